package engines_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"net/url"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A regular expression is refused under a collation that takes different texts for
// equal, so that no such column could be read.
func TestTextThatIgnoresCase(t *testing.T) {
	for name, args := range map[string][]string{
		"in place": {"v1-to-v6", "--chunk-rows", "7", "--workers", "2"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			l.Exec(t, "CREATE COLLATION anycase (provider = icu, locale = 'und-u-ks-level2', deterministic = false)")
			l.Exec(t, "CREATE TABLE orders (id char(36) COLLATE anycase PRIMARY KEY, n integer)")
			l.Exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id char(36) COLLATE anycase REFERENCES orders ON DELETE CASCADE)")
			l.Exec(t, "CREATE INDEX ON payments (order_id)")
			rows := l.FillOrders(t, 40, strings.ToUpper)
			before := rows()
			lab.MustRun(t, lab.Args(args[0], append(l.On("--yes"), args[1:]...)...)...)
			if got := l.Dump(t, "SELECT count(*) FROM payments JOIN orders ON id = order_id AND substr(id::text, 15, 1) = '6'")[0]; got != "40" {
				t.Errorf("%s payments have an order of version 6, want 40", got)
			}
			lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
			lab.Same(t, "after undo", rows(), before)
		})
	}
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
			l := lab.Open(t, "PostgreSQL")
			l.Exec(t, "CREATE TABLE orders (id "+c.typ+" PRIMARY KEY, n integer)")
			l.Exec(t, "CREATE TABLE payments (n integer PRIMARY KEY, order_id "+c.typ+" REFERENCES orders)")
			l.Exec(t, c.index)
			l.FillOrders(t, 10, nil)
			got := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...)
			if strings.Contains(got.Out, warning) != c.warns {
				t.Errorf("the plan warns: %v, want %v\n%s", !c.warns, c.warns, got.Out)
			}
			if !c.warns {
				return
			}
			r := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--create-missing-indexes")...)...)
			if !strings.Contains(r.Err, "making an index on public.payments.order_id") || strings.Contains(r.Err, "waiting for another session") {
				t.Errorf("it says of the index:\n%s", r.Err)
			}
			lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
			if got := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...); strings.Contains(got.Out, warning) {
				t.Errorf("with the index the plan still warns:\n%s", got.Out)
			}
		})
	}
	t.Run("of a table that is walked without one", func(t *testing.T) {
		l := lab.Open(t, "PostgreSQL")
		l.Since(t, 14, "scans of a range of places")
		l.Exec(t, "CREATE TABLE orders (id uuid, n integer)")
		l.Exec(t, "CREATE TABLE payments (n integer, order_id uuid)")
		l.FillOrders(t, 10, nil)
		if got := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...); strings.Contains(got.Out, warning) {
			t.Errorf("the plan warns:\n%s", got.Out)
		}
	})
}

// The state has an arrow in it, which LATIN1 has not, and names came in the encoding of
// the database.
func TestADatabaseInAnotherEncoding(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	name := l.Dump(t, "SELECT current_database()")[0] + "_latin"
	l.Exec(t, "CREATE DATABASE "+name+" ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0")
	t.Cleanup(func() { l.Exec(t, "DROP DATABASE "+name+" WITH (FORCE)") })
	u, err := url.Parse(l.URL)
	if err != nil {
		t.Fatal(err)
	}
	u.Path = "/" + name
	latin := &lab.Lab{Name: "PostgreSQL", URL: u.String(), Profile: l.Profile, ID: l.ID, Lit: l.Lit, Hex: l.Hex}
	query := u.Query()
	query.Set("client_encoding", "UTF8")
	u.RawQuery = query.Encode()
	if latin.DB, err = sql.Open("pgx", u.String()); err != nil {
		t.Fatal(err)
	}
	defer latin.DB.Close()
	latin.Exec(t, "CREATE TABLE commandé (clé uuid PRIMARY KEY, n integer)")
	latin.Exec(t, "CREATE TABLE paiement (n integer, commandé uuid REFERENCES commandé)")
	r := rand.New(rand.NewPCG(3, 3))
	for n := range 10 {
		id := l.Lit(lab.NewV1(r))
		latin.Exec(t, fmt.Sprintf("INSERT INTO commandé VALUES (%s, %d)", id, n))
		latin.Exec(t, fmt.Sprintf("INSERT INTO paiement VALUES (%d, %s)", n, id))
	}
	before := latin.Dump(t, "SELECT n, commandé FROM paiement ORDER BY n")
	flags := []string{"--database", latin.URL, "--column", "commandé.clé", "--yes"}
	for range 2 {
		lab.MustRun(t, lab.Args("v1-to-v6", flags...)...)
		if got := lab.MustRun(t, "migrate", "status", "--database", latin.URL); !strings.Contains(got.Out, "public.paiement.commandé") {
			t.Errorf("status:\n%s", got.Out)
		}
		lab.MustRun(t, "migrate", "verify", "--database", latin.URL, "--column", "paiement.commandé")
		lab.MustRun(t, lab.Args("undo", flags...)...)
		lab.Same(t, "after undo", latin.Dump(t, "SELECT n, commandé FROM paiement ORDER BY n"), before)
	}
	lab.MustRun(t, lab.Args("finish", flags...)...)
	if got := lab.MustRun(t, "scan", "--database", latin.URL); !strings.Contains(got.Out, "public.commandé.clé") {
		t.Errorf("scan:\n%s", got.Out)
	}

	latin.Exec(t, "CREATE TABLE client (clé varchar(36) PRIMARY KEY, nom text)")
	latin.Exec(t, "INSERT INTO client VALUES ('00000000-0000-4000-8000-000000000001', 'Zoë')")
	latin.Exec(t, "CREATE TABLE facture "+
		"(numéro integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, nom text)")
	latin.Exec(t, "INSERT INTO facture VALUES (1, 'Zoë')")
	for rewrite, column := range map[string]string{
		"text-to-binary": "client.clé", "int-to-v4": "facture.numéro",
	} {
		flags := []string{"--database", latin.URL, "--column", column, "--yes"}
		lab.MustRun(t, lab.Args(rewrite, append(flags, "--twins")...)...)
		lab.MustRun(t, lab.Args("cutover", append(flags, "--ignore-sessions")...)...)
		lab.MustRun(t, "migrate", "verify", "--database", latin.URL, "--column", column)
		lab.MustRun(t, lab.Args("cutover", append(flags, "--ignore-sessions", "--back")...)...)
		lab.MustRun(t, lab.Args("undo", flags...)...)
	}
}

