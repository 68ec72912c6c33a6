package sqltype

import (
	"database/sql/driver"
	"encoding"
	"fmt"
	"io"
	"strconv"
)

// Format implements [fmt.Formatter]: %x and %X are the 32 digits of the bytes, %#v is
// Go syntax, and every other verb formats the canonical text.
func (u UUID) Format(s fmt.State, verb rune) { format(s, verb, u, u) }

// Format is [UUID.Format] with the text of [ID.String].
func (a ID[T]) Format(s fmt.State, verb rune) { format(s, verb, a, a) }

// Format is [UUID.Format].
func (a StoredID[F]) Format(s fmt.State, verb rune) { format(s, verb, a, a) }

func format(s fmt.State, verb rune, id [16]byte, v interface{ String() string }) {
	switch {
	case verb == 'x', verb == 'X':
		fmt.Fprintf(s, fmt.FormatString(s, verb), id[:])
	case verb == 'v' && s.Flag('#'):
		io.WriteString(s, goString(id, v))
	default:
		fmt.Fprintf(s, fmt.FormatString(s, verb), v.String())
	}
}

// GoString returns the id as Go syntax, for the differences that tests print.
func (u UUID) GoString() string { return goString(u, u) }

// GoString is [UUID.GoString].
func (a ID[T]) GoString() string { return goString(a, a) }

// GoString is [UUID.GoString].
func (a StoredID[F]) GoString() string { return goString(a, a) }

func goString(id [16]byte, v any) string {
	parse := fmt.Sprintf("sqltype.MustParse(%q)", UUID(id).String())
	if _, ok := v.(UUID); ok {
		return parse
	}
	return fmt.Sprintf("%T(%s)", v, parse)
}

// The methods of this file are what other packages look for in a type: flag.Value,
// the parameters of gin and echo, the scalars of gqlgen, the columns of xorm. None costs
// an import.

// Set decodes a text as UnmarshalText does: *UUID is a [flag.Value].
func (u *UUID) Set(s string) error { return u.UnmarshalText([]byte(s)) }

// Set is [UUID.Set].
func (a *ID[T]) Set(s string) error { return a.UnmarshalText([]byte(s)) }

// Set is [UUID.Set].
func (a *StoredID[F]) Set(s string) error { return a.UnmarshalText([]byte(s)) }

// UnmarshalParam decodes a text as UnmarshalText does. gin and echo call it for
// parameters of a path, a query or a form.
func (u *UUID) UnmarshalParam(s string) error { return u.UnmarshalText([]byte(s)) }

// UnmarshalParam is [UUID.UnmarshalParam].
func (a *ID[T]) UnmarshalParam(s string) error { return a.UnmarshalText([]byte(s)) }

// UnmarshalParam is [UUID.UnmarshalParam].
func (a *StoredID[F]) UnmarshalParam(s string) error { return a.UnmarshalText([]byte(s)) }

// MarshalGQL writes the text in quotes: UUID is a scalar of gqlgen.
func (u UUID) MarshalGQL(w io.Writer) { marshalGQL(w, u) }

// MarshalGQL is [UUID.MarshalGQL].
func (a ID[T]) MarshalGQL(w io.Writer) { marshalGQL(w, a) }

// MarshalGQL is [UUID.MarshalGQL].
func (a StoredID[F]) MarshalGQL(w io.Writer) { marshalGQL(w, a) }

// UnmarshalGQL decodes a text as UnmarshalText does. Any other value is
// [ErrScanType].
func (u *UUID) UnmarshalGQL(v any) error { return unmarshalGQL(v, u) }

// UnmarshalGQL is [UUID.UnmarshalGQL].
func (a *ID[T]) UnmarshalGQL(v any) error { return unmarshalGQL(v, a) }

// UnmarshalGQL is [UUID.UnmarshalGQL].
func (a *StoredID[F]) UnmarshalGQL(v any) error { return unmarshalGQL(v, a) }

func marshalGQL(w io.Writer, id fmt.Stringer) {
	io.WriteString(w, strconv.Quote(id.String())) // gqlgen writes to memory
}

func unmarshalGQL(v any, id encoding.TextUnmarshaler) error {
	s, ok := v.(string)
	if !ok {
		return fmt.Errorf("%w: GraphQL gives a %T; send the id as a string", ErrScanType, v)
	}
	return id.UnmarshalText([]byte(s))
}

// ToDB returns what [UUID.Value] returns, and FromDB scans what a column holds: xorm
// stores types without these methods as JSON.
func (u UUID) ToDB() ([]byte, error) { return toDB(u) }

// FromDB is [UUID.Scan] of bytes.
func (u *UUID) FromDB(b []byte) error { return u.Scan(b) }

// ToDB is [UUID.ToDB].
func (a ID[T]) ToDB() ([]byte, error) { return toDB(a) }

// FromDB is [ID.Scan] of bytes.
func (a *ID[T]) FromDB(b []byte) error { return a.Scan(b) }

// ToDB is [UUID.ToDB].
func (a StoredID[F]) ToDB() ([]byte, error) { return toDB(a) }

// FromDB is [StoredID.Scan] of bytes.
func (a *StoredID[F]) FromDB(b []byte) error { return a.Scan(b) }

// ToDB is [UUID.ToDB], and nil for NULL.
func (n NullUUID) ToDB() ([]byte, error) { return toDB(n) }

// FromDB is [NullUUID.Scan] of bytes.
func (n *NullUUID) FromDB(b []byte) error { return n.Scan(b) }

// ToDB is [UUID.ToDB], and nil for NULL.
func (n NullID[T]) ToDB() ([]byte, error) { return toDB(n) }

// FromDB is [NullID.Scan] of bytes.
func (n *NullID[T]) FromDB(b []byte) error { return n.Scan(b) }

// ToDB is [UUID.ToDB], and nil for NULL.
func (n NullStoredID[F]) ToDB() ([]byte, error) { return toDB(n) }

// FromDB is [NullStoredID.Scan] of bytes.
func (n *NullStoredID[F]) FromDB(b []byte) error { return n.Scan(b) }

func toDB(v driver.Valuer) ([]byte, error) {
	stored, err := v.Value()
	if s, ok := stored.(string); ok {
		return []byte(s), err
	}
	b, _ := stored.([]byte) // nil for NULL
	return b, err
}

// GetGraphQLType returns "uuid", the scalar of Hasura and PostGraphile: clients such as
// go-graphql-client declare a variable by it, and not as a list of sixteen numbers.
func (UUID) GetGraphQLType() string { return "uuid" }

// GetGraphQLType is [UUID.GetGraphQLType].
func (NullUUID) GetGraphQLType() string { return "uuid" }

// GetGraphQLType is [UUID.GetGraphQLType], and "String" for ids with a text of their own.
func (ID[T]) GetGraphQLType() string {
	if idText[T]() != nil {
		return "String"
	}
	return "uuid"
}

// GetGraphQLType is [UUID.GetGraphQLType].
func (NativeUUID) GetGraphQLType() string { return "uuid" }
