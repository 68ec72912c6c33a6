package postgres

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func (Dialect) lag(ctx context.Context, q dialect.Querier, replica bool) (time.Duration, error) {
	name := "lag of the replicas"
	if replica {
		name = "lag of this replica"
	}
	var seconds sql.NullFloat64
	var unknown int
	if err := q.QueryRowContext(ctx, query(name)).Scan(&seconds, &unknown); err != nil {
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

func (Dialect) load(ctx context.Context, q dialect.Querier) (n int, err error) {
	err = q.QueryRowContext(ctx, query("load")).Scan(&n)
	return n, err
}

func (Dialect) CopyCosts() dialect.Costs {
	return dialect.Costs{LogName: "WAL", LogPerValue: 220, Locks: []string{
		"SHARE ROW EXCLUSIVE on every table of the class from the first step to the last: " +
			"readers go on, writers wait",
		"ACCESS EXCLUSIVE on them for the moment of the swap; each is waited for at most 0.3 s " +
			"per table at a time, and then not at all for four times as long, until " +
			hint.LockWait.Error() + " is over",
		pgOldSnapshots,
	}}
}

// pgOldSnapshots is true of every table that takes the place of another: its rows are
// younger than the transaction, and those of before are not its own.
const pgOldSnapshots = "no lock helps a transaction of REPEATABLE READ or SERIALIZABLE that " +
	"began before the end of the swap and reads a table only after it: it finds the table empty; " +
	"end such transactions before"

func (Dialect) size(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (n int64, err error) {
	err = q.QueryRowContext(ctx, query("size"), t.Schema, t.Table).Scan(&n)
	return n, err
}

// createIndex waits for older transactions as long as they last, which holds
// nobody up. It first removes an unfinished index of an earlier attempt.
func (d Dialect) createIndex(col sqlgen.Column, name string) []sqlgen.Statement {
	drop, create := sqlgen.NewBuilder(d.Profile()), sqlgen.NewBuilder(d.Profile())
	drop.W("DROP INDEX CONCURRENTLY IF EXISTS ", drop.Table(sqlgen.Ref{Schema: col.Schema,
		Table: name}))
	create.W("CREATE INDEX CONCURRENTLY ", create.Q(name), " ON ", create.Table(col.Ref), " (",
		create.Q(col.Name), ")")
	out := []sqlgen.Statement{d.Wait()}
	for _, b := range []*sqlgen.Builder{drop, create} {
		s := b.Done()
		s.Calm = true
		out = append(out, s)
	}
	return append(out, d.Unwait())
}
