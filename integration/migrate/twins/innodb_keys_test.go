package twins_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// innoDBShop is shop for MySQL and MariaDB, which know no deferred keys.
const innoDBShop = `CREATE TABLE tenants (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(60) NOT NULL UNIQUE);
CREATE TABLE customers (tenant_id int NOT NULL, id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, email varchar(60) NOT NULL UNIQUE,
 created_at timestamp(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3), UNIQUE KEY both_ (tenant_id, id), CONSTRAINT ct FOREIGN KEY (tenant_id) REFERENCES tenants (id));
CREATE TABLE orders (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY, tenant_id int NOT NULL, customer_id bigint NOT NULL, ref varchar(60) NOT NULL UNIQUE,
 created_at datetime DEFAULT CURRENT_TIMESTAMP, CONSTRAINT oc FOREIGN KEY (tenant_id, customer_id) REFERENCES customers (tenant_id, id) ON DELETE CASCADE);
CREATE TABLE order_lines (order_id bigint unsigned NOT NULL, no int NOT NULL, PRIMARY KEY (order_id, no),
 CONSTRAINT lo FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE);
CREATE TABLE profiles (customer_id bigint NOT NULL PRIMARY KEY, bio varchar(60), CONSTRAINT pc FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE);
CREATE TABLE tags (id smallint NOT NULL AUTO_INCREMENT PRIMARY KEY, name varchar(60) NOT NULL UNIQUE);
CREATE TABLE order_tags (order_id bigint unsigned NOT NULL, tag_id smallint NOT NULL, PRIMARY KEY (order_id, tag_id),
 CONSTRAINT oto FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE, CONSTRAINT ott FOREIGN KEY (tag_id) REFERENCES tags (id));
CREATE TABLE staff (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, boss int, name varchar(60) NOT NULL UNIQUE,
 CONSTRAINT sb FOREIGN KEY (boss) REFERENCES staff (id) ON DELETE SET NULL);
CREATE VIEW bought AS SELECT c.email, count(*) AS orders FROM customers c JOIN orders o ON o.customer_id = c.id GROUP BY c.email;
INSERT INTO tenants (name) VALUES ('north'), ('south');
INSERT INTO tags (name) VALUES ('red'), ('blue'), ('late')`

// passesOnInnoDB reports whether an error is one that a writer meets who does not follow: a
// deadlock, which has the number 1467 where the server was about to number a row, a wait, a snapshot
// from before an ALTER TABLE, or names in the middle of an exchange.
func passesOnInnoDB(err error) bool {
	var e *mysql.MySQLError
	return errors.As(err, &e) && slices.Contains([]uint16{1213, 1467, 1205, 1412, 1054, 1364, 1048, 1452}, e.Number)
}

// asID writes an id as the twins of a server have it.
func asID(l *lab.Lab, id sqltype.UUID) string {
	if l.Name == "MariaDB" {
		return quoted(id.String())
	}
	return fmt.Sprintf("x'%x'", id[:])
}

// idText is an expression for the text of an id.
func idText(l *lab.Lab, c string) string {
	if l.Name == "MariaDB" {
		return "CAST(" + c + " AS CHAR)"
	}
	return "LOWER(HEX(" + c + "))"
}

