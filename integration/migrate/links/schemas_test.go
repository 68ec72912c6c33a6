package links_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A link in another schema was not looked for, and the run said "Verified: every column".
func TestALinkInAnotherSchemaIsFound(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY)")
	l.Exec(t, "CREATE SCHEMA audit")
	l.Exec(t, "CREATE SCHEMA closed")
	l.Exec(t, `CREATE TABLE audit."log" (n serial PRIMARY KEY, order_id uuid)`)
	l.Exec(t, "CREATE TABLE closed.notes (n serial PRIMARY KEY, order_id uuid)")
	r := rand.New(rand.NewPCG(4, 10))
	for range 20 {
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s')", lab.NewV1(r)))
	}
	l.Exec(t, `INSERT INTO audit."log" (order_id) SELECT id FROM orders`)
	role, its := l.Role(t)
	l.Exec(t, "GRANT USAGE ON SCHEMA audit TO "+role)
	l.Exec(t, "GRANT SELECT, UPDATE ON orders, audit.log TO "+role)
	l.Exec(t, "CREATE SCHEMA sqluuid AUTHORIZATION "+role)
	args := []string{"migrate", "v1-to-v6", "--database", its, "--column", "orders.id", "--yes"}
	done := lab.MustRun(t, args...)
	for _, want := range []string{
		"add --also audit.log.order_id\n", "NOT rewritten and not verified: audit.log.order_id",
		"Not looked at for links without a foreign key: the schemas closed (the role has no USAGE of them)",
	} {
		if !strings.Contains(done.Out, want) {
			t.Errorf("the run does not say %q:\n%s", want, done.Out)
		}
	}
	lab.MustRun(t, "migrate", "undo", "--database", its, "--column", "orders.id", "--yes")
	whole := lab.MustRun(t, append(args, "--also", "audit.log.order_id")...)
	if !strings.Contains(whole.Out, "Verified: 2 columns") || strings.Contains(whole.Out, "NOT rewritten") {
		t.Errorf("the run with the link says:\n%s", whole.Out)
	}
	if n := l.Ask(t, "SELECT count(*) FROM orders JOIN audit.log ON order_id = id"); n != "20" {
		t.Errorf("%s of 20 rows find their order", n)
	}
}

// Links in other databases of a server are not looked for, and nothing said so. Then each run ended
// with a line of them, which nobody read after the third time: the plan alone says so.
func TestOtherDatabasesAreNamedByThePlan(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		other := strings.TrimPrefix(lab.ParseURL(t, l.Another(t).URL).Path, "/")
		role, its := l.Role(t)
		for _, name := range []string{strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/"), other} {
			l.Exec(t, "GRANT ALL ON `"+name+"`.* TO '"+role+"'@'%'")
		}
		l.Exec(t, "GRANT PROCESS ON *.* TO '"+role+"'@'%'")
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(4, 11))))+")")
		done := lab.MustRun(t, "migrate", "v1-to-v6", "--database", its, "--column", "orders.id", "--yes")
		want := "warning: no run looks for links in other databases of the server: "
		if !strings.Contains(done.Out, want) || !strings.Contains(done.Out, other) {
			t.Errorf("the plan does not say %q of %s:\n%s", want, other, done.Out)
		}
		if strings.Contains(done.Out, "Not looked at") {
			t.Errorf("the report repeats it:\n%s", done.Out)
		}
	})
}
