-- the only chunk, statement 1
SELECT count(*) FROM (SELECT 1 FROM "shop"."orders" WHERE (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "shop"."orders"."id" FOR UPDATE) l
-- 0 arguments

-- the only chunk, statement 2
WITH s0 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "shop"."orders" WHERE (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END)), s1 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("shop"."orders"."previous"),7,2)||substr(uuid_send("shop"."orders"."previous"),5,2)||substr(uuid_send("shop"."orders"."previous"),1,4)||substr(uuid_send("shop"."orders"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "shop"."orders" WHERE (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END)), s2 AS (UPDATE "shop"."order ""items""" SET "order" = (substr(overlay(encode(substr(uuid_send("shop"."order ""items"""."order"),7,2)||substr(uuid_send("shop"."order ""items"""."order"),5,2)||substr(uuid_send("shop"."order ""items"""."order"),1,4)||substr(uuid_send("shop"."order ""items"""."order"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE (CASE WHEN get_byte(uuid_send("shop"."order ""items"""."order"),6)>>4 = 1 AND get_byte(uuid_send("shop"."order ""items"""."order"),8)>>6 = 2 THEN true ELSE false END) RETURNING "shop"."order ""items"""."order" AS id), r AS (INSERT INTO "sqluuid"."migration_id" (run_id, id, kind) SELECT $1::bigint, id, 'm' FROM (SELECT id FROM s0 UNION SELECT id FROM s1 UNION SELECT id FROM s2) x ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN "sqluuid"."migration_id".kind = excluded.kind THEN excluded.kind END), u0 AS (UPDATE "shop"."orders" SET "id" = CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "shop"."orders"."id" END, "previous" = CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("shop"."orders"."previous"),7,2)||substr(uuid_send("shop"."orders"."previous"),5,2)||substr(uuid_send("shop"."orders"."previous"),1,4)||substr(uuid_send("shop"."orders"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "shop"."orders"."previous" END WHERE ((CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END)) OR ((CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END)) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2)
-- 1 arguments

-- a chunk in the middle, statement 1
SELECT count(*) FROM (SELECT 1 FROM "shop"."orders" WHERE "shop"."orders"."id" > $1::uuid AND "shop"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "shop"."orders"."id" FOR UPDATE) l
-- 2 arguments

-- a chunk in the middle, statement 2
WITH s0 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "shop"."orders" WHERE "shop"."orders"."id" > $1::uuid AND "shop"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END)), s1 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("shop"."orders"."previous"),7,2)||substr(uuid_send("shop"."orders"."previous"),5,2)||substr(uuid_send("shop"."orders"."previous"),1,4)||substr(uuid_send("shop"."orders"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "shop"."orders" WHERE "shop"."orders"."previous" > $3::uuid AND "shop"."orders"."previous" <= $4::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END)), s2 AS (UPDATE "shop"."order ""items""" SET "order" = (substr(overlay(encode(substr(uuid_send("shop"."order ""items"""."order"),7,2)||substr(uuid_send("shop"."order ""items"""."order"),5,2)||substr(uuid_send("shop"."order ""items"""."order"),1,4)||substr(uuid_send("shop"."order ""items"""."order"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE "shop"."order ""items"""."order" > $5::uuid AND "shop"."order ""items"""."order" <= $6::uuid AND (CASE WHEN get_byte(uuid_send("shop"."order ""items"""."order"),6)>>4 = 1 AND get_byte(uuid_send("shop"."order ""items"""."order"),8)>>6 = 2 THEN true ELSE false END) RETURNING "shop"."order ""items"""."order" AS id), r AS (INSERT INTO "sqluuid"."migration_id" (run_id, id, kind) SELECT $7::bigint, id, 'm' FROM (SELECT id FROM s0 UNION SELECT id FROM s1 UNION SELECT id FROM s2) x ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN "sqluuid"."migration_id".kind = excluded.kind THEN excluded.kind END), u0 AS (UPDATE "shop"."orders" SET "id" = CASE WHEN "shop"."orders"."id" > $8::uuid AND "shop"."orders"."id" <= $9::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "shop"."orders"."id" END, "previous" = CASE WHEN "shop"."orders"."previous" > $10::uuid AND "shop"."orders"."previous" <= $11::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("shop"."orders"."previous"),7,2)||substr(uuid_send("shop"."orders"."previous"),5,2)||substr(uuid_send("shop"."orders"."previous"),1,4)||substr(uuid_send("shop"."orders"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "shop"."orders"."previous" END WHERE ("shop"."orders"."id" > $12::uuid AND "shop"."orders"."id" <= $13::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END)) OR ("shop"."orders"."previous" > $14::uuid AND "shop"."orders"."previous" <= $15::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END)) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2)
-- 15 arguments

-- undo of a chunk, statement 1
SELECT count(*) FROM (SELECT 1 FROM "shop"."orders" WHERE "shop"."orders"."id" <= $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "shop"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END ORDER BY "shop"."orders"."id" FOR UPDATE) l
-- 2 arguments

-- undo of a chunk, statement 2
WITH s0 AS MATERIALIZED (SELECT ((substr(encode(uuid_send("shop"."orders"."id"),'hex'),8,5)||substr(encode(uuid_send("shop"."orders"."id"),'hex'),14,3)||substr(encode(uuid_send("shop"."orders"."id"),'hex'),4,4)||'1'||substr(encode(uuid_send("shop"."orders"."id"),'hex'),1,3)||substr(encode(uuid_send("shop"."orders"."id"),'hex'),17))::uuid) AS id FROM "shop"."orders" WHERE "shop"."orders"."id" <= $1::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "shop"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END), s1 AS MATERIALIZED (SELECT ((substr(encode(uuid_send("shop"."orders"."previous"),'hex'),8,5)||substr(encode(uuid_send("shop"."orders"."previous"),'hex'),14,3)||substr(encode(uuid_send("shop"."orders"."previous"),'hex'),4,4)||'1'||substr(encode(uuid_send("shop"."orders"."previous"),'hex'),1,3)||substr(encode(uuid_send("shop"."orders"."previous"),'hex'),17))::uuid) AS id FROM "shop"."orders" WHERE "shop"."orders"."previous" <= $3::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $4 AND "sqluuid"."migration_id".id = "shop"."orders"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END), s2 AS (UPDATE "shop"."order ""items""" SET "order" = (substr(encode(uuid_send("shop"."order ""items"""."order"),'hex'),8,5)||substr(encode(uuid_send("shop"."order ""items"""."order"),'hex'),14,3)||substr(encode(uuid_send("shop"."order ""items"""."order"),'hex'),4,4)||'1'||substr(encode(uuid_send("shop"."order ""items"""."order"),'hex'),1,3)||substr(encode(uuid_send("shop"."order ""items"""."order"),'hex'),17))::uuid WHERE "shop"."order ""items"""."order" <= $5::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."order ""items"""."order"),6)>>4 = 6 AND get_byte(uuid_send("shop"."order ""items"""."order"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $6 AND "sqluuid"."migration_id".id = "shop"."order ""items"""."order" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END RETURNING "shop"."order ""items"""."order" AS id), u0 AS (UPDATE "shop"."orders" SET "id" = CASE WHEN "shop"."orders"."id" <= $7::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $8 AND "sqluuid"."migration_id".id = "shop"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN (substr(encode(uuid_send("shop"."orders"."id"),'hex'),8,5)||substr(encode(uuid_send("shop"."orders"."id"),'hex'),14,3)||substr(encode(uuid_send("shop"."orders"."id"),'hex'),4,4)||'1'||substr(encode(uuid_send("shop"."orders"."id"),'hex'),1,3)||substr(encode(uuid_send("shop"."orders"."id"),'hex'),17))::uuid ELSE "shop"."orders"."id" END, "previous" = CASE WHEN "shop"."orders"."previous" <= $9::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $10 AND "sqluuid"."migration_id".id = "shop"."orders"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END THEN (substr(encode(uuid_send("shop"."orders"."previous"),'hex'),8,5)||substr(encode(uuid_send("shop"."orders"."previous"),'hex'),14,3)||substr(encode(uuid_send("shop"."orders"."previous"),'hex'),4,4)||'1'||substr(encode(uuid_send("shop"."orders"."previous"),'hex'),1,3)||substr(encode(uuid_send("shop"."orders"."previous"),'hex'),17))::uuid ELSE "shop"."orders"."previous" END WHERE ("shop"."orders"."id" <= $11::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $12 AND "sqluuid"."migration_id".id = "shop"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END) OR ("shop"."orders"."previous" <= $13::uuid AND CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $14 AND "sqluuid"."migration_id".id = "shop"."orders"."previous" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL ELSE (1 = 0) END) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2)
-- 14 arguments

-- a chunk with a packed record, statement 1
SELECT count(*) FROM (SELECT 1 FROM "shop"."orders" WHERE "shop"."orders"."id" > $1::uuid AND "shop"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "shop"."orders"."id" FOR UPDATE) l
-- 2 arguments

-- a chunk with a packed record, statement 2
WITH s0 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "shop"."orders" WHERE "shop"."orders"."id" > $1::uuid AND "shop"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END)), s1 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("shop"."orders"."previous"),7,2)||substr(uuid_send("shop"."orders"."previous"),5,2)||substr(uuid_send("shop"."orders"."previous"),1,4)||substr(uuid_send("shop"."orders"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "shop"."orders" WHERE "shop"."orders"."previous" > $3::uuid AND "shop"."orders"."previous" <= $4::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END)), s2 AS (UPDATE "shop"."order ""items""" SET "order" = (substr(overlay(encode(substr(uuid_send("shop"."order ""items"""."order"),7,2)||substr(uuid_send("shop"."order ""items"""."order"),5,2)||substr(uuid_send("shop"."order ""items"""."order"),1,4)||substr(uuid_send("shop"."order ""items"""."order"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE "shop"."order ""items"""."order" > $5::uuid AND "shop"."order ""items"""."order" <= $6::uuid AND (CASE WHEN get_byte(uuid_send("shop"."order ""items"""."order"),6)>>4 = 1 AND get_byte(uuid_send("shop"."order ""items"""."order"),8)>>6 = 2 THEN true ELSE false END) RETURNING "shop"."order ""items"""."order" AS id), u0 AS (UPDATE "shop"."orders" SET "id" = CASE WHEN "shop"."orders"."id" > $7::uuid AND "shop"."orders"."id" <= $8::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "shop"."orders"."id" END, "previous" = CASE WHEN "shop"."orders"."previous" > $9::uuid AND "shop"."orders"."previous" <= $10::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("shop"."orders"."previous"),7,2)||substr(uuid_send("shop"."orders"."previous"),5,2)||substr(uuid_send("shop"."orders"."previous"),1,4)||substr(uuid_send("shop"."orders"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "shop"."orders"."previous" END WHERE ("shop"."orders"."id" > $11::uuid AND "shop"."orders"."id" <= $12::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END)) OR ("shop"."orders"."previous" > $13::uuid AND "shop"."orders"."previous" <= $14::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END)) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s0), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s1), (SELECT string_agg(uuid_send(id), ''::bytea) FROM s2)
-- 14 arguments

-- a chunk of one column with a packed record, statement 1
SELECT count(*) FROM (SELECT 1 FROM "shop"."orders" WHERE "shop"."orders"."id" > $1::uuid AND "shop"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "shop"."orders"."id" FOR UPDATE) l
-- 2 arguments

-- a chunk of one column with a packed record, statement 2
WITH s0 AS (UPDATE "shop"."orders" SET "id" = (substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid, "changed" = "changed" WHERE "shop"."orders"."id" > $1::uuid AND "shop"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "shop"."orders"."id" AS id), b AS (SELECT string_agg(uuid_send(id), ''::bytea) AS ids FROM s0), p AS (INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) SELECT $3::bigint, $4::bigint + g.i, least(100, length(b.ids) / 16 - 100 * g.i), substr(b.ids, 1600 * g.i + 1, 1600) FROM b, generate_series(0, (length(b.ids) - 1) / 1600) g(i) RETURNING n) SELECT COALESCE(sum(n), 0)::bigint FROM p
-- 4 arguments

-- a chunk by places, statement 1
WITH s0 AS (UPDATE "shop"."orders" SET "id" = (substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE "shop"."orders".ctid > $1::tid AND "shop"."orders".ctid <= $2::tid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) RETURNING "shop"."orders"."id" AS id), b AS (SELECT string_agg(uuid_send(id), ''::bytea) AS ids FROM s0), p AS (INSERT INTO "sqluuid"."migration_packed" (run_id, no, n, ids) SELECT $3::bigint, $4::bigint + g.i, least(100, length(b.ids) / 16 - 100 * g.i), substr(b.ids, 1600 * g.i + 1, 1600) FROM b, generate_series(0, (length(b.ids) - 1) / 1600) g(i) RETURNING n) SELECT COALESCE(sum(n), 0)::bigint FROM p
-- 4 arguments

-- the end of the next chunk by places
SELECT $1::text WHERE $2::bigint * current_setting('block_size')::bigint < pg_relation_size($3::text::regclass) AND $4::bigint < $5::bigint
-- 5 arguments

-- the packed record one by one
INSERT INTO "sqluuid"."migration_id" (run_id, id, kind) SELECT g.id, x.id, 'm' FROM (SELECT DISTINCT encode(substr(p.ids, 16 * (a.i + 10 * b.i) + 1, 16), 'hex')::uuid AS id FROM "sqluuid"."migration_packed" p CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) a CROSS JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9) b WHERE a.i + 10 * b.i < p.n AND p.run_id = $1 AND p.no IN ($2, $3)) x, "sqluuid"."migration" g WHERE g.id = $4 ORDER BY x.id ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN "sqluuid"."migration_id".kind = excluded.kind THEN excluded.kind END
-- 4 arguments

-- a chunk with a link without a foreign key, statement 1
LOCK TABLE "shop"."order ""items""" IN SHARE ROW EXCLUSIVE MODE
-- 0 arguments

-- a chunk with a link without a foreign key, statement 2
SELECT count(*) FROM (SELECT 1 FROM "shop"."orders" WHERE "shop"."orders"."id" > $1::uuid AND "shop"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "shop"."orders"."id" FOR UPDATE) l
-- 2 arguments

-- a chunk with a link without a foreign key, statement 3
WITH s0 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "shop"."orders" WHERE "shop"."orders"."id" > $1::uuid AND "shop"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END)), s1 AS MATERIALIZED (SELECT ((substr(overlay(encode(substr(uuid_send("shop"."orders"."previous"),7,2)||substr(uuid_send("shop"."orders"."previous"),5,2)||substr(uuid_send("shop"."orders"."previous"),1,4)||substr(uuid_send("shop"."orders"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid) AS id FROM "shop"."orders" WHERE "shop"."orders"."previous" > $3::uuid AND "shop"."orders"."previous" <= $4::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END)), s2 AS (UPDATE "shop"."order ""items""" SET "order" = (substr(overlay(encode(substr(uuid_send("shop"."order ""items"""."order"),7,2)||substr(uuid_send("shop"."order ""items"""."order"),5,2)||substr(uuid_send("shop"."order ""items"""."order"),1,4)||substr(uuid_send("shop"."order ""items"""."order"),9),'hex') placing '6' from 14 for 0),2))::uuid WHERE "shop"."order ""items"""."order" > $5::uuid AND "shop"."order ""items"""."order" <= $6::uuid AND (CASE WHEN get_byte(uuid_send("shop"."order ""items"""."order"),6)>>4 = 1 AND get_byte(uuid_send("shop"."order ""items"""."order"),8)>>6 = 2 THEN true ELSE false END) RETURNING "shop"."order ""items"""."order" AS id), r AS (INSERT INTO "sqluuid"."migration_id" (run_id, id, kind) SELECT $7::bigint, id, 'm' FROM (SELECT id FROM s0 UNION SELECT id FROM s1 UNION SELECT id FROM s2) x ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN "sqluuid"."migration_id".kind = excluded.kind THEN excluded.kind END), u0 AS (UPDATE "shop"."orders" SET "id" = CASE WHEN "shop"."orders"."id" > $8::uuid AND "shop"."orders"."id" <= $9::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "shop"."orders"."id" END, "previous" = CASE WHEN "shop"."orders"."previous" > $10::uuid AND "shop"."orders"."previous" <= $11::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(overlay(encode(substr(uuid_send("shop"."orders"."previous"),7,2)||substr(uuid_send("shop"."orders"."previous"),5,2)||substr(uuid_send("shop"."orders"."previous"),1,4)||substr(uuid_send("shop"."orders"."previous"),9),'hex') placing '6' from 14 for 0),2))::uuid ELSE "shop"."orders"."previous" END WHERE ("shop"."orders"."id" > $12::uuid AND "shop"."orders"."id" <= $13::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END)) OR ("shop"."orders"."previous" > $14::uuid AND "shop"."orders"."previous" <= $15::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END)) RETURNING 1) SELECT (SELECT count(*) FROM s0), (SELECT count(*) FROM s1), (SELECT count(*) FROM s2)
-- 15 arguments

-- ids that nothing else has
SELECT count(x.stray), count(*) FROM (SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = "shop"."order ""items"""."order") AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."previous" = "shop"."order ""items"""."order") THEN 1 END AS stray FROM "shop"."order ""items""" WHERE (CASE WHEN get_byte(uuid_send("shop"."order ""items"""."order"),6)>>4 = 1 AND get_byte(uuid_send("shop"."order ""items"""."order"),8)>>6 = 2 THEN true ELSE false END) OR (CASE WHEN get_byte(uuid_send("shop"."order ""items"""."order"),6)>>4 = 6 AND get_byte(uuid_send("shop"."order ""items"""."order"),8)>>6 = 2 THEN true ELSE false END)) x
-- 0 arguments

-- normaliser, statement 1
CREATE OR REPLACE FUNCTION "sqluuid"."sqluuid_normalise_7_0"() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN IF (CASE WHEN get_byte(uuid_send(NEW."id"),6)>>4 = 1 AND get_byte(uuid_send(NEW."id"),8)>>6 = 2 THEN true ELSE false END) THEN NEW."id" := (substr(overlay(encode(substr(uuid_send(NEW."id"),7,2)||substr(uuid_send(NEW."id"),5,2)||substr(uuid_send(NEW."id"),1,4)||substr(uuid_send(NEW."id"),9),''hex'') placing ''6'' from 14 for 0),2))::uuid; END IF; IF (CASE WHEN get_byte(uuid_send(NEW."previous"),6)>>4 = 1 AND get_byte(uuid_send(NEW."previous"),8)>>6 = 2 THEN true ELSE false END) THEN NEW."previous" := (substr(overlay(encode(substr(uuid_send(NEW."previous"),7,2)||substr(uuid_send(NEW."previous"),5,2)||substr(uuid_send(NEW."previous"),1,4)||substr(uuid_send(NEW."previous"),9),''hex'') placing ''6'' from 14 for 0),2))::uuid; END IF; RETURN NEW; END'
-- 0 arguments

-- normaliser, statement 2
CREATE OR REPLACE TRIGGER "sqluuid_normalise" BEFORE INSERT OR UPDATE OF "id", "previous" ON "shop"."orders" FOR EACH ROW WHEN ((CASE WHEN get_byte(uuid_send(NEW."id"),6)>>4 = 1 AND get_byte(uuid_send(NEW."id"),8)>>6 = 2 THEN true ELSE false END) OR (CASE WHEN get_byte(uuid_send(NEW."previous"),6)>>4 = 1 AND get_byte(uuid_send(NEW."previous"),8)>>6 = 2 THEN true ELSE false END)) EXECUTE FUNCTION "sqluuid"."sqluuid_normalise_7_0"()
-- 0 arguments

-- normaliser, statement 3
CREATE OR REPLACE FUNCTION "sqluuid"."sqluuid_normalise_7_1"() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN IF (CASE WHEN get_byte(uuid_send(NEW."order"),6)>>4 = 1 AND get_byte(uuid_send(NEW."order"),8)>>6 = 2 THEN true ELSE false END) AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = NEW."order") THEN NEW."order" := (substr(overlay(encode(substr(uuid_send(NEW."order"),7,2)||substr(uuid_send(NEW."order"),5,2)||substr(uuid_send(NEW."order"),1,4)||substr(uuid_send(NEW."order"),9),''hex'') placing ''6'' from 14 for 0),2))::uuid; END IF; RETURN NEW; END'
-- 0 arguments

-- normaliser, statement 4
CREATE OR REPLACE TRIGGER "sqluuid_normalise" BEFORE INSERT OR UPDATE OF "order" ON "shop"."order ""items""" FOR EACH ROW WHEN ((CASE WHEN get_byte(uuid_send(NEW."order"),6)>>4 = 1 AND get_byte(uuid_send(NEW."order"),8)>>6 = 2 THEN true ELSE false END)) EXECUTE FUNCTION "sqluuid"."sqluuid_normalise_7_1"()
-- 0 arguments

-- normaliser, statement 1
DROP TRIGGER IF EXISTS "sqluuid_normalise" ON "shop"."orders"
-- 0 arguments

-- normaliser, statement 2
DROP TRIGGER IF EXISTS "sqluuid_normalise" ON "shop"."order ""items"""
-- 0 arguments

-- normaliser, statement 3
DROP FUNCTION IF EXISTS "sqluuid"."sqluuid_normalise_7_0"()
-- 0 arguments

-- normaliser, statement 4
DROP FUNCTION IF EXISTS "sqluuid"."sqluuid_normalise_7_1"()
-- 0 arguments

-- a missing index
SET lock_timeout = 0
-- 0 arguments

-- a missing index
DROP INDEX CONCURRENTLY IF EXISTS "shop"."sqluuid_012345"
-- 0 arguments

-- a missing index
CREATE INDEX CONCURRENTLY "sqluuid_012345" ON "shop"."order ""items""" ("order")
-- 0 arguments

-- a missing index
SET lock_timeout = '1s'
-- 0 arguments

-- the end of the next chunk
SELECT k::text FROM (SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" > $1::uuid AND "shop"."orders"."id" <= $2::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "shop"."orders"."id" LIMIT 1 OFFSET 4999) b0 UNION ALL SELECT k FROM (SELECT "shop"."orders"."previous" AS k FROM "shop"."orders" WHERE "shop"."orders"."previous" > $3::uuid AND "shop"."orders"."previous" <= $4::uuid AND (CASE WHEN get_byte(uuid_send("shop"."orders"."previous"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."previous"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "shop"."orders"."previous" LIMIT 1 OFFSET 4999) b1 UNION ALL SELECT k FROM (SELECT "shop"."order ""items"""."order" AS k FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" > $5::uuid AND "shop"."order ""items"""."order" <= $6::uuid AND (CASE WHEN get_byte(uuid_send("shop"."order ""items"""."order"),6)>>4 = 1 AND get_byte(uuid_send("shop"."order ""items"""."order"),8)>>6 = 2 THEN true ELSE false END) ORDER BY "shop"."order ""items"""."order" LIMIT 1 OFFSET 4999) b2) q ORDER BY k LIMIT 1
-- 6 arguments

-- whether ids are left, with the new ones
SELECT CASE WHEN EXISTS (SELECT 1 FROM "shop"."orders" WHERE CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "shop"."orders"."id" AND "sqluuid"."migration_id".kind = 'k') IS NULL ELSE (1 = 0) END) THEN 1 ELSE 0 END
-- 1 arguments

-- the values, with new ones from before a time
SELECT "shop"."orders"."id", CASE WHEN CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN ((SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "shop"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL OR ((SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "shop"."orders"."id" AND "sqluuid"."migration_id".kind = 'k') IS NULL AND "shop"."orders"."id" < $3::uuid)) ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL
-- 3 arguments

-- the same for version 1
SELECT "shop"."orders"."id", CASE WHEN CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN ((SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "shop"."orders"."id" AND "sqluuid"."migration_id".kind = 'm') IS NOT NULL OR ((SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $2 AND "sqluuid"."migration_id".id = "shop"."orders"."id" AND "sqluuid"."migration_id".kind = 'k') IS NULL AND (substr(overlay(encode(substr(uuid_send("shop"."orders"."id"),7,2)||substr(uuid_send("shop"."orders"."id"),5,2)||substr(uuid_send("shop"."orders"."id"),1,4)||substr(uuid_send("shop"."orders"."id"),9),'hex') placing '6' from 14 for 0),2))::uuid < $3::uuid)) ELSE (1 = 0) END THEN 1 ELSE 0 END FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL
-- 3 arguments

-- the NULLs
SELECT count(*) FROM "shop"."orders" WHERE "previous" IS NULL
-- 0 arguments

-- the ids to keep
INSERT INTO "sqluuid"."migration_id" (run_id, id, kind) SELECT g.id, x.id, 'k' FROM (SELECT DISTINCT "shop"."orders"."id" AS id FROM "shop"."orders" WHERE (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END)) x, "sqluuid"."migration" g WHERE g.id = $1 ON CONFLICT (run_id, id) DO UPDATE SET kind = CASE WHEN "sqluuid"."migration_id".kind = excluded.kind THEN excluded.kind END
-- 1 arguments

-- ids born later
SELECT "shop"."orders"."id"::text FROM "shop"."orders" WHERE CASE WHEN (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) THEN (SELECT 1 FROM "sqluuid"."migration_id" WHERE "sqluuid"."migration_id".run_id = $1 AND "sqluuid"."migration_id".id = "shop"."orders"."id") IS NULL ELSE (1 = 0) END LIMIT 10
-- 1 arguments

-- two ids that would be one
SELECT a."id"::text FROM "shop"."orders" a WHERE CASE WHEN (CASE WHEN get_byte(uuid_send(a."id"),6)>>4 = 6 AND get_byte(uuid_send(a."id"),8)>>6 = 2 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "shop"."order ""items""" b WHERE b."order" IN ((substr(encode(uuid_send(a."id"),'hex'),8,5)||substr(encode(uuid_send(a."id"),'hex'),14,3)||substr(encode(uuid_send(a."id"),'hex'),4,4)||'1'||substr(encode(uuid_send(a."id"),'hex'),1,3)||substr(encode(uuid_send(a."id"),'hex'),17))::uuid)) ELSE (1 = 0) END LIMIT 1
-- 0 arguments

-- orphans
SELECT count(*) FROM "shop"."order ""items""" c WHERE c."tenant" IS NOT NULL AND c."order" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."tenant" = c."tenant" AND p."id" = c."order")
-- 0 arguments

-- trial
SELECT CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 1 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN get_byte(uuid_send(v.k),6)>>4 = 1 AND get_byte(uuid_send(v.k),8)>>6 = 2 THEN true ELSE false END) THEN ((substr(overlay(encode(substr(uuid_send(v.k),7,2)||substr(uuid_send(v.k),5,2)||substr(uuid_send(v.k),1,4)||substr(uuid_send(v.k),9),'hex') placing '6' from 14 for 0),2))::uuid)::text END FROM (SELECT $1::uuid AS k) v
-- 1 arguments

-- ids that stand twice
SELECT count(*) FROM (SELECT "shop"."orders"."id" FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL GROUP BY "shop"."orders"."id" HAVING count(*) > 1) x
-- 0 arguments

-- a sample
SELECT q.k::text FROM (SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL ORDER BY "shop"."orders"."id" LIMIT 50) e0 UNION SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL ORDER BY "shop"."orders"."id" DESC LIMIT 50) e1) q
-- 0 arguments

-- one id
SELECT "shop"."orders"."id"::text FROM "shop"."orders" WHERE "shop"."orders"."id" = $1::uuid LIMIT 1
-- 1 arguments

-- a value of another version
SELECT "shop"."orders"."id"::text FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 1 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) AND NOT (CASE WHEN get_byte(uuid_send("shop"."orders"."id"),6)>>4 = 6 AND get_byte(uuid_send("shop"."orders"."id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1
-- 0 arguments

-- any value
SELECT "shop"."order ""items"""."order" FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" IS NOT NULL LIMIT 1
-- 0 arguments

-- bounds in order
SELECT q.k::text FROM (SELECT $1::uuid AS k UNION ALL SELECT $2::uuid AS k) q ORDER BY q.k
-- 2 arguments

-- whether the column may be updated
EXPLAIN UPDATE "shop"."order ""items""" SET "order" = "order" WHERE false
-- 0 arguments

