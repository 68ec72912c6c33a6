package twins_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A kind is something around an id column that a change of type must not lose. Its schema has a table
// {t}, which has an id. What ask shows must be the same before, after a cut-over, after the way back
// and after finish. do is run each time before.
type kind struct {
	name, schema, do, ask string
	since                 int // version of PostgreSQL
}

// indexesOf shows the indexes of {t} that programs know.
const indexesOf = `SELECT c.relname, i.indisunique, i.indisprimary, i.indisvalid, i.indnkeyatts, i.indnatts, i.indpred IS NULL, i.indexprs IS NULL,
 i.indisclustered, i.indisreplident, c.reloptions, s.spcname, obj_description(c.oid, 'pg_class'), to_jsonb(i) ->> 'indnullsnotdistinct',
 (SELECT string_agg(a.attstattarget::text, ',' ORDER BY a.attnum) FROM pg_attribute a WHERE a.attrelid = c.oid), pg_get_userbyid(c.relowner)
 FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid LEFT JOIN pg_tablespace s ON s.oid = c.reltablespace
 WHERE i.indrelid IN (to_regclass('{t}'), to_regclass('{t}_more')) AND c.relname !~ '__(old|new)$' ORDER BY 1`

// constraintsOf shows the constraints of {t} and {t}_more that programs know, without their texts.
const constraintsOf = `SELECT conname, contype, condeferrable, condeferred, convalidated, confupdtype, confdeltype, confmatchtype,
 array_length(conkey, 1), to_jsonb(k) -> 'confdelsetcols' IS NULL, obj_description(oid, 'pg_constraint') FROM pg_constraint k
 WHERE conrelid IN (to_regclass('{t}'), to_regclass('{t}_more')) AND conname !~ '__(old|new)' ORDER BY 1`

// columnsOf shows what there is about the columns id and up of {t}, but for their type.
const columnsOf = `SELECT a.attname, a.attnotnull, a.attstattarget, (SELECT string_agg(o, ',') FROM unnest(a.attoptions) o WHERE o LIKE 'n\_%'), (SELECT string_agg(x::text, ' ' ORDER BY x::text) FROM unnest(a.attacl) x), col_description(a.attrelid, a.attnum), a.atthasdef
 FROM pg_attribute a WHERE a.attrelid = '{t}'::regclass AND a.attname IN ('id', 'up') ORDER BY 1`

