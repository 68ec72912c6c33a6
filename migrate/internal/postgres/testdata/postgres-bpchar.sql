-- the end of the next chunk by places
SELECT $1::text WHERE $2::bigint * current_setting('block_size')::bigint < pg_relation_size($3::text::regclass) AND $4::bigint < $5::bigint
-- 5 arguments

-- an image that is kept
SELECT k.id::text FROM "sqluuid"."migration_kept" k WHERE k.run_id = $1 AND k.id IN (SELECT unnest((SELECT array_agg(encode(substr($2::bytea, 16 * g + 1, 16), 'hex')::uuid ORDER BY g) FROM generate_series(0, length($2::bytea) / 16 - 1) g))) LIMIT 1
-- 2 arguments

-- a row that a CHECK would refuse
SELECT "sqluuid_id_0", "sqluuid_image_0", "sqluuid_id_1", "sqluuid_image_1" FROM (SELECT "shop"."orders"."id"::text AS "sqluuid_id_0", CASE WHEN (CASE WHEN "shop"."orders"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."id"::text) = 36 THEN true ELSE false END) THEN ((substr("shop"."orders"."id"::text,16,3)||substr("shop"."orders"."id"::text,10,4)||substr("shop"."orders"."id"::text,1,1)||'-'||substr("shop"."orders"."id"::text,2,4)||'-6'||substr("shop"."orders"."id"::text,6,3)||substr("shop"."orders"."id"::text,19))::bpchar)::text END AS "sqluuid_image_0", "shop"."orders"."previous"::text AS "sqluuid_id_1", CASE WHEN (CASE WHEN "shop"."orders"."previous"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."previous"::text) = 36 THEN true ELSE false END) THEN ((substr("shop"."orders"."previous"::text,16,3)||substr("shop"."orders"."previous"::text,10,4)||substr("shop"."orders"."previous"::text,1,1)||'-'||substr("shop"."orders"."previous"::text,2,4)||'-6'||substr("shop"."orders"."previous"::text,6,3)||substr("shop"."orders"."previous"::text,19))::bpchar)::text END AS "sqluuid_image_1", CASE WHEN (CASE WHEN "shop"."orders"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."id"::text) = 36 THEN true ELSE false END) THEN (substr("shop"."orders"."id"::text,16,3)||substr("shop"."orders"."id"::text,10,4)||substr("shop"."orders"."id"::text,1,1)||'-'||substr("shop"."orders"."id"::text,2,4)||'-6'||substr("shop"."orders"."id"::text,6,3)||substr("shop"."orders"."id"::text,19))::bpchar ELSE "shop"."orders"."id" END AS "id", CASE WHEN (CASE WHEN "shop"."orders"."previous"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."previous"::text) = 36 THEN true ELSE false END) THEN (substr("shop"."orders"."previous"::text,16,3)||substr("shop"."orders"."previous"::text,10,4)||substr("shop"."orders"."previous"::text,1,1)||'-'||substr("shop"."orders"."previous"::text,2,4)||'-6'||substr("shop"."orders"."previous"::text,6,3)||substr("shop"."orders"."previous"::text,19))::bpchar ELSE "shop"."orders"."previous" END AS "previous", "shop"."orders"."tenant" FROM "shop"."orders" WHERE ((CASE WHEN "shop"."orders"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."id"::text) = 36 THEN true ELSE false END)) OR ((CASE WHEN "shop"."orders"."previous"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."previous"::text) = 36 THEN true ELSE false END))) AS "orders" WHERE (tenant = 1) AND NOT (id <> previous) LIMIT 1
-- 0 arguments

