package page

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestALineReplacesTheOneOfItsNet(t *testing.T) {
	path := filepath.Join(t.TempDir(), "page.md")
	for _, n := range []int{1, 2} {
		for _, name := range []string{"postgres", "postgres, twins"} {
			if err := Write(path, name, "15.20", n); err != nil {
				t.Fatal(err)
			}
		}
	}
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	_, lines, _ := strings.Cut(string(b), "---|\n")
	if want := "| postgres | 15.20 | 2 |\n| postgres, twins | 15.20 | 2 |\n"; lines != want {
		t.Errorf("the page ends with\n%s\nwant\n%s", lines, want)
	}
}
