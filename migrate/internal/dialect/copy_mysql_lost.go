package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A RENAME outlives the process that began it. When that is killed while the RENAME
// waits, the server gives up the locks that kept writers out, carries the RENAME out
// nevertheless, and asks for the locks of several tables one after the other: a writer
// may come in between, whose rows are in the old table only. So what tells of such rows
// is in the database before the RENAME begins: the log of an online copy, and otherwise
// the sums of what is put away. Whoever clears up looks there before it drops anything.

// LostError is rows that stand in a table which was put away, and not in the one in
// its place.
type LostError struct {
	Away, In Ref
	Rows     int64 // 0: some
	Told     Ref   // what tells of them: their keys, or the sum of the table
}

// Error says what to do.
func (e *LostError) Error() string {
	rows, tells := "rows were", fmt.Sprintf("drop the table %q, which tells of them", e.Told.Table)
	if e.Rows > 0 {
		rows, tells = fmt.Sprintf("%d writes to rows were", e.Rows), fmt.Sprintf("empty the table %q, which has their keys", e.Told.Table)
	}
	return fmt.Sprintf("%s made to %q between the last look at it and the swap; they are in %q and not in %q, which is in place; carry them over, %s, and run the same again; "+
		"or let finish end the run, which keeps these tables", rows, e.In.Table, e.Away.Table, e.In.Table, tells)
}

// unread refuses logs of an online copy with entries of which its swap knew nothing.
func (d mysql) unread(ctx context.Context, q Querier, c *Copy) error {
	list, err := d.logged(ctx, q, c)
	if err == nil && len(list) > 0 {
		err = list[0]
	}
	return err
}

// logged lists the tables whose logs have entries.
func (d mysql) logged(ctx context.Context, q Querier, c *Copy) (out []*LostError, err error) {
	kept := d.Kept(c)
	for _, t := range c.Tables {
		log := beside(t.Ref, "log", c.Label)
		if there, err := d.there(ctx, q, log); err != nil {
			return nil, err
		} else if !there {
			continue
		}
		b := newBuilder(d.p)
		var n int64
		if err := q.QueryRowContext(ctx, "SELECT count(*) FROM "+b.table(log)).Scan(&n); err != nil {
			return nil, errors.Join(b.err, err)
		}
		if n > 0 {
			out = append(out, &LostError{kept[t.Ref], t.Ref, n, log})
		}
	}
	return out, nil
}

// Stranded lists the tables that a swap of this copy, or of its undo, has put away with rows
// that are not in the tables in their places.
func (d mysql) Stranded(ctx context.Context, q Querier, c *Copy) ([]*LostError, error) {
	swapped, err := d.inPlace(ctx, q, c)
	if err != nil {
		return nil, err
	}
	away := d.Kept(c)
	var out []*LostError
	if !swapped {
		away = c.beside("drop")
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
func (d mysql) Leave(ctx context.Context, s *Session, c *Copy) error {
	swapped, err := d.inPlace(ctx, s, c)
	if err != nil {
		return err
	}
	if !swapped {
		drop := c.beside("drop")
		_, err := d.linkBack(ctx, s, c, drop)
		return errors.Join(err, unless(err, func() error { return d.release(ctx, s, c, drop) }))
	}
	list, err := d.logged(ctx, s, c)
	if err != nil {
		return err
	}
	for _, t := range c.Tables {
		told := slices.ContainsFunc(list, func(e *LostError) bool { return e.In == t.Ref })
		if err := d.unfollowOne(ctx, s, c, t, told); err != nil {
			return err
		}
	}
	return d.release(ctx, s, c, d.Kept(c))
}

func (mysql) sumsOf(c *Copy) Ref { return beside(c.Tables[0].Ref, "sums", c.Label) }

// writeSums keeps the sums of tables until they are found unchanged under the names in
// away.
func (d mysql) writeSums(ctx context.Context, q Querier, c *Copy, away map[Ref]Ref, sums string) error {
	b := newBuilder(d.p)
	t := b.table(d.sumsOf(c))
	if err := errors.Join(within(ctx, q, "DROP TABLE IF EXISTS "+t, "CREATE TABLE "+t+" (no integer NOT NULL PRIMARY KEY, away text NOT NULL, sums longtext NOT NULL) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4"), b.err); err != nil {
		return fmt.Errorf("writing down the sums of the tables: %w", err)
	}
	_, err := q.ExecContext(ctx, "INSERT INTO "+t+" (no, away, sums) VALUES (1, ?, ?)", away[c.Tables[0].Ref].Table, sums)
	return err
}

// readSums compares tables that were put away with their sums, and drops these. It does
// nothing where there are none, or those of another step.
func (d mysql) readSums(ctx context.Context, q Querier, c *Copy, away map[Ref]Ref) error {
	lost, there, err := d.bySums(ctx, q, c, away)
	switch {
	case err != nil || !there:
		return err
	case lost != nil:
		return lost
	}
	b := newBuilder(d.p)
	return errors.Join(b.err, within(ctx, q, "DROP TABLE IF EXISTS "+b.table(d.sumsOf(c))))
}

// bySums compares tables that were put away with their sums, and reports whether there are
// any.
func (d mysql) bySums(ctx context.Context, q Querier, c *Copy, away map[Ref]Ref) (lost *LostError, there bool, err error) {
	if there, err = d.there(ctx, q, d.sumsOf(c)); err != nil || !there {
		return nil, false, err
	}
	b := newBuilder(d.p)
	var of, before string
	switch err := q.QueryRowContext(ctx, "SELECT away, sums FROM "+b.table(d.sumsOf(c))).Scan(&of, &before); {
	case errors.Is(err, sql.ErrNoRows): // it was killed before it had written them
	case err != nil:
		return nil, true, errors.Join(err, b.err)
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
func (d mysql) lost(c *Copy, away map[Ref]Ref, before, after string) *LostError {
	if before == after {
		return nil
	}
	now := strings.Split(after, "\n")
	e := &LostError{away[c.Tables[0].Ref], c.Tables[0].Ref, 0, d.sumsOf(c)}
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

func sumName(t Ref) string { return t.Schema + "." + t.Table + " " }

// inPlace reports whether all new tables are in the place of the old ones, which are
// kept. It refuses what a RENAME can only have left of which a crash of the server has
// carried out a part.
func (d mysql) inPlace(ctx context.Context, q Querier, c *Copy) (bool, error) {
	fresh, kept := c.beside("new"), d.Kept(c)
	var all, part []string
	for _, t := range c.Tables {
		var there [3]bool
		for i, r := range []Ref{kept[t.Ref], t.Ref, fresh[t.Ref]} {
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
		return false, &HalfError{c.Label, append(all, part...)}
	}
	return len(all) > 0, nil
}

// HalfError is a RENAME of which the server has carried out a part.
type HalfError struct {
	Label string
	Kept  []string // the tables whose old ones are kept
}

// Error says what to do.
func (e *HalfError) Error() string {
	return fmt.Sprintf("the server has carried out a part of a RENAME only: the old tables of %q are kept, with names that end in old_%s, and not all tables of the copy are in place; "+
		"give the tables the names back that they had, in one RENAME TABLE, and drop nothing before; then run the same again", e.Kept, e.Label)
}
