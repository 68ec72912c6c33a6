package main

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/migrate"
)

func newMigrate() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "migrate",
		Short: "Rewrite a UUID key column, with its foreign keys, in place",
		Long: `Rewrite a UUID key column that is full of ids, with every column that is linked to it by foreign keys.

The work is done in chunks, each one transaction; no committed state breaks a foreign key. The state is kept in the
database, so that the command can be killed at any moment and run again, and undone.

Exit codes: 0 done, 1 failed, 2 usage, 3 refused by a check, 4 verification mismatch, 5 stopped and resumable.`,
		Args: noArgs,
		RunE: needsCommand,
	}
	cmd.AddCommand(
		newRewrite(migrate.V1ToV6, "Turn version 1 ids into version 6, which sorts by time"),
		newRewrite(migrate.V6ToV1, "Turn version 6 ids into version 1, the plain inverse of v1-to-v6"),
		newUndo(), newStatus(),
	)
	return cmd
}

// job is what the flags of a rewrite or an undo say.
type job struct {
	database string
	column   string
	plan     migrate.PlannerConfig
	run      migrate.RunnerConfig
	yes      bool
	dryRun   bool
	json     bool
	before   string
}

func (j *job) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&j.database, "database", "", "`URL` of the database: sqlite:/path/file.db, postgres://…, mariadb://… or mysql://…")
	f.StringVar(&j.column, "column", "", "any column that holds the ids, as `[SCHEMA.]TABLE.COLUMN`; names are taken exactly as written")
	f.IntVar(&j.run.ChunkRows, "chunk-rows", 5000, "rows of a column per transaction")
	f.DurationVar(&j.run.LockWait, "lock-wait", 10*time.Second, "how long a chunk waits for the locks of other sessions")
	f.BoolVar(&j.plan.AllowTriggers, "allow-triggers", false, "let the updates fire the tables' own triggers")
	f.BoolVar(&j.plan.IgnoreHiddenKeys, "ignore-hidden-keys", false, "go on although a MySQL or MariaDB role may not ask which tables it cannot see refer to the ids")
	f.BoolVar(&j.yes, "yes", false, "do not ask")
	f.BoolVar(&j.dryRun, "dry-run", false, "print the plan and write nothing")
	f.BoolVar(&j.json, "json", false, "print one JSON object per line instead of text")
}

func newRewrite(r migrate.Rewrite, short string) *cobra.Command {
	j := &job{plan: migrate.PlannerConfig{Rewrite: r}}
	cmd := &cobra.Command{
		Use:   r.String(),
		Short: short,
		Example: fmt.Sprintf(`  sqluuid migrate %[1]v --database sqlite:/srv/shop.db --column orders.id --dry-run
  sqluuid migrate %[1]v --database postgres://shop@db.example.net/shop --column public.orders.id --yes
  sqluuid migrate %[1]v --database mariadb://shop@db.example.net/shop --column 'orders.id' --on-mismatch=skip`, r),
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			return j.told(cmd, j.do(cmd, (*migrate.Planner).Plan))
		},
	}
	j.flags(cmd)
	cmd.Flags().StringVar((*string)(&j.plan.OnMismatch), "on-mismatch", "fail",
		"what to do about ids of other versions: `fail|skip`: fail stops before the first write, skip leaves them as they are")
	return cmd
}

func newUndo() *cobra.Command {
	j := &job{}
	cmd := &cobra.Command{
		Use:   "undo",
		Short: "Take back the latest run on a column, byte for byte",
		Long: `Take back the latest run on a column, finished or not: the ids that the run rewrote become what they were, and no
others. Ids of the new version that the run neither made nor found are refused until a flag says what to do.`,
		Example: `  sqluuid migrate undo --database sqlite:/srv/shop.db --column orders.id
  sqluuid migrate undo --database sqlite:/srv/shop.db --column orders.id --created-before 2026-03-01T00:00:00Z`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if j.before != "" {
				t, err := parseTime(j.before)
				if err != nil {
					return j.told(cmd, err)
				}
				j.plan.CreatedBefore = t
			}
			return j.told(cmd, j.do(cmd, (*migrate.Planner).PlanUndo))
		},
	}
	j.flags(cmd)
	cmd.Flags().BoolVar(&j.plan.IncludeNew, "include-new", false, "also turn back ids that were born after the run")
	cmd.Flags().StringVar(&j.before, "created-before", "",
		"of the ids born after the run, turn back those whose own time is before `TIME` (RFC 3339), and leave the others as they are")
	return cmd
}

func parseTime(s string) (time.Time, error) {
	for _, layout := range []string{time.RFC3339Nano, "2006-01-02T15:04:05", "2006-01-02 15:04:05", time.DateOnly} {
		if t, err := time.Parse(layout, s); err == nil {
			return t, nil
		}
	}
	return time.Time{}, usagef("--created-before takes a time such as 2026-03-01T12:00:00Z, not %q", s)
}

