package plans_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A scanned is what the tests read of a scan's JSON.
type scanned struct {
	Engine  string
	Looked  int
	Columns []scannedColumn
	Skipped []struct{ Table, Column, Reason string }
}

type scannedColumn struct {
	Schema, Table, Column, Type, Form, Order string
	Agree                                    float64
	Rows                                     int64
	Sampled                                  int
	Versions                                 map[string]int
	Keys                                     struct {
		Primary, Unique, Indexed, Ranged bool
		References                       []string
		ReferencedBy                     []string `json:"referenced_by"`
	}
	Arrival *struct {
		Neighbours, Ordered float64
		By                  string
	}
	Suspicions []struct{ Kind, Name string }
	Advice     []struct{ Rewrite, Column, Reason string }
	Fine       bool
}

func scanJSON(t *testing.T, l *lab.Lab, flags ...string) scanned {
	t.Helper()
	r := lab.MustRun(t, append([]string{"scan", "--json", "--database", l.URL}, flags...)...)
	var s scanned
	if err := json.Unmarshal([]byte(r.Out), &s); err != nil {
		t.Fatalf("%v in\n%s", err, lab.Clip(r.Out))
	}
	return s
}

// of finds a column by table and name.
func (s scanned) of(t *testing.T, table, column string) scannedColumn {
	t.Helper()
	for _, c := range s.Columns {
		if c.Table == table && c.Column == column {
			return c
		}
	}
	t.Fatalf("%s.%s is not among %+v", table, column, s.Columns)
	return scannedColumn{}
}

// spaced are version 1 ids half an hour apart, so that their first four bytes
// wrap between them.
func spaced(i int) sqltype.UUID {
	id, err := sqltype.MinV6(time.Date(2024, 3, 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(i) * 1753 * time.Second)).V1()
	if err != nil {
		panic(err)
	}
	r := rand.New(rand.NewPCG(uint64(i), 8))
	for n := 8; n < 16; n++ {
		id[n] = byte(r.Uint32())
	}
	id[8] = 0x80 | id[8]&0x3f
	return id
}

// scanLab fills a database with columns of every sort.
func scanLab(t *testing.T, l *lab.Lab) {
	t.Helper()
	bytesType := map[engine.Profile]string{engine.PostgreSQL: "bytea", engine.MariaDB: "binary(16)",
		engine.MySQL: "binary(16)", engine.SQLite: "blob"}[l.Profile]
	increment := "bigint AUTO_INCREMENT PRIMARY KEY"
	counter := map[engine.Profile]string{engine.PostgreSQL: "bigserial PRIMARY KEY",
		engine.MariaDB: increment, engine.MySQL: increment, engine.SQLite: "integer PRIMARY KEY"}[l.Profile]
	bytesOf := func(b [16]byte) string { return lab.HexLiteral(b) }
	if l.Profile == engine.PostgreSQL {
		bytesOf = func(b [16]byte) string { return fmt.Sprintf(`'\x%x'`, b[:]) }
	}
	l.Exec(t, "CREATE TABLE orders (id ID! PRIMARY KEY, note varchar(200))")
	l.Exec(t, "CREATE TABLE items (n "+counter+", order_id ID! NOT NULL REFERENCES orders (id), sku varchar(200))")
	if l.Profile == engine.MariaDB || l.Profile == engine.MySQL {
		l.Exec(t, "DROP TABLE items")
		l.Exec(t, "CREATE TABLE items (n "+counter+", order_id ID! NOT NULL, sku varchar(200), FOREIGN KEY (order_id) REFERENCES orders (id))")
	}
	l.Exec(t, "CREATE TABLE swapped (id "+bytesType+" PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE texts (id char(36) PRIMARY KEY, name varchar(64))")
	l.Exec(t, "CREATE TABLE ulids (n "+counter+", id char(26))")
	l.Exec(t, "CREATE TABLE hashes (h "+bytesType+", hex char(32))")
	l.Exec(t, "CREATE TABLE `odd \"table` (n "+counter+", `The.Id` ID!)")
	l.Exec(t, "CREATE TABLE `empty` (id ID!)")
	insert := func(table, columns string, row func(int) string) {
		t.Helper()
		var rows []string
		for i := range 300 {
			rows = append(rows, "("+row(i)+")")
		}
		l.Exec(t, "INSERT INTO "+table+" ("+columns+") VALUES "+strings.Join(rows, ", "))
	}
	ids := make([]sqltype.UUID, 300)
	for i := range ids {
		ids[i] = spaced(i)
	}
	insert("orders", "id, note", func(i int) string { return fmt.Sprintf("%s, 'note %d of an order, which is no id'", l.Lit(ids[i]), i) })
	insert("items", "order_id, sku", func(i int) string { return fmt.Sprintf("%s, 'sku-%d'", l.Lit(ids[i]), i) })
	insert("swapped", "id", func(i int) string { return bytesOf(codec.TimeSwapped.Encode(ids[i])) })
	insert("texts", "id, name", func(i int) string { return fmt.Sprintf("'%v', 'name %d'", sqltype.NewV4(), i) })
	r := seedtest.Rand(t)
	timed := func(i int) sqltype.UUID { // the time of a version 7, everything else random
		id := sqltype.MinV7(time.Date(2024, 3, 1, 0, 0, i, 0, time.UTC))
		for n := 6; n < 16; n++ {
			id[n] = byte(r.Uint32())
		}
		return id
	}
	insert("ulids", "id", func(i int) string { return "'" + codec.Base32.Encode(timed(i)) + "'" })
	insert("hashes", "h, hex", func(i int) string {
		h := [16]byte(sqltype.NewV4())
		h[6], h[8] = byte(r.Uint32()), byte(r.Uint32())
		return bytesOf(h) + ", '" + codec.Hex.Encode(h) + "'"
	})
	insert("`odd \"table`", "`The.Id`", func(i int) string {
		id := timed(i)
		id[6], id[8] = 0x70|id[6]&0x0f, 0x80|id[8]&0x3f
		return l.Lit(id)
	})
}

