package copies_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// createdTables returns SHOW CREATE TABLE of tables, without what counts rows.
func createdTables(t *testing.T, l *lab.Lab, tables ...string) (out []string) {
	t.Helper()
	counter := regexp.MustCompile(` AUTO_INCREMENT=\d+`)
	for _, table := range tables {
		var name, def string
		if err := l.DB.QueryRow(l.SQL(t, "SHOW CREATE TABLE `"+table+"`")).Scan(&name, &def); err != nil {
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
			l := lab.Open(t, name)
			long := strings.Repeat("l", 64)
			child := strings.Repeat("c", 64)
			l.Exec(t, "CREATE TABLE countries (k integer PRIMARY KEY)")
			l.Exec(t, "INSERT INTO countries VALUES (1)")
			l.Exec(t, "CREATE TABLE customers (id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY, email varchar(60), n integer, country integer, "+
				"KEY by_n (n), CONSTRAINT chk_email CHECK (email LIKE '%@%'), CHECK (n >= 0), "+
				"FOREIGN KEY (country) REFERENCES countries (k))")
			l.Exec(t, "CREATE TABLE payment_transactions_of_customers (n integer PRIMARY KEY, customer_id char(36) CHARACTER SET ascii COLLATE ascii_bin, self integer, "+
				"FOREIGN KEY (self) REFERENCES payment_transactions_of_customers (n), KEY later (n, self), "+
				"FOREIGN KEY (customer_id) REFERENCES customers (id) ON UPDATE RESTRICT ON DELETE CASCADE)")
			l.Exec(t, "CREATE TABLE `"+child+"` (n integer PRIMARY KEY, customer_id char(36) CHARACTER SET ascii COLLATE ascii_bin, z integer, "+
				"CONSTRAINT `"+long+"` FOREIGN KEY (customer_id) REFERENCES customers (id), CONSTRAINT `"+strings.Repeat("k", 64)+"` CHECK (z <> 7), KEY by_z (z))")
			if name == "MySQL" {
				l.Exec(t, "ANALYZE TABLE customers UPDATE HISTOGRAM ON n, email WITH 8 BUCKETS")
			}
			r := rand.New(rand.NewPCG(4, 4))
			for i := range 40 {
				id := lab.NewV1(r)
				l.Exec(t, fmt.Sprintf("INSERT INTO customers VALUES ('%s', 'a@b', %d, 1)", id, i))
				l.Exec(t, fmt.Sprintf("INSERT INTO payment_transactions_of_customers VALUES (%d, '%s', NULL)", i, id))
				l.Exec(t, fmt.Sprintf("INSERT INTO `"+child+"` VALUES (%d, '%s', 1)", i, id))
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
				return append([]string{"migrate", verb, "--database", l.URL, "--column", "customers.id", "--yes"}, more...)
			}
			run := func(verb string, more ...string) {
				t.Helper()
				lab.MustRun(t, args(verb, more...)...)
			}
			run("text-to-binary")
			if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, long+" of ") ||
				!strings.Contains(st.Out, "finish gives the name back") {
				t.Errorf("status does not say that names are others:\n%s", st.Out)
			}
			run("undo")
			lab.Same(t, "schema after undo", createdTables(t, l, tables...), before)
			run("text-to-binary")
			run("v1-to-v6", "--strategy", "copy")
			run("undo")
			run("v1-to-v6", "--strategy", "copy")
			run("finish")
			lab.Same(t, "schema after finish", createdTables(t, l, tables...), typed(before))
			run("binary-to-text")
			run("finish")
			lab.Same(t, "schema after the way back", createdTables(t, l, tables...), before)
			if name == "MySQL" {
				lab.Same(t, "histograms", l.Dump(t, "SELECT COLUMN_NAME, HISTOGRAM->>'$.\"number-of-buckets-specified\"' FROM information_schema.COLUMN_STATISTICS WHERE SCHEMA_NAME = DATABASE() ORDER BY 1"), []string{"email|8", "n|8"})
			}
			if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); strings.Contains(st.Out, "finish gives") {
				t.Errorf("names are others after finish:\n%s", st.Out)
			}
		})
	}
}

