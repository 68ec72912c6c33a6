package sqlite

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ shadow.Copier = Dialect{}

// A copy on SQLite is one transaction, so that nothing is left of one that was
// killed. The new tables are made by the very text that made the old ones, which
// stands in the notes. A kept table has no foreign keys, which would go on to hold
// rows of other tables: one that has any, or a CHECK that says its name, is kept as a
// plain copy, the others under another name. Renaming as SQLite once did leaves what
// refers to the table alone.

var liteAnyDigits = dialect.AnyDigits("{c}", "length", "instr", sqlgen.Pipes, "replace(replace(replace({c},'-',''),'{',''),'}','')")

var liteAnyText = &sqlgen.Form{
	Name: "text", Source: liteAnyDigits, Stored: true,
	ShapeExpr: "(typeof({c}) = 'text' AND CASE length({c}) WHEN 32 THEN {c} GLOB '" + strings.Repeat("[0-9a-fA-F]", 32) + "' WHEN 36 THEN {c} GLOB '" + globAny() +
		"' WHEN 38 THEN {c} GLOB '{" + globAny() + "}' WHEN 26 THEN {c} GLOB '[0-7]" + strings.Repeat(dialect.CrockfordClass, 25) +
		"' WHEN 27 THEN {c} GLOB '" + strings.Repeat(dialect.CrockfordClass, 27) + "' ELSE 0 END)",
	Bytes: "unhex(" + liteAnyDigits + ")", Inside: liteInside,
	CanonExpr:  "unhex(" + liteAnyDigits + ")",
	KeyOutExpr: "{c}", ParamExpr: "{p}", Concat: sqlgen.Pipes, Substr: sqlgen.Substr, DecodeFunc: sqlgen.DecodeAnyText,
}

func globAny() string {
	return strings.NewReplacer("{v}", "[0-9a-fA-F]", "[89abAB]", "[0-9a-fA-F]").Replace(globUUID())
}

// TextForms goes by the values. Where there are none, a column that is declared as a copy to
// bytes declares it is no text.
func (d Dialect) TextForms(ctx context.Context, q dialect.Querier, cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	_, binary := d.Binary()
	empty := true
	for i, col := range cols {
		f, _, err := liteForm(ctx, q, col, facts[i])
		if err != nil {
			return err
		}
		if f != nil && f != liteText {
			return &dialect.NotUUIDError{Column: col, Type: facts[i].Type + " with " + f.Name + " values, no text"}
		}
		cols[i].Form = liteAnyText
		empty = empty && f == nil
	}
	if empty && strings.EqualFold(facts[0].Type, binary) {
		return &dialect.NotUUIDError{Column: cols[0], Type: facts[0].Type}
	}
	return nil
}

func (Dialect) Binary() (*sqlgen.Form, string) { return liteBlob, "BLOB" }
func (Dialect) Text() (*sqlgen.Form, string)   { return liteText, "TEXT" }

func (d Dialect) Kept(c *shadow.Copy) map[sqlgen.Ref]sqlgen.Ref {
	kept := map[sqlgen.Ref]sqlgen.Ref{}
	for _, t := range c.Tables {
		kept[t.Ref] = sqlgen.Ref{Schema: t.Schema, Table: t.Table + "_old_" + c.Label}
	}
	return kept
}

// liteByRowid finds full-text tables whose content is a table without an INTEGER PRIMARY
// KEY: its rows get new rowids. The catalogue has only the text of a virtual table, which
// is compared without blanks and quotes.
const liteByRowid = `SELECT 'the virtual table ' || v.name || ', which finds rows by their rowid' FROM main.sqlite_master v,
 (SELECT replace(replace(replace(replace(replace(replace(lower(?1), ' ', ''), '"', ''), '''', ''), '[', ''), ']', ''), char(96), '') AS name) t
WHERE v.type = 'table' AND v.sql LIKE 'CREATE VIRTUAL%' AND NOT EXISTS (SELECT 1 FROM pragma_table_info(?1, 'main') WHERE pk = 1 AND upper(type) = 'INTEGER')
AND instr(replace(replace(replace(replace(replace(replace(replace(lower(v.sql), ' ', ''), '"', ''), '''', ''), '[', ''), ']', ''), char(96), ''), ')', ','), 'content=' || t.name || ',') > 0`

