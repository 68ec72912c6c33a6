package scan

import (
	"fmt"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"math"
	"slices"
	"testing"
)

func TestRunsDoNotOverlapAndStayWithinTheCounters(t *testing.T) {
	check := func(low, high int64, n int) {
		t.Helper()
		all := runs(low, high, n)
		most := 0
		for i, r := range all {
			most += r.most
			if r.from < low || r.from > high || r.to <= r.from && high != math.MaxInt64 || r.most < 1 {
				t.Errorf("runs(%d, %d, %d)[%d] = %+v", low, high, n, i, r)
			}
			if i > 0 && r.from < all[i-1].to {
				t.Errorf("runs(%d, %d, %d): %+v begins before %+v ends", low, high, n, r, all[i-1])
			}
		}
		if len(all) == 0 || len(all) > maxRuns || most > n || all[0].from != low {
			t.Errorf("runs(%d, %d, %d) = %+v", low, high, n, all)
			return
		}
		if last := all[len(all)-1]; len(all) > 1 && high-last.from != int64(last.most)-1 {
			t.Errorf("runs(%d, %d, %d): the last is %+v and does not end with the newest", low, high, n,
				last)
		}
		if last := all[len(all)-1].to; high != math.MaxInt64 && last != high+1 {
			t.Errorf("runs(%d, %d, %d) end at %d", low, high, n, last)
		}
	}
	r := seedtest.Rand(t)
	for range 2000 {
		low, high := r.Int64N(1e6)-5e5, r.Int64N(1e6)-5e5
		check(min(low, high), max(low, high), 1+r.IntN(maxSample))
	}
	for _, c := range [][2]int64{{0, 0}, {5, 5}, {math.MinInt64, math.MaxInt64}, {0, math.MaxInt64},
		{math.MinInt64, 0}, {math.MaxInt64 - 3, math.MaxInt64}, {-1, 1}} {
		for _, n := range []int{1, 49, 50, 1000, maxSample} {
			check(c[0], c[1], n)
		}
	}
	if got := runs(1, 0, 10); got != nil {
		t.Errorf("runs of an empty table = %+v", got)
	}
}

func TestThinLeavesNoRunOut(t *testing.T) {
	r := seedtest.Rand(t)
	for range 500 {
		var values []value
		pages := 1 + r.IntN(60)
		for p := range pages {
			for i := range 1 + r.IntN(9) {
				values = append(values, value{run: fmt.Sprintf("7(%d", p), raw: []byte{byte(p), byte(i)}})
			}
		}
		n := 1 + r.IntN(len(values)+5)
		got := thin(values, n)
		if len(got) != min(n, len(values)) {
			t.Fatalf("thin of %d values in %d runs to %d leaves %d", len(values), pages, n, len(got))
		}
		seen := map[string]int{}
		for i, v := range got {
			if int(v.raw[1]) != seen[v.run] {
				t.Fatalf("value %d of %s comes as number %d of it", v.raw[1], v.run, seen[v.run])
			}
			seen[v.run]++
			if i > 0 && slices.Compare(got[i-1].raw, v.raw) >= 0 {
				t.Fatalf("%v after %v", v, got[i-1])
			}
		}
		if len(seen) != min(pages, n) {
			t.Fatalf("thin of %d values in %d runs to %d leaves %d runs", len(values), pages, n, len(seen))
		}
		if last := got[len(got)-1].raw[0]; n > 1 && int(last) < pages-1-pages/n {
			t.Fatalf("thin of %d runs to %d values ends with run %d", pages, n, last)
		}
	}
}
