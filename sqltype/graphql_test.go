package sqltype_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

func TestGraphQLVariablesAreUUIDs(t *testing.T) {
	for _, v := range []any{sqltype.UUID{}, sqltype.NullUUID{}, sqltype.ID[any]{}, sqltype.NativeUUID{}} {
		if g, ok := v.(interface{ GetGraphQLType() string }); !ok || g.GetGraphQLType() != "uuid" {
			t.Errorf("%T is no uuid", v)
		}
	}
	if got := (sqltype.ULID{}).GetGraphQLType(); got != "String" {
		t.Errorf("a ULID is a %s", got)
	}
}
