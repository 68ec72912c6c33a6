package dialecttest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// NewCopy has two tables with names that need quotes. One has two columns of the class, and a key
// of two columns.
func NewCopy(from, to *sqlgen.Form, typ string, t *transform.Transform) *shadow.Copy {
	col := func(name string) shadow.CopyColumn {
		return shadow.CopyColumn{Name: name, From: from, To: to, Type: typ, T: t}
	}
	orders := &shadow.CopyTable{Ref: sqlgen.Ref{Schema: "shop", Table: "orders"},
		Columns: []shadow.CopyColumn{col("id")}}
	items := &shadow.CopyTable{Ref: sqlgen.Ref{Schema: "shop", Table: `order "items"`},
		Columns: []shadow.CopyColumn{col("order"), col("previous's")}}
	return &shadow.Copy{
		Label: "20261121_0a1b2c", Tables: []*shadow.CopyTable{orders, items},
		Keys: []sqlgen.ForeignKey{
			{Name: "items_order", Child: items.Ref, Parent: orders.Ref,
				Columns: []sqlgen.Pair{{Child: "order", Parent: "id"}}},
			{Name: "orders_tenant", Child: orders.Ref,
				Parent:  sqlgen.Ref{Schema: "shop", Table: "tenants"},
				Columns: []sqlgen.Pair{{Child: "tenant", Parent: "t"}}},
		},
	}
}

// TestCopies compares the statements of a copy, offline and, with follow, online, with their
// golden files.
func TestCopies(t *testing.T, name string, d dialect.Dialect, from, any *sqlgen.Form,
	follow func(t *testing.T, b *strings.Builder, what string, c *shadow.Copy)) {
	t.Helper()
	binary, typ := d.Facts().Retypes.Binary, d.Facts().Retypes.BinaryType
	var b strings.Builder
	for _, x := range []struct {
		what string
		c    *shadow.Copy
	}{
		{"v1-to-v6", NewCopy(from, from, "", transform.Between(1, 6))},
		{"text-to-binary and v1-to-v6", NewCopy(any, binary, typ, transform.Between(1, 6))},
	} {
		goldenFill(t, &b, x.what, d, x.c)
		if follow != nil {
			follow(t, &b, x.what, x.c)
		}
	}
	Compare(t, "copy-"+name, b.String())
}

// Write writes a list of statements.
func Write(b *strings.Builder, what string, list ...string) {
	for i, s := range list {
		fmt.Fprintf(b, "-- %s, statement %d\n%s\n\n", what, i+1, s)
	}
}

// goldenFill has what fills and looks at the tables.
func goldenFill(t *testing.T, b *strings.Builder, what string, d dialect.Dialect, c *shadow.Copy) {
	t.Helper()
	for _, x := range c.Tables {
		cols := []string{"n", x.Columns[0].Name, "note"}
		fill, err := x.Fill(d, cols, d.(shadow.Copier).Kept(c)[x.Ref], x.Ref, "", "")
		if err != nil {
			t.Fatal(err)
		}
		collision := shadow.Collision(d, x, x.Columns[0])
		Write(b, what+": fill "+x.Table, fill)
		Write(b, what+": two texts of one id in "+x.Table, collision.SQL)
	}
}

// GoldenFollowed is a table of a copy that is followed.
func GoldenFollowed(no int, x *shadow.CopyTable) *shadow.Followed {
	return &shadow.Followed{CopyTable: x, No: no, Key: []string{x.Columns[0].Name, "line"}[:no+1],
		Cols: []string{"line", x.Columns[0].Name, "note"}}
}
