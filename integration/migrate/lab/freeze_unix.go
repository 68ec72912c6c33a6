//go:build unix

package lab

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"syscall"
	"time"
)

// Freeze sends SIGSTOP to the process, and returns when all its threads have stopped or it has ended:
// until then it may go on for a statement or two.
func (s *Started) Freeze() {
	s.Cmd.Process.Signal(syscall.SIGSTOP)
	threads := fmt.Sprintf("/proc/%d/task", s.Cmd.Process.Pid)
	if _, err := os.Stat("/proc/self/task"); err != nil { // the system has no such files
		time.Sleep(100 * time.Millisecond)
		return
	}
	for isRunning(threads) {
		time.Sleep(time.Millisecond)
	}
}

// isRunning reports whether one of the threads is neither stopped nor gone.
func isRunning(threads string) bool {
	files, _ := filepath.Glob(threads + "/*/stat")
	for _, file := range files {
		stat, _ := os.ReadFile(file)
		_, state, found := bytes.Cut(stat, []byte(") ")) // behind the name of the program
		if found && len(state) > 0 && !bytes.ContainsRune([]byte("TtZX"), rune(state[0])) {
			return true
		}
	}
	return false
}
