# Statements over the tables nodes and owners, one a line: TestShapes runs them. A mark such as {b0} is
# an id of bytes, {t0} one of text.

# conditions
SELECT name FROM nodes WHERE id = {b0}
SELECT name FROM nodes WHERE {b0} = id
SELECT name FROM nodes WHERE id <> {b0}
SELECT name FROM nodes WHERE NOT id = {b0}
SELECT name FROM nodes WHERE id IN ({b0}, {b1})
SELECT name FROM nodes WHERE id NOT IN ({b0}, {b1})
SELECT name FROM nodes WHERE code = {t1}
SELECT name FROM nodes WHERE code <> {t1}
SELECT name FROM nodes WHERE code IN ({t0}, {t1})
SELECT name FROM nodes WHERE id BETWEEN {b0} AND {b2}
SELECT name FROM nodes WHERE {b1} BETWEEN id AND owner_id
SELECT name FROM nodes WHERE (id, code) = ({b0}, {t1})
SELECT name FROM nodes WHERE (id, code) IN (({b0}, {t1}), ({b1}, {t2}))
SELECT name FROM nodes WHERE id = {b0} OR code = {t3} AND owner_id <> {b2}
SELECT name FROM nodes WHERE ({b0} IS NULL OR id = {b0})
SELECT name FROM nodes WHERE COALESCE(owner_id, {b0}) = {b1}
SELECT name FROM nodes WHERE COALESCE(code, {t0}) = {t1}
SELECT name FROM nodes WHERE NULLIF(id, {b0}) IS NULL
SELECT name FROM nodes WHERE NULLIF(code, {t0}) = {t1}
SELECT name FROM nodes WHERE CASE WHEN id = {b0} THEN 1 ELSE 0 END = 1
SELECT name FROM nodes WHERE CASE id WHEN {b0} THEN 1 WHEN {b1} THEN 2 ELSE 0 END > 0
SELECT name FROM nodes WHERE owner_id = CASE WHEN name = 'n0' THEN {b1} ELSE {b2} END
SELECT name FROM nodes WHERE LOWER(code) = {t1}
SELECT name FROM nodes WHERE TRIM(code) = {t1}
SELECT name FROM nodes WHERE CONCAT('', code) = {t1}
SELECT name FROM nodes WHERE REPLACE(code, '-', '') = REPLACE({t1}, '-', '')
SELECT name FROM nodes WHERE HEX(id) = UPPER(REPLACE({t0}, '-', ''))
SELECT name FROM nodes WHERE code LIKE {t1}
SELECT name FROM nodes WHERE name = 'it is (' AND id <> {b0} OR id = {b1}
SELECT name FROM nodes WHERE id = {b0} /* a comment ( */ OR id = {b1}
SELECT name FROM nodes AS N WHERE n.id = {b0} OR N.code = {t2}
SELECT n.name FROM nodes n JOIN owners o ON o.id = n.owner_id WHERE o.code = {b2}
SELECT n.name FROM nodes n JOIN owners o ON o.id = n.owner_id WHERE n.code = {t1}
SELECT n.name FROM nodes n JOIN owners o ON o.id = n.owner_id AND o.code = {b2} WHERE n.code <> {t0}
SELECT n.name FROM nodes n LEFT JOIN owners o ON o.id = n.owner_id AND o.id = {b1} WHERE o.id IS NULL
SELECT n.name FROM owners o, nodes n WHERE o.id = n.owner_id AND n.code = {t1}
SELECT n.name FROM owners o CROSS JOIN nodes n WHERE o.id = n.owner_id AND o.ref = {t3} AND n.code <> {t3}
SELECT n.name FROM owners o STRAIGHT_JOIN nodes n ON o.id = n.owner_id WHERE n.code = {t1}
SELECT name FROM nodes WHERE owner_id IN (SELECT id FROM owners WHERE code = {b2})
SELECT name FROM nodes WHERE owner_id NOT IN (SELECT id FROM owners WHERE code = {b2})
SELECT name FROM nodes WHERE owner_id = (SELECT id FROM owners WHERE ref = {t0})
SELECT name FROM nodes n WHERE EXISTS (SELECT 1 FROM owners o WHERE o.id = n.owner_id AND o.code = {b2} AND n.code = {t1})
SELECT name FROM nodes WHERE {b2} IN (SELECT code FROM owners WHERE owners.id = nodes.owner_id)
SELECT (SELECT o.name FROM owners o WHERE o.code = {b2}) AS x FROM nodes WHERE code = {t2}
SELECT x.name FROM (SELECT id AS code, name FROM nodes) x WHERE x.code = {b0}
SELECT x.name FROM (SELECT code AS id, name FROM nodes) x WHERE x.id = {t1}
SELECT name FROM (SELECT code AS id, name FROM nodes) x WHERE id = {t1}
SELECT q.name FROM nodes n JOIN (SELECT id AS oid, code, name FROM owners) q ON q.oid = n.owner_id WHERE q.code = {b2}
SELECT q.name FROM owners o JOIN (SELECT owner_id, code, name FROM nodes) q ON q.owner_id = o.id WHERE q.code = {t1}
SELECT COUNT(*) FROM (SELECT code FROM nodes UNION ALL SELECT name FROM owners WHERE code = {b2}) x
SELECT name FROM nodes WHERE code = {t1} UNION ALL SELECT name FROM owners WHERE code = {b1}
SELECT name FROM nodes WHERE code = {t1} UNION SELECT name FROM owners WHERE id = {b1} ORDER BY 1
SELECT name FROM nodes WHERE id IN (SELECT id FROM nodes UNION SELECT {b0})
WITH w AS (SELECT id, code, name FROM owners WHERE code = {b1}) SELECT w.name FROM w WHERE w.code = {b1}
WITH w(k, v) AS (SELECT id, name FROM nodes) SELECT v FROM w WHERE k = {b0}
WITH w(k, v) AS (SELECT code, name FROM nodes) SELECT v FROM w WHERE k = {t1}
WITH nodes AS (SELECT id, code, name FROM owners) SELECT name FROM nodes WHERE code = {b1}
WITH RECURSIVE w AS (SELECT id, owner_id, 1 AS d FROM nodes WHERE id = {b0} UNION ALL SELECT n.id, n.owner_id, w.d + 1 FROM nodes n JOIN w ON n.id = w.owner_id WHERE w.d < 3 AND n.id <> {b2}) SELECT COUNT(*) FROM w
SELECT name FROM (SELECT name, LAG(id) OVER (ORDER BY id) AS prev FROM nodes) x WHERE prev = {b0}
SELECT name, ROW_NUMBER() OVER (PARTITION BY owner_id ORDER BY CASE WHEN id = {b1} THEN 0 ELSE 1 END) AS r FROM nodes
SELECT owner_id, COUNT(*) AS c FROM nodes GROUP BY owner_id HAVING owner_id = {b1}
SELECT MAX(id) AS m FROM nodes GROUP BY name HAVING MAX(id) = {b1}
SELECT code AS x, COUNT(*) AS c FROM nodes GROUP BY code HAVING x = {t1}
SELECT name FROM nodes ORDER BY CASE WHEN id = {b2} THEN 0 ELSE 1 END, name LIMIT 1
SELECT name FROM nodes ORDER BY FIELD(id, {b2}, {b1}) DESC, name LIMIT 1
SELECT SUM(CASE WHEN id = {b0} OR code = {t2} THEN 1 ELSE 0 END) AS s FROM nodes
SELECT COUNT(DISTINCT CASE WHEN owner_id <> {b1} THEN owner_id END) AS s FROM nodes
SELECT IF(id = {b0}, 'yes', 'no') AS x FROM nodes
SELECT name FROM nodes WHERE id <=> {b0}
SELECT name FROM nodes WHERE id IS NOT DISTINCT FROM {b0}
SELECT name FROM nodes WHERE id = UUID_TO_BIN({t0})
SELECT name FROM nodes WHERE BIN_TO_UUID(id) = {t0}
SELECT name FROM nodes JOIN (SELECT {b0} AS id) q USING (id)
SELECT n.name FROM nodes n JOIN LATERAL (SELECT o.name FROM owners o WHERE o.id = n.owner_id AND o.code = {b2}) q ON true
SELECT name FROM nodes WHERE id = ANY (SELECT id FROM owners WHERE code = {b1})
SELECT name FROM nodes WHERE JSON_EXTRACT(JSON_OBJECT('a', code), '$.a') = {t1}
INSERT INTO nodes (id, owner_id, code, name, n) VALUES ({b3}, {b1}, {t1}, 'x', 9) ON CONFLICT (id) DO UPDATE SET code = {t0}, owner_id = {b0} WHERE nodes.owner_id = {b0}
INSERT INTO nodes (id, owner_id, code, name, n) VALUES ({b3}, {b1}, {t1}, 'x', 9) ON DUPLICATE KEY UPDATE code = IF(owner_id = {b0}, {t0}, code), owner_id = {b2}
INSERT INTO nodes (id, owner_id, code, name, n) SELECT owner_id, {b1}, {t1}, 'w', n FROM nodes WHERE id = {b0} AND 1 = 0
INSERT INTO owners (id, code, ref, name) SELECT id, {b1}, {t1}, 'w' FROM owners WHERE 1 = 0 UNION ALL SELECT {b0}, {b2}, {t2}, 'w' WHERE 1 = 0
INSERT INTO nodes (id, owner_id, code, name, n) SELECT id, owner_id, CASE WHEN id = {b0} THEN {t3} ELSE code END, name, n FROM nodes WHERE id = {b1} AND 1 = 0
UPDATE nodes SET owner_id = {b3} WHERE id = {b0}
UPDATE nodes SET code = {t3} WHERE code = {t1}
UPDATE nodes SET owner_id = CASE id WHEN {b0} THEN {b3} WHEN {b1} THEN {b2} ELSE owner_id END WHERE id IN ({b0}, {b1})
UPDATE nodes SET code = COALESCE({t2}, code), n = n + 1 WHERE owner_id <> {b1}
UPDATE nodes SET code = (SELECT ref FROM owners WHERE code = {b1} LIMIT 1) WHERE code = {t1}
UPDATE nodes SET code = o.ref FROM owners o WHERE o.id = nodes.owner_id AND o.code = {b2}
UPDATE nodes n JOIN owners o ON o.id = n.owner_id SET n.code = {t0}, o.code = {b0} WHERE o.code = {b2} AND n.code = {t1}
DELETE FROM nodes WHERE id = {b0}
DELETE FROM nodes WHERE code <> {t1}
DELETE FROM nodes WHERE owner_id IN (SELECT id FROM owners WHERE code = {b2})
DELETE FROM nodes WHERE owner_id NOT IN (SELECT q.id FROM (SELECT id, code FROM owners) q WHERE q.code = {b2})
DELETE FROM nodes WHERE EXISTS (SELECT 1 FROM owners o WHERE o.id = nodes.owner_id AND o.ref = {t3})
DELETE n FROM nodes n JOIN owners o ON o.id = n.owner_id WHERE o.code = {b2}
WITH w AS (SELECT id FROM owners WHERE code = {b2}) DELETE FROM nodes WHERE owner_id IN (SELECT id FROM w)
DELETE FROM nodes WHERE (owner_id, code) IN (({b1}, {t1}), ({b2}, {t0}))

