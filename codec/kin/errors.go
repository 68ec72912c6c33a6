package kin

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
	// ErrLength occurs when a text is shorter or longer than every text of
	// its kind. Look for cut-off or surrounding characters, or try
	// [Identify].
	ErrLength Error = "kin: wrong length for this kind of identifier"

	// ErrSyntax occurs when a character is not of the kind's alphabet, or
	// stands where another belongs. The kinds that tell upper from lower case
	// refuse the other one: do not fold the case of an identifier.
	ErrSyntax Error = "kin: malformed identifier"

	// ErrOverflow occurs when the characters are right and the number they
	// spell is larger than the kind has bits. No generator made it; look for
	// a changed first character.
	ErrOverflow Error = "kin: number too large for this kind of identifier"

	// ErrPadding occurs when the bits that are the same in every identifier of
	// the kind are others: the rest of the last character of a text, or the padding of
	// sixteen bytes. The value is of another kind, or damaged.
	ErrPadding Error = "kin: padding bits are not as this kind of identifier has them"

	// ErrVersion occurs when a kind that is a UUID has another version or
	// variant than the kind writes. Use the right kind, or store the UUID as
	// it is.
	ErrVersion Error = "kin: wrong UUID version or variant for this kind of identifier"

	// ErrTooWide occurs when an identifier has more than 128 bits, so that
	// sixteen bytes cannot hold it. Store its text, or all of its bytes.
	ErrTooWide Error = "kin: identifier does not fit sixteen bytes; store its text or all of its bytes"
)

// A TextError says where a text stops being an identifier of a kind. It unwraps
// to one of the sentinels of this package, or to an error of package codec for
// the kinds whose text is a UUID's.
type TextError struct {
	Kind   string // the name of the kind
	Input  string // what was given, cut to at most 64 bytes
	Offset int    // index of the first wrong byte; the length when that is wrong
	Err    error
}

// Error names the fault, the kind, the offset and the input, quoted.
func (e *TextError) Error() string {
	return e.Err.Error() + ": " + e.Kind + ", offset " + strconv.Itoa(e.Offset) + ": " + fmt.Sprintf("%q", e.Input)
}

// Unwrap returns the sentinel.
func (e *TextError) Unwrap() error { return e.Err }

// maxQuoted bounds what a TextError keeps of its input.
const maxQuoted = 64

func textError(kind, s string, offset int, err error) error {
	return &TextError{Kind: kind, Input: s[:min(len(s), maxQuoted)], Offset: offset, Err: err}
}
