package postgres

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// swapOnline takes the locks, replays the rest of the log, and swaps.
func (d Dialect) swapOnline(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	fs []*shadow.Followed, o *shadow.Online, attempt int) error {
	var locked time.Time
	err := s.InTx(ctx, func(tx dialect.Tx) error {
		b := sqlgen.NewBuilder(d.Profile())
		lock := d.lock(b, append(c.Refs(), c.OutsideParents()...), "ACCESS EXCLUSIVE")
		err := dialect.Within(ctx, tx, d.Briefly(attempt), lock, d.Briefly(-1))
		if err != nil {
			return err
		}
		locked = time.Now()
		if err := d.unaltered(ctx, tx, fs); err != nil {
			return err
		}
		if _, err := d.replay(ctx, tx, c, fs, o); err != nil {
			return err
		}
		if err := errors.Join(shadow.Settled(fs), b.Err); err != nil {
			return err
		}
		return d.putIn(ctx, tx, b, c)
	})
	if err == nil {
		o.Swapped(time.Since(locked))
	}
	return err
}

// unaltered refuses what somebody has changed about the tables or the triggers.
func (d Dialect) unaltered(ctx context.Context, q dialect.Querier, fs []*shadow.Followed) error {
	for _, f := range fs {
		var now [3]string
		for i, name := range []string{"shape", "storage", "triggers as they are"} {
			var err error
			if now[i], err = d.lines(ctx, q, name, f.Ref); err != nil {
				return err
			}
		}
		if err := f.Unaltered(now[0], now[1], now[2]); err != nil {
			return err
		}
	}
	return nil
}

// ready looks at what takes too long for the moment of the swap.
func (d Dialect) ready(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	o *shadow.Online) error {
	if err := o.Ready(ctx); err != nil {
		return err
	}
	return c.Came(d.CopyRefusal(ctx, s, c))
}

// putIn swaps the tables, with everything that belongs to them.
func (d Dialect) putIn(ctx context.Context, tx dialect.Tx, b *sqlgen.Builder,
	c *shadow.Copy) error {
	steps := []string{"CREATE SCHEMA " + b.Q(pgKeptSchema(c))}
	for _, t := range c.Tables {
		for _, what := range []string{"written", "truncated"} {
			steps = append(steps, "DROP TRIGGER "+b.Q(sqlgen.FollowerName+c.Label+"_"+what)+
				" ON "+b.Table(t.Ref))
		}
	}
	if err := dialect.Within(ctx, tx, steps...); err != nil {
		return err
	}
	keys, err := d.foreignKeysOf(ctx, tx, c, c.In(pgNewSchema(c)), " NOT VALID")
	if err != nil {
		return err
	}
	if err := dialect.Within(ctx, tx, append(keys, d.dropOutsideKeys(b, c)...)...); err != nil {
		return err
	}
	if err := d.swap(ctx, tx, b, c, pgKeptSchema(c), pgNewSchema(c), true); err != nil {
		return err
	}
	return dialect.Within(ctx, tx,
		"DROP SCHEMA "+b.Q(pgNewSchema(c)), "DROP SCHEMA "+b.Q(pgLogSchema(c))+" CASCADE")
}

// Settle validates the foreign keys, which are there since the swap.
func (d Dialect) Settle(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	for _, t := range c.Tables {
		list, err := dialect.ListNames(ctx, s, query("validate keys"), t.Schema, t.Table)
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
		return s.InTx(ctx, func(tx dialect.Tx) error {
			steps := slices.Concat([]string{d.Briefly(attempt)}, list, []string{d.Briefly(-1)})
			return dialect.Within(ctx, tx, steps...)
		})
	})
}

// unfollow removes what an online copy has left that did not come to its swap.
func (d Dialect) unfollow(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	drops, err := dialect.ListNames(ctx, s, query("drop followers"), sqlgen.FollowerName+c.Label)
	if err != nil {
		return err
	}
	b := sqlgen.NewBuilder(d.Profile())
	for _, schema := range []string{pgLogSchema(c), pgNewSchema(c)} {
		there, err := dialect.FirstName(ctx, s,
			"SELECT nspname FROM pg_namespace WHERE nspname = $1", schema)
		if err != nil {
			return err
		}
		if there != "" {
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
		"SHARE ROW EXCLUSIVE on every table of the class for the moment in which the triggers are " +
			"made: readers go on",
		"ACCESS EXCLUSIVE on them, and on the tables that they refer to, for the moment of the swap; " +
			"each of the two is waited for at most 0.3 s per table at a time, and then not at all for " +
			"four times as long",
		pgOldSnapshots,
		"until then writers wait for nothing, but every row that they write costs an entry in a log, " +
			"two when its key changes; old row versions are kept while a table is read",
	}}
}
