-- v1-to-v6: fill orders, statement 1
INSERT INTO "sqluuid_old_20261121_0a1b2c"."orders" ("n", "id", "note") SELECT "n", CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END, "note" FROM "shop"."orders" ORDER BY CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END

-- v1-to-v6: two texts of one id in orders, statement 1
SELECT min("id"::text), max("id"::text) FROM "shop"."orders" WHERE "id" IS NOT NULL GROUP BY CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END HAVING count(DISTINCT "id") > 1 LIMIT 1

-- v1-to-v6: fill order "items", statement 1
INSERT INTO "sqluuid_old_20261121_0a1b2c"."order ""items""" ("n", "order", "note") SELECT "n", CASE WHEN (CASE WHEN get_byte(uuid_send("order"),6)>>4 = 1 AND get_byte(uuid_send("order"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order"),'hex'),14,3)||substr(encode(uuid_send("order"),'hex'),9,4)||substr(encode(uuid_send("order"),'hex'),1,5)||'6'||substr(encode(uuid_send("order"),'hex'),6,3)||substr(encode(uuid_send("order"),'hex'),17))::uuid ELSE "order" END, "note" FROM "shop"."order ""items""" ORDER BY CASE WHEN (CASE WHEN get_byte(uuid_send("order"),6)>>4 = 1 AND get_byte(uuid_send("order"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order"),'hex'),14,3)||substr(encode(uuid_send("order"),'hex'),9,4)||substr(encode(uuid_send("order"),'hex'),1,5)||'6'||substr(encode(uuid_send("order"),'hex'),6,3)||substr(encode(uuid_send("order"),'hex'),17))::uuid ELSE "order" END

-- v1-to-v6: two texts of one id in order "items", statement 1
SELECT min("order"::text), max("order"::text) FROM "shop"."order ""items""" WHERE "order" IS NOT NULL GROUP BY CASE WHEN (CASE WHEN get_byte(uuid_send("order"),6)>>4 = 1 AND get_byte(uuid_send("order"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order"),'hex'),14,3)||substr(encode(uuid_send("order"),'hex'),9,4)||substr(encode(uuid_send("order"),'hex'),1,5)||'6'||substr(encode(uuid_send("order"),'hex'),6,3)||substr(encode(uuid_send("order"),'hex'),17))::uuid ELSE "order" END HAVING count(DISTINCT "order") > 1 LIMIT 1

-- v1-to-v6, online, orders: the new table, statement 1
CREATE TABLE "sqluuid_new_20261121_0a1b2c"."orders" (LIKE "shop"."orders" INCLUDING ALL EXCLUDING INDEXES)

-- v1-to-v6, online, orders: the log, statement 1
CREATE UNLOGGED TABLE "sqluuid_log_20261121_0a1b2c"."log_0" AS SELECT "id" AS "sqluuid_k0", 0::smallint AS sqluuid_d FROM "shop"."orders" WITH NO DATA

-- v1-to-v6, online, orders: the log, statement 2
CREATE UNLOGGED TABLE "sqluuid_log_20261121_0a1b2c"."pick_0" AS SELECT o."id" AS "sqluuid_k0", n."id" AS "sqluuid_j0", 0::bigint AS sqluuid_d, 0::bigint AS sqluuid_n FROM "shop"."orders" o, "sqluuid_new_20261121_0a1b2c"."orders" n WITH NO DATA

-- v1-to-v6, online, orders: functions, statement 1
CREATE FUNCTION "sqluuid_log_20261121_0a1b2c"."written_0"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN IF TG_OP = ''INSERT'' THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (NEW."id", 1); ELSIF TG_OP = ''DELETE'' THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (OLD."id", -1); ELSIF ROW(OLD."id") IS DISTINCT FROM ROW(NEW."id") THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (OLD."id", -1), (NEW."id", 1); ELSE INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (NEW."id", 0); END IF; RETURN NULL; END'

-- v1-to-v6, online, orders: functions, statement 2
CREATE FUNCTION "sqluuid_log_20261121_0a1b2c"."truncated_0"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN INSERT INTO "sqluuid_log_20261121_0a1b2c"."truncated" VALUES (0); RETURN NULL; END'

-- v1-to-v6, online, orders: triggers, statement 1
CREATE TRIGGER "sqluuid_follow_20261121_0a1b2c_written" AFTER INSERT OR UPDATE OR DELETE ON "shop"."orders" FOR EACH ROW EXECUTE FUNCTION "sqluuid_log_20261121_0a1b2c"."written_0"()

-- v1-to-v6, online, orders: triggers, statement 2
ALTER TABLE "shop"."orders" ENABLE ALWAYS TRIGGER "sqluuid_follow_20261121_0a1b2c_written"

-- v1-to-v6, online, orders: triggers, statement 3
CREATE TRIGGER "sqluuid_follow_20261121_0a1b2c_truncated" AFTER TRUNCATE ON "shop"."orders" FOR EACH STATEMENT EXECUTE FUNCTION "sqluuid_log_20261121_0a1b2c"."truncated_0"()

-- v1-to-v6, online, orders: triggers, statement 4
ALTER TABLE "shop"."orders" ENABLE ALWAYS TRIGGER "sqluuid_follow_20261121_0a1b2c_truncated"

-- v1-to-v6, online, orders: a round, statement 1
TRUNCATE "sqluuid_log_20261121_0a1b2c"."pick_0"

-- v1-to-v6, online, orders: a round, statement 2
WITH g AS (DELETE FROM "sqluuid_log_20261121_0a1b2c"."log_0" RETURNING *) INSERT INTO "sqluuid_log_20261121_0a1b2c"."pick_0" SELECT "sqluuid_k0", CASE WHEN (CASE WHEN get_byte(uuid_send(x."sqluuid_k0"),6)>>4 = 1 AND get_byte(uuid_send(x."sqluuid_k0"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send(x."sqluuid_k0"),'hex'),14,3)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),9,4)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),1,5)||'6'||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),6,3)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),17))::uuid ELSE x."sqluuid_k0" END, d, n FROM (SELECT "sqluuid_k0", sum(sqluuid_d) AS d, count(*) AS n FROM g GROUP BY "sqluuid_k0") x