var kinds = []kind{
	{name: "a view of a view", schema: `CREATE VIEW {t}_a AS SELECT id, up, n FROM {t};
CREATE VIEW {t}_b WITH (security_barrier) AS SELECT id, n FROM {t}_a WHERE up IS NOT NULL; COMMENT ON VIEW {t}_b IS 'inner';
COMMENT ON COLUMN {t}_b.n IS 'a number'; GRANT SELECT ON {t}_a TO PUBLIC; GRANT SELECT (n) ON {t}_b TO PUBLIC`,
		ask: `SELECT c.relname, c.reloptions, c.relacl, obj_description(c.oid), (SELECT string_agg(a.attname || coalesce(a.attacl::text, '')
 || coalesce(col_description(c.oid, a.attnum), ''), ',' ORDER BY a.attnum) FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0),
 (SELECT sum(n) FROM {t}_b) FROM pg_class c WHERE c.relname IN ('{t}_a', '{t}_b') ORDER BY 1`},
	{name: "a view that groups by the key", schema: `CREATE VIEW {t}_a AS SELECT id, n, count(*) AS many FROM {t} GROUP BY id; CREATE VIEW {t}_b AS SELECT many FROM {t}_a WHERE id IS NOT NULL`,
		ask: `SELECT count(*), sum(many) FROM {t}_b`},
	{name: "a view that is written to", schema: `CREATE VIEW {t}_a AS SELECT id, n FROM {t}; ALTER VIEW {t}_a ALTER n SET DEFAULT 7;
CREATE FUNCTION {t}_f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
CREATE TRIGGER tr INSTEAD OF UPDATE ON {t}_a FOR EACH ROW EXECUTE FUNCTION {t}_f();
CREATE RULE gone AS ON DELETE TO {t}_a DO INSTEAD NOTHING`,
		ask: `SELECT (SELECT string_agg(rulename, ',') FROM pg_rules WHERE tablename = '{t}_a'), (SELECT count(*) FROM pg_trigger WHERE tgrelid = '{t}_a'::regclass),
 (SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = '{t}_a'::regclass)`},
	{name: "a materialised view", schema: `CREATE MATERIALIZED VIEW {t}_a WITH (fillfactor = 80) AS SELECT id, count(*) AS many FROM {t} GROUP BY id;
CREATE UNIQUE INDEX {t}_ai ON {t}_a (id); COMMENT ON INDEX {t}_ai IS 'for refreshes'; COMMENT ON MATERIALIZED VIEW {t}_a IS 'counted';
CREATE MATERIALIZED VIEW {t}_b AS SELECT id FROM {t}_a WITH NO DATA`,
		ask: `SELECT c.relname, c.reloptions, c.relispopulated, obj_description(c.oid), (SELECT obj_description(indexrelid) FROM pg_index WHERE indrelid = c.oid),
 (SELECT sum(many) FROM {t}_a) FROM pg_class c WHERE c.relname IN ('{t}_a', '{t}_b') ORDER BY 1`},
	{name: "a policy", schema: `ALTER TABLE {t} ENABLE ROW LEVEL SECURITY; ALTER TABLE {t} FORCE ROW LEVEL SECURITY;
CREATE POLICY p ON {t} AS RESTRICTIVE FOR UPDATE TO PUBLIC USING (id <> up OR n > 0) WITH CHECK (up IS NOT NULL); COMMENT ON POLICY p ON {t} IS 'why'`,
		ask: `SELECT policyname, permissive, roles, cmd, qual IS NULL, with_check, (SELECT obj_description(oid, 'pg_policy') FROM pg_policy WHERE polrelid = '{t}'::regclass),
 (SELECT relforcerowsecurity FROM pg_class WHERE oid = '{t}'::regclass) FROM pg_policies WHERE tablename = '{t}'`},
	{name: "a policy of another table", schema: `CREATE TABLE {t}_notes (o int); ALTER TABLE {t}_notes ENABLE ROW LEVEL SECURITY;
CREATE POLICY p ON {t}_notes USING (EXISTS (SELECT 1 FROM {t} x JOIN {t} y ON x.up = y.id WHERE x.n = o))`,
		ask: `SELECT tablename, policyname, permissive, roles, cmd, qual IS NULL FROM pg_policies WHERE tablename = '{t}_notes'`},
	{name: "comparisons that are written with casts", schema: `CREATE VIEW {t}_a AS SELECT x.n FROM {t} x JOIN {t} y ON x.up = y.id WHERE x.id <> 'ffffffff-ffff-4fff-bfff-ffffffffffff'
 AND x.id NOT IN ('ffffffff-ffff-4fff-bfff-fffffffffff1', 'ffffffff-ffff-4fff-bfff-fffffffffff2');
ALTER TABLE {t} ADD CONSTRAINT other CHECK (id IS DISTINCT FROM up OR n > 0 OR up = '00000000-0000-4000-8000-000000000000'); CREATE INDEX {t}_p ON {t} (n) WHERE id <> up;
ALTER TABLE {t} ENABLE ROW LEVEL SECURITY; CREATE POLICY p ON {t} USING (up IN (SELECT z.id FROM {t} z))`,
		ask: `SELECT regexp_replace(x.text, '[() ]|::(text|uuid|character varying)|\[\]', '', 'g'), x.text ~ '::text' = (SELECT atttypid = 'varchar'::regtype FROM pg_attribute WHERE attrelid = '{t}'::regclass AND attname = 'id')
 FROM (SELECT pg_get_viewdef('{t}_a'::regclass) AS text UNION ALL SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = '{t}'::regclass AND conname = 'other'
 UNION ALL SELECT pg_get_expr(indpred, indrelid) FROM pg_index WHERE indexrelid = '{t}_p'::regclass
 UNION ALL SELECT qual FROM pg_policies WHERE tablename = '{t}') x ORDER BY 1; SELECT count(*) FROM {t}_a`},
	{name: "a comparison with a text of the same name", schema: `CREATE TABLE {t}_o (id varchar(36), n int); INSERT INTO {t}_o VALUES ('none', 1);
CREATE VIEW {t}_a AS SELECT x.n FROM {t} x JOIN {t}_o o ON x.id = o.id OR o.n = x.n`,
		ask: `SELECT count(*), (pg_get_viewdef('{t}_a'::regclass) ~ '\(x.id\)::text') FROM {t}_a`},
	{name: "a CHECK", schema: `ALTER TABLE {t} ADD CONSTRAINT other CHECK (id <> up OR n > 0) NO INHERIT; COMMENT ON CONSTRAINT other ON {t} IS 'not itself'`,
		ask: constraintsOf},
	{name: "a default", schema: `ALTER TABLE {t} ALTER id SET DEFAULT gen_random_uuid()::text`,
		do:  `DELETE FROM {t} WHERE n > 100; INSERT INTO {t} (n) VALUES (101)`,
		ask: `SELECT count(*), bool_and(id::text ~ '^[0-9a-f-]{36}$'), (SELECT string_agg(n::text, ',' ORDER BY n) FROM {t} WHERE up IS NULL) FROM {t}`},
	{name: "partial indexes, and ones over expressions", schema: `CREATE INDEX {t}_p ON {t} (n, up DESC NULLS LAST) WHERE up IS NOT NULL;
CREATE UNIQUE INDEX {t}_u ON {t} (id, (n + 1)); CREATE INDEX {t}_x ON {t} (upper(id::text), n); ALTER INDEX {t}_x ALTER COLUMN 1 SET STATISTICS 500;
CREATE INDEX {t}_h ON {t} USING hash (up)`, ask: indexesOf},
	{name: "settings of indexes", schema: `CREATE INDEX {t}_f ON {t} (up) INCLUDE (n, id) WITH (fillfactor = 70, deduplicate_items = off); ALTER TABLE {t} CLUSTER ON {t}_pkey;
ALTER TABLE {t} ADD CONSTRAINT {t}_i UNIQUE (id) INCLUDE (n) WITH (fillfactor = 60)`, ask: indexesOf},
	{name: "NULLs that are not distinct", since: 15, schema: `CREATE UNIQUE INDEX {t}_d ON {t} (id, up) NULLS NOT DISTINCT;
ALTER TABLE {t} ADD CONSTRAINT {t}_e UNIQUE NULLS NOT DISTINCT (up, n)`, ask: indexesOf},
	{name: "statistics", schema: `CREATE STATISTICS {t}_s (dependencies) ON id, n FROM {t}; ALTER STATISTICS {t}_s SET STATISTICS 50; COMMENT ON STATISTICS {t}_s IS 'both';
ALTER TABLE {t} ALTER id SET STATISTICS 300; ALTER TABLE {t} ALTER up SET (n_distinct = -0.5)`,
		ask: columnsOf + `; SELECT stxname, stxkind, to_jsonb(e) ->> 'stxstattarget', obj_description(oid, 'pg_statistic_ext') FROM pg_statistic_ext e WHERE stxname = '{t}_s'`},
	{name: "grants on columns", schema: `GRANT SELECT (id), UPDATE (id, up) ON {t} TO PUBLIC; GRANT REFERENCES (id) ON {t} TO {role} WITH GRANT OPTION`, ask: columnsOf},
	{name: "the key as replica identity", schema: `ALTER TABLE {t} REPLICA IDENTITY USING INDEX {t}_pkey`,
		ask: `SELECT relreplident FROM pg_class WHERE oid = '{t}'::regclass; ` + indexesOf},
	{name: "an index as replica identity", schema: `ALTER TABLE {t} ALTER up SET NOT NULL; CREATE UNIQUE INDEX {t}_r ON {t} (up, id); ALTER TABLE {t} REPLICA IDENTITY USING INDEX {t}_r`,
		ask: `SELECT relreplident FROM pg_class WHERE oid = '{t}'::regclass; ` + indexesOf},
	{name: "column lists of publications", since: 15, schema: `CREATE PUBLICATION {t}_p FOR TABLE {t} (id, n) WHERE (id IS NOT NULL) WITH (publish = 'insert');
CREATE PUBLICATION {t}_q FOR TABLE {t}`,
		ask: `SELECT p.pubname, (SELECT string_agg(x, ',' ORDER BY x) FROM unnest(v.attnames::text[]) x WHERE x !~ '__'), v.rowfilter IS NULL, pubinsert, pubupdate
 FROM pg_publication p JOIN pg_publication_tables v ON v.pubname = p.pubname WHERE v.tablename = '{t}' ORDER BY 1`},
	{name: "comments", schema: `COMMENT ON COLUMN {t}.id IS 'who''s who'; COMMENT ON CONSTRAINT {t}_pkey ON {t} IS 'the key'; COMMENT ON INDEX {t}_pkey IS 'its index';
ALTER TABLE {t} ADD CONSTRAINT {t}_u UNIQUE (up, id); COMMENT ON CONSTRAINT {t}_u ON {t} IS 'both'; COMMENT ON INDEX {t}_u IS 'of both';
COMMENT ON CONSTRAINT {t}_up_fkey ON {t} IS 'above'; CREATE INDEX {t}_c ON {t} (up); COMMENT ON INDEX {t}_c IS 'a list'`,
		ask: columnsOf + "; " + constraintsOf + "; " + indexesOf},
	{name: "actions of foreign keys", schema: `CREATE TABLE {t}_more (m int PRIMARY KEY, a varchar(36) REFERENCES {t} ON DELETE CASCADE ON UPDATE CASCADE, b varchar(36) REFERENCES {t} MATCH FULL
 ON DELETE SET NULL DEFERRABLE INITIALLY DEFERRED, c varchar(36) REFERENCES {t} ON DELETE RESTRICT DEFERRABLE); INSERT INTO {t}_more SELECT n, id, id, up FROM {t}`,
		ask: constraintsOf},
	{name: "a foreign key that sets some columns", since: 15, schema: `ALTER TABLE {t} ADD UNIQUE (n, id); CREATE TABLE {t}_more (m int PRIMARY KEY, k int NOT NULL, a varchar(36),
 FOREIGN KEY (k, a) REFERENCES {t} (n, id) ON DELETE SET NULL (a)); INSERT INTO {t}_more SELECT n, n, id FROM {t}`, ask: constraintsOf},
	{name: "keys that are deferrable", schema: `CREATE TABLE {t}_more (a varchar(36) REFERENCES {t}, m int, PRIMARY KEY (a, m) DEFERRABLE INITIALLY DEFERRED, UNIQUE (m, a) DEFERRABLE);
INSERT INTO {t}_more SELECT id, n FROM {t}`, ask: constraintsOf},
	{name: "owners", schema: `CREATE VIEW {t}_a AS SELECT id FROM {t}; CREATE MATERIALIZED VIEW {t}_b AS SELECT id FROM {t}; CREATE STATISTICS {t}_s ON id, n FROM {t};
CREATE INDEX {t}_o ON {t} (up); ALTER TABLE {t} OWNER TO {role}; ALTER VIEW {t}_a OWNER TO {role}; ALTER MATERIALIZED VIEW {t}_b OWNER TO {role}; ALTER STATISTICS {t}_s OWNER TO {role}`,
		ask: `SELECT relname, pg_get_userbyid(relowner), relacl FROM pg_class WHERE relname IN ('{t}', '{t}_a', '{t}_b', '{t}_o') ORDER BY 1; SELECT pg_get_userbyid(stxowner) FROM pg_statistic_ext WHERE stxname = '{t}_s'; ` + indexesOf},
	{name: "a tablespace", since: 15, schema: `CREATE INDEX {t}_t ON {t} (up) TABLESPACE {space}`, ask: indexesOf},
	{name: "columns that are computed from others", schema: `ALTER TABLE {t} ADD twice int GENERATED ALWAYS AS (n * 2) STORED, ADD k int GENERATED ALWAYS AS IDENTITY, ADD s serial`,
		do:  `DELETE FROM {t} WHERE n > 100; INSERT INTO {t} (id, n) VALUES ('3b241101-e2bb-4255-8caf-4136c566a962', 101)`,
		ask: `SELECT count(*), bool_and(twice = 2 * n), count(DISTINCT k), count(DISTINCT s) FROM {t}`},
}