// A role that may not write was told that another process had begun the run.
func TestAReadOnlyRoleIsToldSo(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
	l.Exec(t, "CREATE TABLE payments (n integer, order_id uuid REFERENCES orders)")
	rows := l.FillOrders(t, 10, nil)
	before := rows()
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
	lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
	l.Exec(t, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$")
	lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.On("--yes")...)...), 3, "read-only transaction", "nothing can be written here")
	lab.Same(t, "rows", rows(), before)
}

// A trigger that puts an id back, or skips its row, is no application that goes on
// writing.
func TestATriggerThatKeepsAnID(t *testing.T) {
	for name, body := range map[string]string{"skips the row": "RETURN NULL", "puts the id back": "NEW.id := OLD.id; RETURN NEW"} {
		t.Run(name, func(t *testing.T) {
			l := lab.Open(t, "PostgreSQL")
			l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
			l.Exec(t, "CREATE TABLE payments (n integer, order_id uuid)")
			rows := l.FillOrders(t, 10, nil)
			before := rows()
			l.Exec(t, "CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN IF OLD.n = 7 THEN "+body+"; END IF; RETURN NEW; END'")
			l.Exec(t, "CREATE TRIGGER keep_7 BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION keep()")
			got := lab.Run(t, lab.Args("v1-to-v6", l.On("--yes", "--allow-triggers")...)...)
			if got.Code != 5 || !strings.Contains(got.Err, `a trigger does not let them change (keep_7 of "orders")`) || !strings.Contains(got.Err, "or a trigger has kept some") {
				t.Errorf("exit %d, want 5\n%s", got.Code, got.Err)
			}
			lab.MustRun(t, lab.Args("undo", l.On("--yes", "--allow-triggers")...)...)
			lab.Same(t, "after undo", rows(), before)
		})
	}
}

// A default that makes ids of the old version would go on with it.
func TestADefaultOfTheOldVersionIsNamed(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	if l.Dump(t, "SELECT count(*) FROM pg_available_extensions WHERE name = 'uuid-ossp'")[0] == "0" {
		t.Skip("the server has no uuid-ossp")
	}
	l.Exec(t, `CREATE EXTENSION "uuid-ossp"`)
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY DEFAULT uuid_generate_v1mc(), n integer)")
	l.Exec(t, "INSERT INTO orders (n) SELECT generate_series(1, 10)")
	plan := append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)
	if got := lab.MustRun(t, plan...); !strings.Contains(got.Out, "warning: the default of public.orders.id makes ids of version 1") {
		t.Errorf("the plan does not say so:\n%s", got.Out)
	}
	l.Exec(t, "ALTER TABLE orders ALTER id SET DEFAULT gen_random_uuid()")
	if got := lab.MustRun(t, plan...); strings.Contains(got.Out, "the default of") {
		t.Errorf("the plan warns of another default:\n%s", got.Out)
	}
}

// The plan gave an advice that the server refuses.
func TestAPartitionedTableWithoutAnIndex(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer)")
	l.Exec(t, "CREATE TABLE payments (n integer, order_id uuid REFERENCES orders) PARTITION BY RANGE (n)")
	l.Exec(t, "CREATE TABLE payments_all PARTITION OF payments DEFAULT")
	rows := l.FillOrders(t, 10, nil)
	before, tables := rows(), l.Tables(t)
	if got := lab.MustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, l.On()...)...); !strings.Contains(got.Out, "every chunk scans the whole table; the server makes none for a partitioned table") {
		t.Errorf("the plan says:\n%s", got.Out)
	}
	lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.On("--yes", "--create-missing-indexes")...)...), 3, "public.payments.order_id", "ON ONLY", "attach")
	lab.Same(t, "rows", rows(), before)
	lab.Same(t, "tables", l.Tables(t), tables)
	for _, q := range []string{"CREATE INDEX of_order ON ONLY payments (order_id)", "CREATE INDEX CONCURRENTLY of_order_all ON payments_all (order_id)", "ALTER INDEX of_order ATTACH PARTITION of_order_all"} {
		l.Exec(t, q)
	}
	if got := lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...); strings.Contains(got.Out, "no index begins with") {
		t.Errorf("with the index the plan says:\n%s", got.Out)
	}
	lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
	lab.Same(t, "after undo", rows(), before)
}
