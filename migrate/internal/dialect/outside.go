package dialect

import (
	"context"
	"strings"
)

// A Surveyor is an engine with links that no class shows.
type Surveyor interface {
	// Outside says what an update of the tables of a class would break, or could
	// not take back, because it lies outside of them; "" if nothing. Of a copy it leaves
	// out what a Copier refuses itself.
	Outside(ctx context.Context, q Querier, c *Class, copied bool) (string, error)
}

var _ Surveyor = postgres{}

// pgOutside finds, for a column of a partitioned table, partitions that lie on other
// servers, and foreign keys of one partition alone. A key to a partition matters for
// every column by which rows are spread, whatever it refers to: a row that moves to
// another partition is deleted from the first, and ON DELETE CASCADE goes with it.
//
// A subscription looks for the rows that its publisher updates or deletes by the ids
// that they have there. It finds none any more, and says nothing.
//
// The server refuses every update of a table that it publishes without a way to tell the
// rows.
const pgOutside = `
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
UNION ALL
SELECT format('the subscription %s brings rows into table %s, and finds those that its publisher updates or deletes by the ids that they have there; run the rewrite on the publisher, or drop the subscription first',
 COALESCE((SELECT quote_ident(s.subname) FROM pg_stat_subscription s WHERE s.subid = r.srsubid LIMIT 1), r.srsubid::text), r.srrelid::regclass)
 FROM pg_subscription_rel r JOIN pg_class c ON c.oid = r.srrelid OR c.oid IN (SELECT root FROM part WHERE relid = r.srrelid) JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = $1::text AND c.relname = $2::text
UNION ALL
SELECT format('the publication %I has the updates of table %s, which has no replica identity to tell its rows by; ALTER TABLE %2$s REPLICA IDENTITY FULL (or USING INDEX) before the run', p.pubname, c.oid::regclass)
 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_publication p
 WHERE p.pubupdate AND c.relkind = 'r' AND (n.nspname = $1::text AND c.relname = $2::text OR c.oid IN (SELECT relid FROM part))
 AND NOT CASE c.relreplident WHEN 'f' THEN true WHEN 'n' THEN false ELSE EXISTS (SELECT 1 FROM pg_index i WHERE i.indrelid = c.oid AND i.indisvalid AND i.indimmediate
  AND CASE c.relreplident WHEN 'd' THEN i.indisprimary ELSE i.indisreplident END) END
 AND EXISTS (SELECT 1 FROM pg_publication_tables t WHERE t.pubname = p.pubname AND (t.schemaname = n.nspname AND t.tablename = c.relname
  OR EXISTS (SELECT 1 FROM pg_partition_ancestors(c.oid) a, pg_class r, pg_namespace m WHERE r.oid = a.relid AND m.oid = r.relnamespace AND t.schemaname = m.nspname AND t.tablename = r.relname)))
ORDER BY 1`

func (postgres) Outside(ctx context.Context, q Querier, c *Class, copied bool) (string, error) {
	if copied {
		return "", nil
	}
	for _, col := range c.Columns {
		list, err := names(ctx, q, pgOutside, col.Schema, col.Table, col.Name)
		if err != nil || len(list) > 0 {
			return strings.Join(list, "; "), err
		}
	}
	return "", nil
}
