package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
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

// slaveLag reads the largest lag of the rows of a query. Each row is a channel.
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

func (Dialect) size(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (n int64, err error) {
	err = dialect.Scan(ctx, q, queryWith("size of a table", t), &n)
	return n, err
}

func (d Dialect) createIndex(col sqlgen.Column, index string) []sqlgen.Statement {
	length := ""
	if col.Form.IsText() { // a TEXT column needs one
		length = "(36)"
	}
	return []sqlgen.Statement{d.sql("ALTER TABLE %s ADD INDEX %s (%s%s), ALGORITHM=INPLACE, LOCK=NONE",
		col.Ref, name(index), name(col.Name), length)}
}

// myReplica says why a replica is refused: the log finds a row by its id, and fires no trigger.
const myReplica = "this server is a replica that applies the writes of another one, which find " +
	"their rows by the ids that they have there; run the rewrite on the primary, whose changes " +
	"of ids are replicated; where two servers replicate from each other, stop the replication " +
	"into this one for the run (STOP SLAVE, STOP REPLICA)"

// outside refuses a replica, as far as the role can see it. The counters of MariaDB, and of MySQL
// until 5.7, are open to every role.
func (t *talk) outside() string {
	counters := t.pairs("replication counters")
	applies := slices.ContainsFunc(counters, func(c [2]string) bool {
		return c[1] != "0" && c[1] != "OFF"
	})
	if applies || len(counters) == 0 && t.isMySQLReplica() {
		return myReplica
	}
	return ""
}

// isMySQLReplica asks a table and, where the role may not, looks for the threads that apply. The
// threads of a Group Replication look alike.
func (t *talk) isMySQLReplica() bool {
	n := 0
	if !t.refused(func() { t.scan(queryWith("replication applies"), &n) }) {
		return n > 0
	}
	if len(t.pairs("group replication")) > 0 {
		return false
	}
	t.refused(func() { t.scan(queryWith("threads that apply"), &n) })
	return n > 0
}

// refuseRecomputed refuses stored columns that depend on the session's time zone: the server
// computes them anew for every row that is updated.
func (t *talk) refuseRecomputed(c *sqlgen.Class, isMySQL bool) string {
	for _, ref := range c.Refs() {
		var zoned []sqlgen.Column
		for _, name := range t.names("columns of time zones", ref) {
			zoned = append(zoned, sqlgen.Column{Ref: ref, Name: name})
		}
		if len(zoned) == 0 {
			continue
		}
		made := t.listGenerated(ref, zoned, isMySQL)
		stored := t.names("stored columns", ref)
		for _, g := range made {
			if !slices.Contains(stored, g.name) {
				continue
			}
			n := 0
			t.scan(t.sql("SELECT COUNT(*) FROM (SELECT 1 FROM %s WHERE NOT (%s <=> (%s)) LIMIT 1) x",
				ref, name(g.name), g.expr), &n)
			if n > 0 {
				return fmt.Sprintf("column %q of table %q is computed from a TIMESTAMP and stored, and in "+
					"the time zone of this session the server would make other values of it than those "+
					"that are there; name the time zone of the sessions that write the rows in the "+
					"database URL, as in ?time_zone='%%2B02:00', or drop the column for the run",
					g.name, ref.Table)
			}
		}
	}
	return ""
}