// TestNewKeysOfAShopOnInnoDB is TestNewKeysOfAShop on MySQL and MariaDB.
func TestNewKeysOfAShopOnInnoDB(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		l.DB.SetMaxOpenConns(0) // which do not follow
		statements(t, l, innoDBShop)
		keepers := 2
		if programs.IsNightly() {
			keepers = 4
		}
		s := staff(t, l, seedtest.Rand(t), keepers)
		k := &toll{t: t, r: seedtest.Rand(t), kills: map[string]int{}}
		k.isFilled = func() bool { return l.Ask(t, "SELECT COUNT(*) FROM sqluuid_migration_range") == "0" }
		k.untilDone("migrate", "int-to-v7", "--database", l.URL, "--all", "--time-column", "created_at", "--chunk-rows", "100", "--yes")
		s.same(t, l, "ready", "", "__new")
		for i, more := range [][]string{nil, {"--back"}, nil} {
			k.untilDone(append([]string{"migrate", "cutover", "--database", l.URL, "--ignore-sessions", "--yes"}, more...)...)
			ending := "__old"
			if i == 1 {
				ending = "__new"
			}
			s.same(t, l, fmt.Sprintf("cut-over %d", i+1), "", ending)
		}
		ms := "CAST(UNIX_TIMESTAMP(created_at) * 1000 AS SIGNED)"
		s.wantTimes(t, l, "SELECT "+idText(l, "id")+", "+ms+" FROM customers")
		s.brings.Store(true) // behind finish the server makes no ids of version 7
		k.untilDone("migrate", "finish", "--database", l.URL, "--column", "tenants.id", "--yes", "--keep", "column")
		s.same(t, l, "finished", "")
		s.end()
		t.Logf("%d facts compared; %v", s.compare, k)
		for _, table := range []string{"tenants", "customers", "orders", "tags", "staff"} {
			for _, text := range l.Dump(t, "SELECT "+idText(l, "id")+" FROM "+table) {
				id, err := sqltype.Parse(text)
				if err != nil || id.Version() != 7 || id.Variant() != sqltype.NewV7().Variant() {
					t.Errorf("%s: %s is no id of version 7: %v", table, text, err)
				}
			}
		}
		sorted := "SELECT COUNT(*) FROM (SELECT id__old, LEAD(id__old) OVER (ORDER BY " + idText(l, "id") + ") AS next FROM tenants) x WHERE next < id__old"
		if n := l.Ask(t, sorted); n != "0" {
			t.Errorf("%s ids by the order of old keys are in another", n)
		}
		if left := l.Dump(t, "SELECT TRIGGER_NAME FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()"); len(left) > 0 {
			t.Errorf("triggers are left: %q", left)
		}
	})
}

// TestOldKeysStayFindableOnInnoDB is TestOldKeysStayFindable on MySQL and MariaDB.
func TestOldKeysStayFindableOnInnoDB(t *testing.T) {
	t.Parallel()
	ends := []string{"column", "map", "nothing"}
	for _, keep := range ends {
		t.Run(keep, func(t *testing.T) {
			lab.OneByDay(t, ends, keep)
			t.Parallel()
			eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
				statements(t, l, "CREATE TABLE customers (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, email varchar(20));\n"+
					"CREATE TABLE orders (id varchar(40) NOT NULL PRIMARY KEY, customer_id int, KEY (customer_id), FOREIGN KEY (customer_id) REFERENCES customers (id));\n"+
					"INSERT INTO customers (email) VALUES ('a'), ('b'), ('c'), ('d'), ('e'), ('f'), ('g');\n"+
					"INSERT INTO orders VALUES ('o', 7)")
				db, err := migrate.Open(l.DB, l.Profile)
				if err != nil {
					t.Fatal(err)
				}
				column := migrate.ColumnName{Table: "customers", Column: "id"}
				want := ""
				find := func(when, key string, isThere bool) {
					t.Helper()
					id, err := db.Lookup(t.Context(), column, key)
					switch {
					case !isThere && !errors.Is(err, migrate.ErrNotFound):
						t.Errorf("%s: key %s is %v, %v", when, key, id, err)
					case isThere && (err != nil || want != "" && id.String() != want):
						t.Errorf("%s: key %s is %v, want %s: %v", when, key, id, want, err)
					case isThere:
						want = id.String()
					}
				}
				find("at first", "7", false)
				args := []string{"--database", l.URL, "--yes"}
				lab.MustRun(t, append([]string{"migrate", "int-to-v7", "--column", "customers.id"}, args...)...)
				find("ready", "7", true)
				find("ready", "99", false)
				lab.MustRun(t, append([]string{"migrate", "cutover", "--ignore-sessions"}, args...)...)
				find("behind the cut-over", "7", true)
				finish := append([]string{"migrate", "finish", "--column", "customers.id", "--keep", keep}, args...)
				if keep == "map" {
					l.Exec(t, "CREATE TABLE sqluuid_map_customers (old int PRIMARY KEY)")
					r := lab.Run(t, finish...)
					if r.Code != 3 || !strings.Contains(r.Err, "sqluuid_map_customers is there") {
						t.Errorf("exit %d: %s", r.Code, r.Err)
					}
					l.Exec(t, "RENAME TABLE sqluuid_map_customers TO of_others")
				}
				lab.MustRun(t, finish...)
				find("behind finish", "7", keep != "nothing")
				find("behind finish", "no number", false)
				n := 0
				err = db.Map(t.Context(), column, func(old string, id sqltype.UUID) error {
					n++
					if old == "7" && id.String() != want {
						t.Errorf("the map has %s for 7, want %s", id, want)
					}
					return nil
				})
				if is := keep != "nothing"; is != (err == nil) || is && n != 7 {
					t.Errorf("%d pairs: %v", n, err)
				}
				if keep == "column" {
					l.Exec(t, "INSERT INTO customers (id, email) VALUES ("+asID(l, sqltype.NewV7())+", 'later')")
				}
			})
		})
	}
}

