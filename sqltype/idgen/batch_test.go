package idgen_test

import (
	"crypto/rand"
	"errors"
	"math"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

// A countingRand counts how often it is read.
type countingRand struct{ reads int }

func (c *countingRand) Read(b []byte) (int, error) {
	c.reads++
	return rand.Read(b)
}

func TestABatchIsOneReadingOfTheClock(t *testing.T) {
	for name, c := range configs() {
		readings, random := 0, &countingRand{}
		c.Rand = random
		c.Clock = func() time.Time {
			readings++
			return day
		}
		g := newGenerator(t, c)
		before := sqltype.Nil()
		for n := range 3 {
			readings, random.reads = 0, 0
			ids, err := g.Batch(1000)
			if err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			for _, u := range ids {
				if u.Compare(before) <= 0 {
					t.Fatalf("%s: %v after %v", name, u, before)
				}
				before = u
			}
			if readings != 1 {
				t.Errorf("%s: batch %d of 1000 read the clock %d times, want once", name, n, readings)
			}
			// 512 values a read, and a few more for the counters of new milliseconds.
			if random.reads > 8 {
				t.Errorf("%s: batch %d of 1000 read Rand %d times, want 8 at most", name, n, random.reads)
			}
		}
	}
}

func TestABatchGoesOnAcrossCounterOverflowAndClockJumps(t *testing.T) {
	const n = 70_000 // more than 65536, the most that one millisecond has by MethodFraction
	for name, c := range configs() {
		clock, latest, before := &fakeClock{now: day}, day, sqltype.Nil()
		c.Clock = clock.read
		g := newGenerator(t, c)
		for _, d := range []time.Duration{0, -time.Second, -24 * time.Hour, 48 * time.Hour, -24 * time.Hour, 24*time.Hour + time.Microsecond} {
			clock.jump(d)
			if clock.now.After(latest) {
				latest = clock.now
			}
			ids, err := g.Batch(n)
			if err != nil || len(ids) != n {
				t.Fatalf("%s: Batch after a jump of %v: %d ids, %v", name, d, len(ids), err)
			}
			for _, u := range append(ids, must(t, g.NewV7)) {
				if u.Version() != 7 || u.Variant() != sqltype.VariantRFC9562 || u.Compare(before) <= 0 {
					t.Fatalf("%s: after a jump of %v: %v after %v", name, d, u, before)
				}
				before = u
			}
			if when, _ := before.Time(); when.Sub(latest) > time.Second {
				t.Fatalf("%s: an id of %v, the clock has shown %v at most", name, when, latest)
			}
		}
	}
}

func must(t *testing.T, f func() (sqltype.UUID, error)) sqltype.UUID {
	t.Helper()
	u, err := f()
	if err != nil {
		t.Fatal(err)
	}
	return u
}

func TestABatchThatFailsReservesNothing(t *testing.T) {
	for name, fits := range map[string]int{"zero": 2 * 65536, "counter of 12": 2 * 4096} {
		clock := &fakeClock{now: day} // it stands still
		c := configs()[name]
		c.Clock, c.MaxLead = clock.read, time.Millisecond
		g := newGenerator(t, c)
		first := must(t, g.NewV7)
		dst := []sqltype.UUID{first}
		ids, err := g.AppendBatch(dst, fits+1)
		if !errors.Is(err, idgen.ErrOverrun) || len(ids) != 1 || ids[0] != first {
			t.Fatalf("%s: %d ids in 2 ms: %d, %v, want ErrOverrun and dst as it was", name, fits+1, len(ids)-1, err)
		}
		if u := must(t, g.NewV7); u.Compare(first) <= 0 || u.String()[:13] != first.String()[:13] {
			t.Errorf("%s: %v came after %v, want one of the same millisecond", name, u, first)
		}
		clock.jump(time.Hour)
		if _, err := g.Batch(fits / 4); err != nil {
			t.Errorf("%s: after the clock moved: %v", name, err)
		}
	}
}

func TestABatchOfMoreThanFitIsAnError(t *testing.T) {
	g := newGenerator(t, idgen.Config{})
	for _, n := range []int{math.MaxInt, math.MaxInt >> 8, math.MaxInt >> 18} {
		if uint64(n) <= 1<<32 {
			continue // an int of 32 bits
		}
		if ids, err := g.Batch(n); ids != nil || !errors.Is(err, idgen.ErrBatch) {
			t.Errorf("Batch(%d): %d ids, %v, want ErrBatch", n, len(ids), err)
		}
	}
}

func TestAGeneratorAllocatesNothingForVersion7(t *testing.T) {
	if raceDetector {
		t.Skip("the race detector takes randomness from its pool")
	}
	for name, c := range configs() {
		g, ids := newGenerator(t, c), make([]sqltype.UUID, 0, 100)
		if n := testing.AllocsPerRun(200, func() {
			if _, err := g.NewV7(); err != nil {
				t.Fatal(err)
			}
			if _, err := g.AppendBatch(ids, 100); err != nil {
				t.Fatal(err)
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations, want none", name, n)
		}
	}
}

// A blockedStore holds up whoever comes to it.
type blockedStore struct {
	memoryStore
	entered, leave chan struct{}
}

func (s *blockedStore) Update(f func(idgen.State) (idgen.State, error)) error {
	s.entered <- struct{}{}
	<-s.leave
	return s.memoryStore.Update(f)
}

func TestVersion7DoesNotWaitForVersions1And6(t *testing.T) {
	for _, version := range []int{1, 6} {
		// goesOn makes an id that is held up, and meanwhile some of version 7.
		goesOn := func(g generator, entered, leave chan struct{}) {
			made := make(chan error)
			go func() {
				_, err := of(g, version)()
				made <- err
			}()
			<-entered
			for range 10 {
				must(t, g.NewV7)
			}
			close(leave)
			if err := <-made; err != nil {
				t.Errorf("NewV%d: %v", version, err)
			}
		}
		store := &blockedStore{entered: make(chan struct{}), leave: make(chan struct{})}
		goesOn(newGenerator(t, idgen.Config{Store: store}), store.entered, store.leave)

		clock := &heldClock{entered: make(chan struct{}), leave: make(chan struct{})}
		clock.held.Store(true)
		goesOn(newGenerator(t, idgen.Config{Clock: clock.read}), clock.entered, clock.leave)
	}
}

// A heldClock holds up the first who reads it after held was set.
type heldClock struct {
	held           atomic.Bool
	entered, leave chan struct{}
}

func (c *heldClock) read() time.Time {
	if c.held.CompareAndSwap(true, false) {
		c.entered <- struct{}{}
		<-c.leave
	}
	return time.Now()
}

// A lonelyRand fails the test when two read it at once.
type lonelyRand struct {
	t    *testing.T
	busy atomic.Bool
}

func (r *lonelyRand) Read(b []byte) (int, error) {
	if !r.busy.CompareAndSwap(false, true) {
		r.t.Error("two goroutines read Rand at once")
	}
	runtime.Gosched()
	r.busy.Store(false)
	return rand.Read(b)
}

func TestRandIsReadByOneAtATime(t *testing.T) {
	g := newGenerator(t, idgen.Config{Rand: &lonelyRand{t: t}, Method: idgen.MethodRandom})
	var wg sync.WaitGroup
	for _, version := range []int{1, 6, 7, 7} {
		wg.Go(func() {
			for range 2000 {
				if _, err := of(g, version)(); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	wg.Wait()
}
