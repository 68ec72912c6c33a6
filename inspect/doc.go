// Package inspect says what an identifier may be: as which formats it can be read, what speaks for
// each, when it was made, and how it is written in all other forms.
//
// [Text] reads a text and [Bytes] sixteen bytes as they are stored, in whatever order. A [Report]
// has candidates, the likeliest first: a text can stand for several values, and one value can be
// the text of several forms. [Forms] and [StoredForms] list the texts and byte orders of one id.
// [Report.Write] prints it for people; as JSON it has the same content for programs. Field names
// and the words of Grade and Suspicion.Kind stay as they are, sentences may change.
//
// The package knows the text forms and byte orders of package codec, the formats of packages euid,
// extuuid, inin, kin and peabody, the versions of RFC 9562, bucketed version 8 ids
// ([idgen.NewV8Bucket]), and how databases print bytes. It also knows the version 6 layout of
// google/uuid: [SuspectGoogleV6] and [RepairGoogleV6] find and mend it.
//
// It does not decide. Sixteen bytes do not say in which order they are nor what made them, and many
// texts are identifiers of several kinds. A [Grade] says how much speaks for a reading, and a
// [Suspicion] is what the bytes look like. It looks nothing up, and no report is a ground for a
// decision about security.
//
// [Text] and [Bytes] return no error: an input that is no identifier gives a report without
// candidates. The one sentinel is [ErrNotSuspect], of [RepairGoogleV6]. All functions are safe for
// concurrent use; a report belongs to its caller.
package inspect
