package dialect

import (
	"context"
	"errors"
	"fmt"
	"slices"
)

// lockAll keeps everybody else out of tables until the transaction ends.
func (d sqlserver) lockAll(ctx context.Context, tx Tx, tables []Ref) error {
	if err := within(ctx, tx, "SET LOCK_TIMEOUT 5000"); err != nil { // which an attempt before may have left longer
		return err
	}
	for _, t := range tables {
		b := newBuilder(d.Profile())
		b.w("SELECT TOP (1) 1 FROM ", b.table(t), " WITH (TABLOCKX, HOLDLOCK)")
		st, err := b.done(Exec)
		if err != nil {
			return err
		}
		if _, err := tx.ExecContext(ctx, st.SQL); err != nil {
			return fmt.Errorf("locking %q: %w", t.Table, err)
		}
	}
	return nil
}

// run runs statements one after the other.
func (sqlserver) run(ctx context.Context, q Querier, steps []Statement) error {
	for _, st := range steps {
		if _, err := q.ExecContext(ctx, st.SQL, st.Args...); err != nil {
			return err
		}
	}
	return nil
}

// inTx runs f in a transaction of the session. An error has ended it on the server,
// so that the rollback may find none.
func (sqlserver) inTx(ctx context.Context, s *Session, f func(Tx) error) error {
	tx, err := s.Begin(ctx)
	if err != nil {
		return err
	}
	if err := f(tx); err != nil {
		_ = tx.Rollback()
		return err
	}
	return tx.Commit()
}

func (d sqlserver) Fill(ctx context.Context, s *Session, c *Copy, check CopyCheck, done func(Querier) error) error {
	fresh, kept := c.dated("new"), d.Kept(c)
	notes := map[string]string{}
	if typ, ok := c.Notes[NoteType]; ok {
		notes[NoteType] = typ
	}
	return d.inTx(ctx, s, func(tx Tx) error {
		if err := d.lockAll(ctx, tx, c.refs()); err != nil {
			return err
		}
		// Somebody may have changed a table since it was planned.
		if why, err := d.CopyRefusal(ctx, tx, c); why != "" || err != nil {
			if err == nil {
				err = fmt.Errorf("a copy would lose or break what has come since it was planned: %s; nothing was changed", why)
			}
			return err
		}
		var makers []*msMaker
		for _, t := range c.Tables {
			f, err := d.facts(ctx, tx, t.Ref)
			if err != nil {
				return err
			}
			m := d.maker(c, t, f, fresh[t.Ref])
			makers = append(makers, m)
			if err := d.makeAndFill(ctx, tx, c, m); err != nil {
				return err
			}
		}
		c.tell(Linking, Ref{})
		for _, m := range makers {
			if err := d.makeKeys(ctx, tx, m, fresh); err != nil {
				return err
			}
		}
		if err := check(tx, c.itself(), fresh); err != nil {
			return err
		}
		c.tell(Swapping, Ref{})
		for _, m := range makers {
			var outside []string
			for _, k := range m.f.keys {
				if !refIn(c, k.parent) {
					outside = append(outside, k.name)
				}
			}
			steps, moved := m.swap(kept[m.t.Ref], outside)
			for to, was := range moved {
				notes[to] = was
			}
			if err := errors.Join(m.failed(), d.run(ctx, tx, steps)); err != nil {
				return fmt.Errorf("putting the new %q in place: %w", m.t.Table, err)
			}
		}
		for _, m := range makers {
			steps := m.dress()
			if err := errors.Join(m.failed(), d.run(ctx, tx, steps)); err != nil {
				return fmt.Errorf("the triggers, grants and properties of the new %q: %w", m.t.Table, err)
			}
		}
		c.Notes = notes
		return done(tx)
	})
}

func (d sqlserver) makeAndFill(ctx context.Context, tx Tx, c *Copy, m *msMaker) error {
	before := m.before()
	insert, err := d.fill(m.t, m.f, m.into)
	if err := errors.Join(err, m.failed()); err != nil {
		return fmt.Errorf("writing the new %q: %w", m.t.Table, err)
	}
	if err := within(ctx, tx, before...); err != nil {
		return fmt.Errorf("making the new %q: %w", m.t.Table, err)
	}
	c.tell(Filling, m.t.Ref)
	if err := within(ctx, tx, insert); err != nil {
		return fmt.Errorf("filling the new %q: %w", m.t.Table, err)
	}
	c.tell(Indexing, m.t.Ref)
	var full int
	if err := tx.QueryRowContext(ctx, "SELECT CASE WHEN EXISTS (SELECT 1 FROM "+m.table(m.into)+") THEN 1 ELSE 0 END").Scan(&full); err != nil {
		return err
	}
	after := m.after(full == 0)
	if err := errors.Join(m.failed(), within(ctx, tx, after...)); err != nil {
		return fmt.Errorf("the indexes and constraints of the new %q: %w", m.t.Table, err)
	}
	return nil
}

