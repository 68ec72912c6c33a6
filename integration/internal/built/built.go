// Package built has the command for tests that run it as a process.
package built

import (
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// Command builds the command with the flags, and returns the path of a copy in the folder. The go
// command keeps what go run has linked, unlike what go build has: twenty suites link it once.
func Command(folder string, flags ...string) (string, error) {
	path := filepath.Join(folder, "sqluuid")
	args := append([]string{"run", "-exec", "cp"}, flags...)
	out, err := exec.Command("go", append(args, "github.com/sqluuid/sqluuid/cmd/sqluuid", path)...).CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("cannot build the command: %w\n%s", err, out)
	}
	return path, nil
}

// memory is a file system in memory where there is one.
const memory = "/dev/shm"

// Main builds something in a folder of its own, runs the tests and exits; -short skips them all. The
// temporary folders of the tests are in memory where the machine has a file system of 8 GB there: what
// a killed process has written is there without a sync. Servers of other users find theirs.
func Main(m *testing.M, build func(folder string) error) {
	flag.Parse()
	if testing.Short() {
		fmt.Fprintln(os.Stderr, "-short skips these tests, which run the command")
		return
	}
	os.Exit(func() int {
		parent := ""
		if isBig(memory) {
			parent = memory
		}
		folder, err := os.MkdirTemp(parent, "sqluuid")
		if err == nil {
			defer os.RemoveAll(folder)
			if parent != "" {
				os.Setenv("TMPDIR", folder)
			}
			err = errors.Join(os.Chmod(folder, 0o711), build(folder))
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			return 1
		}
		return m.Run()
	}())
}
