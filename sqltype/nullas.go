package sqltype

import (
	"database/sql"
	"database/sql/driver"
	"encoding/json"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// NullAs is an [As] that may be NULL. The zero value is NULL. With Valid true
// and a zero UUID it is the nil UUID, which is not NULL.
type NullAs[F Form] struct {
	UUID  As[F]
	Valid bool // whether UUID is meant; false is NULL
}

var (
	_ sql.Scanner      = (*NullAs[FormText])(nil)
	_ driver.Valuer    = NullAs[FormText]{}
	_ json.Marshaler   = NullAs[FormText]{}
	_ json.Unmarshaler = (*NullAs[FormText])(nil)
)

func (n NullAs[F]) spec() *form { return n.UUID.spec() }

// Value returns nil when n is NULL, otherwise what [As.Value] does.
func (n NullAs[F]) Value() (driver.Value, error) {
	if !n.Valid {
		return nil, nil
	}
	return n.UUID.Value()
}

// Scan takes NULL and everything that [As.Scan] takes. On an error, as on NULL,
// n is the zero NullAs.
func (n *NullAs[F]) Scan(src any) error {
	*n = NullAs[F]{}
	if src == nil {
		return nil
	}
	var a As[F]
	if err := a.Scan(src); err != nil {
		return err
	}
	*n = NullAs[F]{UUID: a, Valid: true}
	return nil
}

// BindTo returns NULL as [engine.Profile.Null] has it when n is NULL, otherwise [Bind] of the id.
// A form of text has an untyped nil.
func (n NullAs[F]) BindTo(p engine.Profile) any {
	switch {
	case !n.Valid && n.spec().sends == sendsText:
		return nil
	case !n.Valid:
		return p.Null()
	}
	return n.UUID.BindTo(p)
}

// ColumnType is [As.ColumnType].
func (n NullAs[F]) ColumnType(p engine.Profile) string { return n.UUID.ColumnType(p) }

// GormDataType is [As.GormDataType].
func (n NullAs[F]) GormDataType() string { return n.UUID.GormDataType() }

// MarshalJSON writes null when n is NULL, otherwise the canonical text.
func (n NullAs[F]) MarshalJSON() ([]byte, error) {
	return NullUUID{UUID: UUID(n.UUID), Valid: n.Valid}.MarshalJSON()
}

// UnmarshalJSON reads null, or the canonical text as [Parse] does. On an error n
// is the zero NullAs.
func (n *NullAs[F]) UnmarshalJSON(b []byte) error {
	var u NullUUID
	err := u.UnmarshalJSON(b)
	*n = NullAs[F]{UUID: As[F](u.UUID), Valid: u.Valid}
	return err
}

// MarshalText is [NullUUID.MarshalText].
func (n NullAs[F]) MarshalText() ([]byte, error) {
	return NullUUID{UUID: UUID(n.UUID), Valid: n.Valid}.MarshalText()
}

// UnmarshalText is [NullUUID.UnmarshalText].
func (n *NullAs[F]) UnmarshalText(b []byte) error {
	var u NullUUID
	err := u.UnmarshalText(b)
	*n = NullAs[F]{UUID: As[F](u.UUID), Valid: u.Valid}
	return err
}

// MarshalBinary is [NullUUID.MarshalBinary], whatever the form is.
func (n NullAs[F]) MarshalBinary() ([]byte, error) {
	return NullUUID{UUID: UUID(n.UUID), Valid: n.Valid}.MarshalBinary()
}

// UnmarshalBinary is [NullUUID.UnmarshalBinary], whatever the form is.
func (n *NullAs[F]) UnmarshalBinary(b []byte) error {
	var u NullUUID
	err := u.UnmarshalBinary(b)
	*n = NullAs[F]{UUID: As[F](u.UUID), Valid: u.Valid}
	return err
}

// String returns the canonical text, or "NULL".
func (n NullAs[F]) String() string { return NullUUID{UUID: UUID(n.UUID), Valid: n.Valid}.String() }

// IsZero reports whether n is NULL. encoding/json calls it for the option
// omitzero.
func (n NullAs[F]) IsZero() bool { return !n.Valid }
