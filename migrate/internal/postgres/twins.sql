-- What the catalogue says of the tables of twins. One query reads all of them: $1 are their schemas
-- and $2 their names.

-- name: twin tables
(SELECT c.oid, n.nspname, c.relname, c.relowner, c.reltuples
 FROM unnest($1::text[], $2::text[]) u (s, t)
 JOIN pg_namespace n ON n.nspname = u.s JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = u.t)

-- name: twin columns
-- Name, type, NOT NULL with its name since 18, default, comment, statistics target and options of
-- each column. The options are what a planner was told to expect; a server may keep others of its own.
SELECT t.nspname, t.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
 COALESCE((SELECT k.conname::text FROM pg_constraint k WHERE k.conrelid = a.attrelid AND k.contype = 'n'
  AND k.conkey = ARRAY[a.attnum] LIMIT 1), ''),
 COALESCE(pg_get_expr(d.adbin, d.adrelid), ''), COALESCE(col_description(a.attrelid, a.attnum), ''),
 COALESCE(a.attstattarget::int, -1), COALESCE((SELECT string_agg(o, ', ' ORDER BY o)
  FROM unnest(a.attoptions) o WHERE o LIKE 'n\_distinct%'), '')
FROM {twin tables} t JOIN pg_attribute a ON a.attrelid = t.oid
LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum AND a.attgenerated = ''
WHERE a.attnum > 0 AND NOT a.attisdropped ORDER BY t.nspname, t.relname, a.attnum

-- name: twin grants
-- The grants on column $3 that column $4 lacks, as statements about that.
WITH g AS (SELECT a.attname, format('GRANT %s (%I) ON %s TO %s%s', x.privilege_type, $4::text,
 a.attrelid::regclass,
 CASE WHEN x.grantee = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(x.grantee)) END,
 CASE WHEN x.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END) AS statement
 FROM pg_attribute a, aclexplode(a.attacl) x WHERE a.attrelid = {t} AND a.attname IN ($3, $4))
SELECT statement FROM g WHERE attname = $3
EXCEPT SELECT statement FROM g WHERE attname = $4 ORDER BY 1

-- name: grants of a counterpart
-- The grants on column $3 that column $4 has not, as statements that revoke them.
WITH g AS (SELECT a.attname, a.attrelid, x.privilege_type,
 CASE WHEN x.grantee = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(x.grantee)) END AS grantee
 FROM pg_attribute a, aclexplode(a.attacl) x WHERE a.attrelid = {t} AND a.attname IN ($3, $4))
SELECT format('REVOKE %s (%I) ON %s FROM %s', privilege_type, $3::text, attrelid::regclass, grantee)
FROM (SELECT attrelid, privilege_type, grantee FROM g WHERE attname = $3
 EXCEPT SELECT attrelid, privilege_type, grantee FROM g WHERE attname = $4) x ORDER BY 1

-- name: twin indexes
-- Each part of each index.
SELECT t.nspname, t.relname, c.relname, i.indisunique, i.indisprimary, i.indisvalid, i.indisreplident,
 COALESCE(k.contype::text, ''), COALESCE(k.condeferrable, false), COALESCE(k.condeferred, false),
 m.amname, COALESCE((to_jsonb(i) ->> 'indnullsnotdistinct')::boolean, false),
 COALESCE(s.spcname, ''), COALESCE(array_to_string(c.reloptions, ', '), ''),
 COALESCE(pg_get_expr(i.indpred, i.indrelid), ''), p.no <= i.indnkeyatts,
 CASE WHEN i.indkey[p.no - 1] = 0 THEN '' ELSE a.attname END,
 pg_get_indexdef(i.indexrelid, p.no, false),
 CASE WHEN p.no > i.indnkeyatts OR o.opcdefault THEN '' ELSE o.opcnamespace::regnamespace
  || '.' || quote_ident(o.opcname) END,
 CASE WHEN p.no > i.indnkeyatts OR i.indcollation[p.no - 1] IN (0, COALESCE(a.attcollation, 100))
  THEN '' ELSE i.indcollation[p.no - 1]::regcollation::text END,
 CASE WHEN p.no > i.indnkeyatts THEN '' ELSE (ARRAY['', ' DESC NULLS LAST', ' NULLS FIRST',
  ' DESC NULLS FIRST'])[i.indoption[p.no - 1] + 1] END,
 COALESCE(obj_description(c.oid, 'pg_class'), ''),
 COALESCE(obj_description(k.oid, 'pg_constraint'), ''), i.indisclustered,
 COALESCE((SELECT e.attstattarget::int FROM pg_attribute e WHERE e.attrelid = c.oid
  AND e.attnum = p.no), -1)
FROM {twin tables} t JOIN pg_index i ON i.indrelid = t.oid
JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am m ON m.oid = c.relam
LEFT JOIN pg_tablespace s ON s.oid = c.reltablespace
LEFT JOIN pg_constraint k ON k.conindid = c.oid AND k.contype IN ('p', 'u', 'x')
CROSS JOIN LATERAL generate_series(1, i.indnatts) p (no)
LEFT JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[p.no - 1]
LEFT JOIN pg_opclass o ON p.no <= i.indnkeyatts AND o.oid = i.indclass[p.no - 1]
ORDER BY t.nspname, t.relname, c.relname, p.no

-- name: twin keys
-- Each pair of columns of each foreign key.
SELECT t.nspname, t.relname, k.conname, pn.nspname, pc.relname, ca.attname, pa.attname, k.confupdtype::text,
 k.confdeltype::text, k.confmatchtype = 'f', k.condeferrable, k.condeferred, k.convalidated,
 COALESCE(to_jsonb(k) -> 'confdelsetcols' @> to_jsonb(u.child), false),
 COALESCE(obj_description(k.oid, 'pg_constraint'), '')
FROM {twin tables} t JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype = 'f'
JOIN pg_class pc ON pc.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = pc.relnamespace
CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY u (child, parent, no)
JOIN pg_attribute ca ON ca.attrelid = k.conrelid AND ca.attnum = u.child
JOIN pg_attribute pa ON pa.attrelid = k.confrelid AND pa.attnum = u.parent
ORDER BY t.nspname, t.relname, k.conname, u.no

