package storage

import (
	"bytes"
	"errors"
	"os"
	"strconv"
)

// readsToAsk is how many reads readCalls makes itself.
const readsToAsk = 2

// readCalls is how many reads this process has asked the system for, where the
// system tells (Linux).
func readCalls() (float64, error) {
	raw, err := os.ReadFile("/proc/self/io")
	if err != nil {
		return 0, errors.ErrUnsupported
	}
	for line := range bytes.Lines(raw) {
		if n, ok := bytes.CutPrefix(line, []byte("syscr: ")); ok {
			return strconv.ParseFloat(string(bytes.TrimSpace(n)), 64)
		}
	}
	return 0, errors.ErrUnsupported
}
