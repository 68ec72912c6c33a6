package migrate

import (
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
)

// TestWhatCountsRefuse holds which counts stop a rewrite, without a server.
func TestWhatCountsRefuse(t *testing.T) {
	of := func(versions map[int]int64, f check.Found) check.Found {
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
		found   []check.Found
		want    error
	}{
		{"ids of the source alone", V1ToV6, fresh, false, []check.Found{of(map[int]int64{1: 9}, check.Found{})}, nil},
		{"no rows", V1ToV6, fresh, false, []check.Found{of(nil, check.Found{})}, nil},
		{"ids of another version", V1ToV6, fresh, false, []check.Found{of(map[int]int64{1: 9, 4: 1}, check.Found{})}, ErrMismatch},
		{"ids of another version, skipped", V1ToV6, fresh, true, []check.Found{of(map[int]int64{1: 9, 4: 1}, check.Found{})}, nil},
		{"ids of another version in the second column", V1ToV6, fresh, false, []check.Found{of(map[int]int64{1: 9}, check.Found{}), of(map[int]int64{4: 1}, check.Found{})}, ErrMismatch},
		{"images before the first run", V1ToV6, fresh, false, []check.Found{of(map[int]int64{6: 9}, check.Found{Images: 9})}, ErrMismatch},
		{"images after a run", V1ToV6, reopened, false, []check.Found{of(map[int]int64{6: 9}, check.Found{Images: 9})}, nil},
		{"images and others after a run", V1ToV6, reopened, false, []check.Found{of(map[int]int64{6: 9, 4: 1}, check.Found{Images: 9})}, ErrMismatch},
		{"no value is an id", V1ToV6, fresh, false, []check.Found{of(nil, check.Found{Counts: check.Counts{NoUUID: 3}})}, ErrNotUUID},
		{"a malformed value that a type cannot hold", TextToBinary, fresh, true, []check.Found{of(map[int]int64{1: 9}, check.Found{Counts: check.Counts{NoUUID: 1}})}, ErrMismatch},
		{"all ids look as if it had been done", SwappedToNetwork, fresh, true, []check.Found{of(map[int]int64{1: 20}, check.Found{Images: 20})}, ErrRefused},
		{"a few ids look so", SwappedToNetwork, fresh, true, []check.Found{of(map[int]int64{1: 19}, check.Found{Images: 19})}, nil},
		{"half of the ids look so", SwappedToNetwork, fresh, true, []check.Found{of(map[int]int64{1: 40}, check.Found{Images: 20})}, nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			p := &planner{cfg: PlanConfig{SkipOthers: tt.skip}}
			pl := &Plan{Rewrite: tt.rewrite, phase: tt.phase, planner: p}
			for _, f := range tt.found {
				pl.Columns = append(pl.Columns, PlanColumn{Counts: Counts(f.Counts), found: f})
			}
			err := p.applies(pl)
			if err == nil {
				err = pl.plausible()
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
		late      check.Late
		strangers []string
		refused   bool
	}{
		{"no ids came", V1ToV6, check.LateStay, nil, false},
		{"ids came", V1ToV6, check.LateStay, []string{"x"}, true},
		{"ids came, and all are to go back", V1ToV6, check.LateAll, []string{"x"}, false},
		{"ids came, and some are to go back", V1ToV6, check.LateBefore, []string{"x"}, false},
		{"ids came that no undo can take back", GoogleV6Repair, check.LateStay, []string{"x"}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			pl := &Plan{Rewrite: tt.rewrite, look: check.Mover{T: tt.rewrite.t.Inverse(), Late: tt.late}}
			pl.Columns = []PlanColumn{{found: check.Found{Strangers: tt.strangers}}}
			err := pl.strangers()
			if got := errors.As(err, new(*NewIDsError)); got != tt.refused || (err != nil) != tt.refused {
				t.Errorf("error %v, want one: %v", err, tt.refused)
			}
		})
	}
}
