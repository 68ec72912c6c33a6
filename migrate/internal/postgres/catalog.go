package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Catalog reads the catalogue, of which every role sees everything.
func (d Dialect) Catalog(ctx context.Context, q dialect.Querier, w dialect.Want) (*dialect.Schema,
	error) {
	return dialect.Catalogue{
		Dialect: d, Table: d.readTable, Names: d.tableNames, Schemas: d.schemas, Keys: d.foreignKeys,
		RowKey:    d.identifying,
		Canonical: canonical, Sources: d.sources,
		Forms: d.forms, Plan: d.plan,
	}.Read(ctx, q, w)
}

// forms finds the columns that are assigned to themselves. It asks first whether the role may read
// the rows.
func (d Dialect) forms(ctx context.Context, q dialect.Querier, s *dialect.Schema) (err error) {
	if err := blind(ctx, q, s); err != nil || s.Blind {
		return err
	}
	for _, ref := range s.Class.Refs() {
		t := s.Tables[ref]
		if t.SelfAssigned, err = d.selfAssigned(ctx, q, t, s.Class); err != nil {
			return err
		}
	}
	return nil
}

// plan asks for what lies outside the tables, what is made from them, and what the role lacks.
func (d Dialect) plan(ctx context.Context, q dialect.Querier, w dialect.Want,
	s *dialect.Schema) (err error) {
	if err := lacks(ctx, q, w.Copied, s); err != nil {
		return fmt.Errorf("asking for the privileges: %w", err)
	}
	if s.Blind {
		return nil
	}
	if !w.Copied {
		if s.Outside, err = outside(ctx, q, s.Class); err != nil {
			return fmt.Errorf("reading what depends on the tables: %w", err)
		}
		if s.Publications, err = publications(ctx, q, s.Class); err != nil {
			return fmt.Errorf("looking at the publications: %w", err)
		}
		if s.Materialised, err = materialised(ctx, q, s.Class); err != nil {
			return fmt.Errorf("looking for materialised views: %w", err)
		}
	}
	return nil
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
	list, err := dialect.Sources(ctx, q, shown("sources of values"), t.Schema, t.Table)
	if err == nil {
		err = dialect.Within(ctx, q, ownPath)
	}
	return list, err
}

func materialised(ctx context.Context, q dialect.Querier, c *sqlgen.Class) ([]string, error) {
	var schemas, tables, columns []string
	for _, col := range c.Columns {
		schemas, tables = append(schemas, col.Schema), append(tables, col.Table)
		columns = append(columns, col.Name)
	}
	return dialect.ListNames(ctx, q, query("materialised views"),
		pgArray(schemas), pgArray(tables), pgArray(columns))
}

// perColumn runs a query for each column of a class.
func perColumn(ctx context.Context, q dialect.Querier, name string,
	c *sqlgen.Class) ([]string, error) {
	var out []string
	for _, col := range c.Columns {
		list, err := listShown(ctx, q, name, col.Schema, col.Table, col.Name)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return out, nil
}

func outside(ctx context.Context, q dialect.Querier, c *sqlgen.Class) (string, error) {
	list, err := perColumn(ctx, q, "outside", c)
	return strings.Join(list, "; "), err
}

func publications(ctx context.Context, q dialect.Querier, c *sqlgen.Class) ([]string, error) {
	out, err := dialect.ListNames(ctx, q, query("publications of all tables"))
	for _, ref := range c.Refs() {
		if err != nil {
			return nil, err
		}
		var list []string
		list, err = dialect.ListNames(ctx, q, query("publications without updates"), ref.Schema,
			ref.Table)
		out = append(out, list...)
	}
	if err != nil {
		return nil, err
	}
	filters, err := perColumn(ctx, q, "publications that filter", c)
	return append(out, filters...), err
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
	t := &sqlgen.Table{}
	var kind string
	var rls, forced, part, inherits, rules bool
	err := q.QueryRowContext(ctx, query("table"), table, schema).
		Scan(&t.Schema, &t.Table, &kind, &rls, &forced, &part, &inherits, &rules)
	if err != nil {
		return nil, err
	}
	switch {
	case kind == "v" || kind == "m":
		t.Refusal = "it is a view; name the table behind it"
	case kind == "f":
		t.Refusal = "it is a foreign table; run the rewrite where the table lives"
	case part:
		t.Refusal = "it is a partition; name the partitioned table, and if a foreign key is of " +
			"the partition alone, make it one of the whole table"
	case inherits:
		t.Refusal = "it takes part in table inheritance, where a key is unique per table only"
	case rules:
		t.Refusal = "a rule rewrites its updates; drop the rule for the run"
	}
	if kind == "p" {
		t.Unindexed = "the server makes none for a partitioned table while others write: make " +
			"one ON ONLY the table and one CONCURRENTLY on each partition, and attach these"
	}
	if t.Columns, err = d.columns(ctx, q, t.Ref); err != nil {
		return nil, err
	}
	t.Triggers, err = d.updateTriggers(ctx, q, t.Ref)
	return t, err
}

func (Dialect) columns(ctx context.Context, q dialect.Querier,
	t sqlgen.Ref) ([]sqlgen.TableColumn, error) {
	type row struct {
		sqlgen.TableColumn
		base string // the type without the domains above it
	}
	forms := map[string]*sqlgen.Form{"uuid": pgUUID, "bytea": pgBytea, "text": pgText,
		"varchar": pgText, "bpchar": pgBpchar}
	rows, err := dialect.Rows(ctx, q, func(c *row) []any {
		return []any{&c.Name, &c.Type, &c.base, &c.Collation, &c.Generated, &c.Indexed, &c.Unique,
			&c.Keyed}
	}, query("columns"), t.Schema, t.Table)
	var out []sqlgen.TableColumn
	for _, c := range rows {
		c.Form = forms[c.base]
		switch c.Form {
		case pgText:
			c.AnyText = pgAnyText
		case pgBpchar:
			c.AnyText = pgAnyBpchar
		}
		out = append(out, c.TableColumn)
	}
	return out, err
}

func (Dialect) tableNames(ctx context.Context, q dialect.Querier, schema string) ([]string, error) {
	return dialect.ListNames(ctx, q, query("tables"), schema)
}

// schemas lists the schemas with tables, and those that the role has no USAGE of.
func (Dialect) schemas(ctx context.Context, q dialect.Querier, s *dialect.Schema) (err error) {
	s.Shut = "the schemas %s (the role has no USAGE of them)"
	if s.Schemas, err = dialect.ListNames(ctx, q, query("schemas with tables"), true); err == nil {
		s.Closed, err = dialect.ListNames(ctx, q, query("schemas with tables"), false)
	}
	return err
}

func (Dialect) foreignKeys(ctx context.Context, q dialect.Querier) ([]sqlgen.ForeignKey, error) {
	return dialect.ForeignKeys(ctx, q, query("foreign keys"))
}
