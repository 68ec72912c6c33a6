package dialect

import "context"

const msKeyParts = `
SELECT COALESCE(i.name, N''), c.name, CASE WHEN i.is_primary_key = 1 THEN 1 ELSE 0 END, CASE WHEN c.is_nullable = 0 THEN 1 ELSE 0 END
FROM sys.indexes i JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id
JOIN sys.columns c ON c.object_id = x.object_id AND c.column_id = x.column_id
WHERE i.object_id = OBJECT_ID(@p1) AND i.is_unique = 1 AND i.type IN (1, 2) AND i.has_filter = 0 AND i.is_disabled = 0 AND i.is_hypothetical = 0
AND x.key_ordinal > 0 ORDER BY i.index_id, x.key_ordinal`

func (d sqlserver) RowKey(ctx context.Context, q Querier, t Ref) ([]string, error) {
	parts, err := keyParts(ctx, q, msKeyParts, d.object(t))
	return rowKey(parts), err
}

// Canonical has every type as bytes. A rowversion changes with its row.
func (sqlserver) Canonical(col TableColumn) string {
	if b := base(col.Type, "("); b == "timestamp" || b == "rowversion" {
		return ""
	}
	return "CONVERT(varbinary(max), {c})"
}
