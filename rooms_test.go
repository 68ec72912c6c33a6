package sqluuid_test

import (
	"os"
	"path"
	"slices"
	"strings"
	"testing"
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
