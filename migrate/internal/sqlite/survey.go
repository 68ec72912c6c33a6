package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// survey reads all tables of the main database.
func (d Dialect) survey(ctx context.Context, q dialect.Querier, _ []string,
	_ *dialect.Schema) (out []*sqlgen.Table, err error) {
	type column struct {
		table string
		sqlgen.TableColumn
		bare  bool
		names string
	}
	type trigger struct{ table, name, def string }
	w := d.script(ctx, q)
	parts := w.partsOfVirtual()
	for _, c := range dialect.ListRows(w.Script, func(c *column) []any {
		return []any{&c.table, &c.Name, &c.Type, &c.Generated, &c.Indexed, &c.Unique, &c.Primary,
			&c.Keyed, &c.bare, &c.names}
	}, query("surveyed columns")) {
		if parts[c.table] != "" {
			continue
		}
		if n := len(out); n == 0 || out[n-1].Table != c.table {
			t := &sqlgen.Table{Ref: sqlgen.Ref{Schema: "main", Table: c.table}, Rows: -1}
			if !c.bare {
				t.Counter = rowidOf(strings.Fields(c.names))
			}
			out = append(out, t)
		}
		c.Base, c.Length = strings.ToLower(c.Type), -1
		t := out[len(out)-1]
		t.Columns = append(t.Columns, c.TableColumn)
	}
	for _, t := range out {
		w.declare(t)
	}
	for _, g := range dialect.ListRows(w.Script, func(g *trigger) []any {
		return []any{&g.table, &g.name, &g.def}
	}, query("surveyed triggers")) {
		i := slices.IndexFunc(out, func(t *sqlgen.Table) bool {
			return sameName(t.Table, g.table)
		})
		if event, of := triggerEvent(g.def); i >= 0 && event != "INSERT" && event != "DELETE" {
			out[i].Triggers = append(out[i].Triggers, sqlgen.Trigger{Name: g.name, Of: spellAs(of, out[i])})
		}
	}
	return out, w.Err
}

// rowidOf is a name of the rowid that no column has, "" if there is none.
func rowidOf(names []string) string {
	for _, name := range []string{"rowid", "_rowid_", "oid"} {
		if !slices.Contains(names, name) {
			return name
		}
	}
	return ""
}

// spellAs writes names of columns as their table has them.
func spellAs(names []string, t *sqlgen.Table) (out []string) {
	for _, name := range names {
		i := slices.IndexFunc(t.Names(), func(s string) bool { return sameName(s, name) })
		if i >= 0 {
			name = t.Names()[i]
		}
		out = append(out, name)
	}
	return out
}

// mostSeen is how many rows are looked at for the kind of a column's values.
const mostSeen = 1000

// declare sets the forms of a table's columns by one of their first values, or by their types.
func (w script) declare(t *sqlgen.Table) {
	var kinds []string
	for _, c := range t.Columns {
		if c.Generated { // whose expression may fail
			kinds = append(kinds, "NULL")
			continue
		}
		kinds = append(kinds, fmt.Sprintf("(SELECT typeof(v) FROM (SELECT %s AS v FROM %s LIMIT %d) "+
			"WHERE v IS NOT NULL LIMIT 1)", w.Q(c.Name), w.Table(t.Ref), mostSeen))
	}
	found := make([]sql.NullString, len(kinds))
	w.Scan("SELECT "+strings.Join(kinds, ", "), nil, dialect.Dest(found)...)
	for i := range t.Columns {
		c := &t.Columns[i]
		c.ByValue = true
		switch found[i].String {
		case "text":
			c.Form, c.AnyText = liteText, liteAnyText()
		case "blob":
			c.Form = liteBlob
		case "":
			c.Form, c.Open = declaredForm(c.Type), true
			if !strings.EqualFold(c.Type, "BLOB") {
				c.AnyText = liteAnyText()
			}
		}
	}
}
