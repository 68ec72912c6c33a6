-- What an online copy asks of the old tables.

-- name: columns of the row key
-- What identifies a row: the primary key, or another unique index of columns that are never NULL
-- and that are stored as they were written.
a.attrelid = i.indrelid AND a.attnum = u.n AND u.ord <= i.indnkeyatts AND i.indexrelid = (
 SELECT x.indexrelid FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid
  JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE n.nspname = $1 AND c.relname = $2 AND x.indisunique AND x.indisvalid AND x.indpred IS NULL
  AND x.indexprs IS NULL
 AND NOT EXISTS (SELECT 1 FROM unnest(x.indkey::int2[]) WITH ORDINALITY k(n, ord)
  JOIN pg_attribute y ON y.attrelid = x.indrelid AND y.attnum = k.n
  WHERE k.ord <= x.indnkeyatts AND (NOT y.attnotnull OR y.attgenerated <> ''))
 ORDER BY x.indisprimary DESC, x.indnkeyatts, x.indexrelid LIMIT 1) ORDER BY u.ord

-- name: row key
SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY u(n, ord), pg_attribute a
WHERE {columns of the row key}

-- name: binary row key
-- The row key without the columns that have no binary form.
SELECT a.attname FROM pg_index i, unnest(i.indkey::int2[]) WITH ORDINALITY u(n, ord), pg_attribute a
WHERE EXISTS (SELECT 1 FROM pg_type y WHERE y.oid = a.atttypid AND y.typsend <> 0
 AND NOT EXISTS (SELECT 1 FROM pg_type e WHERE e.oid = y.typelem AND e.typsend = 0))
  AND {columns of the row key}

-- name: parts of the shape
-- All of a table that its copy was made by, and what hangs on it.
SELECT concat_ws(' ', 'column', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
 a.attidentity, a.attgenerated, a.attcollation, a.attstorage, pg_get_expr(d.adbin, d.adrelid),
 col_description(a.attrelid, a.attnum))
FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
WHERE a.attrelid = {t} AND a.attnum > 0 AND NOT a.attisdropped
UNION ALL
SELECT concat_ws(' ', 'constraint', conname, pg_get_constraintdef(oid))
FROM pg_constraint WHERE conrelid = {t}
UNION ALL
SELECT concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid)
FROM pg_index WHERE indrelid = {t}
UNION ALL
SELECT concat_ws(' ', 'table', reloptions::text, obj_description(oid, 'pg_class'), relrowsecurity,
 relforcerowsecurity, relpersistence, relreplident)
FROM pg_class WHERE oid = {t}
UNION ALL
SELECT 'rule ' || rulename FROM pg_rewrite WHERE ev_class = {t}
UNION ALL
SELECT 'policy ' || polname FROM pg_policy WHERE polrelid = {t}
UNION ALL
SELECT 'reference ' || oid FROM pg_constraint WHERE contype = 'f' AND confrelid = {t}
UNION ALL
SELECT 'publication ' || oid FROM pg_publication_rel WHERE prrelid = {t}
UNION ALL
SELECT concat_ws(' ', 'dependent', classid, objid, refobjsubid) FROM pg_depend
WHERE refclassid = 'pg_class'::regclass AND refobjid = {t} AND deptype = 'n'
AND classid IN ('pg_rewrite'::regclass, 'pg_proc'::regclass)

-- name: shape
{parts of the shape}
ORDER BY 1

-- name: shape and grants
{parts of the shape}
UNION ALL
SELECT concat_ws(' ', 'grants', relowner, relacl::text) FROM pg_class WHERE oid = {t}
ORDER BY 1

-- name: storage
-- What was done to the rows of a table where the definition says nothing of it, and what a copy
-- would lose that comes after the query for refusals.
SELECT concat_ws(' ', 'attribute', attname, attnum, attacl::text, attoptions::text, attstattarget)
FROM pg_attribute WHERE attrelid = {t} AND attnum > 0 AND NOT attisdropped
UNION ALL
SELECT concat_ws(' ', 'file', pg_relation_filenode(c.oid), c.reltablespace, o.reloptions::text)
FROM pg_class c LEFT JOIN pg_class o ON o.oid = c.reltoastrelid WHERE c.oid = {t}
UNION ALL
SELECT 'statistics ' || oid FROM pg_statistic_ext WHERE stxrelid = {t}
UNION ALL
SELECT concat_ws(' ', 'label', provider, label) FROM pg_seclabel
WHERE classoid = 'pg_class'::regclass AND objoid = {t}
UNION ALL
SELECT concat_ws(' ', 'inheritance', inhrelid, inhparent) FROM pg_inherits
WHERE inhrelid = {t} OR inhparent = {t}
UNION ALL
SELECT 'disabled ' || tgname FROM pg_trigger
WHERE tgrelid = {t} AND tgisinternal AND tgenabled <> 'O'
ORDER BY 1

-- name: triggers as they are
-- Whether a table's triggers are as they were made: one that was disabled, or made anew, has
-- another xmin.
SELECT concat_ws(' ', tgname, tgenabled, xmin) FROM pg_trigger
WHERE tgrelid = {t} AND NOT tgisinternal ORDER BY 1

