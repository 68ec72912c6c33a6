// Package state owns the four tables in which a rewrite keeps its state, in the database that
// it changes: runs, the ranges that a run has still to walk, the journal of its chunks, and
// the ids that it keeps as they are. It stores positions and never interprets them.
package state

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Format is the version of the tables. Those of another one are refused with [ErrFormat].
const Format = 3

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
	Seq        int64 // counts the writes to this row: the fence
	Pass       int   // how often the class, or what came to it, was walked
	Moved      int64 // in earlier passes; List and Get add those of the current one
	Total      int64
	Paused     bool // the workers wait before their next chunk
	Normalise  bool // triggers turn late ids into the target version
	Before     Before
	Started    time.Time
	Updated    time.Time
	Finished   time.Time // zero: not yet

	journal int64 // of Moved, what the journal counts
}

// Continue makes a run the next state of one that is in the table.
func (r *Run) Continue(cur Run) {
	r.ID, r.Seq, r.Started, r.Moved, r.journal = cur.ID, cur.Seq, cur.Started, cur.Moved, cur.journal
}

// Settle makes Moved what the row says, whatever becomes of the journal.
func (r *Run) Settle() { r.journal = 0 }

// Before is what was counted before the run, and what it should come to. The
// keys are the caller's names for columns and foreign keys.
type Before struct {
	Also    []string                `json:"also,omitempty"` // columns linked without a foreign key
	Columns map[string]BeforeColumn `json:"columns"`
	Orphans map[string]int64        `json:"orphans"`
	Copy    *Copy                   `json:"copy,omitempty"`    // nil: in place
	Trusted []string                `json:"trusted,omitempty"` // keys whose trust the chunks cost
	Places  bool                    `json:"places,omitempty"`  // ranges are of places, not of ids
	Listed  bool                    `json:"listed,omitempty"`  // only ids in the journal are moved
	Kept    bool                    `json:"kept,omitempty"`    // there are ids that it keeps
	// New is what an undo does about ids that came after the run: nothing, "all", or those from
	// before a time in RFC 3339.
	New string `json:"new,omitempty"`
}

// Copy is what a run that copied its tables needs to take that back.
type Copy struct {
	Label  string            `json:"label"` // in the names of the tables that are kept
	Notes  map[string]string `json:"notes,omitempty"`
	Gone   bool              `json:"gone,omitempty"`   // they were dropped
	Online bool              `json:"online,omitempty"` // triggers follow writers until the swap
	Type   string            `json:"type,omitempty"`   // that was asked for, as it was written
}

// BeforeColumn is what was counted of one column.
type BeforeColumn struct {
	Rows  int64  `json:"rows"`
	Nulls int64  `json:"nulls"`
	Now   string `json:"now"`    // fingerprint of the ids as they were
	Then  string `json:"expect"` // fingerprint of the ids as they should become
	// Key are the other columns by which the rows of the table were told apart. NowRows and
	// ThenRows are the fingerprints of the ids with the rows. Without a key there are none.
	Key      []string `json:"key,omitempty"`
	NowRows  string   `json:"now_rows,omitempty"`
	ThenRows string   `json:"expect_rows,omitempty"`
}

// SQL is the state in a database. It reads and writes through connections that it is given.
type SQL struct{ D dialect.Dialect }

func (s SQL) t() *dialect.State { return &s.D.Facts().State }

// look reports whether the tables are there. It refuses those of an earlier release, and what is
// not to be trusted, also where the tables are to be made.
func (s SQL) look(ctx context.Context, q dialect.Querier) (there bool, err error) {
	var n, old int
	switch err := q.QueryRowContext(ctx, s.t().Exists).Scan(&n, &old); {
	case err != nil:
		return false, err
	case n == 0 && old > 0:
		return false, s.foreign(Format - 1)
	}
	return n > 0, s.trusted(ctx, q)
}

// Usable reports whether the tables are there. It refuses what Create would refuse.
func (s SQL) Usable(ctx context.Context, q dialect.Querier) (there bool, err error) {
	if there, err = s.look(ctx, q); err == nil && !there {
		err = s.strangers(ctx, q)
	}
	return there, err
}

// Create makes the tables if they are missing, and reports whether it did. Where
// a table of another kind has one of their names it makes none.
func (s SQL) Create(ctx context.Context, q dialect.Querier) (made bool, err error) {
	for attempt := 0; ; attempt++ {
		there, err := s.Usable(ctx, q)
		if err != nil || there {
			return false, err
		}
		if err = dialect.Within(ctx, q, s.t().Create...); err == nil {
			// Somebody may have made one of them meanwhile.
			err = s.trusted(ctx, q)
			if revoke := s.t().Revoke; revoke != "" && errors.Is(err, ErrUntrusted) {
				if _, err = q.ExecContext(ctx, revoke); err == nil {
					err = s.trusted(ctx, q)
				}
			}
			return true, err
		}
		kind := s.D.Kind(err)
		if attempt == 9 || ctx.Err() != nil || kind == dialect.KindPrivilege ||
			kind == dialect.KindReadOnly {
			return false, err
		}
		// IF NOT EXISTS does not keep two creators from colliding; the other one is nearly done.
		if err := dialect.Pause(ctx, 50*time.Millisecond); err != nil {
			return false, err
		}
	}
}

