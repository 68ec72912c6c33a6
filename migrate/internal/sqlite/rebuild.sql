-- What a rebuild reads of the old tables. ?1 is the name of the table.

-- name: definition
-- The statement that made a table.
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?

-- name: default of a column
SELECT dflt_value FROM pragma_table_xinfo(?1, 'main')
WHERE name = ?2 AND upper(dflt_value) <> 'NULL'

-- name: insertable columns
SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid

-- name: names of the rowid
-- Whether a table has no rowid, and which names of one its columns have taken.
SELECT wr, COALESCE((SELECT group_concat(lower(name), ' ') FROM pragma_table_xinfo(?1, 'main')
 WHERE lower(name) IN ('rowid', '_rowid_', 'oid')), '')
FROM pragma_table_list(?1) WHERE schema = 'main'

-- name: rowid column
-- The column that is the rowid: an INTEGER PRIMARY KEY has no index.
SELECT x.name FROM pragma_table_xinfo(?1, 'main') x
JOIN pragma_table_list(?1) t ON t.schema = 'main' AND t.wr = 0
WHERE x.pk = 1 AND NOT EXISTS (SELECT 1 FROM pragma_index_list(?1, 'main') l WHERE l.origin = 'pk')

-- name: collation of a key
-- Of a column that is alone in a unique index.
SELECT x.coll FROM pragma_index_list(?1, 'main') l JOIN pragma_index_xinfo(l.name, 'main') x
WHERE l."unique" = 1 AND l.partial = 0 AND x.key = 1 AND x.name = ?2
 AND (SELECT count(*) FROM pragma_index_info(l.name, 'main')) = 1
ORDER BY l.origin = 'pk' DESC, l.origin = 'u' DESC LIMIT 1

-- name: generated columns
SELECT name FROM pragma_table_xinfo(?1, 'main') WHERE hidden IN (2, 3)

-- name: indexes
-- Those that a statement of their own has made, with that statement.
SELECT name, sql FROM main.sqlite_master
WHERE type = 'index' AND tbl_name = ?1 COLLATE NOCASE AND sql IS NOT NULL ORDER BY name

-- name: indexes with a text
-- Those with an expression or a condition.
SELECT m.name, m.sql FROM pragma_index_list(?1, 'main') l
JOIN main.sqlite_master m ON m.type = 'index' AND m.name = l.name
WHERE m.sql IS NOT NULL AND (l.partial <> 0
 OR EXISTS (SELECT 1 FROM pragma_index_xinfo(l.name, 'main') x WHERE x.cid = -2))

-- name: all triggers
-- The triggers of all tables whose text has the name.
SELECT name, sql FROM main.sqlite_master
WHERE type = 'trigger' AND sql IS NOT NULL AND instr(lower(sql), lower(?1)) > 0

-- name: views
SELECT name, sql FROM main.sqlite_master WHERE type = 'view' AND sql IS NOT NULL AND ?1 = ''

-- name: virtual tables
SELECT name, sql FROM main.sqlite_master
WHERE type = 'table' AND sql LIKE 'CREATE VIRTUAL TABLE%' AND ?1 = ''

-- name: schema
-- All definitions but the ones of the tables of state.
SELECT COALESCE(group_concat(sql, ';'), '') FROM (SELECT sql FROM main.sqlite_master
 WHERE name NOT GLOB 'sqluuid_migration*' AND tbl_name NOT GLOB 'sqluuid_migration*' ORDER BY type, name)

-- name: whether there is
SELECT count(*) FROM main.sqlite_master WHERE name = ?1 COLLATE NOCASE

-- name: pairs
SELECT name FROM main.sqlite_master WHERE type = 'table' AND name GLOB ?1

-- name: analysed
SELECT count(*) FROM main.sqlite_stat1 WHERE tbl = ?1 COLLATE NOCASE

-- name: sequence
-- Where the AUTOINCREMENT of a table has got to.
SELECT COALESCE(max(seq), -1) FROM main.sqlite_sequence WHERE name = ?1

-- name: size of the file
SELECT (SELECT page_count FROM pragma_page_count('main')) *
 (SELECT page_size FROM pragma_page_size('main'))

-- name: size of a table
-- Its bytes and those of its indexes, where SQLite was built with this table.
SELECT COALESCE(sum(CASE WHEN m.type = 'table' THEN s.pgsize END), 0),
 COALESCE(sum(CASE WHEN m.type = 'index' THEN s.pgsize END), 0)
FROM main.sqlite_master m JOIN dbstat s ON s.name = m.name
WHERE m.tbl_name = ?1 COLLATE NOCASE

-- name: name of the file
SELECT file FROM pragma_database_list WHERE name = 'main'

-- name: structure
-- What the statement that made a table has declared, but for the types of some columns, which are a
-- list in JSON: one line for each thing. ?3 is a column that is the rowid before the run or behind
-- it: it counts as one that is not NULL, and that an index has by its name.
SELECT 'table: STRICT ' || strict || ', WITHOUT ROWID ' || wr
FROM pragma_table_list(?1) WHERE schema = 'main'
UNION ALL
SELECT format('column %s: type %s, NOT NULL %d, in the primary key %d, hidden %d, default %d',
 name, CASE WHEN name IN (SELECT value FROM json_each(?2)) THEN 'of the run' ELSE quote(type) END,
 "notnull" OR name = ?3, pk, hidden, dflt_value IS NOT NULL)
FROM pragma_table_xinfo(?1, 'main')
UNION ALL
SELECT format('index %s: column %d is %s, COLLATE %s, DESC %d, key %d, UNIQUE %d, from %s, partial %d',
 CASE WHEN ?3 = '' OR l.origin = 'c' THEN l.name ELSE (SELECT 'of ' || group_concat(COALESCE(i.name, ?3))
  FROM pragma_index_info(l.name, 'main') i) END,
 x.seqno, quote(CASE WHEN x.cid = -1 AND x.key AND ?3 <> '' THEN ?3 ELSE x.name END),
 x.coll, x."desc", x.key, l."unique", l.origin, l.partial)
FROM pragma_index_list(?1, 'main') l JOIN pragma_index_xinfo(l.name, 'main') x
WHERE ?3 = '' OR l.origin <> 'pk'
UNION ALL
SELECT format('foreign key %d: column %s refers to %s (%s), ON UPDATE %s, ON DELETE %s, MATCH %s',
 id, "from", "table", quote("to"), on_update, on_delete, "match")
FROM pragma_foreign_key_list(?1, 'main')
