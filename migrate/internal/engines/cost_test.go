package engines

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/mysql"
	"github.com/sqluuid/sqluuid/migrate/internal/postgres"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlite"
)

// TestScaleStatesTheCosts compares the constants with the table of docs/explain/scale.md.
func TestScaleStatesTheCosts(t *testing.T) {
	page, err := os.ReadFile("../../../docs/explain/scale.md")
	if err != nil {
		t.Fatal(err)
	}
	p, m := postgres.Dialect{}.Facts().Costs, mysql.Dialect{}.Facts().Costs
	s := sqlite.Dialect{}.Facts().Costs
	for what, row := range map[string]string{
		"name of the log": fmt.Sprintf("(%s; %s; %s)", p.LogName, m.LogName, s.LogName),
		"log":             fmt.Sprintf("| %d | %d | %d |\n", p.LogPerValue, m.LogPerValue, s.LogPerValue),
		"growth": fmt.Sprintf("| %d %% | %d %% | %d %% |\n", p.GrowthPercent, m.GrowthPercent,
			s.GrowthPercent),
		"state": fmt.Sprintf("| %d bytes | %d bytes | %d bytes |\n", p.LedgerPerID, m.LedgerPerID,
			s.LedgerPerID),
	} {
		if !strings.Contains(string(page), row) {
			t.Errorf("the page does not have the %s per value: %q", what, row)
		}
	}
}
