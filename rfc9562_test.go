package sqluuid_test

import (
	"go/ast"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
)

// Each name in the table of docs/rfc9562.md exists: a function of package sqltype, or of
// the package that it states, or a test.
func TestTheTableOfTheRFCNamesWhatExists(t *testing.T) {
	page, err := os.ReadFile("docs/rfc9562.md")
	if err != nil {
		t.Fatal(err)
	}
	declared := map[string]bool{}
	_, all := sources(t)
	for _, s := range all {
		for _, decl := range s.file.Decls {
			for _, name := range declaredNames(decl) {
				if s.isTest() {
					declared[name] = true
				} else {
					declared[path.Base(s.folder())+"."+name] = true
				}
			}
		}
	}
	rows := 0
	for line := range strings.Lines(string(page)) {
		if !strings.HasPrefix(line, "| ") || strings.HasPrefix(line, "| Section") {
			continue
		}
		rows++
		for _, name := range regexp.MustCompile("`[^`]+`").FindAllString(line, -1) {
			name = strings.Trim(name, "`")
			if !declared[name] && !declared["sqltype."+name] {
				t.Errorf("%s: there is no %s", strings.TrimSpace(line), name)
			}
		}
	}
	if rows < 25 {
		t.Errorf("the table has %d rows; was it read?", rows)
	}
}

// declaredNames returns the names of a declaration, of a method with its type before it.
func declaredNames(decl ast.Decl) (names []string) {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			return []string{d.Name.Name}
		}
		receiver := d.Recv.List[0].Type
		if star, ok := receiver.(*ast.StarExpr); ok {
			receiver = star.X
		}
		if id, ok := receiver.(*ast.Ident); ok {
			return []string{id.Name + "." + d.Name.Name}
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch spec := spec.(type) {
			case *ast.TypeSpec:
				names = append(names, spec.Name.Name)
			case *ast.ValueSpec:
				for _, id := range spec.Names {
					names = append(names, id.Name)
				}
			}
		}
	}
	return names
}