# joins
SELECT n.name FROM nodes n INNER JOIN owners o USING (id) WHERE o.code = {b1}
SELECT n.name FROM nodes n RIGHT JOIN owners o ON o.id = n.owner_id AND n.code = {t1} WHERE o.id <> {b0}
SELECT n.name FROM nodes n FULL OUTER JOIN owners o ON o.id = n.owner_id AND o.code = {b2} WHERE n.code = {t1}
SELECT n.name FROM nodes n NATURAL JOIN (SELECT id, ref FROM owners) q WHERE q.ref = {t2}
SELECT a.name FROM nodes a JOIN nodes b ON b.owner_id = a.id WHERE b.id = {b0} AND a.code <> {t0}
SELECT n.name FROM (nodes n JOIN owners o ON o.id = n.owner_id) WHERE o.code = {b2}
SELECT n.name FROM nodes n JOIN owners o ON (o.id, o.code) = (n.owner_id, {b2})
SELECT n.name FROM nodes n JOIN owners o ON o.id = n.owner_id JOIN owners p ON p.id = o.code WHERE p.ref = {t0} AND o.code = {b2}
SELECT owners.name FROM nodes AS owners WHERE owners.code = {t1}
SELECT nodes.name FROM owners AS nodes WHERE nodes.code = {b1}
SELECT nodes.name FROM owners AS nodes JOIN nodes AS owners ON owners.owner_id = nodes.id WHERE owners.code = {t1} AND nodes.code = {b2}
SELECT COUNT(*) FROM nodes a, (SELECT id FROM owners WHERE code = {b1}) b WHERE a.owner_id = b.id

