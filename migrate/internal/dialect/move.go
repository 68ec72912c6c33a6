package dialect

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
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
	// Compact keeps the indexes beside the class small rather than the chunks short.
	Compact bool
	// Lists is whether the pairs travel as literals, where the server cannot read JSON.
	Lists bool
}

// Taken are ids that a transaction has found.
type Taken struct {
	IDs   [][16]byte
	Mixed bool     // as in a Batch
	Odd   []string // as in a Batch
	End   *string  // behind which the next ones are looked for; nil: there are no others
}

// add takes a value as the driver returns it.
func (t *Taken) add(f *Form, raw []byte, seen map[[16]byte]bool) error {
	id, ok := f.Decode(raw)
	if !ok {
		return fmt.Errorf("%q came back, which is no id", raw)
	}
	if f.IsText() {
		t.spell(strings.TrimRight(string(raw), " "))
	}
	if seen != nil {
		if seen[id] {
			return nil
		}
		seen[id] = true
	}
	t.IDs = append(t.IDs, id)
	return nil
}

// spell notes how an id is written.
func (t *Taken) spell(text string) {
	lower := strings.ToLower(text)
	if text == lower {
		return
	}
	t.Mixed = true
	if text != strings.ToUpper(lower) {
		t.Odd = append(t.Odd, text)
	}
}

// take returns the ids of column at of a class that lie in a range and that a pattern has, up
// to the first place at which a column of the class has had so many rows. It locks their rows
// where another column refers to them, so that no row that refers to one can come until the
// transaction ends.
func take(ctx context.Context, d Dialect, tx Tx, c *Class, at int, p transform.Pattern, r Range, rows int) (out Taken, err error) {
	if out.End, err = bound(ctx, d, tx, c, at, p, r, rows); err != nil {
		return out, fmt.Errorf("finding the next chunk: %w", err)
	}
	if out.End != nil {
		r.Hi = out.End
	}
	return out, out.read(ctx, d, tx, c.Columns[at], p, r)
}

// bound returns the upper end of the next chunk, nil for the last of a range.
func bound(ctx context.Context, d Dialect, tx Tx, c *Class, at int, p transform.Pattern, r Range, rows int) (*string, error) {
	if places := c.Columns[at].Places; places != nil {
		if end, known := places.Next(r, rows); known {
			return end, nil
		}
	}
	st, err := Bound(d, c, at, p, r, rows)
	if err != nil {
		return nil, err
	}
	var end string
	err = tx.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&end)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	return &end, err
}

// read adds the ids of a column in a range.
func (t *Taken) read(ctx context.Context, d Dialect, tx Tx, col Column, p transform.Pattern, r Range) error {
	b := newBuilder(d.Profile())
	name := b.col(col)
	b.w("SELECT ", col.Form.Out(name), " FROM ", b.table(col.Ref))
	lock := col.Referenced || col.Undeclared
	if lock {
		b.w(d.RowHint())
	}
	b.w(" WHERE ")
	b.onlyOf(col)
	b.inRange(col, r)
	b.w(col.Form.Match(name, p))
	if lock {
		b.w(b.ordered(col), d.RowLock())
	}
	st, err := b.done(Count)
	if err != nil {
		return err
	}
	rows, err := tx.QueryContext(ctx, st.SQL, st.Args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	var seen map[[16]byte]bool
	if !col.Sole {
		seen = map[[16]byte]bool{}
	}
	var raw sql.RawBytes
	for rows.Next() {
		if err := rows.Scan(&raw); err != nil {
			return err
		}
		if err := t.add(col.Form, raw, seen); err != nil {
			return err
		}
	}
	return rows.Err()
}

func (d postgres) Take(ctx context.Context, tx Tx, c *Class, at int, p transform.Pattern, r Range, rows int) (Taken, error) {
	return take(ctx, d, tx, c, at, p, r, rows)
}

func (d mysql) Take(ctx context.Context, tx Tx, c *Class, at int, p transform.Pattern, r Range, rows int) (Taken, error) {
	return take(ctx, d, tx, c, at, p, r, rows)
}

func (d sqlite) Take(ctx context.Context, tx Tx, c *Class, at int, p transform.Pattern, r Range, rows int) (Taken, error) {
	return take(ctx, d, tx, c, at, p, r, rows)
}

func (d sqlserver) Take(ctx context.Context, tx Tx, c *Class, at int, p transform.Pattern, r Range, rows int) (Taken, error) {
	return take(ctx, d, tx, c, at, p, r, rows)
}

// ordered ends a query whose rows are locked in the order of the column: two sessions that
// lock the same rows do not wait for each other then.
func (b *builder) ordered(col Column) string {
	if col.Places != nil {
		return ""
	}
	return " ORDER BY " + col.Form.Key(b.col(col))
}

// texts lists the ways in which the ids of a batch may be written in a column of text.
func (m Batch) texts() []string {
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

// turns reports whether the values of a column are turned by its own expression.
func (m Batch) turns(f *Form) bool { return m.Mixed && f.IsText() }

// pairsJSON writes the ids and their images as a form's texts: [["id","image"],…].
func (m Batch) pairsJSON(f *Form) string {
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
func textsJSON(texts []string) (string, error) {
	list := make([][]string, len(texts))
	for i, t := range texts {
		list[i] = []string{t}
	}
	out, err := json.Marshal(list)
	return string(out), err
}

// listed is how a batch looks for the rows of a column: the JSON of it, and the expression
// for what a row becomes.
func (m Batch) listed(b *builder, col Column) (list, image string, err error) {
	if !m.turns(col.Form) {
		return m.pairsJSON(col.Form), col.Form.pairOf("m.n"), nil
	}
	list, err = textsJSON(m.texts())
	return list, col.Form.Convert(b.col(col), m.T), err
}

// moved runs the UPDATE of one column and returns how many rows it changed.
func moved(ctx context.Context, tx Tx, b *builder) (int64, error) {
	st, err := b.done(Update)
	if err != nil {
		return 0, err
	}
	res, err := tx.ExecContext(ctx, st.SQL, st.Args...)
	if err != nil {
		return 0, err
	}
	return res.RowsAffected()
}

// KeptAmong returns the query for one of the images of a batch that a run has kept, as
// hexadecimal digits.
func KeptAmong(d Target, run int64, m Batch) (Statement, error) {
	b := newBuilder(d.Profile())
	b.w("SELECT ", b.first(1), d.StateForm().KeyOut("k.id"), " FROM ", d.State().Kept, " k WHERE k.run_id = ", b.arg(run), " AND k.id IN (")
	d.listIDs(b, Batch{From: m.To, Lists: m.Lists})
	b.w(")", b.limit(1))
	return b.done(Count)
}

// bytesOf joins ids to one value.
func bytesOf(ids [][16]byte) []byte {
	out := make([]byte, 0, 16*len(ids))
	for _, id := range ids {
		out = append(out, id[:]...)
	}
	return out
}

// sorted returns the batch in the order of its ids.
func (m Batch) sorted() Batch {
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