// TestEachKindIsCarried moves one table for each kind, together: there, back, and there again to the
// end.
func TestEachKindIsCarried(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	aside(t, l)
	role, _ := l.Role(t)
	space := strings.Replace(role, "role", "space", 1)
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if !l.Before(t, 15) {
		for _, q := range []string{"SET allow_in_place_tablespaces = on", "CREATE TABLESPACE " + space + " LOCATION ''"} {
			if _, err := conn.ExecContext(t.Context(), q); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
		}
		t.Cleanup(func() {
			l.DB.Exec("DROP SCHEMA public CASCADE")
			if _, err := l.DB.Exec("DROP TABLESPACE " + space); err != nil {
				t.Error(err)
			}
		})
	}
	conn.Close()
	write := func(no int, text string) string {
		return strings.NewReplacer("{t}", fmt.Sprintf("k%d", no), "{role}", role, "{space}", space).Replace(text)
	}
	args := []string{"migrate", "text-to-binary", "--twins", "--database", l.URL, "--yes"}
	var list []int
	for no, k := range kinds {
		if k.since > 0 && l.Before(t, k.since) {
			continue
		}
		list = append(list, no)
		l.Exec(t, write(no, `CREATE TABLE {t} (id varchar(36) PRIMARY KEY, up varchar(36) REFERENCES {t} (id), n int)`))
		l.Exec(t, write(no, `INSERT INTO {t} SELECT gen_random_uuid()::text, NULL, i FROM generate_series(1, 20) i;
UPDATE {t} SET up = (SELECT min(id) FROM {t}) WHERE n > 1; UPDATE {t} SET up = id WHERE n = 1`))
		l.Exec(t, write(no, k.schema))
		args = append(args, "--column", fmt.Sprintf("k%d.id", no))
	}
	show := func(no int) (out []string) {
		if kinds[no].do != "" {
			l.Exec(t, write(no, kinds[no].do))
		}
		for _, ask := range strings.Split(write(no, kinds[no].ask), "; ") {
			out = append(out, l.Dump(t, ask)...)
		}
		return out
	}
	before := map[int][]string{}
	for _, no := range list {
		if before[no] = show(no); len(before[no]) == 0 {
			t.Fatalf("nothing is shown of %s", kinds[no].name)
		}
	}
	was := l.Dump(t, catalogue)
	same := func(when string) {
		t.Helper()
		for _, no := range list {
			t.Run(kinds[no].name+", "+when, func(t *testing.T) { lab.Same(t, "it", show(no), before[no]) })
		}
	}
	of := func(name string, more ...string) []string {
		return append([]string{"migrate", name, "--database", l.URL, "--column", "k0.id", "--yes"}, more...)
	}
	lab.MustRun(t, args...)
	same("when it is ready")
	for _, back := range [][]string{nil, {"--back"}} {
		lab.MustRun(t, of("cutover", append(back, "--hold", "10s")...)...)
		same(fmt.Sprint("after the cut-over ", back))
	}
	lab.MustRun(t, of("undo")...)
	lab.Same(t, "the catalogue after undo", l.Dump(t, catalogue), was)
	lab.MustRun(t, args...)
	lab.MustRun(t, of("cutover", "--hold", "10s")...)
	lab.MustRun(t, of("finish")...)
	same("at the end")
	if left := l.Dump(t, "SELECT attrelid::regclass, attname FROM pg_attribute a JOIN pg_class c ON c.oid = attrelid AND c.relkind <> 'i' WHERE attname ~ '__(old|new)$' AND NOT attisdropped"); len(left) > 0 {
		t.Errorf("left: %v", left)
	}
	for _, no := range list {
		lab.Same(t, "the type", l.Dump(t, write(no, "SELECT DISTINCT format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = '{t}'::regclass AND attname IN ('id', 'up')")), []string{"uuid"})
	}
}
