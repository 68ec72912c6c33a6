package migrate_test

import (
	"maps"
	"slices"
	"strings"
	"testing"
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
			eachInnoDB(t, func(t *testing.T, l *lab) {
				if l.name == "MariaDB" && strings.Contains(collation, "0900") {
					t.Skip("the collations of Unicode 9 are MySQL's")
				}
				l.exec(t, "ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_bin")
				l.id, l.lit, l.hex = "char(36) CHARACTER SET "+collation, textLiteral, "REPLACE({c},'-','')"
				rows, chunk := 1500, "100"
				if l.name == "MySQL" { // which has more collations to try
					rows, chunk = 450, "30"
				}
				s := newShop(t, l, rows, false)
				before := s.snapshot(t)
				mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--workers", "3", "--chunk-rows", chunk)...)...)
				s.check(t, "after the run", s.expected())
				mustRun(t, "migrate", "verify", "--database", l.url, "--column", "orders.id")
				mustRun(t, migrateArgs("undo", copyFlags(l, "--workers", "3", "--chunk-rows", chunk)...)...)
				s.check(t, "after undo", before)
				// What is no id stays as it is, to the byte, also through a copy and back.
				l.exec(t, "INSERT INTO orders VALUES ('Not an id', 1, 9999, '')")
				before = s.snapshot(t)
				mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--on-mismatch", "skip")...)...)
				mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
				after := s.snapshot(t)
				for _, table := range slices.Sorted(maps.Keys(before)) {
					same(t, table+" after the undo of a copy", after[table], before[table])
				}
			})
		})
	}
}
