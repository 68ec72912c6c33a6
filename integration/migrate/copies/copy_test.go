package copies_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestTextToBinary(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		l.HoldText()
		text := *l
		s := lab.NewShop(t, l, 400, false)
		before, schema := s.Snapshot(t), l.Schema(t)
		args := lab.Args("text-to-binary", l.Yes("--then", "v1-to-v6")...)

		got := lab.MustRun(t, append(args, "--dry-run")...)
		if !strings.Contains(got.Out, "nobody else can write") || !strings.Contains(got.Out, "old") {
			t.Errorf("the plan does not say what it locks and keeps:\n%s", got.Out)
		}
		lab.Same(t, "schema after a dry run", l.Schema(t), schema)

		lab.MustRun(t, args...)
		l.HoldBytes()
		s.Check(t, "after text-to-binary", s.Expected())
		// What follows the copy is enforced as before.
		if _, err := l.DB.Exec(l.SQL(t, "INSERT INTO shipments VALUES ("+l.Lit(sqltype.NewV6())+", NULL, 1)")); err == nil && l.Profile != engine.SQLite {
			t.Error("a row without a parent was taken")
		}
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
		*l = text
		s.Check(t, "after undo", before)
		lab.Same(t, "schema after undo", l.Schema(t), schema)
	})
}

// An undo would lose what was written since.
func TestUndoOfACopyThatWasWrittenTo(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		l.HoldText()
		s := lab.NewShop(t, l, 50, false)
		lab.MustRun(t, lab.Args("text-to-binary", l.Yes()...)...)
		l.HoldBytes()
		l.Exec(t, "UPDATE orders SET note = 'changed' WHERE n = 7")
		after := s.Snapshot(t)
		got := lab.Run(t, lab.Args("undo", l.Yes()...)...)
		if got.Code != 3 || !strings.Contains(got.Err, `"orders" has been written to`) || !strings.Contains(got.Err, "binary-to-text") {
			t.Errorf("undo: exit %d\n%s", got.Code, got.Err)
		}
		for table, want := range after {
			lab.Same(t, table, s.Snapshot(t)[table], want)
		}
		l.Exec(t, "UPDATE orders SET note = 'order 7' WHERE n = 7")
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)

		lab.MustRun(t, lab.Args("text-to-binary", l.Yes()...)...)
		lab.MustRun(t, lab.Args("binary-to-text", l.Yes()...)...)
		l.Hex = "REPLACE({c},'-','')"
		if l.Profile == engine.SQLite {
			l.Hex = "CASE WHEN {c} IS NOT NULL THEN replace({c},'-','') END"
		}
		s.Check(t, "after binary-to-text", s.ExpectedOf(func(u sqltype.UUID) (sqltype.UUID, error) { return u, nil }))
	})
}

func TestTextThatIsNoID(t *testing.T) {
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		l.HoldText()
		s := lab.NewShop(t, l, 50, false)
		for i, bad := range []string{"not an id", "c232ab00-9414-11ec-b3c8-9f6bdeced84", "c232ab00-9414-11ec-b3c8-9f6bdeced84g", "{c232ab00941411ecb3c89f6bdeced846}", "",
			"81J8SAR0WG2GTVCA6AR9ASZSKA", "61I8SAR0WG2GTVCA6AR9ASZSKA", "01J8SAR0WG2GTVCA6AR9ASZSKAR"} {
			l.Exec(t, "INSERT INTO orders VALUES ('"+bad+"', 1, 100, 'bad')")
			before := l.Schema(t)
			lab.WantError(t, lab.Run(t, lab.Args("text-to-binary", l.Yes([]string{"--on-mismatch=skip", "--on-mismatch=fail"}[i%2])...)...), 3,
				"orders.id", fmt.Sprintf("%q", bad), "1 malformed", "the malformed ones, which the new type cannot hold")
			lab.Same(t, "schema", l.Schema(t), before)
			l.Exec(t, "DELETE FROM orders WHERE n = 100")
		}
		// Two texts of one id.
		id := lab.NewV1(rand.New(rand.NewPCG(9, 9)))
		plain := strings.ReplaceAll(id.String(), "-", "")
		l.Exec(t, "INSERT INTO orders VALUES ('"+id.String()+"', 1, 100, ''), ('"+plain+"', 1, 101, '')")
		lab.WantError(t, lab.Run(t, lab.Args("text-to-binary", l.Yes()...)...), 3, id.String(), plain, "one id")
		l.Exec(t, "DELETE FROM orders WHERE n >= 100")
		// The rewrite asks for version 1, and this id has version 4.
		l.Exec(t, "INSERT INTO orders VALUES ('"+sqltype.NewV4().String()+"', 1, 100, '')")
		lab.WantError(t, lab.Run(t, lab.Args("text-to-binary", l.Yes("--then", "v1-to-v6")...)...), 3, "1 of version 4")
		l.Exec(t, "DELETE FROM orders WHERE n >= 100")
		s.Check(t, "at the end", expectedText(s))
	})
}

