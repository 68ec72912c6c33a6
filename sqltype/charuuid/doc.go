// Package charuuid has the names of package [uuid] for ids in a CHAR(36) column. A program that
// keeps the ids of google/uuid or gofrs/uuid as 36 characters changes its import, and its
// columns stay as they are:
//
//	import uuid "github.com/sqluuid/sqluuid/sqltype/charuuid"
//
// [UUID] and [NullUUID] are [sqltype.CharUUID] and [sqltype.NullCharUUID]. Each function makes or
// reads such an id, and is the function of package uuid in every other respect. A query gets 36
// characters. The page docs/start/from-google-uuid.md lists what is different from those libraries
// and what is missing.
package charuuid
