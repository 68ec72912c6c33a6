package dialect

import (
	"context"
	"strings"
)

const myKeyParts = `SELECT s.INDEX_NAME, COALESCE(s.COLUMN_NAME, ''), s.INDEX_NAME = 'PRIMARY', COALESCE(s.NULLABLE, '') <> 'YES' AND s.SUB_PART IS NULL
FROM information_schema.STATISTICS s WHERE s.TABLE_SCHEMA = ? AND s.TABLE_NAME = ? AND s.NON_UNIQUE = 0 ORDER BY s.INDEX_NAME, s.SEQ_IN_INDEX`

func (mysql) RowKey(ctx context.Context, q Querier, t Ref) ([]string, error) {
	parts, err := keyParts(ctx, q, myKeyParts, t.Schema, t.Table)
	return rowKey(parts), err
}

// Canonical reads text by its bytes, because it is sent in the encoding of the
// session, and TIMESTAMP as seconds, because it is sent in its time zone.
func (mysql) Canonical(col TableColumn) string {
	if strings.Contains(strings.ToLower(col.Type), "zerofill") { // which the two protocols send differently
		return "CAST({c} AS CHAR)"
	}
	switch base(col.Type, "( ") {
	case "tinyint", "smallint", "mediumint", "int", "bigint", "binary", "varbinary", "tinyblob", "blob", "mediumblob", "longblob":
		return "{c}"
	case "char", "varchar", "tinytext", "text", "mediumtext", "longtext", "enum", "set", "bit":
		return "HEX({c})"
	case "timestamp":
		return "UNIX_TIMESTAMP({c})"
	}
	return "CAST({c} AS CHAR)"
}