-- v1-to-v6, online, orders: a round, statement 3
ANALYZE "sqluuid_log_20261121_0a1b2c"."pick_0"

-- v1-to-v6, online, orders: a round, statement 4
DELETE FROM "sqluuid_new_20261121_0a1b2c"."orders" USING "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_20261121_0a1b2c"."orders"."id"

-- v1-to-v6, online, orders: a round, statement 5
INSERT INTO "sqluuid_new_20261121_0a1b2c"."orders" ("line", "id", "note") OVERRIDING SYSTEM VALUE SELECT "line", CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END, "note" FROM "shop"."orders" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."orders"."id")

-- v1-to-v6, online, orders: a round, statement 6
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_20261121_0a1b2c"."pick_0"

-- v1-to-v6, online, orders: compared, statement 1
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("line", CASE WHEN (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("id"),'hex'),14,3)||substr(encode(uuid_send("id"),'hex'),9,4)||substr(encode(uuid_send("id"),'hex'),1,5)||'6'||substr(encode(uuid_send("id"),'hex'),6,3)||substr(encode(uuid_send("id"),'hex'),17))::uuid ELSE "id" END, "note")::text, 0)::numeric), 0)::text FROM "shop"."orders" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."orders"."id")) <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("line", "id", "note")::text, 0)::numeric), 0)::text FROM "sqluuid_new_20261121_0a1b2c"."orders" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_20261121_0a1b2c"."orders"."id"))

