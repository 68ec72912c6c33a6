package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// textOf makes the lab one whose ids are text, in one of the ways in which people
// write them.
func textLab(l *lab) {
	switch l.p {
	case engine.PostgreSQL:
		l.id = "varchar(38)"
	case engine.SQLite:
		l.id = "text"
	default:
		l.id = "varchar(38) CHARACTER SET ascii"
	}
	l.lit = func(u sqltype.UUID) string {
		s := u.String()
		switch u[15] % 8 {
		case 0:
			s = strings.ReplaceAll(s, "-", "")
		case 1:
			s = "{" + strings.ToUpper(s) + "}"
		case 2:
			s = strings.ToUpper(s)
		case 3:
			s = codec.Base32.Encode(u)
		case 4:
			s = strings.ToLower(codec.Base32.Encode(u))
		case 5:
			s = euid.Encode(u)
		case 6:
			s = strings.ToLower(euid.EncodeUnchecked(u))
		}
		return "'" + s + "'"
	}
	l.hex = "{c}"
}

// schemaOf describes the tables of the database as far as the engine tells.
func schemaOf(t *testing.T, l *lab) []string {
	t.Helper()
	switch l.p {
	case engine.PostgreSQL:
		return l.dump(t, `SELECT 'column', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull::text, COALESCE(pg_get_expr(d.adbin, d.adrelid), ''), COALESCE(col_description(c.oid, a.attnum), '')
 FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
 WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0
UNION ALL SELECT 'constraint', k.conrelid::regclass::text, k.conname, pg_get_constraintdef(k.oid), '', '', '' FROM pg_constraint k WHERE k.connamespace = 'public'::regnamespace
UNION ALL SELECT 'index', i.indrelid::regclass::text, pg_get_indexdef(i.indexrelid), '', '', '', '' FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid WHERE c.relnamespace = 'public'::regnamespace
UNION ALL SELECT 'owner', c.relname, pg_get_userbyid(c.relowner), COALESCE(c.relacl::text, ''), COALESCE(c.reloptions::text, ''), COALESCE(obj_description(c.oid), ''), '' FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r','S')
ORDER BY 1, 2, 3, 4`)
	case engine.SQLite:
		return l.dump(t, "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqluuid%' AND name NOT LIKE 'sqlite%' ORDER BY name")
	}
	return l.dump(t, `SELECT TABLE_NAME, COLUMN_NAME, COLUMN_TYPE, IS_NULLABLE, COALESCE(COLUMN_DEFAULT, '-'), COLUMN_KEY, COALESCE(COLLATION_NAME, '-'), COLUMN_COMMENT FROM information_schema.COLUMNS
WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME NOT LIKE 'sqluuid%'
UNION ALL SELECT TABLE_NAME, INDEX_NAME, NON_UNIQUE, SEQ_IN_INDEX, COLUMN_NAME, '', '', '' FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME NOT LIKE 'sqluuid%'
UNION ALL SELECT '', CONSTRAINT_NAME, CHECK_CLAUSE, '', '', '', '', ''
FROM information_schema.CHECK_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE()
UNION ALL SELECT TABLE_NAME, CONSTRAINT_NAME, REFERENCED_TABLE_NAME, UPDATE_RULE, DELETE_RULE, '', '', '' FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE()
ORDER BY 1, 2, 3, 4`)
}

func copyFlags(l *lab, more ...string) []string {
	return append([]string{"--database", l.url, "--column", "orders.id", "--yes"}, more...)
}

// asBytes reads columns of sixteen bytes as hex digits.
var asBytes = map[engine.Profile]string{
	engine.PostgreSQL: "encode(uuid_send({c}),'hex')",
	engine.MariaDB:    "LOWER(HEX({c}))",
	engine.MySQL:      "LOWER(HEX({c}))",
	engine.SQLite:     "CASE WHEN {c} IS NOT NULL THEN lower(hex({c})) END",
}

// asBinary reads the shop's columns as they are after text-to-binary.
func asBinary(l *lab) {
	l.hex, l.lit = asBytes[l.p], hexLiteral
	if l.p == engine.PostgreSQL {
		l.lit = textLiteral
	}
}

