package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// galera reports whether the server is a node of a Galera cluster, in which row
// locks, gap locks and LOCK TABLES keep nobody out who writes on another node.
// What two nodes write to one row, or to a row and one that refers to it, is
// found out at COMMIT.
func galera(ctx context.Context, q dialect.Querier) (bool, error) {
	var name, value string
	err := q.QueryRowContext(ctx, "SHOW GLOBAL VARIABLES LIKE 'wsrep_on'").Scan(&name, &value)
	if errors.Is(err, sql.ErrNoRows) { // MySQL
		return false, nil
	}
	return value == "ON" || value == "1", err
}

const (
	galeraLinks = "it is on a Galera cluster, where no lock keeps a row that no foreign key links from being written on another node; add the foreign key for the run, or leave the column out"
	galeraCopy  = "the writes on the other nodes of the Galera cluster, which the locks of this node do not hold off"
)

// errLost occurs when a node has rolled a transaction back and told nobody.
const errLost lostError = "the node rolled the transaction back without an error, for another node's; nothing of it was committed"

type lostError string

func (e lostError) Error() string { return string(e) }

// noSavepoint is the server's number for a savepoint that is not there.
const noSavepoint = 1305

// A whole transaction is committed whole or not at all, also by a node that
// forgets to say that it has rolled it back. MariaDB (10.11.19, Galera 26.4.23)
// does that now and then, when the write set of another node meets the locks of a
// prepared SELECT … FOR UPDATE that is just being answered. What follows would be
// committed statement by statement: without autocommit it is not, and a savepoint
// that is gone before COMMIT tells.
type whole struct {
	*sql.Tx
	ctx  context.Context
	conn *sql.Conn
}

func beginWhole(conn *sql.Conn, level sql.IsolationLevel) func(context.Context) (dialect.Tx, error) {
	return func(ctx context.Context) (dialect.Tx, error) {
		tx, err := conn.BeginTx(ctx, &sql.TxOptions{Isolation: level})
		if err != nil {
			return nil, err
		}
		w := whole{tx, ctx, conn}
		for _, q := range []string{"SET SESSION autocommit = 0", "SAVEPOINT sqluuid_whole"} {
			if _, err := tx.ExecContext(ctx, q); err != nil {
				return nil, errors.Join(err, w.Rollback())
			}
		}
		return w, nil
	}
}

// Commit fails with errLost when the transaction is not the one that was begun.
func (w whole) Commit() error {
	if _, err := w.ExecContext(w.ctx, "RELEASE SAVEPOINT sqluuid_whole"); err != nil {
		if errorNumber(err) == noSavepoint {
			err = fmt.Errorf("%w (%w)", errLost, err)
		}
		return errors.Join(err, w.Rollback())
	}
	if err := w.Tx.Commit(); err != nil {
		return errors.Join(err, w.alone("ROLLBACK", "SET SESSION autocommit = 1"))
	}
	return w.alone("SET SESSION autocommit = 1")
}

// Rollback rolls back what there is. Turning autocommit on would commit it, and
// database/sql may still be at it when the context is over. A node may answer ROLLBACK
// with the conflict of another node (1213): the connection serves on, and needs its
// autocommit back, without which the next transaction fails (1568).
func (w whole) Rollback() error {
	if err := w.Tx.Rollback(); err != nil && !errors.Is(err, sql.ErrTxDone) && errorNumber(err) == 0 {
		return err // the connection is gone
	}
	return w.alone("ROLLBACK", "SET SESSION autocommit = 1")
}

// alone runs statements outside the transaction, also when the context is over.
func (w whole) alone(queries ...string) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(w.ctx), 5*time.Second)
	defer cancel()
	for _, q := range queries {
		if _, err := w.conn.ExecContext(ctx, q); err != nil {
			return err
		}
	}
	return nil
}

const (
	groupLinks = "it is on a Group Replication with several primaries, where no lock keeps a row that no foreign key links from being written on another member; add the foreign key for the run, or leave the column out"
	groupCopy  = "the writes on the other primaries of the Group Replication, which the locks of this member do not hold off (make it a group with one primary for the run: group_replication_switch_to_single_primary_mode)"
)

// groupWrites reports whether the server belongs to a Group Replication in which other
// members take writes too. Its locks keep nobody out there: what two members write to one
// row is found out at COMMIT. A role that may not read performance_schema learns it from
// the server's own setting, which says what the group is.
func groupWrites(ctx context.Context, q dialect.Querier) (many bool, err error) {
	err = q.QueryRowContext(ctx, `SELECT COUNT(*) > 1 FROM performance_schema.replication_group_members
WHERE MEMBER_ROLE = 'PRIMARY' AND MEMBER_STATE IN ('ONLINE', 'RECOVERING', 'UNREACHABLE')`).Scan(&many)
	if errorNumber(err) == 0 {
		return many, err
	}
	var names []string
	if names, err = namesOf(ctx, q, "SHOW GLOBAL VARIABLES WHERE Variable_name = 'group_replication_single_primary_mode' AND Value = 'OFF'"); err != nil || len(names) == 0 {
		return false, err
	}
	group, err := namesOf(ctx, q, "SHOW GLOBAL VARIABLES WHERE Variable_name = 'group_replication_group_name' AND Value <> ''")
	return len(group) > 0, err
}

// namesOf returns the first of two columns.
func namesOf(ctx context.Context, q dialect.Querier, query string) (out []string, err error) {
	rows, err := q.QueryContext(ctx, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var name, value string
		if err := rows.Scan(&name, &value); err != nil {
			return nil, err
		}
		out = append(out, name)
	}
	return out, rows.Err()
}
