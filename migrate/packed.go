package migrate

import (
	"context"
	"database/sql"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// An undo needs to know of every id whether the run made it. While a run works,
// each chunk writes its images down packed, about sixteen bytes per id and no
// index; the first plan of an undo unpacks them into the table that the undo
// looks ids up in.
//
// This says exactly what recording each id at once would say. A chunk's packed
// rows are written in its transaction, so that they are there if and only if the
// chunk is. Both forms hold the set of the images of all chunks: what stands
// there twice, because two columns have it, becomes one when it is unpacked. What
// the indexed record does beside that is to stop a chunk whose image is recorded
// as another kind: as an id that had the target version before the run, or as one
// that is still to be rewritten. Where the run has recorded no such id there is
// nothing to stop for; where it has, ids are recorded one by one. An undo unpacks
// once more after it has been opened: no chunk of the run can be committed from
// then on, and what was committed between is there.

// prepare decides how the run that was opened is walked and recorded.
func (r *Runner) prepare(ctx context.Context) error {
	r.class, r.move.Compact, r.move.Wide = r.pl.class, r.cfg.Vacuum, r.wide()
	if r.ended {
		return nil
	}
	if r.run.Before.Places {
		if r.places == nil {
			return fmt.Errorf("%w: run %d walks %s by the places of its rows, which the table does not have any more, or whose ids need not be unique any more; undo the run", ErrRefused, r.run.ID, r.pl.Column)
		}
		c := *r.pl.class
		c.Columns = slices.Clone(c.Columns)
		c.Columns[0].Places = r.places
		for i := range c.Columns[1:] {
			c.Columns[1+i].Among = &c.Columns[0]
		}
		r.class = &c
	}
	if r.pl.Undo {
		return r.pl.unpack(ctx, r.s, r.run.ID)
	}
	if r.move.Pick != dialect.PickAll {
		return nil
	}
	others, err := r.pl.store().HasOthers(ctx, r.s, r.run.ID)
	r.move.Packed = err == nil && !others && !r.s.Unpacked
	return err
}

// wide reports whether a value of the server's has room for the digits of the ids of
// the largest chunk, and as much again.
func (r *Runner) wide() bool {
	return r.pl.Columns[0].Unique && r.s.Packet >= 2*32*int64(r.cfg.ChunkRows)
}

// unpack moves the packed record of a run into the indexed one, in transactions
// of their own. It may be repeated, and run by several processes.
func (pl *Plan) unpack(ctx context.Context, s *dialect.Session, run int64) error {
	r := &Runner{pl: pl, d: pl.d, s: s}
	for {
		var n int
		err := r.inTx(ctx, s, func(tx dialect.Tx) (err error) {
			n, err = pl.store().Unpack(ctx, tx, run)
			return err
		})
		if err != nil {
			return fmt.Errorf("making an index of the ids that run %d has moved: %w", run, err)
		}
		if n == 0 {
			return nil
		}
	}
}

// unpackFor unpacks for the plan of an undo. For a preview it does so in tables of
// the session, or in a transaction of it, which end rolls back: what the session
// reads until then, it reads within.
func (pl *Plan) unpackFor(ctx context.Context, s *dialect.Session, run int64) (end func(), err error) {
	end = func() {}
	if !pl.preview {
		return end, pl.unpack(ctx, s, run)
	}
	switch packed, err := pl.store().HasPacked(ctx, s, run); {
	case err != nil:
		return end, err
	case !packed:
		return end, nil
	}
	var q dialect.Querier = s
	if d, ok := pl.d.(dialect.Previewer); ok {
		end, err = pl.apart(ctx, s, d, run)
	} else {
		var tx dialect.Tx
		if tx, err = s.Begin(ctx); err == nil {
			q, end = tx, func() { _ = tx.Rollback() } // or the connection is gone, and the transaction with it
		}
	}
	for n := 1; n > 0 && err == nil; {
		n, err = pl.store().Unpack(ctx, q, run)
	}
	if err != nil {
		err = fmt.Errorf("making an index of the ids that run %d has moved, for the time of the plan: %w", run, err)
	}
	return end, err
}

// apart lets the plan read the record of a run from tables of the session, until
// end.
func (pl *Plan) apart(ctx context.Context, s *dialect.Session, d dialect.Previewer, run int64) (end func(), err error) {
	was := pl.d
	own, begin, drop := d.Preview(run)
	end = func() {
		pl.d = was
		for _, st := range drop {
			_, _ = s.ExecContext(context.WithoutCancel(ctx), st.SQL, st.Args...)
		}
	}
	for _, st := range begin {
		if _, err := s.ExecContext(ctx, st.SQL, st.Args...); err != nil {
			return end, err
		}
	}
	pl.d = own
	return end, nil
}

// readRange runs what locks or reads the rows of a range, and returns their number and,
// where it tells them, their images.
func readRange(ctx context.Context, tx dialect.Tx, st dialect.Statement, t *transform.Transform) (n int64, ids []byte, err error) {
	n, ids, err = readIDs(ctx, tx, st)
	if err != nil || !st.Raw {
		return n, ids, err
	}
	return n, ids, images(ids, t)
}

// readIDs is readRange for ids as they come back.
func readIDs(ctx context.Context, tx dialect.Tx, st dialect.Statement) (n int64, ids []byte, err error) {
	if st.Does == dialect.Lock {
		err = tx.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&n)
		return n, nil, err
	}
	rows, err := tx.QueryContext(ctx, st.SQL, st.Args...)
	if err != nil {
		return 0, nil, err
	}
	defer rows.Close()
	var raw sql.RawBytes
	of := int64(1)
	dest := []any{&raw}
	if st.Does == dialect.LockGroup {
		dest = append(dest, &of)
	}
	for rows.Next() {
		if err := rows.Scan(dest...); err != nil {
			return 0, nil, err
		}
		many := int64(len(raw) / 16) // NULL is none
		if len(raw)%16 != 0 || st.Does == dialect.LockGroup && many != 1 {
			return 0, nil, fmt.Errorf("ids of %d bytes came back", len(raw))
		}
		ids, n = append(ids, raw...), n+many*of
	}
	return n, ids, rows.Err()
}