func TestTextToBinary(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		textLab(l)
		text := *l
		s := newShop(t, l, 400, false)
		before, schema := s.snapshot(t), schemaOf(t, l)
		args := migrateArgs("text-to-binary", copyFlags(l, "--then", "v1-to-v6")...)

		got := mustRun(t, append(args, "--dry-run")...)
		if !strings.Contains(got.out, "nobody else can write") || !strings.Contains(got.out, "old") {
			t.Errorf("the plan does not say what it locks and keeps:\n%s", got.out)
		}
		same(t, "schema after a dry run", schemaOf(t, l), schema)

		mustRun(t, args...)
		asBinary(l)
		s.check(t, "after text-to-binary", s.expected())
		// What follows the copy is enforced as before.
		if _, err := l.db.Exec(l.sql(t, "INSERT INTO shipments VALUES ("+l.lit(sqltype.NewV6())+", NULL, 1)")); err == nil && l.p != engine.SQLite {
			t.Error("a row without a parent was taken")
		}
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
		*l = text
		s.check(t, "after undo", before)
		same(t, "schema after undo", schemaOf(t, l), schema)
	})
}

// An undo would lose what was written since.
func TestUndoOfACopyThatWasWrittenTo(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		textLab(l)
		s := newShop(t, l, 50, false)
		mustRun(t, migrateArgs("text-to-binary", copyFlags(l)...)...)
		asBinary(l)
		l.exec(t, "UPDATE orders SET note = 'changed' WHERE n = 7")
		after := s.snapshot(t)
		got := run(t, migrateArgs("undo", copyFlags(l)...)...)
		if got.code != 3 || !strings.Contains(got.err, `"orders" has been written to`) || !strings.Contains(got.err, "binary-to-text") {
			t.Errorf("undo: exit %d\n%s", got.code, got.err)
		}
		for table, want := range after {
			same(t, table, s.snapshot(t)[table], want)
		}
		l.exec(t, "UPDATE orders SET note = 'order 7' WHERE n = 7")
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)

		mustRun(t, migrateArgs("text-to-binary", copyFlags(l)...)...)
		mustRun(t, migrateArgs("binary-to-text", copyFlags(l)...)...)
		l.hex = "REPLACE({c},'-','')"
		if l.p == engine.SQLite {
			l.hex = "CASE WHEN {c} IS NOT NULL THEN replace({c},'-','') END"
		}
		s.check(t, "after binary-to-text", s.expectedOf(func(u sqltype.UUID) (sqltype.UUID, error) { return u, nil }))
	})
}

func TestTextThatIsNoID(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		textLab(l)
		s := newShop(t, l, 50, false)
		for i, bad := range []string{"not an id", "c232ab00-9414-11ec-b3c8-9f6bdeced84", "c232ab00-9414-11ec-b3c8-9f6bdeced84g", "{c232ab00941411ecb3c89f6bdeced846}", "",
			"81J8SAR0WG2GTVCA6AR9ASZSKA", "61I8SAR0WG2GTVCA6AR9ASZSKA", "01J8SAR0WG2GTVCA6AR9ASZSKAR"} {
			l.exec(t, "INSERT INTO orders VALUES ('"+bad+"', 1, 100, 'bad')")
			before := schemaOf(t, l)
			wantError(t, run(t, migrateArgs("text-to-binary", copyFlags(l, []string{"--on-mismatch=skip", "--on-mismatch=fail"}[i%2])...)...), 3,
				"orders.id", fmt.Sprintf("%q", bad), "1 malformed", "the malformed ones, which the new type cannot hold")
			same(t, "schema", schemaOf(t, l), before)
			l.exec(t, "DELETE FROM orders WHERE n = 100")
		}
		// Two texts of one id.
		id := newV1(rand.New(rand.NewPCG(9, 9)))
		plain := strings.ReplaceAll(id.String(), "-", "")
		l.exec(t, "INSERT INTO orders VALUES ('"+id.String()+"', 1, 100, ''), ('"+plain+"', 1, 101, '')")
		wantError(t, run(t, migrateArgs("text-to-binary", copyFlags(l)...)...), 3, id.String(), plain, "one id")
		l.exec(t, "DELETE FROM orders WHERE n >= 100")
		// Another version, where a version is asked for.
		l.exec(t, "INSERT INTO orders VALUES ('"+sqltype.NewV4().String()+"', 1, 100, '')")
		wantError(t, run(t, migrateArgs("text-to-binary", copyFlags(l, "--then", "v1-to-v6")...)...), 3, "1 of version 4")
		l.exec(t, "DELETE FROM orders WHERE n >= 100")
		s.check(t, "at the end", s.expectedText())
	})
}

