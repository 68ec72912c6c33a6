package dialect

import (
	"context"
	"strings"
)

// pgRowKey leaves out what has no binary form.
var pgRowKey = strings.Replace(pgKey, "WHERE a.attrelid", `WHERE EXISTS (SELECT 1 FROM pg_type y WHERE y.oid = a.atttypid AND y.typsend <> 0
 AND NOT EXISTS (SELECT 1 FROM pg_type e WHERE e.oid = y.typelem AND e.typsend = 0)) AND a.attrelid`, 1)

// RowKey goes by what an online copy tells rows by.
func (postgres) RowKey(ctx context.Context, q Querier, t Ref) ([]string, error) {
	return names(ctx, q, pgRowKey, t.Schema, t.Table)
}

// Canonical sends text in the encoding of the database, and what is not the same text
// in every session, as dates, times and floats are, by its binary form.
func (postgres) Canonical(col TableColumn) string {
	if !strings.HasSuffix(col.Type, "]") { // or it is an array
		switch base(col.Type, "(") {
		case "bytea", "smallint", "integer", "bigint":
			return "{c}"
		case "uuid", "numeric", "boolean", "oid":
			return "{c}::text"
		case "text", "character varying", "character", "name":
			return "convert_to({c}::text, getdatabaseencoding())"
		}
	}
	return "record_send(ROW({c}))"
}
