-- name: row keys
-- The columns of each unique index of a table, and whether they are never NULL. A primary key has
-- no index of its own where it is the rowid.
SELECT k, name, prime, whole FROM (
 SELECT '' AS k, p.name AS name, 1 AS prime, 1 AS whole, p.pk AS seq
  FROM pragma_table_info(?1, 'main') p WHERE p.pk > 0
 UNION ALL SELECT l.name, COALESCE(i.name, ''), 0, COALESCE(x."notnull", 0), i.seqno
  FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
  LEFT JOIN pragma_table_xinfo(?1, 'main') x ON x.name = i.name
   WHERE l."unique" = 1 AND l.partial = 0) ORDER BY k, seq

-- name: sources of values
-- Defaults and triggers, which may make ids.
SELECT name, ?1, 'the default of column ' || name || ' of table ' || ?1, dflt_value
 FROM pragma_table_xinfo(?1, 'main') WHERE dflt_value IS NOT NULL
UNION ALL
SELECT '', CASE WHEN tbl_name = ?1 COLLATE NOCASE THEN tbl_name ELSE '' END,
 'the trigger ' || name || ' of table ' || tbl_name, sql FROM main.sqlite_master
 WHERE type = 'trigger' AND sql IS NOT NULL

-- name: table or view
SELECT type, COALESCE(sql, '') FROM main.sqlite_master WHERE type IN ('table', 'view') AND name = ?

-- name: columns
-- The columns of a table: name, type, and whether it is generated, begins an index, and is unique.
SELECT x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXISTS (SELECT 1
 FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND i.name = x.name),
       x.pk = 1 AND (SELECT max(y.pk) FROM pragma_table_info(?1, 'main') y) = 1 OR EXISTS (SELECT 1
        FROM pragma_index_list(?1, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND l."unique" = 1 AND i.name = x.name
        AND (SELECT count(*) FROM pragma_index_info(l.name, 'main')) = 1)
FROM pragma_table_xinfo(?1, 'main') x ORDER BY x.cid

-- name: triggers
SELECT name, COALESCE(sql, '') FROM main.sqlite_master
 WHERE type = 'trigger' AND tbl_name = ? COLLATE NOCASE ORDER BY rowid

-- name: name of a column
-- As its table has it.
SELECT name FROM pragma_table_info(?1, 'main') WHERE name = ?2 COLLATE NOCASE

-- name: tables
SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
 ORDER BY name

-- name: foreign keys
-- A reference may be written in another case than the table, and may leave out the columns, which
-- then are the primary key.
SELECT m.name || '/' || f.id, m.name || ' ' || f.id, 'main', m.name, f."from",
       'main', COALESCE((SELECT t.name FROM main.sqlite_master t
        WHERE t.type = 'table' AND t.name = f."table" COLLATE NOCASE), f."table"),
       COALESCE((SELECT i.name FROM pragma_table_info(f."table", 'main') i
                 WHERE CASE WHEN f."to" IS NULL THEN i.pk = f.seq + 1
                  ELSE i.name = f."to" COLLATE NOCASE END), f."to", ''),
       f.on_update, 1
FROM main.sqlite_master m JOIN pragma_foreign_key_list(m.name, 'main') f
WHERE m.type = 'table' ORDER BY m.name, f.id, f.seq

-- name: rowid
-- Whether a column hides the rowid of a table, and whether it has none.
SELECT (SELECT count(*) FROM pragma_table_xinfo(?1, 'main') WHERE lower(name) = 'rowid'),
 (SELECT wr FROM pragma_table_list(?1) WHERE schema = 'main')

-- name: parts of virtual tables
-- The tables in which the modules of SQLite keep a virtual table: the part, and the virtual one.
WITH module(word, part) AS (VALUES ('fts5', 'content'), ('fts5', 'data'), ('fts5', 'idx'),
 ('fts5', 'docsize'), ('fts5', 'config'), ('fts4', 'content'), ('fts4', 'segments'),
 ('fts4', 'segdir'), ('fts4', 'docsize'), ('fts4', 'stat'), ('fts3', 'content'),
 ('fts3', 'segments'), ('fts3', 'segdir'), ('rtree', 'node'), ('rtree', 'rowid'),
 ('rtree', 'parent'), ('geopoly', 'node'), ('geopoly', 'rowid'), ('geopoly', 'parent'))
SELECT DISTINCT p.name, v.name FROM main.sqlite_master v
JOIN module ON v.sql LIKE 'CREATE VIRTUAL TABLE%USING%' || word || '%'
JOIN main.sqlite_master p ON p.type = 'table' AND lower(p.name) = lower(v.name) || '_' || part
WHERE v.type = 'table'
