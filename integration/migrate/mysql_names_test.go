package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"
)

// createdTables returns SHOW CREATE TABLE of tables, without what counts rows.
func createdTables(t *testing.T, l *lab, tables ...string) (out []string) {
	t.Helper()
	counter := regexp.MustCompile(` AUTO_INCREMENT=\d+`)
	for _, table := range tables {
		var name, def string
		if err := l.db.QueryRow(l.sql(t, "SHOW CREATE TABLE `"+table+"`")).Scan(&name, &def); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(counter.ReplaceAllString(def, "")) {
			out = append(out, table+": "+strings.TrimSpace(line))
		}
	}
	return out
}

// A copy's foreign keys and CHECKs have other names until finish, which status says; then
// the schema is what it was but for the type, in both directions.
func TestFinishGivesTheNamesBack(t *testing.T) {
	for _, name := range []string{"MariaDB", "MySQL"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()[name](t)
			l.name = name
			long := strings.Repeat("l", 64)
			child := strings.Repeat("c", 64)
			l.exec(t, "CREATE TABLE countries (k integer PRIMARY KEY)")
			l.exec(t, "INSERT INTO countries VALUES (1)")
			l.exec(t, "CREATE TABLE customers (id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY, email varchar(60), n integer, country integer, "+
				"KEY by_n (n), CONSTRAINT chk_email CHECK (email LIKE '%@%'), CHECK (n >= 0), "+
				"FOREIGN KEY (country) REFERENCES countries (k))")
			l.exec(t, "CREATE TABLE payment_transactions_of_customers (n integer PRIMARY KEY, customer_id char(36) CHARACTER SET ascii COLLATE ascii_bin, self integer, "+
				"FOREIGN KEY (self) REFERENCES payment_transactions_of_customers (n), KEY later (n, self), "+
				"FOREIGN KEY (customer_id) REFERENCES customers (id) ON UPDATE RESTRICT ON DELETE CASCADE)")
			l.exec(t, "CREATE TABLE `"+child+"` (n integer PRIMARY KEY, customer_id char(36) CHARACTER SET ascii COLLATE ascii_bin, z integer, "+
				"CONSTRAINT `"+long+"` FOREIGN KEY (customer_id) REFERENCES customers (id), CONSTRAINT `"+strings.Repeat("k", 64)+"` CHECK (z <> 7), KEY by_z (z))")
			if name == "MySQL" {
				l.exec(t, "ANALYZE TABLE customers UPDATE HISTOGRAM ON n, email WITH 8 BUCKETS")
			}
			r := rand.New(rand.NewPCG(4, 4))
			for i := range 40 {
				id := newV1(r)
				l.exec(t, fmt.Sprintf("INSERT INTO customers VALUES ('%s', 'a@b', %d, 1)", id, i))
				l.exec(t, fmt.Sprintf("INSERT INTO payment_transactions_of_customers VALUES (%d, '%s', NULL)", i, id))
				l.exec(t, fmt.Sprintf("INSERT INTO `"+child+"` VALUES (%d, '%s', 1)", i, id))
			}
			tables := []string{"customers", "payment_transactions_of_customers", child}
			before := createdTables(t, l, tables...)
			typed := func(list []string) (out []string) {
				for _, s := range list {
					s = strings.ReplaceAll(s, "char(36) CHARACTER SET ascii COLLATE ascii_bin", "binary(16)")
					out = append(out, s)
				}
				return out
			}
			args := func(verb string, more ...string) []string {
				return append([]string{"migrate", verb, "--database", l.url, "--column", "customers.id", "--yes"}, more...)
			}
			run := func(verb string, more ...string) {
				t.Helper()
				mustRun(t, args(verb, more...)...)
			}
			run("text-to-binary")
			if st := mustRun(t, "migrate", "status", "--database", l.url); !strings.Contains(st.out, long+" of ") ||
				!strings.Contains(st.out, "finish gives the name back") {
				t.Errorf("status does not say that names are others:\n%s", st.out)
			}
			run("undo")
			same(t, "schema after undo", createdTables(t, l, tables...), before)
			run("text-to-binary")
			run("v1-to-v6", "--strategy", "copy")
			run("undo")
			run("v1-to-v6", "--strategy", "copy")
			run("finish")
			same(t, "schema after finish", createdTables(t, l, tables...), typed(before))
			run("binary-to-text")
			run("finish")
			same(t, "schema after the way back", createdTables(t, l, tables...), before)
			if name == "MySQL" {
				same(t, "histograms", l.dump(t, "SELECT COLUMN_NAME, HISTOGRAM->>'$.\"number-of-buckets-specified\"' FROM information_schema.COLUMN_STATISTICS WHERE SCHEMA_NAME = DATABASE() ORDER BY 1"), []string{"email|8", "n|8"})
			}
			if st := mustRun(t, "migrate", "status", "--database", l.url); strings.Contains(st.out, "finish gives") {
				t.Errorf("names are others after finish:\n%s", st.out)
			}
		})
	}
}

