package migrate

import "testing"

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
