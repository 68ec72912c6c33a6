package mysql

import (
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A RENAME that fails in the session that has locked the tables keeps none of the locks.
func TestALockedRenameLetsGoOfItsTables(t *testing.T) {
	inUse := errors.New("Lock wait timeout exceeded")
	for name, fails := range map[string]error{"done": nil, "in vain": inUse} {
		t.Run(name, func(t *testing.T) {
			db, mock, err := sqlmock.New(sqlmock.QueryMatcherOption(sqlmock.QueryMatcherEqual))
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			renames := mock.ExpectExec("RENAME TABLE a TO b")
			if renames.WillReturnResult(sqlmock.NewResult(0, 0)); fails != nil {
				renames.WillReturnError(fails)
			}
			mock.ExpectExec("UNLOCK TABLES").WillReturnResult(sqlmock.NewResult(0, 0))
			rename := sqlgen.Statement{SQL: "RENAME TABLE a TO b"}
			if err := renameLocked(t.Context(), db, rename); !errors.Is(err, fails) {
				t.Errorf("error %v, want %v", err, fails)
			}
			done(t, mock)
		})
	}
}
