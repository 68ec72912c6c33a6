package recorder_test

import (
	"context"
	"errors"
	"io"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
)

// A run is one file: what is made and done before, and what is recorded.
type run struct {
	name   string // of the file
	title  string // its first line
	online bool   // it is for engines that copy online
	late   bool   // it is for engines that normalise inserts
	make   func(*testing.T, *lab)
	column string
	cfg    migrate.PlanConfig
	before []step // not recorded
	steps  []step
}

// A step is something that the command does.
type step struct {
	name string
	do   func(*job)
}

// runs are the files of every engine.
var runs = []run{
	{
		name:  "in_place",
		title: "in place: a parent, three children, a self reference, a key of two columns",
		make:  shop, column: "orders.id", cfg: rewrite(migrate.V1ToV6),
		steps: []step{forward},
	},
	{
		name: "in_place_text", title: "in place: text, half of it in capitals, and its undo",
		make: mixedCase, column: "parent.id", cfg: rewrite(migrate.V1ToV6),
		steps: []step{forward, undo},
	},
	{
		name: "in_place_lone", title: "in place: a table that nothing refers to, and its undo",
		make: loneV1, column: "lone.id", cfg: rewrite(migrate.V1ToV6),
		steps: []step{forward, undo},
	},
	{
		name: "in_place_others", title: "in place, with ids of other versions that stay, and its undo",
		make: others, column: "orders.id", cfg: skipping(migrate.V1ToV6),
		steps: []step{forward, undo},
	},
	{
		name: "list_swapped", title: "by a list: swapped-to-network, and its undo",
		make: loneSwapped, column: "lone.id", cfg: rewrite(swappedToNetwork()),
		steps: []step{forward, undo},
	},
	{
		name: "resume", title: "in place: interrupted after the first chunk, then the rest",
		make: loneV1, column: "lone.id", cfg: rewrite(migrate.V1ToV6),
		steps: []step{interrupted, forward},
	},
	{
		name: "undo_resume", title: "undo of in_place: interrupted after the first chunk, then the rest",
		make: shop, column: "orders.id", cfg: rewrite(migrate.V1ToV6),
		before: []step{forward}, steps: []step{interruptedUndo, undo},
	},
	{
		name: "normalise", title: "in place, with triggers that turn late ids, and finish",
		make: mixedCase, column: "parent.id", cfg: rewrite(migrate.V1ToV6), late: true,
		steps: []step{normalising, finish},
	},
	{
		name: "copy", title: "copy: text-to-binary, with foreign keys",
		make: textShop, column: "orders.id", cfg: rewrite(migrate.TextToBinary),
		steps: []step{forward},
	},
	{
		name: "copy_undo", title: "undo of copy",
		make: textShop, column: "orders.id", cfg: rewrite(migrate.TextToBinary),
		before: []step{forward}, steps: []step{undo},
	},
	{
		name: "copy_finish", title: "finish of copy, which drops the old tables",
		make: textShop, column: "orders.id", cfg: rewrite(migrate.TextToBinary),
		before: []step{forward}, steps: []step{verify, finish},
	},
	{
		name: "online", title: "online copy: v1-to-v6, while the application writes at fixed points",
		make: followed, column: "orders.id", cfg: online(migrate.V1ToV6), online: true,
		steps: []step{underTraffic},
	},
	{
		name: "online_undo", title: "undo of online",
		make: followed, column: "orders.id", cfg: online(migrate.V1ToV6), online: true,
		before: []step{forward}, steps: []step{undo},
	},
	{
		name: "finish", title: "verify, status and finish of a run in place",
		make: shop, column: "orders.id", cfg: rewrite(migrate.V1ToV6),
		before: []step{forward}, steps: []step{verify, status, finish},
	},
	{
		name: "control", title: "pause, status and resume of a run that was interrupted",
		make: loneV1, column: "lone.id", cfg: rewrite(migrate.V1ToV6),
		before: []step{interrupted}, steps: []step{pause, status, unpause},
	},
	{
		name: "plan", title: "a plan, with a chunk that is measured",
		make: shop, column: "orders.id", cfg: rewrite(migrate.V1ToV6),
		steps: []step{dryRun},
	},
}

