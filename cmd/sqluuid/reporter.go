package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate"
)

// A reporter shows what a run does: as text with a line per table on a terminal,
// as plain lines elsewhere, or as one JSON object per line.
type reporter struct {
	out, errOut  io.Writer
	objects      io.Writer // of JSON, one a line
	json         bool
	terminal     io.Writer // nil: there is none
	screen       *screen   // nil: not drawn
	meter        meter
	lastLine     time.Time
	lastMoved    int64        // what the latest line said, -1 before the first
	lastNote     string       // the latest note
	verb         string       // what the run does to values
	log          *slog.Logger // nil: progress instead
	metrics      *metrics     // nil: not served
	ticket       *ticket      // nil: no page is written
	planEstimate *migrate.Estimate
}

// hush makes it print nothing.
func (r *reporter) hush() { r.out, r.errOut, r.terminal = io.Discard, io.Discard, nil }

func newReporter(out, errOut io.Writer, asJSON bool) *reporter {
	r := &reporter{out: visibleWriter{out}, errOut: visibleWriter{errOut}, objects: flagWriter{out},
		json: asJSON}
	if onTerminal(errOut) {
		r.terminal = errOut
	}
	return r
}

// encode writes an object on a line of its own, with the time.
func (r *reporter) encode(event any) {
	text, err := json.Marshal(event)
	if err != nil { // of a value that no event holds
		fmt.Fprintf(r.errOut, "sqluuid: an event has no JSON: %v\n", err)
		return
	}
	fmt.Fprintf(r.objects, "%s,\"time\":%q}\n", text[:len(text)-1],
		time.Now().UTC().Format(time.RFC3339Nano))
}

// planEvent, dryRunEvent, failedEvent, servingEvent and reportEvent are the objects that are no
// [migrate.Event]. docs/reference/json.md describes them all.
type planEvent struct {
	Event    string        `json:"event"`
	Rewrite  string        `json:"rewrite"`
	Database string        `json:"database"`
	Plan     *migrate.Plan `json:"plan"`
}

type dryRunEvent struct {
	Event    string            `json:"event"`
	Estimate *migrate.Estimate `json:"estimate,omitempty"` // not of an undo
}

type failedEvent struct {
	Event   string                 `json:"event"`
	Error   string                 `json:"error"`
	SQL     string                 `json:"sql,omitempty"`
	Exit    int                    `json:"exit"`
	Columns []migrate.ColumnCounts `json:"columns,omitempty"`
}

type servingEvent struct {
	Event string `json:"event"`
	URL   string `json:"url"`
}

type reportEvent struct {
	Event  string         `json:"event"`
	Report migrate.Report `json:"report"`
}

// serve serves metrics until stop, and says where.
func (r *reporter) serve(ctx context.Context, address string,
	column migrate.ColumnName) (stop func(), err error) {
	m := newMetrics(column.String())
	url, stop, err := m.serve(ctx, address)
	if err != nil {
		return nil, err
	}
	r.metrics = m
	if r.json {
		r.encode(servingEvent{"serving", url})
	} else {
		fmt.Fprintf(r.errOut, "metrics are at %s\n", url)
	}
	return stop, nil
}

func (r *reporter) plan(pl *migrate.Plan, place string) {
	r.ticket.about(pl, place)
	if r.metrics != nil {
		r.metrics.about(pl)
	}
	r.verb = "rewrote"
	if pl.Undo {
		r.verb = "restored"
	}
	if r.json {
		r.encode(planEvent{"plan", pl.Rewrite.String(), place, pl})
		return
	}
	fmt.Fprintf(r.out, "Database: %s\n", place)
	writePlan(r.out, pl, false)
}

// reportFailure writes the last object of a command that failed.
func (r *reporter) reportFailure(err error) {
	e := failedEvent{Event: "failed", Exit: exitCode(err)}
	var lines []string
	for _, f := range failuresOf(err) {
		lines, e.SQL = append(lines, f.line), e.SQL+f.sql
	}
	e.Error = strings.Join(lines, "\n")
	var mismatch *migrate.MismatchError
	if errors.As(err, &mismatch) {
		e.Columns = mismatch.Columns
	}
	r.encode(e)
}

// reportRefusal shows what was counted when a check stops a run.
func (r *reporter) reportRefusal(pl *migrate.Plan, err error) {
	var mismatch *migrate.MismatchError
	if !r.json && pl != nil && errors.As(err, &mismatch) {
		fmt.Fprintf(r.out, "%v cannot rewrite these:\n", mismatch.Rewrite)
		for _, c := range mismatch.Columns {
			fmt.Fprintf(r.out, "  %s: %s\n", c.Column, c.Counts)
			for _, x := range c.Counts.Examples {
				fmt.Fprintf(r.out, "    %s\n", x)
			}
		}
	}
}

