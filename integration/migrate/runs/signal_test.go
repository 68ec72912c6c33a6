//go:build unix

package runs_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// SIGUSR1 pauses one process, and lets it go on.
func TestASignalPausesAndResumes(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 300, false)
		// The file holds it from its first chunk on, so that the signal comes in
		// time on any machine.
		file := filepath.Join(t.TempDir(), "pause")
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "10", "--lock-wait", "30s", "--pause-file", file)...)...)
		c.Until(t, `"event":"paused"`)
		signal := func() {
			t.Helper()
			if err := c.Cmd.Process.Signal(syscall.SIGUSR1); err != nil {
				t.Fatal(err)
			}
		}
		signal()
		if e := c.Until(t, `"event":"paused"`); !strings.Contains(e, "another SIGUSR1 lets it go on") {
			t.Errorf("the event is %s", e)
		}
		os.Remove(file)
		if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, "running, paused") || !strings.Contains(st.Out, "SIGUSR1") {
			t.Errorf("status says\n%s", st.Out)
		}
		if o := s.Orphans(t); o != "0" {
			t.Errorf("%s orphans in the pause", o)
		}
		signal()
		c.Until(t, `"event":"resumed"`)
		if code, events := c.End(); code != 0 {
			t.Errorf("exit %d\n%s%s", code, events, c.Err.String())
		}
		s.Check(t, "after the pause", s.Expected())
	})
}

// A copy that is asked to end while the server fills the new table leaves nothing:
// neither tables of its own nor a statement that goes on.
func TestACopyThatIsTerminatedLeavesNothing(t *testing.T) {
	lab.EachInnoDB(t, aCopyThatIsTerminatedLeavesNothing)
}

func aCopyThatIsTerminatedLeavesNothing(t *testing.T, l *lab.Lab) {
	l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY, n integer NOT NULL)")
	l.Exec(t, "INSERT INTO orders SELECT UNHEX(REPLACE(CONCAT(LPAD(HEX(seq), 8, '0'), "+
		"'-1111-11e0-8000-000000000001'), '-', '')), seq FROM "+lab.Numbers(300_000))
	tables := l.Tables(t)
	filling := "SELECT count(*) FROM " + l.Processes() + " WHERE DB = DATABASE() AND INFO LIKE 'INSERT INTO%orders_new%'"
	args := lab.Args("v1-to-v6", l.Yes("--strategy", "copy", "--lock-wait", "30s")...)
	for attempt := 0; ; attempt++ {
		c := lab.Start(t, args...)
		ended := make(chan struct{})
		go func() { // it must not wait for us to read
			defer close(ended)
			for c.Events.Scan() {
			}
		}()
		for l.Dump(t, filling)[0] == "0" {
			select {
			case <-ended:
				t.Fatalf("it ended before it had begun: %s", c.Err.String())
			case <-time.After(time.Millisecond):
			}
		}
		if err := c.Cmd.Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		<-ended
		c.Cmd.Wait()
		switch code := c.Cmd.ProcessState.ExitCode(); {
		case code == 0 && attempt < 20: // the signal came too late
			lab.MustRun(t, lab.Args("undo", l.On("--yes")...)...)
			lab.MustRun(t, append([]string{"migrate", "finish", "--yes"}, l.On()...)...)
			continue
		case code != 5:
			t.Fatalf("exit %d, want 5: %s", code, c.Err.String())
		}
		break
	}
	lab.Same(t, "tables", l.Tables(t), tables)
	lab.Same(t, "statements that go on", l.Dump(t, filling), []string{"0"})
	lab.MustRun(t, args...)
}
