package storage

import (
	"math"
	"testing"
)

func near(a, b float64) bool { return math.Abs(a-b) <= 1e-9*math.Max(1, math.Abs(b)) }

func TestMedian(t *testing.T) {
	for _, c := range []struct {
		name    string
		samples []float64
		want    float64
	}{
		{"of none is zero", nil, 0},
		{"of one is it", []float64{7}, 7},
		{"of an odd number is the middle one", []float64{9, 1, 5}, 5},
		{"of an even number is halfway between the middle ones", []float64{9, 1, 5, 7}, 6},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := median(c.samples); got != c.want {
				t.Errorf("median(%v) = %v, want %v", c.samples, got, c.want)
			}
		})
	}
}

// TestSpread has intervals worked out by hand: for 8, 10, 12 the standard error
// is 2/√3, and Student's t with two degrees of freedom 4.303.
func TestSpread(t *testing.T) {
	s := Summarize([]float64{8, 12, 10})
	if want := 4.303 * 2 / math.Sqrt(3) / 10; s.Spread == nil || !near(*s.Spread, want) {
		t.Errorf("spread of 8, 12, 10 is %v, want %v", s.Spread, want)
	}
	if low, high, ok := s.Bounds(); !ok || !near(low, 10-4.303*2/math.Sqrt(3)) ||
		!near(high, 10+4.303*2/math.Sqrt(3)) {
		t.Errorf("bounds of 8, 12, 10: %v to %v, %v", low, high, ok)
	}
	for _, samples := range [][]float64{nil, {5}, {0, 0, 0}} {
		if s := Summarize(samples); s.Spread != nil {
			t.Errorf("spread of %v is %v, want none", samples, *s.Spread)
		}
	}
	if s := Summarize([]float64{4, 4, 4}); s.Spread == nil || *s.Spread != 0 {
		t.Errorf("spread of equal samples is %v, want 0", s.Spread)
	}
}

func TestRatio(t *testing.T) {
	// The second repetition ran at half the speed; the ratio does not see it.
	r, ok := Ratio([]float64{50, 25, 50}, []float64{100, 50, 100})
	if !ok || r.Median != 0.5 || *r.Spread != 0 {
		t.Errorf("ratio %+v, %v; want 0.5 without spread", r, ok)
	}
	for _, base := range [][]float64{nil, {1}, {1, 0, 1}} {
		if r, ok := Ratio([]float64{1, 2, 3}, base); ok {
			t.Errorf("ratio to %v is %v, want none", base, r)
		}
	}
}

func TestAgrees(t *testing.T) {
	for _, c := range []struct {
		name string
		a, b []float64
		want bool
	}{
		{"intervals that overlap", []float64{8, 10, 12}, []float64{13, 14, 15}, true},
		{"intervals that do not", []float64{10, 10.1, 10.2}, []float64{14, 14.1, 14.2}, false},
		{"equal figures without spread", []float64{3}, []float64{3}, true},
		{"other figures without spread", []float64{3}, []float64{4}, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			a, b := Summarize(c.a), Summarize(c.b)
			if a.Agrees(b) != c.want || b.Agrees(a) != c.want {
				t.Errorf("%v and %v agree: %v, %v; want %v", c.a, c.b, a.Agrees(b), b.Agrees(a), c.want)
			}
		})
	}
}
