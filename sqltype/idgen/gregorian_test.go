package idgen_test

import (
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

// of returns the method for a version.
func of(g generator, version int) func() (sqltype.UUID, error) {
	return map[int]func() (sqltype.UUID, error){1: g.NewV1, 6: g.NewV6, 7: g.NewV7}[version]
}

// backClock is the system's clock, behind by what it holds.
type backClock struct{ by atomic.Int64 }

func (c *backClock) read() time.Time { return time.Now().Add(-time.Duration(c.by.Load())) }

func TestGregorianIdsEndAtMaxLead(t *testing.T) {
	for _, version := range []int{1, 6} {
		for name, store := range map[string]idgen.Store{"without a store": nil, "with one": &memoryStore{}} {
			t.Run(name, func(t *testing.T) {
				clock, n := &fakeClock{now: day}, 0
				g := newGenerator(t, idgen.Config{Clock: clock.read, Store: store, MaxLead: time.Millisecond, Block: time.Millisecond})
				for ; n < 100_000; n++ {
					u, err := of(g, version)()
					if errors.Is(err, idgen.ErrOverrun) {
						break
					}
					if err != nil {
						t.Fatal(err)
					}
					if when, _ := u.Time(); when.Sub(day) > time.Millisecond {
						t.Fatalf("id %d is %v ahead of a clock that stands still, want 1ms", n, when.Sub(day))
					}
				}
				if n != 10_001 {
					t.Errorf("NewV%d: %d ids in 1 ms, want 10001 of 100 ns", version, n)
				}
				clock.jump(2 * time.Millisecond)
				if _, err := of(g, version)(); err != nil {
					t.Errorf("after the clock moved: %v", err)
				}
			})
		}
	}
}

func TestSharersOfAStoreEndToo(t *testing.T) {
	clock := &fakeClock{now: day}
	c := idgen.Config{Clock: clock.read, Store: &memoryStore{}, MaxLead: time.Millisecond, Block: time.Millisecond}
	sharers := []generator{newGenerator(t, c), newGenerator(t, c)}
	var made [2]int
	for n, ended := 0, [2]bool{}; ended != [2]bool{true, true}; n++ {
		for i, g := range sharers {
			if ended[i] {
				continue
			}
			u, err := g.NewV6()
			if errors.Is(err, idgen.ErrOverrun) {
				ended[i] = true
				continue
			}
			// MaxLead, and then a block of each.
			if when, _ := u.Time(); err != nil || when.Sub(day) > 3*time.Millisecond {
				t.Fatalf("round %d: %v ahead, %v", n, when.Sub(day), err)
			}
			made[i]++
		}
	}
	// The second one's block begins at MaxLead, and is its own to the end.
	if made[0] < 10_000 || made[1] < 10_000 {
		t.Errorf("%v ids, want a block of 10000 each at least", made)
	}
}

func TestGregorianStepBackBeyondMaxLeadIsRefused(t *testing.T) {
	for name, c := range map[string]idgen.Config{
		"borrow":         {MaxLead: time.Millisecond},
		"wait":           {Overflow: idgen.OverflowWait},
		"with a store":   {MaxLead: time.Millisecond, Store: &memoryStore{}, Block: time.Millisecond},
		"wait and store": {Overflow: idgen.OverflowWait, Store: &memoryStore{}, Block: time.Millisecond},
	} {
		for _, version := range []int{1, 6} {
			clock := &backClock{}
			c.Clock = clock.read
			g := newGenerator(t, c)
			if _, err := of(g, version)(); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			clock.by.Store(int64(time.Hour))
			done := make(chan error, 1)
			go func() {
				for range 1_000_000 {
					if _, err := of(g, version)(); err != nil {
						done <- err
						return
					}
				}
				done <- nil
			}()
			select {
			case err := <-done:
				if !errors.Is(err, idgen.ErrOverrun) {
					t.Errorf("%s: NewV%d after a step back of an hour: %v, want ErrOverrun", name, version, err)
				}
			case <-time.After(5 * time.Second):
				t.Errorf("%s: NewV%d after a step back of an hour still waits", name, version)
			}
		}
	}
}

func TestClockSequenceChangesAlsoAfterAWait(t *testing.T) {
	clock := &backClock{}
	g := newGenerator(t, idgen.Config{Clock: clock.read, Overflow: idgen.OverflowWait})
	a, err := g.NewV1()
	clock.by.Store(int64(20 * time.Millisecond))
	b, errB := g.NewV1()
	if err != nil || errB != nil || sequence(b) != (sequence(a)+1)&0x3fff {
		t.Errorf("%v, %v, and after a step back %v, %v", a, err, b, errB)
	}
}

func TestStepsBackDoNotSkipBlocks(t *testing.T) {
	clock := &fakeClock{now: day, step: -100 * time.Nanosecond} // back at each reading
	g := newGenerator(t, idgen.Config{Clock: clock.read, Node: [6]byte{3}})
	for n := range 20_000 { // more than there are clock sequences
		u, err := g.NewV6()
		if err != nil {
			t.Fatal(err)
		}
		if when, _ := u.Time(); when.Sub(day) > 2*time.Millisecond {
			t.Fatalf("id %d is %v ahead", n, when.Sub(day))
		}
	}
}

func TestTheCurrentClockSequenceCountsAfterAllAreUsed(t *testing.T) {
	node := [6]byte{3}
	store := &memoryStore{state: idgen.State{Next: 1000, Ceiling: 1000, Used: 1 << 14, ClockSequence: 7, Node: node}}
	clock, set := &fakeClock{}, newIDSet(t)
	c := idgen.Config{Store: store, Clock: clock.read, Node: node, Block: time.Millisecond, MaxLead: time.Millisecond}
	for i := range 40_000 {
		clock.now = day.Add(time.Duration(i%2) * time.Second)
		u, err := newGenerator(t, c).NewV6()
		if errors.Is(err, idgen.ErrClockSequence) {
			return
		}
		if err != nil || set.seen[u] {
			t.Fatalf("step %d: %v, %v, seen before: %t", i, u, err, set.seen[u])
		}
		set.seen[u] = true
	}
	t.Error("never ran out of clock sequences, want that after 16384 steps back")
}

func TestANodeOfAMachineDoesNotOutliveItsConfiguration(t *testing.T) {
	store := &memoryStore{}
	mac := [6]byte{0, 0, 0x5e, 0, 0x53, 1}
	newIDSet(t).make(newGenerator(t, idgen.Config{Store: store, Node: mac}), 2)
	a := newIDSet(t).make(newGenerator(t, idgen.Config{Store: store}), 2)
	if node := nodeOf(a); node == mac || node[0]&1 == 0 {
		t.Errorf("a generator without Node took %x from the store", node)
	}
	b := newIDSet(t).make(newGenerator(t, idgen.Config{Store: store}), 2)
	if nodeOf(a) != nodeOf(b) {
		t.Errorf("the random node %x became %x", nodeOf(a), nodeOf(b))
	}
}
