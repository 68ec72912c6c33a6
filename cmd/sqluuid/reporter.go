package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"time"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"github.com/sqluuid/sqluuid/migrate"
)

// A reporter shows what a run does: as text with a progress bar on a terminal,
// as plain lines elsewhere, or as one JSON object per line.
type reporter struct {
	out, errOut io.Writer
	json        *json.Encoder // nil: text
	terminal    bool
	bar         *progressbar.ProgressBar
	started     time.Time
	startMoved  int64
	lastLine    time.Time
	verb        string // what the run does to values
}

func newReporter(out, errOut io.Writer, asJSON bool) *reporter {
	r := &reporter{out: out, errOut: errOut}
	if asJSON {
		r.json = json.NewEncoder(out)
	}
	if f, ok := errOut.(*os.File); ok {
		r.terminal = term.IsTerminal(int(f.Fd()))
	}
	return r
}

// planEvent, failedEvent and reportEvent are the objects beside
// [migrate.Event].
type planEvent struct {
	Event   string        `json:"event"`
	Rewrite string        `json:"rewrite"`
	Plan    *migrate.Plan `json:"plan"`
}

type failedEvent struct {
	Event   string                 `json:"event"`
	Error   string                 `json:"error"`
	Exit    int                    `json:"exit"`
	Columns []migrate.ColumnCounts `json:"columns,omitempty"`
}

type reportEvent struct {
	Event  string         `json:"event"`
	Report migrate.Report `json:"report"`
}

func (r *reporter) plan(pl *migrate.Plan) {
	r.verb = "rewrote"
	if pl.Undo {
		r.verb = "restored"
	}
	if r.json != nil {
		r.json.Encode(planEvent{"plan", pl.Rewrite.String(), pl})
		return
	}
	pl.WriteTo(r.out)
}

// failed is the last object when a command does not come to its end.
func (r *reporter) failed(err error) {
	e := failedEvent{Event: "failed", Error: oneLine(err), Exit: exitCode(err)}
	var mismatch *migrate.MismatchError
	if errors.As(err, &mismatch) {
		e.Columns = mismatch.Columns
	}
	r.json.Encode(e)
}

// refused shows what was counted when a check stops a run.
func (r *reporter) refused(pl *migrate.Plan, err error) {
	var mismatch *migrate.MismatchError
	if r.json == nil && pl != nil && errors.As(err, &mismatch) {
		fmt.Fprintf(r.out, "%v cannot rewrite these:\n", mismatch.Rewrite)
		for _, c := range mismatch.Columns {
			fmt.Fprintf(r.out, "  %s: %s\n", c.Column, c.Counts)
			for _, x := range c.Counts.Examples {
				fmt.Fprintf(r.out, "    %s\n", x)
			}
		}
	}
}

func (r *reporter) note(s string) {
	if r.json == nil {
		fmt.Fprintln(r.out, s)
	}
}

// event shows one event of the run.
func (r *reporter) event(e migrate.Event) {
	if r.json != nil {
		r.json.Encode(e)
		return
	}
	switch e.Kind {
	case migrate.Started:
		r.started, r.startMoved, r.lastLine = time.Now(), e.Moved, time.Now()
		if r.terminal && e.Total > 0 {
			r.bar = progressbar.NewOptions64(e.Total, progressbar.OptionSetWriter(r.errOut), progressbar.OptionShowCount(),
				progressbar.OptionShowIts(), progressbar.OptionSetItsString("values"), progressbar.OptionSetPredictTime(true),
				progressbar.OptionThrottle(100*time.Millisecond), progressbar.OptionSetDescription(r.verb), progressbar.OptionFullWidth())
			r.bar.Set64(min(e.Moved, e.Total))
		}
	case migrate.Chunk:
		if r.bar != nil {
			r.bar.Set64(min(e.Moved, e.Total))
		} else if time.Since(r.lastLine) >= time.Second {
			r.line(e)
		}
	case migrate.Waiting:
		r.say("waiting for locks that another session holds: " + e.Note)
	case migrate.Pass:
		r.say("walking once more: " + e.Note)
	case migrate.Verifying:
		if r.bar == nil {
			r.line(e)
		}
		r.say("verifying")
	}
}

// line is the progress for those without a terminal: what is done, the rate and
// the time left.
func (r *reporter) line(e migrate.Event) {
	r.lastLine = time.Now()
	rate := float64(e.Moved-r.startMoved) / max(time.Since(r.started).Seconds(), 1e-3)
	left := "unknown"
	if rate > 0 {
		left = time.Duration(float64(max(e.Total-e.Moved, 0)) / rate * float64(time.Second)).Round(time.Second).String()
	}
	fmt.Fprintf(r.errOut, "%s %d of %d values, %.0f values/s, %s left\n", r.verb, e.Moved, e.Total, rate, left)
}

func (r *reporter) say(s string) {
	if r.bar != nil {
		r.bar.Clear()
	}
	fmt.Fprintln(r.errOut, s)
}

// stop ends the progress bar.
func (r *reporter) stop() {
	if r.bar != nil {
		r.bar.Exit()
		fmt.Fprintln(r.errOut)
	}
}

func (r *reporter) report(pl *migrate.Plan, rep migrate.Report) {
	if r.json != nil {
		r.json.Encode(reportEvent{"done", rep})
		return
	}
	fmt.Fprintf(r.out, "Done: %s %d values in %d columns in %v.\n", r.verb, rep.Moved, len(pl.Columns), time.Since(r.started).Round(time.Millisecond))
	for _, c := range rep.Columns {
		fmt.Fprintf(r.out, "  %s: %s\n", c.Column, c.Counts)
	}
	if rep.Columns == nil {
		fmt.Fprintf(r.out, "%s.\n", rep.Changed)
		return
	}
	if rep.Identical {
		fmt.Fprintf(r.out, "Verified: every column holds exactly the ids it should; %d rows without a parent, as before.\n", rep.Orphans)
	} else {
		fmt.Fprintf(r.out, "Verified: no id was left behind; %d rows without a parent, as before. %s.\n", rep.Orphans, rep.Changed)
	}
}
