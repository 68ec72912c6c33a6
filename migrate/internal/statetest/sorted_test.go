package statetest

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Danish has the letter aa behind z, so that ids in it are in no order of bytes. A
// bound stands in the statement that sorts it without the column, and must be where
// the column has it: the ranges of a run overlapped.
func TestBoundsOfTextAreSortedAsTheirColumn(t *testing.T) {
	eachInnoDB(t, boundsOfTextAreSortedAsTheirColumn)
}

func boundsOfTextAreSortedAsTheirColumn(t *testing.T, d dialect.Dialect, db *sql.DB) {
	// One connection, whose collation is that of neither.
	db.SetMaxOpenConns(1)
	var name string
	if err := db.QueryRow("SELECT DATABASE()").Scan(&name); err != nil {
		t.Fatal(err)
	}
	for _, database := range []string{"utf8mb4_danish_ci", "utf8mb4_bin"} {
		if _, err := db.Exec("ALTER DATABASE " + name + " COLLATE " + database); err != nil {
			t.Fatal(err)
		}
		columns := []string{"", "utf8mb4_danish_ci", "utf8mb4_bin", "utf8mb4_general_ci",
			"latin1_danish_ci", "latin1_general_cs", "ascii_bin"}
		if d.Profile() == engine.MySQL { // which alone has collations of Unicode 9
			columns = append(columns, "utf8mb4_0900_ai_ci", "utf8mb4_da_0900_as_cs",
				"utf8mb4_0900_bin")
		}
		for i, column := range columns {
			t.Run("the database "+database+", the column "+column, func(t *testing.T) {
				table := fmt.Sprintf("%s_%d", database, i)
				collate := ""
				if column != "" {
					collate = " CHARACTER SET " + strings.SplitN(column, "_", 2)[0] + " COLLATE " + column
				}
				var keys, rows []string
				r := rand.New(rand.NewPCG(1, 2))
				for range 200 {
					// Half of them have a double a in front, where it decides.
					key := fmt.Sprintf("%08x-9414-11ec-b3c8-9f6bdeced846", r.Uint32())
					if r.IntN(2) == 0 {
						key = "aa" + key[2:]
					}
					keys, rows = append(keys, key), append(rows, "('"+key+"')")
				}
				for _, q := range []string{"CREATE TABLE " + table + " (id char(36)" + collate + " NOT NULL)", "INSERT INTO " + table + " VALUES " + strings.Join(rows, ",")} {
					if _, err := db.Exec(q); err != nil {
						t.Fatal(err)
					}
				}
				ref := sqlgen.Ref{Table: table}
				read, err := d.Catalog(t.Context(), db, dialect.Want{
					Tables: []sqlgen.Ref{ref}, Values: []string{"id"},
				})
				if err != nil {
					t.Fatal(err)
				}
				at := read.Tables[ref]
				cols := []sqlgen.Column{{Ref: at.Ref, Name: "id"}}
				if err := dialect.Forms(cols, at.Columns); err != nil {
					t.Fatal(err)
				}
				got, err := dialect.Names(t.Context(), db, sqlgen.SortBounds(d, cols[0].Form, keys))
				if err != nil {
					t.Fatal(err)
				}
				want, err := dialect.Names(t.Context(), db, sqlgen.Statement{SQL: "SELECT id FROM " + table + " ORDER BY id"})
				if err != nil {
					t.Fatal(err)
				}
				if len(want) != len(keys) || !slices.Equal(got, want) {
					t.Errorf("the bounds are in another order than their column's, which is %q, not %q", want[:3], got[:3])
				}
			})
		}
	}
}
