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

// A copying is a copy at work, on a connection or in a transaction.
type copying struct {
	script
	d Dialect
	s *dialect.Session
	c *shadow.Copy
}

func (d Dialect) copying(ctx context.Context, s *dialect.Session, c *shadow.Copy) copying {
	return copying{d.script(ctx, s), d, s, c}
}

// inTx does some steps in a transaction.
func (w copying) inTx(steps func(copying)) error {
	return w.s.InTx(w.Ctx, func(tx dialect.Tx) error { return w.on(tx, steps) })
}

// on does them in a transaction that has begun.
func (w copying) on(tx dialect.Tx, steps func(copying)) error {
	w.script = w.d.script(w.Ctx, tx)
	steps(w)
	return w.Err
}

// begin keeps writers from tables, and looks again at what was planned.
func (w copying) begin(tables []sqlgen.Ref) {
	w.patiently(lock(w.Builder, tables, "SHARE ROW EXCLUSIVE"))
	w.Do(func() error { return shadow.Arrived(w.Ctx, w.d, w.On, w.c) })
}

// lock locks tables in one statement.
func lock(b *sqlgen.Builder, tables []sqlgen.Ref, mode string) string {
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
func (w copying) patiently(steps ...string) {
	w.Do(func() error {
		return w.s.Patiently(w.Ctx, w.d, func(attempt int) error {
			err := dialect.Within(w.Ctx, w.On, "SAVEPOINT sqluuid_locks", w.d.Briefly(attempt))
			if err != nil {
				return err
			}
			err = dialect.Within(w.Ctx, w.On,
				append(slices.Clone(steps), w.d.Briefly(-1), "RELEASE SAVEPOINT sqluuid_locks")...)
			if err != nil && w.d.Kind(err).Retry() && w.Ctx.Err() == nil {
				back := dialect.Within(w.Ctx, w.On, "ROLLBACK TO SAVEPOINT sqluuid_locks")
				err = errors.Join(err, back)
			}
			return err
		})
	})
}

// shortly runs statements that need a lock for a moment, in a transaction of their own.
func (w copying) shortly(list ...string) {
	w.Do(func() error {
		return w.s.Patiently(w.Ctx, w.d, func(attempt int) error {
			return w.inTx(func(w copying) {
				w.Run(w.d.Briefly(attempt))
				w.Run(list...)
				w.Run(w.d.Briefly(-1))
			})
		})
	})
}

// exclusively takes the last lock: on the tables, and on those to which their foreign
// keys refer, which are made or dropped then.
func (w copying) exclusively(tables []sqlgen.Ref) {
	w.patiently(lock(w.Builder, slices.Concat(tables, w.c.OutsideParents()), "ACCESS EXCLUSIVE"))
}

// dropOutsideKeys takes from the old tables the foreign keys to tables that are not copied.
// A kept table would otherwise hold rows of those.
func (w copying) dropOutsideKeys() {
	for _, k := range w.c.Outside() {
		w.Run("ALTER TABLE " + w.Table(k.Child) + " DROP CONSTRAINT " + w.Q(k.Name))
	}
}

// report says that a phase begins, unless the copy has failed.
func (w copying) report(p shadow.Phase, t sqlgen.Ref) {
	if w.Err == nil {
		w.c.Report(p, t)
	}
}

// like returns the statements that make a new table, without indexes.
func (w script) like(t *shadow.CopyTable, into sqlgen.Ref) []string {
	steps := []string{fmt.Sprintf("CREATE TABLE %s (LIKE %s INCLUDING ALL EXCLUDING INDEXES)",
		w.Table(into), w.Table(t.Ref))}
	for _, col := range t.Columns {
		if col.Type != "" {
			steps = append(steps, fmt.Sprintf("ALTER TABLE %s ALTER COLUMN %s TYPE %s USING NULL",
				w.Table(into), w.Q(col.Name), col.Type))
		}
	}
	return steps
}

// fill copies the rows of one table.
func (w copying) fill(t *shadow.CopyTable, cols []string, into sqlgen.Ref) {
	w.Do(func() error {
		insert, err := t.Fill(w.d, cols, into, t.Ref, " OVERRIDING SYSTEM VALUE", firing)
		if err != nil {
			return err
		}
		w.c.Report(shadow.Filling, t.Ref)
		w.Doing(fmt.Sprintf("filling the new %q", t.Table), func() { w.Run(insert, ownPath) })
		w.report(shadow.Indexing, t.Ref)
		return nil
	})
}

// finish gives a filled table what LIKE leaves out.
func (w copying) finish(old sqlgen.Ref) {
	w.Doing(fmt.Sprintf("the indexes and constraints of the new %q", old.Table), func() {
		w.derive(old, pgSchema(w.c, "new"), "finish table")
	})
}

// derive runs the statements that queries make of an old table for the one in a schema.
func (w copying) derive(old sqlgen.Ref, schema string, queries ...string) {
	for _, name := range queries {
		w.Run(w.askTable(name, old, schema)...)
	}
}

// swap moves the tables in place to the schema away, and those of the schema from
// in their place. With dress, these get the owner and the grants of the others.
func (w copying) swap(away, from string, dress bool) {
	derived := []string{"identity columns"}
	if dress {
		derived = append(derived, "dress with the owner", "undress of other grants",
			"dress with the grants")
	}
	for _, t := range w.c.Tables {
		owned := w.pairs("owned sequences", t.Ref)
		for _, s := range owned {
			w.Run("ALTER SEQUENCE " + s[0] + " OWNED BY NONE")
		}
		w.Run("ALTER TABLE "+w.Table(t.Ref)+" SET SCHEMA "+w.Q(away),
			"ALTER TABLE "+w.Table(sqlgen.Ref{Schema: from, Table: t.Table})+" SET SCHEMA "+
				w.Q(t.Schema))
		w.derive(sqlgen.Ref{Schema: away, Table: t.Table}, t.Schema, derived...)
		for _, s := range owned {
			w.Run("ALTER SEQUENCE " + s[0] + " OWNED BY " + w.Table(t.Ref) + "." + s[1])
		}
	}
}

// pairs asks about a table for a name and its value in each row.
func (w copying) pairs(name string, t sqlgen.Ref) [][2]string {
	return dialect.ListRows(w.Script, func(p *[2]string) []any { return []any{&p[0], &p[1]} },
		query(name), t.Schema, t.Table)
}

// definition reads the definition of a table that is in place, with its grants, for an undo.
func (w copying) definition(t sqlgen.Ref) (string, error) {
	text := w.lines("shape and grants", t)
	return text, w.Err
}

// lines asks about a table, and returns the rows as one text.
func (w script) lines(name string, t sqlgen.Ref) string {
	return strings.Join(w.askTable(name, t), "\n")
}

// foreignKeys returns the statements that give the new tables the foreign keys of the old ones.
// A key between two of them refers to the new one. tail ends their definitions.
func (w copying) foreignKeys(fresh map[sqlgen.Ref]sqlgen.Ref, tail string) (steps []string) {
	type key struct {
		name, definition, comment, head, quoted string
		parent                                  sqlgen.Ref
	}
	for _, t := range w.c.Tables {
		into := w.Table(fresh[t.Ref])
		for _, k := range dialect.ListRows(w.Script, func(k *key) []any {
			return []any{&k.name, &k.definition, &k.comment, &k.parent.Schema, &k.parent.Table,
				&k.head, &k.quoted}
		}, query("foreign keys of a table"), t.Schema, t.Table) {
			rest, ok := strings.CutPrefix(k.definition, k.head+k.quoted)
			if !ok {
				w.Err = fmt.Errorf("the foreign key %q is written as %q, which is not understood",
					k.name, k.definition)
				return nil
			}
			if p, copied := fresh[k.parent]; copied {
				k.parent = p
			}
			steps = append(steps, "ALTER TABLE "+into+" ADD CONSTRAINT "+w.Q(k.name)+" "+
				k.head+w.Table(k.parent)+rest+tail)
			if k.comment != "" {
				steps = append(steps, "COMMENT ON CONSTRAINT "+w.Q(k.name)+" ON "+into+" IS "+
					pgLiteral(k.comment))
			}
		}
	}
	return steps
}

// pgLiteral writes a text as a literal.
func pgLiteral(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
