package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// TakenIDs are ids that a transaction has found.
type TakenIDs struct {
	IDs            [][16]byte
	Mixed          bool     // as in a Batch
	MixedCaseTexts []string // as in a Batch
	End            *string  // behind which the next ones are looked for; nil: there are no others
}

// A Taker is a [Dialect] that takes ids in its own way, as one that has no SQL.
type Taker interface {
	Take(ctx context.Context, tx Tx, c *sqlgen.Class, at int, p transform.Pattern, r sqlgen.Range,
		rows int) (TakenIDs, error)
}

// Take returns the next ids of column at of a class: the ids that fit a pattern in a range, up to
// the first place at which a column of the class has had so many rows. It locks the rows of the ids
// where another column refers to them, so that no row that refers to one can come until the
// transaction ends.
func Take(ctx context.Context, d Dialect, tx Tx, c *sqlgen.Class, at int, p transform.Pattern,
	r sqlgen.Range, rows int, lock bool) (out TakenIDs, err error) {
	if own, ok := d.(Taker); ok {
		return own.Take(ctx, tx, c, at, p, r, rows)
	}
	col := c.Columns[at]
	if out.End, err = chunkEnd(ctx, d, tx, c, at, p, r, rows); err != nil {
		return out, err
	}
	if out.End != nil {
		r.Hi = out.End
	}
	b := sqlgen.NewBuilder(d.Profile())
	name := b.Col(col)
	b.W("SELECT ", col.Form.Out(name), " FROM ", b.Table(col.Ref))
	lock = lock || col.Referenced || col.Undeclared
	if lock {
		b.W(d.Facts().RowHint)
	}
	b.W(" WHERE ", b.OnlyOf(col), b.InRange(col, r), col.Form.Match(name, p))
	if lock {
		b.W(b.Ordered(col), d.Facts().RowLock)
	}
	seen := map[[16]byte]bool{}
	var raw sql.RawBytes
	err = Each(ctx, tx, b.Done(), func() error {
		id, ok := col.Form.Decode(raw)
		if !ok {
			return fmt.Errorf("%q came back, which is no id", raw)
		}
		if col.Form.IsText() {
			text := strings.TrimRight(string(raw), " ")
			isMixed := text != strings.ToLower(text)
			out.Mixed = out.Mixed || isMixed
			if isMixed && text != strings.ToUpper(text) {
				out.MixedCaseTexts = append(out.MixedCaseTexts, text)
			}
		}
		if !col.Sole {
			if seen[id] {
				return nil
			}
			seen[id] = true
		}
		out.IDs = append(out.IDs, id)
		return nil
	}, &raw)
	return out, err
}

// chunkEnd returns the first place at which a column of the class has had so many rows, or nil.
func chunkEnd(ctx context.Context, d Dialect, tx Tx, c *sqlgen.Class, at int, p transform.Pattern,
	r sqlgen.Range, rows int) (*string, error) {
	if places := c.Columns[at].Places; places != nil {
		if end, known := places.Next(r, rows); known {
			return end, nil
		}
	}
	var end string
	err := Scan(ctx, tx, sqlgen.ChunkEnd(d, c, at, p, r, rows), &end)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("finding the next chunk: %w", err)
	}
	return &end, nil
}

// A Turner is a [Dialect] whose UPDATE of a range of ids returns them.
type Turner interface {
	// Turn updates the ids of a column that a batch says by its range, and returns them as they were.
	Turn(ctx context.Context, tx Tx, col sqlgen.Column, m sqlgen.Batch) ([][16]byte, error)
}

// TurnNext updates the ids that [Take] would return, of a class of one column, and returns them as
// they were. compact is as in a Batch.
func TurnNext(ctx context.Context, d Dialect, tx Tx, c *sqlgen.Class, t *transform.Transform,
	r sqlgen.Range, rows int, compact bool) (out TakenIDs, err error) {
	if out.End, err = chunkEnd(ctx, d, tx, c, 0, t.From(), r, rows); err != nil {
		return out, err
	}
	if out.End != nil {
		r.Hi = out.End
	}
	out.IDs, err = d.(Turner).Turn(ctx, tx, c.Columns[0], sqlgen.Batch{T: t, In: &r, Compact: compact})
	return out, err
}

// ReadImages runs an UPDATE that returns the new values of a column, and returns the old ones.
func ReadImages(ctx context.Context, tx Tx, st sqlgen.Statement, col sqlgen.Column,
	t *transform.Transform) (ids [][16]byte, err error) {
	back := t.Inverse()
	var raw sql.RawBytes
	err = Each(ctx, tx, st, func() error {
		image, isID := col.Form.Decode(raw)
		id, isImage := back.Apply(image)
		if !isID || !isImage {
			return fmt.Errorf("%q came back, which is no image of an id", raw)
		}
		ids = append(ids, id)
		return nil
	}, &raw)
	return ids, err
}

// MoveRange updates the rows of a column that are all of a batch. verb begins the UPDATE.
func MoveRange(ctx context.Context, tx Tx, d Dialect, verb string, col sqlgen.Column,
	m sqlgen.Batch) (int64, error) {
	n, err := CountAffected(ctx, tx, UpdateRange(d, verb, col, m).Done())
	if err != nil {
		return n, Updating(d, col, err)
	}
	return n, nil
}

// UpdateRange writes that UPDATE.
func UpdateRange(d Dialect, verb string, col sqlgen.Column, m sqlgen.Batch) *sqlgen.Builder {
	b := sqlgen.NewBuilder(d.Profile())
	name := b.Col(col)
	b.W(verb, b.Table(col.Ref), " SET ", b.Q(col.Name), " = ", col.Form.Convert(name, m.T))
	b.AssignUnchanged(col, m.Compact)
	return b.W(" WHERE ", b.OnlyOf(col), b.InRange(col, *m.In), col.Form.Match(name, m.T.From()))
}
