//go:build unix

package storage_test

import (
	"bufio"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// A run that a signal ends drops its tables, says so, and writes no report.
func TestInterruptCleansUp(t *testing.T) {
	eachLab(t, func(t *testing.T, l lab) {
		for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
			folder := filepath.Join(t.TempDir(), "report")
			cmd := exec.Command(command, "bench", "storage", "--yes", "--database", l.url, "--rows", "2000000", "--slices", "200", "--arms", "v4,bigint", "--out", folder)
			pipe, err := cmd.StderrPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			late := time.AfterFunc(60*time.Second, func() { cmd.Process.Kill() })
			var said strings.Builder
			sent := false
			for lines := bufio.NewScanner(pipe); lines.Scan(); {
				said.WriteString(lines.Text() + "\n")
				if !sent && strings.Contains(said.String(), "10000 ") { // the first slice is in
					sent = true
					if err := cmd.Process.Signal(sig); err != nil {
						t.Fatal(err)
					}
				}
			}
			cmd.Wait()
			late.Stop()
			if code := cmd.ProcessState.ExitCode(); code != 5 || !strings.Contains(said.String(), "stopped, and nothing was written") {
				t.Errorf("after %v: exit %d, want 5 and a word on it:\n%s", sig, code, said.String())
			}
			l.clean(t)
			if there, _ := filepath.Glob(filepath.Join(folder, "*")); len(there) > 0 {
				t.Errorf("after %v a report was left: %v", sig, there)
			}
		}
	})
}
