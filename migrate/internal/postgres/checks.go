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
	refs, cols := c.Tables()
	for _, ref := range refs {
		t, err := d.readTable(ctx, q, ref.Schema, ref.Table)
		if err != nil {
			return nil, err
		}
		types := map[string]string{}
		for _, c := range t.Columns {
			types[c.Name] = c.Type
		}
		computed, err := dialect.Rows(ctx, q, func(g *sqlgen.Generated) []any {
			return []any{&g.Name, &g.Expr}
		}, query("generated columns"), ref.Schema, ref.Table)
		if err != nil {
			return nil, err
		}
		checks, err := d.checks(ctx, q, ref, cols[ref], computed)
		if err != nil {
			return nil, err
		}
		for i := range checks {
			if checks[i].Row && (len(computed) > 0 || checks[i].Within != "") {
				checks[i].Untried = errWholeRow
			}
			if checks[i].Within != "" { // those of domains, which a type may have, come before
				checks[i].Types = types
			}
		}
		for i := range checks {
			checks[i].Within = fires(checks[i].Within)
		}
		// A text may name the table that the row is in.
		all := append(t.Names(), "tableoid")
		list, err := dialect.TryChecks(ctx, d, q, ref, all, checks, m, whole)
		if out = append(out, list...); err != nil {
			return out, err
		}
		home, err := d.home(ctx, q, t.Ref, types, cols[ref])
		if err != nil {
			return nil, err
		}
		uniques, err := d.uniques(ctx, q, t.Ref, cols[ref], computed)
		if err != nil {
			return nil, err
		}
		for i, k := range uniques {
			if k.Within != "" {
				uniques[i].Types = types
			}
			uniques[i].Within = fires(k.Within)
		}
		list, err = dialect.TryChecks(ctx, d, q, ref, t.Names(), append(home, uniques...), m, whole)
		if out = append(out, list...); err != nil {
			return out, err
		}
	}
	return out, nil
}

// fires is a condition of the rows, before which the path of the application is set.
func fires(within string) string {
	if within == "" {
		return firing
	}
	return firing + ") AND (" + within
}

// errWholeRow says why a constraint is not tried. A row that is put together anew has the type of
// another table than a partition's, and what was generated before.
var errWholeRow = errors.New("it asks the row as a whole, of a partition or with generated columns")

// errOperator says why an exclusion is not tried.
var errOperator = errors.New("it compares by another operator than =")

// checks lists the constraints that an image may not pass.
func (Dialect) checks(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols []sqlgen.Column,
	computed []sqlgen.Generated) ([]sqlgen.Check, error) {
	type row struct {
		oid    int64
		check  sqlgen.Check
		column string
		domain bool
	}
	rows, err := dialect.Rows(ctx, q, func(r *row) []any {
		return []any{&r.oid, &r.check.Name, &r.check.Expr, &r.column, &r.check.Within, &r.domain,
			&r.check.Row}
	}, query("checks"), t.Schema, t.Table)
	var out []sqlgen.Check
	var last int64
	for _, r := range rows {
		col := sqlgen.Named(cols, []string{r.column})
		depends := !r.domain && slices.ContainsFunc(computed,
			func(g sqlgen.Generated) bool { return g.Name == r.column })
		if depends { // on which of them, the catalogue tells in another way in each version
			col = cols
		}
		if len(col) == 0 {
			continue
		}
		if r.domain {
			r.check.Value = "value"
		}
		if r.domain || r.oid != last {
			out, last = append(out, r.check), r.oid
		}
		k := &out[len(out)-1]
		if depends {
			k.Generated = computed
		}
		for _, c := range col {
			if len(sqlgen.Named(k.Columns, []string{c.Name})) == 0 {
				k.Columns = append(k.Columns, c)
			}
		}
	}
	return out, err
}

// uniques lists the unique indexes and exclusions over a part of a column. So are those over what
// is computed from one, or of rows that one chooses.
func (Dialect) uniques(ctx context.Context, q dialect.Querier, t sqlgen.Ref, cols []sqlgen.Column,
	computed []sqlgen.Generated) (out []sqlgen.Check, err error) {
	type part struct {
		index, expr, where, column, within string
		at                                 int
		otherwise                          bool
	}
	list, err := dialect.Rows(ctx, q, func(p *part) []any {
		return []any{&p.index, &p.at, &p.expr, &p.where, &p.column, &p.within, &p.otherwise}
	}, query("parts of unique indexes"), t.Schema, t.Table)
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
		case slices.ContainsFunc(computed, func(g sqlgen.Generated) bool { return g.Name == p.column }):
			k.Columns, k.Generated = cols, computed
		case k.Generated == nil:
			k.Columns = append(k.Columns, sqlgen.Named(cols, []string{p.column})...)
		}
	}
	return slices.DeleteFunc(out, func(k sqlgen.Check) bool { return len(k.Columns) == 0 }), err
}

// home is the condition that a row has a partition that takes it, as a constraint of the table.
// There is none where the columns do not choose a partition.
func (Dialect) home(ctx context.Context, q dialect.Querier, t sqlgen.Ref, types map[string]string,
	cols []sqlgen.Column) ([]sqlgen.Check, error) {
	var names []string
	for _, col := range cols {
		names = append(names, col.Name)
	}
	leaves, err := dialect.ListNames(ctx, q, query("leaves"), t.Schema, t.Table, pgArray(names))
	if err != nil || len(leaves) == 0 {
		return nil, err
	}
	return []sqlgen.Check{{Expr: "((" + strings.Join(leaves, ") OR (") + ")) IS TRUE",
		Columns: cols, Types: types, Within: fires("")}}, nil
}