-- a row that the CHECK of a domain would refuse in an undo
SELECT "sqluuid_id_0", "sqluuid_image_0" FROM (SELECT "shop"."order ""items"""."order"::text AS "sqluuid_id_0", CASE WHEN (CASE WHEN "shop"."order ""items"""."order"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."order ""items"""."order"::text) = 36 THEN true ELSE false END) THEN ((substr("shop"."order ""items"""."order"::text,8,1)||substr("shop"."order ""items"""."order"::text,10,4)||substr("shop"."order ""items"""."order"::text,16,3)||'-'||substr("shop"."order ""items"""."order"::text,4,4)||'-1'||substr("shop"."order ""items"""."order"::text,1,3)||substr("shop"."order ""items"""."order"::text,19))::bpchar)::text END AS "sqluuid_image_0", CASE WHEN (CASE WHEN "shop"."order ""items"""."order"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."order ""items"""."order"::text) = 36 THEN true ELSE false END) THEN (substr("shop"."order ""items"""."order"::text,8,1)||substr("shop"."order ""items"""."order"::text,10,4)||substr("shop"."order ""items"""."order"::text,16,3)||'-'||substr("shop"."order ""items"""."order"::text,4,4)||'-1'||substr("shop"."order ""items"""."order"::text,1,3)||substr("shop"."order ""items"""."order"::text,19))::bpchar ELSE "shop"."order ""items"""."order" END AS "value" FROM "shop"."order ""items""" WHERE ((CASE WHEN "shop"."order ""items"""."order"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."order ""items"""."order"::text) = 36 THEN true ELSE false END))) AS "order ""items""" WHERE NOT (VALUE IS NOT NULL) LIMIT 1
-- 0 arguments

-- a row that a CHECK of the whole row would refuse
SELECT "sqluuid_id_0", "sqluuid_image_0", "sqluuid_id_1", "sqluuid_image_1" FROM (SELECT "shop"."orders"."id"::text AS "sqluuid_id_0", CASE WHEN (CASE WHEN "shop"."orders"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."id"::text) = 36 THEN true ELSE false END) THEN ((substr("shop"."orders"."id"::text,16,3)||substr("shop"."orders"."id"::text,10,4)||substr("shop"."orders"."id"::text,1,1)||'-'||substr("shop"."orders"."id"::text,2,4)||'-6'||substr("shop"."orders"."id"::text,6,3)||substr("shop"."orders"."id"::text,19))::bpchar)::text END AS "sqluuid_image_0", "shop"."orders"."previous"::text AS "sqluuid_id_1", CASE WHEN (CASE WHEN "shop"."orders"."previous"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."previous"::text) = 36 THEN true ELSE false END) THEN ((substr("shop"."orders"."previous"::text,16,3)||substr("shop"."orders"."previous"::text,10,4)||substr("shop"."orders"."previous"::text,1,1)||'-'||substr("shop"."orders"."previous"::text,2,4)||'-6'||substr("shop"."orders"."previous"::text,6,3)||substr("shop"."orders"."previous"::text,19))::bpchar)::text END AS "sqluuid_image_1", ROW(CASE WHEN (CASE WHEN "shop"."orders"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."id"::text) = 36 THEN true ELSE false END) THEN (substr("shop"."orders"."id"::text,16,3)||substr("shop"."orders"."id"::text,10,4)||substr("shop"."orders"."id"::text,1,1)||'-'||substr("shop"."orders"."id"::text,2,4)||'-6'||substr("shop"."orders"."id"::text,6,3)||substr("shop"."orders"."id"::text,19))::bpchar ELSE "shop"."orders"."id" END, CASE WHEN (CASE WHEN "shop"."orders"."previous"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."previous"::text) = 36 THEN true ELSE false END) THEN (substr("shop"."orders"."previous"::text,16,3)||substr("shop"."orders"."previous"::text,10,4)||substr("shop"."orders"."previous"::text,1,1)||'-'||substr("shop"."orders"."previous"::text,2,4)||'-6'||substr("shop"."orders"."previous"::text,6,3)||substr("shop"."orders"."previous"::text,19))::bpchar ELSE "shop"."orders"."previous" END, "shop"."orders"."tenant")::"shop"."orders" AS "sqluuid_row" FROM "shop"."orders" WHERE ((CASE WHEN "shop"."orders"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."id"::text) = 36 THEN true ELSE false END)) OR ((CASE WHEN "shop"."orders"."previous"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."previous"::text) = 36 THEN true ELSE false END))) AS "sqluuid_rows", unnest(ARRAY["sqluuid_row"]) AS "orders" WHERE NOT (fits(orders.*)) LIMIT 1
-- 0 arguments

-- the lock of a table with a link without a foreign key
LOCK TABLE "shop"."order ""items""" IN SHARE ROW EXCLUSIVE MODE
-- 0 arguments

