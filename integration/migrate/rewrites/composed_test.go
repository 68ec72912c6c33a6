package rewrites_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A change of type turns the ids in the same pass. What follows a list of ids is a second run.
func TestAComposedRewriteTurnsIDs(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id varchar(40) NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE parts (n integer PRIMARY KEY, id varchar(40), FOREIGN KEY (id) REFERENCES orders (id))")
		r := rand.New(rand.NewPCG(6, 6))
		var want, was []string
		for n := range 20 {
			id := lab.NewV1(r)
			l.Exec(t, "INSERT INTO orders VALUES ('"+id.String()+"')")
			l.Exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%d, '%s')", n, id))
			six, err := id.V6()
			if err != nil {
				t.Fatal(err)
			}
			want, was = append(want, fmt.Sprintf("%x", six[:])), append(was, id.String())
		}
		there := []string{"migrate", "text-to-binary", "--database", l.URL, "--column", "orders.id"}
		lab.WantError(t, lab.Run(t, append(there, "--then", "network-to-swapped", "--dry-run")...), 2, "follows a list", "change the type first")
		there = append(there, "--then", "v1-to-v6")
		if l.Name == "MariaDB" { // whose own type takes text, too
			there = append(there, "--type", "binary(16)")
		}
		lab.MustRun(t, append(there, "--yes")...)
		if l.HasTwins() {
			lab.MustRun(t, "migrate", "cutover", "--database", l.URL, "--yes", "--ignore-sessions")
		}
		lab.Same(t, "the bytes", l.Dump(t, "SELECT "+l.HexOf("id")+" FROM parts ORDER BY n"), want)
		if l.HasTwins() {
			lab.MustRun(t, "migrate", "cutover", "--database", l.URL, "--yes", "--back", "--ignore-sessions")
		}
		lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--yes")
		lab.Same(t, "the texts", l.Dump(t, "SELECT id FROM parts ORDER BY n"), was)
	})
}
