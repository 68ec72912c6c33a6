-- name: make the state
CREATE TABLE IF NOT EXISTS main."sqluuid_migration" ({runs});
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_column" ({run_columns});
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_key" ({run_keys});
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_range" ({ranges});
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_journal" ({journal});
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_kept" (run_id bigint NOT NULL, id blob NOT NULL, PRIMARY KEY (run_id, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS main."sqluuid_migration_worker" ({run_workers})

-- name: drop the state
DROP TABLE IF EXISTS main."sqluuid_migration_worker";
DROP TABLE IF EXISTS main."sqluuid_migration_kept";
DROP TABLE IF EXISTS main."sqluuid_migration_journal";
DROP TABLE IF EXISTS main."sqluuid_migration_range";
DROP TABLE IF EXISTS main."sqluuid_migration_key";
DROP TABLE IF EXISTS main."sqluuid_migration_column";
DROP TABLE IF EXISTS main."sqluuid_migration"

-- name: state exists
SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = '{name}'

-- name: faults of the state
-- Code that the tables of the state run. All who may write the file may have made triggers.
SELECT tbl_name || ' has the trigger ' || name FROM main.sqlite_master
 WHERE type = 'trigger' AND lower(tbl_name) IN {state}
UNION ALL SELECT tbl_name || ' has the index ' || name FROM main.sqlite_master
 WHERE type = 'index' AND sql IS NOT NULL AND lower(tbl_name) IN {state}
UNION ALL SELECT m.name || ' has a default or is computed in column ' || x.name
 FROM main.sqlite_master m, pragma_table_xinfo(m.name, 'main') x
 WHERE m.type = 'table' AND m.sql NOT LIKE 'CREATE VIRTUAL%' AND lower(m.name) IN {state}
 AND (x.hidden <> 0 OR x.dflt_value IS NOT NULL)
UNION ALL SELECT name || ' has a CHECK or a foreign key' FROM main.sqlite_master
 WHERE type = 'table' AND lower(name) IN {state} 
 AND (upper(sql) LIKE '%CHECK%' OR upper(sql) LIKE '%REFERENCES%')
UNION ALL SELECT name || ' is no ordinary table' FROM main.sqlite_master
 WHERE lower(name) IN {state} AND (type <> 'table' OR sql LIKE 'CREATE VIRTUAL%')