# subqueries in every place
SELECT name, (SELECT COUNT(*) FROM owners o WHERE o.id = nodes.owner_id AND o.code = {b2}) AS c FROM nodes
SELECT name FROM nodes ORDER BY (SELECT o.name FROM owners o WHERE o.code = {b1}), name LIMIT 2
SELECT owner_id FROM nodes GROUP BY owner_id HAVING COUNT(*) >= (SELECT COUNT(*) FROM owners WHERE code = {b1})
SELECT name FROM nodes WHERE (SELECT code FROM owners WHERE id = {b0}) = owner_id
SELECT name FROM nodes WHERE n > (SELECT MIN(n) FROM nodes WHERE code IN ({t1}, {t2}))
SELECT x.c FROM (SELECT COUNT(*) AS c FROM nodes WHERE id <> {b0}) x WHERE x.c = 3
SELECT q.ref FROM (SELECT o.ref, o.id FROM owners o WHERE o.code <> {b1}) q WHERE q.id = {b1} OR q.ref = {t1}
SELECT q.k FROM (SELECT id AS k FROM nodes WHERE id = {b0} UNION SELECT code FROM owners WHERE code = {b1}) q WHERE q.k <> {b1}
SELECT name FROM nodes WHERE (owner_id, code) IN (SELECT id, ref FROM owners WHERE code <> {b0})
SELECT name FROM nodes WHERE id NOT IN (SELECT owner_id FROM nodes WHERE code = {t1}) AND id <> {b3}
SELECT name FROM nodes WHERE EXISTS (SELECT 1 FROM (SELECT id, code FROM owners) q WHERE q.id = nodes.owner_id AND q.code = {b2})
SELECT name FROM nodes WHERE id IN (SELECT id FROM owners WHERE code IN (SELECT id FROM owners WHERE ref = {t0}))
SELECT name FROM nodes n WHERE n.id = (SELECT MIN(m.id) FROM nodes m WHERE m.owner_id = n.owner_id AND m.code <> {t0})

