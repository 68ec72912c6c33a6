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
	refs, cols := c.Tables()
	for _, ref := range refs {
		bad, err := d.unfit(ctx, q, ref, cols[ref], m, whole)
		if err != nil {
			return nil, err
		}
		if bad != nil {
			out = append(out, *bad)
		}
		shared, err := d.sharedParts(ctx, q, ref, cols[ref], m)
		if err != nil {
			return nil, err
		}
		out = append(out, shared...)
	}
	return out, nil
}

// A twin is an empty table of a table's definition, in the temporary database.
type twin struct {
	name  string   // with the database
	plain []string // the columns that are not computed
	names string   // in quotes
}

// makeTwin makes an empty table of the same definition. failed is why it cannot be made.
func (d Dialect) makeTwin(ctx context.Context, q dialect.Querier, t sqlgen.Ref,
	def string) (tw twin, failed, err error) {
	if err := soleCreate(def, "TABLE", t.Table); err != nil {
		return tw, nil, err
	}
	tt, err := d.readTable(ctx, q, t.Schema, t.Table)
	if err != nil {
		return tw, nil, err
	}
	b := sqlgen.NewBuilder(d.Profile())
	var names []string
	for _, c := range tt.Columns {
		if !c.Generated {
			tw.plain, names = append(tw.plain, c.Name), append(names, b.Q(c.Name))
		}
	}
	tw.name, tw.names = temporary(b, t.Table), strings.Join(names, ", ")
	if b.Err != nil {
		return tw, nil, b.Err
	}
	return tw, dialect.Within(ctx, q, "CREATE TEMP TABLE "+strings.TrimPrefix(def, liteTable)), nil
}

