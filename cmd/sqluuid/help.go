package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/sqluuid/sqluuid/migrate"
)

// The exit codes in the help of a command that does not list them itself.
const (
	simpleCodes  = "Exit codes: 0 done, 1 failed, 2 usage."
	migrateCodes = "Exit codes: 0 done, 1 failed, 2 usage, 3 refused by a check or by you, 4 " +
		"verification mismatch, 5 stopped and resumable."
)

// finishHelp gives every command what its help, its man page and the shells'
// completion need, those that cobra adds included. They take the root's output as
// it is now.
func finishHelp(root *cobra.Command) {
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
		fmt.Fprint(cmd.OutOrStdout(), helpOf(cmd, cmd.Root().Annotations[everything] != ""))
	})
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
		for flag, values := range flagValues {
			if cmd.Flags().Lookup(flag) != nil {
				// It fails for a flag that has been done, which none is.
				_ = cmd.RegisterFlagCompletionFunc(flag, func(*cobra.Command, []string, string) (
					[]cobra.Completion, cobra.ShellCompDirective) {
					return values(), cobra.ShellCompDirectiveNoFileComp
				})
			}
		}
	})
}

// everything is the flag that asks for every flag and detail. It also marks the root whose help has
// them.
const everything = "--help-all"

// asksForEverything takes --help-all for --help, and reports whether it was there.
func asksForEverything(args []string) ([]string, bool) {
	end := slices.Index(args, "--")
	if end < 0 {
		end = len(args)
	}
	at := slices.Index(args[:end], everything)
	if at < 0 {
		return args, false
	}
	args = slices.Clone(args)
	args[at] = "--help"
	return args, true
}

// helpOf is the help of a command: its first paragraph and the flags in sight, or all of it.
func helpOf(cmd *cobra.Command, all bool) string {
	var b strings.Builder
	details := 0
	for i, p := range strings.Split(strings.TrimSpace(cmd.Long), "\n\n") {
		if i == 0 || all {
			b.WriteString(wrapText(p) + "\n\n")
		} else if !strings.HasPrefix(p, "Exit codes:") {
			details++
		}
	}
	if cmd.HasAvailableSubCommands() {
		fmt.Fprintf(&b, "Usage: %s COMMAND\n", cmd.CommandPath())
		b.WriteString(commandHelp(cmd, all))
		if !all && slices.ContainsFunc(cmd.Commands(), isRare) {
			fmt.Fprintf(&b, "\n%s rewrites lists all, with their ways back.\n", cmd.CommandPath())
		}
		fmt.Fprintf(&b, "\nExamples:\n%s\n\n%s COMMAND --help says more about a command.\n", cmd.Example,
			cmd.CommandPath())
	} else {
		fmt.Fprintf(&b, "Usage: %s\n", cmd.UseLine())
		flags, left := flagHelp(cmd.Flags(), all, all)
		fmt.Fprintf(&b, "%s\nExamples:\n%s\n", flags, cmd.Example)
		switch {
		case left > 0:
			more := fmt.Sprintf("%s %s has %d more flags and all details.", cmd.CommandPath(), everything,
				left)
			b.WriteString("\n" + wrapText(more) + "\n")
		case details > 0:
			fmt.Fprintf(&b, "\n%s %s has all details.\n", cmd.CommandPath(), everything)
		}
	}
	if !all {
		b.WriteString("\n" + wrapText(exitCodes(cmd)) + "\n")
	}
	return b.String()
}

// exitCodes is the paragraph of a help that lists them.
func exitCodes(cmd *cobra.Command) string {
	at := strings.LastIndex(cmd.Long, "Exit codes:")
	codes, _, _ := strings.Cut(cmd.Long[max(at, 0):], "\n\n")
	return codes
}

// commandHelp lists the commands of a group, under the headings that it has. Without all it leaves
// rare ones out.
func commandHelp(group *cobra.Command, all bool) string {
	headings := group.Groups()
	if len(headings) == 0 {
		headings = []*cobra.Group{{Title: "Commands:"}}
	}
	widest := 0
	for _, c := range group.Commands() {
		if all || !isRare(c) {
			widest = max(widest, len(c.Name()))
		}
	}
	var b strings.Builder
	for _, h := range headings {
		fmt.Fprintf(&b, "\n%s\n", h.Title)
		for _, c := range group.Commands() {
			if c.GroupID == h.ID && (c.IsAvailableCommand() || c.Name() == "help") && (all || !isRare(c)) {
				fmt.Fprintf(&b, "  %-*s  %s\n", widest, c.Name(), wrapIndented(c.Short, widest+4))
			}
		}
	}
	return b.String()
}

func walk(cmd *cobra.Command, f func(*cobra.Command)) {
	f(cmd)
	for _, c := range cmd.Commands() {
		walk(c, f)
	}
}

// cobraExamples are examples for the commands that cobra adds.
var cobraExamples = map[string]string{
	"help":                  "  sqluuid help migrate plan",
	"completion":            "  sqluuid completion bash > /etc/bash_completion.d/sqluuid",
	"completion bash":       "  source <(sqluuid completion bash)",
	"completion zsh":        "  sqluuid completion zsh > \"${fpath[1]}/_sqluuid\"",
	"completion fish":       "  sqluuid completion fish > ~/.config/fish/completions/sqluuid.fish",
	"completion powershell": "  sqluuid completion powershell | Out-String | Invoke-Expression",
}

// flagValues are the flags that take one of a few words.
var flagValues = map[string]func() []cobra.Completion{
	"on-mismatch": words("fail", "skip", "rewrite", "skip,rewrite"),
	"layout":      combLayouts,
	"then":        secondRewrites,
	"log-level":   words("debug", "info", "warn", "error"),
	"order":       orderNames,
	"modes":       words("single", "batch", "bulk"),
}

func words(list ...cobra.Completion) func() []cobra.Completion {
	return func() []cobra.Completion { return list }
}

// secondRewrites are the rewrites of ids that a change of type takes along.
func secondRewrites() (out []cobra.Completion) {
	for _, r := range migrate.Rewrites() {
		if _, err := migrate.TextToBinary.Then(r); err == nil {
			out = append(out, r.String())
		}
	}
	return out
}