// isolatesSnapshots reports whether a transaction may not lock a row that was written since it has
// read: MariaDB has that from 11.6.2 on.
func isolatesSnapshots(t *testing.T, l *lab.Lab) bool {
	t.Helper()
	set := l.Dump(t, "SHOW GLOBAL VARIABLES LIKE 'innodb_snapshot_isolation'")
	return len(set) > 0 && strings.HasSuffix(set[0], "|ON")
}

// TestOtherKeysOnInnoDB gives new ids to texts, and to ids of version 4, under own names and
// without. A row gets the id that its root has, whoever has committed the root, or it is refused.
func TestOtherKeysOnInnoDB(t *testing.T) {
	t.Parallel()
	for no, c := range []struct{ name, typ, one, two, three string }{
		{"text-to-v7", "varchar(40)", "'a'", "'b'", "'c'"},
		{"v4-to-v7", "binary(16)", "x'9b2d45a1c7f64b3e8d1f0a2b3c4d5e6f'", "x'01931a2b3c4d7e5f8a9b0c1d2e3f4a5b'", "x'9b2d45a1c7f64b3e8d1f0a2b3c4d5e70'"},
		{"v4-to-v7", "uuid", "'9b2d45a1-c7f6-4b3e-8d1f-0a2b3c4d5e6f'", "'01931a2b-3c4d-7e5f-8a9b-0c1d2e3f4a5b'", "'9b2d45a1-c7f6-4b3e-8d1f-0a2b3c4d5e70'"},
	} {
		t.Run(c.name+" of "+c.typ, func(t *testing.T) {
			lab.OneOfByDay(t, no, 3)
			t.Parallel()
			eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
				if c.typ == "uuid" && l.Name == "MySQL" {
					t.Skip("MySQL has no type uuid")
				}
				say := func(text string) string {
					return strings.NewReplacer("KEY_", c.typ, "ONE", c.one, "TWO", c.two, "THREE", c.three).Replace(text)
				}
				statements(t, l, say("CREATE TABLE parents (id KEY_ NOT NULL PRIMARY KEY, at datetime(6) NOT NULL DEFAULT '2026-01-02 03:04:05.678901', n int);\n"+
					"CREATE TABLE children (n int NOT NULL PRIMARY KEY, parent KEY_ NULL, must KEY_ NOT NULL, KEY (parent), KEY (must),\n"+
					" CONSTRAINT cp FOREIGN KEY (parent) REFERENCES parents (id) ON DELETE SET NULL ON UPDATE CASCADE, CONSTRAINT cm FOREIGN KEY (must) REFERENCES parents (id));\n"+
					"INSERT INTO parents (id, n) VALUES (ONE, 1), (TWO, 2);\nINSERT INTO children VALUES (1, ONE, TWO), (2, NULL, ONE)"))
				ran := lab.MustRun(t, "migrate", c.name, "--database", l.URL, "--column", "parents.id", "--time-column", "at", "--yes")
				if isolatesSnapshots(t, l) != strings.Contains(ran.Out, "innodb_snapshot_isolation") {
					t.Errorf("the plan and innodb_snapshot_isolation: %s", ran.Out)
				}
				facts := func(when string, want ...string) {
					t.Helper()
					for _, ending := range []string{"", "__new", "__old"} {
						if l.Ask(t, "SELECT COUNT(*) FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'parents' AND COLUMN_NAME = 'id"+ending+"'") == "1" {
							got := l.Dump(t, strings.ReplaceAll("SELECT c.n, p.n, m.n FROM children c LEFT JOIN parents p ON p.id{} = c.parent{} JOIN parents m ON m.id{} = c.must{} ORDER BY 1", "{}", ending))
							lab.Same(t, when+" by the names with "+ending, got, want)
						}
					}
				}
				facts("ready", "1|1|2", "2|NULL|1")
				if had := l.Ask(t, "SELECT COUNT(*) FROM parents WHERE id = "+c.two+" AND HEX(id__new) = HEX(id)"); c.name == "v4-to-v7" && had != "1" {
					t.Error("an id of version 7 is not its own twin")
				}
				// A snapshot from before the root was committed.
				other, err := dbtest.Open(l.URL)
				if err != nil {
					t.Fatal(err)
				}
				defer other.Close()
				tx, err := other.Begin()
				if err != nil {
					t.Fatal(err)
				}
				var n int
				if err := tx.QueryRow("SELECT COUNT(*) FROM parents").Scan(&n); err != nil {
					t.Fatal(err)
				}
				l.Exec(t, say("INSERT INTO parents (id, n) VALUES (THREE, 3)"))
				if _, err = tx.Exec(say("INSERT INTO children VALUES (3, THREE, THREE)")); err == nil {
					err = tx.Commit()
				}
				if isolatesSnapshots(t, l) { // as without a run: the server looks at the foreign key
					var told *mysql.MySQLError
					if !errors.As(err, &told) || told.Number != 1020 {
						t.Errorf("a child of a row behind its snapshot: %v", err)
					}
					_, err = other.Exec(say("INSERT INTO children VALUES (3, THREE, THREE)"))
				}
				if err != nil {
					t.Fatal(err)
				}
				facts("behind a snapshot", "1|1|2", "2|NULL|1", "3|3|3")
				wrong := say("INSERT INTO children VALUES (4, NULL, ") + strings.NewReplacer("a", "f", "9b", "ff").Replace(c.one) + ")"
				for _, checks := range []string{"1", "0"} {
					conn, err := other.Conn(t.Context())
					if err != nil {
						t.Fatal(err)
					}
					if _, err = conn.ExecContext(t.Context(), "SET SESSION foreign_key_checks = "+checks); err == nil {
						_, err = conn.ExecContext(t.Context(), wrong)
					}
					if err == nil {
						t.Errorf("with foreign_key_checks = %s a value without a root is taken", checks)
					}
					conn.ExecContext(t.Context(), "SET SESSION foreign_key_checks = 1")
					conn.Close()
				}
				for i, back := range [][]string{nil, {"--back"}, nil} {
					lab.MustRun(t, verb(l, "cutover", append([]string{"--ignore-sessions"}, back...)...)...)
					facts(fmt.Sprintf("cut-over %d", i+1), "1|1|2", "2|NULL|1", "3|3|3")
				}
				l.Exec(t, "INSERT INTO parents (n) VALUES (4)") // the server draws its id
				l.Exec(t, "INSERT INTO children SELECT 4, id, id FROM parents WHERE n = 4")
				l.Exec(t, "DELETE FROM children WHERE n = 1")
				l.Exec(t, "UPDATE children SET must = (SELECT id FROM parents WHERE n = 2) WHERE n = 2")
				l.Exec(t, "DELETE FROM parents WHERE n = 1")
				lab.MustRun(t, "migrate", "verify", "--database", l.URL, "--column", "parents.id")
				facts("written behind it", "2|NULL|2", "3|3|3", "4|4|4")
				lab.MustRun(t, "migrate", "finish", "--database", l.URL, "--column", "parents.id", "--yes", "--keep", "column")
				if got := l.Ask(t, "SELECT COUNT(*) FROM parents WHERE "+say("id__old = THREE AND n = 3")); got != "1" {
					t.Error("the old key is not in its column")
				}
				id := asID(l, sqltype.NewV7())
				if c.typ == "binary(16)" {
					id = "x'01a225254b2d742cab9f6d2aef21fc11'"
				}
				l.Exec(t, "INSERT INTO parents (id, n) VALUES ("+id+", 5)")
				if _, err := l.DB.Exec("INSERT INTO parents (n) VALUES (6)"); err == nil {
					t.Error("behind finish a row without an id is taken")
				}
			})
		})
	}
}

