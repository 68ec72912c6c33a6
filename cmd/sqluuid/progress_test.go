package main

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
)

// clock is a time that a test moves.
var clock = time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)

func tables(moved ...int64) (out []migrate.TableProgress) {
	for i, n := range moved {
		out = append(out, migrate.TableProgress{Table: []string{"orders", "items"}[i], MovedValues: n,
			Total: 1000 * int64(i+1)})
	}
	return out
}

func TestAMeterTellsRateAndTimeLeft(t *testing.T) {
	var m meter
	m.take(migrate.Event{Kind: migrate.Started, Total: 3000, Tables: tables(0, 0)}, clock)
	if got := m.state(m.tables[0], clock.Add(4*time.Second)); got != "4s so far" {
		t.Errorf("before the first chunk the state is %q", got)
	}
	for i := int64(1); i <= 5; i++ {
		m.take(migrate.Event{Kind: migrate.Chunk, MovedValues: 300 * i, Total: 3000,
			Tables: tables(100*i, 200*i), Took: 400 * time.Millisecond},
			clock.Add(time.Duration(i)*time.Second))
	}
	// A steady run has its rate from the first chunk on.
	if got := m.rate(m.tables[1]); got < 199 || got > 201 {
		t.Errorf("200 values a second are measured as %v", got)
	}
	if got := m.state(m.tables[0], clock.Add(5*time.Second)); got != "5s left" {
		t.Errorf("500 values at 100 a second take %q", got)
	}
	if got, want := m.line("rewrote", clock), "rewrote 1,500 of 3,000 values (orders 500 of 1,000, "+
		"items 1,000 of 2,000), 300 values/s, 5s left, chunk 400ms"; got != want {
		t.Errorf("the line is\n%s, want\n%s", got, want)
	}
}

func TestTheTimeIsNotKnownWhileNothingMoves(t *testing.T) {
	var m meter
	m.take(migrate.Event{Kind: migrate.Started, Total: 321, Tables: tables(0, 0)}, clock)
	for i := range 100 {
		m.take(migrate.Event{Kind: migrate.Chunk, MovedValues: 8, Total: 321, Tables: tables(8, 0)},
			clock.Add(time.Duration(i)*time.Second))
	}
	if got := m.line("filled", clock); !strings.Contains(got, ", 0 values/s, unknown left") {
		t.Errorf("the line is %q", got)
	}
}

func TestTheWorkOfOtherProcessesIsShared(t *testing.T) {
	var m meter
	m.take(migrate.Event{Kind: migrate.Started, MovedValues: 30, Total: 3030, Tables: tables(0, 0)}, clock)
	m.take(migrate.Event{Kind: migrate.Chunk, MovedValues: 30 + 30 + 600, Total: 3030,
		Tables: tables(10, 20)}, clock.Add(time.Second))
	if m.tables[0].movedValues != 210 || m.tables[1].movedValues != 420 || m.all.movedValues != 660 {
		t.Errorf("the tables have %d and %d values, all %d; want 210, 420 and 660", m.tables[0].movedValues,
			m.tables[1].movedValues, m.all.movedValues)
	}
	// What was read a moment ago may be behind; a bar never goes back.
	m.take(migrate.Event{Kind: migrate.Chunk, MovedValues: 600, Total: 3030, Tables: tables(11, 22)},
		clock.Add(2*time.Second))
	if m.tables[0].movedValues < 210 || m.all.movedValues < 660 {
		t.Errorf("they went back to %d, all %d", m.tables[0].movedValues, m.all.movedValues)
	}
}

func TestAPauseDoesNotCountAgainstTheRate(t *testing.T) {
	var m meter
	m.take(migrate.Event{Kind: migrate.Started, Total: 1000, Tables: tables(0)}, clock)
	m.take(migrate.Event{Kind: migrate.Chunk, MovedValues: 100, Total: 1000, Tables: tables(100)},
		clock.Add(time.Second))
	m.take(migrate.Event{Kind: migrate.Paused, Note: "by hand"}, clock.Add(time.Second))
	if got := m.state(m.tables[0], clock); got != "paused" {
		t.Errorf("the state is %q", got)
	}
	m.take(migrate.Event{Kind: migrate.Resumed}, clock.Add(time.Hour))
	m.take(migrate.Event{Kind: migrate.Chunk, MovedValues: 200, Total: 1000, Tables: tables(200)},
		clock.Add(time.Hour+time.Second))
	if got := m.rate(m.tables[0]); got < 99 || got > 101 {
		t.Errorf("100 values a second are %v after a pause", got)
	}
}

