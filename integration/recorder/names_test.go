package recorder_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// data are the tables of the runs, those that a copy makes of them, and the state.
var data = regexp.MustCompile("\\b(orders|items|shipments|payments|parent|child|lone)|[\"`]sqluuid")

var (
	queryStart = regexp.MustCompile(`(?m)^-- name: (.*)$`)
	sqlComment = regexp.MustCompile(`(?m)^\s*--.*$`)
	// placeheld is what the code, or another query, stands for in a query of a .sql file.
	placeheld = regexp.MustCompile(`\\\{[^}]*\\\}|%(\[\d\])?[sdqv]`)
)

// queryName returns a function that finds the name of a query in the .sql files of an engine: the
// longest one that a text has in it.
func (tg target) queryName(t *testing.T) func(string) string {
	t.Helper()
	files, err := filepath.Glob("../../migrate/internal/" + tg.room + "/*.sql")
	if err != nil || len(files) == 0 {
		t.Fatalf("no .sql files of %s: %v", tg.room, err)
	}
	type query struct {
		name string
		size int
		is   *regexp.Regexp
	}
	var queries []query
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		starts := queryStart.FindAllStringSubmatchIndex(string(text), -1)
		for i, at := range starts {
			end := len(text)
			if i+1 < len(starts) {
				end = starts[i+1][0]
			}
			body := oneLine(sqlComment.ReplaceAllString(string(text[at[1]:end]), ""))
			is := placeheld.ReplaceAllString(regexp.QuoteMeta(body), `.*`)
			queries = append(queries, query{string(text[at[2]:at[3]]), len(body), regexp.MustCompile(is)})
		}
	}
	return func(text string) string {
		name, size := "", 20 // a shorter one is a part of queries
		for _, q := range queries {
			if q.size > size && q.is.MatchString(oneLine(text)) {
				name, size = q.name, q.size
			}
		}
		return name
	}
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
