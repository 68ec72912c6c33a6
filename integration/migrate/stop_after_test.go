package migrate_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
)

// A run and an undo with --stop-after stop between two chunks with exit code 5. The same
// command resumes, and does one chunk at least each time.
func TestStopAfter(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 40, false)
		before := s.snapshot(t)
		for _, tt := range []struct {
			verb string
			want map[string][]string
		}{{"v1-to-v6", s.expected()}, {"undo", before}} {
			args := migrateArgs(tt.verb, on(l, "--yes", "--json", "--chunk-rows", "15", "--stop-after", "1ns")...)
			stopped := 0
			for ; stopped < 30; stopped++ {
				got := run(t, args...)
				if got.code == 0 {
					break
				}
				chunks := len(eventsOf(t, got.out, migrate.Chunk))
				if got.code != 5 || chunks != 1 {
					t.Fatalf("%s: exit %d after %d chunks, want 5 after one\n%s%s",
						tt.verb, got.code, chunks, got.out, got.err)
				}
				if o := s.orphans(t); o != "0" {
					t.Errorf("%s: %s orphans between two commands", tt.verb, o)
				}
			}
			if stopped < 3 || stopped == 30 {
				t.Errorf("%s was stopped %d times", tt.verb, stopped)
			}
			s.check(t, tt.verb, tt.want)
		}
	})
}

// With several workers every chunk under way is committed, and a copy refuses the flag.
func TestStopAfterWithWorkersAndForCopies(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, 60, false)
		refused := migrateArgs("v1-to-v6", on(l, "--yes", "--strategy", "copy", "--stop-after", "1s")...)
		wantError(t, run(t, refused...), 3, "no chunks to stop between", "--stop-after")
		got := run(t, migrateArgs("v1-to-v6",
			on(l, "--yes", "--json", "--chunk-rows", "10", "--workers", "2", "--stop-after", "1ns")...)...)
		wantError(t, got, 5, "stopped, and can be resumed", "--stop-after", "run the same command again")
		if n := len(eventsOf(t, got.out, migrate.Chunk)); n < 1 || n > 2 {
			t.Errorf("%d chunks of two workers", n)
		}
		mustRun(t, migrateArgs("v1-to-v6", on(l, "--yes", "--quiet")...)...)
		s.check(t, "the end", s.expected())
	})
}
