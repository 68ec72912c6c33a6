package sqltype

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"encoding"
	"encoding/json"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A NullUUID is a UUID that may be NULL. The zero value is NULL. With Valid
// true and a zero UUID it is the nil UUID, which is not NULL.
type NullUUID struct {
	UUID  UUID
	Valid bool // whether UUID is meant; false is NULL
}

var (
	_ sql.Scanner      = (*NullUUID)(nil)
	_ driver.Valuer    = NullUUID{}
	_ json.Marshaler   = NullUUID{}
	_ json.Unmarshaler = (*NullUUID)(nil)

	_ encoding.TextMarshaler     = NullUUID{}
	_ encoding.TextUnmarshaler   = (*NullUUID)(nil)
	_ encoding.BinaryMarshaler   = NullUUID{}
	_ encoding.BinaryUnmarshaler = (*NullUUID)(nil)
)

// Value returns nil when n is NULL, otherwise the sixteen bytes.
func (n NullUUID) Value() (driver.Value, error) {
	if !n.Valid {
		return nil, nil
	}
	return n.UUID.Value()
}

// Scan takes NULL and everything that [UUID.Scan] takes. On an error, as on
// NULL, n is the zero NullUUID.
func (n *NullUUID) Scan(src any) error {
	*n = NullUUID{}
	if src == nil {
		return nil
	}
	id, err := scanNetwork(src)
	if err != nil {
		return err
	}
	*n = NullUUID{UUID: id, Valid: true}
	return nil
}

// MarshalJSON writes null when n is NULL, otherwise the canonical text.
func (n NullUUID) MarshalJSON() ([]byte, error) {
	if !n.Valid {
		return []byte("null"), nil
	}
	b := append(make([]byte, 0, 38), '"')
	b, _ = n.UUID.AppendText(b)
	return append(b, '"'), nil
}

// UnmarshalJSON reads null, or the canonical text as [Parse] does. On an error
// n is the zero NullUUID.
func (n *NullUUID) UnmarshalJSON(b []byte) error {
	*n = NullUUID{}
	if bytes.Equal(bytes.TrimSpace(b), []byte("null")) {
		return nil
	}
	var u UUID
	if err := json.Unmarshal(b, &u); err != nil {
		return err
	}
	*n = NullUUID{UUID: u, Valid: true}
	return nil
}

// MarshalText returns the canonical text, or no text when n is NULL. The error is
// always nil.
func (n NullUUID) MarshalText() ([]byte, error) {
	if !n.Valid {
		return []byte{}, nil
	}
	return n.UUID.MarshalText()
}

// UnmarshalText reads no text and null as NULL, and the canonical text as [Parse]
// does. On an error n is the zero NullUUID.
func (n *NullUUID) UnmarshalText(b []byte) error {
	*n = NullUUID{}
	if len(b) == 0 || string(b) == "null" {
		return nil
	}
	var u UUID
	if err := u.UnmarshalText(b); err != nil {
		return err
	}
	*n = NullUUID{UUID: u, Valid: true}
	return nil
}

// MarshalBinary returns the sixteen bytes in network order, or no bytes when n is
// NULL. The error is always nil.
func (n NullUUID) MarshalBinary() ([]byte, error) {
	if !n.Valid {
		return []byte{}, nil
	}
	return n.UUID.MarshalBinary()
}

// UnmarshalBinary reads no bytes as NULL, and sixteen bytes in network order. On an
// error, which is [ErrLength], n is the zero NullUUID.
func (n *NullUUID) UnmarshalBinary(b []byte) error {
	*n = NullUUID{}
	if len(b) == 0 {
		return nil
	}
	var u UUID
	if err := u.UnmarshalBinary(b); err != nil {
		return err
	}
	*n = NullUUID{UUID: u, Valid: true}
	return nil
}

// String returns the canonical text, or "NULL".
func (n NullUUID) String() string {
	if !n.Valid {
		return "NULL"
	}
	return n.UUID.String()
}

// IsZero reports whether n is NULL. encoding/json calls it for the option
// omitzero.
func (n NullUUID) IsZero() bool { return !n.Valid }

// A NullID is an [ID] that may be NULL. The zero value is NULL. With Valid true and
// a zero ID it is the nil UUID, which is not NULL.
type NullID[T any] struct {
	ID    ID[T]
	Valid bool // whether ID is meant; false is NULL
}

