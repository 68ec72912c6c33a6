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

// galera reports whether the server is a node of a Galera cluster. Row locks, gap locks and
// LOCK TABLES do not keep out a session that writes on another node. A conflict of two nodes
// about one row, or about a row and one that refers to it, shows at COMMIT.
func (t *talk) galera() bool {
	settings := t.pairs("on Galera") // none on MySQL
	return len(settings) > 0 && (settings[0][1] == "ON" || settings[0][1] == "1")
}

const (
	galeraLinks = "it is on a Galera cluster, where no lock keeps a row that no foreign key links " +
		"from being written on another node; add the foreign key for the run, or leave the column out"
	galeraCopy = "the writes on the other nodes of the Galera cluster, " +
		"which the locks of this node do not hold off"
)

// errLost occurs when a node has rolled a transaction back without an error.
var errLost = ownError{dialect.KindConflict, "the node rolled the transaction back without an " +
	"error, for another node's; nothing of it was committed"}

// noSavepoint is the server's number for a savepoint that is not there.
const noSavepoint = 1305

// A whole transaction is committed whole or not at all. MariaDB (10.11.19, Galera 26.4.23) now
// and then rolls one back without an error, when the write set of another node meets the locks
// of a prepared SELECT … FOR UPDATE. Later statements would be committed one by one: without
// autocommit they are not, and a savepoint that is missing before COMMIT shows the loss.
type whole struct {
	*sql.Tx
	ctx  context.Context
	conn *sql.Conn
}

// beginWhole returns a function that begins such a transaction.
func beginWhole(conn *sql.Conn,
	level sql.IsolationLevel) func(context.Context) (dialect.Tx, error) {
	return func(ctx context.Context) (dialect.Tx, error) {
		tx, err := conn.BeginTx(ctx, &sql.TxOptions{Isolation: level})
		if err != nil {
			return nil, err
		}
		w := whole{tx, ctx, conn}
		err = dialect.Within(ctx, tx, "SET SESSION autocommit = 0", "SAVEPOINT sqluuid_whole")
		if err != nil {
			return nil, errors.Join(err, w.Rollback())
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
		return errors.Join(err, w.afterwards("ROLLBACK", "SET SESSION autocommit = 1"))
	}
	return w.afterwards("SET SESSION autocommit = 1")
}

// Rollback rolls back before it turns autocommit on, which would commit. It does so itself:
// the rollback of database/sql may still be under way when the context is over, and a node may
// answer it with the conflict of another node (1213). The connection lives on then, and without
// its autocommit the next transaction would fail (1568).
func (w whole) Rollback() error {
	err := w.Tx.Rollback()
	if err != nil && !errors.Is(err, sql.ErrTxDone) && errorNumber(err) == 0 {
		return err // the connection is gone
	}
	return w.afterwards("ROLLBACK", "SET SESSION autocommit = 1")
}

// afterwards runs statements outside the transaction, also when the context is over.
func (w whole) afterwards(statements ...string) error {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(w.ctx), 5*time.Second)
	defer cancel()
	return dialect.Within(ctx, w.conn, statements...)
}

const (
	groupLinks = "it is on a Group Replication with several primaries, where no lock keeps a row " +
		"that no foreign key links from being written on another member; " +
		"add the foreign key for the run, or leave the column out"
	groupCopy = "the writes on the other primaries of the Group Replication, " +
		"which the locks of this member do not hold off (make it a group with one primary " +
		"for the run: group_replication_switch_to_single_primary_mode)"
)

// refuseUnseen refuses the columns to which foreign keys refer that name no unique key. A member of
// a Group Replication learns of a conflict with an insert of a child elsewhere by the unique key of
// its parent alone.
func (t *talk) refuseUnseen(table *sqlgen.Table) {
	type key struct{ column, name, child string }
	for _, k := range rows(t, func(k *key) []any {
		return []any{&k.column, &k.name, &k.child}
	}, "foreign keys to no unique key", table.Ref) {
		for i := range table.Columns {
			if col := &table.Columns[i]; col.Name == k.column && col.Refusal == "" {
				col.Refusal = fmt.Sprintf("the foreign key %s of %s refers to no unique key, and a "+
					"Group Replication with several primaries sees conflicts by unique keys alone; "+
					"make the key unique, or make it a group with one primary for the run: "+
					"group_replication_switch_to_single_primary_mode", k.name, k.child)
			}
		}
	}
}

// groupWrites reports whether other members of a Group Replication take writes too. Locks of the
// server keep nobody out there: a conflict of two members about one row shows at COMMIT. For a
// role that may not read performance_schema, the server's own settings answer.
func (t *talk) groupWrites() (many bool) {
	if !t.refused(func() { t.scan(asked("several primaries"), &many) }) {
		return many
	}
	return len(t.pairs("several primaries by the setting")) > 0 &&
		len(t.pairs("group replication")) > 0
}