const columns = "id, format, rewrite, class_columns, class_hash, plan_hash, active, state, " +
	"on_mismatch, seq, pass, moved, total, paused, normalise, before_counts, started_at, " +
	"updated_at, finished_at"

// List returns every run, the latest first. Without the tables there are none.
func (s SQL) List(ctx context.Context, q dialect.Querier) ([]Run, error) {
	if there, err := s.look(ctx, q); err != nil || !there {
		return nil, err
	}
	return s.query(ctx, q, " ORDER BY id DESC")
}

// Get returns one run, or [sql.ErrNoRows].
func (s SQL) Get(ctx context.Context, q dialect.Querier, id int64) (Run, error) {
	runs, err := s.query(ctx, q, " WHERE id = ?", id)
	switch {
	case err != nil:
		return Run{}, err
	case len(runs) == 0:
		return Run{}, sql.ErrNoRows
	}
	return runs[0], nil
}

func (s SQL) query(ctx context.Context, q dialect.Querier, tail string, args ...any) (
	out []Run, err error) {
	var r Run
	var format, paused, normalise int
	var walked int64
	var class, before, started, updated string
	var active, finished sql.NullString
	st := s.say("SELECT "+columns+", (SELECT COALESCE(SUM(j.moved), 0) FROM {journal} j "+
		"WHERE j.run_id = {runs}.id AND j.todo IN (0, 3)) FROM {runs}"+tail, args...)
	var wrong error // the tables could be read
	err = dialect.Each(ctx, q, st, func() error {
		if format != Format {
			wrong = s.foreign(format)
			return wrong
		}
		run := r
		run.Active, run.Paused, run.Normalise = active.Valid, paused != 0, normalise != 0
		run.Moved, run.journal = run.Moved+walked, walked
		if err := run.read(class, before, started, updated, finished.String); err != nil {
			wrong = fmt.Errorf("the state of run %d is damaged: %w", run.ID, err)
		}
		out = append(out, run)
		return wrong
	}, &r.ID, &format, &r.Rewrite, &class, &r.ClassHash, &r.PlanHash, &active, &r.Status,
		&r.OnMismatch, &r.Seq, &r.Pass, &r.Moved, &r.Total, &paused, &normalise, &before,
		&started, &updated, &finished, &walked)
	if err != nil && wrong == nil {
		err = s.explain(ctx, q, err)
	}
	if err != nil {
		return nil, err
	}
	return out, nil
}

// read reads the columns of a run that hold JSON and times.
func (r *Run) read(class, before, started, updated, finished string) error {
	return errors.Join(json.Unmarshal([]byte(class), &r.Columns),
		json.Unmarshal([]byte(before), &r.Before), parseTime(started, &r.Started),
		parseTime(updated, &r.Updated), parseTime(finished, &r.Finished))
}

func parseTime(s string, t *time.Time) (err error) {
	if s != "" {
		*t, err = time.Parse(time.RFC3339Nano, s)
	}
	return err
}

func now() string { return time.Now().UTC().Format(time.RFC3339Nano) }

// Insert writes a new run that is running. It returns it with its id, its Seq and when it was
// started. It fails on the unique key when the class has an active run.
//
// The id of a run that was forgotten is given again, so Seq begins anywhere: a process that still
// holds the one before is fenced.
func (s SQL) Insert(ctx context.Context, q dialect.Querier, r Run) (Run, error) {
	// go-mysql-server answers MAX of an indexed column of no rows with no row.
	last := s.say("SELECT COALESCE(MAX(id + 0), 0) + 1 FROM {runs}")
	if err := dialect.Scan(ctx, q, last, &r.ID); err != nil {
		return r, err
	}
	r.Seq, r.Started = rand.Int64N(1<<30), time.Now().UTC().Round(0)
	t := r.Started.Format(time.RFC3339Nano)
	return r, dialect.Exec(ctx, q, s.say("INSERT INTO {runs} ("+columns+") VALUES ("+
		"?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		r.ID, Format, r.Rewrite, ascii(r.Columns), r.ClassHash, r.PlanHash, r.ClassHash,
		string(Running), r.OnMismatch, r.Seq, 0, 0, r.Total, 0, flag(r.Normalise), ascii(r.Before),
		t, t, nil))
}

// ascii is the JSON of a value in characters that every database can keep, whatever its encoding.
// That of strings, numbers and booleans has no error.
func ascii(v any) string {
	text, _ := json.Marshal(v)
	var out []byte
	for _, c := range string(text) {
		switch {
		case c < utf8.RuneSelf:
			out = append(out, byte(c))
		case c <= 0xffff:
			out = fmt.Appendf(out, `\u%04x`, c)
		default:
			hi, lo := utf16.EncodeRune(c)
			out = fmt.Appendf(out, `\u%04x\u%04x`, hi, lo)
		}
	}
	return string(out)
}

