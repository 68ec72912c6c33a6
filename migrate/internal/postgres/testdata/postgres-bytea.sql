-- the end of the next chunk by places
SELECT $1::text WHERE $2::bigint * current_setting('block_size')::bigint < pg_relation_size($3::text::regclass) AND $4::bigint < $5::bigint
-- 5 arguments

-- an image that is kept
SELECT k.id::text FROM "sqluuid"."migration_kept" k WHERE k.run_id = $1 AND k.id IN (SELECT unnest((SELECT array_agg(encode(substr($2::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($2::bytea) / 16 - 1) g))) LIMIT 1
-- 2 arguments

-- a row that a CHECK would refuse
SELECT "sqluuid_id_0", "sqluuid_image_0", "sqluuid_id_1", "sqluuid_image_1" FROM (SELECT encode("shop"."orders"."id",'hex') AS "sqluuid_id_0", CASE WHEN (CASE WHEN CASE WHEN length("shop"."orders"."id") = 16 THEN get_byte("shop"."orders"."id",6)>>4 = 1 AND get_byte("shop"."orders"."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN encode((decode(substr(encode("shop"."orders"."id",'hex'),14,3)||substr(encode("shop"."orders"."id",'hex'),9,4)||substr(encode("shop"."orders"."id",'hex'),1,5)||'6'||substr(encode("shop"."orders"."id",'hex'),6,3)||substr(encode("shop"."orders"."id",'hex'),17),'hex')),'hex') END AS "sqluuid_image_0", encode("shop"."orders"."previous",'hex') AS "sqluuid_id_1", CASE WHEN (CASE WHEN CASE WHEN length("shop"."orders"."previous") = 16 THEN get_byte("shop"."orders"."previous",6)>>4 = 1 AND get_byte("shop"."orders"."previous",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN encode((decode(substr(encode("shop"."orders"."previous",'hex'),14,3)||substr(encode("shop"."orders"."previous",'hex'),9,4)||substr(encode("shop"."orders"."previous",'hex'),1,5)||'6'||substr(encode("shop"."orders"."previous",'hex'),6,3)||substr(encode("shop"."orders"."previous",'hex'),17),'hex')),'hex') END AS "sqluuid_image_1", CASE WHEN (CASE WHEN CASE WHEN length("shop"."orders"."id") = 16 THEN get_byte("shop"."orders"."id",6)>>4 = 1 AND get_byte("shop"."orders"."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN decode(substr(encode("shop"."orders"."id",'hex'),14,3)||substr(encode("shop"."orders"."id",'hex'),9,4)||substr(encode("shop"."orders"."id",'hex'),1,5)||'6'||substr(encode("shop"."orders"."id",'hex'),6,3)||substr(encode("shop"."orders"."id",'hex'),17),'hex') ELSE "shop"."orders"."id" END AS "id", CASE WHEN (CASE WHEN CASE WHEN length("shop"."orders"."previous") = 16 THEN get_byte("shop"."orders"."previous",6)>>4 = 1 AND get_byte("shop"."orders"."previous",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN decode(substr(encode("shop"."orders"."previous",'hex'),14,3)||substr(encode("shop"."orders"."previous",'hex'),9,4)||substr(encode("shop"."orders"."previous",'hex'),1,5)||'6'||substr(encode("shop"."orders"."previous",'hex'),6,3)||substr(encode("shop"."orders"."previous",'hex'),17),'hex') ELSE "shop"."orders"."previous" END AS "previous", "shop"."orders"."tenant" FROM "shop"."orders" WHERE ((CASE WHEN CASE WHEN length("shop"."orders"."id") = 16 THEN get_byte("shop"."orders"."id",6)>>4 = 1 AND get_byte("shop"."orders"."id",8)>>6 = 2 ELSE false END THEN true ELSE false END)) OR ((CASE WHEN CASE WHEN length("shop"."orders"."previous") = 16 THEN get_byte("shop"."orders"."previous",6)>>4 = 1 AND get_byte("shop"."orders"."previous",8)>>6 = 2 ELSE false END THEN true ELSE false END))) AS "orders" WHERE (tenant = 1) AND NOT (id <> previous) LIMIT 1
-- 0 arguments

-- a row that the CHECK of a domain would refuse in an undo
SELECT "sqluuid_id_0", "sqluuid_image_0" FROM (SELECT encode("shop"."order ""items"""."order",'hex') AS "sqluuid_id_0", CASE WHEN (CASE WHEN CASE WHEN length("shop"."order ""items"""."order") = 16 THEN get_byte("shop"."order ""items"""."order",6)>>4 = 6 AND get_byte("shop"."order ""items"""."order",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN encode((decode(substr(encode("shop"."order ""items"""."order",'hex'),8,5)||substr(encode("shop"."order ""items"""."order",'hex'),14,3)||substr(encode("shop"."order ""items"""."order",'hex'),4,4)||'1'||substr(encode("shop"."order ""items"""."order",'hex'),1,3)||substr(encode("shop"."order ""items"""."order",'hex'),17),'hex')),'hex') END AS "sqluuid_image_0", CASE WHEN (CASE WHEN CASE WHEN length("shop"."order ""items"""."order") = 16 THEN get_byte("shop"."order ""items"""."order",6)>>4 = 6 AND get_byte("shop"."order ""items"""."order",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN decode(substr(encode("shop"."order ""items"""."order",'hex'),8,5)||substr(encode("shop"."order ""items"""."order",'hex'),14,3)||substr(encode("shop"."order ""items"""."order",'hex'),4,4)||'1'||substr(encode("shop"."order ""items"""."order",'hex'),1,3)||substr(encode("shop"."order ""items"""."order",'hex'),17),'hex') ELSE "shop"."order ""items"""."order" END AS "value" FROM "shop"."order ""items""" WHERE ((CASE WHEN CASE WHEN length("shop"."order ""items"""."order") = 16 THEN get_byte("shop"."order ""items"""."order",6)>>4 = 6 AND get_byte("shop"."order ""items"""."order",8)>>6 = 2 ELSE false END THEN true ELSE false END))) AS "order ""items""" WHERE NOT (VALUE IS NOT NULL) LIMIT 1
-- 0 arguments

-- a row that a CHECK of the whole row would refuse
SELECT "sqluuid_id_0", "sqluuid_image_0", "sqluuid_id_1", "sqluuid_image_1" FROM (SELECT encode("shop"."orders"."id",'hex') AS "sqluuid_id_0", CASE WHEN (CASE WHEN CASE WHEN length("shop"."orders"."id") = 16 THEN get_byte("shop"."orders"."id",6)>>4 = 1 AND get_byte("shop"."orders"."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN encode((decode(substr(encode("shop"."orders"."id",'hex'),14,3)||substr(encode("shop"."orders"."id",'hex'),9,4)||substr(encode("shop"."orders"."id",'hex'),1,5)||'6'||substr(encode("shop"."orders"."id",'hex'),6,3)||substr(encode("shop"."orders"."id",'hex'),17),'hex')),'hex') END AS "sqluuid_image_0", encode("shop"."orders"."previous",'hex') AS "sqluuid_id_1", CASE WHEN (CASE WHEN CASE WHEN length("shop"."orders"."previous") = 16 THEN get_byte("shop"."orders"."previous",6)>>4 = 1 AND get_byte("shop"."orders"."previous",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN encode((decode(substr(encode("shop"."orders"."previous",'hex'),14,3)||substr(encode("shop"."orders"."previous",'hex'),9,4)||substr(encode("shop"."orders"."previous",'hex'),1,5)||'6'||substr(encode("shop"."orders"."previous",'hex'),6,3)||substr(encode("shop"."orders"."previous",'hex'),17),'hex')),'hex') END AS "sqluuid_image_1", ROW(CASE WHEN (CASE WHEN CASE WHEN length("shop"."orders"."id") = 16 THEN get_byte("shop"."orders"."id",6)>>4 = 1 AND get_byte("shop"."orders"."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN decode(substr(encode("shop"."orders"."id",'hex'),14,3)||substr(encode("shop"."orders"."id",'hex'),9,4)||substr(encode("shop"."orders"."id",'hex'),1,5)||'6'||substr(encode("shop"."orders"."id",'hex'),6,3)||substr(encode("shop"."orders"."id",'hex'),17),'hex') ELSE "shop"."orders"."id" END, CASE WHEN (CASE WHEN CASE WHEN length("shop"."orders"."previous") = 16 THEN get_byte("shop"."orders"."previous",6)>>4 = 1 AND get_byte("shop"."orders"."previous",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN decode(substr(encode("shop"."orders"."previous",'hex'),14,3)||substr(encode("shop"."orders"."previous",'hex'),9,4)||substr(encode("shop"."orders"."previous",'hex'),1,5)||'6'||substr(encode("shop"."orders"."previous",'hex'),6,3)||substr(encode("shop"."orders"."previous",'hex'),17),'hex') ELSE "shop"."orders"."previous" END, "shop"."orders"."tenant")::"shop"."orders" AS "sqluuid_row" FROM "shop"."orders" WHERE ((CASE WHEN CASE WHEN length("shop"."orders"."id") = 16 THEN get_byte("shop"."orders"."id",6)>>4 = 1 AND get_byte("shop"."orders"."id",8)>>6 = 2 ELSE false END THEN true ELSE false END)) OR ((CASE WHEN CASE WHEN length("shop"."orders"."previous") = 16 THEN get_byte("shop"."orders"."previous",6)>>4 = 1 AND get_byte("shop"."orders"."previous",8)>>6 = 2 ELSE false END THEN true ELSE false END))) AS "sqluuid_rows", unnest(ARRAY["sqluuid_row"]) AS "orders" WHERE NOT (fits(orders.*)) LIMIT 1
-- 0 arguments

-- the lock of a table with a link without a foreign key
LOCK TABLE "shop"."order ""items""" IN SHARE ROW EXCLUSIVE MODE
-- 0 arguments

-- ids that nothing else has
SELECT count(x.stray), count(*) FROM (SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = "shop"."order ""items"""."order") AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."previous" = "shop"."order ""items"""."order") THEN 1 END AS stray FROM "shop"."order ""items""" WHERE (CASE WHEN CASE WHEN length("shop"."order ""items"""."order") = 16 THEN get_byte("shop"."order ""items"""."order",6)>>4 = 1 AND get_byte("shop"."order ""items"""."order",8)>>6 = 2 ELSE false END THEN true ELSE false END) OR (CASE WHEN CASE WHEN length("shop"."order ""items"""."order") = 16 THEN get_byte("shop"."order ""items"""."order",6)>>4 = 6 AND get_byte("shop"."order ""items"""."order",8)>>6 = 2 ELSE false END THEN true ELSE false END)) x
-- 0 arguments

-- normaliser, statement 1
CREATE OR REPLACE FUNCTION "sqluuid"."sqluuid_normalise_7_0"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = off AS 'BEGIN IF (CASE WHEN CASE WHEN length(NEW."id") = 16 THEN get_byte(NEW."id",6)>>4 = 1 AND get_byte(NEW."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = NEW."id" FOR KEY SHARE) AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."previous" = NEW."id" FOR KEY SHARE) THEN NEW."id" := decode(substr(encode(NEW."id",''hex''),14,3)||substr(encode(NEW."id",''hex''),9,4)||substr(encode(NEW."id",''hex''),1,5)||''6''||substr(encode(NEW."id",''hex''),6,3)||substr(encode(NEW."id",''hex''),17),''hex''); END IF; IF (CASE WHEN CASE WHEN length(NEW."previous") = 16 THEN get_byte(NEW."previous",6)>>4 = 1 AND get_byte(NEW."previous",8)>>6 = 2 ELSE false END THEN true ELSE false END) AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = NEW."previous" FOR KEY SHARE) THEN NEW."previous" := decode(substr(encode(NEW."previous",''hex''),14,3)||substr(encode(NEW."previous",''hex''),9,4)||substr(encode(NEW."previous",''hex''),1,5)||''6''||substr(encode(NEW."previous",''hex''),6,3)||substr(encode(NEW."previous",''hex''),17),''hex''); END IF; RETURN NEW; END'
-- 0 arguments

-- normaliser, statement 2
REVOKE ALL ON FUNCTION "sqluuid"."sqluuid_normalise_7_0"() FROM PUBLIC
-- 0 arguments

-- normaliser, statement 3
DO 'BEGIN IF current_setting(''server_version_num'')::int < 140000 THEN EXECUTE ''DROP TRIGGER IF EXISTS "sqluuid_normalise" ON "shop"."orders"''; EXECUTE ''CREATE TRIGGER "sqluuid_normalise" BEFORE INSERT OR UPDATE OF "id", "previous" ON "shop"."orders" FOR EACH ROW WHEN ((CASE WHEN CASE WHEN length(NEW."id") = 16 THEN get_byte(NEW."id",6)>>4 = 1 AND get_byte(NEW."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) OR (CASE WHEN CASE WHEN length(NEW."previous") = 16 THEN get_byte(NEW."previous",6)>>4 = 1 AND get_byte(NEW."previous",8)>>6 = 2 ELSE false END THEN true ELSE false END)) EXECUTE FUNCTION "sqluuid"."sqluuid_normalise_7_0"()''; ELSE EXECUTE ''CREATE OR REPLACE TRIGGER "sqluuid_normalise" BEFORE INSERT OR UPDATE OF "id", "previous" ON "shop"."orders" FOR EACH ROW WHEN ((CASE WHEN CASE WHEN length(NEW."id") = 16 THEN get_byte(NEW."id",6)>>4 = 1 AND get_byte(NEW."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) OR (CASE WHEN CASE WHEN length(NEW."previous") = 16 THEN get_byte(NEW."previous",6)>>4 = 1 AND get_byte(NEW."previous",8)>>6 = 2 ELSE false END THEN true ELSE false END)) EXECUTE FUNCTION "sqluuid"."sqluuid_normalise_7_0"()''; END IF; END'
-- 0 arguments

-- normaliser, statement 4
CREATE OR REPLACE FUNCTION "sqluuid"."sqluuid_normalise_7_1"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = off AS 'BEGIN IF (CASE WHEN CASE WHEN length(NEW."order") = 16 THEN get_byte(NEW."order",6)>>4 = 1 AND get_byte(NEW."order",8)>>6 = 2 ELSE false END THEN true ELSE false END) AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = NEW."order" FOR KEY SHARE) THEN NEW."order" := decode(substr(encode(NEW."order",''hex''),14,3)||substr(encode(NEW."order",''hex''),9,4)||substr(encode(NEW."order",''hex''),1,5)||''6''||substr(encode(NEW."order",''hex''),6,3)||substr(encode(NEW."order",''hex''),17),''hex''); END IF; RETURN NEW; END'
-- 0 arguments

-- normaliser, statement 5
REVOKE ALL ON FUNCTION "sqluuid"."sqluuid_normalise_7_1"() FROM PUBLIC
-- 0 arguments

-- normaliser, statement 6
DO 'BEGIN IF current_setting(''server_version_num'')::int < 140000 THEN EXECUTE ''DROP TRIGGER IF EXISTS "sqluuid_normalise" ON "shop"."order ""items"""''; EXECUTE ''CREATE TRIGGER "sqluuid_normalise" BEFORE INSERT OR UPDATE OF "order" ON "shop"."order ""items""" FOR EACH ROW WHEN ((CASE WHEN CASE WHEN length(NEW."order") = 16 THEN get_byte(NEW."order",6)>>4 = 1 AND get_byte(NEW."order",8)>>6 = 2 ELSE false END THEN true ELSE false END)) EXECUTE FUNCTION "sqluuid"."sqluuid_normalise_7_1"()''; ELSE EXECUTE ''CREATE OR REPLACE TRIGGER "sqluuid_normalise" BEFORE INSERT OR UPDATE OF "order" ON "shop"."order ""items""" FOR EACH ROW WHEN ((CASE WHEN CASE WHEN length(NEW."order") = 16 THEN get_byte(NEW."order",6)>>4 = 1 AND get_byte(NEW."order",8)>>6 = 2 ELSE false END THEN true ELSE false END)) EXECUTE FUNCTION "sqluuid"."sqluuid_normalise_7_1"()''; END IF; END'
-- 0 arguments

-- normaliser, statement 1
DROP TRIGGER IF EXISTS "sqluuid_normalise" ON "shop"."orders"
-- 0 arguments

-- normaliser, statement 2
DROP TRIGGER IF EXISTS "sqluuid_normalise" ON "shop"."order ""items"""
-- 0 arguments

-- normaliser, statement 3
DO $$ DECLARE f name; BEGIN
FOR f IN SELECT p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
 WHERE n.nspname = 'sqluuid' AND p.proname ~ '^sqluuid_normalise_7_[0-9]+$' ORDER BY 1
LOOP EXECUTE format('DROP FUNCTION sqluuid.%I() CASCADE', f); END LOOP; END $$
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
SELECT encode(k,'hex') FROM (SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" > $1::bytea AND "shop"."orders"."id" <= $2::bytea AND (CASE WHEN CASE WHEN length("shop"."orders"."id") = 16 THEN get_byte("shop"."orders"."id",6)>>4 = 1 AND get_byte("shop"."orders"."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) ORDER BY "shop"."orders"."id" LIMIT 1 OFFSET 4999) b0 UNION ALL SELECT k FROM (SELECT "shop"."orders"."previous" AS k FROM "shop"."orders" WHERE "shop"."orders"."previous" > $3::bytea AND "shop"."orders"."previous" <= $4::bytea AND (CASE WHEN CASE WHEN length("shop"."orders"."previous") = 16 THEN get_byte("shop"."orders"."previous",6)>>4 = 1 AND get_byte("shop"."orders"."previous",8)>>6 = 2 ELSE false END THEN true ELSE false END) ORDER BY "shop"."orders"."previous" LIMIT 1 OFFSET 4999) b1 UNION ALL SELECT k FROM (SELECT "shop"."order ""items"""."order" AS k FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" > $5::bytea AND "shop"."order ""items"""."order" <= $6::bytea AND (CASE WHEN CASE WHEN length("shop"."order ""items"""."order") = 16 THEN get_byte("shop"."order ""items"""."order",6)>>4 = 1 AND get_byte("shop"."order ""items"""."order",8)>>6 = 2 ELSE false END THEN true ELSE false END) ORDER BY "shop"."order ""items"""."order" LIMIT 1 OFFSET 4999) b2) q ORDER BY k LIMIT 1
-- 6 arguments

-- the values
SELECT "shop"."orders"."id" FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL
-- 0 arguments

-- the values with what tells the rows apart
SELECT "shop"."orders"."previous", "shop"."orders"."id", "shop"."orders"."k 0", "shop"."orders"."k 1", "shop"."orders"."k 2"::text, "shop"."orders"."k 3"::text, convert_to("shop"."orders"."k 4"::text, getdatabaseencoding()), record_send(ROW("shop"."orders"."k 5")), record_send(ROW("shop"."orders"."k 6")), record_send(ROW("shop"."orders"."k 7")), record_send(ROW("shop"."orders"."k 8")), record_send(ROW("shop"."orders"."k 9")) FROM "shop"."orders" WHERE "shop"."orders"."previous" IS NOT NULL
-- 0 arguments

-- values at an end of a table
SELECT v FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE 1 = 1 ORDER BY "shop"."orders"."n" LIMIT 1000) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 50
-- 0 arguments

-- values at an end of a table
SELECT v FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE 1 = 1 ORDER BY "shop"."orders"."n" DESC LIMIT 1000) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 50
-- 0 arguments

-- values between the ends of a table
SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 15 + MAX("n") / 16 * 1 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 14 + MAX("n") / 16 * 2 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p1 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 14 + MAX("n") / 16 * 2 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 13 + MAX("n") / 16 * 3 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p2 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 13 + MAX("n") / 16 * 3 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 12 + MAX("n") / 16 * 4 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p3 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 12 + MAX("n") / 16 * 4 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 11 + MAX("n") / 16 * 5 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p4 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 11 + MAX("n") / 16 * 5 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 10 + MAX("n") / 16 * 6 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p5 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 10 + MAX("n") / 16 * 6 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 9 + MAX("n") / 16 * 7 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p6 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 9 + MAX("n") / 16 * 7 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 8 + MAX("n") / 16 * 8 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p7 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 8 + MAX("n") / 16 * 8 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 7 + MAX("n") / 16 * 9 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p8 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 7 + MAX("n") / 16 * 9 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 6 + MAX("n") / 16 * 10 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p9 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 6 + MAX("n") / 16 * 10 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 5 + MAX("n") / 16 * 11 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p10 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 5 + MAX("n") / 16 * 11 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 4 + MAX("n") / 16 * 12 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p11 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 4 + MAX("n") / 16 * 12 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 3 + MAX("n") / 16 * 13 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p12 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 3 + MAX("n") / 16 * 13 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 2 + MAX("n") / 16 * 14 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p13 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 2 + MAX("n") / 16 * 14 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 1 + MAX("n") / 16 * 15 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p14 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= (SELECT MIN("n") / 16 * 1 + MAX("n") / 16 * 15 FROM "shop"."orders") AND "shop"."orders"."n" < (SELECT MIN("n") / 16 * 0 + MAX("n") / 16 * 16 FROM "shop"."orders") ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p15
-- 0 arguments

-- values from some ids of the key on
SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= $1 ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p1 UNION ALL SELECT * FROM (SELECT v AS w FROM (SELECT "shop"."orders"."previous" AS v FROM "shop"."orders" WHERE "shop"."orders"."n" >= $2 ORDER BY "shop"."orders"."n" LIMIT 64) e WHERE v IS NOT NULL AND ((v)::pg_catalog.text OPERATOR(pg_catalog.~~) '%________-____-____-____-____________%' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '__________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '___________________________' OR (v)::pg_catalog.text OPERATOR(pg_catalog.~~) '________________________________') LIMIT 4) p2
-- 2 arguments

-- the last value of the key
SELECT "n" FROM "shop"."orders" ORDER BY "n" DESC LIMIT 1
-- 0 arguments

-- the NULLs
SELECT count(*) FROM "shop"."orders" WHERE "previous" IS NULL
-- 0 arguments

-- two ids that would be one
SELECT encode(a."id",'hex') FROM "shop"."orders" a WHERE CASE WHEN (CASE WHEN CASE WHEN length(a."id") = 16 THEN get_byte(a."id",6)>>4 = 6 AND get_byte(a."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "shop"."order ""items""" b WHERE b."order" IN (decode(substr(encode(a."id",'hex'),8,5)||substr(encode(a."id",'hex'),14,3)||substr(encode(a."id",'hex'),4,4)||'1'||substr(encode(a."id",'hex'),1,3)||substr(encode(a."id",'hex'),17),'hex'))) ELSE (1 = 0) END LIMIT 1
-- 0 arguments

-- orphans
SELECT count(*) FROM "shop"."order ""items""" c WHERE c."tenant" IS NOT NULL AND c."order" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."tenant" = c."tenant" AND p."id" = c."order")
-- 0 arguments

-- trial
SELECT CASE WHEN (CASE WHEN CASE WHEN length(v.k) = 16 THEN get_byte(v.k,6)>>4 = 1 AND get_byte(v.k,8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN CASE WHEN length(v.k) = 16 THEN get_byte(v.k,6)>>4 = 1 AND get_byte(v.k,8)>>6 = 2 ELSE false END THEN true ELSE false END) THEN encode((decode(substr(encode(v.k,'hex'),14,3)||substr(encode(v.k,'hex'),9,4)||substr(encode(v.k,'hex'),1,5)||'6'||substr(encode(v.k,'hex'),6,3)||substr(encode(v.k,'hex'),17),'hex')),'hex') END FROM (SELECT $1::bytea AS k) v
-- 1 arguments

-- ids that stand twice
SELECT count(*) FROM (SELECT "shop"."orders"."id" FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL GROUP BY "shop"."orders"."id" HAVING count(*) > 1) x
-- 0 arguments

-- a sample
SELECT encode(q.k,'hex') FROM (SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL ORDER BY "shop"."orders"."id" LIMIT 50) e0 UNION SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL ORDER BY "shop"."orders"."id" DESC LIMIT 50) e1) q
-- 0 arguments

-- one id
SELECT encode("shop"."orders"."id",'hex') FROM "shop"."orders" WHERE "shop"."orders"."id" = $1::bytea LIMIT 1
-- 1 arguments

-- a value of another version
SELECT encode("shop"."orders"."id",'hex') FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL AND NOT (CASE WHEN CASE WHEN length("shop"."orders"."id") = 16 THEN get_byte("shop"."orders"."id",6)>>4 = 1 AND get_byte("shop"."orders"."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) AND NOT (CASE WHEN CASE WHEN length("shop"."orders"."id") = 16 THEN get_byte("shop"."orders"."id",6)>>4 = 6 AND get_byte("shop"."orders"."id",8)>>6 = 2 ELSE false END THEN true ELSE false END) LIMIT 1
-- 0 arguments

-- any value
SELECT "shop"."order ""items"""."order" FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" IS NOT NULL LIMIT 1
-- 0 arguments

-- bounds in order
SELECT encode(q.k,'hex') FROM (SELECT $1::bytea AS k UNION ALL SELECT $2::bytea AS k) q ORDER BY q.k
-- 2 arguments

-- whether the column may be updated
EXPLAIN UPDATE "shop"."order ""items""" SET "order" = "order" WHERE false
-- 0 arguments

-- whether the column may be updated
SELECT 1 FROM "shop"."order ""items""" WHERE false FOR UPDATE
-- 0 arguments

