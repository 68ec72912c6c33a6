package sqluuid_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The house rules as tests. They parse the files of this repository in this
// process, so that go test sees which files they read: an answer from the test
// cache is never older than the files.

const module = "github.com/sqluuid/sqluuid"

// A room is a row of the import table: one package, and what its files may
// import besides the standard library.
type room struct {
	path   string   // the folder, from the root
	below  bool     // the row holds for the folders below it too
	of     string   // the tree it may import as if it were its own
	ours   []string // packages of this repository, from the root
	public bool     // every package of this repository that is not internal
	third  []string // module paths of third parties
	anyone bool     // every third party
	absent bool     // not built yet
}

// rooms is the import table. A room that gets its first file loses its absent;
// a folder that is in no row fails the test.
var rooms = []room{
	{path: "."},
	{path: "codec"},
	{path: "codec/euid", ours: []string{"codec"}},
	{path: "codec/extuuid", ours: []string{"codec"}},
	{path: "codec/inin", ours: []string{"codec"}},
	{path: "codec/peabody", ours: []string{"codec"}},
	{path: "codec/kin", ours: []string{"codec"}},
	{path: "sqltype/engine", ours: []string{"codec"}},
	{path: "collation", ours: []string{"codec", "codec/inin", "sqltype/engine"}},
	{path: "collation/sequential", ours: []string{"codec", "collation"}},
	{path: "sqltype", ours: []string{"codec", "codec/euid", "codec/extuuid", "internal/gormuse", "internal/idtype", "sqltype/engine", "sqltype/follow"}},
	// What follows a column knows no ids: sqltype and pgxtype encode them.
	{path: "sqltype/follow", ours: []string{"sqltype/engine"}},
	{path: "sqltype/idgen", ours: []string{"codec", "sqltype", "sqltype/internal/entropy", "sqltype/internal/layout"}},
	{path: "sqltype/internal/entropy"},
	{path: "sqltype/internal/layout"},
	{path: "sqltype/pgxtype", ours: []string{"codec", "internal/idtype", "sqltype", "sqltype/engine", "sqltype/follow"}, third: []string{"github.com/jackc/pgx/v5"}},
	{path: "sqltype/charuuid", ours: []string{"sqltype", "sqltype/uuid"}},
	{path: "sqltype/uuid", ours: []string{"codec", "sqltype"}},
	{path: "sqltype/sqltypetest", ours: []string{"codec", "sqltype", "sqltype/engine"}},
	// It reads SQL, and knows neither GORM nor models.
	{path: "gormplugin/internal/read"},
	{path: "gormplugin", ours: []string{"codec", "codec/euid", "internal/gormuse", "internal/idtype", "sqltype", "sqltype/engine", "sqltype/follow", "sqltype/idgen"}, third: []string{"gorm.io/gorm"}},
	// inspect reads what all of these know; none of them may know it.
	{path: "inspect", ours: []string{"codec", "codec/euid", "codec/extuuid", "codec/inin", "codec/kin", "codec/peabody", "sqltype", "sqltype/idgen"}},
	{path: "migrate", below: true, ours: []string{"codec", "codec/euid", "codec/peabody", "collation", "internal/pattern", "internal/thousands", "sqltype", "sqltype/engine"}},
	// Each of its rooms knows only those above it.
	{path: "migrate/internal/transform", ours: []string{"codec", "codec/peabody"}},
	{path: "migrate/internal/state", ours: engineRoom[:2]},
	{path: "migrate/internal/check", ours: append([]string{"codec", "internal/pattern", "internal/thousands", "migrate/internal/state", "sqltype"}, engineRoom[:3]...)},
	{path: "migrate/internal/throttle", ours: []string{"migrate/internal/dialect", "migrate/internal/hint"}},
	{path: "migrate/internal/sqlgen", ours: []string{"codec", "codec/euid", "internal/pattern", "migrate/internal/transform", "sqltype/engine"}},
	{path: "migrate/internal/dialect", ours: []string{"codec", "internal/pattern", "migrate/internal/sqlgen", "migrate/internal/transform"}},
	// What the ways of a run have in common. Twins and a rebuild change the same columns.
	{path: "migrate/internal/run", ours: running[1:]},
	// What decides about a run, and what reads the database for it. It knows no engine.
	{path: "migrate/internal/plan", ours: append([]string{"internal/pattern", "internal/thousands", "migrate/internal/inplace", "migrate/internal/rebuild", "migrate/internal/twin", "sqltype"}, running...)},
	// The tests of inplace ask an engine what it can do.
	{path: "migrate/internal/inplace", ours: append([]string{"migrate/internal/engines", "sqltype", "sqltype/engine"}, running...)},
	{path: "migrate/internal/rebuild", ours: append([]string{"internal/thousands", "migrate/internal/twin"}, running...)},
	// The gate is written in package follow, whose pools read it.
	{path: "migrate/internal/twin", ours: append([]string{"internal/thousands", "sqltype/follow"}, running...)},
	// One package per engine, of which none knows another.
	{path: "migrate/internal/postgres", ours: append([]string{"migrate/internal/twin", "sqltype", "sqltype/follow"}, engineRoom...)},
	{path: "migrate/internal/mysql", ours: append([]string{"codec", "internal/pattern", "migrate/internal/twin", "sqltype/follow"}, engineRoom...)},
	{path: "migrate/internal/sqlite", ours: append([]string{"codec", "internal/pattern", "migrate/internal/rebuild", "migrate/internal/twin"}, engineRoom...)},
	{path: "migrate/internal/sqlserver", ours: engineRoom},
	// The tests of engines write statements for each of them.
	{path: "migrate/internal/engines",
		ours: slices.Concat(engineRoom[:3], []string{"sqltype/engine"}, engineRooms)},
	// The tests of the state are a module of their own, for their drivers.
	{path: "migrate/internal/statetest", of: "migrate", ours: []string{"sqltype/engine"}, anyone: true},
	{path: "cmd/sqluuid", below: true, ours: []string{"internal/fold", "internal/pattern", "internal/thousands"}, public: true, anyone: true},
	{path: "examples", below: true, public: true, anyone: true},
	{path: "integration", below: true, public: true, anyone: true},
	{path: "internal/casetest"},
	{path: "internal/dbtest", anyone: true},
	{path: "internal/gormuse"},
	{path: "internal/idtype", ours: []string{"codec"}},
	{path: "internal/pattern"},
	{path: "internal/release"},
	{path: "internal/seedtest"},
	{path: "internal/fold"},
	{path: "internal/thousands"},
}

