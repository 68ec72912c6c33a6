package migrate_test

import (
	"encoding/json"
	"testing"
)

// TestStateOfAMillionIDs holds the journal to 16 bytes per id, and the estimate to 18 with what
// the server adds, also where other columns refer to the ids. docs/explain/scale.md states both.
func TestStateOfAMillionIDs(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		const rows = 6000
		newShop(t, l, rows, false)
		args := []string{"v1-to-v6", "--database", l.url, "--column", "orders.id"}
		var plan struct {
			Estimate struct {
				Ledger int64 `json:"ledger_bytes"`
			} `json:"estimate"`
		}
		out := mustRun(t, append([]string{"migrate", "plan"}, append(args, "--json")...)...).out
		if err := json.Unmarshal([]byte(out), &plan); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		if want := int64(18 * rows); plan.Estimate.Ledger != want {
			t.Errorf("the plan says %d bytes of state for %d ids, want %d", plan.Estimate.Ledger, rows, want)
		}
		mustRun(t, append(append([]string{"migrate"}, args...), "--yes", "--chunk-rows", "1000")...)
		var ids, used int64
		query := "SELECT SUM(n), SUM(LENGTH(ids) + COALESCE(LENGTH(odd), 0)) FROM " + l.stateTables()[2]
		if err := l.db.QueryRow(query).Scan(&ids, &used); err != nil {
			t.Fatal(err)
		}
		if ids != rows || used != 16*ids {
			t.Errorf("the journal has %d ids in %d bytes, want %d of 16 bytes each", ids, used, rows)
		}
	})
}
