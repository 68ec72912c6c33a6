package sqltype

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"encoding/json"
)

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

// String returns the text of the id, or "NULL".
func (n NullID[T]) String() string {
	if !n.Valid {
		return "NULL"
	}
	return n.ID.String()
}

// IsZero reports whether n is NULL. encoding/json calls it for the option omitzero.
func (n NullID[T]) IsZero() bool { return !n.Valid }
