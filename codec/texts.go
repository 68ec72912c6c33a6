package codec

import "encoding/binary"

// A Text is one text form of sixteen bytes. Every form of this package stands
// for all 2^128 values, and Decode(Encode(id)) is id for each of them.
//
// Decode is strict: it takes exactly the texts that its form allows and refuses
// a wrong length, a symbol outside of the alphabet, bits that encode nothing and
// are not zero, and a number above 2^128-1, each with a [*ParseError] that names
// the offset. Where an alphabet has letters of one case only, Decode reads both
// cases, as RFC 9562, section 4, asks for hexadecimal digits; [TypeID] does not,
// because its specification forbids it. Encode always writes one case.
//
// Here is 01890a5d-ac96-774b-bcce-b302099a8057 in each form:
//
//	form        length  sorts  text
//	Hyphenated  36      yes    01890a5d-ac96-774b-bcce-b302099a8057
//	Hex         32      yes    01890a5dac96774bbcceb302099a8057
//	Braced      38      yes    {01890a5d-ac96-774b-bcce-b302099a8057}
//	URN         45      yes    urn:uuid:01890a5d-ac96-774b-bcce-b302099a8057
//	Decimal     1-39    no     2040782911132661522235942288014082135
//	Base32      26      yes    01H455VB4PEX5VSKNK084SN02Q
//	Base32Std   26      no     agequxnmsz3uxpgowmbatguak4
//	Base36      25      yes    039srkj01e44uynszf2f2njh3
//	Base58      22      yes    1BzmjTFLHWXwiSK4y3H5iW
//	Base62      22      yes    02tcRIyrxLXTR81B3dqdOx
//	Base64URL   22      no     AYkKXayWd0u8zrMCCZqAVw
//	NCName32    26      no     hagequxnmsz2lztvtaiezvacxl
//	NCName58    23      no     H3VViLYLmweUsyBYDTTgi_L
//	NCName64    22      no     HAYkKXayWdLzOswIJmoBXL
//	Slug        22      no     ewGJCl2slnS8zrMCCZqAVw
//	TypeID      26-90   yes    prefix_01h455vb4pex5vsknk084sn02q
//
// The column "sorts" is [Text.Ordered]. A database column needs a binary collation for that.
//
// The texts of this package are comparable, immutable and safe for concurrent
// use.
type Text interface {
	TextCodec

	// Encode returns the text of id.
	Encode(id [16]byte) string

	// Len is the number of bytes of every text of this form. [Decimal] alone
	// has texts of several lengths; its Len is the longest one's.
	Len() int

	// Ordered reports whether texts, compared byte by byte (a binary or "C"
	// collation), sort as the identifiers do.
	Ordered() bool

	// String names the form.
	String() string
}

// A TextCodec writes sixteen bytes as text and reads them back. It is the part of
// [Text] that a type needs to show its ids in a form of its own; every Text is one.
// It must be safe for concurrent use.
type TextCodec interface {
	// AppendEncode appends the text of id to dst and returns the extended
	// slice. It allocates only when dst lacks the capacity.
	AppendEncode(dst []byte, id [16]byte) []byte

	// Decode is the inverse of AppendEncode. It refuses every text that
	// AppendEncode would not write, letter case and look-alikes excepted.
	Decode(s string) ([16]byte, error)
}

// Texts returns the text forms of this package in the order of the table at [Text]. It leaves out
// [TypeID], which has one form per prefix.
func Texts() []Text {
	return []Text{
		Hyphenated, Hex, Braced, URN, Decimal,
		Base32, Base32Std, Base36, Base58, Base62, Base64URL,
		NCName32, NCName58, NCName64, Slug,
	}
}

// halves reads the two big-endian words of id.
func halves(id [16]byte) (hi, lo uint64) {
	return binary.BigEndian.Uint64(id[0:8]), binary.BigEndian.Uint64(id[8:16])
}

// fromHalves is the inverse of halves.
func fromHalves(hi, lo uint64) (id [16]byte) {
	binary.BigEndian.PutUint64(id[0:8], hi)
	binary.BigEndian.PutUint64(id[8:16], lo)
	return id
}

const noSymbol = 0xff

// symbolTable maps a byte to its place in the alphabet, and every other byte to
// noSymbol. With fold it takes letters in either case.
func symbolTable(alphabet string, fold bool) (t [256]uint8) {
	for i := range t {
		t[i] = noSymbol
	}
	for i := range len(alphabet) {
		c := alphabet[i]
		t[c] = uint8(i)
		if fold && 'a' <= lower(c) && lower(c) <= 'z' {
			t[c^('a'-'A')] = uint8(i)
		}
	}
	return t
}

// symbolPairs holds, at a*base+b, the symbols of a and b, the first one in the
// low byte.
func symbolPairs(pairs []uint16, alphabet string) {
	base := len(alphabet)
	for i := range base * base {
		pairs[i] = uint16(alphabet[i/base]) | uint16(alphabet[i%base])<<8
	}
}

// badSymbol returns the offset of the first byte of s[from:to] that t does not
// know, or -1.
func badSymbol(s string, from, to int, t *[256]uint8) int {
	for i := from; i < to; i++ {
		if t[s[i]] == noSymbol {
			return i
		}
	}
	return -1
}

// tooLarge returns the offset of the first symbol by which s exceeds largest.
func tooLarge(s, largest string, t *[256]uint8) int {
	for i := range len(largest) {
		if t[s[i]] > t[largest[i]] {
			return i
		}
	}
	return 0
}
