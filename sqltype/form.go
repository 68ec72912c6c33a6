package sqltype

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Form states how a column stores an id. The forms of this package are all
// there are; the method that would make another is not exported.
//
//	form                type         column                    sixteen raw bytes     Value
//	FormText            CharUUID     CHAR(36)                  refused               text
//	FormHex             HexUUID      CHAR(32)                  refused               text
//	FormULID            CharULID     CHAR(26)                  refused               text
//	FormEUID            CharEUID     CHAR(27)                  refused               text
//	FormMixedEndian     GUID         uniqueidentifier, BINARY  codec.MixedEndian     bytes
//	FormSQLServerOrder  OrderedGUID  uniqueidentifier, BINARY  codec.SQLServerOrder  bytes
//	FormTimeSwapped     SwappedUUID  BINARY(16), BLOB, bytea   codec.TimeSwapped     bytes
type Form interface{ form() *form }

type (
	// FormText is the canonical text of RFC 9562, section 4: 36 characters,
	// lower case. It sorts as the bytes do. Code for every form names it: for a field there
	// is [CharUUID].
	FormText struct{}

	// FormHex is the 32 digits alone, lower case. It sorts as the bytes do.
	FormHex struct{}

	// FormULID is the 26 upper-case symbols of a ULID, in Crockford's alphabet. It sorts as the
	// bytes do. A type of it has that text in JSON, URLs and logs too.
	FormULID struct{}

	// FormEUID is the 27 upper-case symbols of an EUID, with its check. It sorts as the
	// bytes do. A type of it has that text in JSON, URLs and logs too.
	FormEUID struct{}

	// FormMixedEndian is the bytes of .NET's Guid.ToByteArray, in a binary column and in SQL
	// Server's uniqueidentifier.
	FormMixedEndian struct{}

	// FormSQLServerOrder is sixteen bytes that are rearranged by
	// [codec.SQLServerOrder], so that time-ordered ids ascend in SQL Server. The
	// text that the server shows for it is another id's: see [OrderedGUID].
	FormSQLServerOrder struct{}

	// FormTimeSwapped is MySQL's UUID_TO_BIN(x, 1), read there with
	// BIN_TO_UUID(x, 1): sixteen bytes that sort version 1 ids by time.
	FormTimeSwapped struct{}
)

func (FormText) form() *form           { return &formText }
func (FormHex) form() *form            { return &formHex }
func (FormULID) form() *form           { return &formULID }
func (FormEUID) form() *form           { return &formEUID }
func (FormMixedEndian) form() *form    { return &formMixedEndian }
func (FormSQLServerOrder) form() *form { return &formSQLServerOrder }
func (FormTimeSwapped) form() *form    { return &formTimeSwapped }

// ErrForm occurs when sixteen raw bytes are scanned into a type whose form is text. A text form
// says nothing about the order of bytes. Scan into [UUID] if the column is in network order, or
// into the type that states its layout. It also occurs for an argument of a pool of [Follow] that
// states another form than the column's.
const ErrForm Error = "sqltype: sixteen raw bytes and a form that is text; read them as UUID, or as the type that states their layout"

// ErrSpelling occurs when a column holds an id in another spelling than its type
// writes: upper case, other braces or hyphens. A WHERE with the id that was read would
// miss the row, and saving it would insert a second one. Rewrite the column in one
// spelling, or take the type of the spelling that it has.
const ErrSpelling Error = "sqltype: the column spells an id otherwise than its type does"

// A stating value states the form in which its column stores it: [Bind] and
// [Dest] use it, and a connector leaves the value alone.
type stating interface{ spec() *form }

// ulidLen is the length of [FormULID], and euidLen the length of [FormEUID].
const (
	ulidLen = 26
	euidLen = 27
)

// A form is what is true of a form, as data.
type form struct {
	name       string
	column     string       // its column type, where an engine has a choice
	bytes      codec.Layout // of sixteen raw bytes; nil in a text form
	textLayout codec.Layout // between an id and the id whose text the column shows
	text       spelling     // of that text
	sends      sending
}

// spelling is how a text is written.
type spelling uint8

const (
	canonical spelling = iota
	digits
	braced
	ulidText
	euidText
)

// sending is what [Bind] makes of an id. Value sends bytes where the form has a layout.
type sending uint8

const (
	sendsText    sending = iota // the text, into a column of text
	sendsNative                 // what the key columns of the engine take
	sendsInBytes                // sixteen bytes
)

var (
	formText        = form{name: "CharUUID", column: "char(36)", textLayout: codec.Network}
	formHex         = form{name: "HexUUID", column: "char(32)", textLayout: codec.Network, text: digits}
	formBraced      = form{column: "char(38)", textLayout: codec.Network, text: braced} // of no type: see Follow
	formULID        = form{name: "CharULID", column: "char(26)", textLayout: codec.Network, text: ulidText}
	formEUID        = form{name: "CharEUID", column: "char(27)", textLayout: codec.Network, text: euidText}
	formMixedEndian = form{
		name: "GUID", column: "uniqueidentifier", bytes: codec.MixedEndian, textLayout: shownBy(engine.SQLServer), sends: sendsNative,
	}
	formSQLServerOrder = form{
		name: "OrderedGUID", column: "uniqueidentifier", bytes: codec.SQLServerOrder,
		textLayout: shownBy(engine.SQLServerOrdered), sends: sendsNative,
	}
	formTimeSwapped = form{
		name: "SwappedUUID", column: "binary(16)", bytes: codec.TimeSwapped, textLayout: codec.Network, sends: sendsInBytes,
	}
)

