package twin

import (
	"math"
	"testing"
	"time"
)

// Old keys keep their order in time, within the years that an order may take.
func TestByOrder(t *testing.T) {
	now := time.UnixMilli(1_800_000_000_000)
	for _, r := range []Root{{}, {Least: 1, Most: 20}, {Least: -5, Most: 1 << 50},
		{Least: math.MinInt64, Most: math.MaxInt64}, {Least: math.MinInt64, Most: math.MinInt64},
		{Least: math.MaxInt64 - 3, Most: math.MaxInt64}} {
		d := ByOrder(r, now)
		at := func(key int64) int64 { return d.First + key>>d.Shift }
		first, last := at(r.Least), at(r.Most)
		if last != now.UnixMilli() || first > last || last-first > longestOrder {
			t.Errorf("%+v: %+v, from %d to %d", r, d, first, last)
		}
		if r.Least < r.Most && at(r.Least) > at(r.Least+(r.Most/2-r.Least/2)) {
			t.Errorf("%+v: %+v loses the order", r, d)
		}
	}
}
