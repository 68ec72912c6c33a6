//go:build unix

package metamorphic

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// An edit replaces one piece of a source file of package migrate.
type edit struct{ file, old, new string }

// A plant is a binary with faults that do not meet in one scenario, and where the net has
// to find each.
type plant struct {
	edits  []edit
	faults []planted
}

// A planted fault shows in some scenarios only.
type planted struct {
	name    string
	engines []string
	fits    func(s *Scenario) bool
}

func inPlace(s *Scenario) bool { return !s.copies() }

// plants are built by go build -overlay, so that the code of the command has no hooks.
var plants = map[string]plant{
	"statements": {
		edits: []edit{
			{"internal/dialect/sqlite_parts.go",
				"b.update(d, col, m, r, func() { b.part(col, m.T, i, parts) })",
				`b.update(d, col, m, r, func() { b.part(col, m.T, i, parts); b.w("random() % 9 > 0 AND ") })`},
			{"internal/dialect/postgres_chunk.go", `			b.update(d, col, m, r)
			b.w(" RETURNING "`, `			b.update(d, col, m, r, func() { b.w("random() < 0.9 AND ") })
			b.w(" RETURNING "`},
			{"internal/dialect/mysql_chunk.go", `				b.update(d, col, m, r)
			default:`, `				b.update(d, col, m, r, func() { b.w("RAND() < 0.9 AND ") })
			default:`},
			{"internal/dialect/online_postgres.go", `ELSE " + insert + now + ", 0); END IF;`,
				`ELSE NULL; END IF;`},
			{"internal/transform/list.go", "v1v6 = digits([2]int{13, 3}, [2]int{8, 4},",
				"v1v6 = digits([2]int{13, 3}, [2]int{9, 1}, [2]int{8, 1}, [2]int{10, 2},"},
			{"internal/dialect/online_mysql_log.go", `" THEN " + insert + entry("0", "NEW") + "; ELSE "`,
				`" THEN DO 0; ELSE "`},
		},
		faults: []planted{
			{
				name: "a chunk leaves rows out", engines: []string{"sqlite", "postgres", "mariadb", "mysql"},
				fits: func(s *Scenario) bool { return inPlace(s) && len(s.class()) > 1 && oldDigits(s) },
			},
			{
				name: "the follower of a copy loses writes", engines: []string{"postgres", "mariadb", "mysql"},
				fits: func(s *Scenario) bool {
					f := s.Steps[0].Faults
					return s.Strategy == "online" && oldDigits(s) && len(f) > 0 && f[0].Kind == "traffic" && s.has("skip")
				},
			},
			{
				name: "an image has two digits exchanged", engines: []string{"sqlite", "postgres"},
				fits: func(s *Scenario) bool { return s.Rewrite == "v1-to-v6" && s.Strategy == "copy" },
			},
		},
	},
	"undo": {
		edits: []edit{
			{"internal/dialect/builder.go",
				"	case PickMoved:\n		known(false, IDMoved)\n",
				"	case PickMoved:\n		b.w(\"1 = 1\")\n"},
			{"internal/dialect/builder.go",
				"PickListed: IDListed, PickMoved: IDMoved}[m.Pick]", "PickListed: IDListed}[m.Pick]"},
		},
		faults: []planted{{
			name: "undo turns back ids of others", engines: []string{"sqlite", "postgres", "mariadb", "mysql"},
			fits: func(s *Scenario) bool {
				return inPlace(s) && s.has("skip") && len(s.Steps) > 1 && s.Steps[1].Verb == "undo" &&
					(s.Rewrite == "v1-to-v6" && s.holds('6') || s.Rewrite == "v6-to-v1" && s.holds('1'))
			},
		}},
	},
}

// oldDigits reports whether the digits of the scenario's images are not those of version
// 6 from version 1, in which a fault is planted too.
func oldDigits(s *Scenario) bool {
	return !strings.HasSuffix(s.Rewrite, "-to-v6") && s.Then != "v1-to-v6"
}

// holds reports whether an id of the class has the version before the run.
func (s *Scenario) holds(version byte) bool {
	for p := range s.class() {
		for _, row := range s.table(p.Table).Rows {
			d := strings.ToLower(strings.ReplaceAll(row[p.Column], "-", ""))
			if len(d) == 32 && isVersion(d, version) {
				return true
			}
		}
	}
	return false
}

// TestPlantedFaultsAreFound builds the command with a fault and wants the net to report
// it.
func TestPlantedFaultsAreFound(t *testing.T) {
	seed, _ := firstSeed(t)
	t.Logf("SQLUUID_SEED=%d", seed)
	for name, x := range plants {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			binary := x.build(t)
			for _, f := range x.faults {
				for _, engine := range f.engines {
					if !engineOf(engine).takesPart() {
						continue
					}
					t.Run(f.name+"/"+engine, func(t *testing.T) { t.Parallel(); f.find(t, engine, seed, binary) })
				}
			}
		})
	}
}

// tries is how many scenarios may pass by a planted fault.
const tries = 30

func (f planted) find(t *testing.T, name string, seed uint64, binary string) {
	engineOf(name).open(t) // skips where the server does not answer
	played := 0
	for n := seed; played < tries; n++ {
		s := generate(name, n)
		if !f.fits(&s) {
			continue
		}
		played++
		if err := fails(t, s, binary); err != nil {
			t.Logf("found by scenario %d, seed %d: %.400s", played, n, err)
			return
		}
	}
	t.Errorf("%d scenarios did not find it", played)
}

// build builds the command with the fault in it.
func (x plant) build(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}",
		"github.com/sqluuid/sqluuid/migrate").Output()
	if err != nil {
		t.Fatal(err)
	}
	root, dir := strings.TrimSpace(string(out)), t.TempDir()
	changed := map[string]string{}
	for _, e := range x.edits {
		path := filepath.Join(root, e.file)
		if changed[path] == "" {
			b, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			changed[path] = string(b)
		}
		if n := strings.Count(changed[path], e.old); n != 1 {
			t.Fatalf("%s has %d times, and must have once:\n%s\nthe fault has to be planted elsewhere",
				e.file, n, e.old)
		}
		changed[path] = strings.Replace(changed[path], e.old, e.new, 1)
	}
	overlay := map[string]map[string]string{"Replace": {}}
	for path, text := range changed {
		file := filepath.Join(dir, strings.ReplaceAll(filepath.Base(path), ".go", "_planted.go"))
		overlay["Replace"][path] = file
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := json.Marshal(overlay)
	file, binary := filepath.Join(dir, "overlay.json"), filepath.Join(dir, "sqluuid")
	err = errors.Join(err, os.WriteFile(file, b, 0o644), build(binary, "-overlay", file))
	if err != nil {
		t.Fatal(err)
	}
	return binary
}
