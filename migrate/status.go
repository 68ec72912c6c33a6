package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// RunStatus is what the state says of one run.
type RunStatus struct {
	Run         int64      `json:"run"`
	Rewrite     string     `json:"rewrite"`
	Strategy    string     `json:"strategy"` // in-place, twins or rebuild
	Status      string     `json:"status"`   // running, done, undoing, undone, or one of twins
	Columns     []string   `json:"columns"`
	OnMismatch  string     `json:"on_mismatch"`
	MovedValues int64      `json:"moved"`
	Total       int64      `json:"total"`
	Request     string     `json:"requested,omitempty"` // pause or undo, which its workers find soon
	Normalised  bool       `json:"normalised"`          // triggers for late ids are installed
	Passes      int        `json:"passes"`              // before the current one
	StartedAt   time.Time  `json:"started"`
	UpdatedAt   time.Time  `json:"updated"` // when anything was last heard of it
	FinishedAt  *time.Time `json:"finished,omitempty"`
	// Activity is what a run under way does, by its workers: working, waiting, paused, stopped where
	// no worker is at it, or dead where the last ones have ended without a word. It is empty for a run
	// that has ended.
	Activity Activity `json:"activity,omitempty"`
	// Workers are the connections that work on the run or its undo, or have done so.
	Workers []WorkerStatus `json:"workers,omitempty"`
	// UntrustedKeys are the foreign keys, as [SCHEMA.]NAME, that the run has made the engine not rely
	// on, until [Database.Finish] has them checked against all rows.
	UntrustedKeys []string `json:"untrusted,omitempty"`
	// Suspect says that pairs of twins may differ. A verification tells, and a cut-over compares them
	// first.
	Suspect bool `json:"suspect,omitempty"`
	// Ranges is nil for a run that is not under way.
	Ranges *RangeStatus `json:"ranges,omitempty"`
}

// RangeStatus counts the work of a run.
type RangeStatus struct {
	RangesLeft int64 `json:"left"`   // ranges to be walked, or entries of a list to be moved
	Chunks     int64 `json:"chunks"` // committed, by all workers
}

// Status returns every run that the database knows of, the latest first. A
// database without state tables has none. It reads only.
func (d *Database) Status(ctx context.Context) ([]RunStatus, error) {
	q, end, err := dialect.Reader(ctx, d.in.D, d.in.DB)
	if err != nil {
		return nil, d.refuse(ctx, err, "cannot read the state")
	}
	defer end()
	st := state.SQL{D: d.in.D}
	runs, err := st.List(ctx, q)
	if err != nil {
		return nil, d.refuse(ctx, err, "cannot read the state")
	}
	if len(runs) == 0 {
		if err := st.Hidden(ctx, q); err != nil {
			return nil, d.refuse(ctx, err, "cannot tell whether a run is recorded")
		}
	}
	out := make([]RunStatus, 0, len(runs))
	for _, r := range runs {
		s := status(r)
		if r.Active && r.Status != state.Rebuilt {
			l, err := st.CountWork(ctx, q, r.ID)
			if err != nil {
				return nil, d.refuse(ctx, err, "cannot read the state")
			}
			s.Ranges = &RangeStatus{RangesLeft: l.Ranges + l.Todo}
		}
		if err := s.addWorkers(ctx, d.in.D, q); err != nil {
			return nil, d.refuse(ctx, err, "cannot read the state")
		}
		out = append(out, s)
	}
	return out, nil
}

func status(r state.Run) RunStatus {
	s := RunStatus{
		Run: r.ID, Rewrite: r.Rewrite, Strategy: InPlace, Status: string(r.Status),
		Columns: r.Columns, OnMismatch: r.OnMismatch,
		MovedValues: r.MovedValues, Total: r.Total, Request: string(r.Request),
		Normalised: r.Normalise && r.Status != state.Undoing && r.Status != state.Undone,
		Passes:     r.Pass, StartedAt: r.StartedAt, UpdatedAt: r.UpdatedAt,
		UntrustedKeys: r.Before.UntrustedKeys,
	}
	switch t := r.Before.Twins; {
	case t != nil && t.Was != nil:
		s.Strategy = ByRebuild
	case t != nil:
		s.Strategy, s.Suspect = ByTwins, t.Suspect
	}
	if !r.FinishedAt.IsZero() {
		s.FinishedAt = &r.FinishedAt
	}
	return s
}

// Pause asks the workers of the active run on a column to wait before their next chunk. It reaches
// them in every process and on every machine, and returns the run as it is then. Readers and
// writers of the tables notice nothing.
func (d *Database) Pause(ctx context.Context, column ColumnName) (RunStatus, error) {
	return d.request(ctx, column, state.Pause)
}

// RequestUndo asks the workers of the active run on a column to end, so that its undo can be
// planned. It returns the run as it is then: a worker that is frozen in a chunk ends when it wakes.
// Until the undo, or a [Database.Resume], the run is refused to everybody else.
func (d *Database) RequestUndo(ctx context.Context, column ColumnName) (RunStatus, error) {
	return d.request(ctx, column, state.Undo)
}

// Resume takes a Pause or a RequestUndo back. It starts no worker: those that wait go on.
func (d *Database) Resume(ctx context.Context, column ColumnName) (RunStatus, error) {
	return d.request(ctx, column, state.NoRequest)
}

func (d *Database) request(ctx context.Context, column ColumnName, what state.Request) (
	out RunStatus, err error) {
	err = d.visit(ctx, column, func(s *dialect.Session, pl plan.AttachedPlan, runs []state.Run) error {
		i := slices.IndexFunc(runs, func(r state.Run) bool { return r.Active && pl.Shares(r) })
		if i < 0 {
			return fmt.Errorf("%w: none is under way on %s; see them with status", ErrNoRun, column)
		}
		r := runs[i]
		if err := plan.MayRequest(r, what); err != nil {
			return err
		}
		ok, err := pl.Store().Request(ctx, s, r.ID, what)
		if err != nil {
			return d.wrap(ctx, err, fmt.Sprintf("cannot write what is requested of run %d", r.ID))
		}
		cur, err := pl.Store().Get(ctx, s, r.ID)
		switch {
		case errors.Is(err, sql.ErrNoRows), err == nil && !cur.Active:
			return fmt.Errorf("%w: run %d on %s has ended meanwhile", ErrNoRun, r.ID, column)
		case err == nil && !ok: // somebody has requested something else since
			return plan.MayRequest(cur, what)
		}
		out = status(cur)
		return err
	})
	return out, err
}

// visit finds the class of a column, and hands it on with all runs. It allows whatever the class
// holds, and tables that have changed or gone since.
func (d *Database) visit(ctx context.Context, column ColumnName,
	f func(*dialect.Session, plan.AttachedPlan, []state.Run) error) error {
	planner, err := plan.New(d.in, plan.Config{
		Column: column, AllowTriggers: true, IgnoreHiddenKeys: true, AllowOrphans: true,
	})
	if err != nil {
		return err
	}
	planner.NamesOnly = true
	return planner.Visit(ctx, func(s *dialect.Session, pl plan.AttachedPlan) error {
		runs, err := pl.Store().List(ctx, s)
		if err == nil && len(runs) == 0 {
			err = d.wrap(ctx, pl.Store().Hidden(ctx, s), "cannot tell whether a run is recorded")
		}
		if err != nil {
			return err
		}
		return f(s, pl, runs)
	})
}
