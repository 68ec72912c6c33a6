package peabody

import "github.com/sqluuid/sqluuid/codec"

// Encode returns the text of section 4: 36 characters in the groups
// 8-4-4-4-12, lower case. It is defined for all 2^128 values.
func Encode(id [16]byte) string {
	var buf [36]byte
	return string(codec.AppendText(buf[:0], id))
}

// AppendEncode appends the text of [Encode] to dst. It allocates only when dst
// lacks the capacity.
func AppendEncode(dst []byte, id [16]byte) []byte { return codec.AppendText(dst, id) }

// Decode reads that text, in either case, whatever version it has. The sixteen
// bytes are what section 5 wants stored, rather than the text.
func Decode(s string) ([16]byte, error) { return codec.ParseCanonical(s) }

// Version returns bits 48 to 51, and whether bits 64 and 65 are the document's variant, 10. The
// versions of the document are 6, 7 and 8.
func Version(id [16]byte) (version uint8, variant bool) { return id[6] >> 4, id[8]>>6 == 0b10 }

// is reports whether id has a version and the variant.
func is(id [16]byte, version uint8) bool {
	v, ok := Version(id)
	return ok && v == version
}