// The walk of an owner of a large schema: 50,000 keys of text with two levels of children
// become bytes, are taken back, become bytes again, and the run is finished.
func TestWalkThroughOnMySQL(t *testing.T) {
	rows := 50_000
	if testing.Short() {
		rows = 500
	}
	l := labs()["MySQL"](t)
	l.name = "MySQL"
	const text = "char(36) CHARACTER SET ascii COLLATE ascii_bin"
	for _, q := range []string{
		"CREATE TABLE customers (id " + text + " NOT NULL PRIMARY KEY, n integer NOT NULL, email varchar(40), CONSTRAINT chk_email CHECK (email LIKE '%@%'))",
		"CREATE TABLE orders (id " + text + " NOT NULL PRIMARY KEY, customer_id " + text + " NOT NULL, KEY by_customer (customer_id), " +
			"CONSTRAINT orders_of_customer FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE)",
		"CREATE TABLE lines_of_orders (n integer AUTO_INCREMENT PRIMARY KEY, order_id " + text + " NOT NULL, customer_id " + text + " NOT NULL, amount integer, " +
			"FOREIGN KEY (order_id) REFERENCES orders (id), FOREIGN KEY (customer_id) REFERENCES customers (id), CHECK (amount > 0))",
	} {
		l.exec(t, q)
	}
	// Version 1 ids of customers, and orders with the same digits but another node.
	conn, err := l.db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	id := "CONCAT(LPAD(HEX(n * 48271), 8, '0'), '-9414-11ec-b3c8-', %s)"
	for _, q := range []string{
		"SET SESSION cte_max_recursion_depth = 100000",
		fmt.Sprintf("INSERT INTO customers WITH RECURSIVE s AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM s WHERE n < %d) SELECT LOWER(%s), n, 'a@b' FROM s", rows, fmt.Sprintf(id, "'9f6bdeced846'")),
		"INSERT INTO orders SELECT LOWER(" + fmt.Sprintf(id, "'9f6bdeced847'") + "), id FROM customers",
		"INSERT INTO lines_of_orders (order_id, customer_id, amount) SELECT id, customer_id, 1 FROM orders",
	} {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatalf("%s: %v", clip(q), err)
		}
	}
	tables := []string{"customers", "orders", "lines_of_orders"}
	before := createdTables(t, l, tables...)
	sums := func(digits string) []string {
		of := func(c string) string { return strings.ReplaceAll(digits, "{c}", c) }
		return l.dump(t, "SELECT COUNT(*), SUM(CRC32("+of("c.id")+")), SUM(CRC32("+of("o.id")+")), SUM(CRC32(CONCAT("+of("x.order_id")+", "+of("x.customer_id")+", x.n)))"+
			" FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines_of_orders x ON x.order_id = o.id AND x.customer_id = c.id")
	}
	asText, asBytes := "REPLACE({c}, '-', '')", "LOWER(HEX({c}))"
	want := sums(asText)
	for _, column := range []string{"customers.id", "orders.id"} {
		args := func(verb string) []string {
			return []string{"migrate", verb, "--database", l.url, "--column", column, "--yes"}
		}
		mustRun(t, args("text-to-binary")...)
		mustRun(t, "migrate", "verify", "--database", l.url, "--column", column)
		mustRun(t, args("undo")...)
		mustRun(t, args("text-to-binary")...)
		mustRun(t, args("finish")...)
	}
	same(t, "the rows", sums(asBytes), want)
	for i, line := range before {
		before[i] = strings.ReplaceAll(line, text, "binary(16)")
	}
	same(t, "the schema", createdTables(t, l, tables...), before)
}