func (d Dialect) CopyRefusal(ctx context.Context, q dialect.Querier, c *shadow.Copy) (string, error) {
	for _, t := range c.Tables {
		list, err := dialect.ListNames(ctx, q, `SELECT 'the trigger ' || name FROM main.sqlite_master WHERE type = 'trigger' AND tbl_name = ?1 COLLATE NOCASE`, t.Table)
		if err != nil {
			return "", err
		}
		if len(list) > 0 {
			return fmt.Sprintf("table %q: %s", t.Table, list[0]), nil
		}
		if list, err = dialect.ListNames(ctx, q, liteByRowid, t.Table); err != nil {
			return "", err
		}
		if len(list) > 0 {
			return fmt.Sprintf("table %q: %s", t.Table, list[0]), nil
		}
		if _, err := d.definition(ctx, q, t); err != nil {
			return fmt.Sprintf("table %q: %v", t.Table, err), nil
		}
		for _, col := range t.Columns {
			if col.Type == "" {
				continue
			}
			// The catalogue has only the text of an index.
			list, err := dialect.ListNames(ctx, q, `SELECT 'the default of column ' || name || ', made for its old type' FROM pragma_table_xinfo(?1, 'main') WHERE name = ?2 AND upper(dflt_value) <> 'NULL'
UNION ALL SELECT 'the generated column ' || name || ', which may use ' || ?2 FROM pragma_table_xinfo(?1, 'main') WHERE hidden IN (2, 3)
UNION ALL SELECT 'the index ' || l.name || ' with an expression or a condition, which may use ' || ?2 FROM pragma_index_list(?1, 'main') l JOIN main.sqlite_master m ON m.type = 'index' AND m.name = l.name
 WHERE (l.partial <> 0 OR EXISTS (SELECT 1 FROM pragma_index_xinfo(l.name, 'main') x WHERE x.cid = -2)) AND instr(lower(m.sql), lower(?2)) > 0`, t.Table, col.Name)
			if err != nil {
				return "", err
			}
			if len(list) > 0 {
				return fmt.Sprintf("table %q: %s", t.Table, list[0]), nil
			}
		}
	}
	for _, k := range c.Keys {
		if shadow.RefIn(c, k.Parent) && !shadow.RefIn(c, k.Child) {
			return fmt.Sprintf("table %q: the foreign key of table %q, which is not copied with it", k.Parent.Table, k.Child.Table), nil
		}
	}
	return "", nil
}

// definition returns the statement that makes the table with its new types.
func (Dialect) definition(ctx context.Context, q dialect.Querier, t *shadow.CopyTable) (string, error) {
	var def string
	if err := q.QueryRowContext(ctx, `SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?`, t.Table).Scan(&def); err != nil {
		return "", err
	}
	if err := soleCreate(def, "TABLE", t.Table); err != nil {
		return "", err
	}
	for _, col := range t.Columns {
		if col.Type == "" {
			continue
		}
		var err error
		if def, err = retype(def, col.Name, col.Type); err != nil {
			return "", err
		}
	}
	return def, nil
}

func (Dialect) insertable(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.ListNames(ctx, q, `SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid`, t.Table)
}

func (d Dialect) Fill(ctx context.Context, s *dialect.Session, c *shadow.Copy, check shadow.CopyCheck, done func(dialect.Querier) error) (err error) {
	var legacy int
	if err := s.QueryRowContext(ctx, "PRAGMA legacy_alter_table").Scan(&legacy); err != nil {
		return err
	}
	if _, err := s.ExecContext(ctx, "PRAGMA legacy_alter_table = ON"); err != nil {
		return err
	}
	defer func() {
		_, back := s.ExecContext(context.WithoutCancel(ctx), fmt.Sprintf("PRAGMA legacy_alter_table = %d", legacy))
		err = errors.Join(err, back)
	}()
	return shadow.InTx(ctx, s, func(tx dialect.Tx) error {
		if err := shadow.Arrived(ctx, d, tx, c); err != nil {
			return err
		}
		kept := d.Kept(c)
		c.Notes = map[string]string{}
		for _, t := range c.Tables {
			var was string
			if err := tx.QueryRowContext(ctx, `SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?`, t.Table).Scan(&was); err != nil {
				return err
			}
			c.Notes[t.Table] = was
			def, err := d.definition(ctx, tx, t)
			if err != nil {
				return err
			}
			cols, err := d.insertable(ctx, tx, t.Ref)
			if err != nil {
				return err
			}
			insert, err := t.Fill(d, cols, t.Ref, kept[t.Ref], "")
			if err != nil {
				return err
			}
			away, err := d.keep(ctx, tx, t, was, cols, kept[t.Ref])
			if err != nil {
				return err
			}
			if err := d.rebuild(ctx, tx, c, t.Ref, away, def, insert); err != nil {
				return fmt.Errorf("filling the new %q: %w", t.Table, err)
			}
		}
		if err := check(tx, kept, c.Itself()); err != nil {
			return err
		}
		return done(tx)
	})
}