// expectedText is the snapshot of the shop in text, as it was filled.
func (s *shop) expectedText() map[string][]string {
	out := s.expectedOf(func(u sqltype.UUID) (sqltype.UUID, error) { return u, nil })
	text := map[string]string{}
	for _, u := range s.orders {
		text[fmt.Sprintf("%x", u[:])] = strings.Trim(s.l.lit(u), "'")
	}
	for table, rows := range out {
		for i, row := range rows {
			parts := strings.Split(row, "|")
			for k, p := range parts {
				if x, ok := text[p]; ok {
					parts[k] = x
				}
			}
			out[table][i] = strings.Join(parts, "|")
		}
	}
	return out
}

// A copy of the same type, with a name for every kind of thing that is kept.
func TestCopyKeepsTheSchema(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 200, true)
		switch l.p {
		case engine.PostgreSQL:
			for _, q := range []string{
				"CREATE TABLE tenants (t integer PRIMARY KEY)", "INSERT INTO tenants SELECT DISTINCT tenant FROM orders",
				"ALTER TABLE orders ADD FOREIGN KEY (tenant) REFERENCES tenants (t) DEFERRABLE INITIALLY DEFERRED, ADD CHECK (n >= 0), ALTER note SET DEFAULT 'x'",
				"ALTER TABLE orders ADD serial bigserial, ADD ident integer GENERATED ALWAYS AS IDENTITY, ADD twice integer GENERATED ALWAYS AS (n * 2) STORED, ADD gone integer",
				"ALTER TABLE orders DROP gone", "ALTER TABLE orders SET (fillfactor = 80)",
				`CREATE UNIQUE INDEX "Orders Note" ON orders (lower(note), n) WHERE n > 5`, "COMMENT ON TABLE orders IS 'it''s the orders'", "COMMENT ON COLUMN orders.note IS 'a note'",
				"GRANT SELECT ON orders TO PUBLIC",
			} {
				l.exec(t, q)
			}
		case engine.MariaDB, engine.MySQL:
			l.exec(t, "CREATE TABLE tenants (t integer PRIMARY KEY)")
			l.exec(t, "INSERT INTO tenants SELECT DISTINCT tenant FROM orders")
			l.exec(t, "ALTER TABLE orders ADD CONSTRAINT its_tenant FOREIGN KEY (tenant) REFERENCES tenants (t), ADD CHECK (n >= 0), ADD twice integer AS (n * 2) STORED, COMMENT 'orders'")
			if l.name == "MySQL" {
				l.exec(t, "ALTER TABLE orders ADD CONSTRAINT few CHECK (n < 100000) NOT ENFORCED, "+
					"ADD INDEX unseen (n DESC) INVISIBLE")
				l.exec(t, "ANALYZE TABLE orders UPDATE HISTOGRAM ON tenant WITH 4 BUCKETS")
			}
		case engine.SQLite:
			l.exec(t, "CREATE UNIQUE INDEX \"Orders Note\" ON orders (lower(note), n) WHERE n > 5")
			l.exec(t, "CREATE TABLE log (k INTEGER PRIMARY KEY AUTOINCREMENT, order_id blob REFERENCES orders(id), twice AS (k * 2))")
			l.exec(t, "INSERT INTO log (order_id) SELECT id FROM orders")
			l.exec(t, "DELETE FROM log WHERE k > 5")
		}
		before, schema := s.snapshot(t), schemaOf(t, l)
		args := migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--on-mismatch=skip")...)
		mustRun(t, args...)
		s.check(t, "after the copy", s.expected())
		if got := schemaOf(t, l); l.p == engine.PostgreSQL {
			same(t, "schema after the copy", dropColumnNumbers(got), dropColumnNumbers(schema))
		}
		got := mustRun(t, args...)
		if !strings.Contains(got.out, "Nothing to do") {
			t.Errorf("a second run:\n%s", got.out)
		}
		switch l.p {
		case engine.PostgreSQL:
			l.exec(t, "DELETE FROM tenants WHERE false")
			if n := l.dump(t, "SELECT nextval(pg_get_serial_sequence('orders', 'ident'))"); n[0] != "201" {
				t.Errorf("the identity goes on at %s, want 201", n[0])
			}
		case engine.SQLite:
			if n := l.dump(t, "SELECT seq FROM sqlite_sequence WHERE name = 'log'"); n[0] != "200" {
				t.Errorf("AUTOINCREMENT goes on after %s, want 200", n[0])
			}
		}
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
		s.check(t, "after undo", before)
		same(t, "schema after undo", schemaOf(t, l), schema)
	})
}

