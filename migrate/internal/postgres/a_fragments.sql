-- Parts of queries. The files are read in the order of their names: these come first.

-- name: t
-- The table that a query is about: $1 is its schema, $2 its name.
(SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace
 WHERE y.nspname = $1::text AND x.relname = $2::text)

-- name: schemas
-- Those in which the application finds tables without one: a session notes them.
COALESCE(NULLIF(current_setting('sqluuid.schemas', true), '')::name[], current_schemas(false))

-- name: domains
-- The type of an attribute a and, as far as that is a domain, the types beneath.
WITH RECURSIVE d AS (SELECT a.atttypid AS oid UNION ALL SELECT y.typbasetype
 FROM d JOIN pg_type y ON y.oid = d.oid AND y.typtype = 'd') SELECT oid FROM d

-- name: tree
-- Begins the FROM of a query on a table and all its partitions, k.
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
CROSS JOIN LATERAL (SELECT relid FROM pg_partition_tree(c.oid) UNION SELECT c.oid) t
 JOIN pg_class k ON k.oid = t.relid JOIN pg_namespace kn ON kn.oid = k.relnamespace

-- name: scope columns
SELECT c.oid AS rel, a.attnum FROM unnest($1::text[], $2::text[], $3::text[]) u (s, t, c)
 JOIN pg_namespace n ON n.nspname = u.s JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = u.t
 JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = u.c

-- name: views of a scope
-- The views over the columns of scope, with how far they are from them.
 SELECT w.ev_class AS oid, 1 AS depth FROM scope s JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass
  AND d.refobjid = s.rel AND d.refobjsubid = s.attnum AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite w ON w.oid = d.objid JOIN pg_class c ON c.oid = w.ev_class AND c.relkind IN ('v', 'm')
 UNION SELECT w.ev_class, x.depth + 1 FROM seen x JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass
  AND d.refobjid = x.oid AND d.classid = 'pg_rewrite'::regclass
 JOIN pg_rewrite w ON w.oid = d.objid AND w.ev_class <> x.oid
 JOIN pg_class c ON c.oid = w.ev_class AND c.relkind IN ('v', 'm') WHERE x.depth < 50

-- name: whether a publication lists a column
-- Column s of table r, in its list or its filter.
(s.attnum = ANY (translate(to_jsonb(r) ->> 'prattrs', '[]', '{}')::int2[])
  OR to_jsonb(r) ->> 'prqual' ~ format(':varattno %s ', s.attnum))
