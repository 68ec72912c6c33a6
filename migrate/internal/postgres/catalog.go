package postgres

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ dialect.Publisher = Dialect{}

var _ dialect.Surveyor = Dialect{}

var _ dialect.Materialiser = Dialect{}

var _ dialect.Maker = Dialect{}

// pgRowKey leaves out what has no binary form.
var pgRowKey = strings.Replace(pgKey, "WHERE a.attrelid", `WHERE EXISTS (SELECT 1 FROM pg_type y WHERE y.oid = a.atttypid AND y.typsend <> 0
 AND NOT EXISTS (SELECT 1 FROM pg_type e WHERE e.oid = y.typelem AND e.typsend = 0)) AND a.attrelid`, 1)

// RowKey goes by what an online copy tells rows by.
func (Dialect) RowKey(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.ListNames(ctx, q, pgRowKey, t.Schema, t.Table)
}

// Canonical sends text in the encoding of the database, and what is not the same text
// in every session, as dates, times and floats are, by its binary form.
func (Dialect) Canonical(col sqlgen.TableColumn) string {
	if !strings.HasSuffix(col.Type, "]") { // or it is an array
		switch dialect.Base(col.Type, "(") {
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

func (Dialect) Unnumbered() map[string]int { return map[string]int{"gen_random_uuid": 4} }

func (Dialect) Sources(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]dialect.Source, error) {
	return dialect.Sources(ctx, q, `
WITH t AS (SELECT c.oid FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = $1::text AND c.relname = $2::text),
own AS (SELECT oid FROM t UNION SELECT x.relid FROM t, pg_partition_tree(t.oid) x)
SELECT a.attname, c.relname, format('the default of column %I of table %s', a.attname, c.oid::regclass), pg_get_expr(f.adbin, f.adrelid) || COALESCE((
 SELECT string_agg(pg_get_functiondef(p.oid), ' ') FROM pg_depend d JOIN pg_proc p ON p.oid = d.refobjid AND p.prokind = 'f'
 WHERE d.classid = 'pg_attrdef'::regclass AND d.objid = f.oid AND d.refclassid = 'pg_proc'::regclass), '')
FROM pg_attrdef f JOIN own ON own.oid = f.adrelid JOIN pg_class c ON c.oid = f.adrelid JOIN pg_attribute a ON a.attrelid = f.adrelid AND a.attnum = f.adnum
UNION ALL
SELECT a.attname, c.relname, format('the default of the domain %s', y.oid::regtype), y.typdefault
FROM pg_attribute a JOIN own ON own.oid = a.attrelid JOIN pg_class c ON c.oid = a.attrelid JOIN pg_type y ON y.oid = a.atttypid
WHERE y.typtype = 'd' AND y.typdefault IS NOT NULL AND NOT a.atthasdef AND NOT a.attisdropped
UNION ALL
SELECT '', c.relname, format('the trigger %I of table %s', g.tgname, c.oid::regclass), pg_get_triggerdef(g.oid) || ' ' || pg_get_functiondef(g.tgfoid)
FROM pg_trigger g JOIN own ON own.oid = g.tgrelid JOIN pg_class c ON c.oid = g.tgrelid WHERE NOT g.tgisinternal AND g.tgenabled <> 'D'
UNION ALL
SELECT '', '', format('the function %s', p.oid::regprocedure), pg_get_functiondef(p.oid)
FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang AND l.lanname NOT IN ('c', 'internal')
WHERE p.prokind IN ('f', 'p') AND p.pronamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
AND CASE WHEN p.prokind IN ('f', 'p') THEN position(lower($2::text) IN lower(pg_get_functiondef(p.oid))) > 0 END
ORDER BY 3, 1`, t.Schema, t.Table)
}

// pgMaterialised follows the columns through views over views. What a view makes of
// a column is not looked at: each of its own columns may come from it.
const pgMaterialised = `
WITH RECURSIVE used(oid, depth) AS (
 SELECT r.ev_class, 1 FROM unnest($1::text[], $2::text[], $3::text[]) w(s, t, a) JOIN pg_namespace n ON n.nspname = w.s JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = w.t
 JOIN pg_attribute a ON a.attname = w.a AND (a.attrelid = c.oid OR a.attrelid IN (SELECT relid FROM pg_partition_tree(c.oid)))
 JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = a.attrelid AND d.refobjsubid IN (0, a.attnum) AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite r ON r.oid = d.objid WHERE r.ev_class <> a.attrelid
 UNION
 SELECT r.ev_class, u.depth + 1 FROM used u JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = u.oid AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite r ON r.oid = d.objid WHERE r.ev_class <> u.oid)
SELECT 'REFRESH MATERIALIZED VIEW ' || quote_ident(n.nspname) || '.' || quote_ident(c.relname)
FROM used u JOIN pg_class c ON c.oid = u.oid JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind = 'm'
GROUP BY n.nspname, c.relname ORDER BY max(u.depth), n.nspname, c.relname`

func (Dialect) Materialised(ctx context.Context, q dialect.Querier, c *sqlgen.Class) ([]string, error) {
	var schemas, tables, columns []string
	for _, col := range c.Columns {
		schemas, tables, columns = append(schemas, col.Schema), append(tables, col.Table), append(columns, col.Name)
	}
	return dialect.ListNames(ctx, q, pgMaterialised, pgArray(schemas), pgArray(tables), pgArray(columns))
}

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

func (Dialect) Outside(ctx context.Context, q dialect.Querier, c *sqlgen.Class, copied bool) (string, error) {
	if copied {
		return "", nil
	}
	for _, col := range c.Columns {
		list, err := dialect.ListNames(ctx, q, pgOutside, col.Schema, col.Table, col.Name)
		if err != nil || len(list) > 0 {
			return strings.Join(list, "; "), err
		}
	}
	return "", nil
}

// Places walks an ordinary table by ctid, for which PostgreSQL 14 and later have a
// scan of ranges. A partitioned table has many rows of one ctid.
func (d Dialect) Places(ctx context.Context, q dialect.Querier, col sqlgen.Column) (*sqlgen.Places, error) {
	var pages int64
	var rows float64
	var able bool
	b := sqlgen.NewBuilder(Dialect{}.Profile())
	name := b.Table(col.Ref)
	err := q.QueryRowContext(ctx, `SELECT current_setting('server_version_num')::int >= 140000 AND c.relkind = 'r', `+
		`pg_relation_size(c.oid) / current_setting('block_size')::bigint, `+
		`CASE WHEN c.relpages > 0 AND c.reltuples > 0 THEN c.reltuples / c.relpages ELSE 0 END FROM pg_class c JOIN pg_am a ON a.oid = c.relam AND a.amname = 'heap' WHERE c.oid = $1::text::regclass`, name).Scan(&able, &pages, &rows)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil // partitioned, or stored in another way
	}
	if err != nil || !able {
		return nil, err
	}
	if rows < 1 {
		rows = 64 // never analysed; the pace corrects what the chunks take
	}
	return &sqlgen.Places{Name: "ctid", Cast: "tid", Last: pages, PerRow: rows}, nil
}

// pgPublishesAll finds the publications that take the tables of the state along. A
// subscriber without those stops.
const pgPublishesAll = `
SELECT format('the publication %I is FOR ALL TABLES, so it has the tables of the state too: a subscriber without them stops for good; ' ||
 'once the run has begun, and before its state is removed, make them there (pg_dump -s -O -x -n sqluuid %I | psql SUBSCRIBER): it goes on by itself', p.pubname, current_database())
FROM pg_publication p WHERE p.puballtables ORDER BY 1`

// pgPublishesNoUpdates finds the publications of a table that leave updates out.
const pgPublishesNoUpdates = `
SELECT DISTINCT format('the publication %I leaves out the updates of table %I.%I: its subscribers keep the old ids; publish them for the time of the run (ALTER PUBLICATION %1$I SET (publish = ''insert, update, delete, truncate''), and %4$L afterwards)', p.pubname, t.schemaname, t.tablename,
 concat_ws(', ', CASE WHEN p.pubinsert THEN 'insert' END, CASE WHEN p.pubdelete THEN 'delete' END, CASE WHEN p.pubtruncate THEN 'truncate' END))
FROM pg_publication p JOIN pg_publication_tables t ON t.pubname = p.pubname
JOIN pg_class c ON c.oid = format('%I.%I', $1::text, $2::text)::regclass
WHERE NOT p.pubupdate AND format('%I.%I', t.schemaname, t.tablename)::regclass IN (SELECT c.oid UNION SELECT relid FROM pg_partition_tree(c.oid)) ORDER BY 1`

func (Dialect) Publications(ctx context.Context, q dialect.Querier, c *sqlgen.Class) ([]string, error) {
	out, err := dialect.ListNames(ctx, q, pgPublishesAll)
	for _, ref := range c.Refs() {
		if err != nil {
			return nil, err
		}
		var list []string
		list, err = dialect.ListNames(ctx, q, pgPublishesNoUpdates, ref.Schema, ref.Table)
		out = append(out, list...)
	}
	return out, err
}