-- name: twin checks
-- Name, definition and validity of each CHECK, for each of its columns.
SELECT t.nspname, t.relname, k.conname, pg_get_constraintdef(k.oid), k.convalidated,
 COALESCE(a.attname, '')
FROM {twin tables} t JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype = 'c'
LEFT JOIN LATERAL unnest(k.conkey) u (no) ON true
LEFT JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.no
ORDER BY t.nspname, t.relname, k.conname, 6

-- name: twin triggers
-- The tables that have the trigger $3, and whether it also fires for what comes from another server.
SELECT t.nspname, t.relname, g.tgenabled = 'A' FROM {twin tables} t JOIN pg_trigger g ON g.tgrelid = t.oid
WHERE g.tgname = $3

-- name: functions of triggers
-- The triggers of a table, $1 and $2, but for $3 and those of foreign keys, and their functions.
SELECT g.tgname, p.proname, p.prosrc FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_proc p ON p.oid = g.tgfoid
WHERE n.nspname = $1 AND c.relname = $2 AND g.tgname <> $3 AND NOT g.tgisinternal ORDER BY 1

-- name: columns computed from a column
-- Of the table $1 and $2, those that are computed from its column $3.
SELECT a.attname FROM pg_depend d JOIN pg_attrdef f ON d.classid = 'pg_attrdef'::regclass AND f.oid = d.objid
JOIN pg_attribute a ON a.attrelid = f.adrelid AND a.attnum = f.adnum
JOIN pg_attribute o ON o.attrelid = d.refobjid AND o.attnum = d.refobjsubid
JOIN pg_class c ON c.oid = d.refobjid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE d.refclassid = 'pg_class'::regclass AND n.nspname = $1 AND c.relname = $2 AND o.attname = $3
AND a.attnum <> o.attnum ORDER BY 1

-- name: readers of keys
-- Of the table $1 and $2, who reads its column $3, as grants on another table, $4. Policies keep rows of
-- a table from roles, and would not be on the other one: nobody reads that.
SELECT DISTINCT format('GRANT SELECT ON %s TO %s', $4::text,
 CASE WHEN x.grantee = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(x.grantee)) END)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = $3
CROSS JOIN LATERAL (SELECT * FROM aclexplode(COALESCE(c.relacl, acldefault('r', c.relowner)))
 UNION ALL SELECT * FROM aclexplode(a.attacl)) x
WHERE n.nspname = $1 AND c.relname = $2 AND NOT c.relrowsecurity AND x.privilege_type = 'SELECT'
AND (x.grantee = 0 OR pg_get_userbyid(x.grantee) <> current_user) ORDER BY 1

-- name: users of columns
-- What keeps columns, of the schemas $1 and the tables $2 with the names $3, from being dropped, why, and
-- the statement that helps. The run drops its own keys and triggers first.
WITH c AS (SELECT a.attrelid, a.attnum, a.attname FROM unnest($1::text[], $2::text[], $3::text[]) u (s, t, c)
 JOIN pg_namespace n ON n.nspname = u.s JOIN pg_class r ON r.relnamespace = n.oid AND r.relname = u.t
 JOIN pg_attribute a ON a.attrelid = r.oid AND a.attname = u.c AND NOT a.attisdropped)
SELECT COALESCE((SELECT 'view ' || w.ev_class::regclass FROM pg_rewrite w JOIN pg_class v ON v.oid = w.ev_class
  WHERE d.classid = 'pg_rewrite'::regclass AND w.oid = d.objid AND v.relkind IN ('v', 'm')),
 pg_describe_object(d.classid, d.objid, d.objsubid)),
 format('it uses column %I of %s, which goes; drop it, or let it use another column', c.attname, c.attrelid::regclass), ''
FROM c JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = c.attrelid
 AND d.refobjsubid = c.attnum AND d.deptype = 'n'
WHERE NOT EXISTS (SELECT FROM pg_constraint k JOIN c o ON o.attrelid = k.conrelid AND o.attnum = ANY (k.conkey)
 WHERE d.classid = 'pg_constraint'::regclass AND k.oid = d.objid)
AND NOT EXISTS (SELECT FROM pg_trigger g WHERE d.classid = 'pg_trigger'::regclass AND g.oid = d.objid AND g.tgname = $4)
UNION SELECT format('the default of %s.%I', f.adrelid::regclass, a.attname), format('it takes numbers of %s, which goes with '
 'column %I of %s; let another column own the sequence', s.objid::regclass, c.attname, c.attrelid::regclass),
 format('ALTER SEQUENCE %s OWNED BY %s.%I', s.objid::regclass, f.adrelid::regclass, a.attname)
FROM c JOIN pg_depend s ON s.classid = 'pg_class'::regclass AND s.refclassid = 'pg_class'::regclass
 AND s.refobjid = c.attrelid AND s.refobjsubid = c.attnum AND s.deptype IN ('a', 'i')
JOIN pg_class q ON q.oid = s.objid AND q.relkind = 'S'
JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = s.objid AND d.classid = 'pg_attrdef'::regclass
JOIN pg_attrdef f ON f.oid = d.objid JOIN pg_attribute a ON a.attrelid = f.adrelid AND a.attnum = f.adnum
WHERE NOT EXISTS (SELECT FROM c o WHERE o.attrelid = f.adrelid AND o.attnum = f.adnum) ORDER BY 1, 2

