package main

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/connect"
	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage/report"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func newBench() *cobra.Command {
	cmd := &cobra.Command{
		Use:     "bench",
		Short:   "Measure what kinds of keys cost on your database",
		Example: "  sqluuid bench storage --database sqlite: --rows 100000",
		Args:    noArgs,
		RunE:    showHelp,
	}
	cmd.AddCommand(newBenchStorage())
	return cmd
}

// benchStorage is what the flags of bench storage say.
type benchStorage struct {
	source
	out   string
	modes []string
	plan  storage.PlanConfig
	yes   bool
}

func newBenchStorage() *cobra.Command {
	b := &benchStorage{}
	cmd := &cobra.Command{
		Use:   "storage",
		Short: "Compare keys as bytes and as text, random and by time",
		Long: `Compare keys on a live database: random (v4) and by time (v1, v6, v7) ids and numbers, as
bytes and as text. It measures insert rates as the tables grow, sizes of tables and indexes, page
fill, log volume and reads, and writes report.html, report.md, report.json and plots as SVG.

It works in tables of its own: the schema sqluuid_bench on PostgreSQL, tables named sqluuid_bench…
on MariaDB and MySQL, files of its own beside the given one on SQLite. It refuses to start when they
are there, and drops them at the end and when it is interrupted. It loads the server while it runs.
Without --full it takes v4 and v7 as bytes and as CHAR(36), and numbers, with batch inserts. It
refuses SQL Server, where it has not run.

Exit codes: 0 done, 1 failed, 2 usage, 5 stopped by a signal, its tables dropped.`,
		Example: `  sqluuid bench storage --database sqlite: --rows 100000
  sqluuid bench storage --database postgres://bench@db/bench --rows 1000000
  sqluuid bench storage --database mysql://bench@db/bench --arms v4,v7,bigint`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error { return b.do(cmd) },
	}
	f := cmd.Flags()
	b.source.flags(cmd)
	f.Lookup("database").Usage = "`URL` of the database, by default $DATABASE_URL; sqlite: (a " +
		"temporary file), sqlite:/path/file.db, postgres://…, mariadb://… or mysql://…"
	f.IntVar(&b.plan.Rows, "rows", 100_000, "rows of the largest of the three tables")
	f.BoolVar(&b.plan.Full, "full", false, "every kind, form and way of inserting that the engine has")
	f.StringVar(&b.plan.Arms, "arms", "", "only these, as `KIND/FORM,…`; a kind alone means as "+
		"bytes, a form alone all kinds in it")
	f.StringSliceVar(&b.modes, "modes", nil, "ways of inserting, of `single,batch,bulk` (default "+
		"batch)")
	f.IntVar(&b.plan.Repeat, "repeat", 3, "repetitions of the whole; one gives no spread")
	f.IntVar(&b.plan.Slices, "slices", 20, "points of the growth curves; the kinds take turns after "+
		"each")
	f.Uint64Var(&b.plan.Seed, "seed", 1, "of the rows; the same seed gives the same rows")
	f.StringVar(&b.out, "out", "", "`FOLDER` for the report (default sqluuid-bench- and the time)")
	f.BoolVar(&b.yes, "yes", false, "do not ask")
	return cmd
}

func (b *benchStorage) do(cmd *cobra.Command) error {
	ctx := cmd.Context()
	raw, err := b.source.raw(cmd)
	if err != nil {
		return err
	}
	for _, m := range b.modes {
		b.plan.Modes = append(b.plan.Modes, storage.Mode(strings.ToLower(strings.TrimSpace(m))))
	}
	started := time.Now()
	if b.out == "" {
		b.out = "sqluuid-bench-" + started.Format("20060102-150405")
	}
	store, done, temporary, err := openStore(ctx, raw)
	if err != nil {
		return err
	}
	defer done()
	plan, err := storage.NewPlan(b.plan, store.Forms(), store.Missing(ctx))
	if err != nil {
		return usageError{err}
	}
	_, statErr := os.Lstat(b.out)
	if err := report.Reserve(b.out); err != nil {
		return err
	}
	if errors.Is(statErr, fs.ErrNotExist) {
		defer os.Remove(b.out) // which does nothing once the report is in it
	}
	show := newBenchReporter(cmd.OutOrStdout(), cmd.ErrOrStderr(), plan)
	show.plan()
	if !b.yes && !temporary {
		if err := confirm(ctx, cmd.InOrStdin(), cmd.ErrOrStderr()); err != nil {
			return err
		}
	}
	show.begin()
	found, err := storage.NewRunner(store, storage.RunnerConfig{Progress: show.progress}).Run(ctx,
		plan)
	show.stop(err)
	if err != nil {
		if ctx.Err() != nil {
			return fmt.Errorf("%w, and nothing was written: %w", connect.ErrStopped, err)
		}
		return err
	}
	found.Environment.DescribeMachine(version())
	if err := report.Write(b.out, found); err != nil {
		return fmt.Errorf("writing the report: %w", err)
	}
	show.done(found, b.out)
	return nil
}

// openStore opens the database and the benchmark's place in it. A URL that names
// no file, of an engine that works in files, is temporary.
func openStore(ctx context.Context, url string) (
	s storage.Store, done func(), temporary bool, err error) {
	_, rest, _ := strings.Cut(url, ":")
	path := strings.TrimPrefix(rest, "//")
	p, known := connect.EngineOf(url)
	inFiles := storesInFiles[p]
	if inFiles != nil && path == "" {
		return inFiles(""), func() {}, true, nil
	}
	if known && inFiles == nil && stores[p] == nil {
		return nil, nil, false, usagef("no storage benchmark for %v, where none has run: %w; it knows "+
			"PostgreSQL, MySQL, MariaDB and SQLite", p, errors.ErrUnsupported)
	}
	db, err := connect.Open(ctx, url)
	if err != nil {
		return nil, nil, false, err
	}
	done = func() { db.Close() }
	if inFiles != nil { // next to the file, which is there
		return inFiles(path), done, false, nil
	}
	if s, err = stores[db.Engine](ctx, db.DB); err != nil {
		done()
		return nil, nil, false, fmt.Errorf("asking %s: %w", db.Place, err)
	}
	return s, done, false, nil
}

// stores and storesInFiles are the one list of the engines that can be measured.
var (
	stores = map[engine.Profile]func(context.Context, *sql.DB) (storage.Store, error){
		engine.PostgreSQL: storage.Postgres,
		engine.MariaDB:    storage.MySQL,
		engine.MySQL:      storage.MySQL,
	}
	storesInFiles = map[engine.Profile]func(path string) storage.Store{
		engine.SQLite: storage.SQLite,
	}
)
