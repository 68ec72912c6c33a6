package migrate

import "github.com/sqluuid/sqluuid/migrate/internal/plan"

// A Rewrite turns stored ids into others, value by value, with an exact inverse for every id that
// it made. The zero value is no rewrite. Rewrites are comparable. These are its methods:
//
//	// Apply rewrites one id, given and returned as its sixteen stored bytes. An id that it does
//	// not apply to is an error that wraps sqltype.ErrVersion.
//	Apply(id sqltype.UUID) (sqltype.UUID, error)
//
//	// Inverse returns the rewrite that takes it back.
//	Inverse() Rewrite
//
//	// String returns the name by which the command and the state know it.
//	String() string
//
//	// Then returns the rewrite that changes the type as it does and the ids as next does, in one
//	// pass. It is an error that wraps ErrConfig when it does not change a type, or next does.
//	Then(next Rewrite) (Rewrite, error)
//
// [ParseRewrite] finds one by its name. These keep a column's type, and so do their inverses:
//
//   - v1-to-v6 reorders the time of version 1 ids (RFC 9562, section 5.6).
//   - swapped-to-v6 turns version 1 ids with swapped time fields into version 6. MySQL's
//     UUID_TO_BIN(x, 1) stores such ids, and so does the ordered-time codec of ramsey/uuid. Their
//     order stays. It applies to times from 1854 to 2266.
//   - swapped-to-network puts the bytes that UUID_TO_BIN(x, 1) swapped back into network order,
//     whatever the version. It follows a list of ids.
//   - mixed-to-network puts mixed-endian bytes (.NET's Guid.ToByteArray, SQL Server's
//     uniqueidentifier cast to binary) into network order. It follows a list of ids.
//   - newsequentialid-to-v6 turns ids of SQL Server's NEWSEQUENTIALID(), stored as they are
//     displayed there, into version 6. They are version 1 with the first three fields byte-swapped.
//     The bytes of such an id cast to binary(16) are plain version 1: use v1-to-v6 for those.
//   - comb-to-v7/time-first and comb-to-v7/time-last turn COMBs (version 4 with 48 bits of Unix
//     milliseconds) of that layout into version 7. The layout is never guessed.
//   - draft-v7-to-v7 turns version 7 ids of Peabody's draft into version 7 of RFC 9562. It reads
//     the draft's millisecond layout, of the years 2010 to 2099, as peabody.V7Layout.ToRFC does.
//     Three in four ids of the draft's other layouts are told by their fraction, and count as ids
//     that it does not apply to. It follows a list of ids.
//   - google-v6-repair gives the layout of RFC 9562 to version 6 ids of google/uuid up to v1.6.0,
//     as inspect.RepairGoogleV6 does. Four bits of their time are missing, up to 6.144 ms.
//   - inin-dbms0-to-dbms1 turns ININ's sequential UUIDs of dbms type 00 into dbms type 01, for
//     SQL Server, as inin.SequentialFormat.Convert does. It is for their stored bytes, with
//     inin.VersionSequential.
//   - v1-to-ordered turns version 1 ids of SQL Server's uniqueidentifier into version 6 in the
//     order of codec.SQLServerOrder. Ids in that order ascend there: sqltype.OrderedGUID reads
//     them. It applies to times from 1854 to 2266.
//   - v6-to-ordered and v7-to-ordered, of the years 2000 to 2099, put ids into that order. They
//     follow a list of ids.
//
// Of most rewrites an image never looks like a source, so that a value tells whether it has been
// rewritten. A rewrite that follows a list only moves bytes or bits about, and half of the ids look
// as if they were in the other order too. Its run writes down every id that it will rewrite, in the
// transaction that opens it, and follows that list alone. An id that arrives later is left as it
// is. The run is refused when one id is the image of another, and when all ids look as if it had
// been done, unless [PlanConfig.RewriteImages] is set.
type Rewrite = plan.Rewrite

// ParseRewrite returns the rewrite of a name, as String writes it. The layout of COMBs is a part of
// the name, as in comb-to-v7/time-last; it is never guessed. A name that it does not know, or a
// layout that does not fit into version 7 without loss, is an error that wraps [ErrConfig].
func ParseRewrite(name string) (Rewrite, error) { return plan.ParseRewrite(name) }

var (
	// V1ToV6 reorders the time of version 1 ids, so that an index follows it.
	V1ToV6, _ = ParseRewrite("v1-to-v6")

	// TextToBinary turns ids in text into uuid on PostgreSQL, BINARY(16) on MySQL and MariaDB, and
	// a BLOB on SQLite. It reads 32 digits, 36 characters or those in braces, ULIDs (26 symbols)
	// and EUIDs (27, whose check must be right or absent), of either case. Its inverse turns
	// sixteen bytes into the 36 characters of RFC 9562. Its method Then joins one of the others to
	// them.
	TextToBinary, _ = ParseRewrite("text-to-binary")
)

// NewKeys returns the rewrites that give old rows new ids, which are drawn: no id computes from an
// old key. [Database.PlanTwins] plans them.
func NewKeys() []Rewrite { return plan.NewKeys() }

// Rewrites returns every rewrite that computes its ids, each once, but for inverses that only an
// undo does.
func Rewrites() []Rewrite { return plan.Rewrites() }
