package dialect

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// goldenCopy has two tables with names that need quotes, one of them with two
// columns of the class and a key of two columns.
func goldenCopy(from, to *Form, typ string, t *transform.Transform) *Copy {
	col := func(name string) CopyColumn { return CopyColumn{Name: name, From: from, To: to, Type: typ, T: t} }
	orders := &CopyTable{Ref: Ref{"shop", "orders"}, Columns: []CopyColumn{col("id")}}
	items := &CopyTable{Ref: Ref{"shop", `order "items"`}, Columns: []CopyColumn{col("order"), col("previous's")}}
	return &Copy{Label: "20261121_0a1b2c", Tables: []*CopyTable{orders, items}, Keys: []ForeignKey{
		{Name: "items_order", Child: items.Ref, Parent: orders.Ref, Columns: []Pair{{"order", "id"}}},
		{Name: "orders_tenant", Child: orders.Ref, Parent: Ref{"shop", "tenants"}, Columns: []Pair{{"tenant", "t"}}},
	}}
}

// goldenCopies compares the statements of a copy, offline and, with follow, online, with their
// golden files.
func goldenCopies(t *testing.T, name string, d Dialect, from, any *Form, follow func(t *testing.T, b *strings.Builder, what string, c *Copy)) {
	t.Helper()
	binary, typ := d.(Copier).Binary()
	var b strings.Builder
	for _, x := range []struct {
		what string
		c    *Copy
	}{
		{"v1-to-v6", goldenCopy(from, from, "", transform.Between(1, 6))},
		{"text-to-binary and v1-to-v6", goldenCopy(any, binary, typ, transform.Between(1, 6))},
	} {
		goldenFill(t, &b, x.what, d, x.c)
		if follow != nil {
			follow(t, &b, x.what, x.c)
		}
	}
	compareGolden(t, "copy-"+name, b.String())
}

// write writes a list of statements.
func write(b *strings.Builder, what string, list ...string) {
	for i, s := range list {
		fmt.Fprintf(b, "-- %s, statement %d\n%s\n\n", what, i+1, s)
	}
}

// goldenFill has what fills and looks at the tables.
func goldenFill(t *testing.T, b *strings.Builder, what string, d Dialect, c *Copy) {
	t.Helper()
	for _, x := range c.Tables {
		cols := []string{"n", x.Columns[0].Name, "note"}
		fill, err := x.fill(d, cols, d.(Copier).Kept(c)[x.Ref], x.Ref, "")
		if err != nil {
			t.Fatal(err)
		}
		collision, err := Collision(d, x, x.Columns[0])
		if err != nil {
			t.Fatal(err)
		}
		write(b, what+": fill "+x.Table, fill)
		write(b, what+": two texts of one id in "+x.Table, collision.SQL)
	}
}

// goldenFollowed is a table of a copy that is followed.
func goldenFollowed(no int, x *CopyTable) *followed {
	return &followed{CopyTable: x, no: no, key: []string{x.Columns[0].Name, "line"}[:no+1], cols: []string{"line", x.Columns[0].Name, "note"}}
}
