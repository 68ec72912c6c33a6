package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"text/tabwriter"
	"time"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/sqluuid/sqluuid/internal/fold"
	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate"
)

func newStatus() *cobra.Command {
	var from source
	var asJSON, watch bool
	var column string
	var run int64
	cmd := &cobra.Command{
		Use:   "status",
		Short: "List the runs that a database knows of",
		Long: `List the runs that a database knows of: what they rewrite, how far they are and what they
keep.

A run under way is working, waiting, paused, stopped (no worker is at it) or dead (its workers have
ended without a word, or were not heard of for a minute); each worker is named with its process and
its session.

With --watch the list is written anew whenever it changes, on a terminal in the same place, until no
worker is at a run. The run may be on another machine. It only reads.`,
		Example: "  sqluuid migrate status --database sqlite:/srv/shop.db\n  sqluuid migrate status " +
			"--watch",
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			db, err := from.open(cmd)
			if err != nil {
				return err
			}
			defer db.Close()
			ids, err := migrate.Open(db.DB, db.Engine)
			if err != nil {
				return err
			}
			if run != 0 && column != "" {
				return usagef("--run and --column exclude each other; see %s --help", cmd.CommandPath())
			}
			read := func() ([]migrate.RunStatus, error) {
				all, err := ids.Status(cmd.Context())
				return slices.DeleteFunc(all, func(r migrate.RunStatus) bool {
					return run != 0 && r.Run != run || column != "" && !isOn(r, column)
				}), err
			}
			if watch {
				return watchStatus(cmd.Context(), cmd.OutOrStdout(), read, asJSON)
			}
			runs, err := read()
			if err != nil {
				return err
			}
			width, _ := sizeOf(cmd.OutOrStdout())
			return writeStatus(cmd.OutOrStdout(), runs, asJSON, cmp.Or(width, lineWidth))
		},
	}
	from.flags(cmd)
	cmd.Flags().StringVar(&column, "column", "", "only runs on this `TABLE.COLUMN`")
	cmd.Flags().Int64Var(&run, "run", 0, "only the `RUN` of this number")
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one JSON object per line; "+
		"docs/reference/json.md has the schema")
	cmd.Flags().BoolVar(&watch, "watch", false, "write the list again when it changes, until no "+
		"worker is at a run")
	return cmd
}

// isOn reports whether a run is on a column, which may be named without its schema.
func isOn(r migrate.RunStatus, column string) bool {
	return slices.ContainsFunc(r.Columns, func(name string) bool {
		return name == column || strings.HasSuffix(name, "."+column)
	})
}

// watchEvery is how often the state is read.
const watchEvery = time.Second

// watchStatus writes the list when it changes, until no worker is at a run or ctx ends.
func watchStatus(ctx context.Context, out io.Writer, read func() ([]migrate.RunStatus, error),
	asJSON bool) error {
	last, lines, idle := "", 0, 0
	for {
		runs, err := read()
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			return err
		}
		// A run is open for a moment before its first worker has signed on.
		if idle++; slices.ContainsFunc(runs, isAlive) {
			idle = 0
		}
		ends := idle > 1 || !slices.ContainsFunc(runs, isUnderWay)
		var b strings.Builder
		width, height := sizeOf(out)
		if err := writeStatus(&b, runs, asJSON, cmp.Or(width, lineWidth)); err != nil {
			return err
		}
		text := b.String()
		if !ends && !asJSON && height > 1 && strings.Count(text, "\n") >= height {
			text = shortStatus(runs, width, height-1)
		}
		if text != last {
			if onTerminal(out) && lines > 0 {
				fmt.Fprintf(out, "\x1b[%dA\x1b[J", lines) // to the first line, and clear from there
			}
			if _, err := io.WriteString(out, text); err != nil {
				return err
			}
			last, lines = text, strings.Count(text, "\n")
		}
		if ends {
			return nil
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(watchEvery):
		}
	}
}