// expectedText is the snapshot of the shop in text, as it was filled.
func expectedText(s *lab.Shop) map[string][]string {
	out := s.ExpectedOf(func(u sqltype.UUID) (sqltype.UUID, error) { return u, nil })
	text := map[string]string{}
	for _, u := range s.Orders {
		text[fmt.Sprintf("%x", u[:])] = strings.Trim(s.Lab.Lit(u), "'")
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
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 200, true)
		switch l.Profile {
		case engine.MariaDB, engine.MySQL:
			l.Exec(t, "CREATE TABLE tenants (t integer PRIMARY KEY)")
			l.Exec(t, "INSERT INTO tenants SELECT DISTINCT tenant FROM orders")
			l.Exec(t, "ALTER TABLE orders ADD CONSTRAINT its_tenant FOREIGN KEY (tenant) REFERENCES tenants (t), ADD CHECK (n >= 0), ADD twice integer AS (n * 2) STORED, COMMENT 'orders'")
			if l.Name == "MySQL" {
				l.Exec(t, "ALTER TABLE orders ADD CONSTRAINT few CHECK (n < 100000) NOT ENFORCED, "+
					"ADD INDEX unseen (n DESC) INVISIBLE")
				l.Exec(t, "ANALYZE TABLE orders UPDATE HISTOGRAM ON tenant WITH 4 BUCKETS")
			}
		case engine.SQLite:
			l.Exec(t, "CREATE UNIQUE INDEX \"Orders Note\" ON orders (lower(note), n) WHERE n > 5")
			l.Exec(t, "CREATE TABLE log (k INTEGER PRIMARY KEY AUTOINCREMENT, order_id blob REFERENCES orders(id), twice AS (k * 2))")
			l.Exec(t, "INSERT INTO log (order_id) SELECT id FROM orders")
			l.Exec(t, "DELETE FROM log WHERE k > 5")
		}
		before, schema := s.Snapshot(t), l.Schema(t)
		args := lab.Args("v1-to-v6", l.Yes("--strategy", "copy", "--on-mismatch=skip")...)
		lab.MustRun(t, args...)
		s.Check(t, "after the copy", s.Expected())
		got := lab.MustRun(t, args...)
		if !strings.Contains(got.Out, "Nothing to do") {
			t.Errorf("a second run:\n%s", got.Out)
		}
		if l.Profile == engine.SQLite {
			if n := l.Dump(t, "SELECT seq FROM sqlite_sequence WHERE name = 'log'"); n[0] != "200" {
				t.Errorf("AUTOINCREMENT goes on after %s, want 200", n[0])
			}
		}
		lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
		s.Check(t, "after undo", before)
		lab.Same(t, "schema after undo", l.Schema(t), schema)
	})
}

// A value whose digits are more than max_allowed_packet is compared like any other: the
// undo of a copy does not lose what was written to it, or beside it.
func TestUndoOfACopyWithLongValues(t *testing.T) {
	lab.EachInnoDB(t, undoOfACopyWithLongValues)
}

func undoOfACopyWithLongValues(t *testing.T, l *lab.Lab) {
	l.Exec(t, "CREATE TABLE files (id ID! NOT NULL PRIMARY KEY, n integer, body longblob, "+
		"more longtext, rest longtext, place geometry, doc json)")
	r := rand.New(rand.NewPCG(3, 4))
	l.Exec(t, "INSERT INTO files VALUES ("+l.Lit(lab.NewV1(r))+", 1, 'x', 'z', 'z', POINT(1, 1), '{}')")
	l.Exec(t, "INSERT INTO files SELECT "+l.Lit(lab.NewV1(r))+", 2, "+
		"REPEAT('x', @@max_allowed_packet DIV 2 + 1000), REPEAT('z', @@max_allowed_packet DIV 3), "+
		"REPEAT('z', @@max_allowed_packet DIV 3), POINT(1, 2), '{}'")
	args := []string{"--database", l.URL, "--column", "files.id", "--yes", "--quiet"}
	lab.MustRun(t, lab.Args("v1-to-v6", append(args, "--strategy", "copy")...)...)
	for _, change := range [][2]string{
		{"body = REPEAT('y', LENGTH(body))", "body = REPEAT('x', LENGTH(body))"},
		{"n = 20", "n = 2"},
		{"place = POINT(2, 3)", "place = POINT(1, 2)"},
	} {
		l.Exec(t, "UPDATE files SET "+change[0]+" WHERE n = 2")
		got := lab.Run(t, lab.Args("undo", args...)...)
		lab.WantError(t, got, 3, `"files" has been written to`)
		l.Exec(t, "UPDATE files SET "+change[1]+" WHERE n IN (2, 20)")
	}
	lab.MustRun(t, lab.Args("undo", args...)...)
}

