package dialect

import (
	"context"
	"errors"
	"strings"
)

// Unfit lets an empty table of the same definition, in the connection's own
// temporary database, take the images one by one: SQLite has its constraints in
// the text of CREATE TABLE alone. That text begins with these two words, whatever
// was written (the file format says so), and so need not be understood to make the
// table elsewhere. A trigger keeps it at one row.
func (d sqlite) Unfit(ctx context.Context, q Querier, c *Class, m Move, whole bool) (out []Unfit, err error) {
	refs, cols := c.tables()
	for _, ref := range refs {
		bad, err := d.unfit(ctx, q, ref, cols[ref], m, whole)
		if err != nil {
			return nil, err
		}
		if bad != nil {
			out = append(out, *bad)
		}
		if refused(out) {
			break
		}
	}
	return out, nil
}

const (
	liteTable = "CREATE TABLE "
	liteSeen  = "sqluuid_seen"
)

func (d sqlite) unfit(ctx context.Context, q Querier, t Ref, cols []Column, m Move, whole bool) (bad *Unfit, err error) {
	var def string
	if err := q.QueryRowContext(ctx, `SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?`, t.Table).Scan(&def); err != nil {
		return nil, err
	}
	rest, ok := strings.CutPrefix(def, liteTable)
	if !ok || !strings.Contains(strings.ToUpper(def), "CHECK") {
		return nil, nil
	}
	if err := soleCreate(def, "TABLE", t.Table); err != nil {
		return nil, err
	}
	tt, err := d.Table(ctx, q, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	var plain []string
	for _, c := range tt.Columns {
		if !c.Generated {
			plain = append(plain, c.Name)
		}
	}
	b := newBuilder(d.Profile())
	twin, seen := b.table(Ref{"temp", t.Table}), b.table(Ref{"temp", liteSeen})
	before, after := b.table(Ref{"temp", "sqluuid_before"}), b.table(Ref{"temp", "sqluuid_after"})
	var set, names []string
	for _, n := range plain {
		names = append(names, b.q(n))
	}
	for i, col := range cols {
		set = append(set, b.q(imageName(i))+" = NEW."+b.q(col.Name))
	}
	var place []string
	for i := range cols {
		place = append(place, b.q(imageName(i)))
	}
	drop := []string{"DROP TABLE IF EXISTS " + twin, "DROP TABLE IF EXISTS " + seen}
	if b.err != nil {
		return nil, b.err
	}
	defer func() { err = errors.Join(err, within(context.WithoutCancel(ctx), q, drop...)) }()
	if err := within(ctx, q, "CREATE TEMP TABLE "+b.q(liteSeen)+" ("+strings.Join(place, ", ")+")", "INSERT INTO "+seen+" ("+place[0]+") VALUES (NULL)"); err != nil {
		return nil, err
	}
	failed := within(ctx, q, "CREATE TEMP TABLE "+rest)
	if failed != nil {
		return &Unfit{Ref: t, Column: cols[0].Name, Check: "its CHECK constraints", Failed: failed}, nil
	}
	if err := within(ctx, q,
		"CREATE TRIGGER "+before+" BEFORE INSERT ON "+b.q(t.Table)+" BEGIN UPDATE "+b.q(liteSeen)+" SET "+strings.Join(set, ", ")+"; END",
		"CREATE TRIGGER "+after+" AFTER INSERT ON "+b.q(t.Table)+" BEGIN DELETE FROM "+b.q(t.Table)+"; END"); err != nil {
		return nil, err
	}
	for _, some := range mixtures(cols, whole) {
		ins := newBuilder(d.Profile())
		// What FAIL leaves of the row that failed is what the first trigger saw.
		ins.w("INSERT OR FAIL INTO ", twin, " (", strings.Join(names, ", "), ") SELECT ", strings.Join(names, ", "), " FROM ")
		ins.imaged(t, plain, some, check{}, m)
		st, err := ins.done(Update)
		if err != nil {
			return nil, err
		}
		_, err = q.ExecContext(ctx, st.SQL, st.Args...)
		if err == nil {
			continue
		}
		if d.Kind(err) != KindCheck {
			return nil, err
		}
		return d.seen(ctx, q, t, cols, some, m, err)
	}
	return nil, nil
}

// seen tells which row failed.
func (d sqlite) seen(ctx context.Context, q Querier, t Ref, cols, some []Column, m Move, failed error) (*Unfit, error) {
	bad := &Unfit{Ref: t, Column: some[0].Name, Check: "of its definition"}
	if _, name, ok := strings.Cut(failed.Error(), "CHECK constraint failed: "); ok {
		bad.Check, _, _ = strings.Cut(name, " (")
	}
	for i, col := range cols {
		if col.Name != some[0].Name {
			continue
		}
		b := newBuilder(d.Profile())
		c, back := b.q(imageName(i)), m.T.Inverse()
		b.w("SELECT ", col.Form.KeyOut(c), ", ", col.Form.KeyOut("("+col.Form.Convert(c, back)+")"), " FROM ", b.table(Ref{"temp", liteSeen}), " WHERE ", col.Form.Match(c, back.From()))
		st, err := b.done(Count)
		if err != nil {
			return nil, err
		}
		if err := q.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&bad.Image, &bad.ID); err != nil {
			bad.Image, bad.ID = "", "" // the row's id stays, and another of its columns changes
		}
	}
	return bad, nil
}
