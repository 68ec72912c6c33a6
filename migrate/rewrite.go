package migrate

import (
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A Rewrite turns ids of one version into another, value by value, with an exact
// inverse.
type Rewrite struct {
	From, To int
}

// The rewrites.
var (
	// V1ToV6 reorders the time of version 1 ids (RFC 9562, section 5.6).
	V1ToV6 = Rewrite{1, 6}
	// V6ToV1 is the inverse of V1ToV6.
	V6ToV1 = Rewrite{6, 1}
)

// String returns the name by which the command knows the rewrite.
func (r Rewrite) String() string { return fmt.Sprintf("v%d-to-v%d", r.From, r.To) }

// Inverse returns the rewrite that takes back what r does.
func (r Rewrite) Inverse() Rewrite { return Rewrite{r.To, r.From} }

func (r Rewrite) valid() bool { return r == V1ToV6 || r == V6ToV1 }

// Apply rewrites one id. An id that r does not apply to is an error that wraps
// [sqltype.ErrVersion].
func (r Rewrite) Apply(id sqltype.UUID) (sqltype.UUID, error) {
	if r == V6ToV1 {
		return id.V1()
	}
	return id.V6()
}