-- name: twin functions
-- The functions that a run, $1, has made, and its table of pending ids, as statements that drop them.
SELECT format('DROP FUNCTION %I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid))
FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
WHERE n.nspname = 'sqluuid' AND starts_with(p.proname::text, 'twin_' || $1::text || '_')
UNION ALL SELECT format('DROP TABLE %I.%I', n.nspname, c.relname)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = 'sqluuid' AND c.relkind = 'r' AND c.relname = 'twin_' || $1::text || '_pending'
ORDER BY 1

-- name: tables that were moved
-- Those with a trigger of run $1 which are not among the tables $2 and $3.
SELECT format('%I.%I', n.nspname, c.relname) FROM pg_proc p JOIN pg_trigger g ON g.tgfoid = p.oid
JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE p.pronamespace = to_regnamespace('sqluuid') AND starts_with(p.proname::text, 'twin_' || $1::text || '_')
AND (n.nspname::text, c.relname::text) NOT IN (SELECT * FROM unnest($2::text[], $3::text[])) ORDER BY 1

-- name: whether rows are numbered
-- Whether the server numbers the rows of table $1 in column $2, by a serial, an identity or a default.
SELECT pg_get_serial_sequence($1, $2) IS NOT NULL OR EXISTS (SELECT 1 FROM pg_attrdef d
JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
WHERE d.adrelid = $1::regclass AND a.attname = $2 AND pg_get_expr(d.adbin, d.adrelid) LIKE 'nextval(%')

-- name: twins without statistics
-- The tables that have rows, and one of the columns $3 without statistics.
SELECT DISTINCT n.nspname, c.relname FROM unnest($1::text[], $2::text[], $3::text[]) u (s, t, c)
JOIN pg_namespace n ON n.nspname = u.s JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = u.t
WHERE c.reltuples > 0 AND NOT EXISTS (SELECT 1 FROM pg_stats x WHERE x.schemaname = u.s
 AND x.tablename = u.t AND x.attname = u.c) ORDER BY 1, 2

-- name: defaults that make ids
-- Those of the columns $3 of the tables $2 in the schemas $1 whose default makes ids.
SELECT u.* FROM unnest($1::text[], $2::text[], $3::text[]) u (s, t, c)
JOIN pg_namespace n ON n.nspname = u.s JOIN pg_class k ON k.relnamespace = n.oid AND k.relname = u.t
JOIN pg_attribute a ON a.attrelid = k.oid AND a.attname = u.c AND a.attgenerated = ''
JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
WHERE pg_get_expr(d.adbin, d.adrelid) ~ '\m(gen_random_uuid|uuidv[47]|uuid_generate_v[1-5]\w*)\('

-- name: twin sizes
-- The bytes of the rows of each table, of its indexes, and of those indexes that have a column $3.
SELECT n.nspname, c.relname, pg_table_size(c.oid), pg_indexes_size(c.oid),
 COALESCE((SELECT sum(pg_relation_size(i.indexrelid)) FROM pg_index i WHERE i.indrelid = c.oid
  AND EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = ANY (u.columns)
   AND a.attnum = ANY (i.indkey::int2[]))), 0)::bigint
FROM (SELECT s, t, array_agg(c) AS columns FROM unnest($1::text[], $2::text[], $3::text[]) x (s, t, c)
 GROUP BY s, t) u
JOIN pg_namespace n ON n.nspname = u.s JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = u.t
ORDER BY 1, 2

-- name: claim a run
SELECT pg_try_advisory_lock(hashtextextended('sqluuid twins', $1::bigint))

-- name: readers of tables
-- Roles with a right on one of some tables or on one of its columns.
SELECT DISTINCT CASE WHEN x.grantee = 0 THEN '' ELSE pg_get_userbyid(x.grantee)::text END
FROM unnest($1::text[], $2::text[]) u (s, t) JOIN pg_namespace n ON n.nspname = u.s
JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = u.t
CROSS JOIN LATERAL (SELECT grantee FROM aclexplode(COALESCE(c.relacl, acldefault('r', c.relowner)))
 UNION SELECT y.grantee FROM pg_attribute a, aclexplode(a.attacl) y WHERE a.attrelid = c.oid) x
WHERE x.grantee = 0 OR NOT (SELECT rolsuper FROM pg_roles r WHERE r.oid = x.grantee)
ORDER BY 1

-- name: missing grants for twins
-- What the role lacks to alter the tables, their owners to make indexes, and the role to make the
-- gates, which lie beside the tables.
SELECT format('GRANT %I TO %I', pg_get_userbyid(t.relowner), current_user)
FROM {twin tables} t WHERE NOT pg_has_role(t.relowner, 'USAGE')
UNION SELECT format('GRANT CREATE ON SCHEMA %I TO %I', t.nspname, pg_get_userbyid(t.relowner))
FROM {twin tables} t WHERE NOT has_schema_privilege(t.relowner, t.nspname, 'CREATE')
 AND NOT (SELECT r.rolsuper FROM pg_roles r WHERE r.rolname = current_user)
UNION SELECT format('GRANT CREATE ON SCHEMA %I TO %I', t.nspname, current_user)
FROM {twin tables} t WHERE NOT has_schema_privilege(t.nspname, 'CREATE')
ORDER BY 1

-- name: missing grants for a cut-over
-- A role without it does not see which sessions of others do not follow.
SELECT format('GRANT pg_read_all_stats TO %I', current_user)
WHERE NOT pg_has_role('pg_read_all_stats', 'USAGE')

-- name: missing rights of owners
-- What the role lacks to drop what is carried over, and to give it back to its owner. $1 to $3 are
-- the columns.
WITH RECURSIVE scope AS ({scope columns}), seen AS ({views of a scope}),
carried AS (
 SELECT c.relowner AS owner FROM seen x JOIN pg_class c ON c.oid = x.oid
UNION SELECT e.stxowner FROM scope s JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass
  AND d.refobjid = s.rel AND d.refobjsubid = s.attnum AND d.classid = 'pg_statistic_ext'::regclass
  JOIN pg_statistic_ext e ON e.oid = d.objid
UNION SELECT c.relowner FROM scope s JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass
  AND d.refobjid = s.rel AND d.refobjsubid = s.attnum AND d.classid = 'pg_policy'::regclass
  JOIN pg_policy p ON p.oid = d.objid JOIN pg_class c ON c.oid = p.polrelid
UNION SELECT p.pubowner FROM scope s JOIN pg_publication_rel r ON r.prrelid = s.rel
  AND {whether a publication lists a column} JOIN pg_publication p ON p.oid = r.prpubid)