// engineRooms are the packages of the engines, which engines alone imports.
var engineRooms = []string{
	"migrate/internal/mysql", "migrate/internal/postgres", "migrate/internal/sqlite", "migrate/internal/sqlserver",
}

// engineRoom is what the package of an engine may import.
var engineRoom = []string{
	"migrate/internal/dialect", "migrate/internal/sqlgen", "migrate/internal/transform",
	"migrate/internal/hint", "sqltype/engine",
}

// running is what changes tables may import.
var running = append([]string{
	"migrate/internal/run", "migrate/internal/check", "migrate/internal/state",
	"migrate/internal/throttle", "migrate/internal/hint",
}, engineRoom[:3]...)

// forTests are the internal packages that the tests of every room may import.
var forTests = []string{
	"internal/casetest", "internal/dbtest", "internal/seedtest",
	"migrate/internal/dialecttest",
}

// programs are the rooms that are no libraries: they may read the environment.
var programs = []string{"cmd/sqluuid", "examples", "integration", "internal/dbtest", "internal/release", "internal/seedtest"}

// sharedByTests are packages that tests of several rooms share.
var sharedByTests = []string{
	"integration/ledger", "integration/migrate/lab", "integration/programs",
}

// source is one parsed Go file of this repository.
type source struct {
	path string // from the root, with slashes
	room room
	file *ast.File
}

func (s source) folder() string { return path.Dir(s.path) }
func (s source) isTest() bool   { return ofTests(s.path) }

// ofTests reports whether the file is compiled for tests alone.
func ofTests(file string) bool {
	return strings.HasSuffix(file, "_test.go") || slices.Contains(sharedByTests, path.Dir(file))
}

// roomOf finds the row of a folder.
func roomOf(folder string) (room, bool) {
	var found room
	for _, r := range rooms {
		if folder == r.path || r.below && inside(folder, r.path) && len(r.path) > len(found.path) {
			found = r
		}
	}
	return found, found.path != ""
}

// inside reports whether p is parent or lies below it.
func inside(p, parent string) bool { return p == parent || strings.HasPrefix(p, parent+"/") }

