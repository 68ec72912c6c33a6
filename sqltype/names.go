package sqltype

import "github.com/sqluuid/sqluuid/codec"

// The names of this file are those that people know from other packages. Package
// sqltype/uuid has those of google/uuid.

// New is [NewV4], as in Go 1.27's uuid package.
func New() UUID { return NewV4() }

// NewString returns the text of [New].
func NewString() string { return New().String() }

// Must returns v, and panics on an error: Must(FromBytes(b)). It is for constants
// and tests, and also takes a call that returns no error, as Must(NewV7()).
func Must[T any](v T, err ...error) T {
	for _, e := range err {
		if e != nil {
			panic(e)
		}
	}
	return v
}

// ParseBytes is [Parse] of a text in bytes. Sixteen raw bytes are for [FromBytes].
func ParseBytes(b []byte) (UUID, error) { return codec.ParseLenientBytes(b) }

// Validate reports, as an error, why [Parse] would refuse s.
func Validate(s string) error {
	_, err := Parse(s)
	return err
}

// URN returns the text as a URN, "urn:uuid:" and 36 characters (RFC 9562, section 4).
func (u UUID) URN() string { return codec.URN.Encode(u) }

// IsNil is [UUID.IsZero].
func (u UUID) IsNil() bool { return u.IsZero() }
