package sqluuid_test

import (
	"go/ast"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// A newcomer reads the README in a few minutes: the rest belongs to docs.
func TestReadmeStaysShort(t *testing.T) {
	text, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	if lines := strings.Count(string(text), "\n"); lines > 200 {
		t.Errorf("README.md has %d lines, want at most 200", lines)
	}
	if len(text) > 9<<10 {
		t.Errorf("README.md has %d bytes, want at most %d", len(text), 9<<10)
	}
	first, _, _ := strings.Cut(string(text), "\n## ")
	for _, command := range []string{"go run ./examples/quickstart", "go run ./examples/gorm postgres"} {
		if !strings.Contains(first, command) {
			t.Errorf("README.md has %q not before its first heading", command)
		}
	}
}

// TestLinks follows every relative link of the README, the other pages of the root and docs, and
// wants each page of docs to be reached by one.
func TestLinks(t *testing.T) {
	pages, unreached := pagesOf(t), map[string]bool{}
	for _, page := range pages {
		if inside(filepath.ToSlash(page), "docs") {
			unreached[page] = true
		}
	}
	links := 0
	for _, page := range pages {
		for _, link := range linksOf(t, page) {
			if strings.Contains(link, "://") || strings.HasPrefix(link, "mailto:") {
				continue
			}
			links++
			name, anchor, _ := strings.Cut(link, "#")
			target := page
			if name != "" {
				target = filepath.Join(filepath.Dir(page), filepath.FromSlash(name))
			}
			if target != page {
				delete(unreached, target)
			}
			if _, err := os.Stat(target); err != nil {
				t.Errorf("%s links to %s: %v", page, link, err)
			} else if anchor != "" && !anchorsOf(t, target)[anchor] {
				t.Errorf("%s links to %s, and %s has no such heading", page, link, target)
			}
		}
	}
	if links < 40 {
		t.Errorf("found %d links in %d pages, and there were at least 40", links, len(pages))
	}
	for page := range unreached {
		t.Errorf("no page links to %s", page)
	}
}

// TestTheIndexHasEveryPage looks for a link to each page of docs in docs/README.md.
func TestTheIndexHasEveryPage(t *testing.T) {
	index := filepath.Join("docs", "README.md")
	listed := map[string]bool{index: true}
	for _, link := range linksOf(t, index) {
		name, _, _ := strings.Cut(link, "#")
		listed[filepath.Join("docs", filepath.FromSlash(name))] = true
	}
	for _, page := range pagesOf(t) {
		if inside(filepath.ToSlash(page), "docs") && !listed[page] {
			t.Errorf("docs/README.md does not link to %s", page)
		}
	}
}

var (
	fence   = regexp.MustCompile("(?ms)^```.*?^```")
	code    = regexp.MustCompile("`[^`\n]*`")
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	heading = regexp.MustCompile(`(?m)^#+ +(.+)$`)
	symbols = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)

func linksOf(t *testing.T, page string) (links []string) {
	t.Helper()
	for _, match := range link.FindAllStringSubmatch(code.ReplaceAllString(prose(t, page), ""), -1) {
		links = append(links, match[1])
	}
	return links
}

// anchorsOf returns the anchors that GitHub gives the headings of a page.
func anchorsOf(t *testing.T, page string) map[string]bool {
	t.Helper()
	anchors := map[string]bool{}
	for _, match := range heading.FindAllStringSubmatch(prose(t, page), -1) {
		text := symbols.ReplaceAllString(strings.ToLower(match[1]), "")
		anchors[strings.ReplaceAll(text, " ", "-")] = true
	}
	return anchors
}

// prose returns a page without its blocks of code.
func prose(t *testing.T, page string) string {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	return fence.ReplaceAllString(string(text), "")
}

// namedTest is a test that a page names, with the folder that follows it.
var namedTest = regexp.MustCompile("`((?:Test|Fuzz)[A-Z]\\w*)(?:/[^`]*)?`(?: \\(`([\\w/.]+)`)?")

// TestNamedTestsExist looks for each test that a page of docs or CONTRIBUTING.md names, in the
// folder that the page says.
func TestNamedTestsExist(t *testing.T) {
	folders := map[string][]string{} // of each test
	_, all := sources(t)
	for _, s := range all {
		for _, d := range s.file.Decls {
			if f, ok := d.(*ast.FuncDecl); ok && f.Recv == nil && s.isTest() {
				folders[f.Name.Name] = append(folders[f.Name.Name], s.folder())
			}
		}
	}
	seen := 0
	for _, page := range pagesOf(t) {
		if filepath.Base(page) == "gorm-suite.md" {
			continue // it names GORM's own
		}
		for _, m := range namedTest.FindAllStringSubmatch(prose(t, page), -1) {
			seen++
			if !slices.ContainsFunc(folders[m[1]], func(f string) bool {
				return !isFolder(m[2]) || inside(f, m[2])
			}) {
				t.Errorf("%s names %s in %q, and it is in %q", page, m[1], m[2], folders[m[1]])
			}
		}
	}
	if seen < 100 {
		t.Errorf("%d tests are named", seen)
	}
}

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// pagesOf lists the pages of the root and of docs.
func pagesOf(t *testing.T) []string {
	t.Helper()
	pages, err := filepath.Glob("*.md")
	if err != nil {
		t.Fatal(err)
	}
	err = filepath.WalkDir("docs", func(path string, entry fs.DirEntry, err error) error {
		if err == nil && filepath.Ext(path) == ".md" {
			pages = append(pages, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return pages
}
