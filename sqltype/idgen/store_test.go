package idgen_test

import (
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

// A memoryStore keeps the state that outlives its generators.
type memoryStore struct {
	mu     sync.Mutex
	state  idgen.State
	writes int
	fail   error
}

func (s *memoryStore) Update(f func(idgen.State) (idgen.State, error)) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.fail != nil {
		return s.fail
	}
	next, err := f(s.state)
	if err == nil {
		s.state, s.writes = next, s.writes+1
	}
	return err
}

// idSet fails the test when an id, as version 6, comes twice.
type idSet struct {
	t    *testing.T
	seen map[sqltype.UUID]bool
}

func newIDSet(t *testing.T) *idSet { return &idSet{t, map[sqltype.UUID]bool{}} }

func (s *idSet) make(g generator, n int) (last sqltype.UUID) {
	s.t.Helper()
	for i := range n {
		f := g.NewV6
		if i%2 == 0 {
			f = g.NewV1
		}
		u, err := f()
		if err != nil {
			s.t.Fatal(err)
		}
		key := asSorted(u)
		if s.seen[key] {
			s.t.Fatalf("%v was made twice", u)
		}
		s.seen[key] = true
		last = u
	}
	return last
}

func sequence(u sqltype.UUID) int       { n, _ := u.ClockSequence(); return n }
func nodeOf(u sqltype.UUID) (n [6]byte) { n, _ = u.Node(); return n }

func TestStoreKeepsNodeAndClockSequence(t *testing.T) {
	store, set := &memoryStore{}, newIDSet(t)
	clock := &fakeClock{now: day, step: time.Microsecond}
	c := idgen.Config{Store: store, Clock: clock.read}
	a := set.make(newGenerator(t, c), 100)
	b := set.make(newGenerator(t, c), 100) // the next process
	if nodeOf(a) != nodeOf(b) || sequence(a) != sequence(b) || nodeOf(a)[0]&1 == 0 {
		t.Errorf("one process made %v, the next %v", a, b)
	}
	if store.writes != 2 {
		t.Errorf("%d writes for two blocks, want 2", store.writes)
	}
}

func TestClockSequenceChangesWhenTheClockStepsBack(t *testing.T) {
	for name, restart := range map[string]bool{"in one process": false, "between two": true} {
		for _, back := range []time.Duration{-2 * time.Hour, -24 * time.Hour} {
			t.Run(name+back.String(), func(t *testing.T) {
				store, set := &memoryStore{}, newIDSet(t)
				clock := &fakeClock{now: day, step: time.Microsecond}
				c := idgen.Config{Store: store, Clock: clock.read, Node: [6]byte{2, 3, 4, 5, 6, 7}}
				g := newGenerator(t, c)
				a := set.make(g, 1000)
				clock.jump(back)
				if restart {
					g = newGenerator(t, c)
				}
				b := set.make(g, 1000)
				if sequence(b) != (sequence(a)+1)&0x3fff || nodeOf(a) != nodeOf(b) {
					t.Errorf("before %v, after %v", a, b)
				}
				// And a third process comes across the ground of the first.
				clock.jump(-back - time.Millisecond)
				set.make(newGenerator(t, c), 5000)
			})
		}
	}
}

func TestClockSequenceChangesWhenTheNodeDoes(t *testing.T) {
	store, set := &memoryStore{}, newIDSet(t)
	clock := &fakeClock{now: day, step: time.Microsecond}
	c := idgen.Config{Store: store, Clock: clock.read, Node: [6]byte{2, 3, 4, 5, 6, 7}}
	a := set.make(newGenerator(t, c), 10)
	changed := false
	for i := range byte(8) { // a random sequence is the old one once in 16384 times
		c.Node[5] = i + 20
		b := set.make(newGenerator(t, c), 10)
		if nodeOf(b) != c.Node {
			t.Fatalf("node of %v, want %x", b, c.Node)
		}
		changed = changed || sequence(a) != sequence(b)
	}
	if !changed {
		t.Errorf("the clock sequence %x stayed for 8 other nodes", sequence(a))
	}
}

func TestNoIdRepeatsHoweverOftenTheClockStepsBack(t *testing.T) {
	store, set := &memoryStore{}, newIDSet(t)
	clock := &fakeClock{now: day, step: 100 * time.Nanosecond}
	c := idgen.Config{Store: store, Clock: clock.read, Node: [6]byte{3}, Block: time.Millisecond, MaxLead: time.Millisecond}
	failed := 0
	for i := range 30_000 { // more than there are clock sequences
		g := newGenerator(t, c)
		if _, err := g.NewV1(); err != nil {
			if !errors.Is(err, idgen.ErrClockSequence) {
				t.Fatal(err)
			}
			failed++
			continue
		}
		set.make(g, 3)
		switch i % 3 {
		case 0:
			clock.jump(time.Second)
		default:
			clock.jump(-time.Second / 2)
		}
	}
	if failed == 0 {
		t.Error("never ran out of clock sequences, want that after 16384 steps back")
	}
	clock.jump(time.Hour)
	set.make(newGenerator(t, c), 100)

	// A random node is replaced instead.
	c.Node, c.Store = [6]byte{}, store
	clock.jump(-30 * time.Minute)
	set.make(newGenerator(t, c), 100)
}

