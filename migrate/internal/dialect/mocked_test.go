package dialect

import (
	"database/sql"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
)

// mocked is a pool without a server.
func mocked(t *testing.T) (*sql.DB, sqlmock.Sqlmock) {
	t.Helper()
	db, mock, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db, mock
}

// An error as the driver has it: a number, reached by reflection.
type numbered struct{ Number uint16 }

func (e *numbered) Error() string { return fmt.Sprint("Error ", e.Number) }

// A routineError is an error as the drivers of PostgreSQL return it.
type routineError struct{ Code, Routine string }

func (e *routineError) Error() string    { return "ERROR: " + e.Code }
func (e *routineError) SQLState() string { return e.Code }

// An error as pgx has it.
type stated struct{ code, message string }

func (e *stated) Error() string    { return e.message + " (SQLSTATE " + e.code + ")" }
func (e *stated) SQLState() string { return e.code }

// An error of the server that has only a text of its own.
type unnumbered struct {
	Number uint16
	text   string
}

func (e *unnumbered) Error() string { return fmt.Sprint("Error ", e.Number, ": ", e.text) }

// locked is what PostgreSQL says after a lock timeout.
type locked struct{}

func (locked) Error() string    { return "lock timeout" }
func (locked) SQLState() string { return "55P03" }
