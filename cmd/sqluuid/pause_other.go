//go:build !unix

package main

// pauseSignal does nothing where there is no SIGUSR1.
func pauseSignal() (paused func() bool, stop func()) {
	return func() bool { return false }, func() {}
}
