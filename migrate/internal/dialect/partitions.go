package dialect

import (
	"context"
	"strings"
)

// A Partitioner is an engine on which a partition may have what its table has not.
type Partitioner interface {
	// Apart says what an update of the tables of a class would break, or could not
	// take back, because a partition has it for itself; "" if nothing.
	Apart(ctx context.Context, q Querier, c *Class) (string, error)
}

var _ Partitioner = postgres{}

// pgApart finds, for a column of a partitioned table, partitions that lie on other
// servers, and foreign keys of one partition alone. A key to a partition matters for
// every column by which rows are spread, whatever it refers to: a row that moves to
// another partition is deleted from the first, and ON DELETE CASCADE goes with it.
const pgApart = `
WITH part AS (SELECT c.oid AS root, x.relid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x
 WHERE n.nspname = $1::text AND c.relname = $2::text AND c.relkind = 'p' AND x.relid <> c.oid),
spread AS (SELECT 1 FROM pg_partitioned_table p JOIN pg_attribute a ON a.attrelid = p.partrelid AND a.attname = $3::text
 WHERE p.partrelid IN (SELECT root FROM part UNION SELECT relid FROM part) AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL))
SELECT format('the partition %s of table %s is a foreign table, whose server is not in one transaction with this one; detach it, and run the rewrite where it lies', f.oid::regclass, p.root::regclass)
 FROM part p JOIN pg_class f ON f.oid = p.relid AND f.relkind = 'f'
UNION ALL
SELECT format('the foreign key %I of table %s refers to %s alone, a partition of %s: its ids are not found, and a row that moves to another partition counts as deleted there; let it refer to %4$s, or drop it for the run',
 k.conname, k.conrelid::regclass, k.confrelid::regclass, p.root::regclass)
 FROM part p JOIN pg_constraint k ON k.confrelid = p.relid AND k.contype = 'f' AND k.conparentid = 0
 WHERE EXISTS (SELECT 1 FROM spread) OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = p.relid AND a.attnum = ANY (k.confkey) AND a.attname = $3::text)
UNION ALL
SELECT format('the foreign key %I is one of %s alone, a partition of %s: its parents are not found; make it one of %3$s, or drop it for the run', k.conname, k.conrelid::regclass, p.root::regclass)
 FROM part p JOIN pg_constraint k ON k.conrelid = p.relid AND k.contype = 'f' AND k.conparentid = 0
 WHERE EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = p.relid AND a.attnum = ANY (k.conkey) AND a.attname = $3::text)
ORDER BY 1`

func (postgres) Apart(ctx context.Context, q Querier, c *Class) (string, error) {
	for _, col := range c.Columns {
		list, err := names(ctx, q, pgApart, col.Schema, col.Table, col.Name)
		if err != nil || len(list) > 0 {
			return strings.Join(list, "; "), err
		}
	}
	return "", nil
}
