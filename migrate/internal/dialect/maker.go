package dialect

import (
	"context"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/pattern"
)

// A Source may make values.
type Source struct {
	Column string // for one alone, else ""
	Table  string // whose it is; "": what works on the table says so in its text
	What   string // the source in words: the default of column "id"
	Text   string
}

// A MadeID is an id as a source makes it.
type MadeID struct {
	Call    string // of the function
	Version int
	ID      [16]byte // one like it
}

var (
	endsInVersion = pattern.Of(`(?i)(?:uuid|guid)(?:.*[^0-9])?([1-8])(?:mc)?$`)
	swapping      = pattern.Of(
		`(?is)\buuid_to_bin\s*\(\s*[a-z0-9_]*\(\s*\)\s*,\s*(?:1|true)\s*\)`)
)

// MostWords is how much of a source is looked at.
const MostWords = 100_000

// Makes finds the functions in a source that make ids, with an id like theirs. named is whether its
// text names a table. makers has the versions of what functions make whose name ends with none.
func (s Source) Makes(makers map[string]int, table string) (out []MadeID, named bool) {
	words := Words(s.Text, MostWords)
	for i, w := range words {
		named = named || strings.EqualFold(w.Text, table)
		if i+1 == len(words) || words[i+1].Text != "(" {
			continue
		}
		name := strings.ToLower(w.Text)
		version := makers[name]
		if m := endsInVersion().FindStringSubmatch(name); version == 0 && m != nil {
			version = int(m[1][0] - '0')
		}
		if version == 0 || slices.ContainsFunc(out, func(m MadeID) bool { return m.Call == name }) {
			continue
		}
		id := [16]byte{0xc2, 0x32, 0xab, 0x00, 0x94, 0x14, byte(version)<<4 | 1, 0xec,
			0xb3, 0xc8, 0x9f, 0x6b, 0xde, 0xce, 0xd8, 0x46}
		if swapping().MatchString(s.Text) {
			id = codec.TimeSwapped.Encode(id)
		}
		out = append(out, MadeID{Call: name + "()", Version: version, ID: id})
	}
	return out, named
}

// Sources runs a query with a row for each source.
func Sources(ctx context.Context, q Querier, query string, args ...any) ([]Source, error) {
	return Rows(ctx, q, func(s *Source) []any {
		return []any{&s.Column, &s.Table, &s.What, &s.Text}
	}, query, args...)
}
