package sqluuid_test

import (
	"bufio"
	"flag"
	"fmt"
	"go/ast"
	"go/token"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

var updateLanguage = flag.Bool("update-language", false, "lower the numbers of "+languageLeft)

// languageLeft lists the faults that are left in each room. A number may only fall.
const languageLeft = "testdata/language.txt"

// ladder is a relative construction that makes two sentences into one.
var ladder = regexp.MustCompile(`(?i)\b(?:that|those) of\b|\bof (?:which|whose|whom)\b|` +
	`\b(?:comes?|came|coming) to\b|\bwhat (?:[\w.]+ ){1,5}(?:is|are|was|were) of\b`)

// nameless are words that name nothing when they stand alone: participles and bare adjectives.
var nameless = func() map[string]bool {
	words := map[string]bool{}
	for w := range strings.FieldsSeq(`told torn worn kept lost born made taken seen given gone found
		left held met sent known shown drawn grown chosen begun written said meant brought bound
		alone together still deaf unlike apart late odd past whole weigh leave fits`) {
		words[w] = true
	}
	return words
}()

// named are words in -ed that are nouns, verbs or terms of the field.
var named = []string{"need", "seed", "feed", "speed", "embed", "exceed", "proceed", "shed",
	"unsigned", "signed", "embedded", "braced", "hyphenated", "swapped", "ordered", "named"}

// saysNothing reports whether a name is a participle or an adjective alone.
func saysNothing(name string) bool {
	w := strings.ToLower(name[:1]) + name[1:]
	if w != strings.ToLower(w) { // it has a second word
		return false
	}
	return nameless[w] || strings.HasSuffix(w, "ed") && len(w) > 4 && !slices.Contains(named, w)
}

// A count is how many faults of each kind a room has.
type count struct{ ladders, names int }

// TestLanguageOnlyGetsPlainer counts relative ladders in comments, pages and messages, and names
// that name nothing, and compares the numbers with the list.
func TestLanguageOnlyGetsPlainer(t *testing.T) {
	found, where := map[string]count{}, map[string][]string{}
	report := func(room, at, what string, add count) {
		was := found[room]
		found[room] = count{was.ladders + add.ladders, was.names + add.names}
		where[room] = append(where[room], at+": "+what)
	}
	prose := func(room, at, text string) {
		for _, m := range ladder.FindAllString(strings.Join(strings.Fields(text), " "), -1) {
			report(room, at, fmt.Sprintf("%q: write two sentences, with the noun said again", m),
				count{ladders: 1})
		}
	}
	fset, all := sources(t)
	for _, s := range all {
		if s.isTest() || strings.HasPrefix(s.path, "integration/") {
			continue
		}
		for _, group := range s.file.Comments {
			prose(s.room.path, fset.Position(group.Pos()).String(), group.Text())
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				prose(s.room.path, fset.Position(lit.Pos()).String(), lit.Value)
			}
			return true
		})
		for _, name := range namesOf(s.file) {
			if saysNothing(name.Name) {
				report(s.room.path, fset.Position(name.Pos()).String(),
					fmt.Sprintf("%q names nothing: a function is a verb, a type is a noun", name.Name),
					count{names: 1})
			}
		}
	}
	for _, page := range pagesOf(t) {
		if page := filepath.ToSlash(page); !slices.Contains(generatedPages, page) && page != "CHANGELOG.md" {
			text, err := os.ReadFile(page)
			if err != nil {
				t.Fatal(err)
			}
			prose(path.Dir(page)+"/*.md", page, code.ReplaceAllString(fence.ReplaceAllString(string(text), ""), ""))
		}
	}
	if *updateLanguage {
		writeLanguageLeft(t, found)
	}
	listed := readLanguageLeft(t)
	for room, n := range found {
		if was := listed[room]; n.ladders > was.ladders || n.names > was.names {
			t.Errorf("%s has %d ladders and %d such names; %s allows %d and %d:\n\t%s", room, n.ladders,
				n.names, languageLeft, was.ladders, was.names, strings.Join(where[room], "\n\t"))
		}
	}
	for room, was := range listed {
		if n := found[room]; n.ladders < was.ladders || n.names < was.names {
			t.Errorf("%s has %d ladders and %d such names, fewer than %s says: run "+
				"'go test . -run Language -update-language'", room, n.ladders, n.names, languageLeft)
		}
	}
}

// namesOf returns the names of functions, methods, types, package variables, and fields
// that are not bool. A bool of one word is a predicate.
func namesOf(file *ast.File) (names []*ast.Ident) {
	isBool := func(e ast.Expr) bool {
		ident, ok := e.(*ast.Ident)
		return ok && ident.Name == "bool"
	}
	for _, decl := range file.Decls {
		switch d := decl.(type) {
		case *ast.FuncDecl:
			if r := d.Type.Results; r == nil || len(r.List) != 1 || !isBool(r.List[0].Type) {
				names = append(names, d.Name)
			}
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				switch s := spec.(type) {
				case *ast.TypeSpec:
					names = append(names, s.Name)
				case *ast.ValueSpec:
					names = append(names, s.Names...)
				}
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if s, ok := n.(*ast.StructType); ok {
			for _, f := range s.Fields.List {
				if !isBool(f.Type) {
					names = append(names, f.Names...)
				}
			}
		}
		return true
	})
	return names
}

func readLanguageLeft(t *testing.T) map[string]count {
	t.Helper()
	file, err := os.Open(filepath.FromSlash(languageLeft))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	listed := map[string]count{}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		if line := lines.Text(); line != "" && line[0] != '#' {
			var room string
			var n count
			if _, err := fmt.Sscan(line, &n.ladders, &n.names, &room); err != nil {
				t.Fatalf("%s: %q: %v", languageLeft, line, err)
			}
			listed[room] = n
		}
	}
	return listed
}

// writeLanguageLeft writes the list with the lower of each old and new number.
func writeLanguageLeft(t *testing.T, found map[string]count) {
	t.Helper()
	listed := map[string]count{}
	if _, err := os.Stat(filepath.FromSlash(languageLeft)); err == nil {
		listed = readLanguageLeft(t)
	}
	var b strings.Builder
	b.WriteString("# Faults of language that are left: ladders, names, room. A number may only fall.\n")
	var rooms []string
	for room := range found {
		rooms = append(rooms, room)
	}
	slices.Sort(rooms)
	for _, room := range rooms {
		n := found[room]
		if was, ok := listed[room]; ok || len(listed) > 0 {
			n = count{min(n.ladders, was.ladders), min(n.names, was.names)}
		}
		if n != (count{}) {
			fmt.Fprintf(&b, "%3d %3d %s\n", n.ladders, n.names, room)
		}
	}
	if err := os.WriteFile(filepath.FromSlash(languageLeft), []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
}
