package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/spf13/cobra"
)

// tree returns every command, with those of cobra.
func tree(t *testing.T) (all []*cobra.Command) {
	t.Helper()
	walk(newRoot(nil, io.Discard, io.Discard), func(c *cobra.Command) { all = append(all, c) })
	if len(all) < 40 {
		t.Fatalf("%d commands were found", len(all))
	}
	return all
}

// What the help says holds for what the command does.
func TestHelpSaysWhatIsSo(t *testing.T) {
	for _, test := range []struct{ of, want string }{
		{"", "sqlserver://"},
		{"", "of bench also 5"},
		{"bench storage", "5 stopped by a signal"}, // as TestExitCodeOfAnError has it
		{"migrate v1-to-v6", "40 to 60 %"},
	} {
		_, out, _ := command(t, "", append(strings.Fields(test.of), "--help")...)
		if !strings.Contains(strings.Join(strings.Fields(out), " "), test.want) {
			t.Errorf("sqluuid %s --help lacks %q:\n%s", test.of, test.want, out)
		}
	}
}

func TestEveryCommandHasHelpWithAnExampleAndItsExitCodes(t *testing.T) {
	for _, c := range tree(t) {
		path := c.CommandPath()
		code, out, errOut := command(t, "", append(strings.Fields(strings.TrimPrefix(path, "sqluuid")), "--help")...)
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
			for _, want := range []string{"0 done", "1 failed", "2 usage", "3 refused by a check", "4 verification mismatch", "5 stopped and resumable"} {
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
			if c.Name() != "help" && !strings.HasPrefix(found.CommandPath(), c.CommandPath()) && !strings.HasPrefix(c.CommandPath(), "sqluuid completion") && c.Name() != "inspect" {
				t.Errorf("the example of %s is of %s", c.CommandPath(), found.CommandPath())
			}
			seen++
		}
	}
	if seen < 50 {
		t.Errorf("%d examples were seen", seen)
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
		for _, want := range []string{".SH NAME", ".SH SYNOPSIS", ".SH DESCRIPTION", ".SH EXAMPLE", "Exit code"} {
			if !strings.Contains(string(text), want) {
				t.Errorf("the page of %s has no %s", c.CommandPath(), want)
			}
		}
	}
	if pages < 35 {
		t.Errorf("%d pages were looked for", pages)
	}
}

func TestShellsCompleteCommandsFlagsAndTheirValues(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish", "powershell"} {
		if code, out, errOut := command(t, "", "completion", shell); code != exitDone || !strings.Contains(out, "sqluuid") {
			t.Errorf("%s: exit code %d, %d bytes, %s", shell, code, len(out), errOut)
		}
	}
	for _, c := range []struct{ typed, want string }{
		{"", "migrate"},
		{"migrate ", "v1-to-v6"},
		{"migrate plan ", "text-to-binary"},
		{"migrate v1-to-v6 --metr", "--metrics-address"},
		{"migrate v1-to-v6 --on-mismatch ", "skip"},
		{"migrate plan v1-to-v6 --strategy ", "in-place"},
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
			if code, _, errOut := command(t, "", append(args, more...)...); code != exitUsage || errOut == "" {
				t.Errorf("%s %v: exit code %d, %q; want 2 and what is wrong", c.CommandPath(), more, code, errOut)
			}
		}
		if c.Name() == "inspect" { // which reads its input
			continue
		}
		if code, _, errOut := command(t, "", args...); code != exitUsage || errOut == "" {
			t.Errorf("%s without anything: exit code %d, %q; want 2 and what is missing", c.CommandPath(), code, errOut)
		}
	}
}

// A URL that stands where no argument belongs may have a password in it.
func TestAMisplacedURLIsNotShown(t *testing.T) {
	for _, args := range [][]string{{}, {"migrate"}, {"migrate", "v1-to-v6"}, {"scan"}, {"bench"}} {
		code, out, errOut := command(t, "", append(args, "postgres://shop:s3cretword@db.example.net/shop")...)
		if code != exitUsage || strings.Contains(out+errOut, "s3cretword") || !strings.Contains(errOut, "behind --database") {
			t.Errorf("%v: exit code %d, %s", args, code, errOut)
		}
	}
}

func TestAMisspeltCommandIsGuessed(t *testing.T) {
	for typed, want := range map[string]string{"migrate v1tov6": "v1-to-v6", "migrat": "migrate", "migrate staus": "status"} {
		if code, _, errOut := command(t, "", strings.Fields(typed)...); code != exitUsage || !strings.Contains(errOut, `did you mean "`+want+`"`) {
			t.Errorf("%s: exit code %d, %s", typed, code, errOut)
		}
	}
}
