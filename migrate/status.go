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
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// RunStatus is what the state says of one run.
type RunStatus struct {
	Run      int64  `json:"run"`
	Rewrite  string `json:"rewrite"`
	Strategy string `json:"strategy"`
	Status   string `json:"status"` // running, done, undoing, undone, or one of a run by twins
	// Online is whether its triggers follow writers until the swap.
	Online     bool       `json:"online,omitempty"`
	Columns    []string   `json:"columns"`
	OnMismatch string     `json:"on_mismatch"`
	Moved      int64      `json:"moved"`
	Total      int64      `json:"total"`
	Requested  string     `json:"requested,omitempty"` // pause or undo, which its workers find soon
	Normalised bool       `json:"normalised"`          // triggers for late ids are installed
	Passes     int        `json:"passes"`              // before the current one
	Started    time.Time  `json:"started"`
	Updated    time.Time  `json:"updated"` // when anything was last heard of it
	Finished   *time.Time `json:"finished,omitempty"`
	// Activity is what a run under way does, by its workers: working, waiting, paused, stopped where
	// no worker is at it, or dead where the last ones have ended without a word. It is empty for a run
	// that has ended.
	Activity string `json:"activity,omitempty"`
	// Workers are the connections that work on the run or its undo, or have done so.
	Workers []WorkerStatus `json:"workers,omitempty"`
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
	Chunks int64 `json:"chunks"` // committed, by all workers
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
	if len(runs) == 0 {
		if err := st.Hidden(ctx, q); err != nil {
			return nil, d.refuse(ctx, err, "cannot tell whether a run is recorded")
		}
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
			s.Ranges = &RangeStatus{Left: l.Ranges + l.Todo}
		}
		if err := s.addWorkers(ctx, d.in.D, q); err != nil {
			return nil, d.refuse(ctx, err, "cannot read the state")
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
		Moved: r.Moved, Total: r.Total, Requested: string(r.Requested),
		Normalised: r.Normalise && r.Status != state.Undoing && r.Status != state.Undone,
		Passes:     r.Pass, Started: r.Started, Updated: r.Updated,
		Untrusted: r.Before.Trusted,
	}
	if r.Before.Copy != nil {
		s.Strategy, s.Online = Copy, r.Before.Copy.Online
	}
	if r.Before.Twins != nil {
		s.Strategy = ByTwins
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
	err = d.visit(ctx, column, func(s *dialect.Session, pl plan.Attached, runs []state.Run) error {
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
