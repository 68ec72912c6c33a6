package engines_test

import (
	"encoding/json"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// TestStateOfAMillionIDs holds the journal to 16 bytes per id, and the estimate to what the
// server adds, also where other columns refer to the ids. docs/explain/scale.md states both.
func TestStateOfAMillionIDs(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		const rows = 6000
		lab.NewShop(t, l, rows, false)
		args := []string{"v1-to-v6", "--database", l.URL, "--column", "orders.id"}
		var plan struct {
			Estimate struct {
				Ledger int64 `json:"ledger_bytes"`
			} `json:"estimate"`
		}
		out := lab.MustRun(t, append([]string{"migrate", "plan"}, append(args, "--json")...)...).Out
		if err := json.Unmarshal([]byte(out), &plan); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		perID := int64(18)
		if l.IsInnoDB() {
			perID = 26
		}
		if want := perID * rows; plan.Estimate.Ledger != want {
			t.Errorf("the plan says %d bytes of state for %d ids, want %d", plan.Estimate.Ledger, rows, want)
		}
		lab.MustRun(t, append(append([]string{"migrate"}, args...), "--yes", "--chunk-rows", "1000")...)
		var ids, used int64
		query := "SELECT SUM(n), SUM(LENGTH(ids) + COALESCE(LENGTH(odd), 0)) FROM " + l.StateTables()[4]
		if err := l.DB.QueryRow(query).Scan(&ids, &used); err != nil {
			t.Fatal(err)
		}
		if ids != rows || used != 16*ids {
			t.Errorf("the journal has %d ids in %d bytes, want %d of 16 bytes each", ids, used, rows)
		}
	})
}
