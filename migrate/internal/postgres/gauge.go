package postgres

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Lag of a primary is what its replicas say they have replayed; it needs the
// role pg_monitor.
func (Dialect) Lag(ctx context.Context, q dialect.Querier, replica bool) (time.Duration, error) {
	query := `SELECT COALESCE(EXTRACT(EPOCH FROM max(replay_lag)), 0)::float8, count(*) FILTER (WHERE state IS NULL) FROM pg_stat_replication`
	if replica {
		// What was received and replayed in full is no lag, however long ago.
		query = `SELECT CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
ELSE EXTRACT(EPOCH FROM clock_timestamp() - pg_last_xact_replay_timestamp()) END::float8, CASE WHEN pg_is_in_recovery() THEN 0 ELSE 1 END`
	}
	var seconds sql.NullFloat64
	var unknown int
	if err := q.QueryRowContext(ctx, query).Scan(&seconds, &unknown); err != nil {
		return 0, err
	}
	switch {
	case unknown > 0 && replica:
		return 0, errors.New("it is no replica")
	case unknown > 0:
		return 0, errors.New("this role may not see the replicas; grant it pg_monitor")
	case !seconds.Valid:
		return 0, errors.New("the replica does not say how far it is")
	}
	return time.Duration(seconds.Float64 * float64(time.Second)), nil
}

func (Dialect) Load(ctx context.Context, q dialect.Querier) (n int, err error) {
	err = q.QueryRowContext(ctx, `SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND backend_type = 'client backend' AND pid <> pg_backend_pid()`).Scan(&n)
	return n, err
}

func (Dialect) Costs() dialect.Costs {
	return dialect.Costs{
		LogName: "WAL", LogPerValue: 850, LedgerPerID: 18, GrowthPercent: 100, VacuumedPercent: 35, IndexPercent: 180,
		Replicated: true,
		Locks: []string{
			"ROW EXCLUSIVE on every table of the class, row locks on the ids of one chunk until it commits",
			"ACCESS SHARE for the catalogue; nothing waits for a lock longer than a second before it gives way",
			"the lock of a whole table (--also, --normalize-inserts) is waited for at most 0.3 s at a time, and then not at all for four times as long",
		},
	}
}

func (Dialect) CopyCosts() dialect.Costs {
	return dialect.Costs{LogName: "WAL", LogPerValue: 220, Locks: []string{
		"SHARE ROW EXCLUSIVE on every table of the class from the first step to the last: readers go on, writers wait",
		"ACCESS EXCLUSIVE on them for the moment of the swap; each is waited for at most 0.3 s per table at a time, and then not at all for four times as long, until --lock-wait is over",
		pgOldSnapshots,
	}}
}

// pgOldSnapshots is true of every table that takes the place of another: its rows are
// younger than the transaction, and those of before are not its own.
const pgOldSnapshots = "no lock helps a transaction of REPEATABLE READ or SERIALIZABLE that began before the end of the swap and reads a table only after it: it finds the table empty; end such transactions before"

// Size is the size of a table with its indexes and partitions, -1 if the engine
// does not tell.

func (Dialect) Size(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (n int64, err error) {
	err = q.QueryRowContext(ctx, `SELECT COALESCE(SUM(pg_total_relation_size(x.relid)), 0)::bigint
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, LATERAL (SELECT relid FROM pg_partition_tree(c.oid) UNION SELECT c.oid) x
WHERE n.nspname = $1 AND c.relname = $2`, t.Schema, t.Table).Scan(&n)
	return n, err
}

// CreateIndex waits for older transactions as long as they last, which holds
// nobody up. What an earlier attempt left unfinished is removed first.
func (d Dialect) CreateIndex(col sqlgen.Column, name string) ([]sqlgen.Statement, error) {
	drop, create := sqlgen.NewBuilder(d.Profile()), sqlgen.NewBuilder(d.Profile())
	drop.W("DROP INDEX CONCURRENTLY IF EXISTS ", drop.Table(sqlgen.Ref{Schema: col.Schema, Table: name}))
	create.W("CREATE INDEX CONCURRENTLY ", create.Q(name), " ON ", create.Table(col.Ref), " (", create.Q(col.Name), ")")
	out := []sqlgen.Statement{d.Wait()}
	for _, b := range []*sqlgen.Builder{drop, create} {
		s, err := b.Done(sqlgen.Exec)
		if err != nil {
			return nil, err
		}
		s.Calm = true
		out = append(out, s)
	}
	return append(out, d.Unwait()), nil
}
