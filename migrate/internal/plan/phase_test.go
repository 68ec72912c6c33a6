package plan

import (
	"errors"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

const errRetyped run.Error = "has the type already"

// A situation is what the phase of a plan is decided by.
type situation struct {
	latest  *state.Run // the newest on the class that was not undone; nil: none
	undone  bool       // there is none, and the one before was undone
	swapped bool       // it copies, is under way, and its tables have changed places
	retyped error      // why the columns have the type already; nil: they have not
	asMade  bool       // they are in the form that the rewrite makes
	other   error      // why the class is not the one any more that was copied; nil: it is
	notKept error      // the old tables are not where the copy has put them; nil: they are
}

// plan returns a plan of v1-to-v6 in the situation.
func (s situation) plan() *Plan {
	pl := &Plan{Rewrite: v1ToV6, swapped: s.swapped, retyped: s.retyped, asMade: s.asMade}
	pl.was.swapped = s.swapped
	return pl
}

// undo decides about an undo.
func (s situation) undo() (phase, error) {
	pl := s.plan()
	if s.latest != nil {
		return pl.backward(*s.latest, s.other, s.notKept)
	}
	pl.Ask.Undo, pl.Ask.Column = true, ColumnName{Table: "orders", Column: "id"}
	if s.undone {
		pl.was.runs = []state.Run{{ID: 7, Rewrite: "v1-to-v6", Status: state.Undone,
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
// and what a rewrite in place, a rewrite by a copy, an undo, a pause and finish come to.
func TestEveryCommandInEverySituation(t *testing.T) {
	const mine, others = "v1-to-v6", "v6-to-v1"
	row := func(rewrite string, status state.Status, c *state.Copy) *state.Run {
		r := &state.Run{ID: 7, Rewrite: rewrite, Status: status, Columns: []string{"orders.id"},
			Before: state.Before{Copy: c}}
		r.Active = status == state.Running || status == state.Undoing
		return r
	}
	copied := func() *state.Copy { return &state.Copy{Label: "x"} }
	gone, online := copied(), copied()
	gone.Gone, online.Online = true, true
	other, notKept := errors.New("another class"), errors.New("an old table is not there")
	for _, tt := range []struct {
		name                                  string
		s                                     situation
		inPlace, copying, undo, pause, finish string
	}{
		{"no run", situation{}, "fresh", "fresh", "no run is recorded", "none", "none"},
		{"one that was undone", situation{undone: true}, "fresh", "fresh", "undone already",
			"none", "none"},
		{"another type already", situation{retyped: errRetyped}, "has the type already",
			"has the type already", "no run is recorded", "none", "none"},

		{"another type already, and no run", situation{retyped: errRetyped, asMade: true}, "retyped",
			"retyped", "no run is recorded", "none", "none"},

		{"in place, under way", situation{latest: row(mine, state.Running, nil)}, "resumed",
			"other strategy", "undo", "ok", "let it end"},
		{"in place, done", situation{latest: row(mine, state.Done, nil)}, "reopened", "reopened",
			"undo", "none", "ok"},
		{"in place, being undone", situation{latest: row(mine, state.Undoing, nil)}, "an undo of",
			"an undo of", "undo resumed", "ok", "let it end"},
		{"another in place, under way", situation{latest: row(others, state.Running, nil)},
			"v6-to-v1 is under way", "v6-to-v1 is under way", "undo", "ok", "let it end"},
		{"another in place, done", situation{latest: row(others, state.Done, nil)}, "fresh",
			"fresh", "undo", "none", "ok"},
		{"another in place, being undone", situation{latest: row(others, state.Undoing, nil)},
			"an undo of", "an undo of", "undo resumed", "ok", "let it end"},

		{"a copy before its swap", situation{latest: row(mine, state.Running, copied())},
			"other strategy", "resumed", "undo early", "holds their locks", "let it end"},
		{"an online copy before its swap", situation{latest: row(mine, state.Running, online)},
			"other strategy", "resumed", "undo early", "ok", "let it end"},
		{"a copy behind its swap", situation{latest: row(mine, state.Running, copied()),
			swapped: true}, "other strategy", "swapped", "undo open", "holds their locks", "let " +
			"it end"},
		{"a copy before its swap, of another class", situation{latest: row(mine, state.Running,
			copied()), other: other}, "other strategy", "resumed", "undo other", "holds their " +
			"locks", "let it end"},
		{"a copy behind its swap, of another class", situation{latest: row(mine, state.Running,
			copied()), swapped: true, other: other}, "other strategy", "swapped", "another " +
			"class", "holds their locks", "let it end"},
		{"a copy, done", situation{latest: row(mine, state.Done, copied())}, "reopened",
			"reopened", "undo", "none", "ok"},
		{"a copy, done, of another class", situation{latest: row(mine, state.Done, copied()),
			other: other}, "reopened", "reopened", "another class", "none", "ok"},
		{"a copy, done, whose old tables finish has dropped", situation{latest: row(mine,
			state.Done, gone)}, "reopened", "reopened", "were dropped", "none", "ok"},
		{"a copy, done, whose old tables somebody has dropped", situation{latest: row(mine,
			state.Done, copied()), notKept: notKept}, "reopened", "reopened", "not " +
			"there", "none", "ok"},
		{"a copy, being undone", situation{latest: row(mine, state.Undoing, copied())},
			"an undo of", "an undo of", "undo resumed", "holds their locks", "let it end"},
		{"a copy, being undone, with its old tables back", situation{latest: row(mine,
			state.Undoing, copied()), notKept: notKept}, "an undo of", "an undo of", "undo " +
			"back", "holds their locks", "let it end"},
		{"another copy, under way", situation{latest: row(others, state.Running, copied())},
			"v6-to-v1 is under way", "v6-to-v1 is under way", "undo early", "holds their " +
				"locks", "let it end"},
		{"another copy, done", situation{latest: row(others, state.Done, copied())}, "fresh",
			"fresh", "undo", "none", "ok"},

		{"a change of type, done", situation{latest: row(mine, state.Done, copied()),
			retyped: errRetyped}, "retyped", "retyped", "undo", "none", "ok"},
		{"a change of type, behind its swap", situation{latest: row(mine, state.Running, copied()),
			retyped: errRetyped, swapped: true}, "other strategy", "swapped", "undo " +
			"open", "holds their locks", "let it end"},
		{"a change of type, being undone", situation{latest: row(mine, state.Undoing, copied()),
			retyped: errRetyped}, "has the type already", "has the type already", "undo " +
			"resumed", "holds their locks", "let it end"},
		{"another change of type, done", situation{latest: row(others, state.Done, copied()),
			retyped: errRetyped}, "has the type already", "has the type " +
			"already", "undo", "none", "ok"},
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
			check("a rewrite in place", tt.inPlace, got, err)
			pl.Ask.Strategy = Copy
			got, err = pl.forward(tt.s.latest)
			check("a rewrite by a copy", tt.copying, got, err)
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
			got, err = control(false, func(r state.Run) error { return Endable(r, nil) })
			check("finish", tt.finish, got, err)
		})
	}
}

// TestPhasesSayWhatThePlanSays holds what each phase means for those who read a plan.
func TestPhasesSayWhatThePlanSays(t *testing.T) {
	for _, tt := range []struct {
		p                                          phase
		undoes, resumes, idle, unswapped, restored bool
	}{
		{p: fresh}, {p: Reopened},
		{p: resumed, resumes: true}, {p: Swapped, resumes: true},
		{p: retyped, idle: true}, {p: nothing, idle: true},
		{p: undo, undoes: true},
		{p: undoResumed, undoes: true, resumes: true},
		{p: undoEarly, undoes: true, unswapped: true, restored: true},
		{p: UndoOther, undoes: true, unswapped: true, restored: true},
		{p: undoOpen, undoes: true, restored: true},
		{p: undoBack, undoes: true, resumes: true, restored: true},
		{p: undone, undoes: true, idle: true},
	} {
		t.Run(string(tt.p), func(t *testing.T) {
			var pl Plan
			pl.enter(tt.p)
			if pl.Undo != tt.undoes || pl.Resumes != tt.resumes || pl.NothingToDo != tt.idle {
				t.Errorf("the plan says undo %v, resumes %v, nothing to do %v", pl.Undo,
					pl.Resumes, pl.NothingToDo)
			}
			if tt.p.unswapped() != tt.unswapped || tt.p.Restored() != tt.restored {
				t.Errorf("unswapped %v, restored %v", tt.p.unswapped(), tt.p.Restored())
			}
		})
	}
}
