package sqltype

import (
	"database/sql/driver"
	"fmt"
	"io"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// CharUUID is a UUID in a CHAR(36) column, the safe type in GORM without a plugin. An
// engine that pads or folds text still compares it right, as it is all lower case and
// of one length. It is StoredID[FormText] as a type of its own, because code generators such
// as ent print the name of a field's type. Each method is as in [StoredID].
type CharUUID [16]byte

type asText = StoredID[FormText]

func (t CharUUID) spec() *form { return &formText }

// Value returns the canonical text.
func (t CharUUID) Value() (driver.Value, error) { return asText(t).Value() }

// Scan is [StoredID.Scan].
func (t *CharUUID) Scan(src any) error {
	if v, ok := src.(CharUUID); ok {
		src = asText(v)
	}
	return (*asText)(t).Scan(src)
}

// AppendStored is [StoredID.AppendStored].
func (t CharUUID) AppendStored(b []byte) []byte { return asText(t).AppendStored(b) }

// BindTo is [StoredID.BindTo].
func (t CharUUID) BindTo(p engine.Profile) any { return asText(t).BindTo(p) }

// ColumnType returns char(36).
func (t CharUUID) ColumnType(p engine.Profile) string { return asText(t).ColumnType(p) }

// GormDataType returns char(36).
func (t CharUUID) GormDataType() string { return asText(t).GormDataType() }

// String is [StoredID.String].
func (t CharUUID) String() string { return UUID(t).String() }

// Format is [UUID.Format].
func (t CharUUID) Format(s fmt.State, verb rune) { format(s, verb, t, t) }

// GoString is [UUID.GoString].
func (t CharUUID) GoString() string { return goString(t, t) }

// AppendText is [StoredID.AppendText].
func (t CharUUID) AppendText(b []byte) ([]byte, error) { return UUID(t).AppendText(b) }

// MarshalText is [StoredID.MarshalText].
func (t CharUUID) MarshalText() ([]byte, error) { return UUID(t).MarshalText() }

// UnmarshalText is [StoredID.UnmarshalText].
func (t *CharUUID) UnmarshalText(b []byte) error { return (*UUID)(t).UnmarshalText(b) }

// AppendBinary is [StoredID.AppendBinary].
func (t CharUUID) AppendBinary(b []byte) ([]byte, error) { return UUID(t).AppendBinary(b) }

// MarshalBinary is [StoredID.MarshalBinary].
func (t CharUUID) MarshalBinary() ([]byte, error) { return UUID(t).MarshalBinary() }

// UnmarshalBinary is [StoredID.UnmarshalBinary].
func (t *CharUUID) UnmarshalBinary(b []byte) error { return (*UUID)(t).UnmarshalBinary(b) }

// Bytes is [UUID.Bytes].
func (t CharUUID) Bytes() []byte { return UUID(t).Bytes() }

// URN is [UUID.URN].
func (t CharUUID) URN() string { return UUID(t).URN() }

// Version is [UUID.Version].
func (t CharUUID) Version() int { return UUID(t).Version() }

// Variant is [UUID.Variant].
func (t CharUUID) Variant() Variant { return UUID(t).Variant() }

// Time is [UUID.Time].
func (t CharUUID) Time() (time.Time, bool) { return UUID(t).Time() }

// ClockSequence is [UUID.ClockSequence].
func (t CharUUID) ClockSequence() (int, bool) { return UUID(t).ClockSequence() }

// Node is [UUID.Node].
func (t CharUUID) Node() ([6]byte, bool) { return UUID(t).Node() }

// Compare is [UUID.Compare].
func (t CharUUID) Compare(other CharUUID) int { return UUID(t).Compare(UUID(other)) }

// IsNil is [UUID.IsNil].
func (t CharUUID) IsNil() bool { return t.IsZero() }

// IsZero is [StoredID.IsZero].
func (t CharUUID) IsZero() bool { return t == CharUUID{} }

// Set is [UUID.Set].
func (t *CharUUID) Set(s string) error { return (*UUID)(t).Set(s) }

// UnmarshalParam is [UUID.UnmarshalParam].
func (t *CharUUID) UnmarshalParam(s string) error { return (*UUID)(t).UnmarshalParam(s) }

// MarshalGQL is [UUID.MarshalGQL].
func (t CharUUID) MarshalGQL(w io.Writer) { UUID(t).MarshalGQL(w) }

// UnmarshalGQL is [UUID.UnmarshalGQL].
func (t *CharUUID) UnmarshalGQL(v any) error { return (*UUID)(t).UnmarshalGQL(v) }

// ToDB is [UUID.ToDB].
func (t CharUUID) ToDB() ([]byte, error) { return toDB(t) }

// FromDB is [CharUUID.Scan] of bytes.
func (t *CharUUID) FromDB(b []byte) error { return t.Scan(b) }

// NullCharUUID is a [CharUUID] that may be NULL. The zero value is NULL. Each method is as
// in [NullStoredID].
type NullCharUUID struct {
	UUID  CharUUID
	Valid bool // whether UUID is meant; false is NULL
}

type nullAsText = NullStoredID[FormText]

func (n NullCharUUID) as() nullAsText { return nullAsText{UUID: asText(n.UUID), Valid: n.Valid} }

// set takes what is read into a NullStoredID.
func (n *NullCharUUID) set(read func(*nullAsText) error) error {
	var v nullAsText
	err := read(&v)
	*n = NullCharUUID{UUID: CharUUID(v.UUID), Valid: v.Valid}
	return err
}

func (n NullCharUUID) spec() *form { return &formText }

// Value is [NullStoredID.Value].
func (n NullCharUUID) Value() (driver.Value, error) { return n.as().Value() }

// Scan is [NullStoredID.Scan].
func (n *NullCharUUID) Scan(src any) error {
	return n.set(func(v *nullAsText) error { return v.Scan(src) })
}

// BindTo is [NullStoredID.BindTo].
func (n NullCharUUID) BindTo(p engine.Profile) any { return n.as().BindTo(p) }

// ColumnType returns char(36).
func (n NullCharUUID) ColumnType(p engine.Profile) string { return n.UUID.ColumnType(p) }

// GormDataType returns char(36).
func (n NullCharUUID) GormDataType() string { return n.UUID.GormDataType() }

// MarshalJSON is [NullStoredID.MarshalJSON].
func (n NullCharUUID) MarshalJSON() ([]byte, error) { return n.as().MarshalJSON() }

// UnmarshalJSON is [NullStoredID.UnmarshalJSON].
func (n *NullCharUUID) UnmarshalJSON(b []byte) error {
	return n.set(func(v *nullAsText) error { return v.UnmarshalJSON(b) })
}

// MarshalText is [NullStoredID.MarshalText].
func (n NullCharUUID) MarshalText() ([]byte, error) { return n.as().MarshalText() }

// UnmarshalText is [NullStoredID.UnmarshalText].
func (n *NullCharUUID) UnmarshalText(b []byte) error {
	return n.set(func(v *nullAsText) error { return v.UnmarshalText(b) })
}

// MarshalBinary is [NullStoredID.MarshalBinary].
func (n NullCharUUID) MarshalBinary() ([]byte, error) { return n.as().MarshalBinary() }

// UnmarshalBinary is [NullStoredID.UnmarshalBinary].
func (n *NullCharUUID) UnmarshalBinary(b []byte) error {
	return n.set(func(v *nullAsText) error { return v.UnmarshalBinary(b) })
}

// String is [NullStoredID.String].
func (n NullCharUUID) String() string { return n.as().String() }

// IsZero is [NullStoredID.IsZero].
func (n NullCharUUID) IsZero() bool { return !n.Valid }

// ToDB is [UUID.ToDB], and nil for NULL.
func (n NullCharUUID) ToDB() ([]byte, error) { return toDB(n) }

// FromDB is [NullCharUUID.Scan] of bytes.
func (n *NullCharUUID) FromDB(b []byte) error { return n.Scan(b) }
