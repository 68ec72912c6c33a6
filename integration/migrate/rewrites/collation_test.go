package rewrites_test

import (
	"maps"
	"slices"
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
				// What is no id stays as it is, to the byte, also through a copy and back.
				l.Exec(t, "INSERT INTO orders VALUES ('Not an id', 1, 9999, '')")
				before = s.Snapshot(t)
				lab.MustRun(t, lab.Args("v1-to-v6", l.Yes("--strategy", "copy", "--on-mismatch", "skip")...)...)
				lab.MustRun(t, lab.Args("undo", l.Yes()...)...)
				after := s.Snapshot(t)
				for _, table := range slices.Sorted(maps.Keys(before)) {
					lab.Same(t, table+" after the undo of a copy", after[table], before[table])
				}
			})
		})
	}
}