-- ids that nothing else has
SELECT count(x.stray), count(*) FROM (SELECT CASE WHEN NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = "shop"."order ""items"""."order") AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."previous" = "shop"."order ""items"""."order") THEN 1 END AS stray FROM "shop"."order ""items""" WHERE (CASE WHEN "shop"."order ""items"""."order"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."order ""items"""."order"::text) = 36 THEN true ELSE false END) OR (CASE WHEN "shop"."order ""items"""."order"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."order ""items"""."order"::text) = 36 THEN true ELSE false END)) x
-- 0 arguments

-- normaliser, statement 1
CREATE OR REPLACE FUNCTION "sqluuid"."sqluuid_normalise_7_0"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = off AS 'BEGIN IF (CASE WHEN NEW."id"::text COLLATE "C" ~ ''^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$'' AND length(NEW."id"::text) = 36 THEN true ELSE false END) AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = NEW."id" FOR KEY SHARE) AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."previous" = NEW."id" FOR KEY SHARE) THEN NEW."id" := (substr(NEW."id"::text,16,3)||substr(NEW."id"::text,10,4)||substr(NEW."id"::text,1,1)||''-''||substr(NEW."id"::text,2,4)||''-6''||substr(NEW."id"::text,6,3)||substr(NEW."id"::text,19))::bpchar; END IF; IF (CASE WHEN NEW."previous"::text COLLATE "C" ~ ''^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$'' AND length(NEW."previous"::text) = 36 THEN true ELSE false END) AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = NEW."previous" FOR KEY SHARE) THEN NEW."previous" := (substr(NEW."previous"::text,16,3)||substr(NEW."previous"::text,10,4)||substr(NEW."previous"::text,1,1)||''-''||substr(NEW."previous"::text,2,4)||''-6''||substr(NEW."previous"::text,6,3)||substr(NEW."previous"::text,19))::bpchar; END IF; RETURN NEW; END'
-- 0 arguments

-- normaliser, statement 2
REVOKE ALL ON FUNCTION "sqluuid"."sqluuid_normalise_7_0"() FROM PUBLIC
-- 0 arguments

-- normaliser, statement 3
DO 'BEGIN IF current_setting(''server_version_num'')::int < 140000 THEN EXECUTE ''DROP TRIGGER IF EXISTS "sqluuid_normalise" ON "shop"."orders"''; EXECUTE ''CREATE TRIGGER "sqluuid_normalise" BEFORE INSERT OR UPDATE OF "id", "previous" ON "shop"."orders" FOR EACH ROW WHEN ((CASE WHEN NEW."id"::text COLLATE "C" ~ ''''^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$'''' AND length(NEW."id"::text) = 36 THEN true ELSE false END) OR (CASE WHEN NEW."previous"::text COLLATE "C" ~ ''''^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$'''' AND length(NEW."previous"::text) = 36 THEN true ELSE false END)) EXECUTE FUNCTION "sqluuid"."sqluuid_normalise_7_0"()''; ELSE EXECUTE ''CREATE OR REPLACE TRIGGER "sqluuid_normalise" BEFORE INSERT OR UPDATE OF "id", "previous" ON "shop"."orders" FOR EACH ROW WHEN ((CASE WHEN NEW."id"::text COLLATE "C" ~ ''''^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$'''' AND length(NEW."id"::text) = 36 THEN true ELSE false END) OR (CASE WHEN NEW."previous"::text COLLATE "C" ~ ''''^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$'''' AND length(NEW."previous"::text) = 36 THEN true ELSE false END)) EXECUTE FUNCTION "sqluuid"."sqluuid_normalise_7_0"()''; END IF; END'
-- 0 arguments

-- normaliser, statement 4
CREATE OR REPLACE FUNCTION "sqluuid"."sqluuid_normalise_7_1"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = off AS 'BEGIN IF (CASE WHEN NEW."order"::text COLLATE "C" ~ ''^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$'' AND length(NEW."order"::text) = 36 THEN true ELSE false END) AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."id" = NEW."order" FOR KEY SHARE) THEN NEW."order" := (substr(NEW."order"::text,16,3)||substr(NEW."order"::text,10,4)||substr(NEW."order"::text,1,1)||''-''||substr(NEW."order"::text,2,4)||''-6''||substr(NEW."order"::text,6,3)||substr(NEW."order"::text,19))::bpchar; END IF; RETURN NEW; END'
-- 0 arguments

