package postgres

import (
	"context"
	"errors"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Unfit asks the constraints, those of domains too, and whether there is a
// partition for every image.
func (d Dialect) Unfit(ctx context.Context, q dialect.Querier, c *sqlgen.Class, m sqlgen.Move,
	whole bool) (out []dialect.Unfit, err error) {
	w := d.script(ctx, q)
	refs, cols := c.Tables()
	for _, ref := range refs {
		if w.Err != nil {
			break
		}
		t, err := d.readTable(ctx, q, ref.Schema, ref.Table)
		if err != nil {
			return nil, err
		}
		l := &look{script: w, t: t, cols: cols[ref]}
		l.computed = dialect.ListRows(w.Script, func(g *sqlgen.Generated) []any {
			return []any{&g.Name, &g.Expr}
		}, query("generated columns"), ref.Schema, ref.Table)
		try := func(all []string, checks []sqlgen.Check) {
			w.Do(func() error {
				list, err := dialect.TryChecks(ctx, d, q, ref, all, l.within(checks), m, whole)
				out = append(out, list...)
				return err
			})
		}
		// A text may name the table that the row is in.
		try(append(t.Names(), "tableoid"), l.checks())
		try(t.Names(), append(l.home(), l.uniques()...))
	}
	return out, w.Err
}

// A look is at what one table may refuse.
type look struct {
	script
	t        *sqlgen.Table
	cols     []sqlgen.Column // those of the class
	computed []sqlgen.Generated
}

// computes reports whether the server computes a column.
func (l *look) computes(name string) bool {
	return slices.ContainsFunc(l.computed, func(g sqlgen.Generated) bool { return g.Name == name })
}

// types are those of the columns.
func (l *look) types() map[string]string {
	out := map[string]string{}
	for _, c := range l.t.Columns {
		out[c.Name] = c.Type
	}
	return out
}

// within adds to the conditions of their rows one that is true, which sets the path of the
// application before. Rows of a partition have the types of the table's columns.
func (l *look) within(checks []sqlgen.Check) []sqlgen.Check {
	for i := range checks {
		k := &checks[i]
		if k.Within == "" {
			k.Within = firing
			continue
		}
		k.Types, k.Within = l.types(), firing+") AND ("+k.Within
	}
	return checks
}

// errWholeRow says why a constraint is not tried. A row that is put together anew has the type of
// another table than a partition's, and what was generated before.
var errWholeRow = errors.New("it asks the row as a whole, of a partition or with generated columns")

// errOperator says why an exclusion is not tried.
var errOperator = errors.New("it compares by another operator than =")

// checks lists the constraints that an image may not pass.
func (l *look) checks() (out []sqlgen.Check) {
	type row struct {
		oid    int64
		check  sqlgen.Check
		column string
		domain bool
	}
	var last int64
	for _, r := range dialect.ListRows(l.Script, func(r *row) []any {
		return []any{&r.oid, &r.check.Name, &r.check.Expr, &r.column, &r.check.Within, &r.domain,
			&r.check.Row}
	}, query("checks"), l.t.Schema, l.t.Table) {
		col := sqlgen.Named(l.cols, []string{r.column})
		depends := !r.domain && l.computes(r.column)
		if depends { // on which of them, the catalogue tells in another way in each version
			col = l.cols
		}
		if len(col) == 0 {
			continue
		}
		if r.domain {
			r.check.Value = "value"
		}
		if r.check.Row && (len(l.computed) > 0 || r.check.Within != "") {
			r.check.Untried = errWholeRow
		}
		if r.domain || r.oid != last {
			out, last = append(out, r.check), r.oid
		}
		k := &out[len(out)-1]
		if depends {
			k.Generated = l.computed
		}
		for _, c := range col {
			if len(sqlgen.Named(k.Columns, []string{c.Name})) == 0 {
				k.Columns = append(k.Columns, c)
			}
		}
	}
	return out
}

// uniques lists the unique indexes and exclusions over a part of a column. So are those over what
// is computed from one, or of rows that one chooses.
func (l *look) uniques() (out []sqlgen.Check) {
	type part struct {
		index, expr, where, column, within string
		at                                 int
		otherwise                          bool
	}
	list := dialect.ListRows(l.Script, func(p *part) []any {
		return []any{&p.index, &p.at, &p.expr, &p.where, &p.column, &p.within, &p.otherwise}
	}, query("parts of unique indexes"), l.t.Schema, l.t.Table)
	for i, p := range list {
		if i == 0 || list[i-1].index != p.index {
			out = append(out, sqlgen.Check{Name: p.index, Expr: p.where, Within: p.within})
		}
		k := &out[len(out)-1]
		if p.otherwise {
			k.Untried = errOperator
		}
		if p.at > len(k.Parts) {
			k.Parts = append(k.Parts, p.expr)
		}
		if p.at > 1 {
			continue // the columns are those of the index
		}
		switch {
		case l.computes(p.column):
			k.Columns, k.Generated = l.cols, l.computed
		case k.Generated == nil:
			k.Columns = append(k.Columns, sqlgen.Named(l.cols, []string{p.column})...)
		}
	}
	return slices.DeleteFunc(out, func(k sqlgen.Check) bool { return len(k.Columns) == 0 })
}

// home is the condition that a row has a partition that takes it, as a constraint of the table.
// There is none where the columns do not choose a partition.
func (l *look) home() []sqlgen.Check {
	var names []string
	for _, col := range l.cols {
		names = append(names, col.Name)
	}
	leaves := l.askTable("leaves", l.t.Ref, pgArray(names))
	if len(leaves) == 0 {
		return nil
	}
	return []sqlgen.Check{{Expr: "((" + strings.Join(leaves, ") OR (") + ")) IS TRUE",
		Columns: l.cols, Types: l.types()}}
}
