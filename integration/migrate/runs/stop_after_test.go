package runs_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
)

// A run and an undo with --stop-after stop between two chunks with exit code 5. The same
// command resumes, and does one chunk at least each time.
func TestStopAfter(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 40, false)
		before := s.Snapshot(t)
		for _, tt := range []struct {
			verb string
			want map[string][]string
		}{{"v1-to-v6", s.Expected()}, {"undo", before}} {
			args := lab.Args(tt.verb, l.On("--yes", "--json", "--chunk-rows", "15", "--stop-after", "1ns")...)
			stopped := 0
			for ; stopped < 30; stopped++ {
				got := lab.Run(t, args...)
				if got.Code == 0 {
					break
				}
				chunks := len(lab.EventsOf(t, got.Out, migrate.Chunk))
				if got.Code != 5 || chunks != 1 {
					t.Fatalf("%s: exit %d after %d chunks, want 5 after one\n%s%s",
						tt.verb, got.Code, chunks, got.Out, got.Err)
				}
				if o := s.Orphans(t); o != "0" {
					t.Errorf("%s: %s orphans between two commands", tt.verb, o)
				}
			}
			if stopped < 3 || stopped == 30 {
				t.Errorf("%s was stopped %d times", tt.verb, stopped)
			}
			s.Check(t, tt.verb, tt.want)
		}
	})
}

// With several workers every chunk under way is committed.
func TestStopAfterWithWorkers(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 60, false)
		got := lab.Run(t, lab.Args("v1-to-v6",
			l.On("--yes", "--json", "--chunk-rows", "10", "--workers", "2", "--stop-after", "1ns")...)...)
		lab.WantError(t, got, 5, "stopped, and can be resumed", "--stop-after", "run the same command again")
		if n := len(lab.EventsOf(t, got.Out, migrate.Chunk)); n < 1 || n > 2 {
			t.Errorf("%d chunks of two workers", n)
		}
		lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet")...)...)
		s.Check(t, "the end", s.Expected())
	})
}
