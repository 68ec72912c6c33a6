package sqlserver_test

import (
	"errors"
	osexec "os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/fold"
)

// Every command knows Babelfish, whose order is not SQL Server's. None advises its other address, at
// which nothing is found, says anything of SQL Server's order there, or writes.
func TestEveryCommandKnowsBabelfish(t *testing.T) {
	c := &catalogue{typ: "uniqueidentifier", size: 16, babelfish: true}
	command, url := build(t), c.serve(t)
	for _, args := range [][]string{
		{"scan"}, {"migrate", "status"},
		{"migrate", "plan", "v6-to-v1"}, {"migrate", "v6-to-v1", "--dry-run"},
		{"migrate", "v6-to-v1", "--yes"}, {"migrate", "v6-to-ordered", "--yes"},
		{"migrate", "undo", "--yes"}, {"migrate", "verify"}, {"migrate", "pause"},
		{"migrate", "resume"}, {"migrate", "finish", "--yes"},
		{"bench", "storage", "--rows", "10", "--yes"},
	} {
		t.Run(strings.Join(args, " "), func(t *testing.T) {
			full := append(slices.Clone(args), "--database", url)
			if args[0] == "migrate" && args[1] != "status" {
				full = append(full, "--column", "dbo.orders.id")
			}
			lines, err := osexec.Command(command, full...).CombinedOutput()
			out := fold.Join(string(lines), 80)
			if args[0] == "bench" { // it has none for SQL Server itself
				if err == nil || !strings.Contains(out, "no storage benchmark for SQLServer") {
					t.Errorf("%v: %s", err, out)
				}
				return
			}
			if e := (*osexec.ExitError)(nil); !errors.As(err, &e) || e.ExitCode() != 3 ||
				!strings.Contains(out, "this is Babelfish") ||
				!strings.Contains(out, "not known at its PostgreSQL address") {
				t.Errorf("want exit 3, the server and what is not known: %v: %s", err, out)
			}
			if strings.Contains(out, "last six bytes") {
				t.Errorf("it speaks of SQL Server's order: %s", out)
			}
		})
	}
	for _, st := range c.statements() {
		if !strings.HasPrefix(strings.ToUpper(st), "SELECT") && !strings.HasPrefix(st, "SET ") {
			t.Errorf("it sent %s", st)
		}
	}
}
