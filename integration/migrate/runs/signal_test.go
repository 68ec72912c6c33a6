//go:build unix

package runs_test

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

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
