package sqlserver

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// readTable reads what the catalogue says. A role that may not see everything is refused: hidden
// from it may be a foreign key, or a security policy that hides rows from the run.
func (d Dialect) readTable(ctx context.Context, q dialect.Querier, schema,
	table string) (*sqlgen.Table, error) {
	t := &sqlgen.Table{}
	var kind string
	var external, memory, files, sent, captured, secured, instead, tracked, sees bool
	var temporal int
	err := q.QueryRowContext(ctx, query("table"), table, schema).
		Scan(&t.Schema, &t.Table, &kind, &temporal, &external, &memory, &files, &sent, &captured,
			&secured, &instead, &tracked, &sees)
	if err != nil {
		return nil, err
	}
	for _, r := range []struct {
		is  bool
		why string
	}{
		{kind == "V", "it is a view; name the table behind it"},
		{kind == "SN", "it is a synonym; name the table behind it"},
		{external, "it is an external table; run the rewrite where the table lives"},
		{memory, "it is memory-optimised, and its foreign keys cannot be disabled in a " +
			"transaction; do this in a window without writers, in a table on disk"},
		{files, "it is a FileTable, whose ids are Windows's own"},
		{temporal == 1, "it is the history of another table"},
		{temporal == 2, "it is system-versioned, and an update would write every old id into its " +
			"history; set SYSTEM_VERSIONING off for the run"},
		{sent, "it is published for replication, which sends a changed key as a DELETE and " +
			"an INSERT; drop the article for the run and bring the subscribers up anew"},
		{captured, "change data capture reads it and would report every row; disable it for the run"},
		{secured, "a security policy hides rows of it or refuses them; set its STATE off for the run"},
		{instead, "an INSTEAD OF trigger takes the place of its updates; disable the trigger " +
			"for the run"},
		{!sees, "this role may not see whether security policies hide rows of it or foreign " +
			"keys refer to it; grant it VIEW DEFINITION on the database"},
	} {
		if r.is {
			t.Refusal = r.why
			break
		}
	}
	if tracked {
		t.Notes = append(t.Notes,
			fmt.Sprintf("change tracking of %q reports each changed key as a DELETE and an INSERT", t.Table))
	}
	if err := d.columns(ctx, q, t); err != nil {
		return nil, err
	}
	t.Triggers, err = dialect.Triggers(ctx, q, query("update triggers"), d.object(t.Ref))
	return t, err
}

// object is a table's name for OBJECT_ID, empty for one that cannot be quoted.
func (d Dialect) object(t sqlgen.Ref) string {
	b := sqlgen.NewBuilder(d.Profile())
	if name := b.Table(t); b.Err == nil {
		return name
	}
	return ""
}

func (d Dialect) columns(ctx context.Context, q dialect.Querier, t *sqlgen.Table) error {
	type row struct {
		sqlgen.TableColumn
		base                               string
		size                               int
		divides, masked, encrypted, ledger bool
		sees                               bool // what is masked
	}
	rows, err := dialect.Rows(ctx, q, func(c *row) []any {
		return []any{&c.Name, &c.Type, &c.base, &c.size, &c.Collation, &c.Generated, &c.Indexed,
			&c.Unique, &c.divides, &c.masked, &c.encrypted, &c.ledger,
			&c.Primary, &c.Keyed, &c.sees}
	}, query("columns"), d.object(t.Ref))
	for _, c := range rows {
		switch {
		case c.divides:
			c.Refusal = "the table is partitioned by it, and a rewrite would move its rows to other " +
				"partitions; do this in a window without writers, with a new partition function"
		case c.encrypted:
			c.Refusal = "it is encrypted by the client (Always Encrypted), so that the server " +
				"cannot read its ids"
		case c.masked:
			c.Refusal = "it is masked, and ids that this role may not see cannot be rewritten; " +
				"drop the mask for the run"
		}
		switch {
		case c.encrypted:
			c.Unreadable = "it is encrypted by the client (Always Encrypted), so that the server " +
				"cannot read it"
		case c.masked && !c.sees:
			c.Unreadable = "it is masked, and this role has no UNMASK permission"
		}
		if c.ledger && t.Refusal == "" {
			t.Refusal = "it is a ledger table, which keeps every old id for ever"
		}
		if c.base == "timestamp" {
			t.Notes = append(t.Notes, fmt.Sprintf("the rowversion column %q of %q changes with every row "+
				"that is rewritten; programs that compare it see a change", c.Name, t.Table))
		}
		c.Form, c.Type = msForm(c.base, c.size), msType(c.Type, c.base, c.size)
		c.Base, c.Length = c.base, int64(c.size)
		if c.size > 0 && (c.base == "nchar" || c.base == "nvarchar") {
			c.Length /= 2
		}
		c.Sorted, c.Keyed = c.Indexed, c.Indexed || c.Keyed
		// Bounds of text stand under the column's collation, which may not be the database's.
		if c.Form != nil && c.Form.IsText() && dialect.PlainName(c.Collation) {
			c.Final = c.Form.WithParamCollation(c.Collation)
		}
		t.Columns = append(t.Columns, c.TableColumn)
	}
	return err
}

