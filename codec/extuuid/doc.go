// Package extuuid reads and writes EXTUUIDs: UUIDs that hold an identifier that already exists. It
// is a catalogue number, an amount of money, a physical quantity, an instant or a few numbers.
//
// The format is from sections 3 and 4 of Alexandru Corlan's specification of 18 October 2012, at
// dan.corlan.net/software/corlpack/extuuid.html. The package is experimental, because the document
// is incomplete. docs/reference/extuuid.md has the decisions, the limits, the engines, and the
// functions and tests of each section.
//
// A [Value] is one of ten types, whose fields have the document's names. [Pack] turns it into
// sixteen bytes and [Unpack] turns those back. [Encode] prints sixteen bytes in the document's
// syntax; [Decode] reads it strictly and [DecodeSmart] reads shorter forms. [Money] shows how an
// application builds a type of its own on these, and a [SmartParser] reads and prints such types
// too. A column of them is a sqltype.ID[Text].
//
// The bytes are in network order, as the text of a UUID reads: the first bit of the document is the
// most significant. The order of the bytes is not the order of the values. The document asks for
// version 6, which today means reordered time. This package writes version 8, and version 6 only
// through [PackVersion]; [Unpack] reads both and says which it was.
//
// Every sentinel is an [Error]. A value that does not fit is refused with an [*OverflowError], and
// one with another fault with a [*FieldError]; both name the field. A text that is refused gives a
// [*ParseError], and a second spelling of a value [ErrNotCanonical].
//
// All functions are safe for concurrent use.
package extuuid