// told ends the JSON with an object for the error, if there is one.
func (j *job) told(cmd *cobra.Command, err error) error {
	if err != nil && j.json {
		newReporter(cmd.OutOrStdout(), cmd.ErrOrStderr(), true).failed(err)
	}
	return err
}

// do makes the plan, shows it, asks, and runs it.
func (j *job) do(cmd *cobra.Command, plan func(*migrate.Planner, context.Context) (*migrate.Plan, error)) error {
	ctx, out := cmd.Context(), cmd.OutOrStdout()
	switch {
	case j.database == "":
		return usagef("--database is missing; see %s --help", cmd.CommandPath())
	case j.column == "":
		return usagef("--column is missing; see %s --help", cmd.CommandPath())
	case j.run.ChunkRows < 1 || j.run.ChunkRows > migrate.MaxChunkRows:
		return usagef("--chunk-rows must be from 1 to %d", migrate.MaxChunkRows)
	case j.run.LockWait <= 0:
		return usagef("--lock-wait must be more than 0")
	}
	var err error
	if j.plan.Column, err = migrate.ParseColumn(j.column); err != nil {
		return err
	}
	if m := j.plan.OnMismatch; m != "" && m != migrate.Fail && m != migrate.Skip {
		return usagef("--on-mismatch takes fail or skip, not %q", m)
	}
	if j.plan.IncludeNew && !j.plan.CreatedBefore.IsZero() {
		return usagef("--include-new and --created-before exclude each other")
	}
	db, err := openDatabase(ctx, j.database)
	if err != nil {
		return err
	}
	defer db.Close()
	planner, err := migrate.NewPlanner(db.DB, db.engine, j.plan)
	if err != nil {
		return err
	}
	pl, err := plan(planner, ctx)
	show := newReporter(out, cmd.ErrOrStderr(), j.json)
	if err != nil {
		show.refused(pl, err)
		return err
	}
	show.plan(pl)
	if j.dryRun || pl.NothingToDo {
		if j.dryRun {
			show.note("Dry run: nothing was written.")
		}
		return nil
	}
	if !j.yes {
		if err := confirm(ctx, cmd.InOrStdin(), cmd.ErrOrStderr()); err != nil {
			return err
		}
	}
	j.run.OnEvent = show.event
	runner, err := migrate.NewRunner(pl, j.run)
	if err != nil {
		return err
	}
	rep, err := runner.Run(ctx)
	show.stop()
	if err != nil {
		if errors.Is(err, migrate.ErrStopped) {
			return fmt.Errorf("%w; run the same command again to go on", err)
		}
		return err
	}
	show.report(pl, rep)
	return nil
}

// errDeclined is the answer no.
var errDeclined = errors.New("not confirmed, nothing was changed; answer yes, or pass --yes to run without asking")

// confirm asks on the terminal. The end of the input is a no.
func confirm(ctx context.Context, in io.Reader, out io.Writer) error {
	fmt.Fprint(out, "Go on? [y/N] ")
	answer := make(chan string, 1)
	go func() {
		line, _ := bufio.NewReader(in).ReadString('\n')
		answer <- line
	}()
	select {
	case <-ctx.Done():
		return errDeclined
	case line := <-answer:
		switch strings.ToLower(strings.TrimSpace(line)) {
		case "y", "yes":
			return nil
		}
		fmt.Fprintln(out)
		return errDeclined
	}
}

func newStatus() *cobra.Command {
	var url string
	var asJSON bool
	cmd := &cobra.Command{
		Use:     "status",
		Short:   "List the runs that a database knows of",
		Example: "  sqluuid migrate status --database sqlite:/srv/shop.db",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if url == "" {
				return usagef("--database is missing; see %s --help", cmd.CommandPath())
			}
			db, err := openDatabase(cmd.Context(), url)
			if err != nil {
				return err
			}
			defer db.Close()
			runs, err := migrate.Status(cmd.Context(), db.DB, db.engine)
			if err != nil {
				return err
			}
			return writeStatus(cmd.OutOrStdout(), runs, asJSON)
		},
	}
	cmd.Flags().StringVar(&url, "database", "", "`URL` of the database")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one JSON object per line instead of a table")
	return cmd
}

func writeStatus(out io.Writer, runs []migrate.RunStatus, asJSON bool) error {
	if asJSON {
		enc := json.NewEncoder(out)
		for _, r := range runs {
			if err := enc.Encode(r); err != nil {
				return err
			}
		}
		return nil
	}
	if len(runs) == 0 {
		fmt.Fprintln(out, "No migrations are recorded in this database.")
		return nil
	}
	tw := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "RUN\tREWRITE\tSTATUS\tREWRITTEN\tSTARTED\tUPDATED\tCOLUMNS")
	for _, r := range runs {
		fmt.Fprintf(tw, "%d\t%s\t%s\t%d of %d\t%s\t%s\t%s\n", r.Run, r.Rewrite, r.Status, r.Moved, r.Total,
			r.Started.Format(time.DateTime), r.Updated.Format(time.DateTime), strings.Join(r.Columns, ", "))
	}
	return tw.Flush()
}
