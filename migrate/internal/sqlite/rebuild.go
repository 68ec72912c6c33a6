package sqlite

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/rebuild"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

var _ rebuild.Rebuilder = Dialect{}

// A rebuild is one transaction, so that nothing is left of one that was killed. The old table gets
// another name, and the new one is made by the very text that made the old one. Renaming as SQLite
// once did leaves alone what refers to the table.
//
// An undo makes the tables once more. Ids that stood there in another spelling than the one that
// SQL writes, or that a rewrite left as they were, are in a table of pairs until then.

// textOf takes no collation: a column keeps the COLLATE that it is declared with.
func (Dialect) textOf(_ context.Context, _ dialect.Querier,
	t dialect.TextType) (*sqlgen.Form, string, error) {
	if t.Charset != "" || t.Collation != "" {
		return nil, "",
			errors.New("a column of SQLite keeps its COLLATE, and has no character set: leave both out")
	}
	f := liteText
	if t.Digits() {
		f = liteAnyText()
	}
	return f, strings.ToUpper(t.SQL()), nil
}

// withTypes returns the statement that makes a table with the other types. rowid is the column that
// is the rowid with the old one, if there is one.
func withTypes(def string, t twin.Table, back bool, rowid string) (string, error) {
	err := soleCreate(def, "TABLE", t.Table)
	if back && rowid != "" {
		def = withRowid(def)
	}
	for _, x := range t.Twins {
		if err == nil {
			to := x.New
			if back {
				to = x.Old
			}
			if !knownType().MatchString(to.Type) { // which the state says, too
				return "", fmt.Errorf("%q is no type of column %q that can be written", to.Type, x.Name)
			}
			isText := to.Writes.IsText() || back && x.Draw != nil
			def, err = retype(withDefault(def, x.Name, isText), x.Name, to.Type)
		}
	}
	if err == nil && !back && rowid != "" {
		return withoutRowid(def, rowid)
	}
	return def, err
}

// A rebuilding is a rebuild at work, in its transaction.
type rebuilding struct {
	script
	s    *twin.Scope
	keys []sqlgen.ForeignKey
	warn func(string)
}

// Rebuild implements [rebuild.Rebuilder].
func (d Dialect) Rebuild(ctx context.Context, s *dialect.Session, sc *twin.Scope,
	do rebuild.Doing) (err error) {
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
		w := rebuilding{d.script(ctx, tx), sc, nil, do.Warn}
		w.refuseChange()
		w.Do(func() error { return do.Begin(tx) })
		w.Do(func() (err error) {
			w.keys, err = d.foreignKeys(ctx, tx)
			return err
		})
		w.refuseName(away)
		switch {
		case sc.Draws() && sc.Switched:
			w.eachRoot(w.mapLate)
		case sc.Draws():
			w.eachRoot(w.mapKeys)
		case !sc.Switched:
			w.noteAll()
		}
		for _, t := range sc.Tables {
			w.refuseStrays(t)
		}
		for _, t := range sc.Tables {
			if w.Err == nil {
				do.Tell(t.Ref)
			}
			w.Doing(fmt.Sprintf("making %q anew", t.Table), func() { w.rebuild(t) })
		}
		if sc.Switched {
			w.dropPairs()
			w.dropMaps()
		}
		w.Do(func() error { return do.End(tx) })
		return w.Err
	})
}

// refuseChange refuses a schema that is not the one of the plan.
func (w rebuilding) refuseChange() {
	if is := w.schema(); w.s.Schema != "" && is != w.s.Schema {
		w.Do(func() error {
			return refusal("the schema has changed since the plan was made; run the same again, which " +
				"plans anew; nothing was changed")
		})
	}
}

// away names the old table until it is dropped.
var away = sqlgen.Ref{Schema: "main", Table: "sqluuid_rebuild"}

