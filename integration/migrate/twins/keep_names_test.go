package twins_test

import (
	"database/sql"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// ownNames is a small shop whose new keys stand under own names. seen is a view of the old release.
func ownNames(t *testing.T, name string) *lab.Lab {
	l := lab.Open(t, name)
	id := "bigint NOT NULL AUTO_INCREMENT PRIMARY KEY"
	if name == "PostgreSQL" {
		id = "bigserial PRIMARY KEY"
	}
	statements(t, l, "CREATE TABLE customers (id "+id+", email varchar(20) UNIQUE, friend bigint,\n"+
		" FOREIGN KEY (friend) REFERENCES customers (id) ON DELETE SET NULL);\n"+
		"CREATE TABLE orders (id "+id+", customer_id bigint NOT NULL, ref varchar(20) UNIQUE,\n"+
		" FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE);\n"+
		"CREATE TABLE likes (customer_id bigint NOT NULL, order_id bigint NOT NULL, n int, PRIMARY KEY (customer_id, order_id),\n"+
		" FOREIGN KEY (customer_id) REFERENCES customers (id) ON DELETE CASCADE, FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE);\n"+
		"CREATE VIEW seen AS SELECT o.ref, o.customer_id AS who FROM orders o;\n"+
		"CREATE VIEW other AS SELECT o.ref FROM orders o JOIN likes ON n > 0")
	var rows []string
	for _, n := range []string{"1", "2", "3", "4", "5"} {
		rows = append(rows, "INSERT INTO customers (email, friend) SELECT 'c"+n+"', max(id) FROM customers",
			"INSERT INTO orders (customer_id, ref) SELECT max(id), 'o"+n+"' FROM customers",
			"INSERT INTO likes SELECT max(customer_id), max(id), "+n+" FROM orders")
	}
	statements(t, l, strings.Join(rows, ";\n"))
	run := []string{"int-to-v7", "--database", l.URL, "--all", "--own-names", "_uid"}
	says := lab.Whole(lab.MustRun(t, append([]string{"migrate", "plan"}, run...)...).Out)
	fails := "an INSERT without a list of columns fails (1136)"
	if !strings.Contains(says, "without a cut-over") || strings.Contains(says, fails) != l.IsInnoDB() {
		t.Errorf("the plan of own names says\n%s", says)
	}
	lab.MustRun(t, append([]string{"migrate"}, append(run, "--yes")...)...)
	return l
}

// ownFacts are what the shop has, by the keys of an ending.
func ownFacts(t *testing.T, l *lab.Lab, ending string) []string {
	return append(l.Dump(t, strings.ReplaceAll("SELECT c.email, f.email AS friend FROM customers c LEFT JOIN customers f ON f.id{} = c.friend{} "+
		"WHERE c.email LIKE 'c%' ORDER BY 1", "{}", ending)),
		l.Dump(t, strings.ReplaceAll("SELECT o.ref, c.email, l.n FROM orders o JOIN customers c ON c.id{} = o.customer_id{} "+
			"JOIN likes l ON l.order_id{} = o.id{} AND l.customer_id{} = c.id{} ORDER BY 1", "{}", ending))...)
}

// Programs that use the new columns under their own names keep these: finish moves the keys and
// drops the old columns while programs write. It is killed in each of its steps.
func TestOwnNamesAreKept(t *testing.T) {
	t.Parallel()
	for _, server := range lab.Servers {
		for _, keep := range []string{"column", "map", "nothing"} {
			if byDay := map[string]string{"PostgreSQL": "map", "MySQL": "column", "MariaDB": "nothing"}; keep != byDay[server] &&
				!programs.IsNightly() {
				continue
			}
			t.Run(server+"/"+keep, func(t *testing.T) {
				lab.OneByDay(t, lab.Servers, server)
				t.Parallel()
				l := ownNames(t, server)
				before := ownFacts(t, l, "")
				old := l.Dump(t, "SELECT email, id, "+uidText(l, "id_uid")+" AS uid FROM customers ORDER BY id")
				l.Exec(t, "DROP VIEW seen")
				var made []string
				var wrong error
				var work sync.WaitGroup
				stop := make(chan struct{})
				work.Go(func() {
					for wrong == nil {
						select {
						case <-stop:
							return
						default:
						}
						id := sqltype.NewV7()
						_, err := l.DB.Exec("INSERT INTO customers (id_uid, email, friend_uid) VALUES (" + uid(l, id) + ", 'n" + id.String()[24:] + "', NULL)")
						if err == nil {
							_, err = l.DB.Exec("INSERT INTO orders (id_uid, customer_id_uid, ref) VALUES (" + uid(l, sqltype.NewV7()) + ", " + uid(l, id) + ", 'n" +
								id.String()[24:] + "')")
						}
						if err != nil && !passesOnInnoDB(err) {
							wrong = err
						} else if err == nil {
							made = append(made, plainID(l, id))
						}
						time.Sleep(3 * time.Millisecond) // what a program computes meanwhile
					}
				})
				k := &toll{t: t, r: seedtest.Rand(t), kills: map[string]int{}}
				k.untilDone("migrate", "finish", "--database", l.URL, "--keep-names", "--keep", keep, "--yes", "--json")
				close(stop)
				work.Wait()
				if wrong != nil {
					t.Errorf("a program could not write: %v", wrong)
				}
				t.Logf("%d customers were written meanwhile; %v", len(made), k)
				lab.Same(t, "the facts by the new keys", ownFacts(t, l, "_uid"), before)
				got := l.Dump(t, "SELECT "+uidText(l, "c.id_uid")+" AS uid FROM customers c JOIN orders o ON o.customer_id_uid = c.id_uid WHERE c.email LIKE 'n%' ORDER BY 1")
				for _, id := range made {
					if !slices.Contains(got, id) {
						t.Fatalf("customer %s with an order, which was acknowledged, is not there", id)
					}
				}
				wantKeysMoved(t, l, keep, old)
			})
		}
	}
}

// wantKeysMoved looks at what is left of the old keys, and for the keys of the new columns.
func wantKeysMoved(t *testing.T, l *lab.Lab, keep string, old []string) {
	t.Helper()
	pairs := map[string]string{"column": "SELECT c.email, c.id, " + uidText(l, "c.id_uid") + " AS uid FROM customers c WHERE c.email LIKE 'c%' ORDER BY c.id",
		"map": "SELECT c.email, m.old, " + uidText(l, "m.new") + " AS uid FROM customers c JOIN sqluuid_map_customers m ON m.new = c.id_uid " +
			"WHERE c.email LIKE 'c%' ORDER BY m.old"}[keep]
	if pairs != "" {
		lab.Same(t, "the pairs", l.Dump(t, pairs), old)
	}
	for _, c := range []string{"customers.id", "customers.friend", "orders.customer_id", "likes.order_id"} {
		table, column, _ := strings.Cut(c, ".")
		_, err := l.DB.Exec("SELECT " + column + " FROM " + table)
		if isThere := err == nil; isThere != (keep == "column" && column == "id") {
			t.Errorf("%s with --keep %s: %v", c, keep, err)
		}
	}
	id := uid(l, sqltype.NewV7())
	for st, isRight := range map[string]bool{
		"INSERT INTO customers (id_uid, email) SELECT id_uid, 'twice' FROM customers WHERE email = 'c1'":                         false,
		"INSERT INTO customers (id_uid, email) VALUES (NULL, 'none')":                                                            false,
		"INSERT INTO orders (id_uid, customer_id_uid, ref) VALUES (" + id + ", " + id + ", 'orphan')":                            false,
		"INSERT INTO orders (id_uid, customer_id_uid, ref) SELECT " + id + ", id_uid, 'right' FROM customers WHERE email = 'c1'": true,
		"INSERT INTO likes (customer_id_uid, order_id_uid, n) SELECT customer_id_uid, order_id_uid, 9 FROM likes WHERE n = 1":    false,
	} {
		if _, err := l.DB.Exec(st); isRight != (err == nil) {
			t.Errorf("%s: %v", st, err)
		}
	}
	l.Exec(t, "DELETE FROM customers WHERE email = 'c1'")
	if n := l.Ask(t, "SELECT COUNT(*) FROM customers WHERE email = 'c2' AND friend_uid IS NULL"); n != "1" {
		t.Error("ON DELETE SET NULL does not act by the new keys")
	}
	if n := l.Ask(t, "SELECT COUNT(*) FROM orders WHERE ref = 'o1'"); n != "0" {
		t.Error("ON DELETE CASCADE does not act by the new keys")
	}
}

// What names an old column keeps it from being dropped, and so does a cut-over. Nothing is changed.
func TestOwnNamesThatAreNotKept(t *testing.T) {
	t.Parallel()
	for _, server := range lab.Servers {
		t.Run(server, func(t *testing.T) {
			lab.OneByDay(t, lab.Servers, server)
			t.Parallel()
			l := ownNames(t, server)
			finish := func(more ...string) lab.Result {
				return lab.Run(t, append([]string{"migrate", "finish", "--database", l.URL, "--keep", "column", "--yes"}, more...)...)
			}
			lab.WantError(t, finish(), 3, "--keep-names", "by a cut-over first")
			l.Exec(t, map[bool]string{true: "CREATE FUNCTION looks() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.n := COALESCE(NEW.n, NEW.order_id); RETURN NEW; END'",
				false: "CREATE TRIGGER looks BEFORE UPDATE ON likes FOR EACH ROW SET NEW.n = COALESCE(NEW.n, NEW.order_id)"}[server == "PostgreSQL"])
			if server == "PostgreSQL" {
				l.Exec(t, "CREATE TRIGGER looks BEFORE UPDATE ON likes FOR EACH ROW EXECUTE FUNCTION looks()")
			}
			l.Exec(t, "ALTER TABLE orders ADD twice bigint GENERATED ALWAYS AS (customer_id * 2) "+
				map[bool]string{true: "VIRTUAL", false: "STORED"}[server == "MySQL"]) // which has no stored one of a foreign key
			r := finish("--keep-names")
			lab.WantError(t, r, 3, "column twice of orders", "seen", "trigger looks of likes", "order_id", "nothing was changed")
			if strings.Contains(r.Err, "other") {
				t.Errorf("a view that names no old column is in the way: %s", r.Err)
			}
			lab.MustRun(t, "migrate", "verify", "--database", l.URL)
			l.Exec(t, map[bool]string{true: "DROP TRIGGER looks ON likes", false: "DROP TRIGGER looks"}[server == "PostgreSQL"])
			l.Exec(t, "DROP VIEW seen")
			l.Exec(t, "ALTER TABLE orders DROP COLUMN twice")
			want := l.Dump(t, "SELECT "+uidText(l, "id_uid")+" AS uid FROM customers WHERE id = 3")[0]
			db, err := migrate.Open(l.DB, l.Profile)
			if err != nil {
				t.Fatal(err)
			}
			column := migrate.ColumnName{Schema: "", Table: "customers", Column: "id"}
			if id, err := db.Lookup(t.Context(), column, "3"); err != nil || plainID(l, id) != want {
				t.Errorf("an old key under own names: %v %v, want %s", id, err, want)
			}
			if _, err := db.Lookup(t.Context(), column, "99"); !errors.Is(err, sql.ErrNoRows) {
				t.Errorf("an old key that no row has: %v", err)
			}
			lab.MustRun(t, "migrate", "cutover", "--database", l.URL, "--ignore-sessions", "--yes")
			lab.WantError(t, finish("--keep-names"), 3, "were exchanged", "nothing was changed")
			lab.MustRun(t, "migrate", "finish", "--database", l.URL, "--keep", "column", "--yes")
		})
	}
}

// uid writes an id for a column of new keys.
func uid(l *lab.Lab, id sqltype.UUID) string {
	if l.Name == "PostgreSQL" {
		return quoted(id.String())
	}
	return asID(l, id)
}

// plainID is the text that uidText gives of an id.
func plainID(l *lab.Lab, id sqltype.UUID) string {
	if l.Name == "MySQL" {
		return strings.ReplaceAll(id.String(), "-", "")
	}
	return id.String()
}

// uidText writes an id as a text with hyphens on every engine.
func uidText(l *lab.Lab, c string) string {
	if l.Name == "PostgreSQL" {
		return c + "::text"
	}
	return idText(l, c)
}
