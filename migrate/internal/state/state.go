// Package state owns the two tables in which a rewrite keeps its state, in the
// database that it changes. It stores positions and never interprets them.
package state

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// Format is the version of the tables that this package writes. A run with a
// higher one was written by a later release and is refused.
const Format = 1

// Status is where a run is in its life.
type Status string

// The statuses.
const (
	Running Status = "running" // ids are being rewritten, or were when the process ended
	Done    Status = "done"
	Undoing Status = "undoing"
	Undone  Status = "undone"
)

// A Run is one row: one rewrite of one column class.
type Run struct {
	ID         int64
	Rewrite    string
	Columns    []string // of the class, as [SCHEMA.]TABLE.COLUMN
	ClassHash  string
	PlanHash   string
	Active     bool // running or undoing: at most one such run per class
	Status     Status
	OnMismatch string
	Pick       dialect.Pick
	PickBefore string // RFC 3339, with PickBefore
	Seq        int64  // counts the writes to this row: the fence
	Pass       int
	Cursor     *string
	Moved      int64
	Total      int64
	Before     Before
	Started    time.Time
	Updated    time.Time
	Finished   time.Time // zero: not yet
}

// Before is what was counted before the run, and what it should come to. The
// keys are the caller's names for columns and foreign keys.
type Before struct {
	Columns map[string]BeforeColumn `json:"columns"`
	Orphans map[string]int64        `json:"orphans"`
}

// BeforeColumn is what was counted of one column.
type BeforeColumn struct {
	Rows  int64  `json:"rows"`
	Nulls int64  `json:"nulls"`
	Now   string `json:"now"`    // fingerprint of the ids as they were
	Then  string `json:"expect"` // fingerprint of the ids as they should become
}

// A Store reads and writes the state through connections that it is given.
type Store struct{ D dialect.Dialect }

// Exists reports whether the tables are there.
func (s Store) Exists(ctx context.Context, q dialect.Querier) (bool, error) {
	var n int
	err := q.QueryRowContext(ctx, s.D.StateExists()).Scan(&n)
	return n > 0, err
}

// Create makes the tables if they are missing, and reports whether it did.
func (s Store) Create(ctx context.Context, q dialect.Querier) (made bool, err error) {
	for attempt := 0; ; attempt++ {
		there, err := s.Exists(ctx, q)
		if err != nil || there {
			return false, err
		}
		for _, ddl := range s.D.StateDDL() {
			if _, err = q.ExecContext(ctx, ddl); err != nil {
				break
			}
		}
		if err == nil || attempt == 9 || ctx.Err() != nil || s.D.Kind(err) == dialect.KindPrivilege {
			return err == nil, err
		}
		// IF NOT EXISTS does not keep two creators from colliding; the other
		// one is nearly done.
		time.Sleep(50 * time.Millisecond)
	}
}

// Drop removes the tables that Create made, when no run is left in them.
func (s Store) Drop(ctx context.Context, q dialect.Querier) error {
	var n int
	if err := q.QueryRowContext(ctx, "SELECT count(*) FROM "+s.D.StateTable()).Scan(&n); err != nil || n > 0 {
		return err
	}
	for _, ddl := range s.D.StateDrop() {
		if _, err := q.ExecContext(ctx, ddl); err != nil {
			return err
		}
	}
	return nil
}

const columns = "id, format, rewrite, class_columns, class_hash, plan_hash, active, state, on_mismatch, pick, pick_before, " +
	"seq, pass, cursor_key, moved, total, before_counts, started_at, updated_at, finished_at"

// List returns every run, the latest first. Without the tables there are none.
func (s Store) List(ctx context.Context, q dialect.Querier) ([]Run, error) {
	if there, err := s.Exists(ctx, q); err != nil || !there {
		return nil, err
	}
	return s.query(ctx, q, " ORDER BY id DESC")
}

// Get returns one run.
func (s Store) Get(ctx context.Context, q dialect.Querier, id int64) (Run, error) {
	runs, err := s.query(ctx, q, " WHERE id = "+s.p(1), id)
	if err == nil && len(runs) == 0 {
		err = sql.ErrNoRows
	}
	if err != nil {
		return Run{}, err
	}
	return runs[0], nil
}

