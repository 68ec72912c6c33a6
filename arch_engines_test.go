package sqluuid_test

import (
	"go/ast"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// Core code asks an engine for an ability, never for its name. A name is
// compared only where an engine's facts and its own files are.

// engineWords are the names of engines and of their drivers, in lower case. The
// names of the profiles of sqltype/engine come on top.
var engineWords = []string{
	"postgres", "postgresql", "mysql", "mariadb", "sqlite", "sqlite3", "sqlserver", "mssql", "oracle",
	"tidb", "cockroach", "cockroachdb",
}

// TestNoEngineIsComparedByName counts the comparisons; the count is zero.
func TestNoEngineIsComparedByName(t *testing.T) {
	fset, all := sources(t)
	words := append(profileNames(all), engineWords...)
	if len(words) == len(engineWords) {
		t.Fatal("no profile was found in sqltype/engine")
	}
	walked := 0
	for _, s := range all {
		if s.isTest() || s.folder() == "sqltype/engine" || ownFile(s.path, words) {
			continue
		}
		walked++
		for _, at := range nameComparisons(s.file, words) {
			t.Errorf("%v: compares the name of an engine; ask its profile for the ability", fset.Position(at))
		}
	}
	if walked == 0 {
		t.Error("no file was walked")
	}
}

// profileNames returns the names of the variables of type Profile in
// sqltype/engine, in lower case.
func profileNames(all []source) []string {
	var names []string
	for _, s := range all {
		if s.folder() != "sqltype/engine" || s.isTest() {
			continue
		}
		for _, d := range s.file.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || g.Tok != token.VAR {
				continue
			}
			for _, spec := range g.Specs {
				v := spec.(*ast.ValueSpec)
				for i, value := range v.Values {
					lit, ok := value.(*ast.CompositeLit)
					if !ok {
						continue
					}
					if typ, ok := lit.Type.(*ast.Ident); ok && typ.Name == "Profile" {
						names = append(names, strings.ToLower(v.Names[i].Name))
					}
				}
			}
		}
	}
	return names
}

// ownFile reports whether the file is one engine's own: postgres.go,
// mysql_catalog.go, and those in the package of an engine.
func ownFile(name string, words []string) bool {
	if slices.Contains(engineRooms, path.Dir(name)) {
		return true
	}
	stem, _, _ := strings.Cut(strings.TrimSuffix(path.Base(name), ".go"), "_")
	return slices.Contains(words, stem)
}

// nameComparisons finds the places where a file compares the name of an engine,
// or one of the profiles, with something.
func nameComparisons(f *ast.File, words []string) []token.Pos {
	var found []token.Pos
	names := func(e ast.Expr) bool {
		switch e := bare(e).(type) {
		case *ast.BasicLit:
			s, err := strconv.Unquote(e.Value)
			return err == nil && slices.Contains(words, strings.ToLower(s))
		case *ast.Ident:
			return slices.Contains(words, strings.ToLower(e.Name))
		case *ast.SelectorExpr:
			return slices.Contains(words, strings.ToLower(e.Sel.Name))
		}
		return false
	}
	cases := func(body *ast.BlockStmt, tag ast.Expr) {
		for _, clause := range body.List {
			for _, e := range clause.(*ast.CaseClause).List {
				if names(e) || profileName(tag) && !isEmptyString(e) {
					found = append(found, e.Pos())
				}
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if n.Op != token.EQL && n.Op != token.NEQ {
				break
			}
			if names(n.X) || names(n.Y) || profileName(n.X) && !isEmptyString(n.Y) || profileName(n.Y) && !isEmptyString(n.X) {
				found = append(found, n.Pos())
			}
		case *ast.SwitchStmt:
			cases(n.Body, n.Tag)
		case *ast.TypeSwitchStmt:
			cases(n.Body, nil)
		case *ast.TypeAssertExpr:
			if n.Type != nil && names(n.Type) {
				found = append(found, n.Pos())
			}
		case *ast.CallExpr:
			if isStringTest(n.Fun) && slices.ContainsFunc(n.Args, names) {
				found = append(found, n.Pos())
			}
		}
		return true
	})
	return found
}

