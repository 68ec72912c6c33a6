package engine

import (
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
)

// A Profile is what is true of one engine with one way of storing an
// identifier. Profiles are immutable and comparable with ==; the zero Profile
// is none of them and stands for "not known" where a configuration has one.
type Profile struct {
	name        string
	native      string
	binary      string
	text        string
	key         string
	layout      codec.Layout
	wire        Wire
	placeholder placeholder
	open, close byte
	order       Order
	arrays      bool
	literal     literal
	bulk        string

	nativeLayout codec.Layout // nil where it is layout
	typedNull    bool
}

// The profiles.
var (
	// PostgreSQL stores ids in the native uuid type.
	PostgreSQL = Profile{
		name: "PostgreSQL", native: "uuid", binary: "bytea", text: "char(36)", key: "uuid",
		layout: codec.Network, wire: WireText, placeholder: dollar, open: '"', close: '"', order: OrderBytes, arrays: true,
		literal: literal{before: "CAST('", after: "' AS uuid)", textLayout: codec.Network},
	}
	// MySQL stores ids in BINARY(16); it has no native type.
	MySQL = Profile{
		name: "MySQL", binary: "binary(16)", text: "char(36)", key: "binary(16)",
		layout: codec.Network, wire: WireBytes, placeholder: question, open: '`', close: '`', order: OrderBytes,
		literal: literal{before: "CAST(X'", after: "' AS binary(16))"},
	}
	// MariaDB stores ids in BINARY(16), as every version of it can.
	MariaDB = Profile{
		name: "MariaDB", native: "uuid", binary: "binary(16)", text: "char(36)", key: "binary(16)",
		layout: codec.Network, wire: WireBytes, placeholder: question, open: '`', close: '`', order: OrderBytes,
		literal: literal{before: "CAST(X'", after: "' AS binary(16))"},
	}
	// MariaDBUUID stores ids in the native UUID type of MariaDB 10.7 and
	// later. That type sorts versions 1 to 5 by node first, and refuses
	// values that it takes for no RFC UUID.
	MariaDBUUID = Profile{
		name: "MariaDBUUID", native: "uuid", binary: "binary(16)", text: "char(36)", key: "uuid",
		layout: codec.Network, wire: WireText, placeholder: question, open: '`', close: '`', order: OrderMariaDBUUID,
		literal: literal{before: "CAST('", after: "' AS uuid)", textLayout: codec.Network},
	}
	// SQLite stores ids as BLOBs of 16 bytes.
	SQLite = Profile{
		name: "SQLite", binary: "blob", text: "text", key: "blob",
		layout: codec.Network, wire: WireBytes, placeholder: question, open: '"', close: '"', order: OrderBytes,
		literal: literal{before: "X'", after: "'"},
	}
	// SQLServer stores ids in uniqueidentifier as they are; their order there
	// is not the order of their bytes.
	SQLServer = Profile{
		name: "SQLServer", native: "uniqueidentifier", binary: "binary(16)", text: "char(36)", key: "uniqueidentifier",
		layout: codec.MixedEndian, wire: WireText, placeholder: atP, open: '[', close: ']', order: OrderSQLServer,
		literal: literal{before: "CAST('", after: "' AS uniqueidentifier)", textLayout: codec.MixedEndian},
		bulk:    "INSERTBULK ",
	}
	// SQLServerOrdered stores ids in uniqueidentifier rearranged by
	// [codec.SQLServerOrder], so that time-ordered ids ascend there.
	SQLServerOrdered = Profile{
		name: "SQLServerOrdered", native: "uniqueidentifier", binary: "binary(16)", text: "char(36)", key: "uniqueidentifier",
		layout: codec.SQLServerOrder, wire: WireText, placeholder: atP, open: '[', close: ']', order: OrderSQLServer,
		literal: literal{before: "CAST('", after: "' AS uniqueidentifier)", textLayout: codec.MixedEndian},
		bulk:    "INSERTBULK ",
	}
	// SQLServerBinary stores ids in SQL Server's BINARY(16), which sorts by bytes: the column for
	// ids that sort by time. A column of it takes no text, and no NULL without a type.
	SQLServerBinary = Profile{
		name: "SQLServerBinary", native: "uniqueidentifier", binary: "binary(16)", text: "char(36)", key: "binary(16)",
		layout: codec.Network, wire: WireBytes, placeholder: atP, open: '[', close: ']', order: OrderBytes,
		literal:   literal{before: "CAST(0x", after: " AS binary(16))"},
		bulk:      "INSERTBULK ",
		typedNull: true, nativeLayout: codec.MixedEndian,
	}
	// Oracle stores ids in RAW(16).
	Oracle = Profile{
		name: "Oracle", binary: "raw(16)", text: "char(36)", key: "raw(16)",
		layout: codec.Network, wire: WireBytes, placeholder: colon, open: '"', close: '"', order: OrderBytes,
		literal: literal{before: "HEXTORAW('", after: "')", from: " FROM DUAL"},
	}
)

