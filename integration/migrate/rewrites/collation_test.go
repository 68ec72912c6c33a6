package rewrites_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// Danish has the letter aa behind z: a column in that collation, in a database of
// another, is walked in its own order, by several workers.
func TestTextInACollationOfItsOwn(t *testing.T) {
	for _, collation := range []string{
		"latin1 COLLATE latin1_danish_ci", "utf8mb4 COLLATE utf8mb4_danish_ci",
		"latin1 COLLATE latin1_general_cs",
		"utf8mb4 COLLATE utf8mb4_da_0900_as_cs", "utf8mb4 COLLATE utf8mb4_0900_bin",
	} {
		t.Run(collation, func(t *testing.T) {
			lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
				if l.Name == "MariaDB" && strings.Contains(collation, "0900") {
					t.Skip("the collations of Unicode 9 are MySQL's")
				}
				l.Exec(t, "ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin")
				l.ID, l.Lit, l.Hex = "char(36) CHARACTER SET "+collation, lab.TextLiteral, "REPLACE({c},'-','')"
				rows, chunk := 1500, "100"
				if l.Name == "MySQL" { // which has more collations to try
					rows, chunk = 450, "30"
				}
				s := lab.NewShop(t, l, rows, false)
				before := s.Snapshot(t)
				lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--workers", "3", "--chunk-rows", chunk)...)...)
				s.Check(t, "after the run", s.Expected())
				lab.MustRun(t, "migrate", "verify", "--database", l.URL, "--column", "orders.id")
				lab.MustRun(t, lab.Args("undo", l.Yes("--workers", "3", "--chunk-rows", chunk)...)...)
				s.Check(t, "after undo", before)
			})
		})
	}
}
