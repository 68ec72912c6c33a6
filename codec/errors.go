package codec

import (
	"fmt"
	"strconv"
)

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrLength occurs when a text has a length that no accepted form has.
	// The caller passed something that is no UUID, or a form that the strict
	// parser does not take: see [ParseLenient].
	ErrLength Error = "codec: wrong length for a UUID text"

	// ErrSyntax occurs when a character stands where the form has another:
	// a digit that is not hexadecimal, a missing hyphen, brace or prefix.
	ErrSyntax Error = "codec: malformed UUID text"

	// ErrOverflow occurs when a text of the right length and alphabet names a
	// number above 2^128-1. It is no identifier of sixteen bytes.
	ErrOverflow Error = "codec: UUID text above 128 bits"

	// ErrPadding occurs when the bits of a last symbol that encode nothing are
	// not zero. Another text decodes to the same bytes; the text was cut,
	// changed or written by a faulty encoder.
	ErrPadding Error = "codec: UUID text with padding bits that are not zero"

	// ErrPrefix occurs when a TypeID has another prefix than the one asked for. It also occurs for
	// a prefix that the specification does not allow: see [TypeID].
	ErrPrefix Error = "codec: wrong TypeID prefix"
)

// A ParseError says where a text stops being a UUID. It unwraps to [ErrLength],
// [ErrSyntax], [ErrOverflow], [ErrPadding] or [ErrPrefix].
type ParseError struct {
	Input  string // what was given, cut to at most 64 bytes
	Offset int    // index of the first wrong byte; the length when that is wrong
	Err    error  // one of the sentinels
}

// Error names the fault, the offset and the input, quoted.
func (e *ParseError) Error() string {
	return e.Err.Error() + " at offset " + strconv.Itoa(e.Offset) + ": " + fmt.Sprintf("%q", e.Input)
}

// Unwrap returns the sentinel.
func (e *ParseError) Unwrap() error { return e.Err }

// maxQuoted bounds the input that a ParseError keeps. A megabyte of garbage does not end up in a
// log line.
const maxQuoted = 64

func parseError[T string | []byte](s T, offset int, err error) error {
	in := string(s[:min(len(s), maxQuoted)])
	return &ParseError{Input: in, Offset: offset, Err: err}
}