-- v1-to-v6, online, orders: compared, statement 2
SELECT "id"::text FROM "shop"."orders" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."orders"."id") AND "id" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("id"),6)>>4 = 1 AND get_byte(uuid_send("id"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1

-- v1-to-v6, online, order "items": the new table, statement 1
CREATE TABLE "sqluuid_new_20261121_0a1b2c"."order ""items""" (LIKE "shop"."order ""items""" INCLUDING ALL EXCLUDING INDEXES)

-- v1-to-v6, online, order "items": the log, statement 1
CREATE UNLOGGED TABLE "sqluuid_log_20261121_0a1b2c"."log_0" AS SELECT "order" AS "sqluuid_k0", "line" AS "sqluuid_k1", 0::smallint AS sqluuid_d FROM "shop"."order ""items""" WITH NO DATA

-- v1-to-v6, online, order "items": the log, statement 2
CREATE UNLOGGED TABLE "sqluuid_log_20261121_0a1b2c"."pick_0" AS SELECT o."order" AS "sqluuid_k0", o."line" AS "sqluuid_k1", n."order" AS "sqluuid_j0", n."line" AS "sqluuid_j1", 0::bigint AS sqluuid_d, 0::bigint AS sqluuid_n FROM "shop"."order ""items""" o, "sqluuid_new_20261121_0a1b2c"."order ""items""" n WITH NO DATA

-- v1-to-v6, online, order "items": functions, statement 1
CREATE FUNCTION "sqluuid_log_20261121_0a1b2c"."written_1"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN IF TG_OP = ''INSERT'' THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (NEW."order", NEW."line", 1); ELSIF TG_OP = ''DELETE'' THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (OLD."order", OLD."line", -1); ELSIF ROW(OLD."order", OLD."line") IS DISTINCT FROM ROW(NEW."order", NEW."line") THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (OLD."order", OLD."line", -1), (NEW."order", NEW."line", 1); ELSE INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (NEW."order", NEW."line", 0); END IF; RETURN NULL; END'

-- v1-to-v6, online, order "items": functions, statement 2
CREATE FUNCTION "sqluuid_log_20261121_0a1b2c"."truncated_1"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN INSERT INTO "sqluuid_log_20261121_0a1b2c"."truncated" VALUES (1); RETURN NULL; END'

-- v1-to-v6, online, order "items": triggers, statement 1
CREATE TRIGGER "sqluuid_follow_20261121_0a1b2c_written" AFTER INSERT OR UPDATE OR DELETE ON "shop"."order ""items""" FOR EACH ROW EXECUTE FUNCTION "sqluuid_log_20261121_0a1b2c"."written_1"()

-- v1-to-v6, online, order "items": triggers, statement 2
ALTER TABLE "shop"."order ""items""" ENABLE ALWAYS TRIGGER "sqluuid_follow_20261121_0a1b2c_written"

-- v1-to-v6, online, order "items": triggers, statement 3
CREATE TRIGGER "sqluuid_follow_20261121_0a1b2c_truncated" AFTER TRUNCATE ON "shop"."order ""items""" FOR EACH STATEMENT EXECUTE FUNCTION "sqluuid_log_20261121_0a1b2c"."truncated_1"()

-- v1-to-v6, online, order "items": triggers, statement 4
ALTER TABLE "shop"."order ""items""" ENABLE ALWAYS TRIGGER "sqluuid_follow_20261121_0a1b2c_truncated"

-- v1-to-v6, online, order "items": a round, statement 1
TRUNCATE "sqluuid_log_20261121_0a1b2c"."pick_0"

-- v1-to-v6, online, order "items": a round, statement 2
WITH g AS (DELETE FROM "sqluuid_log_20261121_0a1b2c"."log_0" RETURNING *) INSERT INTO "sqluuid_log_20261121_0a1b2c"."pick_0" SELECT "sqluuid_k0", "sqluuid_k1", CASE WHEN (CASE WHEN get_byte(uuid_send(x."sqluuid_k0"),6)>>4 = 1 AND get_byte(uuid_send(x."sqluuid_k0"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send(x."sqluuid_k0"),'hex'),14,3)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),9,4)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),1,5)||'6'||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),6,3)||substr(encode(uuid_send(x."sqluuid_k0"),'hex'),17))::uuid ELSE x."sqluuid_k0" END, x."sqluuid_k1", d, n FROM (SELECT "sqluuid_k0", "sqluuid_k1", sum(sqluuid_d) AS d, count(*) AS n FROM g GROUP BY "sqluuid_k0", "sqluuid_k1") x

-- v1-to-v6, online, order "items": a round, statement 3
ANALYZE "sqluuid_log_20261121_0a1b2c"."pick_0"

-- v1-to-v6, online, order "items": a round, statement 4
DELETE FROM "sqluuid_new_20261121_0a1b2c"."order ""items""" USING "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_20261121_0a1b2c"."order ""items"""."order" AND sqluuid_p."sqluuid_j1" = "sqluuid_new_20261121_0a1b2c"."order ""items"""."line"

