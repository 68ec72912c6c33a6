package migrate

import (
	"context"
	"database/sql"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// RunStatus is what the state says of one run.
type RunStatus struct {
	Run        int64      `json:"run"`
	Rewrite    string     `json:"rewrite"`
	Status     string     `json:"status"` // running, done, undoing, undone
	Columns    []string   `json:"columns"`
	OnMismatch string     `json:"on_mismatch"`
	Moved      int64      `json:"moved"`
	Total      int64      `json:"total"`
	Started    time.Time  `json:"started"`
	Updated    time.Time  `json:"updated"`
	Finished   *time.Time `json:"finished,omitempty"`
}

// Status returns every run that the database knows of, the latest first. A
// database without state tables has none. It reads only.
func Status(ctx context.Context, db *sql.DB, p engine.Profile) ([]RunStatus, error) {
	d, err := dialect.For(p)
	if err != nil {
		return nil, err
	}
	runs, err := state.Store{D: d}.List(ctx, db)
	if err != nil {
		return nil, wrap(ctx, d, err, "cannot read the state")
	}
	out := make([]RunStatus, 0, len(runs))
	for _, r := range runs {
		s := RunStatus{
			Run: r.ID, Rewrite: r.Rewrite, Status: string(r.Status), Columns: r.Columns, OnMismatch: r.OnMismatch,
			Moved: r.Moved, Total: r.Total, Started: r.Started, Updated: r.Updated,
		}
		if !r.Finished.IsZero() {
			s.Finished = &r.Finished
		}
		out = append(out, s)
	}
	return out, nil
}
