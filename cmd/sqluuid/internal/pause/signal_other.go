//go:build !unix

package pause

// Signal does nothing where there is no SIGUSR1.
func Signal() (paused func() bool, stop func()) {
	return func() bool { return false }, func() {}
}
