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

var _ shadow.Strander = Dialect{}

var _ shadow.Renamer = Dialect{}

var _ shadow.Copier = Dialect{}

// A copy on MySQL and MariaDB is several statements, because DDL commits. Until
// the one RENAME that swaps all tables at once, nothing of the application's is
// touched, and Clean drops what was made.

var myAnyDigits = dialect.AnyDigits("{c}", "CHAR_LENGTH", "INSTR", sqlgen.Concat, "REPLACE(REPLACE(REPLACE({c},'-',''),'{',''),'}','')")

var myAnyText = &sqlgen.Form{
	Name: "char", Source: myAnyDigits, Stored: true,
	ShapeExpr: "({c} REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]|" + dialect.CrockfordRegexp +
		")$' AND CHAR_LENGTH({c}) IN (26,27,32,36,38))",
	Bytes: "UNHEX(" + myAnyDigits + ")", Inside: myInside,
	CanonExpr:  "UNHEX(" + myAnyDigits + ")",
	KeyOutExpr: "{c}", ParamExpr: "{p}", Concat: sqlgen.Concat, Substr: sqlgen.Substr, DecodeFunc: sqlgen.DecodeAnyText,
}

func (Dialect) TextForms(_ context.Context, _ dialect.Querier, cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	return shadow.NotText(cols, facts, func(f sqlgen.TableColumn) *sqlgen.Form {
		if f.Collation != "" && f.Form != myUUID {
			return myAnyText
		}
		return nil
	})
}

func (Dialect) Binary() (*sqlgen.Form, string) { return myBinary, "BINARY(16)" }

func (Dialect) Text() (*sqlgen.Form, string) {
	return myText, "CHAR(36) CHARACTER SET ascii COLLATE ascii_bin"
}

// mostName is how long the name of a table beside another may be. The server renames a
// foreign key or CHECK that it has named itself with its table, to T_ibfk_12 or T_chk_12,
// and a name has at most 64 characters.
const mostName = 64 - len("_ibfk_999")

// beside names a table that stands beside t.
func beside(t sqlgen.Ref, what, label string) sqlgen.Ref {
	tail := "_" + what + "_" + label
	return sqlgen.Ref{Schema: t.Schema, Table: shortened(t.Table, t.Table, mostName-len(tail)) + tail}
}

// shortened returns a name of at most so many characters. One that is cut ends with a sum
// of what it must be told apart by.
func shortened(name, of string, most int) string {
	runes := []rune(name)
	if len(runes) <= most {
		return name
	}
	sum := fmt.Sprintf("_%08x", crc32.ChecksumIEEE([]byte(of)))
	return string(runes[:most-len(sum)]) + sum
}

func besideAll(c *shadow.Copy, what string) map[sqlgen.Ref]sqlgen.Ref {
	out := map[sqlgen.Ref]sqlgen.Ref{}
	for _, t := range c.Tables {
		out[t.Ref] = beside(t.Ref, what, c.Label)
	}
	return out
}

func (Dialect) Kept(c *shadow.Copy) map[sqlgen.Ref]sqlgen.Ref { return besideAll(c, "old") }

