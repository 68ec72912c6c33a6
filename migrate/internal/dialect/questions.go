package dialect

import (
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// Questions that a plan and a verification ask about the values of a column.

// Clash returns the query for ids in col that look like images, whose source
// stands in other: rewriting that one would make two ids into one.
func Clash(d Target, col, other Column, m Move) (Statement, error) {
	b := newBuilder(d.Profile())
	c, o := "a."+b.q(col.Name), "b."+b.q(other.Name)
	back := m.T.Inverse()
	image := inForm(other.Form, col.Form, func(to *Form) string {
		if to.Like(col.Form) {
			return col.Form.Convert(c, back)
		}
		return col.Form.ConvertTo(to, c, back)
	})
	b.w("SELECT ", b.first(1), col.Form.KeyOut(c), " FROM ", b.table(col.Ref), " a WHERE ")
	b.only(col, "a")
	b.w(b.when(), col.Form.Match(c, back.From()), b.then(), "EXISTS (SELECT 1 FROM ", b.table(other.Ref), " b WHERE ")
	b.only(other, "b")
	b.w(o, " IN (", image, ")")
	if m.T.Listed() { // an id that is its own image is no clash
		b.w(" AND ", o, " <> ", c)
	}
	b.w(")", b.otherwise(), b.limit(1))
	return b.done(Count)
}

// Orphans returns the query for the number of rows of a foreign key's child that
// have no parent. A row with a NULL member references nothing (MATCH SIMPLE).
func Orphans(d Target, fk ForeignKey) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT ", b.count, "(*) FROM ", b.table(fk.Child), " c WHERE ")
	for _, p := range fk.Columns {
		b.w("c.", b.q(p.Child), " IS NOT NULL AND ")
	}
	b.w("NOT EXISTS (SELECT 1 FROM ", b.table(fk.Parent), " p WHERE ")
	for i, p := range fk.Columns {
		if i > 0 {
			b.w(" AND ")
		}
		b.w("p.", b.q(p.Parent), " = c.", b.q(p.Child))
	}
	b.w(")")
	return b.done(Count)
}

// Trial returns the query that evaluates guard and conversion on a bound value,
// without a table: 1 or 0, and the converted id, or NULL where the engine does not convert.
func Trial(d Target, f *Form, t *transform.Transform, id [16]byte) (Statement, error) {
	b := newBuilder(d.Profile())
	guard, conv := f.Match("v.k", t.From()), "NULL"
	if !t.Computed() {
		conv = f.KeyOut("(" + f.Convert("v.k", t) + ")")
	}
	b.w("SELECT CASE WHEN ", guard, " THEN 1 ELSE 0 END, CASE WHEN ", guard, " THEN ", conv, " END FROM (SELECT ",
		f.Param(b.arg(f.Bind(f.Text(id)))), " AS k) v")
	return b.done(Count)
}

// Sorted returns the query that puts bounds into the order of the column.
func Sorted(d Target, f *Form, keys []string) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT ", f.KeyOut("q.k"), " FROM (")
	for i, k := range keys {
		if i > 0 {
			b.w(" UNION ALL ")
		}
		b.w("SELECT ", f.Param(b.arg(f.Bind(k))), " AS k")
	}
	b.w(") q ORDER BY ", f.Alone("q.k"))
	return b.done(Count)
}

// Duplicates returns the query for the number of values that stand more than once
// in a column.
func Duplicates(d Target, col Column) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT ", b.count, "(*) FROM (SELECT ", c, " FROM ", b.table(col.Ref), " WHERE ")
	b.onlyOf(col)
	b.w(c, " IS NOT NULL GROUP BY ", c, " HAVING count(*) > 1) x")
	return b.done(Count)
}

