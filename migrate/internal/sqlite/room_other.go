//go:build !linux && !darwin

package sqlite

// freeAt does not know it on this system.
func freeAt(string) (bytes int64, known bool) { return 0, false }