func (d Dialect) CopyRefusal(ctx context.Context, q dialect.Querier, c *shadow.Copy) (string, error) {
	v, err := d.variant(ctx, q)
	if v.copying != "" || err != nil {
		return v.copying, err
	}
	for _, t := range c.Tables {
		list, err := dialect.ListNames(ctx, q, `SELECT CONCAT('the trigger ', TRIGGER_NAME, IF(TRIGGER_NAME LIKE '`+sqlgen.NormaliserName+`%', ' of a run with --normalize-inserts, which finish removes', '')) FROM information_schema.TRIGGERS WHERE EVENT_OBJECT_SCHEMA = ? AND EVENT_OBJECT_TABLE = ?
UNION ALL SELECT 'it is partitioned' FROM information_schema.PARTITIONS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND PARTITION_NAME IS NOT NULL`,
			t.Schema, t.Table, t.Schema, t.Table)
		if err != nil {
			return "", err
		}
		for _, col := range t.Columns {
			if col.Type == "" {
				continue
			}
			more, err := dialect.ListNames(ctx, q, `SELECT CONCAT('the default or the attributes of column ', COLUMN_NAME) FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME = ? AND (COALESCE(COLUMN_DEFAULT, 'NULL') <> 'NULL' OR EXTRA <> '')
UNION ALL SELECT CONCAT('the generated column ', COLUMN_NAME) FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') <> ''`, t.Schema, t.Table, col.Name, t.Schema, t.Table)
			if err != nil {
				return "", err
			}
			list = append(list, more...)
			// MODIFY leaves out a CHECK that is part of the column.
			more, err = dialect.ListNames(ctx, q, `SELECT CONCAT('the CHECK of column ', CONSTRAINT_NAME) FROM information_schema.CHECK_CONSTRAINTS
WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? AND CONSTRAINT_NAME = ? AND LEVEL = 'Column'
UNION ALL SELECT CONCAT('the CHECK ', CONSTRAINT_NAME, ', which was made for the old type') FROM information_schema.CHECK_CONSTRAINTS
WHERE CONSTRAINT_SCHEMA = ? AND TABLE_NAME = ? AND LEVEL = 'Table' AND LOCATE(CONCAT(CHAR(96), ?, CHAR(96)), CHECK_CLAUSE) > 0`,
				t.Schema, t.Table, col.Name, t.Schema, t.Table, col.Name)
			if n := errorNumber(err); err != nil && n != 1054 && n != 1109 { // on MySQL every CHECK is the table's
				return "", err
			}
			list = append(list, more...)
			if more, err = d.madeFor(ctx, q, t.Ref, col.Name); err != nil {
				return "", err
			}
			list = append(list, more...)
			view, err := d.viewOver(ctx, q, t.Ref, col.Name)
			if err != nil {
				return "", err
			}
			list = append(list, view...)
		}
		if c.Following { // its own are asked for beside this
			list = slices.DeleteFunc(list, func(s string) bool { return strings.HasPrefix(s, "the trigger "+sqlgen.FollowerName+c.Label) })
		}
		if len(list) > 0 {
			return fmt.Sprintf("table %q: %s", t.Table, list[0]), nil
		}
	}
	for _, k := range c.Keys {
		if shadow.RefIn(c, k.Parent) && !shadow.RefIn(c, k.Child) {
			return fmt.Sprintf("table %q: the foreign key of table %q, which is not copied with it", k.Parent.Table, k.Child.Table), nil
		}
	}
	return d.looseKey(ctx, q, c)
}

func (Dialect) insertable(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.ListNames(ctx, q, `SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COALESCE(GENERATION_EXPRESSION, '') = ''
ORDER BY ORDINAL_POSITION`, t.Schema, t.Table)
}

func (d Dialect) Fill(ctx context.Context, s *dialect.Session, c *shadow.Copy, check shadow.CopyCheck, done func(dialect.Querier) error) (err error) {
	fresh, kept := besideAll(c, "new"), d.Kept(c)
	if swapped, err := d.Clean(ctx, s, c); err != nil || swapped { // by an attempt before
		return errors.Join(err, unless(err, func() error { return done(s) }))
	}
	c.Notes = map[string]string{}
	was, err := d.shapes(ctx, s, c)
	if err != nil {
		return err
	}
	var inserts []string
	var locks []string
	for _, t := range c.Tables {
		if err := d.make(ctx, s, t, fresh); err != nil {
			return fmt.Errorf("making the new %q: %w", t.Table, err)
		}
	}
	for _, t := range c.Tables {
		insert, err := d.link(ctx, s, c, t, fresh, nil)
		if err != nil {
			return fmt.Errorf("making the new %q: %w", t.Table, err)
		}
		inserts = append(inserts, insert)
		b := sqlgen.NewBuilder(d.p)
		if locks = append(locks, b.Table(t.Ref)+" READ"); b.Err != nil {
			return b.Err
		}
	}
	rest, err := d.unbuildAll(ctx, s, c, fresh)
	if err != nil {
		return err
	}
	h, err := d.hold(ctx, s, locks)
	if err != nil {
		return err
	}
	defer d.unhold(ctx, h)
	if err := d.still(ctx, s, c, was); err != nil {
		return err
	}
	for i, t := range c.Tables {
		c.Report(shadow.Filling, t.Ref)
		if err := dialect.Within(ctx, s, inserts[i]); err != nil {
			return fmt.Errorf("filling the new %q: %w", t.Table, err)
		}
		if err := d.carryIncrement(ctx, s, t.Ref, fresh[t.Ref]); err != nil {
			return err
		}
		if err := d.build(ctx, s, c, t.Ref, rest[i]); err != nil {
			return err
		}
		if err := d.carryHistograms(ctx, s, t.Ref, fresh[t.Ref]); err != nil {
			return err
		}
	}
	if err := check(s, c.Itself(), fresh); err != nil {
		return err
	}
	if err := d.still(ctx, s, c, was); err != nil { // a foreign key comes in spite of the locks
		return err
	}
	if err := c.Keep(ctx); err != nil {
		return err
	}
	if err := d.renameAll(ctx, s, h, c, kept, fresh); err != nil {
		return err
	}
	if err := errors.Join(d.release(ctx, s, c, kept), d.note(ctx, s, c)); err != nil {
		return err
	}
	return done(s)
}

