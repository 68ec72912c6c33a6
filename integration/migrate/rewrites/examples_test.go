package rewrites_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// The help of text-to-binary and binary-to-text had an example that always failed.
func TestTheExamplesOfTheHelpRun(t *testing.T) {
	ids := map[string]func(*rand.Rand) sqltype.UUID{
		"v1-to-v6": lab.NewV1, "v6-to-v1": func(r *rand.Rand) sqltype.UUID { u, _ := lab.NewV1(r).V6(); return u },
		"text-to-binary": lab.NewV1, "binary-to-text": lab.NewV1,
	}
	for _, c := range rewriteCases(t) {
		ids[c.rw.String()] = c.make
	}
	ids["comb-to-v7"] = ids["comb-to-v7/time-last"]
	seen := 0
	for _, rw := range append(migrate.Rewrites(), migrate.TextToBinary, migrate.TextToBinary.Inverse()) {
		name, _, _ := strings.Cut(rw.String(), "/")
		if strings.Contains(name, "ordered") || ids[name] == nil && rw.String() != name {
			continue // for SQL Server alone
		}
		help := lab.MustRun(t, "migrate", name, "--help").Out
		_, examples, _ := strings.Cut(help, "Examples:\n")
		examples, _, _ = strings.Cut(examples, "\n\n")
		for line := range strings.Lines(examples) {
			seen++
			t.Run(strings.TrimSpace(line), func(t *testing.T) {
				if dbtest.Daily(line, 3) != 0 {
					dbtest.AtNight(t)
				}
				t.Parallel()
				l := lab.Open(t, "PostgreSQL")
				typ := "bytea"
				switch name {
				case "text-to-binary":
					typ = "text"
				case "binary-to-text", "draft-v7-to-v7", "v7-to-draft-v7":
					typ = "uuid"
				}
				l.Exec(t, "CREATE TABLE orders (id "+typ+" NOT NULL PRIMARY KEY)")
				make := ids[name]
				if make == nil {
					t.Fatalf("no ids for %s", name)
				}
				r := rand.New(rand.NewPCG(8, 8))
				for range 40 {
					lit := "'" + make(r).String() + "'"
					if typ == "bytea" {
						u := make(r)
						lit = fmt.Sprintf("'\\x%x'", u[:])
					}
					l.Exec(t, "INSERT INTO orders VALUES ("+lit+")")
				}
				args := strings.Fields(line)[1:]
				if !slices.Contains(args, "--yes") && !slices.Contains(args, "--dry-run") {
					args = append(args, "--yes")
				}
				lab.MustRun(t, append(args, "--database", l.URL)...)
			})
		}
	}
	if seen < 30 {
		t.Errorf("%d examples were run", seen)
	}
}
