package mysql

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// settledName begins the name that an index has for a moment, before its own.
const settledName = "sqluuid_index_"

// settleIndexes keeps the indexes of columns that get a foreign key, with their names and
// their order. An index that came with a foreign key makes way for another one, at the end
// of the list, when a key of another name is added. The server forgets where an index has
// come from when it is renamed, and back. Killed in between, it can be repeated: the other
// name has the index's own in it. One that is too long for that gets a number on a table
// that goes with a kill, and is left alone elsewhere.
func (d Dialect) settleIndexes(ctx context.Context, q dialect.Querier, t sqlgen.Ref, keys []myKey, fresh bool) error {
	begins, err := indexesByColumn(ctx, q, t)
	if err != nil {
		return err
	}
	b := sqlgen.NewBuilder(d.p)
	seen := map[string]bool{}
	var away, back []string
	for _, k := range keys {
		for _, name := range begins[k.child[0]] {
			own, renamed := strings.CutPrefix(name, settledName)
			other, long := settledName+own, len([]rune(settledName+own)) > 64
			if seen[own] || long && !fresh {
				continue
			}
			if seen[own] = true; long {
				other = fmt.Sprint(settledName, len(seen))
			}
			if !renamed {
				away = append(away, "RENAME INDEX "+b.Q(own)+" TO "+b.Q(other))
			}
			back = append(back, "RENAME INDEX "+b.Q(other)+" TO "+b.Q(own))
		}
	}
	for _, list := range [][]string{away, back} {
		if len(list) == 0 {
			continue
		}
		if err := errors.Join(b.Err, dialect.Within(ctx, q, "ALTER TABLE "+b.Table(t)+" "+strings.Join(list, ", "))); err != nil {
			return err
		}
	}
	return nil
}

