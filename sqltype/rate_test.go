//go:build unix

package sqltype_test

import (
	"syscall"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

// cpuTime is what this process has had of the processors.
func cpuTime() time.Duration {
	var u syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// The rate that RFC 4122 names as its design goal: 10 million ids a second. With
// SQLUUID_FULL it is required, for ten seconds of one goroutine, and per second
// of processor time, so that a busy machine says nothing about the package.
// Each id is larger than the one before, so all are distinct.
func TestTenMillionDistinctIdsASecond(t *testing.T) {
	length := 50 * time.Millisecond
	if full {
		length = 10 * time.Second
	}
	for name, f := range map[string]func() sqltype.UUID{"NewV1": sqltype.NewV1, "NewV6": sqltype.NewV6} {
		t.Run(name, func(t *testing.T) {
			n, start, cpu := 0, time.Now(), cpuTime()
			last := asSorted(f())
			for time.Since(start) < length {
				for range 10_000 {
					u := f()
					if name == "NewV1" {
						u, _ = u.V6()
					}
					if u.Compare(last) <= 0 {
						t.Fatalf("%v after %v", u, last)
					}
					last = u
				}
				n += 10_000
			}
			took, used := time.Since(start), cpuTime()-cpu
			when, _ := last.Time()
			ahead := time.Until(when)
			t.Logf("%d distinct ids in %v, %.1f million a second, %.1f million per second of processor time; the last is %v ahead of the clock",
				n, took, float64(n)/took.Seconds()/1e6, float64(n)/used.Seconds()/1e6, ahead)
			if rate := float64(n) / used.Seconds(); full && rate < 10e6 {
				t.Errorf("%.1f million ids a second, want 10", rate/1e6)
			}
			if full && ahead > time.Second { // all is in step: 16 ids fit 100 ns
				t.Errorf("the last id is %v ahead of the clock", ahead)
			}
		})
	}
}
