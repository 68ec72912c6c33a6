package dialect

import "github.com/sqluuid/sqluuid/migrate/internal/transform"

var (
	pgUUID = &Form{
		Name: "uuid", source: "encode(uuid_send({c}),'hex')", build: "({x})::uuid",
		guard: pgLikely("get_byte(uuid_send({c}),6)>>4 = {v} AND get_byte(uuid_send({c}),8)>>6 = 2"),
		shape: "({c} IS NOT NULL)", bytes: "uuid_send({c})", inside: pgInside, bare: true,
		canon: "{c}", keyOut: "{c}::text", param: "{p}::uuid", pair: "{x}", array: "uuid[]",
		concat: pipes, substr: substr, decode: decodeText, quick: map[string]string{transform.Between(1, 6).Name(): "(" + pgSix("uuid_send({c})") + ")::uuid"},
	}
	pgBytea = &Form{
		Name: "bytea", source: "encode({c},'hex')", build: "decode({x},'hex')",
		guard: pgLikely("CASE WHEN length({c}) = 16 THEN get_byte({c},6)>>4 = {v} AND get_byte({c},8)>>6 = 2 ELSE false END"),
		shape: pgLikely("length({c}) = 16"), bytes: "{c}", inside: pgInside, bare: true,
		canon: "encode({c},'hex')::uuid", keyOut: "encode({c},'hex')", param: "{p}::bytea", pair: "uuid_send({x})", array: "bytea[]",
		binary: true, concat: pipes, substr: substr, decode: decodeBytes,
		quick: map[string]string{transform.Between(1, 6).Name(): "decode(" + pgSix("{c}") + ",'hex')"},
	}
	pgText   = pgTextForm("text", decodeText)
	pgBpchar = pgBpcharForm()
)

// pgBpcharForm is the form of char(n). A row's text, by which a copy is compared, has the
// spaces up to n.
func pgBpcharForm() *Form {
	f := pgTextForm("bpchar", decodePadded)
	f.widen = "rpad(({x})::text,octet_length({c}))::bpchar"
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

func pgTextForm(typ string, decode func([]byte) ([16]byte, bool)) *Form {
	return &Form{
		Name: typ, source: "{c}::text", hyphens: true, stored: true, build: "({x})::" + typ,
		guard: pgLikely("{c}::text COLLATE \"C\" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-{v}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length({c}::text) = 36"),
		shape: pgLikely("{c}::text COLLATE \"C\" ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' AND length({c}::text) = 36"),
		bytes: "uuid_send(({c}::text)::uuid)", inside: pgInside,
		canon: "({c}::text)::uuid", keyOut: "{c}::text", param: "{p}::" + typ, pair: "({x})::text::" + typ, array: typ + "[]",
		concat: pipes, substr: substr, decode: decode,
	}
}
