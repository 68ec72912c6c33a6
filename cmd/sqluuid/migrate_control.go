package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/connect"
	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate"
)

// target is the database and the run or the column that a control command is about.
type target struct {
	source
	columns []string
	run     int64 // by its number
	byRun   bool  // the command takes one
	json    bool
	quiet   bool
}

func (g *target) flags(cmd *cobra.Command) {
	g.source.flags(cmd)
	addList(cmd.Flags(), &g.columns, "column", columnHelp)
	cmd.Flags().BoolVar(&g.json, "json", false, "print JSON; docs/reference/json.md has the schema")
	cmd.Flags().BoolVar(&g.quiet, "quiet", false, "print nothing but errors")
}

// open reads the column's name and opens the database.
func (g *target) open(cmd *cobra.Command) (db *connect.Database, col migrate.ColumnName,
	err error) {
	if err := g.check(cmd); err != nil {
		return nil, col, err
	}
	if len(g.columns) == 1 {
		if col, err = migrate.ParseColumn(g.columns[0]); err != nil {
			return nil, col, err
		}
	}
	if db, err = g.source.open(cmd); err != nil || len(g.columns) == 1 {
		return db, col, err
	}
	if col, err = columnOfRun(cmd, db, g.run); err != nil {
		db.Close()
	}
	return db, col, err
}

// check wants one column, or where the command takes it the number of a run, or nothing.
func (g *target) check(cmd *cobra.Command) error {
	switch {
	case len(g.columns) > 1, len(g.columns) == 0 && !g.byRun:
		return usagef("--column is missing, or stands twice; see %s --help", cmd.CommandPath())
	case len(g.columns) == 1 && cmd.Flags().Changed("run"):
		return usagef("--run and --column exclude each other; see %s --help", cmd.CommandPath())
	case cmd.Flags().Changed("run") && g.run < 1:
		return usagef("--run takes the number of a run, as status shows it")
	}
	return nil
}

// runFlag lets the command take the number of a run.
func (g *target) runFlag(cmd *cobra.Command) {
	g.byRun = true
	cmd.Flags().Int64Var(&g.run, "run", 0, runHelp)
}

// say prints a line, or the value as JSON.
func (g *target) say(cmd *cobra.Command, v any, format string, args ...any) error {
	switch {
	case g.json:
		return json.NewEncoder(flagWriter{cmd.OutOrStdout()}).Encode(v)
	case !g.quiet:
		fmt.Fprintf(visibleWriter{cmd.OutOrStdout()}, format+"\n", args...)
	}
	return nil
}

func newPause() *cobra.Command {
	return newPausing("pause", "Let every worker of a run wait before its next chunk",
		`Let every worker of the run on a column wait before its next chunk, on whatever machine it is.
Readers and writers of the tables notice nothing. It stays paused until resume, also when the
command is started again. A file named with --pause-file, and the signal SIGUSR1 where there is one,
pause a single process.`, (*migrate.Database).Pause, "paused; sqluuid migrate resume lets it go on")
}

func newResume() *cobra.Command {
	return newPausing("resume", "Let a paused run go on",
		`Take back what pause did. The workers that wait go on; it starts none.`,
		(*migrate.Database).Resume, "not paused any more")
}

func newPausing(name, short, long string, do func(*migrate.Database, context.Context,
	migrate.ColumnName) (migrate.RunStatus, error), outcome string) *cobra.Command {
	g := &target{}
	cmd := &cobra.Command{
		Use:     name,
		Short:   short,
		Long:    long,
		Example: "  sqluuid migrate " + name + " --database sqlite:/srv/shop.db --column orders.id",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			db, col, err := g.open(cmd)
			if err != nil {
				return err
			}
			defer db.Close()
			ids, err := migrate.Open(db.DB, db.Engine)
			if err != nil {
				return err
			}
			run, err := do(ids, cmd.Context(), col)
			if err != nil {
				return err
			}
			return g.say(cmd, run, "Run %d (%s) is %s.", run.Run, run.Rewrite, outcome)
		},
	}
	g.flags(cmd)
	g.runFlag(cmd)
	return cmd
}

