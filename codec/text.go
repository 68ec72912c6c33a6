package codec

import (
	"encoding/binary"
	"slices"
)

const (
	textLen   = 36 // 8-4-4-4-12, RFC 9562 section 4
	hexLen    = 32 // digits alone
	bracedLen = 38 // {8-4-4-4-12}
	urnLen    = 45 // urn:uuid:8-4-4-4-12
	urnPrefix = "urn:uuid:"
)

// ParseCanonical decodes the canonical text of RFC 9562, section 4: 36 characters in the
// groups 8-4-4-4-12, digits in either case. It takes no other form; see
// [ParseLenient]. The error is a [*ParseError]; it does not allocate when it
// succeeds.
func ParseCanonical(s string) (id [16]byte, err error) {
	head, tail, ok := decode36(s)
	if !ok {
		return id, refuse(s)
	}
	put(&id, head, tail)
	return id, nil
}

// ParseCanonicalBytes is [ParseCanonical] for text in a byte slice, which it does not keep.
func ParseCanonicalBytes(s []byte) (id [16]byte, err error) {
	head, tail, ok := decode36(s)
	if !ok {
		return id, refuse(s)
	}
	put(&id, head, tail)
	return id, nil
}

// ParseLenient decodes any of the four text forms that databases and tools
// print, digits in either case:
//
//	f81d4fae-7dec-11d0-a765-00a0c91e6bf6           canonical
//	f81d4fae7dec11d0a76500a0c91e6bf6               32 digits
//	{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}         braces
//	urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6  URN, prefix in either case
//
// It is tolerant of the form, not of faults: braces must be braces and hyphens
// must be hyphens, and surrounding space is refused.
func ParseLenient(s string) (id [16]byte, err error) {
	if head, tail, ok := decode36(s); ok {
		put(&id, head, tail)
		return id, nil
	}
	return parseOther(s)
}

// ParseLenientBytes is [ParseLenient] for text in a byte slice, which it does
// not keep.
func ParseLenientBytes(s []byte) (id [16]byte, err error) {
	if head, tail, ok := decode36(s); ok {
		put(&id, head, tail)
		return id, nil
	}
	return parseOther(s)
}

// refuse says why s is not the canonical text.
func refuse[T string | []byte](s T) error {
	if len(s) != textLen {
		return parseError(s, len(s), ErrLength)
	}
	return parseError(s, firstBad(s), ErrSyntax)
}

// parseOther decodes the forms that ParseLenient takes besides the canonical
// one, and says what is wrong with any other text.
func parseOther[T string | []byte](s T) (id [16]byte, err error) {
	start, end := 0, len(s)
	switch len(s) {
	case textLen:
		return id, refuse(s)
	case hexLen:
		id, bad := decodeHex(s)
		if bad >= 0 {
			return [16]byte{}, parseError(s, bad, ErrSyntax)
		}
		return id, nil
	case bracedLen:
		if s[0] != '{' {
			return id, parseError(s, 0, ErrSyntax)
		}
		start, end = 1, bracedLen-1
	case urnLen:
		for i := range len(urnPrefix) {
			if lower(s[i]) != urnPrefix[i] {
				return id, parseError(s, i, ErrSyntax)
			}
		}
		start = len(urnPrefix)
	default:
		return id, parseError(s, len(s), ErrLength)
	}
	head, tail, ok := decode36(s[start:end])
	switch {
	case !ok:
		return id, parseError(s, start+firstBad(s[start:end]), ErrSyntax)
	case len(s) == bracedLen && s[end] != '}':
		return id, parseError(s, end, ErrSyntax)
	}
	put(&id, head, tail)
	return id, nil
}

// lower folds an ASCII letter and leaves every other byte alone.
func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + ('a' - 'A')
	}
	return c
}

// firstBad finds the first byte of s that the canonical form does not allow.
func firstBad[T string | []byte](s T) int {
	for i := range len(s) {
		switch i {
		case 8, 13, 18, 23:
			if s[i] != '-' {
				return i
			}
		default:
			if unhex[s[i]] == notHex {
				return i
			}
		}
	}
	return len(s)
}

// decodeHex decodes 32 digits. bad is the offset of the first wrong byte, or -1.
func decodeHex[T string | []byte](s T) (id [16]byte, bad int) {
	for i := range id {
		hi, lo := unhex[s[2*i]], unhex[s[2*i+1]]
		if hi == notHex {
			return [16]byte{}, 2 * i
		}
		if lo == notHex {
			return [16]byte{}, 2*i + 1
		}
		id[i] = hi<<4 | lo
	}
	return id, -1
}

// AppendText appends the canonical lower-case text of id, 36 bytes, to dst and
// returns the extended slice. It allocates only when dst lacks the capacity.
func AppendText(dst []byte, id [16]byte) []byte {
	n := len(dst)
	if cap(dst)-n < textLen {
		dst = grow(dst)
	}
	dst = dst[:n+textLen]
	out := (*[textLen]byte)(dst[n:])
	le := binary.LittleEndian
	head, tail := le.Uint64(id[0:]), le.Uint64(id[8:])
	out[8], out[13], out[18], out[23] = '-', '-', '-', '-'
	le.PutUint64(out[0:], hex8(uint64(uint32(head))))
	b := hex8(head >> 32)
	le.PutUint32(out[9:], uint32(b))
	le.PutUint32(out[14:], uint32(b>>32))
	c := hex8(uint64(uint32(tail)))
	le.PutUint32(out[19:], uint32(c))
	le.PutUint32(out[24:], uint32(c>>32))
	le.PutUint64(out[28:], hex8(tail>>32))
	return dst
}

// grow makes room for a text. It is a function of its own to keep its registers
// and its stack frame out of AppendText.
//
//go:noinline
func grow(dst []byte) []byte { return slices.Grow(dst, textLen) }

// AppendHex appends the 32 lower-case digits of id, without hyphens, to dst.
func AppendHex(dst []byte, id [16]byte) []byte {
	for _, b := range id {
		dst = append(dst, digits[b>>4], digits[b&0x0f])
	}
	return dst
}

// AppendBraced appends the canonical text of id in braces, 38 bytes, to dst.
func AppendBraced(dst []byte, id [16]byte) []byte {
	return append(AppendText(append(dst, '{'), id), '}')
}

// AppendURN appends the URN of id, 45 bytes (RFC 9562, section 4), to dst.
func AppendURN(dst []byte, id [16]byte) []byte {
	return AppendText(append(dst, urnPrefix...), id)
}

const digits = "0123456789abcdef"

// notHex marks, in unhex, a byte that is no hexadecimal digit.
const notHex = 0x80

var unhex = func() (t [256]byte) {
	for i := range t {
		t[i] = notHex
	}
	for i := range 10 {
		t['0'+i] = byte(i)
	}
	for i := range 6 {
		t['a'+i] = byte(10 + i)
		t['A'+i] = byte(10 + i)
	}
	return t
}()
