package read_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/gormplugin/internal/read"
)

// FuzzRead looks for a text that makes the reader panic, or say of a text of which it read a part
// only that it read all.
func FuzzRead(f *testing.F) {
	for _, sql := range statements(f) {
		f.Add(sql)
	}
	f.Fuzz(func(t *testing.T, sql string) {
		for name, d := range dialects {
			r := read.Read(sql, d, catalog)
			if !r.Whole && (len(r.Args) > 0 || len(r.Outputs) > 0) {
				t.Errorf("%s: %q was not read, and has %d arguments", name, sql, len(r.Args))
			}
			for i, a := range r.Args {
				if a.Known && slices.Contains(a.Columns, nil) {
					t.Errorf("%s: %q: argument %d meets no column", name, sql, i)
				}
			}
		}
	})
}

// repeated are texts in which a part stands many times.
var repeated = []string{
	"SELECT 1 FROM users WHERE %s|%s| OR ",
	"SELECT 1 FROM users WHERE id IN (%s)|%s|, ",
	"SELECT 1 FROM users WHERE COALESCE(%s) IN (?, ?, ?, id, %[1]s)|%s|, ",
	"INSERT INTO users (id, note) VALUES %s|(%s, ?)|, ",
	"INSERT INTO users (id) %s|SELECT %s| UNION ALL ",
	"UPDATE users SET note = CASE id %s ELSE note END|WHEN %s THEN ?| ",
	"UPDATE users SET %s|note = %s|, ",
	"SELECT %s FROM users ORDER BY %[1]s|%s|, ",
	"SELECT x.id FROM (SELECT %s FROM users) x|%s AS c#|, ",
	"SELECT 1 FROM (SELECT ? AS a, %s FROM users) x WHERE x.c1 = ? AND x.a IN (%[1]s)|%s|, ",
	"SELECT 1 FROM users WHERE id = %s1%s|(%s+|",
}

// FuzzLinear doubles how often a part stands in a statement. The work is three times as much at
// most.
func FuzzLinear(f *testing.F) {
	for _, part := range []string{"?", "id = ?", "(id, ref) = (?, ?)", "COALESCE(?, note)", "CASE WHEN id = ? THEN ? ELSE ref END",
		"(SELECT id FROM orders WHERE ref = ?)", "'a' || ?", "x.c#", "LOWER(?)", "NOT ref = ? AND a.b.c"} {
		f.Add(part)
	}
	f.Fuzz(func(t *testing.T, part string) {
		if len(part) > 200 || strings.Contains(part, "%") {
			return
		}
		for _, form := range repeated {
			steps := [2]int{}
			for i, n := range [2]int{60, 120} {
				_, steps[i] = read.ReadCounted(repeat(form, part, n), dialects["sqlite"], catalog)
			}
			if steps[1] > 3*steps[0]+100 {
				t.Errorf("%d steps, and %d for twice the text: %s", steps[0], steps[1], repeat(form, part, 2))
			}
		}
	})
}

// repeat puts n parts into a form. A # in the part is the number of the part.
func repeat(form, part string, n int) string {
	pieces := strings.Split(form, "|")
	if len(pieces) < 3 {
		return strings.ReplaceAll(strings.ReplaceAll(pieces[0], "%s1%s", strings.Repeat("(", n)+part+strings.Repeat(")", n)), "#", "1")
	}
	all := make([]string, n)
	for i := range all {
		all[i] = strings.ReplaceAll(fmt.Sprintf(pieces[1], part), "#", fmt.Sprint(i))
	}
	return fmt.Sprintf(pieces[0], strings.Join(all, pieces[2]))
}

// statements returns those of the text cases.
func statements(f *testing.F) (all []string) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		f.Fatalf("no files: %v", err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		for _, c := range strings.Split(string(text), "\n\n") {
			if _, rest, ok := strings.Cut(c, "\nread "); ok {
				_, sql, _ := strings.Cut(rest, "\n")
				sql, _, _ = strings.Cut(sql, "\n----")
				all = append(all, sql)
			}
		}
	}
	return all
}
