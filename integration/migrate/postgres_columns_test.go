package migrate_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"
)

// pgOrders fills a table orders (id, n) and a table payments (n, order_id) with ids of
// version 1.
func pgOrders(t *testing.T, l *lab, rows int, text func(string) string) (snapshot func() []string) {
	t.Helper()
	r := rand.New(rand.NewPCG(11, 12))
	for n := range rows {
		id := newV1(r).String()
		for _, q := range []string{"INSERT INTO orders (n, id) VALUES ($1, $2)", "INSERT INTO payments (n, order_id) VALUES ($1, $2)"} {
			if _, err := l.db.Exec(q, n, id); err != nil {
				t.Fatal(err)
			}
			if text != nil {
				id = text(id)
			}
		}
	}
	return func() []string {
		return append(l.dump(t, "SELECT n, id FROM orders ORDER BY n"), l.dump(t, "SELECT n, order_id FROM payments ORDER BY n")...)
	}
}

// A regular expression is refused under a collation that takes different texts for
// equal, so that no such column could be read.
func TestTextThatIgnoresCase(t *testing.T) {
	for name, args := range map[string][]string{
		"in place": {"v1-to-v6", "--chunk-rows", "7", "--workers", "2"}, "a copy": {"v1-to-v6", "--strategy", "copy"}, "online": {"v1-to-v6", "--strategy", "copy", "--online"},
		"another type": {"text-to-binary", "--then", "v1-to-v6"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()["PostgreSQL"](t)
			l.exec(t, "CREATE COLLATION anycase (provider = icu, locale = 'und-u-ks-level2', deterministic = false)")
			l.exec(t, "CREATE TABLE orders (id char(36) COLLATE anycase PRIMARY KEY, n integer)")
			l.exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id char(36) COLLATE anycase REFERENCES orders ON DELETE CASCADE)")
			l.exec(t, "CREATE INDEX ON payments (order_id)")
			rows := pgOrders(t, l, 40, strings.ToUpper)
			before := rows()
			mustRun(t, migrateArgs(args[0], append(on(l, "--yes"), args[1:]...)...)...)
			if got := l.dump(t, "SELECT count(*) FROM payments JOIN orders ON id = order_id AND substr(id::text, 15, 1) = '6'")[0]; got != "40" {
				t.Errorf("%s payments have an order of version 6, want 40", got)
			}
			mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
			same(t, "after undo", rows(), before)
		})
	}
}

// A CHAR(40) pads its ids with spaces, and a copy compares rows by their text.
func TestCopiesOfLongChars(t *testing.T) {
	for name, args := range map[string][]string{"offline": nil, "online": {"--online"}} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()["PostgreSQL"](t)
			l.exec(t, "CREATE TABLE orders (id char(40) PRIMARY KEY, n integer)")
			l.exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id char(50) REFERENCES orders)")
			rows := pgOrders(t, l, 10, nil)
			before := rows()
			mustRun(t, migrateArgs("v1-to-v6", append(on(l, "--yes", "--strategy", "copy"), args...)...)...)
			if got := l.dump(t, "SELECT count(*) FROM payments JOIN orders ON id = order_id WHERE substr(id, 15, 1) = '6' AND octet_length(id) = 40 AND octet_length(order_id) = 50")[0]; got != "10" {
				t.Errorf("%s payments have an order of version 6 in columns of their widths, want 10", got)
			}
			mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
			same(t, "after undo", rows(), before)
		})
	}
}

// A domain over a domain was taken for a type without UUIDs, and the CHECK of the one
// beneath was not asked.
func TestADomainOverADomain(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE DOMAIN some_id AS uuid CONSTRAINT only_old CHECK (substr(VALUE::text, 15, 1) = '1')")
	l.exec(t, "CREATE DOMAIN order_id AS some_id CHECK (VALUE IS NOT NULL)")
	l.exec(t, "CREATE TABLE orders (id order_id PRIMARY KEY, n integer)")
	l.exec(t, "CREATE TABLE payments (n integer, order_id some_id REFERENCES orders)")
	rows := pgOrders(t, l, 10, nil)
	before := rows()
	if got := mustRun(t, "scan", "--database", l.url); !strings.Contains(got.out, "public.orders.id ") {
		t.Errorf("scan does not find the key:\n%s", got.out)
	}
	wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...), 3, `CHECK constraint "only_old"`, `table "orders"`, "nothing was changed")
	l.exec(t, "ALTER DOMAIN some_id DROP CONSTRAINT only_old")
	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
	same(t, "after undo", rows(), before)
}

