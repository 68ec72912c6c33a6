// Package inin reads, writes and makes the identifiers of the ININ (i3core)
// Uuid class: null, random with eight custom bits, name-based, sequential for
// two kinds of databases, the legacy interaction id, and the Notifier's.
//
// # Which bytes
//
// The class speaks of a value as it lies in memory, and so does this package:
// every [16]byte here is those stored bytes, octet 0 first, with the first
// three fields of the text little-endian (.NET's Guid.ToByteArray, the wire form
// of SQL Server's uniqueidentifier). The text is that of [AsString], and
//
//	text-order bytes = codec.MixedEndian.Decode(stored bytes)
//
// In stored bytes the version is the high nibble of octet 7, not of octet 6, and
// the variant is the top of octet 8 in both orders.
//
// # Coverage
//
// The sections of the document, what does each, and the test that holds it:
//
//	UUIDs with all bits 0        IsNull                       TestNullUUID
//	IETF Format                  Fields, FieldsOf             TestIETFFormat
//	  simplified                 Simplified, SimplifiedOf     TestSimplifiedFormat
//	  little-endian note         AsString, Encode, Decode     TestMemoryIsMixedEndian
//	Custom Data Field            Custom                       TestCustomDataField
//	Random UUID Format           CreateRandom, NewRandom,     TestRandomUUIDFormat
//	                             RandomFrom
//	Name-based UUID Format       NameBased                    TestNameBasedUUIDFormat
//	Sequential UUID Format       Sequential, SequentialFormat TestSequentialUUIDFormat
//	  dbms type                  SequentialFormat.Convert     TestSequentialConversion
//	  counterHi, counterLo       Sequential.Increment         TestSequentialCounters
//	Legacy Interaction Id Format Legacy, LegacyOf, NewLegacy, TestLegacyInteractionIdFormat
//	                             Unresolved
//	Notifier Format              Notifier, NotifierOf         TestNotifierFormat
//	  its note on the sequence   CheckSequence, Connection    TestNotifierSequenceRule
//	all of them                  Inspect                      TestInspect
//	validation against a store   refused: only the application has the store
//	create_sequential and        refused here: it is collation.Sequence, built on
//	  i3db::create_sequential_     Sequential.Increment, with DBMSBinary for the
//	  with_db_collation            first and DBMSGuid for SQL Server
//	                             (create_sequential_with_db_collation); in GORM the
//	                             tag uuid:"sequential"
//
// # Open points
//
// The document leaves four things of the sequential format open. They are the
// fields of [SequentialFormat]; the zero value has our choice of each:
//
//   - the version number is 0xD, the gap between the legacy 0xC and the
//     Notifier's 0xE;
//   - the time unit is a microsecond and the epoch 2000-01-01 UTC, as in the
//     Notifier's note; 56 bits of them last until 4283;
//   - the bytes for SQL Server (dbms 01) are those of [SQLServerPermutation].
//
// Elsewhere it was read so, each with its test:
//
//  1. The Notifier's 52-bit instance sequence is little-endian, as the document
//     stipulates of the first eight octets, and as such its top four bits are the
//     low nibble of octet 6.
//  2. The sequential time is big-endian, as its own table says.
//  3. A name is hashed after the text-order bytes of its namespace, as in RFC
//     4122, so that the text equals that of any version 3 UUID.
//  4. Octet 10 of a legacy id, reserved in the drawing and flags in the table, is
//     flags; they are zero unless given.
//
// # The custom bits are no credential
//
// A UUID says nothing about who made it: any random UUID of any origin has
// something in its custom bits. Never base a decision about security on them, nor on what
// [Inspect] reports, before the value has been checked against the store of the
// ids that the application made. Nothing in this package decides by them.
//
// # Errors
//
// Every sentinel is an [Error]: [ErrKind] when a value is not of the asked-for
// format, [ErrField] in a [*FieldError] when a value exceeds its field,
// [ErrCounter] when a counter is used up, [ErrSequence] when the rule of the
// Notifier does not hold, [ErrFormat] and [ErrTime] for parameters. Decode
// returns the errors of [github.com/sqluuid/sqluuid/codec.Parse].
//
// All functions are safe for concurrent use, and so is [Connection].
package inin
