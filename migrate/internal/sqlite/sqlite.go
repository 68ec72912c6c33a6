package sqlite

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dialect rewrites column by column in one BEGIN IMMEDIATE transaction, the only writer there is.
//
// Foreign key enforcement is off for the connection. With it on, an ON UPDATE SET NULL would fire
// between parent and child.
type Dialect struct{}

func (Dialect) Profile() engine.Profile { return engine.SQLite }

func (d Dialect) readTable(ctx context.Context, q dialect.Querier, schema,
	table string) (*sqlgen.Table, error) {
	if schema != "" && schema != "main" {
		return nil, sql.ErrNoRows
	}
	t := &sqlgen.Table{Ref: sqlgen.Ref{Schema: "main", Table: table}}
	var kind, def string
	err := q.QueryRowContext(ctx, query("table or view"), table).Scan(&kind, &def)
	if err != nil {
		return nil, err
	}
	switch {
	case kind == "view":
		t.Refusal = "it is a view; name the table behind it"
	case strings.HasPrefix(strings.ToUpper(strings.TrimSpace(def)), "CREATE VIRTUAL"):
		t.Refusal = "it is a virtual table"
	}
	t.Columns, err = dialect.Rows(ctx, q, func(c *sqlgen.TableColumn) []any {
		return []any{&c.Name, &c.Type, &c.Generated, &c.Indexed, &c.Unique}
	}, query("columns"), table)
	if err != nil {
		return nil, err
	}
	t.Triggers, err = updateTriggers(ctx, q, table)
	return t, err
}

// updateTriggers lists the triggers of a table that an UPDATE may fire. The
// catalogue has only their text; what cannot be read there counts.
func updateTriggers(ctx context.Context, q dialect.Querier,
	table string) ([]sqlgen.Trigger, error) {
	list, err := dialect.Rows(ctx, q, func(g *sqlgen.Trigger) []any {
		return []any{&g.Name, &g.Definition}
	}, query("triggers"), table)
	var out []sqlgen.Trigger
	for _, g := range list {
		event, of := triggerEvent(g.Definition)
		if event == "INSERT" || event == "DELETE" {
			continue
		}
		for _, name := range of { // which may be written in another case
			name, err := dialect.FirstName(ctx, q, query("name of a column"), table, name)
			if err != nil {
				return nil, err
			}
			g.Of = append(g.Of, name)
		}
		if err := soleCreate(g.Definition, "TRIGGER", g.Name); err != nil {
			g.Stays = err.Error()
		}
		out = append(out, g)
	}
	return out, err
}

// values looks at the values, because a declared type says little in SQLite.
func (d Dialect) values(ctx context.Context, q dialect.Querier, t *sqlgen.Table,
	columns []string) error {
	for i := range t.Columns {
		fact := &t.Columns[i]
		if !slices.Contains(columns, fact.Name) {
			continue
		}
		f, upper, err := liteForm(ctx, q, sqlgen.Column{Ref: t.Ref, Name: fact.Name}, *fact)
		if errors.As(err, new(*dialect.NotUUIDError)) || errors.As(err, new(*dialect.RefusedError)) {
			fact.Fault, err = err, nil
		}
		if err != nil {
			return err
		}
		fact.ByValue, fact.Open, fact.Form = true, f == nil && fact.Fault == nil, f
		if fact.Open {
			fact.Form = declaredForm(fact.Type)
		}
		// With upper-case letters about, a NOCASE column may call two texts equal
		// that differ in case; a range must hold both or neither.
		if upper && fact.Form.IsText() {
			fact.Final = fact.Form.Collated("NOCASE")
		}
		if f == liteText || fact.Open && !strings.EqualFold(fact.Type, "BLOB") {
			fact.AnyText = liteAnyText
		}
	}
	return nil
}

// recent refuses an SQLite that lacks what the statements use.
func recent(ctx context.Context, q dialect.Querier, _ *dialect.Schema) error {
	var one []byte
	if err := q.QueryRowContext(ctx, "SELECT unhex('00')").Scan(&one); err != nil {
		return fmt.Errorf("this SQLite has no function unhex, which came with version 3.41: %w", err)
	}
	return nil
}

// declaredForm is the form of a column without values.
func declaredForm(typ string) *sqlgen.Form {
	for _, part := range []string{"CHAR", "TEXT", "CLOB"} {
		if strings.Contains(strings.ToUpper(typ), part) {
			return liteText
		}
	}
	return liteBlob
}

func liteForm(ctx context.Context, q dialect.Querier, col sqlgen.Column,
	fact sqlgen.TableColumn) (f *sqlgen.Form, upper bool, err error) {
	b := sqlgen.NewBuilder(engine.SQLite)
	c := b.Q(col.Name)
	if fact.Indexed { // an index begins with numbers and ends with blobs
		b.W("SELECT typeof((SELECT min(", c, ") FROM ", b.Table(col.Ref), ")) = 'blob'")
		var all bool
		if err := dialect.Scan(ctx, q, b.Done(), &all); err != nil || all {
			return liteBlob, false, err
		}
		b = sqlgen.NewBuilder(engine.SQLite)
	}
	b.W("SELECT typeof(", c, "), max(typeof(", c, ") = 'text' AND ", c, " COLLATE BINARY <> lower(",
		c, ")) FROM ", b.Table(col.Ref), " GROUP BY 1")
	var found []string
	var class string
	var up sql.NullBool
	err = dialect.Each(ctx, q, b.Done(), func() error {
		upper = upper || up.Bool
		switch class {
		case "null":
			return nil
		case "blob":
			f = liteBlob
		case "text":
			f = liteText
		default:
			typ := fmt.Sprintf("%s with %s values", fact.Type, class)
			return &dialect.NotUUIDError{Column: col, Type: typ}
		}
		found = append(found, class)
		return nil
	}, &class, &up)
	if err != nil {
		return nil, false, err
	}
	if len(found) > 1 {
		return nil, false, &dialect.RefusedError{Ref: col.Ref,
			Reason: fmt.Sprintf("%s holds both %s values; make them one kind first", col.Name,
				strings.Join(found, " and "))}
	}
	return f, upper, nil
}

func (Dialect) tableNames(ctx context.Context, q dialect.Querier, schema string) ([]string, error) {
	if schema != "" && schema != "main" {
		return nil, nil
	}
	return dialect.ListNames(ctx, q, query("tables"))
}

func (Dialect) foreignKeys(ctx context.Context, q dialect.Querier) ([]sqlgen.ForeignKey, error) {
	return dialect.ForeignKeys(ctx, q, query("foreign keys"))
}

func (Dialect) Kind(err error) dialect.Kind {
	switch s := err.Error(); {
	case strings.Contains(s, "database is locked"), strings.Contains(s, "database table is locked"),
		strings.Contains(s, "SQLITE_BUSY"):
		return dialect.KindLock
	case strings.Contains(s, "CHECK constraint failed"):
		return dialect.KindCheck
	case strings.Contains(s, "UNIQUE constraint failed"):
		return dialect.KindUnique
	case strings.Contains(s, "database or disk is full"):
		return dialect.KindFull
	case strings.Contains(s, "readonly database"):
		return dialect.KindReadOnly
	}
	return dialect.KindOther
}
