-- the only chunk, statement 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17))) AS id FROM "shop"."orders" WHERE (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 1 arguments

-- the only chunk, statement 2
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17))) AS id FROM "shop"."orders" WHERE (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 1 arguments

-- the only chunk, statement 3
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),9,4)||substr(hex("shop"."order ""items"""."order"),1,5)||'6'||substr(hex("shop"."order ""items"""."order"),6,3)||substr(hex("shop"."order ""items"""."order"),17))) AS id FROM "shop"."order ""items""" WHERE (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 1 arguments

-- the only chunk, statement 4
UPDATE OR ROLLBACK "shop"."orders" SET "previous" = unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17)), "changed" = "changed" WHERE (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')
-- 0 arguments

-- the only chunk, statement 5
UPDATE OR ROLLBACK "shop"."order ""items""" SET "order" = unhex(substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),9,4)||substr(hex("shop"."order ""items"""."order"),1,5)||'6'||substr(hex("shop"."order ""items"""."order"),6,3)||substr(hex("shop"."order ""items"""."order"),17)) WHERE (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')
-- 0 arguments

-- the only chunk, statement 6
UPDATE OR ROLLBACK "shop"."orders" SET "id" = unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)), "changed" = "changed" WHERE (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 0 arguments

-- a chunk in the middle, statement 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17))) AS id FROM "shop"."orders" WHERE "shop"."orders"."id" > ? AND "shop"."orders"."id" <= ? AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 3 arguments

-- a chunk in the middle, statement 2
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17))) AS id FROM "shop"."orders" WHERE "shop"."orders"."previous" > ? AND "shop"."orders"."previous" <= ? AND (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 3 arguments

-- a chunk in the middle, statement 3
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),9,4)||substr(hex("shop"."order ""items"""."order"),1,5)||'6'||substr(hex("shop"."order ""items"""."order"),6,3)||substr(hex("shop"."order ""items"""."order"),17))) AS id FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" > ? AND "shop"."order ""items"""."order" <= ? AND (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 3 arguments

-- a chunk in the middle, statement 4
UPDATE OR ROLLBACK "shop"."orders" SET "previous" = unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17)), "changed" = "changed" WHERE "shop"."orders"."previous" > ? AND "shop"."orders"."previous" <= ? AND (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk in the middle, statement 5
UPDATE OR ROLLBACK "shop"."order ""items""" SET "order" = unhex(substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),9,4)||substr(hex("shop"."order ""items"""."order"),1,5)||'6'||substr(hex("shop"."order ""items"""."order"),6,3)||substr(hex("shop"."order ""items"""."order"),17)) WHERE "shop"."order ""items"""."order" > ? AND "shop"."order ""items"""."order" <= ? AND (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk in the middle, statement 6
UPDATE OR ROLLBACK "shop"."orders" SET "id" = unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)), "changed" = "changed" WHERE "shop"."orders"."id" > ? AND "shop"."orders"."id" <= ? AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- undo of a chunk, statement 1
UPDATE OR ROLLBACK "shop"."orders" SET "previous" = unhex(substr(hex("shop"."orders"."previous"),8,5)||substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),4,4)||'1'||substr(hex("shop"."orders"."previous"),1,3)||substr(hex("shop"."orders"."previous"),17)), "changed" = "changed" WHERE "shop"."orders"."previous" <= ? AND CASE WHEN (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."orders"."previous" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END
-- 2 arguments

-- undo of a chunk, statement 2
UPDATE OR ROLLBACK "shop"."order ""items""" SET "order" = unhex(substr(hex("shop"."order ""items"""."order"),8,5)||substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),4,4)||'1'||substr(hex("shop"."order ""items"""."order"),1,3)||substr(hex("shop"."order ""items"""."order"),17)) WHERE "shop"."order ""items"""."order" <= ? AND CASE WHEN (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."order ""items"""."order" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END
-- 2 arguments

-- undo of a chunk, statement 3
UPDATE OR ROLLBACK "shop"."orders" SET "id" = unhex(substr(hex("shop"."orders"."id"),8,5)||substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),4,4)||'1'||substr(hex("shop"."orders"."id"),1,3)||substr(hex("shop"."orders"."id"),17)), "changed" = "changed" WHERE "shop"."orders"."id" <= ? AND CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."orders"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END
-- 2 arguments

