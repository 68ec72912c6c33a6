package peabody

import (
	"bytes"
	"errors"
	"sync"
	"testing"
	"time"
)

var exampleTime = time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC)

// failing is a store that is unavailable, or whose save fails.
type failing struct{ err error }

func (f failing) Update(next func(State, bool) (State, error)) error {
	if _, err := next(State{}, false); err != nil {
		return err
	}
	return f.err
}

func TestSection434CreationAlgorithm(t *testing.T) {
	now := exampleTime
	store := new(memory)
	g := NewV6Generator(store)
	g.now = func() time.Time { return now }
	next := func() V6 {
		t.Helper()
		id, err := g.New()
		if err != nil {
			t.Fatal(err)
		}
		v, err := V6Of(id)
		if err != nil || !v.Time().Equal(now) {
			t.Fatalf("New() = %x of %v, %v, want %v", id, v.Time(), err, now)
		}
		if want := (State{Timestamp{Low: v.Timestamp()}, uint64(v.ClockSequence())}); store.state != want { // step 13
			t.Errorf("the store has %+v, want %+v", store.state, want)
		}
		return v
	}
	first := next()
	if again := next(); again.ClockSequence() != (first.ClockSequence()+1)&0x3fff { // step 9: equal
		t.Errorf("the clock sequence went from %d to %d", first.ClockSequence(), again.ClockSequence())
	}
	now = now.Add(time.Second)
	if later := next(); later.ClockSequence() != (first.ClockSequence()+2)&0x3fff { // step 9: less
		t.Errorf("the clock sequence went from %d to %d in two steps", first.ClockSequence(), later.ClockSequence())
	}
	store.state.ClockSequence = 0x3fff
	if wrapped := next(); wrapped.ClockSequence() != 0 {
		t.Errorf("after 0x3fff comes %#x, want 0", wrapped.ClockSequence())
	}
	now = now.Add(-time.Minute) // step 8: the clock has stepped back
	drawn := map[uint16]bool{}
	for range 50 {
		drawn[next().ClockSequence()] = true
		store.state.Timestamp.Low++
	}
	store.ok = false // step 8: no state
	for range 50 {
		drawn[next().ClockSequence()] = true
		store.ok = false
	}
	if len(drawn) < 90 {
		t.Errorf("100 random clock sequences took %d values", len(drawn))
	}
	lost := errors.New("disk full")
	if id, err := NewV6Generator(failing{lost}).New(); !errors.Is(err, lost) || id != [16]byte{} {
		t.Errorf("with a store that fails: %x, %v", id, err)
	}
	for _, bad := range []time.Time{time.Date(1582, 10, 14, 23, 59, 59, 0, time.UTC), time.Date(5237, 1, 1, 0, 0, 0, 0, time.UTC)} {
		now = bad
		if id, err := g.New(); !errors.Is(err, ErrTime) || id != [16]byte{} {
			t.Errorf("at %v: %x, %v, want %v", now, id, err, ErrTime)
		}
	}
}

func TestSection432And433ClockSequenceAndNode(t *testing.T) {
	g := NewV6Generator(nil)
	var set, clear [6]byte // bits that were seen 1, and 0
	for range 200 {
		id, err := g.New()
		if err != nil {
			t.Fatal(err)
		}
		v, _ := V6Of(id)
		for i, b := range v.Node {
			set[i] |= b
			clear[i] |= ^b
		}
	}
	// All 48 bits are random, the multicast bit too: no MAC address and no
	// random multicast address.
	if all := [6]byte{255, 255, 255, 255, 255, 255}; set != all || clear != all {
		t.Errorf("of the node, the bits seen set are %x and those seen clear %x", set, clear)
	}
}

// ticks drives a generator's clock and wants timestamps and sequences.
type ticks struct {
	now  uint64
	want int64 // the sequence, or -1 for ErrSequence
	at   uint64
}

