package kin

import (
	"encoding/binary"
	"math/big"
	"time"
)

// KSUID is Segment's K-sortable identifier. It has 160 bits and is refused:
//
//	 0                         32                                       160
//	+----------------------------+----------------------------------------+
//	| timestamp: 32 bits, s      | payload: 128 bits, random              |
//	+----------------------------+----------------------------------------+
//
// Sixteen bytes hold its random payload or its time, not both, and what makes
// two of them different may be in either. [KSUIDKind.Decode] fails with
// [ErrTooWide] for a well-formed one. [KSUIDKind.Bytes] gives all twenty bytes,
// which sort by time in a BINARY(20) or bytea column.
//
// The text is 27 digits of base 62 (digits, capitals, small letters). Seconds
// count from 1400000000 (13 May 2014).
//
// Source: github.com/segmentio/ksuid, commit bf376a7.
var KSUID = KSUIDKind{}

// KSUIDKind is the kind of [KSUID], which has more than a [Kind] to say.
type KSUIDKind struct{}

const (
	ksuidName  = "KSUID"
	ksuidLen   = 27
	ksuidEpoch = 1400000000
)

// Bytes reads the text of a KSUID strictly: its length, its alphabet, and that
// it is below 2^160.
func (KSUIDKind) Bytes(text string) (out [20]byte, err error) {
	if len(text) != ksuidLen {
		return out, textError(ksuidName, text, len(text), ErrLength)
	}
	n, base := new(big.Int), big.NewInt(62)
	for i := range len(text) {
		d := base62.value[text[i]]
		if d == noDigit {
			return out, textError(ksuidName, text, i, ErrSyntax)
		}
		n.Add(n.Mul(n, base), big.NewInt(int64(d)))
	}
	if n.BitLen() > 160 {
		return out, textError(ksuidName, text, 0, ErrOverflow)
	}
	n.FillBytes(out[:])
	return out, nil
}

// TimeOf is when a KSUID was made, from its twenty bytes.
func (KSUIDKind) TimeOf(ksuid [20]byte) time.Time {
	return time.Unix(ksuidEpoch+int64(binary.BigEndian.Uint32(ksuid[:4])), 0).UTC()
}

// String is the name of the kind.
func (KSUIDKind) String() string { return ksuidName }

// Decode always fails: with [ErrTooWide] for a KSUID, otherwise with what is
// wrong with the text.
func (k KSUIDKind) Decode(text string) ([16]byte, error) {
	if _, err := k.Bytes(text); err != nil {
		return [16]byte{}, err
	}
	return [16]byte{}, textError(ksuidName, text, ksuidLen, ErrTooWide)
}

// Encode is empty: no sixteen bytes are a KSUID.
func (KSUIDKind) Encode([16]byte) string { return "" }

// Check fails with [ErrTooWide].
func (KSUIDKind) Check([16]byte) error { return ErrTooWide }

// Time is false.
func (KSUIDKind) Time([16]byte) (time.Time, bool) { return time.Time{}, false }

// Fields is nil.
func (KSUIDKind) Fields([16]byte) []Field { return nil }

// TimeOrdered is false of the sixteen bytes that do not exist; the twenty bytes
// sort by time.
func (KSUIDKind) TimeOrdered() bool { return false }

func (KSUIDKind) base() *shape {
	return &shape{name: ksuidName, form: "27 base62 digits", clock: clock{len: 32, unit: time.Second, epoch: ksuidEpoch * 1000}}
}
