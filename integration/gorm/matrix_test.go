package gorm_test

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

var update = flag.Bool("update", false, "write docs/gorm-matrix.md anew; with Go 1.27, and every server must answer")

// A matrixColumn is one Go type of a key, and what runs all operations on it.
type matrixColumn struct {
	name string
	run  func(t *testing.T, tg target) []result
}

// A result is what came of one operation: works, or what prevents it.
type result struct{ operation, outcome string }

const works = "works"

func columnOf[K, F any](k kind[K, F]) matrixColumn {
	return matrixColumn{k.name, func(t *testing.T, tg target) []result { return runColumn(t, tg, k) }}
}

func runColumn[K, F any](t *testing.T, tg target, k kind[K, F]) []result {
	operations := slices.Concat(readOperations[K, F](), writeOperations[K, F](), createOperations[K, F](), associationOperations[K, F]())
	if tg.engine == engine.MariaDBUUID && k.made != nil {
		var results []result
		for _, op := range operations {
			results = append(results, result{op.name, "limit " + limitNoVersion})
		}
		return results
	}
	e := tg.bare(t)
	if err := e.Use(gormplugin.New(gormplugin.Config{Engine: tg.engine})); err != nil {
		t.Fatal(err)
	}
	e.Config.DisableForeignKeyConstraintWhenMigrating = true
	e.migrate(t, k.models()...)
	f := newFixture(k)
	if err := f.insert(e.DB, k); err != nil {
		t.Fatalf("the fixture: %v", err)
	}
	hex := e.hex
	if typ := e.typeOf(t, "recs", "id"); strings.Contains(typ, "char") || strings.Contains(typ, "text") {
		hex = func(column string) string { return "replace(lower(" + column + "), '-', '')" }
	}
	query := snapshotSQL(hex)
	c := cell[K, F]{kind: k, fixture: f}
	before, err := snapshot(e.DB, query)
	if err != nil {
		t.Fatalf("the snapshot: %v", err)
	}
	if want := c.all(); !slices.Equal(before, want) {
		t.Fatalf("the fixture is stored as\n%s\nwant\n%s", strings.Join(before, "\n"), strings.Join(want, "\n"))
	}
	var results []result
	for _, op := range operations {
		if slices.ContainsFunc(results, func(r result) bool { return r.operation == op.name }) {
			t.Fatalf("two operations are named %s", op.name)
		}
		if tg.isTSQL() && strings.Contains(op.name, "pairs") {
			results = append(results, result{op.name, "T-SQL compares no pairs"})
			continue
		}
		c.fixture = newFixture(k)
		tx := e.Begin()
		c.tx = tx.Session(&gorm.Session{})
		want, err := run(c, op)
		if err != nil {
			want = change{} // what was not done must have changed nothing
		}
		after, errAfter := snapshot(tx, query)
		switch {
		case errAfter == nil && !isMistake(err):
			if wrong := want.check(before, after); wrong != nil {
				err = wrong
			}
		case err == nil:
			err = mistakef("the transaction is broken: %v", errAfter)
		}
		if err := tx.Rollback().Error; err != nil {
			t.Fatalf("%s: Rollback: %v", op.name, err)
		}
		outcome := outcomeOf(err)
		if limit := limitOf(op.name, k.name, tg.name, isMistake(err)); outcome == "" && limit != "" {
			outcome = limit
		}
		if outcome == "" {
			t.Errorf("%s with keys of type %s: %v", op.name, k.name, err)
		}
		results = append(results, result{op.name, outcome})
	}
	return results
}

// run runs the operation, and takes a panic for a mistake.
func run[K, F any](c cell[K, F], op operation[K, F]) (ch change, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = mistakef("panic: %v", p)
		}
	}()
	return op.run(c)
}

func isMistake(err error) bool {
	var m mistake
	return errors.As(err, &m)
}

// outcomeOf returns "" for what is neither success nor a refusal of the plugin.
func outcomeOf(err error) string {
	if err == nil {
		return works
	}
	if isMistake(err) {
		return ""
	}
	for name, sentinel := range map[string]error{
		"ErrIDArgument": gormplugin.ErrIDArgument, "ErrTextArgument": gormplugin.ErrTextArgument, "gorm.ErrInvalidValue": gorm.ErrInvalidValue,
	} {
		if errors.Is(err, sentinel) {
			return "refused: " + name
		}
	}
	return ""
}

