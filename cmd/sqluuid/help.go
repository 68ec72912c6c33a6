package main

import (
	"strings"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/migrate"
)

// What the help of a command says of its exit codes, unless it says more itself.
const (
	simpleCodes  = "Exit codes: 0 done, 1 failed, 2 usage."
	migrateCodes = "Exit codes: 0 done, 1 failed, 2 usage, 3 refused by a check, 4 verification mismatch, 5 stopped and resumable."
)

// finishHelp gives every command what its help, its man page and the shells'
// completion need, those that cobra adds included. They take the root's output as
// it is now.
func finishHelp(root *cobra.Command) {
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	walk(root, func(cmd *cobra.Command) {
		if cmd.Example == "" {
			cmd.Example = cobraExamples[strings.TrimPrefix(cmd.CommandPath(), "sqluuid ")]
		}
		codes := simpleCodes
		if strings.HasPrefix(cmd.CommandPath(), "sqluuid migrate") {
			codes = migrateCodes
		}
		if cmd.Long == "" {
			cmd.Long = cmd.Short + "."
		}
		if !strings.Contains(cmd.Long, "Exit codes:") {
			cmd.Long = strings.TrimRight(cmd.Long, "\n") + "\n\n" + codes
		}
		for flag, values := range flagValues() {
			if cmd.Flags().Lookup(flag) != nil {
				// It fails for a flag that has been done, which none is.
				_ = cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(values, cobra.ShellCompDirectiveNoFileComp))
			}
		}
	})
}

func walk(cmd *cobra.Command, f func(*cobra.Command)) {
	f(cmd)
	for _, c := range cmd.Commands() {
		walk(c, f)
	}
}

// cobraExamples are those of the commands that cobra adds.
var cobraExamples = map[string]string{
	"help":                  "  sqluuid help migrate plan",
	"completion":            "  sqluuid completion bash > /etc/bash_completion.d/sqluuid",
	"completion bash":       "  source <(sqluuid completion bash)",
	"completion zsh":        "  sqluuid completion zsh > \"${fpath[1]}/_sqluuid\"",
	"completion fish":       "  sqluuid completion fish > ~/.config/fish/completions/sqluuid.fish",
	"completion powershell": "  sqluuid completion powershell | Out-String | Invoke-Expression",
}

// flagValues are the flags that take one of a few words.
func flagValues() map[string][]cobra.Completion {
	var rewrites []cobra.Completion
	for _, r := range migrate.Rewrites() {
		if _, err := migrate.TextToBinary.Then(r); err == nil {
			rewrites = append(rewrites, r.String())
		}
	}
	for _, l := range migrate.CombLayouts() {
		rewrites = append(rewrites, "comb-to-v7/"+l)
	}
	return map[string][]cobra.Completion{
		"on-mismatch": {string(migrate.Fail), string(migrate.Skip)},
		"strategy":    {string(migrate.InPlace), string(migrate.Copy)},
		"layout":      migrate.CombLayouts(),
		"type":        {"binary(16)", "uniqueidentifier"},
		"then":        rewrites,
		"log-level":   {"debug", "info", "warn", "error"},
		"order":       orderNames(),
		"modes":       {"single", "batch", "bulk"},
	}
}