// Sample returns the query for some values of a column, from both ends of it.
func Sample(d Target, col Column, n int) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT ", col.Form.KeyOut("q.k"), " FROM (")
	for i, order := range []string{"", " DESC"} {
		if i > 0 {
			b.w(" UNION ")
		}
		b.w("SELECT k FROM (SELECT ", b.first((n+1)/2), c, " AS k FROM ", b.table(col.Ref), " WHERE ")
		b.onlyOf(col)
		b.w(c, " IS NOT NULL ORDER BY ", col.Form.Key(c), order, b.limit((n+1)/2), fmt.Sprintf(") e%d", i))
	}
	b.w(") q")
	return b.done(Count)
}

// Find returns the query that looks one value up, as an application would.
func Find(d Target, col Column, key string) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT ", b.first(1), col.Form.KeyOut(c), " FROM ", b.table(col.Ref), " WHERE ")
	b.onlyOf(col)
	b.w(col.Form.Key(c), " = ", col.Form.Param(b.arg(col.Form.Bind(key))), b.limit(1))
	return b.done(Count)
}

// Strays returns the query for two numbers: the ids in a column without a foreign
// key, of the sets, that stand in no other column of the class that has ids of its
// own or a foreign key; and all its ids of the sets.
func Strays(d Target, c *Class, at int, sets ...transform.Pattern) (Statement, error) {
	b := newBuilder(d.Profile())
	col := c.Columns[at]
	name := b.col(col)
	b.w("SELECT ", b.count, "(x.stray), ", b.count, "(*) FROM (SELECT CASE WHEN ")
	n := 0
	for i, other := range c.Columns {
		if i == at || other.Undeclared && !other.Own && !other.Home {
			continue
		}
		if n++; n > 1 {
			b.w(" AND ")
		}
		b.w("NOT EXISTS (SELECT 1 FROM ", b.table(other.Ref), " p WHERE ")
		b.only(other, "p")
		if other.Form.Like(col.Form) {
			b.w("p.", b.q(other.Name), " = ", name, ")")
			continue
		}
		b.w("p.", b.q(other.Name), " IN (", inForm(other.Form, col.Form, func(to *Form) string { return col.Form.ConvertTo(to, name, transform.Same) }), "))")
	}
	if n == 0 {
		b.w("1 = 1")
	}
	b.w(" THEN 1 END AS stray FROM ", b.table(col.Ref), " WHERE ")
	b.onlyOf(col)
	kept := col.Only.Column != ""
	if kept {
		b.w("(")
	}
	for i, set := range sets {
		if i > 0 {
			b.w(" OR ")
		}
		b.w(col.Form.Match(name, set))
	}
	if kept {
		b.w(")")
	}
	b.w(") x")
	return b.done(Count)
}

// Torn returns the query for a value of a column that a set has, and for the value that
// it refers to as its equal and the set has not, or the other way round: the collation of
// text may take what is no id for its equal.
func Torn(d Target, child, parent Column, set transform.Pattern) (Statement, error) {
	b := newBuilder(d.Profile())
	c, p := "c."+b.q(child.Name), "p."+b.q(parent.Name)
	one, other := child.Form.Match(c, set), parent.Form.Match(p, set)
	b.w("SELECT ", b.first(1), child.Form.KeyOut(c), ", ", parent.Form.KeyOut(p), " FROM ", b.table(child.Ref), " c JOIN ", b.table(parent.Ref), " p ON ", p, " = ", c,
		" WHERE ", one, " AND NOT ", other, " OR ", other, " AND NOT ", one, b.limit(1))
	return b.done(Count)
}

// Misfit returns the query for one value of a column that is in none of the sets.
func Misfit(d Target, col Column, sets ...transform.Pattern) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT ", b.first(1), col.Form.KeyOut(c), " FROM ", b.table(col.Ref), " WHERE ")
	b.onlyOf(col)
	b.w(c, " IS NOT NULL")
	for _, set := range sets {
		b.w(" AND NOT ", col.Form.Match(c, set))
	}
	b.w(b.limit(1))
	return b.done(Count)
}
