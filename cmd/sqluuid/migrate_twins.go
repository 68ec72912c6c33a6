package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate"
)

// twinConfig is what the flags of a plan or a rewrite say of twins. A column of --also gets a
// twin too.
func (j *job) twinConfig() (migrate.TwinConfig, error) {
	var when time.Time
	columns, err := parseColumns(j.columns)
	if j.timeElse != "" && err == nil {
		when, err = parseTime("time-else", j.timeElse)
	}
	return migrate.TwinConfig{Rewrite: j.plan.Rewrite, Columns: columns, Type: j.typ,
		All: j.all, Except: j.except, Ending: j.ending, TimeColumn: j.timeColumn,
		TimeOf: j.timeOf, TimeElse: when, BucketBits: j.bucketBits,
		AllowTriggers: j.plan.AllowTriggers, Links: j.links}, err
}

// plannedTwins is the JSON of migrate plan by twins.
type plannedTwins struct {
	Rewrite  string            `json:"rewrite"`
	Database string            `json:"database"` // never with a password
	Twins    migrate.TwinFacts `json:"twins"`
}

// planTwins prints a plan, also one that was refused.
func (g *target) planTwins(cmd *cobra.Command, j *job, ids *migrate.Database,
	place string) error {
	cfg, err := j.twinConfig()
	if err != nil {
		return err
	}
	pl, err := ids.PlanTwins(cmd.Context(), cfg)
	switch out := (visibleWriter{cmd.OutOrStdout()}); {
	case pl == nil || g.quiet:
	case j.printSQL:
		if err == nil {
			err = printScript(cmd, ids, pl)
		}
	case g.json:
		err = cmp.Or(err, json.NewEncoder(flagWriter{cmd.OutOrStdout()}).Encode(plannedTwins{
			cfg.Rewrite.String(), place, pl.Facts()}))
	default:
		fmt.Fprintf(out, "Database: %s\n", place)
		_, _ = pl.WriteTo(out)
	}
	return err
}

// printScript prints the statements of a plan. They are to be run, and so are written as they are.
func printScript(cmd *cobra.Command, ids *migrate.Database, pl *migrate.TwinPlan) error {
	text, err := ids.ScriptTwins(cmd.Context(), pl)
	if err == nil {
		_, err = io.WriteString(cmd.OutOrStdout(), text)
	}
	return err
}

// doTwins plans, asks, and makes the twins.
func (j *job) doTwins(cmd *cobra.Command, ids *migrate.Database, show *reporter,
	place string) error {
	cfg, err := j.twinConfig()
	if err != nil {
		return err
	}
	pl, err := ids.PlanTwins(cmd.Context(), cfg)
	if pl != nil && !j.json {
		fmt.Fprintf(show.out, "Database: %s\n", place)
		_, _ = pl.WriteTo(show.out)
	}
	if err != nil || j.dryRun || pl.Facts().NothingToDo {
		return err
	}
	if err := j.confirmWrite(cmd, place); err != nil {
		return err
	}
	show.verb = "filled"
	rep, err := ids.RunTwins(cmd.Context(), pl, j.twinRun(cmd, show))
	show.stop()
	if pl.Rebuilds() {
		return j.sayEnd(cmd, rep, err, "Run %d is %s: %s of the tables are right. Undo makes the "+
			"tables once more; finish forgets what it needs for that.", rep.Run, rep.Status, pairs(rep))
	}
	return j.sayEnd(cmd, rep, err, "Run %d is %s: the pairs of %s are right. When the "+
		"application follows, run:\n  sqluuid migrate cutover --run %d%s", rep.Run, rep.Status,
		pairs(rep), rep.Run, j.source.flagsToRepeat())
}

// undoTwins takes back the change of type that is under way.
func (j *job) undoTwins(cmd *cobra.Command, ids *migrate.Database, show *reporter,
	place string) error {
	if j.dryRun {
		g := target{json: j.json, quiet: j.quiet}
		return g.say(cmd, map[string]bool{"dry_run": true}, "The undo would put the columns of the "+
			"run on %s back as they were before it. Nothing was changed.", j.plan.Column)
	}
	if err := j.confirmWrite(cmd, place); err != nil {
		return err
	}
	rep, err := ids.UndoTwins(cmd.Context(), j.plan.Column, j.twinRun(cmd, show))
	show.stop()
	return j.sayEnd(cmd, rep, err, "Run %d is %s: the columns are as they were before it.", rep.Run,
		rep.Status)
}

// confirmWrite asks, unless --yes says not to.
func (j *job) confirmWrite(cmd *cobra.Command, place string) error {
	if j.yes {
		return nil
	}
	fmt.Fprintf(visibleWriter{cmd.ErrOrStderr()}, "This writes to %s.\n", place)
	return confirm(cmd.Context(), cmd.InOrStdin(), cmd.ErrOrStderr())
}

