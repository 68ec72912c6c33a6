package dialect

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// ListNames runs a query for one column of text.
func ListNames(ctx context.Context, q Querier, query string, args ...any) ([]string, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, rows.Err()
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
func Names(ctx context.Context, q Querier, s sqlgen.Statement) ([]string, error) {
	return ListNames(ctx, q, s.SQL, s.Args...)
}

// ForeignKeys runs a query with a row per column pair: the constraint's
// identity, its name, child schema, table and column, parent schema, table and
// column, the action on update, and whether it is validated. Rows of one
// constraint are adjacent.
func ForeignKeys(ctx context.Context, q Querier, query string, args ...any) ([]sqlgen.ForeignKey, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []sqlgen.ForeignKey
	last := ""
	for rows.Next() {
		var id string
		var k sqlgen.ForeignKey
		var p sqlgen.Pair
		var validated bool
		if err := rows.Scan(&id, &k.Name, &k.Child.Schema, &k.Child.Table, &p.Child,
			&k.Parent.Schema, &k.Parent.Table, &p.Parent, &k.OnUpdate, &validated); err != nil {
			return nil, err
		}
		if id != last || len(out) == 0 {
			k.Unvalidated = !validated
			out = append(out, k)
			last = id
		}
		cur := &out[len(out)-1]
		cur.Columns = append(cur.Columns, p)
	}
	return out, rows.Err()
}

// Within runs statements one after the other.
func Within(ctx context.Context, q Querier, list ...string) error {
	for _, s := range list {
		if _, err := q.ExecContext(ctx, s); err != nil {
			return err
		}
	}
	return nil
}

// Affected runs a statement and returns how many rows it changed.
func Affected(ctx context.Context, q Querier, query string) (int64, error) {
	res, err := q.ExecContext(ctx, query)
	if err != nil {
		return 0, err
	}
	return res.RowsAffected()
}
