package dialect

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
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

// TestGoldenCopies compares the statements of a copy, offline and online, with their
// golden files.
func TestGoldenCopies(t *testing.T) {
	for name, g := range map[string]struct {
		p         engine.Profile
		from, any *Form
	}{
		"postgres": {engine.PostgreSQL, pgUUID, pgAnyText},
		"mysql":    {engine.MySQL, myBinary, myAnyText},
		"mariadb":  {engine.MariaDBUUID, myUUID, myAnyText},
		"sqlite":   {engine.SQLite, liteBlob, liteAnyText},
	} {
		t.Run(name, func(t *testing.T) {
			d, err := For(g.p)
			if err != nil {
				t.Fatal(err)
			}
			binary, typ := d.(Copier).Binary()
			var b strings.Builder
			for _, x := range []struct {
				what string
				c    *Copy
			}{
				{"v1-to-v6", goldenCopy(g.from, g.from, "", transform.Between(1, 6))},
				{"text-to-binary and v1-to-v6", goldenCopy(g.any, binary, typ, transform.Between(1, 6))},
			} {
				goldenFill(t, &b, x.what, d, x.c)
				goldenFollow(t, &b, x.what, d, x.c)
			}
			compareGolden(t, "copy-"+name, b.String())
		})
	}
}

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

// goldenFollow has what an online copy installs and replays, where there is one.
func goldenFollow(t *testing.T, b *strings.Builder, what string, d Dialect, c *Copy) {
	t.Helper()
	if _, ok := d.(Follower); !ok {
		return
	}
	o := &Online{Fits: []transform.Pattern{transform.Between(1, 6).From()}}
	for i, x := range c.Tables {
		f := &followed{CopyTable: x, no: i, key: []string{x.Columns[0].Name, "line"}[:i+1], cols: []string{"line", x.Columns[0].Name, "note"}}
		q := newBuilder(d.Profile())
		what := what + ", online, " + x.Table
		switch d := d.(type) {
		case postgres:
			f.into, f.log, f.pick = Ref{pgNewSchema(c), x.Table}, Ref{pgLogSchema(c), "log_0"}, Ref{pgLogSchema(c), "pick_0"}
			r := f.pgRound(q)
			write(b, what+": the new table", d.like(q, x, f.into)...)
			write(b, what+": the log", f.pgSide(q)...)
			write(b, what+": functions", f.pgFunctions(q, c)...)
			write(b, what+": triggers", f.pgTriggers(q, c)...)
			write(b, what+": a round", r.clear, r.pick, r.analyse, r.delete, r.insert, r.count)
			write(b, what+": compared", f.pgDiffer(q), f.pgMisfit(q, x.Columns[0], o))
		case mysql:
			f.into, f.log, f.pick, f.seen = beside(x.Ref, "new", c.Label), beside(x.Ref, "log", c.Label), beside(x.Ref, "pick", c.Label), beside(x.Ref, "seen", c.Label)
			r := f.myBatch(q, batchRows)
			write(b, what+": the log", f.mySide(q)...)
			write(b, what+": triggers", f.myTriggers(q, c)...)
			write(b, what+": a batch", r.clear, r.pick, r.count, r.delete, r.insert, r.note, r.forget)
			write(b, what+": samples", f.mySamples(q)...)
			write(b, what+": compared", "SELECT *"+f.touched(q, f.seen, keyName, f.Ref), "SELECT *"+f.touched(q, f.seen, newName, f.into), "… WHERE "+f.matches(q, x.Columns[0], o.Fits))
		}
		if q.err != nil {
			t.Fatal(q.err)
		}
	}
}

// A name that needs more than quotes is quoted in the text of a function too.
func TestFollowersQuoteNames(t *testing.T) {
	c := goldenCopy(pgUUID, pgUUID, "", transform.Between(1, 6))
	f := &followed{CopyTable: c.Tables[1], key: []string{`it's "the" key`}, log: Ref{"l", "log_0"}}
	b := newBuilder(engine.PostgreSQL)
	if fn := f.pgFunctions(b, c)[0]; !strings.Contains(fn, `NEW."it''s ""the"" key"`) || b.err != nil {
		t.Errorf("the function does not quote its column: %s", fn)
	}
	f.key = []string{"a\x00b"}
	if f.pgFunctions(b, c); b.err == nil {
		t.Error("a name with a NUL byte was quoted")
	}
}

// A table that refers to another one that refers to it cannot be handed over.
func TestCyclesOfForeignKeys(t *testing.T) {
	c := goldenCopy(myBinary, myBinary, "", transform.Same)
	if r := c.cycle(); r != nil {
		t.Errorf("%v is in no cycle", r)
	}
	c.Keys = append(c.Keys, ForeignKey{Child: c.Tables[0].Ref, Parent: c.Tables[0].Ref})
	if r := c.cycle(); r != nil {
		t.Errorf("%v refers to itself alone, which is no hindrance", r)
	}
	c.Keys = append(c.Keys, ForeignKey{Child: c.Tables[0].Ref, Parent: c.Tables[1].Ref})
	if r := c.cycle(); r == nil {
		t.Error("the cycle was not found")
	}
}