// TestNewKeysUnderOwnNamesOnInnoDB has a release that knows the new names next to one that knows
// the old ones.
func TestNewKeysUnderOwnNamesOnInnoDB(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, "CREATE TABLE customers (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, email varchar(20) UNIQUE);\n"+
			"CREATE TABLE orders (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, customer_id bigint NOT NULL, ref varchar(20) UNIQUE, FOREIGN KEY (customer_id) REFERENCES customers (id));\n"+
			"INSERT INTO customers (email) VALUES ('a'), ('b');\nINSERT INTO orders (customer_id, ref) VALUES (1, 'o1'), (2, 'o2')")
		lab.MustRun(t, "migrate", "int-to-v7", "--database", l.URL, "--all", "--own-names", "_uid", "--yes")
		id := asID(l, sqltype.NewV7())
		statements(t, l, "INSERT INTO customers (id_uid, email) VALUES ("+id+", 'c');\n"+
			"INSERT INTO orders (customer_id_uid, ref) VALUES ("+id+", 'o3'), ("+id+", 'o4');\n"+
			"INSERT INTO orders (customer_id, ref) VALUES (1, 'o5');\n"+
			"UPDATE orders SET customer_id_uid = (SELECT id_uid FROM customers WHERE email = 'b') WHERE ref = 'o3';\n"+
			"UPDATE orders SET customer_id = 1 WHERE ref = 'o2'")
		for _, ending := range []string{"", "_uid"} {
			got := l.Dump(t, strings.ReplaceAll("SELECT o.ref, c.email FROM orders o JOIN customers c ON c.id{} = o.customer_id{} ORDER BY 1", "{}", ending))
			lab.Same(t, "by the names with "+ending, got, []string{"o1|a", "o2|a", "o3|b", "o4|c", "o5|a"})
		}
		if n := l.Ask(t, "SELECT COUNT(*) FROM customers WHERE email = 'c' AND id = 3 AND id_uid = "+id); n != "1" {
			t.Error("the row has not the id that it brought")
		}
		lab.MustRun(t, "migrate", "verify", "--database", l.URL)
	})
}

