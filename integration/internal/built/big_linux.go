package built

import "syscall"

// isBig reports whether a file system is there with 8 GB or more that are free.
func isBig(path string) bool {
	var fs syscall.Statfs_t
	return syscall.Statfs(path, &fs) == nil && fs.Bavail*uint64(fs.Bsize) >= 8<<30
}
