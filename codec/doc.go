// Package codec converts 16-byte identifiers to and from text, and to and from
// the byte orders in which databases and other systems store them.
//
// # Values
//
// Every function takes and returns [16]byte in the order in which RFC 9562
// prints a UUID, the network order. Go assigns any named 16-byte array type to
// [16]byte and back without a conversion, so the package serves the UUID types
// of every library as they are.
//
// # Text
//
// [Parse] is strict: exactly the 36 characters of RFC 9562, section 4, in
// either case. [ParseLenient] also takes the 32 hexadecimal digits alone, the
// braced form of Microsoft tools, and the URN of RFC 9562, section 4. Both
// refuse everything else with a [*ParseError] that names the offset, and both
// keep the order of text and bytes the same: lower-case canonical text sorts as
// the bytes do.
//
// A [Text] is one text form. All stand for all 2^128 values; every decoder is
// strict, and encoding allocates nothing when the buffer has room. Here is
// 01890a5d-ac96-774b-bcce-b302099a8057 in each:
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
// "Sorts" says that texts compared byte by byte sort as the identifiers do, see
// [Text.Ordered]; a database column needs a binary collation for that.
//
// # Layouts
//
// A [Layout] is a fixed order of the sixteen bytes, together with its inverse:
//
//	text order       00112233-4455-6677-8899-aabbccddeeff
//	Network          00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff
//	MixedEndian      33 22 11 00 55 44 77 66 88 99 aa bb cc dd ee ff
//	TimeSwapped      66 77 44 55 00 11 22 33 88 99 aa bb cc dd ee ff
//	MariaDBLegacy    aa bb cc dd ee ff 88 99 66 77 44 55 00 11 22 33
//	JavaLegacy       77 66 55 44 33 22 11 00 ff ee dd cc bb aa 99 88
//	CSharpLegacy     33 22 11 00 55 44 77 66 88 99 aa bb cc dd ee ff
//	CombFirst        aa bb cc dd ee ff 66 77 88 99 00 11 22 33 44 55
//	CombLast         00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff
//	SequentialGUID   cc dd ee ff aa bb 88 99 66 77 00 11 22 33 44 55
//	SQLServerOrder   cc dd ee ff aa bb 89 69 99 dc 00 11 22 33 44 55
//	MariaDBStorage   aa bb cc dd ee ff 88 99 66 77 44 55 00 11 22 33  versions 1-5
//	                 00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff  versions 6-8
//
// A ULID's sixteen bytes are in network order. Two layouts are no permutations
// of bytes: [SQLServerOrder] moves the version and the variant to where a reader
// of the stored value looks for them, the version to the seventh byte of the
// printed text (69) and the variant to the ninth (99), and splits the bytes
// with them; [MariaDBStorage] chooses between two orders by version and
// variant.
//
// Sixteen bytes do not say which layout they are in. Nothing here guesses: the
// caller names the layout.
package codec
