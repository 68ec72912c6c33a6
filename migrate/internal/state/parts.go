package state

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// The ways of a run, as the state names them.
const (
	inPlace = "in-place"
	rebuild = "rebuild"
	twins   = "twins"
)

func (r *Run) way() string {
	switch {
	case r.Before.Twins != nil && r.Before.Twins.Was != nil:
		return rebuild
	case r.Before.Twins != nil:
		return twins
	}
	return inPlace
}

// options is what a run was told, as the column of that name has it. It does not grow with the
// class, but for the types that a rebuild writes down.
type options struct {
	OnMismatch string `json:"on_mismatch"`
	Normalise  bool   `json:"normalise,omitempty"`
	Places     bool   `json:"places,omitempty"`
	Listed     bool   `json:"listed,omitempty"`
	Kept       bool   `json:"kept,omitempty"`
	New        string `json:"new,omitempty"`
	Twins      *Twins `json:"twins,omitempty"`
}

func (r *Run) options() string {
	b := r.Before
	text, _ := json.Marshal(options{r.OnMismatch, r.Normalise, b.Places, b.Listed, b.Kept,
		b.New, b.Twins}) // strings and booleans have no error
	return ascii(string(text))
}

func (r *Run) setOptions(text string) error {
	var o options
	err := json.Unmarshal([]byte(text), &o)
	r.OnMismatch, r.Normalise = o.OnMismatch, o.Normalise
	r.Before = Before{Columns: map[string]BeforeColumn{}, Orphans: map[string]int64{},
		Places: o.Places, Listed: o.Listed, Kept: o.Kept, New: o.New, Twins: o.Twins}
	return err
}

// ascii writes the characters of a JSON text that not every database can keep as escapes.
func ascii(text string) string {
	var out []byte
	for _, c := range text {
		switch {
		case c < utf8.RuneSelf:
			out = append(out, byte(c))
		case c <= 0xffff:
			out = fmt.Appendf(out, `\u%04x`, c)
		default:
			hi, lo := utf16.EncodeRune(c)
			out = fmt.Appendf(out, `\u%04x\u%04x`, hi, lo)
		}
	}
	return string(out)
}

// escape writes a text as the inside of a JSON string of ASCII characters.
func escape(text string) string {
	quoted, _ := json.Marshal(text) // a string has no error
	out := ascii(string(quoted))
	return out[1 : len(out)-1]
}

// unescape reads what escape writes.
func unescape(text string) (out string, err error) {
	err = json.Unmarshal([]byte(`"`+text+`"`), &out)
	return out, err
}

// parts are the rows of a run's columns and keys.
type parts struct {
	active  bool
	columns []columnRow
	keys    []keyRow
}

// A columnRow is a row of the table of columns, behind the run and the position. Counted is false
// for a column where nothing was counted.
type columnRow struct {
	name, key string
	form      string
	isLink    bool
	isCounted bool
	hasKey    bool
	counts    countsRow
}

type countsRow struct {
	rows, nulls, bytes                   int64
	before, after, rowsBefore, rowsAfter string
}

// A keyRow is a row of the table of keys.
type keyRow struct {
	name    string
	orphans sql.Null[int64]
}

// parts renders the columns and keys of a run as rows. It adds the other columns where
// something was counted.
func (r *Run) parts() parts {
	for _, name := range slices.Sorted(maps.Keys(r.Before.Columns)) {
		if !slices.Contains(r.Columns, name) {
			r.Columns = append(slices.Clip(r.Columns), name)
		}
	}
	out := parts{active: r.Active}
	for _, name := range r.Columns {
		c, counted := r.Before.Columns[name]
		row := columnRow{name: escape(name), isLink: slices.Contains(r.Before.Also, name),
			isCounted: counted, hasKey: c.Key != nil,
			counts: countsRow{c.Rows, c.Nulls, c.Bytes, c.Now, c.Then, c.NowRows, c.ThenRows}}
		if r.Before.Twins != nil {
			row.form = r.Before.Twins.Forms[name]
		}
		if row.hasKey {
			text, _ := json.Marshal(c.Key)
			row.key = ascii(string(text))
		}
		out.columns = append(out.columns, row)
	}
	for _, name := range slices.Sorted(maps.Keys(r.Before.Orphans)) {
		out.keys = append(out.keys,
			keyRow{escape(name), sql.Null[int64]{V: r.Before.Orphans[name], Valid: true}})
	}
	for _, name := range r.Before.UntrustedKeys {
		out.keys = append(out.keys, keyRow{name: escape(name)})
	}
	return out
}

