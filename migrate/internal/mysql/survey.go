package mysql

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// survey reads all tables of some databases, or of the connection's.
func (d Dialect) survey(ctx context.Context, q dialect.Querier, schemas []string,
	s *dialect.Schema) (out []*sqlgen.Table, err error) {
	t := d.ask(ctx, q)
	t.scan(d.sql("SELECT COALESCE(DATABASE(), '')"), &s.Home)
	if len(schemas) == 0 {
		schemas = []string{s.Home}
	}
	v, logs := t.server(), ""
	if !v.isTiDB {
		logs = t.logging()
	}
	for _, schema := range dialect.SchemasAround(schemas, s.Keys) {
		for _, table := range t.tablesOf(schema, v) {
			table.LinkRefusal = v.links
			if table.Refusal == "" {
				table.Refusal = logs
			}
			if v.certifies {
				t.refuseUnseen(table)
			}
			out = append(out, table)
		}
	}
	return out, t.err
}

// tablesOf reads the tables of a database with their columns, indexes and triggers.
func (t *talk) tablesOf(schema string, v variant) (out []*sqlgen.Table) {
	type table struct {
		sqlgen.Ref
		kind, store string
		rows        int64
		divided     bool
	}
	type row struct {
		sqlgen.Ref
		column
		counts bool
		expr   string
	}
	type part struct {
		sqlgen.Ref
		indexPart
	}
	tables := rows(t, func(x *table) []any {
		return []any{&x.Schema, &x.Table, &x.kind, &x.store, &x.rows, &x.divided}
	}, "surveyed tables", schema)
	parts := map[sqlgen.Ref][]indexPart{}
	for _, p := range rows(t, func(p *part) []any {
		return []any{&p.Schema, &p.Table, &p.index, &p.indexPart.column, &p.no, &p.repeats, &p.sorts}
	}, "surveyed indexes", schema) {
		parts[p.Ref] = append(parts[p.Ref], p.indexPart)
	}
	columns := map[sqlgen.Ref][]sqlgen.TableColumn{}
	counters, made := map[sqlgen.Ref]string{}, map[sqlgen.Ref][]row{}
	for _, c := range rows(t, func(c *row) []any {
		return []any{&c.Schema, &c.Table, &c.Name, &c.Type, &c.Base, &c.size, &c.Collation,
			&c.Generated, &c.Touched, &c.Length, &c.counts, &c.expr}
	}, "surveyed columns", schema) {
		columns[c.Ref] = append(columns[c.Ref], c.fact(parts[c.Ref]))
		if c.counts {
			counters[c.Ref] = c.Name
		}
		if c.expr != "" {
			made[c.Ref] = append(made[c.Ref], c)
		}
	}
	triggers := map[sqlgen.Ref][]sqlgen.Trigger{}
	for _, g := range try(t, func() ([]sqlgen.Trigger, error) {
		return dialect.Triggers(t.ctx, t.q, query("surveyed triggers"), schema)
	}) {
		triggers[g.On] = append(triggers[g.On], g)
	}
	ranged := map[sqlgen.Ref]bool{}
	if v.isTiDB {
		for _, ref := range rows(t, func(r *sqlgen.Ref) []any {
			return []any{&r.Schema, &r.Table}
		}, "surveyed tables with ranges on TiDB", schema) {
			ranged[ref] = true
		}
	}
	for _, x := range tables {
		obstacles := map[string]string{}
		if x.divided {
			obstacles[""] = "its partitions"
		}
		for _, g := range made[x.Ref] {
			for _, c := range columns[x.Ref] {
				if hasName(g.expr, c.Name) {
					obstacles[c.Name] = "the generated column " + g.Name
				}
			}
		}
		out = append(out, &sqlgen.Table{
			Ref: x.Ref, Refusal: notInPlace(x.kind, x.store), Rows: x.rows, Counter: counters[x.Ref],
			Columns: columns[x.Ref], Triggers: triggers[x.Ref], Ranged: ranged[x.Ref], Obstacles: obstacles,
		})
	}
	return out
}
