//go:build unix

package migrate_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// SIGUSR1 pauses one process, and lets it go on.
func TestASignalPausesAndResumes(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 300, false)
		// The file holds it from its first chunk on, so that the signal comes in
		// time on any machine.
		file := filepath.Join(t.TempDir(), "pause")
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c := startJSON(t, migrateArgs("v1-to-v6", on(l, "--yes", "--chunk-rows", "10", "--lock-wait", "30s", "--pause-file", file)...)...)
		c.until(t, `"event":"paused"`)
		signal := func() {
			t.Helper()
			if err := c.cmd.Process.Signal(syscall.SIGUSR1); err != nil {
				t.Fatal(err)
			}
		}
		signal()
		if e := c.until(t, `"event":"paused"`); !strings.Contains(e, "another SIGUSR1 lets it go on") {
			t.Errorf("the event is %s", e)
		}
		os.Remove(file)
		if st := mustRun(t, "migrate", "status", "--database", l.url); !strings.Contains(st.out, "running") || strings.Contains(st.out, "running, paused") {
			t.Errorf("status says\n%s", st.out)
		}
		if o := s.orphans(t); o != "0" {
			t.Errorf("%s orphans in the pause", o)
		}
		signal()
		c.until(t, `"event":"resumed"`)
		if code, events := c.end(); code != 0 {
			t.Errorf("exit %d\n%s%s", code, events, c.err.String())
		}
		s.check(t, "after the pause", s.expected())
	})
}

// A copy that is asked to end while the server fills the new table leaves nothing:
// neither tables of its own nor a statement that goes on.
func TestACopyThatIsTerminatedLeavesNothing(t *testing.T) {
	eachInnoDB(t, aCopyThatIsTerminatedLeavesNothing)
}

func aCopyThatIsTerminatedLeavesNothing(t *testing.T, l *lab) {
	l.exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL)")
	l.exec(t, "INSERT INTO orders SELECT UNHEX(REPLACE(CONCAT(LPAD(HEX(seq), 8, '0'), "+
		"'-1111-11e0-8000-000000000001'), '-', '')), seq FROM "+numbers(300_000))
	tables := l.tables(t)
	filling := "SELECT count(*) FROM " + l.processes() + " WHERE DB = DATABASE() AND INFO LIKE 'INSERT INTO%orders_new%'"
	args := migrateArgs("v1-to-v6", copyFlags(l, "--strategy", "copy", "--lock-wait", "30s")...)
	for attempt := 0; ; attempt++ {
		c := startJSON(t, args...)
		ended := make(chan struct{})
		go func() { // it must not wait for us to read
			defer close(ended)
			for c.events.Scan() {
			}
		}()
		for l.dump(t, filling)[0] == "0" {
			select {
			case <-ended:
				t.Fatalf("it ended before it had begun: %s", c.err.String())
			case <-time.After(time.Millisecond):
			}
		}
		if err := c.cmd.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		<-ended
		c.cmd.Wait()
		switch code := c.cmd.ProcessState.ExitCode(); {
		case code == 0 && attempt < 20: // the signal came too late
			mustRun(t, migrateArgs("undo", on(l, "--yes")...)...)
			mustRun(t, append([]string{"migrate", "finish", "--yes"}, on(l)...)...)
			continue
		case code != 5:
			t.Fatalf("exit %d, want 5: %s", code, c.err.String())
		}
		break
	}
	same(t, "tables", l.tables(t), tables)
	same(t, "statements that go on", l.dump(t, filling), []string{"0"})
	mustRun(t, args...)
}
