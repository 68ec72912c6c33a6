package sqlgen

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"
	"sync"
)

// MustQueries reads the queries of .sql files, and returns a function that finds one by name.
//
// A line "-- name: x" begins a query. Other lines of comment are for readers alone. In a query,
// {y} stands for the text of the query y. A name that is missing, or stands twice, is a bug: it
// panics. The files are read when the first query is asked for, and a query is made when it is
// asked for first: a command starts many times for one that asks for all.
func MustQueries(files fs.FS) func(name string) string {
	bodies := sync.OnceValue(func() map[string]string { return mustRead(files) })
	var made sync.Map // of names to texts
	return func(name string) string {
		text, ok := made.Load(name)
		if !ok {
			text, _ = made.LoadOrStore(name, makeQuery(name, bodies()))
		}
		if text == "" {
			panic(fmt.Sprintf("sqlgen: no query of the name %q", name))
		}
		return text.(string)
	}
}

// mustRead reads the queries with their comments, and the names of others in them.
func mustRead(files fs.FS) map[string]string {
	names, err := fs.Glob(files, "*.sql")
	all := map[string]string{}
	for _, file := range names {
		text, readErr := fs.ReadFile(files, file)
		err = errors.Join(err, readErr)
		for _, section := range strings.Split("\n"+string(text), "\n-- name: ")[1:] {
			name, body, _ := strings.Cut(section, "\n")
			if all[name] != "" {
				panic(fmt.Sprintf("sqlgen: two queries of the name %q", name))
			}
			all[name] = body
		}
	}
	if err != nil {
		panic(err)
	}
	return all
}

func makeQuery(name string, bodies map[string]string) string {
	return fillIn(strings.TrimSpace(withoutComments(bodies[name])), bodies)
}

// withoutComments leaves out the lines that are comments.
func withoutComments(body string) string {
	if !strings.Contains(body, "--") {
		return body
	}
	var b strings.Builder
	for line := range strings.Lines(body) {
		if !strings.HasPrefix(strings.TrimLeft(line, " \t"), "--") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// fillIn puts the text of each query in the place of its name in braces. Other braces stay.
func fillIn(body string, bodies map[string]string) string {
	var b strings.Builder
	for {
		open := strings.IndexByte(body, '{')
		if open < 0 {
			break
		}
		end := strings.IndexByte(body[open:], '}') + open
		name := body[open+1 : max(end, open+1)]
		if bodies[name] == "" {
			b.WriteString(body[:open+1])
			body = body[open+1:]
			continue
		}
		b.WriteString(body[:open] + makeQuery(name, bodies))
		body = body[end+1:]
	}
	return b.String() + body
}
