package sqlite

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ shadow.Copier = Dialect{}

// A copy on SQLite is one transaction, so that nothing is left of one that was killed. The new
// tables are made by the very text that made the old ones, which stands in the notes. A kept table
// has no foreign keys, which would go on to hold rows of other tables: one that has any, or a CHECK
// that says its name, is kept as a plain copy, the others under another name. Renaming as SQLite
// once did leaves what refers to the table alone.

// textOf takes no collation: a column keeps the COLLATE that it is declared with.
func (Dialect) textOf(_ context.Context, _ dialect.Querier,
	t dialect.TextType) (*sqlgen.Form, string, error) {
	if t.Charset != "" || t.Collation != "" {
		return nil, "",
			errors.New("a column of SQLite keeps its COLLATE, and has no character set: leave both out")
	}
	f := liteText
	if t.Digits() {
		f = liteAnyText
	}
	return f, strings.ToUpper(t.SQL()), nil
}

func (d Dialect) Kept(c *shadow.Copy) map[sqlgen.Ref]sqlgen.Ref {
	return c.To(func(t sqlgen.Ref) sqlgen.Ref {
		return sqlgen.Ref{Schema: t.Schema, Table: t.Table + "_old_" + c.Label}
	})
}

func (d Dialect) CopyRefusal(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (string, error) {
	w := d.script(ctx, q)
	var out []string
	for _, t := range c.Tables {
		list := append(w.ask("table triggers", t.Table), w.ask("tables by rowid", t.Table)...)
		def := w.created(t.Table)
		if w.Err != nil {
			return "", w.Err
		}
		if _, err := retyped(def, t); err != nil {
			list = append(list, err.Error())
		}
		for _, col := range t.Columns {
			if col.Type != "" {
				list = append(list, w.ask("uses of the type", t.Table, col.Name)...)
				if lost := w.lostDefault(t.Table, col); lost != "" {
					list = append(list, lost)
				}
			}
		}
		out = append(out, shadow.Losses(t.Ref, list)...)
	}
	return strings.Join(append(out, shadow.KeysFromOutside(c)...), "; "), w.Err
}

// retyped returns the statement that makes a table with its new types.
func retyped(def string, t *shadow.CopyTable) (string, error) {
	err := soleCreate(def, "TABLE", t.Table)
	for _, col := range t.Columns {
		if err == nil && col.Type != "" {
			def, err = retype(withDefault(def, col), col.Name, col.Type)
		}
	}
	return def, err
}

// A copying is a copy at work, in its transaction.
type copying struct {
	script
	c *shadow.Copy
}

// inTx does the steps of a copy, after it has looked again at what was planned.
func (d Dialect) inTx(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	steps func(copying)) error {
	return s.InTx(ctx, func(tx dialect.Tx) error {
		if err := shadow.Arrived(ctx, d, tx, c); err != nil {
			return err
		}
		w := copying{d.script(ctx, tx), c}
		steps(w)
		return w.Err
	})
}

func (d Dialect) Fill(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) (err error) {
	var legacy int
	if err := s.QueryRowContext(ctx, "PRAGMA legacy_alter_table").Scan(&legacy); err != nil {
		return err
	}
	if err := dialect.Within(ctx, s, "PRAGMA legacy_alter_table = ON"); err != nil {
		return err
	}
	defer func() {
		back := fmt.Sprintf("PRAGMA legacy_alter_table = %d", legacy)
		err = errors.Join(err, dialect.Within(context.WithoutCancel(ctx), s, back))
	}()
	kept := d.Kept(c)
	return d.inTx(ctx, s, c, func(w copying) {
		c.Notes = map[string]string{}
		for _, t := range c.Tables {
			w.fill(t, kept[t.Ref])
		}
		w.Do(func() error { return check(w.On, kept, c.Itself()) })
		w.Do(func() error { return done(w.On) })
	})
}

// fill puts a table away, and makes and fills the new one.
func (w copying) fill(t *shadow.CopyTable, kept sqlgen.Ref) {
	was := w.created(t.Table)
	w.c.Notes[t.Table] = was
	var def, insert string
	w.Do(func() (err error) {
		def, err = retyped(was, t)
		return err
	})
	cols := w.insertable(t.Ref)
	w.Do(func() (err error) {
		insert, err = t.Fill(w.d, cols, t.Ref, kept, "", "")
		return err
	})
	indexes := w.indexes(t.Ref)
	away := w.putAway(t, was, cols, kept, indexes)
	w.Doing(fmt.Sprintf("filling the new %q", t.Table), func() {
		w.rebuild(t.Ref, append(away, def, insert), indexes)
	})
}

func (w script) insertable(t sqlgen.Ref) []string { return w.ask("insertable columns", t.Table) }

// putAway returns the statements that make a table the kept one, and its name and those of its
// indexes free. was is its definition.
func (w copying) putAway(t *shadow.CopyTable, was string, cols []string, kept sqlgen.Ref,
	indexes []index) []string {
	if w.number("foreign keys of a table", t.Table) > 0 ||
		qualifies(was, t.Table) { // renaming leaves such a CHECK as it was
		list, _ := t.Exprs(w.Builder, cols)
		return []string{"CREATE TABLE " + w.Table(kept) + " AS SELECT " + strings.Join(list, ", ") +
			" FROM " + w.Table(t.Ref), "DROP TABLE " + w.Table(t.Ref)}
	}
	var steps []string
	for _, ix := range indexes {
		steps = append(steps, "DROP INDEX main."+w.Q(ix.name))
	}
	return append(steps, "ALTER TABLE "+w.Table(t.Ref)+" RENAME TO "+w.Q(kept.Table))
}

// rebuild makes and fills a table anew, and gives it its indexes back.
func (w copying) rebuild(t sqlgen.Ref, fill []string, indexes []index) {
	seq := w.systemNumber("sqlite_sequence", "sequence", t.Table)
	counted := w.systemNumber("sqlite_stat1", "analysed", t.Table)
	var steps []string
	for _, ix := range indexes {
		steps = append(steps, ix.def)
	}
	name := "'" + strings.ReplaceAll(t.Table, "'", "''") + "'"
	if seq >= 0 {
		steps = append(steps, "DELETE FROM main.sqlite_sequence WHERE name = "+name,
			fmt.Sprintf("INSERT INTO main.sqlite_sequence (name, seq) VALUES (%s, %d)", name, seq))
	}
	if counted > 0 { // of a table that was renamed it stays, and goes with one that was dropped
		steps = append(steps, "DELETE FROM main.sqlite_stat1 WHERE tbl = "+name+" COLLATE NOCASE",
			"ANALYZE "+w.Table(t))
	}
	w.report(shadow.Filling, t)
	w.Run(fill...)
	w.report(shadow.Indexing, t)
	w.Run(steps...)
}

// report says that a phase begins, unless the copy has failed.
func (w copying) report(p shadow.Phase, t sqlgen.Ref) {
	if w.Err == nil {
		w.c.Report(p, t)
	}
}

// An index is the name of one, and the statement that makes it.
type index struct{ name, def string }

// indexes reads the indexes of a table.
func (w copying) indexes(t sqlgen.Ref) []index {
	list := dialect.ListRows(w.Script, func(ix *index) []any { return []any{&ix.name, &ix.def} },
		query("indexes"), t.Table)
	for _, ix := range list {
		w.Do(func() error { return soleCreate(ix.def, "INDEX", ix.name) })
	}
	return list
}

// systemNumber asks a system table for a number about a table. It is -1 where there is no such
// table.
func (w copying) systemNumber(system, name, table string) int64 {
	if w.number("whether there is", system) == 0 {
		return -1
	}
	return w.number(name, table)
}

func (w copying) number(name, table string) (n int64) {
	w.Scan(query(name), []any{table}, &n)
	return n
}

func (d Dialect) Clean(ctx context.Context, s *dialect.Session, c *shadow.Copy) (bool, error) {
	return d.Swapped(ctx, s, c)
}

func (d Dialect) Swapped(ctx context.Context, q dialect.Querier, c *shadow.Copy) (bool, error) {
	return shadow.AllThere(ctx, d, q, d.Kept(c))
}

func (d Dialect) Back(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) error {
	kept := d.Kept(c)
	return d.inTx(ctx, s, c, func(w copying) {
		w.Do(func() error { return check(w.On, kept, c.Itself()) })
		for _, t := range c.Tables {
			w.putBack(t, kept[t.Ref])
		}
		w.Do(func() error { return done(w.On) })
	})
}

// putBack makes a table as it was before the copy, with the rows of the kept one.
func (w copying) putBack(t *shadow.CopyTable, kept sqlgen.Ref) {
	cols := w.insertable(t.Ref)
	order, def := "", ""
	w.Do(func() error {
		places, err := w.d.places(w.Ctx, w.On, sqlgen.Column{Ref: kept})
		if places != nil { // an index with all the columns would give another order, and other rowids
			order = " ORDER BY " + places.Name
		}
		return err
	})
	now := w.created(t.Table)
	w.Do(func() (err error) {
		def, err = definedBefore(w.c.Notes[t.Table], now, t)
		return err
	})
	indexes := w.indexes(t.Ref)
	list, _ := t.Exprs(w.Builder, cols)
	names := strings.Join(list, ", ")
	w.Doing(fmt.Sprintf("putting back %q", t.Table), func() {
		w.rebuild(t.Ref, []string{"DROP TABLE " + w.Table(t.Ref), def,
			"INSERT INTO " + w.Table(t.Ref) + " (" + names + ") SELECT " + names +
				" FROM " + w.Table(kept) + order}, indexes)
		w.Run("DROP TABLE " + w.Table(kept))
	})
}

func (d Dialect) DropKept(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	kept := d.Kept(c)
	return s.InTx(ctx, func(tx dialect.Tx) error {
		w := d.script(ctx, tx)
		for _, t := range sqlgen.Refs(kept) {
			w.Run("DROP TABLE IF EXISTS " + w.Table(kept[t]))
		}
		return w.Err
	})
}

func (d Dialect) Differ(ctx context.Context, q dialect.Querier, t *shadow.CopyTable,
	from, to sqlgen.Ref) (differ bool, err error) {
	w := d.script(ctx, q)
	into, exprs := t.Exprs(w.Builder, w.insertable(to))
	rows := func(list []string, r sqlgen.Ref) string {
		return "SELECT quote(" + strings.Join(list, "), quote(") + ") FROM " + w.Table(r)
	}
	a, z := rows(exprs, from), rows(into, to)
	w.Scan(fmt.Sprintf("SELECT (SELECT count(*) FROM %s) <> (SELECT count(*) FROM %s) "+
		"OR EXISTS (%s EXCEPT %s) OR EXISTS (%s EXCEPT %s)", w.Table(from), w.Table(to), a, z, z, a),
		nil, &differ)
	return differ, w.Err
}

// Guard needs no lock: the file has one writer, and a copy is one transaction.
func (Dialect) Guard(context.Context, *dialect.Session, *shadow.Copy) (bool, error) {
	return true, nil
}

func (Dialect) Unguard(context.Context, *dialect.Session, *shadow.Copy) error { return nil }

func (Dialect) OtherLocks(*shadow.Copy, bool) []string { return nil }

func (Dialect) CopyCosts() dialect.Costs {
	return dialect.Costs{LogName: "journal or WAL", LogPerValue: 150,
		Locks: []string{"the write lock of the file from the first step to the last"}}
}
