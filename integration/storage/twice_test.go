package storage_test

import (
	"math"
	"os"
	"testing"
)

// Two runs of one plan on one machine agree: what follows from the rows is equal,
// and the ratios to the baseline lie within the spread that each run states.
// SQLUUID_FULL makes them long enough to say something of a machine that is quiet;
// otherwise they are short. The intervals have 95 % confidence, so one figure in
// many may miss; one in ten may not.
func TestTwoRunsAgree(t *testing.T) {
	rows := "4000"
	if os.Getenv("SQLUUID_FULL") != "" {
		rows = "100000"
	}
	var runs [2]report
	for i := range runs {
		_, runs[i] = bench(t, "sqlite:", "--rows", rows, "--repeat", "5", "--slices", "5")
	}
	compared, missed := 0, 0
	for i, a := range runs[0].Lanes {
		b := runs[1].Lanes[i]
		for _, m := range runs[0].Measures {
			x, ok := a.Figures[m.Name]
			y, ok2 := b.Figures[m.Name]
			if ok != ok2 {
				t.Errorf("%s of %s is told by one run only", m.Name, a.Name)
			}
			if !ok || !ok2 {
				continue
			}
			if m.Exact {
				if x.Median != y.Median {
					t.Errorf("%s of %s is %v, then %v", m.Name, a.Name, x.Median, y.Median)
				}
				continue
			}
			if a.Baseline {
				continue
			}
			x, y = a.Ratios[m.Name], b.Ratios[m.Name]
			if x.Spread == nil || y.Spread == nil {
				continue
			}
			compared++
			if math.Abs(x.Median-y.Median) > x.Median**x.Spread+y.Median**y.Spread {
				missed++
				t.Logf("%s of %s by the baseline: %.3f ±%.0f %%, then %.3f ±%.0f %%", m.Name, a.Name, x.Median, *x.Spread*100, y.Median, *y.Spread*100)
			}
		}
	}
	t.Logf("%d ratios compared, %d outside the spread", compared, missed)
	if compared < 20 {
		t.Errorf("only %d ratios were compared", compared)
	}
	if missed*10 > compared {
		t.Errorf("%d of %d ratios lie outside the spread that the runs state", missed, compared)
	}
}
