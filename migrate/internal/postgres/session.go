package postgres

import (
	"context"
	"database/sql"
	"errors"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// Our statements find functions, operators and types in pg_catalog alone. Nobody can put others in
// their place, whatever the search path of the application has. What our statements fire finds
// its own by the path of the application: triggers, CHECK constraints and generated columns. So
// such a statement is parsed under our path, and sets the other when it begins to be executed.

// ownPath sets our path again, behind a statement that has fired code of the application.
const ownPath = "SET search_path = pg_catalog, pg_temp"

// firing is a condition that is true. It is asked once, before the rows of its query are read,
// and sets the path of the application.
var firing = "(" + query("path of the application") + ") IS NOT NULL"

// shown is a query whose rows name objects as the search path of the application has them. Its
// caller sets our path again.
func shown(name string) string {
	return "SELECT * FROM (" + query(name) + ") shown WHERE " + firing
}

// listShown runs such a query for one column of text.
func listShown(ctx context.Context, q dialect.Querier, name string, args ...any) ([]string, error) {
	list, err := dialect.ListNames(ctx, q, shown(name), args...)
	if err == nil {
		err = dialect.Within(ctx, q, ownPath)
	}
	return list, err
}

// A transaction has the path of the application when it ends: constraint triggers may be deferred
// until then.
type transaction struct {
	dialect.Tx
	ctx context.Context
}

func begin(conn *sql.Conn) func(context.Context) (dialect.Tx, error) {
	plain := dialect.BeginTx(conn, sql.LevelReadCommitted)
	return func(ctx context.Context) (dialect.Tx, error) {
		tx, err := plain(ctx)
		if err != nil {
			return nil, err
		}
		return transaction{tx, ctx}, nil
	}
}

func (t transaction) Commit() error {
	if err := dialect.Within(t.ctx, t.Tx, query("path of the application")); err != nil {
		return errors.Join(err, t.Rollback())
	}
	return t.Tx.Commit()
}