-- normaliser, statement 5
REVOKE ALL ON FUNCTION "sqluuid"."sqluuid_normalise_7_1"() FROM PUBLIC
-- 0 arguments

-- normaliser, statement 6
DO 'BEGIN IF current_setting(''server_version_num'')::int < 140000 THEN EXECUTE ''DROP TRIGGER IF EXISTS "sqluuid_normalise" ON "shop"."order ""items"""''; EXECUTE ''CREATE TRIGGER "sqluuid_normalise" BEFORE INSERT OR UPDATE OF "order" ON "shop"."order ""items""" FOR EACH ROW WHEN ((CASE WHEN NEW."order"::text COLLATE "C" ~ ''''^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$'''' AND length(NEW."order"::text) = 36 THEN true ELSE false END)) EXECUTE FUNCTION "sqluuid"."sqluuid_normalise_7_1"()''; ELSE EXECUTE ''CREATE OR REPLACE TRIGGER "sqluuid_normalise" BEFORE INSERT OR UPDATE OF "order" ON "shop"."order ""items""" FOR EACH ROW WHEN ((CASE WHEN NEW."order"::text COLLATE "C" ~ ''''^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$'''' AND length(NEW."order"::text) = 36 THEN true ELSE false END)) EXECUTE FUNCTION "sqluuid"."sqluuid_normalise_7_1"()''; END IF; END'
-- 0 arguments

-- normaliser, statement 1
DROP TRIGGER IF EXISTS "sqluuid_normalise" ON "shop"."orders"
-- 0 arguments

-- normaliser, statement 2
DROP TRIGGER IF EXISTS "sqluuid_normalise" ON "shop"."order ""items"""
-- 0 arguments

-- normaliser, statement 3
DO $$ DECLARE f name; BEGIN
FOR f IN SELECT p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'sqluuid' AND p.proname ~ '^sqluuid_normalise_7_[0-9]+$' ORDER BY 1
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
SELECT k::text FROM (SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" > $1::bpchar AND "shop"."orders"."id" <= $2::bpchar AND (CASE WHEN "shop"."orders"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."id"::text) = 36 THEN true ELSE false END) ORDER BY "shop"."orders"."id" LIMIT 1 OFFSET 4999) b0 UNION ALL SELECT k FROM (SELECT "shop"."orders"."previous" AS k FROM "shop"."orders" WHERE "shop"."orders"."previous" > $3::bpchar AND "shop"."orders"."previous" <= $4::bpchar AND (CASE WHEN "shop"."orders"."previous"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."previous"::text) = 36 THEN true ELSE false END) ORDER BY "shop"."orders"."previous" LIMIT 1 OFFSET 4999) b1 UNION ALL SELECT k FROM (SELECT "shop"."order ""items"""."order" AS k FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" > $5::bpchar AND "shop"."order ""items"""."order" <= $6::bpchar AND (CASE WHEN "shop"."order ""items"""."order"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."order ""items"""."order"::text) = 36 THEN true ELSE false END) ORDER BY "shop"."order ""items"""."order" LIMIT 1 OFFSET 4999) b2) q ORDER BY k LIMIT 1
-- 6 arguments

-- whether ids are left
SELECT CASE WHEN count(*) > 0 THEN 1 ELSE 0 END FROM "shop"."orders" WHERE (CASE WHEN "shop"."orders"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."id"::text) = 36 THEN true ELSE false END)
-- 0 arguments

-- the values
SELECT "shop"."orders"."id" FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL
-- 0 arguments

-- the values with what tells the rows apart
SELECT "shop"."orders"."previous", "shop"."orders"."id", "shop"."orders"."k 0", "shop"."orders"."k 1", "shop"."orders"."k 2"::text, "shop"."orders"."k 3"::text, convert_to("shop"."orders"."k 4"::text, getdatabaseencoding()), record_send(ROW("shop"."orders"."k 5")), record_send(ROW("shop"."orders"."k 6")), record_send(ROW("shop"."orders"."k 7")), record_send(ROW("shop"."orders"."k 8")), record_send(ROW("shop"."orders"."k 9")) FROM "shop"."orders" WHERE "shop"."orders"."previous" IS NOT NULL
-- 0 arguments

