package postgres

import (
	"errors"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// PostgreSQL has one code for a CHECK that refuses a row and a partition that is
// missing, one for a privilege and a policy, and one for what a statement and what a function of
// the database does not find.
func TestKindsThatShareACode(t *testing.T) {
	for _, c := range []struct {
		name, code, routine, inside string
		want                        dialect.Kind
	}{
		{"a CHECK", "23514", "ExecConstraints", "", dialect.KindCheck},
		{"no partition", "23514", "ExecFindPartition", "", dialect.KindPartition},
		{"a privilege", "42501", "aclcheck_error", "", dialect.KindPrivilege},
		{"a policy that would filter", "42501", "check_enable_rls", "", dialect.KindPolicy},
		{"a function that is missing", "42883", "ParseFuncOrColumn", "", dialect.KindOther},
		{"the same within another", "42883", "ParseFuncOrColumn", "SELECT f()", dialect.KindPath},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := fmt.Errorf("chunk 3: %w", errors.Join(errors.New("other"),
				&routineError{Code: c.code, Routine: c.routine, InternalQuery: c.inside}))
			if got := (Dialect{}).Kind(err); got != c.want {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

// A routineError is an error as the drivers of PostgreSQL return it.
type routineError struct{ Code, Routine, InternalQuery string }

func (e *routineError) Error() string    { return "ERROR: " + e.Code }
func (e *routineError) SQLState() string { return e.Code }

// A connection that was found closed before a statement is as lost as one that broke within it.
func TestAClosedConnectionIsLost(t *testing.T) {
	for text, want := range map[string]dialect.Kind{
		"conn closed": dialect.KindLost, "conn busy": dialect.KindOther} {
		if got := (Dialect{}).Kind(fmt.Errorf("chunk 2: %w", unsentError(text))); got != want {
			t.Errorf("%s is of kind %v, want %v", text, got, want)
		}
	}
}

// An unsentError is pgx's error of a connection that takes no statement.
type unsentError string

func (e unsentError) Error() string     { return string(e) }
func (e unsentError) SafeToRetry() bool { return true }
