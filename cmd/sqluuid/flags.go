package main

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/spf13/pflag"
)

// The help texts of flags that several commands have. The help shows a text up to its first
// semicolon, and --help-all, the man pages and docs/reference/flags.md show the whole.
const (
	columnHelp = "the column `TABLE.COLUMN` that holds the ids; any column of the class, as " +
		"[SCHEMA.]TABLE.COLUMN; names are taken exactly as written; may be repeated for twins"
	runHelp = "number of a `RUN`, as status shows it; instead of --column; without either the only " +
		"run that is under way"
	exceptHelp = "`TABLE` or TABLE.COLUMN with ids to leave out; as [SCHEMA.]TABLE[.COLUMN]; may be " +
		"repeated; by twins"
	alsoHelp = "`TABLE.COLUMN` with the same ids, but no foreign key; as " +
		"[SCHEMA.]TABLE.COLUMN; with [OTHER=VALUE] behind it, of the rows alone that have VALUE in " +
		"OTHER; of new keys with =TABLE.KEY behind it, whose keys they are; may be repeated"
	onMismatchHelp = "`fail|skip` when ids of other kinds are there; fail stops before the first " +
		"write, skip leaves them as they are; rewrite goes on where all ids look as if they had been " +
		"rewritten already; skip,rewrite does both"
	hiddenKeysHelp = "go on although the role may not see every foreign key; MySQL and MariaDB, " +
		"whose catalogue shows a role its own tables alone"
)

// A flagGroup is a heading of the help. Its flags in sight are in every help. The others
// are printed by --help-all alone.
type flagGroup struct {
	title           string
	inSight, hidden []string
}

// flagGroups has the place of every flag. One that is in none of them stands under the last, out of
// sight.
var flagGroups = []flagGroup{
	{"What", []string{"database", "password-file", "column", "also", "then", "type", "layout",
		"schema", "sample", "run", "rows", "arms", "full", "order", "dir"},
		[]string{"password-prompt", "all", "except", "own-names", "time-column", "time-of", "time-else",
			"bucket-bits", "allow-orphans", "seed"}},
	{"Safety", []string{"dry-run", "yes", "on-mismatch", "disable-triggers", "allow-triggers",
		"include-new", "created-before", "ignore-sessions", "before", "after", "timeout"},
		[]string{"allow-side-effects", "ignore-hidden-keys", "acknowledge"}},
	{"How", []string{"back", "check", "hold", "at", "workers",
		"vacuum", "normalize-inserts", "measure", "print-sql",
		"modes", "repeat"},
		[]string{"twins", "reindex", "create-missing-indexes", "slices"}},
	{"Load", []string{"lock-wait", "max-lag"},
		[]string{"stop-after", "chunk-time", "chunk-rows", "max-load", "replica", "pause-file"}},
	{"Output", []string{"json", "quiet", "report", "watch", "details", "out"},
		[]string{"log-level", "metrics-address"}},
}

// groupOf finds the heading of a flag, and whether the help shows it without being asked.
func groupOf(name string) (group int, inSight bool) {
	for i, g := range flagGroups {
		if slices.Contains(g.inSight, name) {
			return i, true
		}
		if slices.Contains(g.hidden, name) {
			return i, false
		}
	}
	return len(flagGroups) - 1, false
}

// helpWidth is the width of a help, which fits a terminal of 80 columns.
const helpWidth = 80

// flagHelp writes the flags of a command under their headings, and counts those out of sight.
// rare adds these; whole writes the texts beyond their first clause.
func flagHelp(flags *pflag.FlagSet, rare, whole bool) (text string, left int) {
	lists := make([][]*pflag.Flag, len(flagGroups))
	widest := 0
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden || f.Name == "help" {
			return
		}
		group, inSight := groupOf(f.Name)
		if !inSight && !rare {
			left++
			return
		}
		lists[group] = append(lists[group], f)
		widest = max(widest, utf8.RuneCountInString(flagHead(f)))
	})
	var b strings.Builder
	for i, list := range lists {
		g := flagGroups[i]
		order := append(slices.Clone(g.inSight), g.hidden...)
		slices.SortStableFunc(list, func(x, y *pflag.Flag) int {
			return slices.Index(order,
				x.Name) - slices.Index(order, y.Name)
		})
		if len(list) > 0 {
			fmt.Fprintf(&b, "\n%s:\n", g.title)
		}
		for _, f := range list {
			fmt.Fprintf(&b, "  %-*s  %s\n", widest, flagHead(f), wrapIndented(flagText(f, whole), widest+4))
		}
	}
	return b.String(), left
}

// flagHead is a flag with the name of its value.
func flagHead(f *pflag.Flag) string {
	value, _ := pflag.UnquoteUsage(f)
	return strings.TrimRight("--"+f.Name+" "+value, " ")
}

// flagText says what a flag does, with its default.
func flagText(f *pflag.Flag, whole bool) string {
	_, text := pflag.UnquoteUsage(f)
	if !whole {
		text, _, _ = strings.Cut(text, "; ")
	}
	switch f.DefValue {
	case "", "false", "0", "0s", "[]":
		return text
	}
	return text + " (default " + f.DefValue + ")"
}

// wrapIndented wraps a text at helpWidth, with every line but the first indented by so much.
func wrapIndented(text string, by int) string {
	return strings.Join(fill(text, helpWidth-by), "\n"+strings.Repeat(" ", by))
}

// fill breaks a paragraph into lines of at most width characters.
func fill(text string, width int) (lines []string) {
	line := ""
	for _, word := range strings.Fields(text) {
		switch {
		case line == "":
			line = word
		case utf8.RuneCountInString(line)+1+utf8.RuneCountInString(word) > width:
			lines, line = append(lines, line), word
		default:
			line += " " + word
		}
	}
	return append(lines, line)
}

// wrapText breaks the paragraphs of a text anew, but for those with indented lines.
func wrapText(text string) string {
	paragraphs := strings.Split(strings.TrimSpace(text), "\n\n")
	for i, p := range paragraphs {
		if !strings.HasPrefix(p, "  ") && !strings.Contains(p, "\n  ") {
			paragraphs[i] = strings.Join(fill(p, helpWidth), "\n")
		}
	}
	return strings.Join(paragraphs, "\n\n")
}

// A textList is a flag that may be repeated. The one of package pflag makes a writer of CSV for
// each such flag when the command starts.
type textList []string

func (l *textList) String() string {
	if len(*l) == 0 {
		return "[]"
	}
	return "[" + strings.Join(*l, ",") + "]"
}

func (l *textList) Set(text string) error {
	*l = append(*l, text)
	return nil
}

func (*textList) Type() string { return "stringArray" }

// addList adds a flag that may be repeated.
func addList(f *pflag.FlagSet, to *[]string, name, usage string) {
	f.Var((*textList)(to), name, usage)
}