func temporary(b *sqlgen.Builder, name string) string {
	return b.Table(sqlgen.Ref{Schema: "temp", Table: name})
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

// sharedParts lets a table of the same definition and the same unique indexes take all rows with
// their images. It does so where an index is over what is computed from columns, or of rows that
// a column chooses. After each index that refuses them it tries without it.
func (d Dialect) sharedParts(ctx context.Context, q dialect.Querier, t sqlgen.Ref,
	cols []sqlgen.Column, m sqlgen.Move) (out []dialect.Unfit, err error) {
	list, err := dialect.Rows(ctx, q, func(ix *liteIndex) []any {
		return []any{&ix.name, &ix.def, &ix.columns, &ix.plain}
	}, query("unique indexes over parts"), t.Table)
	if err != nil || len(list) == 0 {
		return nil, err
	}
	tt, err := d.readTable(ctx, q, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	var names []string // whose values change
	for _, c := range tt.Columns {
		if c.Generated || len(sqlgen.Named(cols, []string{c.Name})) > 0 {
			names = append(names, c.Name)
		}
	}
	list = slices.DeleteFunc(list, func(ix liteIndex) bool { return ix.plain && !ix.chooses(names) })
	if len(list) == 0 {
		return nil, nil
	}
	def, err := created(ctx, q, t.Table)
	if err != nil || !strings.HasPrefix(def, liteTable) {
		return nil, err
	}
	tw, failed, err := d.makeTwin(ctx, q, t, def)
	if err != nil {
		return nil, err
	}
	defer func() {
		err = errors.Join(err, dialect.Within(context.WithoutCancel(ctx), q,
			"DROP TABLE IF EXISTS "+tw.name))
	}()
	for _, ix := range list {
		if failed != nil || ix.def == "" { // or the definition of the table has it
			continue
		}
		if err := soleCreate(ix.def, "INDEX", ix.name); err != nil {
			return nil, err
		}
		at := words(ix.def)[3].At // CREATE UNIQUE INDEX name
		failed = dialect.Within(ctx, q, ix.def[:at]+"temp."+ix.def[at:])
	}
	parts, left, err := dialect.PartsOf(ctx, d, q, t, cols, m)
	if err != nil || len(parts) == 0 {
		return nil, err
	}
	if failed = cmp.Or(failed, left); failed == nil && len(parts) > 1 {
		failed = dialect.ErrInParts
	}
	for len(list) > 0 {
		again := failed == nil
		if again {
			failed = d.fill(ctx, q, tw, t, cols, parts[0])
		}
		if failed == nil {
			break
		}
		bad := dialect.Unfit{Ref: t, Column: cols[0].Name, Index: list[0].name, Failed: failed}
		at := slices.IndexFunc(list, func(ix liteIndex) bool {
			return again && d.Kind(failed) == dialect.KindUnique && ix.isIn(failed.Error())
		})
		if at < 0 {
			return append(out, bad), nil
		}
		bad.Index, bad.Failed = list[at].name, nil
		out = append(out, bad)
		if list[at].def == "" {
			break // it goes with the table alone
		}
		name := temporary(sqlgen.NewBuilder(d.Profile()), list[at].name)
		list = slices.Delete(list, at, at+1)
		failed = dialect.Within(ctx, q, "DROP INDEX "+name, "DELETE FROM "+tw.name)
	}
	return out, nil
}

// fill puts all rows of a table into its empty twin, those with an image with that. An error is
// ABORT, whatever the definition says to do about a conflict.
func (d Dialect) fill(ctx context.Context, q dialect.Querier, tw twin, t sqlgen.Ref,
	cols []sqlgen.Column, m sqlgen.Move) error {
	into := "INSERT OR ABORT INTO " + tw.name + " (" + tw.names + ") SELECT " + tw.names + " FROM "
	stay, move := sqlgen.NewBuilder(d.Profile()), sqlgen.NewBuilder(d.Profile())
	stay.W(into, stay.Table(t), " WHERE 1 = 1")
	stay.Stays(cols, m)
	move.W(into)
	move.Imaged(t, tw.plain, cols, sqlgen.Check{}, m)
	err := dialect.Exec(ctx, q, stay.Done())
	if err == nil {
		err = dialect.Exec(ctx, q, move.Done())
	}
	return err
}

// isIn reports whether an error of SQLite names the index.
func (ix liteIndex) isIn(text string) bool {
	return strings.HasSuffix(text, "index '"+strings.ReplaceAll(ix.name, "'", "''")+"'") ||
		ix.columns != "" && strings.HasSuffix(text, ": "+ix.columns)
}

const (
	liteTable = "CREATE TABLE "
	liteSeen  = "sqluuid_seen"
)

func (d Dialect) unfit(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols []sqlgen.Column,
	m sqlgen.Move, whole bool) (bad *dialect.Unfit, err error) {
	def, err := created(ctx, q, t.Table)
	if err != nil {
		return nil, err
	}
	if !strings.HasPrefix(def, liteTable) || !strings.Contains(strings.ToUpper(def), "CHECK") {
		return nil, nil
	}
	b := sqlgen.NewBuilder(d.Profile())
	seen := temporary(b, liteSeen)
	var place, set []string
	for i, col := range cols {
		place = append(place, b.Q(sqlgen.ImageName(i)))
		set = append(set, place[i]+" = NEW."+b.Q(col.Name))
	}
	if b.Err != nil {
		return nil, b.Err
	}
	tw, failed, err := d.makeTwin(ctx, q, t, def)
	if err != nil {
		return nil, err
	}
	defer func() {
		err = errors.Join(err, dialect.Within(context.WithoutCancel(ctx), q,
			"DROP TABLE IF EXISTS "+tw.name, "DROP TABLE IF EXISTS "+seen))
	}()
	if failed != nil {
		return &dialect.Unfit{Ref: t, Column: cols[0].Name, Check: "its CHECK constraints",
			Failed: failed}, nil
	}
	if err := dialect.Within(ctx, q,
		"CREATE TEMP TABLE "+b.Q(liteSeen)+" ("+strings.Join(place, ", ")+")",
		"INSERT INTO "+seen+" ("+place[0]+") VALUES (NULL)"); err != nil {
		return nil, err
	}
	if err := dialect.Within(ctx, q,
		"CREATE TRIGGER "+temporary(b, "sqluuid_before")+" BEFORE INSERT ON "+b.Q(t.Table)+
			" BEGIN UPDATE "+b.Q(liteSeen)+" SET "+strings.Join(set, ", ")+"; END",
		"CREATE TRIGGER "+temporary(b, "sqluuid_after")+" AFTER INSERT ON "+b.Q(t.Table)+
			" BEGIN DELETE FROM "+b.Q(t.Table)+"; END"); err != nil {
		return nil, err
	}
	parts, left, err := dialect.PartsOf(ctx, d, q, t, cols, m)
	if err != nil {
		return nil, err
	}
	for _, m := range parts {
		for _, some := range sqlgen.Mixtures(cols, whole) {
			ins := sqlgen.NewBuilder(d.Profile())
			// FAIL leaves of the row that failed the values that the first trigger saw.
			ins.W("INSERT OR FAIL INTO ", tw.name, " (", tw.names, ") SELECT ", tw.names, " FROM ")
			ins.Imaged(t, tw.plain, some, sqlgen.Check{}, m)
			err = dialect.Exec(ctx, q, ins.Done())
			if err == nil {
				continue
			}
			if d.Kind(err) != dialect.KindCheck {
				return nil, err
			}
			return d.seen(ctx, q, t, cols, some, m, err)
		}
	}
	if left != nil {
		return &dialect.Unfit{Ref: t, Column: cols[0].Name, Check: "its CHECK constraints",
			Failed: left}, nil
	}
	return nil, nil
}

// seen reads which row failed.
func (d Dialect) seen(ctx context.Context, q dialect.Querier, t sqlgen.Ref,
	cols, some []sqlgen.Column, m sqlgen.Move, failed error) (*dialect.Unfit, error) {
	bad := &dialect.Unfit{Ref: t, Column: some[0].Name, Check: "of its definition"}
	if _, name, ok := strings.Cut(failed.Error(), "CHECK constraint failed: "); ok {
		bad.Check, _, _ = strings.Cut(name, " (")
	}
	for i, col := range cols {
		if col.Name != some[0].Name {
			continue
		}
		b := sqlgen.NewBuilder(d.Profile())
		c, back := b.Q(sqlgen.ImageName(i)), m.T.Inverse()
		if m.Pairs != nil {
			var image []byte
			b.W("SELECT ", col.Form.Out(c), " FROM ", b.Table(sqlgen.Ref{Schema: "temp", Table: liteSeen}))
			if err := dialect.Scan(ctx, q, b.Done(), &image); err != nil {
				return nil, err
			}
			id, _ := col.Form.Decode(image)
			if at := slices.Index(m.Pairs.To, id); at >= 0 {
				bad.Image, bad.ID = col.Form.Text(id), col.Form.Text(m.Pairs.From[at])
			}
			break
		}
		b.W("SELECT ", col.Form.KeyOut(c), ", ", col.Form.KeyOut("("+col.Form.Convert(c, back)+")"),
			" FROM ", b.Table(sqlgen.Ref{Schema: "temp", Table: liteSeen}),
			" WHERE ", col.Form.Match(c, back.From()))
		if err := dialect.Scan(ctx, q, b.Done(), &bad.Image, &bad.ID); err != nil {
			bad.Image, bad.ID = "", "" // the row's id stays, and another of its columns changes
		}
	}
	return bad, nil
}
