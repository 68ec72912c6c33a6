package sqlgen

import (
	"encoding/json"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Batch is what one transaction moves: ids, and what becomes of each. No image is an id that is
// there before.
type Batch struct {
	From, To [][16]byte
	// Mixed is whether some ids are not in lower case, in a column of text. Then T turns the text
	// of every row, which keeps its letters. MixedCaseTexts are the texts in neither lower nor upper
	// case.
	Mixed          bool
	MixedCaseTexts []string
	T              *transform.Transform
	In             *Range // when set, the range of places of the first column that has all rows
	// Whole says that the batch has all rows of the column At that T applies to in the range In.
	Whole bool
	At    int
	// Compact keeps the other indexes of a table small rather than the chunks short.
	Compact bool
	Lists   bool // the pairs travel as literals, where the server cannot read JSON
}

// Texts lists the ways in which the ids of a batch may be written in a column of text.
func (m Batch) Texts() []string {
	out := make([]string, 0, 2*len(m.From)+len(m.MixedCaseTexts))
	for _, id := range m.From {
		text := string(codec.AppendText(nil, id))
		out = append(out, text)
		if upper := strings.ToUpper(text); upper != text {
			out = append(out, upper)
		}
	}
	return append(out, m.MixedCaseTexts...)
}

// Turns reports whether the values of a column are turned by its own expression.
func (m Batch) Turns(f *Form) bool { return m.Mixed && f.IsText() }

// PairsJSON writes the ids and their images as a form's texts: [["id","image"],…].
func (m Batch) PairsJSON(f *Form) string {
	rows := make([][]string, len(m.From))
	for i, id := range m.From {
		rows[i] = append(rows[i], f.Text(id))
		if m.To != nil {
			rows[i] = append(rows[i], f.Text(m.To[i]))
		}
	}
	return rowsJSON(rows)
}

func rowsJSON(rows [][]string) string {
	out, _ := json.Marshal(rows) // which does not fail for strings
	return string(out)
}

// ListJSON is the JSON by which a batch finds the rows of a column, and what a row becomes.
func (m Batch) ListJSON(b *Builder, col Column) (list, image string) {
	if !m.Turns(col.Form) {
		return m.PairsJSON(col.Form), col.Form.PairOf("m.n")
	}
	texts := m.Texts()
	rows := make([][]string, len(texts))
	for i := range texts {
		rows[i] = texts[i : i+1]
	}
	return rowsJSON(rows), col.Form.Convert(b.Col(col), m.T)
}

// SortByID returns the batch in the order of its ids.
func (m Batch) SortByID() Batch {
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

// BytesOf joins ids to one value.
func BytesOf(ids [][16]byte) []byte {
	out := make([]byte, 0, 16*len(ids))
	for _, id := range ids {
		out = append(out, id[:]...)
	}
	return out
}

// A State says where an engine keeps the state of a run.
type State struct {
	// The quoted names of the state tables.
	Runs, Columns, Keys, Ranges, Journal, KeptIDs, Workers string
	// Form is the form of the ids in them.
	Form *Form
	// ListIDs writes a subquery, or a list, of a batch's ids in that form.
	ListIDs func(b *Builder, m Batch)
}

// KeptAmong returns the query for one of the images of a batch that a run has kept, as digits.
func KeptAmong(d Target, s State, run int64, m Batch) Statement {
	b := NewBuilder(d.Profile())
	b.W("SELECT ", b.First(1), s.Form.KeyOut("k.id"), " FROM ", s.KeptIDs,
		" k WHERE k.run_id = ", b.Arg(run), " AND k.id IN (")
	s.ListIDs(b, Batch{From: m.To, Lists: m.Lists})
	return b.W(")", b.Limit(1)).Done()
}
