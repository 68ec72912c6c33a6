package dialect

import (
	"context"
	"database/sql"
	"errors"
)

// YugabyteDB is PostgreSQL above a storage of its own. A primary key may be
// updated: the row is deleted and inserted.
var yugabyte = pgVariant{
	scattered:  true,
	links:      "YugabyteDB does not lock tables on all its nodes, so that nothing keeps a row that no foreign key links from being inserted meanwhile; add the foreign key for the run, or leave the column out",
	copying:    "the writes of other sessions, which LOCK TABLE does not hold off on YugabyteDB",
	reclaiming: "YugabyteDB's storage has no use for VACUUM, and there is no REINDEX CONCURRENTLY",
	column:     yugabyteColumn,
}

// yugabyteColumn refuses a column whose indexes are all by hash, in which no range
// of ids lies together, and one by which a table is partitioned.
func yugabyteColumn(ctx context.Context, q Querier, col Column) (string, error) {
	var hashed, ordered, partitions bool
	err := q.QueryRowContext(ctx, `
SELECT COALESCE(bool_or((x.indoption[0] & 4) <> 0), false), COALESCE(bool_or((x.indoption[0] & 4) = 0), false),
       EXISTS (SELECT 1 FROM pg_partitioned_table p WHERE p.partrelid = c.oid AND a.attnum = ANY (p.partattrs::int2[]))
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
LEFT JOIN pg_index x ON x.indrelid = c.oid AND x.indkey[0] = a.attnum AND x.indpred IS NULL AND x.indisvalid
WHERE n.nspname = $1 AND c.relname = $2 AND a.attname = $3 GROUP BY c.oid, a.attnum`, col.Schema, col.Table, col.Name).Scan(&hashed, &ordered, &partitions)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return "", nil
	case err != nil:
		return "", err
	case partitions:
		return "it is partitioned by " + col.Name + ", and YugabyteDB does not move a row to another partition by an UPDATE; fill a new table by INSERT … SELECT with the ids rewritten, and swap the two", nil
	case hashed && !ordered:
		return "YugabyteDB has its indexes on " + col.Name + " by hash, so that every chunk would read the whole table; CREATE INDEX … (" + col.Name + " ASC) for the run", nil
	}
	return "", nil
}

// yugabyteRetries are errors that older versions have under the code for internal
// errors, and that are gone when the transaction is tried again.
var yugabyteRetries = []string{"restart read required", "schema version mismatch", "catalog version mismatch"}