// A default of a column that refers to a key is refused: it is an old key, which would take the
// place of the new one that a program brings.
func TestADefaultThatIsAnOldKeyOnInnoDB(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, "CREATE TABLE parents (id int NOT NULL AUTO_INCREMENT PRIMARY KEY);\n"+
			"CREATE TABLE children (n int NOT NULL PRIMARY KEY, parent int NOT NULL DEFAULT '1', KEY (parent), FOREIGN KEY (parent) REFERENCES parents (id));\n"+
			"INSERT INTO parents VALUES (1), (2)")
		args := []string{"migrate", "int-to-v7", "--database", l.URL, "--column", "parents.id", "--yes"}
		if r := lab.Run(t, args...); r.Code != 3 || !strings.Contains(strings.Join(strings.Fields(r.Err), " "), "is an old key, which would take the place") {
			t.Fatalf("exit %d: %s", r.Code, r.Err)
		}
		l.Exec(t, "ALTER TABLE children ALTER COLUMN parent DROP DEFAULT")
		lab.MustRun(t, args...)
		lab.MustRun(t, "migrate", "cutover", "--database", l.URL, "--ignore-sessions", "--yes")
		l.Exec(t, "INSERT INTO children (n, parent) SELECT 1, id FROM parents WHERE id__old = 2")
		lab.Same(t, "the parent", l.Dump(t, "SELECT parent__old FROM children"), []string{"2"})
	})
}