SELECT format('GRANT %I TO %I', pg_get_userbyid(owner), current_user) AS lacks
FROM carried WHERE NOT pg_has_role(owner, 'USAGE')
UNION -- a view is made in its schema, and then given to its owner
SELECT format('GRANT CREATE ON SCHEMA %I TO %I', n.nspname, r.rolname)
FROM seen x JOIN pg_class c ON c.oid = x.oid JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_roles r ON r.oid = c.relowner OR r.rolname = current_user
WHERE NOT has_schema_privilege(r.oid, n.oid, 'CREATE') AND current_setting('is_superuser') = 'off'
UNION -- a materialised view is filled by who makes it
SELECT format('GRANT SELECT ON %s TO %I', d.refobjid::regclass, current_user)
FROM seen x JOIN pg_class c ON c.oid = x.oid AND c.relkind = 'm' AND c.relispopulated
JOIN pg_rewrite w ON w.ev_class = c.oid JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass
 AND d.objid = w.oid AND d.refclassid = 'pg_class'::regclass AND d.refobjid <> c.oid
JOIN pg_class t ON t.oid = d.refobjid AND t.relkind IN ('r', 'v', 'm', 'p', 'f')
WHERE NOT has_table_privilege(t.oid, 'SELECT') AND NOT has_any_column_privilege(t.oid, 'SELECT')
ORDER BY 1

-- name: twin obstacles
-- What keeps the columns $3 from having the twins $4: object, reason and the statement that takes it
-- away. $5 are those that have one.
WITH RECURSIVE a AS (SELECT a.*, c.relname, c.relkind, c.relam, c.reltype, n.nspname, u.twin, u.made
 FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::boolean[]) u (s, t, c, twin, made)
 JOIN pg_namespace n ON n.nspname = u.s JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = u.t
 JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = u.c),
part AS (SELECT typelem AS typ, oid AS whole FROM pg_type WHERE typelem <> 0
 UNION ALL SELECT typbasetype, oid FROM pg_type WHERE typbasetype <> 0
 UNION ALL SELECT b.atttypid, c.reltype FROM pg_attribute b JOIN pg_class c ON c.oid = b.attrelid AND c.relkind = 'c'),
rowtype AS (SELECT attrelid AS rel, reltype AS typ FROM a
 UNION SELECT r.rel, p.whole FROM rowtype r JOIN part p ON p.typ = r.typ)
SELECT DISTINCT * FROM (
SELECT format('column %I.%I', relname, attname) AS object, 'it is of a domain; give it the type of the domain' AS why,
 format('ALTER TABLE %I.%I ALTER COLUMN %I TYPE %s', nspname, relname, attname,
  (SELECT format_type(y.typbasetype, y.typtypmod) FROM pg_type y WHERE y.oid = atttypid)) AS statement
 FROM a WHERE EXISTS (SELECT 1 FROM pg_type y WHERE y.oid = a.atttypid AND y.typtype = 'd')
UNION ALL
SELECT format('table %I', relname),
 'it is partitioned, and twins are not for it; change it in a window without writers, by ALTER COLUMN ... TYPE ... USING ...', ''
 FROM a WHERE relkind = 'p'
UNION ALL
SELECT format('table %I', relname), format('it is stored by %I, whose pages are not walked; change it in a window without writers, by ALTER COLUMN ... TYPE ... USING ...', m.amname), ''
 FROM a JOIN pg_am m ON m.oid = a.relam WHERE m.amname <> 'heap'
UNION ALL
SELECT format('table %I', relname), 'twins need PostgreSQL 14 or later; change it in a window without writers, by ALTER COLUMN ... TYPE ... USING ...', ''
 FROM a WHERE current_setting('server_version_num')::int < 140000
UNION ALL
SELECT format('foreign key %I of table %s', k.conname, k.conrelid::regclass), 'the server does not enforce it, because its triggers are disabled; enable them, or drop the key', ''
 FROM a JOIN pg_constraint k ON k.contype = 'f' AND (k.conrelid = a.attrelid AND a.attnum = ANY (k.conkey)
  OR k.confrelid = a.attrelid AND a.attnum = ANY (k.confkey))
 WHERE EXISTS (SELECT 1 FROM pg_trigger g WHERE g.tgconstraint = k.oid AND g.tgenabled NOT IN ('O', 'A'))
UNION ALL
SELECT format('rule %I of table %s', w.rulename, w.ev_class::regclass), 'it names the column; drop it for the run, and make it again afterwards: ' || pg_get_ruledef(w.oid),
 format('DROP RULE %I ON %s', w.rulename, w.ev_class::regclass)
 FROM a JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = a.attrelid
  AND d.refobjsubid = a.attnum AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite w ON w.oid = d.objid AND w.ev_class <> a.attrelid
 JOIN pg_class c ON c.oid = w.ev_class AND c.relkind NOT IN ('v', 'm')
UNION ALL
SELECT format('column %I.%I', a.relname, g.attname),
 'it is generated from the column; drop it for the run, and make it again afterwards',
 format('ALTER TABLE %I.%I DROP COLUMN %I', a.nspname, a.relname, g.attname)
 FROM a JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = a.attrelid
  AND d.refobjsubid = a.attnum AND d.classid = 'pg_attrdef'::regclass
 JOIN pg_attrdef f ON f.oid = d.objid JOIN pg_attribute g ON g.attrelid = f.adrelid
  AND g.attnum = f.adnum AND g.attgenerated <> '' AND g.attnum <> a.attnum
UNION ALL
SELECT format('column %I.%I', a.relname, a.attname), 'it is generated', '' FROM a WHERE a.attgenerated <> ''
UNION ALL
SELECT format('exclusion constraint %I', k.conname),
 'it compares the column; drop it for the run, and make it again afterwards: ' || pg_get_constraintdef(k.oid),
 format('ALTER TABLE %I.%I DROP CONSTRAINT %I', a.nspname, a.relname, k.conname)
 FROM a JOIN pg_constraint k ON k.conrelid = a.attrelid AND k.contype = 'x' AND a.attnum = ANY (k.conkey)
UNION ALL
SELECT format('CHECK %I', k.conname), 'it is not validated; validate it first',
 format('ALTER TABLE %I.%I VALIDATE CONSTRAINT %I', a.nspname, a.relname, k.conname)
 FROM a JOIN pg_constraint k ON k.conrelid = a.attrelid AND k.contype = 'c' AND NOT k.convalidated
  AND a.attnum = ANY (k.conkey) AND right(k.conname, 14) <> '__new_not_null'
UNION ALL
SELECT format('trigger %I', g.tgname),
 'it names the column; drop it for the run, and make it again afterwards: ' || pg_get_triggerdef(g.oid),
 format('DROP TRIGGER %I ON %s', g.tgname, g.tgrelid::regclass)
 FROM a JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = a.attrelid
  AND d.refobjsubid = a.attnum AND d.classid = 'pg_trigger'::regclass
 JOIN pg_trigger g ON g.oid = d.objid AND NOT g.tgisinternal
UNION ALL
SELECT format('trigger %I', g.tgname), 'it would fire after the trigger of the twins; rename it',
 format('ALTER TRIGGER %I ON %s RENAME TO %I', g.tgname, g.tgrelid::regclass, 'a' || g.tgname)
 FROM a JOIN pg_trigger g ON g.tgrelid = a.attrelid AND NOT g.tgisinternal AND (g.tgtype & 3) = 3
  AND g.tgname > '~sqluuid_twin' COLLATE "C"
UNION ALL
SELECT format('rule %I', w.rulename), 'it rewrites statements on the table; drop it',
 format('DROP RULE %I ON %s', w.rulename, w.ev_class::regclass)
 FROM a JOIN pg_rewrite w ON w.ev_class = a.attrelid
UNION ALL
SELECT format('function %s', d.objid::regprocedure), 'its body names the column; drop it for the run, and make it again afterwards',
 format('DROP FUNCTION %s', d.objid::regprocedure)
 FROM a JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = a.attrelid
  AND d.refobjsubid = a.attnum AND d.classid = 'pg_proc'::regclass
UNION ALL
SELECT format('table %I', relname), 'row-level security hides rows from this role; take a role that sees all',
 format('ALTER ROLE %I BYPASSRLS', current_user) FROM a WHERE row_security_active(a.attrelid)
UNION ALL
SELECT format('column %I.%I', c.relname, b.attname),
 format('it holds rows of table %s, in which the id would be the other column behind a cut-over; give it another type', r.rel::regclass),
 format('ALTER TABLE %s ALTER COLUMN %I TYPE jsonb USING to_jsonb(%I)', c.oid::regclass, b.attname, b.attname)
 FROM rowtype r JOIN pg_attribute b ON b.atttypid = r.typ AND NOT b.attisdropped AND b.attinhcount = 0
 JOIN pg_class c ON c.oid = b.attrelid AND c.relkind IN ('r', 'p', 'f')
UNION ALL
SELECT format('column %I.%I', a.relname, b.attname), 'the twin needs its name; rename it',
 format('ALTER TABLE %I.%I RENAME %I TO %I', a.nspname, a.relname, b.attname, b.attname || '_')
 FROM a JOIN pg_attribute b ON b.attrelid = a.attrelid AND NOT b.attisdropped AND b.attname = a.twin AND NOT a.made
) x ORDER BY 1, 2