var (
	_ sql.Scanner      = (*NullID[any])(nil)
	_ driver.Valuer    = NullID[any]{}
	_ json.Marshaler   = NullID[any]{}
	_ json.Unmarshaler = (*NullID[any])(nil)

	_ encoding.TextMarshaler     = NullID[any]{}
	_ encoding.TextUnmarshaler   = (*NullID[any])(nil)
	_ encoding.BinaryMarshaler   = NullID[any]{}
	_ encoding.BinaryUnmarshaler = (*NullID[any])(nil)
)

// IDGenerator is [ID.IDGenerator].
func (n NullID[T]) IDGenerator() string { return n.ID.IDGenerator() }

// Value returns nil when n is NULL, otherwise the sixteen bytes.
func (n NullID[T]) Value() (driver.Value, error) {
	if !n.Valid {
		return nil, nil
	}
	return n.ID.Value()
}

// Scan takes NULL and everything that [ID.Scan] takes. On an error, as on NULL, n is
// the zero NullID.
func (n *NullID[T]) Scan(src any) error {
	*n = NullID[T]{}
	if src == nil {
		return nil
	}
	var id ID[T]
	if err := id.Scan(src); err != nil {
		return err
	}
	*n = NullID[T]{ID: id, Valid: true}
	return nil
}

// GormDataType is [UUID.GormDataType].
func (n NullID[T]) GormDataType() string { return n.ID.GormDataType() }

// MarshalJSON writes null when n is NULL, otherwise the text of the id.
func (n NullID[T]) MarshalJSON() ([]byte, error) {
	if !n.Valid {
		return []byte("null"), nil
	}
	return json.Marshal(n.ID)
}

// UnmarshalJSON reads null, or a text as [ID.UnmarshalText] does. On an error n is the zero
// NullID.
func (n *NullID[T]) UnmarshalJSON(b []byte) error {
	*n = NullID[T]{}
	if bytes.Equal(bytes.TrimSpace(b), []byte("null")) {
		return nil
	}
	var id ID[T]
	if err := json.Unmarshal(b, &id); err != nil {
		return err
	}
	*n = NullID[T]{ID: id, Valid: true}
	return nil
}

// MarshalText returns the text of the id, or no text when n is NULL. The error is as from
// [ID.AppendText].
func (n NullID[T]) MarshalText() ([]byte, error) {
	if !n.Valid {
		return []byte{}, nil
	}
	return n.ID.MarshalText()
}

// UnmarshalText reads no text and null as NULL, and a text as [ID.UnmarshalText] does. On an
// error n is the zero NullID.
func (n *NullID[T]) UnmarshalText(b []byte) error {
	*n = NullID[T]{}
	if len(b) == 0 || string(b) == "null" {
		return nil
	}
	var id ID[T]
	if err := id.UnmarshalText(b); err != nil {
		return err
	}
	*n = NullID[T]{ID: id, Valid: true}
	return nil
}

// MarshalBinary is [NullUUID.MarshalBinary].
func (n NullID[T]) MarshalBinary() ([]byte, error) {
	return NullUUID{UUID: UUID(n.ID), Valid: n.Valid}.MarshalBinary()
}

// UnmarshalBinary is [NullUUID.UnmarshalBinary].
func (n *NullID[T]) UnmarshalBinary(b []byte) error {
	var u NullUUID
	err := u.UnmarshalBinary(b)
	*n = NullID[T]{ID: ID[T](u.UUID), Valid: u.Valid}
	return err
}

// String returns the text of the id, or "NULL".
func (n NullID[T]) String() string {
	if !n.Valid {
		return "NULL"
	}
	return n.ID.String()
}

// IsZero reports whether n is NULL. encoding/json calls it for the option omitzero.
func (n NullID[T]) IsZero() bool { return !n.Valid }

// NullStoredID is a [StoredID] that may be NULL. The zero value is NULL. With Valid true
// and a zero UUID it is the nil UUID, which is not NULL.
type NullStoredID[F Form] struct {
	UUID  StoredID[F]
	Valid bool // whether UUID is meant; false is NULL
}

