package sqlgen

import (
	"bytes"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// Questions that a plan and a verification ask about the values of a column.

// Clash returns the query for ids in col that look like images, whose source
// stands in other: rewriting that one would make two ids into one.
func Clash(d Target, col, other Column, m Move) Statement {
	b := NewBuilder(d.Profile())
	c, o := "a."+b.Q(col.Name), "b."+b.Q(other.Name)
	back := m.T.Inverse()
	image := inForm(other.Form, col.Form, func(to *Form) string {
		if to.Like(col.Form) {
			return col.Form.Convert(c, back)
		}
		return col.Form.ConvertTo(to, c, back)
	})
	another := "" // an id that is its own image is no clash
	switch {
	case m.T.Listed() && other.Form.Like(col.Form):
		another = " AND " + o + " <> " + c
	case m.T.Listed():
		another = " AND " + o + " NOT IN (" + inForm(other.Form, col.Form, func(to *Form) string {
			return col.Form.ConvertTo(to, c, transform.Same)
		}) + ")"
	}
	b.W("SELECT ", b.First(1), col.Form.KeyOut(c), " FROM ", b.Table(col.Ref), " a WHERE ",
		b.only(col, "a"), b.guarded(col.Form.Match(c, back.From()), "EXISTS (SELECT 1 FROM "+
			b.Table(other.Ref)+" b WHERE "+b.only(other, "b")+o+" IN ("+image+")"+another+")"), b.Limit(1))
	return b.Done()
}

// Orphans returns the query for the number of rows of a foreign key's child that
// have no parent. A row with a NULL member references nothing (MATCH SIMPLE).
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
	b.W(")")
	return b.Done()
}

// Trial returns the query that evaluates guard and conversion on a bound value,
// without a table: 1 or 0, and the converted id, or NULL where the engine does not convert.
func Trial(d Target, f *Form, t *transform.Transform, id [16]byte) Statement {
	b := NewBuilder(d.Profile())
	guard, conv := f.Match("v.k", t.From()), "NULL"
	if !t.Computed() {
		conv = f.KeyOut("(" + f.Convert("v.k", t) + ")")
	}
	b.W("SELECT CASE WHEN ", guard, " THEN 1 ELSE 0 END, CASE WHEN ", guard, " THEN ", conv)
	b.W(" END FROM (SELECT ", f.Param(b.Arg(f.Bind(f.Text(id)))), " AS k) v")
	return b.Done()
}

// Sorted returns the query that puts bounds into the order of the column.
func Sorted(d Target, f *Form, keys []string) Statement {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", f.KeyOut("q.k"), " FROM (")
	for i, k := range keys {
		b.Sep(i, " UNION ALL ").W("SELECT ", f.Param(b.Arg(f.Bind(k))), " AS k")
	}
	b.W(") q ORDER BY ", f.Alone("q.k"))
	return b.Done()
}

// Duplicates returns the query for the number of values that stand more than once in a column.
func Duplicates(d Target, col Column) Statement {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.count, "(*) FROM (SELECT ", c, b.from(col), c, " IS NOT NULL GROUP BY ", c,
		" HAVING count(*) > 1) x")
	return b.Done()
}

// Sample returns the query for some values of a column, from both ends of it.
func Sample(d Target, col Column, n int) Statement {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", col.Form.KeyOut("q.k"), " FROM (")
	for i, order := range []string{"", " DESC"} {
		b.Sep(i, " UNION ").W("SELECT k FROM (SELECT ", b.First((n+1)/2), c, " AS k", b.from(col), c,
			" IS NOT NULL ORDER BY ", col.Form.Key(c), order, b.Limit((n+1)/2), fmt.Sprintf(") e%d", i))
	}
	b.W(") q")
	return b.Done()
}

// Find returns the query that looks one value up, as an application would.
func Find(d Target, col Column, key string) Statement {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.First(1), col.Form.KeyOut(c), b.from(col), col.Form.Key(c), " = ",
		col.Form.Param(b.Arg(col.Form.Bind(key))), b.Limit(1))
	return b.Done()
}

// Strays returns the query for two numbers: the ids in a column without a foreign
// key, of the sets, that stand in no other column of the class that has ids of its
// own or a foreign key; and all its ids of the sets.
func Strays(d Target, c *Class, at int, sets ...transform.Pattern) Statement {
	b := NewBuilder(d.Profile())
	col := c.Columns[at]
	name := b.Col(col)
	b.W("SELECT ", b.count, "(x.stray), ", b.count, "(*) FROM (SELECT CASE WHEN ")
	n := 0
	for i, other := range c.Columns {
		if i == at || other.Undeclared && !other.Own && !other.Home {
			continue
		}
		b.Sep(n, " AND ")
		n++
		b.W("NOT EXISTS (SELECT 1 FROM ", b.Table(other.Ref), " p WHERE ", b.only(other, "p"))
		if other.Form.Like(col.Form) {
			b.W("p.", b.Q(other.Name), " = ", name, ")")
			continue
		}
		same := inForm(other.Form, col.Form, func(to *Form) string {
			return col.Form.ConvertTo(to, name, transform.Same)
		})
		b.W("p.", b.Q(other.Name), " IN (", same, "))")
	}
	if n == 0 {
		b.W("1 = 1")
	}
	b.W(" THEN 1 END AS stray", b.from(col))
	kept := col.Only.Column != ""
	if kept {
		b.W("(")
	}
	for i, set := range sets {
		b.Sep(i, " OR ").W(col.Form.Match(name, set))
	}
	if kept {
		b.W(")")
	}
	b.W(") x")
	return b.Done()
}

