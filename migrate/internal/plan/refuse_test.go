package plan

import (
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
)

var (
	v1ToV6, _           = ParseRewrite("v1-to-v6")
	swappedToNetwork, _ = ParseRewrite("swapped-to-network")
	googleV6Repair, _   = ParseRewrite("google-v6-repair")
)

// TestWhatCountsRefuse holds which counts stop a rewrite, without a server.
func TestWhatCountsRefuse(t *testing.T) {
	of := func(versions map[int]int64, f check.Reading) check.Reading {
		f.Versions = versions
		for v, n := range versions {
			if v != 1 {
				f.Others += n
			}
		}
		f.Others += f.NoUUID
		f.Examples = []string{"an example"}
		return f
	}
	for _, tt := range []struct {
		name    string
		rewrite Rewrite
		phase   phase
		skip    bool
		images  bool
		found   []check.Reading
		want    error
	}{
		{"ids of the source alone", v1ToV6, fresh, false, false, []check.Reading{of(map[int]int64{1: 9}, check.Reading{})}, nil},
		{"no rows", v1ToV6, fresh, false, false, []check.Reading{of(nil, check.Reading{})}, nil},
		{"ids of another version", v1ToV6, fresh, false, false, []check.Reading{of(map[int]int64{1: 9, 4: 1}, check.Reading{})}, run.ErrMismatch},
		{"ids of another version, skipped", v1ToV6, fresh, true, false, []check.Reading{of(map[int]int64{1: 9, 4: 1}, check.Reading{})}, nil},
		{"ids of another version in the second column", v1ToV6, fresh, false, false, []check.Reading{of(map[int]int64{1: 9}, check.Reading{}), of(map[int]int64{4: 1}, check.Reading{})}, run.ErrMismatch},
		{"ids of another version, of a run that was begun with skip", v1ToV6, resumed, false, false, []check.Reading{of(map[int]int64{1: 9, 4: 1}, check.Reading{})}, nil},
		{"images before the first run", v1ToV6, fresh, false, false, []check.Reading{of(map[int]int64{6: 9}, check.Reading{Images: 9})}, run.ErrMismatch},
		{"images after a run", v1ToV6, Reopened, false, false, []check.Reading{of(map[int]int64{6: 9}, check.Reading{Images: 9})}, nil},
		{"images and others after a run", v1ToV6, Reopened, false, false, []check.Reading{of(map[int]int64{6: 9, 4: 1}, check.Reading{Images: 9})}, run.ErrMismatch},
		{"no value is an id", v1ToV6, fresh, false, false, []check.Reading{of(nil, check.Reading{Counts: check.Counts{NoUUID: 3}})}, run.ErrNotUUID},
		{"all ids look as if it had been done", swappedToNetwork, fresh, true, false, []check.Reading{of(map[int]int64{1: 20}, check.Reading{Images: 20})}, run.ErrRefused},
		{"all ids look so, and are rewritten", swappedToNetwork, fresh, false, true, []check.Reading{of(map[int]int64{1: 20}, check.Reading{Images: 20})}, nil},
		{"a few ids look so", swappedToNetwork, fresh, true, false,
			[]check.Reading{of(map[int]int64{1: 19}, check.Reading{Images: 19})}, run.ErrRefused},
		{"half of the ids look so", swappedToNetwork, fresh, true, false, []check.Reading{of(map[int]int64{1: 40}, check.Reading{Images: 20})}, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			pl := &Plan{Rewrite: tt.rewrite, Phase: tt.phase}
			pl.Inquiry.SkipOthers, pl.Inquiry.RewriteImages = tt.skip, tt.images
			pl.Run.OnMismatch = SkipOnMismatch // which counts for a resumed run alone
			for _, f := range tt.found {
				pl.Columns = append(pl.Columns, Column{Counts: f.Counts, Reading: f})
			}
			err := pl.refuseMismatch()
			if err == nil {
				pl.refuseImplausible()
				err = errors.Join(pl.refusals...)
			}
			if !errors.Is(err, tt.want) || err == nil != (tt.want == nil) {
				t.Errorf("error %v, want %v", err, tt.want)
			}
		})
	}
}