// A twoParents is a table kid whose columns belong to the classes of two tables, par and oth. Its
// foreign keys and its CHECK have names of which the server made one.
type twoParents struct {
	*lab.Lab
	before []string
}

func openTwoParents(t *testing.T, l *lab.Lab) twoParents {
	t.Helper()
	l.Exec(t, "CREATE TABLE par (id ID! NOT NULL PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE oth (id ID! NOT NULL PRIMARY KEY)")
	l.Exec(t, "CREATE TABLE kid (n integer PRIMARY KEY, p ID!, o ID!, FOREIGN KEY (p) REFERENCES par (id), "+
		"CONSTRAINT zz FOREIGN KEY (o) REFERENCES oth (id), CONSTRAINT kc CHECK (n >= 0))")
	r := rand.New(rand.NewPCG(5, 5))
	par, oth := l.Lit(lab.NewV1(r)), l.Lit(lab.NewV1(r))
	l.Exec(t, "INSERT INTO par VALUES ("+par+")")
	l.Exec(t, "INSERT INTO oth VALUES ("+oth+")")
	l.Exec(t, "INSERT INTO kid VALUES (1, "+par+", "+oth+")")
	return twoParents{l, createdTables(t, l, "kid", "par", "oth")}
}

func (l twoParents) args(verb, column string) []string {
	args := []string{"migrate", verb, "--database", l.URL, "--column", column, "--yes"}
	if strings.HasPrefix(verb, "v") {
		args = append(args, "--strategy", "copy")
	}
	return args
}

func (l twoParents) run(t *testing.T, verb, column string) lab.Result {
	t.Helper()
	return lab.MustRun(t, l.args(verb, column)...)
}

// same wants the schema as it was, without anything of ours.
func (l twoParents) same(t *testing.T) {
	t.Helper()
	lab.Same(t, "the schema", createdTables(t, l.Lab, "kid", "par", "oth"), l.before)
	lab.Same(t, "the tables", l.Tables(t), []string{"kid", "oth", "par"})
}

// The names of a table that two copies have copied were lost when the earlier one was finished
// first.
func TestFinishInAnyOrderGivesTheNamesBack(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		for name, f := range map[string]func(t *testing.T, l twoParents){
			"the later one first": func(t *testing.T, l twoParents) {
				l.run(t, "finish", "oth.id")
				l.run(t, "finish", "par.id")
			},
			"the earlier one first": func(t *testing.T, l twoParents) {
				before := l.Tables(t)
				lab.WantError(t, lab.Run(t, l.args("finish", "par.id")...), 3,
					"finish or undo run 2 first", ".oth.id")
				lab.Same(t, "the tables", l.Tables(t), before)
				l.run(t, "finish", "oth.id")
				l.run(t, "finish", "par.id")
			},
			"the later one undone": func(t *testing.T, l twoParents) {
				l.run(t, "undo", "oth.id")
				l.run(t, "finish", "par.id")
				l.run(t, "finish", "oth.id")
			},
			"three copies": func(t *testing.T, l twoParents) {
				l.run(t, "v6-to-v1", "par.id")
				lab.WantError(t, lab.Run(t, l.args("finish", "oth.id")...), 3, "finish or undo run 3 first", ".par.id")
				third := lab.Run(t, l.args("finish", "par.id")...)
				lab.WantError(t, third, 3, "finish or undo run 2 first", ".oth.id")
				if !strings.Contains(third.Out, "Run 3 (v6-to-v1, done) is forgotten") {
					t.Errorf("finish of the third copy says\n%s", third.Out)
				}
				l.run(t, "finish", "oth.id")
				l.run(t, "finish", "par.id")
			},
		} {
			t.Run(name, func(t *testing.T) {
				l := openTwoParents(t, l.Another(t))
				l.run(t, "v1-to-v6", "par.id")
				l.run(t, "v1-to-v6", "oth.id")
				f(t, l)
				l.same(t)
			})
		}
	})
}

