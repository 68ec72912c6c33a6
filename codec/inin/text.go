package inin

import "github.com/sqluuid/sqluuid/codec"

// AsString returns the text of the stored bytes, the document's as_string: 36
// lower-case characters, as .NET prints a Guid.
func AsString(stored [16]byte) string {
	var buf [36]byte
	return string(codec.AppendText(buf[:0], codec.MixedEndian.Decode(stored)))
}

// Encode is [AsString], under the name that every codec of this module has.
func Encode(stored [16]byte) string { return AsString(stored) }

// AppendEncode appends the text of [AsString] to dst. It allocates only when dst
// lacks the capacity.
func AppendEncode(dst []byte, stored [16]byte) []byte {
	return codec.AppendText(dst, codec.MixedEndian.Decode(stored))
}

// Decode returns the stored bytes of a text of 36 characters in either case. It
// takes every value, of this class or not; [Inspect] tells.
func Decode(s string) ([16]byte, error) {
	id, err := codec.ParseCanonical(s)
	if err != nil {
		return [16]byte{}, err
	}
	return codec.MixedEndian.Encode(id), nil
}
