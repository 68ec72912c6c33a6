package pgxtype

import (
	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A nullForm is an id, or NULL, as each kind of column takes it.
type nullForm struct {
	id    sqltype.NullUUID // for a uuid
	text  string           // for text, "" being the canonical text of id
	bytes []byte           // for a bytea, nil being the bytes of id
	err   error            // why there are no bytes

	refusal error // why nothing is sent, in a pool of [Follow]
}

// nullable returns what the argument types have in common, and whether value is
// one of them. pgx does not dereference a *UUID on the way, because a pointer to
// a driver.Valuer is a driver.Valuer too.
func nullable(value any) (n nullForm, ok bool) {
	switch v := value.(type) {
	case sqltype.UUID:
		n.id = sqltype.NullUUID{UUID: v, Valid: true}
		return n, true
	case *sqltype.UUID:
		if v != nil {
			n.id = sqltype.NullUUID{UUID: *v, Valid: true}
		}
		return n, true
	case sqltype.NullUUID:
		n.id = v
		return n, true
	case *sqltype.NullUUID:
		if v != nil {
			n.id = *v
		}
		return n, true
	}
	for _, f := range forms {
		if n, ok := f.nullable(value); ok {
			return n, true
		}
	}
	return nullableID(value)
}

// binaryValue is an id as the codecs of uuid and bytea take it. It has no
// exported field, no String and no underlying array, so that pgx finds no other
// way to read it.
type binaryValue struct{ of nullForm }

var (
	_ pgtype.UUIDValuer  = binaryValue{}
	_ pgtype.BytesValuer = binaryValue{}
)

// UUIDValue is what a uuid gets, in either format.
func (v binaryValue) UUIDValue() (pgtype.UUID, error) {
	return pgtype.UUID{Bytes: v.of.id.UUID, Valid: v.of.id.Valid}, nil
}

// BytesValue is what a bytea gets, in either format. A form of text has none.
func (v binaryValue) BytesValue() ([]byte, error) {
	switch {
	case !v.of.id.Valid:
		return nil, nil
	case v.of.err != nil:
		return nil, v.of.err
	case v.of.bytes != nil:
		return v.of.bytes, nil
	}
	return v.of.id.UUID[:], nil
}

// textValue is an id as the codecs of text, varchar and char take it. It is not
// part of binaryValue because pgx asks a TextValuer for text whatever the
// column is, and a bytea would store the characters.
type textValue struct{ of nullForm }

var _ pgtype.TextValuer = textValue{}

// TextValue is the form's text, or NULL.
func (v textValue) TextValue() (pgtype.Text, error) {
	switch {
	case !v.of.id.Valid:
		return pgtype.Text{}, nil
	case v.of.text != "":
		return pgtype.Text{String: v.of.text, Valid: true}, nil
	}
	return pgtype.Text{String: v.of.id.UUID.String(), Valid: true}, nil
}

func wrapBinary(value any) (pgtype.WrappedEncodePlanNextSetter, any, bool) {
	return wrapEncode(value, func(n nullForm) any { return binaryValue{n} })
}

func wrapText(value any) (pgtype.WrappedEncodePlanNextSetter, any, bool) {
	return wrapEncode(value, func(n nullForm) any { return textValue{n} })
}

func wrapEncode(value any, wrap func(nullForm) any) (pgtype.WrappedEncodePlanNextSetter, any, bool) {
	n, ok := nullable(value)
	if !ok {
		return nil, nil, false
	}
	return &encodePlan{wrap: wrap}, wrap(n), true
}

// encodePlan hands a wrapped value to the plan that pgx found for it.
type encodePlan struct {
	wrap func(nullForm) any
	next pgtype.EncodePlan
}

func (p *encodePlan) SetNext(next pgtype.EncodePlan) { p.next = next }

func (p *encodePlan) Encode(value any, buf []byte) ([]byte, error) {
	n, _ := nullable(value) // wrapEncode has seen a value of this type
	return p.next.Encode(p.wrap(n), buf)
}
