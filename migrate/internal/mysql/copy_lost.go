package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// unread refuses logs of an online copy with entries of which its swap knew nothing.
func (d Dialect) unread(ctx context.Context, q dialect.Querier, c *shadow.Copy) error {
	list, err := d.logged(ctx, q, c)
	if err == nil && len(list) > 0 {
		err = list[0]
	}
	return err
}

// logged lists the tables whose logs have entries.
func (d Dialect) logged(ctx context.Context, q dialect.Querier, c *shadow.Copy) (out []*shadow.LostError, err error) {
	kept := d.Kept(c)
	for _, t := range c.Tables {
		log := beside(t.Ref, "log", c.Label)
		if there, err := d.there(ctx, q, log); err != nil {
			return nil, err
		} else if !there {
			continue
		}
		b := sqlgen.NewBuilder(d.p)
		var n int64
		if err := q.QueryRowContext(ctx, "SELECT count(*) FROM "+b.Table(log)).Scan(&n); err != nil {
			return nil, errors.Join(b.Err, err)
		}
		if n > 0 {
			out = append(out, &shadow.LostError{Away: kept[t.Ref], In: t.Ref, Rows: n, Told: log})
		}
	}
	return out, nil
}

// Stranded lists the tables that a swap of this copy, or of its undo, has put away with rows
// that are not in the tables in their places.
func (d Dialect) Stranded(ctx context.Context, q dialect.Querier, c *shadow.Copy) ([]*shadow.LostError, error) {
	swapped, err := d.inPlace(ctx, q, c)
	if err != nil {
		return nil, err
	}
	away := d.Kept(c)
	var out []*shadow.LostError
	if !swapped {
		away = besideAll(c, "drop")
	} else if out, err = d.logged(ctx, q, c); err != nil {
		return nil, err
	}
	lost, _, err := d.bySums(ctx, q, c, away)
	if lost != nil {
		out = append(out, lost)
	}
	return out, err
}

// Leave ends such a copy, or undo. It clears away what is of no use to somebody who carries
// the rows over, and keeps the tables that were put away and those that tell of the rows.
func (d Dialect) Leave(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	swapped, err := d.inPlace(ctx, s, c)
	if err != nil {
		return err
	}
	if !swapped {
		drop := besideAll(c, "drop")
		_, err := d.linkBack(ctx, s, c, drop)
		return errors.Join(err, unless(err, func() error { return d.release(ctx, s, c, drop) }))
	}
	list, err := d.logged(ctx, s, c)
	if err != nil {
		return err
	}
	for _, t := range c.Tables {
		told := slices.ContainsFunc(list, func(e *shadow.LostError) bool { return e.In == t.Ref })
		if err := d.unfollowOne(ctx, s, c, t, told); err != nil {
			return err
		}
	}
	return d.release(ctx, s, c, d.Kept(c))
}

func (Dialect) sumsOf(c *shadow.Copy) sqlgen.Ref { return beside(c.Tables[0].Ref, "sums", c.Label) }

// writeSums keeps the sums of tables until they are found unchanged under the names in
// away.
func (d Dialect) writeSums(ctx context.Context, q dialect.Querier, c *shadow.Copy, away map[sqlgen.Ref]sqlgen.Ref, sums string) error {
	b := sqlgen.NewBuilder(d.p)
	t := b.Table(d.sumsOf(c))
	if err := errors.Join(dialect.Within(ctx, q, "DROP TABLE IF EXISTS "+t, "CREATE TABLE "+t+" (no integer NOT NULL PRIMARY KEY, away text NOT NULL, sums longtext NOT NULL) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"), b.Err); err != nil {
		return fmt.Errorf("writing down the sums of the tables: %w", err)
	}
	_, err := q.ExecContext(ctx, "INSERT INTO "+t+" (no, away, sums) VALUES (1, ?, ?)", away[c.Tables[0].Ref].Table, sums)
	return err
}

// readSums compares tables that were put away with their sums, and drops these. It does
// nothing where there are none, or those of another step.
func (d Dialect) readSums(ctx context.Context, q dialect.Querier, c *shadow.Copy, away map[sqlgen.Ref]sqlgen.Ref) error {
	lost, there, err := d.bySums(ctx, q, c, away)
	switch {
	case err != nil || !there:
		return err
	case lost != nil:
		return lost
	}
	b := sqlgen.NewBuilder(d.p)
	return errors.Join(b.Err, dialect.Within(ctx, q, "DROP TABLE IF EXISTS "+b.Table(d.sumsOf(c))))
}

// bySums compares tables that were put away with their sums, and reports whether there are
// any.
func (d Dialect) bySums(ctx context.Context, q dialect.Querier, c *shadow.Copy, away map[sqlgen.Ref]sqlgen.Ref) (lost *shadow.LostError, there bool, err error) {
	if there, err = d.there(ctx, q, d.sumsOf(c)); err != nil || !there {
		return nil, false, err
	}
	b := sqlgen.NewBuilder(d.p)
	var of, before string
	switch err := q.QueryRowContext(ctx, "SELECT away, sums FROM "+b.Table(d.sumsOf(c))).Scan(&of, &before); {
	case errors.Is(err, sql.ErrNoRows): // it was killed before it had written them
	case err != nil:
		return nil, true, errors.Join(err, b.Err)
	case of == away[c.Tables[0].Ref].Table:
		after, err := d.checksums(ctx, q, away)
		if err != nil {
			return nil, true, err
		}
		return d.lost(c, away, before, after), true, nil
	}
	return nil, true, nil
}

// lost names the first table of which the sums differ.
func (d Dialect) lost(c *shadow.Copy, away map[sqlgen.Ref]sqlgen.Ref, before, after string) *shadow.LostError {
	if before == after {
		return nil
	}
	now := strings.Split(after, "\n")
	e := &shadow.LostError{Away: away[c.Tables[0].Ref], In: c.Tables[0].Ref, Rows: 0, Told: d.sumsOf(c)}
	for i, line := range strings.Split(before, "\n") {
		for _, t := range c.Tables {
			if strings.HasPrefix(line, sumName(t.Ref)) && (i >= len(now) || now[i] != line) {
				e.Away, e.In = away[t.Ref], t.Ref
				return e
			}
		}
	}
	return e
}

func sumName(t sqlgen.Ref) string { return t.Schema + "." + t.Table + " " }

// inPlace reports whether all new tables are in the place of the old ones, which are
// kept. It refuses what a RENAME can only have left of which a crash of the server has
// carried out a part.
func (d Dialect) inPlace(ctx context.Context, q dialect.Querier, c *shadow.Copy) (bool, error) {
	fresh, kept := besideAll(c, "new"), d.Kept(c)
	var all, part []string
	for _, t := range c.Tables {
		var there [3]bool
		for i, r := range []sqlgen.Ref{kept[t.Ref], t.Ref, fresh[t.Ref]} {
			var err error
			if there[i], err = d.there(ctx, q, r); err != nil {
				return false, err
			}
		}
		switch isKept, isThere, isNew := there[0], there[1], there[2]; {
		case !isKept:
		case isThere && !isNew:
			all = append(all, t.Table)
		default:
			part = append(part, t.Table)
		}
	}
	if len(part) > 0 || len(all) > 0 && len(all) < len(c.Tables) {
		return false, &shadow.HalfError{Label: c.Label, Kept: append(all, part...)}
	}
	return len(all) > 0, nil
}
