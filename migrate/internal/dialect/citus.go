package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
)

// Citus rewrites local and reference tables as PostgreSQL does. A distributed
// table's distribution column cannot be updated, and the one statement of a chunk
// cannot span shards.
var citus = pgVariant{
	column: citusColumn, copied: citusCopied,
	reclaiming: "Citus sends VACUUM and REINDEX on to other nodes, where a failure could not be cleared away from here; run them there afterwards",
}

func citusColumn(ctx context.Context, q Querier, col Column) (string, error) {
	var method, key string
	err := q.QueryRowContext(ctx, `SELECT p.partmethod::text, COALESCE(column_to_column_name(p.logicalrelid, p.partkey), '')
FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2`, col.Schema, col.Table).Scan(&method, &key)
	const way = "make a new table, distribute it with create_distributed_table, fill it by INSERT … SELECT with the ids rewritten, and swap the two"
	switch {
	case errors.Is(err, sql.ErrNoRows): // local
		return "", nil
	case err != nil:
		return "", err
	case key == col.Name:
		return fmt.Sprintf("Citus distributes it by %s, and no UPDATE may change a distribution column; %s", col.Name, way), nil
	case method != "n":
		return fmt.Sprintf("Citus distributes it by %s, and a chunk's one statement cannot change several tables over several shards; %s", key, way), nil
	}
	return "", nil // a reference table
}

func citusCopied(ctx context.Context, q Querier, t Ref) (why string, err error) {
	var its bool
	err = q.QueryRowContext(ctx, `SELECT EXISTS (SELECT 1 FROM pg_dist_partition p JOIN pg_class c ON c.oid = p.logicalrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2)`, t.Schema, t.Table).Scan(&its)
	if its {
		why = "what makes it a distributed or reference table of Citus"
	}
	return why, err
}