-- a chunk with a packed record, statement 1
SELECT unhex(group_concat(hex("shop"."orders"."id"),'')) FROM "shop"."orders" WHERE "shop"."orders"."id" > ? AND "shop"."orders"."id" <= ? AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk with a packed record, statement 2
SELECT unhex(group_concat(hex("shop"."orders"."previous"),'')) FROM "shop"."orders" WHERE "shop"."orders"."previous" > ? AND "shop"."orders"."previous" <= ? AND (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk with a packed record, statement 3
SELECT unhex(group_concat(hex("shop"."order ""items"""."order"),'')) FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" > ? AND "shop"."order ""items"""."order" <= ? AND (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk with a packed record, statement 4
UPDATE OR ROLLBACK "shop"."orders" SET "previous" = unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17)), "changed" = "changed" WHERE "shop"."orders"."previous" > ? AND "shop"."orders"."previous" <= ? AND (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk with a packed record, statement 5
UPDATE OR ROLLBACK "shop"."order ""items""" SET "order" = unhex(substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),9,4)||substr(hex("shop"."order ""items"""."order"),1,5)||'6'||substr(hex("shop"."order ""items"""."order"),6,3)||substr(hex("shop"."order ""items"""."order"),17)) WHERE "shop"."order ""items"""."order" > ? AND "shop"."order ""items"""."order" <= ? AND (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk with a packed record, statement 6
UPDATE OR ROLLBACK "shop"."orders" SET "id" = unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)), "changed" = "changed" WHERE "shop"."orders"."id" > ? AND "shop"."orders"."id" <= ? AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk of one column with a packed record, statement 1
SELECT unhex(group_concat(hex("shop"."orders"."id"),'')) FROM "shop"."orders" WHERE "shop"."orders"."id" > ? AND "shop"."orders"."id" <= ? AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk of one column with a packed record, statement 2
UPDATE OR ROLLBACK "shop"."orders" SET "id" = unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)), "changed" = "changed" WHERE "shop"."orders"."id" > ? AND "shop"."orders"."id" <= ? AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk by places, statement 1
SELECT unhex(group_concat(hex("shop"."orders"."id"),'')) FROM "shop"."orders" WHERE "shop"."orders".rowid > CAST(? AS INTEGER) AND "shop"."orders".rowid <= CAST(? AS INTEGER) AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk by places, statement 2
UPDATE OR ROLLBACK "shop"."orders" SET "id" = unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)) WHERE "shop"."orders".rowid > CAST(? AS INTEGER) AND "shop"."orders".rowid <= CAST(? AS INTEGER) AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- the end of the next chunk by places
SELECT CAST(rowid AS TEXT) FROM "shop"."orders" WHERE "shop"."orders".rowid > CAST(? AS INTEGER) AND "shop"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 4999
-- 2 arguments

