package peabody

import (
	"sync"
	"time"
)

// A V7Config says what a [V7Generator] makes. The zero value has no layout and
// is refused.
type V7Config struct {
	Layout  V7Layout
	Machine MachineID // the first bits of the node; the zero value means none
	Store   Store     // nil means in memory

	Now func() time.Time // the clock; nil means time.Now
}

// A V7Generator makes version 7 ids by section 4.4: the sequence starts at zero
// in each tick of the layout's unit and counts up within it, the node is random.
// Ids strictly increase unless the layout has no sequence. It is safe for
// concurrent use. Make it with [NewV7Generator].
type V7Generator struct {
	mu     sync.Mutex
	config V7Config
}

// NewV7Generator returns a generator, or [ErrLayout] or a [*FieldError] that
// names the parameter it cannot use.
func NewV7Generator(c V7Config) (*V7Generator, error) {
	if err := c.Layout.validate(); err != nil {
		return nil, err
	}
	if err := c.Machine.check(c.Layout.NodeBits()); err != nil {
		return nil, err
	}
	if c.Store == nil {
		c.Store = new(memory)
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	return &V7Generator{config: c}, nil
}

// New returns the next id. When the clock has stepped back it stays at the last
// tick; when a tick has no sequence left the error is [ErrSequence].
func (g *V7Generator) New() (id [16]byte, err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	l := g.config.Layout
	err = g.config.Store.Update(func(saved State, ok bool) (State, error) {
		s, units, err := l.split(g.config.Now())
		if err != nil {
			return State{}, err
		}
		// Seconds above, units of the second below: 66 bits do not fit one word.
		next, err := tick(saved, ok, Timestamp{s, units}, uint(l.SeqBits))
		if err != nil {
			return State{}, err
		}
		if err := checkWidths(FieldError{"unixts", next.Timestamp.High, unixTSBits}); err != nil || next.Timestamp.Low >= l.perSecond() {
			return State{}, ErrTime // a store that another layout wrote
		}
		node := randomNode(l.NodeBits(), g.config.Machine)
		id, err = l.Encode(
			time.Unix(int64(next.Timestamp.High), int64(next.Timestamp.Low*uint64(l.Unit))), next.ClockSequence, node)
		return next, err
	})
	if err != nil {
		return [16]byte{}, err
	}
	return id, nil
}