-- the NULLs
SELECT count(*) FROM "shop"."orders" WHERE "previous" IS NULL
-- 0 arguments

-- two ids that would be one
SELECT a."id"::text FROM "shop"."orders" a WHERE CASE WHEN (CASE WHEN a."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(a."id"::text) = 36 THEN true ELSE false END) THEN EXISTS (SELECT 1 FROM "shop"."order ""items""" b WHERE b."order" IN ((substr(a."id"::text,8,1)||substr(a."id"::text,10,4)||substr(a."id"::text,16,3)||'-'||substr(a."id"::text,4,4)||'-1'||substr(a."id"::text,1,3)||substr(a."id"::text,19))::bpchar, lower((substr(a."id"::text,8,1)||substr(a."id"::text,10,4)||substr(a."id"::text,16,3)||'-'||substr(a."id"::text,4,4)||'-1'||substr(a."id"::text,1,3)||substr(a."id"::text,19))::bpchar), upper((substr(a."id"::text,8,1)||substr(a."id"::text,10,4)||substr(a."id"::text,16,3)||'-'||substr(a."id"::text,4,4)||'-1'||substr(a."id"::text,1,3)||substr(a."id"::text,19))::bpchar))) ELSE (1 = 0) END LIMIT 1
-- 0 arguments

-- orphans
SELECT count(*) FROM "shop"."order ""items""" c WHERE c."tenant" IS NOT NULL AND c."order" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "shop"."orders" p WHERE p."tenant" = c."tenant" AND p."id" = c."order")
-- 0 arguments

-- trial
SELECT CASE WHEN (CASE WHEN v.k::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(v.k::text) = 36 THEN true ELSE false END) THEN 1 ELSE 0 END, CASE WHEN (CASE WHEN v.k::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length(v.k::text) = 36 THEN true ELSE false END) THEN ((substr(v.k::text,16,3)||substr(v.k::text,10,4)||substr(v.k::text,1,1)||'-'||substr(v.k::text,2,4)||'-6'||substr(v.k::text,6,3)||substr(v.k::text,19))::bpchar)::text END FROM (SELECT $1::bpchar AS k) v
-- 1 arguments

-- ids that stand twice
SELECT count(*) FROM (SELECT "shop"."orders"."id" FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL GROUP BY "shop"."orders"."id" HAVING count(*) > 1) x
-- 0 arguments

-- a sample
SELECT q.k::text FROM (SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL ORDER BY "shop"."orders"."id" LIMIT 50) e0 UNION SELECT k FROM (SELECT "shop"."orders"."id" AS k FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL ORDER BY "shop"."orders"."id" DESC LIMIT 50) e1) q
-- 0 arguments

-- one id
SELECT "shop"."orders"."id"::text FROM "shop"."orders" WHERE "shop"."orders"."id" = $1::bpchar LIMIT 1
-- 1 arguments

-- a value of another version
SELECT "shop"."orders"."id"::text FROM "shop"."orders" WHERE "shop"."orders"."id" IS NOT NULL AND NOT (CASE WHEN "shop"."orders"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-1[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."id"::text) = 36 THEN true ELSE false END) AND NOT (CASE WHEN "shop"."orders"."id"::text COLLATE "C" ~ '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-6[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}$' AND length("shop"."orders"."id"::text) = 36 THEN true ELSE false END) LIMIT 1
-- 0 arguments

-- any value
SELECT "shop"."order ""items"""."order" FROM "shop"."order ""items""" WHERE "shop"."order ""items"""."order" IS NOT NULL LIMIT 1
-- 0 arguments

-- bounds in order
SELECT q.k::text FROM (SELECT $1::bpchar AS k UNION ALL SELECT $2::bpchar AS k) q ORDER BY q.k
-- 2 arguments

-- whether the column may be updated
EXPLAIN UPDATE "shop"."order ""items""" SET "order" = "order" WHERE false
-- 0 arguments

