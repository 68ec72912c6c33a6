package run

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// Error is the type of sentinel errors. Package migrate says what its own mean.
type Error string

func (e Error) Error() string { return string(e) }

// The errors of package migrate.
const (
	ErrNotFound  Error = "migrate: not found"
	ErrNotUUID   Error = "migrate: not a UUID column"
	ErrRefused   Error = "migrate: refused"
	ErrMismatch  Error = "migrate: ids that the rewrite does not apply to"
	ErrNoRun     Error = "migrate: no run is recorded for this column"
	ErrPrivilege Error = "migrate: missing privilege"
	ErrLocked    Error = "migrate: locked by another session"
	ErrVerify    Error = "migrate: verification failed"
	ErrStopped   Error = "migrate: stopped, and can be resumed"
	ErrConfig    Error = "migrate: bad configuration"
	ErrBusy      Error = "migrate: workers are busy with the run"
)

// ErrFenced occurs when another process has moved the run on.
const ErrFenced Error = "migrate: another process works on this run; run the same again"

// ErrUndoRequested occurs when somebody has requested an undo of the run.
const ErrUndoRequested Error = "migrate: an undo of this run is requested"

// ToUndo is the error of a run that only an undo goes on with.
func ToUndo(id int64) error {
	return Mark(fmt.Errorf("%w: an undo of run %d is requested, and its workers end; undo goes on "+
		"with it, and resume takes the request back", ErrRefused, id), ErrUndoRequested)
}

// Lacking is the error of a role that needs grants; nil where it needs none.
func Lacking(l dialect.Lacks) error {
	switch {
	case len(l.Grants) == 0:
		return nil
	case l.Why != nil:
		return dialect.Offer(fmt.Errorf("%w: %w; run as another role, or grant what a run needs",
			ErrPrivilege, l.Why), l.Grants)
	}
	return dialect.Offer(fmt.Errorf("%w: this role lacks privileges that the run needs; run as "+
		"another role, or grant them", ErrPrivilege), l.Grants)
}

// ScriptError offers statements. Package migrate says what its fields mean.
type ScriptError = dialect.ScriptError

// ErrChanged is the error of a run that another process has written to.
func ErrChanged(id int64) error {
	return fmt.Errorf("%w: run %d was changed by another process; look at status, and run the "+
		"same again", ErrRefused, id)
}

// errBusy is the error of a run that other processes keep writing to.
func errBusy(what string) error {
	return fmt.Errorf("%w: other processes keep changing %s; run the same again", ErrRefused, what)
}

// A meaning is what an error of the driver means for a run. Its text stands around the driver's
// text, and ends with the setting.
type meaning struct {
	is            Error
	before, after string
	setting       hint.Hint
}

var (
	meaningLocked = meaning{is: ErrLocked, after: "; wait for the other session or end it, then " +
		"run the same again"}
	meanings = map[dialect.Kind]meaning{
		dialect.KindLock:     meaningLocked,
		dialect.KindConflict: meaningLocked,
		dialect.KindReference: {after: "; if an application writes parents and children of this key " +
			"with old ids all the time, run the same again when it writes less, or with ",
			setting: hint.NormaliseInserts},
		dialect.KindUnready: {is: ErrLocked, after: "; wait until the node is a part of its cluster " +
			"again, or use another node, then run the same again"},
		dialect.KindTooBig: {after: "; if the transaction is too big for the cluster " +
			"(wsrep_max_ws_rows, wsrep_max_ws_size; on TiDB tidb_mem_quota_query), raise its limit, " +
			"or run the same again with a smaller value of ", setting: hint.ChunkRows},
		dialect.KindPrivilege: {is: ErrPrivilege, after: "; grant this role that right, or use another " +
			"role"},
		dialect.KindPolicy: {is: ErrPrivilege, after: ": rows may be hidden from this role; give it " +
			"BYPASSRLS, or use the owner of the table while that has no FORCE ROW LEVEL SECURITY"},
		dialect.KindPartition: {before: "no partition takes an id of the new form: ", after: "; " +
			"make a partition for it, or one for all others, then run the same again"},
		dialect.KindPath: {after: "; a function of the database does not find that: if it names " +
			"it without its schema, and an index, a domain, a generated column or an event trigger calls " +
			"the function, name the schema there or give the function a path of its own " +
			"(ALTER FUNCTION … SET search_path = …), then run the same again"},
		dialect.KindReadOnly: {is: ErrRefused, after: "; nothing can be written here: name the primary " +
			"instead of a replica, or a role and a file that may write"},
		dialect.KindUnique: {after: "; if that index or exclusion is over a part of the ids, " +
			"drop it, or take back with undo what was rewritten"},
		dialect.KindCheck: {before: "a CHECK constraint takes no id of the new form: ", after: "; " +
			"drop or change the constraint, then run the same again"},
	}
)

