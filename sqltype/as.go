package sqltype

import (
	"database/sql"
	"database/sql/driver"
	"encoding"
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// As is a UUID whose column stores it in the form F. In the program it is the
// same sixteen bytes in network order as a [UUID], comparable, and UUID(x) and
// As[F](u) convert between the two; text and JSON are the canonical text
// whatever F is. Only Value and Scan know the form. The zero value is the nil
// UUID.
//
// A column, and the foreign keys that point to it, have one form; programs that
// compare ids of two forms convert both to UUID.
type As[F Form] [16]byte

var (
	_ sql.Scanner                = (*As[FormText])(nil)
	_ driver.Valuer              = As[FormText]{}
	_ fmt.Stringer               = As[FormText]{}
	_ encoding.TextAppender      = As[FormText]{}
	_ encoding.TextMarshaler     = As[FormText]{}
	_ encoding.TextUnmarshaler   = (*As[FormText])(nil)
	_ encoding.BinaryAppender    = As[FormText]{}
	_ encoding.BinaryMarshaler   = As[FormText]{}
	_ encoding.BinaryUnmarshaler = (*As[FormText])(nil)
)

func (a As[F]) spec() *form {
	var f F
	return f.form()
}

// Value returns the id as a column of the form takes it: the form's text, or for
// [Swapped] the sixteen bytes. It is text for [GUID] and [OrderedGUID] too,
// because that is what SQL Server's driver passes on unharmed whatever its
// settings are; [Bind] sends them as bytes where the engine's keys are bytes.
func (a As[F]) Value() (driver.Value, error) {
	f := a.spec()
	if f.sends == sendsInBytes {
		return bytesValue(a, f.appendStored(make([]byte, 0, 16), a), false)
	}
	var buf [38]byte
	return string(f.appendText(buf[:0], a)), nil
}

// Scan takes what a column of the form holds: the text as Value writes it; or, where
// the form is one of bytes, exactly sixteen raw bytes in its layout, or the canonical
// text in either case. Another spelling of an id is [ErrSpelling], because the id would
// not find its row again. Sixteen raw bytes into a form that is text are [ErrForm]. NULL
// is [ErrNull]. On an error a is left as it was; bytes from the driver are copied.
func (a *As[F]) Scan(src any) error {
	if v, ok := src.(As[F]); ok {
		*a = v
		return nil
	}
	id, err := a.spec().scan(src)
	if err != nil {
		return err
	}
	*a = id
	return nil
}

// AppendStored appends what the column holds to b: the form's text, or the
// sixteen bytes in the form's layout, also where Value is text.
func (a As[F]) AppendStored(b []byte) []byte { return a.spec().appendStored(b, a) }

// BindTo is [Bind] of a.
func (a As[F]) BindTo(p engine.Profile) any { return a.spec().bind(p, a) }

// ColumnType returns the column type for the form on the engine: char of the
// text's length; for [GUID] and [OrderedGUID] the engine's native type, or
// sixteen bytes where its keys are those; for [Swapped] sixteen bytes.
func (a As[F]) ColumnType(p engine.Profile) string { return a.spec().columnType(p) }

// GormDataType returns the form's column type as GORM without a plugin needs it:
// char(36), char(32), char(38), char(26), char(27), uniqueidentifier or binary(16). For
// [Swapped], whose Value is bytes, it warns as [UUID.GormDataType] does.
func (a As[F]) GormDataType() string { return a.spec().gormDataType() }

// String returns the canonical lower-case text, 36 characters, but the EUID of an
// [EUIDText].
func (a As[F]) String() string {
	var buf [36]byte
	return string(a.spec().appendOwnText(buf[:0], a))
}

// AppendText appends the text of [As.String] to b. The error is always nil.
func (a As[F]) AppendText(b []byte) ([]byte, error) { return a.spec().appendOwnText(b, a), nil }

// MarshalText returns the text of [As.String], which is also the JSON form and the
// form of a JSON map key. The error is always nil.
func (a As[F]) MarshalText() ([]byte, error) { return a.AppendText(make([]byte, 0, 36)) }

// UnmarshalText decodes the canonical text as [Parse] does, and for an [EUIDText] an
// EUID. On an error a is left as it was.
func (a *As[F]) UnmarshalText(b []byte) error {
	id, err := a.spec().parseOwnText(b)
	if err != nil {
		return err
	}
	*a = id
	return nil
}

// AppendBinary appends the sixteen bytes, in network order, to b. The error is
// always nil.
func (a As[F]) AppendBinary(b []byte) ([]byte, error) { return UUID(a).AppendBinary(b) }

// MarshalBinary returns the sixteen bytes in network order, whatever the form
// is. The error is always nil.
func (a As[F]) MarshalBinary() ([]byte, error) { return UUID(a).MarshalBinary() }

// UnmarshalBinary copies sixteen bytes in network order. On an error, which is
// [ErrLength], a is left as it was.
func (a *As[F]) UnmarshalBinary(b []byte) error { return (*UUID)(a).UnmarshalBinary(b) }

// IsZero reports whether a is the nil UUID. encoding/json calls it for the
// option omitzero.
func (a As[F]) IsZero() bool { return a == As[F]{} }

// The names that people write.
type (
	// Hex is a UUID in a CHAR(32) column.
	Hex = As[FormHex]

	// Braced is a UUID in a CHAR(38) column.
	Braced = As[FormBraced]

	// Base32 is a UUID in a CHAR(26) column, as a ULID.
	Base32 = As[FormBase32]

	// EUIDText is an EUID in a CHAR(27) column, 27 symbols there and in JSON. [EUID] is
	// the same in sixteen bytes. The tag uuid:"euid" has gormplugin fill it with EUIDs.
	EUIDText = As[FormEUID]

	// GUID is a UUID in a uniqueidentifier column of SQL Server. Its driver
	// returns the stored bytes, half of them swapped, which is what Scan expects;
	// with the driver's option "guid conversion=true" they come in network order,
	// and the type to read them with is [UUID].
	GUID = As[FormMixedEndian]

	// OrderedGUID is a UUID in a uniqueidentifier column of SQL Server, stored so
	// that versions 6 and 7 ascend there. The server, its tools and Value show
	// the stored value, whose text is not the id's: Scan turns text and bytes
	// of such a column back to the id, while String, JSON and [Parse] have the
	// id's own text. What is said of the driver's option at [GUID] holds.
	OrderedGUID = As[FormSQLServerOrder]

	// Swapped is a UUID in a BINARY(16) column that MySQL's UUID_TO_BIN(x, 1)
	// filled. MySQL swaps whatever the version is. In GORM it needs
	// gormplugin.
	Swapped = As[FormTimeSwapped]
)

// The same for columns that may be NULL.
type (
	// NullHex is a [Hex] that may be NULL.
	NullHex = NullAs[FormHex]
	// NullBraced is a [Braced] that may be NULL.
	NullBraced = NullAs[FormBraced]
	// NullBase32 is a [Base32] that may be NULL.
	NullBase32 = NullAs[FormBase32]
	// NullEUIDText is an [EUIDText] that may be NULL.
	NullEUIDText = NullAs[FormEUID]
	// NullGUID is a [GUID] that may be NULL.
	NullGUID = NullAs[FormMixedEndian]
	// NullOrderedGUID is an [OrderedGUID] that may be NULL.
	NullOrderedGUID = NullAs[FormSQLServerOrder]
	// NullSwapped is a [Swapped] that may be NULL.
	NullSwapped = NullAs[FormTimeSwapped]
)
