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

// postgresForms are the forms that every driver can send to PostgreSQL and reads back, and
// more. A uuid column shows no id as Hex and Braced read it.
func postgresForms(more []formTest) []formTest {
	forms := append(textForms(textHex), boundTypes()...)
	forms = append(forms,
		formTest{"Text in text", sqltypetest.Form[sqltype.FormText](), "text", textHex, nil},
		formTest{"Text in uuid", sqltypetest.Form[sqltype.FormText](), "uuid", nil, network},
		formTest{"GUID in uuid", sqltypetest.Form[sqltype.FormMixedEndian](), "uuid", nil, network},
		formTest{"OrderedGUID in uuid", sqltypetest.Form[sqltype.FormSQLServerOrder](), "uuid", nil, ordered},
		formTest{"Swapped in bytea", sqltypetest.Form[sqltype.FormTimeSwapped](), "bytea", byteaHex, nil},
	)
	return append(forms, more...)
}

// ordered is the id that SQL Server shows for an OrderedGUID.
func ordered(id sqltype.UUID) []byte {
	shown := codec.MixedEndian.Decode(codec.SQLServerOrder.Encode(id))
	return shown[:]
}
