package sqltype

import (
	"encoding/binary"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

// A Variant says which family of layouts a UUID belongs to (RFC 9562, section
// 4.1).
type Variant uint8

// The variants.
const (
	VariantNCS       Variant = iota // 0xx: Apollo NCS, and the nil UUID
	VariantRFC9562                  // 10x: the UUIDs of RFC 9562 and RFC 4122
	VariantMicrosoft                // 110: old Microsoft GUIDs
	VariantFuture                   // 111: reserved, and the max UUID
)

// String names the variant.
func (v Variant) String() string {
	switch v {
	case VariantNCS:
		return "NCS"
	case VariantRFC9562:
		return "RFC 9562"
	case VariantMicrosoft:
		return "Microsoft"
	case VariantFuture:
		return "future"
	}
	return fmt.Sprintf("Variant(%d)", uint8(v))
}

// Variant returns the variant, from the top bits of byte 8 (RFC 9562, section
// 4.1).
func (u UUID) Variant() Variant {
	switch b := u[8]; {
	case b < 0x80:
		return VariantNCS
	case b < 0xc0:
		return VariantRFC9562
	case b < 0xe0:
		return VariantMicrosoft
	}
	return VariantFuture
}

// Version returns the four version bits (RFC 9562, section 4.2). They mean a
// version only where [UUID.Variant] is [VariantRFC9562]; the nil UUID has 0 and
// the max UUID has 15.
func (u UUID) Version() int { return int(u[6] >> 4) }

// is reports whether u is an RFC UUID of version v.
func (u UUID) is(v int) bool { return u.Version() == v && u.Variant() == VariantRFC9562 }

const ticksPerSecond = 10_000_000

// ticks returns the 60-bit count of 100-nanosecond intervals since 1582-10-15
// of a version 1 or 6 UUID.
func (u UUID) ticks() (n uint64, ok bool) {
	h := binary.BigEndian.Uint64(u[:8])
	switch {
	case u.is(1):
		return h&0x0fff<<48 | h>>16&0xffff<<32 | h>>32, true
	case u.is(6):
		return h>>16<<12 | h&0x0fff, true
	}
	return 0, false
}

// Time returns the time that a version 1, 6 or 7 UUID carries, in UTC, and
// whether it carries one. Versions 1 and 6 count 100 ns (RFC 9562, sections 5.1
// and 5.6), version 7 counts milliseconds (section 5.7); what is below the
// millisecond in a version 7 UUID depends on who made it and is not read.
func (u UUID) Time() (time.Time, bool) {
	if u.is(7) {
		ms := binary.BigEndian.Uint64(u[:8]) >> 16
		return time.UnixMilli(int64(ms)).UTC(), true
	}
	n, ok := u.ticks()
	if !ok {
		return time.Time{}, false
	}
	// 60 bits fit an int64, so the difference cannot overflow.
	d := int64(n) - layout.GregorianToUnix
	return time.Unix(d/ticksPerSecond, d%ticksPerSecond*100).UTC(), true
}

// ClockSequence returns the 14-bit clock sequence of a version 1 or 6 UUID, and whether u is one.
// RFC 9562 has it in sections 5.1 and 5.6.
func (u UUID) ClockSequence() (int, bool) {
	if !u.is(1) && !u.is(6) {
		return 0, false
	}
	return int(binary.BigEndian.Uint16(u[8:]) & 0x3fff), true
}

// Node returns the 48-bit node of a version 1 or 6 UUID, and whether u is one. RFC 9562 has it in
// sections 5.1 and 5.6.
func (u UUID) Node() ([6]byte, bool) {
	if !u.is(1) && !u.is(6) {
		return [6]byte{}, false
	}
	return [6]byte(u[10:]), true
}

// V6 returns the version 6 UUID with the fields of the version 1 UUID u. The fields are time,
// clock sequence and node (RFC 9562, section 5.6). Ids of one process then sort by time. [UUID.V1]
// is its exact inverse. Any other version or variant is [ErrVersion].
func (u UUID) V6() (UUID, error) {
	if !u.is(1) {
		return UUID{}, fmt.Errorf("%w: V6 needs version 1, %v is version %d of variant %v", ErrVersion, u, u.Version(), u.Variant())
	}
	n, _ := u.ticks()
	return withTicks6(u, n), nil
}

// V1 returns the version 1 UUID with the time, clock sequence and node of the
// version 6 UUID u. [UUID.V6] is its exact inverse. Any other version or variant
// is [ErrVersion].
func (u UUID) V1() (UUID, error) {
	if !u.is(6) {
		return UUID{}, fmt.Errorf("%w: V1 needs version 6, %v is version %d of variant %v", ErrVersion, u, u.Version(), u.Variant())
	}
	n, _ := u.ticks()
	return withTicks1(u, n), nil
}

// withTicks1 writes the fields of RFC 9562, section 5.1, into the first eight
// bytes of u.
func withTicks1(u UUID, ticks uint64) UUID {
	binary.BigEndian.PutUint64(u[:8], layout.High1(ticks))
	return u
}

// withTicks6 writes the fields of RFC 9562, section 5.6, into the first eight
// bytes of u.
func withTicks6(u UUID, ticks uint64) UUID {
	binary.BigEndian.PutUint64(u[:8], layout.High6(ticks))
	return u
}
