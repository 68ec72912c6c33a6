package storage

import (
	"context"
	"errors"
	"fmt"
	"testing"
	"time"
)

// A fakeStore costs what it is told to, on a clock of its own.
type fakeStore struct {
	now     time.Time
	perRow  map[Kind]time.Duration
	slow    []float64 // of each repetition
	fail    error     // of the insert after failAt rows
	failAt  int
	rows    int
	opened  int
	dropped int
	closed  int
	taken   error
	wrong   Kind // gives another checksum
	order   []string
}

func (s *fakeStore) clock() time.Time { return s.now }

func (s *fakeStore) Forms() []Form                         { return []Form{Binary, Char36} }
func (s *fakeStore) Missing(context.Context) []SkippedMode { return nil }
func (s *fakeStore) Facts(context.Context) (Facts, error) {
	return Facts{Engine: "fake", Cache: 1000, Types: map[Form]string{Binary: "bytes"},
		Notes: []string{"A note."}}, nil
}
func (s *fakeStore) Begin(context.Context) error { return s.taken }
func (s *fakeStore) Close(context.Context) error { s.closed++; return nil }
func (s *fakeStore) Open(_ context.Context, l Lane, _ uint64) (Tables, error) {
	s.opened++
	return &fakeTables{s: s, l: l, slow: s.slow[(s.opened-1)/2]}, nil
}

type fakeTables struct {
	s    *fakeStore
	l    Lane
	slow float64
	log  float64
}

func (t *fakeTables) Load(_ context.Context, from, to int) (func(context.Context) error, error) {
	t.s.now = t.s.now.Add(time.Hour) // preparing is not timed
	t.s.order = append(t.s.order, fmt.Sprint(t.l.Kind, " ", to))
	return func(ctx context.Context) error {
		if t.s.rows += to - from; t.s.fail != nil && t.s.rows > t.s.failAt {
			return t.s.fail
		}
		n := allRows(to) - allRows(from)
		t.log += 10 * float64(n)
		t.s.now = t.s.now.Add(time.Duration(float64(t.s.perRow[t.l.Kind]) * float64(n) * t.slow))
		return ctx.Err()
	}, nil
}
func (t *fakeTables) Settle(context.Context) error { return nil }
func (t *fakeTables) Sizes(context.Context) (map[string]float64, error) {
	return map[string]float64{TotalBytes: 900 * float64(1+len(t.l.Form)%2)}, nil
}
func (t *fakeTables) Counters(context.Context) (Counters, error) {
	log := t.log
	return Counters{Log: &log}, nil
}
func (t *fakeTables) read() (int64, error) {
	t.s.now = t.s.now.Add(time.Duration(float64(t.s.perRow[t.l.Kind]) * t.slow))
	if t.l.Kind == t.s.wrong {
		return 2, nil
	}
	return 1, nil
}
func (t *fakeTables) Lookup(context.Context, int) (int64, error)     { return t.read() }
func (t *fakeTables) Range(context.Context, int, int) (int64, error) { return t.read() }
func (t *fakeTables) Join(context.Context, int) (int64, error)       { return t.read() }
func (t *fakeTables) Drop(context.Context) error                     { t.s.dropped++; return nil }

func newFake() *fakeStore {
	return &fakeStore{perRow: map[Kind]time.Duration{V4: 40 * time.Microsecond,
		Bigint: 10 * time.Microsecond}, slow: []float64{1, 2, 1.5}}
}

