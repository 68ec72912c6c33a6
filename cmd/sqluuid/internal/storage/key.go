package storage

import (
	"encoding/binary"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// gregorian is the Unix epoch in units of 100 ns since 15 October 1582.
const gregorian = 0x01b21dd213814000

// keys gives the id of every row of every table, from the seed and the row's
// number alone: two lanes of one kind have the same ids.
type keys struct {
	arm  Arm
	seed uint64
}

// id returns the id of a row as the column stores it, in bytes. It is not for
// the baseline.
func (k keys) id(t table, row int) [16]byte {
	ms := uint64(t.millis(k.seed, row))
	r0, r1 := draw(k.seed, uint64(t), uint64(row), 0), draw(k.seed, uint64(t), uint64(row), 1)
	var u [16]byte
	switch k.arm.Kind {
	case V4:
		binary.BigEndian.PutUint64(u[:8], r0&^0xf000|0x4000)
		binary.BigEndian.PutUint64(u[8:], r1>>2|1<<63)
	case V7, V7SQLServer:
		binary.BigEndian.PutUint64(u[:8], ms<<16|0x7000|r0&0x0fff)
		binary.BigEndian.PutUint64(u[8:], r1>>2|1<<63)
	case V1, V6:
		u = k.v1(ms*10_000 + r0%10_000)
	}
	switch {
	case k.arm.Kind == V6:
		if six, err := sqltype.UUID(u).V6(); err == nil { // it is version 1
			u = six
		}
	case k.arm.Kind == V7SQLServer:
		u = codec.SQLServerOrder.Encode(u)
	case k.arm.Form == Swapped:
		u = codec.TimeSwapped.Encode(u)
	}
	return u
}

// v1 makes the version 1 id of one machine, whose node and clock sequence come
// from the seed.
func (k keys) v1(ticks uint64) (u [16]byte) {
	n := ticks + gregorian
	binary.BigEndian.PutUint64(u[:8], n<<32|n>>32&0xffff<<16|0x1000|n>>48&0x0fff)
	binary.BigEndian.PutUint64(u[8:], draw(k.seed, 0, 0, 2)>>2|1<<63|1<<40)
	return u
}

// draw returns 64 bits that look random for each combination: the finaliser of
// SplitMix64 over each word in turn.
func draw(words ...uint64) uint64 {
	h := uint64(0)
	for _, w := range words {
		h += w + 0x9e3779b97f4a7c15
		h = (h ^ h>>30) * 0xbf58476d1ce4e5b9
		h = (h ^ h>>27) * 0x94d049bb133111eb
		h ^= h >> 31
	}
	return h
}
