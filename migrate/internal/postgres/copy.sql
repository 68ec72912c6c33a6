-- What a copy reads of the old tables, and the statements that it makes of that. $3 is the schema
-- of the new table, which has the name of the old one.

-- name: insertable columns
-- The columns that an INSERT may name.
SELECT a.attname FROM pg_attribute a
WHERE a.attrelid = {t} AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
ORDER BY a.attnum

-- name: finish table
-- What LIKE leaves out: settings, keys, indexes, comments, and the types of the sequences of
-- identity columns, each of which LIKE makes of bigint.
SELECT s.statement FROM (
 SELECT 1 AS no, ''::text AS name, format('ALTER TABLE %I.%I SET (%s)', $3::text, c.relname,
   array_to_string(c.reloptions, ', ')) AS statement
 FROM pg_class c WHERE c.oid = {t} AND c.reloptions IS NOT NULL
UNION ALL
 SELECT 2, '', format('COMMENT ON TABLE %I.%I IS %L', $3::text, c.relname,
   obj_description(c.oid, 'pg_class'))
 FROM pg_class c WHERE c.oid = {t} AND obj_description(c.oid, 'pg_class') IS NOT NULL
UNION ALL
 SELECT 3, k.contype::text || k.conname::text,
  format('ALTER TABLE %I.%I ADD CONSTRAINT %I %s', $3::text,
   $2::text, k.conname, pg_get_constraintdef(k.oid))
 FROM pg_constraint k WHERE k.conrelid = {t} AND k.contype IN ('p','u','x')
UNION ALL
 -- The definition of a constraint says nothing of its index's settings.
 SELECT 4, i.relname, format('ALTER INDEX %I.%I SET (%s)', $3::text, i.relname,
   array_to_string(i.reloptions, ', '))
 FROM pg_constraint k JOIN pg_class i ON i.oid = k.conindid
 WHERE k.conrelid = {t} AND k.contype IN ('p','u','x') AND i.reloptions IS NOT NULL
UNION ALL
 SELECT 5, x.relname, 'CREATE ' || x.kind || quote_ident(x.relname)
   || format(' ON %I.%I', $3::text, $2::text)
   || CASE WHEN starts_with(x.def, x.head) THEN substr(x.def, length(x.head) + 1) END
 FROM (SELECT i.relname, k.kind, pg_get_indexdef(i.oid) AS def, 'CREATE ' || k.kind
     || quote_ident(i.relname) || format(' ON %I.%I', $1::text, $2::text) AS head
   FROM pg_index p JOIN pg_class i ON i.oid = p.indexrelid,
     LATERAL (SELECT CASE WHEN p.indisunique THEN 'UNIQUE INDEX ' ELSE 'INDEX ' END AS kind) k
   WHERE p.indrelid = {t} AND NOT EXISTS (SELECT 1 FROM pg_constraint o
     WHERE o.conindid = i.oid AND o.conrelid = p.indrelid AND o.contype IN ('p','u','x'))) x
UNION ALL
 SELECT 6, i.relname, format('COMMENT ON INDEX %I.%I IS %L', $3::text, i.relname,
   obj_description(i.oid, 'pg_class'))
 FROM pg_index p JOIN pg_class i ON i.oid = p.indexrelid
 WHERE p.indrelid = {t} AND obj_description(i.oid, 'pg_class') IS NOT NULL
UNION ALL
 SELECT 7, k.conname, format('COMMENT ON CONSTRAINT %I ON %I.%I IS %L', k.conname, $3::text,
   $2::text, obj_description(k.oid, 'pg_constraint'))
 FROM pg_constraint k WHERE k.conrelid = {t} AND k.contype IN ('p','u','x')
 AND obj_description(k.oid, 'pg_constraint') IS NOT NULL
UNION ALL
 SELECT 8, a.attname, format('ALTER SEQUENCE %s AS %s',
   pg_get_serial_sequence(format('%I.%I', $3::text, $2::text), a.attname),
   format_type(s.seqtypid, NULL))
 FROM pg_attribute a JOIN pg_sequence s ON s.seqrelid =
   pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), a.attname)::regclass
 WHERE a.attrelid = {t} AND a.attidentity <> ''
UNION ALL
 SELECT 9, '', format('ANALYZE %I.%I', $3::text, $2::text)
) s ORDER BY s.no, s.name

