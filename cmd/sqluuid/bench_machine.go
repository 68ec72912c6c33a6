package main

import (
	"os"
	"runtime"
	"strings"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
)

// describe fills in what is known of the machine that the command runs on, but
// no names of hosts, users or files.
func describe(e *storage.Environment) {
	e.Tool, e.Go, e.Cores = version(), runtime.Version(), runtime.NumCPU()
	e.OS, e.CPU = runtime.GOOS, runtime.GOARCH
	if raw, err := os.ReadFile("/proc/sys/kernel/osrelease"); err == nil {
		kernel, _, _ := strings.Cut(strings.TrimSpace(string(raw)), "-")
		e.OS += " " + kernel
	}
	if raw, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		for line := range strings.Lines(string(raw)) {
			if name, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == "model name" {
				e.CPU = strings.TrimSpace(value) + " (" + runtime.GOARCH + ")"
				break
			}
		}
	}
}
