package sqltype

import (
	"database/sql"
	"database/sql/driver"
	"encoding/binary"
	"fmt"
	"unsafe"

	"github.com/sqluuid/sqluuid/codec"
)

// A UUID is a universally unique identifier (RFC 9562), sixteen bytes in
// network order. It is comparable and can be a map key. The zero value is the
// nil UUID of section 5.9, which is an identifier like any other and not NULL. GORM takes it for a
// key that is missing.
type UUID [16]byte

// Nil returns the nil UUID, all bits zero (RFC 9562, section 5.9).
func Nil() UUID { return UUID{} }

// Max returns the max UUID, all bits one (RFC 9562, section 5.10).
func Max() UUID {
	return UUID{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}
}

// Parse decodes what Go 1.27's uuid.Parse takes: the canonical text (RFC 9562,
// section 4), 32 digits, the braced form and the URN, in either case. Everything else
// is a [*codec.ParseError]. [codec.ParseCanonical] takes the canonical text alone.
func Parse(s string) (UUID, error) { return codec.ParseLenient(s) }

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

// Compare returns -1, 0 or +1 as u sorts before, with or after v by its bytes. That is also the
// order of the texts (RFC 9562, section 6.11) and of PostgreSQL uuid, BINARY(16) and BLOB columns.
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

var (
	_ sql.Scanner   = (*UUID)(nil)
	_ driver.Valuer = UUID{}
)

// Value returns the sixteen bytes in network order, on every engine. It is what
// PostgreSQL uuid (through pgx), BINARY(16) and BLOB columns take.
//
// It knows no column, so a column or parameter of text gets these bytes too. Most servers
// refuse them there. Two callers do not get them. GORM's inline conditions would make sixteen
// numbers of them. pgx in its modes exec and simple_protocol, those for PgBouncer, would send "\x…"
// to a text: the error there is [ErrUntyped], and one line in AfterConnect mends it,
// pgxtype.Register(conn.TypeMap()), as does [NewConnector]. Elsewhere take [NativeUUID] or
// [CharUUID], whose Value is the text.
func (u UUID) Value() (driver.Value, error) { return bytesValue(u, u[:], pgxIfTyped) }

// Scan takes sixteen raw bytes in network order, or text in a form that [Parse] takes. The
// bytes may be a []byte or a string. It refuses everything else by name. NULL is [ErrNull]. On an
// error u is left as it was; bytes from the driver are copied.
func (u *UUID) Scan(src any) error {
	// Most drivers give this, so it comes first: every step less shows in a result of a million
	// rows.
	if b, ok := src.([]byte); ok && len(b) == 36 {
		if id, err := codec.ParseCanonicalBytes(b); err == nil {
			*u = id
			return nil
		}
	}
	id, err := scanNetwork(src)
	if err != nil {
		return err
	}
	*u = id
	return nil
}

func scanNetwork(src any) (UUID, error) {
	switch v := src.(type) {
	case []byte:
		if len(v) == 16 {
			return UUID(v), nil
		}
		id, err := codec.ParseLenientBytes(v)
		return wrapScan(id, err)
	case string:
		if len(v) == 16 { // a reader of MySQL's binlog delivers BINARY(16) as a string
			return UUID([]byte(v)), nil
		}
		id, err := codec.ParseLenient(v)
		return wrapScan(id, err)
	case [16]byte:
		return v, nil
	case UUID:
		return v, nil
	case nil:
		return UUID{}, ErrNull
	}
	return UUID{}, fmt.Errorf("%w: %T", ErrScanType, src)
}

func wrapScan(id [16]byte, err error) (UUID, error) {
	if err != nil {
		return UUID{}, fmt.Errorf("sqltype: scan of a UUID: %w", err)
	}
	return id, nil
}

// People know the names of this file from other packages. Package sqltype/uuid has the names of
// google/uuid.

// New is [NewV4], as in Go 1.27's uuid package.
func New() UUID { return NewV4() }

// NewString returns the text of [New].
func NewString() string { return New().String() }

// Must returns v, and panics on an error: Must(FromBytes(b)). It is for constants
// and tests, and also takes a call that returns no error, as Must(NewV7()).
func Must[T any](v T, err ...error) T {
	for _, e := range err {
		if e != nil {
			panic(e)
		}
	}
	return v
}

// ParseBytes is [Parse] of a text in bytes. Sixteen raw bytes are for [FromBytes].
func ParseBytes(b []byte) (UUID, error) { return codec.ParseLenientBytes(b) }

// Validate reports, as an error, why [Parse] would refuse s.
func Validate(s string) error {
	_, err := Parse(s)
	return err
}

// URN returns the text as a URN, "urn:uuid:" and 36 characters (RFC 9562, section 4).
func (u UUID) URN() string { return codec.URN.Encode(u) }

// Bytes returns a copy of the sixteen bytes, in network order.
func (u UUID) Bytes() []byte { return u[:] }

// IsNil is [UUID.IsZero].
func (u UUID) IsNil() bool { return u.IsZero() }

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrNull occurs when NULL is scanned into a plain type. Scan into a
	// [NullUUID] or a pointer where the column may be NULL.
	ErrNull Error = "sqltype: NULL in a column that is read as a plain UUID; scan into NullUUID or *UUID"

	// ErrScanType occurs when a driver returns a value that is neither bytes
	// nor text. The column is no UUID column. With [NewConnector] it also occurs when an
	// argument is an id of a type into which the engine's key column cannot be scanned.
	ErrScanType Error = "sqltype: cannot scan this type into a UUID"

	// ErrLength occurs when binary input is not exactly 16 bytes.
	ErrLength Error = "sqltype: a binary UUID has exactly 16 bytes"

	// ErrVersion occurs when a conversion is asked of a UUID whose version or
	// variant it does not apply to. Look at [UUID.Version] and
	// [UUID.Variant] first; the id is unchanged.
	ErrVersion Error = "sqltype: wrong version or variant for this conversion"
)
