package dialect

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// TestScaleStatesTheCosts compares the constants with the table of docs/explain/scale.md.
func TestScaleStatesTheCosts(t *testing.T) {
	page, err := os.ReadFile("../../../docs/explain/scale.md")
	if err != nil {
		t.Fatal(err)
	}
	p, m, s := postgres{}.Costs(), mysql{}.Costs(), sqlite{}.Costs()
	for what, row := range map[string]string{
		"log":    fmt.Sprintf("| %d | %d | %d |\n", p.LogPerValue, m.LogPerValue, s.LogPerValue),
		"growth": fmt.Sprintf("| %d %% | %d %% | %d %% |\n", p.GrowthPercent, m.GrowthPercent, s.GrowthPercent),
		"state": fmt.Sprintf("| %d bytes | %d bytes | %d bytes |\n", p.LedgerPerID, m.LedgerPerID,
			s.LedgerPerID),
	} {
		if !strings.Contains(string(page), row) {
			t.Errorf("the page does not have the %s per value: %q", what, row)
		}
	}
}