// rebuild makes a table anew, with its indexes, triggers and counters.
func (w rebuilding) rebuild(t twin.Table) {
	was := w.readDefinition(t.Table)
	rowid := w.rowidColumn(t, was, w.s.Switched)
	var def string
	w.Do(func() (err error) {
		def, err = withTypes(was, t, w.s.Switched, rowid)
		return err
	})
	indexes, triggers := w.objects("indexes", t.Table), w.objects("triggers", t.Table)
	for _, x := range indexes {
		w.Do(func() error { return soleCreate(x.def, "INDEX", x.name) })
	}
	for _, x := range triggers {
		w.Do(func() error { return soleCreate(x.def, "TRIGGER", x.name) })
	}
	into, exprs := w.exprs(t, rowid)
	declared := w.structure(t, rowid)
	seq := w.systemNumber("sqlite_sequence", "sequence", t.Table)
	counted := w.systemNumber("sqlite_stat1", "analysed", t.Table)
	if w.Err != nil {
		return
	}
	for _, x := range triggers {
		w.Run("DROP TRIGGER main." + w.Q(x.name))
	}
	for _, x := range indexes {
		w.Run("DROP INDEX main." + w.Q(x.name))
	}
	w.putAway(t, was, into)
	w.Run(def, w.d.Facts().Insert+"INTO "+w.Table(t.Ref)+" ("+strings.Join(into, ", ")+") SELECT "+
		strings.Join(exprs, ", ")+" FROM "+w.Table(away)+w.order(t, into, exprs))
	w.compare(t, into, exprs)
	w.Run("DROP TABLE " + w.Table(away))
	for _, x := range append(indexes, triggers...) {
		w.Run(x.def)
	}
	is := w.structure(t, rowid)
	w.Do(func() error { return sameStructure(t.Table, declared, is) })
	name := "'" + strings.ReplaceAll(t.Table, "'", "''") + "'"
	if seq >= 0 {
		seq = max(seq, w.number("sequence", t.Table)) // with the numbers of late rows
		w.Run("DELETE FROM main.sqlite_sequence WHERE name IN ("+name+", '"+away.Table+"')",
			fmt.Sprintf("INSERT INTO main.sqlite_sequence (name, seq) VALUES (%s, %d)", name, seq))
	}
	if counted > 0 { // of a table that was renamed it stays, and goes with one that was dropped
		w.Run("DELETE FROM main.sqlite_stat1 WHERE tbl = "+name+" COLLATE NOCASE",
			"ANALYZE "+w.Table(t.Ref))
	}
}

// structure lists what a table declares, but for the types that the run changes. A column that is
// the rowid on one side counts as a key that is.
func (w rebuilding) structure(t twin.Table, rowid string) []string {
	var names []string
	for _, x := range t.Twins {
		names = append(names, x.Name)
	}
	list, err := json.Marshal(names)
	w.Do(func() error { return err })
	return w.ask("structure", t.Table, string(list), rowid)
}

// sameStructure refuses a new table that does not declare what the old one did.
func sameStructure(table string, was, is []string) error {
	for _, side := range []struct {
		has, lacks []string
		words      string
	}{{was, is, "would have lost"}, {is, was, "would have got"}} {
		for _, line := range side.has {
			if !slices.Contains(side.lacks, line) {
				return refusal("the new table %q %s %q; write the definition of the table more plainly "+
					"first, with a blank between all words; nothing was changed", table, side.words, line)
			}
		}
	}
	return nil
}

// putAway gives the rows another name. A table whose own text says its name cannot be renamed.
func (w rebuilding) putAway(t twin.Table, was string, into []string) {
	if !qualifies(was, t.Table) {
		w.Run("ALTER TABLE " + w.Table(t.Ref) + " RENAME TO " + w.Q(away.Table))
		return
	}
	list := slices.Clone(into)
	if isRowid(list[0]) { // which would have the name of an INTEGER PRIMARY KEY
		list[0] += " AS " + list[0]
	}
	w.Run("CREATE TABLE "+w.Table(away)+" AS SELECT "+strings.Join(list, ", ")+" FROM "+
		w.Table(t.Ref), "DROP TABLE "+w.Table(t.Ref))
}

// order has a table without rowids in the order of its new key.
func (w rebuilding) order(t twin.Table, into, exprs []string) string {
	if isRowid(into[0]) {
		return ""
	}
	for i, c := range into {
		if c == w.Q(t.Twins[0].Name) {
			return " ORDER BY " + exprs[i]
		}
	}
	return ""
}

// isRowid tells the rowid from a column, whose name is in quotes.
func isRowid(c string) bool { return !strings.HasPrefix(c, `"`) }

