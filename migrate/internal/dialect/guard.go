package dialect

import (
	"context"
	"database/sql"
	"errors"
)

// A guard is a lock of the server that belongs to a session and ends with it. It
// tells a copy that another process is still at work on from one that was killed:
// what that one left may be dropped, what the other still fills may not. On
// PostgreSQL, SQLite and SQL Server a copy is one transaction, so that only the work of the
// other would be lost; on MySQL and MariaDB it would be its tables.

func guardName(c *Copy) string { return "sqluuid_copy_" + c.Label }

func (postgres) Guard(ctx context.Context, s *Session, c *Copy) (ok bool, err error) {
	err = s.QueryRowContext(ctx, "SELECT pg_try_advisory_lock(hashtextextended($1, 0))", guardName(c)).Scan(&ok)
	return ok, err
}

func (mysql) Guard(ctx context.Context, s *Session, c *Copy) (bool, error) {
	var n int
	err := s.QueryRowContext(ctx, "SELECT COALESCE(GET_LOCK(?, 0), 0)", guardName(c)).Scan(&n)
	return n == 1, err
}

// Guard of SQLite needs no lock: the file has one writer, and a copy is one
// transaction.
func (sqlite) Guard(context.Context, *Session, *Copy) (bool, error) { return true, nil }

func (postgres) Unguard(ctx context.Context, s *Session, c *Copy) error {
	return unguarded(s.QueryRowContext(ctx, "SELECT pg_advisory_unlock(hashtextextended($1, 0))", guardName(c)))
}

func (mysql) Unguard(ctx context.Context, s *Session, c *Copy) error {
	return unguarded(s.QueryRowContext(ctx, "SELECT COALESCE(RELEASE_LOCK(?), 0) = 1", guardName(c)))
}

func (sqlite) Unguard(context.Context, *Session, *Copy) error { return nil }

func unguarded(row *sql.Row) error {
	var held bool
	err := row.Scan(&held)
	if err == nil && !held {
		err = errors.New("the session does not have the lock")
	}
	return err
}

// Swapped reports whether the new tables are in place and the old ones kept.

func (d postgres) Swapped(ctx context.Context, q Querier, c *Copy) (bool, error) {
	return allThere(ctx, d, q, d.Kept(c))
}

func (d mysql) Swapped(ctx context.Context, q Querier, c *Copy) (bool, error) {
	kept := d.Kept(c)
	for _, t := range Refs(kept) {
		if there, err := d.there(ctx, q, kept[t]); err != nil || !there {
			return false, err
		}
	}
	return len(c.Tables) > 0, nil
}

func (d sqlite) Swapped(ctx context.Context, q Querier, c *Copy) (bool, error) {
	return allThere(ctx, d, q, d.Kept(c))
}
