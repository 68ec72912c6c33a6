package peabody

import (
	"fmt"
	"sync"
	"time"
)

// A V8Config says what a [V8Generator] makes. The zero value has no layout and
// is refused.
type V8Config struct {
	Layout V8Layout

	// Clock is the timestamp source, which must not exceed the layout's bits.
	// nil means, for a timestamp of 32 bits, Unix seconds; of 48, Unix
	// milliseconds; of 60, 100-nanosecond intervals since 1582-10-15; of 64,
	// Unix nanoseconds. Any other length needs a clock.
	Clock func() (Timestamp, error)

	Machine MachineID // the first bits of the node; the zero value means none
	Store   Store     // nil means in memory

	// AsPrinted follows the steps of section 4.5.4 to the letter, where they
	// contradict section 4.5.2: the sequence goes on counting in a new tick, and
	// starts from zero when the clock has stepped back. False means section
	// 4.5.2, so that ids strictly increase.
	AsPrinted bool
}

// A V8Generator makes version 8 ids with the state that section 4.5.4
// describes. It is safe for concurrent use. Make it with [NewV8Generator].
type V8Generator struct {
	mu     sync.Mutex
	config V8Config
}

// NewV8Generator returns a generator, or [ErrLayout] or a [*FieldError] that
// names the parameter it cannot use.
func NewV8Generator(c V8Config) (*V8Generator, error) {
	l, err := c.Layout.withDefaults()
	if err != nil {
		return nil, err
	}
	c.Layout = l
	if err := c.Machine.check(l.nodeBits()); err != nil {
		return nil, err
	}
	if c.Clock == nil {
		read := defaultClock(l.TimestampBits)
		if read == nil {
			return nil, fmt.Errorf("%w: a timestamp of %d bits needs a Clock", ErrLayout, l.TimestampBits)
		}
		c.Clock = func() (Timestamp, error) {
			t, err := read(time.Now())
			return Timestamp{Low: t}, err
		}
	}
	if c.Store == nil {
		c.Store = new(memory)
	}
	return &V8Generator{config: c}, nil
}

// New returns the next id. When a tick has no sequence left the error is
// [ErrSequence].
func (g *V8Generator) New() (id [16]byte, err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	l, rule := g.config.Layout, tick
	if g.config.AsPrinted {
		rule = tickAsPrinted
	}
	err = g.config.Store.Update(func(saved State, ok bool) (State, error) {
		now, err := g.config.Clock()
		if err != nil {
			return State{}, err
		}
		if err := l.check(now); err != nil {
			return State{}, err
		}
		// A tick is what the id can say: of 64 bits, the upper 60.
		next, err := rule(saved, ok, l.truncate(now), uint(l.SeqBits))
		if err != nil {
			return State{}, err
		}
		if err := checkState(next, l); err != nil {
			return State{}, err
		}
		id = l.pack(next.Timestamp, next.ClockSequence, randomNode(l.nodeBits(), g.config.Machine))
		return next, nil
	})
	if err != nil {
		return [16]byte{}, err
	}
	return id, nil
}

// checkState refuses a state of a store that another layout wrote.
func checkState(s State, l V8Layout) error {
	if s.Timestamp.bitLen() > uint(l.TimestampBits)-l.bitsLost() {
		return &FieldError{"timestamp", s.Timestamp.Low, uint(l.TimestampBits) - l.bitsLost()}
	}
	return checkWidths(FieldError{"clock sequence", s.ClockSequence, uint(l.SeqBits)})
}

// defaultClock returns the clock of the lengths that the document names.
func defaultClock(timestampBits uint8) func(time.Time) (uint64, error) {
	unix := func(count func(time.Time) int64) func(time.Time) (uint64, error) {
		return func(t time.Time) (uint64, error) {
			if t.Unix() < 0 {
				return 0, ErrTime
			}
			return uint64(count(t)), nil
		}
	}
	switch timestampBits {
	case 32:
		return unix(time.Time.Unix)
	case 48:
		return unix(time.Time.UnixMilli)
	case 60:
		return gregorian
	case 64:
		return unix(time.Time.UnixNano)
	}
	return nil
}
