package migrate

import (
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

func TestCutsLeaveNoWorkerAlone(t *testing.T) {
	for _, tt := range []struct {
		n              int64
		workers, chunk int
	}{
		{0, 1, 2000}, {1, 1, 2000}, {7999, 1, 2000}, {8000, 2, 2000}, {20_000, 1, 2000}, {2000, 3, 50}, {200, 2, 1},
		{1_000_000, 1, 2000}, {1_000_000, 2, 2000}, {1_000_000, 16, 2000}, {10_000_000, 64, 2000}, {3_000_000_000, 4, 2000},
	} {
		at := cuts(tt.n, tt.workers, tt.chunk)
		if len(at) >= maxRanges {
			t.Errorf("%d ids and %d workers make %d ranges, want %d at most", tt.n, tt.workers, len(at)+1, maxRanges)
		}
		before, widest := 0.0, 1.0
		for _, end := range append(at, 1) {
			size := (end - before) * float64(tt.n)
			if end <= before || end > 1 || end < 1 && size < 2*float64(tt.chunk)*0.999 {
				t.Errorf("%d ids and %d workers: a range from %v to %v", tt.n, tt.workers, before, end)
			}
			if end < 1 && size > widest*float64(tt.n)*1.001 {
				t.Errorf("%d ids and %d workers: a range of %.0f behind a smaller one", tt.n, tt.workers, size)
			}
			if end < 1 {
				before, widest = end, end-before
			}
		}
		// What one worker has when the others have nothing left.
		if last := 1 - before; len(at) > 0 && last*float64(tt.n) > max(4*float64(tt.chunk), float64(tt.n)/30) {
			t.Errorf("%d ids and %d workers: the last range has %.0f", tt.n, tt.workers, last*float64(tt.n))
		}
	}
	if at := cuts(7999, 4, 2000); at != nil {
		t.Errorf("fewer ids than four chunks are cut at %v", at)
	}
}

// The ranges that workers claim one after the other are far apart, and as large as before.
func TestLanesKeepWorkersApart(t *testing.T) {
	for _, workers := range []int{2, 3, 8, 64} {
		for _, n := range []int64{0, 8000, 20_000, 1_000_000, 3_000_000_000} {
			at := cuts(n, workers, startRows)
			shares, rank := lanes(at, workers)
			if len(shares) != len(at) || len(rank) != len(at)+1 || rank[0] != 0 || rank[len(at)] != len(at) {
				t.Fatalf("%d ids and %d workers: %d shares, ranks %v", n, workers, len(shares), rank)
			}
			size := func(at []float64, i int) float64 {
				switch {
				case len(at) == 0:
					return 1
				case i == 0:
					return at[0]
				case i == len(at):
					return 1 - at[i-1]
				}
				return at[i] - at[i-1]
			}
			seen := map[int]bool{}
			for i, r := range rank {
				seen[r] = true
				if got, want := size(shares, i), size(at, r); got < want*0.999 || got > want*1.001 {
					t.Errorf("%d ids and %d workers: range %d has %v of the walk, want %v", n, workers, r, got, want)
				}
				if i > 0 && i < len(at) && len(at) > 2*workers && r-rank[i-1] == 1 {
					t.Errorf("%d ids and %d workers: ranges %d and %d lie side by side", n, workers, rank[i-1], r)
				}
			}
			if len(seen) != len(rank) {
				t.Errorf("%d ids and %d workers: ranks %v", n, workers, rank)
			}
		}
	}
}

// A worker goes on behind the range that it had, and otherwise begins where no other does.
func TestAWorkerGoesOnBehindItsRange(t *testing.T) {
	var ranges []state.Range
	for i, part := range []([2]string){{"", "c"}, {"m", "p"}, {"c", "m"}, {"p", ""}} {
		rg := state.Range{No: i, Token: 1}
		if part[0] != "" {
			rg.Lo = &part[0]
		}
		if part[1] != "" {
			rg.Hi = &part[1]
		}
		ranges = append(ranges, rg)
	}
	for _, tt := range []struct {
		name string
		w    worker
		want string
	}{
		{"the first, at first", worker{n: 1}, "[0 1 2 3]"},
		{"the second, at first", worker{n: 2}, "[1 2 3 0]"},
		{"behind the first range", worker{n: 2, last: ranges[0]}, "[0 2 1 3]"},
		{"behind another", worker{n: 1, last: ranges[1]}, "[1 3 0 2]"},
		{"behind the last", worker{n: 1, last: ranges[3]}, "[3 0 1 2]"},
	} {
		if got := fmt.Sprint(tt.w.turns(ranges)); got != tt.want {
			t.Errorf("%s: %s, want %s", tt.name, got, tt.want)
		}
	}
}
