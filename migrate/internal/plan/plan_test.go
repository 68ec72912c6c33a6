package plan

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestWhatDecidesReadsNothing holds the wall in this room: a file either decides, as a function of
// values, or reads the database.
func TestWhatDecidesReadsNothing(t *testing.T) {
	readers := []string{"discover.go", "look.go", "pairs.go", "planner.go", "twins.go", "twins_inner.go", "twins_read.go",
		"twins_roots.go", "undeclared.go"}
	names, err := filepath.Glob("*.go")
	if err != nil || len(names) < len(readers) {
		t.Fatalf("found %d files, %v", len(names), err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		reads := false
		for _, spec := range file.Imports {
			reads = reads || spec.Path.Value == `"context"` || spec.Path.Value == `"database/sql"`
		}
		if reads != slices.Contains(readers, name) {
			t.Errorf("%s reads the database: %v", name, reads)
		}
	}
}
