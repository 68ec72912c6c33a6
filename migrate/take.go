package migrate

import (
	"context"
	"errors"
	"time"

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
// The claim is renewed before it, and the range's row with it locked, so that nobody
// takes the range over while its rows are looked for, which may take long where few are
// left.
func (w *worker) takeChunk(ctx context.Context, d dialect.Taker, at state.Range, rows int) (moved []int64, hi *string, err error) {
	r, class := w.r, w.class(at)
	err = r.inTx(ctx, w.s, func(tx dialect.Tx) error {
		began := time.Now()
		ok, err := r.pl.store().Renew(ctx, tx, r.run.ID, at, w.lease)
		if err != nil {
			return err
		}
		if !ok {
			return errFenced
		}
		ids, last, err := w.take(ctx, tx, d, class, at, rows)
		if err != nil {
			return err
		}
		if d := 3 * time.Since(began); d > w.lease {
			w.lease = d
		}
		if packed(ids) == int64(rows) {
			hi = last
		}
		moved = []int64{0}
		if last == nil {
			return w.advance(ctx, tx, at, hi, 0)
		}
		// What has come behind the last one meanwhile is for the next pass.
		st, err := d.Rewrite(class, r.move, at.Until(last))
		if err != nil {
			return err
		}
		converted := make(chan error, 1)
		go func() { converted <- images(ids, r.move.T) }() // while the server writes them
		res, err := tx.ExecContext(ctx, st.SQL, st.Args...)
		if err := errors.Join(err, <-converted); err != nil {
			return err
		}
		if moved[0], err = res.RowsAffected(); err != nil {
			return err
		}
		if moved[0] != packed(ids) {
			return errRaced
		}
		if err := w.pack(ctx, tx, [][]byte{ids}); err != nil {
			return err
		}
		return w.advance(ctx, tx, at, hi, moved[0])
	})
	return moved, hi, err
}

// take locks the first rows of what is left of a range. It returns their ids and the
// last one, nil where there is none.
func (w *worker) take(ctx context.Context, tx dialect.Tx, d dialect.Taker, class *dialect.Class, at state.Range, rows int) (ids []byte, last *string, err error) {
	st, err := d.Take(class, w.r.move, at.Until(nil), rows)
	if err != nil {
		return nil, nil, err
	}
	n, ids, err := readIDs(ctx, tx, st)
	if err != nil || n == 0 {
		return nil, nil, err
	}
	key := class.Columns[0].Form.Text([16]byte(ids[len(ids)-16:]))
	return ids, &key, nil
}