func TestScanFindsTheColumns(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		scanLab(t, l)
		before := l.Tables(t)
		s := scanJSON(t, l)
		lab.Same(t, "tables after a scan", l.Tables(t), before)
		if len(s.Skipped) != 0 {
			t.Errorf("skipped: %+v", s.Skipped)
		}
		for _, none := range []string{"hashes", "empty"} {
			for _, c := range s.Columns {
				if c.Table == none && !(none == "empty" && l.Profile == engine.PostgreSQL) {
					t.Errorf("found %+v", c)
				}
			}
		}
		for _, c := range s.Columns {
			if c.Column == "note" || c.Column == "sku" || c.Column == "name" {
				t.Errorf("found %+v", c)
			}
		}

		orders := s.of(t, "orders", "id")
		if orders.Versions["1"] != 300 || orders.Agree != 1 || orders.Order != "network" || !orders.Keys.Primary || !orders.Keys.Unique || len(orders.Keys.ReferencedBy) != 1 {
			t.Errorf("orders.id is %+v", orders)
		}
		if len(orders.Advice) != 1 || orders.Advice[0].Rewrite != "v1-to-v6" || orders.Arrival == nil || orders.Arrival.Ordered > 0.8 {
			t.Errorf("orders.id is %+v, %+v", orders, orders.Arrival)
		}
		items := s.of(t, "items", "order_id")
		if len(items.Keys.References) != 1 || len(items.Advice) != 1 || items.Advice[0].Rewrite != "" || !strings.Contains(items.Advice[0].Column, "orders.id") {
			t.Errorf("items.order_id is %+v", items)
		}
		if c := s.of(t, "swapped", "id"); c.Form != "binary" || c.Order != "time-swapped" || c.Versions["1"] != 300 || c.Advice[0].Rewrite != "swapped-to-v6" {
			t.Errorf("swapped.id is %+v", c)
		}
		if c := s.of(t, "texts", "id"); c.Form != "hyphenated" || c.Versions["4"] != 300 || c.Advice[0].Rewrite != "text-to-binary" {
			t.Errorf("texts.id is %+v", c)
		}
		if c := s.of(t, "ulids", "id"); c.Form != "base32" || c.Versions["ULID"] == 0 || c.Arrival == nil || c.Arrival.Ordered < 0.99 {
			t.Errorf("ulids.id is %+v, %+v", c, c.Arrival)
		}
		if c := s.of(t, `odd "table`, "The.Id"); !c.Fine || c.Versions["7"] != 300 || c.Arrival == nil || c.Arrival.Ordered < 0.99 {
			t.Errorf("the odd column is %+v, %+v", c, c.Arrival)
		}

		// The advice is a command that works as it is printed.
		lab.MustRun(t, "migrate", "v1-to-v6", "--dry-run", "--database", l.URL, "--column", orders.Advice[0].Column)
		if r := lab.MustRun(t, "scan", "--database", l.URL, "--sample", "40"); !strings.Contains(r.Out, "--column "+orders.Advice[0].Column+" --dry-run") {
			t.Errorf("the text does not have the advice:\n%s", r.Out)
		}
		for _, c := range scanJSON(t, l, "--sample", "40").Columns {
			if c.Sampled > 40 {
				t.Errorf("%d values of %s.%s were read, want at most 40", c.Sampled, c.Table, c.Column)
			}
		}
	})
}