func (s Store) query(ctx context.Context, q dialect.Querier, tail string, args ...any) ([]Run, error) {
	rows, err := q.QueryContext(ctx, "SELECT "+columns+" FROM "+s.D.StateTable()+tail, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Run
	for rows.Next() {
		var r Run
		var format int
		var class, before, started, updated string
		var active, finished sql.NullString
		if err := rows.Scan(&r.ID, &format, &r.Rewrite, &class, &r.ClassHash, &r.PlanHash, &active, &r.Status, &r.OnMismatch,
			&r.Pick, &r.PickBefore, &r.Seq, &r.Pass, &r.Cursor, &r.Moved, &r.Total, &before, &started, &updated, &finished); err != nil {
			return nil, err
		}
		if format > Format {
			return nil, fmt.Errorf("the state table has format %d and this release knows %d; use the release that wrote it", format, Format)
		}
		r.Active = active.Valid
		if err := errors.Join(json.Unmarshal([]byte(class), &r.Columns), json.Unmarshal([]byte(before), &r.Before),
			parseTime(started, &r.Started), parseTime(updated, &r.Updated), parseTime(finished.String, &r.Finished)); err != nil {
			return nil, fmt.Errorf("the state of run %d is damaged: %w", r.ID, err)
		}
		out = append(out, r)
	}
	return out, rows.Err()
}

func parseTime(s string, t *time.Time) (err error) {
	if s != "" {
		*t, err = time.Parse(time.RFC3339Nano, s)
	}
	return err
}

func now() string { return time.Now().UTC().Format(time.RFC3339Nano) }

// Insert writes a new run that is running and returns its id. It fails on the
// unique key when the class has an active run.
func (s Store) Insert(ctx context.Context, q dialect.Querier, r Run) (int64, error) {
	var id int64
	if err := q.QueryRowContext(ctx, "SELECT COALESCE(MAX(id), 0) + 1 FROM "+s.D.StateTable()).Scan(&id); err != nil {
		return 0, err
	}
	class, err := json.Marshal(r.Columns)
	if err != nil {
		return 0, err
	}
	before, err := json.Marshal(r.Before)
	if err != nil {
		return 0, err
	}
	t := now()
	_, err = q.ExecContext(ctx, "INSERT INTO "+s.D.StateTable()+" ("+columns+") VALUES ("+s.ps(20)+")",
		id, Format, r.Rewrite, string(class), r.ClassHash, r.PlanHash, r.ClassHash, string(Running), r.OnMismatch, int(r.Pick), r.PickBefore,
		0, 0, nil, 0, r.Total, string(before), t, t, nil)
	return id, err
}

// Update writes what a Run says of status, pick, pass, cursor, moved, total and
// what was counted, if its Seq is still the row's, and raises it. It reports
// false when another process wrote the row first.
func (s Store) Update(ctx context.Context, q dialect.Querier, r *Run) (bool, error) {
	before, err := json.Marshal(r.Before)
	if err != nil {
		return false, err
	}
	var active, finished any
	if r.Status == Running || r.Status == Undoing {
		active = r.ClassHash
	} else {
		finished = now()
	}
	res, err := q.ExecContext(ctx, "UPDATE "+s.D.StateTable()+" SET active = "+s.p(1)+", state = "+s.p(2)+", pick = "+s.p(3)+", pick_before = "+s.p(4)+
		", pass = "+s.p(5)+", cursor_key = "+s.p(6)+", moved = "+s.p(7)+", total = "+s.p(8)+", before_counts = "+s.p(9)+
		", updated_at = "+s.p(10)+", finished_at = "+s.p(11)+", seq = seq + 1 WHERE id = "+s.p(12)+" AND seq = "+s.p(13),
		active, string(r.Status), int(r.Pick), r.PickBefore, r.Pass, r.Cursor, r.Moved, r.Total, string(before), now(), finished, r.ID, r.Seq)
	if err != nil {
		return false, err
	}
	n, err := res.RowsAffected()
	if err != nil || n != 1 {
		return false, err
	}
	r.Seq++
	return true, nil
}

// AddMoved adds to the count of moved ids, in the transaction in which Update
// has fenced the row.
func (s Store) AddMoved(ctx context.Context, q dialect.Querier, id, n int64) error {
	_, err := q.ExecContext(ctx, "UPDATE "+s.D.StateTable()+" SET moved = moved + "+s.p(1)+" WHERE id = "+s.p(2), n, id)
	return err
}

// Forget removes a run that has not moved anything.
func (s Store) Forget(ctx context.Context, q dialect.Querier, id int64) error {
	res, err := q.ExecContext(ctx, "DELETE FROM "+s.D.StateTable()+" WHERE id = "+s.p(1)+" AND seq = 0", id)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n != 1 {
		return err
	}
	return s.ForgetIDs(ctx, q, id)
}

// ForgetIDs removes the ids that a run has recorded.
func (s Store) ForgetIDs(ctx context.Context, q dialect.Querier, id int64) error {
	_, err := q.ExecContext(ctx, "DELETE FROM "+s.D.StateIDs()+" WHERE run_id = "+s.p(1), id)
	return err
}

func (s Store) p(n int) string { return s.D.Profile().Placeholder(n) }

func (s Store) ps(n int) string {
	out := s.p(1)
	for i := 2; i <= n; i++ {
		out += ", " + s.p(i)
	}
	return out
}
