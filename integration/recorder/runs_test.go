package recorder_test

import (
	"context"
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/casetest"
	"github.com/sqluuid/sqluuid/migrate"
)

// tables are what the directive "tables" makes.
var tables = map[string]func(*testing.T, *lab){
	"shop": shop, "shop-followed": followed, "shop-of-text": textShop, "shop-of-versions": others,
	"parent-and-child-of-text": mixedCase, "lone": loneV1, "lone-swapped": loneSwapped,
}

// A job carries out the steps of a run.
type job struct {
	*lab
	t      *testing.T
	ctx    context.Context
	column migrate.ColumnName
	cfg    migrate.PlanConfig
}

// do carries out a step as the command does: the directive is a verb, and the arguments are a
// column, a rewrite, and settings.
func (j *job) do(s *casetest.Step) {
	j.t.Helper()
	if s.Directive == "tables" {
		tables[s.Args[0]](j.t, j.lab)
		return
	}
	var err error
	j.cfg = migrate.PlanConfig{}
	if len(s.Args) > 0 {
		j.column, err = migrate.ParseColumn(s.Args[0])
		j.must(err)
	}
	has := func(name string) bool { _, ok := s.Value(name); return ok }
	if len(s.Args) > 1 && strings.Contains(s.Args[1], "-to-") {
		j.cfg.Rewrite, err = migrate.ParseRewrite(s.Args[1])
		j.must(err)
	}
	j.cfg.Column, j.cfg.SkipOthers = j.column, has("skip-others")
	switch s.Directive {
	case "plan":
		plan, err := j.open().Plan(j.ctx, j.cfg)
		j.must(err)
		_, err = j.open().Estimate(j.ctx, plan, true)
		j.must(err)
		_, err = plan.WriteTo(io.Discard)
		j.must(err)
	case "run", "undo":
		cfg := migrate.RunConfig{NormaliseInserts: has("normalise")}
		if has("interrupted") {
			j.interrupted(s.Directive == "undo")
			return
		}
		j.carryOut(j.ctx, s.Directive == "undo", cfg)
	case "verify":
		_, err = j.open().Verify(j.ctx, migrate.VerifyConfig{Column: j.column, Sample: 5})
	case "finish":
		_, err = j.open().Finish(j.ctx, migrate.FinishConfig{
			Column: j.column, Confirm: func([]migrate.RunStatus) error { return nil },
		})
	case "status":
		_, err = j.open().Status(j.ctx)
	case "pause":
		_, err = j.open().Pause(j.ctx, j.column)
	case "resume":
		_, err = j.open().Resume(j.ctx, j.column)
	default:
		err = errors.New("no such directive")
	}
	j.must(err)
}

func (j *job) must(err error) {
	j.t.Helper()
	if err != nil {
		j.t.Fatal(err)
	}
}

func (j *job) open() *migrate.Database {
	j.t.Helper()
	m, err := migrate.Open(j.recorded, j.p)
	j.must(err)
	return m
}

func (j *job) run(cfg migrate.RunConfig) { j.carryOut(j.ctx, false, cfg) }

// carryOut plans and runs. Chunks are small and have all the time there is, so that
// none of them grows or shrinks.
func (j *job) carryOut(ctx context.Context, undo bool, cfg migrate.RunConfig) {
	j.t.Helper()
	j.must(j.try(ctx, undo, cfg))
}

func (j *job) try(ctx context.Context, undo bool, cfg migrate.RunConfig) error {
	m, what := j.open(), j.cfg
	what.Undo = undo
	pl, err := m.Plan(ctx, what)
	if err != nil {
		return err
	}
	cfg.ChunkRows, cfg.Workers = 30, 1
	cfg.ChunkTime, cfg.LockWait = 20*time.Second, time.Minute
	_, err = m.Run(ctx, pl, cfg)
	return err
}

// interrupted ends a run after its first chunk, as Ctrl-C does.
func (j *job) interrupted(undo bool) {
	j.t.Helper()
	ctx, cancel := context.WithCancel(j.ctx)
	defer cancel()
	err := j.try(ctx, undo, migrate.RunConfig{OnEvent: func(e migrate.Event) {
		if e.Kind == migrate.Chunk {
			cancel()
		}
	}})
	if !errors.Is(err, migrate.ErrStopped) {
		j.t.Fatalf("the run ended with %v, want that it was stopped", err)
	}
}
