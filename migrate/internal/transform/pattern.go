package transform

import "bytes"

// A Pattern is a set of sixteen-byte values. The zero value is all of them.
type Pattern struct {
	// Version asks for a version and the variant of RFC 9562, where the network order has
	// them; 0: for none.
	Version int
	// In lists what bytes must be, Out what they must not be.
	In, Out []Range
}

// A Range is what the bytes from At on may be, both ends included. Lo and Hi have the same length.
type Range struct {
	At     int
	Lo, Hi []byte
}

// Match reports whether the value is in the set.
func (p Pattern) Match(id [16]byte) bool {
	if p.Version != 0 && (int(id[6]>>4) != p.Version || id[8]>>6 != 2) {
		return false
	}
	for _, r := range p.In {
		if !r.match(id) {
			return false
		}
	}
	for _, r := range p.Out {
		if r.match(id) {
			return false
		}
	}
	return true
}

func (r Range) match(id [16]byte) bool {
	b := id[r.At : r.At+len(r.Lo)]
	return bytes.Compare(r.Lo, b) <= 0 && bytes.Compare(b, r.Hi) <= 0
}

// between is a range of one byte.
func between(at int, lo, hi byte) Range { return Range{at, []byte{lo}, []byte{hi}} }

// version is the pattern of a version in the network order.
func version(v int) Pattern { return Pattern{Version: v} }

// anyVersion is the pattern of versions 1 to 8 whose nibble stands in the byte at.
// The variant stands in byte 8 of every layout that has one.
func anyVersion(at int) Pattern {
	return Pattern{In: []Range{between(at, 0x10, 0x8f), between(8, 0x80, 0xbf)}}
}

// Sample returns base, changed so that In has it, to try an engine with. Out may have it too.
func (p Pattern) Sample(base [16]byte) [16]byte {
	if p.Version != 0 {
		base[6], base[8] = base[6]&0x0f|byte(p.Version)<<4, base[8]&0x3f|0x80
	}
	for _, r := range p.In {
		switch {
		case len(r.Lo) == 1:
			n := int(r.Hi[0]) - int(r.Lo[0]) + 1
			base[r.At] = r.Lo[0] + byte((7*int(base[r.At])+5)%n)
		case base[15]%2 == 0:
			copy(base[r.At:], r.Lo)
		default:
			copy(base[r.At:], r.Hi)
		}
	}
	return base
}