// A foreign key of a table to itself has no twin on MySQL, so that a row that it sets to NULL keeps the
// other id until the names change. A trigger of that table reads another one, whose names have changed
// then: what is left is taken before.
func TestWhatAKeySetsToNullGoesThereAndBack(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "MySQL")
	statements(t, l, `CREATE TABLE orders (id varchar(36) NOT NULL PRIMARY KEY);
CREATE TABLE users (id varchar(36) NOT NULL PRIMARY KEY, n int NOT NULL UNIQUE, boss varchar(36), late varchar(36), CONSTRAINT late FOREIGN KEY (late) REFERENCES orders (id),
 CONSTRAINT same FOREIGN KEY (id) REFERENCES orders (id) ON DELETE CASCADE ON UPDATE CASCADE, CONSTRAINT boss FOREIGN KEY (boss) REFERENCES users (id) ON DELETE SET NULL);
INSERT INTO orders VALUES ('3b241101-e2bb-4255-8caf-4136c566a961'), ('3b241101-e2bb-4255-8caf-4136c566a962'), ('3b241101-e2bb-4255-8caf-4136c566a963'), ('3b241101-e2bb-4255-8caf-4136c566a964');
INSERT INTO users SELECT id, RIGHT(id, 1), NULL, NULL FROM orders;
UPDATE users SET boss = '3b241101-e2bb-4255-8caf-4136c566a961' WHERE n IN (2, 3);
UPDATE users SET boss = '3b241101-e2bb-4255-8caf-4136c566a962' WHERE n = 4`)
	lab.MustRun(t, twins(l, "--type", "binary(16)")...)
	const bosses = "SELECT n, boss IS NULL FROM users ORDER BY n"
	l.Exec(t, "DELETE FROM users WHERE n = 1")
	want := []string{"2|1", "3|1", "4|0"}
	for i, back := range []string{"", "--back", ""} {
		args := []string{"migrate", "cutover", "--database", l.URL, "--ignore-sessions", "--yes"}
		if back != "" {
			args = append(args, back)
		}
		lab.MustRun(t, args...)
		lab.Same(t, "the bosses", l.Dump(t, bosses), want)
		if i == 0 {
			l.Exec(t, "DELETE FROM users WHERE n = 2")
			want = []string{"3|1", "4|1"}
			lab.Same(t, "the bosses after the cut-over", l.Dump(t, bosses), want)
		}
	}
}