// A name that somebody else had taken made finish fail at each try, when it had dropped the old
// tables.
func TestFinishLeavesANameThatIsTaken(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		for name, take := range map[string]struct{ sql, free, reason string }{
			"by the same table": {"ALTER TABLE kid ADD FOREIGN KEY (o) REFERENCES oth (id)",
				"ALTER TABLE kid DROP FOREIGN KEY kid_ibfk_1", `a foreign key of table "kid"`},
			"by another table": {"CREATE TABLE other (o ID!, CONSTRAINT zz FOREIGN KEY (o) REFERENCES oth (id))",
				"DROP TABLE other", `a foreign key of table "other"`},
			"by a CHECK": {"ALTER TABLE kid ADD CONSTRAINT zz CHECK (n < 100)",
				"ALTER TABLE kid DROP CONSTRAINT zz", "the server refuses the name"},
		} {
			if name == "by a CHECK" && l.Name == "MySQL" {
				continue // a foreign key may have the name of a CHECK
			}
			t.Run(name, func(t *testing.T) {
				l := openTwoParents(t, l.Another(t))
				l.run(t, "v1-to-v6", "par.id")
				l.Exec(t, take.sql)
				status := lab.MustRun(t, "migrate", "status", "--database", l.URL)
				asked := lab.RunIn(t, "no\n", lab.Args("finish", "--database", l.URL, "--column", "par.id")...)
				if name != "by a CHECK" && (!strings.Contains(status.Out, "finish leaves it so: "+take.reason) ||
					!strings.Contains(status.Out, "finish gives the name back") || !strings.Contains(asked.Err, take.reason)) {
					t.Errorf("status says\n%s\nfinish asks\n%s", status.Out, asked.Err)
				}
				done := l.run(t, "finish", "par.id")
				_, statement, ok := strings.Cut(done.Out, "run: ")
				statement, _, _ = strings.Cut(statement, "\n")
				if !ok || !strings.Contains(done.Out, take.reason) {
					t.Fatalf("finish says\n%s", done.Out)
				}
				l.Exec(t, take.free)
				conn, err := l.DB.Conn(t.Context())
				if err != nil {
					t.Fatal(err)
				}
				defer conn.Close()
				for part := range strings.SplitSeq(statement, "; ") {
					if _, err := conn.ExecContext(t.Context(), part); err != nil {
						t.Errorf("%s: %v", part, err)
					}
				}
				l.same(t)
			})
		}
	})
}

// An undo for which another table has a name said that the tables were in use.
func TestUndoSaysWhoHasTheName(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		for _, name := range []string{"kid_ibfk_1", "zz"} {
			t.Run(name, func(t *testing.T) {
				l := openTwoParents(t, l.Another(t))
				l.run(t, "v1-to-v6", "par.id")
				l.Exec(t, "CREATE TABLE other (o ID!, CONSTRAINT "+name+" FOREIGN KEY (o) REFERENCES oth (id))")
				lab.WantError(t, lab.Run(t, l.args("undo", "par.id")...), 3, `"`+name+`"`, `table "other"`, "nothing was swapped")
				l.Exec(t, "DROP TABLE other")
				l.run(t, "undo", "par.id")
				l.run(t, "finish", "par.id")
				l.same(t)
			})
		}
	})
}

// The status of a table of many rows promised the name of its CHECK, which finish leaves.
func TestFinishLeavesTheCheckOfALargeTable(t *testing.T) {
	l := openTwoParents(t, lab.Open(t, "MySQL"))
	l.Exec(t, "INSERT INTO kid SELECT seq + 1, NULL, NULL FROM "+lab.Numbers(200_000))
	l.run(t, "v1-to-v6", "par.id")
	l.run(t, "v1-to-v6", "oth.id")
	const leaves = "which has many rows"
	if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, leaves) {
		t.Errorf("status says\n%s", st.Out)
	}
	for _, column := range []string{"oth.id", "par.id"} {
		done := l.run(t, "finish", column)
		_, statement, ok := strings.Cut(done.Out, "run: ")
		statement, _, _ = strings.Cut(statement, "\n")
		if !ok || !strings.Contains(done.Out, leaves) {
			t.Fatalf("finish of %s says\n%s", column, done.Out)
		}
		if column == "par.id" { // the statement of the other one was not run
			l.Exec(t, statement)
		}
	}
	l.same(t)
}

