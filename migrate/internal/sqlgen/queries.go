package sqlgen

import (
	"errors"
	"fmt"
	"io/fs"
	"regexp"
	"strings"
	"sync"
)

var commentLine = regexp.MustCompile(`(?m)^[ \t]*--.*\n?`)

// MustQueries reads the queries of .sql files, and returns a function that finds one by name.
//
// A line "-- name: x" begins a query. Other lines of comment are for readers alone. In a query,
// {y} stands for the text of the query y, which stands before it. A name that is missing, or
// stands twice, is a bug: it panics. The files are read when the first query is asked for.
func MustQueries(files fs.FS) func(name string) string {
	all := sync.OnceValue(func() map[string]string { return mustRead(files) })
	return func(name string) string {
		text := all()[name]
		if text == "" {
			panic(fmt.Sprintf("sqlgen: no query of the name %q", name))
		}
		return text
	}
}

func mustRead(files fs.FS) map[string]string {
	names, err := fs.Glob(files, "*.sql")
	all := map[string]string{}
	var parts []string // {y} and its text, for a Replacer
	for _, file := range names {
		text, readErr := fs.ReadFile(files, file)
		err = errors.Join(err, readErr)
		for _, section := range strings.Split("\n"+string(text), "\n-- name: ")[1:] {
			name, body, _ := strings.Cut(section, "\n")
			if all[name] != "" {
				panic(fmt.Sprintf("sqlgen: two queries of the name %q", name))
			}
			body = strings.TrimSpace(commentLine.ReplaceAllString(body, ""))
			if strings.Contains(body, "{") {
				body = strings.NewReplacer(parts...).Replace(body)
			}
			all[name] = body
			parts = append(parts, "{"+name+"}", body)
		}
	}
	if err != nil {
		panic(err)
	}
	return all
}
