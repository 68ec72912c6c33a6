package postgres

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// Self is the number of the process that serves the session.
func (Dialect) Self(ctx context.Context, q dialect.Querier) (id int64, err error) {
	err = q.QueryRowContext(ctx, "SELECT pg_catalog.pg_backend_pid()").Scan(&id)
	return id, err
}

func (Dialect) Holders(ctx context.Context, q dialect.Querier,
	waiter int64) ([]dialect.Blocker, error) {
	return dialect.Blockers(ctx, q, query("holders"), waiter)
}

// Likely is not guessed: Holders knows.
func (Dialect) Likely(context.Context, dialect.Querier) ([]dialect.Blocker, error) {
	return nil, nil
}

// Briefly says so in milliseconds.
func (Dialect) Briefly(n int) string {
	if n < 0 {
		return "SET lock_timeout = '1s'"
	}
	return fmt.Sprintf("SET lock_timeout = '%dms'", dialect.Try(n).Milliseconds())
}