// sources parses every Go file of the repository, nested modules included.
func sources(t *testing.T) (*token.FileSet, []source) {
	t.Helper()
	fset := token.NewFileSet()
	var all []source
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		if d.IsDir() {
			base := path.Base(name)
			if name != "." && (base[0] == '.' || base[0] == '_' || base == "testdata" || name == "bin" || name == "dist") {
				return fs.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(name, ".go") {
			return nil
		}
		r, ok := roomOf(path.Dir(name))
		if !ok {
			t.Errorf("%s: the folder is in no row of the import table in arch_test.go", name)
			return nil
		}
		file, err := parser.ParseFile(fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		if ast.IsGenerated(file) { // it keeps the rules of its generator
			return nil
		}
		all = append(all, source{name, r, file})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return fset, all
}

// importFault says what is wrong with an import of the file, or "".
func importFault(r room, file, packageName, imported string) string {
	isTest := ofTests(file)
	first, _, _ := strings.Cut(imported, "/")
	switch {
	case imported == "testing" || inside(imported, "testing"):
		if !isTest && !strings.HasSuffix(packageName, "test") && r.path != "integration" {
			return "only tests and packages named …test import it"
		}
	case inside(imported, module):
		ours := strings.TrimPrefix(strings.TrimPrefix(imported, module), "/")
		switch {
		case slices.Contains(forTests, ours) && ours != r.path:
			if !isTest && !strings.HasSuffix(packageName, "test") {
				return "only tests and packages named …test import it"
			}
		case slices.Contains(r.ours, ours): // an internal package that the row names, too
		case slices.Contains(engineRooms, ours) && ours != r.path:
			return "only migrate/internal/engines imports an engine"
		case inside(ours, r.path), r.of != "" && inside(ours, r.of): // a test's own package; a tree's own folders
		case slices.Contains(strings.Split(ours, "/"), "internal"):
			if !(isTest && r.path == "integration") {
				return "it is internal to another room"
			}
		case !r.public && !isTest && !slices.Contains(r.ours, ours):
			return fmt.Sprintf("of this repository, %s may import only %v", r.path, r.ours)
		}
	case strings.Contains(first, ".") || imported == "C":
		if !r.anyone && !slices.ContainsFunc(r.third, func(m string) bool { return inside(imported, m) }) {
			return fmt.Sprintf("of third parties, %s may import only %v", r.path, r.third)
		}
	}
	return ""
}

func TestImportsFollowTheTable(t *testing.T) {
	fset, all := sources(t)
	packages, found := map[string]bool{}, map[string]bool{}
	for _, s := range all {
		packages[s.folder()], found[s.room.path] = true, true
		for _, spec := range s.file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			if fault := importFault(s.room, s.path, s.file.Name.Name, imported); fault != "" {
				t.Errorf("%v: import of %q: %s", fset.Position(spec.Pos()), imported, fault)
			}
		}
	}
	rows := 0
	for _, r := range rooms {
		switch {
		case r.absent && found[r.path]:
			t.Errorf("%s has Go files: take its absent out of the import table", r.path)
		case !r.absent && !found[r.path]:
			t.Errorf("%s is in the import table and has no Go files", r.path)
		}
		if !r.absent {
			rows++
		}
	}
	if len(packages) < rows {
		t.Errorf("found %d packages, and the import table has %d rows that are built", len(packages), rows)
	}
}

// TestTheImportRule plants imports, so that a rule that lets everything through
// is seen.
func TestTheImportRule(t *testing.T) {
	for _, c := range []struct {
		file, packageName, imported string
		fault                       bool
	}{
		{"codec/text.go", "codec", "strings", false},
		{"codec/text.go", "codec", module + "/sqltype", true},
		{"codec/text.go", "codec", "github.com/google/uuid", true},
		{"codec/text.go", "codec", "testing", true},
		{"codec/text_test.go", "codec_test", "testing", false},
		{"codec/text_test.go", "codec_test", module + "/codec", false},
		{"sqltype/uuid.go", "sqltype", module + "/codec", false},
		{"sqltype/uuid.go", "sqltype", module + "/gormplugin", true},
		{"sqltype/uuid_test.go", "sqltype_test", "github.com/jackc/pgx/v5", true},
		{"sqltype/sqltypetest/run.go", "sqltypetest", "testing", false},
		{"sqltype/pgxtype/scan.go", "pgxtype", "github.com/jackc/pgx/v5/pgtype", false},
		{"sqltype/pgxtype/scan.go", "pgxtype", "github.com/jackc/pgx/v4", true},
		{"gormplugin/bind.go", "gormplugin", "gorm.io/gorm/schema", false},
		{"gormplugin/bind.go", "gormplugin", "gorm.io/driver/postgres", true},
		{"gormplugin/bind.go", "gormplugin", "github.com/DATA-DOG/go-sqlmock", true},
		{"gormplugin/bind_test.go", "gormplugin", "github.com/DATA-DOG/go-sqlmock", true},
		{"gormplugin/bind_test.go", "gormplugin", module + "/internal/seedtest", false},
		{"gormplugin/bind.go", "gormplugin", module + "/internal/seedtest", true},
		{"gormplugin/bind.go", "gormplugin", module + "/migrate/internal/state", true},
		{"migrate/runner.go", "migrate", module + "/migrate/internal/dialect", false},
		{"migrate/internal/state/state.go", "state", module + "/migrate/internal/dialect", false},
		{"migrate/internal/state/state.go", "state", module + "/gormplugin", true},
		{"migrate/runner.go", "migrate", module + "/migrate/internal/engines", false},
		{"migrate/runner.go", "migrate", module + "/migrate/internal/postgres", true},
		{"migrate/internal/engines/engines.go", "engines", module + "/migrate/internal/postgres", false},
		{"migrate/internal/mysql/move.go", "mysql", module + "/migrate/internal/twin", false},
		{"migrate/internal/mysql/move.go", "mysql", module + "/migrate/internal/rebuild", true},
		{"migrate/internal/inplace/job.go", "inplace", module + "/migrate/internal/run", false},
		{"migrate/internal/inplace/job.go", "inplace", module + "/migrate/internal/twin", true},
		{"migrate/internal/rebuild/job.go", "rebuild", module + "/migrate/internal/inplace", true},
		{"migrate/internal/rebuild/job.go", "rebuild", module + "/migrate", true},
		{"migrate/internal/plan/plan.go", "plan", module + "/migrate/internal/inplace", false},
		{"migrate/internal/plan/plan.go", "plan", module + "/migrate/internal/engines", true},
		{"migrate/internal/inplace/job.go", "inplace", module + "/migrate/internal/plan", true},
		{"migrate/internal/run/part.go", "run", module + "/migrate/internal/twin", true},
		{"migrate/internal/mysql/move.go", "mysql", module + "/migrate/internal/postgres", true},
		{"migrate/internal/mysql/move_test.go", "mysql", module + "/migrate/internal/postgres", true},
		{"migrate/internal/mysql/move_test.go", "mysql", module + "/migrate/internal/dialecttest", false},
		{"migrate/internal/sqlserver/move.go", "sqlserver", module + "/migrate/internal/twin", true},
		{"migrate/internal/dialect/session.go", "dialect", module + "/migrate/internal/twin", true},
		{"migrate/internal/sqlgen/form.go", "sqlgen", module + "/migrate/internal/dialect", true},
		{"migrate/internal/state/state.go", "state", module + "/migrate/internal/check", true},
		{"migrate/internal/check/read.go", "check", module + "/migrate", true},
		{"migrate/internal/statetest/state_test.go", "statetest", module + "/migrate/internal/state", false},
		{"migrate/internal/statetest/state_test.go", "statetest", "github.com/jackc/pgx/v5", false},
		{"migrate/internal/statetest/state_test.go", "statetest", module + "/gormplugin/internal/x", true},
		{"cmd/sqluuid/root.go", "main", "github.com/spf13/cobra", false},
		{"cmd/sqluuid/root.go", "main", module + "/migrate/internal/dialect", true},
		{"examples/quickstart/main.go", "main", module + "/gormplugin", false},
		{"integration/migrate/lab/lab.go", "lab", module + "/internal/dbtest", false},
		{"integration/recorder/driver.go", "recorder", module + "/internal/dbtest", true},
		{"internal/dbtest/dbtest.go", "dbtest", "testing", false},
		{"internal/casetest/casetest.go", "casetest", "testing", false},
		{"gormplugin/read_test.go", "gormplugin", module + "/internal/casetest", false},
		{"gormplugin/read.go", "gormplugin", module + "/internal/casetest", true},
		{"migrate/plan_test.go", "migrate_test", module + "/internal/dbtest", false},
		{"migrate/runner.go", "migrate", module + "/internal/dbtest", true},
		{"doc.go", "sqluuid", module + "/codec", true},
	} {
		r, ok := roomOf(path.Dir(c.file))
		if !ok {
			t.Fatalf("%s is in no row", c.file)
		}
		if fault := importFault(r, c.file, c.packageName, c.imported); (fault != "") != c.fault {
			t.Errorf("%s imports %q: fault %q, want one: %v", c.file, c.imported, fault, c.fault)
		}
	}
	for _, folder := range []string{"codec/other", "util", "cmd", "sqltype/sqltypetest/more"} {
		if r, ok := roomOf(folder); ok {
			t.Errorf("the folder %q, which is in no row, was taken for %q", folder, r.path)
		}
	}
}

func TestLibrariesReadNoEnvironmentAndNothingInitialisesItself(t *testing.T) {
	fset, all := sources(t)
	walked := 0
	for _, s := range all {
		if s.isTest() {
			continue
		}
		walked++
		for _, fault := range selfStarters(s.file, slices.Contains(programs, s.room.path)) {
			t.Errorf("%v: %s", fset.Position(fault.at), fault.what)
		}
	}
	if walked == 0 {
		t.Error("no file was walked")
	}
}

type fault struct {
	at   token.Pos
	what string
}

// selfStarters finds init functions and, but for a program, calls that read the
// environment.
func selfStarters(f *ast.File, program bool) []fault {
	var faults []fault
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if n.Recv == nil && n.Name.Name == "init" {
				faults = append(faults, fault{n.Pos(), "an init function; call it where it is needed"})
			}
		case *ast.SelectorExpr:
			pkg, ok := n.X.(*ast.Ident)
			if ok && pkg.Name == "os" && !program && slices.Contains([]string{"Getenv", "LookupEnv", "Environ", "ExpandEnv"}, n.Sel.Name) {
				faults = append(faults, fault{n.Pos(), "a library reads the environment; take it as a setting"})
			}
		}
		return true
	})
	return faults
}