func TestProcessesThatShareANode(t *testing.T) {
	store, set := &memoryStore{}, newIDSet(t)
	c := idgen.Config{Store: store, Block: 2 * time.Millisecond}
	const workers, each = 6, 20_000
	made := make([][]sqltype.UUID, workers)
	var wg sync.WaitGroup
	for w := range workers {
		g := newGenerator(t, c)
		wg.Go(func() {
			for range each {
				u, err := g.NewV6()
				if err != nil {
					t.Error(err)
					return
				}
				made[w] = append(made[w], u)
			}
		})
	}
	wg.Wait()
	for _, ids := range made {
		for _, u := range ids {
			if set.seen[u] {
				t.Fatalf("%v was made twice", u)
			}
			set.seen[u] = true
		}
	}
	if len(set.seen) != workers*each {
		t.Errorf("%d ids, want %d", len(set.seen), workers*each)
	}
}

func TestGeneratorReportsAFailingStore(t *testing.T) {
	store := &memoryStore{fail: errors.New("disk full")}
	g := newGenerator(t, idgen.Config{Store: store})
	if u, err := g.NewV1(); !errors.Is(err, store.fail) || u != sqltype.Nil() {
		t.Errorf("NewV1 = %v, %v", u, err)
	}
	if _, err := g.NewV7(); err != nil {
		t.Errorf("NewV7 needs no store: %v", err)
	}
	store.fail = nil
	if _, err := g.NewV6(); err != nil {
		t.Errorf("after the store recovered: %v", err)
	}
}

func TestGeneratorUsesARealNodeOnlyWhenGiven(t *testing.T) {
	mac := [6]byte{0x00, 0x00, 0x5e, 0x00, 0x53, 0x01}
	g := newGenerator(t, idgen.Config{Node: mac})
	for _, f := range []func() (sqltype.UUID, error){g.NewV1, g.NewV6} {
		if u, err := f(); err != nil || nodeOf(u) != mac {
			t.Errorf("%v, %v, want the node %x", u, err, mac)
		}
	}
	g = newGenerator(t, idgen.Config{})
	a, _ := g.NewV6()
	b, _ := g.NewV6()
	if nodeOf(a) == nodeOf(b) || nodeOf(a)[0]&1 == 0 {
		t.Errorf("random nodes of version 6: %v, %v", a, b)
	}
}

// When a random node has had all its clock sequences for a time that is still to
// come, a new one takes its place at once, and has them all.
func TestARandomNodeWhoseClockSequencesAreUsedIsReplaced(t *testing.T) {
	store := &memoryStore{}
	clock := &fakeClock{now: day, step: time.Microsecond}
	g := newGenerator(t, idgen.Config{Store: store, Clock: clock.read})
	a, err := g.NewV1()
	if err != nil {
		t.Fatal(err)
	}
	store.state.Used, store.state.Ceiling = 1<<14, store.state.Next
	clock.jump(-24 * time.Hour)
	b, err := newGenerator(t, idgen.Config{Store: store, Clock: clock.read}).NewV1()
	if err != nil || nodeOf(a) == nodeOf(b) || store.state.Node != nodeOf(b) || store.state.Used != 1 {
		t.Errorf("%v and then %v, %v; the state is %+v", a, b, err, store.state)
	}
	if when, _ := b.Time(); when.After(clock.now.Add(time.Second)) {
		t.Errorf("the time is %v, want that of the clock, %v", when, clock.now)
	}
}

// A store that sharers have brought ahead as far as they may is no clock that
// stepped back: the clock sequence stays, up to 64 blocks and MaxLead, and changes
// beyond.
func TestAStoreThatIsAheadByItsSharers(t *testing.T) {
	const block, lead = time.Millisecond, 40 * time.Millisecond
	for ahead, changes := range map[time.Duration]bool{64*block + lead - time.Millisecond: false, 64*block + lead + time.Millisecond: true} {
		store := &memoryStore{}
		clock := &fakeClock{now: day, step: time.Microsecond}
		c := idgen.Config{Store: store, Clock: clock.read, Node: [6]byte{3}, Block: block, MaxLead: lead}
		a, err := newGenerator(t, c).NewV1()
		if err != nil {
			t.Fatal(err)
		}
		store.state.Next += uint64((ahead - block) / 100)
		b, err := newGenerator(t, c).NewV1()
		if err != nil || (sequence(a) != sequence(b)) != changes {
			t.Errorf("%v ahead: %v and then %v, %v; want another clock sequence: %t", ahead, a, b, err, changes)
		}
	}
}

// Below the time where the clock sequences started over, each of them has been in
// use already: a step back to there makes no id with a node that is configured.
func TestNoClockSequenceStartsOverBelowTheFloor(t *testing.T) {
	store := &memoryStore{}
	clock := &fakeClock{now: day, step: time.Microsecond}
	c := idgen.Config{Store: store, Clock: clock.read, Node: [6]byte{3}}
	if _, err := newGenerator(t, c).NewV1(); err != nil {
		t.Fatal(err)
	}
	top := store.state.Ceiling
	clock.jump(-time.Hour)
	if _, err := newGenerator(t, c).NewV1(); err != nil || store.state.Ceiling != top {
		t.Fatalf("a step back: %v, and the ceiling went from %d to %d", err, top, store.state.Ceiling)
	}
	clock.jump(time.Hour)
	store.state.Used = 1 << 14
	clock.jump(time.Hour)
	if _, err := newGenerator(t, c).NewV1(); err != nil || store.state.Used != 1 {
		t.Fatalf("beyond the ceiling: %v, the state is %+v", err, store.state)
	}
	clock.jump(-2 * time.Hour)
	before := store.state
	if u, err := newGenerator(t, c).NewV1(); !errors.Is(err, idgen.ErrClockSequence) || store.state != before {
		t.Errorf("below the floor: %v, %v, the state is %+v", u, err, store.state)
	}
}
