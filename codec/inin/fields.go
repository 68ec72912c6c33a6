package inin

import "encoding/binary"

// The version numbers that the document states. The sequential format's is a
// parameter: see [SequentialFormat].
const (
	VersionNameBased = 0x3
	VersionRandom    = 0x4
	VersionLegacy    = 0xC
	VersionNotifier  = 0xE
)

const (
	max12 = 1<<12 - 1
	max14 = 1<<14 - 1
	max48 = 1<<48 - 1
	max52 = 1<<52 - 1
	max56 = 1<<56 - 1
	max60 = 1<<60 - 1
)

// IsNull reports whether all bits are zero, which the class calls the NULL
// UUID. It is a value and no SQL NULL.
func IsNull(stored [16]byte) bool { return stored == [16]byte{} }

// Version returns the high nibble of octet 7.
func Version(stored [16]byte) uint8 { return stored[7] >> 4 }

// hasVariant reports whether the top bits of octet 8 are 10.
func hasVariant(stored [16]byte) bool { return stored[8]>>6 == 0b10 }

// is reports whether the stored bytes have a version and the variant.
func is(stored [16]byte, version uint8) bool {
	return Version(stored) == version && hasVariant(stored)
}

// Fields are the four components of the IETF format, in its six fields. The
// zero value is the NULL UUID.
type Fields struct {
	TimeLow                uint32  // octets 0-3, little-endian
	TimeMid                uint16  // octets 4-5, little-endian
	TimeHighAndVersion     uint16  // octets 6-7, little-endian; version on top
	ClockSeqHighAndVariant uint8   // octet 8
	ClockSeqLow            uint8   // octet 9
	NodeAddress            [6]byte // octets 10-15
}

// FieldsOf takes any stored bytes apart. [Fields.StoredBytes] is its inverse.
func FieldsOf(stored [16]byte) Fields {
	return Fields{
		TimeLow:                binary.LittleEndian.Uint32(stored[0:]),
		TimeMid:                binary.LittleEndian.Uint16(stored[4:]),
		TimeHighAndVersion:     binary.LittleEndian.Uint16(stored[6:]),
		ClockSeqHighAndVariant: stored[8],
		ClockSeqLow:            stored[9],
		NodeAddress:            [6]byte(stored[10:]),
	}
}

// StoredBytes puts the fields together.
func (f Fields) StoredBytes() (stored [16]byte) {
	binary.LittleEndian.PutUint32(stored[0:], f.TimeLow)
	binary.LittleEndian.PutUint16(stored[4:], f.TimeMid)
	binary.LittleEndian.PutUint16(stored[6:], f.TimeHighAndVersion)
	stored[8], stored[9] = f.ClockSeqHighAndVariant, f.ClockSeqLow
	copy(stored[10:], f.NodeAddress[:])
	return stored
}

// SimplifiedFields is the document's simplified format, which takes the variant for
// granted. The zero value is no value of the class: it has no version.
type SimplifiedFields struct {
	Timestamp   uint64  // 60 bits, octets 0-7, little-endian
	Version     uint8   // 4 bits, high nibble of octet 7
	Sequence    uint16  // 14 bits, octets 8-9, big-endian
	NodeAddress [6]byte // octets 10-15
}

// SimplifiedFieldsOf takes apart stored bytes that have the variant 10; others are
// refused with [ErrKind]. [SimplifiedFields.StoredBytes] is its inverse.
func SimplifiedFieldsOf(stored [16]byte) (SimplifiedFields, error) {
	if !hasVariant(stored) {
		return SimplifiedFields{}, ErrKind
	}
	low := binary.LittleEndian.Uint64(stored[0:])
	return SimplifiedFields{
		Timestamp:   low & max60,
		Version:     uint8(low >> 60),
		Sequence:    binary.BigEndian.Uint16(stored[8:]) & max14,
		NodeAddress: [6]byte(stored[10:]),
	}, nil
}

// StoredBytes puts the fields together and refuses, with a [*FieldError], a value
// that its field cannot hold.
func (s SimplifiedFields) StoredBytes() (stored [16]byte, err error) {
	if err := checkWidths(
		FieldError{"timestamp", s.Timestamp, max60},
		FieldError{"version", uint64(s.Version), 15},
		FieldError{"sequence", uint64(s.Sequence), max14},
	); err != nil {
		return [16]byte{}, err
	}
	binary.LittleEndian.PutUint64(stored[0:], uint64(s.Version)<<60|s.Timestamp)
	binary.BigEndian.PutUint16(stored[8:], 1<<15|s.Sequence)
	copy(stored[10:], s.NodeAddress[:])
	return stored, nil
}
