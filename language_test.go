package sqluuid_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// The bounds of plain English.
const (
	maxLine          = 100 // characters of a line of prose
	maxFirstSentence = 20  // words of the first sentence of a comment
	maxSentence      = 45  // words of a sentence of a page
	maxPage          = 300 // lines of a page of docs
)

// narrow are the folders whose lines of code end at maxLine, those of tests aside.
var narrow = []string{"cmd/sqluuid", "migrate"}

// plainComments are the packages whose comments the test reads.
var plainComments = append([]string{"sqltype", "gormplugin", "collation", "codec"}, narrow...)

// generatedPages are written by a program, from figures or from a command.
var generatedPages = []string{"docs/reference/command.md", "docs/forms-matrix.md", "docs/gorm-matrix.md", "docs/orders.md",
	"docs/benchmarks/storage.md", "docs/benchmarks/library.md", "docs/metamorphic.md"}

// plainWord are words for which English has a plainer one.
var plainWord = []struct {
	banned *regexp.Regexp
	plain  string
}{
	{regexp.MustCompile(`(?i)\b(?:was|were|is|are|been|be|being) born\b|\bborn (?:after|since|before)\b`), "created"},
	{regexp.MustCompile(`(?i)\bwhoever\b`), "name the person or the program"},
	{regexp.MustCompile(`(?i)\bbeside\b`), "next to, compared with, during"},
	{regexp.MustCompile(`(?i)\bbad days?\b`), "when something fails"},
	{regexp.MustCompile(`(?i)\bat hand\b`), "current"},
	{regexp.MustCompile(`(?i)\bturn(?:ed|s)? (?:it|this|them) round\b`), "reverse"},
	{regexp.MustCompile(`(?i)\b(?:lets?|letting) go of\b`), "release, delete"},
	{regexp.MustCompile(`(?i)\btells? of\b`), "reports"},
	{regexp.MustCompile(`(?i)\bgo(?:es)? by\b`), "uses, follows"},
	{regexp.MustCompile(`(?i)\b(?:is|are|stands?|be) in the way\b`), "block"},
	{regexp.MustCompile(`(?i)\bbelongs? into\b`), "put it in"},
	{regexp.MustCompile(`(?i)\bwhat is to become of\b`), "what to do with"},
}

// madeTables are the parts of pages that a benchmark writes.
var madeTables = regexp.MustCompile(`(?s)<!-- begin .*?<!-- end `)

// preformatted are lines of tables and examples within a comment, and directives.
var preformatted = regexp.MustCompile(`^//(?:\t|  |go:)`)

// freeRelative is a sentence whose subject is a clause.
var freeRelative = regexp.MustCompile(`^(?:Who|Whoever|What) [a-z]`)

// proseFaults are the faults of the sentences of a text.
func proseFaults(text string, most int) (faults []string) {
	for _, w := range plainWord {
		if m := w.banned.FindString(text); m != "" {
			faults = append(faults, fmt.Sprintf("%q: write %s", m, w.plain))
		}
	}
	for _, s := range sentences(text) {
		if n := len(strings.Fields(s)); n > most {
			faults = append(faults, fmt.Sprintf("a sentence of %d words, want at most %d: %.60s…", n, most, s))
		}
		if freeRelative.MatchString(s) && !strings.HasSuffix(s, "?") {
			faults = append(faults, fmt.Sprintf("begins with a clause for a subject: %.60s…", s))
		}
	}
	return faults
}

var sentenceEnd = regexp.MustCompile(`([.!?:;])\s+`)

// sentences splits a text behind full stops, colons and semicolons.
func sentences(text string) []string {
	marked := sentenceEnd.ReplaceAllString(strings.Join(strings.Fields(text), " "), "$1\n")
	return strings.Split(marked, "\n")
}

