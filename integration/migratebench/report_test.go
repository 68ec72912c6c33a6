package migratebench

import (
	"fmt"
	"os"
	"runtime"
	"slices"
	"strings"
	"time"
)

// madeWith says by what tables were made.
func madeWith(versions string, rows, rounds int) string {
	return fmt.Sprintf("Made with `SQLUUID_BENCH_ROWS=%d SQLUUID_BENCH_ROUNDS=%d make bench-migrate`, %s on %s/%s, %d CPUs.\n%s",
		rows, rounds, runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU(), versions)
}

// report writes the tables.
func report(all []comparison, shared []sharing, versions []string, rows, rounds int) string {
	var b strings.Builder
	b.WriteString(madeWith(strings.Join(append(versions, ""), ".\n"), rows, rounds))
	b.WriteString("\n| engine | what | values | by hand | sqluuid, rewrite | sqluuid, in all | ratio | target | met | chunks p50, max | memory |\n|---|---|---:|---:|---:|---:|---:|---:|---|---:|---:|\n")
	for _, c := range all {
		var rss int64
		for _, r := range c.own.runs {
			rss = max(rss, r.rss)
		}
		target, met := "", ""
		if c.target > 0 {
			target, met = fmt.Sprint(c.target), "no"
			if c.ratio() >= c.target {
				met = "yes"
			}
		}
		rate := func(d time.Duration) string {
			return fmt.Sprintf("%.2f s (%.0fk/s)", d.Seconds(), float64(c.values)/d.Seconds()/1000)
		}
		fmt.Fprintf(&b, "| %s | %s | %d | %s | %s | %.2f s | %.2f | %s | %s | %s | %d MiB |\n", c.engine, c.what, c.values, rate(c.hand.median(rewriteTime)),
			rate(c.own.median(rewriteTime)), c.own.median(totalTime).Seconds(), c.ratio(), target, met, c.own.chunkTimes(), rss>>20)
	}
	for _, s := range shared {
		one, two, target := s.one.median(rewriteTime), s.two.median(rewriteTime), ""
		if s.engine == "PostgreSQL" {
			target = " (target 1.6)"
		}
		hand, hands := s.hand.median(rewriteTime).Seconds(), s.hands.median(rewriteTime).Seconds()
		fmt.Fprintf(&b, "\nTwo workers on %s: %.2f s, one %.2f s: %.2f times as fast%s, and %.2f times as fast as the UPDATE by hand. "+
			"Chunks p50, max: %s. By hand from two sessions, each with half of the rows: %.2f s, %.2f times as fast as from one.\n",
			s.engine, two.Seconds(), one.Seconds(), one.Seconds()/two.Seconds(), target, hand/two.Seconds(), s.two.chunkTimes(), hands, hand/hands)
		if len(s.pieces.runs) > 0 {
			pieces := s.pieces.median(rewriteTime).Seconds()
			fmt.Fprintf(&b, "\nOn %s by hand in chunks of %d rows, without locks before or a record: %.2f s, a ratio of %.2f. The command with one worker is %.2f times as fast as that, a ratio of %.2f, with chunks p50, max: %s.\n",
				s.engine, piece, pieces, hand/pieces, pieces/one.Seconds(), hand/one.Seconds(), s.one.chunkTimes())
		}
	}
	settled(&b, all)
	return b.String()
}

// chunkTimes is what half of the chunks took at most, and what the longest one took.
func (a *arm) chunkTimes() string {
	var all []time.Duration
	for _, r := range a.runs {
		all = append(all, r.chunks...)
	}
	if len(all) == 0 {
		return "none"
	}
	slices.Sort(all)
	return fmt.Sprintf("%d, %d ms", all[len(all)/2].Milliseconds(), all[len(all)-1].Milliseconds())
}

// settled writes what the comparisons come to when the work that a server puts off
// until after the commit counts too.
func settled(b *strings.Builder, all []comparison) {
	head := "\n| engine, with its clean-up | what | by hand | sqluuid | ratio |\n|---|---|---:|---:|---:|\n"
	for _, c := range all {
		if c.hand.median(settledTime) == 0 {
			continue
		}
		fmt.Fprintf(b, "%s| %s | %s | %.2f s | %.2f s | %.2f |\n", head, c.engine, c.what, c.hand.median(settledTime).Seconds(), c.own.median(settledTime).Seconds(), c.by(settledTime))
		head = ""
	}
}

// replaceTables puts tables between the two marks of a file that have their name.
func replaceTables(path, name, text string) error {
	old, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	tablesBegin := "<!-- begin of the tables of " + name + ", made by make bench-migrate -->\n"
	tablesEnd := "<!-- end of the tables of " + name + " -->\n"
	head, rest, ok := strings.Cut(string(old), tablesBegin)
	_, tail, ok2 := strings.Cut(rest, tablesEnd)
	if !ok || !ok2 {
		return fmt.Errorf("%s has no place for the tables of %s", path, name)
	}
	return os.WriteFile(path, []byte(head+tablesBegin+text+tablesEnd+tail), 0o644)
}
