package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/connect"
	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/pause"
	"github.com/sqluuid/sqluuid/migrate"
)

func newMigrate() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "migrate",
		Short: "Rewrite a UUID key column and the columns that refer to it",
		Long: `Rewrite a UUID key column and every column that foreign keys link to it, in chunks of one
transaction each. The state is in the database: kill the command at any moment, run it again, or
undo it. Plan first; a plan writes nothing.`,
		Example: `  sqluuid migrate plan v1-to-v6 --column orders.id
  sqluuid migrate v1-to-v6 --column orders.id
  sqluuid migrate undo --column orders.id`,
		Args: noArgs,
		RunE: showHelp,
	}
	cmd.AddGroup(&cobra.Group{ID: controlGroup, Title: "Plan and control a run:"},
		&cobra.Group{ID: rewritesGroup, Title: "Rewrites:"})
	add := func(group string, list ...*cobra.Command) {
		for _, c := range list {
			c.GroupID = group
		}
		cmd.AddCommand(list...)
	}
	add(controlGroup, newPlan(), newCutOver(), newUndo(), newStatus(), newVerify(), newPause(),
		newResume(), newFinish(), newExportMap(), newRewriteList())
	add(rewritesGroup, newRewrites()...)
	return cmd
}

// The groups of the commands of migrate.
const controlGroup, rewritesGroup = "control", "rewrites"

// job is what the flags of a rewrite or an undo say.
type job struct {
	source
	columns    []string
	twins      bool
	all        bool     // with twins: all columns of ids
	except     []string // columns that get no twins
	ending     string   // of the names of twins
	typ        string   // that a change of type makes
	timeColumn string   // of new keys
	timeOf     string
	timeElse   string
	bucketBits int
	printSQL   bool  // instead of the plan by twins
	number     int64 // of the run to undo
	plan       migrate.PlanConfig
	run        migrate.RunConfig
	also       []string
	links      []migrate.KeyLink // of also
	replicas   []string
	pauseFile  string
	yes        bool
	dryRun     bool
	json       bool
	quiet      bool
	logLevel   string
	before     string
	address    string // of the metrics, "" for none
	report     string // file of the page about the run, "" for none
	onMismatch string
	requested  bool // of the run, an undo
}

func (j *job) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	j.source.flags(cmd)
	addList(f, &j.columns, "column", columnHelp)
	f.IntVar(&j.run.ChunkRows, "chunk-rows", 50_000, "most rows of a column per transaction; the "+
		"first chunk has 2,000, or this if it is less")
	f.DurationVar(&j.run.ChunkTime, "chunk-time", 500*time.Millisecond,
		"longest transaction to aim for; chunks aim at 40 % of it")
	f.IntVar(&j.run.Workers, "workers", 0, "chunks to work on at once, 1 to 64 (default 1); SQLite "+
		"has one writer and so one worker")
	f.DurationVar(&j.run.LockWait, "lock-wait", 10*time.Second,
		"longest wait for the locks of other sessions; each attempt waits at most 0.3 s for a table "+
			"and 1 s for a row")
	f.DurationVar(&j.run.StopAfter, "stop-after", 0, "stop between two chunks after so long, with "+
		"exit code 5; the same command goes on later")
	j.triggerFlags(cmd)
	f.BoolVar(&j.plan.IgnoreHiddenKeys, "ignore-hidden-keys", false, hiddenKeysHelp)
	f.BoolVar(&j.yes, "yes", false, "do not ask")
	f.BoolVar(&j.dryRun, "dry-run", false, "print the plan and write nothing")
	f.BoolVar(&j.json, "json", false, "print one JSON object per line; docs/reference/json.md has "+
		"the schema")
	f.StringVar(&j.report, "report", "", reportHelp)
	f.BoolVar(&j.quiet, "quiet", false, "print nothing but errors")
	f.StringVar(&j.logLevel, "log-level", "", "log to stderr from `LEVEL` on instead of showing "+
		"progress; debug (every chunk), info, warn or error")
	f.StringVar(&j.address, "metrics-address", "", "serve Prometheus figures at "+
		"http://`HOST:PORT`/metrics; loopback addresses only; port 0 takes a free one")
	f.StringVar(&j.pauseFile, "pause-file", "", "wait before the next chunk while this `FILE` exists")
	f.DurationVar(&j.run.MaxLag, "max-lag", 0, "wait while a replica is further behind than this")
	addList(f, &j.replicas, "replica", "`URL` of a replica to ask for its lag; may be "+
		"repeated; PostgreSQL knows its replicas")
	f.BoolVar(&j.run.Vacuum, "vacuum", false, "free old row versions between chunks; the tables "+
		"hardly grow; PostgreSQL, and roles that own the tables")
	f.IntVar(&j.run.MaxLoad, "max-load", 0, "wait while the server works on more statements than this")
}

