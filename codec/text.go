package codec

const (
	textLen   = 36 // 8-4-4-4-12, RFC 9562 section 4
	hexLen    = 32 // digits alone
	bracedLen = 38 // {8-4-4-4-12}
	urnLen    = 45 // urn:uuid:8-4-4-4-12
	urnPrefix = "urn:uuid:"
)

// Parse decodes the canonical text of RFC 9562, section 4: 36 characters in the
// groups 8-4-4-4-12, digits in either case. It takes no other form; see
// [ParseLenient]. The error is a [*ParseError]; Parse does not allocate when it
// succeeds.
func Parse(s string) ([16]byte, error) { return parse(s) }

// ParseBytes is [Parse] for text in a byte slice, which it does not keep.
func ParseBytes(s []byte) ([16]byte, error) { return parse(s) }

// ParseLenient decodes any of the four text forms that databases and tools
// print, digits in either case:
//
//	f81d4fae-7dec-11d0-a765-00a0c91e6bf6           canonical, as Parse
//	f81d4fae7dec11d0a76500a0c91e6bf6               32 digits
//	{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}         braces
//	urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6  URN, prefix in either case
//
// It is tolerant of the form, not of faults: braces must be braces and hyphens
// must be hyphens, and surrounding space is refused.
func ParseLenient(s string) ([16]byte, error) { return parseLenient(s) }

// ParseLenientBytes is [ParseLenient] for text in a byte slice, which it does
// not keep.
func ParseLenientBytes(s []byte) ([16]byte, error) { return parseLenient(s) }

func parse[T string | []byte](s T) ([16]byte, error) {
	if len(s) != textLen {
		return [16]byte{}, parseError(s, len(s), ErrLength)
	}
	id, bad := decodeText(s)
	if bad >= 0 {
		return [16]byte{}, parseError(s, bad, ErrSyntax)
	}
	return id, nil
}

func parseLenient[T string | []byte](s T) ([16]byte, error) {
	var id [16]byte
	bad, start := -1, 0
	switch len(s) {
	case textLen:
		id, bad = decodeText(s)
	case hexLen:
		id, bad = decodeHex(s)
	case bracedLen:
		if s[0] != '{' {
			return id, parseError(s, 0, ErrSyntax)
		}
		if id, bad = decodeText(s[1 : bracedLen-1]); bad < 0 && s[bracedLen-1] != '}' {
			bad = bracedLen - 2
		}
		start = 1
	case urnLen:
		for i := range len(urnPrefix) {
			if lower(s[i]) != urnPrefix[i] {
				return id, parseError(s, i, ErrSyntax)
			}
		}
		start = len(urnPrefix)
		id, bad = decodeText(s[start:])
	default:
		return id, parseError(s, len(s), ErrLength)
	}
	if bad >= 0 {
		return [16]byte{}, parseError(s, start+bad, ErrSyntax)
	}
	return id, nil
}

// lower folds an ASCII letter and leaves every other byte alone.
func lower(c byte) byte {
	if 'A' <= c && c <= 'Z' {
		return c + ('a' - 'A')
	}
	return c
}

// textOffset holds, for each of the sixteen bytes, where its two digits stand
// in the canonical text.
var textOffset = [16]uint8{0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34}

// decodeText decodes 36 characters. bad is the offset of the first wrong byte
// in reading order, or -1.
func decodeText[T string | []byte](s T) (id [16]byte, bad int) {
	if len(s) != textLen || s[8] != '-' || s[13] != '-' || s[18] != '-' || s[23] != '-' {
		return [16]byte{}, firstBad(s)
	}
	var wrong byte
	for i, x := range textOffset {
		hi, lo := unhex[s[x]], unhex[s[x+1]]
		wrong |= hi | lo
		id[i] = hi<<4 | lo&0x0f
	}
	if wrong&notHex != 0 {
		return [16]byte{}, firstBad(s)
	}
	return id, -1
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
	dst = append(dst, "00000000-0000-0000-0000-000000000000"...)
	out := dst[n : n+textLen]
	for i, x := range textOffset {
		out[x] = digits[id[i]>>4]
		out[x+1] = digits[id[i]&0x0f]
	}
	return dst
}

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
