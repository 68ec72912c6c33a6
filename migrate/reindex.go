package migrate

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// reindexer returns what rebuilds the indexes of the class, or why nothing may.
func (pl *Plan) reindexer(ctx context.Context, s *dialect.Session) (dialect.Reindexer, error) {
	d, ok := pl.d.(dialect.Reindexer)
	if !ok {
		return nil, fmt.Errorf("%w: %s has no statement that rebuilds one index while others write: %w",
			ErrRefused, pl.d.Profile().Name(), errors.ErrUnsupported)
	}
	why, err := d.NoReindex(ctx, s, pl.class)
	if err == nil && why != "" {
		err = fmt.Errorf("%w: the indexes cannot be rebuilt: %s; nothing was changed", ErrRefused, why)
	}
	return d, err
}

// reindexes are the statements that rebuild the indexes of the class.
func (pl *Plan) reindexes(ctx context.Context, s *dialect.Session) (out []string, err error) {
	d, ok := pl.d.(dialect.Reindexer)
	if !ok {
		return nil, nil
	}
	list, err := d.Indexes(ctx, s, pl.class)
	if err != nil {
		return nil, fmt.Errorf("looking for the indexes of the ids: %w", err)
	}
	for _, ix := range list {
		st, err := d.Reindex(ix)
		if err != nil {
			return nil, err
		}
		out = append(out, st.SQL)
	}
	return out, nil
}

// rebuild rebuilds the indexes of the class, and drops what an unfinished rebuild has left:
// an index that nobody reads and every write goes to.
func (pl *Plan) rebuild(ctx context.Context, s *dialect.Session, tell func(Event)) error {
	d, err := pl.reindexer(ctx, s)
	if err != nil {
		return err
	}
	s.Patience.Tell = func(err error) { tell(Event{Kind: Waiting, Note: err.Error()}) }
	if err := pl.sweep(ctx, s, d, tell); err != nil {
		return err
	}
	list, err := d.Indexes(ctx, s, pl.class)
	if err != nil {
		return err
	}
	var failed []error
	for _, ix := range list {
		name, start := tableName(ix.Ref), time.Now()
		tell(Event{Kind: Rebuilding, Object: name})
		st, err := d.Reindex(ix)
		if err != nil {
			return err
		}
		if err := s.Briefly(ctx, pl.d, d.Wait(), st, d.Unwait()); ctx.Err() != nil {
			pl.abandonRebuild(ctx, s, d, tell)
			return ctx.Err()
		} else if err != nil {
			failed = append(failed, fmt.Errorf("%w: %s of table %s: %w; run the same again, or let the owner of the table run %s",
				ErrNotRebuilt, name, tableName(ix.On), err, st.SQL))
			continue
		}
		e := Event{Kind: Rebuilt, Took: time.Since(start), Object: name, Before: ix.Bytes, After: -1}
		now, err := d.Indexes(ctx, s, pl.class)
		if err != nil {
			return err
		}
		for _, n := range now {
			if n.Ref == ix.Ref {
				e.After = n.Bytes
			}
		}
		tell(e)
	}
	return errors.Join(append(failed, pl.sweep(ctx, s, d, tell))...)
}

// sweep drops the indexes that unfinished rebuilds have left. It fails when another session
// is building one.
func (pl *Plan) sweep(ctx context.Context, s *dialect.Session, d dialect.Reindexer, tell func(Event)) error {
	list, err := d.Debris(ctx, s, pl.class)
	if err != nil {
		return fmt.Errorf("looking for unfinished indexes: %w", err)
	}
	for _, ix := range list {
		st, err := d.DropIndex(ix)
		if err != nil {
			return err
		}
		name, on := tableName(ix.Ref), tableName(ix.On)
		if err := s.Briefly(ctx, pl.d, st); err != nil {
			return fmt.Errorf("%w: %s of table %s is unfinished, every write goes to it, and it cannot be dropped: %w; "+
				"unless another session is building it, run %s", ErrNotRebuilt, name, on, err, st.SQL)
		}
		tell(Event{Kind: Warned, Object: name,
			Note: fmt.Sprintf("%s of table %s, which an unfinished rebuild has left, was dropped", name, on)})
	}
	return nil
}

// abandonRebuild drops what a rebuild that was interrupted has left, if the server stops working on
// it soon. The next rebuild does so too.
func (pl *Plan) abandonRebuild(
	ctx context.Context, s *dialect.Session, d dialect.Reindexer, tell func(Event),
) {
	clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), cleanUp)
	defer cancel()
	s.Close() // it is broken, and perhaps the only connection that the pool allows
	if s, err := pl.d.Open(clean, pl.db); err == nil {
		defer s.Close()
		_ = pl.sweep(clean, s, d, tell)
	}
}