// dropColumnNumbers leaves out what a dropped column leaves in the catalogue.
func dropColumnNumbers(rows []string) []string {
	var out []string
	for _, r := range rows {
		if !strings.Contains(r, "pg.dropped") {
			out = append(out, r)
		}
	}
	return out
}

// What a copy would lose is refused by name.
func TestWhatACopyWouldLose(t *testing.T) {
	for name, list := range map[string]map[string]string{
		"PostgreSQL": {
			"CREATE VIEW v AS SELECT id FROM orders":       "view v",
			"ALTER TABLE orders ENABLE ROW LEVEL SECURITY": "row-level security",
			"CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'; CREATE TRIGGER tr AFTER INSERT ON orders EXECUTE FUNCTION f()":      "trigger tr",
			"CREATE TABLE o (t integer, u integer); ALTER TABLE orders ADD UNIQUE (n); ALTER TABLE o ADD CONSTRAINT outside FOREIGN KEY (t) REFERENCES orders (n)": "outside",
			"GRANT SELECT (id) ON orders TO PUBLIC": "column id",
		},
		"MariaDB": {
			"CREATE TRIGGER tr AFTER INSERT ON orders FOR EACH ROW SET @x = 1": "trigger tr",
		},
		"MySQL": {
			"CREATE TRIGGER tr AFTER INSERT ON orders FOR EACH ROW SET @x = 1": "trigger tr",
		},
		"SQLite": {
			"CREATE TRIGGER tr AFTER INSERT ON orders BEGIN SELECT 1; END":                                 "trigger tr",
			"CREATE UNIQUE INDEX orders_n ON orders (n); CREATE TABLE o (t integer REFERENCES orders (n))": `table "o"`,
		},
	} {
		for query, word := range list {
			t.Run(name+" "+word, func(t *testing.T) {
				l := labs()[name](t)
				s := newShop(t, l, 20, false)
				l.exec(t, query)
				before := s.snapshot(t)
				wantError(t, run(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy")...)...), 3, word, "a copy would lose")
				s.check(t, "after the refusal", before)
			})
		}
	}
}

// A copy that is killed leaves the tables as they were, or as they should
// become, and the same command goes on.
func TestAKilledCopy(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 1000, false)
		before := s.snapshot(t)
		tables := l.tables(t)
		r := rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), 1))
		args := migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--lock-wait", "30s")...)
		killed, most := 0, 400
		if l.p == engine.SQLite { // which is done sooner
			most = 60
		}
		for range 6 {
			if killAfter(t, 0, time.Duration(5+r.IntN(most))*time.Millisecond, args...) {
				killed++
			}
			if o := s.orphans(t); o != "0" {
				t.Fatalf("%s orphans", o)
			}
		}
		mustRun(t, args...)
		s.check(t, "after the copy", s.expected())
		if killed == 0 {
			t.Error("it was never killed in the middle")
		}
		undo := migrateArgs("undo", copyFlags(l, "--lock-wait", "30s")...)
		for range 2 {
			killAfter(t, 0, time.Duration(5+r.IntN(most))*time.Millisecond, undo...)
		}
		if got := run(t, undo...); got.code != 0 && !strings.Contains(got.err, "no run") {
			t.Fatalf("undo: exit %d\n%s%s", got.code, got.out, got.err)
		}
		s.check(t, "after undo", before)
		var left []string
		for _, name := range l.tables(t) {
			if !strings.Contains(name, "migration") {
				left = append(left, name)
			}
		}
		same(t, "tables at the end", left, tables)
	})
}

// A value whose digits are more than max_allowed_packet is compared like any other: the
// undo of a copy does not lose what was written to it, or beside it.
func TestUndoOfACopyWithLongValues(t *testing.T) {
	eachInnoDB(t, undoOfACopyWithLongValues)
}