func TestSection442ClockSequence(t *testing.T) {
	l := V7Layout{time.Millisecond, 12, 2}
	g, err := NewV7Generator(V7Config{Layout: l})
	if err != nil {
		t.Fatal(err)
	}
	var prev [16]byte
	for i, step := range []ticks{
		{5, 0, 5}, {5, 1, 5}, {6, 0, 6}, {6, 1, 6}, {6, 2, 6}, {6, 3, 6}, {6, -1, 0}, {6, -1, 0},
		{4, -1, 0}, // the clock has stepped back and the tick is used up
		{7, 0, 7},
		{3, 1, 7}, // the clock has stepped back: the last tick goes on
		{7, 2, 7}, {1007, 0, 1007},
	} {
		g.config.Now = func() time.Time { return time.UnixMilli(int64(step.now)).Add(999 * time.Microsecond) }
		id, err := g.New()
		if step.want < 0 {
			if !errors.Is(err, ErrSequence) || id != [16]byte{} {
				t.Errorf("step %d: %x, %v, want %v", i, id, err, ErrSequence)
			}
			continue
		}
		parts, splitErr := l.Split(id)
		if err != nil || splitErr != nil || parts.Time.UnixMilli() != int64(step.at) || parts.Sequence != uint64(step.want) {
			t.Errorf("step %d: New() = %+v, %v, want sequence %d at %d ms", i, parts, err, step.want, step.at)
		}
		if bytes.Compare(prev[:], id[:]) >= 0 {
			t.Errorf("step %d: %x comes after %x", i, id, prev)
		}
		prev = id
	}
	lost := errors.New("disk full")
	g.config.Store = failing{lost}
	if id, err := g.New(); !errors.Is(err, lost) || id != [16]byte{} {
		t.Errorf("with a store that fails: %x, %v", id, err)
	}
	g.config.Store = &memory{State{Timestamp{High: 1 << 40}, 0}, true}
	if _, err := g.New(); !errors.Is(err, ErrTime) {
		t.Errorf("with another layout's state: %v", err)
	}
	g.config.Now = func() time.Time { return time.Unix(-1, 0) }
	if _, err := g.New(); !errors.Is(err, ErrTime) {
		t.Errorf("before 1970: %v, want %v", err, ErrTime)
	}
	// A layout without a sequence makes as many ids in a tick as are wanted.
	g, err = NewV7Generator(V7Config{Layout: V7Layout{Unit: time.Second}})
	if err != nil {
		t.Fatal(err)
	}
	g.config.Now = func() time.Time { return exampleTime }
	a, err1 := g.New()
	b, err2 := g.New()
	if err1 != nil || err2 != nil || a == b {
		t.Errorf("without a sequence: %x, %v and %x, %v", a, err1, b, err2)
	}
}