var (
	_ sql.Scanner      = (*NullStoredID[FormText])(nil)
	_ driver.Valuer    = NullStoredID[FormText]{}
	_ json.Marshaler   = NullStoredID[FormText]{}
	_ json.Unmarshaler = (*NullStoredID[FormText])(nil)
)

func (n NullStoredID[F]) spec() *form { return n.UUID.spec() }

// Value returns nil when n is NULL, otherwise what [StoredID.Value] does.
func (n NullStoredID[F]) Value() (driver.Value, error) {
	if !n.Valid {
		return nil, nil
	}
	return n.UUID.Value()
}

// Scan takes NULL and everything that [StoredID.Scan] takes. On an error, as on NULL,
// n is the zero NullStoredID.
func (n *NullStoredID[F]) Scan(src any) error {
	*n = NullStoredID[F]{}
	if src == nil {
		return nil
	}
	var a StoredID[F]
	if err := a.Scan(src); err != nil {
		return err
	}
	*n = NullStoredID[F]{UUID: a, Valid: true}
	return nil
}

// BindTo returns NULL as [engine.Profile.Null] has it when n is NULL, otherwise [Bind] of the id.
// A form of text has an untyped nil.
func (n NullStoredID[F]) BindTo(p engine.Profile) any {
	switch {
	case !n.Valid && n.spec().sends == sendsText:
		return nil
	case !n.Valid:
		return p.Null()
	}
	return n.UUID.BindTo(p)
}

// ColumnType is [StoredID.ColumnType].
func (n NullStoredID[F]) ColumnType(p engine.Profile) string { return n.UUID.ColumnType(p) }

// GormDataType is [StoredID.GormDataType].
func (n NullStoredID[F]) GormDataType() string { return n.UUID.GormDataType() }

// MarshalJSON writes null when n is NULL, otherwise the text of [StoredID.String].
func (n NullStoredID[F]) MarshalJSON() ([]byte, error) {
	if !n.Valid {
		return []byte("null"), nil
	}
	b := append(make([]byte, 0, 38), '"')
	return append(n.spec().appendOwnText(b, n.UUID), '"'), nil
}

// UnmarshalJSON reads null, or a text as [StoredID.UnmarshalText] does. On an error n is the
// zero NullStoredID.
func (n *NullStoredID[F]) UnmarshalJSON(b []byte) error {
	*n = NullStoredID[F]{}
	if bytes.Equal(bytes.TrimSpace(b), []byte("null")) {
		return nil
	}
	var a StoredID[F]
	if err := json.Unmarshal(b, &a); err != nil {
		return err
	}
	*n = NullStoredID[F]{UUID: a, Valid: true}
	return nil
}

// MarshalText returns the text of [StoredID.String], or no text when n is NULL. The error is
// always nil.
func (n NullStoredID[F]) MarshalText() ([]byte, error) {
	if !n.Valid {
		return []byte{}, nil
	}
	return n.UUID.MarshalText()
}

// UnmarshalText reads no text and null as NULL, and a text as [StoredID.UnmarshalText] does.
// On an error n is the zero NullStoredID.
func (n *NullStoredID[F]) UnmarshalText(b []byte) error {
	*n = NullStoredID[F]{}
	if len(b) == 0 || string(b) == "null" {
		return nil
	}
	var a StoredID[F]
	if err := a.UnmarshalText(b); err != nil {
		return err
	}
	*n = NullStoredID[F]{UUID: a, Valid: true}
	return nil
}

// MarshalBinary is [NullUUID.MarshalBinary], whatever the form is.
func (n NullStoredID[F]) MarshalBinary() ([]byte, error) {
	return NullUUID{UUID: UUID(n.UUID), Valid: n.Valid}.MarshalBinary()
}

// UnmarshalBinary is [NullUUID.UnmarshalBinary], whatever the form is.
func (n *NullStoredID[F]) UnmarshalBinary(b []byte) error {
	var u NullUUID
	err := u.UnmarshalBinary(b)
	*n = NullStoredID[F]{UUID: StoredID[F](u.UUID), Valid: u.Valid}
	return err
}

// String returns the text of [StoredID.String], or "NULL".
func (n NullStoredID[F]) String() string {
	if !n.Valid {
		return "NULL"
	}
	return n.UUID.String()
}

// IsZero reports whether n is NULL. encoding/json calls it for the option
// omitzero.
func (n NullStoredID[F]) IsZero() bool { return !n.Valid }
