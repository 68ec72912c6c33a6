-- name: collation
-- What the search path of the application finds by a name, if that is deterministic. pg_catalog
-- comes first unless the path says where.
SELECT x.nspname, x.collname FROM (SELECT n.nspname, c.collname, c.collisdeterministic
 FROM pg_collation c JOIN pg_namespace n ON n.oid = c.collnamespace
 WHERE c.collname = $1 AND n.nspname = ANY ({schemas} || 'pg_catalog'::name)
 AND c.collencoding IN (-1, (SELECT encoding FROM pg_database WHERE datname = current_database()))
 ORDER BY COALESCE(array_position({schemas}, n.nspname), 0), c.collencoding DESC LIMIT 1) x
WHERE x.collisdeterministic
