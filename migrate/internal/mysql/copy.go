package mysql

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"hash/crc32"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var (
	_ shadow.Copier  = Dialect{}
	_ shadow.Renamer = Dialect{}
)

// A copy on MySQL and MariaDB is several statements, because DDL commits. The application's
// tables stay as they are until one RENAME swaps all of them, and Clean drops the new ones.

// TextOf writes the names as the catalogue has them. Without any it is ASCII, as Text.
func (d Dialect) TextOf(ctx context.Context, q dialect.Querier,
	t shadow.TextType) (*sqlgen.Form, string, error) {
	f := myText
	if t.Digits() {
		f = myAnyText
	}
	if t.Name == "text" {
		return nil, "", fmt.Errorf("%s has no keys of type text without a length: "+
			"name char(N) or varchar(N)", d.p.Name())
	}
	set, collation := "ascii", "ascii_bin"
	if t.Charset != "" || t.Collation != "" {
		err := q.QueryRowContext(ctx, query("collation of a character set"),
			t.Charset, t.Charset, t.Collation).Scan(&set, &collation)
		if errors.Is(err, sql.ErrNoRows) {
			return nil, "", fmt.Errorf("the server has no collation %q of character set %q",
				t.Collation, t.Charset)
		}
		if err != nil {
			return nil, "", err
		}
	}
	switch {
	case slices.Contains(noASCII, set):
		return nil, "", fmt.Errorf("the character set %s does not have the digits of ids "+
			"as one byte each", set)
	case set == "binary":
		return nil, "", fmt.Errorf("of the character set binary %s would be a column of bytes, "+
			"which holds no ids as text: name ascii or utf8mb4", t.SQL())
	}
	return f, strings.ToUpper(t.SQL()) + " CHARACTER SET " + set + " COLLATE " + collation, nil
}

// mostName is the most characters that the name of a table of ours has. The server renames a
// foreign key or CHECK that it named itself with its table, to T_ibfk_12 or T_chk_12, and no
// name has more than 64 characters.
const mostName = 64 - len("_ibfk_999")

// sideTable names a table of ours for t: what is new, old, drop, log, pick, seen or sums.
func sideTable(t sqlgen.Ref, what, label string) sqlgen.Ref {
	tail := "_" + what + "_" + label
	return sqlgen.Ref{Schema: t.Schema, Table: shortened(t.Table, mostName-len(tail)) + tail}
}

// shortened returns a name of at most so many characters. One that it cuts ends with a checksum.
func shortened(name string, most int) string {
	runes := []rune(name)
	if len(runes) <= most {
		return name
	}
	sum := fmt.Sprintf("_%08x", crc32.ChecksumIEEE([]byte(name)))
	return string(runes[:most-len(sum)]) + sum
}

// sideTables names such a table for each table of the copy.
func sideTables(c *shadow.Copy, what string) map[sqlgen.Ref]sqlgen.Ref {
	return c.To(func(t sqlgen.Ref) sqlgen.Ref { return sideTable(t, what, c.Label) })
}

func (Dialect) Kept(c *shadow.Copy) map[sqlgen.Ref]sqlgen.Ref { return sideTables(c, "old") }

// insertable lists the columns that an INSERT may name.
func (Dialect) insertable(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.ListNames(ctx, q, query("insertable columns"), t.Schema, t.Table)
}

func (d Dialect) Fill(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) error {
	fresh, kept := sideTables(c, "new"), d.Kept(c)
	if swapped, err := d.Clean(ctx, s, c); err != nil {
		return err
	} else if swapped { // by an earlier attempt
		return done(s)
	}
	c.Notes = map[string]string{}
	was, err := d.shapes(ctx, s, c)
	if err != nil {
		return err
	}
	rest, _, err := d.makeAll(ctx, s, c, fresh, false)
	if err != nil {
		return err
	}
	h, err := d.hold(ctx, s, c.Refs())
	if err != nil {
		return err
	}
	defer d.unhold(ctx, h)
	if err := d.unchanged(ctx, s, c, was); err != nil {
		return err
	}
	for i, t := range c.Tables {
		cols, err := d.insertable(ctx, s, t.Ref)
		if err != nil {
			return err
		}
		if err := d.fill(ctx, s, c, t, cols, rest[i]); err != nil {
			return err
		}
		if err := d.carryIncrement(ctx, s, t.Ref, fresh[t.Ref]); err != nil {
			return err
		}
	}
	if err := check(s, c.Itself(), fresh); err != nil {
		return err
	}
	// LOCK TABLES does not keep a foreign key of another table away.
	if err := d.unchanged(ctx, s, c, was); err != nil {
		return err
	}
	if err := c.Keep(ctx); err != nil {
		return err
	}
	if err := d.renameAll(ctx, s, h, c, kept, fresh); err != nil {
		return err
	}
	if err := errors.Join(
		d.release(ctx, s, c, kept), c.NoteShapes(d.definitions(ctx, s))); err != nil {
		return err
	}
	return done(s)
}

