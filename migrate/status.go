package migrate

import (
	"context"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// RunStatus is what the state says of one run.
type RunStatus struct {
	Run      int64    `json:"run"`
	Rewrite  string   `json:"rewrite"`
	Strategy Strategy `json:"strategy"`
	Status   string   `json:"status"` // running, done, undoing, undone
	// Online is whether its triggers follow writers until the swap.
	Online     bool       `json:"online,omitempty"`
	Columns    []string   `json:"columns"`
	OnMismatch string     `json:"on_mismatch"`
	Moved      int64      `json:"moved"`
	Total      int64      `json:"total"`
	Paused     bool       `json:"paused"`
	Normalised bool       `json:"normalised"` // triggers for late ids are installed
	Passes     int        `json:"passes"`     // before the current one
	Started    time.Time  `json:"started"`
	Updated    time.Time  `json:"updated"`
	Finished   *time.Time `json:"finished,omitempty"`
	// Kept are the old tables that a run with Copy has left.
	Kept []KeptTable `json:"kept,omitempty"`
	// Renamed are the foreign keys and CHECKs of a run with Copy that have other names until
	// [Database.Finish] gives theirs back. Finish returns those that it left.
	Renamed []RenamedName `json:"renamed,omitempty"`
	// Lost are the rows that a swap has left in tables that were put away, where
	// [Database.Finish] looks for them.
	Lost []LostRows `json:"lost,omitempty"`
	// Untrusted are the foreign keys, as [SCHEMA.]NAME, that the run has made the
	// engine not rely on, which [Database.Finish] has checked against all rows.
	Untrusted []string `json:"untrusted,omitempty"`
	// Ranges is nil for a run that is not under way, or copies its tables.
	Ranges *RangeStatus `json:"ranges,omitempty"`
}

// RangeStatus counts the work of a run.
type RangeStatus struct {
	Left   int64 `json:"left"`   // ranges to be walked, or entries of a list to be moved
	Chunks int64 `json:"chunks"` // committed
}

// Status returns every run that the database knows of, the latest first. A
// database without state tables has none. It reads only.
func (d *Database) Status(ctx context.Context) ([]RunStatus, error) {
	fail := func(err error, doing string) ([]RunStatus, error) {
		return nil, run.AsRefusal(run.Wrap(ctx, d.in.D, err, doing))
	}
	q, end, err := dialect.Reader(ctx, d.in.D, d.in.DB)
	if err != nil {
		return fail(err, "cannot read the state")
	}
	defer end()
	return d.status(ctx, q, fail)
}

func (d *Database) status(ctx context.Context, q dialect.Querier,
	fail func(error, string) ([]RunStatus, error)) ([]RunStatus, error) {
	st := state.SQL{D: d.in.D}
	runs, err := st.List(ctx, q)
	if err != nil {
		return fail(err, "cannot read the state")
	}
	out := make([]RunStatus, 0, len(runs))
	for _, r := range runs {
		s, past, err := withKept(ctx, d.in.D, q, r, false)
		if err != nil {
			return fail(err, "cannot look for the old tables")
		}
		renamed, err := past.Renamed(ctx, q)
		if err != nil {
			return fail(err, "cannot look for the names of foreign keys")
		}
		s.Renamed = each(renamed, renamedName)
		if r.Active && r.Before.Copy == nil {
			l, err := st.Left(ctx, q, r.ID)
			if err != nil {
				return fail(err, "cannot read the state")
			}
			s.Ranges = &RangeStatus{Left: l.Ranges + l.Todo, Chunks: l.Done}
		}
		out = append(out, s)
	}
	return out, nil
}

// withKept returns the status of a run with the old tables that are there, and its copy. With count
// it counts their rows.
func withKept(ctx context.Context, d dialect.Dialect, q dialect.Querier, r state.Run,
	count bool) (s RunStatus, past *shadow.Past, err error) {
	if past, err = shadow.PastOf(d, r); err != nil {
		return s, nil, err
	}
	kept, err := past.Kept(ctx, q, count)
	s = status(r)
	s.Kept = each(kept, keptTable)
	return s, past, err
}

func status(r state.Run) RunStatus {
	s := RunStatus{
		Run: r.ID, Rewrite: r.Rewrite, Strategy: InPlace, Status: string(r.Status),
		Columns: r.Columns, OnMismatch: r.OnMismatch,
		Moved: r.Moved, Total: r.Total, Paused: r.Paused,
		Normalised: r.Normalise && r.Status != state.Undoing && r.Status != state.Undone,
		Passes:     r.Pass, Started: r.Started, Updated: r.Updated,
		Untrusted: r.Before.Trusted,
	}
	if r.Before.Copy != nil {
		s.Strategy, s.Online = Copy, r.Before.Copy.Online
	}
	if !r.Finished.IsZero() {
		s.Finished = &r.Finished
	}
	return s
}

// Pause asks the workers of the active run on a column to wait before their next chunk. It reaches
// them in every process and on every machine. Readers and writers of the tables notice nothing. A
// run that copies its tables is refused, because it holds their locks; one that does so online
// waits before its next step, while its triggers go on. It returns the run as it is then.
func (d *Database) Pause(ctx context.Context, column ColumnName) (RunStatus, error) {
	return d.setPaused(ctx, column, true)
}

// Resume takes a Pause back. It starts no worker: those that wait go on.
func (d *Database) Resume(ctx context.Context, column ColumnName) (RunStatus, error) {
	return d.setPaused(ctx, column, false)
}

func (d *Database) setPaused(
	ctx context.Context, column ColumnName, on bool,
) (out RunStatus, err error) {
	planner, err := d.controlPlanner(column)
	if err != nil {
		return out, err
	}
	err = planner.Visit(ctx, func(s *dialect.Session, pl plan.Attached) error {
		runs, err := pl.Store().List(ctx, s)
		if err != nil {
			return err
		}
		for _, r := range runs {
			if !r.Active || !pl.Shares(r) {
				continue
			}
			if err := plan.Pausable(r); err != nil {
				return err
			}
			ok, err := pl.Store().SetPaused(ctx, s, r.ID, on)
			if err != nil {
				return err
			}
			if !ok {
				return fmt.Errorf("%w: run %d on %s has ended meanwhile", ErrNoRun, r.ID, column)
			}
			r.Paused = on
			out = status(r)
			return nil
		}
		return fmt.Errorf("%w: none is under way on %s; see them with status", ErrNoRun, column)
	})
	return out, err
}

// controlPlanner returns a planner for looking up the runs on a column. It allows
// whatever its class holds, and tables that have changed or gone since.
func (d *Database) controlPlanner(column ColumnName) (*plan.Planner, error) {
	planner, err := plan.New(d.in, plan.Config{
		Column: column, AllowTriggers: true, IgnoreHiddenKeys: true, AllowOrphans: true,
	})
	if err != nil {
		return nil, err
	}
	planner.NamesOnly = true
	return planner, nil
}