-- name: twin warnings
-- What else a twin does to others.
SELECT DISTINCT w FROM {twin tables} t CROSS JOIN LATERAL (
SELECT format('the publication %I sends every column of table %s: a subscriber without the twins stops until they are there',
 p.pubname, t.oid::regclass) AS w FROM pg_publication p JOIN pg_publication_tables v ON v.pubname = p.pubname
 JOIN pg_class c ON c.oid = t.oid JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE v.schemaname = n.nspname AND v.tablename = c.relname AND NOT EXISTS (SELECT 1 FROM pg_publication_rel r
  WHERE r.prpubid = p.oid AND r.prrelid = c.oid AND to_jsonb(r) ->> 'prattrs' IS NOT NULL)
UNION ALL
SELECT format('the trigger %I of table %s sees the new type after the cut-over: look at its function, %s',
 g.tgname, t.oid::regclass, g.tgfoid::regprocedure) FROM pg_trigger g
 WHERE g.tgrelid = t.oid AND NOT g.tgisinternal AND g.tgname <> '~sqluuid_twin' AND (g.tgtype & 1) = 1
UNION ALL
SELECT format('the function %s of the trigger %I of table %s takes all columns of a row, with the twins from the first step on: '
 'an INSERT of them elsewhere fails', p.oid::regprocedure, g.tgname, t.oid::regclass)
 FROM pg_trigger g JOIN pg_proc p ON p.oid = g.tgfoid AND p.prosrc ~* '\m(new|old)\s*\.\s*\*'
 WHERE g.tgrelid = t.oid AND NOT g.tgisinternal AND g.tgname <> '~sqluuid_twin'
UNION ALL
SELECT format('the function %s has a star and names table %s, whose twins the star has from the first step on: look at it',
 p.oid::regprocedure, t.oid::regclass)
 FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'sqluuid')
 WHERE p.prosrc ~* '(\mselect\s+|[.,]\s*)\*' AND p.prorettype <> 'trigger'::regtype
  AND p.prosrc ~* ('\m' || regexp_replace(t.relname, '(\W)', '\\\1', 'g') || '\M')
  AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')
) x ORDER BY 1

-- name: obstacles of views
-- What else depends on the views over the columns, and would keep them from being dropped.
WITH RECURSIVE scope AS ({scope columns}), seen AS ({views of a scope})
SELECT DISTINCT pg_describe_object(d.classid, d.objid, 0) AS object,
 format('it depends on the view %s; drop it for the run, and make it again afterwards', c.oid::regclass) AS why,
 CASE WHEN d.classid = 'pg_proc'::regclass THEN format('DROP FUNCTION %s', d.objid::regprocedure)
  WHEN d.classid = 'pg_policy'::regclass THEN (SELECT format('DROP POLICY %I ON %s', p.polname, p.polrelid::regclass)
   FROM pg_policy p WHERE p.oid = d.objid) ELSE '' END AS statement
FROM seen x JOIN pg_class c ON c.oid = x.oid JOIN pg_type y ON y.oid = c.reltype
JOIN pg_depend d ON d.deptype = 'n' AND (d.refclassid = 'pg_class'::regclass AND d.refobjid = c.oid
  OR d.refclassid = 'pg_type'::regclass AND d.refobjid IN (y.oid, y.typarray))