// On PostgreSQL: schemas, domains, partitions, big tables, a table that somebody
// has locked.
// TestScanWhereRowsArePlacedByRanges runs on TiDB, whose catalogue says that it places the
// rows of a clustered key by its ranges.
func TestScanWhereRowsArePlacedByRanges(t *testing.T) {
	if !dbtest.TiDB.Named() {
		t.Skip("SQLUUID_TIDB names no server")
	}
	t.Run("TiDB", func(t *testing.T) {
		l := lab.Open(t, "TiDB")
		for n, key := range []string{"CLUSTERED", "NONCLUSTERED"} {
			v1, swapped := key+"_v1", key+"_swapped"
			l.Exec(t, "CREATE TABLE "+v1+" (id binary(16), PRIMARY KEY (id) "+key+")")
			l.Exec(t, "CREATE TABLE "+swapped+" (id binary(16), PRIMARY KEY (id) "+key+")")
			for i := range 300 { // no two tables have an id in common: that would be a link
				id, other := spaced(600*n+i), spaced(600*n+300+i)
				l.Exec(t, "INSERT INTO "+v1+" VALUES ("+lab.HexLiteral(id)+")")
				l.Exec(t, "INSERT INTO "+swapped+" VALUES ("+
					lab.HexLiteral(codec.TimeSwapped.Encode(other))+")")
			}
		}
		s := scanJSON(t, l)
		for table, want := range map[string]string{
			"CLUSTERED_v1": "[]", "CLUSTERED_swapped": "[swapped-to-network]",
			"NONCLUSTERED_v1": "[v1-to-v6]", "NONCLUSTERED_swapped": "[swapped-to-v6]",
		} {
			c := s.of(t, table, "id")
			got := []string{}
			for _, a := range c.Advice {
				got = append(got, a.Rewrite)
			}
			if fmt.Sprint(got) != want || c.Keys.Ranged != strings.HasPrefix(table, "CLUSTERED") {
				t.Errorf("%s: advised %v of %+v, want %s", table, c.Advice, c.Keys, want)
			}
		}
	})
}

func TestScanOfPostgreSQLsOwnShapes(t *testing.T) {
	url, db := dbtest.Postgres.Own(t)
	l := &lab.Lab{Name: "PostgreSQL", URL: url, DB: db, Profile: engine.PostgreSQL, ID: "uuid", Lit: lab.TextLiteral}
	for _, q := range []string{
		`CREATE SCHEMA "Other.One"`,
		`CREATE DOMAIN key AS uuid`,
		`CREATE TABLE "Other.One".t (id key PRIMARY KEY)`,
		`CREATE TABLE part (id uuid, n int) PARTITION BY RANGE (n)`,
		`CREATE TABLE part_1 PARTITION OF part FOR VALUES FROM (0) TO (100)`,
		`CREATE TABLE part_2 PARTITION OF part FOR VALUES FROM (100) TO (1000)`,
		`CREATE TABLE big (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), n int)`,
		`CREATE TABLE locked (id uuid)`,
		`CREATE MATERIALIZED VIEW seen AS SELECT gen_random_uuid() AS id FROM generate_series(1, 50)`,
		`INSERT INTO "Other.One".t SELECT gen_random_uuid() FROM generate_series(1, 50)`,
		`INSERT INTO part SELECT gen_random_uuid(), n FROM generate_series(0, 999) n`,
		`INSERT INTO big (n) SELECT n FROM generate_series(1, 20000) n`,
		`ANALYZE big`,
	} {
		l.Exec(t, q)
	}
	tx, err := db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("LOCK TABLE locked IN ACCESS EXCLUSIVE MODE"); err != nil {
		t.Fatal(err)
	}
	s := scanJSON(t, l, "--timeout", "700ms", "--sample", "500")
	if len(s.Skipped) != 1 || s.Skipped[0].Table != "locked" {
		t.Errorf("skipped: %+v, want the locked table", s.Skipped)
	}
	if c := s.of(t, "big", "id"); c.Sampled != 500 || c.Rows != 20000 || c.Versions["4"] != 500 || c.Keys.Primary == false {
		t.Errorf("big.id is %+v", c)
	}
	if c := s.of(t, "part", "id"); c.Sampled != 500 || c.Arrival == nil || c.Arrival.By != "ctid" {
		t.Errorf("part.id is %+v", c)
	}
	for _, c := range s.Columns {
		if strings.HasPrefix(c.Table, "part_") {
			t.Errorf("a partition is listed: %+v", c)
		}
	}
	s.of(t, "seen", "id")
	one := scanJSON(t, l, "--schema", "Other.One")
	if len(one.Columns) != 1 || one.of(t, "t", "id").Form != "uuid" {
		t.Errorf("of one schema: %+v", one)
	}
	if r := lab.Run(t, "scan", "--database", url, "--schema", "nosuch"); r.Code != 3 || !strings.Contains(r.Err, `"nosuch"`) {
		t.Errorf("an unknown schema: exit %d, %s", r.Code, r.Err)
	}
}