// estimate shows what a plan needs, as the command plan does.
func (r *reporter) estimate(est *migrate.Estimate) {
	if r.json {
		r.planEstimate = est
		return
	}
	est.WriteTo(r.out)
}

// dryRun ends a run that was not to write.
func (r *reporter) dryRun() {
	if r.json {
		r.encode(dryRunEvent{"dry-run", r.planEstimate})
		return
	}
	r.note("Dry run: nothing was written.")
}

func (r *reporter) note(s string) {
	if !r.json {
		fmt.Fprintln(r.out, s)
	}
}

// event shows one event of the run.
func (r *reporter) event(e migrate.Event) {
	r.ticket.take(e)
	if r.metrics != nil {
		r.metrics.take(e)
	}
	if r.json {
		r.encode(e)
		return
	}
	now := time.Now()
	r.meter.take(e, now)
	if r.log != nil {
		logEvent(r.log, e)
		return
	}
	if r.screen != nil {
		r.screen.show(r.meter)
	}
	switch e.Kind {
	case migrate.Started:
		r.lastLine, r.lastMoved = now, -1
		if r.terminal != nil && e.Total > 0 {
			r.screen = newScreen(r.terminal, r.meter)
		}
	case migrate.Chunk:
		r.lastNote = ""
		if now.Sub(r.lastLine) >= lineEvery(now.Sub(r.meter.startedAt)) {
			r.line(now)
		}
	case migrate.Waiting:
		r.say("waiting for another session: " + e.Note)
	case migrate.HeldAgain:
		r.say("the hold ended without an exchange, and another one follows: " + e.Note)
	case migrate.Paused:
		r.say("waiting: " + e.Note)
	case migrate.Resumed:
		r.say("going on")
	case migrate.Pass:
		r.say("walking once more: " + e.Note)
	case migrate.Swapped:
		r.say(fmt.Sprintf("exchanged; the tables were locked for %v", e.Took.Round(time.Millisecond)))
	case migrate.StepDone:
		r.end(now)
		r.say(fmt.Sprintf("%s: %v", e.Note, e.Took.Round(time.Millisecond)))
	case migrate.Indexing:
		r.say("making an index on " + e.Object)
	case migrate.Vacuumed:
		r.say(fmt.Sprintf("vacuumed %s in %v", e.Object, e.Took.Round(time.Millisecond)))
	case migrate.Warned:
		r.say("warning: " + e.Note)
	case migrate.Verifying:
		r.end(now)
		r.say("verifying")
	}
}

func mebibytes(n int64) float64 { return float64(n) / (1 << 20) }

// lineEvery is how often a line of progress is written when the run has taken so
// long: often at first, and rarely in a log that grows for hours.
func lineEvery(sinceStart time.Duration) time.Duration {
	return min(max(sinceStart/20, time.Second), 30*time.Second)
}

// end writes the progress when the last chunk is over, once. A run without chunks has nothing to
// count.
func (r *reporter) end(now time.Time) {
	if r.meter.chunk > 0 && r.meter.all.movedValues != r.lastMoved {
		r.line(now)
	}
}

// line writes the progress for those without a terminal.
func (r *reporter) line(now time.Time) {
	if r.screen != nil {
		return
	}
	r.lastLine, r.lastMoved = now, r.meter.all.movedValues
	fmt.Fprintln(r.errOut, r.meter.line(r.verb, now))
}

// say writes a note, but not the same one twice while nothing moves.
func (r *reporter) say(s string) {
	switch {
	case s == r.lastNote:
	case r.screen != nil:
		r.screen.say(foldLines(visible(s)))
	default:
		fmt.Fprintln(r.errOut, s)
	}
	r.lastNote = s
}

// stop draws the lines of the tables for the last time.
func (r *reporter) stop() {
	if r.screen != nil {
		r.screen.stop()
		r.screen = nil
	}
}

