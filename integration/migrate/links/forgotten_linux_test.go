package links_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A process that sleeps while its run is undone and forgotten, and the number of the run
// is given to that of another table, writes nothing when it wakes.
func TestASleeperOfAForgottenRunWritesNothing(t *testing.T) {
	for _, engine := range engines {
		t.Run(engine, func(t *testing.T) {
			l := lab.Open(t, engine)
			ofV1(t, l, "orders", 300)
			ofV1(t, l, "customers", 200)
			orders, customers := l.Dump(t, "SELECT * FROM orders ORDER BY n"), l.Dump(t, "SELECT * FROM customers ORDER BY n")
			hold := func(name string) string {
				file := filepath.Join(t.TempDir(), name)
				if err := os.WriteFile(file, nil, 0o600); err != nil {
					t.Fatal(err)
				}
				return file
			}
			args := func(column string, more ...string) []string {
				return append([]string{"--database", l.URL, "--column", column, "--yes"}, more...)
			}
			first, second := hold("first"), hold("second")
			a := lab.Start(t, lab.Args("v1-to-v6", args("orders.id", "--pause-file", first)...)...)
			a.Until(t, `"event":"paused"`)
			a.Freeze()
			lab.MustRun(t, lab.Args("undo", args("orders.id")...)...)
			lab.MustRun(t, lab.Args("finish", args("orders.id")...)...)
			b := lab.Start(t, lab.Args("v1-to-v6", args("customers.id", "--pause-file", second)...)...)
			b.Until(t, `"event":"paused"`)
			os.Remove(first)
			if err := a.Cmd.Process.Signal(syscall.SIGCONT); err != nil {
				t.Fatal(err)
			}
			if code, events := a.End(); code != 3 || !strings.Contains(a.Err.String(), "forgotten by finish") {
				t.Errorf("the sleeper ended with %d\n%s%s", code, events, a.Err.String())
			}
			lab.Same(t, "orders", l.Dump(t, "SELECT * FROM orders ORDER BY n"), orders)
			lab.Same(t, "customers", l.Dump(t, "SELECT * FROM customers ORDER BY n"), customers)
			os.Remove(second)
			if code, events := b.End(); code != 0 {
				t.Errorf("the other run ended with %d\n%s", code, events)
			}
			lab.Same(t, "orders", l.Dump(t, "SELECT * FROM orders ORDER BY n"), orders)
			lab.MustRun(t, lab.Args("undo", args("customers.id")...)...)
			lab.Same(t, "customers", l.Dump(t, "SELECT * FROM customers ORDER BY n"), customers)
		})
	}
}
