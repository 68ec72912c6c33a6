// Package uuid has the names of github.com/google/uuid for the types and functions of
// package sqltype: a program of google's changes its import and a few lines.
//
//	import "github.com/sqluuid/sqluuid/sqltype/uuid"
//
// [UUID] and [NullUUID] are [sqltype.UUID] and [sqltype.NullUUID], not copies of them.
// A new program imports sqltype itself.
//
// # What is different
//
// In a query a UUID is sixteen bytes, where google's is 36 characters. A char, varchar
// or text column of such a program keeps texts: read and write it as a [sqltype.Text],
// or turn it into a binary one with "sqluuid migrate text-to-binary" before the import
// changes. SQLite would store both forms side by side without an error. The
// comment of package sqltype says per engine what a column takes.
//
// [NewV6] has the layout of RFC 9562, section 5.6; google's up to 1.6.0 has another,
// which [sqltype.Suspect] finds. [NewUUID] has a random node and no MAC address.
//
// Methods are those of sqltype, so these have another result: Time a [time.Time] and
// whether there is one, ClockSequence a number and whether there is one, Version an int.
// NodeID is Node, an array and whether there is one. The text and binary forms of a
// NULL NullUUID are empty, where google's say "null" and nothing.
//
// # What is missing
//
// SetRand, SetNodeID, SetNodeInterface, SetClockSequence, EnableRandPool, their opposites and
// GetTime, which set and read what the whole process shares: package sqltype/idgen has generators
// with a clock, a node and randomness of their own. The functions and types of version 2, which RFC
// 9562 does not define. The variant Invalid, which no id has.
package uuid
