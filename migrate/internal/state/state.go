// Package state owns the tables in which a rewrite keeps its state, in the database that it
// changes. A run is one row, with a row for each of its columns, foreign keys and workers. Further
// tables have the ranges that a run has still to walk, the journal of its chunks, and the ids that
// it keeps as they are. The package stores positions and never interprets them.
package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Format is the version of the tables. Tables of another version are refused with [ErrFormat].
const Format = 5

// Status is where a run is in its life.
type Status string

// The statuses.
const (
	Running Status = "running" // ids are being rewritten, or were when the process ended
	Done    Status = "done"
	Undoing Status = "undoing"
	Undone  Status = "undone"
)

// The statuses of a run by twins. It ends as Undone, and one that is finished is forgotten.
const (
	Expanding    Status = "expanding"    // columns and triggers are made
	Filling      Status = "filling"      // the twins of old rows get their values
	Constraining Status = "constraining" // indexes and keys are made, and the twins verified
	Ready        Status = "ready"        // a cut-over may come
	AfterCutOver Status = "switched"     // the twins have the names
	Rebuilt      Status = "rebuilt"      // all tables were made anew, on SQLite
	Finishing    Status = "finishing"    // the old columns are dropped, and there is no way back
)

// Active reports whether a run of this status is under way.
func (s Status) Active() bool { return s != Done && s != Undone }

// A Run is one row: one rewrite of one column class.
type Run struct {
	ID          int64
	Rewrite     string
	Columns     []string // of the class, as [SCHEMA.]TABLE.COLUMN
	ClassHash   string
	PlanHash    string
	Active      bool // running or undoing: at most one such run per class
	Status      Status
	OnMismatch  string
	Seq         int64 // counts the writes to this row: the fence
	Pass        int   // how often the class, or its late rows, were walked
	MovedValues int64 // in earlier passes; List and Get add the values of the current one
	Total       int64
	Request     Request
	Normalise   bool // triggers turn late ids into the target version
	Before      Before
	StartedAt   time.Time
	UpdatedAt   time.Time
	FinishedAt  time.Time // zero: not yet

	journal     int64 // of MovedValues, what the journal counts
	storedParts parts // the rows of its columns and keys, as the tables have them
}

// A Request is what somebody wants of a run that is active. It is written alone and at once, and
// the workers read it before each chunk.
type Request string

// The requests.
const (
	NoRequest Request = ""
	Pause     Request = "pause" // the workers wait before their next chunk
	Undo      Request = "undo"  // the workers end, and only an undo goes on with the run
)

// Continue makes a run the next state of one that is in the table. It keeps the columns that the
// run has had.
func (r *Run) Continue(cur Run) {
	r.ID, r.Seq, r.StartedAt = cur.ID, cur.Seq, cur.StartedAt
	r.MovedValues, r.journal = cur.MovedValues, cur.journal
	r.Request, r.storedParts = cur.Request, cur.storedParts
	columns := slices.Clone(cur.Columns)
	for _, name := range r.Columns {
		if !slices.Contains(columns, name) {
			columns = append(columns, name)
		}
	}
	r.Columns = columns
}

// Settle makes MovedValues what the row says, whatever becomes of the journal.
func (r *Run) Settle() { r.journal = 0 }

// Before has the counts from before the run, and the counts that the run should reach. The
// keys are the caller's names for columns and foreign keys.
type Before struct {
	Also          []string // columns of the run that are linked without a foreign key
	Columns       map[string]BeforeColumn
	Orphans       map[string]int64
	Twins         *Twins   // nil: no twins
	UntrustedKeys []string // keys whose trust the chunks cost
	Places        bool     // ranges are of places, not of ids
	Listed        bool     // only ids in the journal are moved
	Kept          bool     // there are ids that it keeps
	// New is what an undo does about ids that came after the run: nothing, "all", or those from
	// before a time in RFC 3339.
	New string
}

// Twins is what a run by twins was told.
type Twins struct {
	Type string `json:"type,omitempty"` // of the twins, as it was written; "": the engine's own
	// Ending ends the names of twins, "" for the usual one. Except are the id columns that were left
	// out by name.
	Ending string   `json:"ending,omitempty"`
	Except []string `json:"except,omitempty"`
	// Was has the type that each column had, of a run that makes tables anew.
	Was map[string]string `json:"was,omitempty"`
	// Forms says of a column how text is written in it.
	Forms map[string]string `json:"-"`
	// Draws says of a column whose rows get new ids how they are drawn. Keep is what finish leaves of
	// the old ids.
	Draws map[string]Draw `json:"draws,omitempty"`
	Keep  string          `json:"keep,omitempty"`
	// KeepsNames says that finish leaves the twins their names, and drops the old columns.
	KeepsNames bool `json:"keeps_names,omitempty"`
	// Suspect says that pairs may differ: a cut-over compares all of them first.
	Suspect bool `json:"suspect,omitempty"`
	// Links are the columns that hold keys without a foreign key.
	Links []Link `json:"links,omitempty"`
}