// keep returns the statements that make a table, whose definition is was, the kept one,
// and its name and those of its indexes free.
func (d Dialect) keep(ctx context.Context, q dialect.Querier, t *shadow.CopyTable, was string, cols []string, kept sqlgen.Ref) ([]string, error) {
	var keys int
	if err := q.QueryRowContext(ctx, `SELECT count(*) FROM pragma_foreign_key_list(?, 'main')`, t.Table).Scan(&keys); err != nil {
		return nil, err
	}
	b := sqlgen.NewBuilder(d.Profile())
	if keys > 0 || qualifies(was, t.Table) { // renaming leaves such a CHECK as it was
		list, _ := t.Exprs(b, cols)
		return []string{"CREATE TABLE " + b.Table(kept) + " AS SELECT " + strings.Join(list, ", ") + " FROM " + b.Table(t.Ref), "DROP TABLE " + b.Table(t.Ref)}, b.Err
	}
	indexes, err := dialect.ListNames(ctx, q, `SELECT name FROM main.sqlite_master WHERE type = 'index' AND tbl_name = ? COLLATE NOCASE AND sql IS NOT NULL ORDER BY name`, t.Table)
	if err != nil {
		return nil, err
	}
	var steps []string
	for _, name := range indexes {
		steps = append(steps, "DROP INDEX main."+b.Q(name))
	}
	return append(steps, "ALTER TABLE "+b.Table(t.Ref)+" RENAME TO "+b.Q(kept.Table)), b.Err
}

