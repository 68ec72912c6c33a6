package sqlgen

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Batch is what one transaction moves: ids, and what becomes of each. No image is an id
// that is there before.
type Batch struct {
	From, To [][16]byte
	// Mixed is whether some ids are not written in lower case, in a column of text. Then every
	// row keeps its letters: its text is turned by T, and Odd are those texts that are neither
	// in lower nor in upper case.
	Mixed bool
	Odd   []string
	T     *transform.Transform
	// In, when set, is the range of places of the first column that has all rows.
	In *Range
	// Compact keeps the other indexes of a table small rather than the chunks short.
	Compact bool
	// Lists is whether the pairs travel as literals, where the server cannot read JSON.
	Lists bool
}

// Ordered ends a query whose rows are locked in the order of the column: two sessions that
// lock the same rows do not wait for each other then.
func (b *Builder) Ordered(col Column) string {
	if col.Places != nil {
		return ""
	}
	return " ORDER BY " + col.Form.Key(b.Col(col))
}

// Texts lists the ways in which the ids of a batch may be written in a column of text.
func (m Batch) Texts() []string {
	out := make([]string, 0, 2*len(m.From)+len(m.Odd))
	for _, id := range m.From {
		text := string(codec.AppendText(nil, id))
		out = append(out, text)
		if upper := strings.ToUpper(text); upper != text {
			out = append(out, upper)
		}
	}
	return append(out, m.Odd...)
}

// Turns reports whether the values of a column are turned by its own expression.
func (m Batch) Turns(f *Form) bool { return m.Mixed && f.IsText() }

// PairsJSON writes the ids and their images as a form's texts: [["id","image"],…].
func (m Batch) PairsJSON(f *Form) string {
	var out []byte
	for i := range m.From {
		out = append(out, `,["`...)
		out = append(out, f.Text(m.From[i])...)
		if m.To != nil {
			out = append(out, `","`...)
			out = append(out, f.Text(m.To[i])...)
		}
		out = append(out, `"]`...)
	}
	if len(out) > 0 {
		out[0] = '['
	} else {
		out = append(out, '[')
	}
	return string(append(out, ']'))
}

// textsJSON writes texts in the same way, each alone.
func textsJSON(texts []string) string {
	list := make([][]string, len(texts))
	for i, t := range texts {
		list[i] = []string{t}
	}
	out, _ := json.Marshal(list) // which does not fail for strings
	return string(out)
}

// Listed is how a batch looks for the rows of a column: the JSON of it, and the expression
// for what a row becomes.
func (m Batch) Listed(b *Builder, col Column) (list, image string) {
	if !m.Turns(col.Form) {
		return m.PairsJSON(col.Form), col.Form.PairOf("m.n")
	}
	return textsJSON(m.Texts()), col.Form.Convert(b.Col(col), m.T)
}

// KeptAmong returns the query for one of the images of a batch that a run has kept, as
// hexadecimal digits.
func KeptAmong(d Target, s State, run int64, m Batch) Statement {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", b.First(1), s.Form.KeyOut("k.id"), " FROM ", s.Kept,
		" k WHERE k.run_id = ", b.Arg(run), " AND k.id IN (")
	s.ListIDs(b, Batch{From: m.To, Lists: m.Lists})
	b.W(")", b.Limit(1))
	return b.Done()
}

// BytesOf joins ids to one value.
func BytesOf(ids [][16]byte) []byte {
	out := make([]byte, 0, 16*len(ids))
	for _, id := range ids {
		out = append(out, id[:]...)
	}
	return out
}

// Sorted returns the batch in the order of its ids.
func (m Batch) Sorted() Batch {
	at := make([]int, len(m.From))
	for i := range at {
		at[i] = i
	}
	slices.SortFunc(at, func(a, b int) int { return slices.Compare(m.From[a][:], m.From[b][:]) })
	out := m
	out.From, out.To = make([][16]byte, len(at)), make([][16]byte, len(at))
	for i, k := range at {
		out.From[i], out.To[i] = m.From[k], m.To[k]
	}
	return out
}
