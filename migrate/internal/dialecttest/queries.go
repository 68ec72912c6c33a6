package dialecttest

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var (
	asked = regexp.MustCompile(`\b(?:query|shown|ask|askTable|askShown)\("([^"]+)"`)
	named = regexp.MustCompile(`(?m)^-- name: (.+)$`)
)

// Queries checks the names of the queries in the .sql files of the package that is tested: the
// code asks for none that is missing, and for each of them.
func Queries(t *testing.T, query func(string) string) {
	t.Helper()
	all := ""
	for _, pattern := range []string{"*.go", "*.sql"} {
		files, err := filepath.Glob(pattern)
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
	for _, m := range asked.FindAllStringSubmatch(all, -1) {
		query(m[1]) // panics where it is missing
	}
	for _, m := range named.FindAllStringSubmatch(all, -1) {
		if !strings.Contains(all, `"`+m[1]+`"`) && !strings.Contains(all, "{"+m[1]+"}") {
			t.Errorf("nothing asks for the query %q", m[1])
		}
	}
}
