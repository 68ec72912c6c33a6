package sqlgen

import (
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/internal/pattern"
)

// NormaliserName begins the names of the triggers that turn late ids. No plan refuses them.
const NormaliserName = "sqluuid_normalise"

// normaliserName matches them where they fire on updates. Earlier releases had no number there.
var normaliserName = pattern.Of(`^sqluuid_normalise(_[0-9]+)?$`)

// MatchLate writes the predicate that NEW's column holds an id that must be turned: of the source
// version, and not to be found as it is where the id is at home. One that has not been rewritten
// there yet stays. there writes whether a row is found by {from}, a FROM and a WHERE, when the
// current chunk has ended.
func (b *Builder) MatchLate(c *Class, col Column, m Move, there string) {
	value := "NEW." + b.Q(col.Name)
	b.W(col.Form.Match(value, m.T.From()))
	for _, home := range c.homes(col) {
		from := "FROM " + b.Table(home.Ref) + " p WHERE p." + b.Q(home.Name) + " = " + value
		b.W(" AND NOT ", strings.ReplaceAll(there, "{from}", from))
	}
}

// homes returns the columns where an id of a column stood first: the columns that it refers to. A
// column that refers to none has its own place as a home, where an INSERT that updates or replaces
// a row finds the row by its id, and the columns that a link without a foreign key names.
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
