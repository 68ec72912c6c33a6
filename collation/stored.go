package collation

import "encoding/hex"

// Stored is an id as its column stores it: sixteen bytes whose order the column states.
// It is a struct, so that no conversion takes the bytes for an id's:
// [Sequence.NextInto] gives an id, and [Stored.Array] the bytes. The zero Stored is
// sixteen zero bytes.
type Stored struct{ bytes [16]byte }

// StoredOf returns what a column holds as a Stored.
func StoredOf(column [16]byte) Stored { return Stored{column} }

// Array returns the bytes in the order of the column. They are an id in network order
// for a binary column only: in a uniqueidentifier codec.MixedEndian.Decode gives that.
func (s Stored) Array() [16]byte { return s.bytes }

// String returns the 32 digits of the bytes in the order of the column.
func (s Stored) String() string { return hex.EncodeToString(s.bytes[:]) }