LEFT JOIN pg_rewrite w ON d.classid = 'pg_rewrite'::regclass AND w.oid = d.objid
WHERE w.oid IS NULL OR w.ev_class NOT IN (SELECT oid FROM seen)
ORDER BY 1

-- name: views of counterparts
-- Views and policies over the columns that programs do not know. Their text has the names of today,
-- by which a cut-over would make them again over the others.
WITH RECURSIVE scope AS ({scope columns}), seen AS ({views of a scope})
SELECT object, 'it names a column that programs do not know, and a cut-over exchanges the names; '
 'drop it for the cut-over, and make it again behind it' AS why, 'DROP ' || statement
FROM (SELECT format('view %s', c.oid::regclass) AS object,
  format('%s %s', CASE c.relkind WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'VIEW' END, c.oid::regclass) AS statement
 FROM seen s JOIN pg_class c ON c.oid = s.oid
UNION SELECT format('policy %s', p.polname), format('POLICY %I ON %s', p.polname, p.polrelid::regclass)
 FROM scope s JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = s.rel
  AND d.refobjsubid = s.attnum AND d.classid = 'pg_policy'::regclass JOIN pg_policy p ON p.oid = d.objid) x
ORDER BY 1

-- name: carried
-- What depends on the columns: kind, name, the statement that drops it and the one that makes it
-- again, which has the names of today. What makes more than one statement has more rows. They are
-- dropped from the last to the first.
WITH RECURSIVE scope AS ({scope columns}), seen AS ({views of a scope}),
views AS (SELECT c.oid, x.depth, c.relkind, c.relowner, c.relacl, c.reloptions, c.relispopulated,
 format('%I.%I', n.nspname, c.relname) AS name, CASE c.relkind WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'VIEW' END AS word
 FROM (SELECT oid, max(depth) AS depth FROM seen GROUP BY oid) x
 JOIN pg_class c ON c.oid = x.oid JOIN pg_namespace n ON n.oid = c.relnamespace)
SELECT kind, name, drops, makes FROM (
SELECT 1 AS part, 0 AS depth, 0 AS no, 'CHECK' AS kind, k.conname::text AS name,
 format('ALTER TABLE %s DROP CONSTRAINT %I', k.conrelid::regclass, k.conname) AS drops,
 format('ALTER TABLE %s ADD CONSTRAINT %I %s%s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid),
  CASE WHEN k.convalidated THEN ' NOT VALID' ELSE '' END) AS makes
 FROM pg_constraint k WHERE k.contype = 'c' AND EXISTS (SELECT 1 FROM scope s
  WHERE s.rel = k.conrelid AND s.attnum = ANY (k.conkey))
UNION ALL
SELECT 1, 0, 1, 'CHECK', k.conname, '', format('COMMENT ON CONSTRAINT %I ON %s IS %L', k.conname,
 k.conrelid::regclass, obj_description(k.oid, 'pg_constraint'))
 FROM pg_constraint k WHERE k.contype = 'c' AND obj_description(k.oid, 'pg_constraint') IS NOT NULL
 AND EXISTS (SELECT 1 FROM scope s WHERE s.rel = k.conrelid AND s.attnum = ANY (k.conkey))
UNION ALL
SELECT 2, 0, m.no, 'statistics', x.name, CASE WHEN m.no = 0 THEN 'DROP STATISTICS ' || x.name ELSE '' END, m.makes
 FROM (SELECT DISTINCT e.oid, e.stxowner, COALESCE((to_jsonb(e) ->> 'stxstattarget')::int, -1) AS target,
  format('%I.%I', n.nspname, e.stxname) AS name FROM scope s JOIN pg_depend d
  ON d.refclassid = 'pg_class'::regclass AND d.refobjid = s.rel AND d.refobjsubid = s.attnum
  AND d.classid = 'pg_statistic_ext'::regclass JOIN pg_statistic_ext e ON e.oid = d.objid
  JOIN pg_namespace n ON n.oid = e.stxnamespace) x
 CROSS JOIN LATERAL (VALUES (0, pg_get_statisticsobjdef(x.oid)),
  (1, CASE WHEN pg_get_userbyid(x.stxowner) <> current_user
   THEN format('ALTER STATISTICS %s OWNER TO %I', x.name, pg_get_userbyid(x.stxowner)) END),
  (2, CASE WHEN x.target >= 0 THEN format('ALTER STATISTICS %s SET STATISTICS %s', x.name, x.target) END),
  (3, format('COMMENT ON STATISTICS %s IS %L', x.name, NULLIF(obj_description(x.oid, 'pg_statistic_ext'), '')))
  ) m (no, makes) WHERE m.makes IS NOT NULL AND m.makes NOT LIKE '% IS NULL'
UNION ALL
SELECT 3, 0, 0, 'policy', p.polname, format('DROP POLICY %I ON %s', p.polname, p.polrelid::regclass),
 format('CREATE POLICY %I ON %s AS %s FOR %s TO %s%s%s', p.polname, p.polrelid::regclass,
  CASE WHEN p.polpermissive THEN 'PERMISSIVE' ELSE 'RESTRICTIVE' END,
  CASE p.polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE' WHEN 'd' THEN 'DELETE' ELSE 'ALL' END,
  (SELECT string_agg(CASE WHEN r = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(r)) END, ', ') FROM unnest(p.polroles) r),
  ' USING (' || pg_get_expr(p.polqual, p.polrelid) || ')',
  ' WITH CHECK (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')')
 FROM pg_policy p WHERE EXISTS (SELECT 1 FROM scope s JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass
  AND d.refobjid = s.rel AND d.refobjsubid = s.attnum AND d.classid = 'pg_policy'::regclass WHERE d.objid = p.oid)
UNION ALL
SELECT 3, 0, 1, 'policy', p.polname, '', format('COMMENT ON POLICY %I ON %s IS %L', p.polname, p.polrelid::regclass,
 obj_description(p.oid, 'pg_policy'))
 FROM pg_policy p WHERE obj_description(p.oid, 'pg_policy') IS NOT NULL AND EXISTS (SELECT 1 FROM scope s
  JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = s.rel AND d.refobjsubid = s.attnum
  AND d.classid = 'pg_policy'::regclass WHERE d.objid = p.oid)
