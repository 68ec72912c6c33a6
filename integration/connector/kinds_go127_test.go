//go:build go1.27

package connector_test

import (
	"testing"
	"uuid"

	"github.com/sqluuid/sqluuid/sqltype"
)

func newerKinds(id sqltype.UUID) map[string]any {
	u := uuid.UUID(id)
	return map[string]any{"standard": u, "*standard": &u}
}

// TestTheStandardUUIDIsScanned reads what the standard type, which has no Scan, took
// to the server.
func TestTheStandardUUIDIsScanned(t *testing.T) {
	forEachPool(t, func(t *testing.T, p pool) {
		name := table(t, p)
		must(t)(p.db.Exec(p.sql("INSERT INTO %s (id) VALUES (?)", name), uuid.UUID(id)))
		var got uuid.UUID
		if err := p.db.QueryRow(p.sql("SELECT id FROM %s WHERE id = ?", name), uuid.UUID(id)).Scan(&got); err != nil || sqltype.UUID(got) != id {
			t.Errorf("read %v, %v, want %v", got, err, id)
		}
	})
}
