package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"
)

// Lag of a primary is what its replicas say they have replayed; it needs the
// role pg_monitor.
func (postgres) Lag(ctx context.Context, q Querier, replica bool) (time.Duration, error) {
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

// Lag asks a replica: the primary of MySQL and MariaDB does not know how far
// its replicas are.
func (mysql) Lag(ctx context.Context, q Querier, replica bool) (time.Duration, error) {
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

func slaveLag(ctx context.Context, q Querier, query string) (time.Duration, error) {
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

func (sqlite) Lag(context.Context, Querier, bool) (time.Duration, error) {
	return 0, fmt.Errorf("SQLite has no replicas: %w", errors.ErrUnsupported)
}

func (postgres) Load(ctx context.Context, q Querier) (n int, err error) {
	err = q.QueryRowContext(ctx, `SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND backend_type = 'client backend' AND pid <> pg_backend_pid()`).Scan(&n)
	return n, err
}

// Load leaves out the thread that asks.
func (mysql) Load(ctx context.Context, q Querier) (n int, err error) {
	var name string
	err = q.QueryRowContext(ctx, "SHOW GLOBAL STATUS LIKE 'Threads_running'").Scan(&name, &n)
	if errors.Is(err, sql.ErrNoRows) { // TiDB
		err = fmt.Errorf("this server does not count the statements that it works on: %w", errors.ErrUnsupported)
	}
	return max(n-1, 0), err
}

func (sqlite) Load(context.Context, Querier) (int, error) {
	return 0, fmt.Errorf("SQLite has no server: %w", errors.ErrUnsupported)
}