-- a chunk of families by places, statement 1
SELECT unhex(group_concat(hex("shop"."orders"."id"),'')) FROM "shop"."orders" WHERE (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 0 arguments

-- a chunk of families by places, statement 2
SELECT unhex(group_concat(hex("shop"."orders"."previous"),'')) FROM "shop"."orders" WHERE (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')
-- 0 arguments

-- a chunk of families by places, statement 3
SELECT unhex(group_concat(hex("shop"."order ""items"""."order"),'')) FROM "shop"."order ""items""" WHERE (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')
-- 0 arguments

-- a chunk of families by places, statement 4
UPDATE OR ROLLBACK "shop"."orders" SET "previous" = unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17)), "changed" = "changed" WHERE (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')
-- 0 arguments

-- a chunk of families by places, statement 5
UPDATE OR ROLLBACK "shop"."order ""items""" SET "order" = unhex(substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),9,4)||substr(hex("shop"."order ""items"""."order"),1,5)||'6'||substr(hex("shop"."order ""items"""."order"),6,3)||substr(hex("shop"."order ""items"""."order"),17)) WHERE (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')
-- 0 arguments

-- a chunk of families by places, statement 6
UPDATE OR ROLLBACK "shop"."orders" SET "id" = unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)), "changed" = "changed" WHERE (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 0 arguments

-- a chunk of families by places, statement 1
SELECT unhex(group_concat(hex("shop"."orders"."id"),'')) FROM "shop"."orders" WHERE "shop"."orders".rowid > CAST(? AS INTEGER) AND "shop"."orders".rowid <= CAST(? AS INTEGER) AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk of families by places, statement 2
UPDATE OR ROLLBACK "shop"."orders" SET "previous" = unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17)), "changed" = "changed" WHERE "shop"."orders"."previous" IN (SELECT "shop"."orders"."id" FROM "shop"."orders" WHERE "shop"."orders".rowid > CAST(? AS INTEGER) AND "shop"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk of families by places, statement 3
UPDATE OR ROLLBACK "shop"."order ""items""" SET "order" = unhex(substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),9,4)||substr(hex("shop"."order ""items"""."order"),1,5)||'6'||substr(hex("shop"."order ""items"""."order"),6,3)||substr(hex("shop"."order ""items"""."order"),17)) WHERE "shop"."order ""items"""."order" IN (SELECT "shop"."orders"."id" FROM "shop"."orders" WHERE "shop"."orders".rowid > CAST(? AS INTEGER) AND "shop"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk of families by places, statement 4
UPDATE OR ROLLBACK "shop"."orders" SET "id" = unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)), "changed" = "changed" WHERE "shop"."orders".rowid > CAST(? AS INTEGER) AND "shop"."orders".rowid <= CAST(? AS INTEGER) AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- whether a chunk of families has too many rows
SELECT count(*) FROM (SELECT 1 FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" IN (SELECT "shop"."orders"."id" FROM "shop"."orders" WHERE "shop"."orders".rowid > CAST(? AS INTEGER) AND "shop"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1) AND 1 = 1 LIMIT 5001) c
-- 2 arguments

-- the packed record one by one
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT substr(p.ids, 16 * (a.i + 10 * b.i) + 1, 16) AS id FROM main."sqluuid_migration_packed" p CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) a CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) b WHERE a.i + 10 * b.i < p.n AND p.run_id = ? AND p.no IN (?, ?)) x, main."sqluuid_migration" g WHERE g.id = ? ORDER BY x.id ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 4 arguments

