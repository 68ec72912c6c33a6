package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate"
)

func newStatus() *cobra.Command {
	var from source
	var asJSON, watch bool
	cmd := &cobra.Command{
		Use:   "status",
		Short: "List the runs that a database knows of",
		Long: `List the runs that a database knows of: what they rewrite, how far they are and what they
keep.

With --watch the list is written anew whenever it changes, on a terminal in the same place, until no
run is under way. The run may be on another machine. It only reads.`,
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
			read := func() ([]migrate.RunStatus, error) { return ids.Status(cmd.Context()) }
			if watch {
				return watchStatus(cmd.Context(), cmd.OutOrStdout(), read, asJSON)
			}
			runs, err := read()
			if err != nil {
				return err
			}
			return writeStatus(cmd.OutOrStdout(), runs, asJSON)
		},
	}
	from.flags(cmd)
	cmd.Flags().BoolVar(&asJSON, "json", false, "print one JSON object per line; "+
		"docs/reference/json.md has the schema")
	cmd.Flags().BoolVar(&watch, "watch", false, "write the list again when it changes, until no run "+
		"is under way")
	return cmd
}

// watchEvery is how often the state is read.
const watchEvery = time.Second

// watchStatus writes the list when it changes, until no run is under way or ctx ends.
func watchStatus(ctx context.Context, out io.Writer, read func() ([]migrate.RunStatus, error),
	asJSON bool) error {
	last, lines := "", 0
	for {
		runs, err := read()
		if ctx.Err() != nil {
			return nil
		}
		if err != nil {
			return err
		}
		var b strings.Builder
		if err := writeStatus(&b, runs, asJSON); err != nil {
			return err
		}
		if text := b.String(); text != last {
			if onTerminal(out) && lines > 0 {
				fmt.Fprintf(out, "\x1b[%dA\x1b[J", lines) // to the first line, and clear from there
			}
			if _, err := io.WriteString(out, text); err != nil {
				return err
			}
			last, lines = text, strings.Count(text, "\n")
		}
		if !slices.ContainsFunc(runs, func(r migrate.RunStatus) bool { return r.Finished == nil }) {
			return nil
		}
		select {
		case <-ctx.Done():
			return nil
		case <-time.After(watchEvery):
		}
	}
}

func writeStatus(out io.Writer, runs []migrate.RunStatus, asJSON bool) error {
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
	tw := tabwriter.NewWriter(visibleWriter{out}, 0, 0, 2, ' ', 0)
	fmt.Fprintln(tw, "RUN\tREWRITE\tSTRATEGY\tSTATUS\tREWRITTEN\tSTARTED\tUPDATED\tCOLUMNS")
	for _, r := range runs {
		fmt.Fprintf(tw, "%d\t%s\t%s\t%s\t%s of %s\t%s\t%s\t%s\n", r.Run, r.Rewrite, r.Strategy,
			describeStatus(r), thousands.Group(r.Moved), thousands.Group(r.Total),
			r.Started.Format(time.DateTime), r.Updated.Format(time.DateTime), strings.Join(r.Columns, ", "))
	}
	if err := tw.Flush(); err != nil {
		return err
	}
	for _, r := range runs {
		for _, k := range r.Kept {
			fmt.Fprintf(visibleWriter{out}, "Run %d keeps %s; finish drops it.\n", r.Run, describeKept(k))
		}
		for _, n := range r.Renamed {
			finish := "finish gives the name back"
			if n.Reason != "" {
				finish = "finish leaves it so: " + n.Reason
			}
			fmt.Fprintf(visibleWriter{out}, "%s of %s is called %s; %s.\n", n.Was, n.Table, n.Now, finish)
		}
	}
	for _, key := range uncheckedKeys(runs) {
		fmt.Fprintf(visibleWriter{out}, "The server does not rely on the foreign key %s; finish has it "+
			"checked.\n", key)
	}
	return nil
}

// uncheckedKeys are the foreign keys that finish checks, each once.
func uncheckedKeys(runs []migrate.RunStatus) []string {
	var out []string
	for _, r := range runs {
		for _, k := range r.Untrusted {
			if !slices.Contains(out, k) {
				out = append(out, k)
			}
		}
	}
	return out
}

// describeKept names an old table, with what is known of its size.
func describeKept(k migrate.KeptTable) string {
	s := fmt.Sprintf("%s, which was %s", k.Table, k.Was)
	if k.Rows >= 0 {
		s += fmt.Sprintf(", %s rows", thousands.Group(k.Rows))
	}
	if k.Bytes >= 0 {
		s += fmt.Sprintf(", %.1f MiB", mebibytes(k.Bytes))
	}
	return s
}

func describeStatus(r migrate.RunStatus) string {
	s := r.Status
	if r.Online && r.Finished == nil {
		s += ", online"
	}
	if r.Paused && (r.Ranges != nil || r.Online) {
		s += ", paused"
	}
	if g := r.Ranges; g != nil {
		s += fmt.Sprintf(" (%s chunks committed)", thousands.Group(g.Chunks))
	}
	if r.Normalised {
		s += ", normaliser on"
	}
	return s
}
