package peabody

import "strconv"

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrVersion occurs when a value lacks the variant or has another version
	// than the one asked for. See Version.
	ErrVersion Error = "peabody: value has another version or variant"

	// ErrField occurs when a value exceeds its field. Correct the named field.
	ErrField Error = "peabody: field overflow"

	// ErrLayout occurs when the parameters of a layout or a generator cannot
	// be used together. Correct the named parameter.
	ErrLayout Error = "peabody: unusable layout"

	// ErrNode occurs when the node is all zero, which ensures no uniqueness.
	// Fill it from a random source.
	ErrNode Error = "peabody: node is all zero"

	// ErrTime occurs when a time is before the epoch of a layout or too late
	// for its timestamp. Set the clock.
	ErrTime Error = "peabody: time does not fit the timestamp"

	// ErrSequence occurs when one tick has used up its clock sequence, which
	// must not roll over. Wait for the next tick, or give the sequence more bits.
	ErrSequence Error = "peabody: clock sequence exhausted within one tick"

	// ErrBits occurs when a conversion has no room for bits of the value.
	// Make a new id, or convert with the layout that the value was made with.
	ErrBits Error = "peabody: bits of the value do not fit"
)

// A FieldError names a field that cannot hold its value. It unwraps to
// [ErrField].
type FieldError struct {
	Field string // by its name in the document
	Value uint64
	Bits  uint // the width of the field
}

// Error names the field, its value and its width.
func (e *FieldError) Error() string {
	return string(ErrField) + ": " + e.Field + " is " + strconv.FormatUint(e.Value, 10) +
		", which exceeds " + strconv.FormatUint(uint64(e.Bits), 10) + " bits"
}

// Unwrap returns [ErrField].
func (e *FieldError) Unwrap() error { return ErrField }

// checkWidths returns a FieldError for the first value that exceeds its width.
func checkWidths(fields ...FieldError) error {
	for _, f := range fields {
		if f.Bits < 64 && f.Value>>f.Bits != 0 {
			return &FieldError{f.Field, f.Value, f.Bits}
		}
	}
	return nil
}
