package engines

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var (
	asked = regexp.MustCompile(`\b(?:query|shown|ask|askTable|askShown)\("([^"]+)"`)
	named = regexp.MustCompile(`(?m)^-- name: (.+)$`)
)

// The code of an engine asks for no query that its .sql files lack, and for each that they have.
func TestQueriesAreThereAndAskedFor(t *testing.T) {
	for _, folder := range []string{"postgres", "sqlite", "sqlserver"} {
		t.Run(folder, func(t *testing.T) {
			all := ""
			for _, pattern := range []string{"*.go", "*.sql"} {
				files, err := filepath.Glob(filepath.Join("..", folder, pattern))
				if err != nil || len(files) == 0 {
					t.Fatalf("%s: %d files, %v", pattern, len(files), err)
				}
				for _, file := range files {
					text, err := os.ReadFile(file)
					if err != nil {
						t.Fatal(err)
					}
					all += string(text)
				}
			}
			var names []string
			for _, m := range named.FindAllStringSubmatch(all, -1) {
				names = append(names, m[1])
				if !strings.Contains(all, `"`+m[1]+`"`) && !strings.Contains(all, "{"+m[1]+"}") {
					t.Errorf("nothing asks for the query %q", m[1])
				}
			}
			for _, m := range asked.FindAllStringSubmatch(all, -1) {
				if !slices.Contains(names, m[1]) {
					t.Errorf("there is no query %q", m[1])
				}
			}
		})
	}
}
