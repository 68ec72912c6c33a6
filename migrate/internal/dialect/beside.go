package dialect

import (
	"context"
	"database/sql"
	"hash/maphash"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Beside is what the rows of some ids hold beside their ids: by id, how many rows there are,
// and for each other column the sum of its values' hashes.
type Beside map[[16]byte][]uint64

// Look reads the other columns of the rows that hold some of the ids in a column. Sums of
// two calls with one seed can be compared.
func Look(ctx context.Context, d Dialect, q Querier, col sqlgen.Column, others []string, ids [][16]byte, seed maphash.Seed) (Beside, error) {
	out := Beside{}
	b := sqlgen.NewBuilder(d.Profile())
	name := b.Col(col)
	b.W("SELECT ", col.Form.Out(name))
	for _, c := range others {
		x := b.Col(sqlgen.Column{Ref: col.Ref, Name: c})
		if b.Value != "" {
			x = strings.ReplaceAll(b.Value, "{c}", x)
		}
		b.W(", ", x)
	}
	b.W(" FROM ", b.Table(col.Ref), " WHERE ", col.Form.Key(name), " IN (")
	b.Values(col.Form, ids)
	b.W(")")
	st, err := b.Done(sqlgen.Count)
	if err != nil {
		return out, err
	}
	rows, err := q.QueryContext(ctx, st.SQL, st.Args...)
	if err != nil {
		return out, err
	}
	defer rows.Close()
	values := make([]sql.RawBytes, 1+len(others))
	dest := make([]any, len(values))
	for i := range values {
		dest[i] = &values[i]
	}
	for rows.Next() {
		if err := rows.Scan(dest...); err != nil {
			return out, err
		}
		id, ok := col.Form.Decode(values[0])
		if !ok {
			continue
		}
		sums := out[id]
		if sums == nil {
			sums = make([]uint64, len(values))
			out[id] = sums
		}
		sums[0]++
		for i, v := range values[1:] {
			if v != nil { // NULL adds nothing, an empty value does
				sums[i+1] += maphash.Bytes(seed, v)
			}
		}
	}
	return out, rows.Err()
}
