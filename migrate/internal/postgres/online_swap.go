package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// swapOnline takes the locks, replays the rest of the log, and swaps.
func (d Dialect) swapOnline(ctx context.Context, s *dialect.Session, c *shadow.Copy, fs []*shadow.Followed, o *shadow.Online, attempt int) error {
	var locked time.Time
	err := shadow.InTx(ctx, s, func(tx dialect.Tx) error {
		b := sqlgen.NewBuilder(d.Profile())
		if err := dialect.Within(ctx, tx, d.Briefly(attempt), d.lock(b, append(c.Refs(), c.OutsideParents()...), "ACCESS EXCLUSIVE"), d.Briefly(-1), "SET LOCAL search_path = pg_catalog"); err != nil {
			return err
		}
		locked = time.Now()
		if err := d.unaltered(ctx, tx, c, fs); err != nil {
			return err
		}
		if _, err := d.replay(ctx, tx, c, fs, o); err != nil {
			return err
		}
		if err := errors.Join(shadow.Settled(fs), b.Err); err != nil {
			return err
		}
		return d.putIn(ctx, tx, b, c, fs)
	})
	if err == nil {
		o.Tell(shadow.Told{Step: shadow.Swapped, Took: time.Since(locked)})
	}
	return err
}

// unaltered refuses what somebody has changed about the tables or the triggers.
func (d Dialect) unaltered(ctx context.Context, q dialect.Querier, c *shadow.Copy, fs []*shadow.Followed) error {
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
		case shape != f.Shape:
			return &shadow.RowError{Table: f.Ref, Why: "its definition was changed while it was copied"}
		case storage != f.Storage:
			return &shadow.RowError{Table: f.Ref, Why: shadow.Rebuilt}
		case ears != f.Ears:
			return &shadow.RowError{Table: f.Ref, Why: "its triggers were changed while it was copied, so that writes may have been missed"}
		}
	}
	return nil
}

// ready looks at what takes too long for the moment of the swap.
func (d Dialect) ready(ctx context.Context, s *dialect.Session, c *shadow.Copy, o *shadow.Online) error {
	if err := o.Ready(ctx); err != nil {
		return err
	}
	why, err := d.CopyRefusal(ctx, s, c)
	if err == nil && why != "" {
		err = &shadow.RowError{Table: c.Tables[0].Ref, Why: "what a copy would lose has come while it was copied: " + why}
	}
	return err
}

// putIn swaps the tables, with everything that belongs to them.
func (d Dialect) putIn(ctx context.Context, tx dialect.Tx, b *sqlgen.Builder, c *shadow.Copy, fs []*shadow.Followed) error {
	fresh := map[sqlgen.Ref]sqlgen.Ref{}
	steps := []string{"CREATE SCHEMA " + b.Q(pgKeptSchema(c))}
	for _, f := range fs {
		fresh[f.Ref] = f.Into
		for _, what := range []string{"written", "truncated"} {
			steps = append(steps, "DROP TRIGGER "+b.Q(sqlgen.FollowerName+c.Label+"_"+what)+" ON "+b.Table(f.Ref))
		}
	}
	if err := dialect.Within(ctx, tx, steps...); err != nil {
		return err
	}
	keys, err := d.foreignKeysOf(ctx, tx, c, fresh, " NOT VALID")
	if err != nil {
		return err
	}
	if err := dialect.Within(ctx, tx, append(keys, d.letGo(b, c)...)...); err != nil {
		return err
	}
	if err := d.swap(ctx, tx, b, c, pgKeptSchema(c), pgNewSchema(c), true); err != nil {
		return err
	}
	return dialect.Within(ctx, tx, "DROP SCHEMA "+b.Q(pgNewSchema(c)), "DROP SCHEMA "+b.Q(pgLogSchema(c))+" CASCADE")
}

// Settle validates the foreign keys, which are there since the swap.
func (d Dialect) Settle(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	for _, t := range c.Tables {
		list, err := dialect.ListNames(ctx, s, pgTable(`SELECT format('ALTER TABLE %I.%I VALIDATE CONSTRAINT %I', $1::text, $2::text, conname) FROM pg_constraint
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
func (d Dialect) shortly(ctx context.Context, s *dialect.Session, list ...string) error {
	return s.Patiently(ctx, d, func(attempt int) error {
		return shadow.InTx(ctx, s, func(tx dialect.Tx) error {
			return dialect.Within(ctx, tx, append(append([]string{d.Briefly(attempt)}, list...), d.Briefly(-1))...)
		})
	})
}

// unfollow removes what an online copy has left that did not come to its swap.
func (d Dialect) unfollow(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	drops, err := dialect.ListNames(ctx, s, `SELECT format('DROP TRIGGER %I ON %I.%I', g.tgname, n.nspname, c.relname) FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE starts_with(g.tgname::text, $1) AND NOT g.tgisinternal ORDER BY c.oid, g.tgname`, sqlgen.FollowerName+c.Label)
	if err != nil {
		return err
	}
	b := sqlgen.NewBuilder(d.Profile())
	for _, schema := range []string{pgLogSchema(c), pgNewSchema(c)} {
		var n int
		if err := s.QueryRowContext(ctx, "SELECT count(*) FROM pg_namespace WHERE nspname = $1", schema).Scan(&n); err != nil {
			return err
		}
		if n > 0 {
			drops = append(drops, "DROP SCHEMA "+b.Q(schema)+" CASCADE")
		}
	}
	if len(drops) == 0 {
		return b.Err
	}
	return errors.Join(b.Err, d.shortly(ctx, s, drops...))
}

func (Dialect) OnlineCosts() dialect.Costs {
	return dialect.Costs{LogName: "WAL", LogPerValue: 220, Locks: []string{
		"SHARE ROW EXCLUSIVE on every table of the class for the moment in which the triggers are made: readers go on",
		"ACCESS EXCLUSIVE on them, and on the tables that they refer to, for the moment of the swap; each of the two is waited for at most 0.3 s per table at a time, and then not at all for four times as long",
		pgOldSnapshots,
		"until then writers wait for nothing, but every row that they write costs an entry in a log, two when its key changes; old row versions are kept while a table is read",
	}}
}
