package migrate_test

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// A publication FOR ALL TABLES stopped its subscriber, and one without updates left it with
// the old ids, and the run said nothing of either.
func TestPublicationsThatDoNotFollowAreNamed(t *testing.T) {
	for name, tt := range map[string]struct{ publication, word string }{
		"all tables":      {"FOR ALL TABLES", "pg_dump -s -O -x -n sqluuid"},
		"without updates": {"FOR TABLE orders WITH (publish = 'insert, delete')", "ALTER PUBLICATION pub SET (publish = 'insert, update, delete, truncate'), and 'insert, delete' afterwards"},
		"by a partition":  {"FOR TABLE part WITH (publish = 'insert')", ""},
	} {
		t.Run(name, func(t *testing.T) {
			l := labs()["PostgreSQL"](t)
			l.exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY)")
			l.exec(t, "CREATE TABLE parts (n integer PRIMARY KEY) PARTITION BY RANGE (n)")
			l.exec(t, "CREATE TABLE part PARTITION OF parts DEFAULT")
			l.exec(t, "INSERT INTO orders VALUES ("+l.lit(newV1(rand.New(rand.NewPCG(1, 1))))+")")
			l.exec(t, "CREATE PUBLICATION pub "+tt.publication)
			for _, args := range [][]string{{"plan", "v1-to-v6"}, {"v1-to-v6", "--dry-run"}, {"v1-to-v6", "--yes"}} {
				got := mustRun(t, append(append([]string{"migrate"}, args...), on(l)...)...)
				if tt.word == "" && strings.Contains(got.out, "publication") {
					t.Errorf("%v: another table's publication is named:\n%s", args, got.out)
				}
				if done := args[len(args)-1] == "--yes"; done && tt.word != "" && strings.Count(got.out, tt.word) < 2 {
					t.Errorf("the report does not say it again:\n%s", got.out)
				}
				if !strings.Contains(got.out, tt.word) || tt.word != "" && !strings.Contains(got.out, "publication pub") {
					t.Errorf("%v: want %q:\n%s", args, tt.word, got.out)
				}
			}
		})
	}
}