// twinRun is the configuration of a run with what shows it.
func (j *job) twinRun(cmd *cobra.Command, show *reporter) migrate.RunConfig {
	j.run.Process, j.run.Command, j.run.OnEvent = processName(), commandLine(cmd), show.event
	j.run.PauseReason = func() string {
		if _, err := os.Stat(j.pauseFile); j.pauseFile != "" && err == nil {
			return "paused by the file " + j.pauseFile + "; remove it to go on"
		}
		return ""
	}
	return j.run
}

// sayEnd prints how something ended.
func (j *job) sayEnd(cmd *cobra.Command, rep migrate.TwinReport, err error, format string,
	args ...any) error {
	g := target{json: j.json, quiet: j.quiet}
	if err != nil {
		return err
	}
	return g.say(cmd, rep, format, args...)
}

// pairs counts the pairs that a verification has compared.
func pairs(rep migrate.TwinReport) string {
	var n int64
	for _, t := range rep.Tables {
		n += t.Rows
	}
	return thousands.Count(n, "row")
}

func (g *target) finishTwins(cmd *cobra.Command, ids *migrate.Database, show *reporter,
	cfg migrate.FinishTwinsConfig, place string, yes bool) error {
	if !yes {
		fmt.Fprintf(visibleWriter{cmd.ErrOrStderr()}, "What the way back of the run on %s needs "+
			"will be dropped. There is no undo then.\n", cfg.Column)
		j := &job{}
		if err := j.confirmWrite(cmd, place); err != nil {
			return err
		}
	}
	cfg.Run = migrate.RunConfig{OnEvent: show.event, Process: processName(),
		Command: commandLine(cmd)}
	rep, err := ids.FinishTwins(cmd.Context(), cfg)
	if err != nil {
		return err
	}
	return g.say(cmd, rep, "Run %d is finished and forgotten: there is no way back.", rep.Run)
}

func (g *target) verifyTwins(cmd *cobra.Command, ids *migrate.Database,
	column migrate.ColumnName) error {
	rep, err := ids.VerifyTwins(cmd.Context(), column, migrate.RunConfig{Process: processName(),
		Command: commandLine(cmd)})
	if err != nil {
		return err
	}
	return g.say(cmd, rep, "Run %d is %s: the ids of %s are right, and each child has its parent.",
		rep.Run, rep.Status, pairs(rep))
}

func newCutOver() *cobra.Command {
	g := &target{}
	cfg := migrate.CutOverConfig{}
	var yes bool
	var at, before, after string
	cmd := &cobra.Command{
		Use:   "cutover",
		Short: "Exchange the names of columns and their twins",
		Long: `Exchange the names of all columns of a run by twins with the names of their twins. It
writes no row: it is one transaction on PostgreSQL, and one message on MySQL and MariaDB, which the
same command completes after a crash of the server. Pools of sqltype.Follow wait for it, for less
than the hold, and go on with the new type. With --back it exchanges them back; what was written
meanwhile stays.

It is refused while a session does not follow, which would send ids as the columns were, and while a
column with ids has no part in the run and was not left out by --except. It holds the pools at most
three times, and for 10 s in all. When transactions do not end, it gives up, names one, and leaves
everything as it was.`,
		Example: "  sqluuid migrate cutover --column orders.id --check\n" +
			"  sqluuid migrate cutover --column orders.id --back",
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
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
			show := newReporter(cmd.OutOrStdout(), cmd.ErrOrStderr(), g.json)
			if g.quiet {
				show.hush()
			}
			cfg.Packets = db.Packets
			cfg.Run.OnEvent, cfg.Run.Process = show.event, processName()
			cfg.Run.Command = commandLine(cmd)
			until, err := timeOfDay(at, time.Now())
			if err != nil {
				return err
			}
			if cfg.Hold == 0 { // which the library takes for its default
				return usagef("--hold takes 2 to 10 seconds, not 0")
			}
			if !yes && !cfg.Check {
				if done, err := g.confirmCutOver(cmd, ids, cfg, db.Place, at != ""); err != nil || done {
					return err
				}
			}
			if err := waitUntil(cmd.Context(), until, cmd.ErrOrStderr()); err != nil {
				return err
			}
			cfg.Before = runsAround(before, cmd.ErrOrStderr())
			rep, err := ids.CutOver(cmd.Context(), cfg)
			if err != nil {
				return err
			}
			if run := runsAround(after, cmd.ErrOrStderr()); run != nil && !cfg.Check && !rep.Already {
				if err := run(cmd.Context()); err != nil {
					return fmt.Errorf("the names were exchanged, and the command after it failed: %w", err)
				}
			}
			return g.sayCutOver(cmd, cfg, rep)
		},
	}
	g.flags(cmd)
	g.runFlag(cmd)
	f := cmd.Flags()
	addList(f, &cfg.Except, "except", exceptHelp)
	addList(f, &cfg.Acknowledge, "acknowledge", "cut over although `TABLE.COLUMN`, an "+
		"array or JSON, has old keys within its values, which stay; may be repeated; of new keys on "+
		"PostgreSQL")
	f.BoolVar(&cfg.Back, "back", false, "exchange the names back")
	f.BoolVar(&cfg.Check, "check", false, "say whether a cut-over may come now, and change nothing")
	f.DurationVar(&cfg.Hold, "hold", 3*time.Second, "longest wait of the pools that follow, each "+
		"time; 2 to 10 s")
	f.DurationVar(&cfg.Run.LockWait, "lock-wait", 10*time.Second, "longest wait for the locks of "+
		"others; not for the locks of the exchange, which end with the hold")
	f.BoolVar(&cfg.IgnoreSessions, "ignore-sessions", false, "go on although sessions do not follow")
	f.StringVar(&at, "at", "", "wait until `HH:MM` of this machine's clock")
	f.StringVar(&before, "before", "", "run a `COMMAND` before; without a shell; nothing is changed "+
		"when it fails")
	f.StringVar(&after, "after", "", "run a `COMMAND` after; without a shell")
	f.BoolVar(&yes, "yes", false, "do not ask")
	return cmd
}

