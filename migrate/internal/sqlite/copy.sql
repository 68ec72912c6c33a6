-- What a copy reads of the old tables. ?1 is the name of the table.

-- name: definition
-- The statement that made a table.
SELECT sql FROM main.sqlite_master WHERE type = 'table' AND name = ?

-- name: table triggers
SELECT 'the trigger ' || name FROM main.sqlite_master
WHERE type = 'trigger' AND tbl_name = ?1 COLLATE NOCASE

-- name: tables by rowid
-- Full-text tables whose content is a table without an INTEGER PRIMARY KEY: its rows get new
-- rowids. The catalogue has only the text of a virtual table, which is compared without blanks and
-- quotes.
SELECT 'the virtual table ' || v.name || ', which finds rows by their rowid'
FROM main.sqlite_master v,
 (SELECT replace(replace(replace(replace(replace(replace(lower(?1),
   ' ', ''), '"', ''), '''', ''), '[', ''), ']', ''), char(96), '') AS name) t
WHERE v.type = 'table' AND v.sql LIKE 'CREATE VIRTUAL%'
AND NOT EXISTS (SELECT 1 FROM pragma_table_info(?1, 'main')
 WHERE pk = 1 AND upper(type) = 'INTEGER')
AND instr(replace(replace(replace(replace(replace(replace(replace(lower(v.sql),
 ' ', ''), '"', ''), '''', ''), '[', ''), ']', ''), char(96), ''), ')', ','),
 'content=' || t.name || ',') > 0

-- name: uses of the type
-- What was made for the type of column ?2. The catalogue has only the text of an index.
SELECT 'the generated column ' || name || ', which may use ' || ?2
FROM pragma_table_xinfo(?1, 'main') WHERE hidden IN (2, 3)
UNION ALL
SELECT 'the index ' || l.name || ' with an expression or a condition, which may use ' || ?2
FROM pragma_index_list(?1, 'main') l
JOIN main.sqlite_master m ON m.type = 'index' AND m.name = l.name
WHERE (l.partial <> 0
 OR EXISTS (SELECT 1 FROM pragma_index_xinfo(l.name, 'main') x WHERE x.cid = -2))
AND instr(lower(m.sql), lower(?2)) > 0

-- name: default of a column
SELECT dflt_value FROM pragma_table_xinfo(?1, 'main')
WHERE name = ?2 AND upper(dflt_value) <> 'NULL'

-- name: insertable columns
SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 ORDER BY cid

-- name: foreign keys of a table
SELECT count(*) FROM pragma_foreign_key_list(?1, 'main')

-- name: indexes
-- Those that a statement of their own has made, with that statement.
SELECT name, sql FROM main.sqlite_master
WHERE type = 'index' AND tbl_name = ?1 COLLATE NOCASE AND sql IS NOT NULL ORDER BY name

-- name: whether there is
SELECT count(*) FROM main.sqlite_master WHERE name = ?1

-- name: analysed
SELECT count(*) FROM main.sqlite_stat1 WHERE tbl = ?1 COLLATE NOCASE

-- name: sequence
-- Where the AUTOINCREMENT of a table has got to.
SELECT COALESCE(max(seq), -1) FROM main.sqlite_sequence WHERE name = ?1
