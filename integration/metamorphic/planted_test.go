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

// A plant is a fault of the command, and where the net has to find it.
type plant struct {
	name    string
	edits   []edit
	engines []string
	fits    func(s *Scenario) bool // scenarios that can meet the fault
}

func inPlace(s *Scenario) bool { return !s.copies() }

// plants are built by go build -overlay, so that the code of the command has no hooks.
var plants = []plant{
	{
		name: "a chunk leaves rows out",
		edits: []edit{
			{"internal/dialect/sqlite_parts.go", "b.update(d, col, m, r, func() { b.part(col, m.T, i, parts) })",
				`b.update(d, col, m, r, func() { b.part(col, m.T, i, parts); b.w("random() % 10 <> 0 AND ") })`},
			{"internal/dialect/postgres_chunk.go", `			b.update(d, col, m, r)
			b.w(" RETURNING "`, `			b.update(d, col, m, r, func() { b.w("random() < 0.9 AND ") })
			b.w(" RETURNING "`},
			{"internal/dialect/mysql_chunk.go", `				b.update(d, col, m, r)
			default:`, `				b.update(d, col, m, r, func() { b.w("RAND() < 0.9 AND ") })
			default:`},
		},
		engines: []string{"sqlite", "postgres", "mariadb", "mysql"}, fits: inPlace,
	},
	{
		name: "an image has two digits exchanged, and the command believes it",
		edits: []edit{{"internal/transform/list.go", `v1v6 = digits([2]int{13, 3}, [2]int{8, 4},`,
			`v1v6 = digits([2]int{13, 3}, [2]int{9, 1}, [2]int{8, 1}, [2]int{10, 2},`}},
		engines: []string{"sqlite", "postgres"}, // the others have the bytes apart, and plans compare
		fits:    func(s *Scenario) bool { return s.Rewrite == "v1-to-v6" },
	},
	{
		name: "the follower of an online copy loses writes",
		edits: []edit{
			{"internal/dialect/online_postgres.go", `ELSE " + insert + now + ", 0); END IF;`, `ELSE NULL; END IF;`},
			{"internal/dialect/online_mysql_log.go", `" THEN " + insert + entry("0", "NEW") + "; ELSE "`, `" THEN DO 0; ELSE "`},
		},
		engines: []string{"postgres", "mariadb", "mysql"},
		fits: func(s *Scenario) bool {
			f := s.Steps[0].Faults
			return s.Strategy == "online" && len(f) > 0 && f[0].Kind == "traffic"
		},
	},
	{
		name: "undo turns back ids that the run has not made",
		edits: []edit{
			{"internal/dialect/builder.go", "	case PickMoved:\n		known(false, IDMoved)\n", "	case PickMoved:\n		b.w(\"1 = 1\")\n"},
			{"internal/dialect/builder.go", "PickListed: IDListed, PickMoved: IDMoved}[m.Pick]", "PickListed: IDListed}[m.Pick]"},
		},
		engines: []string{"sqlite", "postgres", "mariadb", "mysql"},
		fits: func(s *Scenario) bool {
			return inPlace(s) && s.has("skip") && len(s.Steps) > 1 && s.Steps[len(s.Steps)-1].Verb == "undo" && !s.rule().listed
		},
	},
}

// TestPlantedFaultsAreFound builds the command with a fault and wants the net to report
// it.
func TestPlantedFaultsAreFound(t *testing.T) {
	for _, x := range plants {
		t.Run(x.name, func(t *testing.T) {
			t.Parallel()
			binary := x.build(t)
			seed, _ := firstSeed(t)
			t.Logf("SQLUUID_SEED=%d", seed)
			for _, name := range x.engines {
				if !engineOf(name).takesPart() {
					continue
				}
				t.Run(name, func(t *testing.T) { t.Parallel(); x.find(t, name, seed, binary) })
			}
		})
	}
}

// tries is how many scenarios may pass by a planted fault.
const tries = 40

func (x plant) find(t *testing.T, name string, seed uint64, binary string) {
	engineOf(name).open(t) // skips where the server does not answer
	played := 0
	for n := seed; played < tries; n++ {
		s := generate(name, n)
		if !x.fits(&s) {
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
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}", "github.com/sqluuid/sqluuid/migrate").Output()
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
			t.Fatalf("%s has %d times, and must have once:\n%s\nthe fault has to be planted elsewhere", e.file, n, e.old)
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
	if err = errors.Join(err, os.WriteFile(file, b, 0o644), build(binary, "-overlay", file)); err != nil {
		t.Fatal(err)
	}
	return binary
}
