package run

import (
	"fmt"
	"strings"
)

// Error is the type of sentinel errors. Package migrate says what its own mean.
type Error string

func (e Error) Error() string { return string(e) }

// Those of package migrate.
const (
	ErrNotFound   Error = "migrate: not found"
	ErrNotUUID    Error = "migrate: not a UUID column"
	ErrRefused    Error = "migrate: refused"
	ErrMismatch   Error = "migrate: ids that the rewrite does not apply to"
	ErrNoRun      Error = "migrate: no run is recorded for this column"
	ErrPrivilege  Error = "migrate: missing privilege"
	ErrLocked     Error = "migrate: locked by another session"
	ErrVerify     Error = "migrate: verification failed"
	ErrStopped    Error = "migrate: stopped, and can be resumed"
	ErrNotRebuilt Error = "migrate: an index was not rebuilt"
	ErrConfig     Error = "migrate: bad configuration"
)

// Lacking is the error of a role that needs grants; nil where it needs none.
func Lacking(grants []string) error {
	if len(grants) == 0 {
		return nil
	}
	return fmt.Errorf("%w: this role lacks privileges that the run needs; run as another role, or "+
		"grant them: %s", ErrPrivilege, strings.Join(grants, "; "))
}

// ErrFenced occurs when another process has moved the run on.
const ErrFenced Error = "migrate: another process works on this run; run the same again"

// ErrChanged is the error of a run that another process has written to.
func ErrChanged(id int64) error {
	return fmt.Errorf("%w: run %d was changed by another process; look at status, and run the "+
		"same again", ErrRefused, id)
}

// errBusy is the error of a run that other processes keep writing to.
func errBusy(what string) error {
	return fmt.Errorf("%w: other processes keep changing %s; run the same again", ErrRefused, what)
}
