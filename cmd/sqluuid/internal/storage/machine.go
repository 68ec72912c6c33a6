package storage

import (
	"os"
	"runtime"
	"strings"
)

// DescribeMachine fills in what is known of the machine that this process runs on. It leaves out
// names of hosts, users and files.
func (e *Environment) DescribeMachine(tool string) {
	e.Tool, e.Go, e.Cores = tool, runtime.Version(), runtime.NumCPU()
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
