package conformance_test

import (
	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

func uuidHex(column string) string  { return "encode(uuid_send(" + column + "), 'hex')" }
func byteaHex(column string) string { return "encode(" + column + ", 'hex')" }
func textHex(column string) string {
	return "encode(convert_to(" + column + "::text, 'UTF8'), 'hex')"
}

// A client is how a program speaks to PostgreSQL.
type client int

const (
	libPQ client = iota
	pgxAlone
	pgxRegistered // with pgxtype.Register
)

// postgresForms are the forms that a client can send to PostgreSQL and reads back, and more. A uuid
// column shows no id as HexUUID reads it. Where pgxtype is not registered, pgx is given no GUID: see
// TestUnregisteredForms.
func postgresForms(c client, more []formTest) []formTest {
	forms := append(textForms(textHex), boundTypes()...)
	forms = append(forms,
		formTest{"CharUUID in text", sqltypetest.Form[sqltype.FormText](), "text", textHex, nil},
		formTest{"CharUUID in uuid", sqltypetest.Form[sqltype.FormText](), "uuid", nil, network},
		formTest{"GUID in uuid through Bind", sqltypetest.BoundType[sqltype.GUID](), "uuid", nil, network},
		formTest{"OrderedGUID in uuid through Bind", sqltypetest.BoundType[sqltype.OrderedGUID](), "uuid", nil, ordered},
		formTest{"SwappedUUID in bytea", sqltypetest.Form[sqltype.FormTimeSwapped](), "bytea", byteaHex, nil},
	)
	guid, orderedGUID := sqltypetest.Form[sqltype.FormMixedEndian](), sqltypetest.Form[sqltype.FormSQLServerOrder]()
	switch c {
	case pgxRegistered:
		forms = append(forms,
			formTest{"GUID in uuid", guid, "uuid", nil, network},
			formTest{"OrderedGUID in uuid", orderedGUID, "uuid", nil, ordered})
	case libPQ:
		forms = append(forms,
			formTest{"GUID in bytea", guid, "bytea", byteaHex, nil},
			formTest{"OrderedGUID in bytea", orderedGUID, "bytea", byteaHex, nil})
	}
	return append(forms, more...)
}

// ordered is the id that SQL Server shows for an OrderedGUID.
func ordered(id sqltype.UUID) []byte {
	shown := codec.MixedEndian.Decode(codec.SQLServerOrder.Encode(id))
	return shown[:]
}
