package dialect

import (
	"context"
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A chunk of rows that lie together removes ids from all over the index, or brings
// them there. A page that was written and has left the cache is written to the log
// again when its next id comes. In parts by the first digit of what is out of order, all
// in one transaction, the pages of a part stay in the cache and are written once; the
// rows are read anew for every part, and written again where they are that many.

// liteRows is what the number of parts depends on. The zero value is one.
type liteRows struct {
	rows  float64
	width float64 // bytes of a row, about
	share float64 // of a page of the index, for an id, about; 0: there is none
}

const (
	litePages   = liteCache / 4 // of a cache, with 4 KiB each
	litePage    = 4096          // bytes
	liteFill    = 0.69          // of a page into which entries come in no order
	liteEntry   = 10            // bytes of one beside what is in it
	liteSampled = 64            // rows
	liteColumns = 100           // that a row is added up of
	litePays    = 1.25          // writes saved, from which on parts are worth their reading
	liteParts   = 16            // which one digit tells apart
)

// measure finds what is there to know before the rows are counted.
func (d sqlite) measure(ctx context.Context, q Querier, col Column, r *Places) error {
	var indexed bool
	if err := q.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i ON i.seqno = 0 WHERE i.name = ?2)`,
		col.Table, col.Name).Scan(&indexed); err != nil || !indexed {
		return err
	}
	cols, err := names(ctx, q, `SELECT name FROM pragma_table_xinfo(?1, 'main') WHERE hidden IN (0, 3)`, col.Table)
	if err != nil || len(cols) > liteColumns {
		return err
	}
	b := newBuilder(d.Profile())
	var sizes, at []string
	for _, c := range cols {
		sizes = append(sizes, "COALESCE(length(CAST("+b.q(c)+" AS BLOB)), 0)")
	}
	for i := range int64(liteSampled) {
		at = append(at, strconv.FormatInt(1+int64(float64(r.last)/liteSampled*float64(i)), 10))
	}
	b.w("SELECT COALESCE(avg(w), 0) FROM (SELECT ", strings.Join(sizes, " + "), " AS w FROM ", b.table(col.Ref), " WHERE rowid IN (", strings.Join(at, ", "), "))")
	if b.err != nil {
		return b.err
	}
	var width float64
	if err := q.QueryRowContext(ctx, b.sql.String()).Scan(&width); err != nil || width == 0 {
		return err
	}
	entry := 16.0
	if col.Form.IsText() {
		entry = 36
	}
	r.lite = liteRows{width: width, share: (entry + liteEntry) / (litePage * liteFill)}
	return nil
}

// parts tells in how many statements the rows of a range are best rewritten, where the
// places are filled.
func (r *Places) parts(rng Range) int {
	index := r.lite.share * r.lite.rows // pages
	if !r.full || index <= litePages {
		return 1
	}
	end := func(s *string, or int64) float64 {
		if s == nil {
			return float64(or)
		}
		n, err := strconv.ParseInt(*s, 10, 64)
		if err != nil {
			n = or
		}
		return float64(n)
	}
	n := end(rng.Hi, r.last) - end(rng.Lo, 0)
	if n <= 0 {
		return 1
	}
	met := index * (1 - math.Exp(-n/index)) // pages, by n ids without any order
	parts := min(math.Ceil(met/litePages), liteParts)
	table := n * (r.lite.width + liteEntry) / litePage
	if n*(1-litePages/index) < litePays*(met+table*(parts-1)) {
		return 1
	}
	return int(parts)
}

// updates are the statements that rewrite a column.
func (d sqlite) updates(c *Class, col Column, m Move, r Range) (out []Statement, err error) {
	parts := 1
	if len(c.Columns) == 1 && col.Places != nil && !m.T.Listed() { // or a later part might take an image for a source
		parts = col.Places.parts(r)
	}
	for i := range parts {
		b := newBuilder(d.Profile())
		b.update(d, col, m, r, func() { b.part(col, m.T, i, parts) })
		s, err := b.done(Update)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// part writes the condition for one part of a chunk.
func (b *builder) part(col Column, t *transform.Transform, i, parts int) {
	if parts == 1 {
		return
	}
	key, quote := "+"+b.col(col), "'%x'"                                   // so that no index is used for it
	if first := t.Digits()[0]; t.To().Version == 1 && first.Literal == 0 { // what comes is out of order
		at := int(first.From)
		key = fmt.Sprintf("lower(substr(%s,%d,1))", b.col(col), position(at, true))
		if !col.Form.IsText() {
			key = fmt.Sprintf("lower(substr(hex(substr(%s,%d,1)),%d,1))", b.col(col), at/2+1, at%2+1)
		}
	} else if !col.Form.IsText() {
		quote = "x'%x0'"
	}
	if i > 0 {
		b.w(key, " >= ", fmt.Sprintf(quote, i*liteParts/parts), " AND ")
	}
	if i < parts-1 {
		b.w(key, " < ", fmt.Sprintf(quote, (i+1)*liteParts/parts), " AND ")
	}
}