# common table expressions
WITH a AS (SELECT id FROM owners WHERE code = {b1}), b AS (SELECT n.name FROM nodes n JOIN a ON a.id = n.id WHERE n.code <> {t0}) SELECT name FROM b
WITH a AS (SELECT id, ref AS code FROM owners) SELECT COUNT(*) FROM a JOIN nodes n ON n.id = a.id WHERE a.code = {t2} AND n.code = {t1}
WITH a AS (SELECT code FROM nodes) SELECT COUNT(*) FROM a WHERE code NOT IN ({t0}, {t1})
WITH a AS (SELECT {b0} AS k) SELECT name FROM nodes WHERE id IN (SELECT k FROM a)
WITH RECURSIVE w(k) AS (SELECT id FROM nodes WHERE code = {t1} UNION SELECT n.owner_id FROM nodes n JOIN w ON w.k = n.id) SELECT COUNT(*) FROM w WHERE k <> {b1}
SELECT name FROM nodes WHERE id IN (WITH a AS (SELECT id FROM owners WHERE code = {b1}) SELECT id FROM a)
WITH owners AS (SELECT code AS id, name FROM nodes) SELECT name FROM owners WHERE id = {t1}

# several queries
SELECT id FROM nodes WHERE code = {t1} INTERSECT SELECT id FROM owners WHERE code = {b1}
SELECT id FROM nodes WHERE code <> {t1} EXCEPT SELECT id FROM owners WHERE code = {b2}
(SELECT name FROM nodes WHERE id = {b0}) UNION ALL (SELECT name FROM owners WHERE ref = {t2}) ORDER BY 1
SELECT x.k FROM (SELECT id AS k FROM nodes UNION ALL SELECT owner_id FROM nodes) x WHERE x.k IN ({b0}, {b1})
SELECT name FROM nodes WHERE code IN (SELECT ref FROM owners WHERE id = {b0} UNION ALL SELECT code FROM nodes WHERE owner_id = {b1})

# window functions
SELECT name, COUNT(*) OVER (PARTITION BY CASE WHEN owner_id = {b1} THEN 1 ELSE 0 END) AS c FROM nodes
SELECT name FROM (SELECT name, id, ROW_NUMBER() OVER (ORDER BY n) AS r FROM nodes WHERE code <> {t0}) x WHERE x.r = 1 AND x.id <> {b0}
SELECT name, FIRST_VALUE(code) OVER (ORDER BY n) AS f FROM nodes WHERE code <> {t1}
SELECT x.name FROM (SELECT name, LEAD(code, 1, {t0}) OVER (ORDER BY n) AS nxt FROM nodes) x WHERE x.nxt = {t2}
SELECT name, SUM(n) OVER w AS s FROM nodes WHERE id <> {b0} WINDOW w AS (ORDER BY n)
SELECT COUNT(*) FILTER (WHERE owner_id = {b1}) AS c FROM nodes

# values that are chosen
SELECT CASE WHEN code = {t1} THEN 'a' WHEN code IN ({t2}, {t3}) THEN 'b' ELSE 'c' END AS x FROM nodes
SELECT name FROM nodes WHERE CASE WHEN n = 0 THEN id = {b0} ELSE code = {t2} END
SELECT COALESCE(NULLIF(code, {t1}), 'none') AS c FROM nodes
SELECT name FROM nodes WHERE COALESCE({b0}, owner_id) = id
SELECT name FROM nodes WHERE id = COALESCE(NULL, {b1})
SELECT MIN(CASE WHEN id <> {b0} THEN code ELSE {t0} END) AS m FROM nodes
SELECT name FROM nodes WHERE GREATEST(id, {b1}) = id
SELECT name FROM nodes WHERE UPPER(code) = UPPER({t1})
SELECT name FROM nodes WHERE CONCAT(name, code) = CONCAT('n0', {t1})
SELECT name FROM nodes WHERE LOWER(TRIM(code)) IN (LOWER({t1}), {t2})
SELECT name FROM nodes WHERE CAST(code AS CHAR(36)) = {t1}
SELECT name FROM nodes WHERE code || '' = {t1}

# rows and lists
SELECT name FROM nodes WHERE (id, owner_id, code) = ({b0}, {b1}, {t1})
SELECT name FROM nodes WHERE (id, n) > ({b1}, 0)
SELECT name FROM nodes WHERE (owner_id, code) NOT IN (({b1}, {t1}))
SELECT name FROM nodes WHERE ROW(id, code) = ROW({b0}, {t1})
SELECT name FROM nodes WHERE {b0} IN (id, owner_id)
SELECT name FROM nodes WHERE id IN ({b0}) AND code NOT IN ({t2}, {t3})
SELECT name FROM nodes WHERE id NOT BETWEEN {b0} AND {b1}
SELECT name FROM nodes WHERE code BETWEEN {t0} AND {t2}
SELECT name FROM nodes WHERE NOT (id = {b0} OR code = {t2})
SELECT name FROM nodes WHERE (id = {b0} AND code = {t1}) OR (id = {b1} AND code = {t2}) OR (id = {b2} AND code = {t0})
SELECT name FROM nodes WHERE code NOT LIKE {t1}
SELECT name FROM nodes WHERE id > {b0} AND id <= {b2}
SELECT name FROM nodes WHERE id IS DISTINCT FROM {b0}

