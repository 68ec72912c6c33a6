package sqltype

import (
	"database/sql"
	"database/sql/driver"
	"encoding"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
)

// An ID is a UUID of a thing T, so that an order's id does not compile as a user's:
//
//	type OrderID = sqltype.ID[Order]
//
// It is stored as a [UUID] is, as sixteen bytes in network order or as the engine of
// a [NewConnector] wants them; it is comparable and a map key; the zero value is the
// nil UUID. UUID(x) and ID[T](u) convert between the two. The column may be NULL in
// a [NullID].
//
// T is never stored, so any type serves: a model, or a struct{} of its own. What T
// may say is how its ids are written: if it is an [IDText], then String, JSON, URLs
// and logs have that text, and the columns still the sixteen bytes:
//
//	func (Order) IDText() codec.TextCodec { return codec.TypeID("order") }
//
// [ULID], [EUID], [EXTUUID] and [TypeID] are such types.
type ID[T any] [16]byte

// An IDText is a type T that says how an [ID] of it is written. Its method is called
// on the zero value of T for each text, so T is best a small type.
type IDText interface {
	// IDText returns the text form of the ids. It returns the same at each call.
	IDText() codec.TextCodec
}

// An IDGenerator is a type T that names the generator with which gormplugin fills an [ID] of it. A
// uuid tag of the field comes first.
type IDGenerator interface {
	// IDGenerator returns a name that the tag could have, such as "ulid", or
	// "none" for ids that nobody can make up.
	IDGenerator() string
}

// ErrNoText occurs when the text form of an [ID] writes nothing. codec.TypeID does so for a prefix
// that its specification forbids. Correct the type that states it.
const ErrNoText Error = "sqltype: the text form of this id writes no text"

var (
	_ sql.Scanner                = (*ID[any])(nil)
	_ driver.Valuer              = ID[any]{}
	_ fmt.Stringer               = ID[any]{}
	_ encoding.TextAppender      = ID[any]{}
	_ encoding.TextMarshaler     = ID[any]{}
	_ encoding.TextUnmarshaler   = (*ID[any])(nil)
	_ encoding.BinaryAppender    = ID[any]{}
	_ encoding.BinaryMarshaler   = ID[any]{}
	_ encoding.BinaryUnmarshaler = (*ID[any])(nil)
)

// NewID returns a new id of the type I, as in NewID[OrderID]() and NewID[HexUUID](): a version 7
// UUID ([NewV7]), whatever the text of the type is.
func NewID[I ~[16]byte]() I { return I(NewV7()) }

// ParseID decodes a text as the type I writes it, as in ParseID[OrderID](s). For a
// type that states no text of its own that is what [Parse] takes.
func ParseID[I ~[16]byte, P interface {
	*I
	encoding.TextUnmarshaler
}](s string) (I, error) {
	var id I
	err := P(&id).UnmarshalText([]byte(s))
	return id, err
}

// MustParseID is [ParseID] for constants and tests: it panics on an error.
func MustParseID[I ~[16]byte, P interface {
	*I
	encoding.TextUnmarshaler
}](s string) I {
	id, err := ParseID[I, P](s)
	if err != nil {
		panic(err)
	}
	return id
}

// idText returns the text form that T states, nil if it states none.
func idText[T any]() codec.TextCodec {
	if _, ok := any((*T)(nil)).(IDText); !ok {
		return nil
	}
	return any(new(T)).(IDText).IDText()
}

// IDGenerator returns the generator that T asks for as an [IDGenerator], or "".
func (ID[T]) IDGenerator() string {
	if _, ok := any((*T)(nil)).(IDGenerator); !ok {
		return ""
	}
	return any(new(T)).(IDGenerator).IDGenerator()
}

// Value returns the sixteen bytes in network order, as [UUID.Value] does.
func (a ID[T]) Value() (driver.Value, error) { return UUID(a).Value() }

// Scan takes sixteen raw bytes or text. It tries the canonical text that a uuid column shows, the
// text of T, and the other forms that [UUID.Scan] takes, in this order. NULL is [ErrNull]. On an
// error a is left as it was; bytes from the driver are copied.
func (a *ID[T]) Scan(src any) error {
	if v, ok := src.(ID[T]); ok {
		*a = v
		return nil
	}
	if text := idText[T](); text != nil {
		s, ok := src.(string)
		if b, isBytes := src.([]byte); isBytes && len(b) != 16 {
			s, ok = string(b), true
		}
		if _, err := codec.ParseCanonical(s); ok && err != nil {
			if id, err := text.Decode(s); err == nil {
				*a = id
				return nil
			}
		}
	}
	return (*UUID)(a).Scan(src)
}

// GormDataType is [UUID.GormDataType].
func (ID[T]) GormDataType() string { return UUID{}.GormDataType() }

