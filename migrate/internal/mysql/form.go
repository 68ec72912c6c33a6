package mysql

import (
	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// myBinary is sixteen bytes.
var myBinary = &sqlgen.Form{
	Name: "binary(16)", Source: "HEX({c})", Build: "UNHEX({x})",
	Guard: "(LENGTH({c}) = 16 AND ORD(SUBSTR({c},7,1)) BETWEEN {lo} AND {hi} " +
		"AND ORD(SUBSTR({c},9,1)) BETWEEN 128 AND 191)",
	ShapeExpr: "(LENGTH({c}) = 16)", Bytes: "{c}", Inside: myInside, Bare: true,
	CanonExpr: "{c}", KeyOutExpr: "HEX({c})", ParamExpr: "CAST({p} AS BINARY(16))",
	Pair: "UNHEX({x})", Binary: true,
	Concat: sqlgen.Concat, Substr: sqlgen.Substr, Decode: sqlgen.DecodeBytes,
}

// myUUID is MariaDB's type.
var myUUID = &sqlgen.Form{
	Name: "uuid", Source: "CAST({c} AS CHAR)", Hyphens: true, Build: "CAST({x} AS UUID)",
	Guard: "(SUBSTR(CAST({c} AS CHAR),15,1) = '{v}' " +
		"AND SUBSTR(CAST({c} AS CHAR),20,1) IN ('8','9','a','b'))",
	ShapeExpr: "({c} IS NOT NULL)", Bytes: "CAST({c} AS BINARY(16))", Inside: myInside,
	CanonExpr: "CAST({c} AS BINARY(16))", KeyOutExpr: "CAST({c} AS CHAR)",
	ParamExpr: "CAST({p} AS UUID)", Pair: "CAST({x} AS UUID)", HoldsFunc: codec.MariaDBStorable,
	Concat: sqlgen.Concat, Substr: sqlgen.Substr, Decode: sqlgen.DecodeText,
}

// myText is text of 36 characters.
var myText = &sqlgen.Form{
	Name: "char(36)", Source: "{c}", Hyphens: true, Stored: true, Build: "{x}",
	Guard: "({c} REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-{v}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-" +
		"[0-9a-fA-F]{12}$' AND CHAR_LENGTH({c}) = 36)",
	ShapeExpr: "({c} REGEXP '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' " +
		"AND CHAR_LENGTH({c}) = 36)",
	Bytes: "UNHEX(REPLACE({c},'-',''))", Inside: myInside,
	CanonExpr: "UNHEX(REPLACE({c},'-',''))", KeyOutExpr: "{c}", ParamExpr: "{p}",
	Concat: sqlgen.Concat, Substr: sqlgen.Substr, Decode: sqlgen.DecodeText,
}

// myAnyText is text in any of the forms that a copy reads: 32 digits, 36 characters or those in
// braces, ULIDs and EUIDs.
var myAnyText = &sqlgen.Form{
	Name: "char", Source: myAnyDigits, Stored: true, Build: "{x}",
	ShapeExpr: "({c} REGEXP '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|" +
		"[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]|" + dialect.CrockfordRegexp +
		")$' AND CHAR_LENGTH({c}) IN (26,27,32,36,38))",
	Bytes: "UNHEX(" + myAnyDigits + ")", Inside: myInside,
	CanonExpr:  "UNHEX(" + myAnyDigits + ")",
	KeyOutExpr: "{c}", ParamExpr: "{p}", Concat: sqlgen.Concat, Substr: sqlgen.Substr,
	Decode: sqlgen.DecodeAnyText,
}

var myAnyDigits = dialect.AnyDigits("{c}", "CHAR_LENGTH", "INSTR", sqlgen.Concat,
	"REPLACE(REPLACE(REPLACE({c},'-',''),'{',''),'}','')")

const myInside = "SUBSTR({b},{at},{n}) BETWEEN x'{lo}' AND x'{hi}'"
