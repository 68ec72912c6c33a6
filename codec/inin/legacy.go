package inin

import "crypto/rand"

const maxInteractionID = 9_999_999_999 // ten decimal digits

// Legacy holds the fields of a legacy interaction id. The zero value is the
// unresolved interaction 0.
type Legacy struct {
	// Random is octets 0 to 9 with the four version and two variant bits zero:
	// 74 random bits. All zero means that the id is unresolved.
	Random [10]byte

	Flags         uint8  // octet 10: the issuer's own, zero by default
	InteractionID uint64 // octets 11-15: digit9 to digit0, four bits each
}

// NewLegacy returns the stored bytes of a resolved legacy id with fresh random
// bits. An interaction id of more than ten digits is refused.
func NewLegacy(interactionID uint64, flags uint8) ([16]byte, error) {
	l := Legacy{Flags: flags, InteractionID: interactionID}
	for l.Unresolved() { // 74 zeros in a row would say something else
		rand.Read(l.Random[:])
		l.Random[7] &= 0x0f
		l.Random[8] &= 0x3f
	}
	return l.StoredBytes()
}

// NewUnresolvedLegacy returns the stored bytes of an id that names a legacy interaction without its
// random bits. A component sends it to the issuer, which knows them.
func NewUnresolvedLegacy(interactionID uint64, flags uint8) ([16]byte, error) {
	return Legacy{Flags: flags, InteractionID: interactionID}.StoredBytes()
}

// LegacyOf takes stored bytes apart. Values with another version or variant, or
// with a nibble above nine among the ten digits, are refused with [ErrKind].
func LegacyOf(stored [16]byte) (Legacy, error) {
	if !is(stored, VersionLegacy) {
		return Legacy{}, ErrKind
	}
	l := Legacy{Random: [10]byte(stored[:10]), Flags: stored[10]}
	l.Random[7] &= 0x0f
	l.Random[8] &= 0x3f
	for _, b := range stored[11:] {
		if b>>4 > 9 || b&15 > 9 {
			return Legacy{}, ErrKind
		}
		l.InteractionID = l.InteractionID*100 + uint64(b>>4)*10 + uint64(b&15)
	}
	return l, nil
}

// Unresolved reports whether the random field is all zero.
func (l Legacy) Unresolved() bool { return l.Random == [10]byte{} }

// StoredBytes puts the fields together. An interaction id of more than ten digits,
// and random bits where version and variant belong, are refused with a
// [*FieldError].
func (l Legacy) StoredBytes() (stored [16]byte, err error) {
	if err := checkWidths(
		FieldError{"digit9 to digit0", l.InteractionID, maxInteractionID},
		FieldError{"random in octet 7", uint64(l.Random[7]), 0x0f},
		FieldError{"random in octet 8", uint64(l.Random[8]), 0x3f},
	); err != nil {
		return [16]byte{}, err
	}
	copy(stored[:], l.Random[:])
	stored[10] = l.Flags
	n := l.InteractionID
	for i := 15; i > 10; i-- {
		stored[i] = byte(n/10%10<<4 | n%10)
		n /= 100
	}
	return stamp(stored, VersionLegacy), nil
}
