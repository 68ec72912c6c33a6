package sqltype

import (
	"database/sql"
	"database/sql/driver"
	"fmt"
	"io"
)

// NativeUUID is a UUID whose Value is its canonical text, for the native uuid columns
// of PostgreSQL and MariaDB. Take it with libraries that ask for the Value and write it
// themselves, such as bun, goqu, pq.Array, sqlc on database/sql, copier and validators.
// In other respects it is a [UUID]: the zero value is the nil UUID, UUID(x) and
// NativeUUID(u) convert between the two, and [Bind], [NewConnector] and gormplugin send
// what the engine wants. Alone, without those, do not use it for a column of bytes.
type NativeUUID [16]byte

var (
	_ sql.Scanner   = (*NativeUUID)(nil)
	_ driver.Valuer = NativeUUID{}
	_ sql.Scanner   = (*NullNativeUUID)(nil)
	_ driver.Valuer = NullNativeUUID{}
)

// Value returns the canonical text, on every engine.
func (u NativeUUID) Value() (driver.Value, error) { return u.String(), nil }

// Scan is [UUID.Scan].
func (u *NativeUUID) Scan(src any) error {
	if v, ok := src.(NativeUUID); ok {
		src = UUID(v)
	}
	return (*UUID)(u).Scan(src)
}

// GormDataType returns "uuid", by which GORM and gormplugin know the column. As the
// Value is text, a condition by id is safe without a plugin too.
func (NativeUUID) GormDataType() string { return "uuid" }

// String is [UUID.String].
func (u NativeUUID) String() string { return UUID(u).String() }

// Format is [UUID.Format].
func (u NativeUUID) Format(s fmt.State, verb rune) { format(s, verb, u, u) }

// GoString is [UUID.GoString].
func (u NativeUUID) GoString() string { return goString(u, u) }

// AppendText is [UUID.AppendText].
func (u NativeUUID) AppendText(b []byte) ([]byte, error) { return UUID(u).AppendText(b) }

// MarshalText is [UUID.MarshalText].
func (u NativeUUID) MarshalText() ([]byte, error) { return UUID(u).MarshalText() }

// UnmarshalText is [UUID.UnmarshalText].
func (u *NativeUUID) UnmarshalText(b []byte) error { return (*UUID)(u).UnmarshalText(b) }

// AppendBinary is [UUID.AppendBinary].
func (u NativeUUID) AppendBinary(b []byte) ([]byte, error) { return UUID(u).AppendBinary(b) }

// MarshalBinary is [UUID.MarshalBinary].
func (u NativeUUID) MarshalBinary() ([]byte, error) { return UUID(u).MarshalBinary() }

// UnmarshalBinary is [UUID.UnmarshalBinary].
func (u *NativeUUID) UnmarshalBinary(b []byte) error { return (*UUID)(u).UnmarshalBinary(b) }

// IsZero is [UUID.IsZero].
func (u NativeUUID) IsZero() bool { return u == NativeUUID{} }

// Set is [UUID.Set].
func (u *NativeUUID) Set(s string) error { return (*UUID)(u).Set(s) }

// UnmarshalParam is [UUID.UnmarshalParam].
func (u *NativeUUID) UnmarshalParam(s string) error { return (*UUID)(u).UnmarshalParam(s) }

// MarshalGQL is [UUID.MarshalGQL].
func (u NativeUUID) MarshalGQL(w io.Writer) { UUID(u).MarshalGQL(w) }

// UnmarshalGQL is [UUID.UnmarshalGQL].
func (u *NativeUUID) UnmarshalGQL(v any) error { return (*UUID)(u).UnmarshalGQL(v) }

// ToDB is [UUID.ToDB].
func (u NativeUUID) ToDB() ([]byte, error) { return toDB(u) }

// FromDB is [NativeUUID.Scan] of bytes.
func (u *NativeUUID) FromDB(b []byte) error { return u.Scan(b) }

// NullNativeUUID is a [NativeUUID] that may be NULL. The zero value is NULL.
type NullNativeUUID struct {
	UUID  NativeUUID
	Valid bool // whether UUID is meant; false is NULL
}

func (n NullNativeUUID) null() NullUUID { return NullUUID{UUID: UUID(n.UUID), Valid: n.Valid} }

// set takes what is read into a NullUUID.
func (n *NullNativeUUID) set(read func(*NullUUID) error) error {
	var v NullUUID
	err := read(&v)
	*n = NullNativeUUID{UUID: NativeUUID(v.UUID), Valid: v.Valid}
	return err
}

// Value returns nil when n is NULL, otherwise the canonical text.
func (n NullNativeUUID) Value() (driver.Value, error) {
	if !n.Valid {
		return nil, nil
	}
	return n.UUID.Value()
}

// Scan is [NullUUID.Scan].
func (n *NullNativeUUID) Scan(src any) error {
	return n.set(func(v *NullUUID) error { return v.Scan(src) })
}

// GormDataType is [NativeUUID.GormDataType].
func (n NullNativeUUID) GormDataType() string { return n.UUID.GormDataType() }

// MarshalJSON is [NullUUID.MarshalJSON].
func (n NullNativeUUID) MarshalJSON() ([]byte, error) { return n.null().MarshalJSON() }

// UnmarshalJSON is [NullUUID.UnmarshalJSON].
func (n *NullNativeUUID) UnmarshalJSON(b []byte) error {
	return n.set(func(v *NullUUID) error { return v.UnmarshalJSON(b) })
}

// MarshalText is [NullUUID.MarshalText].
func (n NullNativeUUID) MarshalText() ([]byte, error) { return n.null().MarshalText() }

// UnmarshalText is [NullUUID.UnmarshalText].
func (n *NullNativeUUID) UnmarshalText(b []byte) error {
	return n.set(func(v *NullUUID) error { return v.UnmarshalText(b) })
}

// MarshalBinary is [NullUUID.MarshalBinary].
func (n NullNativeUUID) MarshalBinary() ([]byte, error) { return n.null().MarshalBinary() }

// UnmarshalBinary is [NullUUID.UnmarshalBinary].
func (n *NullNativeUUID) UnmarshalBinary(b []byte) error {
	return n.set(func(v *NullUUID) error { return v.UnmarshalBinary(b) })
}

// String returns the canonical text, or "NULL".
func (n NullNativeUUID) String() string { return n.null().String() }

// IsZero reports whether n is NULL.
func (n NullNativeUUID) IsZero() bool { return !n.Valid }

// ToDB is [UUID.ToDB], and nil for NULL.
func (n NullNativeUUID) ToDB() ([]byte, error) { return toDB(n) }

// FromDB is [NullNativeUUID.Scan] of bytes.
func (n *NullNativeUUID) FromDB(b []byte) error { return n.Scan(b) }