// makeAll makes the empty new tables with their foreign keys and CHECKs. It returns the indexes
// that they get later, and with late the statements for the foreign keys to tables that are not
// copied. Each step is done for all tables before the next one: the server changes no type that
// a foreign key uses, and drops no index that one needs.
func (d Dialect) makeAll(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	fresh map[sqlgen.Ref]sqlgen.Ref, late bool) (rest []unbuilt, keys []sqlgen.Statement, err error) {
	for _, step := range []func(t *shadow.CopyTable) error{
		func(t *shadow.CopyTable) error { return makeable(d.makeTable(ctx, s, t, fresh[t.Ref])) },
		func(t *shadow.CopyTable) error {
			more, err := d.link(ctx, s, c, t.Ref, fresh, late)
			keys = append(keys, more...)
			return err
		},
		func(t *shadow.CopyTable) error {
			u, err := d.unbuild(ctx, s, c, t.Ref, fresh[t.Ref])
			rest = append(rest, u)
			return err
		},
	} {
		for _, t := range c.Tables {
			if err := step(t); err != nil {
				return nil, nil, fmt.Errorf("making the new %q: %w", t.Table, err)
			}
		}
	}
	return rest, keys, nil
}

// makeTable makes the empty copy of t, with the new types of its columns.
func (d Dialect) makeTable(ctx context.Context, s *dialect.Session, t *shadow.CopyTable,
	into sqlgen.Ref) error {
	steps := []sqlgen.Statement{d.sql("CREATE TABLE %s LIKE %s", into, t.Ref)}
	for _, col := range t.Columns {
		if col.Type == "" {
			continue
		}
		var nullable, comment string
		row := s.QueryRowContext(ctx, query("column of a copy"), t.Schema, t.Table, col.Name)
		if err := row.Scan(&nullable, &comment); err != nil {
			return err
		}
		null := " NULL"
		if nullable == "NO" {
			null = " NOT NULL"
		}
		if comment != "" {
			null += " COMMENT " + literal(comment)
		}
		steps = append(steps, d.sql("ALTER TABLE %s MODIFY %s %s", into, name(col.Name), col.Type+null))
	}
	return dialect.Exec(ctx, s, steps...)
}

// makeable says what to do where the server makes no such table, which a plan cannot try: it took
// the old one with innodb_strict_mode = OFF, or the new type is too long for a row or an index.
func makeable(err error) error {
	switch errorNumber(err) {
	case 1005, 1071, 1118, 1478: // wrong options, a long key, a long row, wrong options of MySQL
		err = fmt.Errorf("%w; nothing was changed: alter the table so that CREATE TABLE … LIKE takes it "+
			"with the new type, or set innodb_strict_mode = OFF for the sessions of the run, if that "+
			"made the table", err)
	}
	return err
}