// unless runs f if there is no error.
func unless(err error, f func() error) error {
	if err != nil {
		return nil
	}
	return f()
}

// make makes the empty copy of t, with the new types of its columns.
func (d Dialect) make(ctx context.Context, s *dialect.Session, t *shadow.CopyTable, fresh map[sqlgen.Ref]sqlgen.Ref) error {
	b := sqlgen.NewBuilder(d.p)
	into := fresh[t.Ref]
	if err := errors.Join(b.Err, dialect.Within(ctx, s, "CREATE TABLE "+b.Table(into)+" LIKE "+b.Table(t.Ref))); err != nil {
		return err
	}
	var steps []string
	for _, col := range t.Columns {
		if col.Type == "" {
			continue
		}
		var nullable, comment string
		if err := s.QueryRowContext(ctx, `SELECT IS_NULLABLE, COLUMN_COMMENT FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND COLUMN_NAME = ?`,
			t.Schema, t.Table, col.Name).Scan(&nullable, &comment); err != nil {
			return err
		}
		null := " NULL"
		if nullable == "NO" {
			null = " NOT NULL"
		}
		if comment != "" {
			null += " COMMENT '" + strings.NewReplacer("'", "''", `\`, `\\`).Replace(comment) + "'"
		}
		steps = append(steps, "ALTER TABLE "+b.Table(into)+" MODIFY "+b.Q(col.Name)+" "+col.Type+null)
	}
	return errors.Join(b.Err, dialect.Within(ctx, s, steps...))
}

// link gives the empty copy of t the foreign keys and CHECKs of t, and returns the INSERT
// that fills it. The types of all new tables must stand by then: the server changes none
// that a foreign key uses. With late it leaves out the keys to tables that are not copied,
// and adds their statements to it.
func (d Dialect) link(ctx context.Context, s *dialect.Session, c *shadow.Copy, t *shadow.CopyTable, fresh map[sqlgen.Ref]sqlgen.Ref, late *[]string) (string, error) {
	b := sqlgen.NewBuilder(d.p)
	into := fresh[t.Ref]
	var steps []string
	keys, err := d.keys(ctx, s, t.Ref)
	if err != nil {
		return "", err
	}
	if err := d.settleIndexes(ctx, s, into, keys, true); err != nil {
		return "", err
	}
	for _, k := range keys {
		k.name = temporary(c, foreignKeyNote, k.name)
		p, copied := fresh[k.parent]
		if copied {
			k.parent = p
		}
		if !copied && late != nil {
			*late = append(*late, d.addKey(b, into, k))
			continue
		}
		steps = append(steps, d.addKey(b, into, k))
	}
	cols, err := d.insertable(ctx, s, t.Ref)
	if err != nil {
		return "", err
	}
	insert, err := t.Fill(d, cols, into, t.Ref, "")
	if err := errors.Join(err, b.Err, dialect.Within(ctx, s, steps...)); err != nil {
		return "", err
	}
	return insert, d.nameChecks(ctx, s, c, t.Ref, into)
}

// carryIncrement lets AUTO_INCREMENT go on where the old table was.
func (d Dialect) carryIncrement(ctx context.Context, s *dialect.Session, old, into sqlgen.Ref) error {
	_, _ = s.ExecContext(ctx, "SET SESSION information_schema_stats_expiry = 0") // MySQL would tell what it was up to a day ago; others have no such setting
	var n sql.NullInt64
	if err := s.QueryRowContext(ctx, `SELECT AUTO_INCREMENT FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?`, old.Schema, old.Table).Scan(&n); err != nil || !n.Valid {
		return err
	}
	b := sqlgen.NewBuilder(d.p)
	return errors.Join(dialect.Within(ctx, s, fmt.Sprintf("ALTER TABLE %s AUTO_INCREMENT = %d", b.Table(into), n.Int64)), b.Err)
}

func (d Dialect) there(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (bool, error) {
	var n int
	err := q.QueryRowContext(ctx, "SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ?", t.Schema, t.Table).Scan(&n)
	return n > 0, err
}

func (d Dialect) Clean(ctx context.Context, s *dialect.Session, c *shadow.Copy) (swapped bool, err error) {
	fresh, kept, drop := besideAll(c, "new"), d.Kept(c), besideAll(c, "drop")
	if swapped, err = d.inPlace(ctx, s, c); err != nil {
		return false, err
	}
	if swapped {
		if err := errors.Join(d.unread(ctx, s, c), d.readSums(ctx, s, c, kept)); err != nil {
			return true, err
		}
	}
	if err := errors.Join(d.unfollow(ctx, s, c), d.unpin(ctx, s, c)); err != nil {
		return swapped, err
	}
	if swapped {
		return true, d.release(ctx, s, c, kept)
	}
	for _, t := range c.Tables {
		b := sqlgen.NewBuilder(d.p)
		if err := errors.Join(dialect.Within(ctx, s, "DROP TABLE IF EXISTS "+b.Table(fresh[t.Ref])), b.Err); err != nil {
			return false, err
		}
	}
	if err := d.readSums(ctx, s, c, drop); err != nil {
		return false, err
	}
	return false, d.dropBack(ctx, s, c, drop)
}

func (d Dialect) Back(ctx context.Context, s *dialect.Session, c *shadow.Copy, check shadow.CopyCheck, done func(dialect.Querier) error) (err error) {
	kept, drop := d.Kept(c), besideAll(c, "drop")
	var locks []string
	if swapped, err := d.Clean(ctx, s, c); err != nil || !swapped { // by an attempt before
		return errors.Join(err, unless(err, func() error { return done(s) }))
	}
	for _, t := range c.Tables {
		b := sqlgen.NewBuilder(d.p)
		locks = append(locks, b.Table(t.Ref)+" READ", b.Table(kept[t.Ref])+" READ")
	}
	h, err := d.hold(ctx, s, locks)
	if err != nil {
		return err
	}
	defer d.unhold(ctx, h)
	if err := errors.Join(d.noted(ctx, s, c), shadow.Arrived(ctx, d, s, c)); err != nil {
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
		r := kept[t]
		b := sqlgen.NewBuilder(d.p)
		if err := dialect.Within(ctx, s, "DROP TABLE IF EXISTS "+b.Table(r)); err != nil {
			return err
		}
	}
	return nil
}

func (d Dialect) Differ(ctx context.Context, q dialect.Querier, t *shadow.CopyTable, from, to sqlgen.Ref) (bool, error) {
	cols, err := d.insertable(ctx, q, to)
	if err != nil {
		return false, err
	}
	b := sqlgen.NewBuilder(d.p)
	into, exprs := t.Exprs(b, cols)
	if err := d.digest(ctx, q, to, t, cols, into, exprs); err != nil {
		return false, err
	}
	was, err := d.sum(ctx, q, exprs, from)
	if err := errors.Join(err, b.Err); err != nil {
		return false, err
	}
	now, err := d.sum(ctx, q, into, to)
	return was != now, err
}
