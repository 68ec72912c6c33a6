package inin

import "strconv"

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrKind occurs when a value is not of the format that was asked for. See
	// what Inspect says about it.
	ErrKind Error = "inin: value is not of this format"

	// ErrField occurs when a value exceeds its field. Correct the named field.
	ErrField Error = "inin: field overflow"

	// ErrCounter occurs when counterLo and counterHi are both all ones. Draw
	// new random numbers in a later tick.
	ErrCounter Error = "inin: counter exhausted"

	// ErrSequence occurs when an instance sequence is not between the
	// microsecond of the connection and the one of the generation. When making
	// ids: wait a microsecond; when checking one: distrust it.
	ErrSequence Error = "inin: instance sequence outside its time"

	// ErrFormat occurs when a parameter of a SequentialFormat cannot be used.
	// Correct the named parameter.
	ErrFormat Error = "inin: unusable sequential format"

	// ErrTime occurs when a time is before the epoch or after the last tick of
	// its field. Set the clock or choose another epoch.
	ErrTime Error = "inin: time does not fit its field"
)

// A FieldError names a field that cannot hold its value. It unwraps to
// [ErrField].
type FieldError struct {
	Field string // by its name in the document
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

// checkWidths returns a FieldError for the first field that exceeds its maximum.
func checkWidths(fields ...FieldError) error {
	for _, f := range fields {
		if f.Value > f.Max {
			return &FieldError{f.Field, f.Value, f.Max}
		}
	}
	return nil
}
