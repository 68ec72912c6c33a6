package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// Places is how the rows of a table are walked by their place on disk instead of
// by an id. A chunk by ids touches pages all over the table, each of them in
// every chunk; a chunk by places touches its pages once.
//
// It changes nothing about which ids are rewritten: the guard stands in the
// UPDATE as ever, and a run ends only when no id is left anywhere. A row that
// moves to a place behind the walk, because the application updates it or the
// table is rewritten as a whole, is caught by the next pass.
type Places struct {
	// Name is the place's column, unquoted.
	Name string
	// cast is the type that a place is bound as, if it must be said.
	cast string
	// last is the highest place in the table, perRow how many rows a place
	// stands for; zero: places are rows.
	last   int64
	perRow float64

	full bool // nearly every place that is a row has one
}

// Filled tells how many rows the table has. Where they fill nearly all places that are
// rows, so many places on is an end of a chunk as good as so many rows on, and takes no
// reading of those rows.
func (r *Places) Filled(rows int64) {
	r.full = r.cast == "" && rows >= r.last-r.last/8
}

func (r *Places) param(placeholder string) string {
	if r.cast == "" {
		return "CAST(" + placeholder + " AS INTEGER)"
	}
	return placeholder + "::" + r.cast
}

// Split returns the places at which the table is cut, given as shares of it in
// ascending order.
func (r *Places) Split(at []float64) []string {
	var out []string
	before := int64(0)
	for _, share := range at {
		if n := int64(share * float64(r.last)); n > before {
			out, before = append(out, r.text(strconv.FormatInt(n, 10))), n
		}
	}
	return out
}

// End returns the place after which the table had no row when the places were
// counted, nil where a row that is rewritten stays in its place.
func (r *Places) End() *string {
	if r.cast == "" {
		return nil
	}
	end := r.text(strconv.FormatInt(r.last, 10))
	return &end
}

func (r *Places) text(place string) string {
	if r.cast == "" {
		return place
	}
	return "(" + place + ",0)"
}

// bound writes the query for the end of the next chunk. It has no row for the
// last chunk of the range.
func (r *Places) bound(b *builder, col Column, rng Range, rows int) {
	if r.cast == "" {
		b.w("SELECT CAST(", r.Name, " AS TEXT) FROM ", b.table(col.Ref), " WHERE ")
		b.inRange(col, rng)
		b.w("1 = 1 ORDER BY ", r.Name, fmt.Sprintf(" LIMIT 1 OFFSET %d", rows-1))
		return
	}
	next := r.next(rng, rows)
	at := r.text(strconv.FormatInt(next, 10))
	b.w("SELECT ", b.arg(at), "::text WHERE ", b.arg(next), "::bigint * current_setting('block_size')::bigint < pg_relation_size(", b.arg(b.table(col.Ref)), "::text::regclass)")
	if rng.Hi != nil {
		b.w(" AND ", b.arg(next), "::bigint < ", b.arg(block(*rng.Hi)), "::bigint")
	}
}

// Next returns the end of the next chunk, where that takes no query: known is false
// where it does. nil is the range's own end.
func (r *Places) Next(rng Range, rows int) (end *string, known bool) {
	if r.full {
		return r.nextRow(rng, rows)
	}
	if r.cast == "" || rng.Hi == nil {
		return nil, false
	}
	if at := r.next(rng, rows); at < block(*rng.Hi) {
		s := r.text(strconv.FormatInt(at, 10))
		return &s, true
	}
	return nil, true
}

// nextRow is Next in a table whose places are rows. What comes before the first place or
// behind the last one, where rows may have come since it was read, takes a query.
func (r *Places) nextRow(rng Range, rows int) (end *string, known bool) {
	if rng.Lo == nil {
		return nil, false
	}
	lo, err := strconv.ParseInt(*rng.Lo, 10, 64)
	if err != nil || lo < 0 || lo >= r.last-int64(rows) {
		return nil, false
	}
	at := lo + int64(rows)
	if rng.Hi != nil {
		if hi, err := strconv.ParseInt(*rng.Hi, 10, 64); err != nil || at >= hi {
			return nil, err == nil
		}
	}
	s := strconv.FormatInt(at, 10)
	return &s, true
}

func (r *Places) next(rng Range, rows int) int64 {
	lo := int64(0)
	if rng.Lo != nil {
		lo = block(*rng.Lo)
	}
	return lo + max(1, int64(float64(rows)/max(r.perRow, 1)))
}

// block reads the page number of a place.
func block(place string) int64 {
	n, _, _ := strings.Cut(strings.TrimPrefix(place, "("), ",")
	at, _ := strconv.ParseInt(n, 10, 64) // the state was edited: 0, and the walk begins anew
	return at
}

// Places walks an ordinary table by ctid, for which PostgreSQL 14 and later have a
// scan of ranges. A partitioned table has many rows of one ctid.
func (d postgres) Places(ctx context.Context, q Querier, col Column) (*Places, error) {
	var pages int64
	var rows float64
	var able bool
	b := newBuilder(postgres{}.Profile())
	name := b.table(col.Ref)
	err := q.QueryRowContext(ctx, `SELECT current_setting('server_version_num')::int >= 140000 AND c.relkind = 'r', `+
		`pg_relation_size(c.oid) / current_setting('block_size')::bigint, `+
		`CASE WHEN c.relpages > 0 AND c.reltuples > 0 THEN c.reltuples / c.relpages ELSE 0 END FROM pg_class c JOIN pg_am a ON a.oid = c.relam AND a.amname = 'heap' WHERE c.oid = $1::text::regclass`, name).Scan(&able, &pages, &rows)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil // partitioned, or stored in another way
	}
	if err != nil || !able {
		return nil, err
	}
	if rows < 1 {
		rows = 64 // never analysed; the pace corrects what the chunks take
	}
	return &Places{Name: "ctid", cast: "tid", last: pages, perRow: rows}, nil
}

// Places is nil: InnoDB keeps the rows in the order of the primary key.
func (mysql) Places(context.Context, Querier, Column) (*Places, error) { return nil, nil }

// Places walks by rowid, where the table has one and no column of that name hides
// it.
func (d sqlite) Places(ctx context.Context, q Querier, col Column) (*Places, error) {
	var hidden, without int
	if err := q.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'), `+
		`(SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main')`, col.Table).Scan(&hidden, &without); err != nil {
		return nil, err
	}
	if hidden > 0 || without > 0 {
		return nil, nil
	}
	b := newBuilder(d.Profile())
	name := b.table(col.Ref)
	if b.err != nil {
		return nil, b.err
	}
	var last int64
	if err := q.QueryRowContext(ctx, "SELECT COALESCE(max(rowid), 0) FROM "+name).Scan(&last); err != nil {
		return nil, err
	}
	return &Places{Name: "rowid", last: last}, nil
}
