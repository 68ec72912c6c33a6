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
