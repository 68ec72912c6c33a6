package dialect

import (
	"context"
	"database/sql"
	"regexp"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
)

// linkSample is how many values of a column are looked up in the keys of a class.
const linkSample = 50

// A Held is a sample of the ids that a column of any type holds.
type Held struct {
	IDs [][16]byte
	// Whole is whether each value is one id in the form of its type, and not text around
	// it, as in an array or in JSON, or another spelling.
	Whole bool
}

// written finds ids of 36 characters inside a longer text.
var written = regexp.MustCompile(`[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}`)

// mostRead is how much of one value is looked at.
const mostRead = 4096

// HeldBy reads a sample of a column, but for the rows that some keep it to. A column that
// cannot be read holds nothing.
func HeldBy(ctx context.Context, d Dialect, q Querier, col Column, fact TableColumn, but ...Only) (out Held, err error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	value := c
	if fact.Form != nil {
		value = fact.Form.Out(c)
	}
	b.w("SELECT ", b.first(linkSample), value, " FROM ", b.table(col.Ref), " WHERE ")
	b.onlyOf(col)
	b.butFor(but, b.table(col.Ref))
	b.w(c, " IS NOT NULL", b.limit(linkSample))
	st, err := b.done(Count)
	if err != nil {
		return out, err
	}
	rows, err := q.QueryContext(ctx, st.SQL, st.Args...)
	if err != nil {
		return out, err
	}
	defer rows.Close()
	var raw sql.RawBytes
	seen := map[[16]byte]bool{}
	add := func(id [16]byte) {
		if !seen[id] && id != ([16]byte{}) && len(out.IDs) < linkSample {
			seen[id] = true
			out.IDs = append(out.IDs, id)
		}
	}
	decode := decodeBytes // where the type says little, sixteen bytes may be an id
	if fact.Form != nil {
		decode = fact.Form.Decode
	}
	for rows.Next() {
		if err := rows.Scan(&raw); err != nil {
			return out, err
		}
		if id, ok := decode(raw); ok {
			out.Whole = true
			add(id)
			continue
		}
		if id, ok := decodeAnyText(raw); ok {
			out.Whole = out.Whole || fact.Form == nil && len(raw) == 36
			add(id)
			continue
		}
		for _, text := range written.FindAll(raw[:min(len(raw), mostRead)], -1) {
			if id, err := codec.ParseBytes(text); err == nil {
				add(id)
			}
		}
	}
	return out, rows.Err()
}

// MayHold reports whether the type of a column leaves room for ids.
func MayHold(fact TableColumn) bool {
	if fact.Form != nil {
		return true
	}
	typ := strings.ToLower(fact.Type)
	for _, part := range []string{"uuid", "char", "text", "clob", "json", "blob", "binary"} {
		if strings.Contains(typ, part) {
			return true
		}
	}
	return typ == "" // SQLite's, of values of any type
}

// Known returns the query for the number of rows of a column whose id is one of some.
func Known(d Target, col Column, ids [][16]byte) (Statement, error) {
	b := newBuilder(d.Profile())
	c := b.col(col)
	b.w("SELECT ", b.count, "(*) FROM ", b.table(col.Ref), " WHERE ")
	b.onlyOf(col)
	b.w(col.Form.Key(c), " IN (")
	b.values(col.Form, ids)
	b.w(")")
	return b.done(Count)
}
