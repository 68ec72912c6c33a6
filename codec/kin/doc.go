// Package kin reads and writes sixteen kinds of identifiers, among them ULID, Snowflake, XID,
// ObjectID, KSUID and CUID, as far as they fit sixteen bytes.
//
// The authors of draft-peabody-dispatch-new-uuid-format-01 (section 2) compared these before they
// designed new UUIDs. Every [Kind] converts its own text to [16]byte and back, says when it was
// made and what its parts are. [Kinds] lists them. [Identify] says as which of them a text can be
// read, and [IdentifyBytes] does it for sixteen bytes. A [Numeric] also takes the number, with
// another epoch if need be.
//
// The bytes are in network order. A kind of 128 bits is taken as it is, a shorter one is padded
// with zero bytes, and a 64-bit number goes into a version 8 UUID. docs/reference/kin.md says how
// each fits and how it sorts in a database, and names its tests.
//
// The package makes no identifiers. It does not guess: sixteen bytes do not name their
// kind, and a decimal number does not say its epoch.
//
// Decode is strict, and its error is a [*TextError]. Every sentinel is an [Error]: [ErrLength],
// [ErrSyntax] and [ErrOverflow] for a text, [ErrPadding] and [ErrVersion] for bytes that are not of
// the kind, and [ErrTooWide] for a [KSUID], which has 160 bits.
//
// The kinds and all functions are safe for concurrent use.
package kin
