package scan

import (
	"context"
	"slices"

	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/sqltype"
)

// An Inside is a column whose values have ids of another column inside: in an array, in JSON or
// in other text.
type Inside struct {
	Name
	Type     string `json:"type"`
	Column   string `json:"column"` // the one with the ids
	Hits     int    `json:"found"`
	LookedUp int    `json:"looked_up"`
	// Whole says that some of the values are an id and nothing else.
	Whole bool `json:"whole,omitempty"`
}

// The bounds of what is read of a column with ids inside.
const (
	mostContainers  = 50 // values
	mostRows        = 20_000
	mostOfContainer = 4096 // characters of each
)

// rowsOf is how many rows are looked through for each column of a table.
func rowsOf(table []candidate) int { return max(mostRows/len(table), 1000) }

// likeAnID is a pattern for text that may have an id of 36 characters inside.
const likeAnID = "'%________-____-____-____-____________%'"

// hyphenatedID finds ids of 36 characters in a longer text.
var hyphenatedID = pattern.Of(`[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}`)

// A container is a column with the ids inside its values.
type container struct {
	Inside
	ids []sqltype.UUID
}

// inside reads the ids that stand inside other values.
func (s *session) inside(ctx context.Context, rep *Report, all []sampledColumn,
	containers [][]candidate) (out []container, err error) {
	if !slices.ContainsFunc(all, func(k sampledColumn) bool { return k.isKey() }) {
		return nil, nil
	}
	isOfIDs := func(c candidate) bool {
		return slices.ContainsFunc(all, func(x sampledColumn) bool { return x.Name == c.Name })
	}
	for _, table := range containers {
		if table = slices.DeleteFunc(slices.Clone(table), isOfIDs); len(table) == 0 {
			continue
		}
		values, errs := s.each(ctx, table,
			func(ctx context.Context, q querier, t []candidate) ([][]value, error) {
				return s.src.insides(ctx, q, t, mostContainers)
			})
		if ctx.Err() != nil {
			return nil, context.Cause(ctx)
		}
		for i, c := range table {
			if errs[i] != nil {
				rep.SkippedColumns = append(rep.SkippedColumns, SkippedColumn{c.Name, c.Type, errs[i].Error()})
				continue
			}
			if ids, whole := idsInside(values[i]); len(ids) > 0 {
				in := Inside{Name: c.Name, Type: c.Type, LookedUp: len(ids), Whole: whole}
				out = append(out, container{in, ids})
			}
		}
	}
	return out, nil
}

// bestOf says of each container which key has the most of its ids.
func (x *lookups) bestOf(list []container) (out []Inside) {
	for _, c := range list {
		best := c.Inside
		for k, key := range x.all {
			if at := x.at(k, x.inside(k, c)); at.hits > best.Hits {
				best.Column, best.Hits = key.Name.String(), at.hits
			}
		}
		if best.Hits > 0 {
			out = append(out, best)
		}
	}
	return out
}

// idsInside returns the ids that stand in some texts. whole is whether a text is an id.
func idsInside(texts []value) (out []sqltype.UUID, whole bool) {
	for _, v := range texts {
		whole = whole || len(v.raw) == 36 && hyphenatedID().Match(v.raw)
		for _, m := range hyphenatedID().FindAllString(string(v.raw), -1) {
			id, err := sqltype.Parse(m)
			if err == nil && len(out) < mostLookedUp && id != sqltype.Nil() && !slices.Contains(out, id) {
				out = append(out, id)
			}
		}
	}
	return out, whole
}
