package sqltype_test

import (
	"errors"
	"fmt"
	"math"
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

// full asks for the long versions of tests: SQLUUID_FULL=1.
var full = os.Getenv("SQLUUID_FULL") != ""

// checkWorkers fails unless each goroutine's ids increase and all are distinct.
func checkWorkers(t *testing.T, name string, made [][]sqltype.UUID) {
	t.Helper()
	n := 0
	for _, ids := range made {
		for i := 1; i < len(ids); i++ {
			if ids[i].Compare(ids[i-1]) <= 0 {
				t.Fatalf("%s: %v after %v in one goroutine", name, ids[i], ids[i-1])
			}
		}
		n += len(ids)
	}
	// Increasing lists are merged rather than put in a map: 8 million fit.
	var last sqltype.UUID
	for range n {
		least := -1
		for w, ids := range made {
			if len(ids) > 0 && (least < 0 || ids[0].Compare(made[least][0]) < 0) {
				least = w
			}
		}
		if u := made[least][0]; u == last {
			t.Fatalf("%s: %v was made twice", name, u)
		} else {
			last = u
		}
		made[least] = made[least][1:]
	}
}

// 8 goroutines and, with SQLUUID_FULL, a million ids each.
func TestNewV7IsDistinctAndIncreasingInEightGoroutines(t *testing.T) {
	each := 50_000
	if full {
		each = 1_000_000
	}
	const workers = 8
	made := make([][]sqltype.UUID, workers)
	var wg sync.WaitGroup
	for w := range workers {
		wg.Go(func() {
			ids := make([]sqltype.UUID, 0, each)
			for len(ids) < each {
				if len(ids)%1000 == 500 && w%2 == 0 {
					ids = sqltype.AppendBatch(ids, min(100, each-len(ids)))
					continue
				}
				ids = append(ids, sqltype.NewV7())
			}
			made[w] = ids
		})
	}
	wg.Wait()
	checkWorkers(t, "NewV7", made)
}

func TestBatch(t *testing.T) {
	var last sqltype.UUID
	for _, n := range []int{math.MinInt, -1, 0, 1, 2, 3, 1000, 100_000} {
		ids := sqltype.Batch(n)
		if len(ids) != max(n, 0) {
			t.Fatalf("Batch(%d): %d ids", n, len(ids))
		}
		for _, u := range append(ids, sqltype.NewV7()) {
			if u.Version() != 7 || u.Variant() != sqltype.VariantRFC9562 || u.Compare(last) <= 0 {
				t.Fatalf("Batch(%d): %v after %v", n, u, last)
			}
			last = u
		}
	}
	dst := make([]sqltype.UUID, 1, 11)
	dst[0] = sqltype.Max()
	ids := sqltype.AppendBatch(dst, 10)
	if &ids[0] != &dst[0] || len(ids) != 11 || ids[0] != sqltype.Max() {
		t.Errorf("AppendBatch with room moved the slice or its ids: %v", ids)
	}
}

func TestABatchThatPanicsReservesNothing(t *testing.T) {
	for _, n := range []int{math.MaxInt >> 18, math.MaxInt >> 2, math.MaxInt} {
		func() {
			defer func() {
				if got := fmt.Sprint(recover()); !strings.Contains(got, "1<<32") {
					t.Errorf("Batch(%d): panic %s, want the bound", n, got)
				}
			}()
			sqltype.Batch(n)
		}()
		if when, _ := sqltype.NewV7().Time(); time.Until(when) > 2*time.Second {
			t.Fatalf("after a panic of Batch(%d) ids are %v ahead", n, time.Until(when))
		}
	}
}

func TestBatchesWaitForTheClock(t *testing.T) {
	// Four seconds' worth of ids, more than may run ahead.
	if !full {
		t.Skip("needs SQLUUID_FULL")
	}
	buf := make([]sqltype.UUID, 0, 1<<20)
	for range 256 {
		buf = sqltype.AppendBatch(buf[:0], 1<<20)
	}
	when, _ := buf[len(buf)-1].Time()
	if ahead := time.Until(when); ahead > 1100*time.Millisecond {
		t.Errorf("the last id is %v ahead of the clock, want about a second", ahead)
	}
}

func TestNewVersion(t *testing.T) {
	for v := -1; v < 17; v++ {
		u, err := sqltype.NewVersion(v)
		switch v {
		case 1, 4, 6, 7:
			if err != nil || u.Version() != v {
				t.Errorf("NewVersion(%d) = %v, %v", v, u, err)
			}
		default:
			if !errors.Is(err, sqltype.ErrVersion) || u != sqltype.Nil() {
				t.Errorf("NewVersion(%d) = %v, %v, want an error", v, u, err)
			}
		}
	}
}

func ExampleNewVersion() {
	_, err := sqltype.NewVersion(2)
	fmt.Println(err)
	// Output: sqltype: wrong version or variant for this conversion: version 2 (DCE Security) is not made: RFC 9562, section 5.2, does not define it, and its ids repeat within minutes
}

func ExampleBatch() {
	ids := sqltype.Batch(3)
	fmt.Println(ids[0].Compare(ids[1]), ids[1].Compare(ids[2]))
	// Output: -1 -1
}
