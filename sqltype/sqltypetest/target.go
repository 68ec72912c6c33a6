package sqltypetest

import (
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Error is the type of this package's sentinel errors.
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

// ErrTarget occurs when a [Target] lacks a field that has no default. [Run]
// fails the test with it and with the field's name.
const ErrTarget Error = "sqltypetest: the target lacks a required field"

// A Target is one engine reached through one driver, and one kind of column.
type Target struct {
	// Name says which driver this is, in messages. Default: the Profile's name.
	Name string

	// Profile is what is true of the engine. Required.
	Profile engine.Profile

	// DB reaches the database. Required; see [SQL]. Open a pool with the options that a program would
	// use.
	DB DB

	// Type is the Go type under test. Default: sqltype.UUID. Each other type is a target of its own,
	// with a column that holds the form.
	Type GoType

	// ColumnType is the type of the columns that hold ids, in which the
	// Profile's order must hold unless the ids are text, and the layout that
	// Type states, else the Profile's. Default: Profile.KeyType().
	ColumnType string

	// StoredBytes returns the bytes that Hex must show for an id, where that is
	// not what Type states: a uuid column holds a form's id and not its bytes.
	// Default: what Type states, else the sixteen bytes in the Profile's layout.
	StoredBytes func(id sqltype.UUID) []byte

	// Hex returns an expression that gives the bytes of a column, as stored,
	// in hexadecimal digits of either case. column is already quoted. Required.
	//
	// A driver that garbles an id on the way in and again on the way out returns what was inserted,
	// and only the server's own view tells it from one that works.
	Hex func(column string) string

	// BytesType is a column type that keeps bytes of any length up to 64 as
	// they are, for ids of a wrong length. Default: none, and wrong lengths
	// are tried without the server.
	BytesType string

	// TextType is a column type in which the 36 characters come back as they
	// went in. Default: Profile.TextType().
	TextType string

	// Refuses reports whether the column type has no room for id, as MariaDB's
	// UUID has none for some variants. The suite then expects an error on
	// insert. Default: every id has room.
	Refuses func(id sqltype.UUID) bool

	// RefusesNull reports whether an INSERT of this NULL fails: nil, an invalid NullUUID, or
	// a nil pointer to either type. SQL Server refuses a NULL without a type for a BINARY(16).
	// The suite then expects an error on insert. Default: NULL is NULL.
	RefusesNull func(null any) bool
}

// withDefaults returns the target with every field set but BytesType.
func (t Target) withDefaults() (Target, error) {
	switch {
	case t.Profile.IsZero():
		return t, fmt.Errorf("%w: Profile", ErrTarget)
	case t.DB == nil:
		return t, fmt.Errorf("%w: DB", ErrTarget)
	case t.Hex == nil:
		return t, fmt.Errorf("%w: Hex", ErrTarget)
	}
	if t.Name == "" {
		t.Name = t.Profile.Name()
	}
	if t.ColumnType == "" {
		t.ColumnType = t.Profile.KeyType()
	}
	if t.TextType == "" {
		t.TextType = t.Profile.TextType()
	}
	if t.StoredBytes == nil {
		t.StoredBytes = func(id sqltype.UUID) []byte { return t.Type.orNetwork().storedBytes(t.Profile, id) }
	}
	if t.Refuses == nil {
		t.Refuses = func(sqltype.UUID) bool { return false }
	}
	if t.RefusesNull == nil {
		t.RefusesNull = func(any) bool { return false }
	}
	return t, nil
}

// byteOrdered reports whether the engine sorts ids by the bytes that it stores.
func (t Target) byteOrdered() bool {
	inText := t.Type.orNetwork().textual() && t.ColumnType != t.Profile.KeyType()
	return inText || t.Profile.Order() == engine.OrderBytes
}
