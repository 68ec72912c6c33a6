//go:build linux || darwin

package sqlite

import (
	"path/filepath"
	"syscall"
)

// freeAt is how many bytes are free where a file is.
func freeAt(file string) (bytes int64, known bool) {
	var s syscall.Statfs_t
	if syscall.Statfs(filepath.Dir(file), &s) != nil {
		return 0, false
	}
	return int64(s.Bavail) * int64(s.Bsize), true
}