func TestTheSelfStarterRule(t *testing.T) {
	f := parse(t, `package p
import "os"
func init() {}
func (x t) init() {}
var a, _ = os.LookupEnv("A")
func f() { g(os.Getenv); os.Exit(1) }`)
	if got := len(selfStarters(f, false)); got != 3 {
		t.Errorf("a library with an init and two reads of the environment: %d faults, want 3", got)
	}
	if got := len(selfStarters(f, true)); got != 1 {
		t.Errorf("the same as a program: %d faults, want 1", got)
	}
}

// A package says what it is for in doc.go; one that no other module can import
// and a command may say it in another file.
func TestEveryPackageSaysWhatItIsFor(t *testing.T) {
	_, all := sources(t)
	documented := map[string]bool{}
	for _, s := range all {
		if s.isTest() {
			continue
		}
		hidden := s.file.Name.Name == "main" || slices.Contains(strings.Split(s.path, "/"), "internal")
		says := s.file.Doc != nil && (hidden || path.Base(s.path) == "doc.go")
		documented[s.folder()] = documented[s.folder()] || says
	}
	if len(documented) == 0 {
		t.Error("no package was walked")
	}
	for folder, ok := range documented {
		if !ok {
			t.Errorf("%s: no package comment in doc.go", folder)
		}
	}
}

// What the root module requires reaches everyone who imports one of its types.
func TestTheRootModuleRequiresNothing(t *testing.T) {
	raw, err := os.ReadFile("go.mod")
	if err != nil {
		t.Fatal(err)
	}
	known := false
	for line := range strings.Lines(string(raw)) {
		line, _, _ = strings.Cut(line, "//")
		word := strings.Fields(line)
		switch {
		case len(word) == 0:
		case word[0] == "module" && len(word) == 2:
			known = word[1] == module
		case word[0] != "go":
			t.Errorf("go.mod says %q; what needs another module goes into a nested one", line)
		}
	}
	if !known {
		t.Errorf("go.mod is not that of %s; was it read?", module)
	}
	if sums, err := os.ReadFile("go.sum"); err != nil || len(sums) != 0 {
		t.Errorf("go.sum is %q, %v; that of a module that requires nothing is empty", sums, err)
	}
}

func parse(t *testing.T, src string) *ast.File {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), "planted.go", src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	return f
}