-- v1-to-v6, online, order "items": a round, statement 5
INSERT INTO "sqluuid_new_20261121_0a1b2c"."order ""items""" ("line", "order", "note") OVERRIDING SYSTEM VALUE SELECT "line", CASE WHEN (CASE WHEN get_byte(uuid_send("order"),6)>>4 = 1 AND get_byte(uuid_send("order"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order"),'hex'),14,3)||substr(encode(uuid_send("order"),'hex'),9,4)||substr(encode(uuid_send("order"),'hex'),1,5)||'6'||substr(encode(uuid_send("order"),'hex'),6,3)||substr(encode(uuid_send("order"),'hex'),17))::uuid ELSE "order" END, "note" FROM "shop"."order ""items""" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."order ""items"""."order" AND sqluuid_p."sqluuid_k1" = "shop"."order ""items"""."line")

-- v1-to-v6, online, order "items": a round, statement 6
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_20261121_0a1b2c"."pick_0"

-- v1-to-v6, online, order "items": compared, statement 1
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("line", CASE WHEN (CASE WHEN get_byte(uuid_send("order"),6)>>4 = 1 AND get_byte(uuid_send("order"),8)>>6 = 2 THEN true ELSE false END) THEN (substr(encode(uuid_send("order"),'hex'),14,3)||substr(encode(uuid_send("order"),'hex'),9,4)||substr(encode(uuid_send("order"),'hex'),1,5)||'6'||substr(encode(uuid_send("order"),'hex'),6,3)||substr(encode(uuid_send("order"),'hex'),17))::uuid ELSE "order" END, "note")::text, 0)::numeric), 0)::text FROM "shop"."order ""items""" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."order ""items"""."order" AND sqluuid_p."sqluuid_k1" = "shop"."order ""items"""."line")) <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("line", "order", "note")::text, 0)::numeric), 0)::text FROM "sqluuid_new_20261121_0a1b2c"."order ""items""" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_20261121_0a1b2c"."order ""items"""."order" AND sqluuid_p."sqluuid_j1" = "sqluuid_new_20261121_0a1b2c"."order ""items"""."line"))

-- v1-to-v6, online, order "items": compared, statement 2
SELECT "order"::text FROM "shop"."order ""items""" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."order ""items"""."order" AND sqluuid_p."sqluuid_k1" = "shop"."order ""items"""."line") AND "order" IS NOT NULL AND NOT (CASE WHEN get_byte(uuid_send("order"),6)>>4 = 1 AND get_byte(uuid_send("order"),8)>>6 = 2 THEN true ELSE false END) LIMIT 1

