package sqlite

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Unfit lets an empty table of the same definition take the images one by one.
//
// SQLite has its constraints in the text of CREATE TABLE alone. That text begins with these two
// words, whatever was written (the file format says so), and so need not be understood to make the
// table elsewhere: in the connection's own temporary database. A trigger keeps it at one row.
func (d Dialect) Unfit(ctx context.Context, q dialect.Querier, c *sqlgen.Class, m sqlgen.Move,
	whole bool) (out []dialect.Unfit, err error) {
	w := d.script(ctx, q)
	refs, cols := c.Tables()
	for _, ref := range refs {
		l := look{w, ref, cols[ref], m}
		if bad := l.checks(whole); bad != nil {
			out = append(out, *bad)
		}
		out = append(out, l.sharedParts()...)
	}
	return out, w.Err
}

// A look is at what one table would refuse.
type look struct {
	script
	t    sqlgen.Ref
	cols []sqlgen.Column // those of the class
	m    sqlgen.Move
}

// columns reads the columns of the table.
func (l look) columns() (out []sqlgen.TableColumn) {
	l.Do(func() error {
		t, err := l.d.readTable(l.Ctx, l.On, l.t.Schema, l.t.Table)
		if err == nil {
			out = t.Columns
		}
		return err
	})
	return out
}

// A twin is an empty table of a table's definition, in the temporary database.
type twin struct {
	name   string   // with the database
	plain  []string // the columns that are not computed
	names  string   // in quotes
	failed error    // why it cannot be made
}

// makeTwin makes an empty table of the same definition.
func (l look) makeTwin(def string) (tw twin) {
	l.Do(func() error { return soleCreate(def, "TABLE", l.t.Table) })
	var names []string
	for _, c := range l.columns() {
		if !c.Generated {
			tw.plain, names = append(tw.plain, c.Name), append(names, l.Q(c.Name))
		}
	}
	tw.name, tw.names = l.temporary(l.t.Table), strings.Join(names, ", ")
	if l.Err == nil {
		tw.failed = dialect.Within(l.Ctx, l.On,
			"CREATE TEMP TABLE "+strings.TrimPrefix(def, liteTable))
	}
	return tw
}

func (w script) temporary(name string) string {
	return w.Table(sqlgen.Ref{Schema: "temp", Table: name})
}

// drop drops tables, whatever has failed.
func (w script) drop(tables ...string) {
	for _, t := range tables {
		w.Err = errors.Join(w.Err, dialect.Within(context.WithoutCancel(w.Ctx), w.On,
			"DROP TABLE IF EXISTS "+t))
	}
}

// parts returns the move as a trial can write it, and why that is not all of it.
func (l look) parts() (parts []sqlgen.Move, left error) {
	l.Do(func() (err error) {
		if parts, left, err = dialect.PartsOf(l.Ctx, l.d, l.On, l.t, l.cols, l.m); err != nil {
			parts, left = nil, nil
		}
		return err
	})
	return parts, left
}

// A liteIndex is a unique index that asks more of columns than whether they are the same.
type liteIndex struct {
	name, def string
	columns   string // as an error names them
	plain     bool   // over columns alone, of some rows
}

// chooses reports whether the condition of an index has one of the names.
func (ix liteIndex) chooses(names []string) bool {
	list := words(ix.def)
	at := slices.IndexFunc(list, func(w dialect.Word) bool { return w.Is("WHERE") })
	return at >= 0 && slices.ContainsFunc(list[at:], func(w dialect.Word) bool {
		is := func(name string) bool { return strings.EqualFold(name, w.Text) }
		return slices.ContainsFunc(names, is)
	})
}

// isIn reports whether an error of SQLite names the index.
func (ix liteIndex) isIn(text string) bool {
	return strings.HasSuffix(text, "index '"+strings.ReplaceAll(ix.name, "'", "''")+"'") ||
		ix.columns != "" && strings.HasSuffix(text, ": "+ix.columns)
}

