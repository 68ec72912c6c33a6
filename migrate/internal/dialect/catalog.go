package dialect

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Rows runs a query and returns its rows, each scanned into what dest returns of it.
func Rows[T any](ctx context.Context, q Querier, dest func(*T) []any, query string,
	args ...any) ([]T, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []T
	for rows.Next() {
		var row T
		if err := rows.Scan(dest(&row)...); err != nil {
			return nil, err
		}
		out = append(out, row)
	}
	return out, rows.Err()
}

// ListNames runs a query for one column of text.
func ListNames(ctx context.Context, q Querier, query string, args ...any) ([]string, error) {
	return Rows(ctx, q, func(s *string) []any { return []any{s} }, query, args...)
}

// Pairs runs a query for two columns of text, as a name and its value.
func Pairs(ctx context.Context, q Querier, query string, args ...any) ([][2]string, error) {
	return Rows(ctx, q, func(p *[2]string) []any { return []any{&p[0], &p[1]} }, query, args...)
}

// FirstName runs a query for one column of text, and returns its first row, "" if there is none.
func FirstName(ctx context.Context, q Querier, query string, args ...any) (string, error) {
	list, err := ListNames(ctx, q, query, args...)
	if len(list) == 0 {
		return "", err
	}
	return list[0], err
}

// Triggers runs a query with a row per trigger and column that it names, "" for
// none. Rows of one trigger are adjacent.
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

// Names runs a statement whose rows are one text each.
func Names(ctx context.Context, q Querier, st sqlgen.Statement) ([]string, error) {
	if err := st.Err(); err != nil {
		return nil, err
	}
	return ListNames(ctx, q, st.SQL, st.Args...)
}

// ForeignKeys runs a query with a row for each pair of columns. Its columns are the constraint's
// identity and name, the child's schema, table and column, those of the parent, the action on
// update, and whether it is validated. Rows of one constraint are adjacent.
func ForeignKeys(ctx context.Context, q Querier, query string, args ...any) (
	[]sqlgen.ForeignKey, error) {
	type row struct {
		id        string
		k         sqlgen.ForeignKey
		p         sqlgen.Pair
		validated bool
	}
	rows, err := Rows(ctx, q, func(r *row) []any {
		return []any{&r.id, &r.k.Name, &r.k.Child.Schema, &r.k.Child.Table, &r.p.Child,
			&r.k.Parent.Schema, &r.k.Parent.Table, &r.p.Parent, &r.k.OnUpdate, &r.validated}
	}, query, args...)
	var out []sqlgen.ForeignKey
	for i, r := range rows {
		if i == 0 || r.id != rows[i-1].id {
			r.k.Unvalidated = !r.validated
			out = append(out, r.k)
		}
		last := &out[len(out)-1]
		last.Columns = append(last.Columns, r.p)
	}
	return out, err
}
