package postgres

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// patiently runs statements that wait for locks, all of them or none. What was
// copied is not lost because somebody takes his time, within the session's patience:
// between two attempts the locks of the first are given up.
func (d Dialect) patiently(ctx context.Context, s *dialect.Session, tx dialect.Tx, steps ...string) error {
	return s.Patiently(ctx, d, func(attempt int) error {
		if err := dialect.Within(ctx, tx, "SAVEPOINT sqluuid_locks", d.Briefly(attempt)); err != nil {
			return err
		}
		err := dialect.Within(ctx, tx, append(slices.Clone(steps), d.Briefly(-1), "RELEASE SAVEPOINT sqluuid_locks")...)
		if err != nil && d.Kind(err).Retry() && ctx.Err() == nil {
			err = errors.Join(err, dialect.Within(ctx, tx, "ROLLBACK TO SAVEPOINT sqluuid_locks"))
		}
		return err
	})
}

// exclusively takes the last lock: on the tables, and on those to which their foreign
// keys refer, which are made or dropped then.
func (d Dialect) exclusively(ctx context.Context, s *dialect.Session, tx dialect.Tx, b *sqlgen.Builder, c *shadow.Copy, more ...sqlgen.Ref) error {
	return d.patiently(ctx, s, tx, d.lock(b, slices.Concat(c.Refs(), more, c.OutsideParents()), "ACCESS EXCLUSIVE"))
}

// letGo takes from the old tables the foreign keys to tables that are not copied:
// kept, they would hold rows of those.
func (Dialect) letGo(b *sqlgen.Builder, c *shadow.Copy) []string {
	var steps []string
	for _, k := range c.Outside() {
		steps = append(steps, "ALTER TABLE "+b.Table(k.Child)+" DROP CONSTRAINT "+b.Q(k.Name))
	}
	return steps
}

// Beside names what a foreign key is made and dropped with.
func (Dialect) Beside(c *shadow.Copy, undo bool) []string {
	var out []string
	for _, r := range c.OutsideParents() {
		name := r.Schema + "." + r.Table
		if undo {
			out = append(out, "ACCESS EXCLUSIVE on "+name+", to which foreign keys refer, for the moment in which the tables change places")
			continue
		}
		out = append(out, "SHARE ROW EXCLUSIVE on "+name+", to which foreign keys refer, from when the new tables are full: its readers go on, its writers wait",
			"ACCESS EXCLUSIVE on "+name+" for the moment of the swap")
	}
	return out
}

// like makes a new table, without indexes.
func (Dialect) like(b *sqlgen.Builder, t *shadow.CopyTable, into sqlgen.Ref) []string {
	steps := []string{fmt.Sprintf("CREATE TABLE %s (LIKE %s INCLUDING ALL EXCLUDING INDEXES)", b.Table(into), b.Table(t.Ref))}
	for _, col := range t.Columns {
		if col.Type != "" {
			steps = append(steps, fmt.Sprintf("ALTER TABLE %s ALTER COLUMN %s TYPE %s USING NULL", b.Table(into), b.Q(col.Name), col.Type))
		}
	}
	return steps
}

// pgIdentity lets identity columns go on where those of the old table are. A lock of
// the table keeps nobody from its sequences, its move to another schema does: asked
// before, numbers that a program fetched meanwhile would be given out twice.
const pgIdentity = `SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), s.last_value, s.is_called) FROM %s s', format('%I.%I', $3::text, $2::text), a.attname,
 pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), a.attname)) FROM pg_attribute a WHERE a.attrelid = {t} AND a.attidentity <> ''`

// pgIdentityType: LIKE gives every identity column a sequence of bigint.
const pgIdentityType = `SELECT format('ALTER SEQUENCE %s AS %s', pg_get_serial_sequence(format('%I.%I', $3::text, $2::text), a.attname), format_type(s.seqtypid, NULL))
 FROM pg_attribute a JOIN pg_sequence s ON s.seqrelid = pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), a.attname)::regclass WHERE a.attrelid = {t} AND a.attidentity <> ''`

// derived runs the statements that a query makes of an old table for the one in
// the schema fresh.
func (Dialect) derived(ctx context.Context, tx dialect.Tx, query string, old sqlgen.Ref, fresh string) error {
	query = strings.ReplaceAll(query, "{t}", `(SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1::text AND x.relname = $2::text)`)
	query = "SELECT w.* FROM (" + query + ") w WHERE $1::text || $2::text || $3::text IS NOT NULL"
	list, err := dialect.ListNames(ctx, tx, query, old.Schema, old.Table, fresh)
	if err != nil {
		return err
	}
	return dialect.Within(ctx, tx, list...)
}

func (Dialect) Guard(ctx context.Context, s *dialect.Session, c *shadow.Copy) (ok bool, err error) {
	err = s.QueryRowContext(ctx, "SELECT pg_try_advisory_lock(hashtextextended($1, 0))", shadow.GuardName(c)).Scan(&ok)
	return ok, err
}

func (Dialect) Unguard(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	return shadow.Unguarded(s.QueryRowContext(ctx, "SELECT pg_advisory_unlock(hashtextextended($1, 0))", shadow.GuardName(c)))
}

// Swapped reports whether the new tables are in place and the old ones kept.

func (d Dialect) Swapped(ctx context.Context, q dialect.Querier, c *shadow.Copy) (bool, error) {
	return shadow.AllThere(ctx, d, q, d.Kept(c))
}