// rebuild makes and fills a table anew after the statements that make room for
// it, and gives it its indexes back.
func (d Dialect) rebuild(ctx context.Context, tx dialect.Tx, c *shadow.Copy, t sqlgen.Ref, away []string, def, insert string) error {
	indexes, err := d.indexes(ctx, tx, t)
	if err != nil {
		return err
	}
	seq, err := d.sequence(ctx, tx, t.Table)
	if err != nil {
		return err
	}
	b := sqlgen.NewBuilder(d.Profile())
	fill, steps := append(slices.Clip(away), def, insert), indexes
	if seq >= 0 {
		name := strings.ReplaceAll(t.Table, "'", "''")
		steps = append(steps, "DELETE FROM main.sqlite_sequence WHERE name = '"+name+"'", fmt.Sprintf("INSERT INTO main.sqlite_sequence (name, seq) VALUES ('%s', %d)", name, seq))
	}
	counted, err := d.analysed(ctx, tx, t.Table)
	if err != nil {
		return err
	}
	if counted { // of a table that was renamed it stays
		steps = append(steps, "DELETE FROM main.sqlite_stat1 WHERE tbl = '"+strings.ReplaceAll(t.Table, "'", "''")+"' COLLATE NOCASE", "ANALYZE "+b.Table(t))
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

// indexes returns the statements that make the indexes of a table.
func (Dialect) indexes(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (out []string, err error) {
	list, err := dialect.ListNames(ctx, q, `SELECT name FROM main.sqlite_master WHERE type = 'index' AND tbl_name = ? COLLATE NOCASE AND sql IS NOT NULL ORDER BY name`, t.Table)
	for _, name := range list {
		var def string
		if err == nil {
			err = q.QueryRowContext(ctx, `SELECT sql FROM main.sqlite_master WHERE type = 'index' AND name = ?`, name).Scan(&def)
		}
		if err == nil {
			err = soleCreate(def, "INDEX", name)
		}
		out = append(out, def)
	}
	return out, err
}

// analysed reports whether ANALYZE was run on a table. What it found goes when
// the table is dropped.
func (Dialect) analysed(ctx context.Context, q dialect.Querier, table string) (bool, error) {
	var n int
	if err := q.QueryRowContext(ctx, `SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_stat1'`).Scan(&n); err != nil || n == 0 {
		return false, err
	}
	err := q.QueryRowContext(ctx, `SELECT count(*) FROM main.sqlite_stat1 WHERE tbl = ? COLLATE NOCASE`, table).Scan(&n)
	return n > 0, err
}

// sequence returns where a table's AUTOINCREMENT has got to, -1 without it.
func (Dialect) sequence(ctx context.Context, q dialect.Querier, table string) (n int64, err error) {
	n = -1
	if err := q.QueryRowContext(ctx, `SELECT count(*) FROM main.sqlite_master WHERE name = 'sqlite_sequence'`).Scan(&n); err != nil || n == 0 {
		return -1, err
	}
	err = q.QueryRowContext(ctx, `SELECT COALESCE(max(seq), -1) FROM main.sqlite_sequence WHERE name = ?`, table).Scan(&n)
	return n, err
}

func (d Dialect) Clean(ctx context.Context, s *dialect.Session, c *shadow.Copy) (bool, error) {
	return shadow.AllThere(ctx, d, s, d.Kept(c))
}

func (d Dialect) Back(ctx context.Context, s *dialect.Session, c *shadow.Copy, check shadow.CopyCheck, done func(dialect.Querier) error) error {
	return shadow.InTx(ctx, s, func(tx dialect.Tx) error {
		if err := shadow.Arrived(ctx, d, tx, c); err != nil {
			return err
		}
		kept := d.Kept(c)
		if err := check(tx, kept, c.Itself()); err != nil {
			return err
		}
		for _, t := range c.Tables {
			cols, err := d.insertable(ctx, tx, t.Ref)
			if err != nil {
				return err
			}
			// An index with all the columns would give another order, and other rowids.
			order := ""
			switch places, err := d.Places(ctx, tx, sqlgen.Column{Ref: kept[t.Ref]}); {
			case err != nil:
				return err
			case places != nil:
				order = " ORDER BY " + places.Name
			}
			var now string
			if err := tx.QueryRowContext(ctx, `SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?`, t.Table).Scan(&now); err != nil {
				return err
			}
			def, err := definedBefore(c.Notes[t.Table], now, t)
			if err != nil {
				return err
			}
			b := sqlgen.NewBuilder(d.Profile())
			list, _ := t.Exprs(b, cols)
			names := strings.Join(list, ", ")
			err = d.rebuild(ctx, tx, c, t.Ref, []string{"DROP TABLE " + b.Table(t.Ref)}, def, "INSERT INTO "+b.Table(t.Ref)+" ("+names+") SELECT "+names+" FROM "+b.Table(kept[t.Ref])+order)
			if err := errors.Join(b.Err, err, dialect.Within(ctx, tx, "DROP TABLE "+b.Table(kept[t.Ref]))); err != nil {
				return fmt.Errorf("putting back %q: %w", t.Table, err)
			}
		}
		return done(tx)
	})
}

func (d Dialect) DropKept(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	return shadow.InTx(ctx, s, func(tx dialect.Tx) error {
		b := sqlgen.NewBuilder(d.Profile())
		kept := d.Kept(c)
		for _, t := range sqlgen.Refs(kept) {
			r := kept[t]
			if err := dialect.Within(ctx, tx, "DROP TABLE IF EXISTS "+b.Table(r)); err != nil {
				return err
			}
		}
		return b.Err
	})
}

func (d Dialect) Differ(ctx context.Context, q dialect.Querier, t *shadow.CopyTable, from, to sqlgen.Ref) (bool, error) {
	cols, err := d.insertable(ctx, q, to)
	if err != nil {
		return false, err
	}
	b := sqlgen.NewBuilder(d.Profile())
	into, exprs := t.Exprs(b, cols)
	rows := func(list []string, r sqlgen.Ref) string {
		var quoted []string
		for _, x := range list {
			quoted = append(quoted, "quote("+x+")")
		}
		return "SELECT " + strings.Join(quoted, ", ") + " FROM " + b.Table(r)
	}
	a, z := rows(exprs, from), rows(into, to)
	query := fmt.Sprintf("SELECT (SELECT count(*) FROM %s) <> (SELECT count(*) FROM %s) OR EXISTS (%s EXCEPT %s) OR EXISTS (%s EXCEPT %s)", b.Table(from), b.Table(to), a, z, z, a)
	if b.Err != nil {
		return false, b.Err
	}
	var differ bool
	err = q.QueryRowContext(ctx, query).Scan(&differ)
	return differ, err
}

func (Dialect) Beside(*shadow.Copy, bool) []string { return nil }
