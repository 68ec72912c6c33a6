//go:build !linux

package built

func isBig(string) bool { return false }
