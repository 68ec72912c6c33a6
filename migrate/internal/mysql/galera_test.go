package mysql

import (
	"database/sql/driver"
	"errors"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// onNode begins a transaction on a node of a cluster that answers the statement fails with failure,
// ends it, and compares what the node was sent after the savepoint.
func onNode(t *testing.T, fails string, failure error, end func(dialect.Tx) error, want ...string) error {
	t.Helper()
	server := &dialecttest.Server{Answer: func(s string, _ []driver.NamedValue) ([][]driver.Value, error) {
		if s == fails {
			fails = "" // once
			return nil, failure
		}
		return nil, nil
	}}
	conn, err := server.Open(t).Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	tx, err := beginWhole(conn, 0)(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	ended := end(tx)
	want = append([]string{"BEGIN", "SET SESSION autocommit = 0", "SAVEPOINT sqluuid_whole"}, want...)
	if !slices.Equal(server.SentStatements, want) {
		t.Errorf("the node was sent\n%q, want\n%q", server.SentStatements, want)
	}
	return ended
}

func commit(tx dialect.Tx) error   { return tx.Commit() }
func rollback(tx dialect.Tx) error { return tx.Rollback() }

func TestTransactionOnANodeIsCommittedWhole(t *testing.T) {
	if err := onNode(t, "", nil, commit,
		"RELEASE SAVEPOINT sqluuid_whole", "COMMIT", "SET SESSION autocommit = 1"); err != nil {
		t.Error(err)
	}
}

// The node has rolled back what came before, so that the rest must not be
// committed.
func TestTransactionThatANodeHasLostIsRolledBackAndTriedAgain(t *testing.T) {
	err := onNode(t, "RELEASE SAVEPOINT sqluuid_whole", &dialecttest.NumberedError{Number: noSavepoint}, commit,
		"RELEASE SAVEPOINT sqluuid_whole", "ROLLBACK", "ROLLBACK", "SET SESSION autocommit = 1")
	d := Dialect{engine.MariaDB}
	if got := d.Kind(err); !errors.Is(err, errLost) || !got.Retry() {
		t.Errorf("commit of a lost transaction: %v of kind %d, want errLost and a kind that is tried again", err, got)
	}
}

// Turning autocommit on commits what is open: a rollback must come before, one
// of our own, because that of database/sql may still be under way.
func TestRollbackOnANodeComesBeforeAutocommit(t *testing.T) {
	if err := onNode(t, "", nil, rollback, "ROLLBACK", "ROLLBACK", "SET SESSION autocommit = 1"); err != nil {
		t.Error(err)
	}
}

// A node can answer ROLLBACK itself with a conflict. The connection lives on, and must not
// keep autocommit off.
func TestRollbackThatANodeAnswersWithAConflictIsMadeAgain(t *testing.T) {
	if err := onNode(t, "ROLLBACK", &dialecttest.NumberedError{Number: 1213}, rollback,
		"ROLLBACK", "ROLLBACK", "SET SESSION autocommit = 1"); err != nil {
		t.Error(err)
	}
}
