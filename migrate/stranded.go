package migrate

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// LostRows are rows that stand in a table which was put away, and not in the one in its
// place: a swap outlived its process, and the application wrote in that moment.
type LostRows struct {
	Table string `json:"table"` // [SCHEMA.]TABLE in place
	Away  string `json:"away"`  // the table that has the rows
	Rows  int64  `json:"rows"`  // writes to rows; 0: not counted
	Told  string `json:"told"`  // the table that has their keys, or the sum of the table
}

// listStranded lists the rows that a run under way has left in tables that were put away.
func listStranded(ctx context.Context, q dialect.Querier, d dialect.Dialect, r state.Run) (out []LostRows, err error) {
	c, err := keptCopy(r)
	s, ok := d.(shadow.Strander)
	if c == nil || err != nil || !ok || !r.Active {
		return nil, err
	}
	list, err := s.Stranded(ctx, q, c)
	if errors.As(err, new(*shadow.HalfError)) {
		return nil, nil // which the run itself says
	}
	for _, e := range list {
		out = append(out, LostRows{Table: tableName(e.In), Away: tableName(e.Away), Rows: e.Rows, Told: tableName(e.Told)})
	}
	return out, err
}

// leave ends a run that has left rows in tables that were put away, and forgets it.
func (pl *Plan) leave(ctx context.Context, s *dialect.Session, r state.Run) ([]LostRows, error) {
	lost, err := listStranded(ctx, s, pl.d, r)
	if err != nil || len(lost) == 0 {
		return nil, errors.Join(err, unlessLost(err, r))
	}
	c, err := keptCopy(r)
	if err != nil {
		return nil, err
	}
	copier, _ := pl.d.(shadow.Copier)
	switch alone, err := copier.Guard(ctx, s, c); {
	case err != nil:
		return nil, err
	case !alone:
		return nil, fmt.Errorf("%w: another process works on the tables of run %d; run the same again when it is over", ErrRefused, r.ID)
	}
	strander, _ := pl.d.(shadow.Strander)
	if err := strander.Leave(ctx, s, c); err != nil {
		return nil, err
	}
	return lost, pl.abandonRun(ctx, s, r)
}

// unlessLost says that a run has come to need no such end since it was looked at.
func unlessLost(err error, r state.Run) error {
	if err != nil {
		return nil
	}
	return fmt.Errorf("%w: run %d was changed by another process; look at status, and run the same again", ErrRefused, r.ID)
}
