package idgen_test

import (
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

// What other packages do wrong, each with its thread, and what this package does instead.

func TestGoogle148Version7AscendsWithinAMillisecond(t *testing.T) { // google/uuid#148
	stands := func() time.Time { return day }
	for name, c := range configs() {
		c.Clock = stands
		ids, err := newGenerator(t, c).Batch(1000)
		for i := 1; i < len(ids); i++ {
			if ids[i].Compare(ids[i-1]) <= 0 {
				t.Fatalf("%s: %v after %v", name, ids[i], ids[i-1])
			}
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// gofrs/uuid#254: a counter of 12 bits wrapped every 4096 ids.
func TestGofrs254TheCounterDoesNotWrap(t *testing.T) {
	c := idgen.Config{Clock: func() time.Time { return day }, Method: idgen.MethodCounter, CounterBits: 12}
	ids, err := newGenerator(t, c).Batch(100_000)
	if err != nil {
		t.Fatal(err)
	}
	for i := 1; i < len(ids); i++ {
		if ids[i].Compare(ids[i-1]) <= 0 {
			t.Fatalf("id %d: %v after %v", i, ids[i], ids[i-1])
		}
	}
}

// google/uuid and Go 1.27 let version 7 go backwards with the clock, or stay
// ahead of it for ever; here it waits where it is.
func TestVersion7AfterTheClockCaughtUpIsOfItsOwnTime(t *testing.T) {
	clock := &fakeClock{now: day}
	g := newGenerator(t, idgen.Config{Clock: clock.read})
	for _, d := range []time.Duration{0, -time.Hour, 2 * time.Hour} {
		clock.jump(d)
		if _, err := g.Batch(100); err != nil {
			t.Fatal(err)
		}
	}
	u, _ := g.NewV7()
	if got, _ := u.Time(); !got.Equal(clock.read().Truncate(time.Millisecond)) {
		t.Errorf("%v carries %v, the clock shows %v", u, got, clock.read())
	}
}