// indexesByColumn lists the plain indexes that begin with a column.
func indexesByColumn(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (map[string][]string, error) {
	rows, err := q.QueryContext(ctx, `SELECT COLUMN_NAME, INDEX_NAME FROM information_schema.STATISTICS
WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? AND SEQ_IN_INDEX = 1 AND NON_UNIQUE = 1 AND INDEX_TYPE = 'BTREE' AND COLUMN_NAME IS NOT NULL ORDER BY INDEX_NAME`, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := map[string][]string{}
	for rows.Next() {
		var column, name string
		if err := rows.Scan(&column, &name); err != nil {
			return nil, err
		}
		out[column] = append(out[column], name)
	}
	return out, rows.Err()
}

// myColumnEnd is what can stand behind the name of a column of an index.
const myColumnEnd = `(?:\(\d+\))?(?: ASC| DESC)?`

// myPlainIndex is the line of SHOW CREATE TABLE for an index of columns that is
// neither unique nor of another kind. It is all that there is to the index, and can
// be said as it stands to make it.
var myPlainIndex = regexp.MustCompile("^  (KEY (`(?:[^`]|``)+`) \\(`((?:[^`]|``)+)`" + myColumnEnd +
	"(?:,`(?:[^`]|``)+`" + myColumnEnd + ")*\\)(?: USING BTREE)?(?: COMMENT '(?:[^']|'')*')?),?$")

// An unbuilt index is made when the rows are there: by a sort instead of row by row,
// which is less work and leaves full pages.
type unbuilt struct {
	table  sqlgen.Ref
	def    string   // of the table with them
	making []string // of the indexes, in the order of the table
}

// unbuildAll is unbuild of all tables, which have their foreign keys.
func (d Dialect) unbuildAll(ctx context.Context, s *dialect.Session, c *shadow.Copy, fresh map[sqlgen.Ref]sqlgen.Ref) (out []unbuilt, err error) {
	for _, t := range c.Tables {
		u, err := d.unbuild(ctx, s, c, t.Ref, fresh[t.Ref])
		if err != nil {
			return nil, fmt.Errorf("making the new %q: %w", t.Table, err)
		}
		out = append(out, u)
	}
	return out, nil
}

// unbuild takes from the empty copy of t the indexes at the end of its list that can
// be made later, so that all stay in their order. Those stay that the server needs
// for a foreign key, on either side, or for AUTO_INCREMENT, and everything that is
// not plain.
func (d Dialect) unbuild(ctx context.Context, s *dialect.Session, c *shadow.Copy, t, into sqlgen.Ref) (unbuilt, error) {
	u := unbuilt{table: into}
	var err error
	if u.def, err = d.created(ctx, s, into); err != nil || !strings.Contains(u.def, "\n) ENGINE=InnoDB") {
		return u, err
	}
	needed, err := d.linked(ctx, s, c, t)
	if err != nil {
		return u, err
	}
	lines := strings.Split(u.def, "\n")
	slices.Reverse(lines)
	for _, line := range lines {
		m := myPlainIndex.FindStringSubmatch(line)
		if m == nil && len(u.making) == 0 && !myAnyIndex.MatchString(line) {
			continue // what comes behind all indexes
		}
		if m == nil || slices.ContainsFunc(needed, func(n string) bool { return strings.EqualFold(n, strings.ReplaceAll(m[3], "``", "`")) }) {
			break
		}
		b := sqlgen.NewBuilder(d.p)
		if err := errors.Join(dialect.Within(ctx, s, "ALTER TABLE "+b.Table(into)+" DROP INDEX "+m[2]), b.Err); err != nil {
			if errorNumber(err) == 0 || d.Kind(err).Retry() {
				return u, err
			}
			break // the server has a use for it
		}
		u.making = append(u.making, m[1])
	}
	slices.Reverse(u.making)
	return u, nil
}

// myAnyIndex is the line of any index, or of the key.
var myAnyIndex = regexp.MustCompile("^  ([A-Z]+ )*KEY ")

// linked lists the columns of a table that a foreign key has on either side.
func (d Dialect) linked(ctx context.Context, q dialect.Querier, c *shadow.Copy, t sqlgen.Ref) (out []string, err error) {
	keys, err := d.keys(ctx, q, t)
	if err != nil {
		return nil, err
	}
	for _, k := range keys {
		out = append(out, k.child...)
	}
	for _, k := range c.Keys {
		for _, p := range k.Columns {
			if k.Parent == t {
				out = append(out, p.Parent)
			}
			if k.Child == t {
				out = append(out, p.Child)
			}
		}
	}
	return out, nil
}

// build makes the indexes of a table that has its rows, all in one reading.
func (d Dialect) build(ctx context.Context, s *dialect.Session, c *shadow.Copy, t sqlgen.Ref, u unbuilt) error {
	if len(u.making) == 0 {
		return nil
	}
	c.Report(shadow.Indexing, t)
	b := sqlgen.NewBuilder(d.p)
	alter := "ALTER TABLE " + b.Table(u.table) + " ADD " + strings.Join(u.making, ", ADD ") + ", ALGORITHM="
	err := dialect.Within(ctx, s, alter+"INPLACE") // whatever alter_algorithm says
	switch errorNumber(err) {
	case 1845, 1846, // not in place
		1878: // tmpdir is full, in which InnoDB sorts
		err = dialect.Within(ctx, s, alter+"COPY")
	}
	if err := errors.Join(err, b.Err); err != nil {
		return fmt.Errorf("the indexes of the new %q: %w", u.table.Table, err)
	}
	if def, err := d.created(ctx, s, u.table); err != nil || def != u.def {
		return errors.Join(err, unless(err, func() error {
			return fmt.Errorf("the new table is\n%s\nand was to be\n%s\nNothing was swapped; report this", def, u.def)
		}))
	}
	return nil
}

// A myKey is a foreign key with both its rules.
type myKey struct {
	name           string
	parent         sqlgen.Ref
	child, columns []string
	update, delete string
	noRule         string // what the catalogue calls a rule that is not written out
}

func (d Dialect) keys(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]myKey, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	rows, err := q.QueryContext(ctx, `SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_SCHEMA, k.REFERENCED_TABLE_NAME, k.REFERENCED_COLUMN_NAME, r.UPDATE_RULE, r.DELETE_RULE
FROM information_schema.KEY_COLUMN_USAGE k JOIN information_schema.REFERENTIAL_CONSTRAINTS r
ON r.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND r.CONSTRAINT_NAME = k.CONSTRAINT_NAME AND r.TABLE_NAME = k.TABLE_NAME
AND r.CONSTRAINT_SCHEMA = ? AND r.TABLE_NAME = ?
WHERE k.TABLE_SCHEMA = ? AND k.TABLE_NAME = ? AND k.REFERENCED_TABLE_NAME IS NOT NULL ORDER BY k.CONSTRAINT_NAME, k.ORDINAL_POSITION`, t.Schema, t.Table, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []myKey
	for rows.Next() {
		k := myKey{noRule: v.noRule}
		var child, column string
		if err := rows.Scan(&k.name, &child, &k.parent.Schema, &k.parent.Table, &column, &k.update, &k.delete); err != nil {
			return nil, err
		}
		if len(out) == 0 || out[len(out)-1].name != k.name {
			out = append(out, k)
		}
		last := &out[len(out)-1]
		last.child, last.columns = append(last.child, child), append(last.columns, column)
	}
	return out, rows.Err()
}

func (d Dialect) addKey(b *sqlgen.Builder, t sqlgen.Ref, k myKey) string {
	list := func(names []string) string {
		var quoted []string
		for _, n := range names {
			quoted = append(quoted, b.Q(n))
		}
		return strings.Join(quoted, ", ")
	}
	s := "ALTER TABLE " + b.Table(t) + " ADD CONSTRAINT " + b.Q(k.name) + " FOREIGN KEY (" + list(k.child) + ") REFERENCES " + b.Table(k.parent) + " (" + list(k.columns) + ")"
	if k.update != k.noRule {
		s += " ON UPDATE " + k.update
	}
	if k.delete != k.noRule {
		s += " ON DELETE " + k.delete
	}
	return s
}

// release takes from kept tables the foreign keys by which they would hold rows
// of others.
func (d Dialect) release(ctx context.Context, s *dialect.Session, c *shadow.Copy, kept map[sqlgen.Ref]sqlgen.Ref) error {
	for _, t := range c.Tables {
		keys, err := d.keys(ctx, s, kept[t.Ref])
		if err != nil {
			return err
		}
		for _, k := range keys {
			if inside(kept, k.parent) {
				continue
			}
			b := sqlgen.NewBuilder(d.p)
			if err := errors.Join(dialect.Within(ctx, s, "ALTER TABLE "+b.Table(kept[t.Ref])+" DROP FOREIGN KEY "+b.Q(k.name)), b.Err); err != nil {
				return err
			}
		}
	}
	return nil
}

func inside(names map[sqlgen.Ref]sqlgen.Ref, r sqlgen.Ref) bool {
	for _, x := range names {
		if x == r {
			return true
		}
	}
	return false
}

// dropBack gives restored tables their foreign keys back and drops the tables that have
// made way for them.
func (d Dialect) dropBack(ctx context.Context, s *dialect.Session, c *shadow.Copy, drop map[sqlgen.Ref]sqlgen.Ref) error {
	gone, err := d.linkBack(ctx, s, c, drop)
	if err != nil {
		return err
	}
	return dialect.Within(ctx, s, gone...)
}

// linkBack gives restored tables the foreign keys back that release took, as the
// tables that are dropped have them. It returns the statements that drop these.
func (d Dialect) linkBack(ctx context.Context, s *dialect.Session, c *shadow.Copy, drop map[sqlgen.Ref]sqlgen.Ref) (gone []string, err error) {
	for _, t := range c.Tables {
		b := sqlgen.NewBuilder(d.p)
		there, err := d.there(ctx, s, drop[t.Ref])
		if err != nil {
			return nil, err
		}
		if !there { // or dropped already, after all keys were given back
			continue
		}
		gone = append(gone, "DROP TABLE IF EXISTS "+b.Table(drop[t.Ref]))
		keys, err := d.keys(ctx, s, drop[t.Ref])
		if err != nil {
			return nil, err
		}
		have, err := d.keys(ctx, s, t.Ref)
		if err != nil {
			return nil, err
		}
		if err := d.settleIndexes(ctx, s, t.Ref, keys, false); err != nil {
			return nil, err
		}
		for _, k := range keys {
			// The server renames a key with its table when the name looks like one of
			// its own making.
			if tail, ok := strings.CutPrefix(k.name, drop[t.Ref].Table+"_ibfk_"); ok {
				k.name = t.Table + "_ibfk_" + tail
			}
			k.name = nameBefore(c, foreignKeyNote, k.name)
			if inside(drop, k.parent) || hasKey(have, k.name) {
				continue
			}
			if err := errors.Join(dialect.Within(ctx, s, d.addKey(b, t.Ref, k)), b.Err); err != nil {
				return nil, err
			}
		}
	}
	return gone, nil
}

func hasKey(list []myKey, name string) bool {
	for _, k := range list {
		if k.name == name {
			return true
		}
	}
	return false
}