// exprs returns the columns of a table that are stored, and what they get. The rowid is one of
// them, where the table has one under a name that no column has, and no old key becomes it again.
func (w rebuilding) exprs(t twin.Table, key string) (into, exprs []string) {
	var without bool
	var taken string
	w.Scan(query("names of the rowid"), []any{t.Table}, &without, &taken)
	name := rowidOf(strings.Fields(taken))
	if name != "" && !without && (key == "" || !w.s.Switched) {
		into, exprs = []string{name}, []string{name}
	}
	for _, name := range w.ask("insertable columns", t.Table) {
		row := w.Q(away.Table) + "."
		c := row + w.Q(name)
		into = append(into, w.Q(name))
		for k, x := range t.Twins {
			switch {
			case x.Name != name:
			case x.Draw != nil:
				c = w.otherKey(x, row, c)
			case w.s.Switched:
				c = w.source(t, k, c)
			default:
				c = "CASE WHEN " + c + " IS NOT NULL THEN " + x.Image(c) + " END"
			}
		}
		exprs = append(exprs, c)
	}
	return into, exprs
}

// source is what a value c of a column becomes again: the value that it had, or the one of the
// column that it refers to, or the one that SQL writes.
func (w rebuilding) source(t twin.Table, k int, c string) string {
	var list []string
	for _, p := range w.ancestors(t, k) {
		if w.number("whether there is", p.Table) > 0 {
			list = append(list, "(SELECT was FROM "+w.Table(p)+" WHERE id = "+
				t.Twins[k].New.Reads.Canon(c)+")")
		}
	}
	list = append(list, t.Twins[k].Source(c))
	image := list[0]
	if len(list) > 1 {
		image = "COALESCE(" + strings.Join(list, ", ") + ")"
	}
	return "CASE WHEN " + c + " IS NOT NULL THEN " + image + " END"
}

// ancestors names the tables of pairs of a column, and of those that it refers to.
func (w rebuilding) ancestors(t twin.Table, k int) (out []sqlgen.Ref) {
	type place struct {
		table sqlgen.Ref
		name  string
	}
	todo, seen := []place{{t.Ref, t.Twins[k].Name}}, map[place]bool{}
	for len(todo) > 0 {
		at := todo[0]
		todo = todo[1:]
		if seen[at] {
			continue
		}
		seen[at] = true
		for _, t := range w.s.Tables {
			for k, x := range t.Twins {
				if (place{t.Ref, x.Name}) == at {
					out = append(out, w.pairs(t, k))
				}
			}
		}
		for _, key := range w.keys {
			for _, p := range key.Columns {
				if key.Child == at.table && p.Child == at.name {
					todo = append(todo, place{key.Parent, p.Parent})
				}
			}
		}
	}
	return out
}

// pairs names the table of a column's ids, by the bytes of the new ones. It has the values that
// they had, where SQL would write others.
func (w rebuilding) pairs(t twin.Table, k int) sqlgen.Ref {
	return sqlgen.Ref{Schema: "main", Table: fmt.Sprintf("sqluuid_pairs_%d_%d_%d", w.s.Run, t.No, k)}
}

// noteAll notes what an undo needs of all tables.
func (w rebuilding) noteAll() {
	for _, t := range w.s.Tables {
		for k := range t.Twins {
			w.refuseName(w.pairs(t, k))
		}
	}
	for _, t := range w.s.Tables {
		w.notePairs(t)
	}
	for _, t := range w.s.Tables {
		w.noteUsual(t)
	}
}

// refusal says why a table is not made anew.
func refusal(format string, args ...any) error {
	return dialect.ServerError(fmt.Sprintf(format, args...))
}

// refuseName refuses a file that has a table or a view of a name that the run is to make.
func (w rebuilding) refuseName(r sqlgen.Ref) {
	if w.number("whether there is", r.Table) > 0 {
		w.Do(func() error {
			return refusal("there is a %q already, and a rebuild makes a table of that name: rename or "+
				"drop it first; nothing was changed", r.Table)
		})
	}
}

// notePairs notes what SQL would write otherwise. A column that has two values of one id is
// refused: an undo could not tell its rows apart.
func (w rebuilding) notePairs(t twin.Table) {
	for k, x := range t.Twins {
		if !x.Old.Reads.IsText() && x.T == transform.Same {
			continue
		}
		w.Do(func() error {
			a, b, err := twin.FindTwice(w.Ctx, w.On, w.d, t, x)
			if a != "" {
				return refusal("%q and %q in column %s of %q would become one id: write both alike, or "+
					"correct one of them, first; nothing was changed", a, b, x.Name, t.Table)
			}
			return err
		})
		w.note(t, k, w.Q(x.Name)+" COLLATE BINARY <> "+x.Source("("+x.Image(w.Q(x.Name))+")"))
	}
}