// A Link is a column that holds the keys of another one.
type Link struct {
	Column string `json:"column"`
	Of     string `json:"of"`
}

// A Draw says which time a new id has: of a column of its row, of its old key, or of the order of
// the old keys.
type Draw struct {
	Time string `json:"time,omitempty"` // the column; "": the key or the order
	// Own is what the old keys are that tell their own time, "" for none.
	Own string `json:"own,omitempty"`
	// First is the millisecond of the old key 0, and Shift by how many bits a key is shifted to be a
	// millisecond more. Keys behind Last are new, and have the time of their writing.
	First int64 `json:"first,omitempty"`
	Shift int   `json:"shift,omitempty"`
	Last  int64 `json:"last,omitempty"`
	// Else is the time of old rows without one; zero: there are none.
	Else time.Time `json:"else,omitzero"`
	// Bits is the width of the bucket of ids that have one.
	Bits int `json:"bits,omitempty"`
}

// BeforeColumn is what was counted of one column.
type BeforeColumn struct {
	Rows  int64
	Nulls int64
	Now   string // fingerprint of the ids as they were
	Then  string // fingerprint of the ids as they should become
	// Key are the other columns by which the rows of the table were told apart. NowRows and
	// ThenRows are the fingerprints of the ids with the rows. Without a key there are none.
	Key      []string
	NowRows  string
	ThenRows string
	// Bytes is the size of the table with its indexes when the run began; 0: not known.
	Bytes int64
}

// SQL is the state in a database. It reads and writes through connections that it is given.
type SQL struct{ D dialect.Dialect }

func (s SQL) t() *dialect.State { return &s.D.Facts().State }

// look reports whether the tables are there. It refuses tables of an earlier release, and tables
// that are not to be trusted, also where the tables are to be made.
func (s SQL) look(ctx context.Context, q dialect.Querier) (there bool, err error) {
	var n, first int
	if err := q.QueryRowContext(ctx, s.t().Exists).Scan(&n, &first); err != nil {
		return false, err
	}
	if err := s.refuseUntrusted(ctx, q); err != nil {
		return false, err
	}
	if n == 0 && first > 0 { // somebody is making them, or they are of an earlier release
		runs := 0 // which nobody writes before all tables are there
		if err := s.strangers(ctx, q); err != nil {
			return false, err
		}
		if _ = dialect.Scan(ctx, q, s.say("SELECT COUNT(*) FROM {runs}"), &runs); runs > 0 {
			return false, s.refusePart(ctx, q)
		}
		return false, nil
	}
	return n > 0, nil
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
			err = s.refuseUntrusted(ctx, q)
			if revoke := s.t().Revoke; revoke != "" && errors.Is(err, ErrUntrusted) {
				if _, err = q.ExecContext(ctx, revoke); err == nil {
					err = s.refuseUntrusted(ctx, q)
				}
			}
			return true, err
		}
		kind := s.D.Kind(err)
		if attempt == 9 || ctx.Err() != nil || kind == dialect.KindPrivilege ||
			kind == dialect.KindReadOnly || kind == dialect.KindLock {
			return false, err // for a lock the caller waits as long as it was told to
		}
		// IF NOT EXISTS does not keep two creators from colliding; the other one is nearly done.
		if err := dialect.Pause(ctx, 50*time.Millisecond); err != nil {
			return false, err
		}
	}
}

const runColumns = "id, format, rewrite, way, phase, requested, seq, pass, moved, total, " +
	"class_hash, plan_hash, options, started_at, updated_at, finished_at"

// List returns every run, the latest first. Without the tables there are none.
func (s SQL) List(ctx context.Context, q dialect.Querier) ([]Run, error) {
	if there, err := s.look(ctx, q); err != nil || !there {
		return nil, err
	}
	return s.query(ctx, q, "")
}

// Hidden returns an error where this role may not know whether the tables are there: MySQL and
// MariaDB hide a table from a role without a right on it. The error offers the GRANTs.
func (s SQL) Hidden(ctx context.Context, q dialect.Querier) error {
	_, err := q.ExecContext(ctx, "SELECT 1 FROM "+s.t().Runs+" WHERE 1 = 0")
	if err == nil || s.D.Kind(err) != dialect.KindPrivilege {
		return nil
	}
	return s.offerGrants(ctx, q, err)
}

