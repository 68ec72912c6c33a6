package scan

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// mostLookedUp is how many values of a column are looked up in each key.
const mostLookedUp = 50

// A sampled is a column with what was read of it.
type sampled struct {
	candidate
	col    *Column
	values []value
}

// An Undeclared is a column whose ids another one holds, and no foreign key says so.
type Undeclared struct {
	Column   string `json:"column"` // the one with the ids
	Found    int    `json:"found"`
	LookedUp int    `json:"looked_up"`
	// Also says that a rewrite of that column takes this one along (--also). Otherwise the
	// ids stand in another form, or only some are ids of that column.
	Also bool `json:"also"`
	// Form says that they stand in another form.
	Form bool `json:"other_form,omitempty"`
	// More are other columns that have some of the ids.
	More []Share `json:"more,omitempty"`
}

// A Share is how many of the ids that were looked up another column has.
type Share struct {
	Column   string `json:"column"`
	Found    int    `json:"found"`
	LookedUp int    `json:"looked_up"`
}

// A lookup is how many ids of a column were looked up in another, and found.
type lookup struct{ found, of int }

// undeclared looks some values of each column that refers to none up in the keys. Values
// that are found there say of the column that it holds the same ids.
func (s *session) undeclared(ctx context.Context, rep *Report, all []sampled) error {
	found := make([][]Undeclared, len(all)) // by the column that holds ids of another
	add := func(child, key int, at lookup) {
		c, k := all[child], all[key]
		same := c.barred == "" && (c.sameForm(k) || c.sameText(k))
		found[child] = append(found[child], Undeclared{Column: k.Name.String(), Found: at.found,
			LookedUp: at.of, Also: same && at.found == at.of, Form: !same})
	}
	for i, child := range all {
		for k, key := range all {
			if k == i || !child.mayFollow(key) ||
				child.isKey() && (len(key.col.Keys.References) > 0 || child.isHome(key)) {
				continue // of two that could be the home of the ids, one is
			}
			at, err := s.lookedUp(ctx, rep, child, key)
			if err != nil {
				return err
			}
			if at.found == 0 {
				continue
			}
			if at.found < at.of && child.isKey() && key.mayFollow(child) &&
				len(key.col.Keys.ReferencedBy) == 0 {
				back, err := s.lookedUp(ctx, rep, key, child)
				if err != nil {
					return err
				}
				if back.found == back.of { // it is the other that has the ids of both
					add(k, i, back)
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
		slices.SortStableFunc(list, func(a, b Undeclared) int { return b.Found - a.Found })
		all[i].col.Undeclared = &list[0]
		for _, f := range list[1:] {
			list[0].More = append(list[0].More, Share{f.Column, f.Found, f.LookedUp})
		}
	}
	return nil
}

// mayFollow reports whether the column may hold ids of a key that no foreign key links it to.
func (s sampled) mayFollow(key sampled) bool {
	return len(s.col.Keys.References) == 0 && s.col.MadeFrom == "" && len(s.values) > 0 &&
		s.col.class == "" && s.barred != generated && key.isKey() &&
		!slices.Contains(key.col.Keys.References, s.Name.String())
}

// lookedUp looks ids of a column up in a key. What fails is a note.
func (s *session) lookedUp(ctx context.Context, rep *Report, child, key sampled) (lookup, error) {
	args, of := child.lookUp(key)
	if of == 0 {
		return lookup{}, nil
	}
	n, err := s.known(ctx, key, args)
	if ctx.Err() != nil {
		return lookup{}, context.Cause(ctx)
	}
	if err != nil {
		rep.Notes = append(rep.Notes, fmt.Sprintf("the ids of %s could not be looked up in %s: %v",
			child.Name, key.Name, err))
		return lookup{}, nil
	}
	return lookup{min(n, of), of}, nil
}

// isHome reports whether of two keys this one is the home of the ids that both have: the one
// that foreign keys refer to, or that is named id, or the first by name.
func (s sampled) isHome(other sampled) bool {
	for _, is := range []func(sampled) bool{
		func(c sampled) bool { return len(c.col.Keys.ReferencedBy) > 0 },
		func(c sampled) bool { return strings.EqualFold(c.Column, "id") },
	} {
		if a, b := is(s), is(other); a != b {
			return a
		}
	}
	return s.Name.String() < other.Name.String()
}

// holds reports whether the column may be the home of its ids.
func (k Keys) holds() bool { return k.Primary || k.Unique || len(k.ReferencedBy) > 0 }

// isKey reports whether ids of other columns are looked up in it.
func (s sampled) isKey() bool {
	return s.col.MadeFrom == "" && s.col.Keys.holds() && s.col.class == "" && s.barred == ""
}

// known returns how many rows of a key have one of some values.
func (s *session) known(ctx context.Context, key sampled, args []any) (n int, err error) {
	b := &builder{p: s.src.profile()}
	names := []string{key.Schema, key.Table}
	if key.Schema == "" {
		names = names[1:]
	}
	equals := " = "
	if src, ok := s.src.(strictSource); ok {
		equals = src.equals()
	}
	b.w("SELECT COUNT(*) FROM ").q(names...)
	for i, a := range args {
		b.w([]string{" WHERE ", " OR "}[min(i, 1)]).q(key.Column).w(equals).arg(a)
	}
	if b.err != nil {
		return 0, b.err
	}
	err = s.read(ctx, func(ctx context.Context, q querier) error {
		return q.QueryRowContext(ctx, string(b.text), b.args...).Scan(&n)
	})
	return n, err
}

// as returns an id as the column has it.
func (s sampled) as(id sqltype.UUID) any {
	switch t := s.col.text(); {
	case t != nil:
		return t.Encode(id)
	case s.col.Form == "binary":
		return id[:]
	}
	return id.String()
}

// sameForm reports whether equal ids have equal values in both columns.
func (s sampled) sameForm(key sampled) bool {
	return s.col.Form == key.col.Form && s.col.Order == key.col.Order && s.kind == key.kind &&
		(s.kind != kindText || s.Type == key.Type)
}

// sameText reports whether both columns are text with ids in one spelling, of whatever length.
func (s sampled) sameText(key sampled) bool {
	return s.kind == kindText && key.kind == kindText && s.col.Form == key.col.Form &&
		s.col.Order == key.col.Order
}

// lookUp returns values of the column as the key would have them, and of how many ids they are.
// Text may have an id in either case. There are none where the form cannot be told.
func (s sampled) lookUp(key sampled) (out []any, ids int) {
	if s.sameForm(key) {
		for _, i := range scattered(len(s.values)) {
			if v := s.values[i]; v.isText {
				out = append(out, string(v.raw))
			} else {
				out = append(out, v.raw)
			}
		}
		return out, len(out)
	}
	network := codec.Network.String()
	if s.col.Order != network || key.col.Order != network {
		return nil, 0
	}
	for _, i := range scattered(len(s.col.ids)) {
		arg := key.as(s.col.ids[i])
		out = append(out, arg)
		ids++
		if text, ok := arg.(string); ok && key.kind == kindText {
			if upper := strings.ToUpper(text); upper != text {
				out = append(out, upper)
			}
		}
	}
	return out, ids
}

// scattered returns places in a list of values, the same ones each time. Places at even distances
// would fall in with rows that take turns, as of two kinds.
func scattered(n int) []int {
	places := rand.New(rand.NewPCG(0, uint64(n))).Perm(n)
	return places[:min(n, mostLookedUp)]
}
