package codec_test

import (
	"math/big"
	"regexp"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
)

// An oracle is the slow, obvious decoder of one form: a pattern of what it
// takes, and arithmetic on big integers and on hexadecimal digits.
type oracle struct {
	form    codec.Text
	pattern *regexp.Regexp
	// number turns a text that matches into the 128-bit number.
	number func(s string) *big.Int
}

const (
	slowCrockford = "0123456789abcdefghjkmnpqrstvwxyz"
	slowRFC4648   = "abcdefghijklmnopqrstuvwxyz234567"
	slowBase58    = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
	slowBase62    = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	slowBase64    = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
)

func horner(s, alphabet string) *big.Int {
	n := new(big.Int)
	for _, c := range s {
		n.Mul(n, big.NewInt(int64(len(alphabet))))
		n.Add(n, big.NewInt(int64(strings.IndexRune(alphabet, c))))
	}
	return n
}

// unpad divides by 2^spare, or returns nil when that leaves a rest.
func unpad(n *big.Int, spare uint) *big.Int {
	q, rest := new(big.Int).QuoRem(n, new(big.Int).Lsh(big.NewInt(1), spare), new(big.Int))
	if rest.Sign() != 0 {
		return nil
	}
	return q
}

func hexDigits(n *big.Int, count int) string {
	s := n.Text(16)
	return strings.Repeat("0", max(0, count-len(s))) + s
}

func fromHexDigits(s string) *big.Int { return horner(s, "0123456789abcdef") }

// fromNCName puts the bookends back among the thirty digits between them.
func fromNCName(first, last byte, body *big.Int) *big.Int {
	d := hexDigits(body, 30)
	if len(d) != 30 {
		return nil
	}
	nibble := func(c byte) string { return string("0123456789abcdef"[lowerByte(c)-'a']) }
	return fromHexDigits(d[:12] + nibble(first) + d[12:15] + nibble(last) + d[15:])
}

func lowerByte(c byte) byte { return strings.ToLower(string(rune(c)))[0] }

func plain(alphabet string) func(string) *big.Int {
	return func(s string) *big.Int { return horner(s, alphabet) }
}

func folded(alphabet string) func(string) *big.Int {
	return func(s string) *big.Int { return horner(strings.ToLower(s), alphabet) }
}

func slowHex(s string) *big.Int {
	s = strings.TrimPrefix(strings.ToLower(s), "urn:uuid:")
	return fromHexDigits(strings.NewReplacer("-", "", "{", "", "}", "").Replace(s))
}

// slowNCName58 undoes draft-msporny-base58: a zero byte for each leading 1, then
// the bytes of the number; fifteen in all.
func slowNCName58(s string) *big.Int {
	body := strings.TrimRight(s[1:22], "_")
	ones := len(body) - len(strings.TrimLeft(body, "1"))
	n := horner(body, slowBase58)
	if ones+len(n.Bytes()) != 15 {
		return nil
	}
	return fromNCName(s[0], s[22], n)
}

var slowTexts = []oracle{
	{codec.Hyphenated, slowForms[0], slowHex},
	{codec.Hex, slowForms[1], slowHex},
	{codec.Braced, slowForms[2], slowHex},
	{codec.URN, slowForms[3], slowHex},
	{codec.Decimal, regexp.MustCompile(`^(0|[1-9][0-9]{0,38})$`), plain("0123456789")},
	{codec.Base32, regexp.MustCompile(`^[0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{26}$`), folded(slowCrockford)},
	{codec.Base32Std, regexp.MustCompile(`^[A-Za-z2-7]{26}$`),
		func(s string) *big.Int { return unpad(folded(slowRFC4648)(s), 2) }},
	{codec.Base36, regexp.MustCompile(`^[0-9A-Za-z]{25}$`), folded("0123456789abcdefghijklmnopqrstuvwxyz")},
	{codec.Base58, regexp.MustCompile(`^[1-9A-HJ-NP-Za-km-z]{22}$`), plain(slowBase58)},
	{codec.Base62, regexp.MustCompile(`^[0-9A-Za-z]{22}$`), plain(slowBase62)},
	{codec.Base64URL, regexp.MustCompile(`^[-0-9A-Z_a-z]{22}$`),
		func(s string) *big.Int { return unpad(horner(s, slowBase64), 4) }},
	{codec.NCName32, regexp.MustCompile(`^[A-Pa-p][2-7A-Za-z]{24}[A-Pa-p]$`),
		func(s string) *big.Int { return fromNCName(s[0], s[25], folded(slowRFC4648)(s[1:25])) }},
	{codec.NCName58, regexp.MustCompile(`^[A-Pa-p](?:[1-9A-HJ-NP-Za-km-z]{15}_{6}|[1-9A-HJ-NP-Za-km-z]{16}_{5}|` +
		`[1-9A-HJ-NP-Za-km-z]{17}_{4}|[1-9A-HJ-NP-Za-km-z]{18}_{3}|[1-9A-HJ-NP-Za-km-z]{19}_{2}|` +
		`[1-9A-HJ-NP-Za-km-z]{20}_|[1-9A-HJ-NP-Za-km-z]{21})[A-Pa-p]$`), slowNCName58},
	{codec.NCName64, regexp.MustCompile(`^[A-Pa-p][-0-9A-Z_a-z]{20}[A-Pa-p]$`),
		func(s string) *big.Int { return fromNCName(s[0], s[21], horner(s[1:21], slowBase64)) }},
	{codec.Slug, regexp.MustCompile(`^[-0-9A-Z_a-z]{22}$`), func(s string) *big.Int {
		n := unpad(horner(s, slowBase64), 4)
		if n == nil {
			return nil
		}
		d := hexDigits(n, 32)
		return fromHexDigits(d[2:14] + d[:1] + d[14:17] + d[1:2] + d[17:])
	}},
	{codec.TypeID(""), regexp.MustCompile(`^[0-9a-hjkmnp-tv-z]{26}$`), plain(slowCrockford)},
	{codec.TypeID("a_b"), regexp.MustCompile(`^a_b_[0-9a-hjkmnp-tv-z]{26}$`),
		func(s string) *big.Int { return horner(s[4:], slowCrockford) }},
	{codec.TypeID("_"), regexp.MustCompile(`[^\d\D]`), nil}, // a wrong prefix has no texts
}

func (o oracle) decode(s string) (id [16]byte, ok bool) {
	if !o.pattern.MatchString(s) || strings.HasSuffix(s, "\n") {
		return id, false
	}
	n := o.number(s)
	if n == nil || n.BitLen() > 128 {
		return id, false
	}
	n.FillBytes(id[:])
	return id, true
}
