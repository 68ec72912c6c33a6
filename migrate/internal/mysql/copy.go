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

// textOf writes the names as the catalogue has them. Without any it is ASCII, as Text.
func (d Dialect) textOf(ctx context.Context, q dialect.Querier,
	t dialect.TextType) (*sqlgen.Form, string, error) {
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

// mostName is the longest name of a table of ours. The server renames a constraint that it named
// itself with its table, to T_ibfk_12 or T_chk_12, in at most 64 characters.
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

// A copier works on a copy. What is new, old and dropped are the other tables of each table.
type copier struct {
	*talk
	s                *dialect.Session // nil where it only reads
	c                *shadow.Copy
	fresh, old, drop map[sqlgen.Ref]sqlgen.Ref

	holder *dialect.Session // has the locks of all tables, nil before that
	id     int64            // the server's number of s, then
}

func (d Dialect) copier(ctx context.Context, q dialect.Querier, c *shadow.Copy) *copier {
	s, _ := q.(*dialect.Session)
	return &copier{talk: d.ask(ctx, q), s: s, c: c, fresh: sideTables(c, "new"), old: d.Kept(c),
		drop: sideTables(c, "drop")}
}

// with returns a copier that asks elsewhere, and does so whatever has failed before.
func (w *copier) with(ctx context.Context, q dialect.Querier) *copier {
	other := *w
	other.talk = w.ask(ctx, q)
	return &other
}

// both does the second also when the first fails.
func (w *copier) both(first, second func(*copier)) {
	w.do(func() error {
		one, other := w.with(w.ctx, w.q), w.with(w.ctx, w.q)
		first(one)
		second(other)
		return errors.Join(one.err, other.err)
	})
}

func (t *talk) insertable(ref sqlgen.Ref) []string { return t.names("insertable columns", ref) }

func (d Dialect) Fill(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) error {
	w := d.copier(ctx, s, c)
	if swapped := w.clean(); w.err != nil {
		return w.err
	} else if swapped { // by an earlier attempt
		return done(s)
	}
	c.Notes = map[string]string{}
	was := w.shapes()
	rest, _ := w.makeAll(false)
	w.hold(c.Refs())
	defer w.unhold()
	if w.err != nil {
		return w.err
	}
	w.unchanged(was)
	for i, t := range c.Tables {
		w.fill(t, w.insertable(t.Ref), rest[i])
		w.carryIncrement(t.Ref, w.fresh[t.Ref])
	}
	w.do(func() error { return check(s, c.Itself(), w.fresh) })
	w.unchanged(was) // LOCK TABLES does not keep a foreign key of another table away
	w.do(func() error { return c.Keep(ctx) })
	w.renameAll(w.old, w.fresh)
	w.do(func() error {
		freed := w.with(ctx, s)
		freed.release(w.old)
		return errors.Join(freed.err, c.NoteShapes(w.definition))
	})
	w.do(func() error { return done(s) })
	return w.err
}

// makeAll makes the empty new tables, each step for all of them: the server changes no type that a
// foreign key uses. It returns the indexes that they get later, and with late the statements for
// the foreign keys to tables that are not copied.
func (w *copier) makeAll(late bool) (rest []unbuilt, keys []sqlgen.Statement) {
	for _, step := range []func(t *shadow.CopyTable){
		w.makeTable,
		func(t *shadow.CopyTable) { keys = append(keys, w.link(t.Ref, late)...) },
		func(t *shadow.CopyTable) { rest = append(rest, w.unbuild(t.Ref)) },
	} {
		for _, t := range w.c.Tables {
			w.during(fmt.Sprintf("making the new %q", t.Table), func() { step(t) })
		}
	}
	return rest, keys
}

// makeTable makes the empty copy of t, with the new types of its columns. A plan cannot try whether
// the server takes it.
func (w *copier) makeTable(t *shadow.CopyTable) {
	into := w.fresh[t.Ref]
	steps := []sqlgen.Statement{w.sql("CREATE TABLE %s LIKE %s", into, t.Ref)}
	for _, col := range t.Columns {
		if col.Type == "" {
			continue
		}
		var nullable, comment, value string
		w.scan(asked("column of a copy", t.Ref, col.Name), &nullable, &comment, &value)
		null := " NULL"
		if nullable == "NO" {
			null = " NOT NULL"
		}
		if value, ok := carriedDefault(value, col); ok {
			null += " DEFAULT (" + value + ")"
		}
		if comment != "" {
			null += " COMMENT " + literal(comment)
		}
		steps = append(steps, w.sql("ALTER TABLE %s MODIFY %s %s", into, name(col.Name), col.Type+null))
	}
	w.exec(steps...)
	switch errorNumber(w.err) {
	case 1005, 1071, 1118, 1478: // wrong options, a long key, a long row, wrong options of MySQL
		w.err = fmt.Errorf("%w; nothing was changed: alter the table so that CREATE TABLE … LIKE "+
			"takes it with the new type, or set innodb_strict_mode = OFF for the sessions of the run, "+
			"if that made the table", w.err)
	}
}

func literal(text string) string {
	return "'" + strings.NewReplacer("'", "''", `\`, `\\`).Replace(text) + "'"
}

// link gives the empty copy of a table its foreign keys and CHECKs. With late it returns the
// statements for the foreign keys to tables that are not copied.
func (w *copier) link(t sqlgen.Ref, late bool) (later []sqlgen.Statement) {
	into, keys := w.fresh[t], w.keys(t)
	w.settleIndexes(into, keys, true)
	var now []sqlgen.Statement
	for _, k := range keys {
		k.name = temporary(w.c, foreignKeyNote, k.name)
		p, copied := w.fresh[k.parent]
		if copied {
			k.parent = p
		}
		add := w.sql("ALTER TABLE %s %s", into, k)
		if late && !copied {
			later = append(later, add)
		} else {
			now = append(now, add)
		}
	}
	w.exec(now...)
	w.nameChecks(t)
	return later
}

// fill gives a new table its rows, and then its other indexes and its histograms.
func (w *copier) fill(t *shadow.CopyTable, cols []string, rest unbuilt) {
	w.do(func() error {
		insert, err := t.Fill(w.Dialect, cols, rest.table, t.Ref, "", "")
		if err != nil {
			return err
		}
		w.c.Report(shadow.Filling, t.Ref)
		rows := func(tx dialect.Tx) error { return dialect.Within(w.ctx, tx, insert) }
		if err := w.s.InTx(w.ctx, rows); err != nil {
			return fmt.Errorf("filling the new %q: %w", t.Table, err)
		}
		return nil
	})
	w.build(t.Ref, rest)
	w.carryHistograms(t.Ref)
}

// carryIncrement lets AUTO_INCREMENT of a new table go on from that of the old one.
func (t *talk) carryIncrement(old, into sqlgen.Ref) {
	var n sql.Null[uint64]
	if t.scan(asked("auto_increment", old), &n); n.Valid {
		t.run("ALTER TABLE %s AUTO_INCREMENT = %d", into, n.V)
	}
}

func (t *talk) isThere(ref sqlgen.Ref) (there bool) {
	t.scan(asked("table exists", ref), &there)
	return there
}

func (d Dialect) Clean(ctx context.Context, s *dialect.Session,
	c *shadow.Copy) (swapped bool, err error) {
	w := d.copier(ctx, s, c)
	swapped = w.clean()
	return swapped, w.err
}

func (w *copier) clean() (swapped bool) {
	if swapped = w.inPlace(); swapped {
		w.both((*copier).unread, func(x *copier) { x.readSums(x.old) })
	}
	w.both((*copier).settle, func(x *copier) { x.dropTable(pinOf(x.c)) })
	if swapped {
		w.release(w.old)
		return true
	}
	for _, t := range w.c.Tables {
		w.dropTable(w.fresh[t.Ref])
	}
	w.readSums(w.drop)
	w.dropBack()
	return false
}

func (d Dialect) Back(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) error {
	w := d.copier(ctx, s, c)
	if swapped := w.clean(); w.err != nil {
		return w.err
	} else if !swapped { // an earlier attempt has put the old tables back
		return done(s)
	}
	w.namesFree() // which reads for long where tables are many
	var tables []sqlgen.Ref
	for _, t := range c.Tables {
		tables = append(tables, t.Ref, w.old[t.Ref])
		// Rows that came and went since the swap had numbers, which are not to come again.
		w.carryIncrement(t.Ref, w.old[t.Ref])
	}
	w.hold(tables)
	defer w.unhold()
	w.do(func() error {
		return errors.Join(c.ShapesNoted(w.definition), shadow.Arrived(ctx, d, s, c))
	})
	w.do(func() error { return check(s, w.old, c.Itself()) })
	w.renameAll(w.drop, w.old)
	w.dropBack()
	w.do(func() error { return done(s) })
	return w.err
}

func (d Dialect) DropKept(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	w := d.copier(ctx, s, c)
	for _, t := range sqlgen.Refs(w.old) {
		w.dropTable(w.old[t])
	}
	return w.err
}

func (t *talk) dropTable(ref sqlgen.Ref) { t.run("DROP TABLE IF EXISTS %s", ref) }

func (d Dialect) Differ(ctx context.Context, q dialect.Querier, table *shadow.CopyTable, from,
	to sqlgen.Ref) (bool, error) {
	t := d.ask(ctx, q)
	now, was := t.exprs(table, t.insertable(to), to)
	before := t.sumOf(was, t.text(" FROM %s", from))
	after := t.sumOf(now, t.text(" FROM %s", to))
	return before != after, t.err
}
