package shadow

import (
	"database/sql"
	"errors"
)

// GuardName names the lock that the session of a copy has. A guard is a lock of the server that
// belongs to a session and ends with it. It tells a copy that another process is still at work on
// from one that was killed: what that one left may be dropped, what the other still fills may not.
// On PostgreSQL, SQLite and SQL Server a copy is one transaction, so that only the work of the
// other would be lost; on MySQL and MariaDB it would be its tables.

func GuardName(c *Copy) string { return "sqluuid_copy_" + c.Label }

// Unguarded reads whether the session had the lock that it has released.
func Unguarded(row *sql.Row) error {
	var held bool
	err := row.Scan(&held)
	if err == nil && !held {
		err = errors.New("the session does not have the lock")
	}
	return err
}