# quotes, comments, schemas and other spellings
SELECT `name` FROM `nodes` WHERE `nodes`.`code` = {t1}
SELECT "name" FROM "nodes" WHERE "nodes"."code" = {t1}
SELECT n."code" FROM nodes AS "n" WHERE "n".id = {b0}
SELECT /* a hint */ n.name FROM nodes /* owners o */ n WHERE n.code = {t1}
SELECT name FROM nodes WHERE name <> 'o''clock' AND code = {t1}
SELECT name FROM main.nodes WHERE main.nodes.code = {t1}
SELECT NAME FROM NODES WHERE NODES.CODE = {t1}
select name from nodes where ID = {b0} and Code = {t1}

# orders, groups and locks
SELECT name FROM nodes ORDER BY id = {b2} DESC, code = {t1} DESC, name LIMIT 2
SELECT DISTINCT owner_id FROM nodes WHERE code <> {t0}
SELECT COUNT(*) AS c FROM nodes WHERE owner_id = {b1} GROUP BY code HAVING MIN(code) <> {t0}
SELECT GROUP_CONCAT(name) AS g FROM nodes WHERE code <> {t0}
SELECT name FROM nodes WHERE id = {b0} FOR UPDATE

# inserts
REPLACE INTO owners (id, code, ref, name) VALUES ({b0}, {b3}, {t3}, 'x')
INSERT OR REPLACE INTO nodes (id, owner_id, code, name, n) VALUES ({b1}, {b0}, {t0}, 'x', 5), ({b2}, {b3}, {t3}, 'y', 6)
INSERT IGNORE INTO nodes (id, owner_id, code, name, n) VALUES ({b1}, {b0}, {t0}, 'x', 5)
INSERT INTO nodes (id, owner_id, code, name, n) VALUES ({b1}, {b0}, {t0}, 'x', 5) ON CONFLICT DO NOTHING
INSERT INTO nodes (id, owner_id, code, name, n) VALUES ({b1}, {b0}, {t0}, 'x', 5) ON CONFLICT (id) DO UPDATE SET code = excluded.code, owner_id = CASE WHEN nodes.code = {t2} THEN {b3} ELSE nodes.owner_id END
INSERT INTO owners (id, code, ref, name) VALUES ({b0}, {b3}, {t3}, 'x') ON DUPLICATE KEY UPDATE code = VALUES(code), ref = COALESCE({t2}, ref)
INSERT INTO nodes SET id = {b0}, code = {t0}, owner_id = {b0}, name = 'x', n = 1 ON DUPLICATE KEY UPDATE code = {t3}
INSERT INTO nodes (id, owner_id, code, name, n) SELECT o.id, {b2}, o.ref, 'w', 1 FROM owners o WHERE o.code = {b1} ON CONFLICT (id) DO UPDATE SET owner_id = excluded.owner_id
INSERT INTO nodes (id, owner_id, code, name, n) WITH w AS (SELECT id, ref FROM owners WHERE code = {b1}) SELECT w.id, {b0}, w.ref, 'w', 1 FROM w WHERE 1 = 0

# updates
UPDATE nodes SET (owner_id, code) = ({b3}, {t3}) WHERE id = {b0}
UPDATE nodes SET (owner_id, code) = (SELECT code, ref FROM owners WHERE id = {b2}) WHERE id = {b0}
UPDATE nodes AS n SET code = {t0} WHERE n.owner_id IN ({b1}, {b2}) AND n.code <> {t1}
UPDATE nodes SET code = CASE WHEN owner_id = {b1} THEN {t3} ELSE REPLACE(code, '-', '') END
UPDATE nodes SET owner_id = COALESCE({b0}, owner_id), name = 'z' WHERE code IN ({t1}, {t2})
UPDATE nodes SET owner_id = (SELECT o.code FROM owners o WHERE o.id = nodes.owner_id AND o.ref = {t3}) WHERE id = {b0}
UPDATE nodes SET code = q.ref FROM (SELECT id, ref FROM owners WHERE code <> {b0}) q WHERE q.id = nodes.owner_id AND q.ref <> {t1}
UPDATE nodes, owners SET nodes.code = {t3}, owners.ref = {t0} WHERE owners.id = nodes.owner_id AND owners.code = {b2}
UPDATE nodes SET code = {t3} WHERE id = {b0} ORDER BY n LIMIT 1
UPDATE nodes SET code = {t3} WHERE EXISTS (SELECT 1 FROM owners o WHERE o.id = nodes.owner_id AND o.code = {b2})
UPDATE nodes SET code = {t0} WHERE id = {b1} RETURNING code
WITH w AS (SELECT id, ref FROM owners WHERE code = {b1}) UPDATE nodes SET code = {t0} WHERE id IN (SELECT id FROM w)
WITH w AS (SELECT id, code FROM owners) UPDATE nodes SET owner_id = w.code FROM w WHERE w.id = nodes.owner_id AND w.code = {b2}

# deletes
DELETE FROM nodes USING owners WHERE owners.id = nodes.owner_id AND owners.code = {b2}
DELETE FROM nodes USING nodes JOIN owners o ON o.id = nodes.owner_id WHERE o.code = {b2}
DELETE FROM nodes WHERE id NOT IN ({b0}, {b1})
DELETE FROM nodes WHERE id = {b0} AND code = {t1} OR owner_id = {b0}
DELETE FROM nodes WHERE code = (SELECT ref FROM owners WHERE id = {b0})
DELETE FROM nodes WHERE NOT EXISTS (SELECT 1 FROM owners q WHERE q.id = nodes.owner_id AND q.code <> {b2})
DELETE FROM nodes WHERE code IN (SELECT code FROM (SELECT code FROM nodes WHERE owner_id = {b1}) x)
DELETE FROM nodes WHERE id BETWEEN {b0} AND {b1} RETURNING id
DELETE FROM nodes AS n WHERE n.code = {t1}