// Torn returns the query for a value and its parent of which a set has only one.
// The collation of text may take what is no id for the equal of an id.
func Torn(d Target, child, parent Column, set transform.Pattern) Statement {
	b := NewBuilder(d.Profile())
	c, p := "c."+b.Q(child.Name), "p."+b.Q(parent.Name)
	one, other := child.Form.Match(c, set), parent.Form.Match(p, set)
	b.W("SELECT ", b.First(1), child.Form.KeyOut(c), ", ", parent.Form.KeyOut(p), " FROM ",
		b.Table(child.Ref), " c JOIN ", b.Table(parent.Ref), " p ON ", p, " = ", c,
		" WHERE ", one, " AND NOT ", other, " OR ", other, " AND NOT ", one, b.Limit(1))
	return b.Done()
}

// Misfit returns the query for one value of a column that is in none of the sets.
func Misfit(d Target, col Column, sets ...transform.Pattern) Statement {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.First(1), col.Form.KeyOut(c), b.from(col), c, " IS NOT NULL")
	for _, set := range sets {
		b.W(" AND NOT ", col.Form.Match(c, set))
	}
	b.W(b.Limit(1))
	return b.Done()
}

// Rows returns the query for the number of rows of a table.
func Rows(d Target, t Ref) Statement {
	b := NewBuilder(d.Profile())
	return b.W("SELECT ", b.count, "(*) FROM ", b.Table(t)).Done()
}

// AnyValue returns the query for one value of a column of any type, to be shown.
func AnyValue(d Target, col Column) Statement {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.First(1), c, " FROM ", b.Table(col.Ref), " WHERE ", c, " IS NOT NULL", b.Limit(1))
	return b.Done()
}

// Some returns the query for n values of a column, as they come, without the rows of but.
func Some(d Target, col Column, fact TableColumn, n int, but ...Only) Statement {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.First(n), fact.out(c), " FROM ", b.Table(col.Ref), " WHERE ")
	b.W(b.OnlyOf(col), b.ButFor(but, b.Table(col.Ref)))
	return b.W(c, " IS NOT NULL", b.Limit(n)).Done()
}

// atEnd is how many rows AtEnd looks at.
const atEnd = 1000

// idShapes are patterns of LIKE for texts with ids inside, and for the lengths of other spellings.
var idShapes = []string{
	"%________-____-____-____-____________%", strings.Repeat("_", 26), strings.Repeat("_", 27),
	strings.Repeat("_", 32),
}

// AtEnd returns the query for n values of a column among the first or the last rows of its table.
// Texts that hold no id are left out. Where no key tells which rows are the first, they are any.
func AtEnd(d Target, t *Table, col Column, fact TableColumn, n int, last bool,
	but ...Only) Statement {
	b := NewBuilder(d.Profile())
	c := b.Col(col)
	b.W("SELECT ", b.First(n), fact.out("v"), " FROM (SELECT ", b.First(atEnd), c, " AS v FROM ",
		b.Table(col.Ref), " WHERE ")
	b.W(b.OnlyOf(col), b.ButFor(but, b.Table(col.Ref)))
	b.W("1 = 1")
	for i, key := range t.RowKey {
		b.W([]string{" ORDER BY ", ", "}[min(i, 1)], b.Table(col.Ref), ".", b.Q(key))
		if last {
			b.W(" DESC")
		}
	}
	b.W(b.Limit(atEnd), ") e WHERE v IS NOT NULL")
	return b.shaped(fact).W(b.Limit(n)).Done()
}

// shaped leaves out texts that hold no id.
func (b *Builder) shaped(fact TableColumn) *Builder {
	if fact.isText() {
		for i, shape := range idShapes {
			b.W([]string{" AND (", " OR "}[min(i, 1)], b.like("v", shape))
		}
		b.W(")")
	}
	return b
}

// Between looks at betweenRows rows at each of so many places of a table.
const (
	places      = 15
	betweenRows = 64
)

// integers are types of keys whose ranges Between divides.
var integers = []string{"int", "integer", "bigint", "smallint", "mediumint", "tinyint"}

