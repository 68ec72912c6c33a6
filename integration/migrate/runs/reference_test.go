package runs_test

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A chunk takes an id from a link without a foreign key, where no parent has it. The parent comes
// then, and a child that is not committed when the update of the chunk begins: the update waits for
// it, does not see it, and leaves it without a parent (23503). That ended the run.
func TestAChildThatComesDuringAnUpdateIsRewrittenToo(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	for _, st := range []string{
		"CREATE TABLE orders (id uuid PRIMARY KEY, n integer)",
		"CREATE TABLE payments (n integer PRIMARY KEY, order_id uuid NOT NULL REFERENCES orders (id))",
		"CREATE INDEX payments_order ON payments (order_id)",
		"CREATE TABLE notes (n integer PRIMARY KEY, about uuid NOT NULL)",
		"CREATE INDEX notes_about ON notes (about)",
	} {
		l.Exec(t, st)
	}
	r := rand.New(rand.NewPCG(23, 503))
	for range 60 {
		l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(r))+", 1)")
	}
	l.Exec(t, "INSERT INTO payments SELECT row_number() OVER (), id FROM orders")
	late := l.Lit(lab.NewV1(r))
	l.Exec(t, "INSERT INTO notes VALUES (1, "+late+")")
	c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--also", "notes.about", "--allow-orphans", "--lock-wait", "1m")...)...)
	c.Until(t, `"event":"chunk"`)
	// The first pass was over the orders. The second is over the notes alone, and cannot begin before
	// its event is read.
	await(t, l, "1", "SELECT max(pass) FROM sqluuid.migration")
	l.Exec(t, "INSERT INTO orders VALUES ("+late+", 2)")
	tx, err := l.DB.Begin()
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback()
	if _, err := tx.Exec("INSERT INTO payments VALUES (0, " + late + ")"); err != nil {
		t.Fatal(err)
	}
	type end struct {
		code   int
		events string
	}
	ended := make(chan end, 1)
	go func() {
		code, events := c.End()
		ended <- end{code, events}
	}()
	await(t, l, "1", "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%UPDATE%'")
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	got := <-ended
	if got.code != 0 || !strings.Contains(got.events, "SQLSTATE 23503") {
		t.Errorf("exit %d, want 0 after an attempt that left a child without a parent:\n%s%s", got.code, got.events, c.Err.String())
	}
	lab.Same(t, "late ids, and versions", l.Dump(t, "SELECT 'old', count(*)::text FROM orders WHERE substr(id::text, 15, 1) <> '6' UNION ALL SELECT 'linked', count(*)::text FROM payments p JOIN orders o ON o.id = p.order_id WHERE p.n = 0 UNION ALL SELECT 'noted', count(*)::text FROM notes JOIN orders o ON o.id = about"), []string{"old|0", "linked|1", "noted|1"})
}

// await waits until a query has this answer.
func await(t *testing.T, l *lab.Lab, want, query string) {
	t.Helper()
	for start := time.Now(); l.Ask(t, query) != want; time.Sleep(2 * time.Millisecond) {
		if time.Since(start) > time.Minute {
			t.Fatalf("%s: not %s within a minute", query, want)
		}
	}
}
