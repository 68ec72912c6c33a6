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

// PostgreSQL refuses updates of a table whose publication needs what its replica identity has not.
// The dry run passed, and the run ended with the bare 42P10.
func TestAPublicationThatForbidsUpdatesIsRefused(t *testing.T) {
	for name, tt := range map[string]struct {
		publication, identity string
		refused               bool
	}{
		"a filter by another column": {"FOR TABLE orders WHERE (n > 0)", "DEFAULT", true},
		"a filter by the key":        {"FOR TABLE orders WHERE (id IS NOT NULL)", "DEFAULT", false},
		"a filter with all columns":  {"FOR TABLE orders WHERE (n > 0)", "FULL", false},
		"a filter of inserts": {"FOR TABLE orders WHERE (n > 0) WITH (publish = " +
			"'insert')", "DEFAULT", false},
		"a list without the key":         {"FOR TABLE orders (n)", "DEFAULT", true},
		"a list with the key":            {"FOR TABLE orders (id)", "DEFAULT", false},
		"a list with all columns to log": {"FOR TABLE orders (id, n)", "FULL", true},
		"another index, and the key":     {"FOR TABLE orders (id)", "USING INDEX other", true},
	} {
		t.Run(name, func(t *testing.T) {
			l := lab.Open(t, "PostgreSQL")
			l.Since(t, 15, "filters and lists of publications")
			l.Exec(t, "CREATE TABLE orders (id uuid PRIMARY KEY, n integer NOT NULL)")
			l.Exec(t, "CREATE UNIQUE INDEX other ON orders (n)")
			l.Exec(t, "ALTER TABLE orders REPLICA IDENTITY "+tt.identity)
			l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 1))))+", 1)")
			l.Exec(t, "CREATE PUBLICATION pub "+tt.publication)
			dry := lab.Run(t, lab.Args("v1-to-v6", l.On("--dry-run")...)...)
			got := lab.Run(t, lab.Args("v1-to-v6", l.Yes()...)...)
			if !tt.refused {
				if dry.Code != 0 || got.Code != 0 {
					t.Fatalf("exit %d, %d\n%s%s", dry.Code, got.Code, dry.Err, got.Err)
				}
				return
			}
			for _, r := range []lab.Result{dry, got} {
				lab.WantError(t, r, 3, "the publication pub has a row filter or a list of "+
					"columns for table orders", "replica identity", "nothing was changed")
			}
		})
	}
}
