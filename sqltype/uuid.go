package sqltype

import (
	"encoding/binary"
	"fmt"
	"unsafe"

	"github.com/sqluuid/sqluuid/codec"
)

// A UUID is a universally unique identifier (RFC 9562), sixteen bytes in
// network order. It is comparable and can be a map key. The zero value is the
// nil UUID of section 5.9, which is an identifier like any other and not NULL.
type UUID [16]byte

// Nil returns the nil UUID, all bits zero (RFC 9562, section 5.9).
func Nil() UUID { return UUID{} }

// Max returns the max UUID, all bits one (RFC 9562, section 5.10).
func Max() UUID {
	return UUID{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}
}

// Parse decodes what Go 1.27's uuid.Parse takes: the canonical text (RFC 9562,
// section 4), 32 digits, the braced form and the URN, in either case. Everything else
// is a [*codec.ParseError]. [codec.Parse] takes the canonical text alone.
func Parse(s string) (UUID, error) { return codec.ParseLenient(s) }

// ParseLenient is [Parse].
func ParseLenient(s string) (UUID, error) { return codec.ParseLenient(s) }

// MustParse is [Parse] for constants and tests: it panics on an error.
func MustParse(s string) UUID {
	u, err := Parse(s)
	if err != nil {
		panic(err)
	}
	return u
}

// FromBytes copies sixteen bytes in network order. Any other length is
// [ErrLength].
func FromBytes(b []byte) (UUID, error) {
	if len(b) != 16 {
		return UUID{}, fmt.Errorf("%w, not %d", ErrLength, len(b))
	}
	return UUID(b), nil
}

// String returns the canonical lower-case text, 36 characters.
func (u UUID) String() string {
	b := codec.AppendText(make([]byte, 0, 36), u)
	return unsafe.String(unsafe.SliceData(b), len(b)) // nothing else holds b; a copy is a fifth of the time
}

// AppendText appends the canonical text to b. The error is always nil.
func (u UUID) AppendText(b []byte) ([]byte, error) { return codec.AppendText(b, u), nil }

// MarshalText returns the canonical text, which is also the JSON form and the
// form of a JSON map key. The error is always nil.
func (u UUID) MarshalText() ([]byte, error) { return u.AppendText(make([]byte, 0, 36)) }

// UnmarshalText decodes a text as [Parse] does. On an error u is left as it was.
func (u *UUID) UnmarshalText(b []byte) error {
	id, err := ParseBytes(b)
	if err != nil {
		return err
	}
	*u = id
	return nil
}

// AppendBinary appends the sixteen bytes to b. The error is always nil.
func (u UUID) AppendBinary(b []byte) ([]byte, error) { return append(b, u[:]...), nil }

// MarshalBinary returns the sixteen bytes in network order. The error is always
// nil.
func (u UUID) MarshalBinary() ([]byte, error) { return u.AppendBinary(make([]byte, 0, 16)) }

// UnmarshalBinary copies sixteen bytes in network order. On an error, which is
// [ErrLength], u is left as it was.
func (u *UUID) UnmarshalBinary(b []byte) error {
	id, err := FromBytes(b)
	if err != nil {
		return err
	}
	*u = id
	return nil
}

// Compare returns -1, 0 or +1 as u sorts before, with or after v by its bytes,
// which is also the order of the texts (RFC 9562, section 6.11) and the order
// of PostgreSQL uuid, BINARY(16) and BLOB columns.
func (u UUID) Compare(v UUID) int {
	i := 0
	if [8]byte(u[:8]) == [8]byte(v[:8]) {
		i = 8
	}
	switch a, b := binary.BigEndian.Uint64(u[i:]), binary.BigEndian.Uint64(v[i:]); {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

// IsZero reports whether u is the nil UUID. encoding/json calls it for the
// option omitzero.
func (u UUID) IsZero() bool { return u == UUID{} }
