//go:build unix

package engines_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// An interrupt in the middle of a rebuild is an exit code 5: nothing is left behind, and the
// same command rebuilds all indexes.
func TestInterruptedWhileItRebuildsAnIndex(t *testing.T) {
	l := rewritten(t)
	c, release := held(t, l)
	if err := c.Cmd.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	for len(l.Dump(t, fmt.Sprintf(rebuilder, ""))) > 0 { // until the server has taken it back
		if t.Context().Err() != nil {
			t.Fatal("it goes on")
		}
	}
	release()
	code, events := c.End()
	if code != 5 || !strings.Contains(c.Err.String(), "stopped") {
		t.Errorf("exit %d, want 5\n%s%s", code, events, c.Err.String())
	}
	lab.Same(t, "invalid indexes", invalid(t, l), nil)
	again(t, l, 0)
}