func matrixTargets() []target {
	var list []target
	for _, tg := range targets() {
		if !tg.prepared {
			list = append(list, tg)
		}
	}
	return append(list, connectorTargets()...)
}

func TestMatrix(t *testing.T) {
	old := readMatrix(t)
	ran := map[string]map[string][]result{} // by engine and kind
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			if tg.profile == engine.MySQL && !*update { // the longest, and like MariaDB but for RETURNING
				dbtest.AtNight(t)
			}
			byKind := map[string][]result{}
			for _, column := range matrixColumns() {
				t.Run(column.name, func(t *testing.T) { byKind[column.name] = column.run(t, tg) })
			}
			if t.Failed() {
				return
			}
			if tg.unrecorded { // its run has failed where something went wrong in silence
				return
			}
			ran[tg.name] = byKind
			if tg.same != "" {
				compareKinds(t, byKind, ran[tg.same])
			}
			if *update {
				return
			}
			for kind, results := range byKind {
				if len(results) == 0 {
					t.Errorf("%s: no operation was run", kind)
				}
				if got, want := len(results), len(old.sections[tg.name]); got != want {
					t.Errorf("%s: %d operations, and testdata/matrix.md has %d", kind, got, want)
				}
				for _, r := range results {
					if want := old.cell(tg.name, r.operation, kind); want != r.outcome {
						t.Errorf("%s with keys of type %s: %q, and testdata/matrix.md says %q", r.operation, kind, r.outcome, want)
					}
				}
			}
		})
	}
	recorded := slices.DeleteFunc(matrixTargets(), func(tg target) bool { return tg.unrecorded })
	if *update && !t.Failed() {
		if len(ran) != len(recorded) || len(newerKinds()) == 0 {
			t.Fatalf("%d of %d engines answered, %d newer types: write the matrix with Go 1.27 and all servers", len(ran), len(recorded), len(newerKinds()))
		}
		every := renderMatrix(ran)
		for name, text := range map[string]string{matrixFile: every, matrixPage: matrixPageOf(every)} {
			if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	if t.Failed() && !*update {
		t.Log(howToUpdate)
	}
}

// compareKinds reports each cell that is not the one of the same engine without the connector.
func compareKinds(t *testing.T, got, want map[string][]result) {
	for kind, results := range got {
		if !slices.Equal(results, want[kind]) {
			t.Errorf("with keys of type %s: %v, want %v as without the connector", kind, results, want[kind])
		}
	}
}

var howToUpdate = fmt.Sprintf("if this is as it should be: GOTOOLCHAIN=go1.27.3 GOWORK=off go test ./gorm -run TestMatrix -update, which writes %s", matrixFile)

func TestTheMatrixSeesWhatIsWrong(t *testing.T) {
	c := cell[sqltype.UUID, *sqltype.UUID]{kind: arrayKind[sqltype.UUID, taggedUUID](""), fixture: newFixture(arrayKind[sqltype.UUID, taggedUUID](""))}
	before := c.all()
	without := func(i int) []string { return slices.Delete(slices.Clone(before), i, i+1) }
	gone := change{gone: []string{before[3]}}
	tests := []struct {
		name  string
		want  change
		after []string
		right bool
	}{
		{"nothing happened and nothing should", change{}, before, true},
		{"the row went that should", gone, without(3), true},
		{"another row went", gone, without(4), false},
		{"no row went", gone, before, false},
		{"a row went that should not", change{}, without(0), false},
		{"a row came that should not", change{}, append(slices.Clone(before), "recs ff"), false},
		{"a row is there twice", change{}, append(slices.Clone(before), before[0]), false},
		{"the row that should go was never there", change{gone: []string{"recs ff"}}, before, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			after := slices.Sorted(slices.Values(tt.after))
			if err := tt.want.check(before, after); (err == nil) != tt.right || err != nil && !isMistake(err) {
				t.Errorf("%v, want it to be right: %t", err, tt.right)
			}
		})
	}
	if err := c.reads([]matrixRec[sqltype.UUID, *sqltype.UUID]{c.recs[0]}, 1); !isMistake(err) {
		t.Errorf("another row that was read is %v", err)
	}
	if got := outcomeOf(mistakef("wrong")); got != "" {
		t.Errorf("a mistake is %q", got)
	}
}
