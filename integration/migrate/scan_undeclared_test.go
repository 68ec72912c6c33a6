package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// A scan advised a rewrite of each of two columns with the same ids, as if they had nothing
// to do with each other.
func TestAScanFindsUndeclaredLinks(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.exec(t, "CREATE TABLE notes (n integer PRIMARY KEY, about ID!, spelled varchar(36), other ID!)")
		l.exec(t, "CREATE TABLE parts (n integer PRIMARY KEY, order_id ID!, FOREIGN KEY (order_id) REFERENCES orders (id))")
		r := rand.New(rand.NewPCG(4, 4))
		for n := range 60 {
			id := newV1(r)
			l.exec(t, "INSERT INTO orders VALUES ("+l.lit(id)+")")
			l.exec(t, fmt.Sprintf("INSERT INTO notes VALUES (%d, %s, '%s', %s)", n, l.lit(id), id, l.lit(newV1(r))))
			l.exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%d, %s)", n, l.lit(id)))
		}
		got := mustRun(t, "scan", "--database", l.url)
		about := ""
		for _, word := range strings.Fields(got.out) {
			if strings.HasSuffix(word, "notes.about") {
				about = word
			}
		}
		spelled := strings.Replace(about, "notes.about", "notes.spelled", 1)
		home := strings.Replace(about, "notes.about", "orders.id", 1)
		for _, want := range []string{
			"holds ids of " + home + " (50 of 50 that were looked up), and no foreign key says so: a rewrite of " + home + " takes it along with --also " + about,
			" --column " + home + " --also " + about + " --also " + spelled + " --dry-run\n",
			"holds ids of " + home + " (50 of 50 that were looked up), and no foreign key says so: it has another form, in which a rewrite of " + home + " in place takes it along with --also " + spelled,
		} {
			if !strings.Contains(got.out, want) {
				t.Errorf("the scan does not say %q:\n%s", want, got.out)
			}
		}
		if n := strings.Count(got.out, "no foreign key says so"); n != 2 {
			t.Errorf("it says so of %d columns, and two are links:\n%s", n, got.out)
		}
		mustRun(t, append([]string{"migrate", "v1-to-v6", "--also", about, "--also", spelled}, on(l, "--dry-run")...)...)
	})
}
