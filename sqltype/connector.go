package sqltype

import (
	"context"
	"database/sql/driver"
	"fmt"
	"io"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// NewConnector makes a whole [database/sql.DB] engine-aware: open it with
// [database/sql.OpenDB].
//
// # Arguments
//
// A [UUID], every other named type whose underlying type is [16]byte (the types
// of google, gofrs, ulid and Go 1.27's standard library, with or without a Value
// method), a struct that embeds one and nothing else, a struct of either and a field
// Valid ([NullUUID], the NullUUID of google and
// of gofrs, [database/sql.Null]), and pointers to these are sent as the profile
// says: as the canonical text where [engine.Profile.Wire] is [engine.WireText],
// otherwise as sixteen bytes in the order of [engine.Profile.Layout]. The
// parent's own checks and conversions see the result. A nil pointer and an
// invalid NullUUID are NULL. Where the engine has arrays, a slice or an array of ids, also in
// pq.Array, is sent as the text of one.
//
// What could be stored and not be read is [ErrScanType], with the type: one whose Scan does not
// take what a key column gives, as a type without Scan, ulid.ULID where that is text, and
// pgtype.UUID, which is text alone, where it is bytes.
//
// Everything else is the parent's, and unchanged: a value that states its form
// ([StoredID], [NullStoredID], what [Bind] returns), an unnamed [16]byte, which may be a hash or
// an address, []byte, a list with a Value of its own, and a [database/sql.Out].
//
// The connector knows the engine and not the column. An id for a column of
// another kind than the profile's KeyType needs a type that states its form.
// Mistakes are not always errors: PostgreSQL stores the 36 characters of the
// text in a bytea column, and finds no row by a wrong form.
//
// On SQL Server that holds for BINARY(16) and uniqueidentifier. A BINARY(16) refuses the text of
// [engine.SQLServer] in an INSERT, and a WHERE with it finds nothing: [engine.SQLServerBinary] is
// the profile of such keys. It sends bytes, and a NULL that is a nil []byte, because SQL Server
// takes the untyped one for an nvarchar and refuses that; a plain nil stays untyped, so give it
// as a [NullUUID]. An id that it sends to a uniqueidentifier
// is another id there without an error: that column needs a [GUID].
//
// go-mssqldb's CopyIn puts bytes into a uniqueidentifier as they are and takes no text. In such a
// statement ids, and values of [GUID] and [OrderedGUID], are their stored bytes. Without the
// connector a [UUID] there is another id in the column, without an error: give it
// the bytes of codec.MixedEndian.
//
// # Rows
//
// Rows are the parent's own. Only where the profile keeps ids in another order
// than the network's, in the engine's native type, an id in a column whose
// database type name is that type's comes back as a []byte of its own canonical
// text. That is uniqueidentifier in SQL Server. What Scan makes of it:
//
//   - Into [UUID], [NullUUID], the types of google and gofrs, Go 1.27's uuid.UUID,
//     strings, []byte and any it is the id.
//   - Into [StoredID], [NullStoredID], [Dest] and [DestPtr] it is what the parent delivered, as
//     if there were no connector. A [GUID] or [OrderedGUID] reads right whatever the
//     profile is, and a [CharUUID] refuses sixteen bytes with [ErrForm]. This holds
//     for the value that Scan hands over, also through a pointer or a
//     [database/sql.Null], but not for a copy that was scanned into a []byte or an
//     any first: that is the id's text, which an OrderedGUID takes for the server's.
//   - Into ulid.ULID and go-mssqldb's UniqueIdentifier, which take no such text, it
//     is an error: use Dest.
//
// The parent must deliver the bytes as the server sends them. go-mssqldb does,
// unless its option "guid conversion" is true: leave that option out.
//
// # Everything else
//
// Transactions, contexts, sessions, pings and result sets behave as the parent's
// do, whether the parent has an optional interface of database/sql/driver or relies
// on database/sql to do without: where the presence of an interface can be
// observed through database/sql, the wrapper has it exactly when the parent has.
// There is one exception. A connection always is a [driver.NamedValueChecker],
// because nothing else sees an argument before database/sql has converted it:
// without one, database/sql calls a google UUID's Value and rejects a type that
// has none, and no later step can tell its text from a string of the
// program's. For what is no id it returns [driver.ErrSkip] when the parent has
// no checker, upon which database/sql goes on as if there were none.
//
// [database/sql.Conn.Raw] passes the wrapper to its function. Its method Raw
// returns the parent's connection:
//
//	conn.Raw(func(dc any) error {
//		inner := dc.(interface{ Raw() driver.Conn }).Raw()
//		…
//	})
//
// The connector's Driver method returns the parent's driver, and closing the DB
// closes the parent if it is an [io.Closer]. With the zero Profile, Connect
// returns [ErrProfile].
func NewConnector(parent driver.Connector, profile engine.Profile) driver.Connector {
	if c, ok := parent.(*connector); ok && c.profile == profile {
		return c // rows must not be decoded twice
	}
	return &connector{parent: parent, profile: profile, ids: newIDCodec(profile)}
}

type connector struct {
	parent  driver.Connector
	profile engine.Profile
	ids     idCodec
}

var (
	_ driver.Connector = (*connector)(nil)
	_ io.Closer        = (*connector)(nil)
)

// Connect returns a connection of the parent's that encodes ids.
func (c *connector) Connect(ctx context.Context) (driver.Conn, error) {
	if c.profile.IsZero() {
		return nil, fmt.Errorf("sqltype: NewConnector: %w", ErrProfile)
	}
	parent, err := c.parent.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return wrapConn(parent, &c.ids), nil
}

// Driver returns the parent's driver.
func (c *connector) Driver() driver.Driver { return c.parent.Driver() }

// Close closes the parent if it can be closed.
func (c *connector) Close() error {
	if closer, ok := c.parent.(io.Closer); ok {
		return closer.Close()
	}
	return nil
}

// A native is an id as a driver delivered it.
type native struct {
	value [16]byte // the stored bytes, or what the server's text says
	text  bool
}

// nativeBytes hold the canonical text of an id and, behind it, the native that it
// was decoded from. A []byte of the text is what every library's Scan method takes;
// the types of this package find the native in its capacity, and so are not touched by
// what the connector did for the others. A copy of the text alone has no
// native.
//
// Plainer ways lose something. A value of a type of our own, or a []byte type with
// a name, is refused by the Scan methods of google and gofrs, and by database/sql
// for a string. The sixteen bytes alone, in network order, would be read wrong by
// a [GUID], which cannot tell. The text alone would make an [OrderedGUID] depend
// on the pool that it came through. RowsColumnScanner, through which rows see the
// destination, exists from Go 1.27 on, and with it database/sql no longer calls
// Next.
type nativeBytes [nativeText + 16 + 16]byte

const nativeText = 36

// The marks behind a native. No other slice with this capacity ends in them: they
// are random, and differ from one process to the next.
var markBytes, markText = [16]byte(NewV4()), [16]byte(NewV4())

// set fills b and returns the text in it.
func (b *nativeBytes) set(id [16]byte, given native) []byte {
	codec.AppendText(b[:0], id)
	copy(b[nativeText:], given.value[:])
	mark := &markBytes
	if given.text {
		mark = &markText
	}
	copy(b[nativeText+16:], mark[:])
	return b[:nativeText]
}

// nativeOf returns the native that is in the capacity of v, if v is what set
// returned.
func nativeOf(v []byte) (native, bool) {
	if len(v) != nativeText || cap(v) != len(nativeBytes{}) {
		return native{}, false
	}
	all := v[:cap(v)]
	given := native{value: [16]byte(all[nativeText:])}
	switch [16]byte(all[nativeText+16:]) {
	case markBytes:
		return given, true
	case markText:
		given.text = true
		return given, true
	}
	return native{}, false
}