func flag(on bool) int {
	if on {
		return 1
	}
	return 0
}

// Update writes what changes in the life of a Run, if its Seq is still the row's, and raises that.
// It reports false when another process wrote the row first. A run that ends is not paused any
// more. Moved is what the journal does not count.
func (s SQL) Update(ctx context.Context, q dialect.Querier, r *Run) (bool, error) {
	var active, finished any
	paused := ""
	if r.Status == Running || r.Status == Undoing {
		active = r.ClassHash
	} else {
		finished, paused = now(), ", paused = 0" // nobody is left to wait, and the next one shall not
	}
	ok, err := s.written(ctx, q, s.say("UPDATE {runs} SET active = ?, state = ?, pass = ?, "+
		"normalise = ?, moved = ?, total = ?, before_counts = ?, updated_at = ?, "+
		"finished_at = ?"+paused+", seq = seq + 1 WHERE id = ? AND seq = ?",
		active, string(r.Status), r.Pass, flag(r.Normalise), max(r.Moved-r.journal, 0), r.Total,
		ascii(r.Before), now(), finished, r.ID, r.Seq))
	if ok {
		r.Seq++
	}
	return ok, err
}

// ForgetIDs removes the journal of a run and the ids that it has kept.
func (s SQL) ForgetIDs(ctx context.Context, q dialect.Querier, id int64) error {
	return dialect.Exec(ctx, q, s.say("DELETE FROM {journal} WHERE run_id = ?", id),
		s.say("DELETE FROM {kept} WHERE run_id = ?", id))
}

// say returns a statement. {runs}, {ranges}, {journal} and {kept} stand for the tables, and each
// question mark for the next argument.
func (s SQL) say(query string, args ...any) sqlgen.Statement {
	t := s.t()
	query = strings.NewReplacer("{runs}", t.Runs, "{ranges}", t.Ranges, "{journal}", t.Journal,
		"{kept}", t.Kept).Replace(query)
	var b strings.Builder
	for n, part := range strings.Split(query, "?") {
		if n > 0 {
			b.WriteString(s.D.Profile().Placeholder(n))
		}
		b.WriteString(part)
	}
	return sqlgen.Statement{SQL: b.String(), Args: args}
}

func (s SQL) Control(ctx context.Context, q dialect.Querier, run int64) (
	paused bool, seq int64, err error) {
	var n int
	st := s.say("SELECT paused, seq FROM {runs} WHERE id = ?", run)
	err = dialect.Scan(ctx, q, st, &n, &seq)
	return n != 0, seq, err
}

// SetPaused asks the workers of an active run to stop before their next chunk,
// or to go on. It reports false when the run is not active.
func (s SQL) SetPaused(ctx context.Context, q dialect.Querier, run int64, paused bool) (
	bool, error) {
	st := s.say("UPDATE {runs} SET paused = ? WHERE id = ? AND active IS NOT NULL", flag(paused), run)
	if err := dialect.Exec(ctx, q, st); err != nil {
		return false, err
	}
	now, err := s.Get(ctx, q, run) // MySQL counts no row that stays as it is
	return err == nil && now.Active && now.Paused == paused, err
}

// written runs a statement for one row, and reports whether there was one.
func (s SQL) written(ctx context.Context, q dialect.Querier, st sqlgen.Statement) (bool, error) {
	st.SQL = sqlgen.NewBuilder(s.D.Profile()).Counts + st.SQL
	n, err := dialect.Affected(ctx, q, st)
	return n == 1 && err == nil, err
}

// Remove forgets a run, so that it can never be undone: its workers find nothing to claim any
// more. It reports false when another process has written to its row since that had this Seq.
func (s SQL) Remove(ctx context.Context, q dialect.Querier, run, seq int64) (bool, error) {
	ok, err := s.written(ctx, q, s.say("DELETE FROM {runs} WHERE id = ? AND seq = ?", run, seq))
	if err != nil || !ok {
		return false, err
	}
	return true, errors.Join(s.DropRanges(ctx, q, run), s.ForgetIDs(ctx, q, run))
}

// Drop removes the tables that Create made, when no run is left in them. The
// tables are locked first, so that no other process opens a run between the look
// and the removal. Close the session afterwards: the lock may outlive the call.
func (s SQL) Drop(ctx context.Context, sess *dialect.Session) error {
	return sess.InTx(ctx, func(tx dialect.Tx) error {
		if apart := s.D.Abilities().Apart; apart != nil {
			// Somebody may open a run elsewhere: the empty tables stay.
			if others, err := apart(ctx, tx); err != nil || others {
				return err
			}
		}
		if err := dialect.Within(ctx, tx, s.t().Lock...); err != nil {
			return fmt.Errorf("locking the state tables to remove them: %w", err)
		}
		var n int
		err := dialect.Scan(ctx, tx, s.say("SELECT count(*) FROM {runs}"), &n)
		if err != nil || n > 0 {
			return err
		}
		return dialect.Within(ctx, tx, s.t().Remove...)
	})
}
