package peabody

import (
	"fmt"
	"math/bits"
	"time"
)

// The RFC 9562 layout of version 7: 48 bits of milliseconds, 74 of the maker's.
const (
	rfcMillis = 48
	rfcRest   = payloadBits - rfcMillis
)

// room says how the 74 bits behind the milliseconds of an RFC id hold the rest of a draft id: the
// units above the millisecond first, then sequence and node, then zeros, so that the order of ids
// is kept.
func (l V7Layout) room() (perMilli uint64, unitBits, restBits uint, err error) {
	if err := l.validate(); err != nil {
		return 0, 0, 0, err
	}
	perMilli = 1
	if l.Unit < time.Millisecond {
		if time.Millisecond%l.Unit != 0 {
			return 0, 0, 0, fmt.Errorf("%w: Unit is %v, no whole fraction of a millisecond", ErrLayout, l.Unit)
		}
		perMilli = uint64(time.Millisecond / l.Unit)
	} else if l.Unit%time.Millisecond != 0 {
		return 0, 0, 0, fmt.Errorf("%w: Unit is %v, not whole milliseconds", ErrLayout, l.Unit)
	}
	unitBits, restBits = uint(bits.Len64(perMilli-1)), subsecBits-uint(l.SubsecBits)
	if unitBits+restBits > rfcRest {
		return 0, 0, 0, fmt.Errorf("%w: %d bits of units and %d of sequence and node, at most 74", ErrBits, unitBits, restBits)
	}
	return perMilli, unitBits, restBits, nil
}

// ToRFC rewrites an id that was made with this layout as a version 7 of RFC
// 9562. It keeps the time to the millisecond where the RFC has it and every
// other bit behind; [V7Layout.FromRFC] gives the id back, and the order of ids
// is kept. [ErrBits] means that there is no room: the layout's sequence and node are
// too wide, or id has a fraction that this layout never writes, and so was made
// with another.
func (l V7Layout) ToRFC(id [16]byte) ([16]byte, error) {
	perMilli, unitBits, restBits, err := l.room()
	if err != nil {
		return [16]byte{}, err
	}
	v, err := V7Of(id)
	if err != nil {
		return [16]byte{}, err
	}
	p, n := v.payload(), uint(l.SubsecBits)
	fraction := p.get(unixTSBits, n)
	units := l.units(fraction)
	if l.fraction(units) != fraction {
		return [16]byte{}, fmt.Errorf("%w: its fraction is no whole number of units of %v", ErrBits, l.Unit)
	}
	milli := units / perMilli
	if l.Unit > time.Millisecond {
		milli *= uint64(l.Unit / time.Millisecond)
	}
	var out payload
	out.put(0, rfcMillis, v.UnixTS*1000+milli)
	out.put(rfcMillis, unitBits, units%perMilli)
	out.move(rfcMillis+unitBits, p, unixTSBits+n, restBits)
	return out.stamp(7), nil
}

// FromRFC is the inverse of [V7Layout.ToRFC]. An id that ToRFC does not give
// with this layout is refused with [ErrBits], or [ErrTime] when its seconds
// exceed 36 bits.
func (l V7Layout) FromRFC(id [16]byte) ([16]byte, error) {
	perMilli, unitBits, restBits, err := l.room()
	if err != nil {
		return [16]byte{}, err
	}
	if !is(id, 7) {
		return [16]byte{}, ErrVersion
	}
	p := payloadOf(id)
	ms, above := p.get(0, rfcMillis), p.get(rfcMillis, unitBits)
	pad := rfcRest - unitBits - restBits
	step := max(1, uint64(l.Unit/time.Millisecond))
	switch {
	case ms/1000 >= 1<<unixTSBits:
		return [16]byte{}, ErrTime
	case above >= perMilli || ms%1000%step != 0 || p.get(payloadBits-pad, pad) != 0:
		return [16]byte{}, fmt.Errorf("%w: it was not converted with this layout", ErrBits)
	}
	n := uint(l.SubsecBits)
	var out payload
	out.put(0, unixTSBits, ms/1000)
	out.put(unixTSBits, n, l.fraction(ms%1000/step*perMilli+above))
	out.move(unixTSBits+n, p, rfcMillis+unitBits, restBits)
	return out.stamp(7), nil
}

// move copies n bits of q to a position of p.
func (p *payload) move(to uint, q payload, from, n uint) {
	for n > 0 {
		k := min(n, 64)
		p.put(to, k, q.get(from, k))
		to, from, n = to+k, from+k, n-k
	}
}
