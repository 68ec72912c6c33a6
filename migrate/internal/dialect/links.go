package dialect

import (
	"context"
	"database/sql"
	"regexp"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
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
func HeldBy(ctx context.Context, d Dialect, q Querier, col sqlgen.Column, fact sqlgen.TableColumn, but ...sqlgen.Only) (out Held, err error) {
	b := sqlgen.NewBuilder(d.Profile())
	c := b.Col(col)
	value := c
	if fact.Form != nil {
		value = fact.Form.Out(c)
	}
	b.W("SELECT ", b.First(linkSample), value, " FROM ", b.Table(col.Ref), " WHERE ")
	b.OnlyOf(col)
	b.ButFor(but, b.Table(col.Ref))
	b.W(c, " IS NOT NULL", b.Limit(linkSample))
	st, err := b.Done(sqlgen.Count)
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
	decode := sqlgen.DecodeBytes // where the type says little, sixteen bytes may be an id
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
		if id, ok := sqlgen.DecodeAnyText(raw); ok {
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
func MayHold(fact sqlgen.TableColumn) bool {
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