// On MariaDB: the native type, whose order is its own, and another database.
func TestScanOfMariaDBsOwnShapes(t *testing.T) {
	url, db := dbtest.MariaDB.Own(t)
	l := &lab.Lab{Name: "MariaDB", URL: url, DB: db, Profile: engine.MariaDB, ID: "uuid", Lit: lab.TextLiteral, Tail: " ENGINE=InnoDB"}
	l.Exec(t, "CREATE TABLE nat (id uuid PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE var (n int AUTO_INCREMENT PRIMARY KEY, a varbinary(40), b varchar(40) CHARACTER SET utf8mb4)")
	var nat, other []string
	for i := range 200 {
		id := spaced(i)
		copy(id[8:], "\x80\x01sameno")
		nat = append(nat, "("+lab.TextLiteral(id)+")")
		other = append(other, fmt.Sprintf("(%s, %s)", lab.HexLiteral(id), lab.TextLiteral(id)))
	}
	l.Exec(t, "INSERT INTO nat VALUES "+strings.Join(nat, ", "))
	l.Exec(t, "INSERT INTO var (a, b) VALUES "+strings.Join(other, ", "))
	s := scanJSON(t, l)
	if c := s.of(t, "nat", "id"); !c.Fine || c.Form != "uuid" || c.Versions["1"] != 200 || c.Arrival == nil || c.Arrival.Ordered < 0.99 {
		t.Errorf("nat.id is %+v, %+v", c, c.Arrival)
	}
	if c := s.of(t, "var", "a"); c.Form != "binary" || c.Arrival == nil || c.Arrival.By != "n" || c.Arrival.Ordered > 0.8 {
		t.Errorf("var.a is %+v, %+v", c, c.Arrival)
	}
	if c := s.of(t, "var", "b"); c.Form != "hyphenated" {
		t.Errorf("var.b is %+v", c)
	}
	var name string
	if err := db.QueryRow("SELECT DATABASE()").Scan(&name); err != nil {
		t.Fatal(err)
	}
	other2 := &lab.Lab{URL: dbtest.MariaDB.URL(), Profile: engine.MariaDB}
	if c := scanJSON(t, other2, "--schema", name).of(t, "nat", "id"); c.Schema != name {
		t.Errorf("from another database: %+v", c)
	}
}