// readPack runs what returns the ids of a range as one value, and returns their images.
func readPack(ctx context.Context, tx dialect.Tx, st dialect.Statement, t *transform.Transform) (ids []byte, err error) {
	if err := tx.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&ids); err != nil || !st.Raw {
		return ids, err
	}
	return ids, images(ids, t)
}

// images puts the images of ids, one after the other, in their places.
func images(ids []byte, t *transform.Transform) error {
	for i := 0; i+16 <= len(ids); i += 16 { // what is less than one is counted later
		image, ok := t.Apply([16]byte(ids[i : i+16]))
		if !ok { // what the server matched
			return fmt.Errorf("%x came back, to which %s does not apply", ids[i:i+16], t.Name())
		}
		copy(ids[i:], image[:])
	}
	return nil
}

// packed is how many ids there are, one after the other; less than 0: bytes of one are
// missing.
func packed(ids []byte) int64 {
	if len(ids)%16 != 0 {
		return -1
	}
	return int64(len(ids) / 16)
}

// union joins the ids of all columns. An id that the first column has already, as
// that of a child has, is left out.
func union(packs [][]byte) []byte {
	if len(packs) == 0 {
		return nil
	}
	out := packs[0]
	if len(packs) == 1 || !slices.ContainsFunc(packs[1:], func(p []byte) bool { return len(p) > 0 }) {
		return out
	}
	seen := make(map[[16]byte]struct{}, len(out)/16)
	for i := 0; i < len(out); i += 16 {
		seen[[16]byte(out[i:i+16])] = struct{}{}
	}
	for _, p := range packs[1:] {
		for i := 0; i < len(p); i += 16 {
			id := [16]byte(p[i : i+16])
			if _, ok := seen[id]; !ok {
				seen[id] = struct{}{}
				out = append(out, id[:]...)
			}
		}
	}
	return out
}
