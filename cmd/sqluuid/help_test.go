package main

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/spf13/cobra"
)

// tree returns every command, with those of cobra.
func tree(t *testing.T) (all []*cobra.Command) {
	t.Helper()
	walk(newRoot(nil, io.Discard, io.Discard), func(c *cobra.Command) { all = append(all, c) })
	if len(all) < 35 {
		t.Fatalf("%d commands were found", len(all))
	}
	return all
}

// What the help says holds for what the command does.
func TestHelpSaysWhatIsSo(t *testing.T) {
	for _, test := range []struct{ of, want string }{
		{"", "sqlserver://"},
		{"", "of bench: its tables dropped"},
		{"bench storage", "5 stopped by a signal"}, // as TestExitCodeOfAnError has it
		{"migrate v1-to-v6", "aim at 40 %"},
	} {
		_, out, _ := command(t, "", append(strings.Fields(test.of), "--help-all")...)
		if !strings.Contains(strings.Join(strings.Fields(out), " "), test.want) {
			t.Errorf("sqluuid %s --help lacks %q:\n%s", test.of, test.want, out)
		}
	}
}

func TestEveryCommandHasHelpWithAnExampleAndItsExitCodes(t *testing.T) {
	for _, c := range tree(t) {
		path := c.CommandPath()
		code, out, errOut := command(t, "", append(strings.Fields(strings.TrimPrefix(path, "sqluuid")),
			"--help")...)
		if c.Name() == "help" {
			code, out, errOut = command(t, "", "help", "help")
		}
		if code != exitDone || errOut != "" {
			t.Errorf("%s --help: exit code %d, %s", path, code, errOut)
		}
		if c.Short == "" || strings.HasSuffix(c.Short, ".") {
			t.Errorf("%s: the short text is %q", path, c.Short)
		}
		if !strings.Contains(out, "Exit code") {
			t.Errorf("%s --help does not tell its exit codes", path)
		}
		if !strings.Contains(out, "Examples:") || strings.TrimSpace(c.Example) == "" {
			t.Errorf("%s --help has no example", path)
		}
		if strings.HasPrefix(path, "sqluuid migrate") {
			for _, want := range []string{"0 done", "1 failed", "2 usage", "3 refused by a check",
				"4 verification mismatch", "5 stopped and resumable"} {
				if !strings.Contains(strings.Join(strings.Fields(out), " "), want) {
					t.Errorf("%s --help does not say %q", path, want)
				}
			}
		}
	}
}

// Every example is a command with flags that there are.
func TestExamplesOfTheHelpAreTaken(t *testing.T) {
	seen := 0
	for _, c := range tree(t) {
		for line := range strings.Lines(c.Example) {
			_, line, ok := strings.Cut(line, "sqluuid ")
			if !ok {
				t.Errorf("%s: the example %q does not call sqluuid", c.CommandPath(), line)
				continue
			}
			line, _, _ = strings.Cut(line, " > ")
			line, _, _ = strings.Cut(line, " | ")
			args := strings.Fields(strings.NewReplacer("'", "", ")", "", `"`, "").Replace(line))
			found, rest, err := newRoot(nil, io.Discard, io.Discard).Find(args)
			if err != nil {
				t.Errorf("%s: %q: %v", c.CommandPath(), line, err)
				continue
			}
			if err := found.ParseFlags(rest); err != nil {
				t.Errorf("%s: %q: %v", c.CommandPath(), line, err)
			}
			if c.Name() != "help" && !strings.HasPrefix(found.CommandPath(), c.CommandPath()) &&
				!strings.HasPrefix(c.CommandPath(), "sqluuid completion") && c.Name() != "inspect" {
				t.Errorf("the example of %s is of %s", c.CommandPath(), found.CommandPath())
			}
			seen++
		}
	}
	if seen < 45 {
		t.Errorf("%d examples were seen", seen)
	}
}

// A help fits a terminal of 80 columns and 50 lines, with at most 20 flags.
func TestHelpFitsAScreen(t *testing.T) {
	for _, c := range tree(t) {
		path := strings.Fields(strings.TrimPrefix(c.CommandPath(), "sqluuid"))
		if strings.HasPrefix(c.CommandPath(), "sqluuid completion") { // which the library writes
			continue
		}
		for _, flag := range []string{"--help", "--help-all"} {
			args := append(slices.Clone(path), flag)
			if c.Name() == "help" {
				args = []string{"help", "help"}
			}
			_, out, _ := command(t, "", args...)
			lines := strings.Split(strings.TrimRight(out, "\n"), "\n")
			for _, line := range lines {
				if utf8.RuneCountInString(line) > helpWidth {
					t.Errorf("%s %s is wider than %d columns: %q", c.CommandPath(), flag, helpWidth, line)
				}
			}
			flags := strings.Count(out, "\n  --")
			if flag == "--help" && (len(lines) > 50 || flags > 20) {
				t.Errorf("%s --help has %d lines and %d flags, want at most 50 and 20:\n%s", c.CommandPath(),
					len(lines), flags, out)
			}
		}
	}
}

