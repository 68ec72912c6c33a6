package scan

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A union is one statement that reads several parts of a table. Its rows have the number of their
// part, what tells their run or their type, and the value, as text or as bytes.
type union struct {
	*builder
	parts int
}

func newUnion(p engine.Profile) *union { return &union{builder: &builder{p: p}} }

// part writes one more part. write adds a query for the columns r, t and v.
func (u *union) part(write func(b *builder)) {
	if u.parts > 0 {
		u.w(" UNION ALL ")
	}
	u.w(fmt.Sprintf("SELECT %d AS part, x%d.* FROM (", u.parts, u.parts))
	write(u.builder)
	u.w(fmt.Sprintf(") x%d", u.parts))
	u.parts++
}

// read returns the values of each part, with what stands in r as their run.
func (u *union) read(ctx context.Context, q querier) ([][]value, error) {
	if u.err != nil || u.parts == 0 {
		return nil, u.err
	}
	rows, err := q.QueryContext(ctx, string(u.text), u.args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	out := make([][]value, u.parts)
	for rows.Next() {
		var part int
		var run, text sql.NullString
		var v value
		if err := rows.Scan(&part, &run, &text, &v.raw); err != nil {
			return nil, err
		}
		if text.Valid {
			v.raw = []byte(text.String)
		}
		v.run = run.String
		out[part] = append(out[part], v)
	}
	return out, rows.Err()
}

// mostParts is how many parts one statement has: SQLite takes 500.
const mostParts = 400

// readRuns reads each run of each column. A value says its type in r where the engine tells.
func readRuns(ctx context.Context, q querier, p engine.Profile, table []candidate, at []run,
	write func(b *builder, c candidate, r run)) ([][]value, error) {
	out := make([][]value, len(table))
	some := max(1, mostParts/max(1, len(at)))
	for from := 0; from < len(table); from += some {
		cols, u := table[from:min(from+some, len(table))], newUnion(p)
		for _, c := range cols {
			for _, r := range at {
				u.part(func(b *builder) { write(b, c, r) })
			}
		}
		parts, err := u.read(ctx, q)
		if err != nil {
			return nil, err
		}
		for n, values := range parts {
			i, r := from+n/len(at), at[n%len(at)]
			for k := range values {
				values[k].isText = values[k].run == "text" || table[i].kind != kindAny &&
					table[i].kind != kindBinary
				if values[k].run = ""; table[i].order != "" {
					values[k].run = fmt.Sprint(r.from)
				}
			}
			out[i] = append(out[i], values...)
		}
	}
	return out, nil
}

// readEnds reads the first values of each column and, where an index helps, the last ones too.
func readEnds(ctx context.Context, q querier, p engine.Profile, table []candidate, n int,
	write func(b *builder, c candidate, most int, last bool)) ([][]value, error) {
	u := newUnion(p)
	for _, c := range table {
		u.part(func(b *builder) { write(b, c, firstOf(c, n), false) })
		if first := firstOf(c, n); first < n {
			u.part(func(b *builder) { write(b, c, n-first, true) })
		}
	}
	parts, err := u.read(ctx, q)
	if err != nil {
		return nil, err
	}
	out := make([][]value, len(table))
	for i, c := range table {
		out[i], parts = parts[0], parts[1:]
		if first := firstOf(c, n); first < n {
			if len(out[i]) == first {
				out[i] = append(out[i], parts[0]...)
			}
			parts = parts[1:]
		}
		asText(out[i], c.kind != kindBinary)
	}
	return out, nil
}

// firstOf is how many of n values are the first ones.
func firstOf(c candidate, n int) int {
	if c.sorted {
		return n - n/2
	}
	return n
}

// asText says of values whether they are text.
func asText(values []value, isText bool) {
	for i := range values {
		values[i].isText = isText
	}
}