// writeParts makes the rows of a run's columns and keys what the run says. It writes none that are
// in the tables already.
func (s SQL) writeParts(ctx context.Context, q dialect.Querier, r *Run) error {
	want, have := r.parts(), r.storedParts
	var list [][]any
	switch {
	case slices.Equal(want.columns, have.columns) && want.active == have.active:
	case slices.Equal(want.columns, have.columns) && !want.active:
		st := s.say("UPDATE {columns} SET active = NULL WHERE run_id = ?", r.ID)
		if err := dialect.Exec(ctx, q, st); err != nil {
			return err
		}
	default:
		for i, c := range want.columns {
			list = append(list, c.args(r.ID, i, want.active))
		}
		if err := s.replace(ctx, q, "{columns}", columnColumns, r.ID, len(have.columns) > 0,
			list); err != nil {
			return err
		}
	}
	if !slices.Equal(want.keys, have.keys) {
		list = nil
		for i, k := range want.keys {
			list = append(list, []any{r.ID, i, k.name, k.orphans})
		}
		if err := s.replace(ctx, q, "{keys}", keyColumns, r.ID, len(have.keys) > 0, list); err != nil {
			return err
		}
	}
	r.storedParts = want
	return nil
}

const (
	columnColumns = "run_id, position, name, active, is_link, row_count, null_count, sum_before, " +
		"sum_after, row_key, rows_before, rows_after, bytes_before, form"
	keyColumns = "run_id, position, name, orphans_before"
)

// args are the values of a row of columns.
func (c columnRow) args(run int64, position int, isActive bool) []any {
	counted := func(v any, is bool) any {
		if is {
			return v
		}
		return nil
	}
	n, ok := c.counts, c.isCounted
	return []any{run, position, c.name,
		counted(fmt.Sprintf("%x", sha256.Sum256([]byte(c.name))), isActive), flag(c.isLink),
		counted(n.rows, ok), counted(n.nulls, ok), counted(n.before, ok), counted(n.after, ok),
		counted(c.key, c.hasKey), counted(n.rowsBefore, c.hasKey), counted(n.rowsAfter, c.hasKey),
		counted(n.bytes, n.bytes > 0), counted(c.form, c.form != "")}
}

// insertRows is how many rows of the state one statement inserts.
const insertRows = 100

// replace puts rows of a run in the place of those in a table, if there are any.
func (s SQL) replace(ctx context.Context, q dialect.Querier, table, columns string, run int64,
	any bool, list [][]any) error {
	if any {
		st := s.say("DELETE FROM "+table+" WHERE run_id = ?", run)
		if err := dialect.Exec(ctx, q, st); err != nil {
			return err
		}
	}
	row := "(" + strings.Repeat("?, ", strings.Count(columns, ",")) + "?)"
	for part := range slices.Chunk(list, insertRows) {
		st := s.say("INSERT INTO "+table+" ("+columns+") VALUES "+
			strings.TrimSuffix(strings.Repeat(row+", ", len(part)), ", "), slices.Concat(part...)...)
		if err := dialect.Exec(ctx, q, st); err != nil {
			return err
		}
	}
	return nil
}

