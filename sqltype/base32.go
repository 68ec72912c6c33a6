package sqltype

import (
	"encoding/binary"

	"github.com/sqluuid/sqluuid/codec"
)

// The text of a ULID: 26 characters of five bits each, the two bits over at the
// front being zero.
const (
	base32Len      = 26
	base32Alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ" // Crockford's
)

// parseBase32 reads base32Len characters of either case, as codec.Base32 does,
// out of a driver's buffer too: Decode takes a string, which a Scan would have to
// allocate.
func parseBase32[T string | []byte](s T) (id [16]byte, err error) {
	var hi, lo uint64
	for i := range base32Len {
		v := base32Digit(s[i])
		if v > 31 || i == 0 && v > 7 { // 8 and above would need more than 128 bits
			return id, &codec.ParseError{Input: string(s), Offset: i, Err: codec.ErrSyntax}
		}
		hi = hi<<5 | lo>>59
		lo = lo<<5 | uint64(v)
	}
	binary.BigEndian.PutUint64(id[:8], hi)
	binary.BigEndian.PutUint64(id[8:], lo)
	return id, nil
}

// base32Digit returns the five bits of a character, or more than 31.
func base32Digit(c byte) byte { return base32Digits[c] }

var base32Digits = func() (t [256]byte) {
	for i := range t {
		t[i] = 0xff
	}
	for i, c := range []byte(base32Alphabet) {
		t[c] = byte(i)
		if c >= 'A' {
			t[c+'a'-'A'] = byte(i)
		}
	}
	return t
}()