// indexesOverParts lists the indexes over what is computed from columns, or of rows that a column
// chooses.
func (l look) indexesOverParts() []liteIndex {
	list := dialect.ListRows(l.Script, func(ix *liteIndex) []any {
		return []any{&ix.name, &ix.def, &ix.columns, &ix.plain}
	}, query("unique indexes over parts"), l.t.Table)
	if len(list) == 0 {
		return nil
	}
	var names []string // whose values change
	for _, c := range l.columns() {
		if c.Generated || len(sqlgen.Named(l.cols, []string{c.Name})) > 0 {
			names = append(names, c.Name)
		}
	}
	return slices.DeleteFunc(list, func(ix liteIndex) bool { return ix.plain && !ix.chooses(names) })
}

// sharedParts lets a twin with the same unique indexes take all rows with their images. After each
// index that refuses them it tries without it.
func (l look) sharedParts() (out []dialect.Unfit) {
	list := l.indexesOverParts()
	if len(list) == 0 {
		return nil
	}
	def := l.created(l.t.Table)
	if !strings.HasPrefix(def, liteTable) {
		return nil
	}
	tw := l.makeTwin(def)
	if l.Err != nil {
		return nil
	}
	defer l.drop(tw.name)
	refused := func(at int, failed error) {
		out = append(out, dialect.Unfit{Ref: l.t, Column: l.cols[0].Name, Index: list[at].name,
			Failed: failed})
	}
	failed := tw.failed
	for _, ix := range list {
		if failed != nil || ix.def == "" { // or the definition of the table has it
			continue
		}
		if l.Err = soleCreate(ix.def, "INDEX", ix.name); l.Err != nil {
			return nil
		}
		at := words(ix.def)[3].At // CREATE UNIQUE INDEX name
		failed = dialect.Within(l.Ctx, l.On, ix.def[:at]+"temp."+ix.def[at:])
	}
	parts, left := l.parts()
	if len(parts) == 0 {
		return nil
	}
	if failed = cmp.Or(failed, left); failed == nil && len(parts) > 1 {
		failed = dialect.ErrInParts
	}
	for failed == nil && len(list) > 0 {
		err := l.fill(tw, parts[0])
		if err == nil {
			return out
		}
		at := slices.IndexFunc(list, func(ix liteIndex) bool { return ix.isIn(err.Error()) })
		if at < 0 || l.d.Kind(err) != dialect.KindUnique {
			failed = err
			break
		}
		refused(at, nil)
		if list[at].def == "" {
			return out // it goes with the table alone
		}
		name := l.temporary(list[at].name)
		list = slices.Delete(list, at, at+1)
		failed = dialect.Within(l.Ctx, l.On, "DROP INDEX "+name, "DELETE FROM "+tw.name)
	}
	if failed != nil && len(list) > 0 {
		refused(0, failed)
	}
	return out
}

// fill puts all rows of a table into its empty twin, those with an image with that. An error is
// ABORT, whatever the definition says to do about a conflict.
func (l look) fill(tw twin, m sqlgen.Move) error {
	into := "INSERT OR ABORT INTO " + tw.name + " (" + tw.names + ") SELECT " + tw.names + " FROM "
	stay, move := sqlgen.NewBuilder(l.d.Profile()), sqlgen.NewBuilder(l.d.Profile())
	stay.W(into, stay.Table(l.t), " WHERE 1 = 1")
	stay.Stays(l.cols, m)
	move.W(into)
	move.Imaged(l.t, tw.plain, l.cols, sqlgen.Check{}, m)
	err := dialect.Exec(l.Ctx, l.On, stay.Done())
	if err == nil {
		err = dialect.Exec(l.Ctx, l.On, move.Done())
	}
	return err
}

const (
	liteTable = "CREATE TABLE "
	liteSeen  = "sqluuid_seen"
)

