package pgxtype

import (
	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/sqltype"
)

// nullable returns what the four argument types have in common, and whether
// value is one of them. pgx does not dereference a *UUID on the way, because a
// pointer to a driver.Valuer is a driver.Valuer too.
func nullable(value any) (n sqltype.NullUUID, ok bool) {
	switch v := value.(type) {
	case sqltype.UUID:
		return sqltype.NullUUID{UUID: v, Valid: true}, true
	case *sqltype.UUID:
		if v != nil {
			n = sqltype.NullUUID{UUID: *v, Valid: true}
		}
		return n, true
	case sqltype.NullUUID:
		return v, true
	case *sqltype.NullUUID:
		if v != nil {
			n = *v
		}
		return n, true
	}
	return n, false
}

// binaryValue is an id as the codecs of uuid and bytea take it. It has no
// exported field, no String and no underlying array, so that pgx finds no other
// way to read it.
type binaryValue struct{ id sqltype.NullUUID }

var (
	_ pgtype.UUIDValuer  = binaryValue{}
	_ pgtype.BytesValuer = binaryValue{}
)

// UUIDValue is what a uuid gets, in either format.
func (v binaryValue) UUIDValue() (pgtype.UUID, error) {
	return pgtype.UUID{Bytes: v.id.UUID, Valid: v.id.Valid}, nil
}

// BytesValue is what a bytea gets, in either format.
func (v binaryValue) BytesValue() ([]byte, error) {
	if !v.id.Valid {
		return nil, nil
	}
	return v.id.UUID[:], nil
}

// textValue is an id as the codecs of text, varchar and char take it. It is not
// part of binaryValue because pgx asks a TextValuer for text whatever the
// column is, and a bytea would store the characters.
type textValue struct{ id sqltype.NullUUID }

var _ pgtype.TextValuer = textValue{}

// TextValue is the canonical text, or NULL.
func (v textValue) TextValue() (pgtype.Text, error) {
	if !v.id.Valid {
		return pgtype.Text{}, nil
	}
	return pgtype.Text{String: v.id.UUID.String(), Valid: true}, nil
}

func wrapBinary(value any) (pgtype.WrappedEncodePlanNextSetter, any, bool) {
	return wrapEncode(value, func(n sqltype.NullUUID) any { return binaryValue{n} })
}

func wrapText(value any) (pgtype.WrappedEncodePlanNextSetter, any, bool) {
	return wrapEncode(value, func(n sqltype.NullUUID) any { return textValue{n} })
}

func wrapEncode(value any, wrap func(sqltype.NullUUID) any) (pgtype.WrappedEncodePlanNextSetter, any, bool) {
	n, ok := nullable(value)
	if !ok {
		return nil, nil, false
	}
	return &encodePlan{wrap: wrap}, wrap(n), true
}

// encodePlan hands a wrapped value to the plan that pgx found for it.
type encodePlan struct {
	wrap func(sqltype.NullUUID) any
	next pgtype.EncodePlan
}

func (p *encodePlan) SetNext(next pgtype.EncodePlan) { p.next = next }

func (p *encodePlan) Encode(value any, buf []byte) ([]byte, error) {
	n, _ := nullable(value) // wrapEncode has seen a value of this type
	return p.next.Encode(p.wrap(n), buf)
}
