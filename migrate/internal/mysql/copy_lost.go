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

// unread refuses the log of an online copy if the swap did not replay all of it.
func (d Dialect) unread(ctx context.Context, q dialect.Querier, c *shadow.Copy) error {
	list, err := d.logged(ctx, q, c)
	if err == nil && len(list) > 0 {
		err = list[0]
	}
	return err
}

// logged lists the tables whose logs have entries.
func (d Dialect) logged(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (out []*shadow.LostError, err error) {
	for _, t := range c.Tables {
		log := sideTable(t.Ref, "log", c.Label)
		if there, err := d.isThere(ctx, q, log); err != nil {
			return nil, err
		} else if !there {
			continue
		}
		var n int64
		if err := dialect.Scan(ctx, q, d.sql("SELECT count(*) FROM %s", log), &n); err != nil {
			return nil, err
		}
		if n > 0 {
			away := sideTable(t.Ref, "old", c.Label)
			out = append(out, &shadow.LostError{Away: away, In: t.Ref, Rows: n, Told: log})
		}
	}
	return out, nil
}

// Stranded lists the tables that a swap put away with rows that their new tables do not have.
// It may be the swap of this copy, or of its undo.
func (d Dialect) Stranded(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) ([]*shadow.LostError, error) {
	swapped, err := d.inPlace(ctx, q, c)
	if err != nil {
		return nil, err
	}
	away := sideTables(c, "drop")
	var out []*shadow.LostError
	if swapped {
		away = d.Kept(c)
		if out, err = d.logged(ctx, q, c); err != nil {
			return nil, err
		}
	}
	lost, _, err := d.compareSums(ctx, q, c, away)
	if lost != nil {
		out = append(out, lost)
	}
	return out, err
}

// Leave ends such a copy, or undo. It keeps the tables that were put away and the logs or sums
// of them, and drops what nobody needs who carries the rows over.
func (d Dialect) Leave(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	swapped, err := d.inPlace(ctx, s, c)
	if err != nil {
		return err
	}
	if !swapped {
		drop := sideTables(c, "drop")
		if _, err := d.linkBack(ctx, s, c, drop); err != nil {
			return err
		}
		return d.release(ctx, s, c, drop)
	}
	list, err := d.logged(ctx, s, c)
	if err != nil {
		return err
	}
	for _, t := range c.Tables {
		tells := slices.ContainsFunc(list, func(e *shadow.LostError) bool { return e.In == t.Ref })
		if err := d.unfollow(ctx, s, c, t, tells); err != nil {
			return err
		}
	}
	return d.release(ctx, s, c, d.Kept(c))
}

func (Dialect) sumsOf(c *shadow.Copy) sqlgen.Ref {
	return sideTable(c.Tables[0].Ref, "sums", c.Label)
}

// writeSums records the sums of the tables that a RENAME puts away, until readSums has found
// them unchanged.
func (d Dialect) writeSums(ctx context.Context, q dialect.Querier, c *shadow.Copy,
	away map[sqlgen.Ref]sqlgen.Ref) error {
	record := d.sumsOf(c)
	if err := dialect.Exec(ctx, q, d.sql("DROP TABLE IF EXISTS %s", record),
		d.sql(query("record of sums"), record)); err != nil {
		return fmt.Errorf("writing down the sums of the tables: %w", err)
	}
	for _, t := range c.Tables {
		sum, err := d.checksum(ctx, q, t.Ref)
		if err != nil {
			return err
		}
		if err := d.run(ctx, q, "INSERT INTO %s (away, sums) VALUES (%s, %s)",
			record, bound{fullName(away[t.Ref])}, bound{sum}); err != nil {
			return err
		}
	}
	return nil
}

func fullName(t sqlgen.Ref) string { return t.Schema + "." + t.Table }

// readSums compares the tables that a RENAME put away with their sums, and drops the sums. It
// does nothing without sums.
func (d Dialect) readSums(ctx context.Context, q dialect.Querier, c *shadow.Copy,
	away map[sqlgen.Ref]sqlgen.Ref) error {
	lost, there, err := d.compareSums(ctx, q, c, away)
	switch {
	case err != nil || !there:
		return err
	case lost != nil:
		return lost
	}
	return d.drop(ctx, q, d.sumsOf(c))
}

// compareSums compares tables that were put away with their sums, and reports whether there are
// any. It passes over the sums of another RENAME.
func (d Dialect) compareSums(ctx context.Context, q dialect.Querier, c *shadow.Copy,
	away map[sqlgen.Ref]sqlgen.Ref) (lost *shadow.LostError, there bool, err error) {
	record := d.sumsOf(c)
	if there, err = d.isThere(ctx, q, record); err != nil || !there {
		return nil, false, err
	}
	for _, t := range c.Tables {
		var before string
		err := dialect.Scan(ctx, q, d.sql("SELECT sums FROM %s WHERE away = %s",
			record, bound{fullName(away[t.Ref])}), &before)
		if errors.Is(err, sql.ErrNoRows) {
			continue
		}
		if err != nil {
			return nil, true, err
		}
		after, err := d.checksum(ctx, q, away[t.Ref])
		if err != nil {
			return nil, true, err
		}
		if before != after {
			return &shadow.LostError{Away: away[t.Ref], In: t.Ref, Told: record}, true, nil
		}
	}
	return nil, true, nil
}

// checksum returns the sum of a table. CHECKSUM TABLE would do, but for generated columns it
// changes by itself.
func (d Dialect) checksum(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (string, error) {
	cols, err := d.insertable(ctx, q, t)
	if err != nil {
		return "", err
	}
	b := sqlgen.NewBuilder(d.p)
	list, _, err := d.exprs(ctx, q, b, &shadow.CopyTable{}, cols, t)
	if err != nil {
		return "", err
	}
	return sumOf(ctx, q, b, list, " FROM "+b.Table(t))
}

// exprs returns the names of a table's columns and their new values. Some columns are compared in
// another way than by their text, and then both are that. to is a table that has the columns.
func (Dialect) exprs(ctx context.Context, q dialect.Querier, b *sqlgen.Builder, t *shadow.CopyTable,
	cols []string, to sqlgen.Ref) (into, from []string, err error) {
	pairs, err := dialect.Pairs(ctx, q, query("compared otherwise"), to.Schema, to.Table)
	if err != nil {
		return nil, nil, err
	}
	into, from = t.Exprs(b, cols)
	for i, name := range cols {
		for _, p := range pairs {
			if _, ours := t.Column(name); !ours && name == p[0] {
				into[i] = strings.ReplaceAll(p[1], "{c}", into[i])
				from[i] = strings.ReplaceAll(p[1], "{c}", from[i])
			}
		}
	}
	return into, from, nil
}

// sumOf adds up a hash of every row, made of the expressions in list.
func sumOf(ctx context.Context, q dialect.Querier, b *sqlgen.Builder, list []string,
	from string) (out string, err error) {
	if b.Err != nil {
		return "", b.Err
	}
	var hex []string
	for _, x := range list {
		hex = append(hex, "COALESCE(HEX(CONCAT("+x+")),'-')")
	}
	sum := strings.ReplaceAll(query("sum of rows"), "{values}", strings.Join(hex, ","))
	err = q.QueryRowContext(ctx, sum+from).Scan(&out)
	return out, err
}

// inPlace reports whether all new tables are in the place of the old ones, which are kept. It
// refuses the rest of a RENAME that a crash of the server cut short.
func (d Dialect) inPlace(ctx context.Context, q dialect.Querier, c *shadow.Copy) (bool, error) {
	fresh, kept := sideTables(c, "new"), d.Kept(c)
	var all, part []string
	for _, t := range c.Tables {
		var there [3]bool
		for i, r := range []sqlgen.Ref{kept[t.Ref], t.Ref, fresh[t.Ref]} {
			var err error
			if there[i], err = d.isThere(ctx, q, r); err != nil {
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
