package dialect

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A discriminator is in every statement about the rows of its column, and its value in none.
func TestTheValueOfADiscriminatorIsBound(t *testing.T) {
	const value = "'; DROP TABLE x; --"
	for name, g := range goldenForms {
		t.Run(name, func(t *testing.T) {
			d, err := For(g.p)
			if err != nil {
				t.Fatal(err)
			}
			c := goldenClass(g.forms[0])
			c.Columns[2].Undeclared, c.Columns[2].Only = true, Only{Column: "kind", Value: value}
			c.Keys = nil
			col, from := c.Columns[2], transform.Between(1, 6).From()
			quoted, err := g.p.Quote("kind")
			if err != nil {
				t.Fatal(err)
			}
			hi := g.forms[0].Text([16]byte{1})
			for what, make := range map[string]func() (Statement, error){
				"Left":       func() (Statement, error) { return Left(d, col, transform.Between(1, 6)) },
				"Values":     func() (Statement, error) { return Values(d, col) },
				"Nulls":      func() (Statement, error) { return Nulls(d, col) },
				"Misfit":     func() (Statement, error) { return Misfit(d, col, from) },
				"Strays":     func() (Statement, error) { return Strays(d, c, 2, from) },
				"Bound":      func() (Statement, error) { return Bound(d, c, 2, from, Range{Hi: &hi}, 10) },
				"Sample":     func() (Statement, error) { return Sample(d, col, 10) },
				"Find":       func() (Statement, error) { return Find(d, col, hi) },
				"Known":      func() (Statement, error) { return Known(d, col, [][16]byte{{1}}) },
				"Duplicates": func() (Statement, error) { return Duplicates(d, col) },
				"Clash":      func() (Statement, error) { return Clash(d, col, col, Move{T: transform.Between(1, 6)}) },
				"Among":      func() (Statement, error) { return Among(d, col) },
			} {
				st, err := make()
				if err != nil {
					t.Fatalf("%s: %v", what, err)
				}
				if strings.Contains(st.SQL, "DROP") || !strings.Contains(st.SQL, quoted) || !slices.Contains(st.Args, any(value)) {
					t.Errorf("%s does not bind the value: %s %v", what, st.SQL, st.Args)
				}
			}
		})
	}
}
