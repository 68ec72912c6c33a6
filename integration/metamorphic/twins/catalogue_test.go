//go:build unix

package twins

// catalogue describes the schema: kind, name and definition of all that belongs to it, but the
// gate.
const catalogue = `
WITH ours AS (SELECT c.* FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relname <> 'sqluuid_gate')
SELECT 'column', c.relname || '.' || a.attname, concat_ws(' ', format_type(a.atttypid, a.atttypmod), a.attnotnull,
  pg_get_expr(d.adbin, d.adrelid), col_description(c.oid, a.attnum), a.attacl::text, COALESCE(a.attstattarget, -1), a.attgenerated)
 FROM ours c JOIN pg_attribute a ON a.attrelid = c.oid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
 WHERE c.relkind IN ('r', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped
UNION ALL SELECT 'index', x.relname, concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisprimary, i.indisreplident,
  obj_description(i.indexrelid, 'pg_class')) FROM pg_index i JOIN ours c ON c.oid = i.indrelid JOIN pg_class x ON x.oid = i.indexrelid
UNION ALL SELECT 'constraint', c.relname || '.' || k.conname, concat_ws(' ', pg_get_constraintdef(k.oid), k.convalidated,
  obj_description(k.oid, 'pg_constraint')) FROM pg_constraint k JOIN ours c ON c.oid = k.conrelid WHERE k.contype <> 'n'
UNION ALL SELECT 'table', relname, concat_ws(' ', relkind, relowner::regrole, relacl, reloptions, relrowsecurity, relforcerowsecurity,
  relreplident, CASE WHEN relkind IN ('v', 'm') THEN pg_get_viewdef(oid) END, obj_description(oid, 'pg_class')) FROM ours WHERE relkind IN ('r', 'v', 'm')
UNION ALL SELECT 'policy', tablename || '.' || policyname, concat_ws(' ', permissive, roles, cmd, qual, with_check) FROM pg_policies
UNION ALL SELECT 'statistics', stxname, pg_get_statisticsobjdef(oid) FROM pg_statistic_ext
UNION ALL SELECT 'publication', p.pubname || '.' || c.relname, (SELECT string_agg(a.attname, ',' ORDER BY a.attname)
  FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY (translate(to_jsonb(r) ->> 'prattrs', '[]', '{}')::int2[]))
 FROM pg_publication_rel r JOIN pg_publication p ON p.oid = r.prpubid JOIN pg_class c ON c.oid = r.prrelid
UNION ALL SELECT 'trigger', c.relname || '.' || g.tgname, concat_ws(' ', pg_get_triggerdef(g.oid), g.tgenabled)
 FROM pg_trigger g JOIN ours c ON c.oid = g.tgrelid WHERE NOT g.tgisinternal
UNION ALL SELECT 'function', p.proname, prosrc FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname IN ('public', 'sqluuid')
 AND p.proname !~ '^twin_.*_await_' -- the first cut-over makes them, for both directions
ORDER BY 1, 2, 3`

// lacking lists what a column of ids has and its counterpart lacks: unique indexes, NOT NULL and
// foreign keys that are valid. $1 has the names of both, as known/counterpart of table.
const lacking = `
WITH pair AS (SELECT a.attrelid AS rel, c.relname, a.attname AS known, a.attnum AS k, b.attname AS other, b.attnum AS o,
  a.attnotnull AND NOT b.attnotnull AS holds_null
 FROM unnest($1::text[], $2::text[], $3::text[]) u (t, x, y) JOIN pg_class c ON c.relname = u.t AND c.relnamespace = 'public'::regnamespace
 JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = u.x JOIN pg_attribute b ON b.attrelid = c.oid AND b.attname = u.y),
twin AS (SELECT rel, array_agg(k) AS ks, array_agg(o) AS os FROM pair GROUP BY rel),
swapped AS (SELECT i.indexrelid, i.indrelid, i.indisunique, i.indisvalid, ARRAY(SELECT x.n FROM unnest(i.indkey::int2[]) WITH ORDINALITY x (n, no) ORDER BY x.no) AS cols,
 ARRAY(SELECT COALESCE(p.o, x.n) FROM unnest(i.indkey::int2[]) WITH ORDINALITY x (n, no) LEFT JOIN pair p ON p.rel = i.indrelid AND p.k = x.n
  ORDER BY x.no) AS wanted FROM pg_index i)
SELECT format('%s.%s may be NULL', relname, other) FROM pair WHERE holds_null
UNION ALL SELECT format('%s has no unique index on the counterparts of %s', s.indrelid::regclass, s.indexrelid::regclass)
 FROM swapped s JOIN twin t ON t.rel = s.indrelid WHERE s.indisunique AND s.cols && t.ks AND NOT EXISTS (SELECT 1 FROM swapped o
  WHERE o.indrelid = s.indrelid AND o.indisunique AND o.indisvalid AND o.cols = s.wanted)
UNION ALL SELECT format('%s has no valid foreign key on the counterparts of %s', f.conrelid::regclass, f.conname)
 FROM pg_constraint f JOIN twin t ON t.rel = f.conrelid WHERE f.contype = 'f' AND f.conkey && t.ks AND NOT EXISTS (SELECT 1 FROM pg_constraint o
  WHERE o.contype = 'f' AND o.conrelid = f.conrelid AND o.confrelid = f.confrelid AND o.convalidated >= f.convalidated AND o.confdeltype = f.confdeltype
  AND o.confupdtype = f.confupdtype AND o.condeferred = f.condeferred AND o.oid <> f.oid AND o.conkey = ARRAY(SELECT COALESCE(p.o, x.n)
   FROM unnest(f.conkey) WITH ORDINALITY x (n, no) LEFT JOIN pair p ON p.rel = f.conrelid AND p.k = x.n ORDER BY x.no)
  AND o.confkey = ARRAY(SELECT COALESCE(p.o, x.n) FROM unnest(f.confkey) WITH ORDINALITY x (n, no)
   LEFT JOIN pair p ON p.rel = f.confrelid AND p.k = x.n ORDER BY x.no))`