// noteUsual also notes what SQL would write alike. It does so where the parent has another value of
// the same id.
func (w rebuilding) noteUsual(t twin.Table) {
	for k, x := range t.Twins {
		for _, p := range w.ancestors(t, k)[1:] {
			if w.number("whether there is", p.Table) > 0 {
				w.note(t, k, newID(x, w.Q(x.Name))+" IN (SELECT id FROM "+w.Table(p)+")")
			}
		}
	}
}

// note makes the pairs of a column for which a predicate holds.
func (w rebuilding) note(t twin.Table, k int, which string) {
	c, p := w.Q(t.Twins[k].Name), w.Table(w.pairs(t, k))
	from := " FROM " + w.Table(t.Ref) + " WHERE " + c + " IS NOT NULL AND " + which
	var some bool
	w.Scan("SELECT EXISTS (SELECT 1"+from+")", nil, &some)
	if some {
		w.Run("CREATE TABLE IF NOT EXISTS "+p+" (id BLOB PRIMARY KEY, was BLOB NOT NULL) WITHOUT ROWID",
			"INSERT OR IGNORE INTO "+p+" (id, was) SELECT "+newID(t.Twins[k], c)+", "+c+from)
	}
}

// newID is the new id of an old value c, as bytes.
func newID(x twin.Twin, c string) string { return x.New.Reads.Canon("(" + x.Image(c) + ")") }

// dropPairs drops what a run has noted.
func (w rebuilding) dropPairs() {
	for _, name := range w.ask("pairs", fmt.Sprintf("sqluuid_pairs_%d_*", w.s.Run)) {
		w.Run("DROP TABLE " + w.Table(sqlgen.Ref{Schema: "main", Table: name}))
	}
}

// Forget implements [rebuild.Rebuilder].
func (d Dialect) Forget(ctx context.Context, q dialect.Querier, s *twin.Scope) error {
	w := rebuilding{d.script(ctx, q), s, nil, nil}
	w.dropPairs()
	if s.Keep == twin.KeepNothing {
		w.dropMaps()
	}
	return w.Err
}

// compare fails unless the new table has the rows of the old one, with their new values.
func (w rebuilding) compare(t twin.Table, into, exprs []string) {
	rows := func(list []string, r sqlgen.Ref) string {
		return "SELECT quote(" + strings.Join(list, "), quote(") + ") FROM " + w.Table(r)
	}
	a, z := rows(exprs, away), rows(into, t.Ref)
	var lost int64
	w.Scan(fmt.Sprintf("SELECT (SELECT count(*) FROM (%s EXCEPT %s)) + "+
		"(SELECT count(*) FROM (%s EXCEPT %s)) + abs((SELECT count(*) FROM %s) - "+
		"(SELECT count(*) FROM %s))", a, z, z, a, w.Table(away), w.Table(t.Ref)), nil, &lost)
	w.Do(func() error {
		if lost > 0 {
			return rebuild.DifferError{Table: t.Ref, Rows: lost}
		}
		return nil
	})
}

// Room implements [rebuild.Rebuilder]. A file in memory needs none.
func (d Dialect) Room(ctx context.Context, q dialect.Querier) (free int64, known bool) {
	w := d.script(ctx, q)
	var file string
	w.Scan(query("name of the file"), nil, &file)
	if w.Err != nil || file == "" {
		return 0, false
	}
	return freeAt(file)
}

// An object is an index, a trigger or a view, with the statement that made it.
type object struct{ name, def string }

// objects reads the objects of a table, or the ones that name it.
func (w script) objects(name, table string) []object {
	return dialect.ListRows(w.Script, func(x *object) []any { return []any{&x.name, &x.def} },
		query(name), table)
}

// systemNumber asks a system table for a number about a table. It is -1 where there is no such
// table.
func (w script) systemNumber(system, name, table string) int64 {
	if w.number("whether there is", system) == 0 {
		return -1
	}
	return w.number(name, table)
}

func (w script) number(name, table string) (n int64) {
	w.Scan(query(name), []any{table}, &n)
	return n
}
