package postgres

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// lock locks tables in one statement.
func (Dialect) lock(b *sqlgen.Builder, tables []sqlgen.Ref, mode string) string {
	var list []string
	for _, r := range tables {
		list = append(list, b.Table(r))
	}
	return "LOCK TABLE " + strings.Join(list, ", ") + " IN " + mode + " MODE"
}

// patiently runs statements that wait for locks, all of them or none.
//
// It tries for as long as the session's patience lasts, so that the copied rows are not lost to
// somebody who holds a lock. Between two attempts it gives up the locks of the first.
func (d Dialect) patiently(ctx context.Context, s *dialect.Session, tx dialect.Tx,
	steps ...string) error {
	return s.Patiently(ctx, d, func(attempt int) error {
		if err := dialect.Within(ctx, tx, "SAVEPOINT sqluuid_locks", d.Briefly(attempt)); err != nil {
			return err
		}
		err := dialect.Within(ctx, tx,
			append(slices.Clone(steps), d.Briefly(-1), "RELEASE SAVEPOINT sqluuid_locks")...)
		if err != nil && d.Kind(err).Retry() && ctx.Err() == nil {
			err = errors.Join(err, dialect.Within(ctx, tx, "ROLLBACK TO SAVEPOINT sqluuid_locks"))
		}
		return err
	})
}

// exclusively takes the last lock: on the tables, and on those to which their foreign
// keys refer, which are made or dropped then.
func (d Dialect) exclusively(ctx context.Context, s *dialect.Session, tx dialect.Tx,
	b *sqlgen.Builder, c *shadow.Copy, more ...sqlgen.Ref) error {
	all := slices.Concat(c.Refs(), more, c.OutsideParents())
	return d.patiently(ctx, s, tx, d.lock(b, all, "ACCESS EXCLUSIVE"))
}

// dropOutsideKeys takes from the old tables the foreign keys to tables that are not copied.
// A kept table would otherwise hold rows of those.
func (Dialect) dropOutsideKeys(b *sqlgen.Builder, c *shadow.Copy) []string {
	var steps []string
	for _, k := range c.Outside() {
		steps = append(steps, "ALTER TABLE "+b.Table(k.Child)+" DROP CONSTRAINT "+b.Q(k.Name))
	}
	return steps
}

// OtherLocks names the locks that making and dropping a foreign key takes.
func (Dialect) OtherLocks(c *shadow.Copy, undo bool) []string {
	var out []string
	for _, r := range c.OutsideParents() {
		name := r.Schema + "." + r.Table
		if undo {
			out = append(out, "ACCESS EXCLUSIVE on "+name+", to which foreign keys refer, "+
				"for the moment in which the tables change places")
			continue
		}
		out = append(out, "SHARE ROW EXCLUSIVE on "+name+", to which foreign keys refer, "+
			"from when the new tables are full: its readers go on, its writers wait",
			"ACCESS EXCLUSIVE on "+name+" for the moment of the swap")
	}
	return out
}

func (Dialect) Guard(ctx context.Context, s *dialect.Session, c *shadow.Copy) (ok bool, err error) {
	err = s.QueryRowContext(ctx, "SELECT pg_try_advisory_lock(hashtextextended($1, 0))",
		shadow.GuardName(c)).Scan(&ok)
	return ok, err
}

func (Dialect) Unguard(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	return shadow.Unguarded(s.QueryRowContext(ctx,
		"SELECT pg_advisory_unlock(hashtextextended($1, 0))", shadow.GuardName(c)))
}