// A plan says which columns have no index that a chunk can be read from, and only
// those.
func TestIndexesThatHoldNoRanges(t *testing.T) {
	const warning = "every chunk scans the whole table"
	for name, c := range map[string]struct {
		typ, index string
		warns      bool
	}{
		"by hash":                 {"uuid", "CREATE INDEX ON payments USING hash (order_id)", true},
		"in another order":        {"varchar(36)", "CREATE INDEX ON payments (order_id varchar_pattern_ops)", true},
		"under another collation": {"varchar(36)", "CREATE INDEX ON payments (order_id COLLATE \"C\")", true},
		"descending":              {"uuid", "CREATE INDEX ON payments (order_id DESC)", false},
	} {
		t.Run(name, func(t *testing.T) {
			l := labs()["PostgreSQL"](t)
			l.exec(t, "CREATE TABLE orders (id "+c.typ+" PRIMARY KEY, n integer)")
			l.exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id "+c.typ+" REFERENCES orders)")
			l.exec(t, c.index)
			pgOrders(t, l, 10, nil)
			got := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l)...)...)
			if strings.Contains(got.out, warning) != c.warns {
				t.Errorf("the plan warns: %v, want %v\n%s", !c.warns, c.warns, got.out)
			}
			if !c.warns {
				return
			}
			r := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--create-missing-indexes")...)...)
			if !strings.Contains(r.err, "making an index on public.payments.order_id") || strings.Contains(r.err, "waiting for another session") {
				t.Errorf("it says of the index:\n%s", r.err)
			}
			mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
			if got := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l)...)...); strings.Contains(got.out, warning) {
				t.Errorf("with the index the plan still warns:\n%s", got.out)
			}
		})
	}
	t.Run("of a table that is walked without one", func(t *testing.T) {
		l := labs()["PostgreSQL"](t)
		l.since(t, 14, "scans of a range of places")
		l.exec(t, "CREATE TABLE orders (id uuid, n integer)")
		l.exec(t, "CREATE TABLE payments (n integer, order_id uuid)")
		pgOrders(t, l, 10, nil)
		if got := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l)...)...); strings.Contains(got.out, warning) {
			t.Errorf("the plan warns:\n%s", got.out)
		}
	})
}

// The state has an arrow in it, which LATIN1 has not, and names came in the encoding of
// the database.
func TestADatabaseInAnotherEncoding(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	name := l.dump(t, "SELECT current_database()")[0] + "_latin"
	l.exec(t, "CREATE DATABASE "+name+" ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
	t.Cleanup(func() { l.exec(t, "DROP DATABASE "+name+" WITH (FORCE)") })
	u, err := url.Parse(l.url)
	if err != nil {
		t.Fatal(err)
	}
	u.Path = "/" + name
	latin := &lab{name: "PostgreSQL", url: u.String(), p: l.p, id: l.id, lit: l.lit, hex: l.hex}
	query := u.Query()
	query.Set("client_encoding", "UTF8")
	u.RawQuery = query.Encode()
	if latin.db, err = sql.Open("pgx", u.String()); err != nil {
		t.Fatal(err)
	}
	defer latin.db.Close()
	latin.exec(t, "CREATE TABLE commandé (clé uuid PRIMARY KEY, n integer)")
	latin.exec(t, "CREATE TABLE paiement (n integer, commandé uuid REFERENCES commandé)")
	r := rand.New(rand.NewPCG(3, 3))
	for n := range 10 {
		id := l.lit(newV1(r))
		latin.exec(t, fmt.Sprintf("INSERT INTO commandé VALUES (%s, %d)", id, n))
		latin.exec(t, fmt.Sprintf("INSERT INTO paiement VALUES (%d, %s)", n, id))
	}
	before := latin.dump(t, "SELECT n, commandé FROM paiement ORDER BY n")
	flags := []string{"--database", latin.url, "--column", "commandé.clé", "--yes"}
	for _, strategy := range []string{"in-place", "copy"} {
		mustRun(t, migrateArgs("v1-to-v6", append(flags, "--strategy", strategy)...)...)
		if got := mustRun(t, "migrate", "status", "--database", latin.url); !strings.Contains(got.out, "public.paiement.commandé") {
			t.Errorf("status:\n%s", got.out)
		}
		mustRun(t, "migrate", "verify", "--database", latin.url, "--column", "paiement.commandé")
		mustRun(t, migrateArgs("undo", flags...)...)
		same(t, "after undo", latin.dump(t, "SELECT n, commandé FROM paiement ORDER BY n"), before)
	}
	mustRun(t, migrateArgs("finish", flags...)...)
	if got := mustRun(t, "scan", "--database", latin.url); !strings.Contains(got.out, "public.commandé.clé") {
		t.Errorf("scan:\n%s", got.out)
	}
}

// A role that may not write was told that another process had begun the run.
func TestAReadOnlyRoleIsToldSo(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
	l.exec(t, "CREATE TABLE payments (n integer, order_id uuid REFERENCES orders)")
	rows := pgOrders(t, l, 10, nil)
	before := rows()
	mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
	mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
	l.exec(t, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$")
	wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...), 3, "read-only transaction", "nothing can be written here")
	same(t, "rows", rows(), before)
}

