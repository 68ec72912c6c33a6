package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// An Unfit is what a table would refuse.
type Unfit struct {
	sqlgen.Ref
	Column string // of the id
	Check  string // the constraint that refuses the image, "" where no partition takes it
	Index  string // the unique index that would have a part of ID's image twice, Other has it too
	// ID stands in the table, Image is what it would become; "" where they are not known.
	ID, Image, Other string
	Failed           error // why the constraint or the index could not be tried, nil if it could
}

// TryChecks asks the constraints of a table, each up to the first row that it would refuse.
func TryChecks(ctx context.Context, d Dialect, q Querier, t sqlgen.Ref, all []string,
	checks []sqlgen.Check, m sqlgen.Move, whole bool) (out []Unfit, err error) {
	for _, k := range checks {
		bad := &Unfit{Ref: t, Column: k.Columns[0].Name, Failed: k.Untried}
		if k.Untried == nil {
			if bad, err = try(ctx, d, q, t, all, k, m, whole); err != nil {
				return nil, err
			}
		}
		switch {
		case bad == nil:
			continue
		case len(k.Parts) > 0:
			bad.Index, bad.Other, bad.Image = k.Name, bad.Image, ""
		default:
			bad.Check = k.Name
		}
		out = append(out, *bad)
	}
	return out, nil
}

// ErrInParts says why an index is not tried: rows of two parts of a move may clash.
var ErrInParts = errors.New("no SQL computes the new ids")

// try looks for the first row that a constraint refuses, and returns the first id of it that moves.
func try(ctx context.Context, d Dialect, q Querier, t sqlgen.Ref, all []string, k sqlgen.Check,
	m sqlgen.Move, whole bool) (*Unfit, error) {
	parts, left, err := PartsOf(ctx, d, q, t, k.Columns, m)
	if err != nil {
		return nil, err
	}
	if len(parts) > 1 && len(k.Parts) > 0 {
		parts, left = nil, ErrInParts
	}
	for _, m := range parts {
		for _, some := range sqlgen.Mixtures(k.Columns, whole) {
			st := sqlgen.Violation(d, t, all, some, k, m)
			if len(k.Parts) > 0 {
				st = sqlgen.SharedPart(d, t, all, some, k, m, whole)
			}
			found := make([]sql.NullString, 2*len(some)) // an id and its image for each
			err := Scan(ctx, q, st, Dest(found)...)
			if errors.Is(err, sql.ErrNoRows) {
				continue
			}
			bad := &Unfit{Ref: t, Column: some[0].Name}
			if err != nil {
				kind := d.Kind(err)
				if ctx.Err() != nil || kind != KindOther && kind != KindPath {
					return nil, err
				}
				bad.Failed = err
				return bad, nil
			}
			for i, col := range some {
				if id, image := found[2*i], found[2*i+1]; image.Valid {
					bad.Column, bad.ID, bad.Image = col.Name, id.String, image.String
					break
				}
			}
			return bad, nil
		}
	}
	if left != nil {
		return &Unfit{Ref: t, Column: k.Columns[0].Name, Failed: left}, nil
	}
	return nil, nil
}

// A trial of images that no SQL computes asks this many rows at a time, and so many at most.
const (
	partRows  = 100
	mostTried = 100_000
)

// PartsOf returns a move as the statements of a trial can write it: as it is, or in parts with
// pairs of ids and images. All ids of a row are in one part. left says that there were more rows
// than are tried, nil that there were not.
func PartsOf(ctx context.Context, d Dialect, q Querier, t sqlgen.Ref, cols []sqlgen.Column,
	m sqlgen.Move) (parts []sqlgen.Move, left, err error) {
	if !m.T.Computed() {
		return []sqlgen.Move{m}, nil, nil
	}
	b := sqlgen.NewBuilder(d.Profile())
	b.W("SELECT DISTINCT ", b.First(mostTried+1))
	for i, col := range cols {
		b.Sep(i, ", ").W(col.Form.Out(b.Col(col)))
	}
	b.W(" FROM ", b.Table(t), b.Limit(mostTried+1))
	raw := make([]sql.RawBytes, len(cols))
	part, seen, rows := &sqlgen.Batch{}, map[[16]byte]bool{}, 0
	end := func() {
		if len(part.From) > 0 {
			parts = append(parts, sqlgen.Move{T: m.T, Run: m.Run, Pairs: part})
		}
		part, seen = &sqlgen.Batch{}, map[[16]byte]bool{}
	}
	err = Each(ctx, q, b.Done(), func() error {
		if rows++; rows > mostTried {
			return nil
		}
		for i, col := range cols {
			id, ok := col.Form.Decode(raw[i])
			image, moves := m.T.Apply(id)
			if ok && moves && image != id && !seen[id] {
				seen[id] = true
				part.From, part.To = append(part.From, id), append(part.To, image)
			}
		}
		if rows%partRows == 0 {
			end()
		}
		return nil
	}, Dest(raw)...)
	end()
	if rows > mostTried {
		left = fmt.Errorf("only %d of its rows were looked at", mostTried)
	}
	return parts, left, err
}
