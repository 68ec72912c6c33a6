package mysql

import (
	"context"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// settledName begins the name that an index has between two statements, before its own.
const settledName = "sqluuid_index_"

// settleIndexes keeps the names and the order of the indexes of columns that get a foreign key.
// The server replaces an index that it made for a foreign key with one at the end of the list
// when another key is added. It forgets that it made the index when this is renamed, and back.
//
// A killed process may leave an index with the other name: it contains the index's own, so that
// the next attempt renames it back. A name that is too long for that gets a number on a fresh
// table, which the next attempt drops, and stays elsewhere.
func (d Dialect) settleIndexes(ctx context.Context, q dialect.Querier, t sqlgen.Ref, keys []myKey,
	fresh bool) error {
	indexes, err := dialect.Pairs(ctx, q, query("plain indexes"), t.Schema, t.Table)
	if err != nil {
		return err
	}
	b := sqlgen.NewBuilder(d.p)
	seen := map[string]bool{}
	var away, back []string
	for _, k := range keys {
		for _, p := range indexes {
			column := p[0]
			own, renamed := strings.CutPrefix(p[1], settledName)
			other := settledName + own
			long := len([]rune(other)) > 64
			if column != k.child[0] || seen[own] || long && !fresh {
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
	for _, renames := range [][]string{away, back} {
		if len(renames) == 0 || b.Err != nil {
			continue
		}
		if err := d.run(ctx, q, "ALTER TABLE %s %s", t, list(renames)); err != nil {
			return err
		}
	}
	return b.Err
}

// myColumnEnd matches what can follow the name of a column of an index.
const myColumnEnd = `(?:\(\d+\))?(?: ASC| DESC)?`

// myPlainIndex matches the line of SHOW CREATE TABLE for a plain index of columns, which is not
// unique. Such a line says everything about its index, and makes it.
var myPlainIndex = regexp.MustCompile("^  (KEY (`(?:[^`]|``)+`) \\(`((?:[^`]|``)+)`" + myColumnEnd +
	"(?:,`(?:[^`]|``)+`" + myColumnEnd + ")*\\)(?: USING BTREE)?(?: COMMENT '(?:[^']|'')*')?),?$")

// myAnyIndex matches the line of any index, or of the primary key.
var myAnyIndex = regexp.MustCompile("^  ([A-Z]+ )*KEY ")

// An unbuilt is a new table without the indexes that it gets when its rows are there. By a sort
// they cost less than row by row, and their pages are full.
type unbuilt struct {
	table   sqlgen.Ref
	def     string   // of the table with all indexes
	indexes []string // their definitions, in the order of the table
}

// unbuild drops the last plain indexes of the empty copy of t, so that all keep their order. It
// stops at an index that the server needs for a foreign key, on either side, or for
// AUTO_INCREMENT.
func (d Dialect) unbuild(ctx context.Context, s *dialect.Session, c *shadow.Copy, t,
	into sqlgen.Ref) (u unbuilt, err error) {
	u.table = into
	if u.def, err = d.created(ctx, s, into); err != nil {
		return u, err
	}
	inKey := map[string]bool{}
	for _, k := range c.Keys {
		for _, p := range k.Columns {
			if k.Parent == t {
				inKey[strings.ToLower(p.Parent)] = true
			}
			if k.Child == t {
				inKey[strings.ToLower(p.Child)] = true
			}
		}
	}
	for _, line := range slices.Backward(strings.Split(u.def, "\n")) {
		m := myPlainIndex.FindStringSubmatch(line)
		if m == nil && len(u.indexes) == 0 && !myAnyIndex.MatchString(line) {
			continue // below all indexes
		}
		if m == nil || inKey[strings.ToLower(strings.ReplaceAll(m[3], "``", "`"))] {
			break
		}
		err := d.run(ctx, s, "ALTER TABLE %s DROP INDEX %s", into, m[2])
		if err != nil && (errorNumber(err) == 0 || d.Kind(err).Retry()) {
			return u, err
		}
		if err != nil { // the server needs it
			break
		}
		u.indexes = append(u.indexes, m[1])
	}
	slices.Reverse(u.indexes)
	return u, nil
}

// build makes the indexes of a table that has its rows, all in one reading.
func (d Dialect) build(ctx context.Context, s *dialect.Session, c *shadow.Copy, t sqlgen.Ref,
	u unbuilt) error {
	if len(u.indexes) == 0 {
		return nil
	}
	c.Report(shadow.Indexing, t)
	const alter = "ALTER TABLE %s ADD %s, ALGORITHM="
	indexes := strings.Join(u.indexes, ", ADD ")
	err := d.run(ctx, s, alter+"INPLACE", u.table, indexes) // whatever alter_algorithm says
	switch errorNumber(err) {
	case 1845, 1846, // not in place
		1878: // tmpdir is full, in which InnoDB sorts
		err = d.run(ctx, s, alter+"COPY", u.table, indexes)
	}
	if err != nil {
		return fmt.Errorf("the indexes of the new %q: %w", u.table.Table, err)
	}
	def, err := d.created(ctx, s, u.table)
	if err == nil && def != u.def {
		err = fmt.Errorf("the new table is\n%s\nand was to be\n%s\n"+
			"Nothing was swapped; report this", def, u.def)
	}
	return err
}

// A myKey is a foreign key.
type myKey struct {
	name           string
	parent         sqlgen.Ref
	child, columns []string
	rules          string // as they must be declared
	acts           string // the rule by which it writes, "" if it has none
}

// add returns what makes the key, in an ALTER TABLE.
func (k myKey) add(b *sqlgen.Builder) string {
	quoted := func(names []string) string {
		var out []string
		for _, n := range names {
			out = append(out, b.Q(n))
		}
		return "(" + list(out) + ")"
	}
	return "ADD CONSTRAINT " + b.Q(k.name) + " FOREIGN KEY " + quoted(k.child) + " REFERENCES " +
		b.Table(k.parent) + " " + quoted(k.columns) + k.rules
}

// keys returns the foreign keys of a table.
func (d Dialect) keys(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]myKey, error) {
	type part struct {
		myKey
		child, column string
	}
	dest := func(p *part) []any {
		return []any{&p.name, &p.child, &p.parent.Schema, &p.parent.Table, &p.column, &p.rules, &p.acts}
	}
	parts, err := dialect.Rows(ctx, q, dest, query("foreign keys"),
		t.Schema, t.Table, t.Schema, t.Table)
	var out []myKey
	for _, p := range parts {
		if len(out) == 0 || out[len(out)-1].name != p.name {
			out = append(out, p.myKey)
		}
		last := &out[len(out)-1]
		last.child, last.columns = append(last.child, p.child), append(last.columns, p.column)
	}
	return out, err
}

// release drops the foreign keys from tables of ours to others, whose rows they would hold.
func (d Dialect) release(ctx context.Context, q dialect.Querier, c *shadow.Copy,
	tables map[sqlgen.Ref]sqlgen.Ref) error {
	for _, t := range c.Tables {
		keys, err := d.keys(ctx, q, tables[t.Ref])
		if err != nil {
			return err
		}
		for _, k := range keys {
			if hasTable(tables, k.parent) {
				continue
			}
			err := d.run(ctx, q, "ALTER TABLE %s DROP FOREIGN KEY %s", tables[t.Ref], name(k.name))
			if err != nil {
				return err
			}
		}
	}
	return nil
}

func hasTable(tables map[sqlgen.Ref]sqlgen.Ref, r sqlgen.Ref) bool {
	return slices.Contains(slices.Collect(maps.Values(tables)), r)
}

// dropBack gives restored tables their foreign keys back and drops the tables that they replace.
func (d Dialect) dropBack(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	drop map[sqlgen.Ref]sqlgen.Ref) error {
	drops, err := d.linkBack(ctx, s, c, drop)
	if err != nil {
		return err
	}
	return dialect.Exec(ctx, s, drops...)
}

// linkBack gives restored tables the foreign keys that release dropped, as the tables that are
// to be dropped have them. It returns the statements that drop these.
func (d Dialect) linkBack(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	drop map[sqlgen.Ref]sqlgen.Ref) (drops []sqlgen.Statement, err error) {
	for _, t := range c.Tables {
		from := drop[t.Ref]
		there, err := d.isThere(ctx, s, from)
		if err != nil {
			return nil, err
		}
		if !there { // or dropped already, after all keys were given back
			continue
		}
		drops = append(drops, d.sql("DROP TABLE IF EXISTS %s", from))
		keys, err := d.keys(ctx, s, from)
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
			// The server renames a key with its table when it seems to have named it.
			if tail, ok := strings.CutPrefix(k.name, from.Table+"_ibfk_"); ok {
				k.name = t.Table + "_ibfk_" + tail
			}
			k.name = nameBefore(c, foreignKeyNote, k.name)
			had := slices.ContainsFunc(have, func(h myKey) bool { return h.name == k.name })
			if had || hasTable(drop, k.parent) {
				continue
			}
			if err := d.run(ctx, s, "ALTER TABLE %s %s", t.Ref, k); err != nil {
				return nil, err
			}
		}
	}
	return drops, nil
}
