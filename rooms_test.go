package sqluuid_test

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// The package comment of the root and the page of the packages name every public room.
func TestThePackageCommentListsEveryRoom(t *testing.T) {
	_, all := sources(t)
	var public []string
	for _, s := range all {
		folder := s.folder()
		first, _, _ := strings.Cut(folder, "/")
		if s.isTest() || folder == "." || slices.Contains([]string{"examples", "integration", "internal"}, first) ||
			strings.Contains(folder, "/internal") || slices.Contains(public, folder) {
			continue
		}
		public = append(public, folder)
	}
	if len(public) < 18 {
		t.Fatalf("%d public packages: %v", len(public), public)
	}
	for _, page := range []string{"doc.go", "docs/reference/packages.md"} {
		b, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, folder := range public {
			if !strings.Contains(string(b), folder) {
				t.Errorf("%s does not name %s (package %s)", page, folder, path.Base(folder))
			}
		}
	}
}

// longComments are the rooms whose package comment is still longer than a screen.
var longComments = []string{"migrate"}

// A package comment fits one screen; pages and the comments of types have the rest.
func TestPackageCommentsFitOneScreen(t *testing.T) {
	fset, all := sources(t)
	seen := 0
	for _, s := range all {
		folder := s.folder()
		first, _, _ := strings.Cut(folder, "/")
		if s.file.Doc == nil || path.Base(s.path) != "doc.go" || slices.Contains(longComments, folder) ||
			slices.Contains([]string{"examples", "integration", "internal"}, first) {
			continue
		}
		seen++
		from, to := fset.Position(s.file.Doc.Pos()).Line, fset.Position(s.file.Doc.End()).Line
		if lines := to - from + 1; lines > 25 {
			t.Errorf("%s: a package comment of %d lines, want at most 25", s.path, lines)
		}
	}
	if seen < 20 {
		t.Errorf("found %d package comments", seen)
	}
}

// A database has the characters of its encoding alone. What the tools send to each one is ASCII.
func TestQueriesAreInASCII(t *testing.T) {
	seen := 0
	for _, room := range []string{"migrate", "sqltype", "gormplugin", "cmd", "inspect"} {
		err := filepath.WalkDir(room, func(name string, d fs.DirEntry, err error) error {
			if err != nil || path.Ext(name) != ".sql" || strings.Contains(name, "testdata") {
				return err
			}
			b, err := os.ReadFile(name)
			seen++
			for n, line := range strings.Split(string(b), "\n") {
				if strings.ContainsFunc(line, func(r rune) bool { return r > unicode.MaxASCII }) {
					t.Errorf("%s:%d: %s", name, n+1, line)
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if seen < 15 {
		t.Errorf("%d files", seen)
	}
}
