-- the end of the next chunk by places
SELECT CAST(rowid AS TEXT) FROM "shop"."orders" WHERE "shop"."orders".rowid > CAST(? AS INTEGER) AND "shop"."orders".rowid <= CAST(? AS INTEGER) AND 1 = 1 ORDER BY rowid LIMIT 1 OFFSET 4999
-- 2 arguments

-- an image that is kept
SELECT hex(k.id) FROM main."sqluuid_migration_kept" k WHERE k.run_id = ? AND k.id IN (SELECT unhex(json_extract(value, '$[0]')) FROM json_each(?)) LIMIT 1
-- 2 arguments

-- a row that a CHECK would refuse
SELECT "sqluuid_id_0", "sqluuid_image_0", "sqluuid_id_1", "sqluuid_image_1" FROM (SELECT hex("shop"."orders"."id") AS "sqluuid_id_0", CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)))) END AS "sqluuid_image_0", hex("shop"."orders"."previous") AS "sqluuid_id_1", CASE WHEN (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17)))) END AS "sqluuid_image_1", CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)) ELSE "shop"."orders"."id" END AS "id", CASE WHEN (typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("shop"."orders"."previous"),14,3)||substr(hex("shop"."orders"."previous"),9,4)||substr(hex("shop"."orders"."previous"),1,5)||'6'||substr(hex("shop"."orders"."previous"),6,3)||substr(hex("shop"."orders"."previous"),17)) ELSE "shop"."orders"."previous" END AS "previous", "shop"."orders"."tenant" FROM "shop"."orders" WHERE ((typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF')) OR ((typeof("shop"."orders"."previous") = 'blob' AND length("shop"."orders"."previous") = 16 AND substr("shop"."orders"."previous",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."previous",9,1) BETWEEN x'80' AND x'BF'))) AS "orders" WHERE (tenant = 1) AND NOT (id <> previous) LIMIT 1
-- 0 arguments

-- a row that the CHECK of a domain would refuse in an undo
SELECT "sqluuid_id_0", "sqluuid_image_0" FROM (SELECT hex("shop"."order ""items"""."order") AS "sqluuid_id_0", CASE WHEN (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex("shop"."order ""items"""."order"),8,5)||substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),4,4)||'1'||substr(hex("shop"."order ""items"""."order"),1,3)||substr(hex("shop"."order ""items"""."order"),17)))) END AS "sqluuid_image_0", CASE WHEN (typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("shop"."order ""items"""."order"),8,5)||substr(hex("shop"."order ""items"""."order"),14,3)||substr(hex("shop"."order ""items"""."order"),4,4)||'1'||substr(hex("shop"."order ""items"""."order"),1,3)||substr(hex("shop"."order ""items"""."order"),17)) ELSE "shop"."order ""items"""."order" END AS "value" FROM "shop"."order ""items""" WHERE ((typeof("shop"."order ""items"""."order") = 'blob' AND length("shop"."order ""items"""."order") = 16 AND substr("shop"."order ""items"""."order",7,1) BETWEEN x'60' AND x'6F' AND substr("shop"."order ""items"""."order",9,1) BETWEEN x'80' AND x'BF'))) AS "order ""items""" WHERE NOT (VALUE IS NOT NULL) LIMIT 1
-- 0 arguments

-- a row that a CHECK of generated columns would refuse
SELECT "sqluuid_id_0", "sqluuid_image_0" FROM (SELECT "orders".*, (upper(once)) AS "twice" FROM (SELECT "orders".*, (upper(id)) AS "once" FROM (SELECT hex("shop"."orders"."id") AS "sqluuid_id_0", CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN hex((unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)))) END AS "sqluuid_image_0", CASE WHEN (typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF') THEN unhex(substr(hex("shop"."orders"."id"),14,3)||substr(hex("shop"."orders"."id"),9,4)||substr(hex("shop"."orders"."id"),1,5)||'6'||substr(hex("shop"."orders"."id"),6,3)||substr(hex("shop"."orders"."id"),17)) ELSE "shop"."orders"."id" END AS "id" FROM "shop"."orders" WHERE ((typeof("shop"."orders"."id") = 'blob' AND length("shop"."orders"."id") = 16 AND substr("shop"."orders"."id",7,1) BETWEEN x'10' AND x'1F' AND substr("shop"."orders"."id",9,1) BETWEEN x'80' AND x'BF'))) AS "orders") AS "orders") AS "orders" WHERE NOT (twice <> '') LIMIT 1
-- 0 arguments

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

-- the values
SELECT "shop"."orders"."id" FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL
-- 0 arguments

-- the values with what tells the rows apart
SELECT "shop"."orders"."previous", "shop"."orders"."id", quote("shop"."orders"."k 0"), quote("shop"."orders"."k 1") FROM "shop"."orders" WHERE "shop"."orders"."previous" IS NOT NULL
-- 0 arguments

-- the NULLs
SELECT count(*) FROM "shop"."orders" WHERE "previous" IS NULL
-- 0 arguments

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