UNION ALL
SELECT 4, 0, 0, 'publication', p.pubname, format('ALTER PUBLICATION %I DROP TABLE ONLY %s', p.pubname, r.prrelid::regclass),
 format('ALTER PUBLICATION %I ADD TABLE ONLY %s%s%s', p.pubname, r.prrelid::regclass,
  ' (' || (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) FROM pg_attribute a
   WHERE a.attrelid = r.prrelid AND a.attnum = ANY (l.listed)) || ')',
  ' WHERE (' || (SELECT to_jsonb(v) ->> 'rowfilter' FROM pg_publication_tables v WHERE v.pubname = p.pubname
   AND v.schemaname = n.nspname AND v.tablename = c.relname) || ')')
 FROM pg_publication_rel r JOIN pg_publication p ON p.oid = r.prpubid JOIN pg_class c ON c.oid = r.prrelid
 JOIN pg_namespace n ON n.oid = c.relnamespace
 CROSS JOIN LATERAL (SELECT translate(to_jsonb(r) ->> 'prattrs', '[]', '{}')::int2[] AS listed) l
 WHERE EXISTS (SELECT 1 FROM scope s WHERE s.rel = r.prrelid AND {whether a publication lists a column})
UNION ALL
SELECT 5, depth, 0, lower(word), name, format('DROP %s %s', word, name),
 format('CREATE %s %s%s AS %s%s', word, name, ' WITH (' || array_to_string(reloptions, ', ') || ')',
  rtrim(pg_get_viewdef(oid), '; '), CASE WHEN relkind = 'v' THEN '' WHEN relispopulated THEN ' WITH DATA' ELSE ' WITH NO DATA' END)
 FROM views
UNION ALL
SELECT 5, v.depth, 1, lower(v.word), v.name, '', pg_get_indexdef(i.indexrelid)
 FROM views v JOIN pg_index i ON i.indrelid = v.oid
UNION ALL
SELECT 5, v.depth, 2, lower(v.word), v.name, '', format('COMMENT ON INDEX %s IS %L', i.indexrelid::regclass, obj_description(i.indexrelid, 'pg_class'))
 FROM views v JOIN pg_index i ON i.indrelid = v.oid WHERE obj_description(i.indexrelid, 'pg_class') IS NOT NULL
UNION ALL
SELECT 5, v.depth, 1, lower(v.word), v.name, '', format('ALTER VIEW %s ALTER COLUMN %I SET DEFAULT %s', v.name, a.attname, pg_get_expr(f.adbin, f.adrelid))
 FROM views v JOIN pg_attrdef f ON f.adrelid = v.oid JOIN pg_attribute a ON a.attrelid = v.oid AND a.attnum = f.adnum
UNION ALL
SELECT 5, v.depth, 1, lower(v.word), v.name, '', rtrim(pg_get_ruledef(w.oid), ';')
 FROM views v JOIN pg_rewrite w ON w.ev_class = v.oid AND w.rulename <> '_RETURN'
UNION ALL
SELECT 5, v.depth, 2, lower(v.word), v.name, '', format('ALTER %s %s OWNER TO %I', v.word, v.name, pg_get_userbyid(v.relowner))
 FROM views v WHERE pg_get_userbyid(v.relowner) <> current_user
UNION ALL
SELECT 5, v.depth, 2, lower(v.word), v.name, '', format('REVOKE ALL ON %s FROM %s', v.name, -- by default privileges
 CASE WHEN x.grantee = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(x.grantee)) END)
 FROM views v JOIN pg_class c ON c.oid = v.oid JOIN pg_default_acl d ON d.defaclobjtype = 'r'
 AND pg_get_userbyid(d.defaclrole) = current_user AND d.defaclnamespace IN (0, c.relnamespace)
 CROSS JOIN LATERAL aclexplode(d.defaclacl) x WHERE x.grantee NOT IN (v.relowner, d.defaclrole)
UNION ALL
SELECT 5, v.depth, 2, lower(v.word), v.name, '', format('ALTER MATERIALIZED VIEW %s CLUSTER ON %I', v.name, x.relname)
 FROM views v JOIN pg_index i ON i.indrelid = v.oid AND i.indisclustered JOIN pg_class x ON x.oid = i.indexrelid
UNION ALL
SELECT 5, v.depth, 2, lower(v.word), v.name, '', format('ALTER MATERIALIZED VIEW %s ALTER COLUMN %I SET STATISTICS %s', v.name,
 a.attname, a.attstattarget) FROM views v JOIN pg_attribute a ON a.attrelid = v.oid AND a.attnum > 0 AND a.attstattarget >= 0
UNION ALL
SELECT 5, v.depth, 4, lower(v.word), v.name, '', pg_get_statisticsobjdef(e.oid)
 FROM views v JOIN pg_statistic_ext e ON e.stxrelid = v.oid
UNION ALL
SELECT 5, v.depth, 6, lower(v.word), v.name, '', format('COMMENT ON TRIGGER %I ON %s IS %L', g.tgname, v.name, obj_description(g.oid, 'pg_trigger'))
 FROM views v JOIN pg_trigger g ON g.tgrelid = v.oid AND NOT g.tgisinternal WHERE obj_description(g.oid, 'pg_trigger') IS NOT NULL
UNION ALL
SELECT 5, v.depth, 6, lower(v.word), v.name, '', format('COMMENT ON RULE %I ON %s IS %L', w.rulename, v.name, obj_description(w.oid, 'pg_rewrite'))
 FROM views v JOIN pg_rewrite w ON w.ev_class = v.oid WHERE obj_description(w.oid, 'pg_rewrite') IS NOT NULL
UNION ALL
SELECT 5, v.depth, 3, lower(v.word), v.name, '', format('GRANT %s ON %s TO %s%s', x.privilege_type, v.name,
 CASE WHEN x.grantee = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(x.grantee)) END,
 CASE WHEN x.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END)
 FROM views v, aclexplode(v.relacl) x WHERE x.grantee <> v.relowner
