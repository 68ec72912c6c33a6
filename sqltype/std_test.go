//go:build go1.27

package sqltype_test

import (
	"testing"
	"uuid"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// The standard library's UUID has neither Scan nor Value.
func TestTheStandardUUIDThroughBindAndDest(t *testing.T) {
	for _, id := range []uuid.UUID{{}, uuid.New(), uuid.MustParse(v7Text)} {
		for _, p := range engine.Profiles() {
			arg := sqltype.Bind(p, id)
			var got uuid.UUID
			var pointer *uuid.UUID
			if err := sqltype.Dest(p, &got).Scan(arg); err != nil || got != id {
				t.Errorf("%v: %v came back as %v, %v", p, id, got, err)
			}
			if err := sqltype.DestPtr(p, &pointer).Scan(arg); err != nil || pointer == nil || *pointer != id {
				t.Errorf("%v: %v came back as %v, %v", p, id, pointer, err)
			}
			if s, ok := arg.(string); ok && p.Layout().Encode(id) == id && s != id.String() {
				t.Errorf("%v: %v is sent as %s", p, id, s)
			}
		}
		if sqltype.CharUUID(id).String() != id.String() || uuid.UUID(sqltype.CharUUID(id)) != id {
			t.Errorf("%v does not convert", id)
		}
	}
}