func TestPagesAreInPlainEnglish(t *testing.T) {
	pages := []string{"README.md", "SECURITY.md", "CONTRIBUTING.md"}
	err := filepath.WalkDir("docs", func(path string, _ fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ".md" {
			pages = append(pages, filepath.ToSlash(path))
		}
		return err
	})
	if err != nil || len(pages) < 40 {
		t.Fatalf("found %d pages, %v", len(pages), err)
	}
	for _, page := range pages {
		if slices.Contains(generatedPages, page) {
			continue
		}
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(string(text), "\n"); n > maxPage {
			t.Errorf("%s has %d lines, want at most %d", page, n, maxPage)
		}
		for _, p := range strings.Split(madeTables.ReplaceAllString(fence.ReplaceAllString(string(text), ""), ""), "\n\n") {
			if strings.HasPrefix(p, "|") || strings.HasPrefix(p, "#") {
				continue
			}
			for line := range strings.Lines(p) {
				line = strings.TrimRight(line, "\n")
				if n := utf8.RuneCountInString(line); n > maxLine && !strings.HasPrefix(line, "|") && !strings.Contains(line, "](") {
					t.Errorf("%s: a line of %d characters, want at most %d: %.50s…", page, n, maxLine, line)
				}
			}
			for _, item := range regexp.MustCompile(`(?m)^(?:[-*]|\d+\.) `).Split(p, -1) {
				for _, fault := range proseFaults(code.ReplaceAllString(item, "code"), maxSentence) {
					t.Errorf("%s: %s", page, fault)
				}
			}
		}
	}
}

func TestCommentsAreInPlainEnglish(t *testing.T) {
	seen := 0
	for _, root := range plainComments {
		err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() && entry.Name() == "testdata" {
				return err
			}
			if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			fset := token.NewFileSet()
			file, err := parser.ParseFile(fset, path, nil, parser.ParseComments)
			if err != nil {
				return err
			}
			if slices.Contains(narrow, root) {
				checkWidth(t, path)
			}
			for _, group := range file.Comments {
				seen++
				for _, c := range group.List {
					if n := utf8.RuneCountInString(c.Text); n > maxLine && !preformatted.MatchString(c.Text) {
						t.Errorf("%s: a comment of %d characters, want at most %d", fset.Position(c.Pos()), n, maxLine)
					}
				}
				for _, w := range plainWord {
					if m := w.banned.FindString(group.Text()); m != "" {
						t.Errorf("%s: %q: write %s", fset.Position(group.Pos()), m, w.plain)
					}
				}
				if s := sentences(group.Text())[0]; freeRelative.MatchString(s) && !strings.HasSuffix(s, "?") {
					t.Errorf("%s: begins with a clause for a subject: %.60s…", fset.Position(group.Pos()), s)
				}
			}
			firstSentences(file, func(at token.Pos, s string) {
				if n := len(strings.Fields(s)); n > maxFirstSentence {
					t.Errorf("%s: a first sentence of %d words, want at most %d: %s", fset.Position(at), n, maxFirstSentence, s)
				}
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if seen < 500 {
		t.Errorf("found %d comments", seen)
	}
}

// Messages of the library offer settings (migrate.Hint); only the command names flags.
func TestTheLibraryNamesNoFlags(t *testing.T) {
	flag := regexp.MustCompile(`--[a-z]`)
	seen := 0
	err := filepath.WalkDir("migrate", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if seen++; flag.MatchString(lit.Value) {
					t.Errorf("%s names a flag: %s", fset.Position(lit.Pos()), lit.Value)
				}
			}
			return true
		})
		return nil
	})
	if err != nil || seen < 1000 {
		t.Fatalf("%d strings, %v", seen, err)
	}
}

// checkWidth reports the lines of a file that are longer than maxLine.
func checkWidth(t *testing.T, path string) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(string(text), "\n") {
		if n := utf8.RuneCountInString(line); n > maxLine {
			t.Errorf("%s:%d: a line of %d characters, want at most %d", path, i+1, n, maxLine)
		}
	}
}

// firstSentences calls f for the first sentence of each declaration's comment.
func firstSentences(file *ast.File, f func(token.Pos, string)) {
	one := func(doc *ast.CommentGroup) {
		if doc != nil {
			first, _, _ := strings.Cut(doc.Text(), "\n\n")
			f(doc.Pos(), regexp.MustCompile(`[.:;](?:\s|$)`).Split(first, 2)[0])
		}
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			one(d.Doc)
		case *ast.GenDecl:
			one(d.Doc)
			for _, spec := range d.Specs {
				switch s := spec.(type) {
				case *ast.TypeSpec:
					one(s.Doc)
				case *ast.ValueSpec:
					one(s.Doc)
				}
			}
		}
	}
}
