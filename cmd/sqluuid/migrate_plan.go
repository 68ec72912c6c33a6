package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/migrate"
)

// plannedRewrite is the JSON of migrate plan.
type plannedRewrite struct {
	Rewrite  string            `json:"rewrite"`
	Database string            `json:"database"` // never with a password
	Plan     *migrate.Plan     `json:"plan"`
	Estimate *migrate.Estimate `json:"estimate"`
}

func newPlan() *cobra.Command {
	g := &target{}
	j := &job{}
	measure, details, layout, then := false, false, "", ""
	cmd := &cobra.Command{
		Use:   "plan REWRITE",
		Short: "Say what a rewrite would do and what it needs",
		Long: `Say what a rewrite would do and whether it is possible, how much disk and log it needs, and
which locks it takes. REWRITE is the name of its command. It only reads. With --measure it rewrites
one chunk in place, rolls that back, and says how long the whole would take.

A rewrite with --dry-run prints the same, and takes the rewrite's own flags.`,
		Example: `  sqluuid migrate plan v1-to-v6 --column orders.id --measure
  sqluuid migrate plan text-to-binary --then v1-to-v6 --column orders.id --json`,
		ValidArgs: rewriteNames(),
		Args:      oneRewrite,
		RunE: func(cmd *cobra.Command, args []string) (err error) {
			if err := j.parseAlso(); err != nil {
				return err
			}
			if j.plan.Rewrite, err = rewriteNamed(args[0], layout, then); err != nil {
				return err
			}
			if err := j.mismatch(); err != nil {
				return err
			}
			if j.columns = g.columns; len(j.columns) == 0 && !j.all {
				return usagef("--column is missing; see %s --help", cmd.CommandPath())
			}
			columns, err := parseColumns(j.columns)
			if err != nil {
				return err
			}
			db, err := g.source.open(cmd)
			if err != nil {
				return err
			}
			defer db.Close()
			ids, err := migrate.Open(db.DB, db.Engine)
			if err != nil {
				return err
			}
			if twins, err := j.byTwins(cmd, ids); err != nil {
				return err
			} else if twins {
				return g.planTwins(cmd, j, ids, db.Place)
			}
			j.plan.Column = columns[0]
			pl, err := ids.Plan(cmd.Context(), j.plan)
			if err != nil {
				newReporter(cmd.OutOrStdout(), cmd.ErrOrStderr(), g.json).reportRefusal(pl, err)
				return err
			}
			est, err := ids.Estimate(cmd.Context(), pl, measure)
			if err != nil {
				return err
			}
			defer func() { // once it has been shown
				err = cmp.Or(err, ids.Check(cmd.Context(), pl, j.run))
			}()
			switch {
			case g.json:
				return json.NewEncoder(flagWriter{cmd.OutOrStdout()}).Encode(plannedRewrite{
					j.plan.Rewrite.String(), db.Place, pl, est})
			case g.quiet:
				return nil
			}
			out := visibleWriter{cmd.OutOrStdout()}
			fmt.Fprintf(out, "Database: %s\n", db.Place)
			if err := writePlan(out, pl, details); err != nil {
				return err
			}
			_, err = est.WriteTo(out)
			return err
		},
	}
	g.flags(cmd)
	j.linkFlags(cmd)
	j.twinFlags(cmd)
	f := cmd.Flags()
	f.StringVar(&j.onMismatch, "on-mismatch", "fail", onMismatchHelp)
	j.triggerFlags(cmd)
	f.BoolVar(&j.plan.IgnoreHiddenKeys, "ignore-hidden-keys", false, hiddenKeysHelp)
	f.BoolVar(&measure, "measure", false, "in place: try the new ids with the tables, and rewrite "+
		"one chunk to see how long it takes; both are rolled back, and lock their rows meanwhile")
	f.BoolVar(&details, "details", false, detailsHelp)
	f.BoolVar(&j.printSQL, "print-sql", false, "by twins, print all statements as a script for "+
		"psql; for a window in which nobody writes; it stops on another catalogue")
	f.StringVar(&then, "then", "", thenHelp)
	f.StringVar(&j.typ, "type", "", typeHelp)
	f.StringVar(&j.timeColumn, "time-column", "", timeColumnHelp)
	f.StringVar(&j.timeOf, "time-of", "", timeOfHelp)
	f.StringVar(&j.timeElse, "time-else", "", timeElseHelp)
	f.IntVar(&j.bucketBits, "bucket-bits", 0, bucketBitsHelp)
	f.StringVar(&layout, "layout", "", layoutHelp)
	return cmd
}

// rewriteNames are the names that a plan takes.
func rewriteNames() []string {
	names := []string{combToV7}
	for _, r := range append(migrate.Rewrites(), migrate.NewKeys()...) {
		if !strings.HasPrefix(r.String(), combToV7+"/") {
			names = append(names, r.String())
		}
	}
	slices.Sort(names)
	return names
}

// oneRewrite wants the name of a rewrite and nothing else.
func oneRewrite(cmd *cobra.Command, args []string) error {
	names := rewriteNames()
	switch {
	case len(args) == 0:
		return usagef("%s needs the name of a rewrite; sqluuid migrate rewrites lists all",
			cmd.CommandPath())
	case strings.Contains(args[0], ":"):
		return noArgs(cmd, args)
	case !slices.Contains(names, args[0]):
		return noRewrite(args[0])
	}
	return noArgs(cmd, args[1:])
}

// nearestName suggests one of the names for one that there is not, as the end of a message.
func nearestName(names []string, typed string) string {
	best, least := "", 4
	for _, name := range names {
		if d := distance(typed, name); d < least {
			best, least = name, d
		}
	}
	if best == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %q?", best)
}

// rewriteNamed returns the rewrite of a name with what --layout and --then say of it.
func rewriteNamed(name, layout, then string) (r migrate.Rewrite, err error) {
	switch {
	case name == combToV7:
		r, err = combOf(layout)
	case layout != "":
		return r, usagef("--layout is for comb-to-v7 only")
	default:
		r, err = migrate.ParseRewrite(name)
	}
	if err != nil {
		return r, err
	}
	if _, fixed := r.Then(migrate.V1ToV6); then != "" && fixed != nil {
		return r, usagef("--then is for text-to-binary and binary-to-text only")
	}
	return withThen(r, then)
}
