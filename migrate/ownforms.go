package migrate

import (
	"context"
	"errors"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// ownForms sets the forms of a class whose columns hold ids in several: a column that no foreign
// key links to the others may hold them in another form, and text that the engine itself
// compares may be of several types. Each is moved in its own form. A class of one form, a copy
// and what cannot be done keep err.
func (p *planner) ownForms(ctx context.Context, s *dialect.Session, class *sqlgen.Class, facts []sqlgen.TableColumn, err error) error {
	refused := (*dialect.RefusedError)(nil)
	if !errors.As(err, &refused) || p.cfg.Rewrite.kind != "" || p.cfg.Strategy == Copy {
		return err
	}
	for _, part := range parts(class) {
		var cols []sqlgen.Column
		var types []sqlgen.TableColumn
		for _, at := range part {
			cols, types = append(cols, class.Columns[at]), append(types, facts[at])
		}
		if p.d.Forms(ctx, s, cols, types) != nil {
			for i := range cols {
				if e := p.d.Forms(ctx, s, cols[i:i+1], types[i:i+1]); e != nil {
					return e
				}
			}
			if slices.ContainsFunc(cols, func(c sqlgen.Column) bool { return !c.Form.IsText() }) {
				return err
			}
		}
		for i, at := range part {
			class.Columns[at].Form = cols[i].Form
		}
	}
	return nil
}

// parts groups the columns of a class, by their places in it, that foreign keys link.
func parts(class *sqlgen.Class) (out [][]int) {
	group := map[columnRef]int{}
	for i, c := range class.Columns {
		group[refOf(c)] = i
	}
	for changed := true; changed; {
		changed = false
		for _, k := range class.Keys {
			for _, pair := range k.Columns {
				child, parent := pairOf(k, pair)
				a, isChild := group[child]
				b, isParent := group[parent]
				if isChild && isParent && a != b {
					group[child], group[parent], changed = min(a, b), min(a, b), true
				}
			}
		}
	}
	for i, c := range class.Columns {
		at := group[refOf(c)]
		if at == i {
			out = append(out, []int{i})
			continue
		}
		n := slices.IndexFunc(out, func(part []int) bool { return group[refOf(class.Columns[part[0]])] == at })
		if n < 0 {
			out = append(out, []int{i})
		} else {
			out[n] = append(out[n], i)
		}
	}
	return out
}

// suitsForm reports whether the rewrite can be of ids in a form, in place.
func (p *planner) suitsForm(f *sqlgen.Form) bool {
	t := p.cfg.Rewrite.t
	return p.cfg.Rewrite.kind == "" && p.cfg.Strategy != Copy && (t == nil || !t.Ordered() && (!t.BytesOnly() || f.IsBare()))
}
