-- What a copy of a table would lose.

-- name: copy refusal
-- Reasons against a copy of the table {t}. $3 and $4 are the schemas and names of all tables that
-- are copied; the names of the triggers that an online copy itself has made begin with $5.
SELECT r.why FROM (
 SELECT x.why FROM pg_class, LATERAL (VALUES
  (relkind <> 'r', 'it is partitioned'),
  (relpersistence <> 'p', 'it is unlogged or temporary'),
  (relrowsecurity OR relforcerowsecurity, 'it has row-level security'),
  (relreplident <> 'd', 'it has a replica identity of its own'),
  (reltablespace <> 0, 'it lies in a tablespace of its own'),
  (reloftype <> 0, 'it is a typed table')) x (holds, why)
 WHERE x.holds AND oid = {t}
UNION ALL
 SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger
 WHERE tgrelid = {t} AND NOT tgisinternal AND NOT starts_with(tgname::text, $5::text)
UNION ALL
 SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite WHERE ev_class = {t}
UNION ALL
 SELECT 'the policy ' || quote_ident(polname) FROM pg_policy WHERE polrelid = {t}
UNION ALL
 -- One of all tables, of this one, or of its schema.
 SELECT 'the publication ' || quote_ident(pubname) FROM pg_publication p
 WHERE puballtables
 OR EXISTS (SELECT 1 FROM pg_publication_rel r WHERE r.prpubid = p.oid AND r.prrelid = {t})
 OR EXISTS (SELECT 1 FROM pg_depend r
   WHERE r.classid = to_regclass('pg_catalog.pg_publication_namespace')
   AND r.refclassid = 'pg_publication'::regclass AND r.refobjid = p.oid
   AND EXISTS (SELECT 1 FROM pg_depend e, pg_class c
     WHERE c.oid = {t} AND e.classid = r.classid AND e.objid = r.objid
     AND e.refclassid = 'pg_namespace'::regclass AND e.refobjid = c.relnamespace))
UNION ALL
 SELECT 'the subscription ' || (SELECT quote_ident(subname) FROM pg_stat_subscription s
   WHERE s.subid = r.srsubid LIMIT 1)
 FROM pg_subscription_rel r WHERE r.srrelid = {t}
UNION ALL
 SELECT 'the extension ' || quote_ident(e.extname) || ', to which it belongs'
 FROM pg_depend p JOIN pg_extension e ON e.oid = p.refobjid
 WHERE p.classid = 'pg_class'::regclass AND p.objid = {t}
 AND p.refclassid = 'pg_extension'::regclass AND p.deptype = 'e'
UNION ALL
 SELECT 'the CHECK ' || quote_ident(conname) || ', which is not validated' FROM pg_constraint
 WHERE conrelid = {t} AND contype = 'c' AND NOT convalidated
UNION ALL
 SELECT 'the extended statistics ' || quote_ident(stxname) FROM pg_statistic_ext
 WHERE stxrelid = {t}
UNION ALL
 SELECT 'the name, the grants or the comment of ' || s.oid::regclass::text
   || ', the sequence of its identity column ' || quote_ident(a.attname)
 FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
 JOIN pg_depend p ON p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid
   AND p.refobjsubid = a.attnum AND p.classid = 'pg_class'::regclass
 JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S'
 WHERE a.attrelid = {t} AND a.attidentity <> ''
 AND (s.relacl IS NOT NULL OR s.relnamespace <> c.relnamespace
   OR obj_description(s.oid, 'pg_class') IS NOT NULL OR s.relpersistence <> c.relpersistence
   OR octet_length(c.relname || a.attname) <= 57
   AND s.relname <> c.relname || '_' || a.attname || '_seq')
UNION ALL
 SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || ', which uses '
   || s.oid::regclass::text || ', the sequence of its identity column ' || quote_ident(a.attname)
 FROM pg_attribute a
 JOIN pg_depend p ON p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid
   AND p.refobjsubid = a.attnum AND p.classid = 'pg_class'::regclass
 JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S'
 JOIN pg_depend u ON u.refclassid = 'pg_class'::regclass AND u.refobjid = s.oid AND u.deptype = 'n'
 WHERE a.attrelid = {t} AND a.attidentity <> ''
UNION ALL
 SELECT 'the tablespace or a statistics target of its index ' || quote_ident(x.relname)
 FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid
 WHERE i.indrelid = {t} AND (x.reltablespace <> 0 OR EXISTS (SELECT 1 FROM pg_attribute a
   WHERE a.attrelid = x.oid AND COALESCE(a.attstattarget, -1) >= 0))
UNION ALL
 SELECT 'the access method ' || quote_ident(m.amname)
 FROM pg_class c JOIN pg_am m ON m.oid = c.relam
 WHERE c.oid = {t} AND m.amname <> current_setting('default_table_access_method')
UNION ALL
 SELECT 'the disabled foreign keys or other internal triggers' FROM pg_trigger
 WHERE tgrelid = {t} AND tgisinternal AND tgenabled <> 'O'
UNION ALL
 SELECT 'the security label of ' || provider FROM pg_seclabel
 WHERE classoid = 'pg_class'::regclass AND objoid = {t}
UNION ALL
 SELECT 'the grants or settings of its column ' || quote_ident(attname) FROM pg_attribute
 WHERE attrelid = {t} AND attnum > 0 AND NOT attisdropped
 AND (attacl IS NOT NULL OR COALESCE(attstattarget, -1) >= 0
   OR EXISTS (SELECT 1 FROM unnest(attoptions) o WHERE o LIKE 'n_distinct%'))
UNION ALL
 SELECT 'the storage settings of its TOAST table'
 FROM pg_class c JOIN pg_class o ON o.oid = c.reltoastrelid
 WHERE c.oid = {t} AND o.reloptions IS NOT NULL
UNION ALL
 SELECT 'grants by others than its owner' FROM pg_class c, aclexplode(c.relacl) a
 WHERE c.oid = {t} AND a.grantor <> c.relowner
UNION ALL
 SELECT 'the clustering by, or the broken state of, its index ' || i.indexrelid::regclass::text
 FROM pg_index i
 WHERE i.indrelid = {t} AND (i.indisclustered OR i.indisreplident OR NOT i.indisvalid)
UNION ALL
 SELECT 'the foreign key ' || quote_ident(k.conname) || ' of ' || k.conrelid::regclass::text
   || ', which is not copied with it'
 FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
 JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE k.contype = 'f' AND k.confrelid = {t} AND NOT EXISTS (
   SELECT 1 FROM unnest($3::text[], $4::text[]) u(s, t) WHERE u.s = n.nspname AND u.t = c.relname)
UNION ALL
 -- A view once, by its own name and not by that of its rule.
 SELECT DISTINCT CASE WHEN w.rulename = '_RETURN'
   THEN 'the ' || pg_describe_object('pg_class'::regclass, w.ev_class, 0)
   ELSE pg_describe_object(d.classid, d.objid, d.objsubid) END
 FROM pg_depend d LEFT JOIN pg_rewrite w ON w.oid = d.objid AND d.classid = 'pg_rewrite'::regclass
 WHERE d.refclassid = 'pg_class'::regclass AND d.refobjid = {t} AND d.deptype = 'n'
 AND d.classid IN ('pg_rewrite'::regclass, 'pg_proc'::regclass, 'pg_policy'::regclass)
UNION ALL
 SELECT pg_describe_object(p.classid, p.objid, p.objsubid)
 FROM pg_class c JOIN pg_type y ON y.oid = c.reltype
 JOIN pg_depend p ON p.refclassid = 'pg_type'::regclass AND p.refobjid IN (y.oid, y.typarray)
 WHERE c.oid = {t} AND p.deptype = 'n'
) r WHERE r.why IS NOT NULL