func rewrite(r migrate.Rewrite) migrate.PlanConfig { return migrate.PlanConfig{Rewrite: r} }

func swappedToNetwork() migrate.Rewrite {
	r, _ := migrate.ParseRewrite("swapped-to-network")
	return r
}

func skipping(r migrate.Rewrite) migrate.PlanConfig {
	return migrate.PlanConfig{Rewrite: r, SkipOthers: true}
}

func online(r migrate.Rewrite) migrate.PlanConfig {
	return migrate.PlanConfig{Rewrite: r, Strategy: migrate.Copy, Online: true}
}

// A job carries out the steps of a run.
type job struct {
	*lab
	t      *testing.T
	ctx    context.Context
	column migrate.ColumnName
	cfg    migrate.PlanConfig
}

var (
	forward = step{"the run", func(j *job) { j.run(migrate.RunConfig{}) }}
	undo    = step{"the undo", func(j *job) {
		j.carryOut(j.ctx, true, migrate.RunConfig{})
	}}

	interrupted = step{"the run, interrupted", func(j *job) { j.interrupted(false) }}

	interruptedUndo = step{"the undo, interrupted", func(j *job) {
		j.interrupted(true)
	}}

	normalising = step{"the run", func(j *job) {
		j.run(migrate.RunConfig{NormaliseInserts: true})
	}}

	underTraffic = step{"the run", func(j *job) { j.run(migrate.RunConfig{OnEvent: j.traffic()}) }}

	verify = step{"verify", func(j *job) {
		_, err := j.open().Verify(j.ctx, migrate.VerifyConfig{Column: j.column, Sample: 5})
		j.must(err)
	}}

	finish = step{"finish", func(j *job) {
		_, err := j.open().Finish(j.ctx, migrate.FinishConfig{
			Column: j.column, Confirm: func([]migrate.RunStatus) error { return nil },
		})
		j.must(err)
	}}

	status = step{"status", func(j *job) {
		_, err := j.open().Status(j.ctx)
		j.must(err)
	}}

	pause = step{"pause", func(j *job) {
		_, err := j.open().Pause(j.ctx, j.column)
		j.must(err)
	}}

	unpause = step{"resume", func(j *job) {
		_, err := j.open().Resume(j.ctx, j.column)
		j.must(err)
	}}

	dryRun = step{"plan", func(j *job) {
		m := j.open()
		plan, err := m.Plan(j.ctx, j.cfg)
		j.must(err)
		_, err = m.Estimate(j.ctx, plan, true)
		j.must(err)
		_, err = plan.WriteTo(io.Discard)
		j.must(err)
	}}
)

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
	cfg.ChunkRows, cfg.Workers = 20, 1
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

// traffic writes as an application would: when the triggers are in, and when the first
// and the last table were copied.
func (j *job) traffic() func(migrate.Event) {
	ids := list(2*rows, newV1)
	copied := 0
	return func(e migrate.Event) {
		switch e.Kind {
		case migrate.Listening:
			j.application("UPDATE orders SET note = 'changed' WHERE n IN (1, 30)")
		case migrate.Copied:
			switch copied++; copied {
			case 1:
				id := j.lit(ids[rows])
				j.application("INSERT INTO orders VALUES (" + id + ", 3, 1000, 'late')")
				j.application("INSERT INTO items VALUES (" + id + ", 3, 0)")
			case 4:
				j.application("DELETE FROM payments WHERE n IN (2, 3)")
				j.application("UPDATE payments SET order_id = NULL WHERE n = 4")
			}
		}
	}
}

func (j *job) application(query string) {
	j.t.Helper()
	j.log.Note("the application: " + query)
	j.exec(j.t, query)
}
