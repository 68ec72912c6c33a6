package kin

import (
	"encoding/binary"
	"fmt"
	"math"
	"strconv"
	"time"
)

// A Kind is one sort of identifier: its text, its sixteen bytes, and what they
// hold. The kinds of this package are comparable, immutable and safe for
// concurrent use.
type Kind interface {
	// String is the name of the kind, as its authors write it.
	String() string

	// Decode reads the kind's own text. It is strict about length, alphabet,
	// range and unused bits; the error is a [*TextError].
	Decode(text string) ([16]byte, error)

	// Encode writes the kind's own text: Decode of it gives the same sixteen
	// bytes. It is empty when Check finds that they are not of this kind.
	Encode(id [16]byte) string

	// Check says why sixteen bytes are not of this kind: a padding or a
	// version that differs. Nil does not say that they are; many kinds use
	// all 128 bits.
	Check(id [16]byte) error

	// Time is when the identifier was made, as far as it says. It is false
	// when Check fails and when the time is beyond what [time.Time] counts.
	Time(id [16]byte) (time.Time, bool)

	// Fields are the parts of the identifier in the order of its drawing,
	// without padding, version and variant. Nil when Check fails.
	Fields(id [16]byte) []Field

	// TimeOrdered reports whether identifiers of this kind, compared as
	// bytes, come in the order of their times.
	TimeOrdered() bool
}

// Kinds returns every kind of this package, in the order in which
// draft-peabody-dispatch-new-uuid-format-01, section 2, lists the identifiers;
// COMB takes three places, one per layout.
func Kinds() []Kind {
	return []Kind{
		LexicalUUID, Snowflake, Flake, ShardingID, KSUID, Elasticflake, FlakeID, Sonyflake,
		OrderedUUID, COMB, COMBFirst, COMBLegacy, ULID, SID, PushID, XID, ObjectID, CUID,
	}
}

// A Field is one part of an identifier.
type Field struct {
	Name  string
	Bits  int
	Value string // decimal for counts, hexadecimal for random and machine bits
}

// shape is what is true of a kind, as data.
type shape struct {
	name    string
	form    string // its text, for a reader
	spans   []span
	clock   clock
	padding int // bits that are the same in all sixteen bytes of the kind
	ordered bool
}

// A span is a field in the 128 bits, counted from the most significant one. Its
// value is a number, or hexadecimal digits when it is opaque.
type span struct {
	name    string
	at, len int
	opaque  bool
}

// A clock is how a kind counts its time.
type clock struct {
	at, len int           // the bits of the count
	unit    time.Duration // what one counts
	epoch   int64         // Unix time of zero, in milliseconds
	wrap    float64       // how many counts there are, when not 2^len
}

// counts is how many times the clock can show.
func (c clock) counts() float64 {
	if c.wrap != 0 {
		return c.wrap
	}
	return math.Exp2(float64(c.len))
}

func (s *shape) String() string    { return s.name }
func (s *shape) TimeOrdered() bool { return s.ordered }
func (s *shape) base() *shape      { return s }

// read takes the count out of its bits.
func (c clock) read(id [16]byte) (time.Time, bool) { return c.time(field(id, c.at, c.len)) }

// time turns a count into a time. It splits the count at the second, because
// most of these clocks outlive a [time.Duration].
func (c clock) time(count uint64) (time.Time, bool) {
	if count>>63 != 0 {
		return time.Time{}, false
	}
	perSecond := uint64(1)
	sec := count
	var rest time.Duration
	if c.unit < time.Second {
		perSecond = uint64(time.Second / c.unit)
		sec = count / perSecond
		rest = time.Duration(count%perSecond) * c.unit
	}
	zero := time.UnixMilli(c.epoch)
	return time.Unix(zero.Unix()+int64(sec), int64(zero.Nanosecond())+int64(rest)).UTC(), true
}

// fields reads the spans.
func (s *shape) fields(id [16]byte) []Field {
	out := make([]Field, len(s.spans))
	for i, p := range s.spans {
		out[i] = Field{Name: p.name, Bits: p.len}
		switch {
		case p.len > 64:
			out[i].Value = hexDigits(field(id, p.at, p.len-64), p.len-64) + hexDigits(field(id, p.at+p.len-64, 64), 64)
		case p.opaque:
			out[i].Value = hexDigits(field(id, p.at, p.len), p.len)
		default:
			out[i].Value = strconv.FormatUint(field(id, p.at, p.len), 10)
		}
	}
	return out
}

func hexDigits(n uint64, bits int) string { return fmt.Sprintf("%0*x", (bits+3)/4, n) }

// field reads 1 to 64 bits.
func field(id [16]byte, at, length int) uint64 {
	hi, lo := halves(id)
	if at >= 64 {
		hi, lo, at = lo, 0, at-64
	}
	return (hi<<at | lo>>(64-at)) >> (64 - length)
}

func halves(id [16]byte) (hi, lo uint64) {
	return binary.BigEndian.Uint64(id[:8]), binary.BigEndian.Uint64(id[8:])
}

func fromHalves(hi, lo uint64) (id [16]byte) {
	binary.BigEndian.PutUint64(id[:8], hi)
	binary.BigEndian.PutUint64(id[8:], lo)
	return id
}

// zeroFrom checks that the bytes from n on are the padding of this package.
func zeroFrom(id [16]byte, n int) error {
	for _, b := range id[n:] {
		if b != 0 {
			return ErrPadding
		}
	}
	return nil
}
