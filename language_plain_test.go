package sqluuid_test

import (
	"go/ast"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

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

// TestLanguageIsPlain refuses relative ladders in comments, pages and messages, and names that name
// nothing.
func TestLanguageIsPlain(t *testing.T) {
	prose := func(at, text string) {
		for _, m := range ladder.FindAllString(strings.Join(strings.Fields(text), " "), -1) {
			t.Errorf("%s: %q: write two sentences, with the noun said again", at, m)
		}
	}
	fset, all := sources(t)
	for _, s := range all {
		if s.isTest() || strings.HasPrefix(s.path, "integration/") {
			continue
		}
		for _, group := range s.file.Comments {
			prose(fset.Position(group.Pos()).String(), group.Text())
		}
		ast.Inspect(s.file, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				prose(fset.Position(lit.Pos()).String(), lit.Value)
			}
			return true
		})
		for _, name := range namesOf(s.file) {
			if saysNothing(name.Name) {
				t.Errorf("%s: %q names nothing: a function is a verb, a type is a noun",
					fset.Position(name.Pos()), name.Name)
			}
		}
	}
	for _, page := range pagesOf(t) {
		page = filepath.ToSlash(page)
		if slices.Contains(generatedPages, page) || page == "CHANGELOG.md" {
			continue
		}
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		prose(page, code.ReplaceAllString(fence.ReplaceAllString(string(text), ""), ""))
	}
}

// namesOf returns the names of functions, methods, types, package variables, constants, and fields
// that are not bool. A bool of one word is a predicate. It leaves out the constants of an
// enumeration: beside their type they name a state or a kind of event, as Paused does.
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
			enumerates := false
			for _, spec := range d.Specs {
				switch s := spec.(type) {
				case *ast.TypeSpec:
					names = append(names, s.Name)
				case *ast.ValueSpec:
					if s.Type != nil || len(s.Values) > 0 { // else it goes on as the one before, by iota
						enumerates = d.Tok == token.CONST && d.Lparen.IsValid() && isOwnType(s.Type)
					}
					if !enumerates {
						names = append(names, s.Names...)
					}
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

// isOwnType reports whether an expression names a type of its package.
func isOwnType(e ast.Expr) bool {
	ident, ok := e.(*ast.Ident)
	return ok && types.Universe.Lookup(ident.Name) == nil
}
