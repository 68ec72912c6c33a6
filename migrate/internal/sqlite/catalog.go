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
)

func (Dialect) identifying(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.RowKey(ctx, q, query("row keys"), t.Table)
}

// canonical quotes the value, whose type belongs to it and not to the column.
func canonical(sqlgen.TableColumn) string { return "quote({c})" }

// Catalog reads the catalogue of the main database. A file has no privileges, so that nothing
// is hidden.
func (d Dialect) Catalog(ctx context.Context, q dialect.Querier, w dialect.Want) (*dialect.Schema,
	error) {
	return dialect.Catalogue{
		Dialect: d, Table: d.readTable, Names: d.tableNames, Keys: d.foreignKeys,
		RowKey:    d.identifying,
		Canonical: canonical, Values: d.values, Forms: recent,
		Sources: d.sources, Survey: d.survey,
	}.Read(ctx, q, w)
}

func (Dialect) sources(ctx context.Context, q dialect.Querier,
	t sqlgen.Ref) ([]dialect.Source, error) {
	return dialect.Sources(ctx, q, query("sources of values"), t.Table)
}

// places walks by rowid, where the table has one and no column of that name hides it.
func (d Dialect) places(ctx context.Context, q dialect.Querier,
	col sqlgen.Column) (*sqlgen.Places, error) {
	var hidden, without int
	err := q.QueryRowContext(ctx, query("rowid"), col.Table).Scan(&hidden, &without)
	if err != nil || hidden > 0 || without > 0 {
		return nil, err
	}
	w, last := d.script(ctx, q), int64(0)
	w.Scan("SELECT COALESCE(max(rowid), 0) FROM "+w.Table(col.Ref), nil, &last)
	return &sqlgen.Places{Name: "rowid", Last: last}, w.Err
}

func (d Dialect) readTable(ctx context.Context, q dialect.Querier, schema,
	table string) (*sqlgen.Table, error) {
	if schema != "" && schema != "main" {
		return nil, sql.ErrNoRows
	}
	w, t := d.script(ctx, q), &sqlgen.Table{Ref: sqlgen.Ref{Schema: "main", Table: table}}
	var kind, def string
	w.Scan(query("table or view"), []any{table}, &kind, &def)
	switch {
	case kind == "view":
		t.Refusal = "it is a view; name the table behind it"
	case strings.HasPrefix(strings.ToUpper(strings.TrimSpace(def)), "CREATE VIRTUAL"):
		t.Refusal = "it is a virtual table"
	case w.partsOfVirtual()[table] != "":
		t.Refusal = "it is a part of the virtual table " + w.partsOfVirtual()[table]
	}
	t.Columns = dialect.ListRows(w.Script, func(c *sqlgen.TableColumn) []any {
		return []any{&c.Name, &c.Type, &c.Generated, &c.Indexed, &c.Unique}
	}, query("columns"), table)
	t.Triggers = w.updateTriggers(table)
	return t, w.Err
}

// partsOfVirtual maps the tables that belong to a virtual table to its name. Their values are the
// module's own.
func (w script) partsOfVirtual() map[string]string {
	out := map[string]string{}
	for _, p := range w.objects("parts of virtual tables", "") {
		out[p.name] = p.def
	}
	return out
}

// updateTriggers lists the triggers of a table that an UPDATE may fire. The
// catalogue has only their text; what cannot be read there counts.
func (w script) updateTriggers(table string) (out []sqlgen.Trigger) {
	for _, g := range dialect.ListRows(w.Script, func(g *sqlgen.Trigger) []any {
		return []any{&g.Name, &g.Definition}
	}, query("triggers"), table) {
		event, of := triggerEvent(g.Definition)
		if event == "INSERT" || event == "DELETE" {
			continue
		}
		for _, name := range of { // which may be written in another case, or be of no column
			g.Of = append(g.Of, strings.Join(w.ask("name of a column", table, name), ""))
		}
		if err := soleCreate(g.Definition, "TRIGGER", g.Name); err != nil {
			g.Stays = err.Error()
		}
		out = append(out, g)
	}
	return out
}

// values looks at the values, because a declared type says little in SQLite.
func (d Dialect) values(ctx context.Context, q dialect.Querier, t *sqlgen.Table,
	columns []string) error {
	for i := range t.Columns {
		fact := &t.Columns[i]
		if !slices.Contains(columns, fact.Name) {
			continue
		}
		f, upper, err := d.liteForm(ctx, q, sqlgen.Column{Ref: t.Ref, Name: fact.Name}, *fact)
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
			fact.Final = fact.Form.WithCollation("NOCASE")
		}
		if f == liteText || fact.Open && !strings.EqualFold(fact.Type, "BLOB") {
			fact.AnyText = liteAnyText()
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

// liteForm is the form of the values of a column, nil where there are none. upper is whether some
// are not in lower case.
func (d Dialect) liteForm(ctx context.Context, q dialect.Querier, col sqlgen.Column,
	fact sqlgen.TableColumn) (f *sqlgen.Form, upper bool, err error) {
	w := d.script(ctx, q)
	c, from := w.Q(col.Name), " FROM "+w.Table(col.Ref)
	if fact.Indexed { // an index begins with numbers and ends with blobs
		var all bool
		w.Scan("SELECT typeof((SELECT min("+c+")"+from+")) = 'blob'", nil, &all)
		if all {
			return liteBlob, false, nil
		}
	}
	type group struct {
		class string
		upper sql.NullBool
	}
	forms := map[string]*sqlgen.Form{"blob": liteBlob, "text": liteText}
	var found []string
	for _, g := range dialect.ListRows(w.Script, func(g *group) []any {
		return []any{&g.class, &g.upper}
	}, "SELECT typeof("+c+"), max(typeof("+c+") = 'text' AND "+c+" COLLATE BINARY <> lower("+c+"))"+
		from+" GROUP BY 1") {
		if g.class == "null" {
			continue
		}
		if f = forms[g.class]; f == nil {
			typ := fmt.Sprintf("%s with %s values", fact.Type, g.class)
			return nil, false, &dialect.NotUUIDError{Column: col, Type: typ}
		}
		upper = upper || g.upper.Bool
		found = append(found, g.class)
	}
	if len(found) > 1 {
		return nil, false, &dialect.RefusedError{Ref: col.Ref,
			Reason: fmt.Sprintf("%s holds both %s values; make them one kind first", col.Name,
				strings.Join(found, " and "))}
	}
	return f, upper, w.Err
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
