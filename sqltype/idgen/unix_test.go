package idgen_test

import (
	"errors"
	"io"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

func TestNewV7WaitsForMaxLeadAtMost(t *testing.T) {
	synctest.Test(t, testNewV7WaitsForMaxLeadAtMost)
}

func testNewV7WaitsForMaxLeadAtMost(t *testing.T) {
	for _, name := range []string{"zero", "fraction with machine", "counter of 12"} { // the others last longer than a test
		c := configs()[name]
		for _, overflow := range []idgen.Overflow{idgen.OverflowBorrow, idgen.OverflowWait} {
			clock := &backClock{}
			c.Clock, c.Overflow, c.MaxLead = clock.read, overflow, time.Millisecond
			g := newGenerator(t, c)
			if _, err := g.NewV7(); err != nil {
				t.Fatal(err)
			}
			clock.by.Store(int64(3 * time.Second))
			var start time.Time // of the last call, which waits
			var err error
			for i := 0; i < 300_000 && err == nil; i++ {
				start = time.Now()
				_, err = g.NewV7()
			}
			if !errors.Is(err, idgen.ErrOverrun) {
				t.Errorf("%s: %v, want ErrOverrun", name, err)
			}
			if took := time.Since(start); took > 100*time.Millisecond {
				t.Errorf("%s: took %v", name, took)
			}
		}
	}
}

func TestBorrowingWaitsNoLongerThanItMust(t *testing.T) {
	synctest.Test(t, testBorrowingWaitsNoLongerThanItMust)
}

func testBorrowingWaitsNoLongerThanItMust(t *testing.T) {
	g := newGenerator(t, idgen.Config{Method: idgen.MethodCounter, CounterBits: 12, MaxLead: 50 * time.Millisecond})
	if _, err := g.Batch(52 * 4096); err != nil { // the lead is used up
		t.Fatal(err)
	}
	start := time.Now()
	if _, err := g.Batch(4096); err != nil {
		t.Fatal(err)
	}
	if took := time.Since(start); took > 2*time.Millisecond {
		t.Errorf("4096 ids more took %v, want about a millisecond, not MaxLead", took)
	}
}

// A failing is a reader of zeros that fails when told.
type failing struct{ now bool }

func (f *failing) Read(b []byte) (int, error) {
	if f.now {
		return 0, io.ErrUnexpectedEOF
	}
	clear(b)
	return len(b), nil
}

func TestAFailureOfRandDoesNotStopBorrowing(t *testing.T) {
	clock := &fakeClock{now: day}
	rand := &failing{}
	g := newGenerator(t, idgen.Config{Clock: clock.read, Rand: &second{rand: rand}, Method: idgen.MethodCounter, CounterBits: 12})
	before, err := g.NewV7()
	if err != nil {
		t.Fatal(err)
	}
	clock.jump(10 * time.Millisecond)
	rand.now = true
	if _, err := g.NewV7(); !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Fatalf("got %v, want the error of Rand", err)
	}
	rand.now = false
	clock.jump(-10 * time.Millisecond)
	for i := range 10_000 {
		u, err := g.NewV7()
		if err != nil || u.Compare(before) <= 0 {
			t.Fatalf("id %d: %v after %v, %v", i, u, before, err)
		}
		before = u
	}
}

// second lets the first read after a failure was asked for succeed: it is for
// the bits at the end of an id, the next for the counter.
type second struct {
	rand *failing
	n    int
}

func (s *second) Read(b []byte) (int, error) {
	if s.n++; !s.rand.now {
		s.n = 0
	}
	if s.n == 1 {
		clear(b)
		return len(b), nil
	}
	return s.rand.Read(b)
}

func TestNewV7OfAClockBefore1970(t *testing.T) {
	g := newGenerator(t, idgen.Config{Clock: func() time.Time { return time.Unix(-5, 999_000) }})
	if u, err := g.NewV7(); err != nil || [8]byte(u[:8]) != [8]byte{6: 0x70} {
		t.Errorf("%v, %v, want no time and no fraction", u, err)
	}
}

// Without a battery a clock starts in 1970 or before: such ids of two machines
// must differ as others do.
func TestTheFirstCounterIsRandomInAClockBefore1970(t *testing.T) {
	for name, c := range configs() {
		if c.Method == idgen.MethodFraction {
			continue // its other bits are random in each id
		}
		c.Clock = func() time.Time { return time.Unix(-5, 999_000) }
		payload := func() string { // without the last 32 bits, which are random with all
			return must(t, newGenerator(t, c).NewV7).String()[:27]
		}
		seen := map[string]bool{}
		for range 64 {
			seen[payload()] = true
		}
		if len(seen) < 32 {
			t.Errorf("%s: the first ids of 64 generators have %d different beginnings", name, len(seen))
		}
	}
}

func TestVersion7EndsAfterTheYear10889(t *testing.T) {
	const maxMillis = 1<<48 - 1
	for _, year := range []int{10889, 11000, 1 << 20} {
		for name, c := range configs() {
			c.Clock = func() time.Time { return time.Date(year, 8, 2, 5, 31, 50, 655_999_999, time.UTC) }
			g := newGenerator(t, c)
			made, err := 0, error(nil)
			last := sqltype.Nil()
			done := make(chan bool)
			go func() {
				defer close(done)
				for made < 100_000 && err == nil {
					var u sqltype.UUID
					if u, err = g.NewV7(); err == nil {
						if u.Compare(last) <= 0 || u.Version() != 7 || u.Variant() != sqltype.VariantRFC9562 {
							t.Errorf("%s in the year %d: %v after %v", name, year, u, last)
						}
						last = u
						made++
					}
				}
			}()
			select {
			case <-done:
			case <-time.After(20 * time.Second):
				t.Fatalf("%s in the year %d: no answer after %d ids", name, year, made)
			}
			if made == 0 || err != nil && !errors.Is(err, idgen.ErrOverrun) {
				t.Errorf("%s in the year %d: %d ids, then %v, want ErrOverrun", name, year, made, err)
			}
			if when, _ := last.Time(); when.UnixMilli() != maxMillis {
				t.Errorf("%s in the year %d: the last is of %v, want the last millisecond", name, year, when)
			}
		}
	}
}

func TestEightGoroutinesAscendAcrossClockJumpsAndOverflow(t *testing.T) {
	const workers, each = 8, 12_000 // 96 000 in all: more than 65536, the most that one millisecond has by MethodFraction
	jumps := []time.Duration{-time.Second, -24 * time.Hour, 24 * time.Hour, -24 * time.Hour, 25 * time.Hour, time.Millisecond, -time.Hour}
	for name, c := range configs() {
		for kind, steps := range map[string][]time.Duration{"jumps": jumps, "overflow": nil} {
			t.Run(name+" "+kind, func(t *testing.T) {
				clock := &fakeClock{now: day} // it moves by jumps alone
				c := c
				c.Clock = clock.read
				g := newGenerator(t, c)
				made := make([][]sqltype.UUID, workers)
				var wg sync.WaitGroup
				for w := range workers {
					wg.Go(func() {
						for len(made[w]) < each {
							n := len(made[w])
							if next := n / 1000; w == 0 && n%1000 == 0 && next < len(steps) {
								clock.jump(steps[next])
							}
							ids, err := g.AppendBatch(made[w], 1+n%2*9)
							if err != nil {
								t.Error(err)
								return
							}
							made[w] = ids
						}
					})
				}
				wg.Wait()
				checkWorkers(t, name, made)
			})
		}
	}
}
