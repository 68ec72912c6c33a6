package scan

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
)

// A lookup is how many ids of a column were looked up in another, and found.
type lookup struct{ hits, of int }

// lookups are the keys in which ids of other columns are looked up. A key that was read whole
// answers without the server. Of the others each is asked by one statement for a few ids of each
// column, and by another for the rest of those columns that it has ids of.
type lookups struct {
	all     []sampledColumn
	sample  int
	values  []map[string]any  // by key: the values to look up next, by [exact] spelling
	answers []map[string]bool // by key, nil where it could not be read
	few     int               // how many ids of a column are looked up first
}

// fewFirst is how many ids of a column are looked up first in a database of many columns.
const fewFirst = 8

func newLookups(all []sampledColumn, sample int) *lookups {
	return &lookups{all: all, sample: sample, values: make([]map[string]any, len(all)),
		answers: make([]map[string]bool, len(all)),
		few:     max(fewFirst, mostAtOnce/(2*max(1, len(all))))}
}

// wantFew asks each key for the first ids of each column that may follow it.
func (x *lookups) wantFew() {
	for k, key := range x.all {
		if !key.isKey() {
			continue
		}
		x.values[k] = map[string]any{}
		for i, child := range x.all {
			if i != k && child.mayFollow(key) {
				ids := child.lookUp(key)
				x.want(k, ids[:min(len(ids), x.few)])
			}
		}
	}
}

// wantRest asks each key for the other ids of a column, where it has some of the first.
func (x *lookups) wantRest() {
	for k, key := range x.all {
		x.values[k] = map[string]any{}
		if x.answers[k] == nil {
			continue
		}
		for i, child := range x.all {
			if i == k || !child.mayFollow(key) {
				continue
			}
			if ids := child.lookUp(key); len(ids) > x.few && x.at(k, ids[:x.few]).hits > 0 {
				x.want(k, ids[x.few:])
			}
		}
	}
}

// want adds ids to those that are looked up in a key.
func (x *lookups) want(key int, ids [][]any) {
	for _, spellings := range ids {
		for _, v := range spellings {
			x.values[key][exact(v)] = v
		}
	}
}

// at tells how many of some ids a key has.
func (x *lookups) at(key int, ids [][]any) (n lookup) {
	n.of = len(ids)
	for _, spellings := range ids {
		if slices.ContainsFunc(spellings, func(v any) bool { return x.answers[key][fold(v)] }) {
			n.hits++
		}
	}
	return n
}

// readWhole returns the values of a key that was read whole, nil of another one. A sample that
// fills no place at which a table is looked at has left nothing out.
func (x *lookups) readWhole(key sampledColumn) map[string]bool {
	fills := min(fewestRows, runs(0, 1<<40, x.sample)[0].most)
	if len(key.values) >= fills || key.rows > int64(len(key.values)) {
		return nil
	}
	out := map[string]bool{}
	for _, v := range key.values {
		if v.isText {
			out[fold(string(v.raw))] = true
		} else {
			out[fold(v.raw)] = true
		}
	}
	return out
}

// fewestRows is how many values of a table are always read, however they are chosen.
const fewestRows = 100

// inside are the ids that stand inside the values of other columns, in the key's form.
func (x *lookups) inside(key int, c container) (ids [][]any) {
	if k := x.all[key]; k.isKey() && k.col.Order == codec.Network.String() {
		for _, id := range c.ids {
			ids = append(ids, k.spellings(id))
		}
	}
	return ids
}

// mostAtOnce is how many values one statement has. All engines but SQL Server take as many.
const mostAtOnce = 20_000

// run looks everything up. What fails is a note.
func (x *lookups) run(ctx context.Context, s *session, rep *Report, cfg Config) error {
	for k, key := range x.all {
		cfg.progress("looking ids up in", key.Name.String(), k, len(x.all))
		if len(x.values[k]) == 0 {
			continue
		}
		found := x.readWhole(key)
		var err error
		if found == nil {
			found, err = s.find(ctx, key, x.values[k])
		}
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		if err != nil {
			rep.Notes = append(rep.Notes, fmt.Sprintf(
				"the ids of other columns could not be looked up in %s: %v", key.Name, err))
			continue
		}
		if x.answers[k] == nil {
			x.answers[k] = map[string]bool{}
		}
		maps.Copy(x.answers[k], found)
	}
	return nil
}

// find returns which of some values a key has.
func (s *session) find(ctx context.Context, key sampledColumn, values map[string]any) (
	map[string]bool, error) {
	found, most := map[string]bool{}, mostAtOnce
	if few, ok := s.src.(fewSource); ok {
		most = few.mostArgs()
	}
	var some []any
	ask := func() error {
		if len(some) == 0 {
			return nil
		}
		b := s.src.distinct(key.candidate)
		b.w(" WHERE ").q(key.Column).w(" IN (")
		for i, v := range some {
			b.w([]string{"", ", "}[min(i, 1)]).arg(v)
		}
		b.w(")")
		some = some[:0]
		if b.err != nil {
			return b.err
		}
		return s.read(ctx, func(ctx context.Context, q querier) error {
			rows, err := q.QueryContext(ctx, string(b.text), b.args...)
			if err != nil {
				return err
			}
			defer rows.Close()
			for rows.Next() {
				var v any
				if err := rows.Scan(&v); err != nil {
					return err
				}
				if raw, ok := v.([]byte); ok && key.kind != kindBinary && key.kind != kindAny {
					v = string(raw)
				}
				found[fold(v)] = true
			}
			return rows.Err()
		})
	}
	for _, v := range slices.Sorted(maps.Keys(values)) {
		if some = append(some, values[v]); len(some) == most {
			if err := ask(); err != nil {
				return nil, err
			}
		}
	}
	return found, ask()
}

// exact tells values apart.
func exact(v any) string { return fmt.Sprintf("%T %s", v, v) }

// fold is the same for all spellings of an id in text, and for blanks behind it.
func fold(v any) string {
	if text, ok := v.(string); ok {
		return strings.ToLower(strings.TrimRight(text, " "))
	}
	return exact(v)
}
