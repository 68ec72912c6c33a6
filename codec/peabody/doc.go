// Package peabody reads, writes and makes the three UUID versions of the Internet-Draft
// draft-peabody-dispatch-new-uuid-format-01 of April 2021, from which RFC 9562 grew.
//
// [Encode] and [Decode] are the text of section 4, and [Version] tells the versions 6, 7 and 8
// apart. [V6Of], [V7Of] and [V8Of] take an id apart, and the method ID puts the fields together
// again. [V7.Time] and [V6.Time] say when it was made. A [V7Layout] ([Millisecond], [Microsecond],
// [Nanosecond]) or a [V8Layout] says how a writer divides its bits. [NewV6Generator],
// [NewV7Generator] and [NewV8Generator] make ids, and keep their state in a [Store]. [V6FromV1] and
// [V1FromV6] convert.
//
// RFC 9562 has another layout for version 7, and no bit tells the two apart. [Suspect] says which
// reading is plausible, and [V7Layout.ToRFC] and [ToRFC] rewrite old ids.
//
// All bytes are in network order, as the text reads. docs/reference/peabody.md has the functions
// and tests of each section, and what was decided where the document is silent.
//
// Every sentinel is an [Error]: [ErrVersion], [ErrField] in a [*FieldError], [ErrLayout],
// [ErrNode], [ErrTime], [ErrSequence] and [ErrBits]. Decode returns the errors of
// [github.com/sqluuid/sqluuid/codec.ParseCanonical].
//
// All functions and generators are safe for concurrent use.
package peabody
