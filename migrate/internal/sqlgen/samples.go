package sqlgen

import (
	"bytes"
	"fmt"
	"math/big"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/pattern"
)

// A SampledColumn is a column of a table from which a sample is read. Rows of But are left out.
type SampledColumn struct {
	Table *Table
	Column
	Fact TableColumn
	But  []Only
}

// from is the FROM and the WHERE of the rows, in front of a predicate.
func (s SampledColumn) from(b *Builder) string {
	out, table := b.from(s.Column), b.Table(s.Ref)
	for _, o := range s.But {
		out += "(" + table + "." + b.Q(o.Column) + " IS NULL OR NOT (" + b.Holds(o, table) + ")) AND "
	}
	return out
}

// Some returns the query for n values, as they come.
func Some(d Target, s SampledColumn, n int) Statement {
	b, c := ask(d, s.Column)
	return b.W("SELECT ", b.First(n), s.Fact.out(c), s.from(b), c, " IS NOT NULL", b.Limit(n)).Done()
}

// idShapes are patterns of LIKE for texts with ids inside, and for the lengths of other spellings.
var idShapes = []string{
	"%________-____-____-____-____________%", strings.Repeat("_", 26), strings.Repeat("_", 27),
	strings.Repeat("_", 32),
}

// among writes the query for n values among the first of some rows, without texts that hold no id.
func (s SampledColumn) among(b *Builder, n, rows int, as string, which func() string,
	order string) {
	b.W("SELECT ", b.First(n), s.Fact.out("v"), as, " FROM (SELECT ", b.First(rows), b.Col(s.Column),
		" AS v", s.from(b), which(), order, b.Limit(rows), ") e WHERE v IS NOT NULL")
	if s.Fact.isText() {
		like := " LIKE '"
		if b.textual {
			like = " OPERATOR(pg_catalog.~~) '"
		}
		var shapes []string
		for _, shape := range idShapes {
			shapes = append(shapes, replace(b.text, "{c}", "v")+like+shape+"'")
		}
		b.W(" AND (", strings.Join(shapes, " OR "), ")")
	}
	b.W(b.Limit(n))
}

const (
	atEnd       = 1000 // rows that AtEnd looks at
	places      = 15   // within a table
	betweenRows = 64   // rows at each of them
)

// AtEnd returns the query for n values among the first or the last rows of the table. Where no key
// tells which rows are the first, they are any.
func AtEnd(d Target, s SampledColumn, n int, last bool) Statement {
	b := NewBuilder(d.Profile())
	order, way, before := "", "", " ORDER BY "
	if last {
		way = " DESC"
	}
	for _, key := range s.Table.RowKey {
		order += before + b.Table(s.Ref) + "." + b.Q(key) + way
		before = ", "
	}
	s.among(b, n, atEnd, "", func() string { return "1 = 1" }, order)
	return b.Done()
}

// integer matches the types of keys whose ranges Between divides.
var integer = pattern.Of(
	`^\s*(?i:int|integer|bigint|smallint|mediumint|tinyint)(?:[\s(]|$)`)

// Between returns the query for values at even distances within the table: n of each place at the
// most. ok is false where no integer key tells the places; [From] may do then.
func Between(d Target, s SampledColumn, n int) (st Statement, ok bool) {
	if len(s.Table.RowKey) == 0 {
		return st, false
	}
	name := s.Table.RowKey[0]
	if key, _ := s.Table.Column(name); !integer().MatchString(key.Type) {
		return st, false
	}
	b := NewBuilder(d.Profile())
	table := b.Table(s.Ref)
	place := func(k int) string { // neither overflows
		return fmt.Sprintf("(SELECT MIN(%[1]s) / %[2]d * %[3]d + MAX(%[1]s) / %[2]d * %[4]d FROM %[5]s)",
			b.Q(name), places+1, places+1-k, k, table)
	}
	for k := 1; k <= places; k++ {
		s.place(b, k, n, func() string {
			return " >= " + place(k) + " AND " + table + "." + b.Q(name) + " < " + place(k+1)
		})
	}
	return b.Done(), true
}

// From returns the query for values in the rows from some values of the key on: n of each at the
// most.
func From(d Target, s SampledColumn, n int, starts []any) Statement {
	b := NewBuilder(d.Profile())
	for i, start := range starts {
		s.place(b, i+1, n, func() string { return " >= " + b.Arg(start) })
	}
	return b.Done()
}

// place adds the values of one place, whose rows a condition on the key tells.
func (s SampledColumn) place(b *Builder, k, n int, within func() string) {
	key := b.Table(s.Ref) + "." + b.Q(s.Table.RowKey[0])
	b.Sep(k-1, " UNION ALL ").W("SELECT * FROM (")
	s.among(b, n, betweenRows, " AS w", func() string { return key + within() }, " ORDER BY "+key)
	b.W(fmt.Sprintf(") p%d", k))
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
	decode := DecodeAnyText
	if asBytes {
		decode = DecodeBytes
	}
	from, isID := decode(first)
	to, isToo := decode(last)
	if !isID || !isToo {
		return nil
	}
	lo, hi := new(big.Int).SetBytes(from[:]), new(big.Int).SetBytes(to[:])
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
