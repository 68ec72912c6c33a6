package sqlgen

import "strings"

// A fingerprint says which id stands in which row. The primary key names a row, or a unique index
// of columns that are never NULL. Of that key the column whose ids are summed is left out. Other
// columns of the class come in as ids, because a rewrite changes them too. The rest must read the
// same in every session, whatever its time zone, its date style, its encoding and its driver.

// A Member is a column of what tells the rows of a table apart.
type Member struct {
	Name string
	// Form is that of a column of the class; nil for others, which Key reads.
	Form *Form
	// Key is the expression for the value of column {c} as bytes, or as text, that no setting changes.
	Key string
}

// MemberNames returns the names of what tells rows apart.
func MemberNames(list []Member) []string {
	var out []string
	for _, m := range list {
		out = append(out, m.Name)
	}
	return out
}

// identity are the columns of a query that tell its rows apart, behind others.
func (b *Builder) identity(col Column) (out string) {
	for _, x := range col.Identity {
		name := b.Col(Column{Ref: col.Ref, Name: x.Name})
		if x.Form == nil {
			out += ", " + strings.ReplaceAll(x.Key, "{c}", name)
		} else {
			out += ", " + x.Form.Out(name)
		}
	}
	return out
}