// literal quotes a text.
func literal(text string) string {
	return "'" + strings.NewReplacer("'", "''", `\`, `\\`).Replace(text) + "'"
}

// link gives the empty copy of t its foreign keys and CHECKs. With late it returns the
// statements for the foreign keys to tables that are not copied.
func (d Dialect) link(ctx context.Context, s *dialect.Session, c *shadow.Copy, t sqlgen.Ref,
	fresh map[sqlgen.Ref]sqlgen.Ref, late bool) (later []sqlgen.Statement, err error) {
	into := fresh[t]
	keys, err := d.keys(ctx, s, t)
	if err != nil {
		return nil, err
	}
	if err := d.settleIndexes(ctx, s, into, keys, true); err != nil {
		return nil, err
	}
	var now []sqlgen.Statement
	for _, k := range keys {
		k.name = temporary(c, foreignKeyNote, k.name)
		p, copied := fresh[k.parent]
		if copied {
			k.parent = p
		}
		add := d.sql("ALTER TABLE %s %s", into, k)
		if late && !copied {
			later = append(later, add)
		} else {
			now = append(now, add)
		}
	}
	if err := dialect.Exec(ctx, s, now...); err != nil {
		return nil, err
	}
	return later, d.nameChecks(ctx, s, c, t, into)
}

// fill gives a new table its rows, and then its other indexes and its histograms.
func (d Dialect) fill(ctx context.Context, s *dialect.Session, c *shadow.Copy, t *shadow.CopyTable,
	cols []string, rest unbuilt) error {
	insert, err := t.Fill(d, cols, rest.table, t.Ref, "", "")
	if err != nil {
		return err
	}
	c.Report(shadow.Filling, t.Ref)
	rows := func(tx dialect.Tx) error { return dialect.Within(ctx, tx, insert) }
	if err := s.InTx(ctx, rows); err != nil {
		return fmt.Errorf("filling the new %q: %w", t.Table, err)
	}
	if err := d.build(ctx, s, c, t.Ref, rest); err != nil {
		return err
	}
	return d.carryHistograms(ctx, s, t.Ref, rest.table)
}

// carryIncrement lets AUTO_INCREMENT of a new table go on from that of the old one.
func (d Dialect) carryIncrement(ctx context.Context, s *dialect.Session, old,
	into sqlgen.Ref) error {
	var n sql.Null[uint64]
	err := s.QueryRowContext(ctx, query("auto_increment"), old.Schema, old.Table).Scan(&n)
	if err != nil || !n.Valid {
		return err
	}
	return d.run(ctx, s, "ALTER TABLE %s AUTO_INCREMENT = %d", into, n.V)
}

// isThere reports whether a table exists.
func (Dialect) isThere(ctx context.Context, q dialect.Querier,
	t sqlgen.Ref) (there bool, err error) {
	err = q.QueryRowContext(ctx, query("table exists"), t.Schema, t.Table).Scan(&there)
	return there, err
}

func (d Dialect) Clean(ctx context.Context, s *dialect.Session,
	c *shadow.Copy) (swapped bool, err error) {
	kept, drop := d.Kept(c), sideTables(c, "drop")
	if swapped, err = d.inPlace(ctx, s, c); err != nil {
		return false, err
	}
	if swapped {
		if err := errors.Join(d.unread(ctx, s, c), d.readSums(ctx, s, c, kept)); err != nil {
			return true, err
		}
	}
	if err := errors.Join(d.Settle(ctx, s, c), d.unpin(ctx, s, c)); err != nil {
		return swapped, err
	}
	if swapped {
		return true, d.release(ctx, s, c, kept)
	}
	for _, t := range c.Tables {
		if err := d.drop(ctx, s, sideTable(t.Ref, "new", c.Label)); err != nil {
			return false, err
		}
	}
	if err := d.readSums(ctx, s, c, drop); err != nil {
		return false, err
	}
	return false, d.dropBack(ctx, s, c, drop)
}

func (d Dialect) Back(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) error {
	kept, drop := d.Kept(c), sideTables(c, "drop")
	if swapped, err := d.Clean(ctx, s, c); err != nil {
		return err
	} else if !swapped { // an earlier attempt has put the old tables back
		return done(s)
	}
	if err := d.namesFree(ctx, s, c); err != nil { // which reads for long where tables are many
		return err
	}
	var tables []sqlgen.Ref
	for _, t := range c.Tables {
		tables = append(tables, t.Ref, kept[t.Ref])
		// Rows that came and went since the swap had numbers, which are not to come again.
		if err := d.carryIncrement(ctx, s, t.Ref, kept[t.Ref]); err != nil {
			return err
		}
	}
	h, err := d.hold(ctx, s, tables)
	if err != nil {
		return err
	}
	defer d.unhold(ctx, h)
	if err := errors.Join(
		c.ShapesNoted(d.definitions(ctx, s)), shadow.Arrived(ctx, d, s, c)); err != nil {
		return err
	}
	if err := check(s, kept, c.Itself()); err != nil {
		return err
	}
	if err := d.renameAll(ctx, s, h, c, drop, kept); err != nil {
		return err
	}
	if err := d.dropBack(ctx, s, c, drop); err != nil {
		return err
	}
	return done(s)
}

func (d Dialect) DropKept(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	kept := d.Kept(c)
	for _, t := range sqlgen.Refs(kept) {
		if err := d.drop(ctx, s, kept[t]); err != nil {
			return err
		}
	}
	return nil
}

// drop drops a table if it is there.
func (d Dialect) drop(ctx context.Context, q dialect.Querier, t sqlgen.Ref) error {
	return d.run(ctx, q, "DROP TABLE IF EXISTS %s", t)
}

func (d Dialect) Differ(ctx context.Context, q dialect.Querier, t *shadow.CopyTable, from,
	to sqlgen.Ref) (bool, error) {
	cols, err := d.insertable(ctx, q, to)
	if err != nil {
		return false, err
	}
	b := sqlgen.NewBuilder(d.p)
	into, exprs, err := d.exprs(ctx, q, b, t, cols, to)
	if err != nil {
		return false, err
	}
	was, err := sumOf(ctx, q, b, exprs, " FROM "+b.Table(from))
	if err != nil {
		return false, err
	}
	now, err := sumOf(ctx, q, b, into, " FROM "+b.Table(to))
	return was != now, err
}
