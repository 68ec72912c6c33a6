package plan

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A situation is what the phase of a plan is decided by.
type situation struct {
	latest *state.Run // the newest on the class that was not undone; nil: none
	undone bool       // there is none, and the one before was undone
}

// plan returns a plan of v1-to-v6 in the situation.
func (situation) plan() *Plan { return &Plan{Rewrite: v1ToV6} }

// undo decides about an undo.
func (s situation) undo() (phase, error) {
	pl := s.plan()
	pl.Inquiry.Undo, pl.Inquiry.Column = true, ColumnName{Table: "orders", Column: "id"}
	if s.latest != nil {
		pl.history.runs = []state.Run{*s.latest}
	}
	if s.undone {
		pl.history.runs = []state.Run{{ID: 7, Rewrite: "v1-to-v6", Status: state.Undone,
			Columns: []string{"orders.id"}}}
	}
	orders := &sqlgen.Table{Ref: sqlgen.Ref{Table: "orders"},
		Columns: []sqlgen.TableColumn{{Name: "id", Type: "uuid", Form: planForms["uuid"]}}}
	tables := map[sqlgen.Ref]*sqlgen.Table{orders.Ref: orders}
	if err := pl.findClass(&dialect.Schema{Tables: tables}); err != nil {
		return "", err
	}
	if err := pl.outline(); err != nil {
		return "", err
	}
	return pl.Phase, nil
}

// TestEveryCommandInEverySituation is the table of the phases: what the newest run on the class is,
// and what a rewrite, an undo, a pause and finish come to.
func TestEveryCommandInEverySituation(t *testing.T) {
	const mine, others = "v1-to-v6", "v6-to-v1"
	row := func(rewrite string, status state.Status) *state.Run {
		r := &state.Run{ID: 7, Rewrite: rewrite, Status: status, Columns: []string{"orders.id"}}
		r.Active = status == state.Running || status == state.Undoing
		return r
	}
	for _, tt := range []struct {
		name                         string
		s                            situation
		rewrite, undo, pause, finish string
	}{
		{"no run", situation{}, "fresh", "no run is recorded", "none", "none"},
		{"one that was undone", situation{undone: true}, "fresh", "undone already", "none", "none"},
		{"under way", situation{latest: row(mine, state.Running)}, "resumed", "undo", "ok", "let it end"},
		{"done", situation{latest: row(mine, state.Done)}, "reopened", "undo", "none", "ok"},
		{"being undone", situation{latest: row(mine, state.Undoing)}, "an undo of", "undo resumed",
			"ok", "let it end"},
		{"another, under way", situation{latest: row(others, state.Running)},
			"v6-to-v1 is under way", "undo", "ok", "let it end"},
		{"another, done", situation{latest: row(others, state.Done)}, "fresh", "undo", "none", "ok"},
		{"another, being undone", situation{latest: row(others, state.Undoing)}, "an undo of",
			"undo resumed", "ok", "let it end"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			check := func(command, want string, got phase, err error) {
				t.Helper()
				found := string(got)
				if err != nil {
					found = err.Error()
				}
				if err == nil && found != want || err != nil && (!strings.Contains(found,
					want) || got != "") {
					t.Errorf("%s: %q, want %q", command, found, want)
				}
			}
			pl := tt.s.plan()
			got, err := pl.forward(tt.s.latest)
			check("a rewrite", tt.rewrite, got, err)
			got, err = tt.s.undo()
			check("an undo", tt.undo, got, err)
			control := func(active bool, may func(state.Run) error) (phase, error) {
				if tt.s.latest == nil || active && !tt.s.latest.Active {
					return "none", nil
				}
				if err := may(*tt.s.latest); err != nil {
					return "", err
				}
				return "ok", nil
			}
			got, err = control(true, func(r state.Run) error { return MayRequest(r, state.Pause) })
			check("a pause", tt.pause, got, err)
			got, err = control(false, Endable)
			check("finish", tt.finish, got, err)
		})
	}
}

// TestPhasesSayWhatThePlanSays holds what each phase means for those who read a plan.
func TestPhasesSayWhatThePlanSays(t *testing.T) {
	for _, tt := range []struct {
		p                     phase
		undoes, resumes, idle bool
	}{
		{p: fresh}, {p: Reopened},
		{p: resumed, resumes: true},
		{p: nothing, idle: true},
		{p: undo, undoes: true},
		{p: undoResumed, undoes: true, resumes: true},
		{p: undone, undoes: true, idle: true},
	} {
		t.Run(string(tt.p), func(t *testing.T) {
			var pl Plan
			pl.enter(tt.p)
			if pl.Undo != tt.undoes || pl.Resumes != tt.resumes || pl.NothingToDo != tt.idle {
				t.Errorf("the plan says undo %v, resumes %v, nothing to do %v", pl.Undo,
					pl.Resumes, pl.NothingToDo)
			}
		})
	}
}