// readParts reads the columns and keys of runs. It returns the number of a run that somebody has
// written since the run was read, 0 if there is none.
func (s SQL) readParts(ctx context.Context, q dialect.Querier, runs []Run, where string,
	args ...any) (torn int64, err error) {
	at := map[int64]*Run{}
	for i := range runs {
		at[runs[i].ID] = &runs[i]
		runs[i].storedParts.active = runs[i].Active
	}
	var id, seq int64
	// of returns the run of a row that was read, nil for another one.
	of := func() *Run {
		r := at[id]
		if r == nil || r.Seq != seq {
			torn = max(torn, id)
			return nil
		}
		return r
	}
	var name, key, before, after, rowsBefore, rowsAfter, form sql.NullString
	var isLink, rows, nulls, bytes, orphans sql.NullInt64
	st := s.say("SELECT r.id, r.seq, c.name, c.is_link, c.row_count, c.null_count, c.sum_before, "+
		"c.sum_after, c.row_key, c.rows_before, c.rows_after, c.bytes_before, c.form FROM {runs} r "+
		"LEFT JOIN {columns} c ON c.run_id = r.id"+where+" ORDER BY r.id, c.position", args...)
	var wrong error
	err = dialect.Each(ctx, q, st, func() error {
		r := of()
		if r == nil || !name.Valid {
			return nil
		}
		wrong = r.add(columnRow{name: name.String, key: key.String, form: form.String,
			isLink: isLink.Int64 != 0, isCounted: rows.Valid, hasKey: key.Valid,
			counts: countsRow{rows.Int64, nulls.Int64, bytes.Int64, before.String, after.String,
				rowsBefore.String, rowsAfter.String}})
		return wrong
	}, &id, &seq, &name, &isLink, &rows, &nulls, &before, &after, &key, &rowsBefore, &rowsAfter,
		&bytes, &form)
	if err == nil {
		st = s.say("SELECT r.id, r.seq, k.name, k.orphans_before FROM {runs} r "+
			"LEFT JOIN {keys} k ON k.run_id = r.id"+where+" ORDER BY r.id, k.position", args...)
		err = dialect.Each(ctx, q, st, func() error {
			r := of()
			if r == nil || !name.Valid {
				return nil
			}
			wrong = r.addKey(keyRow{name.String,
				sql.Null[int64]{V: orphans.Int64, Valid: orphans.Valid}})
			return wrong
		}, &id, &seq, &name, &orphans)
	}
	switch {
	case wrong != nil:
		return 0, damageError(id, wrong)
	case err != nil:
		return 0, s.explain(ctx, q, err)
	}
	for _, r := range runs {
		if len(r.Columns) == 0 {
			torn = max(torn, r.ID)
		}
	}
	return torn, nil
}

// add takes a column that was read.
func (r *Run) add(c columnRow) error {
	name, err := unescape(c.name)
	if err != nil {
		return err
	}
	r.storedParts.columns = append(r.storedParts.columns, c)
	r.Columns = append(r.Columns, name)
	if t := r.Before.Twins; t != nil && c.form != "" {
		if t.Forms == nil {
			t.Forms = map[string]string{}
		}
		t.Forms[name] = c.form
	}
	if c.isLink {
		r.Before.Also = append(r.Before.Also, name)
	}
	if !c.isCounted {
		return nil
	}
	n := c.counts
	counted := BeforeColumn{Rows: n.rows, Nulls: n.nulls, Now: n.before, Then: n.after,
		NowRows: n.rowsBefore, ThenRows: n.rowsAfter, Bytes: n.bytes}
	if c.hasKey {
		err = json.Unmarshal([]byte(c.key), &counted.Key)
	}
	r.Before.Columns[name] = counted
	return err
}

// addKey takes a key that was read.
func (r *Run) addKey(k keyRow) error {
	name, err := unescape(k.name)
	if err != nil {
		return err
	}
	r.storedParts.keys = append(r.storedParts.keys, k)
	if k.orphans.Valid {
		r.Before.Orphans[name] = k.orphans.V
	} else {
		r.Before.UntrustedKeys = append(r.Before.UntrustedKeys, name)
	}
	return nil
}