-- name: identity columns
-- Lets identity columns go on where those of the old table are. A lock of the table keeps nobody
-- from its sequences, its move to another schema does: asked before, numbers that a program
-- fetched meanwhile would be given out twice.
SELECT format('SELECT setval(pg_get_serial_sequence(%L, %L), s.last_value, s.is_called) FROM %s s',
 format('%I.%I', $3::text, $2::text), a.attname,
 pg_get_serial_sequence(format('%I.%I', $1::text, $2::text), a.attname))
FROM pg_attribute a WHERE a.attrelid = {t} AND a.attidentity <> ''

-- name: foreign keys of a table
-- Their name, definition, comment and parent, and with what the definition begins: the columns,
-- and the quoted name of the parent.
SELECT k.conname, pg_get_constraintdef(k.oid),
 COALESCE(obj_description(k.oid, 'pg_constraint'), ''), pn.nspname, pc.relname,
 'FOREIGN KEY (' || (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY u.ord)
   FROM unnest(k.conkey) WITH ORDINALITY u(n, ord)
   JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.n) || ') REFERENCES ',
 format('%I.%I', pn.nspname, pc.relname)
FROM pg_constraint k
JOIN pg_class pc ON pc.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = pc.relnamespace
WHERE k.contype = 'f' AND k.conrelid = {t} ORDER BY k.conname

-- name: foreign keys to other schemas
-- Each as its quoted name and its definition.
SELECT quote_ident(k.conname), pg_get_constraintdef(k.oid)
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class pc ON pc.oid = k.confrelid
WHERE k.contype = 'f' AND pc.relnamespace <> c.relnamespace AND c.oid = {t} ORDER BY 1

-- name: owned sequences
-- Each with the column that owns it. A sequence lies in the schema of the table that owns it.
SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a.attname)
FROM pg_depend p JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S'
JOIN pg_namespace sn ON sn.oid = s.relnamespace
JOIN pg_attribute a ON a.attrelid = p.refobjid AND a.attnum = p.refobjsubid
WHERE p.classid = 'pg_class'::regclass AND p.refclassid = 'pg_class'::regclass AND p.deptype = 'a'
AND p.refobjid = {t} ORDER BY 1

-- name: both tables
-- The old table c in schema $1 and the new one o in schema $3, of the name $2.
FROM pg_class c, pg_class o WHERE c.oid = {t} AND o.relname = $2::text
 AND o.relnamespace = (SELECT y.oid FROM pg_namespace y WHERE y.nspname = $3::text)

-- name: other grants
-- The grants of both tables, where they differ. A table comes with grants of its own where default
-- privileges say so, which may be more, or all that its owner has.
(SELECT c.relacl AS was, o.relacl AS has, c.relowner AS owner {both tables} AND c.relacl IS DISTINCT
 FROM o.relacl)

-- name: grantee
CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(a.grantee)) END

-- name: dress with the owner
SELECT format('ALTER TABLE %I.%I OWNER TO %I', $3::text, $2::text, pg_get_userbyid(c.relowner))
{both tables} AND c.relowner <> o.relowner

-- name: undress of other grants
SELECT DISTINCT format('REVOKE ALL ON %I.%I FROM %s', $3::text, $2::text, {grantee})
FROM {other grants} d, aclexplode(COALESCE(d.has, acldefault('r', d.owner))) a

-- name: dress with the grants
SELECT format('GRANT %s ON %I.%I TO %s%s', a.privilege_type, $3::text, $2::text, {grantee},
 CASE WHEN a.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END)
FROM {other grants} d, aclexplode(COALESCE(d.was, acldefault('r', d.owner))) a

-- name: collation
-- What the search path of the application finds by a name, if that is deterministic. pg_catalog
-- comes first unless the path says where.
SELECT x.nspname, x.collname FROM (SELECT n.nspname, c.collname, c.collisdeterministic
 FROM pg_collation c JOIN pg_namespace n ON n.oid = c.collnamespace
 WHERE c.collname = $1 AND n.nspname = ANY ({schemas} || 'pg_catalog'::name)
 AND c.collencoding IN (-1, (SELECT encoding FROM pg_database WHERE datname = current_database()))
 ORDER BY COALESCE(array_position({schemas}, n.nspname), 0), c.collencoding DESC LIMIT 1) x
WHERE x.collisdeterministic
