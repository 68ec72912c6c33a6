package read_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/gormplugin/internal/read"
	"github.com/sqluuid/sqluuid/internal/casetest"
)

// dialects are those of the engines that the plugin knows.
var dialects = map[string]*read.Dialect{
	"sqlite":    {Placeholder: '?', Backticks: true, Brackets: true, PathIsText: true, NamesAhead: true, Schema: "main"},
	"mysql":     {Placeholder: '?', Backticks: true, DoubleIsText: true, Escapes: true, Hash: true, Variables: true, PipesAreOr: true},
	"postgres":  {Placeholder: '$', Escapes: true, Schema: "public"},
	"sqlserver": {Placeholder: '@', Brackets: true, Variables: true, Schema: "dbo"},
}

// tables are the tables of the cases. A column shows as its table and its name.
var tables = map[string]*read.Table{
	"users":   table("users", "id", "ref", "note", "age", "org_id"),
	"orders":  table("orders", "id", "user_id", "ref", "note"),
	"app.log": table("app.log", "id"),
}

func table(name string, columns ...string) *read.Table {
	all := make([]*read.Column, len(columns))
	for i, c := range columns {
		all[i] = &read.Column{Name: c, Of: name}
	}
	return read.NewTable(all...)
}

func catalog(name string) *read.Table { return tables[name] }

// TestReadings compares what arguments meet with the files of testdata. The words of a directive are
// the dialects that read the statement alike; ? stands for the placeholder of each.
func TestReadings(t *testing.T) {
	casetest.Run(t, "testdata/*.txt", func(t *testing.T, _ *casetest.Case) func(*casetest.Step) string {
		return func(s *casetest.Step) string {
			got := ""
			for _, name := range s.Args {
				d := dialects[name]
				one := shown(read.Read(numbered(s.Input, d.Placeholder), d, catalog))
				if got != "" && one != got {
					t.Errorf("line %d: %s reads\n%s\nand another\n%s", s.Line, name, one, got)
				}
				got = one
			}
			return got
		}
	})
}

// numbered puts the placeholders of a dialect in the place of question marks.
func numbered(sql string, placeholder byte) string {
	if placeholder == '?' {
		return sql
	}
	var b strings.Builder
	n := 0
	for _, c := range []byte(sql) {
		switch {
		case c != '?':
			b.WriteByte(c)
		case placeholder == '$':
			n++
			fmt.Fprintf(&b, "$%d", n)
		default:
			n++
			fmt.Fprintf(&b, "@p%d", n)
		}
	}
	return b.String()
}

// shown writes a reading, a line for each argument and each column of the result.
func shown(r *read.Reading) string {
	var lines []string
	if !r.Whole {
		line := "not read"
		if r.Writes {
			line += ", writes"
		}
		if r.Negates {
			line += ", negates"
		}
		return line
	}
	for i, a := range r.Args {
		line := fmt.Sprintf("%d: %s", i+1, strings.Join(names(a.Columns), " "))
		if !a.Known {
			line += " ?"
		}
		for _, w := range []struct {
			is   read.Flag
			word string
		}{{read.Like, "like"}, {read.List, "list"}, {read.Derived, "derived"}, {read.Values, "values"}} {
			if a.Is(w.is) {
				line += " (" + w.word + ")"
			}
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	for _, o := range r.Outputs {
		if !o.Known {
			o.Columns = append(o.Columns, &read.Column{Name: "?"})
		}
		lines = append(lines, fmt.Sprintf("-> %s: %s", o.Name, strings.Join(names(o.Columns), " ")))
	}
	if r.Writes {
		lines = append(lines, "writes")
	}
	return strings.Join(lines, "\n")
}

func names(columns []*read.Column) []string {
	var out []string
	for _, c := range columns {
		name := c.Name
		if c.Of != nil {
			name = c.Of.(string) + "." + name
		}
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// PostgreSQL ends a comment at a CR alone, and other engines do not: what follows is read by none.
func TestACommentWithACarriageReturn(t *testing.T) {
	for sql, whole := range map[string]bool{
		"SELECT 1 FROM users WHERE id = $1 -- x\r AND ref = $2":   false,
		"SELECT 1 FROM users WHERE id = $1 -- x\r\n AND ref = $2": true,
		"SELECT 1 FROM users WHERE id = $1 -- x\n AND ref = $2":   true,
	} {
		r := read.Read(sql, dialects["postgres"], func(string) *read.Table { return nil })
		if r.Whole != whole {
			t.Errorf("%q is read: %v", sql, r.Whole)
		}
	}
}
