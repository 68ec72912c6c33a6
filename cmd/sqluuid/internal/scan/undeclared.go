package scan

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// mostLookedUp is how many ids of a column are looked up in each key.
const mostLookedUp = 50

// A sampledColumn is a column with what was read of it.
type sampledColumn struct {
	candidate
	col    *Column
	values []value
}

// An UndeclaredLink is a column whose ids another one holds, and no foreign key says so.
type UndeclaredLink struct {
	Column   string `json:"column"` // the one with the ids
	Hits     int    `json:"found"`
	LookedUp int    `json:"looked_up"`
	// Also says that a rewrite of that column takes this one along (--also). Otherwise the
	// ids stand in another form, or only some are ids of that column.
	Also bool `json:"also"`
	// Form says that they stand in another form.
	Form bool `json:"other_form,omitempty"`
	// spelled says that both are text, in different spellings.
	spelled bool
	// More are other columns that have some of the ids.
	More []Share `json:"more,omitempty"`
}

// A Share is how many of the ids that were looked up another column has.
type Share struct {
	Column   string `json:"column"`
	Hits     int    `json:"found"`
	LookedUp int    `json:"looked_up"`
}

// link says of each column that refers to none in which keys its ids were found. Values that
// are found there say of the column that it holds the same ids.
func (x *lookups) link() {
	all := x.all
	found := make([][]UndeclaredLink, len(all)) // by the column that holds ids of another
	add := func(child, key int, at lookup) {
		c, k := all[child], all[key]
		same := c.noRewrite == "" && (c.sameForm(k) || c.sameText(k))
		found[child] = append(found[child], UndeclaredLink{Column: k.Name.String(), Hits: at.hits,
			LookedUp: at.of, Also: same && at.hits == at.of, Form: !same,
			spelled: !same && at.hits == at.of && c.noRewrite == "" && c.col.isSpelled() &&
				k.col.isSpelled()})
	}
	for i, child := range all {
		for k, key := range all {
			if k == i || !child.mayFollow(key) ||
				child.isKey() && (len(key.col.Keys.References) > 0 || child.isHome(key)) {
				continue // of two that could be the home of the ids, one is
			}
			at := x.at(k, child.lookUp(key))
			if at.hits == 0 {
				continue
			}
			if at.hits < at.of && child.isKey() && key.mayFollow(child) &&
				len(key.col.Keys.ReferencedBy) == 0 {
				if back := x.at(i, key.lookUp(child)); back.hits == back.of {
					add(k, i, back) // it is the other that has the ids of both
					continue
				}
			}
			add(i, k, at)
		}
	}
	for i, list := range found {
		if len(list) == 0 {
			continue
		}
		slices.SortStableFunc(list, func(a, b UndeclaredLink) int {
			return cmp.Or(b.Hits-a.Hits, x.homeliness(a.Column)-x.homeliness(b.Column))
		})
		all[i].col.Link = &list[0]
		for _, f := range list[1:] {
			list[0].More = append(list[0].More, Share{f.Column, f.Hits, f.LookedUp})
		}
	}
}

// homeliness is less for a column that is more surely the home of its ids: one that foreign keys
// refer to and that refers to none, or that is named id.
func (x *lookups) homeliness(name string) int {
	i := slices.IndexFunc(x.all, func(c sampledColumn) bool { return c.Name.String() == name })
	switch c := x.all[i]; {
	case len(c.col.Keys.References) > 0:
		return 3
	case len(c.col.Keys.ReferencedBy) > 0:
		return 0
	case strings.EqualFold(c.Column, "id"):
		return 1
	}
	return 2
}

// mayFollow reports whether the column may hold ids of a key that no foreign key links it to.
func (s sampledColumn) mayFollow(key sampledColumn) bool {
	return len(s.col.Keys.References) == 0 && s.col.MadeFrom == "" && len(s.values) > 0 &&
		s.col.class == "" && s.noRewrite != becauseGenerated && key.isKey() &&
		!slices.Contains(key.col.Keys.References, s.Name.String())
}

