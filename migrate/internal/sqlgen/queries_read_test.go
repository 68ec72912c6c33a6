package sqlgen

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The slow way to read the queries of each room is the oracle of the one that a command takes.
func TestQueriesAreReadAsTheSlowWayDoes(t *testing.T) {
	comment := regexp.MustCompile(`(?m)^[ \t]*--.*\n?`)
	for _, room := range []string{"postgres", "mysql", "sqlite", "sqlserver"} {
		files, _ := filepath.Glob(filepath.Join("..", room, "*.sql"))
		want := map[string]string{}
		var parts []string
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, section := range strings.Split("\n"+string(text), "\n-- name: ")[1:] {
				name, body, _ := strings.Cut(section, "\n")
				want[name] = strings.NewReplacer(parts...).Replace(strings.TrimSpace(comment.ReplaceAllString(body, "")))
				parts = append(parts, "{"+name+"}", want[name])
			}
		}
		all := os.DirFS(filepath.Join("..", room))
		if n := len(mustRead(all)); len(want) < 5 || n != len(want) {
			t.Errorf("%s: %d queries, want %d", room, n, len(want))
		}
		query := MustQueries(all)
		for name, text := range want {
			if got := query(name); got != text {
				t.Errorf("%s: %s is\n%s\nwant\n%s", room, name, got, text)
			}
		}
	}
}