// What a rare flag does is said on request.
func TestRareFlagsAreInTheWholeHelp(t *testing.T) {
	_, brief, _ := command(t, "", "migrate", "v1-to-v6", "--help")
	_, whole, _ := command(t, "", "migrate", "v1-to-v6", "--help-all")
	if strings.Contains(brief, "--pause-file") || !strings.Contains(brief, "more flags") ||
		!strings.Contains(whole, "--pause-file FILE") {
		t.Errorf("the help is\n%s\nand the whole\n%s", brief, whole)
	}
	if _, retype, _ := command(t, "", "migrate", "text-to-binary",
		"--help-all"); strings.Contains(retype, "--vacuum") {
		t.Errorf("a copy refuses --vacuum, and its help has it:\n%s", retype)
	}
}

func TestVersionNamesTheCommit(t *testing.T) {
	if _, out, _ := command(t, "", "version"); !strings.HasPrefix(out, "sqluuid ") ||
		!strings.Contains(out, runtime.Version()) {
		t.Errorf("got %q", out)
	}
	_, one, _ := command(t, "", "version")
	if _, other, _ := command(t, "", "--version"); one != other {
		t.Errorf("version prints %q, --version %q", one, other)
	}
	got := describeBuild(&debug.BuildInfo{Main: debug.Module{Version: "v0.1.0"},
		Settings: []debug.BuildSetting{
			{Key: "vcs.revision", Value: "f6e8f730123456789abcdef"},
			{Key: "vcs.time", Value: "2026-11-24T10:00:00Z"}, {Key: "vcs.modified", Value: "true"}}})
	if want := "sqluuid v0.1.0 (commit f6e8f7301234, 2026-11-24, with changes) " +
		runtime.Version(); !strings.HasPrefix(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestAMisspeltFlagIsGuessed(t *testing.T) {
	for typed, want := range map[string]string{
		"migrate v1-to-v6 --databse x":        "--database",
		"migrate v1-to-v6 --db x":             "",
		"migrate v1-to-v6 --dryrun":           "--dry-run",
		"migrate undo --normalise":            "",
		"migrate plan v1-to-v6 --colunm x":    "--column",
		"migrate v1-to-v6 --disable-trigger":  "--disable-triggers",
		"migrate v1-to-v6 --create-missing-i": "--create-missing-indexes",
		"scan --shema x":                      "--schema",
	} {
		code, _, errOut := command(t, "", strings.Fields(typed)...)
		if code != exitUsage || !strings.Contains(errOut, "--help") || want != "" &&
			!strings.Contains(errOut, "did you mean "+want+"?") {
			t.Errorf("%s: exit code %d, %s", typed, code, errOut)
		}
	}
}

// The flag had the British spelling once.
func TestBothSpellingsOfNormalizeAreTaken(t *testing.T) {
	for _, flag := range []string{"--normalize-inserts", "--normalise-inserts"} {
		if code, _, errOut := command(t, "", "migrate", "v1-to-v6", flag); code != exitUsage ||
			!strings.Contains(errOut, "--column is missing") {
			t.Errorf("%s: exit code %d, %s", flag, code, errOut)
		}
	}
}

func TestEveryFlagIsDescribed(t *testing.T) {
	for _, c := range tree(t) {
		for line := range strings.Lines(c.LocalFlags().FlagUsages()) {
			if f := strings.Fields(line); len(f) < 3 {
				t.Errorf("%s: the flag %q is not described", c.CommandPath(), line)
			}
		}
	}
}

func TestEveryCommandHasAManPage(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "man1")
	if code, _, errOut := command(t, "", "man", "--dir", dir); code != exitDone {
		t.Fatalf("exit code %d: %s", code, errOut)
	}
	pages := 0
	for _, c := range tree(t) {
		if !c.IsAvailableCommand() && c.HasParent() || c.IsAdditionalHelpTopicCommand() {
			continue
		}
		pages++
		text, err := os.ReadFile(filepath.Join(dir, strings.ReplaceAll(c.CommandPath(), " ", "-")+".1"))
		if err != nil {
			t.Error(err)
			continue
		}
		for _, want := range []string{".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH EXAMPLE",
			"Exit code"} {
			if !strings.Contains(string(text), want) {
				t.Errorf("the page of %s has no %s", c.CommandPath(), want)
			}
		}
	}
	if pages < 30 {
		t.Errorf("%d pages were looked for", pages)
	}
}

func TestShellsCompleteCommandsFlagsAndTheirValues(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		if code, out, errOut := command(t, "", "completion", shell); code != exitDone ||
			!strings.Contains(out, "sqluuid") && !strings.Contains(out, "v1-to-v6") {
			t.Errorf("%s: exit code %d, %d bytes, %s", shell, code, len(out), errOut)
		}
	}
	for _, c := range []struct{ typed, want string }{
		{"", "migrate"},
		{"migrate ", "v1-to-v6"},
		{"migrate plan ", "text-to-binary"},
		{"migrate v1-to-v6 --metr", "--metrics-address"},
		{"migrate v1-to-v6 --on-mismatch ", "skip"},
		{"migrate text-to-binary --then ", "v1-to-v6"},
		{"migrate plan text-to-binary --then ", "comb-to-v7/time-last"},
		{"migrate comb-to-v7 --layout ", "time-first"},
		{"migrate undo --log-level ", "debug"},
		{"inspect --order ", "sql-server"},
		{"bench storage --modes ", "bulk"},
	} {
		args := strings.Split(c.typed, " ")
		_, out, errOut := command(t, "", append([]string{"__complete"}, args...)...)
		found := false
		for line := range strings.Lines(out) {
			word, _, _ := strings.Cut(strings.TrimSpace(line), "\t")
			found = found || word == c.want
		}
		if !found {
			t.Errorf("after %q the shell is not offered %q: %s%s", c.typed, c.want, out, errOut)
		}
	}
}

