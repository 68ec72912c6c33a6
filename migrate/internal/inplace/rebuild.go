package inplace

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A Rebuild makes the indexes of a class small again, which grow while every id is rewritten.
type Rebuild struct {
	DB    *sql.DB
	D     dialect.Dialect
	Class *sqlgen.Class
	Tell  func(run.Event)
}

// Check refuses where the engine, the server or the role cannot rebuild indexes.
func (r Rebuild) Check(ctx context.Context, s *dialect.Session) error {
	d := r.D.Abilities().Reindexer
	if d == nil {
		return fmt.Errorf("%w: %s has no statement that rebuilds one index while others write: %w",
			run.ErrRefused, r.D.Profile().Name(), errors.ErrUnsupported)
	}
	why, err := d.NoReindex(ctx, s, r.Class)
	if err == nil && why != "" {
		err = fmt.Errorf("%w: the indexes cannot be rebuilt: %s; nothing was changed",
			run.ErrRefused, why)
	}
	return err
}

// Run rebuilds the indexes. It also drops what an unfinished rebuild has left: an index that nobody
// reads and every write goes to.
func (r Rebuild) Run(ctx context.Context, s *dialect.Session) error {
	if err := r.Check(ctx, s); err != nil {
		return err
	}
	d := r.D.Abilities().Reindexer
	s.Patience.Tell = func(err error) {
		r.Tell(run.Event{Kind: run.Waiting, Note: err.Error()})
	}
	if err := r.sweep(ctx, s); err != nil {
		return err
	}
	list, err := d.Indexes(ctx, s, r.Class)
	if err != nil {
		return err
	}
	var failed []error
	for _, ix := range list {
		name, start := indexName(ix.Ref), time.Now()
		r.Tell(run.Event{Kind: run.Rebuilding, Object: name})
		st := d.Reindex(ix)
		err := s.Briefly(ctx, r.D, d.Wait(), st, d.Unwait())
		if ctx.Err() != nil {
			r.abandon(ctx, s)
			return ctx.Err()
		}
		if err != nil {
			failed = append(failed, fmt.Errorf("%w: %s of table %s: %w; run the same again, or let "+
				"the owner of the table run %s", run.ErrNotRebuilt, name, indexName(ix.On), err, st.SQL))
			continue
		}
		e := run.Event{Kind: run.Rebuilt, Took: time.Since(start), Object: name, Before: ix.Bytes,
			After: -1}
		now, err := d.Indexes(ctx, s, r.Class)
		if err != nil {
			return err
		}
		for _, n := range now {
			if n.Ref == ix.Ref {
				e.After = n.Bytes
			}
		}
		r.Tell(e)
	}
	return errors.Join(append(failed, r.sweep(ctx, s))...)
}

// sweep drops the indexes that unfinished rebuilds have left. It fails when one is being built.
func (r Rebuild) sweep(ctx context.Context, s *dialect.Session) error {
	d := r.D.Abilities().Reindexer
	list, err := d.Debris(ctx, s, r.Class)
	if err != nil {
		return fmt.Errorf("looking for unfinished indexes: %w", err)
	}
	for _, ix := range list {
		st, name, on := d.DropIndex(ix), indexName(ix.Ref), indexName(ix.On)
		if err := s.Briefly(ctx, r.D, st); err != nil {
			return fmt.Errorf("%w: %s of table %s is unfinished, every write goes to it, and it "+
				"cannot be dropped: %w; unless another session is building it, run %s",
				run.ErrNotRebuilt, name, on, err, st.SQL)
		}
		r.Tell(run.Event{Kind: run.Warned, Object: name, Note: fmt.Sprintf("%s of table %s, which "+
			"an unfinished rebuild has left, was dropped", name, on)})
	}
	return nil
}

// abandon drops what an interrupted rebuild has left, if the server stops working on it soon. The
// next rebuild does so too.
func (r Rebuild) abandon(ctx context.Context, s *dialect.Session) {
	clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), run.CleanUp)
	defer cancel()
	s.Close() // it is broken, and perhaps the only connection that the pool allows
	if s, err := r.D.Open(clean, r.DB); err == nil {
		defer s.Close()
		_ = r.sweep(clean, s)
	}
}

func indexName(r sqlgen.Ref) string { return state.TableName(r.Schema, r.Table) }

// Trust lets the engine check the foreign keys that a run has cost its trust. A key that is not
// there any more, or that somebody has had checked since, is left alone.
func Trust(ctx context.Context, s *dialect.Session, d dialect.Dialect, class *sqlgen.Class,
	row state.Run) error {
	trust := d.Abilities().Trust
	if trust == nil {
		return nil
	}
	for i, k := range class.Keys {
		name := state.TableName(k.Child.Schema, k.Name)
		if !k.Unvalidated || !slices.Contains(row.Before.Trusted, name) {
			continue
		}
		err := s.Patiently(ctx, d, func(int) error { return dialect.Exec(ctx, s, trust(k)) })
		if err != nil {
			return fmt.Errorf("checking the foreign key %q of %q against all rows: %w",
				k.Name, k.Child.Table, err)
		}
		class.Keys[i].Unvalidated = false // another run may name it too
	}
	return nil
}
