package dialect

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

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

// A keyPart is a column of a unique index.
type keyPart struct {
	index, column string
	primary       bool
	whole         bool // the column is never NULL, and not just its beginning is indexed
}

// RowKey chooses the primary key, or the shortest index of columns that are never
// NULL. Parts of one index are adjacent and in order.
func RowKey(parts []keyPart) []string {
	type candidate struct {
		index   string
		primary bool
		columns []string
	}
	var list []candidate
	bad := map[string]bool{}
	for _, p := range parts {
		if n := len(list); n == 0 || list[n-1].index != p.index {
			list = append(list, candidate{index: p.index, primary: p.primary})
		}
		at := &list[len(list)-1]
		at.columns = append(at.columns, p.column)
		bad[p.index] = bad[p.index] || !p.whole || p.column == ""
	}
	list = slices.DeleteFunc(list, func(c candidate) bool { return bad[c.index] })
	if len(list) == 0 {
		return nil
	}
	return slices.MinFunc(list, func(a, b candidate) int {
		switch {
		case a.primary != b.primary && a.primary:
			return -1
		case a.primary != b.primary:
			return 1
		}
		return cmp.Or(cmp.Compare(len(a.columns), len(b.columns)), cmp.Compare(a.index, b.index))
	}).columns
}

// KeyParts runs a query with a row per column of a unique index: the index, the
// column, whether it is the primary key, and whether the column is whole.
func KeyParts(ctx context.Context, q Querier, query string, args ...any) ([]keyPart, error) {
	return Rows(ctx, q, func(p *keyPart) []any {
		return []any{&p.index, &p.column, &p.primary, &p.whole}
	}, query, args...)
}

// Base returns a type, as the engine prints it, without what follows its name.
func Base(typ, stop string) string {
	if i := strings.IndexAny(typ, stop); i >= 0 {
		typ = typ[:i]
	}
	return strings.ToLower(strings.TrimSpace(typ))
}