// appendText appends the text of id in the column, of at most 38 characters.
func (f *form) appendText(dst []byte, id [16]byte) []byte {
	shown := f.textLayout.Encode(id)
	switch f.text {
	case digits:
		return codec.AppendHex(dst, shown)
	case braced:
		return codec.AppendBraced(dst, shown)
	case ulidText:
		return codec.AppendBase32(dst, shown)
	case euidText:
		return euid.AppendEncode(dst, shown)
	}
	return codec.AppendText(dst, shown)
}

// appendOwnText appends the text of id outside of the database.
func (f *form) appendOwnText(dst []byte, id [16]byte) []byte {
	switch f.text {
	case ulidText:
		return codec.AppendBase32(dst, id)
	case euidText:
		return euid.AppendEncode(dst, id)
	}
	return codec.AppendText(dst, id)
}

// parseOwnText is the inverse of appendOwnText.
func (f *form) parseOwnText(b []byte) ([16]byte, error) {
	switch f.text {
	case ulidText:
		return codec.ParseBase32Bytes(b)
	case euidText:
		return euid.DecodeBytes(b)
	}
	return ParseBytes(b)
}

// appendStored appends what the column holds.
func (f *form) appendStored(dst []byte, id [16]byte) []byte {
	if f.bytes == nil {
		return f.appendText(dst, id)
	}
	stored := f.bytes.Encode(id)
	return append(dst, stored[:]...)
}

// scan reads what a driver gives for the column.
func (f *form) scan(src any) ([16]byte, error) {
	switch v := src.(type) {
	case []byte:
		if len(v) == 16 {
			return f.raw([16]byte(v))
		}
		if given, ok := nativeOf(v); ok {
			if given.text {
				return f.fromShown(given.value, nil)
			}
			return f.raw(given.value)
		}
		return scanText(f, v, codec.ParseBase32Bytes, euid.DecodeBytes, codec.ParseLenientBytes)
	case string:
		if len(v) == 16 {
			return f.raw([16]byte([]byte(v)))
		}
		return scanText(f, v, codec.Base32.Decode, euid.Decode, codec.ParseLenient)
	case [16]byte:
		return f.raw(v)
	case UUID: // an id, and no bytes of a column
		return v, nil
	case nil:
		return [16]byte{}, ErrNull
	}
	return [16]byte{}, fmt.Errorf("%w: %T", ErrScanType, src)
}

// scanText reads a text and refuses a spelling that the form does not write. The case
// is free in a form of bytes: a uniqueidentifier is shown in capitals. What [Dest] makes
// of a profile has no column of its own, and takes every spelling as [UUID] does.
func scanText[T string | []byte](
	f *form, v T, parseULID, parseEUID, parse func(T) ([16]byte, error),
) ([16]byte, error) {
	switch {
	case f.text == ulidText && len(v) == ulidLen:
		parse = parseULID
	case f.text == euidText && len(v) == euidLen:
		parse = parseEUID
	}
	id, err := f.fromShown(parse(v))
	if err != nil || f.column == "" {
		return id, err
	}
	var buf [36]byte
	written := f.appendText(buf[:0], id)
	if string(written) == string(v) || f.bytes != nil && len(written) == len(v) {
		return id, nil
	}
	return [16]byte{}, f.otherSpelling(string(v), string(written), id)
}

// otherSpelling is the error of a text that is an id, and not as the form writes it.
func (f *form) otherSpelling(found, written string, id [16]byte) error {
	remedy := "rewrite the column and its foreign keys in that spelling"
	if strings.EqualFold(found, written) {
		function := "lower"
		if f.text == ulidText || f.text == euidText {
			function = "upper"
		}
		remedy = "UPDATE the column and its foreign keys with " + function + "()"
	}
	for _, other := range []*form{&formText, &formHex, &formULID, &formEUID} {
		if f.bytes == nil && string(other.appendText(nil, id)) == found {
			remedy += ", or give the field the type " + other.name
		}
	}
	return fmt.Errorf("%w: a %s writes %q, and the column has %q; %s; or scan into UUID, only to read",
		ErrSpelling, f.name, written, found, remedy)
}

func (f *form) raw(stored [16]byte) ([16]byte, error) {
	if f.bytes == nil {
		return [16]byte{}, fmt.Errorf("%w: scan of a %s", ErrForm, f.name)
	}
	return f.bytes.Decode(stored), nil
}

func (f *form) fromShown(shown [16]byte, err error) ([16]byte, error) {
	if err != nil {
		return [16]byte{}, fmt.Errorf("sqltype: scan of a %s: %w", f.name, err)
	}
	return f.textLayout.Decode(shown), nil
}

// shownBy is the layout between an id and the text that the engine shows for it in its key column.
func shownBy(p engine.Profile) codec.Layout {
	switch {
	case p.Order() != engine.OrderSQLServer:
		return p.Layout()
	case p.Layout() == codec.MixedEndian: // twice turned around
		return codec.Network
	}
	return shownLayout{p.Layout()}
}

// A shownLayout is the order in which SQL Server shows the bytes of a layout as a
// uniqueidentifier: the first three fields of what is stored are little-endian.
type shownLayout struct{ storage codec.Layout }

func (l shownLayout) Encode(id [16]byte) [16]byte {
	return codec.MixedEndian.Decode(l.storage.Encode(id))
}

func (l shownLayout) Decode(shown [16]byte) [16]byte {
	return l.storage.Decode(codec.MixedEndian.Encode(shown))
}

func (l shownLayout) String() string { return l.storage.String() + ", as text" }
