package migrate

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// RunStatus is what the state says of one run.
type RunStatus struct {
	Run      int64  `json:"run"`
	Rewrite  string `json:"rewrite"`
	Strategy string `json:"strategy"`
	Status   string `json:"status"` // running, done, undoing, undone
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
	// Lost are the rows that a swap has left in tables that were put away, where [Database.Finish]
	// looks for them.
	Lost []LostRows `json:"lost,omitempty"`
	// Untrusted are the foreign keys, as [SCHEMA.]NAME, that the run has made the engine not rely on,
	// until [Database.Finish] has them checked against all rows.
	Untrusted []string `json:"untrusted,omitempty"`
	// Ranges is nil for a run that is not under way, or copies its tables.
	Ranges *RangeStatus `json:"ranges,omitempty"`
}

// RangeStatus counts the work of a run.
type RangeStatus struct {
	Left   int64 `json:"left"`   // ranges to be walked, or entries of a list to be moved
	Chunks int64 `json:"chunks"` // committed
}

// A KeptTable is an old table that a run with [Copy] has kept.
//
//	Table string // [SCHEMA.]TABLE as in a ColumnName
//	Was   string // the table in whose place it was
//	Bytes int64  // with its indexes; -1 where the engine does not tell
//	Rows  int64  // -1 when they were not counted
type KeptTable = shadow.KeptTable

// A RenamedName is a foreign key or a CHECK that has another name while an old table is kept.
type RenamedName struct {
	Table string `json:"table"` // [SCHEMA.]TABLE as in a ColumnName
	Now   string `json:"now"`
	Was   string `json:"was"`
	// Statement gives the name back. It may be several statements for one session.
	Statement string `json:"statement,omitempty"`
	// Reason says why [Database.Finish] leaves the name: another table has it, or the engine would
	// rebuild a table of many rows for it. It is empty for a name that Finish gives back.
	Reason string `json:"reason,omitempty"`
}

// LostRows are rows that stand in a table which was put away, and not in the one in its
// place: a swap outlived its process, and the application wrote in that moment.
type LostRows struct {
	Table string `json:"table"` // [SCHEMA.]TABLE in place
	Away  string `json:"away"`  // the table that has the rows
	Rows  int64  `json:"rows"`  // writes to rows; 0: not counted
	Told  string `json:"told"`  // the table that has their keys, or the sum of the table
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
	out := make([]RunStatus, 0, len(runs))
	for _, r := range runs {
		s, past, err := withKept(ctx, d.in.D, q, r, false)
		if err != nil {
			return nil, d.refuse(ctx, err, "cannot look for the old tables")
		}
		renamed, err := past.Renamed(ctx, q)
		if err != nil {
			return nil, d.refuse(ctx, err, "cannot look for the names of foreign keys")
		}
		s.addRenamed(renamed)
		if r.Active && r.Before.Copy == nil {
			l, err := st.Left(ctx, q, r.ID)
			if err != nil {
				return nil, d.refuse(ctx, err, "cannot read the state")
			}
			s.Ranges = &RangeStatus{Left: l.Ranges + l.Todo, Chunks: l.Done}
		}
		out = append(out, s)
	}
	return out, nil
}

// withKept returns the status of a run with the old tables that are there, and its copy. With count
// it counts their rows.
func withKept(ctx context.Context, d dialect.Dialect, q dialect.Querier, r state.Run, count bool) (
	s RunStatus, past *shadow.Past, err error) {
	if past, err = shadow.PastOf(d, r); err != nil {
		return s, nil, err
	}
	s = status(r)
	s.Kept, err = past.Kept(ctx, q, count)
	return s, past, err
}

func (s *RunStatus) addRenamed(list []shadow.Renamed) {
	for _, r := range list {
		s.Renamed = append(s.Renamed, RenamedName{Table: plan.TableName(r.Table), Now: r.Now,
			Was: r.Was, Statement: r.Statement, Reason: r.Reason})
	}
}

func (s *RunStatus) addLost(list []*shadow.LostError) {
	for _, e := range list {
		s.Lost = append(s.Lost, LostRows{Table: plan.TableName(e.In), Away: plan.TableName(e.Away),
			Rows: e.Rows, Told: plan.TableName(e.Told)})
	}
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
// them in every process and on every machine, and returns the run as it is then. Readers and
// writers of the tables notice nothing. A run that copies its tables is refused, because it holds
// their locks; an online one waits before its next step, while its triggers go on.
func (d *Database) Pause(ctx context.Context, column ColumnName) (RunStatus, error) {
	return d.setPaused(ctx, column, true)
}

// Resume takes a Pause back. It starts no worker: those that wait go on.
func (d *Database) Resume(ctx context.Context, column ColumnName) (RunStatus, error) {
	return d.setPaused(ctx, column, false)
}

func (d *Database) setPaused(ctx context.Context, column ColumnName, on bool) (
	out RunStatus, err error) {
	err = d.visit(ctx, column, func(s *dialect.Session, pl plan.Attached, runs []state.Run) error {
		i := slices.IndexFunc(runs, func(r state.Run) bool { return r.Active && pl.Shares(r) })
		if i < 0 {
			return fmt.Errorf("%w: none is under way on %s; see them with status", ErrNoRun, column)
		}
		r := runs[i]
		if err := plan.Pausable(r); err != nil {
			return err
		}
		ok, err := pl.Store().SetPaused(ctx, s, r.ID, on)
		if err == nil && !ok {
			err = fmt.Errorf("%w: run %d on %s has ended meanwhile", ErrNoRun, r.ID, column)
		}
		if err != nil {
			return err
		}
		r.Paused = on
		out = status(r)
		return nil
	})
	return out, err
}

// visit finds the class of a column, and hands it on with all runs. It allows whatever the class
// holds, and tables that have changed or gone since.
func (d *Database) visit(ctx context.Context, column ColumnName,
	f func(*dialect.Session, plan.Attached, []state.Run) error) error {
	planner, err := plan.New(d.in, plan.Config{
		Column: column, AllowTriggers: true, IgnoreHiddenKeys: true, AllowOrphans: true,
	})
	if err != nil {
		return err
	}
	planner.NamesOnly = true
	return planner.Visit(ctx, func(s *dialect.Session, pl plan.Attached) error {
		runs, err := pl.Store().List(ctx, s)
		if err != nil {
			return err
		}
		return f(s, pl, runs)
	})
}
