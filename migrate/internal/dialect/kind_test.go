package dialect

import (
	"errors"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// An error as the driver has it: a number, reached by reflection.
type numbered struct{ Number uint16 }

func (e *numbered) Error() string { return fmt.Sprint("Error ", e.Number) }

func TestConflictsOfACluster(t *testing.T) {
	d, err := For(engine.MariaDB)
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		name   string
		number uint16
		want   Kind
		again  bool
	}{
		{"a transaction that another node's was certified before", 1213, KindConflict, true},
		{"a node that has lost the others", 1047, KindUnready, true},
		{"a transaction that is too big for the cluster", 1180, KindTooBig, true},
		{"a duplicate key", 1062, KindUnique, false},
		{"no partition", 1526, KindPartition, false},
		{"a trigger beside a binary log", 1419, KindPrivilege, false},
		{"a full disk", 1114, KindOther, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := d.Kind(fmt.Errorf("chunk 1: %w", errors.Join(errors.New("first"), &numbered{tt.number})))
			if got != tt.want || got.Retry() != tt.again {
				t.Errorf("error %d is of kind %d and tried again: %v; want %d and %v", tt.number, got, got.Retry(), tt.want, tt.again)
			}
		})
	}
}

// A routineError is an error as the drivers of PostgreSQL return it.
type routineError struct{ Code, Routine string }

func (e *routineError) Error() string    { return "ERROR: " + e.Code }
func (e *routineError) SQLState() string { return e.Code }

// PostgreSQL has one code for a CHECK that refuses a row and a partition that is
// missing, and one for a privilege and a policy.
func TestKindsThatShareACode(t *testing.T) {
	for _, c := range []struct {
		name, code, routine string
		want                Kind
	}{
		{"a CHECK", "23514", "ExecConstraints", KindCheck},
		{"no partition", "23514", "ExecFindPartition", KindPartition},
		{"a privilege", "42501", "aclcheck_error", KindPrivilege},
		{"a policy that would filter", "42501", "check_enable_rls", KindPolicy},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := fmt.Errorf("chunk 3: %w", errors.Join(errors.New("other"), &routineError{c.code, c.routine}))
			if got := (postgres{}).Kind(err); got != c.want {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}