// rewriteFlags adds the flags that only a rewrite has.
func (j *job) rewriteFlags(cmd *cobra.Command) {
	j.linkFlags(cmd)
	cmd.Flags().BoolVar(&j.run.NormaliseInserts, "normalize-inserts", false,
		"let triggers turn ids of the old form as they arrive; before foreign keys are checked; finish "+
			"and undo remove them")
	cmd.Flags().BoolVar(&j.run.CreateMissingIndexes, "create-missing-indexes", false,
		"first index every column of the class that has no index; the indexes stay")
}

// triggerFlags are those about the triggers of the tables.
func (j *job) triggerFlags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.BoolVar(&j.plan.DisableTriggers, "disable-triggers", false,
		"disable the tables' own triggers within each chunk; other writers wait meanwhile; PostgreSQL "+
			"and SQLite")
	f.BoolVar(&j.plan.AllowTriggers, "allow-triggers", false,
		"let the updates fire the tables' own triggers; a trigger that changes the same rows ends the "+
			"run")
	f.BoolVar(&j.plan.AllowSideEffects, "allow-side-effects", false,
		"with --allow-triggers, accept whatever they change")
}

// linkFlags are those about links without a foreign key.
func (j *job) linkFlags(cmd *cobra.Command) {
	addList(cmd.Flags(), &j.also, "also", alsoHelp)
	cmd.Flags().BoolVar(&j.plan.AllowOrphans, "allow-orphans", false,
		"with --also, rewrite ids that no other table has, too")
}

func newUndo() *cobra.Command {
	j := &job{}
	cmd := &cobra.Command{
		Use:   "undo",
		Short: "Take back the latest run on a column, byte for byte",
		Long: `Take back the latest run on a column, finished or not: the ids that the run rewrote become
what they were, and no others. Ids of the new version that the run neither made nor found are
refused until a flag says what to do.`,
		Example: `  sqluuid migrate undo --database sqlite:/srv/shop.db --column orders.id
  sqluuid migrate undo --column orders.id --created-before 2026-03-01T00:00:00Z`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if j.before != "" {
				t, err := parseTime("created-before", j.before)
				if err != nil {
					return err
				}
				j.plan.CreatedBefore = t
			}
			j.plan.Undo = true
			return j.do(cmd)
		},
	}
	j.flags(cmd)
	cmd.Flags().Int64Var(&j.number, "run", 0, runHelp)
	cmd.Flags().BoolVar(&j.plan.IncludeNew, "include-new", false,
		"also turn back ids that were created after the run")
	cmd.Flags().StringVar(&j.before, "created-before", "",
		"of ids created after the run, turn back those before `TIME`; their own time counts; RFC 3339; "+
			"the others stay as they are")
	cmd.Flags().BoolVar(&j.plan.AllowOrphans, "allow-orphans", false,
		"undo the rest although a column of the run is gone, or all its rows of a kind; ids that are "+
			"somewhere else now stay as they are")
	return cmd
}

