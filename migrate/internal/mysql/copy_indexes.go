package mysql

import (
	"cmp"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// settledName begins the name that an index has between two statements, before its own.
const settledName = "sqluuid_index_"

// settleIndexes keeps the names and the order of the indexes of columns that get a foreign key: one
// that the server made for a key is replaced when another key is added, unless it was renamed.
//
// The next attempt renames what a killed process has left, whose name contains the index's own. A
// name that is too long gets a number on a fresh table, and stays elsewhere.
func (t *talk) settleIndexes(ref sqlgen.Ref, keys []myKey, fresh bool) {
	indexes := t.pairs("plain indexes", ref)
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
			const rename = "RENAME INDEX %s TO %s"
			if !renamed {
				away = append(away, t.text(rename, name(own), name(other)))
			}
			back = append(back, t.text(rename, name(other), name(own)))
		}
	}
	for _, renames := range [][]string{away, back} {
		if len(renames) > 0 {
			t.run("ALTER TABLE %s %s", ref, list(renames))
		}
	}
}

// myColumnEnd matches what can follow the name of a column of an index.
const myColumnEnd = `(?:\(\d+\))?(?: ASC| DESC)?`

// myPlainIndex matches a line of SHOW CREATE TABLE that says all about a plain index, and makes it.
var myPlainIndex = regexp.MustCompile("^  (KEY (`(?:[^`]|``)+`) \\(`((?:[^`]|``)+)`" + myColumnEnd +
	"(?:,`(?:[^`]|``)+`" + myColumnEnd + ")*\\)(?: USING BTREE)?(?: COMMENT '(?:[^']|'')*')?),?$")

// myAnyIndex matches the line of any index, or of the primary key.
var myAnyIndex = regexp.MustCompile("^  ([A-Z]+ )*KEY ")

// An unbuilt is a new table without the indexes that are made by a sort when its rows are there.
type unbuilt struct {
	table   sqlgen.Ref
	def     string   // of the table with all indexes
	indexes []string // their definitions, in the order of the table
}

// unbuild drops the last plain indexes of the empty copy of t, so that all keep their order. It
// stops at one that the server needs.
func (w *copier) unbuild(t sqlgen.Ref) unbuilt {
	u := unbuilt{table: w.fresh[t], def: w.created(w.fresh[t])}
	inKey := map[string]bool{}
	for _, k := range w.c.Keys {
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
		w.run("ALTER TABLE %s DROP INDEX %s", u.table, m[2])
		if w.err != nil {
			if errorNumber(w.err) != 0 && !w.Kind(w.err).Retry() { // the server needs it
				w.err = nil
			}
			break
		}
		u.indexes = append(u.indexes, m[1])
	}
	slices.Reverse(u.indexes)
	return u
}

// build makes the indexes of a table that has its rows, all in one reading.
func (w *copier) build(t sqlgen.Ref, u unbuilt) {
	if w.err != nil || len(u.indexes) == 0 {
		return
	}
	w.c.Report(shadow.Indexing, t)
	w.during(fmt.Sprintf("the indexes of the new %q", u.table.Table), func() {
		const alter = "ALTER TABLE %s ADD %s, ALGORITHM="
		indexes := strings.Join(u.indexes, ", ADD ")
		inPlace := func() { w.run(alter+"INPLACE", u.table, indexes) } // whatever alter_algorithm says
		// 1878: tmpdir is full, in which InnoDB sorts; the others: not in place.
		if w.refused(inPlace, 1845, 1846, 1878) {
			w.run(alter+"COPY", u.table, indexes)
		}
	})
	if def := w.created(u.table); w.err == nil && def != u.def {
		w.err = fmt.Errorf("the new table is\n%s\nand was to be\n%s\n"+
			"Nothing was swapped; report this", def, u.def)
	}
}

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
		return "(" + strings.Join(out, ", ") + ")"
	}
	return "ADD CONSTRAINT " + b.Q(k.name) + " FOREIGN KEY " + quoted(k.child) + " REFERENCES " +
		b.Table(k.parent) + " " + quoted(k.columns) + k.rules
}

func (t *talk) keys(ref sqlgen.Ref) (out []myKey) {
	type part struct {
		myKey
		child, column string
	}
	for _, p := range rows(t, func(p *part) []any {
		return []any{&p.name, &p.child, &p.parent.Schema, &p.parent.Table, &p.column, &p.rules, &p.acts}
	}, "foreign keys", ref, ref) {
		if len(out) == 0 || out[len(out)-1].name != p.name {
			out = append(out, p.myKey)
		}
		last := &out[len(out)-1]
		last.child, last.columns = append(last.child, p.child), append(last.columns, p.column)
	}
	return out
}

// release drops the foreign keys from tables of ours to others, whose rows they would hold.
func (w *copier) release(tables map[sqlgen.Ref]sqlgen.Ref) {
	for _, t := range w.c.Tables {
		for _, k := range w.keys(tables[t.Ref]) {
			if !hasTable(tables, k.parent) {
				w.run("ALTER TABLE %s DROP FOREIGN KEY %s", tables[t.Ref], name(k.name))
			}
		}
	}
}

func hasTable(tables map[sqlgen.Ref]sqlgen.Ref, r sqlgen.Ref) bool {
	return slices.Contains(slices.Collect(maps.Values(tables)), r)
}

// dropBack gives restored tables their foreign keys back and drops the tables that they replace.
func (w *copier) dropBack() { w.exec(w.linkBack()...) }

// linkBack gives restored tables the foreign keys back that release dropped. It returns the
// statements that drop the tables which have them still.
func (w *copier) linkBack() (drops []sqlgen.Statement) {
	for _, t := range w.c.Tables {
		from := w.drop[t.Ref]
		if !w.isThere(from) { // or dropped already, after all keys were given back
			continue
		}
		drops = append(drops, w.sql("DROP TABLE IF EXISTS %s", from))
		keys, have := w.keys(from), w.keys(t.Ref)
		w.settleIndexes(t.Ref, keys, false)
		for _, k := range keys {
			// The server renames a key with its table when it seems to have named it.
			if tail, ok := strings.CutPrefix(k.name, from.Table+"_ibfk_"); ok {
				k.name = t.Table + "_ibfk_" + tail
			}
			k.name = cmp.Or(w.c.Notes[foreignKeyNote+k.name], // a copy killed early has none
				strings.TrimPrefix(k.name, temporaryName+w.c.Label+"_"))
			had := slices.ContainsFunc(have, func(h myKey) bool { return h.name == k.name })
			if !had && !hasTable(w.drop, k.parent) {
				w.run("ALTER TABLE %s %s", t.Ref, k)
			}
		}
	}
	return drops
}
