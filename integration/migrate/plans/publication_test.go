package plans_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A publication FOR ALL TABLES stopped its subscriber, one without updates left it with the old
// ids, and one with a filter that reads them deleted its rows, and the run said nothing of them.
func TestPublicationsThatDoNotFollowAreNamed(t *testing.T) {
	for name, tt := range map[string]struct{ publication, word string }{
		"all tables":         {"FOR ALL TABLES", "pg_dump -s -O -x -n sqluuid"},
		"without updates":    {"FOR TABLE orders WITH (publish = 'insert, delete')", "ALTER PUBLICATION pub SET (publish = 'insert, update, delete, truncate'), and 'insert, delete' afterwards"},
		"the state's schema": {"FOR TABLES IN SCHEMA sqluuid", "is FOR TABLES IN SCHEMA sqluuid, so it has the tables of the state too"},
		"filtered":           {"FOR TABLE orders WHERE (id >= '80000000-0000-0000-0000-000000000000'), parts", "has a row filter on table public.orders that reads id: a row whose new id does not pass it is deleted"},
		"filtered elsewhere": {"FOR TABLE orders (id, n) WHERE (n > 0)", ""},
		"by a partition":     {"FOR TABLE part WITH (publish = 'insert')", ""},
	} {
		t.Run(name, func(t *testing.T) {
			l := lab.Open(t, "PostgreSQL")
			if strings.Contains(tt.publication, "SCHEMA") || strings.Contains(tt.publication, "WHERE") {
				l.Since(t, 15, "schemas and filters of publications")
			}
			l.Exec(t, "CREATE SCHEMA sqluuid")
			l.Exec(t, "CREATE TABLE orders (id uuid, n integer, PRIMARY KEY (id, n))")
			l.Exec(t, "CREATE TABLE parts (n integer PRIMARY KEY) PARTITION BY RANGE (n)")
			l.Exec(t, "CREATE TABLE part PARTITION OF parts DEFAULT")
			l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 1))))+", 1)")
			l.Exec(t, "CREATE PUBLICATION pub "+tt.publication)
			for _, args := range [][]string{{"plan", "v1-to-v6"}, {"v1-to-v6", "--dry-run"}, {"v1-to-v6", "--yes"}} {
				got := lab.MustRun(t, append(append([]string{"migrate"}, args...), l.On()...)...)
				if tt.word == "" && strings.Contains(got.Out, "publication") {
					t.Errorf("%v: another table's publication is named:\n%s", args, got.Out)
				}
				if done := args[len(args)-1] == "--yes"; done && tt.word != "" && strings.Count(got.Out, tt.word) < 2 {
					t.Errorf("the report does not say it again:\n%s", got.Out)
				}
				if !strings.Contains(got.Out, tt.word) || tt.word != "" && !strings.Contains(got.Out, "publication pub") {
					t.Errorf("%v: want %q:\n%s", args, tt.word, got.Out)
				}
			}
		})
	}
}
