package postgres

import (
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

var (
	pgUUID = &sqlgen.Form{
		Name: "uuid", Source: "encode(uuid_send({c}),'hex')", Build: "({x})::uuid",
		Guard:     pgLikely("get_byte(uuid_send({c}),6)>>4 = {v} AND get_byte(uuid_send({c}),8)>>6 = 2"),
		ShapeExpr: "({c} IS NOT NULL)", Bytes: "uuid_send({c})", Inside: pgInside, Bare: true,
		CanonExpr: "{c}", KeyOutExpr: "{c}::text", ParamExpr: "{p}::uuid", Pair: "{x}", Array: "uuid[]",
		Concat: sqlgen.Pipes, Substr: sqlgen.Substr, DecodeFunc: sqlgen.DecodeText, Quick: map[string]string{transform.Between(1, 6).Name(): "(" + pgSix("uuid_send({c})") + ")::uuid"},
	}
	pgBytea = &sqlgen.Form{
		Name: "bytea", Source: "encode({c},'hex')", Build: "decode({x},'hex')",
		Guard:     pgLikely("CASE WHEN length({c}) = 16 THEN get_byte({c},6)>>4 = {v} AND get_byte({c},8)>>6 = 2 ELSE false END"),
		ShapeExpr: pgLikely("length({c}) = 16"), Bytes: "{c}", Inside: pgInside, Bare: true,
		CanonExpr: "encode({c},'hex')::uuid", KeyOutExpr: "encode({c},'hex')", ParamExpr: "{p}::bytea", Pair: "uuid_send({x})", Array: "bytea[]",
		Binary: true, Concat: sqlgen.Pipes, Substr: sqlgen.Substr, DecodeFunc: sqlgen.DecodeBytes,
		Quick: map[string]string{transform.Between(1, 6).Name(): "decode(" + pgSix("{c}") + ",'hex')"},
	}
	pgText   = pgTextForm("text", sqlgen.DecodeText)
	pgBpchar = pgBpcharForm()
)

// pgBpcharForm is the form of char(n). A row's text, by which a copy is compared, has the
// spaces up to n.
func pgBpcharForm() *sqlgen.Form {
	f := pgTextForm("bpchar", sqlgen.DecodePadded)
	f.Widen = "rpad(({x})::text,octet_length({c}))::bpchar"
	return f
}

// pgSix returns the digits of the version 6 id that the bytes of a version 1 id
// become: the fields of the time in the other order, the version taken from before
// them and put behind their first twelve digits. Pieces of bytes cost less than
// pieces of text, whose characters the server counts.
func pgSix(b string) string {
	return "substr(overlay(encode(substr(" + b + ",7,2)||substr(" + b + ",5,2)||substr(" + b + ",1,4)||substr(" + b + ",9),'hex') placing '6' from 14 for 0),2)"
}

const pgInside = "substring({b},{at},{n}) BETWEEN decode('{lo}','hex') AND decode('{hi}','hex')"

// pgLikely keeps the planner from taking a guard for the rarity that comparisons
// of unknown expressions are to it. Most rows pass; taken for rare, they would be
// looked for with a sequential scan and a sort in every chunk. A CASE counts as
// half of them.
func pgLikely(guard string) string { return "(CASE WHEN " + guard + " THEN true ELSE false END)" }

func pgTextForm(typ string, decode func([]byte) ([16]byte, bool)) *sqlgen.Form {
	return &sqlgen.Form{
		Name: typ, Source: "{c}::text", Hyphens: true, Stored: true, Build: "({x})::" + typ,
		Guard:     pgLikely("{c}::text COLLATE \"C\" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-{v}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length({c}::text) = 36"),
		ShapeExpr: pgLikely("{c}::text COLLATE \"C\" ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' AND length({c}::text) = 36"),
		Bytes:     "uuid_send(({c}::text)::uuid)", Inside: pgInside,
		CanonExpr: "({c}::text)::uuid", KeyOutExpr: "{c}::text", ParamExpr: "{p}::" + typ, Pair: "({x})::text::" + typ, Array: typ + "[]",
		Concat: sqlgen.Pipes, Substr: sqlgen.Substr, DecodeFunc: decode,
	}
}