func TestALagIsShownWhereItIsRead(t *testing.T) {
	var m meter
	m.take(migrate.Event{Kind: migrate.Started, Total: 1000, Tables: tables(0)}, clock)
	if lagColumn(&m, tableMeter{}) != "" {
		t.Error("a lag that was not read is shown")
	}
	lag := 1234 * time.Millisecond
	m.take(migrate.Event{Kind: migrate.Chunk, MovedValues: 500, Total: 1000, Tables: tables(500), Lag: &lag},
		clock.Add(time.Second))
	if got := lagColumn(&m, tableMeter{}); got != "  lag 1.2s" {
		t.Errorf("the lag is shown as %q", got)
	}
	if got := m.line("rewrote", clock); !strings.HasSuffix(got, ", lag 1.2s") {
		t.Errorf("the line is %q", got)
	}
}

func TestAShareIsNeverAllBeforeTheEnd(t *testing.T) {
	for _, c := range []struct {
		moved, total int64
		want         int
	}{{0, 0, 100}, {0, 1, 0}, {999_999, 1_000_000, 99}, {5, 5, 100}} {
		if got := (tableMeter{movedValues: c.moved, total: c.total}).percent(); got != c.want {
			t.Errorf("%d of %d are %d%%, want %d%%", c.moved, c.total, got, c.want)
		}
	}
}

func TestNamesAreShortenedAtTheirBeginning(t *testing.T) {
	if got := shorten("a_schema.with_a_long_name", 12); got != "…a_long_name" {
		t.Errorf("got %q", got)
	}
	if got := shorten("orders", 2); got != "orders" {
		t.Errorf("got %q", got)
	}
}

func TestLinesGrowRare(t *testing.T) {
	for after, want := range map[time.Duration]time.Duration{0: time.Second,
		time.Minute: 3 * time.Second, 5 * time.Hour: 30 * time.Second} {
		if got := lineEvery(after); got != want {
			t.Errorf("after %v there is a line every %v, want %v", after, got, want)
		}
	}
}

// Writers may add values that the plan did not count. No line says then that more were rewritten than
// there are, nor how long the rest will take.
func TestMoreValuesThanPlanned(t *testing.T) {
	for want, c := range map[string][2]int64{
		"0 of 0": {0, 0}, "9,000 of 10,772": {9000, 10772}, "12,969 (10,772 planned)": {12969, 10772},
	} {
		if got := countOf(c[0], c[1]); got != want {
			t.Errorf("countOf(%d, %d) = %q, want %q", c[0], c[1], got, want)
		}
	}
	var m meter
	tk := ticket{startedAt: clock}
	for _, e := range []migrate.Event{
		{Kind: migrate.Started, Total: 10772, Tables: []migrate.TableProgress{{Table: "orders", Total: 10772}}},
		{Kind: migrate.Chunk, MovedValues: 12969, Total: 10772,
			Tables: []migrate.TableProgress{{Table: "orders", MovedValues: 9000, Total: 10772}}},
	} {
		m.take(e, clock.Add(time.Second))
		tk.take(e)
	}
	if got := m.line("rewrote", clock); !strings.HasPrefix(got, "rewrote 12,969 (10,772 planned) values, ") ||
		!strings.Contains(got, ", unknown left") {
		t.Errorf("the line is %q", got)
	}
	want := [2]string{"values rewritten", "12,969 by the run (10,772 planned), 9,000 by this process"}
	if facts := tk.page(nil).Facts; !slices.Contains(facts, want) {
		t.Errorf("the page has %q", facts)
	}
}