// offerGrants adds the GRANTs on the state to a refusal of the server.
func (s SQL) offerGrants(ctx context.Context, q dialect.Querier, err error) error {
	if err == nil || s.D.Kind(err) != dialect.KindPrivilege {
		return err
	}
	if grants, lookErr := dialect.ListNames(ctx, q, s.t().Lacks); lookErr == nil && len(grants) > 0 {
		return dialect.Offer(err, grants)
	}
	return err
}

// Get returns one run, or [sql.ErrNoRows].
func (s SQL) Get(ctx context.Context, q dialect.Querier, id int64) (Run, error) {
	runs, err := s.query(ctx, q, " WHERE r.id = ?", id)
	switch {
	case err != nil:
		return Run{}, err
	case len(runs) == 0:
		return Run{}, sql.ErrNoRows
	}
	return runs[0], nil
}

// query reads runs with their columns and keys. Each of its statements sees what is committed by
// then, so it reads them once more when somebody has written in between.
func (s SQL) query(ctx context.Context, q dialect.Querier, where string, args ...any) (
	[]Run, error) {
	for attempt := 0; ; attempt++ {
		runs, err := s.readRuns(ctx, q, where, args...)
		if err != nil || len(runs) == 0 {
			return nil, err
		}
		torn, err := s.readParts(ctx, q, runs, where, args...)
		switch {
		case err != nil:
			return nil, err
		case torn == 0:
			return runs, s.refuseCopy(ctx, q, runs)
		case attempt == 9:
			return nil, fmt.Errorf("the state of run %d is damaged: it has no columns, or other "+
				"processes write it all the time", torn)
		}
	}
}

func (s SQL) readRuns(ctx context.Context, q dialect.Querier, where string, args ...any) (
	out []Run, err error) {
	var r Run
	var format int
	var walked int64
	var way, options, started, updated string
	var finished sql.NullString
	st := s.say("SELECT "+runColumns+", (SELECT COALESCE(SUM(j.moved), 0) FROM {journal} j "+
		"WHERE j.run_id = r.id AND j.todo IN (0, 3)) FROM {runs} r"+where+" ORDER BY id DESC", args...)
	var wrong error // the tables could be read
	err = dialect.Each(ctx, q, st, func() error {
		if format != Format {
			wrong = s.foreign(format)
			return wrong
		}
		run := r
		run.Active = run.Status.Active()
		run.MovedValues, run.journal = run.MovedValues+walked, walked
		if err := run.read(options, started, updated, finished.String); err != nil {
			wrong = damageError(run.ID, err)
		}
		out = append(out, run)
		return wrong
	}, &r.ID, &format, &r.Rewrite, &way, &r.Status, &r.Request, &r.Seq, &r.Pass, &r.MovedValues,
		&r.Total, &r.ClassHash, &r.PlanHash, &options, &started, &updated, &finished, &walked)
	if err != nil && wrong == nil {
		err = s.explain(ctx, q, err)
	}
	return out, err
}

func damageError(run int64, err error) error {
	return fmt.Errorf("the state of run %d is damaged: %w", run, err)
}

// read reads the columns of a run that hold JSON and times.
func (r *Run) read(options, started, updated, finished string) error {
	return errors.Join(r.setOptions(options), parseTime(started, &r.StartedAt),
		parseTime(updated, &r.UpdatedAt), parseTime(finished, &r.FinishedAt))
}

func parseTime(s string, t *time.Time) (err error) {
	if s != "" {
		*t, err = time.Parse(time.RFC3339Nano, s)
	}
	return err
}

func now() string { return time.Now().UTC().Format(time.RFC3339Nano) }

// Insert writes a new run that is running; one by twins has the status that it says. It returns it
// with its id, its Seq and when it was started. It fails on the unique key when the class has an
// active run.
//
// The id of a run that was forgotten is given again, so Seq begins anywhere: a process that still
// holds the one before is fenced.
func (s SQL) Insert(ctx context.Context, q dialect.Querier, r Run) (Run, error) {
	// go-mysql-server answers MAX of an indexed column of no rows with no row.
	last := s.say("SELECT COALESCE(MAX(id + 0), 0) + 1 FROM {runs}")
	if err := dialect.Scan(ctx, q, last, &r.ID); err != nil {
		return r, err
	}
	if r.Seq, r.StartedAt = rand.Int64N(1<<30), time.Now().UTC().Round(0); r.Before.Twins == nil {
		r.Status = Running
	}
	t := r.StartedAt.Format(time.RFC3339Nano)
	if err := dialect.Exec(ctx, q, s.say("INSERT INTO {runs} ("+runColumns+") VALUES ("+
		"?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
		r.ID, Format, r.Rewrite, r.way(), string(r.Status), string(NoRequest), r.Seq, 0, 0, r.Total,
		r.ClassHash, r.PlanHash, r.options(), t, t, nil)); err != nil {
		return r, err
	}
	r.Active = true
	return r, s.writeParts(ctx, q, &r)
}