func newV8(t *testing.T, l V8Layout, asPrinted bool, now *uint64) *V8Generator {
	t.Helper()
	g, err := NewV8Generator(V8Config{Layout: l, AsPrinted: asPrinted, Clock: func() (Timestamp, error) { return Timestamp{Low: *now}, nil }})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func runTicks(t *testing.T, g *V8Generator, now *uint64, steps []ticks) {
	t.Helper()
	for i, step := range steps {
		*now = step.now
		id, err := g.New()
		if step.want < 0 {
			if !errors.Is(err, ErrSequence) || id != [16]byte{} {
				t.Errorf("step %d: %x, %v, want %v", i, id, err, ErrSequence)
			}
			continue
		}
		parts, splitErr := g.config.Layout.Split(id)
		if err != nil || splitErr != nil || parts.Timestamp.Low != step.at || parts.Sequence != uint64(step.want) || parts.Node == (Node{}) {
			t.Errorf("step %d: New() = %+v, %v, %v, want sequence %d at %d", i, parts, err, splitErr, step.want, step.at)
		}
	}
}

func TestSection452ClockSequence(t *testing.T) {
	var now uint64
	steps := []ticks{{5, 0, 5}, {5, 1, 5}, {6, 0, 6}, {6, 1, 6}, {6, 2, 6}, {6, 3, 6}, {6, -1, 0}, {4, -1, 0}, {7, 0, 7}, {3, 1, 7}, {7, 2, 7}}
	for _, bits := range []uint8{32, 48, 60, 90} {
		runTicks(t, newV8(t, V8Layout{bits, 2}, false, &now), &now, steps)
	}
}

func TestSection454AsPrintedDiffersInTwoSteps(t *testing.T) {
	var now uint64
	runTicks(t, newV8(t, V8Layout{48, 2}, true, &now), &now, []ticks{
		{5, 0, 5}, // step 6: no state
		{5, 1, 5}, // step 7: equal
		{6, 2, 6}, // step 7: less, and the sequence goes on
		{6, 3, 6},
		{6, -1, 0}, // 4.5.2: it does not roll over within a tick
		{7, 0, 7},
		{7, 1, 7},
		{3, 0, 3}, // step 6: the clock has stepped back
		{3, 1, 3},
	})
}

func TestSection454CreationAlgorithms(t *testing.T) {
	for _, tt := range []struct {
		bits, seq, node uint8
		read            func(Timestamp) time.Time
		unit            time.Duration
	}{
		{32, 12, 62, func(ts Timestamp) time.Time { return time.Unix(int64(ts.Low), 0) }, time.Second},
		{48, 12, 62, func(ts Timestamp) time.Time { return time.UnixMilli(int64(ts.Low)) }, time.Millisecond},
		{60, 8, 54, func(ts Timestamp) time.Time { v, _ := NewV6(ts.Low, 0, [6]byte{}); return v.Time() }, 100},
		{64, 8, 54, func(ts Timestamp) time.Time { return time.Unix(0, int64(ts.Low)) }, 16},
	} {
		store := new(memory)
		g, err := NewV8Generator(V8Config{Layout: V8Layout{TimestampBits: tt.bits}, Store: store})
		if err != nil {
			t.Fatal(err)
		}
		before := time.Now()
		id, err := g.New()
		if err != nil {
			t.Fatal(err)
		}
		parts, err := g.config.Layout.Split(id)
		if at := tt.read(parts.Timestamp); err != nil || at.Before(before.Add(-tt.unit)) || at.After(time.Now()) || parts.Sequence != 0 {
			t.Errorf("%d bits: made at %v with sequence %d, %v, want %v and 0", tt.bits, at, parts.Sequence, err, before)
		}
		if uint(tt.node) != g.config.Layout.NodeBits() || tt.seq != g.config.Layout.SeqBits {
			t.Errorf("%d bits: sequence %d and node %d, want %d and %d", tt.bits, g.config.Layout.SeqBits, g.config.Layout.NodeBits(), tt.seq, tt.node)
		}
		if want := (State{g.config.Layout.truncate(parts.Timestamp), 0}); store.state.ClockSequence != 0 || tt.bits != 64 && store.state != want {
			t.Errorf("%d bits: the store has %+v, want %+v", tt.bits, store.state, want)
		}
	}
	// Of 64 bits the upper 60 are the tick: a change in the lost four is none.
	var now uint64 = 1<<63 | 0x10
	g := newV8(t, V8Layout{TimestampBits: 64}, false, &now)
	runTicks(t, g, &now, []ticks{{1<<63 | 0x10, 0, 1<<63 | 0x10}, {1<<63 | 0x1f, 1, 1<<63 | 0x10}, {1<<63 | 0x20, 0, 1<<63 | 0x20}})

	for name, c := range map[string]V8Config{
		"no layout":                       {},
		"a length that needs a clock":     {Layout: V8Layout{TimestampBits: 36}},
		"no room for a node":              {Layout: V8Layout{TimestampBits: 110, SeqBits: 12}},
		"121 bits":                        {Layout: V8Layout{TimestampBits: 121, SeqBits: 1}},
		"33 bits of sequence":             {Layout: V8Layout{TimestampBits: 32, SeqBits: 33}},
		"a machineID as wide as the node": {Layout: V8Layout{TimestampBits: 60}, Machine: MachineID{Bits: 54}},
		"a machineID of more than a word": {Layout: V8Layout{TimestampBits: 32, SeqBits: 1}, Machine: MachineID{Bits: 65}},
	} {
		if _, err := NewV8Generator(c); !errors.Is(err, ErrLayout) {
			t.Errorf("%s: error %v, want %v", name, err, ErrLayout)
		}
	}
	now = 1 << 32
	if id, err := newV8(t, V8Layout{TimestampBits: 32}, false, &now).New(); !errors.Is(err, ErrField) || id != [16]byte{} {
		t.Errorf("a clock of 33 bits: %x, %v, want %v", id, err, ErrField)
	}
	g.config.Store = &memory{State{Timestamp{Low: 1 << 61}, 0}, true}
	if _, err := g.New(); !errors.Is(err, ErrField) {
		t.Errorf("another layout's state: %v, want %v", err, ErrField)
	}
	noClock := errors.New("no clock")
	g.config.Clock = func() (Timestamp, error) { return Timestamp{}, noClock }
	if _, err := g.New(); !errors.Is(err, noClock) {
		t.Errorf("a clock that fails: %v", err)
	}
	for _, bits := range []uint8{32, 48, 64} {
		if _, err := defaultClock(bits)(time.Unix(-1, 0)); !errors.Is(err, ErrTime) {
			t.Errorf("%d bits before 1970: %v, want %v", bits, err, ErrTime)
		}
	}
}

func TestSection7MachineIDComesFirstInTheNode(t *testing.T) {
	m := MachineID{Bits: 10, Value: 0x2aa}
	g7, err := NewV7Generator(V7Config{Layout: Microsecond(), Machine: m})
	if err != nil {
		t.Fatal(err)
	}
	g8, err := NewV8Generator(V8Config{Layout: V8Layout{TimestampBits: 48}, Machine: m})
	if err != nil {
		t.Fatal(err)
	}
	for range 100 {
		id7, err7 := g7.New()
		id8, err8 := g8.New()
		p7, _ := Microsecond().Split(id7)
		p8, _ := g8.config.Layout.Split(id8)
		if err7 != nil || err8 != nil || p7.Node.Low>>38 != m.Value || p8.Node.Low>>52 != m.Value {
			t.Fatalf("nodes %x, %v and %x, %v do not start with %x", p7.Node, err7, p8.Node, err8, m.Value)
		}
	}
	if _, err := NewV7Generator(V7Config{Layout: Microsecond(), Machine: MachineID{Bits: 3, Value: 8}}); !errors.Is(err, ErrField) {
		t.Errorf("a machineID of four bits in three: %v, want %v", err, ErrField)
	}
	if _, err := NewV7Generator(V7Config{Layout: Microsecond(), Machine: MachineID{Bits: 48}}); !errors.Is(err, ErrLayout) {
		t.Errorf("a machineID as wide as the node: %v, want %v", err, ErrLayout)
	}
	// A node of one bit can only be 1.
	for range 20 {
		if n := randomNode(1, MachineID{}); n != (Node{Low: 1}) {
			t.Errorf("a node of one bit is %+v", n)
		}
	}
}

func TestSection2And6IdsOfAllGenerators(t *testing.T) {
	v7, err := NewV7Generator(V7Config{Layout: V7Layout{time.Microsecond, 24, 32}})
	if err != nil {
		t.Fatal(err)
	}
	v8, err := NewV8Generator(V8Config{Layout: V8Layout{48, 32}})
	if err != nil {
		t.Fatal(err)
	}
	v6 := NewV6Generator(nil)
	for name, g := range map[string]interface{ New() ([16]byte, error) }{"V6": v6, "V7": v7, "V8": v8} {
		t.Run(name+" is safe for concurrent use", func(t *testing.T) {
			const workers, each = 8, 500
			all := make([][][16]byte, workers)
			var wg sync.WaitGroup
			for w := range workers {
				wg.Go(func() {
					for range each {
						id, err := g.New()
						if err != nil {
							t.Error(err)
							return
						}
						all[w] = append(all[w], id)
					}
				})
			}
			wg.Wait()
			seen := map[[16]byte]bool{}
			for _, ids := range all {
				for i, id := range ids {
					seen[id] = true
					// Sorting as opaque bytes; version 6 lets its sequence wrap.
					if i > 0 && name != "V6" && bytes.Compare(ids[i-1][:], id[:]) >= 0 {
						t.Errorf("%x was made before %x", ids[i-1], id)
					}
				}
			}
			if len(seen) != workers*each {
				t.Errorf("%d different ids, want %d", len(seen), workers*each)
			}
		})
	}
}

// The RFC's method 3 rounds a fraction down; the draft's reader needs it
// rounded up.
func TestSection4441RoundsUpWhereTheRFCRoundsDown(t *testing.T) {
	// rfc9562-method3, RFC 9562 section 6.2: 0.4567 in 12 bits is 0x74e.
	if got := (V7Layout{Unit: 100 * time.Microsecond, SubsecBits: 12}).fraction(4567); got != 0x74e+1 {
		t.Errorf("0.4567 s in 12 bits is %#x, want 0x74f", got)
	}
}
