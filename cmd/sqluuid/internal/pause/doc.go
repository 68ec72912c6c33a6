// Package pause lets the signal SIGUSR1 pause this process, where there is one.
package pause
