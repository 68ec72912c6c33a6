package collation

import "encoding/hex"

// StoredID is an id as its column stores it: sixteen bytes whose order the column states.
// It is a struct, so that no conversion takes the bytes for an id's:
// [Sequence.NextInto] gives an id, and [StoredID.Array] the bytes. The zero StoredID is
// sixteen zero bytes.
type StoredID struct{ bytes [16]byte }

// StoredIDOf returns what a column holds as a StoredID.
func StoredIDOf(column [16]byte) StoredID { return StoredID{column} }

// Array returns the bytes in the order of the column. They are an id in network order
// for a binary column only: in a uniqueidentifier codec.MixedEndian.Decode gives that.
func (s StoredID) Array() [16]byte { return s.bytes }

// String returns the 32 digits of the bytes in the order of the column.
func (s StoredID) String() string { return hex.EncodeToString(s.bytes[:]) }