// A parent may get another id at any moment of finish, also while its keys get their names back. Two
// foreign keys of the same columns would refuse it (1452).
func TestAParentGetsAnotherIDWhileFinishRuns(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, `CREATE TABLE users (id char(36) NOT NULL PRIMARY KEY, n int NOT NULL UNIQUE);
CREATE TABLE orders (id char(36) NOT NULL PRIMARY KEY, user_id char(36), CONSTRAINT of_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE);
INSERT INTO users VALUES ('3b241101-e2bb-4255-8caf-4136c566a962', 1);
INSERT INTO orders VALUES ('3b241101-e2bb-4255-8caf-4136c566a963', '3b241101-e2bb-4255-8caf-4136c566a962')`)
		lab.MustRun(t, twins(l, "--type", "binary(16)")...)
		lab.MustRun(t, "migrate", "cutover", "--database", l.URL, "--ignore-sessions", "--yes")
		stop, ended := make(chan struct{}), make(chan error, 1)
		go func() {
			for {
				select {
				case <-stop:
					ended <- nil
					return
				default:
				}
				id := sqltype.NewV4()
				if _, err := l.DB.Exec("UPDATE users SET id = ? WHERE n = 1", id[:]); err != nil && !busy(err) {
					ended <- err
					return
				}
			}
		}()
		lab.MustRun(t, "migrate", "finish", "--database", l.URL, "--yes")
		close(stop)
		if err := <-ended; err != nil {
			t.Error(err)
		}
		if n := l.Ask(t, "SELECT COUNT(*) FROM users JOIN orders ON orders.user_id = users.id"); n != "1" {
			t.Errorf("%s orders have their user, want 1", n)
		}
		if n := l.Ask(t, "SELECT COUNT(*) FROM information_schema.REFERENTIAL_CONSTRAINTS WHERE CONSTRAINT_SCHEMA = DATABASE() AND CONSTRAINT_NAME = 'of_user'"); n != "1" {
			t.Errorf("%s foreign keys have the old name, want 1", n)
		}
	})
}

// A root may get another id, and a child its new key, at any moment of a run. Keys that refer to what
// another key writes stand after it: their parents would be behind until then (1452). MySQL refuses
// the plan.
func TestARootGetsAnotherIDWhileARunMakesKeys(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "MariaDB")
	statements(t, l, `CREATE TABLE roots (n int PRIMARY KEY, id char(36) NOT NULL UNIQUE);
CREATE TABLE parts (id char(36) PRIMARY KEY, CONSTRAINT pr FOREIGN KEY (id) REFERENCES roots (id) ON UPDATE CASCADE);
CREATE TABLE bits (n int AUTO_INCREMENT PRIMARY KEY, a char(36), b char(36), c char(36), d char(36), e char(36));
ALTER TABLE bits ADD FOREIGN KEY (a) REFERENCES parts (id) ON DELETE SET NULL, ADD FOREIGN KEY (b) REFERENCES parts (id),
 ADD FOREIGN KEY (c) REFERENCES parts (id), ADD FOREIGN KEY (d) REFERENCES parts (id), ADD FOREIGN KEY (e) REFERENCES parts (id);
INSERT INTO roots VALUES (1, '953eb7d8-f4d5-4713-a4b3-0b5b99b47aba');
INSERT INTO parts SELECT id FROM roots`)
	s := start(t, "migrate", "text-to-binary", "--twins", "--yes", "--database", l.URL, "--column", "roots.id", "--type", "binary(16)")
	ok := 0
	for isOver := false; !isOver; {
		select {
		case <-s.done:
			isOver = true
		default:
		}
		id := sqltype.NewV4().String()
		for _, text := range []string{"UPDATE roots SET id = ? WHERE n = 1", "INSERT INTO bits (a) VALUES (?)", "DELETE FROM bits WHERE a = ?"} {
			_, err := l.DB.Exec(text, id)
			if err != nil && !busy(err) {
				t.Fatalf("after %d rounds: %s: %v", ok, text, err)
			}
			if err != nil {
				break
			}
		}
		ok++
	}
	s.mustEnd()
	lab.MustRun(t, "migrate", "verify", "--database", l.URL, "--column", "roots.id")
}

// busy reports whether the server was changed under a statement, which may be sent again.
func busy(err error) bool {
	var e *mysql.MySQLError
	return errors.As(err, &e) && slices.Contains([]uint16{1205, 1213, 1467, 1412, 1615}, e.Number)
}