UNION ALL
SELECT 5, v.depth, 3, lower(v.word), v.name, '', format('GRANT %s (%I) ON %s TO %s%s', x.privilege_type, a.attname, v.name,
 CASE WHEN x.grantee = 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(x.grantee)) END,
 CASE WHEN x.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END)
 FROM views v JOIN pg_attribute a ON a.attrelid = v.oid, aclexplode(a.attacl) x
UNION ALL
SELECT 5, v.depth, 4, lower(v.word), v.name, '', format('COMMENT ON %s %s IS %L', v.word, v.name, obj_description(v.oid, 'pg_class'))
 FROM views v WHERE obj_description(v.oid, 'pg_class') IS NOT NULL
UNION ALL
SELECT 5, v.depth, 4, lower(v.word), v.name, '', format('COMMENT ON COLUMN %s.%I IS %L', v.name, a.attname, col_description(v.oid, a.attnum))
 FROM views v JOIN pg_attribute a ON a.attrelid = v.oid WHERE col_description(v.oid, a.attnum) IS NOT NULL
UNION ALL
SELECT 5, v.depth, 5, lower(v.word), v.name, '', pg_get_triggerdef(g.oid)
 FROM views v JOIN pg_trigger g ON g.tgrelid = v.oid AND NOT g.tgisinternal
) x ORDER BY part, depth, name, no, makes

-- name: bodies of views
-- The views over the columns, the innermost first, with the names of the search path.
WITH RECURSIVE scope AS ({scope columns}), seen AS ({views of a scope})
SELECT c.relname, rtrim(pg_get_viewdef(c.oid), '; '),
 format('DROP %s %I.%I', CASE c.relkind WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'VIEW' END, n.nspname, c.relname)
FROM (SELECT oid, max(depth) AS depth FROM seen GROUP BY oid) x JOIN pg_class c ON c.oid = x.oid
JOIN pg_namespace n ON n.oid = c.relnamespace
ORDER BY x.depth, 1

-- name: twin catalogue
-- A hash of what a script for the columns $3 relies on: their tables, and what depends on them.
WITH RECURSIVE scope AS ({scope columns}),
seen AS (
 SELECT w.ev_class AS oid FROM scope s JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass
  AND d.refobjid = s.rel AND d.refobjsubid = s.attnum AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite w ON w.oid = d.objid
 UNION SELECT w.ev_class FROM seen x JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass
  AND d.refobjid = x.oid AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite w ON w.oid = d.objid AND w.ev_class <> x.oid)
SELECT COALESCE(md5(string_agg(x, E'\n' ORDER BY x COLLATE "C")), '') FROM (
SELECT concat_ws(' ', 'column', n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
 a.attnotnull, a.attgenerated, a.attidentity, pg_get_expr(d.adbin, d.adrelid), a.attacl) AS x
 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
 LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
 WHERE c.oid IN (SELECT rel FROM scope) AND a.attnum > 0 AND NOT a.attisdropped
UNION ALL SELECT concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisreplident)
 FROM pg_index i WHERE i.indrelid IN (SELECT rel FROM scope)
UNION ALL SELECT concat_ws(' ', 'constraint', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
 FROM pg_constraint k WHERE k.conrelid IN (SELECT rel FROM scope) OR k.confrelid IN (SELECT rel FROM scope)
UNION ALL SELECT concat_ws(' ', 'trigger', pg_get_triggerdef(g.oid), g.tgenabled) FROM pg_trigger g
 WHERE NOT g.tgisinternal AND (g.tgrelid IN (SELECT rel FROM scope) OR g.tgrelid IN (SELECT oid FROM seen))
UNION ALL SELECT concat_ws(' ', 'policy', p.polrelid::regclass, p.polname, p.polcmd,
 pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
 FROM pg_policy p WHERE p.polrelid IN (SELECT rel FROM scope)
UNION ALL SELECT concat_ws(' ', 'view', v.oid::regclass, pg_get_viewdef(v.oid), c.relacl, c.reloptions)
 FROM seen v JOIN pg_class c ON c.oid = v.oid AND c.relkind IN ('v', 'm')
UNION ALL SELECT concat_ws(' ', 'statistics', pg_get_statisticsobjdef(e.oid)) FROM pg_statistic_ext e
 WHERE e.stxrelid IN (SELECT rel FROM scope)
UNION ALL SELECT concat_ws(' ', 'publication', p.pubname, r.prrelid::regclass, to_jsonb(r) ->> 'prattrs')
 FROM pg_publication_rel r JOIN pg_publication p ON p.oid = r.prpubid
 WHERE r.prrelid IN (SELECT rel FROM scope)) y

-- name: filters of publications
-- Those that read the columns: schema, table, column, publication and filter.
WITH scope AS ({scope columns})
SELECT v.schemaname, v.tablename, a.attname, p.pubname, to_jsonb(v) ->> 'rowfilter'
FROM scope s JOIN pg_publication_rel r ON r.prrelid = s.rel
 AND to_jsonb(r) ->> 'prqual' ~ format(':varattno %s ', s.attnum)
JOIN pg_publication p ON p.oid = r.prpubid JOIN pg_class c ON c.oid = s.rel
JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_attribute a ON a.attrelid = s.rel AND a.attnum = s.attnum
JOIN pg_publication_tables v ON v.pubname = p.pubname AND v.schemaname = n.nspname
 AND v.tablename = c.relname ORDER BY 1, 2, 3, 4

-- name: policy expressions
-- The policies that read the columns: table, name, and both expressions, with the names of the search
-- path.
WITH scope AS ({scope columns})
SELECT DISTINCT n.nspname, c.relname, p.polname, COALESCE(pg_get_expr(p.polqual, p.polrelid), 'true'),
 COALESCE(pg_get_expr(p.polwithcheck, p.polrelid), 'true')
FROM scope s JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = s.rel
 AND d.refobjsubid = s.attnum AND d.classid = 'pg_policy'::regclass
JOIN pg_policy p ON p.oid = d.objid JOIN pg_class c ON c.oid = p.polrelid
JOIN pg_namespace n ON n.oid = c.relnamespace ORDER BY 1, 2, 3
