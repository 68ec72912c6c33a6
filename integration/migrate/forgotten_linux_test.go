package migrate_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// A process that sleeps while its run is undone and forgotten, and the number of the run
// is given to that of another table, writes nothing when it wakes.
func TestASleeperOfAForgottenRunWritesNothing(t *testing.T) {
	for _, engine := range engines {
		t.Run(engine, func(t *testing.T) {
			l := labs()[engine](t)
			l.ofV1(t, "orders", 300)
			l.ofV1(t, "customers", 200)
			orders, customers := l.dump(t, "SELECT * FROM orders ORDER BY n"), l.dump(t, "SELECT * FROM customers ORDER BY n")
			hold := func(name string) string {
				file := filepath.Join(t.TempDir(), name)
				if err := os.WriteFile(file, nil, 0o600); err != nil {
					t.Fatal(err)
				}
				return file
			}
			args := func(column string, more ...string) []string {
				return append([]string{"--database", l.url, "--column", column, "--yes"}, more...)
			}
			first, second := hold("first"), hold("second")
			a := startJSON(t, migrateArgs("v1-to-v6", args("orders.id", "--pause-file", first)...)...)
			a.until(t, `"event":"paused"`)
			if err := a.cmd.Process.Signal(syscall.SIGSTOP); err != nil {
				t.Fatal(err)
			}
			mustRun(t, migrateArgs("undo", args("orders.id")...)...)
			mustRun(t, migrateArgs("finish", args("orders.id")...)...)
			b := startJSON(t, migrateArgs("v1-to-v6", args("customers.id", "--pause-file", second)...)...)
			b.until(t, `"event":"paused"`)
			os.Remove(first)
			if err := a.cmd.Process.Signal(syscall.SIGCONT); err != nil {
				t.Fatal(err)
			}
			if code, events := a.end(); code != 3 || !strings.Contains(a.err.String(), "forgotten by finish") {
				t.Errorf("the sleeper ended with %d\n%s%s", code, events, a.err.String())
			}
			same(t, "orders", l.dump(t, "SELECT * FROM orders ORDER BY n"), orders)
			same(t, "customers", l.dump(t, "SELECT * FROM customers ORDER BY n"), customers)
			os.Remove(second)
			if code, events := b.end(); code != 0 {
				t.Errorf("the other run ended with %d\n%s", code, events)
			}
			same(t, "orders", l.dump(t, "SELECT * FROM orders ORDER BY n"), orders)
			mustRun(t, migrateArgs("undo", args("customers.id")...)...)
			same(t, "customers", l.dump(t, "SELECT * FROM customers ORDER BY n"), customers)
		})
	}
}