// What a copy keeps on SQLite is the old table itself, under another name and without
// its indexes; or a plain copy of one with foreign keys, which would hold rows of other
// tables. Nothing that speaks of the old table speaks of the kept one then.
func TestWhatACopyKeepsOnSQLite(t *testing.T) {
	l := lab.Open(t, "SQLite")
	r := rand.New(rand.NewPCG(6, 6))
	for _, q := range []string{
		"CREATE TABLE [orders] (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL CHECK (n >= 0))",
		"CREATE TABLE named (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL CHECK ([named] . n >= 0))",
		"CREATE INDEX orders_n ON orders (n)",
		"CREATE TABLE items (n integer NOT NULL PRIMARY KEY, order_id ID! NOT NULL REFERENCES orders (id) REFERENCES named (id))",
		"CREATE INDEX items_order ON items (order_id)",
		"CREATE VIEW totals AS SELECT o.n, count(*) AS items FROM orders o JOIN items i ON i.order_id = o.id GROUP BY o.n",
	} {
		l.Exec(t, q)
	}
	for i := range 300 {
		id := l.Lit(lab.NewV1(r))
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s,%d)", id, i))
		l.Exec(t, fmt.Sprintf("INSERT INTO named VALUES (%s,%d)", id, i))
		l.Exec(t, fmt.Sprintf("INSERT INTO items VALUES (%d,%s),(%d,%s)", 2*i, id, 2*i+1, id))
	}
	l.Exec(t, "ANALYZE")
	schema := func() []string {
		return l.Dump(t, "SELECT name, sql FROM sqlite_master WHERE tbl_name NOT LIKE 'sqluuid%' AND tbl_name NOT LIKE '%_old_%' ORDER BY name")
	}
	stats := func() []string { return l.Dump(t, "SELECT tbl, idx, stat FROM sqlite_stat1 ORDER BY 1, 2") }
	ids := func() []string {
		return l.Dump(t, "SELECT rowid, n, hex(id) FROM orders UNION ALL SELECT rowid, n, hex(order_id) FROM items ORDER BY 1, 2")
	}
	was, counted, before := schema(), stats(), ids()
	copies := lab.Args("v1-to-v6", l.InChunks("--strategy", "copy")...)
	lab.MustRun(t, copies...)
	lab.Same(t, "the schema after the copy", schema(), was)
	lab.Same(t, "the statistics after the copy", stats(), counted)
	kept := l.Dump(t, "SELECT replace(substr(sql, instr(sql, '(')), char(10), ' ') FROM sqlite_master WHERE name LIKE '%_old_%' AND type = 'table' ORDER BY name")
	if len(kept) != 3 || strings.Contains(kept[0], "REFERENCES") || strings.Contains(kept[1], "CHECK") || !strings.Contains(kept[2], "PRIMARY KEY") {
		t.Errorf("what is kept is %q, want plain copies of items and named, and the old orders", kept)
	}
	if n := l.Dump(t, "SELECT count(*) FROM totals WHERE items = 2")[0]; n != "300" {
		t.Errorf("the view finds %s orders", n)
	}
	lab.MustRun(t, lab.Args("undo", l.InChunks()...)...)
	lab.Same(t, "the schema after the undo", schema(), was)
	lab.Same(t, "the statistics after the undo", stats(), counted)
	lab.Same(t, "the ids after the undo", ids(), before)
	lab.MustRun(t, copies...)
	lab.MustRun(t, lab.Args("finish", l.On("--yes")...)...)
	lab.Same(t, "the schema after finish", schema(), was)
	if left := l.Dump(t, "SELECT name FROM sqlite_master WHERE name LIKE '%_old_%'"); len(left) > 0 {
		t.Errorf("finish leaves %v", left)
	}
}
