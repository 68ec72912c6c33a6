package mysql

import (
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// node opens a session on a node of a cluster that expects what follows.
func node(t *testing.T) (*dialect.Session, sqlmock.Sqlmock) {
	t.Helper()
	db, mock, err := sqlmock.New(sqlmock.QueryMatcherOption(sqlmock.QueryMatcherEqual))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	conn, err := db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	mock.ExpectBegin()
	mock.ExpectExec("SET SESSION autocommit = 0").WillReturnResult(sqlmock.NewResult(0, 0))
	mock.ExpectExec("SAVEPOINT sqluuid_whole").WillReturnResult(sqlmock.NewResult(0, 0))
	return &dialect.Session{Conn: conn, DoBegin: beginWhole(conn, 0)}, mock
}

func done(t *testing.T, mock sqlmock.Sqlmock) {
	t.Helper()
	if err := mock.ExpectationsWereMet(); err != nil {
		t.Error(err)
	}
}

func TestTransactionOnANodeIsCommittedWhole(t *testing.T) {
	s, mock := node(t)
	mock.ExpectExec("RELEASE SAVEPOINT sqluuid_whole").WillReturnResult(sqlmock.NewResult(0, 0))
	mock.ExpectCommit()
	mock.ExpectExec("SET SESSION autocommit = 1").WillReturnResult(sqlmock.NewResult(0, 0))
	tx, err := s.DoBegin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := tx.Commit(); err != nil {
		t.Error(err)
	}
	done(t, mock)
}

// The node has rolled back what came before, so that the rest must not be
// committed.
func TestTransactionThatANodeHasLostIsRolledBackAndTriedAgain(t *testing.T) {
	s, mock := node(t)
	mock.ExpectExec("RELEASE SAVEPOINT sqluuid_whole").WillReturnError(&dialecttest.Numbered{Number: noSavepoint})
	mock.ExpectRollback()
	mock.ExpectExec("ROLLBACK").WillReturnResult(sqlmock.NewResult(0, 0))
	mock.ExpectExec("SET SESSION autocommit = 1").WillReturnResult(sqlmock.NewResult(0, 0))
	tx, err := s.DoBegin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	err = tx.Commit()
	d := Dialect{engine.MariaDB}
	if got := d.Kind(err); !errors.Is(err, errLost) || !got.Retry() {
		t.Errorf("commit of a lost transaction: %v of kind %d, want errLost and a kind that is tried again", err, got)
	}
	done(t, mock)
}

// Turning autocommit on commits what is open: a rollback must come before, one
// of our own, because that of database/sql may still be under way.
func TestRollbackOnANodeComesBeforeAutocommit(t *testing.T) {
	s, mock := node(t)
	mock.ExpectRollback()
	mock.ExpectExec("ROLLBACK").WillReturnResult(sqlmock.NewResult(0, 0))
	mock.ExpectExec("SET SESSION autocommit = 1").WillReturnResult(sqlmock.NewResult(0, 0))
	tx, err := s.DoBegin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := tx.Rollback(); err != nil {
		t.Error(err)
	}
	done(t, mock)
}

// A node can answer ROLLBACK itself with a conflict. The connection lives on, and must not
// keep autocommit off.
func TestRollbackThatANodeAnswersWithAConflictIsMadeAgain(t *testing.T) {
	s, mock := node(t)
	mock.ExpectRollback().WillReturnError(&dialecttest.Numbered{Number: 1213})
	mock.ExpectExec("ROLLBACK").WillReturnResult(sqlmock.NewResult(0, 0))
	mock.ExpectExec("SET SESSION autocommit = 1").WillReturnResult(sqlmock.NewResult(0, 0))
	tx, err := s.DoBegin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	if err := tx.Rollback(); err != nil {
		t.Error(err)
	}
	done(t, mock)
}
