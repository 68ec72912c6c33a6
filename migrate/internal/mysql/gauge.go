package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// lag asks a replica: the primary of MySQL and MariaDB does not know how far its replicas are.
func (Dialect) lag(ctx context.Context, q dialect.Querier, replica bool) (time.Duration, error) {
	if !replica {
		return 0, errors.New("a primary of MySQL or MariaDB does not know it; name the replicas, " +
			"or leave the limit out where there are none")
	}
	var err error
	for _, show := range []string{
		"SHOW ALL SLAVES STATUS", "SHOW REPLICA STATUS", "SHOW SLAVE STATUS",
	} {
		var lag time.Duration
		if lag, err = slaveLag(ctx, q, show); errorNumber(err) != 1064 { // of the other server
			return lag, err
		}
	}
	return 0, err
}

// slaveLag reads the largest lag of the rows of a query, each of which is a channel.
func slaveLag(ctx context.Context, q dialect.Querier,
	query string) (most time.Duration, err error) {
	rows, err := q.QueryContext(ctx, query)
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	cols, err := rows.Columns()
	if err != nil {
		return 0, err
	}
	var behind sql.NullInt64
	dest := make([]any, len(cols))
	for i, c := range cols {
		if dest[i] = new(sql.RawBytes); c == "Seconds_Behind_Master" || c == "Seconds_Behind_Source" {
			dest[i] = &behind
		}
	}
	channels := 0
	for ; rows.Next(); channels++ {
		if err := rows.Scan(dest...); err != nil {
			return 0, err
		}
		if !behind.Valid {
			return 0, errors.New("its replication does not run")
		}
		most = max(most, time.Duration(behind.Int64)*time.Second)
	}
	if err := rows.Err(); err != nil || channels > 0 {
		return most, err
	}
	return 0, errors.New("it is no replica")
}

// load leaves out the thread that asks.
func (Dialect) load(ctx context.Context, q dialect.Querier) (n int, err error) {
	var name string
	err = q.QueryRowContext(ctx, "SHOW GLOBAL STATUS LIKE 'Threads_running'").Scan(&name, &n)
	if errors.Is(err, sql.ErrNoRows) { // TiDB
		err = fmt.Errorf("this server does not count the statements that it works on: %w",
			errors.ErrUnsupported)
	}
	return max(n-1, 0), err
}

// logName names the log that grows with a run.
const logName = "redo log, and as much binary log where that is on"

func (Dialect) CopyCosts() dialect.Costs {
	return dialect.Costs{LogName: logName, LogPerValue: 120, Locks: []string{
		"LOCK TABLES … READ on every table of the class from the first row to the last, " +
			"on a second connection: readers go on, writers wait",
		"the metadata locks of one RENAME TABLE of all of them for the moment of the swap, " +
			"asked for when no reader blocks it, or when " + hint.LockWait.Error() +
			" is over, for a second per table",
	}}
}

func (Dialect) size(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (n int64, err error) {
	err = q.QueryRowContext(ctx, query("size of a table"), t.Schema, t.Table).Scan(&n)
	return n, err
}

func (d Dialect) createIndex(col sqlgen.Column, name string) []sqlgen.Statement {
	b := sqlgen.NewBuilder(d.Profile())
	b.W("ALTER TABLE ", b.Table(col.Ref), " ADD INDEX ", b.Q(name), " (", b.Q(col.Name))
	if col.Form.IsText() { // a TEXT column needs a length
		b.W("(36)")
	}
	b.W("), ALGORITHM=INPLACE, LOCK=NONE")
	return []sqlgen.Statement{b.Done()}
}

// myReplica says why a replica is refused. A row of its log is found by the id that it has on
// the primary, and no trigger sees it; a statement of its log changes nothing, without an error.
const myReplica = "this server is a replica that applies the writes of another one, which find " +
	"their rows by the ids that they have there; run the rewrite on the primary, whose changes " +
	"of ids are replicated; where two servers replicate from each other, stop the replication " +
	"into this one for the run (STOP SLAVE, STOP REPLICA)"

// outside refuses a replica.
//
// What MariaDB counts, and MySQL did until 5.7, is open to every role. MySQL has a table. A
// role that may not read it looks for the threads, which need PROCESS. A role without that
// either is let through, and so is such a role on a Group Replication, whose threads look alike.
func outside(ctx context.Context, q dialect.Querier) (string, error) {
	counters, err := dialect.Pairs(ctx, q, "SHOW GLOBAL STATUS LIKE 'Slave%running'")
	if err != nil {
		return "", err
	}
	applies := slices.ContainsFunc(counters, func(c [2]string) bool {
		return c[1] != "0" && c[1] != "OFF"
	})
	if len(counters) == 0 {
		applies, err = mySQLReplica(ctx, q)
	}
	if !applies || err != nil {
		return "", err
	}
	return myReplica, nil
}

// recomputed refuses stored columns whose values depend on the time zone of the session. The server
// computes them anew for every row that is updated or copied, whichever column changes.
func (d Dialect) recomputed(ctx context.Context, q dialect.Querier, c *sqlgen.Class,
	isMySQL bool) (string, error) {
	for _, t := range c.Refs() {
		zoned, err := dialect.ListNames(ctx, q, query("columns of time zones"), t.Schema, t.Table)
		if err != nil {
			return "", err
		}
		if len(zoned) == 0 {
			continue
		}
		var cols []sqlgen.Column
		for _, name := range zoned {
			cols = append(cols, sqlgen.Column{Ref: t, Name: name})
		}
		made, err := d.generated(ctx, q, t, cols, isMySQL)
		if err != nil {
			return "", err
		}
		stored, err := dialect.ListNames(ctx, q, query("stored columns"), t.Schema, t.Table)
		if err != nil {
			return "", err
		}
		for _, g := range made {
			if !slices.Contains(stored, g.Name) {
				continue
			}
			other := d.sql("SELECT COUNT(*) FROM (SELECT 1 FROM %s WHERE NOT (%s <=> (%s)) LIMIT 1) x",
				t, name(g.Name), g.Expr)
			var n int
			if err := dialect.Scan(ctx, q, other, &n); err != nil {
				return "", err
			}
			if n > 0 {
				return fmt.Sprintf("column %q of table %q is computed from a TIMESTAMP and stored, and in "+
					"the time zone of this session the server would make other values of it than those "+
					"that are there; name the time zone of the sessions that write the rows in the "+
					"database URL, as in ?time_zone='%%2B02:00', or drop the column for the run",
					g.Name, t.Table), nil
			}
		}
	}
	return "", nil
}

// mySQLReplica reports whether a MySQL applies another server's writes. It is for one without
// the counters of MariaDB, and answers as far as the role can see.
func mySQLReplica(ctx context.Context, q dialect.Querier) (bool, error) {
	n := 0
	err := q.QueryRowContext(ctx, query("replication applies")).Scan(&n)
	if err == nil || errorNumber(err) == 0 {
		return n > 0, err
	}
	group, err := dialect.Pairs(ctx, q, query("group replication"))
	if err != nil || len(group) > 0 {
		return false, err
	}
	err = q.QueryRowContext(ctx, query("threads that apply")).Scan(&n)
	if err != nil && errorNumber(err) == 0 {
		return false, err
	}
	return n > 0, nil
}
