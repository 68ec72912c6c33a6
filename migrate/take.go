package migrate

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// taker returns the engine where it takes the rows of the next chunk itself, nil where
// the end of the chunk is to be found first.
func (w *worker) taker(at state.Range) dialect.Taker {
	if d, ok := w.r.d.(dialect.Taker); ok && d.Takes(w.class(at), w.r.move) {
		return d
	}
	return nil
}

// takeChunk is chunk where the statement that locks the rows also says where they end.
// The claim is checked before it, and once more when the cursor is moved.
func (w *worker) takeChunk(ctx context.Context, d dialect.Taker, at state.Range, rows int) (moved []int64, hi *string, err error) {
	r, class := w.r, w.class(at)
	r.writing.Add(1)
	defer r.writing.Add(-1)
	err = r.inTx(ctx, w.s, func(tx dialect.Tx) error {
		ok, err := r.pl.store().Renew(ctx, tx, r.run.ID, at, w.lease)
		if err != nil {
			return err
		}
		if !ok {
			return errFenced
		}
		var ids []byte
		if ids, hi, err = w.take(ctx, tx, d, class, at, rows); err != nil {
			return err
		}
		if err := w.advance(ctx, tx, at, hi); err != nil {
			return err
		}
		st, err := d.Rewrite(class, r.move, at.Until(hi))
		if err != nil {
			return err
		}
		res, err := tx.ExecContext(ctx, st.SQL, st.Args...)
		if err != nil {
			return err
		}
		n, err := res.RowsAffected()
		if err != nil {
			return err
		}
		if n != packed(ids) {
			return errRaced
		}
		moved = []int64{n}
		return w.record(ctx, tx, at, moved, [][]byte{ids})
	})
	return moved, hi, err
}

// take locks the first rows of what is left of a range. It returns the images of their
// ids and the last id, nil where these are all.
func (w *worker) take(ctx context.Context, tx dialect.Tx, d dialect.Taker, class *dialect.Class, at state.Range, rows int) (ids []byte, hi *string, err error) {
	st, err := d.Take(class, w.r.move, at.Until(nil), rows)
	if err != nil {
		return nil, nil, err
	}
	n, ids, err := readRange(ctx, tx, st, w.r.move.T)
	if err != nil {
		return nil, nil, err
	}
	if n == int64(rows) {
		form, last := class.Columns[0].Form, ids[len(ids)-16:]
		id, ok := form.Decode(last)
		if !ok {
			return nil, nil, fmt.Errorf("%x came back as an id of %s", last, columnName(class.Columns[0]))
		}
		key := form.Text(id)
		hi = &key
	}
	return ids, hi, images(ids, w.r.move.T)
}
