package sqltype

import (
	"database/sql"
	"database/sql/driver"
	"encoding"
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// StoredID is a UUID whose column stores it in the form F. In the program it is the
// same sixteen bytes in network order as a [UUID], comparable, and UUID(x) and
// StoredID[F](u) convert between the two; text and JSON are the canonical text,
// but the id's own in a [CharULID] and a [CharEUID]. Only Value and Scan know the form. The zero
// value is the nil UUID.
//
// A column, and the foreign keys that point to it, have one form; programs that
// compare ids of two forms convert both to UUID.
type StoredID[F Form] [16]byte

var (
	_ sql.Scanner                = (*StoredID[FormText])(nil)
	_ driver.Valuer              = StoredID[FormText]{}
	_ fmt.Stringer               = StoredID[FormText]{}
	_ encoding.TextAppender      = StoredID[FormText]{}
	_ encoding.TextMarshaler     = StoredID[FormText]{}
	_ encoding.TextUnmarshaler   = (*StoredID[FormText])(nil)
	_ encoding.BinaryAppender    = StoredID[FormText]{}
	_ encoding.BinaryMarshaler   = StoredID[FormText]{}
	_ encoding.BinaryUnmarshaler = (*StoredID[FormText])(nil)
)

func (a StoredID[F]) spec() *form {
	var f F
	return f.form()
}

// Value returns what the column of the form holds: its text, or the sixteen bytes in its layout.
// SQL Server takes such bytes for a uniqueidentifier, whatever the settings of its driver are. A
// uuid column of another engine would take them for another id. lib/pq and MariaDB refuse them
// there. pgx would not, and does not say what column it asks for: the error is [ErrUntyped].
// pgxtype.Register, [Bind] and [NewConnector] send such a column its text.
func (a StoredID[F]) Value() (driver.Value, error) {
	f := a.spec()
	if f.bytes != nil {
		gets := pgxAlways
		if f.sends == sendsNative {
			gets = pgxNothing
		}
		return bytesValue(a, f.appendStored(make([]byte, 0, 16), a), gets)
	}
	var buf [36]byte
	return string(f.appendText(buf[:0], a)), nil
}

// Scan takes what a column of the form holds: the text as Value writes it; or, where
// the form is one of bytes, exactly sixteen raw bytes in its layout, or the canonical
// text in either case. Another spelling of an id is [ErrSpelling], because the id would
// not find its row again. Sixteen raw bytes into a form that is text are [ErrForm]. NULL
// is [ErrNull]. On an error a is left as it was; bytes from the driver are copied.
func (a *StoredID[F]) Scan(src any) error {
	if v, ok := src.(StoredID[F]); ok {
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

// AppendStored appends what the column holds to b, which is what Value returns.
func (a StoredID[F]) AppendStored(b []byte) []byte { return a.spec().appendStored(b, a) }

// BindTo is [Bind] of a.
func (a StoredID[F]) BindTo(p engine.Profile) any { return a.spec().bind(p, a) }

// ColumnType returns the column type for the form on the engine: char of the
// text's length; for [GUID] and [OrderedGUID] the engine's native type, or
// sixteen bytes where its keys are those; for [SwappedUUID] sixteen bytes.
func (a StoredID[F]) ColumnType(p engine.Profile) string { return a.spec().columnType(p) }

// GormDataType returns the form's column type as GORM without a plugin needs it:
// char(36), char(32), char(26), char(27), uniqueidentifier or binary(16). Where
// Value is bytes, it warns as [UUID.GormDataType] does.
func (a StoredID[F]) GormDataType() string { return a.spec().gormDataType() }

// String returns the canonical lower-case text, 36 characters, but the ULID of a [CharULID] and
// the EUID of a [CharEUID].
func (a StoredID[F]) String() string {
	var buf [36]byte
	return string(a.spec().appendOwnText(buf[:0], a))
}

// AppendText appends the text of [StoredID.String] to b. The error is always nil.
func (a StoredID[F]) AppendText(b []byte) ([]byte, error) { return a.spec().appendOwnText(b, a), nil }

// MarshalText returns the text of [StoredID.String], which is also the JSON form and the
// form of a JSON map key. The error is always nil.
func (a StoredID[F]) MarshalText() ([]byte, error) { return a.AppendText(make([]byte, 0, 36)) }

// UnmarshalText decodes a text as [Parse] does, but for a [CharULID] a ULID and for a [CharEUID]
// an EUID. On an error a is left as it was.
func (a *StoredID[F]) UnmarshalText(b []byte) error {
	id, err := a.spec().parseOwnText(b)
	if err != nil {
		return err
	}
	*a = id
	return nil
}

// AppendBinary appends the sixteen bytes, in network order, to b. The error is
// always nil.
func (a StoredID[F]) AppendBinary(b []byte) ([]byte, error) { return UUID(a).AppendBinary(b) }

// MarshalBinary returns the sixteen bytes in network order, whatever the form
// is. The error is always nil.
func (a StoredID[F]) MarshalBinary() ([]byte, error) { return UUID(a).MarshalBinary() }

// UnmarshalBinary copies sixteen bytes in network order. On an error, which is
// [ErrLength], a is left as it was.
func (a *StoredID[F]) UnmarshalBinary(b []byte) error { return (*UUID)(a).UnmarshalBinary(b) }

// IsZero reports whether a is the nil UUID. encoding/json calls it for the
// option omitzero.
func (a StoredID[F]) IsZero() bool { return a == StoredID[F]{} }

// The names that people write.
type (
	// HexUUID is a UUID in a CHAR(32) column.
	HexUUID = StoredID[FormHex]

	// CharULID is a ULID in a CHAR(26) column, 26 symbols there and in JSON. [ULID] is the same
	// in sixteen bytes. The tag uuid:"ulid" has gormplugin fill it with ULIDs.
	CharULID = StoredID[FormULID]

	// CharEUID is an EUID in a CHAR(27) column, 27 symbols there and in JSON. [EUID] is
	// the same in sixteen bytes. The tag uuid:"euid" has gormplugin fill it with EUIDs.
	CharEUID = StoredID[FormEUID]

	// GUID is a UUID in the sixteen bytes of .NET's Guid.ToByteArray, half of them swapped. They
	// stand in a uniqueidentifier column of SQL Server, and in a BINARY(16), BLOB or RAW(16) column
	// that a .NET program fills. SQL Server's driver returns these bytes, which is what Scan
	// expects; with its option "guid conversion=true" they come in network order, and the type to
	// read them with is [UUID].
	GUID = StoredID[FormMixedEndian]

	// OrderedGUID is a UUID in a uniqueidentifier column of SQL Server, stored so
	// that versions 6 and 7 ascend there. The server and its tools show
	// the stored value, whose text is not the id's: Scan turns text and bytes
	// of such a column back to the id, while String, JSON and [Parse] have the
	// id's own text. What is said of the driver's option at [GUID] holds.
	OrderedGUID = StoredID[FormSQLServerOrder]

	// SwappedUUID is a UUID in a BINARY(16) column that MySQL's UUID_TO_BIN(x, 1)
	// filled. MySQL swaps whatever the version is. In GORM it needs
	// gormplugin.
	SwappedUUID = StoredID[FormTimeSwapped]
)

// The same for columns that may be NULL.
type (
	// NullHexUUID is a [HexUUID] that may be NULL.
	NullHexUUID = NullStoredID[FormHex]
	// NullCharULID is a [CharULID] that may be NULL.
	NullCharULID = NullStoredID[FormULID]
	// NullCharEUID is a [CharEUID] that may be NULL.
	NullCharEUID = NullStoredID[FormEUID]
	// NullGUID is a [GUID] that may be NULL.
	NullGUID = NullStoredID[FormMixedEndian]
	// NullOrderedGUID is an [OrderedGUID] that may be NULL.
	NullOrderedGUID = NullStoredID[FormSQLServerOrder]
	// NullSwappedUUID is a [SwappedUUID] that may be NULL.
	NullSwappedUUID = NullStoredID[FormTimeSwapped]
)