func parseTime(flag, s string) (time.Time, error) {
	for _, layout := range []string{time.RFC3339Nano, "2006-01-02T15:04:05", "2006-01-02 15:04:05",
		time.DateOnly} {
		if t, err := time.Parse(layout, s); err == nil {
			return t, nil
		}
	}
	return time.Time{}, usagef("--%s takes a time such as 2026-03-01T12:00:00Z, not %q", flag, s)
}

// check reports faults of the flags.
func (j *job) check(cmd *cobra.Command) (err error) {
	switch {
	case len(j.columns) == 0 && !j.all && !j.plan.Undo:
		return usagef("--column is missing; see %s --help", cmd.CommandPath())
	case len(j.columns) > 0 && j.number != 0:
		return usagef("--run and --column exclude each other; see %s --help", cmd.CommandPath())
	case j.run.ChunkRows < 1 || j.run.ChunkRows > 1_000_000:
		return usagef("--chunk-rows must be from 1 to %d", 1_000_000)
	case j.run.ChunkTime <= 0:
		return usagef("--chunk-time must be more than 0")
	case cmd.Flags().Changed("workers") && j.run.Workers < 1 || j.run.Workers > 64:
		return usagef("--workers must be from 1 to 64")
	case j.run.StopAfter < 0:
		return usagef("--stop-after must not be negative")
	case j.run.MaxLag < 0 || j.run.MaxLoad < 0:
		return usagef("--max-lag and --max-load must not be negative")
	case len(j.replicas) > 0 && j.run.MaxLag == 0:
		return usagef("--replica is of use with --max-lag only")
	case j.json && j.quiet:
		return usagef("--json and --quiet exclude each other")
	case j.run.LockWait <= 0:
		return usagef("--lock-wait must be more than 0")
	case j.plan.IncludeNew && !j.plan.CreatedBefore.IsZero():
		return usagef("--include-new and --created-before exclude each other")
	}
	if err := j.mismatch(); err != nil {
		return err
	}
	if j.address != "" {
		if err := loopback(j.address); err != nil {
			return err
		}
	}
	if len(j.columns) > 0 {
		if j.plan.Column, err = migrate.ParseColumn(j.columns[0]); err != nil {
			return err
		}
	}
	return j.parseAlso()
}

// parseAlso reads the columns of --also, each with the key that it holds where one is named.
func (j *job) parseAlso() error {
	for _, s := range j.also {
		l, err := migrate.ParseKeyLink(s)
		if err != nil {
			return err
		}
		j.links, j.plan.Also = append(j.links, l), append(j.plan.Also, l.Column)
	}
	return nil
}

// byTwins reports whether the rewrite is a change of type, or is made by --twins. It refuses flags
// that are for the other way.
func (j *job) byTwins(cmd *cobra.Command, ids *migrate.Database) (bool, error) {
	needed := ids.NeedsTwins(j.plan.Rewrite)
	if !j.twins && !needed {
		if len(j.columns) > 1 || j.all || len(j.except) > 0 || j.ending != "" || j.printSQL {
			return false, usagef("several --column, --all, --except, --own-names and --print-sql are for " +
				"changes of type and --twins only")
		}
		for _, l := range j.links {
			if l.Of != (migrate.ColumnName{}) {
				return false, usagef("--also %s=%s: a key behind the column is for new keys only",
					l.Column, l.Of)
			}
		}
		return false, nil
	}
	for _, name := range inPlaceFlags {
		if f := cmd.Flags().Lookup(name); f != nil && f.Changed && !sameAsDefault(f) {
			why := "--twins makes no use of it"
			if needed {
				why = fmt.Sprintf("%v changes a type, and not in place", j.plan.Rewrite)
			}
			return true, usagef("leave --%s out: %s", name, why)
		}
	}
	return true, nil
}

