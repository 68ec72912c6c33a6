package dialect

import (
	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

var (
	myBinary = &Form{
		Name: "binary(16)", source: "HEX({c})", build: "UNHEX({x})",
		guard: "(LENGTH({c}) = 16 AND ORD(SUBSTR({c},7,1)) BETWEEN {lo} AND {hi} AND ORD(SUBSTR({c},9,1)) BETWEEN 128 AND 191)",
		shape: "(LENGTH({c}) = 16)", bytes: "{c}", inside: myInside, bare: true,
		canon: "{c}", keyOut: "HEX({c})", param: "CAST({p} AS BINARY(16))", pair: "UNHEX({x})",
		binary: true, concat: concat, substr: substr, decode: decodeBytes,
		// Digits are made of the bytes that move by half a byte only.
		quick: map[string]string{
			transform.Between(1, 6).Name(): "CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR({c},7,2)),2),HEX(SUBSTR({c},5,2)),INSERT(HEX(SUBSTR({c},1,4)),6,0,'6'))),SUBSTR({c},9))",
			transform.Between(6, 1).Name(): "CONCAT(UNHEX(CONCAT(SUBSTR(HEX(SUBSTR({c},4,3)),2),SUBSTR(HEX(SUBSTR({c},7,2)),2),SUBSTR(HEX(SUBSTR({c},2,3)),2,4),'1',SUBSTR(HEX(SUBSTR({c},1,2)),1,3))),SUBSTR({c},9))",
		},
	}
	myUUID = &Form{
		Name: "uuid", source: "CAST({c} AS CHAR)", hyphens: true, build: "CAST({x} AS UUID)",
		guard: "(SUBSTR(CAST({c} AS CHAR),15,1) = '{v}' AND SUBSTR(CAST({c} AS CHAR),20,1) IN ('8','9','a','b'))",
		shape: "({c} IS NOT NULL)", bytes: "CAST({c} AS BINARY(16))", inside: myInside,
		canon: "CAST({c} AS BINARY(16))", keyOut: "CAST({c} AS CHAR)", param: "CAST({p} AS UUID)", pair: "CAST({x} AS UUID)", holds: codec.MariaDBStorable,
		concat: concat, substr: substr, decode: decodeText,
	}
	myText = &Form{
		Name: "char(36)", source: "{c}", hyphens: true, stored: true, build: "{x}",
		guard: "({c} REGEXP '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-{v}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH({c}) = 36)",
		shape: "({c} REGEXP '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' AND CHAR_LENGTH({c}) = 36)",
		bytes: "UNHEX(REPLACE({c},'-',''))", inside: myInside,
		canon: "UNHEX(REPLACE({c},'-',''))", keyOut: "{c}", param: "{p}",
		concat: concat, substr: substr, decode: decodeText,
	}
)

const myInside = "SUBSTR({b},{at},{n}) BETWEEN x'{lo}' AND x'{hi}'"