// isHome reports whether of two keys this one is the home of the ids that both have: the one
// that foreign keys refer to, or that is named id, or the first by name.
func (s sampledColumn) isHome(other sampledColumn) bool {
	for _, is := range []func(sampledColumn) bool{
		func(c sampledColumn) bool { return len(c.col.Keys.ReferencedBy) > 0 },
		func(c sampledColumn) bool { return strings.EqualFold(c.Column, "id") },
	} {
		if a, b := is(s), is(other); a != b {
			return a
		}
	}
	return s.Name.String() < other.Name.String()
}

// holds reports whether the column may be the home of its ids.
func (k Keys) holds() bool { return k.Primary || k.Unique || len(k.ReferencedBy) > 0 }

// isKey reports whether ids of other columns are looked up in it. A key of several columns may
// have its id behind the first.
func (s sampledColumn) isKey() bool {
	holds := s.col.Keys.holds() || s.keyed && strings.EqualFold(s.Column, "id")
	return s.col.MadeFrom == "" && holds && s.col.class == "" && s.noRewrite == ""
}

// as returns an id as the column has it.
func (s sampledColumn) as(id sqltype.UUID) any {
	switch t := s.col.text(); {
	case t != nil:
		return t.Encode(id)
	case s.col.Form == "binary":
		return id[:]
	}
	return id.String()
}

// sameForm reports whether equal ids have equal values in both columns.
func (s sampledColumn) sameForm(key sampledColumn) bool {
	return s.col.Form != inSpellings && s.col.Form == key.col.Form && s.col.Order == key.col.Order &&
		s.kind == key.kind &&
		(s.kind != kindText || s.Type == key.Type)
}

// sameText reports whether both columns are text with ids in one spelling, of whatever length, or
// both in several.
func (s sampledColumn) sameText(key sampledColumn) bool {
	isText := s.kind == kindText && key.kind == kindText || s.col.Form == inSpellings
	return isText && s.col.Form == key.col.Form && s.col.Order == key.col.Order
}

// isSpelled reports whether the ids are text that a change of type reads.
func (col *Column) isSpelled() bool {
	t := col.text()
	return col.Form == inSpellings || t == codec.Hyphenated || t == codec.Hex || t == codec.Braced
}

// lookUp returns some ids of the column, each in the spellings in which the key may have it: text
// may have an id in either case. There are none where the form cannot be told.
func (s sampledColumn) lookUp(key sampledColumn) (ids [][]any) {
	seen := map[string]bool{}
	add := func(spellings ...any) bool {
		if id := fold(spellings[0]); !seen[id] {
			seen[id] = true
			ids = append(ids, spellings)
		}
		return len(ids) < mostLookedUp
	}
	if s.sameForm(key) {
		for _, i := range scatter(len(s.values)) {
			v := any(s.values[i].raw)
			if s.values[i].isText {
				v = string(s.values[i].raw)
			}
			if !add(v) {
				break
			}
		}
		return ids
	}
	network := codec.Network.String()
	if s.col.Order != network || key.col.Order != network {
		return nil
	}
	for _, i := range scatter(len(s.col.ids)) {
		if !add(key.spellings(s.col.ids[i])...) {
			break
		}
	}
	return ids
}

// spellings are the values that an id may have in the column.
func (s sampledColumn) spellings(id sqltype.UUID) (out []any) {
	all := []any{s.as(id)}
	if s.col.Form == inSpellings {
		all = nil
		for _, t := range spellings {
			all = append(all, t.Encode(id))
		}
	}
	for _, v := range all {
		out = append(out, v)
		if text, ok := v.(string); ok && (s.kind == kindText || s.kind == kindAny) {
			if upper := strings.ToUpper(text); upper != text {
				out = append(out, upper)
			}
		}
	}
	return out
}

// scatter returns the places of a list of values, the same ones each time. Places at even
// distances would fall in with rows that take turns, as of two kinds.
func scatter(n int) []int { return rand.New(rand.NewPCG(0, uint64(n))).Perm(n) }
