package sqltype_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

func TestBoundsHoldTheIdsOfTheirTime(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	for _, v := range []struct {
		version     int
		unit        time.Duration
		at, low, up func(time.Time) sqltype.UUID
	}{
		{7, time.Millisecond, sqltype.NewV7At, sqltype.MinV7, sqltype.MaxV7},
		{6, 100 * time.Nanosecond, sqltype.NewV6At, sqltype.MinV6, sqltype.MaxV6},
	} {
		for range 5000 {
			when := time.Unix(r.Int64N(1<<34), r.Int64N(1e9)).UTC()
			id, low, up := v.at(when), v.low(when), v.up(when)
			if id.Version() != v.version || low.Version() != v.version || up.Version() != v.version ||
				id.Variant() != sqltype.VariantRFC9562 || low.Variant() != sqltype.VariantRFC9562 || up.Variant() != sqltype.VariantRFC9562 {
				t.Fatalf("versions and variants: %v %v %v", low, id, up)
			}
			if id.Compare(low) < 0 || id.Compare(up) > 0 {
				t.Fatalf("%v is not from %v to %v", id, low, up)
			}
			if got, ok := id.Time(); !ok || !got.Equal(when.Truncate(v.unit)) {
				t.Fatalf("%v at %v carries %v", id, when, got)
			}
			// Half-open: the next unit begins right after this one ends.
			if next := v.low(when.Add(v.unit)); next.Compare(up) <= 0 || id.Compare(next) >= 0 {
				t.Fatalf("%v, %v: the next range begins at %v", id, up, next)
			}
		}
	}
}

func TestMaxIsTheLargestOfItsVersion(t *testing.T) {
	far := time.Date(20000, 1, 1, 0, 0, 0, 0, time.UTC)
	for want, got := range map[string]sqltype.UUID{
		"00000000-0000-7000-8000-000000000000": sqltype.MinV7(time.Time{}),
		"ffffffff-ffff-7fff-bfff-ffffffffffff": sqltype.MaxV7(far),
		"00000000-0000-6000-8000-000000000000": sqltype.MinV6(time.Time{}),
		"ffffffff-ffff-6fff-bfff-ffffffffffff": sqltype.MaxV6(far),
	} {
		if got.String() != want {
			t.Errorf("got %v, want %s", got, want)
		}
	}
}

func TestNewV7AtKeepsTheOrderOfItsTimes(t *testing.T) {
	when := time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC)
	last := sqltype.MinV7(when)
	for range 10_000 {
		id := sqltype.NewV7At(when)
		if id.Compare(last) <= 0 {
			t.Fatalf("%v at %v is not after %v", id, when, last)
		}
		last, when = id, when.Add(245*time.Nanosecond)
	}
	// RFC 9562, section 6.2, method 3: 0.4567 ms is 0x74e of 4096.
	if id := sqltype.NewV7At(time.Unix(0, 456_700)); id[6] != 0x77 || id[7] != 0x4e {
		t.Errorf("0.4567 ms: %v, want 74e after the version", id)
	}
}

func TestNewV7AtCountsATimeBefore1970As1970(t *testing.T) {
	for _, ns := range []int64{-1, -999_000, -1e15, 0} {
		if id := sqltype.NewV7At(time.Unix(0, ns)); [8]byte(id[:8]) != [8]byte{6: 0x70} {
			t.Errorf("%d ns: %v, want no time and no fraction", ns, id)
		}
	}
}

func TestNewIsWithinItsBounds(t *testing.T) {
	from := time.Now().Add(-20 * time.Millisecond) // the clock may be 10 ms late
	ids := []sqltype.UUID{sqltype.NewV7(), sqltype.NewV6()}
	to := time.Now().Add(time.Minute) // other tests run ahead of the clock
	if id := ids[0]; id.Compare(sqltype.MinV7(from)) < 0 || id.Compare(sqltype.MinV7(to)) >= 0 {
		t.Errorf("%v is not of %v to %v", id, from, to)
	}
	if id := ids[1]; id.Compare(sqltype.MinV6(from)) < 0 || id.Compare(sqltype.MinV6(to)) >= 0 {
		t.Errorf("%v is not of %v to %v", id, from, to)
	}
}

func ExampleMinV7() {
	from := time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC)
	to := from.AddDate(0, 1, 0)
	// SELECT … WHERE id >= ? AND id < ?
	fmt.Println(sqltype.MinV7(from))
	fmt.Println(sqltype.MinV7(to))
	// Output:
	// 01a19467-e800-7000-8000-000000000000
	// 01a22ee6-b000-7000-8000-000000000000
}