func newFinish() *cobra.Command {
	g := &target{}
	yes, reindex := false, false
	cfg, twins := migrate.FinishConfig{}, migrate.FinishTwinsConfig{}
	cmd := &cobra.Command{
		Use:   "finish",
		Short: "Forget ended runs; they cannot be undone afterwards",
		Long: `Forget the ended runs on a column, with the record of the ids that they rewrote, and remove
the triggers of --normalize-inserts. The record takes 18 to 26 bytes for each id. On SQL Server the
foreign keys of the columns are checked against all rows, because a run takes the server's trust
from them. Of a change of type it drops the old columns. AFTER THAT, UNDO IS IMPOSSIBLE. The ids
themselves are not touched. A run that is under way is refused, but for one that has rewritten
nothing yet. Killed in the middle, it goes on when it is run again.

With --reindex it prints the statements that rebuild the indexes of the ids, which a run has made
larger, and forgets nothing. The owner of the tables runs them while others read and write;
PostgreSQL.

A run whose tables were dropped has no column to name: --run forgets it, also when it is under
way.`,
		Example: "  sqluuid migrate finish --database sqlite:/srv/shop.db --column orders.id\n" +
			"  sqluuid migrate finish --database sqlite:/srv/shop.db --run 3",
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if g.run != 0 && reindex {
				return usagef("--reindex needs --column: the tables of --run are gone")
			}
			db, err := g.openToFinish(cmd, &cfg)
			if err != nil {
				return err
			}
			defer db.Close()
			if reindex {
				return g.reindex(cmd, db, cfg.Column)
			}
			if !yes {
				cfg.Confirm = func(ended []migrate.RunStatus) error {
					announceFinish(visibleWriter{cmd.ErrOrStderr()}, cfg, ended)
					fmt.Fprintf(visibleWriter{cmd.ErrOrStderr()}, "This writes to %s.\n", db.Place)
					return confirm(cmd.Context(), cmd.InOrStdin(), cmd.ErrOrStderr())
				}
			}
			ids, err := migrate.Open(db.DB, db.Engine)
			if err != nil {
				return err
			}
			show := newReporter(cmd.OutOrStdout(), cmd.ErrOrStderr(), g.json)
			if g.quiet {
				show.hush()
			}
			if cfg.Run == 0 {
				if has, err := ids.HasTwins(cmd.Context(), cfg.Column); err != nil || has {
					twins.Column = cfg.Column
					return cmp.Or(err, g.finishTwins(cmd, ids, show, twins, db.Place, yes))
				}
			}
			gone, err := ids.Finish(cmd.Context(), cfg)
			if errors.Is(err, migrate.ErrNoRun) && !g.json { // it has ended, perhaps when this was killed
				err := g.say(cmd, nil, "No run is recorded for %s; there is nothing to forget.", cfg.Column)
				if err != nil {
					return err
				}
			}
			if errors.Is(err, migrate.ErrNoRun) {
				return nil
			}
			for _, r := range gone { // before one that cannot be forgotten
				if err := g.sayFinished(cmd, cfg, r); err != nil {
					return err
				}
			}
			return err
		},
	}
	g.flags(cmd)
	cmd.Flags().BoolVar(&yes, "yes", false, "do not ask")
	g.runFlag(cmd)
	cmd.Flags().StringVar(&twins.Keep, "keep", "", keepHelp)
	cmd.Flags().BoolVar(&twins.KeepNames, "keep-names", false, "end a run of new keys under "+
		"--own-names without a cut-over: the new columns keep their names, and get the primary keys")
	cmd.Flags().BoolVar(&reindex, "reindex", false, "print the statements that rebuild the indexes "+
		"of the ids, and forget nothing; PostgreSQL")
	return cmd
}

const keepHelp = "`column|map|nothing`: what is left of the old keys when rows got new ones, " +
	"which must be said, but for SQLite's; column keeps KEY__old, map the tables sqluuid_map_TABLE"

// openToFinish opens the database, and says what is finished. That is a column, or a run whose
// tables may be gone.
func (g *target) openToFinish(cmd *cobra.Command, cfg *migrate.FinishConfig) (
	db *connect.Database, err error) {
	if g.run == 0 {
		db, cfg.Column, err = g.open(cmd)
		return db, err
	}
	if err := g.check(cmd); err != nil {
		return nil, err
	}
	if db, err = g.source.open(cmd); err != nil {
		return nil, err
	}
	runs, err := statusOf(cmd, db)
	if err != nil {
		db.Close()
		return nil, err
	}
	cfg.Run = g.run
	for _, r := range runs {
		if r.Run == g.run && r.Strategy != migrate.InPlace && r.FinishedAt == nil {
			cfg.Run = 0
			cfg.Column, err = migrate.ParseColumn(r.Columns[0])
		}
	}
	return db, err
}

// reindex prints the statements that rebuild the indexes of a column's class.
func (g *target) reindex(cmd *cobra.Command, db *connect.Database, col migrate.ColumnName) error {
	ids, err := migrate.Open(db.DB, db.Engine)
	if err != nil {
		return err
	}
	list, err := ids.Reindex(cmd.Context(), col)
	if err != nil {
		return err
	}
	if g.json {
		return g.say(cmd, map[string][]string{"reindex": list}, "")
	}
	for _, s := range list {
		if err := g.say(cmd, nil, "%s;", s); err != nil {
			return err
		}
	}
	return nil
}