-- name: type refusal
-- What depends on the type of a column, $3. It would fail after all rows were copied, or mean
-- something else.
SELECT r.why FROM pg_attribute a, LATERAL (
 SELECT 'the default of' AS why WHERE a.atthasdef
UNION ALL
 SELECT 'the domain ' || format_type(y.oid, NULL) || ', with its default and CHECKs, of'
 FROM pg_type y WHERE y.oid = a.atttypid AND y.typtype = 'd'
UNION ALL
 SELECT 'the generated column ' || quote_ident(g.attname) || ', which uses'
 FROM pg_attribute g
 JOIN pg_attrdef f ON f.adrelid = g.attrelid AND f.adnum = g.attnum
 JOIN pg_depend p ON (p.classid = 'pg_attrdef'::regclass AND p.objid = f.oid
   OR p.classid = 'pg_class'::regclass AND p.objid = g.attrelid AND p.objsubid = g.attnum
   AND p.deptype = 'a')
   AND p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum
 WHERE g.attrelid = a.attrelid AND g.attgenerated <> '' AND g.attnum <> a.attnum
UNION ALL
 SELECT 'the CHECK ' || quote_ident(conname) || ' of' FROM pg_constraint
 WHERE conrelid = a.attrelid AND contype = 'c' AND a.attnum = ANY (conkey)
UNION ALL
 SELECT 'the index ' || quote_ident(c.relname)
   || ' with an expression, a condition or an operator class over'
 FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
 WHERE i.indrelid = a.attrelid
 AND ((i.indexprs IS NOT NULL OR i.indpred IS NOT NULL) AND NOT (a.attnum = ANY (i.indkey::int2[]))
   AND EXISTS (SELECT 1 FROM pg_depend p
     WHERE p.classid = 'pg_class'::regclass AND p.objid = i.indexrelid
     AND p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid
     AND p.refobjsubid = a.attnum)
   OR EXISTS (SELECT 1 FROM generate_series(0, i.indnkeyatts - 1) k
     JOIN pg_opclass o ON o.oid = i.indclass[k]
     WHERE i.indkey[k] = a.attnum
     AND (NOT o.opcdefault OR i.indcollation[k] <> a.attcollation)))
) r WHERE a.attrelid = {t} AND a.attname = $3::text