// TestAnUndoDoesNotGuess holds what an undo says of ids that came after the run.
func TestAnUndoDoesNotGuess(t *testing.T) {
	for _, tt := range []struct {
		name      string
		rewrite   Rewrite
		late      check.LatePolicy
		strangers []string
		refused   bool
	}{
		{"no ids came", v1ToV6, check.LateStay, nil, false},
		{"ids came", v1ToV6, check.LateStay, []string{"x"}, true},
		{"ids came, and all are to go back", v1ToV6, check.LateAll, []string{"x"}, false},
		{"ids came, and some are to go back", v1ToV6, check.LateBefore, []string{"x"}, false},
		{"ids came that no undo can take back", googleV6Repair, check.LateStay, []string{"x"}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			pl := &Plan{Rewrite: tt.rewrite, Mover: check.Mover{T: tt.rewrite.t.Inverse(), LatePolicy: tt.late}}
			pl.Columns = []Column{{Reading: check.Reading{Strangers: tt.strangers}}}
			err := pl.refuseStrangers()
			if got := errors.As(err, new(*NewIDsError)); got != tt.refused || (err != nil) != tt.refused {
				t.Errorf("error %v, want one: %v", err, tt.refused)
			}
		})
	}
}

// TestIDsTellThatARewriteWasDone holds what a rewrite by a list says without the record of one:
// half of its images look like sources, and no source is an image alone.
func TestIDsTellThatARewriteWasDone(t *testing.T) {
	swappedToNetwork, err := ParseRewrite("swapped-to-network")
	if err != nil {
		t.Fatal(err)
	}
	v1ToV6, _ := ParseRewrite("v1-to-v6")
	found := func(all, images, done, noUUID int64) check.Reading {
		return check.Reading{Counts: check.Counts{Versions: map[int]int64{1: all}, NoUUID: noUUID, Null: 3},
			Images: images, Done: done, Moves: all - done}
	}
	for _, tt := range []struct {
		name    string
		rewrite Rewrite
		phase   phase
		images  bool // rewrite them all the same
		found   []check.Reading
		want    bool
	}{
		{"half of them are images alone", swappedToNetwork, fresh, false, []check.Reading{found(40, 40, 19, 0)}, true},
		{"and in a second column", swappedToNetwork, fresh, false, []check.Reading{found(19, 19, 9, 0), found(15, 15, 6, 0)}, true},
		{"of a few", swappedToNetwork, fresh, false, []check.Reading{found(2, 2, 1, 0)}, false},
		{"one is", swappedToNetwork, fresh, false, []check.Reading{found(40, 40, 1, 0)}, false},
		{"none is", swappedToNetwork, fresh, false, []check.Reading{found(40, 40, 0, 0)}, false},
		{"one is a source alone", swappedToNetwork, fresh, false, []check.Reading{found(40, 39, 20, 0)}, false},
		{"a malformed one", swappedToNetwork, fresh, false, []check.Reading{found(40, 40, 20, 1)}, false},
		{"they are to be rewritten all the same", swappedToNetwork, fresh, true, []check.Reading{found(40, 40, 20, 0)}, false},
		{"a run under way", swappedToNetwork, resumed, false, []check.Reading{found(40, 40, 20, 0)}, false},
		{"no ids", swappedToNetwork, fresh, false, []check.Reading{found(0, 0, 0, 0)}, false},
		{"a rewrite whose images are no sources", v1ToV6, fresh, false, []check.Reading{found(40, 40, 40, 0)}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			pl := &Plan{Rewrite: tt.rewrite, Phase: tt.phase}
			pl.Inquiry.RewriteImages = tt.images
			for _, f := range tt.found {
				pl.Columns = append(pl.Columns, Column{Counts: f.Counts, Reading: f, ToMove: f.Moves})
				pl.ToMove += f.Moves
			}
			if got := pl.doneBefore(); got != tt.want || got != pl.NothingToDo || got && pl.ToMove > 0 {
				t.Errorf("got %v, a plan without work: %v, to move: %d", got, pl.NothingToDo, pl.ToMove)
			}
		})
	}
}