// typeName is the name of v's type without the paths of the packages in it.
func typeName(v any) string {
	name := fmt.Sprintf("%T", v)
	generic, of, ok := strings.Cut(name, "[")
	if !ok {
		return name
	}
	return generic + "[" + of[strings.LastIndexByte(of, '/')+1:]
}

// String returns the text of T. It is the canonical lower-case text where T states
// none, and where [ID.AppendText] fails.
func (a ID[T]) String() string {
	var buf [64]byte
	b, err := a.AppendText(buf[:0])
	if err != nil {
		return UUID(a).String()
	}
	return string(b)
}

// AppendText appends the text of T, or the canonical text, to b. The error is
// [ErrNoText], and only a T that states a form can cause it.
func (a ID[T]) AppendText(b []byte) ([]byte, error) {
	text := idText[T]()
	if text == nil {
		return codec.AppendText(b, a), nil
	}
	out := text.AppendEncode(b, a)
	if len(out) == len(b) {
		return b, fmt.Errorf("%w: %s", ErrNoText, typeName(a))
	}
	return out, nil
}

// MarshalText returns the text of [ID.AppendText], which is also the JSON form and
// the form of a JSON map key. The error is as from AppendText.
func (a ID[T]) MarshalText() ([]byte, error) { return a.AppendText(make([]byte, 0, 36)) }

// UnmarshalText decodes the text of T and no other; or, if T states none, what
// [UUID.UnmarshalText] takes. On an error a is left as it was.
func (a *ID[T]) UnmarshalText(b []byte) error {
	text := idText[T]()
	if text == nil {
		return (*UUID)(a).UnmarshalText(b)
	}
	id, err := text.Decode(string(b))
	if err != nil {
		return fmt.Errorf("sqltype: text of %s: %w", typeName(*a), err)
	}
	*a = id
	return nil
}

// AppendBinary appends the sixteen bytes to b. The error is always nil.
func (a ID[T]) AppendBinary(b []byte) ([]byte, error) { return UUID(a).AppendBinary(b) }

// MarshalBinary returns the sixteen bytes in network order. The error is always nil.
func (a ID[T]) MarshalBinary() ([]byte, error) { return UUID(a).MarshalBinary() }

// UnmarshalBinary copies sixteen bytes in network order. On an error, which is
// [ErrLength], a is left as it was.
func (a *ID[T]) UnmarshalBinary(b []byte) error { return (*UUID)(a).UnmarshalBinary(b) }

// Compare returns -1, 0 or +1 as a sorts before, with or after b by its bytes, as [UUID.Compare]
// does.
func (a ID[T]) Compare(b ID[T]) int { return UUID(a).Compare(UUID(b)) }

// IsZero reports whether a is the nil UUID. encoding/json calls it for the option
// omitzero.
func (a ID[T]) IsZero() bool { return a == ID[T]{} }

// Ids with a text of their own, each stored in sixteen bytes. A type for any other
// text is an [ID] of a type that is an [IDText]. ULIDs and EUIDs have no version bits:
// MariaDB's uuid type refuses some of them, and BINARY(16) takes all.
type (
	// ULID is an id that is written as a ULID: 26 upper-case symbols of Crockford's
	// base32. gormplugin fills it with ULIDs.
	ULID = ID[TextULID]

	// TypeID is a UUID that is written as a TypeID with the prefix of P, as in
	// user_01h5fskfsk4fpeqwnsyz5hj55t.
	TypeID[P TypePrefix] = ID[TextTypeID[P]]

	// EUID is an Extendable Universally Unique Identifier, 27 symbols with a check.
	// gormplugin fills it with EUIDs, which ascend in a process.
	EUID = ID[euid.Text]

	// EXTUUID is an Extensible UUID that is written by what it says, as in
	// extuuid:fixedB4:GBP$:222.31. Nobody can make one up: gormplugin fills none,
	// and refuses a row whose key is one without a value.
	EXTUUID = ID[extuuid.Text]
)

// A TypePrefix is a type that states the prefix of [TypeID]s:
//
//	type User struct{…}
//	func (User) TypePrefix() string { return "user" }
//	type UserID = sqltype.TypeID[User]
type TypePrefix interface{ TypePrefix() string }

type (
	// TextULID is the [IDText] of [ULID].
	TextULID struct{}
	// TextTypeID is the [IDText] of [TypeID].
	TextTypeID[P TypePrefix] struct{}
)

// IDText returns the text form of ULIDs, [codec.Base32].
func (TextULID) IDText() codec.TextCodec { return codec.Base32 }

// IDGenerator returns "ulid".
func (TextULID) IDGenerator() string { return "ulid" }

// IDText returns [codec.TypeID] with the prefix of P.
func (TextTypeID[P]) IDText() codec.TextCodec { return codec.TypeID((*new(P)).TypePrefix()) }
