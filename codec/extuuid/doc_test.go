package extuuid_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The page of the package names tests and functions; they must exist, and each
// decision must have its test.
func TestThePageNamesWhatThereIs(t *testing.T) {
	page, err := os.ReadFile("../../docs/reference/extuuid.md")
	if err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	tests, names := map[string]bool{}, map[string]bool{}
	for _, name := range files {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				tests[n.Name.Name], names[n.Name.Name] = strings.HasSuffix(name, "_test.go"), true
			case *ast.TypeSpec:
				names[n.Name.Name] = true
			case *ast.ValueSpec:
				for _, id := range n.Names {
					names[id.Name] = true
				}
			}
			return true
		})
	}
	_, decisions, _ := strings.Cut(string(page), "## Decisions")
	decisions, table, _ := strings.Cut(decisions, "## Coverage")
	numbers := regexp.MustCompile(`(?m)^(\d+)\. `).FindAllStringSubmatch(decisions, -1)
	for i, n := range numbers {
		if n[1] != fmt.Sprint(i+1) {
			t.Errorf("decision %s is the %dth", n[1], i+1)
		}
		found := false
		for name := range tests {
			found = found || strings.HasPrefix(name, fmt.Sprintf("TestDecision%02d", i+1))
		}
		if !found {
			t.Errorf("decision %s has no test", n[1])
		}
	}
	rows := 0
	for line := range strings.Lines(table) {
		if !regexp.MustCompile(`^\| \d`).MatchString(line) {
			continue // the heading
		}
		cells := strings.Split(strings.Trim(strings.ReplaceAll(line, "`", ""), "| \n"), " | ")
		rows++
		if len(cells) != 4 {
			t.Errorf("row %q has %d cells, want 4", line, len(cells))
			continue
		}
		for _, name := range strings.Split(cells[3], ", ") {
			if !tests[name] {
				t.Errorf("row %q: there is no %s", line, name)
			}
		}
		if strings.HasPrefix(cells[2], "refused: ") {
			continue
		}
		for _, name := range strings.FieldsFunc(cells[2], func(r rune) bool { return r == ',' || r == ' ' || r == '.' }) {
			if name != "" && !names[name] {
				t.Errorf("row %q: there is no %s", line, name)
			}
		}
	}
	if rows < 30 || len(numbers) != 28 {
		t.Errorf("found %d rows and %d decisions", rows, len(numbers))
	}
	for name := range tests {
		if strings.HasPrefix(name, "TestSection") && !strings.Contains(table, name) {
			t.Errorf("%s is not in the table", name)
		}
	}
}
