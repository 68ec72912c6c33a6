package dialect

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Triggers runs a query with a row per trigger and column that it names, "" for none. An engine may
// leave out the last columns.
func Triggers(ctx context.Context, q Querier, query string, args ...any) ([]sqlgen.Trigger, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	cols, err := rows.Columns()
	if err != nil {
		return nil, err
	}
	var out []sqlgen.Trigger
	for rows.Next() {
		var g sqlgen.Trigger
		var column string
		dest := []any{&g.Name, &column, &g.Definition, &g.On.Schema, &g.On.Table, &g.Mode, &g.Stays}
		if err := rows.Scan(dest[:len(cols)]...); err != nil {
			return nil, err
		}
		if n := len(out); n == 0 || out[n-1].Name != g.Name || out[n-1].On != g.On {
			out = append(out, g)
		}
		if column != "" {
			out[len(out)-1].Of = append(out[len(out)-1].Of, column)
		}
	}
	return out, rows.Err()
}

// ForeignKeys runs a query with a row for each pair of columns. Its columns are the constraint's
// identity and name, the child's schema, table and column, the parent's, the action on
// update, and whether it is validated. Rows of one constraint are adjacent.
func ForeignKeys(ctx context.Context, q Querier, query string, args ...any) (
	out []sqlgen.ForeignKey, err error) {
	var id, last string
	var k sqlgen.ForeignKey
	var p sqlgen.Pair
	var validated bool
	err = Each(ctx, q, sqlgen.Statement{SQL: query, Args: args}, func() error {
		if len(out) == 0 || id != last {
			k.Unvalidated = !validated
			out, last = append(out, k), id
		}
		key := &out[len(out)-1]
		key.Columns = append(key.Columns, p)
		return nil
	}, &id, &k.Name, &k.Child.Schema, &k.Child.Table, &p.Child, &k.Parent.Schema, &k.Parent.Table,
		&p.Parent, &k.OnUpdate, &validated)
	return out, err
}

// RowKey chooses the primary key, or the shortest unique index of whole columns. The query has a
// row per column, in order: the index, the column, whether it is of the primary key, and whether it
// is whole: never NULL, and not just its beginning indexed.
func RowKey(ctx context.Context, q Querier, query string, args ...any) ([]string, error) {
	type part struct {
		index, column  string
		primary, whole bool
	}
	parts, err := Rows(ctx, q, func(p *part) []any {
		return []any{&p.index, &p.column, &p.primary, &p.whole}
	}, query, args...)
	var keys [][]part
	for i, p := range parts {
		if i == 0 || p.index != parts[i-1].index {
			keys = append(keys, nil)
		}
		keys[len(keys)-1] = append(keys[len(keys)-1], p)
	}
	rank := func(key []part) int {
		if key[0].primary {
			return 0
		}
		return 1
	}
	partial := func(p part) bool { return !p.whole || p.column == "" }
	keys = slices.DeleteFunc(keys, func(key []part) bool { return slices.ContainsFunc(key, partial) })
	slices.SortFunc(keys, func(a, b []part) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(len(a), len(b)),
			cmp.Compare(a[0].index, b[0].index))
	})
	var out []string
	if len(keys) > 0 {
		for _, p := range keys[0] {
			out = append(out, p.column)
		}
	}
	return out, err
}

// Identify sets what tells the rows of each column's table apart, but for the column itself.
func Identify(c *sqlgen.Class, tables map[sqlgen.Ref]*sqlgen.Table) {
	for i, col := range c.Columns {
		c.Columns[i].Identity = Members(c, col, tables[col.Ref])
	}
}

// Members lists the columns of a table's key without one column of the class.
func Members(c *sqlgen.Class, col sqlgen.Column, t *sqlgen.Table) []sqlgen.Member {
	var out []sqlgen.Member
	for _, name := range t.RowKey {
		fact, ok := t.Column(name)
		if !ok || name == col.Name || fact.Generated { // which may be made from the id
			continue
		}
		m := sqlgen.Member{Name: name, Key: fact.Canonical}
		i := slices.IndexFunc(c.Columns, func(x sqlgen.Column) bool {
			return x.Ref == col.Ref && x.Name == name
		})
		if i >= 0 {
			if c.Columns[i].Only.Column != "" {
				continue // some of its rows stay as they are
			}
			m.Form, m.Key = c.Columns[i].Form, ""
		}
		if m.Form != nil || m.Key != "" {
			out = append(out, m)
		}
	}
	return out
}

// Base returns a type, as the engine prints it, without what follows its name.
func Base(typ, stop string) string {
	if i := strings.IndexAny(typ, stop); i >= 0 {
		typ = typ[:i]
	}
	return strings.ToLower(strings.TrimSpace(typ))
}