func (r *reporter) report(pl *migrate.Plan, rep migrate.Report) {
	if r.ticket != nil {
		var b strings.Builder
		(&reporter{out: visibleWriter{&b}, verb: r.verb,
			meter: meter{startedAt: r.ticket.startedAt}}).report(pl, rep)
		r.ticket.result, r.ticket.report = b.String(), &rep
	}
	if r.json {
		r.encode(reportEvent{"done", rep})
		return
	}
	columns := thousands.Count(len(pl.Columns), "column")
	values := thousands.Count(rep.MovedValues, "value")
	if own, all := rep.Process, rep.All; all != nil && all.Processes > 1 {
		fmt.Fprintf(r.out, "Done: %s %s in %s.\n", r.verb, values, columns)
		fmt.Fprintf(r.out, "  This process: %s. The run: %s.\n", describeShare(*own), describeShare(*all))
	} else {
		fmt.Fprintf(r.out, "Done: %s %s in %s in %v.\n", r.verb, values, columns,
			time.Since(r.meter.startedAt).Round(time.Millisecond))
	}
	for i, s := range rep.Sizes {
		if i == manyColumns {
			fmt.Fprintf(r.out, "  and %d more tables, which --json lists\n", len(rep.Sizes)-i)
			break
		}
		fmt.Fprintf(r.out, "  %s: %.1f MiB with its indexes, and %.1f MiB before\n", s.Table,
			mebibytes(s.After), mebibytes(s.Before))
	}
	all := migrate.Counts{Versions: map[int]int64{}}
	for _, c := range rep.Columns {
		if addCounts(&all, c.Counts); len(rep.Columns) <= manyColumns {
			fmt.Fprintf(r.out, "  %s: %s\n", c.Column, c.Counts)
		}
	}
	if len(rep.Columns) > manyColumns {
		fmt.Fprintf(r.out, "  together: %s\n", all)
	}
	if rep.Columns == nil {
		fmt.Fprintf(r.out, "%s.\n", rep.NotCompared)
		return
	}
	for _, s := range rep.Refresh {
		defer fmt.Fprintf(r.out, "Still to do, for the view has the ids of before: %s\n", s)
	}
	for _, s := range rep.Makers {
		defer fmt.Fprintf(r.out, "Old ids will come again: %s\n", s)
	}
	for _, s := range rep.Publications {
		defer fmt.Fprintf(r.out, "Subscribers were not verified: %s\n", s)
	}
	for _, l := range rep.Links {
		defer fmt.Fprintf(r.out, "NOT rewritten and not verified: %s\n", l.DescribeAfterRun())
	}
	if rep.Search != nil && len(rep.Search.Unread) > 0 {
		defer fmt.Fprintf(r.out, "Not looked at for links without a foreign key: %s\n",
			some(rep.Search.Unread))
	}
	hold := "1 column holds exactly the ids it should"
	if n := len(rep.Columns); n > 1 {
		hold = fmt.Sprintf("%d columns hold exactly the ids they should", n)
	}
	if rep.Identical {
		fmt.Fprintf(r.out, "Verified: %s; %s without a parent, as before. %s\n", hold,
			thousands.Count(rep.Orphans, "row"), searchText(rep))
	} else {
		fmt.Fprintf(r.out, "No id was left behind; %s without a parent, as before. Not compared row by "+
			"row: %s. %s\n", thousands.Count(rep.Orphans, "row"), rep.NotCompared, searchText(rep))
	}
	r.reindex(rep.Reindex)
}

// describeShare says what was moved, in how long and at what rate.
func describeShare(s migrate.Share) string {
	took := s.Took.Round(time.Millisecond)
	out := fmt.Sprintf("%s in %v", thousands.Count(s.MovedValues, "value"), took)
	if s.Processes > 1 {
		out += fmt.Sprintf(" of %d processes", s.Processes)
	}
	if took > 0 {
		out += fmt.Sprintf(" (%s values/s)", perSecond(float64(s.MovedValues)/took.Seconds()))
	}
	if s.LostProcesses > 0 {
		out += fmt.Sprintf("; %d ended without a word", s.LostProcesses)
	}
	return out
}

// searchText says where links without a foreign key were looked for.
func searchText(rep migrate.Report) string {
	s := rep.Search
	switch {
	case s == nil:
		return "Links without a foreign key were not looked for."
	case s.Columns == 0 && len(s.Unread) == 0:
		return "No other column was found that could hold ids."
	}
	found, where := "none", "a sample of 1 other column"
	if n := len(rep.Links); n > 0 {
		found = thousands.Group(int64(n))
	}
	if s.Columns != 1 {
		where = fmt.Sprintf("samples of %s other columns", thousands.Group(int64(s.Columns)))
	}
	return fmt.Sprintf("Links without a foreign key: %s found in %s.", found, where)
}

// mostUnread is how many names a report shows of what could not be looked at.
const mostUnread = 10

// some are the first of a list, on one line.
func some(list []string) string {
	if n := len(list) - mostUnread; n > 0 {
		list = append(slices.Clone(list[:mostUnread]), fmt.Sprintf("and %d more, which --json lists", n))
	}
	return strings.Join(list, "; ")
}

// mostReindexes is how many statements a report shows.
const mostReindexes = 10

// reindex shows the statements that rebuild indexes.
func (r *reporter) reindex(list []string) {
	if len(list) == 0 {
		return
	}
	fmt.Fprintln(r.out, "The indexes of the ids have grown. The owner of the tables can rebuild them:")
	for i, s := range list {
		if i == mostReindexes {
			fmt.Fprintf(r.out, "  and %d more, which --json lists\n", len(list)-i)
			return
		}
		fmt.Fprintf(r.out, "  %s\n", s)
	}
}