// inPlaceFlags are those that say nothing about a change of type.
var inPlaceFlags = []string{"on-mismatch",
	"disable-triggers", "allow-side-effects", "ignore-hidden-keys", "normalize-inserts",
	"create-missing-indexes", "vacuum", "workers", "measure"}

// sameAsDefault reports whether a flag has the value that it has anyway.
func sameAsDefault(f *pflag.Flag) bool { return f.Value.String() == f.DefValue }

// mismatch reads what is to be done about ids that the rewrite does not apply to.
func (j *job) mismatch() error {
	switch j.onMismatch {
	case "", "fail":
	case "skip":
		j.plan.SkipOthers = true
	case "rewrite":
		j.plan.RewriteImages = true
	case "skip,rewrite", "rewrite,skip":
		j.plan.SkipOthers, j.plan.RewriteImages = true, true
	default:
		return usagef("--on-mismatch takes fail, skip, rewrite or skip,rewrite, not %q", j.onMismatch)
	}
	return nil
}

// gcPercent keeps the heap small. A run needs little memory of its own, and SQLite's
// cache has better use for the rest.
const gcPercent = 40

// do makes the plan, shows it, asks, and runs it.
func (j *job) do(cmd *cobra.Command) (err error) {
	if err := j.check(cmd); err != nil {
		return err
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(gcPercent)
	}
	show, err := j.reporter(cmd)
	if err != nil {
		return err
	}
	if show.ticket, err = newTicket(j.report); err != nil {
		return err
	} else if show.ticket != nil {
		show.ticket.command = commandLine(cmd)
		defer func() { err = errors.Join(err, show.ticket.write(err)) }()
	}
	db, err := j.source.open(cmd)
	if err != nil {
		return err
	}
	defer db.Close()
	if len(j.columns) == 0 && !j.all {
		if j.plan.Column, err = columnOfRun(cmd, db, j.number); err != nil {
			return err
		}
	}
	if j.address != "" {
		stop, err := show.serve(cmd.Context(), j.address, j.plan.Column)
		if err != nil {
			return err
		}
		defer stop()
	}
	closeReplicas, err := j.openReplicas(cmd.Context())
	if err != nil {
		return err
	}
	defer closeReplicas()
	ids, err := migrate.Open(db.DB, db.Engine)
	if err != nil {
		return err
	}
	if twins, err := j.byTwins(cmd, ids); err != nil {
		return err
	} else if twins {
		return j.doTwins(cmd, ids, show, db.Place)
	}
	if j.plan.Undo {
		if has, err := ids.HasTwins(cmd.Context(), j.plan.Column); err != nil {
			return err
		} else if has {
			return j.undoTwins(cmd, ids, show, db.Place)
		}
	}
	if show.metrics != nil {
		show.metrics.follow(ids.Status)
	}
	pl, err := ids.Plan(cmd.Context(), j.plan)
	if errors.Is(err, migrate.ErrBusy) && !j.dryRun {
		pl, err = j.endWorkers(cmd, ids, err)
	}
	if err != nil {
		show.reportRefusal(pl, err)
		return err
	}
	show.plan(pl, db.Place)
	if j.dryRun && !pl.Undo {
		est, err := ids.Estimate(cmd.Context(), pl, false)
		if err != nil {
			return err
		}
		show.estimate(est)
	}
	if err := ids.Check(cmd.Context(), pl, j.run); err != nil {
		return err
	}
	if j.dryRun || pl.NothingToDo {
		if j.dryRun {
			show.dryRun()
		}
		return nil
	}
	if !j.yes {
		fmt.Fprintf(visibleWriter{cmd.ErrOrStderr()}, "This writes to %s.\n", db.Place)
		if err := confirm(cmd.Context(), cmd.InOrStdin(), cmd.ErrOrStderr()); err != nil {
			if j.requested {
				_, _ = ids.Resume(context.WithoutCancel(cmd.Context()), j.plan.Column)
			}
			return err
		}
	}
	j.run.Process, j.run.Command = processName(), commandLine(cmd)
	return j.carryOut(cmd.Context(), ids, pl, show)
}

