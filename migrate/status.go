package migrate

import (
	"context"
	"database/sql"
	"time"

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
	Passes     int        `json:"passes"`     // before the one at hand
	Started    time.Time  `json:"started"`
	Updated    time.Time  `json:"updated"`
	Finished   *time.Time `json:"finished,omitempty"`
	// Kept are the old tables that a run with Copy has left.
	Kept []KeptTable `json:"kept,omitempty"`
	// Renamed are the foreign keys and CHECKs of a run with Copy that have other names until
	// [Database.Finish] gives theirs back. Finish returns those that it could not give back.
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
	st := state.SQL{D: d.d}
	runs, err := st.List(ctx, d.db)
	if err != nil {
		return nil, asRefusal(wrap(ctx, d.d, err, "cannot read the state"))
	}
	out := make([]RunStatus, 0, len(runs))
	for _, r := range runs {
		s := status(r)
		if s.Kept, err = listKept(ctx, d.db, d.d, r, false); err != nil {
			return nil, asRefusal(wrap(ctx, d.d, err, "cannot look for the old tables"))
		}
		if s.Renamed, err = listRenamed(ctx, d.db, d.d, r); err != nil {
			return nil, asRefusal(wrap(ctx, d.d, err, "cannot look for the names of foreign keys"))
		}
		if r.Active && r.Before.Copy == nil {
			if s.Ranges, err = ranges(ctx, st, d.db, r.ID); err != nil {
				return nil, asRefusal(wrap(ctx, d.d, err, "cannot read the state"))
			}
		}
		out = append(out, s)
	}
	return out, nil
}

func status(r state.Run) RunStatus {
	s := RunStatus{
		Run: r.ID, Rewrite: r.Rewrite, Strategy: InPlace, Status: string(r.Status), Columns: r.Columns, OnMismatch: r.OnMismatch,
		Moved: r.Moved, Total: r.Total, Paused: r.Paused, Normalised: r.Normalise && r.Status != state.Undoing && r.Status != state.Undone, Passes: r.Pass, Started: r.Started, Updated: r.Updated,
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

func ranges(ctx context.Context, st state.SQL, db *sql.DB, run int64) (*RangeStatus, error) {
	l, err := st.Left(ctx, db, run)
	if err != nil {
		return nil, err
	}
	return &RangeStatus{Left: l.Ranges + l.Todo, Chunks: l.Done}, nil
}
