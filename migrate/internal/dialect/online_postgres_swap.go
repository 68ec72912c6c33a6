package dialect

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// swapOnline takes the locks, replays the rest of the log, and swaps.
func (d postgres) swapOnline(ctx context.Context, s *Session, c *Copy, fs []*followed, o *Online, attempt int) error {
	var locked time.Time
	err := inTx(ctx, s, func(tx Tx) error {
		b := newBuilder(d.Profile())
		if err := within(ctx, tx, d.Briefly(attempt), d.lock(b, append(c.refs(), c.OutsideParents()...), "ACCESS EXCLUSIVE"), d.Briefly(-1), "SET LOCAL search_path = pg_catalog"); err != nil {
			return err
		}
		locked = time.Now()
		if err := d.unaltered(ctx, tx, c, fs); err != nil {
			return err
		}
		if _, err := d.replay(ctx, tx, c, fs, o); err != nil {
			return err
		}
		if err := errors.Join(settled(fs), b.err); err != nil {
			return err
		}
		return d.putIn(ctx, tx, b, c, fs)
	})
	if err == nil {
		o.Tell(Told{Step: Swapped, Took: time.Since(locked)})
	}
	return err
}

// unaltered refuses what somebody has changed about the tables or the triggers.
func (d postgres) unaltered(ctx context.Context, q Querier, c *Copy, fs []*followed) error {
	for _, f := range fs {
		shape, err := d.lines(ctx, q, pgShape, f.Ref)
		if err != nil {
			return err
		}
		storage, err := d.lines(ctx, q, pgStorage, f.Ref)
		if err != nil {
			return err
		}
		ears, err := d.lines(ctx, q, pgEars, f.Ref)
		switch {
		case err != nil:
			return err
		case shape != f.shape:
			return &RowError{f.Ref, "its definition was changed while it was copied"}
		case storage != f.storage:
			return &RowError{f.Ref, rebuilt}
		case ears != f.ears:
			return &RowError{f.Ref, "its triggers were changed while it was copied, so that writes may have been missed"}
		}
	}
	return nil
}

// ready looks at what takes too long for the moment of the swap.
func (d postgres) ready(ctx context.Context, s *Session, c *Copy, o *Online) error {
	if err := o.Ready(ctx); err != nil {
		return err
	}
	why, err := d.CopyRefusal(ctx, s, c)
	if err == nil && why != "" {
		err = &RowError{c.Tables[0].Ref, "what a copy would lose has come while it was copied: " + why}
	}
	return err
}

// putIn swaps the tables, with everything that belongs to them.
func (d postgres) putIn(ctx context.Context, tx Tx, b *builder, c *Copy, fs []*followed) error {
	fresh := map[Ref]Ref{}
	steps := []string{"CREATE SCHEMA " + b.q(pgKeptSchema(c))}
	for _, f := range fs {
		fresh[f.Ref] = f.into
		for _, what := range []string{"written", "truncated"} {
			steps = append(steps, "DROP TRIGGER "+b.q(FollowerName+c.Label+"_"+what)+" ON "+b.table(f.Ref))
		}
	}
	if err := within(ctx, tx, steps...); err != nil {
		return err
	}
	keys, err := d.foreignKeysOf(ctx, tx, c, fresh, " NOT VALID")
	if err != nil {
		return err
	}
	if err := within(ctx, tx, append(keys, d.letGo(b, c)...)...); err != nil {
		return err
	}
	if err := d.swap(ctx, tx, b, c, pgKeptSchema(c), pgNewSchema(c), true); err != nil {
		return err
	}
	return within(ctx, tx, "DROP SCHEMA "+b.q(pgNewSchema(c)), "DROP SCHEMA "+b.q(pgLogSchema(c))+" CASCADE")
}

// Settle validates the foreign keys, which are there since the swap.
func (d postgres) Settle(ctx context.Context, s *Session, c *Copy) error {
	for _, t := range c.Tables {
		list, err := names(ctx, s, pgTable(`SELECT format('ALTER TABLE %I.%I VALIDATE CONSTRAINT %I', $1::text, $2::text, conname) FROM pg_constraint
WHERE conrelid = {t} AND contype = 'f' AND NOT convalidated ORDER BY conname`), t.Schema, t.Table)
		if err != nil {
			return err
		}
		for _, validate := range list {
			if err := d.shortly(ctx, s, validate); err != nil {
				return fmt.Errorf("validating the foreign keys of %q, which is in place: %w", t.Table, err)
			}
		}
	}
	return nil
}

// shortly runs statements that need a lock for a moment.
func (d postgres) shortly(ctx context.Context, s *Session, list ...string) error {
	return s.Patiently(ctx, d, func(attempt int) error {
		return inTx(ctx, s, func(tx Tx) error {
			return within(ctx, tx, append(append([]string{d.Briefly(attempt)}, list...), d.Briefly(-1))...)
		})
	})
}

// unfollow removes what an online copy has left that did not come to its swap.
func (d postgres) unfollow(ctx context.Context, s *Session, c *Copy) error {
	drops, err := names(ctx, s, `SELECT format('DROP TRIGGER %I ON %I.%I', g.tgname, n.nspname, c.relname) FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE starts_with(g.tgname::text, $1) AND NOT g.tgisinternal ORDER BY c.oid, g.tgname`, FollowerName+c.Label)
	if err != nil {
		return err
	}
	b := newBuilder(d.Profile())
	for _, schema := range []string{pgLogSchema(c), pgNewSchema(c)} {
		var n int
		if err := s.QueryRowContext(ctx, "SELECT count(*) FROM pg_namespace WHERE nspname = $1", schema).Scan(&n); err != nil {
			return err
		}
		if n > 0 {
			drops = append(drops, "DROP SCHEMA "+b.q(schema)+" CASCADE")
		}
	}
	if len(drops) == 0 {
		return b.err
	}
	return errors.Join(b.err, d.shortly(ctx, s, drops...))
}

func (postgres) OnlineCosts() Costs {
	return Costs{LogName: "WAL", LogPerValue: 220, Locks: []string{
		"SHARE ROW EXCLUSIVE on every table of the class for the moment in which the triggers are made: readers go on",
		"ACCESS EXCLUSIVE on them, and on the tables that they refer to, for the moment of the swap; each of the two is waited for at most 0.3 s per table at a time, and then not at all for four times as long",
		pgOldSnapshots,
		"until then writers wait for nothing, but every row that they write costs an entry in a log, two when its key changes; old row versions are kept while a table is read",
	}}
}
