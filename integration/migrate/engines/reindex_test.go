package engines_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// finishing are the arguments of finish, with flags.
func finishing(l *lab.Lab, flags ...string) []string {
	return append([]string{"migrate", "finish"}, l.On(append(flags, "--yes")...)...)
}

// reindexed runs the statements that finish --reindex prints.
func reindexed(t *testing.T, l *lab.Lab, args ...string) (list []string) {
	t.Helper()
	for line := range strings.Lines(lab.MustRun(t, args...).Out) {
		list = append(list, strings.TrimSuffix(line, ";\n"))
		l.Exec(t, strings.TrimSuffix(line, ";\n"))
	}
	return list
}

// The report of a run and of an undo has the statements that rebuild the indexes. finish --reindex
// prints them too, and forgets nothing.
func TestReportsHaveTheStatementsOfAReindex(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	bulk(t, l, 2000)
	statements := []string{
		`REINDEX INDEX CONCURRENTLY "public"."orders_pkey"`,
		`REINDEX INDEX CONCURRENTLY "public"."payments_order"`,
	}
	for _, verb := range []string{"v1-to-v6", "undo"} {
		got := lab.MustRun(t, lab.Args(verb, l.On("--yes")...)...).Out
		_, got, _ = strings.Cut(got, "The owner of the tables can rebuild them:\n")
		var list []string
		for _, line := range strings.Split(got, "\n") {
			if s, ok := strings.CutPrefix(line, "  REINDEX"); ok {
				list = append(list, "REINDEX"+s)
			}
		}
		if !slices.Equal(list, statements) {
			t.Errorf("%s: the report has %q, want %q", verb, list, statements)
		}
	}
	lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet")...)...)
	if list := reindexed(t, l, finishing(l, "--reindex")...); !slices.Equal(list, statements) {
		t.Errorf("finish --reindex prints %q, want %q", list, statements)
	}
	lab.Same(t, "runs", l.Dump(t, "SELECT phase FROM sqluuid.migration WHERE phase = 'done'"), []string{"done"})
}
