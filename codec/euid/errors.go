package euid

import "strconv"

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrLength occurs when a text is not 27 symbols long. The texts of drafts
	// 1 and 2, which had other lengths, end here: make such ids anew.
	ErrLength Error = "euid: text is not 27 symbols long"

	// ErrSymbol occurs when a symbol is outside the alphabet, which has no U.
	// Ask for the id again.
	ErrSymbol Error = "euid: no symbol of the alphabet"

	// ErrCheck occurs when the check symbols do not fit the value: something
	// was mistyped or damaged. Ask for the id again.
	ErrCheck Error = "euid: check symbols do not match"

	// ErrExtension occurs when an extension needs more than 15 bits. Keep the
	// larger data elsewhere.
	ErrExtension Error = "euid: extension exceeds 15 bits"

	// ErrTime occurs when the clock is before 1970 or after 3084-12-12, which
	// 45 bits of milliseconds cannot say. Set the clock.
	ErrTime Error = "euid: time does not fit 45 bits of Unix milliseconds"

	// ErrExhausted occurs when the millisecond of the previous id has no
	// greater id left. Wait for the next millisecond, or start from New.
	ErrExhausted Error = "euid: random part exhausted within one millisecond"

	// ErrField occurs when a value exceeds its field. Correct the named field.
	ErrField Error = "euid: field overflow"
)

// A DecodeError says where a text stops being an EUID. It unwraps to
// [ErrLength] or [ErrSymbol].
type DecodeError struct {
	Input  string // what was given, cut to at most 64 bytes
	Offset int    // index of the first wrong byte; the length when that is wrong
	Err    error  // ErrLength or ErrSymbol
}

// Error names the fault, the offset and the input, quoted.
func (e *DecodeError) Error() string {
	return e.Err.Error() + " at offset " + strconv.Itoa(e.Offset) + ": " + strconv.Quote(e.Input)
}

// Unwrap returns the sentinel.
func (e *DecodeError) Unwrap() error { return e.Err }

// A CheckError holds the check that a text carries and the one that its value
// has. It unwraps to [ErrCheck].
type CheckError struct {
	Input                      string
	StoredCheck, ComputedCheck uint8
}

// Error names both checks and the input, quoted.
func (e *CheckError) Error() string {
	return string(ErrCheck) + ": text says " + strconv.Itoa(int(e.StoredCheck)) + ", value has " +
		strconv.Itoa(int(e.ComputedCheck)) + ": " + strconv.Quote(e.Input)
}

// Unwrap returns [ErrCheck].
func (e *CheckError) Unwrap() error { return ErrCheck }

// A FieldError names a field that cannot hold its value. It unwraps to
// [ErrField].
type FieldError struct {
	Field string
	Value uint64
	Max   uint64
}

// Error names the field, its value and its bound.
func (e *FieldError) Error() string {
	return string(ErrField) + ": " + e.Field + " is " + strconv.FormatUint(e.Value, 10) +
		", at most " + strconv.FormatUint(e.Max, 10)
}

// Unwrap returns [ErrField].
func (e *FieldError) Unwrap() error { return ErrField }
