package codec

import "slices"

// The three forms of draft-taylor-uuid-ncname-04 begin and end with a letter. An id can then be an
// XML name, a fragment identifier or a variable: the version nibble becomes the first letter, the
// variant nibble the last (A-P for 0-15, the draft's "bookends"), and the other 120 bits stand
// between them:
//
//	aaaaaaaa-bbbb-Vccc-Rddd-eeeeeeeeeeee
//	V aaaaaaaabbbbcccdddeeeeeeeeeeee R
//
// Decode reads the bookends in either case, as the draft's section 3 says. The
// texts do not sort as the identifiers do.
var (
	// NCName32 is 26 symbols of a-z 2-7, lower case. Decode reads either case.
	NCName32 Text = ncname32{}

	// NCName58 is 23 symbols: between upper-case bookends stands Bitcoin's
	// base58 of the fifteen bytes, 15 to 21 symbols, filled up with _ behind.
	NCName58 Text = ncname58{}

	// NCName64 is 22 symbols of A-Z a-z 0-9 - _ with upper-case bookends.
	NCName64 Text = ncname64{}
)

// bookend maps the letters a-p and A-P to 0-15.
var bookend = symbolTable("abcdefghijklmnop", true)

// bookends splits id into its version and variant nibbles and the 120 bits between. The bits are
// two numbers of 60.
func bookends(id [16]byte) (version, variant byte, a, b uint64) {
	hi, lo := halves(id)
	return id[6] >> 4, id[8] >> 4, hi>>16<<12 | hi&0xfff, lo & (1<<60 - 1)
}

// fromBookends is the inverse of bookends.
func fromBookends(version, variant byte, a, b uint64) [16]byte {
	return fromHalves(a>>12<<16|uint64(version)<<12|a&0xfff, uint64(variant)<<60|b)
}

// parseBookends checks the length and reads the first and the last letter of s.
func parseBookends(s string, length int) (version, variant byte, err error) {
	if len(s) != length {
		return 0, 0, parseError(s, len(s), ErrLength)
	}
	version, variant = bookend[s[0]], bookend[s[length-1]]
	if version == noSymbol {
		return 0, 0, parseError(s, 0, ErrSyntax)
	}
	return version, variant, nil
}

type ncname32 struct{}

func (ncname32) Len() int       { return 26 }
func (ncname32) Ordered() bool  { return false }
func (ncname32) String() string { return "ncname32" }

func (t ncname32) Encode(id [16]byte) string {
	var buf [26]byte
	return string(t.AppendEncode(buf[:0], id))
}

func (ncname32) AppendEncode(dst []byte, id [16]byte) []byte {
	version, variant, a, b := bookends(id)
	at := len(dst)
	dst = slices.Grow(dst, 26)[:at+26]
	out := dst[at:]
	out[0], out[25] = 'a'+version, 'a'+variant
	rfc4648.put((*[12]byte)(out[1:13]), a)
	rfc4648.put((*[12]byte)(out[13:25]), b)
	return dst
}

func (t ncname32) Decode(s string) ([16]byte, error) {
	version, variant, err := parseBookends(s, 26)
	if err != nil {
		return [16]byte{}, err
	}
	a, b := rfc4648.take(s[1:13]), rfc4648.take(s[13:25])
	if (a|b)>>60 != 0 {
		return [16]byte{}, parseError(s, badSymbol(s, 1, 25, &rfc4648.symbol), ErrSyntax)
	}
	if variant == noSymbol {
		return [16]byte{}, parseError(s, 25, ErrSyntax)
	}
	return fromBookends(version, variant, a, b), nil
}

type ncname64 struct{}

func (ncname64) Len() int       { return 22 }
func (ncname64) Ordered() bool  { return false }
func (ncname64) String() string { return "ncname64" }

func (t ncname64) Encode(id [16]byte) string {
	var buf [22]byte
	return string(t.AppendEncode(buf[:0], id))
}

func (ncname64) AppendEncode(dst []byte, id [16]byte) []byte {
	version, variant, a, b := bookends(id)
	at := len(dst)
	dst = slices.Grow(dst, 22)[:at+22]
	out := dst[at:]
	out[0], out[21] = 'A'+version, 'A'+variant
	put64((*[10]byte)(out[1:11]), a)
	put64((*[10]byte)(out[11:21]), b)
	return dst
}

func (ncname64) Decode(s string) ([16]byte, error) {
	version, variant, err := parseBookends(s, 22)
	if err != nil {
		return [16]byte{}, err
	}
	a, okA := take64(s[1:11])
	b, okB := take64(s[11:21])
	if !okA || !okB {
		return [16]byte{}, parseError(s, badSymbol(s, 1, 21, &base64Symbol), ErrSyntax)
	}
	if variant == noSymbol {
		return [16]byte{}, parseError(s, 21, ErrSyntax)
	}
	return fromBookends(version, variant, a, b), nil
}
