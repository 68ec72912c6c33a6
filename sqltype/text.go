package sqltype

import (
	"database/sql/driver"
	"fmt"
	"io"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Text is a UUID in a CHAR(36) column, the safe type in GORM without a plugin. An
// engine that pads or folds text still compares it right, as it is all lower case and
// of one length. It is As[FormText] as a type of its own, because code generators such
// as ent print the name of a field's type. Each method is that of [As].
type Text [16]byte

type asText = As[FormText]

func (t Text) spec() *form { return &formText }

// Value returns the canonical text.
func (t Text) Value() (driver.Value, error) { return asText(t).Value() }

// Scan is [As.Scan].
func (t *Text) Scan(src any) error {
	if v, ok := src.(Text); ok {
		src = asText(v)
	}
	return (*asText)(t).Scan(src)
}

// AppendStored is [As.AppendStored].
func (t Text) AppendStored(b []byte) []byte { return asText(t).AppendStored(b) }

// BindTo is [As.BindTo].
func (t Text) BindTo(p engine.Profile) any { return asText(t).BindTo(p) }

// ColumnType returns char(36).
func (t Text) ColumnType(p engine.Profile) string { return asText(t).ColumnType(p) }

// GormDataType returns char(36).
func (t Text) GormDataType() string { return asText(t).GormDataType() }

// String is [As.String].
func (t Text) String() string { return UUID(t).String() }

// Format is [UUID.Format].
func (t Text) Format(s fmt.State, verb rune) { format(s, verb, t, t) }

// GoString is [UUID.GoString].
func (t Text) GoString() string { return goString(t, t) }

// AppendText is [As.AppendText].
func (t Text) AppendText(b []byte) ([]byte, error) { return UUID(t).AppendText(b) }

// MarshalText is [As.MarshalText].
func (t Text) MarshalText() ([]byte, error) { return UUID(t).MarshalText() }

// UnmarshalText is [As.UnmarshalText].
func (t *Text) UnmarshalText(b []byte) error { return (*UUID)(t).UnmarshalText(b) }

// AppendBinary is [As.AppendBinary].
func (t Text) AppendBinary(b []byte) ([]byte, error) { return UUID(t).AppendBinary(b) }

// MarshalBinary is [As.MarshalBinary].
func (t Text) MarshalBinary() ([]byte, error) { return UUID(t).MarshalBinary() }

// UnmarshalBinary is [As.UnmarshalBinary].
func (t *Text) UnmarshalBinary(b []byte) error { return (*UUID)(t).UnmarshalBinary(b) }

// IsZero is [As.IsZero].
func (t Text) IsZero() bool { return t == Text{} }

// Set is [UUID.Set].
func (t *Text) Set(s string) error { return (*UUID)(t).Set(s) }

// UnmarshalParam is [UUID.UnmarshalParam].
func (t *Text) UnmarshalParam(s string) error { return (*UUID)(t).UnmarshalParam(s) }

// MarshalGQL is [UUID.MarshalGQL].
func (t Text) MarshalGQL(w io.Writer) { UUID(t).MarshalGQL(w) }

// UnmarshalGQL is [UUID.UnmarshalGQL].
func (t *Text) UnmarshalGQL(v any) error { return (*UUID)(t).UnmarshalGQL(v) }

// ToDB is [UUID.ToDB].
func (t Text) ToDB() ([]byte, error) { return toDB(t) }

// FromDB is [Text.Scan] of bytes.
func (t *Text) FromDB(b []byte) error { return t.Scan(b) }

// NullText is a [Text] that may be NULL. The zero value is NULL. Each method is that
// of [NullAs].
type NullText struct {
	UUID  Text
	Valid bool // whether UUID is meant; false is NULL
}

type nullAsText = NullAs[FormText]

func (n NullText) as() nullAsText { return nullAsText{UUID: asText(n.UUID), Valid: n.Valid} }

// set takes what is read into a NullAs.
func (n *NullText) set(read func(*nullAsText) error) error {
	var v nullAsText
	err := read(&v)
	*n = NullText{UUID: Text(v.UUID), Valid: v.Valid}
	return err
}

func (n NullText) spec() *form { return &formText }

// Value is [NullAs.Value].
func (n NullText) Value() (driver.Value, error) { return n.as().Value() }

// Scan is [NullAs.Scan].
func (n *NullText) Scan(src any) error {
	return n.set(func(v *nullAsText) error { return v.Scan(src) })
}

// BindTo is [NullAs.BindTo].
func (n NullText) BindTo(p engine.Profile) any { return n.as().BindTo(p) }

// ColumnType returns char(36).
func (n NullText) ColumnType(p engine.Profile) string { return n.UUID.ColumnType(p) }

// GormDataType returns char(36).
func (n NullText) GormDataType() string { return n.UUID.GormDataType() }

// MarshalJSON is [NullAs.MarshalJSON].
func (n NullText) MarshalJSON() ([]byte, error) { return n.as().MarshalJSON() }

// UnmarshalJSON is [NullAs.UnmarshalJSON].
func (n *NullText) UnmarshalJSON(b []byte) error {
	return n.set(func(v *nullAsText) error { return v.UnmarshalJSON(b) })
}

// MarshalText is [NullAs.MarshalText].
func (n NullText) MarshalText() ([]byte, error) { return n.as().MarshalText() }

// UnmarshalText is [NullAs.UnmarshalText].
func (n *NullText) UnmarshalText(b []byte) error {
	return n.set(func(v *nullAsText) error { return v.UnmarshalText(b) })
}

// MarshalBinary is [NullAs.MarshalBinary].
func (n NullText) MarshalBinary() ([]byte, error) { return n.as().MarshalBinary() }

// UnmarshalBinary is [NullAs.UnmarshalBinary].
func (n *NullText) UnmarshalBinary(b []byte) error {
	return n.set(func(v *nullAsText) error { return v.UnmarshalBinary(b) })
}

// String is [NullAs.String].
func (n NullText) String() string { return n.as().String() }

// IsZero is [NullAs.IsZero].
func (n NullText) IsZero() bool { return !n.Valid }

// ToDB is [UUID.ToDB], and nil for NULL.
func (n NullText) ToDB() ([]byte, error) { return toDB(n) }

// FromDB is [NullText.Scan] of bytes.
func (n *NullText) FromDB(b []byte) error { return n.Scan(b) }
