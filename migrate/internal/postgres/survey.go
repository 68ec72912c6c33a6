package postgres

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// survey reads all tables of some schemas, or without any of the application's.
func (d Dialect) survey(ctx context.Context, q dialect.Querier, schemas []string,
	s *dialect.Schema) (out []*sqlgen.Table, err error) {
	type table struct {
		tableRow
		rows, pages int64
		madeFrom    string
	}
	type column struct {
		sqlgen.Ref
		sqlgen.TableColumn
	}
	type trigger struct {
		sqlgen.Ref
		sqlgen.Trigger
		column string
	}
	w, in := d.script(ctx, q), pgArray(dialect.SchemasAround(schemas, s.Keys))
	columns := map[sqlgen.Ref][]sqlgen.TableColumn{}
	for _, c := range dialect.ListRows(w.Script, func(c *column) []any {
		dest := append([]any{&c.Schema, &c.Table}, columnDest(&c.TableColumn)...)
		return append(dest, &c.Length, &c.Primary)
	}, query("surveyed columns"), in) {
		columns[c.Ref] = append(columns[c.Ref], setForm(c.TableColumn))
	}
	triggers := map[sqlgen.Ref][]sqlgen.Trigger{}
	for _, g := range dialect.ListRows(w.Script, func(g *trigger) []any {
		return []any{&g.Schema, &g.Table, &g.Name, &g.column, &g.On.Schema, &g.On.Table}
	}, query("surveyed triggers"), in) {
		list := triggers[g.Ref]
		if n := len(list); n == 0 || list[n-1].Name != g.Name || list[n-1].On != g.On {
			list = append(list, g.Trigger)
		}
		if last := &list[len(list)-1]; g.column != "" {
			last.Of = append(last.Of, g.column)
		}
		triggers[g.Ref] = list
	}
	for _, t := range dialect.ListRows(w.Script, func(t *table) []any {
		return append(t.dest(), &t.rows, &t.pages, &t.madeFrom)
	}, query("surveyed tables"), in) {
		one := t.table()
		one.Columns, one.Triggers = columns[t.Ref], triggers[t.Ref]
		one.Rows, one.Pages, one.MadeFrom = t.rows, t.pages, t.madeFrom
		one.Counter = "ctid"
		if t.kind == "p" {
			one.Obstacles = map[string]string{"": "it is partitioned"}
		}
		out = append(out, one)
	}
	return out, w.Err
}
