package sqlgen

import (
	"fmt"
	"strconv"
	"strings"
)

// Places is how the rows of a table are walked by their place on disk instead of by an id. A chunk
// by ids touches pages all over the table, one by places its own. A row that moves to a place
// behind the walk is caught by the next pass.
type Places struct {
	Name   string  // the place's column, unquoted
	Cast   string  // the type that a page is bound as; empty: places are numbers of rows
	Last   int64   // the highest place in the table
	PerRow float64 // how many rows a page has
	full   bool    // nearly every place that is a row has one
}

// NoteRows tells how many rows the table has. Where they fill nearly all places that are rows, so
// many places on is an end of a chunk as good as so many rows on, and takes no query.
func (r *Places) NoteRows(rows int64) {
	r.full = r.Cast == "" && rows >= r.Last-r.Last/8
}

func (r *Places) param(placeholder string) string {
	if r.Cast == "" {
		return "CAST(" + placeholder + " AS INTEGER)"
	}
	return placeholder + "::" + r.Cast
}

// Split returns the places at which the table is cut, given as shares of it in ascending order.
func (r *Places) Split(at []float64) []string {
	var out []string
	before := int64(0)
	for _, share := range at {
		if n := int64(share * float64(r.Last)); n > before {
			out, before = append(out, r.Text(n)), n
		}
	}
	return out
}

// End returns the place after which the table had no row when its places were counted. It is nil
// where a rewritten row stays in its place.
func (r *Places) End() *string {
	if r.Cast == "" {
		return nil
	}
	end := r.Text(r.Last)
	return &end
}

// Text writes a place as a bound of a range has it.
func (r *Places) Text(place int64) string {
	if r.Cast == "" {
		return strconv.FormatInt(place, 10)
	}
	return fmt.Sprintf("(%d,0)", place)
}

// writeBound writes the query for the end of the next chunk. It has no row for the last chunk of
// the range.
func (r *Places) writeBound(b *Builder, col Column, rng Range, rows int) {
	if r.Cast == "" {
		b.W("SELECT CAST(", r.Name, " AS TEXT) FROM ", b.Table(col.Ref), " WHERE ",
			b.InRange(col, rng), "1 = 1 ORDER BY ", r.Name, fmt.Sprintf(" LIMIT 1 OFFSET %d", rows-1))
		return
	}
	next := r.nextPage(rng, rows)
	b.W("SELECT ", b.Arg(r.Text(next)), "::text WHERE ", b.Arg(next),
		"::bigint * current_setting('block_size')::bigint < pg_relation_size(",
		b.Arg(b.Table(col.Ref)), "::text::regclass)")
	if rng.Hi != nil {
		b.W(" AND ", b.Arg(next), "::bigint < ", b.Arg(block(*rng.Hi)), "::bigint")
	}
}

// Next returns the end of the next chunk, nil for the range's own. known is false where it takes a
// query.
func (r *Places) Next(rng Range, rows int) (end *string, known bool) {
	var next int64
	switch {
	case r.full && rng.Lo != nil:
		// Before the first place and behind the last one, rows may have come since it was read.
		lo, err := strconv.ParseInt(*rng.Lo, 10, 64)
		if err != nil || lo < 0 || lo >= r.Last-int64(rows) {
			return nil, false
		}
		next = lo + int64(rows)
		if rng.Hi != nil {
			if hi, err := strconv.ParseInt(*rng.Hi, 10, 64); err != nil || next >= hi {
				return nil, err == nil
			}
		}
	case r.Cast != "" && rng.Hi != nil:
		if next = r.nextPage(rng, rows); next >= block(*rng.Hi) {
			return nil, true
		}
	default:
		return nil, false
	}
	text := r.Text(next)
	return &text, true
}

func (r *Places) nextPage(rng Range, rows int) int64 {
	lo := int64(0)
	if rng.Lo != nil {
		lo = block(*rng.Lo)
	}
	return lo + max(1, int64(float64(rows)/max(r.PerRow, 1)))
}

// block reads the page number of a place.
func block(place string) int64 {
	n, _, _ := strings.Cut(strings.TrimPrefix(place, "("), ",")
	at, _ := strconv.ParseInt(n, 10, 64) // the state was edited: 0, and the walk begins anew
	return at
}
