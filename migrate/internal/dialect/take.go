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
	col, known := c.Columns[at], false
	if col.Places != nil {
		out.End, known = col.Places.Next(r, rows)
	}
	if !known {
		var end string
		err := Scan(ctx, tx, sqlgen.ChunkEnd(d, c, at, p, r, rows), &end)
		if err == nil {
			out.End = &end
		} else if !errors.Is(err, sql.ErrNoRows) {
			return out, fmt.Errorf("finding the next chunk: %w", err)
		}
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

// MoveRange updates the rows of a column that are all of a batch. verb begins the UPDATE.
func MoveRange(ctx context.Context, tx Tx, d Dialect, verb string, col sqlgen.Column,
	m sqlgen.Batch) (int64, error) {
	b := sqlgen.NewBuilder(d.Profile())
	name := b.Col(col)
	b.W(verb, b.Table(col.Ref), " SET ", b.Q(col.Name), " = ", col.Form.Convert(name, m.T))
	for _, k := range col.Keep {
		b.W(", ", b.Q(k), " = ", b.Q(k))
	}
	b.W(" WHERE ", b.OnlyOf(col), b.InRange(col, *m.In), col.Form.Match(name, m.T.From()))
	n, err := CountAffected(ctx, tx, b.Done())
	if err != nil {
		return n, Updating(d, col, err)
	}
	return n, nil
}