// Between returns the query for values of a column at even distances within its table: n of each
// place at the most. ok is false where no integer key tells the places; [From] may do then.
func Between(d Target, t *Table, col Column, fact TableColumn, n int, but ...Only) (st Statement,
	ok bool) {
	if len(t.RowKey) == 0 {
		return st, false
	}
	name := t.RowKey[0]
	key, _ := t.Column(name)
	words := strings.Fields(strings.ReplaceAll(strings.ToLower(key.Type), "(", " "))
	if len(words) == 0 || !slices.Contains(integers, words[0]) {
		return st, false
	}
	b := NewBuilder(d.Profile())
	table := b.Table(col.Ref)
	place := func(k int) string { // neither overflows
		return fmt.Sprintf("(SELECT MIN(%[1]s) / %[2]d * %[3]d + MAX(%[1]s) / %[2]d * %[4]d FROM %[5]s)",
			b.Q(name), places+1, places+1-k, k, table)
	}
	for k := 1; k <= places; k++ {
		b.place(k, t, col, fact, n, but, func() {
			b.W(" >= ", place(k), " AND ", table, ".", b.Q(name), " < ", place(k+1))
		})
	}
	return b.Done(), true
}

// place adds the values of one place, whose rows a condition on the key tells.
func (b *Builder) place(k int, t *Table, col Column, fact TableColumn, n int, but []Only,
	within func()) {
	table := b.Table(col.Ref)
	key := table + "." + b.Q(t.RowKey[0])
	b.Sep(k-1, " UNION ALL ").W("SELECT * FROM (SELECT ", b.First(n), fact.out("v"),
		" AS w FROM (SELECT ", b.First(betweenRows), b.Col(col), " AS v FROM ", table, " WHERE ",
		b.OnlyOf(col), b.ButFor(but, table), key)
	within()
	b.W(" ORDER BY ", key, b.Limit(betweenRows), ") e WHERE v IS NOT NULL")
	b.shaped(fact).W(b.Limit(n), fmt.Sprintf(") p%d", k))
}

// EndOfKey returns the query for the first or the last value of the key of a table.
func EndOfKey(d Target, t *Table, last bool) Statement {
	b := NewBuilder(d.Profile())
	key := b.Q(t.RowKey[0])
	b.W("SELECT ", b.First(1), key, " FROM ", b.Table(t.Ref), " ORDER BY ", key)
	if last {
		b.W(" DESC")
	}
	return b.W(b.Limit(1)).Done()
}

// Starts divides the span between two ids, as a key returns them: sixteen bytes, or text. It
// returns none for other values, such as a text of sixteen characters, or 36 bytes.
func Starts(key TableColumn, first, last []byte) (starts []any) {
	asBytes := len(first) == 16
	if len(first) != len(last) || asBytes && key.isText() || !asBytes && key.Type == "bytea" {
		return nil
	}
	var ends [2][16]byte
	for i, raw := range [][]byte{first, last} {
		id, ok := DecodeBytes(raw)
		if !ok {
			id, ok = DecodeAnyText(raw)
		}
		if !ok {
			return nil
		}
		ends[i] = id
	}
	lo, hi := new(big.Int).SetBytes(ends[0][:]), new(big.Int).SetBytes(ends[1][:])
	for k := int64(1); k <= places; k++ {
		at := new(big.Int).Sub(hi, lo)
		at.Mul(at, big.NewInt(k)).Div(at, big.NewInt(places+1)).Add(at, lo)
		id := [16]byte(at.FillBytes(make([]byte, 16)))
		text := string(codec.AppendText(nil, id))
		if bytes.ContainsAny(slices.Concat(first, last), "ABCDEF") {
			text = strings.ToUpper(text)
		}
		switch len(first) {
		case 16:
			starts = append(starts, id[:])
		case 32:
			starts = append(starts, strings.ReplaceAll(text, "-", ""))
		case 36:
			starts = append(starts, text)
		}
	}
	return starts
}

// From returns the query for values of a column in the rows from some values of the key on: n of
// each at the most.
func From(d Target, t *Table, col Column, fact TableColumn, n int, starts []any,
	but ...Only) Statement {
	b := NewBuilder(d.Profile())
	for i, start := range starts {
		b.place(i+1, t, col, fact, n, but, func() { b.W(" >= ", b.Arg(start)) })
	}
	return b.Done()
}

// Known returns the query for the number of rows of a column whose id is one of some. Text may
// have it with hyphens or without.
func Known(d Target, col Column, ids [][16]byte) Statement {
	b := counting(d, col)
	b.W(col.Form.Key(b.Col(col)), " IN (", b.Values(col.Form, ids))
	if col.Form.IsText() {
		for _, id := range ids {
			for _, layout := range []string{"%x", "%X"} {
				b.W(", ", col.Form.Param(b.Arg(col.Form.Bind(fmt.Sprintf(layout, id)))))
			}
		}
	}
	return b.W(")").Done()
}
