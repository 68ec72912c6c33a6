-- What is read of all tables at once.

-- name: surveyed columns
-- The columns of all tables: table, name, type, and whether it is generated, begins an index, is
-- unique, is or begins the primary key, and is a part of a unique index; whether the table has no
-- rowid, and which names of one its columns have taken.
SELECT m.name, x.name, x.type, x.hidden IN (2, 3), x.pk = 1 OR EXISTS (SELECT 1
 FROM pragma_index_list(m.name, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND i.name = x.name),
       x.pk = 1 AND (SELECT max(y.pk) FROM pragma_table_info(m.name, 'main') y) = 1 OR EXISTS (SELECT 1
        FROM pragma_index_list(m.name, 'main') l JOIN pragma_index_info(l.name, 'main') i
       ON i.seqno = 0 WHERE l.partial = 0 AND l."unique" = 1 AND i.name = x.name
        AND (SELECT count(*) FROM pragma_index_info(l.name, 'main')) = 1),
       x.pk = 1, x.pk > 0 OR EXISTS (SELECT 1
        FROM pragma_index_list(m.name, 'main') l JOIN pragma_index_info(l.name, 'main') i
        WHERE l.partial = 0 AND (l."unique" = 1 OR i.seqno = 0) AND i.name = x.name), t.wr, COALESCE((SELECT group_concat(lower(y.name), ' ')
        FROM pragma_table_xinfo(m.name, 'main') y
        WHERE lower(y.name) IN ('rowid', '_rowid_', 'oid')), '')
FROM main.sqlite_master m JOIN pragma_table_list t ON t.schema = 'main' AND t.name = m.name
  AND t.type = 'table'
JOIN pragma_table_xinfo(m.name, 'main') x
WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\_%' ESCAPE '\' AND x.hidden <> 1
ORDER BY m.name, x.cid

-- name: surveyed triggers
SELECT tbl_name, name, COALESCE(sql, '') FROM main.sqlite_master WHERE type = 'trigger' ORDER BY rowid
