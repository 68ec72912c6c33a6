package sqltype

import (
	"encoding/binary"

	"github.com/sqluuid/sqluuid/codec"
)

// The text of a ULID: 26 characters of five bits each, the two bits over at the
// front being zero. It is that of codec.Base32, whose methods are called through
// an interface: that would put the buffers of Value on the heap, and Scan would
// have to make a string of a driver's bytes.
const (
	base32Len      = 26
	base32Alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ" // Crockford's
)

func appendBase32(dst []byte, id [16]byte) []byte {
	hi, lo := binary.BigEndian.Uint64(id[:8]), binary.BigEndian.Uint64(id[8:])
	n := len(dst)
	dst = append(dst, "00000000000000000000000000"...)
	for i := n + base32Len - 1; i >= n; i-- {
		dst[i] = base32Alphabet[lo&31]
		lo = lo>>5 | hi<<59
		hi >>= 5
	}
	return dst
}

// parseBase32 reads base32Len characters of either case.
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
