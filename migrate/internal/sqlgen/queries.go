package sqlgen

import (
	"fmt"
	"io/fs"
	"strings"
)

// MustQueries reads the queries of .sql files, and returns a function that finds one by name.
//
// A line "-- name: x" begins a query. Other lines of comment are for readers alone. In a query,
// {y} stands for the text of the query y, which stands before it. A name that is missing, or
// stands twice, is a bug: it panics.
func MustQueries(files fs.FS) func(name string) string {
	names, err := fs.Glob(files, "*.sql")
	if err != nil {
		panic(err)
	}
	all := map[string]string{}
	var parts []string // {y} and its text, for a Replacer
	for _, file := range names {
		text, err := fs.ReadFile(files, file)
		if err != nil {
			panic(err)
		}
		for _, section := range strings.Split("\n"+string(text), "\n-- name: ")[1:] {
			name, body, _ := strings.Cut(section, "\n")
			if all[name] != "" {
				panic(fmt.Sprintf("sqlgen: two queries of the name %q", name))
			}
			var lines []string
			for _, line := range strings.Split(body, "\n") {
				if !strings.HasPrefix(strings.TrimSpace(line), "--") {
					lines = append(lines, line)
				}
			}
			query := strings.NewReplacer(parts...).Replace(strings.TrimSpace(strings.Join(lines, "\n")))
			all[name], parts = query, append(parts, "{"+name+"}", query)
		}
	}
	return func(name string) string {
		if all[name] == "" {
			panic(fmt.Sprintf("sqlgen: no query of the name %q", name))
		}
		return all[name]
	}
}
