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

// TextOf takes no collation: a column keeps the COLLATE that it is declared with.
func (Dialect) TextOf(_ context.Context, _ dialect.Querier,
	t shadow.TextType) (*sqlgen.Form, string, error) {
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
	var out []string
	for _, t := range c.Tables {
		var list []string
		ask := func(name string, args ...any) error {
			more, err := dialect.ListNames(ctx, q, query(name), args...)
			list = append(list, more...)
			return err
		}
		if err := ask("table triggers", t.Table); err != nil {
			return "", err
		}
		if err := ask("tables by rowid", t.Table); err != nil {
			return "", err
		}
		if def, err := created(ctx, q, t.Table); err != nil {
			return "", err
		} else if _, err := retyped(def, t); err != nil {
			list = append(list, err.Error())
		}
		for _, col := range t.Columns {
			if col.Type == "" {
				continue
			}
			if err := ask("uses of the type", t.Table, col.Name); err != nil {
				return "", err
			}
		}
		out = append(out, shadow.Losses(t.Ref, list)...)
	}
	return strings.Join(append(out, shadow.KeysFromOutside(c)...), "; "), nil
}

// retyped returns the statement that makes a table with its new types.
func retyped(def string, t *shadow.CopyTable) (string, error) {
	err := soleCreate(def, "TABLE", t.Table)
	for _, col := range t.Columns {
		if err == nil && col.Type != "" {
			def, err = retype(def, col.Name, col.Type)
		}
	}
	return def, err
}

func (Dialect) insertable(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.ListNames(ctx, q, query("insertable columns"), t.Table)
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
	return s.InTx(ctx, func(tx dialect.Tx) error {
		if err := shadow.Arrived(ctx, d, tx, c); err != nil {
			return err
		}
		kept := d.Kept(c)
		c.Notes = map[string]string{}
		for _, t := range c.Tables {
			was, err := created(ctx, tx, t.Table)
			if err != nil {
				return err
			}
			c.Notes[t.Table] = was
			def, err := retyped(was, t)
			if err != nil {
				return err
			}
			cols, err := d.insertable(ctx, tx, t.Ref)
			if err != nil {
				return err
			}
			insert, err := t.Fill(d, cols, t.Ref, kept[t.Ref], "", "")
			if err != nil {
				return err
			}
			indexes, err := d.indexes(ctx, tx, t.Ref)
			if err != nil {
				return err
			}
			away, err := d.keep(ctx, tx, t, was, cols, kept[t.Ref], indexes)
			if err != nil {
				return err
			}
			if err := d.rebuild(ctx, tx, c, t.Ref, append(away, def, insert), indexes); err != nil {
				return fmt.Errorf("filling the new %q: %w", t.Table, err)
			}
		}
		if err := check(tx, kept, c.Itself()); err != nil {
			return err
		}
		return done(tx)
	})
}

// keep returns the statements that make a table the kept one, and its name and those of its
// indexes free. was is its definition.
func (d Dialect) keep(ctx context.Context, q dialect.Querier, t *shadow.CopyTable, was string,
	cols []string, kept sqlgen.Ref, indexes []index) ([]string, error) {
	var keys int
	err := q.QueryRowContext(ctx, query("foreign keys of a table"), t.Table).Scan(&keys)
	if err != nil {
		return nil, err
	}
	b := sqlgen.NewBuilder(d.Profile())
	if keys > 0 || qualifies(was, t.Table) { // renaming leaves such a CHECK as it was
		list, _ := t.Exprs(b, cols)
		return []string{"CREATE TABLE " + b.Table(kept) + " AS SELECT " + strings.Join(list, ", ") +
			" FROM " + b.Table(t.Ref), "DROP TABLE " + b.Table(t.Ref)}, b.Err
	}
	var steps []string
	for _, ix := range indexes {
		steps = append(steps, "DROP INDEX main."+b.Q(ix.name))
	}
	return append(steps, "ALTER TABLE "+b.Table(t.Ref)+" RENAME TO "+b.Q(kept.Table)), b.Err
}

// rebuild makes and fills a table anew, and gives it its indexes back.
func (d Dialect) rebuild(ctx context.Context, tx dialect.Tx, c *shadow.Copy, t sqlgen.Ref,
	fill []string, indexes []index) error {
	seq, err := d.number(ctx, tx, "sqlite_sequence", "sequence", t.Table)
	if err != nil {
		return err
	}
	counted, err := d.number(ctx, tx, "sqlite_stat1", "analysed", t.Table)
	if err != nil {
		return err
	}
	var steps []string
	for _, ix := range indexes {
		steps = append(steps, ix.def)
	}
	b, name := sqlgen.NewBuilder(d.Profile()), "'"+strings.ReplaceAll(t.Table, "'", "''")+"'"
	if seq >= 0 {
		steps = append(steps, "DELETE FROM main.sqlite_sequence WHERE name = "+name,
			fmt.Sprintf("INSERT INTO main.sqlite_sequence (name, seq) VALUES (%s, %d)", name, seq))
	}
	if counted > 0 { // of a table that was renamed it stays, and goes with one that was dropped
		steps = append(steps, "DELETE FROM main.sqlite_stat1 WHERE tbl = "+name+" COLLATE NOCASE",
			"ANALYZE "+b.Table(t))
	}
	if b.Err != nil {
		return b.Err
	}
	c.Report(shadow.Filling, t)
	if err := dialect.Within(ctx, tx, fill...); err != nil {
		return err
	}
	c.Report(shadow.Indexing, t)
	return dialect.Within(ctx, tx, steps...)
}

