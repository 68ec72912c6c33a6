package codec

import "slices"

// Base64URL is the URL-safe base64 of RFC 4648, section 5, without padding: 22
// symbols of A-Z a-z 0-9 - _. The last symbol has four bits that encode nothing;
// Decode refuses them when they are set (RFC 4648, section 3.5).
var Base64URL Text = base64Text{}

const (
	base64Len      = 22
	base64Alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
)

var (
	base64Symbol = symbolTable(base64Alphabet, false)
	base64Pairs  = func() (t [64 * 64]uint16) { symbolPairs(t[:], base64Alphabet); return t }()
)

type base64Text struct{}

func (base64Text) Len() int       { return base64Len }
func (base64Text) Ordered() bool  { return false } // 0 comes after z
func (base64Text) String() string { return "base64url" }

func (t base64Text) Encode(id [16]byte) string {
	var buf [base64Len]byte
	return string(t.AppendEncode(buf[:0], id))
}

func (base64Text) AppendEncode(dst []byte, id [16]byte) []byte {
	hi, lo := halves(id)
	return appendBase64(dst, hi, lo)
}

func (base64Text) Decode(s string) ([16]byte, error) {
	hi, lo, err := parseBase64(s)
	if err != nil {
		return [16]byte{}, err
	}
	return fromHalves(hi, lo), nil
}

// appendBase64 appends the 22 symbols of a 128-bit number.
func appendBase64(dst []byte, hi, lo uint64) []byte {
	at := len(dst)
	dst = slices.Grow(dst, base64Len)[:at+base64Len]
	out := dst[at:]
	put64((*[10]byte)(out[0:10]), hi>>4)
	put64((*[10]byte)(out[10:20]), hi<<56|lo>>8)
	putPair(out[20:22], base64Pairs[lo<<4&0xfff])
	return dst
}

// parseBase64 is the inverse of appendBase64.
func parseBase64(s string) (hi, lo uint64, err error) {
	if len(s) != base64Len {
		return 0, 0, parseError(s, len(s), ErrLength)
	}
	a, okA := take64(s[0:10])
	b, okB := take64(s[10:20])
	y, z := base64Symbol[s[20]], base64Symbol[s[21]]
	if !okA || !okB || (y|z)&0x80 != 0 {
		return 0, 0, parseError(s, badSymbol(s, 0, len(s), &base64Symbol), ErrSyntax)
	}
	if z&0x0f != 0 {
		return 0, 0, parseError(s, base64Len-1, ErrPadding)
	}
	return a<<4 | b>>56, b<<8 | uint64(y)<<2 | uint64(z)>>4, nil
}

// put64 writes the low 60 bits of v as ten symbols.
func put64(out *[10]byte, v uint64) {
	putPair(out[0:2], base64Pairs[v>>48&0xfff])
	putPair(out[2:4], base64Pairs[v>>36&0xfff])
	putPair(out[4:6], base64Pairs[v>>24&0xfff])
	putPair(out[6:8], base64Pairs[v>>12&0xfff])
	putPair(out[8:10], base64Pairs[v&0xfff])
}

// take64 reads ten symbols as 60 bits.
func take64(s string) (v uint64, ok bool) {
	var wrong uint8
	for i := range 10 {
		x := base64Symbol[s[i]]
		wrong |= x
		v = v<<6 | uint64(x)
	}
	return v, wrong&0x80 == 0
}
