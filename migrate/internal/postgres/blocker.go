package postgres

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

var _ dialect.Watcher = Dialect{}

// Self is the number of the process that serves the session.
func (Dialect) Self(ctx context.Context, q dialect.Querier) (id int64, err error) {
	err = q.QueryRowContext(ctx, "SELECT pg_backend_pid()").Scan(&id)
	return id, err
}

// Holders leaves out what a role without pg_read_all_stats does not see of others:
// the state and the time.
func (Dialect) Holders(ctx context.Context, q dialect.Querier, waiter int64) ([]dialect.Blocker, error) {
	return dialect.Blockers(ctx, q, `SELECT p.pid, COALESCE(a.usename::text, a.backend_type, ''), COALESCE(a.application_name, ''), COALESCE(a.state, ''),
COALESCE(EXTRACT(EPOCH FROM clock_timestamp() - a.xact_start), -1)::float8
FROM (SELECT DISTINCT unnest(pg_blocking_pids($1::int)) AS pid) p LEFT JOIN pg_stat_activity a ON a.pid = p.pid ORDER BY a.xact_start NULLS LAST, p.pid`, waiter)
}

// Likely is not guessed: Holders knows.
func (Dialect) Likely(context.Context, dialect.Querier) ([]dialect.Blocker, error) { return nil, nil }

// Briefly says so in milliseconds.
func (Dialect) Briefly(n int) string {
	if n < 0 {
		return "SET lock_timeout = '1s'"
	}
	return fmt.Sprintf("SET lock_timeout = '%dms'", dialect.Try(n).Milliseconds())
}