// A trigger that puts an id back, or skips its row, is no application that goes on
// writing.
func TestATriggerThatKeepsAnID(t *testing.T) {
	for name, body := range map[string]string{"skips the row": "RETURN NULL", "puts the id back": "NEW.id := OLD.id; RETURN NEW"} {
		t.Run(name, func(t *testing.T) {
			l := labs()["PostgreSQL"](t)
			l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
			l.exec(t, "CREATE TABLE payments (n integer, order_id uuid)")
			rows := pgOrders(t, l, 10, nil)
			before := rows()
			l.exec(t, "CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN IF OLD.n = 7 THEN "+body+"; END IF; RETURN NEW; END'")
			l.exec(t, "CREATE TRIGGER keep_7 BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION keep()")
			got := run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--allow-triggers")...)...)
			if got.code != 5 || !strings.Contains(got.err, `a trigger does not let them change (keep_7 of "orders")`) || !strings.Contains(got.err, "or a trigger has kept some") {
				t.Errorf("exit %d, want 5\n%s", got.code, got.err)
			}
			mustRun(t, migrateArgs("undo", on(l, "--yes", "--allow-triggers")...)...)
			same(t, "after undo", rows(), before)
		})
	}
}

// A default that makes ids of the old version would go on with it.
func TestADefaultOfTheOldVersionIsNamed(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	if l.dump(t, "SELECT count(*) FROM pg_available_extensions WHERE name = 'uuid-ossp'")[0] == "0" {
		t.Skip("the server has no uuid-ossp")
	}
	l.exec(t, `CREATE EXTENSION "uuid-ossp"`)
	l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY DEFAULT uuid_generate_v1mc(), n integer)")
	l.exec(t, "INSERT INTO orders (n) SELECT generate_series(1, 10)")
	plan := append([]string{"migrate", "plan", "v1-to-v6"}, on(l)...)
	if got := mustRun(t, plan...); !strings.Contains(got.out, "warning: the default of public.orders.id makes ids of version 1") {
		t.Errorf("the plan does not say so:\n%s", got.out)
	}
	l.exec(t, "ALTER TABLE orders ALTER id SET DEFAULT gen_random_uuid()")
	if got := mustRun(t, plan...); strings.Contains(got.out, "the default of") {
		t.Errorf("the plan warns of another default:\n%s", got.out)
	}
}

// The plan gave an advice that the server refuses.
func TestAPartitionedTableWithoutAnIndex(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
	l.exec(t, "CREATE TABLE payments (n integer, order_id uuid REFERENCES orders) PARTITION BY RANGE (n)")
	l.exec(t, "CREATE TABLE payments_all PARTITION OF payments DEFAULT")
	rows := pgOrders(t, l, 10, nil)
	before, tables := rows(), l.tables(t)
	if got := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l)...)...); !strings.Contains(got.out, "every chunk scans the whole table; the server makes none for a partitioned table") {
		t.Errorf("the plan says:\n%s", got.out)
	}
	wantError(t, run(t, migrateArgs("v1-to-v6", on(l, "--yes", "--create-missing-indexes")...)...), 3, "public.payments.order_id", "ON ONLY", "attach")
	same(t, "rows", rows(), before)
	same(t, "tables", l.tables(t), tables)
	for _, q := range []string{"CREATE INDEX of_order ON ONLY payments (order_id)", "CREATE INDEX CONCURRENTLY of_order_all ON payments_all (order_id)", "ALTER INDEX of_order ATTACH PARTITION of_order_all"} {
		l.exec(t, q)
	}
	if got := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...); strings.Contains(got.out, "no index begins with") {
		t.Errorf("with the index the plan says:\n%s", got.out)
	}
	mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
	same(t, "after undo", rows(), before)
}
