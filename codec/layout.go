package codec

// A Layout is a fixed order of the sixteen bytes of an identifier. Encode turns
// the bytes in text (network) order into stored bytes, Decode turns them back;
// each is the inverse of the other on all 2^128 values. String names the layout.
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
// A ULID's sixteen bytes are in network order. Two layouts are no permutations of bytes:
// [SQLServerOrder], which splits the bytes around the version and the variant, and
// [MariaDBStorage], which chooses between two orders by them. Sixteen bytes do not say which
// layout they are in. Nothing here guesses: the caller names the layout.
//
// The layouts of this package are comparable, immutable and safe for concurrent
// use.
type Layout interface {
	Encode(id [16]byte) [16]byte
	Decode(stored [16]byte) [16]byte
	String() string
}

// The layouts that are permutations of bytes.
var (
	// Network is the order of RFC 9562, section 4: most significant byte
	// first, as the text is read. PostgreSQL uuid, BINARY(16) by convention.
	Network Layout = newPermutation("network",
		0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)

	// MixedEndian has the first three fields little-endian: .NET's
	// Guid.ToByteArray, Windows, the wire form of SQL Server's
	// uniqueidentifier, the memory form of the ININ Uuid class, and the C#
	// driver's BSON subtype 3.
	MixedEndian Layout = newPermutation("mixed-endian",
		3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15)

	// TimeSwapped puts time-high before time-mid before time-low, so that
	// version 1 values sort by time: MySQL's UUID_TO_BIN(x, 1) and the
	// ordered-time codec of ramsey/uuid. MySQL swaps whatever the version is,
	// and so does this.
	TimeSwapped Layout = newPermutation("time-swapped",
		6, 7, 4, 5, 0, 1, 2, 3, 8, 9, 10, 11, 12, 13, 14, 15)
)

// permutation is a Layout held as data: stored byte i is text byte from[i], and
// text byte i is stored byte back[i].
type permutation struct {
	name string
	from [16]uint8
	back [16]uint8
}

func newPermutation(name string, from ...uint8) permutation {
	p := permutation{name: name, from: [16]uint8(from)}
	for i, f := range p.from {
		p.back[f] = uint8(i)
	}
	return p
}

func (p permutation) Encode(id [16]byte) [16]byte     { return permute(id, &p.from) }
func (p permutation) Decode(stored [16]byte) [16]byte { return permute(stored, &p.back) }
func (p permutation) String() string                  { return p.name }

func permute(in [16]byte, from *[16]uint8) (out [16]byte) {
	for i, f := range from {
		out[i] = in[f&15]
	}
	return out
}