-- name: foreign types
-- The types of columns, whose names are $3, that only an operator outside of pg_catalog compares,
-- nor that of a type which they turn into by themselves.
SELECT format_type(a.atttypid, a.atttypmod) FROM pg_attribute a JOIN pg_type y ON y.oid = a.atttypid
LEFT JOIN pg_opclass o ON o.opcdefault AND o.opcintype = y.oid
 AND o.opcmethod = (SELECT oid FROM pg_am WHERE amname = 'btree')
WHERE a.attrelid = {t} AND a.attname = ANY ($3::text[]) AND EXISTS (
 SELECT 1 FROM pg_amop p JOIN pg_operator e ON e.oid = p.amopopr
 WHERE p.amopfamily = o.opcfamily AND p.amopstrategy = 3 AND p.amoplefttype = y.oid
 AND p.amoprighttype = y.oid AND e.oprnamespace <> 'pg_catalog'::regnamespace)
AND NOT EXISTS (SELECT 1 FROM pg_cast c JOIN pg_type x ON x.oid = c.casttarget
 WHERE c.castsource = y.oid AND c.castcontext = 'i' AND x.typnamespace = 'pg_catalog'::regnamespace)

-- name: unvalidated keys
SELECT conname FROM pg_constraint WHERE conrelid = {t} AND contype = 'f' AND NOT convalidated

-- name: validate keys
SELECT format('ALTER TABLE %I.%I VALIDATE CONSTRAINT %I', $1::text, $2::text, conname)
FROM pg_constraint WHERE conrelid = {t} AND contype = 'f' AND NOT convalidated ORDER BY conname

-- name: drop followers
-- Drops the triggers of a copy, whose names begin with $1.
SELECT format('DROP TRIGGER %I ON %I.%I', g.tgname, n.nspname, c.relname)
FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE starts_with(g.tgname::text, $1) AND NOT g.tgisinternal ORDER BY c.oid, g.tgname

-- The statements about one table of an online copy. The names in braces are those of copying.say.

-- name: make the log
-- The log of a table, and what a round picks from it. They need not outlive a crash of the server,
-- which ends the copy too.
CREATE UNLOGGED TABLE {log} AS SELECT {key}, 0::smallint AS {delta} FROM {old} WITH NO DATA;
CREATE UNLOGGED TABLE {pick} AS SELECT {o.key}, {n.key}, 0::bigint AS {delta},
 0::bigint AS sqluuid_n FROM {old} o, {new} n WITH NO DATA

-- name: as a trigger
-- It runs with the rights of this role, with any search_path of the writer.
() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS

-- name: make the functions
CREATE FUNCTION {written}{as a trigger} {body of written};
CREATE FUNCTION {truncated}{as a trigger} {body of truncated}

-- name: write down
INSERT INTO {log} ({k}, {delta}) VALUES

-- name: body of written
BEGIN IF TG_OP = 'INSERT' THEN {write down} ({after}, 1);
 ELSIF TG_OP = 'DELETE' THEN {write down} ({before}, -1);
 ELSIF ROW({before}) IS DISTINCT FROM ROW({after}) THEN {write down} ({before}, -1), ({after}, 1);
 ELSE {write down} ({after}, 0); END IF; RETURN NULL; END

-- name: body of truncated
BEGIN INSERT INTO {truncations} VALUES ({no}); RETURN NULL; END

-- name: make the triggers
-- They fire in sessions too that apply changes of another server.
CREATE TRIGGER {on write} AFTER INSERT OR UPDATE OR DELETE ON {old}
 FOR EACH ROW EXECUTE FUNCTION {written}();
ALTER TABLE {old} ENABLE ALWAYS TRIGGER {on write};
CREATE TRIGGER {on truncate} AFTER TRUNCATE ON {old}
 FOR EACH STATEMENT EXECUTE FUNCTION {truncated}();
ALTER TABLE {old} ENABLE ALWAYS TRIGGER {on truncate}

-- name: drop the triggers
DROP TRIGGER {on write} ON {old};
DROP TRIGGER {on truncate} ON {old}

-- name: pick a round
TRUNCATE {pick};
WITH g AS (DELETE FROM {log} RETURNING *) INSERT INTO {pick} SELECT {k}, {images}, d, n
 FROM (SELECT {k}, sum({delta}) AS d, count(*) AS n FROM g GROUP BY {k}) x;
ANALYZE {pick}

-- name: old rows of the round
{old} WHERE EXISTS (SELECT 1 FROM {pick} sqluuid_p WHERE {p is old})

-- name: new rows of the round
{new} WHERE EXISTS (SELECT 1 FROM {pick} sqluuid_p WHERE {p is new})

-- name: delete the new rows
DELETE FROM {new} USING {pick} sqluuid_p WHERE {p is new}

-- name: insert the old rows
INSERT INTO {new} ({to}) OVERRIDING SYSTEM VALUE SELECT {values}
 FROM {old rows of the round} AND {firing}

-- name: count the round
SELECT COALESCE(sum({delta}), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM {pick}