// The walk of an owner of a large schema: 50,000 keys of text with two levels of children
// become bytes, are taken back, become bytes again, and the run is finished.
func TestWalkThroughOnMySQL(t *testing.T) {
	rows := 50_000
	if testing.Short() {
		rows = 500
	}
	l := lab.Open(t, "MySQL")
	const text = "char(36) CHARACTER SET ascii COLLATE ascii_bin"
	for _, q := range []string{
		"CREATE TABLE customers (id " + text + " NOT NULL PRIMARY KEY, n integer NOT NULL, email varchar(40), CONSTRAINT chk_email CHECK (email LIKE '%@%'))",
		"CREATE TABLE orders (id " + text + " NOT NULL PRIMARY KEY, customer_id " + text + " NOT NULL, KEY by_customer (customer_id), " +
			"CONSTRAINT orders_of_customer FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE)",
		"CREATE TABLE lines_of_orders (n integer AUTO_INCREMENT PRIMARY KEY, order_id " + text + " NOT NULL, customer_id " + text + " NOT NULL, amount integer, " +
			"FOREIGN KEY (order_id) REFERENCES orders (id), FOREIGN KEY (customer_id) REFERENCES customers (id), CHECK (amount > 0))",
	} {
		l.Exec(t, q)
	}
	// Version 1 ids of customers, and orders with the same digits but another node.
	conn, err := l.DB.Conn(t.Context())
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
			t.Fatalf("%s: %v", lab.Clip(q), err)
		}
	}
	tables := []string{"customers", "orders", "lines_of_orders"}
	before := createdTables(t, l, tables...)
	sums := func(digits string) []string {
		of := func(c string) string { return strings.ReplaceAll(digits, "{c}", c) }
		return l.Dump(t, "SELECT COUNT(*), SUM(CRC32("+of("c.id")+")), SUM(CRC32("+of("o.id")+")), SUM(CRC32(CONCAT("+of("x.order_id")+", "+of("x.customer_id")+", x.n)))"+
			" FROM customers c JOIN orders o ON o.customer_id = c.id JOIN lines_of_orders x ON x.order_id = o.id AND x.customer_id = c.id")
	}
	asText, asBytes := "REPLACE({c}, '-', '')", "LOWER(HEX({c}))"
	want := sums(asText)
	for _, column := range []string{"customers.id", "orders.id"} {
		args := func(verb string) []string {
			return []string{"migrate", verb, "--database", l.URL, "--column", column, "--yes"}
		}
		lab.MustRun(t, args("text-to-binary")...)
		lab.MustRun(t, "migrate", "verify", "--database", l.URL, "--column", column)
		lab.MustRun(t, args("undo")...)
		lab.MustRun(t, args("text-to-binary")...)
		lab.MustRun(t, args("finish")...)
	}
	lab.Same(t, "the rows", sums(asBytes), want)
	for i, line := range before {
		before[i] = strings.ReplaceAll(line, text, "binary(16)")
	}
	lab.Same(t, "the schema", createdTables(t, l, tables...), before)
}

// The table that records the sums of others took these two names for one.
func TestTablesWhoseNamesDifferByAccentsAreCopied(t *testing.T) {
	for _, name := range []string{"MariaDB", "MySQL"} {
		t.Run(name, func(t *testing.T) {
			l := lab.Open(t, name)
			l.Exec(t, "CREATE TABLE orders (id binary(16) NOT NULL PRIMARY KEY)")
			l.Exec(t, "CREATE TABLE `órders` (n integer PRIMARY KEY, order_id binary(16) NOT NULL, FOREIGN KEY (order_id) REFERENCES orders (id))")
			l.Exec(t, "INSERT INTO orders VALUES (UNHEX('c232ab00941411ecb3c89f6bdeced846'))")
			l.Exec(t, "INSERT INTO `órders` SELECT 1, id FROM orders")
			want := func(id string) {
				t.Helper()
				lab.Same(t, "the rows", l.Dump(t, "SELECT HEX(o.id) FROM orders o JOIN `órders` x ON x.order_id = o.id"), []string{id})
			}
			lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
			want("1EC9414C232A6B00B3C89F6BDECED846")
			lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
			want("C232AB00941411ECB3C89F6BDECED846")
		})
	}
}

