package faults

import (
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const module = "github.com/sqluuid/sqluuid/"

// rooms are the suites that are there for the packages of a room, as patterns of paths.
var rooms = map[string]*regexp.Regexp{
	"codec":     pattern(`codec(/.*)?`, `integration/layout`),
	"collation": pattern(`collation`, `integration/collation`),
	"sqltype":   pattern(`sqltype(/.*)?`, `internal/idtype`, `integration/(conformance|connector)`),
	"inspect":   pattern(`inspect`),
	"statements": pattern(`migrate`, `migrate/internal/(transform|sqlgen|engines|postgres|mysql|sqlite|sqlserver)`,
		`integration/recorder`, `integration/migrate/rewrites`),
	"plans": pattern(`migrate`, `migrate/internal/(check|plan|dialect)`,
		`integration/migrate/(plans|refusals|links|undo)`),
	"runs": pattern(`migrate`, `migrate/internal/(inplace|run|state|statetest|throttle)`,
		`integration/migrate/(runs|undo|triggers|refusals)`),
	"engines": pattern(`migrate/internal/(engines|postgres|mysql|sqlite|statetest)`, `integration/recorder`,
		`integration/migrate/(engines|links|plans|refusals|rewrites|security|triggers|undo)`),
	"twins": pattern(`migrate/internal/(plan|postgres)`, `sqltype/follow`, `integration/follow`,
		`integration/migrate/twins`, `integration/metamorphic/twins`),
	"command":    pattern(`cmd/sqluuid(/.*)?`, `integration/migrate/(plans|security|walkthrough)`),
	"gormplugin": pattern(`gormplugin`, `integration/gorm`),
}

func pattern(paths ...string) *regexp.Regexp {
	return regexp.MustCompile(`^(` + strings.Join(paths, "|") + `)$`)
}

// A suite is the tests of a package.
type suite struct {
	path   string          // from the root, "." for it
	links  map[string]bool // the folders of the packages that it runs, itself and those of programs
	served bool            // it works with servers or starts programs
}

func (s *suite) String() string { return s.path }

// overlaid are suites that plant faults themselves, or that read the code and do not run it.
var overlaid = pattern(`\.`, `integration/(faults|release|servers)`, `internal/release`)

// builds matches a test that builds the command.
var builds = regexp.MustCompile(`"go", "build"|built\.Command`)

// readSuites lists the suites of the workspace.
func readSuites(t *testing.T) (all []*suite) {
	cmd := exec.Command("go", "list", "-test", "-f", "{{.ImportPath}}{{range .Deps}} {{.}}{{end}}", "work")
	cmd.Dir, cmd.Stderr = root, os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	folders := map[string]map[string]bool{} // what a package is made of
	for line := range strings.Lines(string(out)) {
		// A package that is compiled anew for a test stands there as "package [test]".
		words := strings.Fields(bracketed.ReplaceAllString(line, ""))
		name, ours := folder(words[0])
		if !ours {
			continue
		}
		in := map[string]bool{strings.TrimSuffix(name, ".test"): true}
		for _, w := range words[1:] {
			if dep, ours := folder(w); ours && !strings.HasSuffix(dep, ".test") {
				in[strings.TrimSuffix(dep, "_test")] = true
			}
		}
		if folders[name] == nil || len(in) > len(folders[name]) {
			folders[name] = in
		}
	}
	for name, links := range folders {
		path, isTest := strings.CutSuffix(name, ".test")
		if !isTest || overlaid.MatchString(path) {
			continue
		}
		s := &suite{path: path, links: links}
		if s.buildsCommand(t) || links["integration/migrate/lab"] {
			s.served = true
			for dep := range folders["cmd/sqluuid"] {
				links[dep] = true
			}
		}
		s.served = s.served || links["internal/dbtest"]
		all = append(all, s)
	}
	slices.SortFunc(all, func(a, b *suite) int { return strings.Compare(a.path, b.path) })
	if len(all) < 50 {
		t.Fatalf("there are %d suites, want 50 or more", len(all))
	}
	return all
}

var bracketed = regexp.MustCompile(` \[[^\]]*\]`)

// folder returns the folder of a package of this repository, from the root.
func folder(path string) (string, bool) {
	if path+"/" == module {
		return ".", true
	}
	return strings.CutPrefix(path, module)
}

func (s *suite) buildsCommand(t *testing.T) bool {
	files, err := filepath.Glob(filepath.Join(root, s.path, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if builds.Match(b) {
			return true
		}
	}
	return false
}

// mayFind reports whether the suite runs code that the fault is planted in.
func (s *suite) mayFind(f *fault) bool {
	return slices.ContainsFunc(f.edits, func(e edit) bool {
		return s.links[filepath.ToSlash(filepath.Dir(e.file))]
	})
}

// isOf reports whether the suite is of the fault's room, or of a package that it is planted in.
func (s *suite) isOf(f *fault) bool {
	return rooms[f.room].MatchString(s.path) || slices.ContainsFunc(f.edits, func(e edit) bool {
		return s.path == path.Dir(e.file)
	})
}

// suitesOf is what a fault is tried on at a level.
func suitesOf(all []*suite, f *fault, level level, isShort func(*suite) bool) (out []*suite) {
	for _, s := range all {
		ofRoom := s.isOf(f) && (level > alone || !s.served)
		if s.mayFind(f) && (ofRoom || level == short && isShort(s) || level == net) {
			out = append(out, s)
		}
	}
	return out
}

// A level says which suites run.
type level int

const (
	alone level = iota // those of the room that need no server
	room               // those of the room
	short              // all that end within shortest
	net                // all, for the faults that say so
)

// key is what a result depends on: when it changes, the suite runs again.
func (s *suite) key(f *fault) (string, error) {
	h := newSum()
	if f == nil { // what the suite runs
		for _, dir := range sortedKeys(s.links) {
			h.folder(dir, isCode)
		}
	} else {
		for _, e := range f.edits {
			fmt.Fprintf(h, "%s\n%s\n%s\n%s\n", e.file, e.old, e.new, f.only)
			h.folder(filepath.Dir(e.file), isCode)
		}
	}
	h.folder(s.path, isTest)
	return h.String(), h.err
}
