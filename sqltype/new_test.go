package sqltype_test

import (
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

func TestNewHasVersionVariantAndTime(t *testing.T) {
	for version, f := range map[int]func() sqltype.UUID{
		1: sqltype.NewV1, 4: sqltype.NewV4, 6: sqltype.NewV6, 7: sqltype.NewV7,
	} {
		before := time.Now().Add(-2 * time.Millisecond)
		u := f()
		if u.Version() != version || u.Variant() != sqltype.VariantRFC9562 {
			t.Errorf("NewV%d() = %v", version, u)
		}
		when, ok := u.Time()
		if ok != (version != 4) {
			t.Errorf("NewV%d: carries a time %t", version, ok)
		}
		// Other tests run ahead of the clock, by far less than a minute.
		if ok && (when.Before(before) || when.After(time.Now().Add(time.Minute))) {
			t.Errorf("NewV%d: time %v, now %v", version, when, time.Now())
		}
		if node, ok := u.Node(); ok && node[0]&1 == 0 {
			t.Errorf("NewV%d: the random node %x lacks the multicast bit", version, node)
		}
	}
}

func TestNewV1SharesItsNodeAndNewV6DoesNot(t *testing.T) {
	a, _ := sqltype.NewV1().Node()
	b, _ := sqltype.NewV1().Node()
	c, _ := sqltype.NewV6().Node()
	d, _ := sqltype.NewV6().Node()
	if a != b || c == d {
		t.Errorf("nodes: v1 %x %x, v6 %x %x", a, b, c, d)
	}
}

func TestNewIsDistinctAndIncreasing(t *testing.T) {
	workers, each := 8, 20_000
	if testing.Short() {
		each /= 20
	}
	ticks := func(u sqltype.UUID) sqltype.UUID { // version 1 sorts by time only as version 6
		if six, err := u.V6(); err == nil {
			return six
		}
		return u
	}
	for name, f := range map[string]func() sqltype.UUID{
		"NewV1": sqltype.NewV1, "NewV6": sqltype.NewV6, "NewV7": sqltype.NewV7,
	} {
		t.Run(name, func(t *testing.T) {
			made := make([][]sqltype.UUID, workers)
			var wg sync.WaitGroup
			for w := range workers {
				wg.Go(func() {
					ids := make([]sqltype.UUID, each)
					for i := range ids {
						ids[i] = ticks(f())
					}
					made[w] = ids
				})
			}
			wg.Wait()
			seen := make(map[sqltype.UUID]bool, workers*each)
			for _, ids := range made {
				if !slices.IsSortedFunc(ids, sqltype.UUID.Compare) {
					t.Error("the ids of one goroutine do not increase")
				}
				for _, u := range ids {
					seen[u] = true
				}
			}
			if len(seen) != workers*each {
				t.Errorf("%d distinct ids, want %d", len(seen), workers*each)
			}
		})
	}
}
