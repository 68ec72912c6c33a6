package kin

import (
	"strconv"
	"time"
)

// Numeric is a kind that is a 64-bit number. The rule of this package puts the
// number into a version 8 UUID, its bits in their order, so that the sixteen
// bytes sort as the numbers do:
//
//	 0                           48   52             64 66    70        128
//	+------------------------------+----+--------------+--+-----+---------+
//	| number, first 48 bits        | 8  | next 12 bits |10|last4| 1, zeros|
//	+------------------------------+----+--------------+--+-----+---------+
//
// The padding is a one and 57 zeros. The one keeps octet 8 above 80 hex, below
// which MariaDB's UUID type refuses version 8: with zeros alone that would be
// every sixteenth number, and most snowflakes, whose sequence is zero.
//
// The sixteen bytes do not say which kind the number is of, nor its epoch. Two
// kinds in one column can give the same sixteen bytes.
//
// Text is the number in decimal, unsigned, without leading zeros. For numbers
// that are in an integer column, [Numeric.FromNumber] and [Numeric.Number] go
// around the text. Numbers sort by time; texts only if they have one length.
type Numeric struct {
	shape *shape
	bits  int   // 63 when the sign bit is never set, else 64
	epoch int64 // Unix time of zero, in milliseconds
}

// The bits after the number.
const (
	paddingBits = 58
	padding     = 1 << (paddingBits - 1)
)

// numeric makes a Numeric; the spans and the clock count the bits of the number.
func numeric(bits int, s shape) Numeric {
	s.padding, s.ordered = paddingBits+64-bits, true
	s.form = "a decimal number of " + strconv.Itoa(bits) + " bits"
	return Numeric{&s, bits, s.clock.epoch}
}

// WithEpoch is the same kind with another zero of its time, to the
// millisecond: Discord's snowflakes are
//
//	kin.Snowflake.WithEpoch(time.UnixMilli(1420070400000))
func (k Numeric) WithEpoch(epoch time.Time) Numeric {
	k.epoch = epoch.UnixMilli()
	return k
}

// Epoch is the zero of the kind's time.
func (k Numeric) Epoch() time.Time { return time.UnixMilli(k.epoch).UTC() }

// String is the name of the kind.
func (k Numeric) String() string { return k.shape.name }

// TimeOrdered is true.
func (k Numeric) TimeOrdered() bool { return k.shape.ordered }

func (k Numeric) base() *shape {
	s := *k.shape
	s.clock.epoch = k.epoch
	return &s
}

// FromNumber puts a number into sixteen bytes. It fails with [ErrOverflow] for
// a kind of 63 bits when the sign bit is set: a negative number of a signed
// column that was converted.
func (k Numeric) FromNumber(n uint64) ([16]byte, error) {
	if n>>(k.bits-1)>>1 != 0 {
		return [16]byte{}, textError(k.shape.name, strconv.FormatUint(n, 10), 0, ErrOverflow)
	}
	return fromHalves(n>>16<<16|8<<12|n>>4&0xfff, 2<<62|n&0xf<<paddingBits|padding), nil
}

// Number takes the number out of sixteen bytes. It is false when Check fails.
func (k Numeric) Number(id [16]byte) (uint64, bool) {
	hi, lo := halves(id)
	n := hi>>16<<16 | hi&0xfff<<4 | lo>>58&0xf
	return n, k.Check(id) == nil
}

// Decode reads the number in decimal.
func (k Numeric) Decode(text string) ([16]byte, error) {
	const most = 20 // digits of 2^64-1
	if len(text) == 0 || len(text) > most {
		return [16]byte{}, textError(k.shape.name, text, len(text), ErrLength)
	}
	if text[0] == '0' && len(text) > 1 {
		return [16]byte{}, textError(k.shape.name, text, 0, ErrSyntax)
	}
	hi, n, bad, err := base10.decode(text)
	if err != nil {
		return [16]byte{}, textError(k.shape.name, text, bad, err)
	}
	id, err := k.FromNumber(n)
	if hi != 0 || err != nil {
		return [16]byte{}, textError(k.shape.name, text, 0, ErrOverflow)
	}
	return id, nil
}

// Encode writes the number in decimal; empty when Check fails.
func (k Numeric) Encode(id [16]byte) string {
	n, ok := k.Number(id)
	if !ok {
		return ""
	}
	return strconv.FormatUint(n, 10)
}

// Check wants version 8 and variant 10, else [ErrVersion]; and the padding, and
// a number without a sign bit where the kind has none, else [ErrPadding].
func (k Numeric) Check(id [16]byte) error {
	hi, lo := halves(id)
	switch {
	case hi>>12&0xf != 8 || lo>>62 != 2:
		return ErrVersion
	case lo<<6 != padding<<6 || k.bits == 63 && hi>>63 != 0:
		return ErrPadding
	}
	return nil
}

// Time counts from the epoch.
func (k Numeric) Time(id [16]byte) (time.Time, bool) {
	n, ok := k.Number(id)
	if !ok {
		return time.Time{}, false
	}
	return k.base().clock.read(fromHalves(n, 0))
}

// Fields are the parts of the number.
func (k Numeric) Fields(id [16]byte) []Field {
	n, ok := k.Number(id)
	if !ok {
		return nil
	}
	return k.shape.fields(fromHalves(n, 0))
}
