package peabody

import (
	"fmt"
	"math/bits"
	"time"
)

// A V7Layout says how a writer of version 7 ids uses the 86 bits behind the
// seconds: first the fraction, then the clock sequence, then the node. Readers
// do not need it: see [V7.Time]. The zero value is unusable, having no unit.
//
// The fraction is rounded up to its bits. A reader truncates, and of a fraction
// that was rounded down it would lose a unit: 992 of 1,000 milliseconds and
// 999,936 of 1,000,000 microseconds would come back wrong from 12 and 24 bits.
type V7Layout struct {
	Unit       time.Duration // the precision: a second or a whole fraction of one
	SubsecBits uint8         // of the fraction, at most 64
	SeqBits    uint8         // of the clock sequence, at most 32; 0 means that there is none
}

// Millisecond is the layout of Figure 3: 12 bits of fraction, 12 of sequence,
// 62 of node.
func Millisecond() V7Layout { return V7Layout{time.Millisecond, 12, 12} }

// Microsecond is the layout of Figure 4: 24 bits of fraction, 14 of sequence,
// 48 of node.
func Microsecond() V7Layout { return V7Layout{time.Microsecond, 24, 14} }

// Nanosecond is the layout of Figure 5: 38 bits of fraction, 8 of sequence, 40
// of node.
func Nanosecond() V7Layout { return V7Layout{time.Nanosecond, 38, 8} }

// NodeBits returns what fraction and sequence leave to the node, or 0 when they
// leave nothing.
func (l V7Layout) NodeBits() uint {
	return subsecBits - min(subsecBits, uint(l.SubsecBits)+uint(l.SeqBits))
}

// validate refuses a layout whose fraction cannot tell all its units apart,
// whatever bits follow.
func (l V7Layout) validate() error {
	switch {
	case l.Unit <= 0 || time.Second%l.Unit != 0:
		return fmt.Errorf("%w: Unit is %v, no second and no whole fraction of one", ErrLayout, l.Unit)
	case l.SubsecBits > 64:
		return fmt.Errorf("%w: SubsecBits is %d, at most 64", ErrLayout, l.SubsecBits)
	case l.SeqBits > 32:
		return fmt.Errorf("%w: SeqBits is %d, at most 32", ErrLayout, l.SeqBits)
	case uint(l.SubsecBits)+uint(l.SeqBits) > subsecBits:
		return fmt.Errorf("%w: SubsecBits and SeqBits are %d together, at most 86", ErrLayout, int(l.SubsecBits)+int(l.SeqBits))
	}
	// A fraction that was rounded up is followed by other bits, so it can be
	// too large by almost two in its last place.
	u := l.perSecond()
	if l.SubsecBits < 32 && 1<<l.SubsecBits < 2*u && 1<<l.SubsecBits%u != 0 {
		return fmt.Errorf("%w: %d SubsecBits do not hold every %v", ErrLayout, l.SubsecBits, l.Unit)
	}
	return nil
}

func (l V7Layout) perSecond() uint64 { return uint64(time.Second / l.Unit) }

// split gives whole seconds and units of a time, rounded down.
func (l V7Layout) split(t time.Time) (seconds, units uint64, err error) {
	s := t.Unix()
	if s < 0 || s >= 1<<unixTSBits {
		return 0, 0, ErrTime
	}
	return uint64(s), uint64(t.Nanosecond()) / uint64(l.Unit), nil
}

// fraction is units of a second in SubsecBits bits, rounded up.
func (l V7Layout) fraction(units uint64) uint64 {
	n := uint(l.SubsecBits)
	quo, rem := bits.Div64(units>>(64-n), units<<n, l.perSecond())
	if rem != 0 {
		quo++
	}
	return quo
}

// units is the inverse of fraction.
func (l V7Layout) units(fraction uint64) uint64 {
	n := uint(l.SubsecBits)
	hi, lo := bits.Mul64(fraction, l.perSecond())
	return hi<<(64-n) | lo>>n
}

// pack builds the id of a second, its units, a sequence and a node that fit.
func (l V7Layout) pack(seconds, units, sequence uint64, node Node) [16]byte {
	var p payload
	p.put(0, unixTSBits, seconds)
	p.put(unixTSBits, uint(l.SubsecBits), l.fraction(units))
	p.put(unixTSBits+uint(l.SubsecBits), uint(l.SeqBits), sequence)
	p.putNode(l.NodeBits(), node)
	return p.stamp(7)
}

// Encode returns the id of a time, rounded down to the unit, with a clock
// sequence and a node. It refuses a time outside 36 bits of seconds with
// [ErrTime], a node of zero with [ErrNode], and with a [*FieldError] what
// exceeds its field.
func (l V7Layout) Encode(t time.Time, sequence uint64, node Node) ([16]byte, error) {
	if err := l.validate(); err != nil {
		return [16]byte{}, err
	}
	s, units, err := l.split(t)
	if err != nil {
		return [16]byte{}, err
	}
	if err := checkWidths(FieldError{"seq", sequence, uint(l.SeqBits)}); err != nil {
		return [16]byte{}, err
	}
	if err := node.check(l.NodeBits()); err != nil {
		return [16]byte{}, err
	}
	return l.pack(s, units, sequence, node), nil
}

// V7Parts is what a writer put into a version 7 id.
type V7Parts struct {
	Time     time.Time // in units, UTC
	Sequence uint64
	Node     Node
}

// Split returns what a writer with this layout put into id. Only the writer's
// own layout gives its sequence and node back.
func (l V7Layout) Split(id [16]byte) (V7Parts, error) {
	if err := l.validate(); err != nil {
		return V7Parts{}, err
	}
	v, err := V7Of(id)
	if err != nil {
		return V7Parts{}, err
	}
	p, n := v.payload(), uint(l.SubsecBits)
	ns := l.units(p.get(unixTSBits, n)) * uint64(l.Unit)
	return V7Parts{
		Time:     time.Unix(int64(v.UnixTS), int64(ns)).UTC(),
		Sequence: p.get(unixTSBits+n, uint(l.SeqBits)),
		Node:     p.node(l.NodeBits()),
	}, nil
}