// announceFinish says what finish will forget and drop.
func announceFinish(out io.Writer, cfg migrate.FinishConfig, ended []migrate.RunStatus) {
	if cfg.Run != 0 {
		for _, r := range ended {
			fmt.Fprintf(out, "Run %d (%s, %s) is on %s, and this role sees none of them any more.\n"+
				"Its record of ids will be removed: if the tables come back, from a backup say, the %s "+
				"values that it has rewritten cannot be turned back.\n",
				r.Run, r.Rewrite, r.Status, strings.Join(r.Columns, ", "), thousands.Group(r.MovedValues))
		}
		return
	}
	fmt.Fprintf(out, "The record of every ended run on %s will be removed: they cannot be undone "+
		"afterwards.\n", cfg.Column)
	for _, key := range uncheckedKeys(ended) {
		fmt.Fprintf(out, "The foreign key %s will be checked against all rows, and nobody else gets at "+
			"its table meanwhile.\n", key)
	}
}

// sayFinished says that a run was forgotten.
func (g *target) sayFinished(cmd *cobra.Command, cfg migrate.FinishConfig,
	r migrate.RunStatus) error {
	if cfg.Run != 0 {
		return g.say(cmd, r, "Run %d (%s, %s) is forgotten; its tables are gone.", r.Run, r.Rewrite,
			r.Status)
	}
	return g.say(cmd, r, "Run %d (%s, %s) is forgotten; it cannot be undone any more.", r.Run,
		r.Rewrite, r.Status)
}

func newVerify() *cobra.Command {
	g := &target{}
	cfg := migrate.VerifyConfig{}
	var also []string
	cmd := &cobra.Command{
		Use:   "verify",
		Short: "Compare the ids with what the latest run has recorded",
		Long: `Read every id of a column class and compare it with what the latest run on it has recorded:
the fingerprint of the ids and of the rows in which they stand, ids that a run which is done should
have rewritten, rows without a parent for every foreign key and every link, ids that stand twice,
and a sample that is looked up again through the driver. It works before, during and after a run and
an undo, and writes nothing.

Rows are told apart by the primary key of their table, or by a unique index of columns that are NOT
NULL; without either the ids alone are compared. When the number of rows has changed since the run
began, rows are not compared, and it says so.

Exit code 4 says that something is not as it must be.`,
		Example: "  sqluuid migrate verify --column orders.id",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			var err error
			if cfg.Also, err = parseColumns(also); err != nil {
				return err
			}
			db, col, err := g.open(cmd)
			if err != nil {
				return err
			}
			defer db.Close()
			cfg.Column = col
			ids, err := migrate.Open(db.DB, db.Engine)
			if err != nil {
				return err
			}
			if has, err := ids.HasTwins(cmd.Context(), col); err != nil || has {
				return cmp.Or(err, g.verifyTwins(cmd, ids, col))
			}
			out, err := ids.Verify(cmd.Context(), cfg)
			if len(out.Columns) > 0 {
				if sayErr := g.say(cmd, out, "%s", verification(out, err)); sayErr != nil {
					return sayErr
				}
			}
			return err
		},
	}
	g.flags(cmd)
	g.runFlag(cmd)
	addList(cmd.Flags(), &also, "also", alsoHelp)
	cmd.Flags().IntVar(&cfg.Sample, "sample", 100, "ids of each column to look up again; through "+
		"the driver; -1 for none")
	cmd.Flags().BoolVar(&cfg.IgnoreHiddenKeys, "ignore-hidden-keys", false, hiddenKeysHelp)
	return cmd
}

// verification is the text of what verify found.
func verification(v migrate.Verification, err error) string {
	var b strings.Builder
	if v.Rewrite != "" {
		fmt.Fprintf(&b, "Run %d, %s, is %s.\n", v.Run, v.Rewrite, v.Status)
	}
	for _, c := range v.Columns {
		fmt.Fprintf(&b, "  %s: %s\n", c.Column, c.Counts)
	}
	fmt.Fprintf(&b, "  %s without a parent, %s twice in a unique column, %s looked up through the "+
		"driver\n", thousands.Count(v.Orphans, "row"), thousands.Count(v.Duplicates, "id"),
		thousands.Count(v.SampledIDs, "id"))
	if v.UnmovedValues > 0 {
		fmt.Fprintf(&b, "  %s %s still to be rewritten\n", thousands.Count(v.UnmovedValues, "value"),
			thousands.Verb(v.UnmovedValues, "is", "are"))
	}
	switch {
	case err != nil:
		b.WriteString("Verification FAILED.")
	case v.Identical:
		b.WriteString("Verified: the columns above hold exactly the ids they should; " +
			"no others were looked at.")
	default:
		fmt.Fprintf(&b, "Not compared row by row: %s.", v.NotCompared)
		if v.Rewrite != "" {
			b.WriteString(" What else was looked at is as it must be.")
		}
	}
	return b.String()
}

func parseColumns(list []string) ([]migrate.ColumnName, error) {
	var out []migrate.ColumnName
	for _, s := range list {
		c, err := migrate.ParseColumn(s)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}
