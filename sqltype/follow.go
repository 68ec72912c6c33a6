package sqltype

import (
	"database/sql/driver"
	"fmt"
	"reflect"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/idtype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// ErrSwitched is [follow.ErrSwitched]: a followed column changed its type under this transaction or
// connection. Roll back and begin again.
const ErrSwitched = follow.ErrSwitched

// Follow makes a [database/sql.DB] send ids as a column has them, also while a migration changes
// its type. Open the pool with [database/sql.OpenDB]. That line is all that changes in a program:
//
//	db := sql.OpenDB(sqltype.Follow(parent, engine.MySQL, "users.id"))
//
// The engine is PostgreSQL, MySQL or MariaDB, and the parent its driver's connector. The column is
// one that the migration changes, as users.id or shop.users.id, and all id columns that the pool
// sends change with it. Deploy Follow long before: without a migration each connection asks once
// what type the column has, and sends ids so.
//
// # Arguments and rows
//
// Ids are what [NewConnector] says. They go as text into char, varchar, text and uuid, spelled as
// the length says (36 characters, 32 digits, 38 with braces, 26 of base32, 27 of an EUID), and as
// sixteen bytes into bytea and binary(16). Rows are the parent's own, and the Scan of an id takes
// both forms; a type whose Scan does not is [ErrScanType] from the first day on. A value that
// states another form than the column's is [ErrForm]. So is a type of another library that sends
// itself in a form of its own.
//
// Strings, []byte and an unnamed [16]byte are not touched: a program that keeps ids in them finds
// nothing after a change from text to bytes. [FollowStrict] refuses such strings.
//
// # While the type changes
//
// Package follow says how the pool and the migration agree. Requests wait for a moment, and none
// fails. A transaction or a [database/sql.Conn] from before the change gets [ErrSwitched]. What is
// sent over [database/sql.Conn.Raw] asks nobody. The pool has one session more, which reads the
// gate, and shows its sessions to the server: by the end of application_name on PostgreSQL, and by
// a GET_LOCK of the connection's number elsewhere.
func Follow(parent driver.Connector, profile engine.Profile, column string) driver.Connector {
	return newFollower(parent, profile, column, false)
}

// FollowStrict is [Follow] for programs that have no ids in strings. An argument that is the text
// of a UUID, of 36 characters, is [ErrForm].
func FollowStrict(parent driver.Connector, profile engine.Profile, column string) driver.Connector {
	return newFollower(parent, profile, column, true)
}

func newFollower(parent driver.Connector, p engine.Profile, column string, strict bool) driver.Connector {
	return follow.New(parent, p, column, func(c driver.Conn, is follow.Column) driver.Conn {
		return wrapConn(c, newFollowedCodec(p, is, strict))
	})
}

// A followedForm is what the codec of a followed column knows besides.
type followedForm struct {
	column follow.Column
	form   *form // of a text that is not the canonical one, else nil
	either bool  // rows have bytes before or after the change
	strict bool  // texts of UUIDs are refused
}

// newFollowedCodec returns the codec of a connection.
func newFollowedCodec(p engine.Profile, is follow.Column, strict bool) *idCodec {
	c := newIDCodec(p)
	c.text, c.layout, c.textLayout = !is.Bytes, codec.Network, codec.Network
	c.followForm = &followedForm{column: is, either: !p.Arrays(), strict: strict}
	for _, f := range []*form{&formHex, &formBraced, &formULID, &formEUID} {
		if c.text && len(f.appendText(nil, [16]byte{})) == is.Digits {
			c.followForm.form = f
		}
	}
	return &c
}

// check refuses a value that a followed column would not find. Ids that it lets through are encoded
// like others.
func (f *followedForm) check(nv *driver.NamedValue) error {
	switch v := nv.Value.(type) {
	case nil, []byte, int64, int, bool, float64, [16]byte, UUID, *UUID, NullUUID, *NullUUID:
		return nil
	case string:
		return f.checkText(nv, v)
	}
	rv := reflect.ValueOf(nv.Value)
	for rv.Kind() == reflect.Pointer {
		if rv.IsNil() {
			return nil
		}
		rv = rv.Elem()
	}
	if s, ok := rv.Interface().(stating); ok {
		if s.spec().isOf(f.column) || isNull(rv.Interface()) {
			return nil
		}
		return formError(fmt.Sprintf("sqltype: argument %d is a %T, and the followed column is %v; pass a "+
			"sqltype.UUID, which is sent as the column has it", nv.Ordinal, nv.Value, f.column))
	}
	if rv.Kind() == reflect.String {
		return f.checkText(nv, rv.String())
	}
	id := idtype.Of(rv.Type())
	if id == nil {
		return f.checkValuer(nv)
	}
	if id.OtherForm {
		return formError(fmt.Sprintf("sqltype: argument %d is a %T, which sends itself in a form of its "+
			"own; pass a sqltype.UUID, which is sent as the followed column has it", nv.Ordinal, nv.Value))
	}
	return nil
}

// checkValuer refuses a value that becomes the text of a UUID, in a strict pool.
func (f *followedForm) checkValuer(nv *driver.NamedValue) error {
	if v, ok := nv.Value.(driver.Valuer); ok && f.strict {
		if sent, err := v.Value(); err == nil {
			if s, ok := sent.(string); ok {
				return f.checkText(nv, s)
			}
		}
	}
	return nil
}

// checkText refuses the text of a UUID in a strict pool.
func (f *followedForm) checkText(nv *driver.NamedValue, s string) error {
	if !f.strict || len(s) != 36 {
		return nil
	}
	if _, err := codec.ParseCanonical(s); err != nil {
		return nil
	}
	return formError(fmt.Sprintf("sqltype: argument %d is the text of a UUID, and the followed column may "+
		"become one of bytes; pass a sqltype.UUID", nv.Ordinal))
}

// isNull reports whether a value that states its form is NULL.
func isNull(v any) bool {
	valuer, ok := v.(driver.Valuer)
	if !ok {
		return false
	}
	sent, err := valuer.Value()
	return sent == nil && err == nil
}

// A formError is [ErrForm] of an argument.
type formError string

func (e formError) Error() string { return string(e) }

func (e formError) Is(target error) bool { return target == ErrForm }

// isOf reports whether the form is what the column has.
func (f *form) isOf(c follow.Column) bool {
	if c.Bytes || f.sends != sendsText {
		return false
	}
	return len(f.appendText(nil, [16]byte{})) == c.Digits
}
