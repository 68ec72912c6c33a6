package throttle

import (
	"testing"
	"time"
)

// A fakeServer takes so long per row, and per chunk, on a clock of its own.
type fakeServer struct {
	now              time.Time
	perRow, perChunk time.Duration
}

func (s *fakeServer) chunk(rows int) time.Duration {
	start := s.now
	s.now = s.now.Add(s.perChunk + time.Duration(rows)*s.perRow)
	return s.now.Sub(start)
}

func TestPaceStaysBelowItsLimit(t *testing.T) {
	for _, tt := range []struct {
		name             string
		perRow, perChunk time.Duration
		most             int
		low, high        time.Duration // of the last chunks
		rows             int           // when the bound decides; 0: it does not
	}{
		{"a fast server is held by the largest chunk", time.Microsecond, 0, 10_000, 0,
			20 * time.Millisecond, 10_000},
		{"an ordinary server", 20 * time.Microsecond, 5 * time.Millisecond, 50_000,
			180 * time.Millisecond, 220 * time.Millisecond, 0},
		{"a slow server", 2 * time.Millisecond, 0, 50_000, 180 * time.Millisecond,
			220 * time.Millisecond, 0},
		{"a server so slow that the smallest chunk is too long", time.Second, 0, 50_000, 0,
			time.Hour, leastRows},
		{"a chunk of a row at most", time.Second, 0, 1, 0, time.Hour, 1},
		{"a clock that does not move", 0, 0, 5000, 0, 0, 5000},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s := &fakeServer{now: time.Unix(0, 0), perRow: tt.perRow, perChunk: tt.perChunk}
			p := NewPace(500*time.Millisecond, tt.most)
			if p.rows > tt.most || p.rows > StartRows {
				t.Fatalf("the first chunk has %d rows", p.rows)
			}
			for range 60 {
				n := p.rows
				p.Took(n, int64(n), true, s.chunk(n))
				if limit := int(float64(n)*paceGrow) + 1; p.rows > limit || p.rows < n/2 &&
					p.rows != leastRows {
					t.Fatalf("from %d rows to %d in one step", n, p.rows)
				}
				if p.rows < 1 || p.rows > tt.most {
					t.Fatalf("%d rows, want 1 to %d", p.rows, tt.most)
				}
			}
			if d := s.chunk(p.rows); d < tt.low || d > tt.high {
				t.Errorf("after 60 chunks one of %d rows takes %v, want %v to %v", p.rows, d,
					tt.low, tt.high)
			}
			if tt.rows != 0 && p.rows != tt.rows {
				t.Errorf("after 60 chunks: %d rows, want %d", p.rows, tt.rows)
			}
		})
	}
}

func TestPaceIsNotMisledByPagesWithoutIDs(t *testing.T) {
	const limit = 350 * time.Millisecond
	s := &fakeServer{perRow: 50 * time.Microsecond} // 7000 rows take that long
	empty := &fakeServer{perRow: 100 * time.Nanosecond}
	p := NewPace(limit, 50_000)
	for range 20 {
		p.Took(p.rows, 0, true, empty.chunk(p.rows))
	}
	if p.rows > sparseRows {
		t.Errorf("before a full chunk was met, one is made for %d rows, want at most %d", p.rows,
			sparseRows)
	}
	for range 20 {
		p.Took(p.rows, int64(p.rows), true, s.chunk(p.rows))
	}
	for range 20 {
		p.Took(p.rows, 0, true, empty.chunk(p.rows))
	}
	if d := s.chunk(p.rows); d > limit {
		t.Errorf("after empty pages a full chunk of %d rows takes %v, want at most %v", p.rows, d,
			limit)
	}
}

// Where others write, a chunk may take twice as long as the others and keep its limit.
func TestPaceLeavesRoomForUnevenChunks(t *testing.T) {
	const limit = 500 * time.Millisecond
	p, s := NewPace(limit, 50_000), &fakeServer{perRow: 50 * time.Microsecond}
	for i := range 200 {
		d := s.chunk(p.rows)
		if i%5 == 0 {
			d *= 2
		}
		if i >= 20 && d > limit {
			t.Fatalf("chunk %d of %d rows takes %v of %v", i, p.rows, d, limit)
		}
		p.Took(p.rows, int64(p.rows), true, d)
	}
}

// A chunk that searches for long and finds little is made smaller too.
func TestPaceShortensALongSearch(t *testing.T) {
	p, s := NewPace(500*time.Millisecond, 50_000), &fakeServer{perRow: time.Millisecond}
	for range 20 {
		p.Took(p.rows, 1, true, s.chunk(p.rows))
	}
	if p.rows > 220 {
		t.Errorf("a chunk of %d rows takes %v", p.rows, s.chunk(p.rows))
	}
}

func TestPaceRecoversFromContentionAndFromASlowerServer(t *testing.T) {
	s := &fakeServer{perRow: 50 * time.Microsecond}
	p := NewPace(500*time.Millisecond, 50_000)
	settle := func() int {
		for range 40 {
			n := p.rows
			p.Took(n, int64(n), true, s.chunk(n))
		}
		return p.rows
	}
	first := settle()
	for range 30 {
		p.ShrinkChunk()
	}
	if p.rows != 1 {
		t.Errorf("after 30 lock waits a chunk has %d rows, want 1", p.rows)
	}
	if again := settle(); again < first*9/10 || again > first*11/10 {
		t.Errorf("once the locks are gone it settles at %d rows, before at %d", again, first)
	}
	s.perRow *= 4
	if slow := settle(); slow < first/5 || slow > first/3 {
		t.Errorf("on a server four times slower it settles at %d rows, before at %d", slow, first)
	}
	if n := p.rows; true {
		p.Took(n, int64(n), false, time.Nanosecond)
		if p.rows != n {
			t.Error("the rest of a range changed the pace")
		}
		p.Took(n, int64(n)/4, false, time.Second)
		if p.rows > n/4 {
			t.Errorf("after %d rows at the end of a range took twice as long as they may, a "+
				"chunk has %d", n/4, p.rows)
		}
	}
}