func undoOfACopyWithLongValues(t *testing.T, l *lab) {
	l.exec(t, "CREATE TABLE files (id ID! NOT NULL PRIMARY KEY, n integer, body longblob, "+
		"more longtext, rest longtext, place geometry, doc json)")
	r := rand.New(rand.NewPCG(3, 4))
	l.exec(t, "INSERT INTO files VALUES ("+l.lit(newV1(r))+", 1, 'x', 'z', 'z', POINT(1, 1), '{}')")
	l.exec(t, "INSERT INTO files SELECT "+l.lit(newV1(r))+", 2, "+
		"REPEAT('x', @@max_allowed_packet DIV 2 + 1000), REPEAT('z', @@max_allowed_packet DIV 3), "+
		"REPEAT('z', @@max_allowed_packet DIV 3), POINT(1, 2), '{}'")
	args := []string{"--database", l.url, "--column", "files.id", "--yes", "--quiet"}
	mustRun(t, migrateArgs("v1-to-v6", append(args, "--strategy", "copy")...)...)
	for _, change := range [][2]string{
		{"body = REPEAT('y', LENGTH(body))", "body = REPEAT('x', LENGTH(body))"},
		{"n = 20", "n = 2"},
		{"place = POINT(2, 3)", "place = POINT(1, 2)"},
	} {
		l.exec(t, "UPDATE files SET "+change[0]+" WHERE n = 2")
		got := run(t, migrateArgs("undo", args...)...)
		wantError(t, got, 3, `"files" has been written to`)
		l.exec(t, "UPDATE files SET "+change[1]+" WHERE n IN (2, 20)")
	}
	mustRun(t, migrateArgs("undo", args...)...)
}

// What a copy keeps on SQLite is the old table itself, under another name and without
// its indexes; or a plain copy of one with foreign keys, which would hold rows of other
// tables. Nothing that speaks of the old table speaks of the kept one then.
func TestWhatACopyKeepsOnSQLite(t *testing.T) {
	l := labs()["SQLite"](t)
	l.name = "SQLite"
	r := rand.New(rand.NewPCG(6, 6))
	for _, q := range []string{
		"CREATE TABLE [orders] (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL CHECK (n >= 0))",
		"CREATE TABLE named (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL CHECK ([named] . n >= 0))",
		"CREATE INDEX orders_n ON orders (n)",
		"CREATE TABLE items (n integer NOT NULL PRIMARY KEY, order_id ID! NOT NULL REFERENCES orders (id) REFERENCES named (id))",
		"CREATE INDEX items_order ON items (order_id)",
		"CREATE VIEW totals AS SELECT o.n, count(*) AS items FROM orders o JOIN items i ON i.order_id = o.id GROUP BY o.n",
	} {
		l.exec(t, q)
	}
	for i := range 300 {
		id := l.lit(newV1(r))
		l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,%d)", id, i))
		l.exec(t, fmt.Sprintf("INSERT INTO named VALUES (%s,%d)", id, i))
		l.exec(t, fmt.Sprintf("INSERT INTO items VALUES (%d,%s),(%d,%s)", 2*i, id, 2*i+1, id))
	}
	l.exec(t, "ANALYZE")
	schema := func() []string {
		return l.dump(t, "SELECT name, sql FROM sqlite_master WHERE tbl_name NOT LIKE 'sqluuid%' AND tbl_name NOT LIKE '%_old_%' ORDER BY name")
	}
	stats := func() []string { return l.dump(t, "SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY 1, 2") }
	ids := func() []string {
		return l.dump(t, "SELECT rowid, n, hex(id) FROM orders UNION ALL SELECT rowid, n, hex(order_id) FROM items ORDER BY 1, 2")
	}
	was, counted, before := schema(), stats(), ids()
	copies := migrateArgs("v1-to-v6", flagsFor(l, "--strategy", "copy")...)
	mustRun(t, copies...)
	same(t, "the schema after the copy", schema(), was)
	same(t, "the statistics after the copy", stats(), counted)
	kept := l.dump(t, "SELECT replace(substr(sql, instr(sql, '(')), char(10), ' ') FROM sqlite_master WHERE name LIKE '%_old_%' AND type = 'table' ORDER BY name")
	if len(kept) != 3 || strings.Contains(kept[0], "REFERENCES") || strings.Contains(kept[1], "CHECK") || !strings.Contains(kept[2], "PRIMARY KEY") {
		t.Errorf("what is kept is %q, want plain copies of items and named, and the old orders", kept)
	}
	if n := l.dump(t, "SELECT count(*) FROM totals WHERE items = 2")[0]; n != "300" {
		t.Errorf("the view finds %s orders", n)
	}
	mustRun(t, migrateArgs("undo", flagsFor(l)...)...)
	same(t, "the schema after the undo", schema(), was)
	same(t, "the statistics after the undo", stats(), counted)
	same(t, "the ids after the undo", ids(), before)
	mustRun(t, copies...)
	mustRun(t, migrateArgs("finish", on(l, "--yes")...)...)
	same(t, "the schema after finish", schema(), was)
	if left := l.dump(t, "SELECT name FROM sqlite_master WHERE name LIKE '%_old_%'"); len(left) > 0 {
		t.Errorf("finish leaves %v", left)
	}
}