// survey reads the tables of some schemas, or of all, and of the schemas that foreign keys link to
// these.
func (d Dialect) survey(ctx context.Context, q dialect.Querier, schemas []string,
	s *dialect.Schema) (out []*sqlgen.Table, err error) {
	type row struct {
		sqlgen.Ref
		rows    int64
		counter string
	}
	list, err := dialect.Rows(ctx, q, func(t *row) []any {
		return []any{&t.Schema, &t.Table, &t.rows, &t.counter}
	}, query("all tables"))
	if err != nil {
		return nil, err
	}
	around := dialect.SchemasAround(schemas, s.Keys)
	for _, r := range list {
		if len(schemas) > 0 && !slices.Contains(around, r.Schema) {
			continue
		}
		t, err := d.readTable(ctx, q, r.Schema, r.Table)
		switch {
		case errors.Is(err, sql.ErrNoRows):
			continue // it is gone since
		case err != nil:
			return nil, err
		}
		t.Rows, t.Pages, t.Counter = r.rows, -1, r.counter
		out = append(out, t)
	}
	return out, nil
}

// msForm is the form of a type whose values take up to size bytes; -1 is any number, which no key
// takes. A longer BINARY, CHAR or NCHAR is padded, so that its values are no ids.
func msForm(base string, size int) *sqlgen.Form {
	switch {
	case base == "uniqueidentifier":
		return msGUID
	case base == "binary" && size == 16, base == "varbinary" && size >= 16:
		return msBinary
	case base == "char" && size == 36, base == "varchar" && size >= 36:
		return msText
	case base == "nchar" && size == 72, base == "nvarchar" && size >= 72:
		return msNText
	}
	return nil
}

// msType writes a type with its length.
func msType(name, base string, size int) string {
	switch base {
	case "nchar", "nvarchar":
		size /= 2
	case "binary", "varbinary", "char", "varchar":
	default:
		return name
	}
	switch {
	case name != base: // an alias type has its own length
		return name
	case size <= 0:
		return name + "(max)"
	}
	return fmt.Sprintf("%s(%d)", name, size)
}

func (Dialect) tableNames(ctx context.Context, q dialect.Querier, schema string) ([]string, error) {
	return dialect.ListNames(ctx, q, query("tables"), schema)
}

func (Dialect) foreignKeys(ctx context.Context, q dialect.Querier) ([]sqlgen.ForeignKey, error) {
	keys, err := dialect.ForeignKeys(ctx, q, query("foreign keys"))
	if err != nil {
		return nil, err
	}
	off, err := dialect.ListNames(ctx, q, query("disabled keys"))
	for i, k := range keys {
		keys[i].Disabled = slices.Contains(off, k.Child.Schema+"."+k.Name)
	}
	return keys, err
}

func (d Dialect) size(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (n int64, err error) {
	err = q.QueryRowContext(ctx, query("size"), d.object(t)).Scan(&n)
	return n, err
}

// createIndex lets writers go on where the edition can: Enterprise, Developer and Azure.
func (d Dialect) createIndex(col sqlgen.Column, name string) []sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	create := "CREATE INDEX " + b.Q(name) + " ON " + b.Table(col.Ref) + " (" + b.Q(col.Name) + ")"
	b.W("IF NOT EXISTS (SELECT 1 FROM sys.indexes WHERE object_id = OBJECT_ID(",
		b.Arg(b.Table(col.Ref)), ") AND name = ", b.Arg(name), ") ")
	b.W("BEGIN IF SERVERPROPERTY(N'EngineEdition') IN (3, 5, 8) ", create,
		" WITH (ONLINE = ON) ELSE ", create, " END")
	return []sqlgen.Statement{b.Done()}
}

