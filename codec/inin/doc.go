// Package inin reads, writes and makes the identifiers of the ININ (i3core) Uuid class.
//
// There are six formats: null ([IsNull]), random with eight custom bits ([CreateRandom], [Custom]),
// name-based ([NameBased]), [Sequential] for two kinds of databases, the [Legacy] interaction id,
// and the [Notifier]. [Inspect] names the format of a value, with the evidence. A
// [SequentialFormat] packs a [Sequential] and takes it apart, and a [Connection] makes the
// Notifier's ids. Package collation makes sequential ids. [AsString], [Encode] and [Decode] are the
// text.
//
// Every [16]byte is the bytes as they lie in memory and are stored, octet 0 first, where the first
// three fields of the text are little-endian: codec.MixedEndian decodes them to text order. The
// version is the high nibble of octet 7.
//
// The custom bits are no credential: nothing in this package decides by them, and no program may
// base a decision about security on them. docs/reference/inin.md says why. It has the functions and
// tests of each section of the document too, and what was decided where that is open.
//
// Every sentinel is an [Error]: [ErrKind] when a value is not of the asked-for format, [ErrField]
// in a [*FieldError] when a value exceeds its field, [ErrCounter] when a counter is used up,
// [ErrSequence] when the rule of the Notifier does not hold, [ErrFormat] and [ErrTime] for
// parameters. Decode returns the errors of [github.com/sqluuid/sqluuid/codec.ParseCanonical].
//
// All functions are safe for concurrent use, and so is [Connection].
package inin
