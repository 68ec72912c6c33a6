package gormsuite

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/dirhash"
)

const (
	gormModule  = "gorm.io/gorm"
	suiteModule = "gorm.io/gorm/tests"

	// suiteFor is the version of GORM whose suite suiteVersion is. The suite has
	// no tags of its own: its version is the commit of GORM's tag.
	suiteFor     = "v1.31.2"
	suiteVersion = "v0.0.0-20260622033704-1d6ce9952806"
	suiteSum     = "h1:/Y+cvqqQ+fptjBD7guKjVOWU0L7Z41N+kJW5pAwHwFs="
)

// pinned are the modules whose versions are those of integration/go.mod, in the
// suite's build too.
var pinned = []string{
	gormModule, "gorm.io/driver/mysql", "gorm.io/driver/postgres", "gorm.io/driver/sqlite",
	"github.com/go-sql-driver/mysql", "github.com/jackc/pgx/v5", "github.com/mattn/go-sqlite3", "github.com/google/uuid",
}

// hook takes the place of the suite's OpenTestConnection.
const hook = `package tests_test

import (
	"os"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
)

// driversOwn is what two of the suite's tests ask for the server's version.
func driversOwn(db *gorm.DB) gorm.Dialector {
	if d, ok := db.Dialector.(interface{ Unwrap() gorm.Dialector }); ok {
		return d.Unwrap()
	}
	return db.Dialector
}

func TestThePluginIsWhereItShouldBe(t *testing.T) {
	_, on := DB.Config.Plugins["sqluuid"]
	if want := os.Getenv("SQLUUID_PLUGIN") == "on"; on != want {
		t.Errorf("the plugin is registered: %v, want %v", on, want)
	}
}

func OpenTestConnection(cfg *gorm.Config) (*gorm.DB, error) {
	db, err := openTestConnection(cfg)
	if err == nil && os.Getenv("SQLUUID_PLUGIN") == "on" {
		err = db.Use(gormplugin.New(gormplugin.Config{}))
	}
	return db, err
}
`

func TestTheSuiteIsThatOfThePinnedGORM(t *testing.T) {
	if got := versions(t)[gormModule]; got != suiteFor {
		t.Errorf("go.mod pins GORM %s, and the suite is that of %s: change suiteFor and suiteVersion together", got, suiteFor)
	}
}

// versions reads the versions that integration/go.mod requires.
func versions(t *testing.T) map[string]string {
	t.Helper()
	var mod struct {
		Require []struct{ Path, Version string }
	}
	out := command(t, "..", nil, "go", "mod", "edit", "-json")
	if err := json.Unmarshal(out, &mod); err != nil {
		t.Fatal(err)
	}
	found := map[string]string{}
	for _, r := range mod.Require {
		found[r.Path] = r.Version
	}
	for _, p := range pinned {
		if found[p] == "" {
			t.Fatalf("integration/go.mod does not require %s", p)
		}
	}
	return found
}

// command runs a program and returns what it printed, or fails the test.
func command(t *testing.T, dir string, env []string, name string, args ...string) []byte {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), name, args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), append(env, "GOWORK=off", "GOFLAGS=-buildvcs=false")...)
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s%s", name, strings.Join(args, " "), err, out, stderr.Bytes())
	}
	return out
}

var (
	opens   = regexp.MustCompile(`(?m)^func OpenTestConnection\(`)
	asserts = regexp.MustCompile(`\bDB\.Dialector\.\(\*`)
)

// source returns the folder with the suite's files: of the module, which is
// downloaded by its name, or of the checkout of GORM that SQLUUID_GORM_CHECKOUT
// names, whose files must be those of the module.
func source(t *testing.T) string {
	t.Helper()
	checkout := os.Getenv("SQLUUID_GORM_CHECKOUT")
	if checkout == "" {
		var module struct{ Dir, Error string }
		empty := t.TempDir()
		write(t, filepath.Join(empty, "go.mod"), []byte("module empty\n"))
		if err := json.Unmarshal(command(t, empty, nil, "go", "mod", "download", "-json", suiteModule+"@"+suiteVersion), &module); err != nil {
			t.Fatal(err)
		}
		return module.Dir
	}
	dir := filepath.Join(checkout, "tests")
	if sum := sumOf(t, dir); sum != suiteSum {
		t.Fatalf("the files of %s have the sum %s, want %s, which those of GORM %s have: check that tag out, and change nothing", dir, sum, suiteSum, suiteFor)
	}
	return dir
}

