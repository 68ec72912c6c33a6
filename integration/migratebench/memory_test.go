package migratebench

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
)

// most is what a rewrite may have resident at its most, in MiB, however many rows a table has. An
// undo holds the ids that its run has recorded: sixteen bytes each, and as much for the collector of
// garbage.
const (
	most  = 64
	perID = 32
)

func TestMemoryOfABigTableIsFlat(t *testing.T) {
	if os.Getenv("SQLUUID_BENCH_MEMORY") == "" {
		t.Skip("it takes many minutes and gigabytes; make bench-memory runs it")
	}
	rows, command := number(t, "SQLUUID_BENCH_ROWS", 10_000_000), build(t)
	ran := 0
	for _, open := range []func(*testing.T) *lab{postgresLab, sqliteLab} {
		l := open(t)
		if only := os.Getenv("SQLUUID_BENCH_ENGINES"); only != "" && !strings.Contains(only, l.name) {
			continue
		}
		ran++
		t.Run(l.name, func(t *testing.T) {
			for _, q := range l.big {
				if strings.Contains(q, "%") {
					q = fmt.Sprintf(q, rows)
				}
				l.exec(t, q)
			}
			for _, verb := range []string{"v1-to-v6", "undo"} {
				f := l.run(t, command, verb)
				var slowest time.Duration
				for _, c := range f.chunks {
					slowest = max(slowest, c)
				}
				t.Logf("%s of %d rows on %s: rewrite %.1f s (%.0fk/s), in all %.1f s, %d chunks, the slowest %d ms, %d MiB resident at most",
					verb, rows, l.name, f.rewrite.Seconds(), float64(rows)/f.rewrite.Seconds()/1000, f.total.Seconds(), len(f.chunks), slowest.Milliseconds(), f.rss>>20)
				limit := int64(most << 20)
				if verb == "undo" {
					limit += int64(perID * rows)
				}
				if f.rss > limit {
					t.Errorf("%s had %d MiB resident, want at most %d", verb, f.rss>>20, limit>>20)
				}
			}
		})
	}
	if ran == 0 {
		t.Fatal("SQLUUID_BENCH_ENGINES names no engine")
	}
}
