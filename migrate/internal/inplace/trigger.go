package inplace

import (
	"context"
	"database/sql"
	"fmt"
	"hash/maphash"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// errSideEffect occurs when a trigger changed more than the id.
const errSideEffect run.Error = "migrate: a trigger changed more than the id"

// sampleIDs is how many ids of a chunk are looked at before and after.
const sampleIDs = 100

func (j *Job) moveQuietly(ctx context.Context, tx dialect.Tx, class *sqlgen.Class,
	m sqlgen.Batch) ([]int64, error) {
	off, on, err := j.D.Abilities().Disabler.Disabling(ctx, tx, class)
	if err != nil {
		return nil, err
	}
	if err := dialect.Within(ctx, tx, off...); err != nil {
		return nil, fmt.Errorf("disabling the triggers: %w", err)
	}
	moved, err := j.D.Move(ctx, tx, class, m)
	if err != nil {
		return nil, err
	}
	if err := dialect.Within(ctx, tx, on...); err != nil {
		return nil, fmt.Errorf("enabling the triggers: %w", err)
	}
	return moved, nil
}

// moveWatched moves a batch, and compares the rows of some of its ids before and after.
func (j *Job) moveWatched(ctx context.Context, tx dialect.Tx, class *sqlgen.Class,
	m sqlgen.Batch) ([]int64, error) {
	var from, to [][16]byte // of the sample, at even distances
	n := min(len(m.From), sampleIDs)
	for i := range n {
		at := i * len(m.From) / n
		from, to = append(from, m.From[at]), append(to, m.To[at])
	}
	seed := maphash.MakeSeed()
	look := func(when string) ([][][]uint64, error) {
		out := make([][][]uint64, len(class.Columns))
		for i, col := range class.Columns {
			var err error
			out[i], err = readOthers(ctx, j.D, tx, col, j.ComparedColumns[i], from, to, seed)
			if err != nil {
				return nil, fmt.Errorf("looking at some rows %s: %w", when, err)
			}
		}
		return out, nil
	}
	before, err := look("before")
	if err != nil {
		return nil, err
	}
	moved, err := j.D.Move(ctx, tx, class, m)
	if err != nil {
		return nil, err
	}
	after, err := look("after")
	if err != nil {
		return nil, err
	}
	for i, col := range class.Columns {
		names := append([]string{""}, j.ComparedColumns[i]...) // the number of rows has none
		for k, id := range from {
			for n, name := range names {
				if before[i][k][n] != after[i][k][n] {
					return nil, j.sideEffect(col, id, name)
				}
			}
		}
	}
	return moved, nil
}

// sideEffect says that a column changed too in the row of an id, or with "" the number of rows.
func (j *Job) sideEffect(col sqlgen.Column, id [16]byte, changed string) error {
	what := "the number of rows changed too"
	if changed != "" {
		what = fmt.Sprintf("the column %q changed too", changed)
	}
	next := "drop the triggers for the run and make them again afterwards, while no application writes"
	if j.D.Abilities().Disabler != nil {
		next = fmt.Sprintf("disable the triggers with %v", hint.DisableTriggers)
	}
	return fmt.Errorf("%w: in table %q, where %s is %s, %s; this chunk was taken back; %s, or "+
		"accept all that they change with %v", errSideEffect, col.Table, col.Name,
		check.Readable(fmt.Sprintf("%x", id)), what, next, hint.AllowSideEffects)
}

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
