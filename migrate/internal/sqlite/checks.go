package sqlite

import (
	"context"
	"errors"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ dialect.Checker = Dialect{}

// Unfit lets an empty table of the same definition, in the connection's own
// temporary database, take the images one by one: SQLite has its constraints in
// the text of CREATE TABLE alone. That text begins with these two words, whatever
// was written (the file format says so), and so need not be understood to make the
// table elsewhere. A trigger keeps it at one row.
func (d Dialect) Unfit(ctx context.Context, q dialect.Querier, c *sqlgen.Class, m sqlgen.Move, whole bool) (out []dialect.Unfit, err error) {
	refs, cols := c.Tables()
	for _, ref := range refs {
		bad, err := d.unfit(ctx, q, ref, cols[ref], m, whole)
		if err != nil {
			return nil, err
		}
		if bad != nil {
			out = append(out, *bad)
		}
		if dialect.Refused(out) {
			break
		}
	}
	return out, nil
}

const (
	liteTable = "CREATE TABLE "
	liteSeen  = "sqluuid_seen"
)

func (d Dialect) unfit(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols []sqlgen.Column, m sqlgen.Move, whole bool) (bad *dialect.Unfit, err error) {
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
	b := sqlgen.NewBuilder(d.Profile())
	twin, seen := b.Table(sqlgen.Ref{Schema: "temp", Table: t.Table}), b.Table(sqlgen.Ref{Schema: "temp", Table: liteSeen})
	before, after := b.Table(sqlgen.Ref{Schema: "temp", Table: "sqluuid_before"}), b.Table(sqlgen.Ref{Schema: "temp", Table: "sqluuid_after"})
	var set, names []string
	for _, n := range plain {
		names = append(names, b.Q(n))
	}
	for i, col := range cols {
		set = append(set, b.Q(sqlgen.ImageName(i))+" = NEW."+b.Q(col.Name))
	}
	var place []string
	for i := range cols {
		place = append(place, b.Q(sqlgen.ImageName(i)))
	}
	drop := []string{"DROP TABLE IF EXISTS " + twin, "DROP TABLE IF EXISTS " + seen}
	if b.Err != nil {
		return nil, b.Err
	}
	defer func() { err = errors.Join(err, dialect.Within(context.WithoutCancel(ctx), q, drop...)) }()
	if err := dialect.Within(ctx, q, "CREATE TEMP TABLE "+b.Q(liteSeen)+" ("+strings.Join(place, ", ")+")", "INSERT INTO "+seen+" ("+place[0]+") VALUES (NULL)"); err != nil {
		return nil, err
	}
	failed := dialect.Within(ctx, q, "CREATE TEMP TABLE "+rest)
	if failed != nil {
		return &dialect.Unfit{Ref: t, Column: cols[0].Name, Check: "its CHECK constraints", Failed: failed}, nil
	}
	if err := dialect.Within(ctx, q,
		"CREATE TRIGGER "+before+" BEFORE INSERT ON "+b.Q(t.Table)+" BEGIN UPDATE "+b.Q(liteSeen)+" SET "+strings.Join(set, ", ")+"; END",
		"CREATE TRIGGER "+after+" AFTER INSERT ON "+b.Q(t.Table)+" BEGIN DELETE FROM "+b.Q(t.Table)+"; END"); err != nil {
		return nil, err
	}
	for _, some := range sqlgen.Mixtures(cols, whole) {
		ins := sqlgen.NewBuilder(d.Profile())
		// What FAIL leaves of the row that failed is what the first trigger saw.
		ins.W("INSERT OR FAIL INTO ", twin, " (", strings.Join(names, ", "), ") SELECT ", strings.Join(names, ", "), " FROM ")
		ins.Imaged(t, plain, some, sqlgen.Check{}, m)
		st, err := ins.Done(sqlgen.Update)
		if err != nil {
			return nil, err
		}
		_, err = q.ExecContext(ctx, st.SQL, st.Args...)
		if err == nil {
			continue
		}
		if d.Kind(err) != dialect.KindCheck {
			return nil, err
		}
		return d.seen(ctx, q, t, cols, some, m, err)
	}
	return nil, nil
}

// seen tells which row failed.
func (d Dialect) seen(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols, some []sqlgen.Column, m sqlgen.Move, failed error) (*dialect.Unfit, error) {
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
		b.W("SELECT ", col.Form.KeyOut(c), ", ", col.Form.KeyOut("("+col.Form.Convert(c, back)+")"), " FROM ", b.Table(sqlgen.Ref{Schema: "temp", Table: liteSeen}), " WHERE ", col.Form.Match(c, back.From()))
		st, err := b.Done(sqlgen.Count)
		if err != nil {
			return nil, err
		}
		if err := q.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&bad.Image, &bad.ID); err != nil {
			bad.Image, bad.ID = "", "" // the row's id stays, and another of its columns changes
		}
	}
	return bad, nil
}
