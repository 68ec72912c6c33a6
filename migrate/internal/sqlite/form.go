package sqlite

import (
	"strings"
	"sync"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var (
	liteBlob = &sqlgen.Form{
		Name: "blob", Source: "hex({c})", Build: "unhex({x})",
		Guard: "(typeof({c}) = 'blob' AND length({c}) = 16 AND substr({c},7,1) BETWEEN " +
			"x'{v}0' AND x'{v}F' AND substr({c},9,1) BETWEEN x'80' AND x'BF')",
		ShapeExpr: "(typeof({c}) = 'blob' AND length({c}) = 16)", Bytes: "{c}", Inside: liteInside,
		Bare:      true,
		CanonExpr: "{c}", KeyOutExpr: "hex({c})", ParamExpr: "{p}", Pair: "unhex({x})",
		Binary: true, Concat: sqlgen.Pipes, Substr: sqlgen.Substr, Decode: sqlgen.DecodeBytes,
	}
	liteText = &sqlgen.Form{
		Name: "text", Source: "{c}", Hyphens: true, Stored: true, Build: "({x})",
		Guard:     "(typeof({c}) = 'text' AND length({c}) = 36 AND {c} GLOB '" + globUUID() + "')",
		ShapeExpr: "(typeof({c}) = 'text' AND length({c}) = 36 AND {c} GLOB '" + globAny() + "')",
		Bytes:     "unhex(replace({c},'-',''))", Inside: liteInside,
		CanonExpr: "unhex(replace({c},'-',''))", KeyOutExpr: "{c}", ParamExpr: "{p}",
		Concat: sqlgen.Pipes, Substr: sqlgen.Substr, Decode: sqlgen.DecodeText,
	}
)

const liteInside = "substr({b},{at},{n}) BETWEEN x'{lo}' AND x'{hi}'"

func globUUID() string {
	digit := "[0-9a-fA-F]"
	d := func(n int) string { return strings.Repeat(digit, n) }
	return d(8) + "-" + d(4) + "-{v}" + d(3) + "-[89abAB]" + d(3) + "-" + d(12)
}

// liteAnyText is text in each spelling of an id. It builds the 32 digits.
var liteAnyText = sync.OnceValue(func() *sqlgen.Form {
	digits := dialect.AnyDigits("{c}", "length", "instr", sqlgen.Pipes,
		"replace(replace(replace({c},'-',''),'{',''),'}','')")
	return &sqlgen.Form{
		Name: "text", Source: digits, Stored: true, Spellings: true, Build: "{x}",
		ShapeExpr: "(typeof({c}) = 'text' AND CASE length({c}) WHEN 32 THEN {c} GLOB '" +
			strings.Repeat("[0-9a-fA-F]", 32) + "' WHEN 36 THEN {c} GLOB '" + globAny() +
			"' WHEN 38 THEN {c} GLOB '{" + globAny() + "}' WHEN 26 THEN {c} GLOB '[0-7]" +
			strings.Repeat(dialect.CrockfordClass, 25) +
			"' WHEN 27 THEN {c} GLOB '" + strings.Repeat(dialect.CrockfordClass, 27) + "' ELSE 0 END)",
		Bytes: "unhex(" + digits + ")", Inside: liteInside,
		CanonExpr:  "unhex(" + digits + ")",
		KeyOutExpr: "{c}", ParamExpr: "{p}", Concat: sqlgen.Pipes, Substr: sqlgen.Substr,
		Decode: sqlgen.DecodeAnyText,
	}
})

func globAny() string {
	return strings.NewReplacer("{v}", "[0-9a-fA-F]", "[89abAB]", "[0-9a-fA-F]").Replace(globUUID())
}