-- a row that a CHECK would refuse
SELECT "sqluuid_id_0", "sqluuid_image_0", "sqluuid_id_1", "sqluuid_image_1" FROM (SELECT hex("shop"."orders"."id") AS "sqluuid_id_0", CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)))) END AS "sqluuid_image_0", hex("shop"."orders"."previous") AS "sqluuid_id_1", CASE WHEN (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17)))) END AS "sqluuid_image_1", CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)) ELSE "shop"."orders"."id" END AS "id", CASE WHEN (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17)) ELSE "shop"."orders"."previous" END AS "previous", "shop"."orders"."tenant" FROM "shop"."orders" WHERE ((typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) OR ((typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF'))) AS "orders" WHERE (tenant = 1) AND NOT (id <> previous) LIMIT 1
-- 0 arguments

-- a row that the CHECK of a domain would refuse in an undo
SELECT "sqluuid_id_0", "sqluuid_image_0" FROM (SELECT hex("shop"."order ""items"""."order") AS "sqluuid_id_0", CASE WHEN CASE WHEN (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."order ""items"""."order" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN hex((unhex(substr(hex("shop"."order ""items"""."order"),8,5)||substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),4,4)||'1'||substr(hex("shop"."order ""items"""."order"),1,3)||substr(hex("shop"."order ""items"""."order"),17)))) END AS "sqluuid_image_0", CASE WHEN CASE WHEN (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."order ""items"""."order" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN unhex(substr(hex("shop"."order ""items"""."order"),8,5)||substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),4,4)||'1'||substr(hex("shop"."order ""items"""."order"),1,3)||substr(hex("shop"."order ""items"""."order"),17)) ELSE "shop"."order ""items"""."order" END AS "value" FROM "shop"."order ""items""" WHERE (CASE WHEN (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."order ""items"""."order" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END)) AS "order ""items""" WHERE NOT (VALUE IS NOT NULL) LIMIT 1
-- 3 arguments

-- a row that a CHECK of generated columns would refuse
SELECT "sqluuid_id_0", "sqluuid_image_0" FROM (SELECT "orders".*, (upper(once)) AS "twice" FROM (SELECT "orders".*, (upper(id)) AS "once" FROM (SELECT hex("shop"."orders"."id") AS "sqluuid_id_0", CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)))) END AS "sqluuid_image_0", CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)) ELSE "shop"."orders"."id" END AS "id" FROM "shop"."orders" WHERE ((typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF'))) AS "orders") AS "orders") AS "orders" WHERE NOT (twice <> '') LIMIT 1
-- 0 arguments

-- a preview of an undo, statement 1
DROP TABLE IF EXISTS temp."sqluuid_migration_packed"
-- 0 arguments

-- a preview of an undo, statement 2
DROP TABLE IF EXISTS temp."sqluuid_migration_id"
-- 0 arguments

-- a preview of an undo, statement 3
BEGIN
-- 0 arguments

-- a preview of an undo, statement 4
CREATE TABLE temp."sqluuid_migration_packed" (run_id bigint NOT NULL, no bigint NOT NULL, n integer NOT NULL, ids blob NOT NULL, PRIMARY KEY (run_id, no))
-- 0 arguments

-- a preview of an undo, statement 5
INSERT INTO temp."sqluuid_migration_packed" SELECT * FROM main."sqluuid_migration_packed" WHERE run_id = ?
-- 1 arguments

-- a preview of an undo, statement 6
CREATE TABLE temp."sqluuid_migration_id" (run_id bigint NOT NULL, id blob NOT NULL, kind char(1) NOT NULL, PRIMARY KEY (run_id, id)) WITHOUT ROWID
-- 0 arguments

-- a preview of an undo, statement 7
INSERT INTO temp."sqluuid_migration_id" SELECT * FROM main."sqluuid_migration_id" WHERE run_id = ?
-- 1 arguments

-- a preview of an undo, statement 8
COMMIT
-- 0 arguments

-- a preview of an undo, statement 9
ROLLBACK
-- 0 arguments

-- a preview of an undo, statement 10
DROP TABLE IF EXISTS temp."sqluuid_migration_packed"
-- 0 arguments

-- a preview of an undo, statement 11
DROP TABLE IF EXISTS temp."sqluuid_migration_id"
-- 0 arguments

-- what a preview of an undo looks for
SELECT CASE WHEN EXISTS (SELECT 1 FROM "shop"."orders" WHERE CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM temp."sqluuid_migration_id" WHERE temp."sqluuid_migration_id".run_id = ? AND temp."sqluuid_migration_id".id = "shop"."orders"."id" AND temp."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END) THEN 1 ELSE 0 END
-- 1 arguments

-- a chunk with a link without a foreign key, statement 1
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17))) AS id FROM "shop"."orders" WHERE "shop"."orders"."id" > ? AND "shop"."orders"."id" <= ? AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 3 arguments

