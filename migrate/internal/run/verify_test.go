package run

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// What is known of a run that another process has closed begins with its number.
func TestAReportOfARunThatEndedElsewhereNamesTheRun(t *testing.T) {
	p := &Part{Row: state.Run{ID: 7, MovedValues: 3}}
	if rep := p.EndedElsewhere(); rep.Run != 7 || rep.MovedValues != 3 || len(rep.NotCompared) != 1 {
		t.Errorf("run %d, %d moved, %q", rep.Run, rep.MovedValues, rep.NotCompared)
	}
}
