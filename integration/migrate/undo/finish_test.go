package undo_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// What keeps a table from being rewritten does not keep a run on it from being ended,
// with its triggers.
func TestFinishOfTablesThatCannotBeRewrittenAnyMore(t *testing.T) {
	cases := map[string][]string{
		"PostgreSQL/inheritance":  {"CREATE TABLE heirs () INHERITS (orders)"},
		"PostgreSQL/rule":         {"CREATE RULE r AS ON UPDATE TO orders DO INSTEAD NOTHING"},
		"PostgreSQL/trigger":      {"CREATE FUNCTION f() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'", "CREATE TRIGGER g BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION f()"},
		"PostgreSQL/type":         {"ALTER TABLE payments DROP CONSTRAINT payments_order_id_fkey", "ALTER TABLE payments ALTER order_id TYPE text"},
		"PostgreSQL/types of all": {"ALTER TABLE payments DROP CONSTRAINT payments_order_id_fkey", "ALTER TABLE payments ALTER order_id TYPE integer USING 1", "ALTER TABLE orders ALTER id TYPE integer USING n"},
		"MariaDB/versioning":      {"ALTER TABLE orders ADD SYSTEM VERSIONING"},
		"MySQL/functional index":  {"CREATE INDEX of_hex ON orders ((HEX(id)))"},
	}
	for _, server := range lab.InnoDB {
		cases[server+"/trigger"] = []string{
			"CREATE TRIGGER g BEFORE UPDATE ON orders FOR EACH ROW SET @x = 1"}
		cases[server+"/type"] = []string{
			"ALTER TABLE payments DROP FOREIGN KEY payments_ibfk_1",
			"UPDATE payments SET order_id = NULL",
			"ALTER TABLE payments MODIFY order_id integer"}
	}
	for name, later := range cases {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			server, _, _ := strings.Cut(name, "/")
			l := lab.Open(t, server)
			l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer)")
			l.Exec(t, "CREATE TABLE payments (n integer NOT NULL PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
			r := rand.New(rand.NewPCG(9, 9))
			for n := range 20 {
				id := l.Lit(lab.NewV1(r))
				l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %d)", id, n))
				l.Exec(t, fmt.Sprintf("INSERT INTO payments VALUES (%d, %s)", n, id))
			}
			flags, want := l.On("--yes", "--quiet"), 0
			if !strings.Contains(name, "type") { // of a column of a trigger, which cannot be changed
				flags, want = append(flags, "--normalize-inserts"), 2
			}
			lab.MustRun(t, lab.Args("v1-to-v6", flags...)...)
			triggers := "SELECT tgname FROM pg_trigger WHERE tgname LIKE 'sqluuid%'"
			if l.IsInnoDB() {
				triggers = "SELECT TRIGGER_NAME FROM information_schema.TRIGGERS " +
					"WHERE TRIGGER_SCHEMA = DATABASE() AND TRIGGER_NAME LIKE '%sqluuid%'"
			}
			if got := l.Dump(t, triggers); len(got) != want {
				t.Fatalf("triggers %q, want %d", got, want)
			}
			for _, q := range later {
				l.Exec(t, q)
			}
			lab.MustRun(t, append([]string{"migrate", "finish"}, l.On("--yes")...)...)
			if got := l.Dump(t, triggers); len(got) != 0 {
				t.Errorf("after finish there are the triggers %q", got)
			}
			again := lab.MustRun(t, append([]string{"migrate", "finish"}, l.On("--yes")...)...)
			if !strings.Contains(again.Out+again.Err, "No run is recorded") {
				t.Errorf("finish, repeated, says\n%s%s", again.Out, again.Err)
			}
		})
	}
}

// The question of finish did not say which database it was about, as that of a run does.
func TestFinishAsksAboutADatabase(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 20, false)
		run := lab.MustRun(t, lab.Args("v1-to-v6", l.Yes()...)...)
		_, place, _ := strings.Cut(lab.MustRun(t, lab.Args("plan", append([]string{"v1-to-v6"}, l.On()...)...)...).Out, "Database: ")
		place, _, _ = strings.Cut(place, "\n")
		r := lab.RunIn(t, "n\n", lab.Args("finish", l.On()...)...)
		if place == "" || r.Code != 3 || !strings.Contains(r.Err, "This writes to "+place+".") {
			t.Errorf("exit %d, want 3 and the place %q:\n%s%s", r.Code, place, run.Out, r.Err)
		}
	})
}