-- a chunk with a link without a foreign key, statement 2
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17))) AS id FROM "shop"."orders" WHERE "shop"."orders"."previous" > ? AND "shop"."orders"."previous" <= ? AND (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 3 arguments

-- a chunk with a link without a foreign key, statement 3
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT y.id FROM (SELECT (unhex(substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),9,4)||substr(hex("shop"."order ""items"""."order"),1,5)||'6'||substr(hex("shop"."order ""items"""."order"),6,3)||substr(hex("shop"."order ""items"""."order"),17))) AS id FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" > ? AND "shop"."order ""items"""."order" <= ? AND (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')) y) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 3 arguments

-- a chunk with a link without a foreign key, statement 4
UPDATE OR ROLLBACK "shop"."orders" SET "previous" = unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17)), "changed" = "changed" WHERE "shop"."orders"."previous" > ? AND "shop"."orders"."previous" <= ? AND (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk with a link without a foreign key, statement 5
UPDATE OR ROLLBACK "shop"."order ""items""" SET "order" = unhex(substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),9,4)||substr(hex("shop"."order ""items"""."order"),1,5)||'6'||substr(hex("shop"."order ""items"""."order"),6,3)||substr(hex("shop"."order ""items"""."order"),17)) WHERE "shop"."order ""items"""."order" > ? AND "shop"."order ""items"""."order" <= ? AND (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- a chunk with a link without a foreign key, statement 6
UPDATE OR ROLLBACK "shop"."orders" SET "id" = unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)), "changed" = "changed" WHERE "shop"."orders"."id" > ? AND "shop"."orders"."id" <= ? AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')
-- 2 arguments

-- ids that nothing else has
SELECT count(x.stray), count(*) FROM (SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = "shop"."order ""items"""."order") AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."previous" = "shop"."order ""items"""."order") THEN 1 END AS stray FROM "shop"."order ""items""" WHERE (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF') OR (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF')) x
-- 0 arguments

-- a missing index
CREATE INDEX IF NOT EXISTS "main"."sqluuid_012345" ON "order ""items""" ("order")
-- 0 arguments

