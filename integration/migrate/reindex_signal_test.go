//go:build unix

package migrate_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
)

// An interrupt in the middle of a rebuild is an exit code 5: nothing is left behind,
// and the same command rebuilds all indexes. It can be paused between two of them.
func TestInterruptedWhileItRebuildsAnIndex(t *testing.T) {
	l := labs()["PostgreSQL"](t)
	_, read := bulk(t, l, 2000)
	c, release := held(t, l, func() *started {
		return startJSON(t, migrateArgs("v1-to-v6", on(l, "--yes", "--reindex")...)...)
	})
	if err := c.cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	for len(l.dump(t, fmt.Sprintf(rebuilder, ""))) > 0 { // until the server has taken it back
		if t.Context().Err() != nil {
			t.Fatal("it goes on")
		}
	}
	release()
	code, events := c.end()
	if code != 5 || !strings.Contains(c.err.String(), "run the same command again to go on") {
		t.Errorf("exit %d, want 5\n%s%s", code, events, c.err.String())
	}
	same(t, "invalid indexes", invalid(t, l), nil)
	same(t, "runs", l.dump(t, "SELECT state FROM sqluuid.migration"), []string{"running"})

	file := filepath.Join(t.TempDir(), "pause")
	c, release = held(t, l, func() *started {
		return startJSON(t, migrateArgs("v1-to-v6", on(l, "--yes", "--reindex", "--pause-file", file)...)...)
	})
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	release()
	c.until(t, `"event":"rebuilt"`)
	c.until(t, `"event":"paused"`)
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	if code, events := c.end(); code != 0 || len(eventsOf(t, events, migrate.Rebuilt)) != 1 {
		t.Errorf("exit %d\n%s%s", code, events, c.err.String())
	}
	same(t, "runs", l.dump(t, "SELECT state FROM sqluuid.migration"), []string{"done"})
	if rows := read(); !strings.Contains(rows[0], "-6") {
		t.Errorf("the first row is %s", rows[0])
	}
}
