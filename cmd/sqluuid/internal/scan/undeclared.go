package scan

import (
	"context"
	"fmt"
	"slices"

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

// undeclared looks some values of each column that refers to none up in the keys. Values
// that are found there say of the column that it holds the same ids.
func (s *session) undeclared(ctx context.Context, rep *Report, all []sampled) error {
	for _, child := range all {
		if len(child.col.Keys.References) > 0 || child.col.MadeFrom != "" || len(child.values) == 0 || child.col.class != "" {
			continue
		}
		var found []Undeclared
		for _, key := range all {
			if key.Name == child.Name || !key.isKey() ||
				slices.Contains(key.col.Keys.References, child.Name.String()) ||
				child.col.Keys.holds() && (len(child.col.Keys.ReferencedBy) > 0 || key.Name.String() > child.Name.String()) {
				continue // of two that could be the home of the ids, one is
			}
			args := child.lookUp(key)
			if len(args) == 0 {
				continue
			}
			n, err := s.known(ctx, key, args)
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
			if err != nil {
				rep.Notes = append(rep.Notes, fmt.Sprintf("the ids of %s could not be looked up in %s: %v", child.Name, key.Name, err))
				continue
			}
			if n > 0 {
				n = min(n, len(args))
				same := child.sameForm(key)
				found = append(found, Undeclared{Column: key.Name.String(), Found: n, LookedUp: len(args), Also: same && n == len(args), Form: !same})
			}
		}
		if len(found) > 0 {
			slices.SortStableFunc(found, func(a, b Undeclared) int { return b.Found - a.Found })
			child.col.Undeclared = &found[0]
			for _, f := range found[1:] {
				child.col.Undeclared.More = append(child.col.Undeclared.More, Share{f.Column, f.Found, f.LookedUp})
			}
		}
	}
	return nil
}

// holds reports whether the column may be the home of its ids.
func (k Keys) holds() bool { return k.Primary || k.Unique || len(k.ReferencedBy) > 0 }

// isKey reports whether ids of other columns are looked up in it.
func (s sampled) isKey() bool { return s.col.MadeFrom == "" && s.col.Keys.holds() && s.col.class == "" }

// known returns how many rows of a key have one of some values.
func (s *session) known(ctx context.Context, key sampled, args []any) (n int, err error) {
	b := &builder{p: s.src.profile()}
	names := []string{key.Schema, key.Table}
	if key.Schema == "" {
		names = names[1:]
	}
	b.w("SELECT COUNT(*) FROM ").q(names...).w(" WHERE ").q(key.Column).w(" IN (")
	for i, a := range args {
		if i > 0 {
			b.w(", ")
		}
		b.arg(a)
	}
	b.w(")")
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
	return s.col.Form == key.col.Form && s.col.Order == key.col.Order && s.kind == key.kind && (s.kind != kindText || s.Type == key.Type)
}

// lookUp returns values of the column as the key would have them, none where that cannot
// be told.
func (s sampled) lookUp(key sampled) (out []any) {
	step := max(1, len(s.values)/mostLookedUp)
	if s.sameForm(key) {
		for i := 0; i < len(s.values) && len(out) < mostLookedUp; i += step {
			if v := s.values[i]; v.isText {
				out = append(out, string(v.raw))
			} else {
				out = append(out, v.raw)
			}
		}
		return out
	}
	network := codec.Network.String()
	if s.col.Order != network || key.col.Order != network {
		return nil
	}
	for i := 0; i < len(s.col.ids) && len(out) < mostLookedUp; i += step {
		out = append(out, key.as(s.col.ids[i]))
	}
	return out
}
