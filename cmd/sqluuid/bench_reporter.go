package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage/report"
	"github.com/sqluuid/sqluuid/migrate"
)

// A benchReporter shows a run as a table that grows by a line per slice: the
// rows in the table, the insert rate of each lane, the time left. On a terminal
// a progress bar stands below it.
type benchReporter struct {
	out, errOut io.Writer
	p           storage.Plan
	screen      *screen // nil: no terminal
	meter       meter
	rates       []float64
	slices      int
	headOf      int // the repetition whose head was written
}

func newBenchReporter(out, errOut io.Writer, p storage.Plan) *benchReporter {
	return &benchReporter{out: out, errOut: errOut, p: p, rates: make([]float64, len(p.Lanes))}
}

// begin draws the bar, on a terminal.
func (r *benchReporter) begin() {
	if onTerminal(r.errOut) {
		r.count(migrate.Started, 0)
		r.screen = newScreen(r.errOut, r.meter)
	}
}

// count tells the meter how many rows have been inserted.
func (r *benchReporter) count(kind migrate.EventKind, rows int64) {
	all := r.p.Inserts()
	r.meter.take(migrate.Event{Kind: kind, MovedValues: rows, Total: all,
		Tables: []migrate.TableProgress{{Table: "rows", MovedValues: rows, Total: all}}}, time.Now())
}

func (r *benchReporter) plan() {
	fmt.Fprintf(r.out, "Plan: %d lanes of %d items with their orders and customers, %d times: %d "+
		"rows in all, about %s on disk at most, log not counted.\n",
		len(r.p.Lanes), r.p.Rows, r.p.Repeat, r.p.Inserts(), report.Bytes(float64(r.p.Disk())))
	for i, l := range r.p.Lanes {
		fmt.Fprintf(r.out, "  %2d  %v\n", i+1, l)
	}
	for _, s := range r.p.SkippedModes {
		fmt.Fprintf(r.out, "  without %s: %s\n", s.Mode, s.Reason)
	}
}

// columnWidth fits a rate and a lane's number.
const columnWidth = 9

func (r *benchReporter) progress(p storage.Progress) {
	if r.screen != nil {
		r.count(migrate.Chunk, p.Done)
		r.screen.show(r.meter)
	}
	r.rates[p.Lane] = p.Rate
	if r.slices++; r.slices%len(r.p.Lanes) != 0 {
		return
	}
	var b strings.Builder
	if r.headOf != p.Repetition {
		r.headOf = p.Repetition
		fmt.Fprintf(&b, "Repetition %d of %d, thousand rows per second:\n%10s", p.Repetition, r.p.Repeat,
			"items")
		for i := range r.p.Lanes {
			fmt.Fprintf(&b, "%*d", columnWidth, i+1)
		}
		b.WriteString("   left\n")
	}
	fmt.Fprintf(&b, "%10d", p.Rows)
	for _, rate := range r.rates {
		fmt.Fprintf(&b, "%*.1f", columnWidth, rate/1000)
	}
	fmt.Fprintf(&b, "   %v\n", p.TimeLeft.Round(time.Second))
	if r.screen != nil {
		r.screen.say(b.String())
		return
	}
	io.WriteString(r.errOut, b.String())
}

// stop draws the bar for the last time.
func (r *benchReporter) stop(err error) {
	if r.screen == nil {
		return
	}
	if err == nil {
		r.count(migrate.Finished, r.p.Inserts())
		r.screen.show(r.meter)
	}
	r.screen.stop()
}

// done prints the figures that fit a terminal, and where the rest is.
func (r *benchReporter) done(found *storage.Report, folder string) {
	w := tabwriter.NewWriter(r.out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "lane\trows/s\tlast tenth\tprimary key\torder_id "+
		"index\tfill\tlookup\trange\tjoin\t")
	for _, l := range found.Lanes {
		cell := func(name string, format func(float64) string) string {
			if f, ok := l.Figures[name]; ok {
				return format(f.Median)
			}
			return "-"
		}
		us := func(v float64) string { return report.Number(v) + " µs" }
		percent := func(v float64) string { return fmt.Sprintf("%.0f %%", v) }
		fmt.Fprintf(w, "%v\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t%s\t\n", l.Lane,
			cell(storage.InsertRate, report.Number), cell(storage.InsertRateLast, report.Number),
			cell(storage.PrimaryBytes, report.Bytes), cell(storage.SecondaryBytes, report.Bytes),
			cell(storage.PrimaryFill, percent),
			cell(storage.LookupTime, us), cell(storage.RangeTime, us), cell(storage.JoinTime, us))
	}
	w.Flush()
	fmt.Fprintf(r.out, "Done in %.0f s. The report is in the folder %s: report.html, report.md, "+
		"report.json, *.svg\n", found.Seconds, folder)
}
