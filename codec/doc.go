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
// # Layouts
//
// A [Layout] is a fixed order of the sixteen bytes, together with its inverse:
//
//	text order       00112233-4455-6677-8899-aabbccddeeff
//	Network          00 11 22 33 44 55 66 77 88 99 aa bb cc dd ee ff
//	MixedEndian      33 22 11 00 55 44 77 66 88 99 aa bb cc dd ee ff
//	TimeSwapped      66 77 44 55 00 11 22 33 88 99 aa bb cc dd ee ff
//
// [SQLServerOrder] is not a permutation of bytes: it moves the version and the
// variant to where a reader of the stored value looks for them.
//
// Sixteen bytes do not say which layout they are in. Nothing here guesses: the
// caller names the layout.
package codec
