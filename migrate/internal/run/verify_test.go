package run

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// What is known of a run that another process has closed begins with its number.
func TestAReportOfARunThatEndedElsewhereNamesTheRun(t *testing.T) {
	p := &Part{Row: state.Run{ID: 7, Moved: 3}}
	if rep := p.EndedElsewhere(); rep.Run != 7 || rep.Moved != 3 || len(rep.Changed) != 1 {
		t.Errorf("run %d, %d moved, %q", rep.Run, rep.Moved, rep.Changed)
	}
}
