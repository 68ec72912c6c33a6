package engines

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// onEach runs a test on each engine, with a class whose columns have the form of its state.
func onEach(t *testing.T, test func(t *testing.T, d dialect.Dialect, c *sqlgen.Class)) {
	tested := 0
	for _, p := range engine.Profiles() {
		d, err := For(p)
		if err != nil {
			continue
		}
		tested++
		t.Run(p.Name(), func(t *testing.T) { test(t, d, dialecttest.NewClass(d.Facts().State.Form)) })
	}
	if tested < 5 {
		t.Errorf("%d engines", tested)
	}
}

func TestNamesWithANULByteAreRefused(t *testing.T) {
	onEach(t, func(t *testing.T, d dialect.Dialect, c *sqlgen.Class) {
		c.Columns[0].Name = "a\x00b"
		st := sqlgen.ChunkEnd(d, c, 0, transform.Between(1, 6).From(), sqlgen.Range{}, 50)
		if st.Err() == nil {
			t.Error("a name with a NUL byte was quoted")
		}
	})
}

// The text of a normaliser alone names the table.
func TestANormaliserNeedsTheNamesOfTables(t *testing.T) {
	onEach(t, func(t *testing.T, d dialect.Dialect, c *sqlgen.Class) {
		n := d.Abilities().Normaliser
		if n == nil {
			return
		}
		c.Keys[0].Parent.Table = "a\x00b"
		if sqlgen.Err(n.Normaliser(c, sqlgen.Move{T: transform.Between(1, 6)})...) == nil {
			t.Error("a trigger was made without the name of a table")
		}
	})
}

// A discriminator is in every statement about the rows of its column, and its value in none.
func TestTheValueOfADiscriminatorIsBound(t *testing.T) {
	onEach(t, func(t *testing.T, d dialect.Dialect, c *sqlgen.Class) {
		const value = "'; DROP TABLE x; --"
		c.Keys = nil
		c.Columns[2].Undeclared, c.Columns[2].Only = true, sqlgen.Only{Column: "kind", Value: value}
		col, from := c.Columns[2], transform.Between(1, 6).From()
		quoted, err := d.Profile().Quote("kind")
		if err != nil {
			t.Fatal(err)
		}
		hi := col.Form.Text([16]byte{1})
		for what, st := range map[string]sqlgen.Statement{
			"Values":     sqlgen.Values(d, col),
			"Nulls":      sqlgen.Nulls(d, col),
			"Misfit":     sqlgen.Misfit(d, col, from),
			"Strays":     sqlgen.Strays(d, c, 2, from),
			"Bound":      sqlgen.ChunkEnd(d, c, 2, from, sqlgen.Range{Hi: &hi}, 10),
			"Sample":     sqlgen.Sample(d, col, 10),
			"Find":       sqlgen.Find(d, col, hi),
			"Known":      sqlgen.CountKnown(d, col, [][16]byte{{1}}),
			"Duplicates": sqlgen.Duplicates(d, col),
			"Clash":      sqlgen.Clash(d, col, col, sqlgen.Move{T: transform.Between(1, 6)}),
			"Among":      sqlgen.Among(d, col),
		} {
			if st.Err() != nil {
				t.Fatalf("%s: %v", what, st.Err())
			}
			if strings.Contains(st.SQL, "DROP") || !strings.Contains(st.SQL, quoted) ||
				!slices.Contains(st.Args, any(value)) {
				t.Errorf("%s does not bind the value: %s %v", what, st.SQL, st.Args)
			}
		}
	})
}
