package postgres

import (
	"errors"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
)

// PostgreSQL has one code for a CHECK that refuses a row and a partition that is
// missing, and one for a privilege and a policy.
func TestKindsThatShareACode(t *testing.T) {
	for _, c := range []struct {
		name, code, routine string
		want                dialect.Kind
	}{
		{"a CHECK", "23514", "ExecConstraints", dialect.KindCheck},
		{"no partition", "23514", "ExecFindPartition", dialect.KindPartition},
		{"a privilege", "42501", "aclcheck_error", dialect.KindPrivilege},
		{"a policy that would filter", "42501", "check_enable_rls", dialect.KindPolicy},
	} {
		t.Run(c.name, func(t *testing.T) {
			err := fmt.Errorf("chunk 3: %w", errors.Join(errors.New("other"), &dialecttest.RoutineError{Code: c.code, Routine: c.routine}))
			if got := (Dialect{}).Kind(err); got != c.want {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}