// bare takes the parentheses and stars off.
func bare(e ast.Expr) ast.Expr {
	for {
		switch x := e.(type) {
		case *ast.ParenExpr:
			e = x.X
		case *ast.StarExpr:
			e = x.X
		default:
			return e
		}
	}
}

// profileName reports whether e asks a profile or a dialect for its name, as
// p.Name() and d.Profile().Name() do.
func profileName(e ast.Expr) bool {
	call, ok := bareCall(e)
	if !ok || call.Sel.Name != "Name" && call.Sel.Name != "String" {
		return false
	}
	last := ""
	switch x := bare(call.X).(type) {
	case *ast.Ident:
		last = x.Name
	case *ast.SelectorExpr:
		last = x.Sel.Name
	case *ast.CallExpr:
		if inner, ok := bareCall(x); ok {
			last = inner.Sel.Name
		}
	}
	return slices.Contains([]string{"p", "profile", "engine", "dialector", "dialect"}, strings.ToLower(last))
}

// bareCall returns the selector of a method call without arguments.
func bareCall(e ast.Expr) (*ast.SelectorExpr, bool) {
	if e == nil {
		return nil, false
	}
	call, ok := bare(e).(*ast.CallExpr)
	if !ok || len(call.Args) > 0 {
		return nil, false
	}
	sel, ok := call.Fun.(*ast.SelectorExpr)
	return sel, ok
}

func isEmptyString(e ast.Expr) bool {
	lit, ok := bare(e).(*ast.BasicLit)
	return ok && lit.Value == `""`
}

// isStringTest reports whether e is a function that compares its arguments.
func isStringTest(e ast.Expr) bool {
	sel, ok := e.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	pkg, ok := sel.X.(*ast.Ident)
	return ok && (pkg.Name == "strings" || pkg.Name == "slices") &&
		slices.Contains([]string{"EqualFold", "HasPrefix", "HasSuffix", "Contains", "Compare", "Index"}, sel.Sel.Name)
}

// TestTheEngineNameRule plants comparisons of every kind, so that a checker
// that finds nothing is seen.
func TestTheEngineNameRule(t *testing.T) {
	for _, planted := range []string{
		`name == "postgres"`,
		`"MySQL" != name`,
		`p == engine.SQLite`,
		`(p) != (engine.MariaDBUUID)`,
		`p == MariaDB`,
		`d.Profile().Name() == other`,
		`db.Dialector.Name() == want`,
		`strings.EqualFold(name, "sqlite3")`,
		`strings.HasPrefix(name, "Oracle")`,
		`func() bool { switch name { case "a", "sqlserver": }; return true }()`,
		`func() bool { switch p { case engine.PostgreSQL: }; return true }()`,
		`func() bool { switch p.Name() { case third: }; return true }()`,
		`func() bool { switch d.(type) { case *mysql: }; return true }()`,
		`func() bool { _, ok := d.(sqlite); return ok }()`,
	} {
		if got := nameComparisons(parse(t, "package p\nvar x = "+planted), append(engineWords, "mariadbuuid")); len(got) != 1 {
			t.Errorf("%s: found %d comparisons, want 1", planted, len(got))
		}
	}
	for _, harmless := range []string{
		`p == other`,
		`p.Order() == engine.OrderBytes`,
		`p.Name() == ""`,
		`typ.Name() != "Valid"`,
		`map[string]int{"postgres": 1}[name]`,
		`open("mysql")`,
		`func() bool { switch err := err.(type) { case *mysql.MySQLError: return err != nil }; return false }()`,
	} {
		if got := nameComparisons(parse(t, "package p\nvar x = "+harmless), engineWords); len(got) != 0 {
			t.Errorf("%s: found %d comparisons, want none", harmless, len(got))
		}
	}
	for name, own := range map[string]bool{
		"cmd/sqluuid/postgres.go":            true,
		"cmd/sqluuid/mysql_catalog.go":       true,
		"migrate/internal/mysql/galera.go":   true,
		"migrate/internal/engines/galera.go": false,
		"migrate/runner.go":                  false,
		"migrate/catalog_mysql.go":           false,
	} {
		if got := ownFile(name, engineWords); got != own {
			t.Errorf("%s is an engine's own file: %v, want %v", name, got, own)
		}
	}
}
