package lab

import (
	"os"
	"syscall"
	"testing"
)

// lockstep is a pipe that holds one write at a time: a command that prints an event
// after each chunk is at most two of them ahead of its reader, and waits there, on
// a machine of any speed.
func lockstep(t *testing.T) (r, w *os.File) {
	t.Helper()
	var p [2]int
	if err := syscall.Pipe2(p[:], syscall.O_DIRECT|syscall.O_CLOEXEC); err != nil {
		t.Fatal(err)
	}
	const setSize, page = 1031, 4096 // F_SETPIPE_SZ
	if _, _, errno := syscall.Syscall(syscall.SYS_FCNTL, uintptr(p[1]), setSize, page); errno != 0 {
		t.Fatal(errno)
	}
	return os.NewFile(uintptr(p[0]), "events"), os.NewFile(uintptr(p[1]), "stdout")
}
