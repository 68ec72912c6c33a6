package codec_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestCoverageTablesNameTestsThatExist reads the tables of the sections of each
// document: a section whose test was renamed or lost is seen here.
func TestCoverageTablesNameTestsThatExist(t *testing.T) {
	name := regexp.MustCompile(`\bTest[A-Z]\w*`)
	for _, folder := range []string{"euid", "extuuid", "inin", "kin", "peabody"} {
		page := filepath.Join("..", "docs", "reference", folder+".md")
		doc, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		var tests strings.Builder
		for _, f := range files {
			b, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			tests.Write(b)
		}
		named := name.FindAllString(string(doc), -1)
		if len(named) < 5 {
			t.Errorf("%s names %d tests; was its table read?", page, len(named))
		}
		for _, n := range named { // a name in the table may be the start of several
			if !strings.Contains(tests.String(), "func "+n) {
				t.Errorf("%s names %s, and no test begins so", page, n)
			}
		}
	}
}