-- text-to-binary and v1-to-v6: fill orders, statement 1
INSERT INTO "sqluuid_old_20261121_0a1b2c"."orders" ("n", "id", "note") SELECT "n", CASE WHEN (CASE WHEN (CASE WHEN "id"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("id"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("id"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("id"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate("id"::text,'{}-',''),14,3)||substr(translate("id"::text,'{}-',''),9,4)||substr(translate("id"::text,'{}-',''),1,5)||'6'||substr(translate("id"::text,'{}-',''),6,3)||substr(translate("id"::text,'{}-',''),17))::uuid ELSE CASE WHEN "id" IS NOT NULL THEN (substr(translate("id"::text,'{}-',''),1))::uuid END END, "note" FROM "shop"."orders" ORDER BY CASE WHEN (CASE WHEN (CASE WHEN "id"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("id"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("id"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("id"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate("id"::text,'{}-',''),14,3)||substr(translate("id"::text,'{}-',''),9,4)||substr(translate("id"::text,'{}-',''),1,5)||'6'||substr(translate("id"::text,'{}-',''),6,3)||substr(translate("id"::text,'{}-',''),17))::uuid ELSE CASE WHEN "id" IS NOT NULL THEN (substr(translate("id"::text,'{}-',''),1))::uuid END END

-- text-to-binary and v1-to-v6: two texts of one id in orders, statement 1
SELECT min("id"::text), max("id"::text) FROM "shop"."orders" WHERE "id" IS NOT NULL GROUP BY CASE WHEN (CASE WHEN (CASE WHEN "id"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("id"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("id"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("id"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate("id"::text,'{}-',''),14,3)||substr(translate("id"::text,'{}-',''),9,4)||substr(translate("id"::text,'{}-',''),1,5)||'6'||substr(translate("id"::text,'{}-',''),6,3)||substr(translate("id"::text,'{}-',''),17))::uuid ELSE CASE WHEN "id" IS NOT NULL THEN (substr(translate("id"::text,'{}-',''),1))::uuid END END HAVING count(DISTINCT "id") > 1 LIMIT 1

-- text-to-binary and v1-to-v6: fill order "items", statement 1
INSERT INTO "sqluuid_old_20261121_0a1b2c"."order ""items""" ("n", "order", "note") SELECT "n", CASE WHEN (CASE WHEN (CASE WHEN "order"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("order"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("order"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("order"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate("order"::text,'{}-',''),14,3)||substr(translate("order"::text,'{}-',''),9,4)||substr(translate("order"::text,'{}-',''),1,5)||'6'||substr(translate("order"::text,'{}-',''),6,3)||substr(translate("order"::text,'{}-',''),17))::uuid ELSE CASE WHEN "order" IS NOT NULL THEN (substr(translate("order"::text,'{}-',''),1))::uuid END END, "note" FROM "shop"."order ""items""" ORDER BY CASE WHEN (CASE WHEN (CASE WHEN "order"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("order"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("order"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("order"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate("order"::text,'{}-',''),14,3)||substr(translate("order"::text,'{}-',''),9,4)||substr(translate("order"::text,'{}-',''),1,5)||'6'||substr(translate("order"::text,'{}-',''),6,3)||substr(translate("order"::text,'{}-',''),17))::uuid ELSE CASE WHEN "order" IS NOT NULL THEN (substr(translate("order"::text,'{}-',''),1))::uuid END END

-- text-to-binary and v1-to-v6: two texts of one id in order "items", statement 1
SELECT min("order"::text), max("order"::text) FROM "shop"."order ""items""" WHERE "order" IS NOT NULL GROUP BY CASE WHEN (CASE WHEN (CASE WHEN "order"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("order"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("order"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("order"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate("order"::text,'{}-',''),14,3)||substr(translate("order"::text,'{}-',''),9,4)||substr(translate("order"::text,'{}-',''),1,5)||'6'||substr(translate("order"::text,'{}-',''),6,3)||substr(translate("order"::text,'{}-',''),17))::uuid ELSE CASE WHEN "order" IS NOT NULL THEN (substr(translate("order"::text,'{}-',''),1))::uuid END END HAVING count(DISTINCT "order") > 1 LIMIT 1

-- text-to-binary and v1-to-v6, online, orders: the new table, statement 1
CREATE TABLE "sqluuid_new_20261121_0a1b2c"."orders" (LIKE "shop"."orders" INCLUDING ALL EXCLUDING INDEXES)

-- text-to-binary and v1-to-v6, online, orders: the new table, statement 2
ALTER TABLE "sqluuid_new_20261121_0a1b2c"."orders" ALTER COLUMN "id" TYPE uuid USING NULL

-- text-to-binary and v1-to-v6, online, orders: the log, statement 1
CREATE UNLOGGED TABLE "sqluuid_log_20261121_0a1b2c"."log_0" AS SELECT "id" AS "sqluuid_k0", 0::smallint AS sqluuid_d FROM "shop"."orders" WITH NO DATA

-- text-to-binary and v1-to-v6, online, orders: the log, statement 2
CREATE UNLOGGED TABLE "sqluuid_log_20261121_0a1b2c"."pick_0" AS SELECT o."id" AS "sqluuid_k0", n."id" AS "sqluuid_j0", 0::bigint AS sqluuid_d, 0::bigint AS sqluuid_n FROM "shop"."orders" o, "sqluuid_new_20261121_0a1b2c"."orders" n WITH NO DATA

-- text-to-binary and v1-to-v6, online, orders: functions, statement 1
CREATE FUNCTION "sqluuid_log_20261121_0a1b2c"."written_0"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN IF TG_OP = ''INSERT'' THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (NEW."id", 1); ELSIF TG_OP = ''DELETE'' THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (OLD."id", -1); ELSIF ROW(OLD."id") IS DISTINCT FROM ROW(NEW."id") THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (OLD."id", -1), (NEW."id", 1); ELSE INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", sqluuid_d) VALUES (NEW."id", 0); END IF; RETURN NULL; END'

-- text-to-binary and v1-to-v6, online, orders: functions, statement 2
CREATE FUNCTION "sqluuid_log_20261121_0a1b2c"."truncated_0"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN INSERT INTO "sqluuid_log_20261121_0a1b2c"."truncated" VALUES (0); RETURN NULL; END'

-- text-to-binary and v1-to-v6, online, orders: triggers, statement 1
CREATE TRIGGER "sqluuid_follow_20261121_0a1b2c_written" AFTER INSERT OR UPDATE OR DELETE ON "shop"."orders" FOR EACH ROW EXECUTE FUNCTION "sqluuid_log_20261121_0a1b2c"."written_0"()

-- text-to-binary and v1-to-v6, online, orders: triggers, statement 2
ALTER TABLE "shop"."orders" ENABLE ALWAYS TRIGGER "sqluuid_follow_20261121_0a1b2c_written"

-- text-to-binary and v1-to-v6, online, orders: triggers, statement 3
CREATE TRIGGER "sqluuid_follow_20261121_0a1b2c_truncated" AFTER TRUNCATE ON "shop"."orders" FOR EACH STATEMENT EXECUTE FUNCTION "sqluuid_log_20261121_0a1b2c"."truncated_0"()

-- text-to-binary and v1-to-v6, online, orders: triggers, statement 4
ALTER TABLE "shop"."orders" ENABLE ALWAYS TRIGGER "sqluuid_follow_20261121_0a1b2c_truncated"

-- text-to-binary and v1-to-v6, online, orders: a round, statement 1
TRUNCATE "sqluuid_log_20261121_0a1b2c"."pick_0"

-- text-to-binary and v1-to-v6, online, orders: a round, statement 2
WITH g AS (DELETE FROM "sqluuid_log_20261121_0a1b2c"."log_0" RETURNING *) INSERT INTO "sqluuid_log_20261121_0a1b2c"."pick_0" SELECT "sqluuid_k0", CASE WHEN (CASE WHEN (CASE WHEN x."sqluuid_k0"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length(x."sqluuid_k0"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate(x."sqluuid_k0"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate(x."sqluuid_k0"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate(x."sqluuid_k0"::text,'{}-',''),14,3)||substr(translate(x."sqluuid_k0"::text,'{}-',''),9,4)||substr(translate(x."sqluuid_k0"::text,'{}-',''),1,5)||'6'||substr(translate(x."sqluuid_k0"::text,'{}-',''),6,3)||substr(translate(x."sqluuid_k0"::text,'{}-',''),17))::uuid ELSE CASE WHEN x."sqluuid_k0" IS NOT NULL THEN (substr(translate(x."sqluuid_k0"::text,'{}-',''),1))::uuid END END, d, n FROM (SELECT "sqluuid_k0", sum(sqluuid_d) AS d, count(*) AS n FROM g GROUP BY "sqluuid_k0") x

-- text-to-binary and v1-to-v6, online, orders: a round, statement 3
ANALYZE "sqluuid_log_20261121_0a1b2c"."pick_0"

-- text-to-binary and v1-to-v6, online, orders: a round, statement 4
DELETE FROM "sqluuid_new_20261121_0a1b2c"."orders" USING "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_20261121_0a1b2c"."orders"."id"

-- text-to-binary and v1-to-v6, online, orders: a round, statement 5
INSERT INTO "sqluuid_new_20261121_0a1b2c"."orders" ("line", "id", "note") OVERRIDING SYSTEM VALUE SELECT "line", CASE WHEN (CASE WHEN (CASE WHEN "id"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("id"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("id"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("id"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate("id"::text,'{}-',''),14,3)||substr(translate("id"::text,'{}-',''),9,4)||substr(translate("id"::text,'{}-',''),1,5)||'6'||substr(translate("id"::text,'{}-',''),6,3)||substr(translate("id"::text,'{}-',''),17))::uuid ELSE CASE WHEN "id" IS NOT NULL THEN (substr(translate("id"::text,'{}-',''),1))::uuid END END, "note" FROM "shop"."orders" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."orders"."id")

-- text-to-binary and v1-to-v6, online, orders: a round, statement 6
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_20261121_0a1b2c"."pick_0"

-- text-to-binary and v1-to-v6, online, orders: compared, statement 1
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("line", CASE WHEN (CASE WHEN (CASE WHEN "id"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("id"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("id"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("id"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate("id"::text,'{}-',''),14,3)||substr(translate("id"::text,'{}-',''),9,4)||substr(translate("id"::text,'{}-',''),1,5)||'6'||substr(translate("id"::text,'{}-',''),6,3)||substr(translate("id"::text,'{}-',''),17))::uuid ELSE CASE WHEN "id" IS NOT NULL THEN (substr(translate("id"::text,'{}-',''),1))::uuid END END, "note")::text, 0)::numeric), 0)::text FROM "shop"."orders" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."orders"."id")) <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("line", "id", "note")::text, 0)::numeric), 0)::text FROM "sqluuid_new_20261121_0a1b2c"."orders" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_20261121_0a1b2c"."orders"."id"))

-- text-to-binary and v1-to-v6, online, orders: compared, statement 2
SELECT "id"::text FROM "shop"."orders" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."orders"."id") AND "id" IS NOT NULL AND NOT (CASE WHEN (CASE WHEN "id"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("id"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("id"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("id"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) LIMIT 1

-- text-to-binary and v1-to-v6, online, order "items": the new table, statement 1
CREATE TABLE "sqluuid_new_20261121_0a1b2c"."order ""items""" (LIKE "shop"."order ""items""" INCLUDING ALL EXCLUDING INDEXES)

-- text-to-binary and v1-to-v6, online, order "items": the new table, statement 2
ALTER TABLE "sqluuid_new_20261121_0a1b2c"."order ""items""" ALTER COLUMN "order" TYPE uuid USING NULL

-- text-to-binary and v1-to-v6, online, order "items": the new table, statement 3
ALTER TABLE "sqluuid_new_20261121_0a1b2c"."order ""items""" ALTER COLUMN "previous's" TYPE uuid USING NULL

-- text-to-binary and v1-to-v6, online, order "items": the log, statement 1
CREATE UNLOGGED TABLE "sqluuid_log_20261121_0a1b2c"."log_0" AS SELECT "order" AS "sqluuid_k0", "line" AS "sqluuid_k1", 0::smallint AS sqluuid_d FROM "shop"."order ""items""" WITH NO DATA

-- text-to-binary and v1-to-v6, online, order "items": the log, statement 2
CREATE UNLOGGED TABLE "sqluuid_log_20261121_0a1b2c"."pick_0" AS SELECT o."order" AS "sqluuid_k0", o."line" AS "sqluuid_k1", n."order" AS "sqluuid_j0", n."line" AS "sqluuid_j1", 0::bigint AS sqluuid_d, 0::bigint AS sqluuid_n FROM "shop"."order ""items""" o, "sqluuid_new_20261121_0a1b2c"."order ""items""" n WITH NO DATA

-- text-to-binary and v1-to-v6, online, order "items": functions, statement 1
CREATE FUNCTION "sqluuid_log_20261121_0a1b2c"."written_1"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN IF TG_OP = ''INSERT'' THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (NEW."order", NEW."line", 1); ELSIF TG_OP = ''DELETE'' THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (OLD."order", OLD."line", -1); ELSIF ROW(OLD."order", OLD."line") IS DISTINCT FROM ROW(NEW."order", NEW."line") THEN INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (OLD."order", OLD."line", -1), (NEW."order", NEW."line", 1); ELSE INSERT INTO "sqluuid_log_20261121_0a1b2c"."log_0" ("sqluuid_k0", "sqluuid_k1", sqluuid_d) VALUES (NEW."order", NEW."line", 0); END IF; RETURN NULL; END'

-- text-to-binary and v1-to-v6, online, order "items": functions, statement 2
CREATE FUNCTION "sqluuid_log_20261121_0a1b2c"."truncated_1"() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS 'BEGIN INSERT INTO "sqluuid_log_20261121_0a1b2c"."truncated" VALUES (1); RETURN NULL; END'

-- text-to-binary and v1-to-v6, online, order "items": triggers, statement 1
CREATE TRIGGER "sqluuid_follow_20261121_0a1b2c_written" AFTER INSERT OR UPDATE OR DELETE ON "shop"."order ""items""" FOR EACH ROW EXECUTE FUNCTION "sqluuid_log_20261121_0a1b2c"."written_1"()

-- text-to-binary and v1-to-v6, online, order "items": triggers, statement 2
ALTER TABLE "shop"."order ""items""" ENABLE ALWAYS TRIGGER "sqluuid_follow_20261121_0a1b2c_written"

-- text-to-binary and v1-to-v6, online, order "items": triggers, statement 3
CREATE TRIGGER "sqluuid_follow_20261121_0a1b2c_truncated" AFTER TRUNCATE ON "shop"."order ""items""" FOR EACH STATEMENT EXECUTE FUNCTION "sqluuid_log_20261121_0a1b2c"."truncated_1"()

-- text-to-binary and v1-to-v6, online, order "items": triggers, statement 4
ALTER TABLE "shop"."order ""items""" ENABLE ALWAYS TRIGGER "sqluuid_follow_20261121_0a1b2c_truncated"

-- text-to-binary and v1-to-v6, online, order "items": a round, statement 1
TRUNCATE "sqluuid_log_20261121_0a1b2c"."pick_0"

-- text-to-binary and v1-to-v6, online, order "items": a round, statement 2
WITH g AS (DELETE FROM "sqluuid_log_20261121_0a1b2c"."log_0" RETURNING *) INSERT INTO "sqluuid_log_20261121_0a1b2c"."pick_0" SELECT "sqluuid_k0", "sqluuid_k1", CASE WHEN (CASE WHEN (CASE WHEN x."sqluuid_k0"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length(x."sqluuid_k0"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate(x."sqluuid_k0"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate(x."sqluuid_k0"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate(x."sqluuid_k0"::text,'{}-',''),14,3)||substr(translate(x."sqluuid_k0"::text,'{}-',''),9,4)||substr(translate(x."sqluuid_k0"::text,'{}-',''),1,5)||'6'||substr(translate(x."sqluuid_k0"::text,'{}-',''),6,3)||substr(translate(x."sqluuid_k0"::text,'{}-',''),17))::uuid ELSE CASE WHEN x."sqluuid_k0" IS NOT NULL THEN (substr(translate(x."sqluuid_k0"::text,'{}-',''),1))::uuid END END, x."sqluuid_k1", d, n FROM (SELECT "sqluuid_k0", "sqluuid_k1", sum(sqluuid_d) AS d, count(*) AS n FROM g GROUP BY "sqluuid_k0", "sqluuid_k1") x

-- text-to-binary and v1-to-v6, online, order "items": a round, statement 3
ANALYZE "sqluuid_log_20261121_0a1b2c"."pick_0"

-- text-to-binary and v1-to-v6, online, order "items": a round, statement 4
DELETE FROM "sqluuid_new_20261121_0a1b2c"."order ""items""" USING "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_20261121_0a1b2c"."order ""items"""."order" AND sqluuid_p."sqluuid_j1" = "sqluuid_new_20261121_0a1b2c"."order ""items"""."line"

-- text-to-binary and v1-to-v6, online, order "items": a round, statement 5
INSERT INTO "sqluuid_new_20261121_0a1b2c"."order ""items""" ("line", "order", "note") OVERRIDING SYSTEM VALUE SELECT "line", CASE WHEN (CASE WHEN (CASE WHEN "order"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("order"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("order"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("order"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate("order"::text,'{}-',''),14,3)||substr(translate("order"::text,'{}-',''),9,4)||substr(translate("order"::text,'{}-',''),1,5)||'6'||substr(translate("order"::text,'{}-',''),6,3)||substr(translate("order"::text,'{}-',''),17))::uuid ELSE CASE WHEN "order" IS NOT NULL THEN (substr(translate("order"::text,'{}-',''),1))::uuid END END, "note" FROM "shop"."order ""items""" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."order ""items"""."order" AND sqluuid_p."sqluuid_k1" = "shop"."order ""items"""."line")

-- text-to-binary and v1-to-v6, online, order "items": a round, statement 6
SELECT COALESCE(sum(sqluuid_d), 0)::bigint, COALESCE(sum(sqluuid_n), 0)::bigint FROM "sqluuid_log_20261121_0a1b2c"."pick_0"

-- text-to-binary and v1-to-v6, online, order "items": compared, statement 1
SELECT (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("line", CASE WHEN (CASE WHEN (CASE WHEN "order"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("order"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("order"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("order"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) THEN (substr(translate("order"::text,'{}-',''),14,3)||substr(translate("order"::text,'{}-',''),9,4)||substr(translate("order"::text,'{}-',''),1,5)||'6'||substr(translate("order"::text,'{}-',''),6,3)||substr(translate("order"::text,'{}-',''),17))::uuid ELSE CASE WHEN "order" IS NOT NULL THEN (substr(translate("order"::text,'{}-',''),1))::uuid END END, "note")::text, 0)::numeric), 0)::text FROM "shop"."order ""items""" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."order ""items"""."order" AND sqluuid_p."sqluuid_k1" = "shop"."order ""items"""."line")) <> (SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW("line", "order", "note")::text, 0)::numeric), 0)::text FROM "sqluuid_new_20261121_0a1b2c"."order ""items""" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_j0" = "sqluuid_new_20261121_0a1b2c"."order ""items"""."order" AND sqluuid_p."sqluuid_j1" = "sqluuid_new_20261121_0a1b2c"."order ""items"""."line"))

-- text-to-binary and v1-to-v6, online, order "items": compared, statement 2
SELECT "order"::text FROM "shop"."order ""items""" WHERE EXISTS (SELECT 1 FROM "sqluuid_log_20261121_0a1b2c"."pick_0" sqluuid_p WHERE sqluuid_p."sqluuid_k0" = "shop"."order ""items"""."order" AND sqluuid_p."sqluuid_k1" = "shop"."order ""items"""."line") AND "order" IS NOT NULL AND NOT (CASE WHEN (CASE WHEN "order"::text COLLATE "C" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}])$' AND length("order"::text) IN (32,36,38) THEN true ELSE false END) THEN (substring(decode(translate("order"::text,'{}-',''),'hex'),7,1) BETWEEN decode('10','hex') AND decode('1F','hex')) AND (substring(decode(translate("order"::text,'{}-',''),'hex'),9,1) BETWEEN decode('80','hex') AND decode('BF','hex')) ELSE (1 = 0) END) LIMIT 1

