package dialect

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Maker is an engine whose catalogue has the text of what makes values.
type Maker interface {
	// Sources returns what may make values for the columns of a table: their defaults,
	// also of domains, expressions of generated columns, triggers of the table, with the
	// functions that those call, and triggers and routines of its schema elsewhere.
	Sources(ctx context.Context, q Querier, t sqlgen.Ref) ([]Source, error)
	// Unnumbered has the versions of ids that functions make whose name ends with none.
	Unnumbered() map[string]int
}

// A Source is one of those.
type Source struct {
	Column string // for one alone, else ""
	Table  string // whose it is; "": what works on the table says so in its text
	What   string // the source in words: the default of column "id"
	Text   string
}

// Made is an id as a source makes it.
type Made struct {
	Call    string // of the function
	Version int
	ID      [16]byte // one like it
}

var (
	endsInVersion = regexp.MustCompile(`(?i)(?:uuid|guid)(?:.*[^0-9])?([1-8])(?:mc)?$`)
	swapping      = regexp.MustCompile(`(?is)\buuid_to_bin\s*\(\s*[a-z0-9_]*\(\s*\)\s*,\s*(?:1|true)\s*\)`)
)

// MostWords is how much of a source is looked at.
const MostWords = 100_000

// Makes finds the functions in a source that make ids, with an id like theirs, and reports
// whether its text names a table.
func (s Source) Makes(d Maker, table string) (out []Made, named bool) {
	words := Words(s.Text, MostWords)
	for i, w := range words {
		named = named || strings.EqualFold(w.Text, table)
		if i+1 == len(words) || words[i+1].Text != "(" {
			continue
		}
		name := strings.ToLower(w.Text)
		version := d.Unnumbered()[name]
		if m := endsInVersion.FindStringSubmatch(name); version == 0 && m != nil {
			version = int(m[1][0] - '0')
		}
		if version == 0 || slices.ContainsFunc(out, func(m Made) bool { return m.Call == name }) {
			continue
		}
		id := [16]byte{0xc2, 0x32, 0xab, 0x00, 0x94, 0x14, byte(version)<<4 | 1, 0xec, 0xb3, 0xc8, 0x9f, 0x6b, 0xde, 0xce, 0xd8, 0x46}
		if swapping.MatchString(s.Text) {
			id = [16]byte{id[6], id[7], id[4], id[5], id[0], id[1], id[2], id[3], id[8], id[9], id[10], id[11], id[12], id[13], id[14], id[15]}
		}
		out = append(out, Made{Call: name + "()", Version: version, ID: id})
	}
	return out, named
}

// Sources runs a query with a row for each source.
func Sources(ctx context.Context, q Querier, query string, args ...any) ([]Source, error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []Source
	for rows.Next() {
		var s Source
		if err := rows.Scan(&s.Column, &s.Table, &s.What, &s.Text); err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, rows.Err()
}
