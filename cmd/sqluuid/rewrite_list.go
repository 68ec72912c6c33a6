package main

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/migrate"
)

// A rewriteGroup is a heading of the list of rewrites. A rewrite and its inverse stand together.
type rewriteGroup struct {
	title string
	names []string
}

// rewriteGroups has the place of every rewrite.
var rewriteGroups = []rewriteGroup{
	{"Types", []string{"text-to-binary", "binary-to-text"}},
	{"New keys", []string{"int-to-v7", "text-to-v7", "v4-to-v7", "int-to-v4", "int-to-v8bucket"}},
	{"Versions", []string{"v1-to-v6", "v6-to-v1", "swapped-to-v6", "v6-to-swapped",
		"newsequentialid-to-v6", "comb-to-v7", "google-v6-repair"}},
	{"Byte orders", []string{"swapped-to-network", "network-to-swapped", "mixed-to-network",
		"network-to-mixed", "v1-to-ordered", "ordered-to-v1", "v6-to-ordered", "ordered-to-v6",
		"v7-to-ordered", "ordered-to-v7"}},
	{"Rare formats", []string{"draft-v7-to-v7", "v7-to-draft-v7", "inin-dbms0-to-dbms1",
		"inin-dbms1-to-dbms0"}},
}

// daily are the rewrites that the help of migrate lists.
var daily = []string{"text-to-binary", "binary-to-text", "int-to-v7", "v4-to-v7", "v1-to-v6",
	"swapped-to-v6", "comb-to-v7", "google-v6-repair", "swapped-to-network", "mixed-to-network"}

// A listedRewrite is the JSON of one line of the list.
type listedRewrite struct {
	Rewrite string `json:"rewrite"`
	Group   string `json:"group"`
	Inverse string `json:"inverse,omitempty"` // empty: undo alone takes it back
	Does    string `json:"does"`
}

func newRewriteList() *cobra.Command {
	asJSON := false
	cmd := &cobra.Command{
		Use:   "rewrites",
		Short: "List all rewrites with their ways back",
		Long: `List all rewrites by what they change, each with the rewrite that is its way back. Every
run can also be taken back by undo, until finish.`,
		Example: "  sqluuid migrate rewrites",
		Args:    noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			list := listRewrites(cmd.Parent())
			if asJSON {
				return json.NewEncoder(cmd.OutOrStdout()).Encode(list)
			}
			group := ""
			for _, r := range list {
				if r.Group != group {
					group = r.Group
					fmt.Fprintf(cmd.OutOrStdout(), "%s:\n", group)
				}
				fmt.Fprintf(cmd.OutOrStdout(), "  %-21s  %s\n", r.Rewrite, r.Does)
				if back := r.Inverse; back != "" {
					fmt.Fprintf(cmd.OutOrStdout(), "  %21s  and back: %s\n", "", back)
				}
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, "print JSON; docs/reference/json.md has the schema")
	return cmd
}

// listRewrites lists the rewrites of a command in the order of their groups.
func listRewrites(group *cobra.Command) (out []listedRewrite) {
	short := map[string]string{}
	for _, c := range group.Commands() {
		short[c.Name()] = c.Short
	}
	names := rewriteNames()
	for _, g := range rewriteGroups {
		for _, name := range g.names {
			one := listedRewrite{Rewrite: name, Group: g.title, Does: short[name]}
			if r, err := migrate.ParseRewrite(name); err == nil {
				if back := r.Inverse().String(); slices.Contains(names, back) {
					one.Inverse = back
				}
			}
			out = append(out, one)
		}
	}
	return out
}

// isRare reports whether a command is a rewrite that the help of migrate leaves to the list.
func isRare(c *cobra.Command) bool {
	return c.GroupID == rewritesGroup && !slices.Contains(daily, c.Name())
}