// Catalog reads the catalogue. Of what it may not see readTable refuses.
func (d Dialect) Catalog(ctx context.Context, q dialect.Querier, w dialect.Want) (*dialect.Schema,
	error) {
	return dialect.Catalogue{
		Dialect: d, Table: d.readTable, Names: d.tableNames, Keys: d.foreignKeys,
		RowKey:    d.identifying,
		Canonical: canonical, Sources: d.sources, Plan: d.plan, Survey: d.survey,
	}.Read(ctx, q, w)
}

// unrun is the warning of every plan, until the tests have run on a server.
const unrun = "no test has run a rewrite on a SQL Server yet, only on a private build of " +
	"Babelfish with SQL Server's order and locks put in: try it on a copy of the database first"

// plan says what the chunks do to foreign keys, and how a type is changed by hand.
func (d Dialect) plan(_ context.Context, _ dialect.Querier, _ dialect.Want,
	s *dialect.Schema) (err error) {
	s.SuspendWarning = suspends(s.Class)
	s.Warnings = append(s.Warnings, unrun)
	cols := slices.Clone(s.Class.Columns)
	for i, col := range cols {
		fact, _ := s.Tables[col.Ref].Column(col.Name)
		if cols[i].Form = fact.Form; fact.Form == nil {
			return nil
		}
	}
	s.Retype, err = d.retype(cols)
	return err
}

func (d Dialect) identifying(ctx context.Context, q dialect.Querier,
	t sqlgen.Ref) ([]string, error) {
	return dialect.RowKey(ctx, q, query("row keys"), d.object(t))
}

// canonical has every type as bytes. A rowversion changes with its row.
func canonical(col sqlgen.TableColumn) string {
	if b := dialect.Base(col.Type, "("); b == "timestamp" || b == "rowversion" {
		return ""
	}
	return "CONVERT(varbinary(max), {c})"
}

var generatorVersions = map[string]int{"newid": 4, "newsequentialid": 1}

func (d Dialect) sources(ctx context.Context, q dialect.Querier,
	t sqlgen.Ref) ([]dialect.Source, error) {
	return dialect.Sources(ctx, q, query("sources of values"), d.object(t))
}

// retype fills a second column in one transaction and gives it the name of the first. A batch is
// compiled as a whole, so that statements with the new column are texts of their own.
func (d Dialect) retype(cols []sqlgen.Column) (string, error) {
	b := sqlgen.NewBuilder(d.Profile())
	text := func(s string) string { return "N'" + strings.ReplaceAll(s, "'", "''") + "'" }
	b.W("SET XACT_ABORT ON;\nBEGIN TRANSACTION;\n")
	for _, col := range cols {
		table, c := b.Table(col.Ref), b.Q(col.Name)
		b.W("IF EXISTS (SELECT 1 FROM ", table, " WITH (TABLOCKX, HOLDLOCK) WHERE ", c,
			" IS NOT NULL AND NOT ", col.Form.Shape(c),
			") BEGIN; THROW 50000, ", text("a value of "+table+"."+c+" is no id"), ", 1; END;\n")
	}
	b.W("/* Drop the keys, constraints and indexes of these columns here. */\n")
	for _, col := range cols {
		table, c, fresh := b.Table(col.Ref), b.Q(col.Name), b.Q(col.Name+"_new")
		typ, image := "binary(16)", col.Form.Canon(c)
		switch {
		case col.Form.IsText():
		case col.Form.Bare:
			x := "CONVERT(char(32), " + c + ", 2)"
			for _, at := range []string{"21", "17", "13", "9"} {
				x = "STUFF(" + x + ", " + at + ", 0, '-')"
			}
			typ, image = "char(36)", "LOWER("+x+")"
		default:
			typ, image = "char(36)", "LOWER("+col.Form.KeyOut(c)+")"
		}
		b.W("ALTER TABLE ", table, " ADD ", fresh, " ", typ, " NULL;\n",
			"EXEC (", text("UPDATE "+table+" SET "+fresh+" = "+image), ");\n",
			"EXEC (", text("ALTER TABLE "+table+" DROP COLUMN "+c), ");\n",
			"EXEC sp_rename ", text(table+"."+fresh), ", ", text(col.Name), ", N'COLUMN';\n")
	}
	b.W("/* Make them again here, and NOT NULL where it was (ALTER COLUMN). */\nCOMMIT TRANSACTION;")
	st := b.Done()
	return st.SQL, st.Err()
}