// An index is the name of one, and the statement that makes it.
type index struct{ name, def string }

// indexes reads the indexes of a table.
func (Dialect) indexes(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]index, error) {
	list, err := dialect.Rows(ctx, q, func(ix *index) []any { return []any{&ix.name, &ix.def} },
		query("indexes"), t.Table)
	for _, ix := range list {
		if err == nil {
			err = soleCreate(ix.def, "INDEX", ix.name)
		}
	}
	return list, err
}

// number asks a system table for a number about a table. It is -1 where there is no such table.
func (Dialect) number(ctx context.Context, q dialect.Querier, system, name,
	table string) (int64, error) {
	var n int64
	if err := q.QueryRowContext(ctx, query("whether there is"), system).Scan(&n); err != nil ||
		n == 0 {
		return -1, err
	}
	err := q.QueryRowContext(ctx, query(name), table).Scan(&n)
	return n, err
}

func (d Dialect) Clean(ctx context.Context, s *dialect.Session, c *shadow.Copy) (bool, error) {
	return d.Swapped(ctx, s, c)
}

func (d Dialect) Swapped(ctx context.Context, q dialect.Querier, c *shadow.Copy) (bool, error) {
	return shadow.AllThere(ctx, d, q, d.Kept(c))
}

func (d Dialect) Back(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) error {
	return s.InTx(ctx, func(tx dialect.Tx) error {
		if err := shadow.Arrived(ctx, d, tx, c); err != nil {
			return err
		}
		kept := d.Kept(c)
		if err := check(tx, kept, c.Itself()); err != nil {
			return err
		}
		for _, t := range c.Tables {
			if err := d.putBack(ctx, tx, c, t, kept[t.Ref]); err != nil {
				return err
			}
		}
		return done(tx)
	})
}

// putBack makes a table as it was before the copy, with the rows of the kept one.
func (d Dialect) putBack(ctx context.Context, tx dialect.Tx, c *shadow.Copy, t *shadow.CopyTable,
	kept sqlgen.Ref) error {
	cols, err := d.insertable(ctx, tx, t.Ref)
	if err != nil {
		return err
	}
	// An index with all the columns would give another order, and other rowids.
	order := ""
	switch places, err := d.places(ctx, tx, sqlgen.Column{Ref: kept}); {
	case err != nil:
		return err
	case places != nil:
		order = " ORDER BY " + places.Name
	}
	now, err := created(ctx, tx, t.Table)
	if err != nil {
		return err
	}
	def, err := definedBefore(c.Notes[t.Table], now, t)
	if err != nil {
		return err
	}
	indexes, err := d.indexes(ctx, tx, t.Ref)
	if err != nil {
		return err
	}
	b := sqlgen.NewBuilder(d.Profile())
	list, _ := t.Exprs(b, cols)
	names := strings.Join(list, ", ")
	fill := []string{"DROP TABLE " + b.Table(t.Ref), def, "INSERT INTO " + b.Table(t.Ref) +
		" (" + names + ") SELECT " + names + " FROM " + b.Table(kept) + order}
	if err = d.rebuild(ctx, tx, c, t.Ref, fill, indexes); err == nil {
		err = errors.Join(b.Err, dialect.Within(ctx, tx, "DROP TABLE "+b.Table(kept)))
	}
	if err != nil {
		return fmt.Errorf("putting back %q: %w", t.Table, err)
	}
	return nil
}

func (d Dialect) DropKept(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	b, kept := sqlgen.NewBuilder(d.Profile()), d.Kept(c)
	var steps []string
	for _, t := range sqlgen.Refs(kept) {
		steps = append(steps, "DROP TABLE IF EXISTS "+b.Table(kept[t]))
	}
	if b.Err != nil {
		return b.Err
	}
	return s.InTx(ctx, func(tx dialect.Tx) error { return dialect.Within(ctx, tx, steps...) })
}

func (d Dialect) Differ(ctx context.Context, q dialect.Querier, t *shadow.CopyTable,
	from, to sqlgen.Ref) (differ bool, err error) {
	cols, err := d.insertable(ctx, q, to)
	if err != nil {
		return false, err
	}
	b := sqlgen.NewBuilder(d.Profile())
	into, exprs := t.Exprs(b, cols)
	rows := func(list []string, r sqlgen.Ref) string {
		return "SELECT quote(" + strings.Join(list, "), quote(") + ") FROM " + b.Table(r)
	}
	a, z := rows(exprs, from), rows(into, to)
	differs := fmt.Sprintf("SELECT (SELECT count(*) FROM %s) <> (SELECT count(*) FROM %s) "+
		"OR EXISTS (%s EXCEPT %s) OR EXISTS (%s EXCEPT %s)", b.Table(from), b.Table(to), a, z, z, a)
	if b.Err != nil {
		return false, b.Err
	}
	err = q.QueryRowContext(ctx, differs).Scan(&differ)
	return differ, err
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
