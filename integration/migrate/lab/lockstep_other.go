//go:build !linux

package lab

import (
	"os"
	"testing"
)

// lockstep is a pipe. On Linux it holds one write at a time.
func lockstep(t *testing.T) (r, w *os.File) {
	t.Helper()
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	return r, w
}
