package dialecttest

import (
	"database/sql"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
)

// Mocked is a pool without a server.
func Mocked(t *testing.T) (*sql.DB, sqlmock.Sqlmock) {
	t.Helper()
	db, mock, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db, mock
}

// A Numbered error has a number, as the driver's has, which reflection reaches.
type Numbered struct{ Number uint16 }

func (e *Numbered) Error() string { return fmt.Sprint("Error ", e.Number) }

// A RoutineError is an error as the drivers of PostgreSQL return it.
type RoutineError struct{ Code, Routine string }

func (e *RoutineError) Error() string    { return "ERROR: " + e.Code }
func (e *RoutineError) SQLState() string { return e.Code }

// A Stated error is as pgx has it.
type Stated struct{ Code, Message string }

func (e *Stated) Error() string    { return e.Message + " (SQLSTATE " + e.Code + ")" }
func (e *Stated) SQLState() string { return e.Code }

// An Unnumbered error has only a text of its own.
type Unnumbered struct {
	Number uint16
	Text   string
}

func (e *Unnumbered) Error() string { return fmt.Sprint("Error ", e.Number, ": ", e.Text) }

// Locked is what PostgreSQL says after a lock timeout.
type Locked struct{}

func (Locked) Error() string    { return "lock timeout" }
func (Locked) SQLState() string { return "55P03" }