// shortStatus is the list of the runs under way in at most height lines: a terminal can only be
// written anew where it shows.
func shortStatus(runs []migrate.RunStatus, width, height int) string {
	var b strings.Builder
	var open []migrate.RunStatus
	for _, r := range runs {
		if isUnderWay(r) {
			open = append(open, r)
		}
	}
	writeStatus(&b, open, false, width)
	lines := strings.Split(strings.TrimRight(b.String(), "\n"), "\n")
	note := fold.Line("The list is longer than the terminal. status without --watch shows it whole.",
		width)
	lines = append(lines[:min(len(lines), max(height-len(note), 0))], note...)
	return strings.Join(lines[:min(len(lines), height)], "\n") + "\n"
}

func isUnderWay(r migrate.RunStatus) bool { return r.FinishedAt == nil }

// isAlive reports whether a run is under way with a worker that will be heard of.
func isAlive(r migrate.RunStatus) bool {
	return isUnderWay(r) && r.Activity != migrate.Idle && r.Activity != migrate.Dead
}

// writeStatus writes the runs as a table. Where a line of it has more than width characters, it
// writes them one below the other. A width of 0 is any.
func writeStatus(out io.Writer, runs []migrate.RunStatus, asJSON bool, width int) error {
	if asJSON {
		enc := json.NewEncoder(flagWriter{out})
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
	text, err := statusTable(runs)
	if err != nil {
		return err
	}
	if width > 0 && slices.ContainsFunc(strings.Split(text, "\n"), func(line string) bool {
		return utf8.RuneCountInString(line) > width
	}) {
		text = statusList(runs)
	}
	for _, line := range strings.Split(strings.TrimRight(text+statusNotes(runs), "\n"), "\n") {
		for _, part := range fold.Line(line, width) {
			if _, err := fmt.Fprintln(out, part); err != nil {
				return err
			}
		}
	}
	return nil
}

// sizeOf is how many characters a line of a terminal has, and how many lines it shows. Both are 0
// where there is no terminal.
func sizeOf(w io.Writer) (width, height int) {
	if !onTerminal(w) {
		return 0, 0
	}
	width, height, err := term.GetSize(int(w.(*os.File).Fd()))
	if err != nil {
		return 0, 0
	}
	return width, height
}

// statusTable is a line for each run.
func statusTable(runs []migrate.RunStatus) (string, error) {
	var b strings.Builder
	tw := tabwriter.NewWriter(visibleWriter{&b}, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "RUN\tREWRITE\tSTRATEGY\tSTATUS\tREWRITTEN\tSTARTED\tUPDATED\tCOLUMNS")
	for _, r := range runs {
		fmt.Fprintf(tw, "%d\t%s\t%s\t%s\t%s\t%s\t%s\t%s\n", r.Run, r.Rewrite, r.Strategy,
			describeStatus(r), countOf(r.MovedValues, r.Total),
			r.StartedAt.Format(time.DateTime), r.UpdatedAt.Format(time.DateTime), someColumns(r.Columns))
	}
	err := tw.Flush()
	return b.String(), err
}

// statusList is some lines for each run.
func statusList(runs []migrate.RunStatus) string {
	var b strings.Builder
	for _, r := range runs {
		fmt.Fprintf(&b, "Run %d, %s %s: %s\n", r.Run, r.Rewrite, r.Strategy, describeStatus(r))
		fmt.Fprintf(&b, "  %s values\n", countOf(r.MovedValues, r.Total))
		fmt.Fprintf(&b, "  started %s, updated %s\n", r.StartedAt.Format(time.DateTime),
			r.UpdatedAt.Format(time.DateTime))
		fmt.Fprintf(&b, "  %s\n", someColumns(r.Columns))
	}
	return visible(b.String())
}

// someColumns are the first columns of a run.
func someColumns(names []string) string {
	const most = 12
	if n := len(names) - most; n > 1 {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:most], ", "), n)
	}
	return strings.Join(names, ", ")
}

// statusNotes are what there is to say of the runs besides.
func statusNotes(runs []migrate.RunStatus) string {
	var b strings.Builder
	for _, r := range runs {
		for _, line := range describeWorkers(r) {
			fmt.Fprintf(&b, "Run %d: %s.\n", r.Run, line)
		}
	}
	for _, key := range uncheckedKeys(runs) {
		fmt.Fprintf(&b, "The server does not rely on the foreign key %s; finish has it checked.\n", key)
	}
	return visible(b.String())
}