// SHOW CREATE TABLE prints ? for the bytes of these literals, of which a copy made its CHECKs.
func TestACopyKeepsTheBytesOfCHECKs(t *testing.T) {
	for _, name := range []string{"MariaDB", "MySQL"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, name)
			conn, err := l.DB.Conn(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			fe := "_binary 0xFE"
			if name == "MariaDB" { // which stores four letters of that
				fe = "x'FE'"
			}
			for _, q := range []string{
				"SET NAMES latin1",
				"CREATE TABLE orders (id binary(16) NOT NULL PRIMARY KEY, s varbinary(8) NOT NULL DEFAULT (concat(" + fe + ", 'd')), name varchar(8) NOT NULL DEFAULT 'd\xe4', g varbinary(9) AS (concat(s, 0xFC)), " +
					"CONSTRAINT no_byte CHECK (s <> _binary 0xFF), CONSTRAINT no_letter CHECK (name <> '\xe4'), CONSTRAINT no_pattern CHECK (NOT name REGEXP '^\\\\d\\'$'), CONSTRAINT no_more CHECK (s <> x'FB'))",
				"INSERT INTO orders (id) VALUES (UNHEX('c232ab00941411ecb3c89f6bdeced846'))",
				"SET NAMES utf8mb4",
			} {
				if _, err := conn.ExecContext(t.Context(), q); err != nil {
					t.Fatalf("%s: %v", q, err)
				}
			}
			check := func(when string) {
				t.Helper()
				for _, refused := range []string{"x'FF', 'a'", "'a', 'ä'", "'a', '5\\''", "x'FB', 'a'"} {
					if _, err := conn.ExecContext(t.Context(), "INSERT INTO orders (id, s, name) VALUES (UNHEX('01'), "+refused+")"); err == nil {
						t.Errorf("%s the table takes %s", when, refused)
					}
				}
				l.Exec(t, "INSERT INTO orders (id, s, name) VALUES (UNHEX('02'), '?', '?'), (UNHEX('03'), DEFAULT, DEFAULT)")
				lab.Same(t, "rows "+when, l.Dump(t, "SELECT HEX(s), HEX(name), HEX(g) FROM orders ORDER BY id"),
					[]string{"3F|3F|3FFC", "FE64|64C3A4|FE64FC", "FE64|64C3A4|FE64FC"})
				l.Exec(t, "DELETE FROM orders WHERE LEFT(id, 1) IN (UNHEX('02'), UNHEX('03'))")
			}
			check("before")
			names := func() []string {
				return l.Dump(t, "SELECT CONSTRAINT_NAME FROM information_schema.TABLE_CONSTRAINTS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'orders' ORDER BY 1")
			}
			before := names()
			lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy")...)...)
			check("after the copy")
			lab.MustRun(t, lab.Args("finish", l.Yes()...)...)
			check("after finish")
			lab.Same(t, "names", names(), before)
		})
	}
}

// A session with another character set made question marks of them on MariaDB.
func TestACopyKeepsCommentsInEveryAlphabet(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		l.URL += "?charset=latin1"
		l.Exec(t, "CREATE TABLE orders (id char(36) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'Ключ' PRIMARY KEY, n integer, s varchar(9) DEFAULT 'ж', "+
			"KEY by_n (n) COMMENT 'Индекс', CONSTRAINT c CHECK (s <> 'щ'))")
		l.Exec(t, "INSERT INTO orders (id, n) VALUES ('c232ab00-9414-11ec-b3c8-9f6bdeced846', 1)")
		before := createdTables(t, l, "orders")
		lab.MustRun(t, lab.Args("text-to-binary", l.Yes()...)...)
		lab.MustRun(t, lab.Args("finish", l.Yes()...)...)
		for i, line := range before {
			before[i] = strings.ReplaceAll(line, "char(36) CHARACTER SET ascii COLLATE ascii_bin", "binary(16)")
		}
		lab.Same(t, "the schema", createdTables(t, l, "orders"), before)
	})
}
