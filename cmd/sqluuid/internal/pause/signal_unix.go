//go:build unix

package pause

import (
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
)

// Signal turns a pause on and off with every SIGUSR1. stop ends it.
func Signal() (paused func() bool, stop func()) {
	var on atomic.Bool
	c := make(chan os.Signal, 1)
	signal.Notify(c, syscall.SIGUSR1)
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-c:
				on.Store(!on.Load())
			case <-done:
				return
			}
		}
	}()
	return on.Load, func() { signal.Stop(c); close(done) }
}
