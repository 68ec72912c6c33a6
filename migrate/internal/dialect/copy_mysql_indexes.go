package dialect

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// settledName begins the name that an index has for a moment, before its own.
const settledName = "sqluuid_index_"

// settleIndexes keeps the indexes of columns that get a foreign key, with their names and
// their order. An index that came with a foreign key makes way for another one, at the end
// of the list, when a key of another name is added. The server forgets where an index has
// come from when it is renamed, and back. Killed in between, it can be repeated: the other
// name has the index's own in it. One that is too long for that gets a number on a table
// that goes with a kill, and is left alone elsewhere.
func (d mysql) settleIndexes(ctx context.Context, q Querier, t Ref, keys []myKey, fresh bool) error {
	begins, err := indexesByColumn(ctx, q, t)
	if err != nil {
		return err
	}
	b := newBuilder(d.p)
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
				away = append(away, "RENAME INDEX "+b.q(own)+" TO "+b.q(other))
			}
			back = append(back, "RENAME INDEX "+b.q(other)+" TO "+b.q(own))
		}
	}
	for _, list := range [][]string{away, back} {
		if len(list) == 0 {
			continue
		}
		if err := errors.Join(b.err, within(ctx, q, "ALTER TABLE "+b.table(t)+" "+strings.Join(list, ", "))); err != nil {
			return err
		}
	}
	return nil
}

// indexesByColumn lists the plain indexes that begin with a column.
func indexesByColumn(ctx context.Context, q Querier, t Ref) (map[string][]string, error) {
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
	table  Ref
	def    string   // of the table with them
	making []string // of the indexes, in the order of the table
}

// unbuildAll is unbuild of all tables, which have their foreign keys.
func (d mysql) unbuildAll(ctx context.Context, s *Session, c *Copy, fresh map[Ref]Ref) (out []unbuilt, err error) {
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
func (d mysql) unbuild(ctx context.Context, s *Session, c *Copy, t, into Ref) (unbuilt, error) {
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
		b := newBuilder(d.p)
		if err := errors.Join(within(ctx, s, "ALTER TABLE "+b.table(into)+" DROP INDEX "+m[2]), b.err); err != nil {
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
func (d mysql) linked(ctx context.Context, q Querier, c *Copy, t Ref) (out []string, err error) {
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
func (d mysql) build(ctx context.Context, s *Session, c *Copy, t Ref, u unbuilt) error {
	if len(u.making) == 0 {
		return nil
	}
	c.tell(Indexing, t)
	b := newBuilder(d.p)
	alter := "ALTER TABLE " + b.table(u.table) + " ADD " + strings.Join(u.making, ", ADD ") + ", ALGORITHM="
	err := within(ctx, s, alter+"INPLACE") // whatever alter_algorithm says
	switch errorNumber(err) {
	case 1845, 1846, // not in place
		1878: // tmpdir is full, in which InnoDB sorts
		err = within(ctx, s, alter+"COPY")
	}
	if err := errors.Join(err, b.err); err != nil {
		return fmt.Errorf("the indexes of the new %q: %w", u.table.Table, err)
	}
	if def, err := d.created(ctx, s, u.table); err != nil || def != u.def {
		return errors.Join(err, unless(err, func() error {
			return fmt.Errorf("the new table is\n%s\nand was to be\n%s\nNothing was swapped; report this", def, u.def)
		}))
	}
	return nil
}
