package inplace

import (
	"context"
	"database/sql"
	"hash/maphash"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// readOthers reads the other columns of the rows in which some ids, or their images, stand. For
// each id with its image it returns how many rows there are, and for each other column the sum of
// the hashes of its values. Sums of two calls with one seed can be compared.
//
// It locks these rows: what an application writes between two calls would look like a trigger's
// doing.
func readOthers(ctx context.Context, d dialect.Dialect, q dialect.Querier, col sqlgen.Column,
	others []string, from, to [][16]byte, seed maphash.Seed) ([][]uint64, error) {
	out, sumsOf := make([][]uint64, len(from)), map[[16]byte][]uint64{}
	for i := range from {
		out[i] = make([]uint64, 1+len(others))
		sumsOf[from[i]], sumsOf[to[i]] = out[i], out[i] // a trigger may keep an id
	}
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
	b.W(" FROM ", b.Table(col.Ref), d.Facts().RowHint, " WHERE ", col.Form.Key(name), " IN (",
		b.Values(col.Form, slices.Concat(from, to)), ")", d.Facts().RowLock)
	values := make([]sql.RawBytes, 1+len(others))
	err := dialect.Each(ctx, q, b.Done(), func() error {
		id, ok := col.Form.Decode(values[0])
		sums := sumsOf[id]
		if !ok || sums == nil {
			return nil
		}
		sums[0]++
		for i, v := range values[1:] {
			if v != nil { // NULL adds nothing, an empty value does
				sums[i+1] += maphash.Bytes(seed, v)
			}
		}
		return nil
	}, dialect.Dest(values)...)
	return out, err
}
