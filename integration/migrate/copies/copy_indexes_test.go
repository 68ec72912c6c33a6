package copies_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A copy keeps the names of indexes, those too that came with a foreign key.
func TestCopyKeepsIndexNames(t *testing.T) {
	for _, how := range []string{"offline", "online"} {
		t.Run(how, func(t *testing.T) {
			lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
				l.Exec(t, "CREATE TABLE shops (s integer PRIMARY KEY)")
				l.Exec(t, "INSERT INTO shops VALUES (1)")
				l.Exec(t, "CREATE TABLE orders (id binary(16) PRIMARY KEY, p binary(16), q binary(16), s integer, t integer, FOREIGN KEY (p) REFERENCES orders (id), CONSTRAINT named FOREIGN KEY (q) REFERENCES orders (id), "+
					"FOREIGN KEY (s) REFERENCES shops (s), CONSTRAINT `odd ``one` FOREIGN KEY `given` (t) REFERENCES shops (s))")
				l.Exec(t, "CREATE TABLE items (n integer PRIMARY KEY, o binary(16), FOREIGN KEY (o) REFERENCES orders (id))")
				r := rand.New(rand.NewPCG(4, 4))
				for i := range 20 {
					id := l.Lit(lab.NewV1(r))
					l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %s, %s, 1, 1)", id, id, id))
					l.Exec(t, fmt.Sprintf("INSERT INTO items VALUES (%d, %s)", i, id))
				}
				const names = "SELECT TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX, COLUMN_NAME FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('orders', 'items') ORDER BY 1, 2, 3"
				before := l.Dump(t, names)
				flags := l.Yes("--strategy", "copy")
				if how == "online" {
					flags = append(flags, "--online")
				}
				for range 2 {
					lab.MustRun(t, lab.Args("v1-to-v6", flags...)...)
					lab.Same(t, "indexes", l.Dump(t, names), before)
					lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
					lab.Same(t, "indexes after undo", l.Dump(t, names), before)
				}
			})
		})
	}
}

// Indexes are made behind the rows where that leaves the table as it was, with every
// word of its definition.
func TestIndexesOfACopyAreMadeBehindItsRows(t *testing.T) {
	const columns = "id binary(16) PRIMARY KEY, a integer, b varchar(80), `odd ``(c)` integer, p binary(16) NULL, s integer, k integer NOT NULL"
	for name, g := range map[string]struct {
		more string
		want bool // that some are made later
	}{
		"plain":               {"UNIQUE u (a, id), KEY a (a), KEY b (b(7), a DESC) USING BTREE COMMENT 'it''s \\\\ ) one', KEY `odd ``) name` (`odd ``(c)`)", true},
		"behind a kept one":   {"KEY p (p), FOREIGN KEY (p) REFERENCES orders (id), KEY a (a), KEY b (b)", true},
		"before a kept one":   {"KEY a (a), KEY b (b), KEY p (p), FOREIGN KEY (p) REFERENCES orders (id)", false},
		"a foreign key's":     {"KEY s (s), FOREIGN KEY (s) REFERENCES shops (s)", false},
		"of a self-reference": {"KEY a (a), FOREIGN KEY (s) REFERENCES orders (a)", false},
		"AUTO_INCREMENT":      {"KEY k (k), KEY a (a)", true},
		"of another kind":     {"KEY a (a), FULLTEXT f (b)", false},
		"ignored":             {"KEY a (a) IGNORED", false},
		"a generated column":  {"g integer AS (a + 1) VIRTUAL, h integer AS (a + 2) STORED, KEY g (g), KEY h (h, g)", true},
		"no other":            {"UNIQUE u (a)", false},
	} {
		for _, how := range []string{"offline", "online"} {
			t.Run(name+"/"+how, func(t *testing.T) {
				lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
					more := g.more
					if l.Name == "MySQL" { // other words, and references to unique keys only
						more = strings.ReplaceAll(more, "IGNORED", "INVISIBLE")
						if strings.Contains(more, "REFERENCES orders (a)") {
							more = strings.ReplaceAll(more, "KEY a (a)", "UNIQUE a (a)")
						}
					}
					l.Exec(t, "CREATE TABLE shops (s integer PRIMARY KEY)")
					l.Exec(t, "INSERT INTO shops VALUES (1)")
					l.Exec(t, "CREATE TABLE orders ("+columns+", "+more+") ENGINE=InnoDB")
					if name == "AUTO_INCREMENT" {
						l.Exec(t, "ALTER TABLE orders MODIFY k integer NOT NULL AUTO_INCREMENT")
					}
					r := rand.New(rand.NewPCG(4, 4))
					for i := range 20 {
						id := l.Lit(lab.NewV1(r))
						l.Exec(t, fmt.Sprintf("INSERT INTO orders (id, a, b, `odd ``(c)`, p, s, k) VALUES (%s, %d, 'b%d', %d, %s, NULL, %d)", id, i, i, i, id, i+1))
					}
					create := func() []string {
						var name, def string
						if err := l.DB.QueryRow("SHOW CREATE TABLE orders").Scan(&name, &def); err != nil {
							t.Fatal(err)
						}
						return strings.Split(def, "\n")
					}
					flags := l.Yes("--strategy", "copy", "--json")
					if how == "online" {
						flags = append(flags, "--online")
					}
					before, rounds := create(), 1
					if name == "plain" {
						rounds = 2
					}
					for range rounds {
						got := lab.MustRun(t, lab.Args("v1-to-v6", flags...)...).Out
						if later := strings.Contains(got, `"phase":"index"`); later != g.want {
							t.Errorf("indexes made behind the rows: %v, want %v\n%s", later, g.want, got)
						}
						lab.Same(t, "definition", withoutKeys(create()), withoutKeys(before))
						lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
						lab.Same(t, "definition after undo", create(), before)
					}
				})
			})
		}
	}
}

// withoutKeys leaves out foreign keys, whose names in a copy are others.
func withoutKeys(def []string) []string {
	var out []string
	for _, line := range def {
		if !strings.HasPrefix(line, "  CONSTRAINT ") {
			out = append(out, strings.TrimSuffix(line, ","))
		}
	}
	return out
}