// makeKeys gives a new table its foreign keys, those among the new ones to each
// other. The lock on another table is waited for longer than usual: without it all
// that was copied is lost.
func (d sqlserver) makeKeys(ctx context.Context, tx Tx, m *msMaker, fresh map[Ref]Ref) error {
	for _, k := range m.f.keys {
		parent, copied := fresh[k.parent]
		wait, back := "", ""
		if !copied {
			parent = k.parent
			wait, back = "SET LOCK_TIMEOUT 30000; ", "; SET LOCK_TIMEOUT 5000"
		}
		st := wait + m.key(m.into, k, parent, m.constraint(k.name, k.auto)) + back
		if err := errors.Join(m.failed(), within(ctx, tx, st)); err != nil {
			return fmt.Errorf("the foreign key %q of the new %q: %w", k.name, m.t.Table, err)
		}
	}
	return nil
}

// Back drops the new tables and gives the old ones their names again. The keys that
// those gave up are made again as the new ones have them.
func (d sqlserver) Back(ctx context.Context, s *Session, c *Copy, check CopyCheck, done func(Querier) error) error {
	kept := d.Kept(c)
	return d.inTx(ctx, s, func(tx Tx) error {
		all := c.refs()
		for _, t := range c.Tables {
			all = append(all, kept[t.Ref])
		}
		if err := d.lockAll(ctx, tx, all); err != nil {
			return err
		}
		if err := check(tx, kept, c.itself()); err != nil {
			return err
		}
		c.tell(Swapping, Ref{})
		var makers []*msMaker
		var steps, later []Statement
		for _, t := range c.Tables {
			f, err := d.facts(ctx, tx, t.Ref)
			if err != nil {
				return err
			}
			m := d.maker(c, t, f, t.Ref)
			makers = append(makers, m)
			for _, k := range f.keys {
				steps = append(steps, Statement{SQL: "ALTER TABLE " + m.table(t.Ref) + " DROP CONSTRAINT " + m.q(k.name), Does: Exec})
				if refIn(c, k.parent) {
					continue
				}
				name := "" // the server's
				if !k.auto {
					name = "CONSTRAINT " + m.q(k.name) + " "
				}
				later = append(later, Statement{SQL: "SET LOCK_TIMEOUT 30000; " + m.key(t.Ref, k, k.parent, name) + "; SET LOCK_TIMEOUT 5000", Does: Exec})
				for _, p := range f.properties {
					if p.what == "CONSTRAINT" && p.of == k.name && !k.auto {
						later = append(later, m.property(p))
					}
				}
			}
		}
		for _, m := range makers {
			steps = append(steps, Statement{SQL: "DROP TABLE " + m.table(m.t.Ref), Does: Exec})
		}
		for _, m := range makers {
			names, err := d.datedNames(ctx, tx, kept[m.t.Ref], c)
			if err != nil {
				return err
			}
			steps = append(steps, m.rename(m.t.Schema, kept[m.t.Ref].Table, m.t.Table))
			for _, n := range names {
				steps = append(steps, m.rename(m.t.Schema, n, c.Notes[n]))
			}
		}
		for _, m := range makers {
			if err := m.failed(); err != nil {
				return err
			}
		}
		if err := d.run(ctx, tx, append(steps, later...)); err != nil {
			return fmt.Errorf("putting the old tables back: %w", err)
		}
		return done(tx)
	})
}

// datedNames lists the constraints and triggers of a kept table that Fill has
// renamed.
func (d sqlserver) datedNames(ctx context.Context, q Querier, t Ref, c *Copy) ([]string, error) {
	list, err := names(ctx, q, `SELECT o.name FROM sys.objects o WHERE o.parent_object_id = OBJECT_ID(@p1) ORDER BY o.object_id`, d.object(t))
	return slices.DeleteFunc(list, func(n string) bool { _, ours := c.Notes[n]; return !ours }), err
}

func (d sqlserver) DropKept(ctx context.Context, s *Session, c *Copy) error {
	kept := d.Kept(c)
	return d.inTx(ctx, s, func(tx Tx) error {
		var drops, tables []string
		for _, t := range c.Tables {
			b := newBuilder(d.Profile())
			keys, err := names(ctx, tx, `SELECT k.name FROM sys.foreign_keys k WHERE k.parent_object_id = OBJECT_ID(@p1) ORDER BY k.object_id`, d.object(kept[t.Ref]))
			if err != nil {
				return err
			}
			for _, k := range keys { // or a table would be held by another
				drops = append(drops, "ALTER TABLE "+b.table(kept[t.Ref])+" DROP CONSTRAINT "+b.q(k))
			}
			tables = append(tables, "DROP TABLE IF EXISTS "+b.table(kept[t.Ref]))
			if b.err != nil {
				return b.err
			}
		}
		return within(ctx, tx, append(drops, tables...)...)
	})
}
