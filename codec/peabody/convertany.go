package peabody

import (
	"fmt"
	"math/bits"
)

// ToRFC rewrites a version 7 id of the draft as one of RFC 9562, whatever
// layout its writer used. The milliseconds go where the RFC has them, and what the
// 86 bits behind the seconds say beyond the millisecond goes into the 74 bits
// behind it. That is a number of up to 77 bits, which fits in about a quarter of
// all ids; of the others none is cut, and the error is [ErrBits]. Where the
// writer's layout is known, [V7Layout.ToRFC] converts all its ids; it puts the
// bits elsewhere. [FromRFC] is the inverse, and the order of ids is kept.
func ToRFC(id [16]byte) ([16]byte, error) {
	v, err := V7Of(id)
	if err != nil {
		return [16]byte{}, err
	}
	p := v.payload()
	f := payload{p.get(unixTSBits, 22), p.get(unixTSBits+22, 64)} // the fraction times 2^86
	carry, _ := bits.Mul64(f.lo, 1000)
	milli := (f.hi*1000 + carry) >> 22
	rest := f.minus(milliStart(milli))
	if rest.hi >= 1<<(rfcRest-64) {
		return [16]byte{}, fmt.Errorf("%w: what follows the millisecond exceeds 74 bits", ErrBits)
	}
	var out payload
	out.put(0, rfcMillis, v.UnixTS*1000+milli)
	out.put(rfcMillis, rfcRest-64, rest.hi)
	out.put(payloadBits-64, 64, rest.lo)
	return out.stamp(7), nil
}

// FromRFC is the inverse of [ToRFC]. It takes every version 7 id but those whose
// seconds exceed 36 bits, which are refused with [ErrTime].
func FromRFC(id [16]byte) ([16]byte, error) {
	if !is(id, 7) {
		return [16]byte{}, ErrVersion
	}
	p := payloadOf(id)
	ms := p.get(0, rfcMillis)
	if ms/1000 >= 1<<unixTSBits {
		return [16]byte{}, ErrTime
	}
	// 74 bits are less than the 2^86/1000 fractions of a millisecond, so the sum
	// stays in it.
	f := milliStart(ms % 1000).plus(payload{p.get(rfcMillis, rfcRest-64), p.get(payloadBits-64, 64)})
	var out payload
	out.put(0, unixTSBits, ms/1000)
	out.put(unixTSBits, 22, f.hi)
	out.put(unixTSBits+22, 64, f.lo)
	return out.stamp(7), nil
}

// milliStart is the first 86-bit fraction of a millisecond: milli/1000 times
// 2^86, rounded up.
func milliStart(milli uint64) payload {
	hi, rest := milli<<22/1000, milli<<22%1000
	lo, rest := bits.Div64(rest, 0, 1000)
	p := payload{hi, lo}
	if rest != 0 {
		p = p.plus(payload{0, 1})
	}
	return p
}

func (p payload) plus(q payload) payload {
	lo, carry := bits.Add64(p.lo, q.lo, 0)
	return payload{p.hi + q.hi + carry, lo}
}

func (p payload) minus(q payload) payload {
	lo, borrow := bits.Sub64(p.lo, q.lo, 0)
	return payload{p.hi - q.hi - borrow, lo}
}
