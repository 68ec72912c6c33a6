package dialect

import (
	"context"
	"fmt"

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

// Within runs statements one after the other.
func Within(ctx context.Context, q Querier, list ...string) error {
	for _, s := range list {
		if _, err := q.ExecContext(ctx, s); err != nil {
			return err
		}
	}
	return nil
}

// Updating says in which column an UPDATE failed. An error after which it is tried again keeps its
// text.
func Updating(d Dialect, col sqlgen.Column, err error) error {
	if err == nil || d.Kind(err).Retry() {
		return err
	}
	return fmt.Errorf("updating %s.%s: %w", col.Table, col.Name, err)
}

// CountAffected runs a statement and returns how many rows it changed.
func CountAffected(ctx context.Context, q Querier, st sqlgen.Statement) (int64, error) {
	if err := st.Err(); err != nil {
		return 0, err
	}
	res, err := q.ExecContext(ctx, st.SQL, st.Args...)
	if err != nil {
		return 0, err
	}
	return res.RowsAffected()
}

// Scan reads the first row of a query, as [sql.Row.Scan] does.
func Scan(ctx context.Context, q Querier, st sqlgen.Statement, dest ...any) error {
	if err := st.Err(); err != nil {
		return err
	}
	return q.QueryRowContext(ctx, st.SQL, st.Args...).Scan(dest...)
}

// Each calls f for every row of a query, after it has read the row into dest.
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

// Rows runs a query and returns its rows, each scanned into what dest returns of it.
func Rows[T any](ctx context.Context, q Querier, dest func(*T) []any, query string,
	args ...any) (out []T, err error) {
	var row T
	err = Each(ctx, q, sqlgen.Statement{SQL: query, Args: args}, func() error {
		out = append(out, row)
		return nil
	}, dest(&row)...)
	return out, err
}

// Names runs a statement whose rows are one text each.
func Names(ctx context.Context, q Querier, st sqlgen.Statement) ([]string, error) {
	if err := st.Err(); err != nil {
		return nil, err
	}
	return ListNames(ctx, q, st.SQL, st.Args...)
}

// ListNames runs a query for one column of text.
func ListNames(ctx context.Context, q Querier, query string, args ...any) ([]string, error) {
	return Rows(ctx, q, func(s *string) []any { return []any{s} }, query, args...)
}

// FirstName runs a query for one column of text, and returns its first row, "" if there is none.
func FirstName(ctx context.Context, q Querier, query string, args ...any) (string, error) {
	list, err := ListNames(ctx, q, query, args...)
	if len(list) == 0 {
		return "", err
	}
	return list[0], err
}
