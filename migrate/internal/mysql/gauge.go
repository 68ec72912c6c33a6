package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Lag asks a replica: the primary of MySQL and MariaDB does not know how far
// its replicas are.
func (Dialect) Lag(ctx context.Context, q dialect.Querier, replica bool) (time.Duration, error) {
	if !replica {
		return 0, errors.New("a primary of MySQL or MariaDB does not know it; name the replicas, or leave the limit out where there are none")
	}
	var err error
	for _, query := range []string{"SHOW ALL SLAVES STATUS", "SHOW REPLICA STATUS", "SHOW SLAVE STATUS"} {
		var lag time.Duration
		if lag, err = slaveLag(ctx, q, query); errorNumber(err) != 1064 { // a syntax error is the other server's statement
			return lag, err
		}
	}
	return 0, err
}

func slaveLag(ctx context.Context, q dialect.Querier, query string) (time.Duration, error) {
	rows, err := q.QueryContext(ctx, query)
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	cols, err := rows.Columns()
	if err != nil {
		return 0, err
	}
	var most time.Duration
	seen := 0
	for rows.Next() {
		dest := make([]any, len(cols))
		var behind sql.NullInt64
		for i, c := range cols {
			dest[i] = new(sql.RawBytes)
			if c == "Seconds_Behind_Master" || c == "Seconds_Behind_Source" {
				dest[i] = &behind
			}
		}
		if err := rows.Scan(dest...); err != nil {
			return 0, err
		}
		if !behind.Valid {
			return 0, errors.New("its replication does not run")
		}
		seen++
		most = max(most, time.Duration(behind.Int64)*time.Second)
	}
	if err := rows.Err(); err != nil {
		return 0, err
	}
	if seen == 0 {
		return 0, errors.New("it is no replica")
	}
	return most, nil
}

// Load leaves out the thread that asks.
func (Dialect) Load(ctx context.Context, q dialect.Querier) (n int, err error) {
	var name string
	err = q.QueryRowContext(ctx, "SHOW GLOBAL STATUS LIKE 'Threads_running'").Scan(&name, &n)
	if errors.Is(err, sql.ErrNoRows) { // TiDB
		err = fmt.Errorf("this server does not count the statements that it works on: %w", errors.ErrUnsupported)
	}
	return max(n-1, 0), err
}

func (Dialect) Costs() dialect.Costs {
	return dialect.Costs{
		LogName: "binary log, and as much redo log", LogPerValue: 350, LedgerPerID: 18, GrowthPercent: 60, Replicated: true,
		Locks: []string{
			"metadata locks as every UPDATE has, row locks on the ids of one chunk until it commits",
			"a lock of another session is waited for one second before the chunk gives way",
			"a locking read of the application under READ COMMITTED (SELECT … FOR UPDATE, INSERT … SELECT) that goes by an index and waits for a chunk may miss a row whose primary key the chunk changes: " +
				"let the application look at the number of rows, and read again",
			"in a deadlock InnoDB rolls back the transaction that has changed less, which is the application's (error 1213: it must begin again); a smaller --chunk-time makes that rarer",
		},
	}
}

func (Dialect) CopyCosts() dialect.Costs {
	return dialect.Costs{LogName: "binary log, and as much redo log", LogPerValue: 120, Locks: []string{
		"LOCK TABLES … READ on every table of the class from the first row to the last, on a second connection: readers go on, writers wait",
		"the metadata locks of one RENAME TABLE of all of them for the moment of the swap, asked for when no reader is in the way, or when --lock-wait is over, for a second per table",
	}}
}

func (Dialect) Size(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (n int64, err error) {
	err = q.QueryRowContext(ctx, `SELECT COALESCE(DATA_LENGTH + INDEX_LENGTH, -1) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?`, t.Schema, t.Table).Scan(&n)
	return n, err
}

func (d Dialect) CreateIndex(col sqlgen.Column, name string) ([]sqlgen.Statement, error) {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("ALTER TABLE ", b.Table(col.Ref), " ADD INDEX ", b.Q(name), " (", b.Q(col.Name))
	if col.Form.IsText() { // a TEXT column needs a length
		b.W("(36)")
	}
	b.W("), ALGORITHM=INPLACE, LOCK=NONE")
	s, err := b.Done(sqlgen.Exec)
	return []sqlgen.Statement{s}, err
}
