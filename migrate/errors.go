package migrate

import (
	"fmt"
	"slices"
	"strings"
)

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is]. Where one is
// wrapped, the message names the table and column and what to do.
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrColumnName occurs when a column is not written as
	// [SCHEMA.]TABLE.COLUMN.
	ErrColumnName Error = "migrate: a column is written [SCHEMA.]TABLE.COLUMN, parts with a dot in double quotes"

	// ErrNotFound occurs when the table or the column does not exist, or is
	// not visible to the role. Nothing was changed.
	ErrNotFound Error = "migrate: not found"

	// ErrNotUUID occurs when the column's type or values are no UUIDs. The message
	// has one of them. Nothing was changed.
	ErrNotUUID Error = "migrate: not a UUID column"

	// ErrRefused occurs when a check says that a rewrite would not be safe.
	// Nothing was changed.
	ErrRefused Error = "migrate: refused"

	// ErrMismatch occurs when the column class has ids that the rewrite does
	// not apply to; it is the target of a [*MismatchError]. Nothing was
	// changed.
	ErrMismatch Error = "migrate: ids that the rewrite does not apply to"

	// ErrNoRun occurs when there is nothing to undo.
	ErrNoRun Error = "migrate: no run is recorded for this column"

	// ErrPrivilege occurs when the role may not do what the run needs. Before the
	// first write it is an ErrRefused as well, and nothing was changed.
	ErrPrivilege Error = "migrate: missing privilege"

	// ErrLocked occurs when other sessions held locks for too long. The message
	// names them where the role may see them. What had been committed stays; run
	// the same again to go on.
	ErrLocked Error = "migrate: locked by another session"

	// ErrVerify occurs when the tables are not what the run should have left.
	// Every id was visited and the run is closed; look before you go on. A
	// rewrite can still be undone.
	ErrVerify Error = "migrate: verification failed"

	// ErrStopped occurs when the context ended, or when ids of the source
	// version arrive as fast as they are rewritten. What had been committed
	// stays; run the same again to go on.
	ErrStopped Error = "migrate: stopped, and can be resumed"

	// ErrNotRebuilt occurs when an index could not be rebuilt for
	// [FinishConfig.Reindex]. No run was forgotten; the message has the statement that
	// rebuilds the index.
	ErrNotRebuilt Error = "migrate: an index was not rebuilt"

	// ErrConfig occurs when a configuration has a value out of its bounds.
	ErrConfig Error = "migrate: bad configuration"
)

// Those of an error that carries more.
const (
	errNewIDs     Error = "migrate: ids created after the run"
	errSideEffect Error = "migrate: a trigger changed more than the id"
)

// A MismatchError says which ids a rewrite does not apply to.
type MismatchError struct {
	Rewrite Rewrite
	Columns []ColumnCounts
}

// Error names each column with its counts by version.
func (e *MismatchError) Error() string {
	var parts []string
	for _, c := range e.Columns {
		if c.Counts.Others == 0 {
			continue
		}
		s := fmt.Sprintf("%s has %s", c.Column, c.Counts)
		if len(c.Counts.Examples) > 0 {
			s += fmt.Sprintf(" (such as %q)", c.Counts.Examples[0])
		}
		parts = append(parts, s)
	}
	some := "correct those rows, or leave them as they are with --on-mismatch=skip"
	if e.Rewrite.kind != "" && slices.ContainsFunc(e.Columns, func(c ColumnCounts) bool { return c.Counts.NoUUID > 0 }) {
		some = "correct the malformed ones, which the new type cannot hold"
		if slices.ContainsFunc(e.Columns, func(c ColumnCounts) bool { return c.Counts.Others > c.Counts.NoUUID }) {
			some += "; the others may stay as they are with --on-mismatch=skip"
		}
	}
	return fmt.Sprintf("%v: %v rewrites %s only, and %s; nothing was changed; %s", ErrMismatch, e.Rewrite, e.Rewrite.t.About(), strings.Join(parts, "; "), some)
}

// Unwrap returns ErrMismatch and ErrRefused, so that it can be matched as
// either.
func (e *MismatchError) Unwrap() []error { return []error{ErrMismatch, ErrRefused} }

// A NewIDsError occurs when an undo finds ids of the target version that the run did not make. It
// wraps [ErrRefused]. Nothing was changed.
type NewIDsError struct {
	Rewrite  Rewrite
	Column   string   // the first column that has some
	Examples []string // up to ten of them
}

// Error names the column, an example, and what can be said.
func (e *NewIDsError) Error() string {
	t := e.Rewrite.t
	some := "turn back those made before a time with --created-before, or all of them with --include-new"
	if t.Listed() {
		some = "if they are in the order that the rewrite makes, turn them back too with --include-new; if not, remove or correct them first"
	}
	return fmt.Sprintf("%v: %s has ids of %s that %v did not make, such as %s; nothing was changed; %s",
		errNewIDs, e.Column, t.Inverse().About(), e.Rewrite, e.Examples[0], some)
}

// Unwrap returns what it can be matched as, [ErrRefused] among it.
func (e *NewIDsError) Unwrap() []error { return []error{errNewIDs, ErrRefused} }