// checks lets the twin take the images in all mixtures, until a CHECK refuses one.
func (l look) checks(whole bool) *dialect.Unfit {
	def := l.created(l.t.Table)
	if !strings.HasPrefix(def, liteTable) || !strings.Contains(strings.ToUpper(def), "CHECK") {
		return nil
	}
	seen, table := l.temporary(liteSeen), l.Q(l.t.Table)
	var place, set []string
	for i, col := range l.cols {
		place = append(place, l.Q(sqlgen.ImageName(i)))
		set = append(set, place[i]+" = NEW."+l.Q(col.Name))
	}
	tw := l.makeTwin(def)
	if l.Err != nil {
		return nil
	}
	defer l.drop(tw.name, seen)
	untried := dialect.Unfit{Ref: l.t, Column: l.cols[0].Name, Check: "its CHECK constraints"}
	if untried.Failed = tw.failed; tw.failed != nil {
		return &untried
	}
	l.Run("CREATE TEMP TABLE "+l.Q(liteSeen)+" ("+strings.Join(place, ", ")+")",
		"INSERT INTO "+seen+" ("+place[0]+") VALUES (NULL)",
		"CREATE TRIGGER "+l.temporary("sqluuid_before")+" BEFORE INSERT ON "+table+
			" BEGIN UPDATE "+l.Q(liteSeen)+" SET "+strings.Join(set, ", ")+"; END",
		"CREATE TRIGGER "+l.temporary("sqluuid_after")+" AFTER INSERT ON "+table+
			" BEGIN DELETE FROM "+table+"; END")
	parts, left := l.parts()
	for _, m := range parts {
		for _, some := range sqlgen.Mixtures(l.cols, whole) {
			ins := sqlgen.NewBuilder(l.d.Profile())
			// FAIL leaves of the row that failed the values that the first trigger saw.
			ins.W("INSERT OR FAIL INTO ", tw.name, " (", tw.names, ") SELECT ", tw.names, " FROM ")
			ins.Imaged(l.t, tw.plain, some, sqlgen.Check{}, m)
			err := dialect.Exec(l.Ctx, l.On, ins.Done())
			switch {
			case err == nil:
				continue
			case l.d.Kind(err) != dialect.KindCheck:
				l.Err = err
				return nil
			}
			return l.seen(some, m, err)
		}
	}
	if untried.Failed = left; left != nil {
		return &untried
	}
	return nil
}

// seen reads which row failed.
func (l look) seen(some []sqlgen.Column, m sqlgen.Move, failed error) *dialect.Unfit {
	bad := &dialect.Unfit{Ref: l.t, Column: some[0].Name, Check: "of its definition"}
	if _, name, ok := strings.Cut(failed.Error(), "CHECK constraint failed: "); ok {
		bad.Check, _, _ = strings.Cut(name, " (")
	}
	i := slices.IndexFunc(l.cols, func(c sqlgen.Column) bool { return c.Name == some[0].Name })
	f, c, from := l.cols[i].Form, l.Q(sqlgen.ImageName(i)), " FROM "+l.temporary(liteSeen)
	if m.Pairs != nil {
		var image []byte
		l.Scan("SELECT "+f.Out(c)+from, nil, &image)
		id, _ := f.Decode(image)
		if at := slices.Index(m.Pairs.To, id); at >= 0 {
			bad.Image, bad.ID = f.Text(id), f.Text(m.Pairs.From[at])
		}
		return bad
	}
	back := m.T.Inverse()
	err := l.On.QueryRowContext(l.Ctx, "SELECT "+f.KeyOut(c)+", "+
		f.KeyOut("("+f.Convert(c, back)+")")+from+" WHERE "+f.Match(c, back.From())).
		Scan(&bad.Image, &bad.ID)
	if err != nil {
		bad.Image, bad.ID = "", "" // the row's id stays, and another of its columns changes
	}
	return bad
}