// sumOf is the sum that go.sum would have for the module, whose files are those
// of the folder and its repository's licence.
func sumOf(t *testing.T, dir string) string {
	t.Helper()
	const prefix = suiteModule + "@" + suiteVersion
	files, err := dirhash.DirFiles(dir, prefix)
	if err != nil {
		t.Fatal(err)
	}
	const licence = prefix + "/LICENSE"
	sum, err := dirhash.Hash1(append(files, licence), func(name string) (io.ReadCloser, error) {
		if name == licence {
			return os.Open(filepath.Join(dir, "..", "LICENSE"))
		}
		return os.Open(filepath.Join(dir, strings.TrimPrefix(name, prefix)))
	})
	if err != nil {
		t.Fatal(err)
	}
	return sum
}

// build hooks the plugin into the suite, and returns its test binary and the
// folder to run it in.
func build(t *testing.T) (binary, dir string) {
	t.Helper()
	required, from := versions(t), source(t)
	dir = t.TempDir()
	files, err := filepath.Glob(filepath.Join(from, "*"))
	if err != nil {
		t.Fatal(err)
	}
	hooked := 0
	for _, f := range files {
		if ext := filepath.Ext(f); ext != ".go" && ext != ".mod" && ext != ".sum" {
			continue
		}
		data, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		hooked += len(opens.FindAll(data, -1))
		data = opens.ReplaceAll(data, []byte("func openTestConnection("))
		write(t, filepath.Join(dir, filepath.Base(f)), asserts.ReplaceAll(data, []byte("driversOwn(DB).(*")))
	}
	if hooked != 1 {
		t.Fatalf("the suite defines OpenTestConnection %d times, and is known to do so once", hooked)
	}
	write(t, filepath.Join(dir, "sqluuid_hook_test.go"), []byte(hook))

	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	edit := []string{"mod", "edit", "-go=1.26", "-dropreplace=" + gormModule,
		"-require=github.com/sqluuid/sqluuid@v0.0.0", "-replace=github.com/sqluuid/sqluuid=" + root}
	for _, p := range pinned {
		edit = append(edit, "-require="+p+"@"+required[p])
	}
	command(t, dir, nil, "go", edit...)
	command(t, dir, nil, "go", "mod", "tidy")
	binary = filepath.Join(dir, "suite.test")
	if runtime.GOOS == "windows" {
		binary += ".exe"
	}
	command(t, dir, nil, "go", "test", "-c", "-o", binary, ".")
	got := strings.Fields(string(command(t, dir, nil, "go", "list", "-m", gormModule)))
	if !slices.Equal(got, []string{gormModule, suiteFor}) {
		t.Fatalf("the suite is built with %v, want %s", got, suiteFor)
	}
	return binary, dir
}

func write(t *testing.T, path string, data []byte) {
	t.Helper()
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// outcomes is how each test ended, by its name: PASS, FAIL or SKIP.
type outcomes map[string]string

var ended = regexp.MustCompile(`(?m)^\s*--- (PASS|FAIL|SKIP): (\S+)`)

// run runs the suite once. A test that began and did not end took the others
// with it, and counts as failed.
func run(t *testing.T, binary, dir string, plugin bool, env ...string) (outcomes, string) {
	t.Helper()
	cmd := exec.CommandContext(t.Context(), binary, "-test.v", "-test.timeout=20m")
	tmp := t.TempDir() // the suite's SQLite database is in the temporary folder
	cmd.Dir, cmd.Env = dir, append(os.Environ(), append(env, "TMPDIR="+tmp, "TMP="+tmp)...)
	if plugin {
		cmd.Env = append(cmd.Env, "SQLUUID_PLUGIN=on")
	}
	out, err := cmd.CombinedOutput()
	result := outcomes{}
	for _, m := range regexp.MustCompile(`(?m)^=== RUN\s+(\S+)`).FindAllSubmatch(out, -1) {
		result[string(m[1])] = "FAIL"
	}
	for _, m := range ended.FindAllSubmatch(out, -1) {
		result[string(m[2])] = string(m[1])
	}
	if len(result) < 100 {
		t.Fatalf("the suite ran %d tests: %v\n%.4000s", len(result), err, out)
	}
	return result, string(out)
}

// excerpt returns what a test of the suite printed.
func excerpt(log, name string) string {
	begin := strings.Index(log, "=== RUN   "+name+"\n")
	if begin < 0 {
		return ""
	}
	text := log[begin:]
	if end := strings.Index(text, ": "+name+" ("); end >= 0 {
		text = text[:min(len(text), end+1500)]
	}
	return fmt.Sprintf("%.3000s", text)
}
