package run

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// CleanUp is how long it may take to take back what a process has begun.
const CleanUp = 20 * time.Second

// Reopen gives the session up and opens another one, which the caller closes. The old one may be
// broken, and be the only connection that the pool allows.
func (p *Part) Reopen(ctx context.Context) (*dialect.Session, error) {
	p.S.Close()
	return p.D.Open(ctx, p.DB)
}

// Standing returns the run's row, nil when the run was forgotten, and another one may have its
// number.
func (p *Part) Standing(ctx context.Context, s *dialect.Session) (*state.Run, error) {
	cur, err := p.State().Get(ctx, s, p.Row.ID)
	if errors.Is(err, sql.ErrNoRows) || err == nil && !cur.Started.Equal(p.Row.Started) {
		return nil, nil
	}
	return &cur, err
}

// TakeBack undoes what this process has written about the run, unless another one has committed a
// chunk of it. restore puts a row back that was there before.
func (p *Part) TakeBack(ctx context.Context, s *dialect.Session,
	restore func(tx dialect.Tx, back state.Run, left state.Left) error) error {
	return s.InTx(ctx, func(tx dialect.Tx) error {
		st := p.State()
		if err := st.DropRanges(ctx, tx, p.Row.ID); err != nil { // it waits for chunks under way
			return err
		}
		left, err := st.Left(ctx, tx, p.Row.ID)
		switch {
		case err != nil:
			return err
		case p.Prev != nil:
			back := *p.Prev
			back.Seq = p.Row.Seq
			return restore(tx, back, left)
		case left.Done > 0:
			return ErrFenced
		}
		ok, err := st.Remove(ctx, tx, p.Row.ID, p.insertedSeq)
		if err == nil && !ok { // another process has joined it: the ranges are for that one
			err = ErrFenced
		}
		return err
	})
}

// PutBack writes a row as it was.
func (p *Part) PutBack(ctx context.Context, tx dialect.Tx, back state.Run) error {
	if err := p.Update(ctx, tx, &back); err != nil || !back.Active || !back.Paused {
		return err
	}
	_, err := p.State().SetPaused(ctx, tx, back.ID, true)
	return err
}

// DropState removes the state tables if this process has made them and they are empty. It is
// harmless if it cannot.
func (p *Part) DropState(ctx context.Context, s *dialect.Session) {
	if p.createdTables {
		_ = p.State().Drop(ctx, s)
	}
}
