// Package inspect says what an identifier may be: as which formats a text can be
// read, what speaks for each, when it was made, what its bytes look like, and
// how it is written in all other forms.
//
// [Text] reads a text and [Bytes] sixteen bytes. A [Report] has candidates, the
// likeliest first: a text can stand for several values, and one value can be the
// text of several forms. It knows the text forms and byte orders of package
// codec, the formats of its seeds (EUID, EXTUUID, the ININ class, the draft of
// RFC 9562 of 2021 and the sixteen kinds of package kin), the versions of RFC
// 9562, bucketed version 8 ids ([sqltype.NewV8Bucket]), the version 6 layout of
// google/uuid, and how databases print bytes.
//
// # What it does not do
//
// It does not decide. Sixteen bytes do not say in which order they are nor what
// made them, and many texts are identifiers of several kinds; a [Grade] says how
// much speaks for a reading, and a [Suspicion] is what the bytes look like. What
// is plausible does not depend on today, so that a report can be repeated: a time from
// 1995 to 2049 is, also one that is still to come.
// It looks nothing up, and no report is a ground for a decision about security.
//
// # Text and JSON
//
// [Report.Write] prints a report for people; marshalled as JSON it has the same
// content for programs. Field names and the words of Grade and Suspicion.Kind
// stay as they are, sentences may change.
//
// All functions are safe for concurrent use; a report belongs to its caller.
package inspect
