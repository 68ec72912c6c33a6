package peabody

import "encoding/binary"

// payloadBits are what version and variant leave of the 128.
const payloadBits = 122

// A payload is the 122 bits of an id without version and variant, as one
// number. Bit 0 of a position is the most significant.
type payload struct{ hi, lo uint64 } // hi has 58 bits

// payloadOf takes version and variant out.
func payloadOf(id [16]byte) payload {
	h, l := binary.BigEndian.Uint64(id[:8]), binary.BigEndian.Uint64(id[8:])
	top := h>>16<<12 | h&0xfff // 60 bits
	return payload{top >> 2, top<<62 | l&(1<<62-1)}
}

// stamp puts version and variant in.
func (p payload) stamp(version uint8) (id [16]byte) {
	top := p.hi<<2 | p.lo>>62
	binary.BigEndian.PutUint64(id[:8], top>>12<<16|uint64(version)<<12|top&0xfff)
	binary.BigEndian.PutUint64(id[8:], 1<<63|p.lo&(1<<62-1))
	return id
}

// get returns n bits from a position, n at most 64.
func (p payload) get(at, n uint) uint64 {
	if n == 0 {
		return 0
	}
	q := p.shiftRight(payloadBits - at - n)
	return q.lo & (1<<n - 1)
}

// put ors the low n bits of v in at a position, n at most 64.
func (p *payload) put(at, n uint, v uint64) {
	s := payloadBits - at - n
	v &= 1<<n - 1
	switch {
	case s >= 64:
		p.hi |= v << (s - 64)
	default:
		p.lo |= v << s
		p.hi |= v >> (64 - s)
	}
}

func (p payload) shiftRight(s uint) payload {
	if s >= 64 {
		return payload{0, p.hi >> (s - 64)}
	}
	return payload{p.hi >> s, p.lo>>s | p.hi<<(64-s)}
}

// A Timestamp is a number of up to 128 bits. The zero value is zero; for 64
// bits and less only Low is used.
type Timestamp struct{ High, Low uint64 }

// Compare orders two timestamps, as [cmp.Compare] does.
func (t Timestamp) Compare(o Timestamp) int {
	switch {
	case t == o:
		return 0
	case t.High < o.High || t.High == o.High && t.Low < o.Low:
		return -1
	}
	return 1
}

func (t Timestamp) bitLen() uint {
	p := payload{t.High, t.Low}
	n := uint(0)
	for p != (payload{}) {
		p, n = p.shiftRight(1), n+1
	}
	return n
}
