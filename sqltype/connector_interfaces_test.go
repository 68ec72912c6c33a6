package sqltype

import (
	"fmt"
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// decisions says of every interface of database/sql/driver what the connector does
// about it. A Go release with an interface that is not in the list fails
// TestEveryInterfaceOfTheDriverPackageIsDecided.
var decisions = map[string]string{
	"Connector": "wrapped",
	"Conn":      "wrapped",
	"Stmt":      "wrapped where it checks arguments or its rows are wrapped, else the parent's",
	"Rows":      "wrapped where the engine keeps ids in another order, else the parent's",
	"Tx":        "the parent's",
	"Result":    "the parent's",
	"Driver":    "the parent's, from Connector.Driver",

	"DriverContext":  "the parent's: it is a Driver's",
	"ValueConverter": "the parent's: what its ColumnConverter returns",
	"Valuer":         "an argument's: called by what the parent has for it, unless the argument is an id",

	"io.Closer": "connector: always, as database/sql does nothing without",

	"Pinger":             "conn: always, as database/sql answers nil without",
	"ConnBeginTx":        "conn: always, with the fallback of database/sql",
	"ConnPrepareContext": "conn: always, with the fallback of database/sql",
	"NamedValueChecker":  "conn: always, driver.ErrSkip without the parent's; stmt: as the parent",
	"SessionResetter":    "conn: as the parent, for database/sql acts upon its presence",
	"Validator":          "conn: as the parent, for database/sql acts upon its presence",
	"ExecerContext":      "conn: when the parent has it or Execer",
	"QueryerContext":     "conn: when the parent has it or Queryer",
	"Execer":             "conn: called through ExecContext, which database/sql prefers",
	"Queryer":            "conn: called through QueryContext, which database/sql prefers",

	"StmtExecContext":  "stmt: always when wrapped, with the fallback of database/sql",
	"StmtQueryContext": "stmt: always when wrapped, with the fallback of database/sql",
	"ColumnConverter":  "stmt: as the parent",

	"RowsNextResultSet":              "rows: always when wrapped, with what database/sql takes for granted without",
	"RowsColumnTypeScanType":         "rows: always when wrapped, with what database/sql takes for granted without",
	"RowsColumnTypeDatabaseTypeName": "rows: as the parent, since rows without it are not wrapped",
	"RowsColumnTypeLength":           "rows: always when wrapped, with what database/sql takes for granted without",
	"RowsColumnTypeNullable":         "rows: always when wrapped, with what database/sql takes for granted without",
	"RowsColumnTypePrecisionScale":   "rows: always when wrapped, with what database/sql takes for granted without",
	"RowsColumnScanner":              "rows: as the parent, from Go 1.27",
}

// since is the Go release that brought an interface, if it is newer than the one
// that this module needs.
var since = map[string]string{"RowsColumnScanner": "go1.27"}

// knownInterfaces is the list as of Go 1.27, for a machine without the sources.
var knownInterfaces = []string{
	"ColumnConverter", "Conn", "ConnBeginTx", "ConnPrepareContext", "Connector", "Driver", "DriverContext",
	"Execer", "ExecerContext", "NamedValueChecker", "Pinger", "Queryer", "QueryerContext", "Result", "Rows",
	"RowsColumnScanner", "RowsColumnTypeDatabaseTypeName", "RowsColumnTypeLength", "RowsColumnTypeNullable",
	"RowsColumnTypePrecisionScale", "RowsColumnTypeScanType", "RowsNextResultSet", "SessionResetter", "Stmt",
	"StmtExecContext", "StmtQueryContext", "Tx", "Validator", "ValueConverter", "Valuer",
}

func TestEveryInterfaceOfTheDriverPackageIsDecided(t *testing.T) {
	for _, name := range knownInterfaces {
		if decisions[name] == "" {
			t.Errorf("driver.%s, of the checked-in list: the connector has no decision about it", name)
		}
	}
	root := filepath.Join(build.Default.GOROOT, "src", "database", "sql")
	if _, err := os.Stat(filepath.Join(root, "driver", "driver.go")); err != nil {
		t.Skipf("the standard library's sources are missing, only the checked-in list was compared: %v", err)
	}

	declared := interfacesIn(parseFolder(t, filepath.Join(root, "driver")))
	if len(declared) == 0 {
		t.Fatal("no interface was found in database/sql/driver")
	}
	for _, name := range declared {
		if decisions[name] == "" {
			t.Errorf("driver.%s is new: decide what the connector does about it, here and in the code", name)
		}
	}
	for name := range decisions {
		release := since[name]
		if slices.Contains(declared, name) || name == "io.Closer" || release != "" && !slices.Contains(build.Default.ReleaseTags, release) {
			continue
		}
		t.Errorf("driver.%s has a decision and no declaration", name)
	}

	asserted := assertionsIn(parseFolder(t, root))
	if len(asserted) == 0 {
		t.Fatal("no type assertion was found in database/sql")
	}
	for _, name := range asserted {
		if decisions[name] == "" {
			t.Errorf("database/sql asks for %s: decide what the connector does about it", name)
		}
	}
}

// parseFolder parses the files of one folder that are no tests.
func parseFolder(t *testing.T, folder string) []*ast.File {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	var files []*ast.File
	fset := token.NewFileSet()
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(fset, name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	if len(files) == 0 {
		t.Fatal(&fs.PathError{Op: "parse", Path: folder, Err: fs.ErrNotExist})
	}
	return files
}

// interfacesIn returns the exported interfaces that the files declare.
func interfacesIn(files []*ast.File) []string {
	var names []string
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			if spec, ok := n.(*ast.TypeSpec); ok && spec.Name.IsExported() {
				if _, ok := spec.Type.(*ast.InterfaceType); ok {
					names = append(names, spec.Name.Name)
				}
			}
			return true
		})
	}
	return names
}

// assertionsIn returns the interfaces of the packages driver and io that the files
// ask for by a type assertion or in a type switch: driver's without a prefix.
func assertionsIn(files []*ast.File) []string {
	var names []string
	add := func(e ast.Expr) {
		sel, ok := e.(*ast.SelectorExpr)
		if !ok {
			return
		}
		switch pkg := fmt.Sprint(sel.X); pkg {
		case "driver":
			names = append(names, sel.Sel.Name)
		case "io":
			names = append(names, pkg+"."+sel.Sel.Name)
		}
	}
	for _, f := range files {
		ast.Inspect(f, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.TypeAssertExpr:
				add(n.Type)
			case *ast.TypeSwitchStmt:
				for _, c := range n.Body.List {
					for _, e := range c.(*ast.CaseClause).List {
						add(e)
					}
				}
			}
			return true
		})
	}
	return names
}

// TestAnInterfaceWithoutADecisionIsSeen plants what a Go release could bring.
func TestAnInterfaceWithoutADecisionIsSeen(t *testing.T) {
	f, err := parser.ParseFile(token.NewFileSet(), "planted.go", `package p
type ConnTomorrow interface{ Conn; Tomorrow() }
type notExported interface{}
func f(x any) {
	_, _ = x.(driver.RowsTomorrow)
	switch x.(type) { case io.ByteReader, string: }
}`, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := interfacesIn([]*ast.File{f}), []string{"ConnTomorrow"}; !slices.Equal(got, want) {
		t.Errorf("interfaces %q, want %q", got, want)
	}
	if got, want := assertionsIn([]*ast.File{f}), []string{"RowsTomorrow", "io.ByteReader"}; !slices.Equal(got, want) {
		t.Errorf("assertions %q, want %q", got, want)
	}
}