// Profiles returns every profile, in the order of the package comment. The
// slice is the caller's.
func Profiles() []Profile {
	return []Profile{PostgreSQL, MySQL, MariaDB, MariaDBUUID, SQLite, SQLServer, SQLServerOrdered, SQLServerBinary, Oracle}
}

// Wire is the kind of argument that reaches a key column unharmed.
type Wire uint8

// The kinds of argument.
const (
	WireBytes Wire = iota // sixteen bytes in the profile's layout
	WireText              // the canonical 36 characters, which the server parses
)

// Order names how an engine compares two stored identifiers.
type Order uint8

// The orders.
const (
	OrderBytes       Order = iota // unsigned bytes, first to last (memcmp)
	OrderSQLServer                // uniqueidentifier: last six bytes first
	OrderMariaDBUUID              // node first for versions 1 to 5, bytes for 6 to 8
)

// String names the order.
func (o Order) String() string {
	switch o {
	case OrderBytes:
		return "bytes"
	case OrderSQLServer:
		return "sql-server"
	case OrderMariaDBUUID:
		return "mariadb-uuid"
	}
	return "order(" + strconv.Itoa(int(o)) + ")"
}

// Name returns the name under which this package exports the profile, or ""
// for the zero Profile.
func (p Profile) Name() string { return p.name }

// String is [Profile.Name], with a word for the zero Profile.
func (p Profile) String() string {
	if p.IsZero() {
		return "unknown engine"
	}
	return p.name
}

// IsZero reports whether p is the zero Profile.
func (p Profile) IsZero() bool { return p == Profile{} }

// NativeType returns the engine's own column type for UUIDs, "" if it has none.
func (p Profile) NativeType() string { return p.native }

// BinaryType returns the column type that holds exactly or at least 16 bytes.
func (p Profile) BinaryType() string { return p.binary }

// TextType returns the column type that holds the 36 characters.
func (p Profile) TextType() string { return p.text }

// KeyType returns the column type in which this profile keeps an id.
func (p Profile) KeyType() string { return p.key }

// Layout returns the order of the bytes as they are stored and sent.
func (p Profile) Layout() codec.Layout { return p.layout }

// NativeLayout returns the order of the bytes that a driver delivers from a column of
// [Profile.NativeType]. It is Layout where keys are of that type; elsewhere it is the
// engine's own, [codec.MixedEndian] for a uniqueidentifier.
func (p Profile) NativeLayout() codec.Layout {
	if p.nativeLayout != nil {
		return p.nativeLayout
	}
	return p.layout
}

// Null returns the argument that is NULL in a key column: nil, or a nil []byte where the engine
// refuses a NULL that has no type.
func (p Profile) Null() any {
	if p.typedNull {
		return []byte(nil)
	}
	return nil
}

// Wire returns the kind of argument that a key column takes from every driver.
func (p Profile) Wire() Wire { return p.wire }

// Order returns how the engine compares two keys.
func (p Profile) Order() Order { return p.order }

// Arrays reports whether a column, and so an argument, can be an array of ids.
func (p Profile) Arrays() bool { return p.arrays }

// Bulk reports whether the engine's driver takes a query for a bulk copy. Such a copy puts sixteen
// bytes into a key column as they are, and no text. It is so with go-mssqldb's CopyIn.
func (p Profile) Bulk(query string) bool { return p.bulk != "" && strings.HasPrefix(query, p.bulk) }

type placeholder uint8

const (
	question placeholder = iota // ?
	dollar                      // $1
	atP                         // @p1
	colon                       // :1
)

// Placeholder returns the n-th argument's placeholder, counted from 1.
func (p Profile) Placeholder(n int) string {
	switch p.placeholder {
	case dollar:
		return "$" + strconv.Itoa(n)
	case atP:
		return "@p" + strconv.Itoa(n)
	case colon:
		return ":" + strconv.Itoa(n)
	}
	return "?"
}

// Error is the type of this package's sentinel errors.
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

// ErrIdentifier occurs when a name cannot be quoted: it is empty or has a NUL
// byte, which no engine allows. The name is not a table's or a column's.
const ErrIdentifier Error = "engine: not a name that can be quoted"

// Quote writes a table, column or schema name so that the engine takes it exactly as it is.
// Closing quotes inside it are doubled. It is the one function through which names enter a
// statement.
func (p Profile) Quote(name string) (string, error) {
	if name == "" || strings.IndexByte(name, 0) >= 0 {
		return "", &identifierError{name}
	}
	open, end := p.open, p.close
	if open == 0 { // the zero Profile: standard SQL
		open, end = '"', '"'
	}
	var b strings.Builder
	b.Grow(len(name) + 2)
	b.WriteByte(open)
	b.WriteString(strings.ReplaceAll(name, string(end), string(end)+string(end)))
	b.WriteByte(end)
	return b.String(), nil
}

type identifierError struct{ name string }

func (e *identifierError) Error() string {
	return string(ErrIdentifier) + ": " + strconv.Quote(e.name)
}

func (e *identifierError) Unwrap() error { return ErrIdentifier }
