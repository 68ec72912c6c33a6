// Package euid reads, writes and makes EUIDs: Extendable Universally Unique Identifiers, as draft 5
// of that document defines them.
//
// An EUID is sixteen bytes that sort by their millisecond and carry up to 15 bits of the
// application's own data. [New] and [NewWithExtension] make one, [Next] makes a greater one than
// another, and a [Generator] makes ascending ones for several goroutines. [Encode] writes the 27
// symbols of the text and [Decode] reads them; the last symbols detect a mistyped one. [Time] and
// [Extension] read the parts, [Split] and [Fields.Join] all fields. A column of them is a
// sqltype.ID[Text].
//
// All sixteen bytes are big-endian. There are no version and variant bits, and some engines refuse
// an EUID in a uuid column. docs/reference/euid.md has the layout, the engines, the functions and
// tests of each section, and what was decided where the document is silent.
//
// [Decode] takes the texts of drafts 3 and 4 too, because no bit tells them apart; [SuspectDraft4]
// says when a value is more plausible as one.
//
// Every sentinel is an [Error]: [ErrLength], [ErrSymbol] and [ErrCheck] from Decode, in a
// [*DecodeError] or a [*CheckError]; [ErrExtension], [ErrTime] and [ErrExhausted] where ids are
// made; [ErrField] in a [*FieldError] from [Fields.Join].
//
// All functions are safe for concurrent use. Next orders only what one caller hands on to the next.
package euid
