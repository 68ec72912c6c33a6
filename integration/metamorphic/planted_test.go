//go:build unix

package metamorphic

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A planted fault shows in some scenarios only.
type planted struct {
	name    string // planted(name) in the edits
	what    string
	engines []string
	fits    func(s *Scenario) bool
	edits   []edit
}

var (
	everywhere = []string{"sqlite", "postgres", "mariadb", "mysql"}
	servers    = everywhere[1:]
)

// faults are planted in one binary. Each must show whenever its scenario meets it, so that
// finding it takes no luck.
var faults = []planted{
	{
		name: "chunk", what: "a chunk leaves rows out", engines: everywhere,
		// After a fault the player would let the command try six times, and it tries for long.
		fits: func(s *Scenario) bool {
			return len(s.class()) > 1 && s.moves() > 30 && len(s.Steps[0].Faults) == 0
		},
		edits: []edit{
			{"internal/sqlite/move.go", `b.W(b.Col(col), " = m.o")`, `b.W(b.Col(col), " = m.o")
		if planted("chunk") {
			b.W(" AND hex(", b.Col(col), ") NOT LIKE '%6'")
		}`},
			{"internal/postgres/move.go", "	case col.Places == nil || w.m.Turns(col.Form):\n", `	case planted("chunk"):
		return among + " AND hashtext(" + name + "::text) % 8 <> 0"
	case col.Places == nil || w.m.Turns(col.Form):
`},
			{"internal/mysql/move.go", `	b.W(" ON ", b.OnlyOf(col),`, `	b.W(" ON ")
	if planted("chunk") {
		b.W("CRC32(", b.Col(col), ") % 8 <> 0 AND ")
	}
	b.W(b.OnlyOf(col),`},
		},
	},
	{
		name: "image", what: "an image has two digits exchanged", engines: everywhere[:1],
		fits: func(s *Scenario) bool {
			return s.Rewrite == "v1-to-v6" && s.moves() > 10 && len(s.Steps[0].Faults) == 0
		},
		edits: []edit{{"internal/transform/list.go",
			"	unswap, swap = moved(", `	planted1to6 = func() bool {
		if planted("image") {
			v1v6 = digits([2]int{13, 3}, [2]int{9, 1}, [2]int{8, 1}, [2]int{10, 2}, [2]int{0, 5}, "6",
				[2]int{5, 3}, [2]int{16, 16})
		}
		return true
	}()
	unswap, swap = moved(`}},
	},
	{
		name: "undo", what: "undo turns back ids of others", engines: everywhere,
		fits: func(s *Scenario) bool {
			return s.has("skip") && len(s.Steps) > 1 && s.Steps[1].Verb == "undo" &&
				s.moves() > 0 &&
				(s.Rewrite == "v1-to-v6" && s.holds('6') || s.Rewrite == "v6-to-v1" && s.holds('1'))
		},
		edits: []edit{
			{"internal/inplace/list.go", "	if look.Late == check.LateStay {",
				`	if look.Late == check.LateStay && !planted("undo") {`},
			{"internal/inplace/list.go", "	var all check.Set\n	odd :=", `	if planted("undo") {
		look.Late, look.Kept = check.LateAll, &check.Set{}
	}
	var all check.Set
	odd :=`},
		},
	},
	{
		name: "request", what: "a worker does not read that an undo is requested", engines: servers,
		fits: func(s *Scenario) bool {
			f := s.Steps[0].Faults
			return s.Workers == 1 && s.movesIn(s.Column.Table) > 2*s.Rows && s.has("skip") &&
				(s.has("--allow-triggers") || !strings.Contains(s.String(), "TRIGGER")) &&
				orphansOf(s) == 0 && len(f) > 0 && f[0].Kind == "hold" && f[0].all() && !f[0].Writes &&
				f[0].Rivals[0] == "undo"
		},
		edits: []edit{{"internal/run/part.go", "	case requested == state.Undo && !p.Undo:",
			`	case requested == state.Undo && !p.Undo && !planted("request"):`}},
	},
	{
		name: "fence", what: "a worker that was frozen writes after an undo", engines: everywhere,
		fits: func(s *Scenario) bool {
			f := s.Steps[0].Faults
			return s.Workers == 1 && s.moves() > 6*s.Rows && s.has("skip") &&
				(s.has("--allow-triggers") || !strings.Contains(s.String(), "TRIGGER")) &&
				orphansOf(s) == 0 && len(f) > 0 && f[0].Kind == "freeze" && f[0].Chunks > 0 &&
				!f[0].Writes && f[0].between() && f[0].Rivals[len(f[0].Rivals)-1] == "undo"
		},
		edits: []edit{
			// Between its chunks the worker stands for long enough to be frozen there.
			{"internal/inplace/worker.go", "		w.s.Between(ctx)\n", `		w.s.Between(ctx)
		if planted("fence") {
			time.Sleep(100 * time.Millisecond)
		}
`},
			{"internal/run/part.go", "	case seq != p.Row.Seq:",
				`	case seq != p.Row.Seq && !planted("fence"):`},
			{"internal/state/journal.go", "	return dialect.Exec(ctx, q, s.say(\"DELETE FROM {ranges}", `	if planted("fence") {
		return nil
	}
	return dialect.Exec(ctx, q, s.say("DELETE FROM {ranges}`},
		},
	},
}

// moves counts the values that the rewrite changes.
func (s *Scenario) moves() (n int) {
	for _, t := range s.Tables {
		n += s.movesIn(t.ID)
	}
	return n
}

// movesIn counts those of a table.
func (s *Scenario) movesIn(table string) (n int) {
	m := model{s: s, in: s.class()}
	for p := range m.in {
		if p.Table != table {
			continue
		}
		kind := s.form(s.table(p.Table).column(p.Column)).kind
		for _, row := range s.table(p.Table).Rows {
			if v := row[p.Column]; s.cell(m.in, p, row) && m.image(kind, v) != v {
				n++
			}
		}
	}
	return n
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

// TestPlantedFaultsAreFound builds the command with faults and wants the net to report
// each on each engine. It tries the net and not the command, so that it runs with the nightly net.
func TestPlantedFaultsAreFound(t *testing.T) {
	if os.Getenv("SQLUUID_METAMORPHIC_RUNS") == "" {
		t.Skip("SQLUUID_METAMORPHIC_RUNS asks for it")
	}
	t.Parallel()
	seed, _ := firstSeed(t)
	t.Logf("SQLUUID_SEED=%d", seed)
	dir := t.TempDir()
	binary := filepath.Join(dir, "sqluuid")
	var edits []edit
	for _, f := range faults {
		edits = append(edits, f.edits...)
	}
	if err := build(binary, edits); err != nil {
		t.Fatal(err)
	}
	for _, f := range faults {
		named := filepath.Join(dir, f.name)
		if err := os.Symlink(binary, named); err != nil {
			t.Fatal(err)
		}
		for _, engine := range f.engines {
			if engineOf(engine).takesPart() {
				t.Run(f.what+"/"+engine, func(t *testing.T) {
					t.Parallel()
					f.find(t, engine, seed, named)
				})
			}
		}
	}
}

const (
	tries = 25      // how many scenarios may pass by a planted fault
	drawn = 100_000 // from how many they are taken: for some faults one in 5,000 fits
)

func (f planted) find(t *testing.T, name string, seed uint64, binary string) {
	engineOf(name).open(t) // skips where the server does not answer
	played := 0
	for n := seed; played < tries && n < seed+drawn; n++ {
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
