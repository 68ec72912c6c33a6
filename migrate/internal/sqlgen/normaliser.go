package sqlgen

import (
	"slices"
	"strings"
)

// NormaliserName begins the names of the triggers that a run installs. They are
// not among the triggers that a plan refuses.
const NormaliserName = "sqluuid_normalise"

// Tables returns the tables of a class in its order, each with its columns.
func (c *Class) Tables() (refs []Ref, cols map[Ref][]Column) {
	cols = map[Ref][]Column{}
	for _, col := range c.Columns {
		if cols[col.Ref] == nil {
			refs = append(refs, col.Ref)
		}
		cols[col.Ref] = append(cols[col.Ref], col)
	}
	return refs, cols
}

// Late writes the predicate that NEW's column holds an id that must be turned: of
// the source version, and not to be found as it is where the id is at home. One that
// has not been rewritten there yet stays. there writes whether a row is found by
// {from}, a FROM and a WHERE, when the current chunk has ended.
func (b *Builder) Late(c *Class, col Column, m Move, there string) {
	value := "NEW." + b.Q(col.Name)
	b.W(col.Form.Match(value, m.T.From()))
	for _, home := range c.homes(col) {
		from := "FROM " + b.Table(home.Ref) + " p WHERE p." + b.Q(home.Name) + " = " + value
		b.W(" AND NOT ", strings.ReplaceAll(there, "{from}", from))
	}
}

// homes returns the columns in which an id of a column was before it came there: those
// that the column refers to. What refers to none has the rows of its own table, which an
// INSERT that updates or replaces a row finds by their ids, and, where it is linked
// without a foreign key, those of the others that refer to none.
func (c *Class) homes(col Column) (out []Column) {
	for _, k := range c.Keys {
		for _, p := range k.Columns {
			if k.Child == col.Ref && p.Child == col.Name {
				out = append(out, Column{Ref: k.Parent, Name: p.Parent})
			}
		}
	}
	if len(out) > 0 {
		return out
	}
	for _, x := range c.Columns {
		own := x.Ref == col.Ref && x.Name == col.Name
		if own && x.Keyed || !own && (x.Referenced || x.Own || !x.Undeclared) && !c.Refers(x) {
			out = append(out, x)
		}
	}
	return out
}

// Refers reports whether a column is one of a foreign key.
func (c *Class) Refers(col Column) bool {
	return slices.ContainsFunc(c.Keys, func(k ForeignKey) bool {
		return k.Child == col.Ref &&
			slices.ContainsFunc(k.Columns, func(p Pair) bool { return p.Child == col.Name })
	})
}

// FollowerName begins the names of the triggers of an online copy. A resumed plan
// does not refuse those of the run that was killed.
const FollowerName = "sqluuid_follow_"
