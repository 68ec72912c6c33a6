package postgres

import (
	"strings"
	"sync"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var (
	pgUUID = &sqlgen.Form{
		Name: "uuid", Source: "encode(uuid_send({c}),'hex')", Build: "({x})::uuid",
		Guard:     pgLikely("get_byte(uuid_send({c}),6)>>4 = {v} AND get_byte(uuid_send({c}),8)>>6 = 2"),
		ShapeExpr: "({c} IS NOT NULL)", Bytes: "uuid_send({c})", Inside: pgInside, Bare: true,
		CanonExpr: "{c}", KeyOutExpr: "{c}::text", ParamExpr: "{p}::uuid", Pair: "{x}",
		Array:  "uuid[]",
		Concat: sqlgen.Pipes, Substr: sqlgen.Substr, Decode: sqlgen.DecodeText,
	}
	pgBytea = &sqlgen.Form{
		Name: "bytea", Source: "encode({c},'hex')", Build: "decode({x},'hex')",
		Guard: pgLikely("CASE WHEN length({c}) = 16 THEN get_byte({c},6)>>4 = {v} AND " +
			"get_byte({c},8)>>6 = 2 ELSE false END"),
		ShapeExpr: pgLikely("length({c}) = 16"), Bytes: "{c}", Inside: pgInside, Bare: true,
		CanonExpr: "encode({c},'hex')::uuid", KeyOutExpr: "encode({c},'hex')",
		ParamExpr: "{p}::bytea", Pair: "uuid_send({x})", Array: "bytea[]",
		Binary: true, Concat: sqlgen.Pipes, Substr: sqlgen.Substr, Decode: sqlgen.DecodeBytes,
	}
	pgText   = pgTextForm("text", sqlgen.DecodeText)
	pgBpchar = pgTextForm("bpchar", sqlgen.DecodePadded)
)

const pgInside = "substring({b},{at},{n}) BETWEEN decode('{lo}','hex') AND decode('{hi}','hex')"

// pgLikely keeps the planner from taking a guard for the rarity that comparisons of unknown
// expressions are to it. Most rows pass; taken for rare, they would be looked for with a sequential
// scan and a sort in every chunk. A CASE counts as half of them.
func pgLikely(guard string) string { return "(CASE WHEN " + guard + " THEN true ELSE false END)" }

func pgTextForm(typ string, decode func([]byte) ([16]byte, bool)) *sqlgen.Form {
	return &sqlgen.Form{
		Name: typ, Source: "{c}::text", Hyphens: true, Stored: true,
		Build: "({x})::" + typ,
		Guard: pgLikely("{c}::text COLLATE \"C\" ~ " +
			"'^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-{v}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-" +
			"[0-9a-fA-F]{12}$' AND length({c}::text) = 36"),
		ShapeExpr: pgLikely(
			"{c}::text COLLATE \"C\" ~ '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' " +
				"AND length({c}::text) = 36"),
		Bytes: "uuid_send(({c}::text)::uuid)", Inside: pgInside,
		CanonExpr: "({c}::text)::uuid", KeyOutExpr: "{c}::text", ParamExpr: "{p}::" + typ,
		Pair: "({x})::text::" + typ, Array: typ + "[]",
		Concat: sqlgen.Pipes, Substr: sqlgen.Substr, Decode: decode,
	}
}

var (
	pgAnyText = sync.OnceValue(func() *sqlgen.Form {
		return pgAnyTextForm("text", sqlgen.DecodeAnyText)
	})
	pgAnyBpchar = sync.OnceValue(func() *sqlgen.Form {
		return pgAnyTextForm("bpchar", func(raw []byte) ([16]byte, bool) {
			return sqlgen.DecodeAnyText([]byte(strings.TrimRight(string(raw), " ")))
		})
	})
)

// pgAnyTextForm is text in each spelling of an id. It builds the 32 digits.
func pgAnyTextForm(typ string, decode func([]byte) ([16]byte, bool)) *sqlgen.Form {
	digits := dialect.AnyDigits("{c}::text", "length", "strpos", sqlgen.Pipes,
		"translate({c}::text,'{}-','')")
	f := pgTextForm(typ, decode)
	f.Source, f.Hyphens, f.Guard, f.Pair, f.Array = digits, false, "", "", ""
	f.Spellings = true
	f.ShapeExpr = pgLikely("{c}::text COLLATE \"C\" ~ " +
		"'^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|" +
		"[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]|" + dialect.CrockfordRegexp +
		")$' AND length({c}::text) IN (26,27,32,36,38)")
	f.Bytes, f.CanonExpr = "decode("+digits+",'hex')", "("+digits+")::uuid"
	return f
}
