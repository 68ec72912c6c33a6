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
