package dialect

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// A myIndex is an index by its name and all else that there is to it.
type myIndex struct{ name, what string }

// indexNames lists the indexes of a table.
func (mysql) indexNames(ctx context.Context, q Querier, t Ref) ([]myIndex, error) {
	rows, err := q.QueryContext(ctx, `SELECT INDEX_NAME, GROUP_CONCAT(CONCAT_WS('/', NON_UNIQUE, INDEX_TYPE, HEX(COALESCE(COLUMN_NAME, '')), COALESCE(SUB_PART, 0), COALESCE(COLLATION, '')) ORDER BY SEQ_IN_INDEX)
FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = ? AND TABLE_NAME = ? GROUP BY INDEX_NAME ORDER BY INDEX_NAME`, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []myIndex
	for rows.Next() {
		var x myIndex
		if err := rows.Scan(&x.name, &x.what); err != nil {
			return nil, err
		}
		out = append(out, x)
	}
	return out, rows.Err()
}

// renameIndexes gives the indexes of a table the names that they had. One that came
// with a foreign key makes way for another, of the new key's name, when that key is
// added.
func (d mysql) renameIndexes(ctx context.Context, q Querier, t Ref, was []myIndex) error {
	now, err := d.indexNames(ctx, q, t)
	if err != nil {
		return err
	}
	has := func(list []myIndex, name string) bool {
		return slices.ContainsFunc(list, func(x myIndex) bool { return x.name == name })
	}
	for _, x := range was {
		if has(now, x.name) {
			continue
		}
		for i, y := range now {
			if y.what != x.what || has(was, y.name) {
				continue
			}
			b := newBuilder(d.p)
			if err := errors.Join(within(ctx, q, "ALTER TABLE "+b.table(t)+" RENAME INDEX "+b.q(y.name)+" TO "+b.q(x.name)), b.err); err != nil {
				return err
			}
			now[i].name = x.name
			break
		}
	}
	return nil
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