func TestExitCodesOfWrongCommandLines(t *testing.T) {
	t.Setenv("DATABASE_URL", "")
	for _, c := range tree(t) {
		if strings.HasPrefix(c.CommandPath(), "sqluuid completion") || c.Name() == "help" {
			continue
		}
		args := strings.Fields(strings.TrimPrefix(c.CommandPath(), "sqluuid"))
		for _, more := range [][]string{{"--no-such-flag"}, {"--database"}} {
			if code, _, errOut := command(t, "", append(args, more...)...); code != exitUsage ||
				errOut == "" {
				t.Errorf("%s %v: exit code %d, %q; want 2 and what is wrong", c.CommandPath(), more, code,
					errOut)
			}
		}
		if c.Name() == "inspect" { // which reads its input
			continue
		}
		code, out, errOut := command(t, "", args...)
		switch {
		case c.HasSubCommands() || c.Name() == "version" || c.Name() == "rewrites":
			if code != exitDone || errOut != "" || !strings.Contains(out, "sqluuid") && !strings.Contains(out, "v1-to-v6") {
				t.Errorf("%s alone: exit code %d, %q%q; want 0 and its help", c.CommandPath(), code, out,
					errOut)
			}
		case code != exitUsage || errOut == "":
			t.Errorf("%s without anything: exit code %d, %q; want 2 and what is missing", c.CommandPath(),
				code, errOut)
		}
	}
}

// Answers that contradict each other, or are none, are no command line.
func TestAnswersAboutOtherIDs(t *testing.T) {
	for answer, wrong := range map[string]bool{
		"skip": false, "fail": false, "skip,rewrite": false, "rewrite,skip": false,
		"fail,skip": true, "skip,": true, "skip,perhaps": true, "Skip": true,
	} {
		db := "sqlite:" + filepath.Join(t.TempDir(), "missing.db") // which is looked for later
		code, _, errOut := command(t, "", "migrate", "swapped-to-network", "--on-mismatch="+answer,
			"--database", db, "--column", "words.word", "--dry-run")
		if code != map[bool]int{true: exitUsage, false: exitFailed}[wrong] ||
			wrong != strings.Contains(errOut, "--on-mismatch takes") {
			t.Errorf("%q: exit code %d: %s", answer, code, errOut)
		}
	}
}

// A URL that stands where no argument belongs may have a password in it.
func TestAMisplacedURLIsNotShown(t *testing.T) {
	for _, args := range [][]string{{}, {"migrate"}, {"migrate", "v1-to-v6"}, {"scan"}, {"bench"}} {
		code, out, errOut := command(t, "",
			append(args, "postgres://shop:s3cretword@db.example.net/shop")...)
		if code != exitUsage || strings.Contains(out+errOut, "s3cretword") ||
			!strings.Contains(errOut, "behind --database") {
			t.Errorf("%v: exit code %d, %s", args, code, errOut)
		}
	}
}

func TestAMisspeltCommandIsGuessed(t *testing.T) {
	for typed, want := range map[string]string{"migrate v1tov6": "v1-to-v6", "migrat": "migrate",
		"migrate staus": "status"} {
		if code, _, errOut := command(t, "", strings.Fields(typed)...); code != exitUsage ||
			!strings.Contains(errOut, `did you mean "`+want+`"`) {
			t.Errorf("%s: exit code %d, %s", typed, code, errOut)
		}
	}
}