// endWorkers asks the workers of the run to end, and plans its undo when they have. busy says that
// this could not be done while they work. A plan that is refused takes the request back.
func (j *job) endWorkers(cmd *cobra.Command, ids *migrate.Database, busy error) (*migrate.Plan,
	error) {
	ctx := cmd.Context()
	if !j.yes {
		note := visibleWriter{cmd.ErrOrStderr()}
		fmt.Fprintln(note, joinFailures(failuresOf(busy)))
		fmt.Fprintln(note, "The undo ends its workers before their next chunk, and "+
			"shows its plan then.")
		if err := confirm(ctx, cmd.InOrStdin(), cmd.ErrOrStderr()); err != nil {
			return nil, err
		}
	}
	j.requested = true
	_, err := ids.RequestUndo(ctx, j.plan.Column)
	if err != nil && !errors.Is(err, migrate.ErrNoRun) { // it has ended meanwhile
		return nil, err
	}
	for start := time.Now(); ; {
		pl, err := ids.Plan(ctx, j.plan)
		switch {
		case err == nil:
			return pl, nil
		case !errors.Is(err, migrate.ErrBusy):
			_, _ = ids.Resume(context.WithoutCancel(ctx), j.plan.Column)
			return pl, err
		case time.Since(start) > j.run.LockWait:
			return pl, fmt.Errorf("%w; the undo is requested, and its workers end before their next "+
				"chunk: run the same again", err)
		}
		select {
		case <-ctx.Done():
		case <-time.After(watchEvery):
		}
	}
}

// reporter makes what shows the job.
func (j *job) reporter(cmd *cobra.Command) (*reporter, error) {
	log, err := newLogger(j.logLevel, cmd.ErrOrStderr())
	if err != nil {
		return nil, err
	}
	show := newReporter(cmd.OutOrStdout(), cmd.ErrOrStderr(), j.json)
	if j.quiet {
		show.hush()
	}
	show.log = log
	return show, nil
}

// openReplicas opens the replicas whose lag is to be watched.
func (j *job) openReplicas(ctx context.Context) (closeAll func(), err error) {
	closeAll = func() {
		for _, db := range j.run.Replicas {
			db.Close()
		}
	}
	for _, raw := range j.replicas {
		replica, err := connect.Open(ctx, raw)
		if err != nil {
			closeAll()
			return nil, fmt.Errorf("--replica: %w", err)
		}
		j.run.Replicas = append(j.run.Replicas, replica.DB)
	}
	return closeAll, nil
}

// carryOut runs a plan.
func (j *job) carryOut(ctx context.Context, ids *migrate.Database, pl *migrate.Plan,
	show *reporter) error {
	signalled, stop := pause.Signal()
	defer stop()
	j.run.PauseReason = func() string {
		if signalled() {
			return "paused by a signal; another SIGUSR1 lets it go on"
		}
		if j.pauseFile != "" {
			if _, err := os.Stat(j.pauseFile); err == nil {
				return "paused by the file " + j.pauseFile + "; remove it to go on"
			}
		}
		return ""
	}
	j.run.OnEvent = show.event
	if n := pl.Writers; n > 0 && n < j.run.Workers {
		show.note(fmt.Sprintf("This engine has %d writer at a time: --workers is %d.", n, n))
	}
	rep, err := ids.Run(ctx, pl, j.run)
	show.stop()
	if errors.Is(err, migrate.ErrStopped) {
		return fmt.Errorf("%w; run the same command again to go on", err)
	}
	if err != nil {
		return err
	}
	show.report(pl, rep)
	return nil
}

// errDeclined is the answer no.
var errDeclined = errors.New("not confirmed; nothing was changed; answer yes, or pass --yes to " +
	"run without asking")

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
