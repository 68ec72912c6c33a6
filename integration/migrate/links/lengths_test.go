package links_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// Text keys of another type or length were refused, although the engine itself compares them.
func TestTextKeysOfDifferentLengthAreOneClass(t *testing.T) {
	for name, types := range map[string][2]string{
		"PostgreSQL": {"varchar(36)", "varchar(64)"},
		"MariaDB":    {"char(36)", "varchar(40)"},
		"MySQL":      {"char(36)", "varchar(40)"},
		"SQLite":     {"char(36)", "varchar(40)"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, name)
			l.Exec(t, "CREATE TABLE orders (id "+types[0]+" NOT NULL PRIMARY KEY, n integer)")
			l.Exec(t, "CREATE TABLE items (n integer NOT NULL PRIMARY KEY, order_id "+types[1]+
				", FOREIGN KEY (order_id) REFERENCES orders (id))")
			r := rand.New(rand.NewPCG(4, 4))
			for n := range 30 {
				id := lab.NewV1(r).String()
				l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES ('%s', %d)", id, n))
				l.Exec(t, fmt.Sprintf("INSERT INTO items VALUES (%d, '%s')", n, id))
			}
			rows := "SELECT o.n, o.id, i.order_id FROM orders o JOIN items i ON i.order_id = o.id ORDER BY 1"
			before := l.Dump(t, rows)
			advised := 0
			for line := range strings.Lines(lab.MustRun(t, "scan", "--database", l.URL).Out) {
				if line, ok := strings.CutPrefix(strings.TrimSpace(line), "sqluuid "); ok {
					advised++ // what a plan must not refuse
					lab.MustRun(t, strings.Fields(strings.ReplaceAll(line, "'", ""))...)
				}
			}
			if advised == 0 {
				t.Error("the scan advises nothing")
			}
			lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes")...)...)
			if got := l.Dump(t, rows); len(got) != 30 || got[0] == before[0] {
				t.Errorf("%d rows are linked, the first of them %s", len(got), got[0])
			}
			lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
			lab.Same(t, "after the undo", l.Dump(t, rows), before)
		})
	}
}
