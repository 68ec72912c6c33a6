package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/migrate"
)

// planned is the JSON of migrate plan.
type planned struct {
	Rewrite  string            `json:"rewrite"`
	Database string            `json:"database"` // never with a password
	Plan     *migrate.Plan     `json:"plan"`
	Estimate *migrate.Estimate `json:"estimate"`
	// Strategies says of each whether it is possible and what it needs.
	Strategies []migrate.Choice `json:"strategies,omitempty"`
}

func newPlan() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "plan REWRITE",
		Short: "Say what a rewrite would do, how long it would take, and what it needs",
		Long: `Say what a rewrite would do and whether it is possible, how much disk and log it needs and which locks it takes.
It writes nothing. It tells of both strategies: which is possible, which would be taken, and why. With --measure it
rewrites one chunk and rolls that back, copies some rows into temporary tables, and says how long the whole would take.

Exit code 3 says that a check refuses the rewrite; the message says why.`,
		Example: "  sqluuid migrate plan v1-to-v6 --database postgres://shop@db.example.net/shop --column orders.id --measure",
		Args:    noArgs,
		RunE:    needsCommand,
	}
	for _, r := range migrate.Rewrites() {
		cmd.AddCommand(newPlanOf(r.String(), r))
	}
	cmd.AddCommand(newPlanOf("comb-to-v7", migrate.Rewrite{}))
	return cmd
}

// newPlanOf plans one rewrite; comb-to-v7 is none until its layout is named.
func newPlanOf(name string, r migrate.Rewrite) *cobra.Command {
	g := &target{}
	j := &job{plan: migrate.PlannerConfig{Rewrite: r}}
	measure, layout, then := false, "", ""
	_, fixed := r.Then(migrate.V1ToV6) // an error: it changes no type
	cmd := &cobra.Command{
		Use:     name,
		Short:   "Plan " + name,
		Example: fmt.Sprintf("  sqluuid migrate plan %s --database sqlite:/srv/shop.db --column orders.id --json", name),
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) (err error) {
			if j.plan.Also, err = parseColumns(j.also); err != nil {
				return err
			}
			if r == (migrate.Rewrite{}) {
				if j.plan.Rewrite, err = migrate.CombToV7(layout); err != nil {
					return err
				}
			}
			if j.plan.Rewrite, err = followed(j.plan.Rewrite, then); err != nil {
				return err
			}
			if m := j.plan.OnMismatch; m != migrate.Fail && m != migrate.Skip {
				return usagef("--on-mismatch takes fail or skip, not %q", m)
			}
			db, col, err := g.open(cmd)
			if err != nil {
				return err
			}
			defer db.Close()
			j.plan.Column = col
			planner, err := migrate.NewPlanner(db.DB, db.engine, j.plan)
			if err != nil {
				return err
			}
			pl, choices, err := planner.Compare(cmd.Context(), measure)
			if err != nil {
				newReporter(cmd.OutOrStdout(), cmd.ErrOrStderr(), g.json).refused(pl, err)
				for _, c := range choices {
					if c.Possible && !g.json && !g.quiet {
						c.WriteTo(visibleWriter{cmd.OutOrStdout()})
					}
				}
				return err
			}
			var est *migrate.Estimate
			for _, c := range choices {
				if c.Taken {
					est = c.Estimate
				}
			}
			if est == nil { // there is nothing to choose
				if est, err = pl.Estimate(cmd.Context(), measure); err != nil {
					return err
				}
			}
			defer func() { // once it has been shown
				err = cmp.Or(err, pl.Check(cmd.Context(), j.run))
			}()
			switch {
			case g.json:
				return json.NewEncoder(cmd.OutOrStdout()).Encode(planned{j.plan.Rewrite.String(), db.place, pl, est, choices})
			case g.quiet:
				return nil
			}
			out := visibleWriter{cmd.OutOrStdout()}
			fmt.Fprintf(out, "Database: %s\n", db.place)
			if _, err := pl.WriteTo(out); err != nil {
				return err
			}
			for _, c := range choices {
				if _, err := c.WriteTo(out); err != nil {
					return err
				}
			}
			if len(choices) == 0 {
				_, err = est.WriteTo(out)
			}
			return err
		},
	}
	g.flags(cmd)
	j.linkFlags(cmd)
	j.strategyFlags(cmd)
	f := cmd.Flags()
	f.StringVar((*string)(&j.plan.OnMismatch), "on-mismatch", "fail", "as for the rewrite: `fail|skip`")
	j.triggerFlags(cmd)
	f.BoolVar(&j.plan.IgnoreHiddenKeys, "ignore-hidden-keys", false, "as for the rewrite")
	f.BoolVar(&measure, "measure", false, "rewrite one chunk and roll it back, and copy some rows into temporary tables, to see how long it takes; it locks the rows of that chunk meanwhile")
	if r == migrate.TextToBinary {
		j.typeFlag(cmd)
	}
	if fixed == nil {
		f.StringVar(&then, "then", "", thenHelp)
		cmd.Example += fmt.Sprintf("\n  sqluuid migrate plan %s --then v1-to-v6 --database sqlite:/srv/shop.db --column orders.id", name)
	}
	if r == (migrate.Rewrite{}) {
		cmd.Example = strings.ReplaceAll(cmd.Example, name+" ", name+" --layout time-last ")
		f.StringVar(&layout, "layout", "", "where the time stands: `time-first|time-last`")
	}
	return cmd
}