func flag(on bool) int {
	if on {
		return 1
	}
	return 0
}

// Update writes what changes in the life of a Run, if its Seq is still the row's, and raises that.
// It reports false when another process wrote the row first. Nothing is requested any more of a run
// that ends. MovedValues is what the journal does not count.
func (s SQL) Update(ctx context.Context, q dialect.Querier, r *Run) (bool, error) {
	var finished any
	withdraw := ""
	r.Active = r.Status.Active()
	if !r.Active {
		r.Request, finished, withdraw = NoRequest, now(), ", requested = ''"
	}
	ok, err := s.writeRow(ctx, q, s.say("UPDATE {runs} SET phase = ?, pass = ?, moved = ?, "+
		"total = ?, options = ?, updated_at = ?, finished_at = ?"+withdraw+", seq = seq + 1 "+
		"WHERE id = ? AND seq = ?", string(r.Status), r.Pass, max(r.MovedValues-r.journal, 0), r.Total,
		r.options(), now(), finished, r.ID, r.Seq))
	if err != nil || !ok {
		return ok, err
	}
	r.Seq++
	return true, s.writeParts(ctx, q, r)
}

// ForgetIDs removes the journal of a run and the ids that it has kept.
func (s SQL) ForgetIDs(ctx context.Context, q dialect.Querier, id int64) error {
	return dialect.Exec(ctx, q, s.say("DELETE FROM {journal} WHERE run_id = ?", id),
		s.say("DELETE FROM {kept} WHERE run_id = ?", id))
}

// say returns a statement. {runs} and the like stand for the tables, and each question mark for
// the next argument.
func (s SQL) say(query string, args ...any) sqlgen.Statement {
	t := s.t()
	query = strings.NewReplacer("{runs}", t.Runs, "{columns}", t.Columns, "{keys}", t.Keys,
		"{ranges}", t.Ranges, "{journal}", t.Journal, "{kept}", t.KeptIDs, "{workers}", t.Workers,
		"{now}", t.Now).Replace(query)
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
	requested Request, seq int64, err error) {
	st := s.say("SELECT requested, seq FROM {runs} WHERE id = ?", run)
	err = dialect.Scan(ctx, q, st, &requested, &seq)
	return requested, seq, err
}

// Request says what is wanted of an active run. Its workers read it before their next chunk. A
// pause does not take the place of an undo. Request reports false when the run has not taken it.
func (s SQL) Request(ctx context.Context, q dialect.Querier, run int64, what Request) (
	bool, error) {
	where := ""
	if what == Pause {
		where = " AND requested <> 'undo'"
	}
	st := s.say("UPDATE {runs} SET requested = ? WHERE id = ? AND finished_at IS NULL"+
		where, string(what), run)
	if err := dialect.Exec(ctx, q, st); err != nil {
		return false, s.offerGrants(ctx, q, err)
	}
	var n int // MySQL counts no row that stays as it is
	err := dialect.Scan(ctx, q, s.say("SELECT count(*) FROM {runs} WHERE id = ? AND requested = ? "+
		"AND finished_at IS NULL", run, string(what)), &n)
	return n > 0, err
}

// writeRow runs a statement for one row, and reports whether there was one.
func (s SQL) writeRow(ctx context.Context, q dialect.Querier, st sqlgen.Statement) (bool, error) {
	st.SQL = sqlgen.NewBuilder(s.D.Profile()).Counts + st.SQL
	n, err := dialect.CountAffected(ctx, q, st)
	return n == 1 && err == nil, err
}

// Remove forgets a run, so that it can never be undone: its workers find nothing to claim any
// more. It reports false when another process has written to its row since that had this Seq.
func (s SQL) Remove(ctx context.Context, q dialect.Querier, run, seq int64) (bool, error) {
	ok, err := s.writeRow(ctx, q, s.say("DELETE FROM {runs} WHERE id = ? AND seq = ?", run, seq))
	if err != nil || !ok {
		return false, s.offerGrants(ctx, q, err)
	}
	return true, errors.Join(s.DropRanges(ctx, q, run), s.ForgetIDs(ctx, q, run),
		dialect.Exec(ctx, q, s.say("DELETE FROM {columns} WHERE run_id = ?", run),
			s.say("DELETE FROM {keys} WHERE run_id = ?", run),
			s.say("DELETE FROM {workers} WHERE run_id = ?", run)))
}

// Drop removes the tables that Create made, when no run is left in them. The
// tables are locked first, so that no other process opens a run between the look
// and the removal. Close the session afterwards: the lock may outlive the call.
func (s SQL) Drop(ctx context.Context, sess *dialect.Session) error {
	return sess.InTx(ctx, func(tx dialect.Tx) error {
		if apart := s.D.Abilities().HasRemoteWriters; apart != nil {
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