// describeWorkers says who is at a run that is under way, or was at it last.
func describeWorkers(r migrate.RunStatus) (out []string) {
	if r.FinishedAt != nil {
		return nil
	}
	for _, w := range r.Workers {
		if w.State == migrate.Ended && (r.Activity != migrate.Idle || w.Why == "") {
			continue
		}
		out = append(out, describeWorker(w))
	}
	if r.Suspect {
		out = append(out, "pairs of its twins may differ: verify compares them and says what to do, and "+
			"each cutover compares them first")
	}
	switch {
	case r.Request == "undo" && r.Status == "running":
		out = append(out, "its undo is requested: each worker ends before its next chunk, and undo goes "+
			"on; resume takes that back")
	case r.Status == migrate.Ready && r.Suspect:
		out = append(out, "undo drops the twins")
	case r.Status == migrate.Ready:
		out = append(out, "its twins are right: cutover exchanges the names, and undo drops the twins")
	case r.Status == migrate.AfterCutOver:
		out = append(out, "its twins have the names: cutover --back exchanges them back, and "+
			"finish drops the old columns")
	case r.Status == migrate.Rebuilt:
		out = append(out, "its tables have the new type: undo makes them once more, and finish forgets "+
			"what that needs")
	case r.Status == migrate.Finishing:
		out = append(out, "finish has begun: the same command goes on, and there is no way back")
	case r.Activity == migrate.Idle, r.Activity == migrate.Dead:
		out = append(out, "no worker is heard of: the same command goes on, and undo takes it back")
	}
	return out
}

func describeWorker(w migrate.WorkerStatus) string {
	name := fmt.Sprintf("worker %d", w.Worker)
	if w.Who != "" {
		name += " (" + w.Who + ")"
	}
	if w.Session != 0 {
		name += fmt.Sprintf(", session %d", w.Session)
	}
	last := w.HeardAt.Format(time.DateTime)
	done := fmt.Sprintf("%s in %s", thousands.Count(w.MovedValues, "value"),
		thousands.Count(w.Chunks, "chunk"))
	switch w.State {
	case migrate.Dead:
		return fmt.Sprintf("%s, is dead: it was last heard of at %s, %s, and its session is gone "+
			"with what it held", name, last, done)
	case migrate.Silent:
		held := "what it holds is free when the server notices that it is gone"
		switch {
		case w.Open:
			held = "its session is open and may hold a range: let it wake, or end that session"
		case w.Session == 0:
			held = "what it holds is free when its process ends"
		}
		return fmt.Sprintf("%s, was last heard of at %s, %s: it is frozen, cut off, or dead; %s", name,
			last, done, held)
	case migrate.Ended:
		return fmt.Sprintf("%s, has ended at %s, %s: %s", name, last, done, oneLine(w.Why))
	}
	doing := string(w.State)
	if w.Why != "" {
		doing += ": " + oneLine(w.Why)
	}
	return fmt.Sprintf("%s, %s; %s, last heard of at %s", name, doing, done, last)
}

// uncheckedKeys are the foreign keys that finish checks, each once.
func uncheckedKeys(runs []migrate.RunStatus) []string {
	var out []string
	for _, r := range runs {
		for _, k := range r.UntrustedKeys {
			if !slices.Contains(out, k) {
				out = append(out, k)
			}
		}
	}
	return out
}

func describeStatus(r migrate.RunStatus) string {
	s := r.Status
	waits := r.Status == migrate.Ready || r.Status == migrate.AfterCutOver
	if r.FinishedAt == nil && len(r.Workers) > 0 && !(waits && r.Activity == migrate.Idle) {
		s += ", " + string(r.Activity)
	}
	if r.Request != "" && r.Activity != migrate.OnHold {
		s += ", " + r.Request + " requested"
	}
	if g := r.Ranges; g != nil {
		s += fmt.Sprintf(" (%s committed)", thousands.Count(g.Chunks, "chunk"))
	}
	if r.Normalised {
		s += ", normaliser on"
	}
	return s
}
