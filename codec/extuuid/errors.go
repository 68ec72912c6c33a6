package extuuid

import (
	"fmt"
	"strconv"
	"strings"
)

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrVersion occurs when sixteen bytes are no EXTUUID. Their variant is not 10 or their version
	// is neither 8 nor 6. Read them with the package of the format they are in.
	ErrVersion Error = "extuuid: not an EXTUUID: the variant must be 10 and the version 8 or 6"

	// ErrReserved occurs when a field holds a code that the document keeps
	// for later: type 11, a scheme code above F's, float format 111. Nothing
	// can be said about such a value.
	ErrReserved Error = "extuuid: a field holds a reserved code"

	// ErrSchemeE occurs when scheme E is asked for or met: the document names
	// it and does not support it. Use scheme B, which is as wide.
	ErrSchemeE Error = "extuuid: scheme E (EBCDIC-6) is not supported; use scheme B"

	// ErrCharacter occurs when a symbol has a character that its scheme has
	// not, or bits that stand for no character. Choose another scheme, or
	// name none and let the first that fits be taken.
	ErrCharacter Error = "extuuid: the scheme has no such character"

	// ErrNotCanonical occurs when the bits are a second spelling of a value
	// that has a first one: a minus zero, a power not in lowest terms, a pad
	// that is not zero. No encoder of this package writes them.
	ErrNotCanonical Error = "extuuid: the bits are not the canonical ones of any value"

	// ErrNotNumber occurs for infinities and NaNs, which the printed syntax
	// cannot express. Store a finite number.
	ErrNotNumber Error = "extuuid: infinity and NaN name no value"

	// ErrOverflow occurs when a value does not fit its field. The error is an
	// [*OverflowError], which names the field.
	ErrOverflow Error = "extuuid: the value does not fit its field"

	// ErrSyntax occurs when a text follows no form of section 3.7. The error
	// is a [*ParseError].
	ErrSyntax Error = "extuuid: malformed EXTUUID text"

	// ErrNotMoney occurs when an identifier or a text is no amount of money
	// as [Money] defines it. [MoneyApp] tests for it.
	ErrNotMoney Error = "extuuid: not an amount of money"

	// ErrCurrency occurs when a code is not among the ISO 4217 codes, or when
	// two currencies meet in one sum. Convert before adding.
	ErrCurrency Error = "extuuid: unknown or different currency"
)

// An OverflowError says which field a value does not fit. It unwraps to
// [ErrOverflow].
type OverflowError struct {
	Field string // the document's name: c, l, s, q, e, a, x0…x6, v, n, z, seconds, exponent, mantissa…
	Limit string // what the field can hold
}

// Error names the field and what it can hold.
func (e *OverflowError) Error() string {
	return string(ErrOverflow) + ": " + e.Field + " holds " + e.Limit
}

// Unwrap returns [ErrOverflow].
func (e *OverflowError) Unwrap() error { return ErrOverflow }

func overflow(field, limit string) error { return &OverflowError{Field: field, Limit: limit} }

func overflowBits(field string, bits int) error {
	return overflow(field, "at most "+strconv.Itoa(bits)+" bits")
}

// A FieldError says in which field a fault other than an overflow was found.
type FieldError struct {
	Field string // the document's name of the field
	Err   error  // ErrReserved, ErrSchemeE, ErrCharacter, ErrNotCanonical or ErrNotNumber
}

// Error names the field and the fault.
func (e *FieldError) Error() string { return e.Err.Error() + ": field " + e.Field }

// Unwrap returns the fault.
func (e *FieldError) Unwrap() error { return e.Err }

func inField(field string, err error) error { return &FieldError{Field: field, Err: err} }

// A ParseError says that a text is no EXTUUID, and why.
type ParseError struct {
	Input string // what was given, cut to at most 64 bytes
	Err   error  // ErrSyntax, or what the value was refused for
}

// Error names the fault and the input, quoted.
func (e *ParseError) Error() string { return e.Err.Error() + ": " + fmt.Sprintf("%q", e.Input) }

// Unwrap returns the fault.
func (e *ParseError) Unwrap() error { return e.Err }

// maxQuoted bounds what a ParseError keeps of its input.
const maxQuoted = 64

func parseError(s string, err error) error {
	return &ParseError{Input: strings.Clone(s[:min(len(s), maxQuoted)]), Err: err}
}
