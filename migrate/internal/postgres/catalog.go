package postgres

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Catalog reads the catalogue. Every role sees all of it.
func (d Dialect) Catalog(ctx context.Context, q dialect.Querier, w dialect.Want) (*dialect.Schema,
	error) {
	return dialect.Catalogue{
		Dialect: d, Table: d.readTable, Names: d.tableNames, Schemas: d.schemas, Keys: d.foreignKeys,
		RowKey:    d.identifying,
		Canonical: canonical, Sources: d.sources,
		Forms: d.forms, Plan: d.plan, Survey: d.survey,
	}.Read(ctx, q, w)
}

// forms finds the columns that are assigned to themselves. It asks first whether the role may read
// the rows.
func (d Dialect) forms(ctx context.Context, q dialect.Querier, s *dialect.Schema) error {
	w := d.script(ctx, q)
	s.Lacks.Grants = once(perColumn(s.Class, w.ask, "missing grants to read"))
	s.Blind = len(s.Lacks.Grants) > 0
	if s.Blind {
		return w.Err
	}
	for _, ref := range s.Class.Refs() {
		t := s.Tables[ref]
		t.SelfAssigned = w.selfAssigned(t, s.Class)
	}
	return w.Err
}

// plan asks for what lies outside the tables, what is made from them, and what the role lacks.
func (d Dialect) plan(ctx context.Context, q dialect.Querier, _ dialect.Want,
	s *dialect.Schema) error {
	w := d.script(ctx, q)
	w.Doing("asking for the privileges", func() {
		s.Lacks.Grants = once(slices.Concat(s.Lacks.Grants, w.ask("missing grants on the state"),
			perColumn(s.Class, w.askShown, "missing grants on a column")))
	})
	if s.Blind { // a role that may not use a schema may not ask about its tables
		return w.Err
	}
	w.Doing("reading what depends on the tables", func() {
		s.Outside = strings.Join(perColumn(s.Class, w.askShown, "outside"), "; ")
	})
	w.Doing("looking at the publications", func() {
		s.Publications = slices.Concat(w.ask("publications of all tables"),
			w.perTable(s.Class, "publications without updates"),
			perColumn(s.Class, w.askShown, "publications that filter"))
	})
	w.Doing("looking for materialised views", func() {
		var schemas, tables, columns []string
		for _, col := range s.Class.Columns {
			schemas, tables = append(schemas, col.Schema), append(tables, col.Table)
			columns = append(columns, col.Name)
		}
		s.Refresh = w.ask("materialised views", pgArray(schemas), pgArray(tables), pgArray(columns))
	})
	return w.Err
}

// alters lists the grants that this role lacks to alter the tables of a class. Indexes need
// more than triggers do.
func (d Dialect) alters(ctx context.Context, q dialect.Querier, c *sqlgen.Class,
	a dialect.Altering) (dialect.Lacks, error) {
	queries := []string{"missing rights of an owner"}
	if a.Indexes {
		queries = append(queries, "missing grants to create")
	}
	w := d.script(ctx, q)
	list := w.perTable(c, queries...)
	return dialect.Lacks{Grants: once(list)}, w.Err
}