-- the end of the next chunk
SELECT hex(k) FROM (SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" > ? AND "shop"."orders"."id" <= ? AND (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') ORDER BY "shop"."orders"."id" LIMIT 1 OFFSET 4999) b0 UNION ALL SELECT k FROM (SELECT "shop"."orders"."previous" AS k FROM "shop"."orders" WHERE "shop"."orders"."previous" > ? AND "shop"."orders"."previous" <= ? AND (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF') ORDER BY "shop"."orders"."previous" LIMIT 1 OFFSET 4999) b1 UNION ALL SELECT k FROM (SELECT "shop"."order ""items"""."order" AS k FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" > ? AND "shop"."order ""items"""."order" <= ? AND (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF') ORDER BY "shop"."order ""items"""."order" LIMIT 1 OFFSET 4999) b2) q ORDER BY k LIMIT 1
-- 6 arguments

-- whether ids are left
SELECT CASE WHEN EXISTS (SELECT 1 FROM "shop"."orders" WHERE (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) THEN 1 ELSE 0 END
-- 0 arguments

-- whether ids are left, with the new ones
SELECT CASE WHEN EXISTS (SELECT 1 FROM "shop"."orders" WHERE CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."orders"."id" AND main."sqluuid_migration_id".kind = 'k') IS NULL ELSE (1 = 0) END) THEN 1 ELSE 0 END
-- 1 arguments

-- the values, with new ones from before a time
SELECT "shop"."orders"."id", CASE WHEN CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN ((SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."orders"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL OR ((SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."orders"."id" AND main."sqluuid_migration_id".kind = 'k') IS NULL AND "shop"."orders"."id" < ?)) ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL
-- 3 arguments

-- the same for version 1
SELECT "shop"."orders"."id", CASE WHEN CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN ((SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."orders"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL OR ((SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."orders"."id" AND main."sqluuid_migration_id".kind = 'k') IS NULL AND unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)) < ?)) ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL
-- 3 arguments

-- the values with what tells the rows apart
SELECT "shop"."orders"."previous", CASE WHEN (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, "shop"."orders"."id", CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, quote("shop"."orders"."k 0"), quote("shop"."orders"."k 1") FROM "shop"."orders" WHERE "shop"."orders"."previous" IS NOT NULL
-- 0 arguments

-- the same for an undo
SELECT "shop"."orders"."previous", CASE WHEN CASE WHEN (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."orders"."previous" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, "shop"."orders"."id", CASE WHEN CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."orders"."id" AND main."sqluuid_migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN 1 ELSE 0 END, quote("shop"."orders"."k 0"), quote("shop"."orders"."k 1") FROM "shop"."orders" WHERE "shop"."orders"."previous" IS NOT NULL
-- 2 arguments

-- the NULLs
SELECT count(*) FROM "shop"."orders" WHERE "previous" IS NULL
-- 0 arguments

-- the ids to keep
INSERT INTO main."sqluuid_migration_id" (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT "shop"."orders"."id" AS id FROM "shop"."orders" WHERE (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) x, main."sqluuid_migration" g WHERE g.id = ? ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN kind = excluded.kind THEN kind END
-- 1 arguments

-- ids born later
SELECT hex("shop"."orders"."id") FROM "shop"."orders" WHERE CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN (SELECT 1 FROM main."sqluuid_migration_id" WHERE main."sqluuid_migration_id".run_id = ? AND main."sqluuid_migration_id".id = "shop"."orders"."id") IS NULL ELSE (1 = 0) END LIMIT 10
-- 1 arguments

-- two ids that would be one
SELECT hex(a."id") FROM "shop"."orders" a WHERE CASE WHEN (typeof(a."id") = 'blob' AND length(a."id") = 16 AND substr(a."id",7,1) BETWEEN x'60' AND x'6F' AND substr(a."id",9,1) BETWEEN x'80' AND x'BF') THEN EXISTS (SELECT 1 FROM "shop"."order ""items""" b WHERE b."order" IN (unhex(substr(hex(a."id"),8,5)||substr(hex(a."id"),14,3)||substr(hex(a."id"),4,4)||'1'||substr(hex(a."id"),1,3)||substr(hex(a."id"),17)))) ELSE (1 = 0) END LIMIT 1
-- 0 arguments

-- orphans
SELECT count(*) FROM "shop"."order ""items""" c WHERE c."tenant" IS NOT NULL AND c."order" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."tenant" = c."tenant" AND p."id" = c."order")
-- 0 arguments

-- trial
SELECT CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'10' AND x'1F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN 1 ELSE 0 END, CASE WHEN (typeof(v.k) = 'blob' AND length(v.k) = 16 AND substr(v.k,7,1) BETWEEN x'10' AND x'1F' AND substr(v.k,9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex(v.k),14,3)||substr(hex(v.k),9,4)||substr(hex(v.k),1,5)||'6'||substr(hex(v.k),6,3)||substr(hex(v.k),17)))) END FROM (SELECT ? AS k) v
-- 1 arguments

-- ids that stand twice
SELECT count(*) FROM (SELECT "shop"."orders"."id" FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL GROUP BY "shop"."orders"."id" HAVING count(*) > 1) x
-- 0 arguments

-- a sample
SELECT hex(q.k) FROM (SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL ORDER BY "shop"."orders"."id" LIMIT 50) e0 UNION SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL ORDER BY "shop"."orders"."id" DESC LIMIT 50) e1) q
-- 0 arguments

-- one id
SELECT hex("shop"."orders"."id") FROM "shop"."orders" WHERE "shop"."orders"."id" = ? LIMIT 1
-- 1 arguments

-- a value of another version
SELECT hex("shop"."orders"."id") FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL AND NOT (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') AND NOT (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') LIMIT 1
-- 0 arguments

-- any value
SELECT "shop"."order ""items"""."order" FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" IS NOT NULL LIMIT 1
-- 0 arguments

-- bounds in order
SELECT hex(q.k) FROM (SELECT ? AS k UNION ALL SELECT ? AS k) q ORDER BY q.k
-- 2 arguments

-- whether the column may be updated
UPDATE "shop"."order ""items""" SET "order" = "order" WHERE 1 = 0
-- 0 arguments

