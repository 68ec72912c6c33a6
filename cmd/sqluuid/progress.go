package main

import (
	"fmt"
	"math"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate"
)

// rateSpan is the time over which a rate is averaged: what is older hardly
// counts.
const rateSpan = 15 * time.Second

// A meter turns the events of a run into figures for people: how far each table
// is, how fast it goes, how long it will take. It takes the time as an argument
// and is not safe for concurrent use.
type meter struct {
	startedAt time.Time
	before    int64 // values that were moved when it began
	tables    []tableMeter
	all       tableMeter // of what the plan counted, other processes' work included
	chunk     time.Duration
	lag       *time.Duration // nil: not read
	stage     stage
	last      time.Time // of the latest chunk, or the end of the latest pause
	workTime  time.Duration
}

// A tableMeter counts the values of one table, or of all.
type tableMeter struct {
	name               string
	movedValues, total int64
	perSecond          float64 // exponentially weighted; not yet corrected for its start
}

// A stage is what a run is doing.
type stage string

// The stages.
const (
	atWork    stage = "" // the time left is shown instead
	onHold    stage = "paused"
	verifying stage = "verifying"
	atEnd     stage = "done"
	broken    stage = "stopped"
)

// take learns from an event.
func (m *meter) take(e migrate.Event, now time.Time) {
	switch e.Kind {
	case migrate.Started:
		*m = meter{startedAt: now, last: now, before: e.MovedValues}
		m.count(e)
		return
	case migrate.Chunk:
		m.advance(e, now)
		m.chunk, m.stage = e.Took, atWork
	case migrate.Paused:
		m.stage = onHold
	case migrate.Resumed:
		m.last, m.stage = now, atWork // a pause does not count against the rate
	case migrate.Pass:
		m.last, m.stage = now, atWork
	case migrate.Verifying:
		m.stage = verifying
	case migrate.Finished:
		m.stage = atEnd
	}
	m.lag = e.Lag
}

// count takes the counts of an event as they are.
func (m *meter) count(e migrate.Event) {
	m.all.movedValues, m.all.total = e.MovedValues, e.Total
	m.tables = m.tables[:0]
	for _, t := range e.Tables {
		m.tables = append(m.tables, tableMeter{name: visible(t.Table), movedValues: t.MovedValues,
			total: t.Total})
	}
}

// advance counts a chunk, and weighs it by the time since the one before it.
func (m *meter) advance(e migrate.Event, now time.Time) {
	d := max(now.Sub(m.last), time.Microsecond)
	m.last = now
	m.workTime += d
	m.all.advance(max(e.MovedValues, m.all.movedValues), e.Total, d)
	var own, total int64
	for _, t := range e.Tables {
		own, total = own+t.MovedValues, total+t.Total
	}
	// Other processes walk the same ids in every table.
	others := max(m.all.movedValues-m.before-own, 0)
	for i, t := range e.Tables {
		if i < len(m.tables) {
			share := int64(float64(others) * float64(t.Total) / float64(max(total, 1)))
			moved := max(min(t.MovedValues+share, t.Total), t.MovedValues, m.tables[i].movedValues)
			m.tables[i].advance(moved, t.Total, d)
		}
	}
}

func (t *tableMeter) advance(moved, total int64, d time.Duration) {
	keep := math.Exp(-d.Seconds() / rateSpan.Seconds())
	t.perSecond = keep*t.perSecond + (1-keep)*float64(moved-t.movedValues)/d.Seconds()
	t.movedValues, t.total = moved, total
}

// rate returns the values per second of a table. At the start of a run the
// average holds zeros from before it, which are taken out.
func (m *meter) rate(t tableMeter) float64 {
	return t.perSecond / max(1-math.Exp(-m.workTime.Seconds()/rateSpan.Seconds()), 1e-9)
}

// timeLeft returns the time that a table will still take. It is not known while nothing is
// rewritten, as where the rows of a range have their twins, and once writers have added more than
// was planned.
func (m *meter) timeLeft(t tableMeter) (d time.Duration, known bool) {
	rate := m.rate(t)
	if rate*rateSpan.Seconds() < 1 || t.movedValues > t.total {
		return 0, t.movedValues == t.total
	}
	seconds := min(float64(max(t.total-t.movedValues, 0))/rate, math.MaxInt32)
	return time.Duration(seconds * float64(time.Second)).Round(time.Second), true
}

// state says what becomes of a table: the time left, or why there is none.
func (m *meter) state(t tableMeter, now time.Time) string {
	switch {
	case m.stage != atWork:
		return string(m.stage)
	}
	if left, known := m.timeLeft(t); known {
		return left.String() + " left"
	}
	return now.Sub(m.startedAt).Round(time.Second).String() + " so far"
}

// perSecond writes a rate.
func perSecond(rate float64) string { return thousands.Group(int64(math.Round(rate))) }

// percent never says 100 before all is done.
func (t tableMeter) percent() int {
	if t.movedValues >= t.total {
		return 100
	}
	return int(100 * float64(t.movedValues) / float64(t.total))
}

// countOf writes how many of the planned values are done. Writers may add some to a table while a
// run goes on.
func countOf(moved, total int64) string {
	if moved > total {
		return fmt.Sprintf("%s (%s planned)", thousands.Group(moved), thousands.Group(total))
	}
	return thousands.Group(moved) + " of " + thousands.Group(total)
}

// line is the progress for those without a terminal.
func (m *meter) line(verb string, now time.Time) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s values", verb, countOf(m.all.movedValues, m.all.total))
	if len(m.tables) > 1 {
		b.WriteString(" (")
		for i, t := range m.tables {
			if i > 0 {
				b.WriteString(", ")
			}
			fmt.Fprintf(&b, "%s %s", t.name, countOf(t.movedValues, t.total))
		}
		b.WriteString(")")
	}
	left := "unknown"
	if d, known := m.timeLeft(m.all); known {
		left = d.String()
	}
	fmt.Fprintf(&b, ", %s values/s, %s left", perSecond(m.rate(m.all)), left)
	if m.chunk > 0 {
		fmt.Fprintf(&b, ", chunk %v", brief(m.chunk))
	}
	if m.lag != nil {
		fmt.Fprintf(&b, ", lag %v", brief(*m.lag))
	}
	return b.String()
}

// brief rounds a duration to what one can read at a glance.
func brief(d time.Duration) time.Duration {
	switch {
	case d >= 10*time.Second:
		return d.Round(time.Second)
	case d >= time.Second:
		return d.Round(100 * time.Millisecond)
	}
	return d.Round(time.Millisecond)
}