// once leaves out what a list has had already.
func once[T comparable](list []T) (out []T) {
	for _, s := range list {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

// selfAssigned lists columns that keep PostgreSQL from a search for dead entries. From version 14
// on it searches before it splits a page of an index if the UPDATE names no column of it. That
// costs more than the rewrite of a whole table.
//
// A partitioned table's keys are left out. So is every column of a table that has triggers, which
// may be for the columns that a statement names, or generated columns, which are made again.
func (w script) selfAssigned(t *sqlgen.Table, c *sqlgen.Class) (out []string) {
	if len(t.Triggers) > 0 {
		return nil
	}
	type row struct {
		index  int64
		column string
		fixed  bool
	}
	rows := dialect.ListRows(w.Script, func(r *row) []any {
		return []any{&r.index, &r.column, &r.fixed}
	}, query("indexed columns"), t.Schema, t.Table)
	free, skip := "", false // of an index: what may be assigned; whether an UPDATE names one already
	for i, r := range rows {
		skip = skip || slices.Contains(out, r.column) && !r.fixed ||
			slices.ContainsFunc(c.Columns, func(x sqlgen.Column) bool {
				return x.Ref == t.Ref && x.Name == r.column
			})
		if free == "" && !r.fixed {
			free = r.column
		}
		if i+1 < len(rows) && rows[i+1].index == r.index {
			continue
		}
		if !skip && free != "" {
			out = append(out, free)
		}
		free, skip = "", false
	}
	return out
}

// identifying leaves out columns that have no binary form.
func (Dialect) identifying(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.ListNames(ctx, q, query("binary row key"), t.Schema, t.Table)
}

// canonical sends text in the encoding of the database. Dates, times and floats, which are not the
// same text in every session, it sends in their binary form.
func canonical(col sqlgen.TableColumn) string {
	if !strings.HasSuffix(col.Type, "]") { // or it is an array
		switch dialect.Base(col.Type, "(") {
		case "bytea", "smallint", "integer", "bigint":
			return "{c}"
		case "uuid", "numeric", "boolean", "oid":
			return "{c}::text"
		case "text", "character varying", "character", "name":
			return "convert_to({c}::text, getdatabaseencoding())"
		}
	}
	return "record_send(ROW({c}))"
}

func (Dialect) sources(ctx context.Context, q dialect.Querier,
	t sqlgen.Ref) ([]dialect.Source, error) {
	list, err := dialect.Sources(ctx, q, queryShown("sources of values"), t.Schema, t.Table)
	if err == nil {
		err = dialect.Within(ctx, q, ownPath)
	}
	return list, err
}

// places walks an ordinary table by ctid, for which PostgreSQL 14 and later have a
// scan of ranges. A partitioned table has many rows of one ctid.
func (d Dialect) places(ctx context.Context, q dialect.Querier,
	col sqlgen.Column) (*sqlgen.Places, error) {
	var pages int64
	var rows float64
	var able bool
	name := sqlgen.NewBuilder(d.Profile()).Table(col.Ref)
	err := q.QueryRowContext(ctx, query("pages"), name).Scan(&able, &pages, &rows)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil // partitioned, or stored in another way
	}
	if err != nil || !able {
		return nil, err
	}
	if rows < 1 {
		rows = 64 // never analysed; the pace corrects what the chunks take
	}
	return &sqlgen.Places{Name: "ctid", Cast: "tid", Last: pages, PerRow: rows}, nil
}

func (d Dialect) readTable(ctx context.Context, q dialect.Querier, schema,
	table string) (*sqlgen.Table, error) {
	w, t := d.script(ctx, q), tableRow{}
	w.Scan(query("table"), []any{table, schema}, t.dest()...)
	out := t.table()
	out.Columns = w.columns(out.Ref)
	out.Triggers = w.updateTriggers(out.Ref)
	return out, w.Err
}

// A tableRow is what the catalogue says of a table.
type tableRow struct {
	sqlgen.Ref
	kind                                       string
	secured, forced, isPart, inherits, hasRule bool
}

func (t *tableRow) dest() []any {
	return []any{&t.Schema, &t.Ref.Table, &t.kind, &t.secured, &t.forced, &t.isPart, &t.inherits,
		&t.hasRule}
}

// table says whether its rows can be rewritten, and indexed while others write.
func (t *tableRow) table() *sqlgen.Table {
	out := &sqlgen.Table{Ref: t.Ref}
	switch {
	case t.kind == "v" || t.kind == "m":
		out.Refusal = "it is a view; name the table behind it"
	case t.kind == "f":
		out.Refusal = "it is a foreign table; run the rewrite where the table lives"
	case t.isPart:
		out.Refusal = "it is a partition; name the partitioned table, and if a foreign key is of " +
			"the partition alone, make it one of the whole table"
	case t.inherits:
		out.Refusal = "it takes part in table inheritance, where a key is unique per table only"
	case t.hasRule:
		out.Refusal = "a rule rewrites its updates; drop the rule for the run"
	}
	if t.kind == "p" {
		out.IndexRefusal = "the server makes none for a partitioned table while others write: make " +
			"one ON ONLY the table and one CONCURRENTLY on each partition, and attach these"
	}
	return out
}

func (w script) columns(t sqlgen.Ref) (out []sqlgen.TableColumn) {
	for _, c := range dialect.ListRows(w.Script, columnDest, query("columns"), t.Schema, t.Table) {
		out = append(out, setForm(c))
	}
	return out
}

// columnDest is where the facts of a column go.
func columnDest(c *sqlgen.TableColumn) []any {
	return []any{&c.Name, &c.Type, &c.Base, &c.Collation, &c.Generated, &c.Indexed, &c.Unique,
		&c.Keyed}
}

// setForm sets the form in which a column holds ids.
func setForm(c sqlgen.TableColumn) sqlgen.TableColumn {
	forms := map[string]*sqlgen.Form{"uuid": pgUUID, "bytea": pgBytea, "text": pgText,
		"varchar": pgText, "bpchar": pgBpchar}
	anyText := map[*sqlgen.Form]*sqlgen.Form{pgText: pgAnyText(), pgBpchar: pgAnyBpchar()}
	c.Form = forms[c.Base]
	c.AnyText = anyText[c.Form]
	return c
}

func (Dialect) tableNames(ctx context.Context, q dialect.Querier, schema string) ([]string, error) {
	return dialect.ListNames(ctx, q, query("tables"), schema)
}

// schemas lists the schemas with tables, and those that the role has no USAGE of.
func (d Dialect) schemas(ctx context.Context, q dialect.Querier, s *dialect.Schema) error {
	w := d.script(ctx, q)
	s.WhyClosed = "the schemas %s (the role has no USAGE of them)"
	s.Schemas = w.ask("schemas with tables", true)
	s.ClosedSchemas = w.ask("schemas with tables", false)
	return w.Err
}

func (Dialect) foreignKeys(ctx context.Context, q dialect.Querier) ([]sqlgen.ForeignKey, error) {
	return dialect.ForeignKeys(ctx, q, query("foreign keys"))
}
