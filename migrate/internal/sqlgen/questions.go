package sqlgen

import (
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// ChunkEnd returns the query for the upper end of the next chunk of the ids of column at. It is the
// smallest, over the columns, of the value at which the column has had rows more values of the
// range that a pattern has. It has no row when no column has that many left.
func ChunkEnd(d Target, c *Class, at int, p transform.Pattern, r Range, rows int) Statement {
	b := NewBuilder(d.Profile())
	if col := c.Columns[at]; col.Places != nil {
		col.Places.writeBound(b, col, r, rows)
		return b.Done()
	}
	form := c.Columns[at].Form
	b.W("SELECT ", b.First(1), form.KeyOut("k"), " FROM (")
	n := 0
	for i, col := range c.Columns {
		if i != at && (!col.Indexed || !col.Form.Like(form)) {
			continue // it would be read as a whole, or its bounds are others
		}
		b.Sep(n, " UNION ALL ")
		n++
		name := b.Col(col)
		b.W("SELECT k FROM (SELECT ", name, " AS k", b.from(col), b.InRange(col, r),
			col.Form.Match(name, p), " ORDER BY ", col.Form.Key(name), b.nth(rows-1),
			fmt.Sprintf(") b%d", i))
	}
	return b.W(") q ORDER BY ", form.Key("k"), b.Limit(1)).Done()
}

// SortBounds returns the query that puts bounds into the order of the column.
func SortBounds(d Target, f *Form, keys []string) Statement {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", f.KeyOut("q.k"), " FROM (")
	for i, k := range keys {
		b.Sep(i, " UNION ALL ").W("SELECT ", b.key(f, k), " AS k")
	}
	return b.W(") q ORDER BY ", f.OrderBound("q.k")).Done()
}

// Trial returns the query that evaluates guard and conversion on a bound value, without a table:
// 1 or 0, and the converted id, or NULL where the engine does not convert.
func Trial(d Target, f *Form, t *transform.Transform, id [16]byte) Statement {
	b := NewBuilder(d.Profile())
	guard, conv := f.Match("v.k", t.From()), "NULL"
	if !t.Computed() {
		conv = f.KeyOut("(" + f.Convert("v.k", t) + ")")
	}
	return b.W("SELECT CASE WHEN ", guard, " THEN 1 ELSE 0 END, CASE WHEN ", guard, " THEN ", conv,
		" END FROM (SELECT ", b.id(f, id), " AS k) v").Done()
}

// RowsOf returns the query for how many rows of a column some ids have: an id and its rows.
func RowsOf(d Target, col Column, ids [][16]byte) Statement {
	b, c := ask(d, col)
	b.W("SELECT ", col.Form.Out(c), ", COUNT(*)", b.from(col), col.Form.Key(c), " IN (")
	b.W(b.Values(col.Form, ids))
	return b.W(") GROUP BY ", c).Done()
}

// Values returns the query for every value of a column that is not NULL. What tells the rows apart
// follows, a value each.
func Values(d Target, col Column) Statement {
	b, c := ask(d, col)
	b.W("SELECT ", col.Form.Out(c))
	for _, x := range col.Identity {
		name := b.Col(Column{Ref: col.Ref, Name: x.Name})
		if x.Form == nil {
			b.W(", ", replace(x.Key, "{c}", name))
		} else {
			b.W(", ", x.Form.Out(name))
		}
	}
	return b.W(b.from(col), c, " IS NOT NULL").Done()
}

// counting begins a query for the number of a column's rows, in front of a predicate.
func counting(d Target, col Column) *Builder {
	b := NewBuilder(d.Profile())
	return b.W("SELECT ", b.count, "(*)", b.from(col))
}

// Nulls returns the query for the number of rows whose column is NULL.
func Nulls(d Target, col Column) Statement {
	b := counting(d, col)
	return b.W(b.Q(col.Name), " IS NULL").Done()
}

// CountKnown returns the query for the number of rows of a column whose id is one of some. Text may
// have it with hyphens or without.
func CountKnown(d Target, col Column, ids [][16]byte) Statement {
	b := counting(d, col)
	b.W(col.Form.Key(b.Col(col)), " IN (", b.Values(col.Form, ids))
	if col.Form.IsText() {
		for _, id := range ids {
			b.W(", ", b.key(col.Form, fmt.Sprintf("%x", id)))
			b.W(", ", b.key(col.Form, fmt.Sprintf("%X", id)))
		}
	}
	return b.W(")").Done()
}

// Clash returns the query for ids in col that look like images, whose source stands in other:
// rewriting that one would make two ids into one.
func Clash(d Target, col, other Column, m Move) Statement {
	b, back := NewBuilder(d.Profile()), m.T.Inverse()
	c, o := "a."+b.Q(col.Name), "b."+b.Q(other.Name)
	another := "" // an id that is its own image is no clash
	switch {
	case m.T.Listed() && other.Form.Like(col.Form):
		another = " AND " + o + " <> " + c
	case m.T.Listed():
		another = " AND " + o + " NOT IN (" + col.Form.equals(other.Form, c, transform.Same) + ")"
	}
	b.W("SELECT ", b.First(1), col.Form.KeyOut(c), " FROM ", b.Table(col.Ref), " a WHERE ",
		b.only(col, "a"), withGuard(b.scalar, col.Form.Match(c, back.From()), "EXISTS (SELECT 1 FROM "+
			b.Table(other.Ref)+" b WHERE "+b.only(other, "b")+o+" IN ("+
			col.Form.equals(other.Form, c, back)+")"+another+")"), b.Limit(1))
	return b.Done()
}

// Orphans returns the query for the number of rows of a foreign key's child that have no parent. A
// row with a NULL member references nothing (MATCH SIMPLE).
func Orphans(d Target, fk ForeignKey) Statement {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", b.count, "(*) FROM ", b.Table(fk.Child), " c WHERE ")
	for _, p := range fk.Columns {
		b.W("c.", b.Q(p.Child), " IS NOT NULL AND ")
	}
	b.W("NOT EXISTS (SELECT 1 FROM ", b.Table(fk.Parent), " p WHERE ")
	for i, p := range fk.Columns {
		b.Sep(i, " AND ").W("p.", b.Q(p.Parent), " = c.", b.Q(p.Child))
	}
	return b.W(")").Done()
}

// Strays returns the query for two numbers: the ids in a column without a foreign key, of the sets,
// that stand in no other column of the class that has ids of its own or a foreign key; and all its
// ids of the sets.
func Strays(d Target, c *Class, at int, sets ...transform.Pattern) Statement {
	col := c.Columns[at]
	b, name := ask(d, col)
	var nowhere, in []string
	for i, other := range c.Columns {
		if i == at || !other.HasHomes() {
			continue
		}
		equals := " = " + name
		if !other.Form.Like(col.Form) {
			equals = " IN (" + col.Form.equals(other.Form, name, transform.Same) + ")"
		}
		nowhere = append(nowhere, "NOT EXISTS (SELECT 1 FROM "+b.Table(other.Ref)+" p WHERE "+
			b.only(other, "p")+"p."+b.Q(other.Name)+equals+")")
	}
	if len(nowhere) == 0 {
		nowhere = []string{"1 = 1"}
	}
	for _, set := range sets {
		in = append(in, col.Form.Match(name, set))
	}
	b.W("SELECT ", b.count, "(x.stray), ", b.count, "(*) FROM (SELECT CASE WHEN ",
		strings.Join(nowhere, " AND "), " THEN 1 END AS stray", b.from(col))
	if col.Only.Column != "" {
		return b.W("(", strings.Join(in, " OR "), ")) x").Done()
	}
	return b.W(strings.Join(in, " OR "), ") x").Done()
}

// BrokenLink returns the query for a value and its parent if a set has only one of the two. The
// collation of text may take a text that is no id for the equal of an id.
func BrokenLink(d Target, child, parent Column, set transform.Pattern) Statement {
	b := NewBuilder(d.Profile())
	c, p := "c."+b.Q(child.Name), "p."+b.Q(parent.Name)
	one, other := child.Form.Match(c, set), parent.Form.Match(p, set)
	return b.W("SELECT ", b.First(1), child.Form.KeyOut(c), ", ", parent.Form.KeyOut(p), " FROM ",
		b.Table(child.Ref), " c JOIN ", b.Table(parent.Ref), " p ON ", p, " = ", c,
		" WHERE ", one, " AND NOT ", other, " OR ", other, " AND NOT ", one, b.Limit(1)).Done()
}

// Misfit returns the query for one value of a column that is in none of the sets.
func Misfit(d Target, col Column, sets ...transform.Pattern) Statement {
	b, c := ask(d, col)
	b.W("SELECT ", b.First(1), col.Form.KeyOut(c), b.from(col), c, " IS NOT NULL")
	for _, set := range sets {
		b.W(" AND NOT ", col.Form.Match(c, set))
	}
	return b.W(b.Limit(1)).Done()
}

// Duplicates returns the query for the number of values that stand more than once in a column.
func Duplicates(d Target, col Column) Statement {
	b, c := ask(d, col)
	return b.W("SELECT ", b.count, "(*) FROM (SELECT ", c, b.from(col), c, " IS NOT NULL GROUP BY ", c,
		" HAVING count(*) > 1) x").Done()
}

// Sample returns the query for some values of a column, from both ends of it.
func Sample(d Target, col Column, n int) Statement {
	b, c := ask(d, col)
	b.W("SELECT ", col.Form.KeyOut("q.k"), " FROM (")
	for i, order := range []string{"", " DESC"} {
		b.Sep(i, " UNION ").W("SELECT k FROM (SELECT ", b.First((n+1)/2), c, " AS k", b.from(col), c,
			" IS NOT NULL ORDER BY ", col.Form.Key(c), order, b.Limit((n+1)/2), fmt.Sprintf(") e%d", i))
	}
	return b.W(") q").Done()
}

// Find returns the query that looks one value up, as an application would.
func Find(d Target, col Column, key string) Statement {
	b, c := ask(d, col)
	return b.W("SELECT ", b.First(1), col.Form.KeyOut(c), b.from(col), col.Form.Key(c), " = ",
		b.key(col.Form, key), b.Limit(1)).Done()
}
