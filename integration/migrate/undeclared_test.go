package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// A link without a foreign key was left behind, and the run said that all was verified.
func TestAnUndeclaredLinkIsFound(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, about ID!, spelled varchar(36), inside text, other ID!)")
		l.exec(t, "CREATE TABLE parts (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		r := rand.New(rand.NewPCG(4, 4))
		for n := range 20 {
			id := newV1(r)
			l.exec(t, "INSERT INTO orders VALUES ("+l.lit(id)+")")
			l.exec(t, fmt.Sprintf("INSERT INTO notes VALUES (%d, %s, '%s', '{\"order\": \"%s\"}', %s)", n, l.lit(id), id, id, l.lit(newV1(r))))
			l.exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%d, %s)", n, l.lit(id)))
		}
		plan := mustRun(t, append([]string{"migrate", "plan", "v1-to-v6"}, on(l)...)...)
		also := ""
		for _, word := range strings.Fields(plan.out) {
			if strings.HasSuffix(word, "notes.about") {
				also = word
			}
		}
		for _, want := range []string{"--also " + also, "notes.spelled holds ids of this class", "notes.inside holds ids of this class"} {
			if !strings.Contains(plan.out, want) {
				t.Errorf("the plan does not say %q:\n%s", want, plan.out)
			}
		}
		for _, not := range []string{"notes.other holds", "parts.order_id holds"} {
			if strings.Contains(plan.out, not) {
				t.Errorf("the plan says %q:\n%s", not, plan.out)
			}
		}
		done := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes")...)...)
		if strings.Contains(done.out, "Verified: every column") || !strings.Contains(done.out, "NOT rewritten and not verified: "+also) {
			t.Errorf("the report does not name the link:\n%s", done.out)
		}
		mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
		whole := mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--also", also)...)...)
		if strings.Contains(whole.out, also+" holds ids") {
			t.Errorf("a link that is taken along is reported:\n%s", whole.out)
		}
		if got := l.dump(t, "SELECT count(*) FROM notes JOIN orders ON orders.id = notes.about"); got[0] != "20" {
			t.Errorf("%s of 20 notes find their order", got[0])
		}
	})
}

// Ids that a link without a foreign key has alone are counted before a copy in the tables that
// are copied, in every spelling of text, and stand in its way no more than before it.
func TestACopyCountsOrphansOfALinkInTheOldTables(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		textLab(l)
		newShop(t, l, 20, false)
		l.exec(t, "CREATE TABLE visits (n integer PRIMARY KEY, order_id ID!)")
		r := rand.New(rand.NewPCG(8, 8))
		for i := range 12 {
			l.exec(t, fmt.Sprintf("INSERT INTO visits VALUES (%d, %s)", i, l.lit(newV1(r))))
		}
		l.exec(t, "INSERT INTO visits SELECT 100 + n, id FROM orders WHERE n < 5")
		flags := copyFlags(l, "--also", "visits.order_id", "--allow-orphans", "--then", "v1-to-v6")
		mustRun(t, migrateArgs("text-to-binary", flags...)...)
		asBinary(l)
		const linked = "SELECT COUNT(*) FROM visits v JOIN orders o ON o.id = v.order_id"
		same(t, "visits of orders", l.dump(t, linked), []string{"5"})
		mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
		same(t, "visits of orders after undo", l.dump(t, linked), []string{"5"})
	})
}