# texts of columns, names that hide each other, odd spellings
SELECT name FROM nodes WHERE CONCAT(id, '') = {b0}
SELECT name FROM nodes WHERE LOWER(id) <> {b0}
SELECT name FROM nodes WHERE TRIM(id) = {b0}
SELECT name FROM nodes WHERE TRIM(LEADING 'x' FROM id) = {b0}
SELECT name FROM nodes WHERE TRIM(BOTH ' ' FROM code) = {t1}
SELECT name FROM nodes WHERE REPLACE(id, 'zz', '') IN ({b0}, {b1})
SELECT name FROM nodes WHERE CAST(id AS CHAR) = {b0}
SELECT name FROM nodes WHERE CONVERT(id USING latin1) = {b0}
SELECT name FROM nodes WHERE CONVERT(code USING utf8mb4) = {t1}
SELECT name FROM nodes GROUP BY name HAVING GROUP_CONCAT(id) = {b0}
SELECT name FROM nodes GROUP BY name HAVING GROUP_CONCAT(code) = {t1}
SELECT name FROM nodes WHERE CONCAT_WS('', owner_id, NULL) <> {b1}
SELECT name FROM nodes WHERE LOWER(COALESCE(code, {t0})) = {t1}
SELECT name FROM nodes WHERE INSTR(code, {t1}) = 1
SELECT name FROM nodes WHERE LOCATE({t1}, code) > 0
SELECT name FROM nodes WHERE FIND_IN_SET({t1}, code) > 0
SELECT name FROM nodes WHERE STRCMP(code, {t1}) = 0
SELECT name FROM nodes WHERE id = BINARY {b0}
SELECT name FROM nodes WHERE BINARY code = {t1}
SELECT name FROM nodes WHERE code = {t1} COLLATE utf8mb4_bin
SELECT name FROM nodes WHERE code COLLATE NOCASE = {t1}
SELECT name FROM nodes WHERE JSON_CONTAINS(JSON_ARRAY(code), JSON_QUOTE({t1}))
SELECT name FROM nodes WHERE JSON_UNQUOTE(JSON_EXTRACT(JSON_OBJECT('k', code), '$.k')) = {t1}
SELECT name FROM nodes WHERE JSON_VALUE(JSON_OBJECT('k', code), '$.k') <> {t1}
SELECT name FROM nodes WHERE json_extract(json_array(code, name), '$[0]') IN ({t1}, {t2})
SELECT name FROM nodes WHERE JSON_OBJECT('k', code) ->> '$.k' = {t1}
SELECT name FROM nodes, json_each(json_array(code)) j WHERE j.value = {t1}
SELECT name FROM nodes WHERE {t1} IN (SELECT value FROM json_each(json_array(nodes.code)))
SELECT n.name FROM nodes n, JSON_TABLE(JSON_ARRAY(n.code), '$[*]' COLUMNS (k VARCHAR(40) PATH '$')) j WHERE j.k = n.code AND n.code = {t1}
WITH owners AS (SELECT code, name FROM nodes) SELECT COUNT(*) FROM main.owners WHERE code = {b1}
WITH owners AS (SELECT code, name FROM nodes) SELECT COUNT(*) FROM owners WHERE code = {t1}
WITH owners AS (SELECT id, code FROM nodes) DELETE FROM owners WHERE code <> {b1}
WITH nodes AS (SELECT id, code FROM owners) INSERT INTO nodes (id, owner_id, code, name, n) SELECT {b0}, {b1}, {t2}, 'w', 1 WHERE 1 = 0
WITH RECURSIVE w(k, d) AS (SELECT owner_id, 0 FROM nodes WHERE id = {b0} UNION ALL SELECT n.owner_id, w.d + 1 FROM nodes n JOIN w ON w.k = n.id WHERE w.d < 3 AND w.k <> {b3}) SELECT COUNT(*) FROM w WHERE k IN ({b1}, {b2})
SELECT COUNT(*) FROM (SELECT * FROM nodes UNION ALL SELECT * FROM nodes) x WHERE x.code = {t1} AND x.id = {b0}
SELECT COUNT(*) FROM (SELECT n.*, o.code AS oc FROM nodes n JOIN owners o ON o.id = n.owner_id) x WHERE x.oc = {b2} AND x.code = {t1}
SELECT COUNT(*) FROM (SELECT id, code, name FROM owners UNION ALL SELECT id, owner_id, name FROM nodes) x WHERE x.code = {b1}
SELECT COUNT(*) FROM (SELECT code FROM owners UNION ALL SELECT code FROM nodes) x WHERE x.code = {b1}
SELECT name FROM nodes WHERE (id, owner_id, code, name, n) IN (SELECT * FROM nodes WHERE code = {t1})
SELECT name FROM nodes WHERE (id, code) IN (VALUES ({b0}, {t1}), ({b1}, {t2}))
SELECT name FROM nodes WHERE (id, code) IN (VALUES ROW({b0}, {t1}), ROW({b1}, {t2}))
SELECT name FROM nodes WHERE ((id)) = ({b0}) AND ((code)) IN (({t1}))
SELECT name FROM nodes WHERE {t1} = code AND {b1} = owner_id AND NOT {b2} = id
SELECT name FROM nodes WHERE id = {b0} XOR code = {t2}
SELECT name FROM nodes WHERE (id = {b0}) + (code = {t2}) = 1
SELECT name FROM nodes WHERE id = {b0} IS TRUE OR (code = {t2}) IS NOT FALSE
SELECT name FROM nodes WHERE CASE {b0} WHEN id THEN 1 WHEN owner_id THEN 2 ELSE 0 END = 2
SELECT name FROM nodes WHERE CASE {t1} WHEN code THEN 'y' ELSE 'n' END = 'y'
SELECT CASE WHEN id IN ({b0}) THEN {t0} WHEN id = {b1} THEN code ELSE {t3} END AS c FROM nodes
SELECT name FROM nodes WHERE code BETWEEN {t0} AND LOWER({t2}) AND id NOT BETWEEN {b2} AND {b3}
SELECT name FROM nodes WHERE code LIKE CONCAT({t1}, '%') AND id <> {b3}
SELECT name FROM nodes WHERE code LIKE '%' || {t1} || '%'
SELECT name FROM nodes WHERE code NOT LIKE {t1} ESCAPE '!'
SELECT name FROM nodes WHERE HEX(id) LIKE CONCAT(REPLACE({t0}, '-', ''), '%')
SELECT name FROM nodes WHERE NULLIF(owner_id, {b1}) IN ({b2}, {b3})
SELECT name FROM nodes WHERE IFNULL(NULLIF(code, {t1}), {t1}) = {t1}
SELECT name FROM nodes WHERE LEAST(code, {t1}) = {t1} AND GREATEST(owner_id, {b1}) = owner_id
SELECT name, LAG(code, 1, {t3}) OVER (PARTITION BY owner_id = {b1} ORDER BY id) AS p FROM nodes
SELECT x.name FROM (SELECT name, code, RANK() OVER (ORDER BY CASE WHEN owner_id = {b2} THEN 0 ELSE 1 END, id) AS r FROM nodes) x WHERE r = 1 AND code = {t2}
SELECT name, MAX(code) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) AS m FROM nodes WHERE owner_id NOT IN ({b3})
SELECT `n`.`name` FROM `nodes` AS `n` JOIN `owners` `o` ON `o`.`id` = `n`.`owner_id` WHERE `o`.`code` = {b2} AND `n`.`code` IN ({t1}, {t3})
SELECT [n].[name] FROM [nodes] AS [n] WHERE [n].[code] = {t1}
SELECT n.name AS "id" FROM nodes n WHERE n.code = {t1} ORDER BY 1
SELECT n.name AS 'code' FROM nodes n WHERE n.code = {t1}
SELECT name FROM nodes WHERE code = {t1} -- and id = 'x
SELECT name FROM nodes WHERE code = {t1} # or 'x
SELECT name FROM nodes WHERE name <> 'a\' AND code = {t1}
SELECT name FROM nodes WHERE name <> 'a\\' AND code = {t1}
SELECT name FROM nodes WHERE name <> "n9" AND code = {t1}
SELECT name FROM nodes WHERE /* 'code = */ code = {t1} /* ' */
SELECT name FROM nodes WHERE code=/**/{t1} AND/**/id<>{b3}
SELECT name FROM nodes n WHERE n . code = {t1} AND n. id <> {b3}
SELECT n.name FROM nodes n LEFT JOIN owners o USING (id) WHERE o.ref <> {t3} AND n.code <> {t0}
SELECT n.name FROM nodes n JOIN (owners o JOIN owners p ON p.id = o.code) ON o.id = n.owner_id WHERE p.code = {b3} AND o.code <> {b0}
SELECT n.name FROM ((SELECT id, code FROM owners) q JOIN nodes n ON n.owner_id = q.id) WHERE q.code = {b2}
UPDATE nodes SET code = {t3} FROM (SELECT id, code FROM owners) AS o WHERE o.id = nodes.owner_id AND o.code = {b2}
UPDATE nodes n JOIN (SELECT id, code, ref FROM owners) q ON q.id = n.owner_id SET n.code = q.ref, n.owner_id = {b0} WHERE q.code = {b2} AND n.code <> {t3}
UPDATE (SELECT id, code FROM owners) q JOIN nodes n ON n.owner_id = q.id SET n.code = {t0} WHERE q.code = {b2}
UPDATE nodes SET owner_id = IF(code = {t1}, {b3}, owner_id), code = IF(owner_id = {b3}, {t3}, code) WHERE id IN ({b0}, {b1})
UPDATE nodes SET owner_id = NULLIF({b3}, id) WHERE id <> {b3}
UPDATE nodes SET code = LOWER({t3}), owner_id = (SELECT MAX(id) FROM owners WHERE ref IN ({t1}, {t2})) WHERE code LIKE {t1}
UPDATE nodes SET code = CONCAT(owner_id, '') WHERE id = {b0}
UPDATE nodes SET (code, owner_id) = (SELECT ref, {b3} FROM owners WHERE id = nodes.owner_id) WHERE code <> {t1}
UPDATE OR IGNORE nodes SET id = {b1} WHERE id = {b0}
UPDATE nodes SET code = {t3} WHERE owner_id = (SELECT x.id FROM (SELECT id, code FROM owners ORDER BY code LIMIT 1) x WHERE x.code = {b0})
DELETE n FROM nodes AS n LEFT JOIN owners AS o ON o.id = n.owner_id AND o.code = {b2} WHERE o.id IS NULL AND n.code <> {t0}
DELETE FROM n USING nodes AS n INNER JOIN owners AS o ON o.id = n.owner_id WHERE n.code = {t1} AND o.code = {b2}
DELETE n, o FROM nodes n JOIN owners o ON o.id = n.id WHERE o.code = {b1} OR n.code = {t2}
DELETE FROM nodes WHERE LOWER(owner_id) <> {b1}
DELETE FROM nodes WHERE CONCAT('', id) NOT IN ({b0}, {b1})
DELETE FROM nodes WHERE NOT (code = {t1} OR owner_id = {b2}) ORDER BY n LIMIT 1
DELETE FROM nodes WHERE (owner_id, code) NOT IN (SELECT id, ref FROM owners UNION SELECT {b1}, {t1})
DELETE FROM nodes WHERE id IN (SELECT id FROM (SELECT id, ROW_NUMBER() OVER (PARTITION BY owner_id ORDER BY code = {t1} DESC) AS r FROM nodes) x WHERE r = 1 AND id <> {b3})
DELETE FROM nodes WHERE COALESCE(NULLIF(code, {t1}), {t2}) = {t2} RETURNING id, code
INSERT INTO nodes (id, owner_id, code, name, n) VALUES ({b3}, {b1}, {t1}, 'x', 9) AS new ON DUPLICATE KEY UPDATE code = new.code, owner_id = IF(nodes.code = {t0}, {b2}, new.owner_id)
INSERT INTO nodes (id, owner_id, code, name, n) SELECT o.id, o.code, {t2}, 'w', 1 FROM owners o WHERE o.ref <> {t2} ON DUPLICATE KEY UPDATE owner_id = IF(o.code = {b2}, {b3}, nodes.owner_id), code = o.ref
INSERT INTO nodes (id, owner_id, code, name, n) VALUES ({b0}, {b3}, {t3}, 'x', 1), ({b1}, {b3}, {t3}, 'y', 2) ON CONFLICT (id) DO UPDATE SET (code, owner_id) = (excluded.code, {b0}) WHERE nodes.code = {t1} AND excluded.owner_id <> {b1}
INSERT INTO nodes (id, owner_id, code, name, n) SELECT x.* FROM (SELECT {b0} AS a, {b1} AS b, {t2} AS c, 'z' AS d, 7 AS e) x WHERE 1 = 0
INSERT INTO owners (id, code, ref, name) SELECT n.id, {b1}, n.code, n.name FROM nodes n WHERE n.code = {t1} ON CONFLICT (id) DO UPDATE SET ref = {t0} RETURNING id, ref
INSERT INTO owners SELECT * FROM owners WHERE code = {b1} AND 1 = 0
REPLACE INTO nodes SELECT id, {b3}, code, name, n FROM nodes WHERE code = {t1}
SELECT name FROM nodes WHERE id = ANY (SELECT code FROM owners WHERE ref = {t2}) OR id <> ALL (SELECT id FROM owners WHERE code <> {b1})
SELECT name FROM nodes WHERE (SELECT COUNT(*) FROM owners WHERE owners.code IN (nodes.id, {b1})) = 2
SELECT name FROM nodes WHERE EXISTS (SELECT {t1} INTERSECT SELECT nodes.code)
SELECT name FROM nodes GROUP BY name, id HAVING MIN(CASE WHEN id = {b0} THEN 1 ELSE 0 END) = 1 OR MAX(code) = {t3}
SELECT id AS code FROM owners WHERE code = {b1} ORDER BY code = {b0}
SELECT MAX(id) AS code FROM nodes GROUP BY owner_id HAVING code <> {b0}
SELECT COUNT(DISTINCT CASE code WHEN {t1} THEN id END) AS c, SUM(owner_id <> {b1}) AS s FROM nodes
SELECT name FROM nodes WHERE n = (SELECT COUNT(*) FROM owners WHERE code < {b2}) - 1 AND code >= {t1}
SELECT name FROM nodes LIMIT (SELECT COUNT(*) FROM owners WHERE code = {b1})
SELECT name FROM nodes WHERE id <= {b1} AND id >= {b0} AND code < {t3} OR NOT id > {b0}
(SELECT name FROM nodes WHERE code = {t1}) UNION (SELECT name FROM owners WHERE code = {b1} ORDER BY code LIMIT 1)
SELECT name FROM nodes WHERE owner_id IN (SELECT id FROM owners WHERE code = {b2} UNION ALL SELECT {b1}) EXCEPT SELECT name FROM nodes WHERE code = {t2}