// Wrap gives an error of the driver its meaning. Errors of this program pass as they are.
func Wrap(ctx context.Context, d dialect.Dialect, err error, doing string) error {
	switch {
	case err == nil, errors.As(err, new(Error)):
		return err
	case ctx.Err() != nil:
		return fmt.Errorf("%w: %w", ErrStopped, context.Cause(ctx))
	case errors.As(err, new(dialect.ServerError)), errors.As(err, new(*throttle.UnreadError)):
		return fmt.Errorf("%w: %w", ErrRefused, err)
	case errors.Is(err, state.ErrFormat), errors.Is(err, state.ErrStranger),
		errors.Is(err, state.ErrUntrusted), errors.Is(err, state.ErrCopy),
		errors.Is(err, state.ErrPart):
		return fmt.Errorf("%w: %s: %w", ErrRefused, doing, err)
	}
	kind := d.Kind(err)
	switch kind {
	case dialect.KindPooled:
		return fmt.Errorf("%w: %s: %w", ErrRefused, doing, dialect.ErrPooled)
	case dialect.KindLost:
		return &LostError{doing, err, "run the same again when the server answers"}
	}
	m := meanings[kind]
	if errors.As(err, new(*ScriptError)) { // which says what to do
		m.after, m.setting = "", ""
	}
	if kind == dialect.KindCheck && strings.Contains(err.Error(), "sqluuid: ") { // a trigger's own
		m = meaning{is: ErrRefused, after: "; correct such rows, then run the same again"}
	}
	err = fmt.Errorf("%s: %s%w%s", doing, m.before, err, m.after)
	if m.setting != "" {
		err = fmt.Errorf("%w%w", err, m.setting)
	}
	if m.is != "" {
		return fmt.Errorf("%w: %w", m.is, err)
	}
	return fmt.Errorf("migrate: %w", err)
}

// Untaken is the refusal of an image that the server does not take, before anything was written.
func Untaken(d dialect.Dialect, err error, id, image string) error {
	next, known := map[dialect.Kind]string{
		dialect.KindCheck:     "drop the CHECK constraint, or change it so that it takes old and new ids",
		dialect.KindPartition: "make a partition for the new ids, or one for all others",
		dialect.KindUnique:    "drop the unique index for the run, or make it over the whole id",
		dialect.KindPath: "give the function that does not find this a path of its own " +
			"(ALTER FUNCTION … SET search_path = …)",
	}[d.Kind(err)]
	if !known {
		next = "change what does not take it"
	}
	return fmt.Errorf("%w: the server does not take the new id %s, which %s would become: %w; "+
		"nothing was changed; %s, then run the same again", ErrRefused, image, id, err, next)
}

// AsUntaken makes a refusal of an image that the server did not take, for who has written nothing.
func AsUntaken(d dialect.Dialect, err error) error {
	switch d.Kind(err) {
	case dialect.KindCheck, dialect.KindPartition, dialect.KindUnique:
		if !errors.Is(err, ErrRefused) {
			return Mark(fmt.Errorf("%w; nothing was changed", err), ErrRefused)
		}
	}
	return err
}

// A LostError is a connection that has ended while something was done. A driver fails at every
// later statement of it, too: the text has the first failure.
type LostError struct {
	doing string
	err   error
	Next  string // what to do
}

func (e *LostError) Error() string {
	first, _, _ := strings.Cut(e.err.Error(), "\n")
	return fmt.Sprintf("migrate: %s: the connection to the server was lost (%s); %s",
		e.doing, first, e.Next)
}

func (e *LostError) Unwrap() error { return e.err }

// A markedError error is another error too. Its text does not say so.
type markedError struct {
	error
	is Error
}

func (e markedError) Unwrap() []error { return []error{e.is, e.error} }

// Mark makes an error match another one, and leaves its text as it is.
func Mark(err error, is Error) error { return markedError{err, is} }

// AsRefusal makes a refusal of a missing privilege, for who has written nothing yet.
func AsRefusal(err error) error {
	if errors.Is(err, ErrPrivilege) && !errors.Is(err, ErrRefused) {
		return Mark(err, ErrRefused)
	}
	return err
}