// TestScanOfMySQLsOwnShapes has columns that UUID_TO_BIN fills, text in the server's own
// collation, a table that somebody has locked, and another database.
func TestScanOfMySQLsOwnShapes(t *testing.T) {
	url, db := dbtest.MySQL.Own(t)
	l := &lab.Lab{Name: "MySQL", URL: url, DB: db, Profile: engine.MySQL, ID: "binary(16)", Lit: lab.HexLiteral}
	l.Exec(t, "CREATE TABLE made (n int AUTO_INCREMENT PRIMARY KEY, swapped binary(16), "+
		"plain binary(16), b varchar(40), c char(32), KEY (plain))")
	l.Exec(t, "CREATE TABLE locked (id binary(16) PRIMARY KEY)")
	l.Exec(t, "CREATE VIEW seen AS SELECT n, swapped FROM made")
	var rows []string
	for i := range 200 {
		id := lab.TextLiteral(spaced(i))
		rows = append(rows, fmt.Sprintf("(UUID_TO_BIN(%s, 1), UUID_TO_BIN(%s), %s, REPLACE(%s, '-', ''))",
			id, id, id, id))
	}
	l.Exec(t, "INSERT INTO made (swapped, plain, b, c) VALUES "+strings.Join(rows, ", "))
	conn, err := db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if _, err := conn.ExecContext(t.Context(), "LOCK TABLES locked WRITE"); err != nil {
		t.Fatal(err)
	}
	s := scanJSON(t, l, "--timeout", "5s")
	if len(s.Skipped) != 1 || s.Skipped[0].Table != "locked" {
		t.Errorf("skipped: %+v, want the locked table", s.Skipped)
	}
	if _, err := conn.ExecContext(t.Context(), "UNLOCK TABLES"); err != nil {
		t.Fatal(err)
	}
	for column, want := range map[string]struct{ form, order, rewrite string }{
		"swapped": {"binary", "time-swapped", "swapped-to-v6"},
		"plain":   {"binary", "network", "v1-to-v6"},
		"b":       {"hyphenated", "network", "text-to-binary"},
		"c":       {"hex", "network", "text-to-binary"},
	} {
		c := s.of(t, "made", column)
		if c.Form != want.form || c.Order != want.order || c.Versions["1"] != 200 ||
			len(c.Advice) == 0 || c.Advice[0].Rewrite != want.rewrite {
			t.Errorf("made.%s is %+v, want %+v", column, c, want)
		}
		if c.Arrival == nil || c.Arrival.By != "n" {
			t.Errorf("made.%s arrived %+v, want an order by n", column, c.Arrival)
		}
	}
	for _, c := range s.Columns {
		if c.Table == "seen" {
			t.Errorf("a view is listed: %+v", c)
		}
	}
	var name string
	if err := db.QueryRow("SELECT DATABASE()").Scan(&name); err != nil {
		t.Fatal(err)
	}
	other := &lab.Lab{URL: dbtest.MySQL.URL(), Profile: engine.MySQL}
	if c := scanJSON(t, other, "--schema", name).of(t, "made", "plain"); c.Schema != name {
		t.Errorf("from another database: %+v", c)
	}
}

// MySQL goes on telling the size that a table had when somebody asked before, for a day.
func TestSizesOfMySQLAreThoseOfNow(t *testing.T) {
	url, db := dbtest.MySQL.Own(t)
	l := &lab.Lab{Name: "MySQL", URL: url, DB: db, Profile: engine.MySQL}
	l.Exec(t, "CREATE TABLE orders (id binary(16) PRIMARY KEY, note char(200))")
	const asked = "SELECT TABLE_ROWS, DATA_LENGTH FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'orders'"
	before := l.Dump(t, asked)
	var rows []string
	for i := range 2000 {
		rows = append(rows, "("+lab.HexLiteral(spaced(i))+", 'a')")
	}
	l.Exec(t, "INSERT INTO orders VALUES "+strings.Join(rows, ", "))
	lab.Same(t, "what the server tells others", l.Dump(t, asked), before)
	conn, err := db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	if _, err := conn.ExecContext(t.Context(), "SET SESSION information_schema_stats_expiry = 0"); err != nil {
		t.Fatal(err)
	}
	for n, size := 0, 0; size < 200*2000; time.Sleep(50 * time.Millisecond) { // InnoDB counts in the background
		if err := conn.QueryRowContext(t.Context(), asked).Scan(&n, &size); err != nil {
			t.Fatal(err)
		}
	}
	if c := scanJSON(t, l).of(t, "orders", "id"); c.Rows < 1000 {
		t.Errorf("the scan tells %d rows of 2000", c.Rows)
	}
	r := lab.MustRun(t, lab.Args("plan", append([]string{"v1-to-v6", "--json"}, l.On()...)...)...)
	if m := regexp.MustCompile(`"size_bytes": ?\d{6,}`).FindString(r.Out); m == "" {
		t.Errorf("the plan tells a size of less than 100,000 bytes: %s", r.Out)
	}
}

// A role that may read no column was told that no column holds ids.
func TestAScanThatMayReadNothingSaysSo(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY)")
	_, its := l.Role(t)
	out := lab.MustRun(t, "scan", "--database", its).Out
	if !strings.HasPrefix(out, "No column could be read.\n") || !strings.Contains(out, "Not read: public.orders.id") {
		t.Errorf("the scan says\n%s", out)
	}
}
