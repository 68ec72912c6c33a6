package main

import (
	"fmt"
	"os"
	"regexp"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/sqluuid/sqluuid/migrate"
)

func TestVisible(t *testing.T) {
	for in, want := range map[string]string{
		"orders.id\n\tnext": "orders.id\n\tnext",
		"a\x1b[31mb":        `a\x1b[31mb`,
		"a\rb\x7f":          `a\x0db\x7f`,
		"Größe → 日本":        "Größe → 日本",
		"a\u202eb\u009bc":   `a\u202eb\u009bc`,
		"a\xffb":            `a\xffb`,
		"":                  "",
	} {
		if got := visible(in); got != want {
			t.Errorf("visible(%q) = %q, want %q", in, got, want)
		}
	}
}

// Each setting that a message of the library may offer is a flag, in text and in JSON.
func TestEveryHintIsAFlag(t *testing.T) {
	flags := map[string]bool{}
	var walk func(*cobra.Command)
	walk = func(cmd *cobra.Command) {
		cmd.Flags().VisitAll(func(f *pflag.Flag) { flags["--"+f.Name] = true })
		for _, c := range cmd.Commands() {
			walk(c)
		}
	}
	walk(newRoot(nil, nil, nil))
	source, err := os.ReadFile("../../migrate/internal/hint/hint.go")
	if err != nil {
		t.Fatal(err)
	}
	hints := regexp.MustCompile(`(?m)^\t\w+ +Hint = "(.+)"$`).FindAllStringSubmatch(string(source), -1)
	if len(hints) < 20 {
		t.Fatalf("found %d hints", len(hints))
	}
	for _, found := range hints {
		h := migrate.Hint(found[1])
		if got := oneLine("leave it to " + h.Error()); !flags[got[len("leave it to "):]] {
			t.Errorf("%q becomes %q, which is no flag", h, got)
		}
		if got := withFlags(fmt.Sprintf("%q", h.Error())); !flags[got[1:len(got)-1]] {
			t.Errorf("%q becomes %s within JSON", h, got)
		}
	}
}
