package main

import (
	"bytes"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

const commandPage = "../../docs/reference/command.md"

// reference is the page of every command, made of its help.
func reference(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	b.WriteString(`# The command

Every command with every flag, as ` + "`--help-all`" + ` prints them; ` +
		"`go test ./cmd/sqluuid -update`" + ` writes this page.
[Moving a key column](../migrate/quickstart.md) shows them at work. See also [scan](scan.md),
[JSON output](json.md), [exit codes](exit-codes.md) and [metrics](metrics.md).
`)
	section := func(c *cobra.Command) {
		args := append(strings.Fields(strings.TrimPrefix(c.CommandPath(), "sqluuid")), everything)
		code, out, errOut := command(t, "", args...)
		if code != exitDone {
			t.Fatalf("%v: exit code %d: %s", args, code, errOut)
		}
		fmt.Fprintf(&b, "\n## %s\n\n```text\n%s```\n", c.CommandPath(), out)
	}
	var first *cobra.Command
	var common *pflag.FlagSet
	walk(newRoot(nil, nil, nil), func(c *cobra.Command) {
		switch {
		case strings.HasPrefix(c.CommandPath(), "sqluuid completion"), c.Name() == "help":
			return
		case c.GroupID == "rewrites" && c.Name() == "v1-to-v6":
			first, common = c, c.Flags()
		}
	})
	walk(newRoot(nil, nil, nil), func(c *cobra.Command) {
		if c.GroupID != "rewrites" && !strings.HasPrefix(c.CommandPath(), "sqluuid completion") &&
			c.Name() != "help" {
			section(c)
		}
	})
	section(first)
	b.WriteString("\n## The other rewrites\n\nEach has the flags of `v1-to-v6`, unless it says " +
		"otherwise.\n")
	walk(newRoot(nil, nil, nil), func(c *cobra.Command) {
		if c.GroupID != "rewrites" || c.Name() == first.Name() {
			return
		}
		long, _, _ := strings.Cut(c.Long, "\n\nExit codes:")
		fmt.Fprintf(&b, "\n### %s\n\n```text\n%s\n", c.Name(), wrapText(long))
		own := pflag.NewFlagSet("", pflag.ContinueOnError)
		var without []string
		c.Flags().VisitAll(func(f *pflag.Flag) {
			switch at := common.Lookup(f.Name); {
			case f.Hidden && at != nil && !at.Hidden:
				without = append(without, "--"+f.Name)
			case at == nil:
				own.AddFlag(f)
			}
		})
		if own.HasFlags() {
			text, _ := flagHelp(own, true, true)
			b.WriteString(text)
		}
		if len(without) > 0 {
			fmt.Fprintf(&b, "\nWithout: %s\n", strings.Join(without, ", "))
		}
		b.WriteString("```\n")
	})
	return b.String()
}

func TestTheReferenceIsTheHelp(t *testing.T) {
	want := []byte(reference(t))
	if *update {
		if err := os.WriteFile(commandPage, want, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if got, err := os.ReadFile(commandPage); err != nil || !bytes.Equal(got, want) {
		t.Errorf("%s is not the help any more: run go test ./cmd/sqluuid -update (%v)", commandPage, err)
	}
}

// TestTheStatePageHasEveryColumn compares docs/reference/state-tables.md with a database that has
// the tables.
func TestTheStatePageHasEveryColumn(t *testing.T) {
	text, err := os.ReadFile("../../docs/reference/state-tables.md")
	if err != nil {
		t.Fatal(err)
	}
	url := scanned(t)
	if code, out, errOut := command(t, "", "migrate", "v1-to-v6", "--database", url, "--column",
		"orders.id", "--yes"); code != exitDone {
		t.Fatalf("exit code %d: %s%s", code, out, errOut)
	}
	db, err := sql.Open("sqlite3", strings.TrimPrefix(url, "sqlite:"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	sections := strings.Split(string(text), "\n## ")[1:]
	if len(sections) != 7 {
		t.Fatalf("the page has %d tables", len(sections))
	}
	named := regexp.MustCompile("`([a-z_]+)`")
	for _, s := range sections {
		name, rows, _ := strings.Cut(s, "\n")
		var there, want []string
		for line := range strings.Lines(rows) {
			if first, _, ok := strings.Cut(strings.TrimPrefix(line, "| "), " | "); ok &&
				strings.HasPrefix(line, "| `") {
				for _, m := range named.FindAllStringSubmatch(first, -1) {
					there = append(there, m[1])
				}
			}
		}
		list, err := db.Query("SELECT name FROM pragma_table_info(?)", "sqluuid_"+name)
		if err != nil {
			t.Fatal(err)
		}
		for list.Next() {
			var column string
			if err := list.Scan(&column); err != nil {
				t.Fatal(err)
			}
			want = append(want, column)
		}
		if err := errors.Join(list.Err(), list.Close()); err != nil {
			t.Fatal(err)
		}
		slices.Sort(there)
		slices.Sort(want)
		if len(want) == 0 || !slices.Equal(there, want) {
			t.Errorf("%s: the page has %v, the database %v", name, there, want)
		}
	}
}
