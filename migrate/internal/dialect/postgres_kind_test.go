package dialect

import (
	"errors"
	"fmt"
	"testing"
)

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
