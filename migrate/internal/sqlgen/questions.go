package sqlgen

import (
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// Questions that a plan and a verification ask about the values of a column.

// Clash returns the query for ids in col that look like images, whose source
// stands in other: rewriting that one would make two ids into one.
func Clash(d Target, col, other Column, m Move) (Statement, error) {
	b := NewBuilder(d.Profile())
	c, o := "a."+b.Q(col.Name), "b."+b.Q(other.Name)
	back := m.T.Inverse()
	image := inForm(other.Form, col.Form, func(to *Form) string {
		if to.Like(col.Form) {
			return col.Form.Convert(c, back)
		}
		return col.Form.ConvertTo(to, c, back)
	})
	b.W("SELECT ", b.First(1), col.Form.KeyOut(c), " FROM ", b.Table(col.Ref), " a WHERE ")
	b.only(col, "a")
	b.W(b.when(), col.Form.Match(c, back.From()), b.then(), "EXISTS (SELECT 1 FROM ", b.Table(other.Ref), " b WHERE ")
	b.only(other, "b")
	b.W(o, " IN (", image, ")")
	if m.T.Listed() { // an id that is its own image is no clash
		b.W(" AND ", o, " <> ", c)
	}
	b.W(")", b.otherwise(), b.Limit(1))
	return b.Done(Count)
}

// Orphans returns the query for the number of rows of a foreign key's child that
// have no parent. A row with a NULL member references nothing (MATCH SIMPLE).
func Orphans(d Target, fk ForeignKey) (Statement, error) {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", b.count, "(*) FROM ", b.Table(fk.Child), " c WHERE ")
	for _, p := range fk.Columns {
		b.W("c.", b.Q(p.Child), " IS NOT NULL AND ")
	}
	b.W("NOT EXISTS (SELECT 1 FROM ", b.Table(fk.Parent), " p WHERE ")
	for i, p := range fk.Columns {
		if i > 0 {
			b.W(" AND ")
		}
		b.W("p.", b.Q(p.Parent), " = c.", b.Q(p.Child))
	}
	b.W(")")
	return b.Done(Count)
}

// Trial returns the query that evaluates guard and conversion on a bound value,
// without a table: 1 or 0, and the converted id, or NULL where the engine does not convert.
func Trial(d Target, f *Form, t *transform.Transform, id [16]byte) (Statement, error) {
	b := NewBuilder(d.Profile())
	guard, conv := f.Match("v.k", t.From()), "NULL"
	if !t.Computed() {
		conv = f.KeyOut("(" + f.Convert("v.k", t) + ")")
	}
	b.W("SELECT CASE WHEN ", guard, " THEN 1 ELSE 0 END, CASE WHEN ", guard, " THEN ", conv, " END FROM (SELECT ",
		f.Param(b.Arg(f.Bind(f.Text(id)))), " AS k) v")
	return b.Done(Count)
}

// Sorted returns the query that puts bounds into the order of the column.
func Sorted(d Target, f *Form, keys []string) (Statement, error) {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", f.KeyOut("q.k"), " FROM (")
	for i, k := range keys {
		if i > 0 {
			b.W(" UNION ALL ")
		}
		b.W("SELECT ", f.Param(b.Arg(f.Bind(k))), " AS k")
	}
	b.W(") q ORDER BY ", f.Alone("q.k"))
	return b.Done(Count)
}

// Duplicates returns the query for the number of values that stand more than once
// in a column.
func Duplicates(d Target, col Column) (Statement, error) {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.count, "(*) FROM (SELECT ", c, " FROM ", b.Table(col.Ref), " WHERE ")
	b.OnlyOf(col)
	b.W(c, " IS NOT NULL GROUP BY ", c, " HAVING count(*) > 1) x")
	return b.Done(Count)
}

// Sample returns the query for some values of a column, from both ends of it.
func Sample(d Target, col Column, n int) (Statement, error) {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", col.Form.KeyOut("q.k"), " FROM (")
	for i, order := range []string{"", " DESC"} {
		if i > 0 {
			b.W(" UNION ")
		}
		b.W("SELECT k FROM (SELECT ", b.First((n+1)/2), c, " AS k FROM ", b.Table(col.Ref), " WHERE ")
		b.OnlyOf(col)
		b.W(c, " IS NOT NULL ORDER BY ", col.Form.Key(c), order, b.Limit((n+1)/2), fmt.Sprintf(") e%d", i))
	}
	b.W(") q")
	return b.Done(Count)
}

// Find returns the query that looks one value up, as an application would.
func Find(d Target, col Column, key string) (Statement, error) {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.First(1), col.Form.KeyOut(c), " FROM ", b.Table(col.Ref), " WHERE ")
	b.OnlyOf(col)
	b.W(col.Form.Key(c), " = ", col.Form.Param(b.Arg(col.Form.Bind(key))), b.Limit(1))
	return b.Done(Count)
}

// Strays returns the query for two numbers: the ids in a column without a foreign
// key, of the sets, that stand in no other column of the class that has ids of its
// own or a foreign key; and all its ids of the sets.
func Strays(d Target, c *Class, at int, sets ...transform.Pattern) (Statement, error) {
	b := NewBuilder(d.Profile())
	col := c.Columns[at]
	name := b.Col(col)
	b.W("SELECT ", b.count, "(x.stray), ", b.count, "(*) FROM (SELECT CASE WHEN ")
	n := 0
	for i, other := range c.Columns {
		if i == at || other.Undeclared && !other.Own && !other.Home {
			continue
		}
		if n++; n > 1 {
			b.W(" AND ")
		}
		b.W("NOT EXISTS (SELECT 1 FROM ", b.Table(other.Ref), " p WHERE ")
		b.only(other, "p")
		if other.Form.Like(col.Form) {
			b.W("p.", b.Q(other.Name), " = ", name, ")")
			continue
		}
		b.W("p.", b.Q(other.Name), " IN (", inForm(other.Form, col.Form, func(to *Form) string { return col.Form.ConvertTo(to, name, transform.Same) }), "))")
	}
	if n == 0 {
		b.W("1 = 1")
	}
	b.W(" THEN 1 END AS stray FROM ", b.Table(col.Ref), " WHERE ")
	b.OnlyOf(col)
	kept := col.Only.Column != ""
	if kept {
		b.W("(")
	}
	for i, set := range sets {
		if i > 0 {
			b.W(" OR ")
		}
		b.W(col.Form.Match(name, set))
	}
	if kept {
		b.W(")")
	}
	b.W(") x")
	return b.Done(Count)
}

// Torn returns the query for a value of a column that a set has, and for the value that
// it refers to as its equal and the set has not, or the other way round: the collation of
// text may take what is no id for its equal.
func Torn(d Target, child, parent Column, set transform.Pattern) (Statement, error) {
	b := NewBuilder(d.Profile())
	c, p := "c."+b.Q(child.Name), "p."+b.Q(parent.Name)
	one, other := child.Form.Match(c, set), parent.Form.Match(p, set)
	b.W("SELECT ", b.First(1), child.Form.KeyOut(c), ", ", parent.Form.KeyOut(p), " FROM ", b.Table(child.Ref), " c JOIN ", b.Table(parent.Ref), " p ON ", p, " = ", c,
		" WHERE ", one, " AND NOT ", other, " OR ", other, " AND NOT ", one, b.Limit(1))
	return b.Done(Count)
}

// Misfit returns the query for one value of a column that is in none of the sets.
func Misfit(d Target, col Column, sets ...transform.Pattern) (Statement, error) {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.First(1), col.Form.KeyOut(c), " FROM ", b.Table(col.Ref), " WHERE ")
	b.OnlyOf(col)
	b.W(c, " IS NOT NULL")
	for _, set := range sets {
		b.W(" AND NOT ", col.Form.Match(c, set))
	}
	b.W(b.Limit(1))
	return b.Done(Count)
}

// Rows returns the query for the number of rows of a table.
func Rows(d Target, t Ref) (Statement, error) {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", b.count, "(*) FROM ", b.Table(t))
	return b.Done(Count)
}

// AnyValue returns the query for one value of a column of any type, to be shown.
func AnyValue(d Target, col Column) (Statement, error) {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.First(1), c, " FROM ", b.Table(col.Ref), " WHERE ", c, " IS NOT NULL", b.Limit(1))
	return b.Done(Count)
}

// Known returns the query for the number of rows of a column whose id is one of some.
func Known(d Target, col Column, ids [][16]byte) (Statement, error) {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.count, "(*) FROM ", b.Table(col.Ref), " WHERE ")
	b.OnlyOf(col)
	b.W(col.Form.Key(c), " IN (")
	b.Values(col.Form, ids)
	b.W(")")
	return b.Done(Count)
}
