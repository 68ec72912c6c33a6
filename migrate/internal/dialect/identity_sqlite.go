package dialect

import "context"

// A primary key has no index of its own where it is the rowid.
const liteKeyParts = `SELECT k, name, prime, whole FROM (
 SELECT '' AS k, p.name AS name, 1 AS prime, 1 AS whole, p.pk AS seq FROM pragma_table_info(?1, 'main') p WHERE p.pk > 0
 UNION ALL SELECT l.name, COALESCE(i.name, ''), 0, COALESCE(x."notnull", 0), i.seqno FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name WHERE l."unique" = 1 AND l.partial = 0) ORDER BY k, seq`

func (sqlite) RowKey(ctx context.Context, q Querier, t Ref) ([]string, error) {
	parts, err := keyParts(ctx, q, liteKeyParts, t.Table)
	return rowKey(parts), err
}

// Canonical quotes the value, whose type belongs to it and not to the column.
func (sqlite) Canonical(TableColumn) string { return "quote({c})" }