func fakePlan(t *testing.T) Plan {
	t.Helper()
	p, err := NewPlan(PlanConfig{Rows: 4000, Slices: 4, Arms: "v4,bigint"}, newFake().Forms(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// The fake machine is half as fast in the second repetition: rates and spread
// show it, ratios do not.
func TestRunArithmetic(t *testing.T) {
	s := newFake()
	r, err := NewRunner(s, RunnerConfig{Now: s.clock}).Run(t.Context(), fakePlan(t))
	if err != nil {
		t.Fatal(err)
	}
	v4, ok := r.Lane(Lane{Arm{V4, Binary}, Batch})
	base, ok2 := r.Lane(Lane{Arm{Bigint, Number}, Batch})
	if !ok || !ok2 || !base.Baseline || v4.Baseline {
		t.Fatalf("lanes %+v, want v4 and the baseline", r.Lanes)
	}
	for _, c := range []struct {
		name    string
		got     Summary
		samples []float64
		median  float64
	}{
		{"v4 insert rate", v4.Figures[InsertRate], []float64{25000, 12500, 25000 / 1.5}, 25000 / 1.5},
		{"v4 insert rate, last tenth", v4.Figures[InsertRateLast], []float64{25000, 12500, 25000 / 1.5},
			25000 / 1.5},
		{"v4 first point of the curve", v4.Curve[0].Rate, []float64{25000, 12500, 25000 / 1.5},
			25000 / 1.5},
		{"baseline insert rate", base.Figures[InsertRate], []float64{100000, 50000, 100000 / 1.5},
			100000 / 1.5},
		{"v4 insert rate to the baseline", v4.Ratios[InsertRate], []float64{0.25, 0.25, 0.25}, 0.25},
		{"v4 lookup", v4.Figures[LookupTime], []float64{40, 80, 60}, 60},
		{"v4 join to the baseline", v4.Ratios[JoinTime], []float64{4, 4, 4}, 4},
		{"v4 log per row", v4.Figures[LogPerRow], []float64{10, 10, 10}, 10},
	} {
		if !near(c.got.Median, c.median) || len(c.got.Samples) != len(c.samples) {
			t.Errorf("%s: median %v of %v, want %v of %v", c.name, c.got.Median, c.got.Samples, c.median,
				c.samples)
			continue
		}
		for i := range c.samples {
			if !near(c.got.Samples[i], c.samples[i]) {
				t.Errorf("%s: sample %d is %v, want %v", c.name, i, c.got.Samples[i], c.samples[i])
			}
		}
	}
	if s := v4.Ratios[InsertRate].Spread; s == nil || *s > 1e-12 {
		t.Errorf("the ratio has the spread %v, want none", s)
	}
	if s := v4.Figures[InsertRate].Spread; s == nil || *s < 0.5 {
		t.Errorf("the rate has the spread %v, want a wide one", s)
	}
	if _, ok := v4.Figures[InsertReads]; ok {
		t.Error("pages read were reported, and the store does not tell them")
	}
	if v4.Curve[3].Rows != 4000 || len(v4.Curve) != 4 {
		t.Errorf("curve %+v, want 4 points to 4000", v4.Curve)
	}
	if !v4.Fits || v4.Type != "bytes" {
		t.Errorf("v4 fits the cache: %v, type %q; want true, bytes", v4.Fits, v4.Type)
	}
	if s.dropped != 6 || s.closed != 1 {
		t.Errorf("%d lanes dropped, store closed %d times; want 6, 1", s.dropped, s.closed)
	}
}

func TestLanesTakeTurns(t *testing.T) {
	s := newFake()
	if _, err := NewRunner(s, RunnerConfig{Now: s.clock}).Run(t.Context(), fakePlan(t)); err != nil {
		t.Fatal(err)
	}
	want := []string{"v4 1000", "bigint 1000", "bigint 2000", "v4 2000", "v4 3000", "bigint 3000",
		"bigint 4000", "v4 4000"}
	if fmt.Sprint(s.order[:8]) != fmt.Sprint(want) {
		t.Errorf("the first repetition inserted %v, want %v", s.order[:8], want)
	}
	if s.order[8] != "bigint 1000" {
		t.Errorf("the second repetition begins with %q, want the other lane first", s.order[8])
	}
}

func TestProgressAndTimeLeft(t *testing.T) {
	s := newFake()
	s.slow = []float64{1, 1, 1}
	var got []Progress
	p := fakePlan(t)
	if _, err := NewRunner(s, RunnerConfig{Now: s.clock, Progress: func(p Progress) {
		got = append(got,
			p)
	}}).Run(t.Context(), p); err != nil {
		t.Fatal(err)
	}
	if len(got) != 3*4*2 {
		t.Fatalf("%d reports of progress, want %d", len(got), 3*4*2)
	}
	first, last := got[0], got[len(got)-1]
	if first.Done != 1300 || first.All != p.Inserts() || !near(first.Rate, 25000) {
		t.Errorf("first progress %+v, want 1300 of %d at 25000 per second", first, p.Inserts())
	}
	if want := time.Duration(float64(time.Hour+52*time.Millisecond) * 23); (first.TimeLeft - want).Abs() > time.Second {
		t.Errorf("first time left %v, want %v", first.TimeLeft, want)
	}
	if last.Done != p.Inserts() || last.TimeLeft != 0 {
		t.Errorf("last progress %+v, want all and nothing left", last)
	}
}

func TestRunCleansUp(t *testing.T) {
	t.Run("after an error", func(t *testing.T) {
		s := newFake()
		s.fail, s.failAt = errors.New("disk full"), 2000
		if _, err := NewRunner(s, RunnerConfig{Now: s.clock}).Run(t.Context(), fakePlan(t)); !errors.Is(err, s.fail) || s.closed != 1 {
			t.Errorf("error %v, closed %d times; want %v, once", err, s.closed, s.fail)
		}
	})
	t.Run("after an interrupt", func(t *testing.T) {
		s := newFake()
		ctx, cancel := context.WithCancelCause(t.Context())
		cause := errors.New("the terminal went away")
		run := NewRunner(s, RunnerConfig{Now: s.clock, Progress: func(p Progress) { cancel(cause) }})
		if _, err := run.Run(ctx, fakePlan(t)); !errors.Is(err, cause) || s.closed != 1 {
			t.Errorf("error %v, closed %d times; want %v, once", err, s.closed, cause)
		}
	})
	t.Run("and touches nothing when the names are taken", func(t *testing.T) {
		s := newFake()
		s.taken = ErrTaken
		if _, err := NewRunner(s, RunnerConfig{Now: s.clock}).Run(t.Context(), fakePlan(t)); !errors.Is(err, ErrTaken) || s.opened+s.closed != 0 {
			t.Errorf("error %v, %d lanes opened, closed %d times; want ErrTaken and nothing", err, s.opened, s.closed)
		}
	})
}

func TestLanesThatAnswerDifferentlyStopTheRun(t *testing.T) {
	s := newFake()
	s.wrong = V4
	if _, err := NewRunner(s, RunnerConfig{Now: s.clock}).Run(t.Context(), fakePlan(t)); err == nil {
		t.Error("lanes with other data were compared")
	}
}
