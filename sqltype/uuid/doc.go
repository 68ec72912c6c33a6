// Package uuid has the names of github.com/google/uuid and github.com/gofrs/uuid for the types and
// functions of package sqltype: a program of theirs changes its import and a few lines.
//
//	import "github.com/sqluuid/sqluuid/sqltype/uuid"
//
// [UUID] and [NullUUID] are [sqltype.UUID] and [sqltype.NullUUID], not copies of them.
// A new program imports sqltype itself.
//
// In a query a UUID is sixteen bytes in network order, where google's and gofrs's are 36
// characters. A char, varchar or text column of such a program keeps texts: package charuuid has
// the same names for it, or turn it into a binary one with "sqluuid migrate text-to-binary" before
// the import changes. SQLite would store both forms side by side without an error.
//
// The page docs/start/from-google-uuid.md lists what is different and what is missing. The page
// docs/reference/engines.md says per engine what a column takes.
package uuid
