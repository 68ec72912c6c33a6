package plan

import (
	"cmp"
	"context"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// readRoots asks which time new ids have, and refuses rows that have none.
func (pl *Twins) readRoots(ctx context.Context, q dialect.Querier) error {
	if !pl.Rewrite.kind.draws() {
		return nil
	}
	pl.draws = map[string]state.Draw{}
	isNamed := false
	for i, t := range pl.Scope.Tables {
		for k, x := range t.Twins {
			if !x.Draw.IsRoot {
				if err := pl.readChild(ctx, q, t, x); err != nil {
					return err
				}
				continue
			}
			column := ""
			if c, has := pl.schema.Tables[t.Ref].Column(pl.TimeColumn); has && pl.TimeColumn != "" {
				column, isNamed = pl.TimeColumn, true
				if !isTime(c) && !pl.Rebuilds { // where no type tells, Root looks at the values
					pl.Refusals = append(pl.Refusals, refusal("%s is %s, and no time (%w): "+
						"leave %s to a run of its own (%w), or name another column",
						NameOf(sqlgen.Column{Ref: t.Ref, Name: c.Name}), c.Type, hint.TimeColumn,
						twinName(t, x), hint.Except))
					continue
				}
			}
			d, _ := twin.ParseOwn(pl.TimeOf)
			if d.Time = column; column != "" || d.Own != "" {
				d.Else = pl.TimeElse
			}
			x.Draw.Draw = d
			r, err := pl.drawer().Root(ctx, q, t, x, column)
			if err != nil {
				return err
			}
			if column == "" && d.Own == "" && pl.Rewrite.kind.isNumbered() && x.Draw.Layout != twin.V4 {
				d = twin.ByOrder(r, time.Now())
			}
			d.Bits = pl.bucketBits()
			name := twinName(t, x)
			pl.decideRoot(name, d, r)
			pl.draws[name], pl.Scope.Tables[i].Twins[k].Draw.Draw = d, d
		}
	}
	if pl.TimeColumn != "" && !isNamed {
		return badConfig("%w: no table that gets new ids has a column %q", hint.TimeColumn,
			check.Readable(pl.TimeColumn))
	}
	pl.Warnings = append(pl.Warnings, pl.looseLinks()...)
	if err := pl.warnOfInner(ctx, q); err != nil {
		return err
	}
	pl.forms()
	pl.Run.Before.Twins.Draws = pl.draws
	return nil
}

// readChild refuses rows whose root is not there.
func (pl *Twins) readChild(ctx context.Context, q dialect.Querier, t twin.Table,
	x twin.Twin) error {
	for _, arm := range x.Draw.Ways() {
		n, err := twin.CountStrays(ctx, q, pl.Reader, t, x, arm, arm.Of)
		if err != nil {
			return err
		}
		if n > 0 {
			root := sqlgen.Column{Ref: arm.Of.Ref, Name: arm.Of.Name}
			pl.Refusals = append(pl.Refusals, refusal("%s of %s %s to no row of %s: correct or delete %s "+
				"first", thousands.Count(n, "value"), twinName(t, x), thousands.Verb(n, "refers", "refer"),
				NameOf(root), thousands.Verb(n, "it", "them")))
		}
	}
	return pl.refuseUnnamed(ctx, q, t, x)
}

// findLinks finds the tables of links.
func (pl *Twins) findLinks(ctx context.Context, q dialect.Querier, d dialect.Dialect) error {
	if pl.Resumes() {
		return pl.recallLinks()
	}
	for i := range pl.Links {
		l := &pl.Links[i]
		if l.Of == (ColumnName{}) {
			l.Of = pl.Columns[0]
		}
		found, err := d.Catalog(ctx, q, dialect.Want{Tables: []sqlgen.Ref{l.Column.ref(),
			l.Of.ref()}, Names: []string{l.Column.Schema, l.Of.Schema}})
		if err != nil {
			return err
		}
		for _, c := range []*ColumnName{&l.Column, &l.Of} {
			t, err := findTable(found, *c)
			if err != nil {
				return err
			}
			for _, name := range []string{c.Column, cmp.Or(c.Discriminator, c.Column)} {
				if _, err := findColumn(t, name); err != nil {
					return err
				}
			}
			c.Schema, c.Table = t.Schema, t.Table
		}
		if l.Column.at() == l.Of.at() {
			return refusal("%s is named as its own key (%w)", l.Column, hint.Also)
		}
	}
	return nil
}

// refuseUnnamed refuses rows whose discriminator no link names: their keys would be lost.
func (pl *Twins) refuseUnnamed(ctx context.Context, q dialect.Querier, t twin.Table,
	x twin.Twin) error {
	if len(x.Draw.Arms) == 0 {
		return nil
	}
	n, example, err := twin.CountUnnamed(ctx, q, pl.Reader, t, x)
	if n > 0 {
		pl.Refusals = append(pl.Refusals, refusal("%s of %s %s %s such as %q, and nothing says whose "+
			"keys they hold: name it too (%w)", thousands.Count(n, "row"), twinName(t, x),
			thousands.Verb(n, "has", "have"), x.Draw.Arms[0].Column, example, hint.Also))
	}
	return err
}
