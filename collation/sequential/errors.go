package sequential

import (
	"fmt"

	"github.com/sqluuid/sqluuid/codec"
)

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrScheme occurs when an id was not made by the scheme that was named.
	// Nothing says which scheme made it: ask the owner of the program that filled the column.
	ErrScheme Error = "sequential: the id is not of this scheme"

	// ErrLossy occurs when an id has no place in the other form without losing
	// bits. Keep it as it is, or give the row a new id.
	ErrLossy Error = "sequential: the id does not fit without losing bits"
)

// A SchemeError is what a [Scheme] refuses. It unwraps to [ErrScheme] or
// [ErrLossy].
type SchemeError struct {
	Scheme string   // which scheme was asked
	ID     [16]byte // in text order
	Why    string
	Err    error
}

// Error names the scheme, the id and the reason.
func (e *SchemeError) Error() string {
	return fmt.Sprintf("%v: %q as %s: %s", e.Err, codec.AppendText(nil, e.ID), e.Scheme, e.Why)
}

// Unwrap returns the sentinel.
func (e *SchemeError) Unwrap() error { return e.Err }
