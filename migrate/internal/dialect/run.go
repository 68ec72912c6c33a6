package dialect

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Exec runs statements one after the other. It runs none if one of them has an error.
func Exec(ctx context.Context, q Querier, list ...sqlgen.Statement) error {
	if err := sqlgen.Err(list...); err != nil {
		return err
	}
	for _, st := range list {
		if _, err := q.ExecContext(ctx, st.SQL, st.Args...); err != nil {
			return err
		}
	}
	return nil
}

// Scan reads the first row of a query, as [sql.Row.Scan] does.
func Scan(ctx context.Context, q Querier, st sqlgen.Statement, dest ...any) error {
	if err := st.Err(); err != nil {
		return err
	}
	return q.QueryRowContext(ctx, st.SQL, st.Args...).Scan(dest...)
}

// Each calls f for every row of a query, after it has read the row into dest. Rows that fit into
// memory are easier to read by [Rows].
func Each(ctx context.Context, q Querier, st sqlgen.Statement, f func() error, dest ...any) error {
	if err := st.Err(); err != nil {
		return err
	}
	rows, err := q.QueryContext(ctx, st.SQL, st.Args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if err := rows.Scan(dest...); err != nil {
			return err
		}
		if err := f(); err != nil {
			return err
		}
	}
	return rows.Err()
}

// Dest returns a pointer to each value, to scan a row into.
func Dest[T any](values []T) []any {
	out := make([]any, len(values))
	for i := range values {
		out[i] = &values[i]
	}
	return out
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
func Affected(ctx context.Context, q Querier, st sqlgen.Statement) (int64, error) {
	if err := st.Err(); err != nil {
		return 0, err
	}
	res, err := q.ExecContext(ctx, st.SQL, st.Args...)
	if err != nil {
		return 0, err
	}
	return res.RowsAffected()
}