// confirmCutOver asks when nothing else blocks a cut-over. Sessions may follow until a later time.
// It reports whether there is nothing to exchange.
func (g *target) confirmCutOver(cmd *cobra.Command, ids *migrate.Database,
	cfg migrate.CutOverConfig, place string, later bool) (done bool, err error) {
	cfg.Check, cfg.IgnoreSessions = true, cfg.IgnoreSessions || later
	cfg.Run.OnEvent = nil
	rep, err := ids.CutOver(cmd.Context(), cfg)
	if err != nil {
		return false, err
	}
	if rep.Already {
		return true, g.sayCutOver(cmd, cfg, rep)
	}
	return false, (&job{}).confirmWrite(cmd, place)
}

func (g *target) sayCutOver(cmd *cobra.Command, cfg migrate.CutOverConfig,
	rep migrate.TwinReport) error {
	switch {
	case rep.Already:
		return g.say(cmd, rep, "Run %d is %s: there was nothing to exchange.", rep.Run, rep.Status)
	case cfg.Check:
		return g.say(cmd, rep, "Run %d is %s, and a cut-over may come: every session follows.", rep.Run,
			rep.Status)
	}
	return g.say(cmd, rep, "Run %d is %s. The tables were locked for %v, in hold %d of at most 3.",
		rep.Run, rep.Status, rep.LockTime.Round(time.Millisecond), rep.Holds)
}

// timeOfDay returns the next time of day behind now, the zero time for "".
func timeOfDay(at string, now time.Time) (next time.Time, err error) {
	if at == "" {
		return next, nil
	}
	t, err := time.ParseInLocation("15:04", at, time.Local)
	if err != nil {
		return next, usagef("--at takes a time of day such as 03:00, not %q", at)
	}
	next = time.Date(now.Year(), now.Month(), now.Day(), t.Hour(), t.Minute(), 0, 0, time.Local)
	if next.Before(now) {
		next = next.AddDate(0, 0, 1)
	}
	return next, nil
}

// waitUntil waits for a time.
func waitUntil(ctx context.Context, next time.Time, out io.Writer) error {
	if next.IsZero() {
		return nil
	}
	fmt.Fprintf(out, "waiting until %s\n", next.Format(time.RFC3339))
	select {
	case <-ctx.Done():
		return context.Cause(ctx)
	case <-time.After(time.Until(next)):
		return nil
	}
}

// runsAround runs a command without a shell, and without what opens the database; nil for "".
func runsAround(line string, out io.Writer) func(context.Context) error {
	words := strings.Fields(line)
	if len(words) == 0 {
		return nil
	}
	return func(ctx context.Context) error {
		cmd := exec.CommandContext(ctx, words[0], words[1:]...)
		cmd.Stdout, cmd.Stderr = out, out
		for _, v := range os.Environ() {
			if !strings.HasPrefix(v, "DATABASE_URL=") && !strings.HasPrefix(v, "PG") &&
				!strings.HasPrefix(v, "MYSQL_") {
				cmd.Env = append(cmd.Env, v)
			}
		}
		return cmd.Run()
	}
}
