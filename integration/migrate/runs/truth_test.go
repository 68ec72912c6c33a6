//go:build unix

package runs_test

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
)

// freezeInAChunk starts a run in small chunks and stops its process with SIGSTOP while a range of
// it is locked. The channel has the command's end.
func freezeInAChunk(t *testing.T, s *lab.Shop) (c *lab.Started, ended chan int) {
	t.Helper()
	l := s.Lab
	c = lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "20", "--lock-wait", "60s")...)...)
	c.Until(t, `"event":"chunk"`)
	h := holdARowBefore(t, s)
	c.Until(t, `"event":"waiting"`) // for the rows, with a range of its own
	ended = make(chan int, 1)
	go func() {
		code, _ := c.End()
		ended <- code
	}()
	ranges := l.StateTables()[3]
	// A chunk that is not held up writes the row of its worker last, and may be frozen behind that.
	isLocked := func() bool {
		rows := func(table, column, end string) int {
			return len(l.Dump(t, "SELECT "+column+" FROM "+table+" WHERE run_id = 1"+end))
		}
		workers := l.StateTables()[6]
		return rows(ranges, "no", " FOR UPDATE SKIP LOCKED") < rows(ranges, "no", "") &&
			rows(workers, "position", " FOR UPDATE SKIP LOCKED") == rows(workers, "position", "")
	}
	for range 200 {
		c.Freeze()
		if isLocked() {
			h.end(t)
			if isLocked() { // the server has done the statement, and waits for the next one
				return c, ended
			}
			t.Fatal("the frozen worker holds nothing")
		}
		c.Cmd.Process.Signal(syscall.SIGCONT)
		time.Sleep(30 * time.Millisecond)
	}
	t.Fatal("the worker was never frozen in a chunk")
	return nil, nil
}

// holdARowBefore locks one row that the run has not come to. It is one: several that are locked in
// another order than the chunk's end in a deadlock.
func holdARowBefore(t *testing.T, s *lab.Shop) *holder {
	t.Helper()
	l := s.Lab
	isV1 := l.VersionOf("id") + " = '1'"
	for {
		left := l.Dump(t, "SELECT n FROM orders WHERE "+isV1+" ORDER BY id")
		if len(left) == 0 {
			t.Fatal("the run has come to its end")
		}
		n, err := strconv.Atoi(left[len(left)/2])
		if err != nil {
			t.Fatal(err)
		}
		row := " FROM orders WHERE id = " + l.Lit(s.Orders[n])
		h := hold(t, l, "SELECT n"+row+" FOR UPDATE")
		var found int
		if err := h.tx.QueryRow("SELECT COUNT(*)" + row).Scan(&found); err != nil {
			t.Fatal(err)
		}
		if found == 1 {
			return h
		}
		h.end(t) // the run was faster
	}
}

// An undo beside a worker that is frozen in a chunk said that the run "stays recorded as undoing".
// It was recorded as running, and the worker that woke rewrote everything to the end.
func TestAnUndoBesideAFrozenWorkerIsRecorded(t *testing.T) {
	lab.EachOf(t, lab.Servers, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 600, false)
		before := s.Snapshot(t)
		c, ended := freezeInAChunk(t, s)
		undo := lab.Run(t, lab.Args("undo", l.On("--yes", "--quiet", "--lock-wait", "2s")...)...)
		lab.WantError(t, undo, 1, "the undo has not begun: run 1 is still running", "its undo is requested", "; still at work: ", "; end what hangs")
		st := oneStatus(t, l)
		if st.Status != "running" || st.Request != "undo" || len(st.Workers) != 1 {
			t.Errorf("status says %+v", st)
		}
		if session := fmt.Sprintf("session %d", st.Workers[0].Session); !strings.Contains(undo.Err, session) {
			t.Errorf("the error does not name the %s of the worker: %s", session, undo.Err)
		}
		for _, tt := range []struct {
			verb string
			code int
			text string
		}{{"v1-to-v6", 3, "an undo of run 1 is requested"}, {"pause", 3, "an undo of run 1 is requested"}} {
			r := lab.Run(t, append([]string{"migrate", tt.verb}, l.On()...)...)
			lab.WantError(t, r, tt.code, tt.text)
		}
		c.Cmd.Process.Signal(syscall.SIGCONT)
		if code := <-ended; code != 3 || !strings.Contains(c.Err.String(), "an undo of run 1 is requested") {
			t.Errorf("the worker that woke ends with %d, %s", code, c.Err.String())
		}
		if st := oneStatus(t, l); st.Status != "running" || st.Activity != migrate.Idle || st.MovedValues == st.Total {
			t.Errorf("when it has ended status says %+v", st)
		}
		lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
		s.Check(t, "after the undo", before)
	})
}

// freezeTheWriter starts a run on an SQLite file in small chunks and stops its process with SIGSTOP
// while it has the file locked for a chunk, and others may still read. The channel has its end.
func freezeTheWriter(t *testing.T, l *lab.Lab) (c *lab.Started, ended chan int) {
	t.Helper()
	c = lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "20")...)...)
	c.Until(t, `"event":"chunk"`)
	ended = make(chan int, 1)
	go func() {
		code, _ := c.End()
		ended <- code
	}()
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	try := func(query string) error {
		_, err := conn.ExecContext(t.Context(), query)
		return err
	}
	if err := try("PRAGMA busy_timeout = 0"); err != nil {
		t.Fatal(err)
	}
	for len(ended) == 0 {
		c.Freeze()
		if try("BEGIN IMMEDIATE") != nil && try("SELECT count(*) FROM orders") == nil {
			return c, ended
		}
		try("ROLLBACK")
		c.Cmd.Process.Signal(syscall.SIGCONT)
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the worker was never frozen in a chunk")
	return nil, nil
}

// On SQLite nothing can be written beside a worker that is frozen in a chunk, no request either. The
// error says so, and who that worker is, and the worker that wakes goes on.
func TestAnUndoBesideAFrozenWriter(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "SQLite")
	s := lab.NewShop(t, l, 3000, false)
	before := s.Snapshot(t)
	c, ended := freezeTheWriter(t, l)
	process := fmt.Sprintf("process %d", c.Cmd.Process.Pid)
	undo := lab.Run(t, lab.Args("undo", l.On("--yes", "--quiet", "--lock-wait", "1s")...)...)
	lab.WantError(t, undo, 1, "database is locked", "run 1 is recorded as running, and no undo of it is requested", process, "the same command begins one")
	pause := lab.Run(t, append([]string{"migrate", "pause"}, l.On()...)...)
	lab.WantError(t, pause, 1, "cannot write what is requested of run 1: database is locked")
	if st := oneStatus(t, l); st.Status != "running" || st.Request != "" || st.MovedValues == st.Total {
		t.Errorf("status says %+v", st)
	}
	c.Cmd.Process.Signal(syscall.SIGCONT)
	if code := <-ended; code != 0 {
		t.Errorf("the worker that woke ends with %d, %s", code, c.Err.String())
	}
	s.Check(t, "after the run", s.Expected())
	lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
	s.Check(t, "after the undo", before)
}

// A worker on SQLite that is killed while it is frozen in a chunk leaves the file to the undo.
func TestAFrozenWriterIsKilled(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "SQLite")
	s := lab.NewShop(t, l, 3000, false)
	before := s.Snapshot(t)
	c, ended := freezeTheWriter(t, l)
	c.Cmd.Process.Kill()
	<-ended
	lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
	s.Check(t, "after the undo", before)
	if st := oneStatus(t, l); st.Status != "undone" || st.Activity != "" {
		t.Errorf("status says %+v", st)
	}
}

// A request of an undo can be taken back while its workers are frozen, and they go on.
func TestARequestIsTakenBack(t *testing.T) {
	lab.EachOf(t, lab.Servers, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 600, false)
		c, ended := freezeInAChunk(t, s)
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.On("--yes", "--quiet", "--lock-wait", "1s")...)...), 1, "its undo is requested")
		lab.MustRun(t, append([]string{"migrate", "resume"}, l.On()...)...)
		c.Cmd.Process.Signal(syscall.SIGCONT)
		if code := <-ended; code != 0 {
			t.Errorf("the worker ends with %d, %s", code, c.Err.String())
		}
		s.Check(t, "after the run", s.Expected())
	})
}

// Of a run that another process had undone the error said that the same command goes on with it.
func TestARunThatWasUndoneMeanwhile(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 60, false)
		before := s.Snapshot(t)
		hold := filepath.Join(t.TempDir(), "hold")
		if err := os.WriteFile(hold, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--pause-file", hold)...)...)
		c.Until(t, `"event":"paused"`) // before its first chunk
		c.Freeze()
		lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
		c.Cmd.Process.Signal(syscall.SIGCONT)
		code, events := c.End()
		lab.WantError(t, lab.Result{Code: code, Out: events, Err: c.Err.String()}, 3, "run 1 is recorded as undone")
		for _, untrue := range []string{"goes on with it", "another process works on this run"} {
			if strings.Contains(c.Err.String(), untrue) {
				t.Errorf("the error says that %s: %s", untrue, c.Err.String())
			}
		}
		s.Check(t, "after the undo", before)
	})
}

// An undo beside a worker that keeps a table locked, where its chunks lock tables, did not name the
// session of that worker.
func TestAnUndoNamesWhoHasTheTable(t *testing.T) {
	l := lab.Open(t, "PostgreSQL")
	lab.NewShop(t, l, 60, false)
	l.Exec(t, "CREATE TABLE visits (n integer PRIMARY KEY, order_id uuid)")
	l.Exec(t, "INSERT INTO visits SELECT n, id FROM orders")
	if !lab.KillAfter(t, 2, 0, lab.Args("v1-to-v6", l.On("--yes", "--also", "visits.order_id", "--chunk-rows", "5")...)...) {
		t.Fatal("the run had ended before it was killed")
	}
	h := hold(t, l, "LOCK TABLE orders IN EXCLUSIVE MODE")
	undo := lab.Run(t, lab.Args("undo", l.On("--yes", "--quiet", "--lock-wait", "2s")...)...)
	lab.WantError(t, undo, 1, "held up by session "+h.id, "its undo is requested")
	h.end(t)
	lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
}

// oneStatus is what status says of the one run.
func oneStatus(t *testing.T, l *lab.Lab) (st migrate.RunStatus) {
	t.Helper()
	out := lab.MustRun(t, "migrate", "status", "--json", "--database", l.URL).Out
	if err := json.Unmarshal([]byte(out), &st); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return st
}

// reported is the report of a run's JSON.
func reported(t *testing.T, out string) migrate.Report {
	t.Helper()
	for _, line := range strings.Split(out, "\n") {
		var e struct {
			Event  string
			Report migrate.Report
		}
		if json.Unmarshal([]byte(line), &e) == nil && e.Event == "done" {
			return e.Report
		}
	}
	t.Fatalf("there is no report in %s", out)
	return migrate.Report{}
}

// After a kill and a resume the report counted all values and the time of the second process alone.
func TestTheReportAddsUpAfterAKill(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		args := lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "20")...)
		if !lab.KillAfter(t, 4, 0, args...) {
			t.Fatal("the run had ended before it was killed")
		}
		killed := oneStatus(t, l)
		if killed.MovedValues == 0 || killed.MovedValues == killed.Total || len(killed.Workers) != 1 || killed.Workers[0].MovedValues != killed.MovedValues {
			t.Fatalf("after the kill status says %+v", killed)
		}
		if !killed.UpdatedAt.After(killed.StartedAt) {
			t.Errorf("it was updated at %v and started at %v", killed.UpdatedAt, killed.StartedAt)
		}
		if l.Name != "SQLite" { // whose sessions have no numbers
			for start := time.Now(); killed.Activity != migrate.Dead; killed = oneStatus(t, l) {
				if time.Since(start) > time.Minute {
					t.Fatalf("status never says that the worker is dead: %+v", killed)
				}
			}
		}
		page := filepath.Join(t.TempDir(), "ticket.md")
		rep := reported(t, lab.MustRun(t, append(args, "--json", "--report", page)...).Out)
		s.Check(t, "after the resume", s.Expected())
		own, all := rep.Process, rep.All
		if own == nil || all == nil {
			t.Fatalf("the report is %+v", rep)
		}
		if own.MovedValues+killed.MovedValues != killed.Total || all.MovedValues != killed.Total || own.Processes != 1 || all.Processes != 2 || all.Took < own.Took || !all.Began.Before(own.Began) {
			t.Errorf("of %d values %d were moved by the process that was killed; this one %+v, all %+v", killed.Total, killed.MovedValues, own, all)
		}
		if l.Name != "SQLite" && (all.LostProcesses != 1 || len(rep.Sizes) == 0 || rep.Sizes[0].Before == 0 || rep.Sizes[0].After == 0) {
			t.Errorf("the report is %+v, all %+v", rep.Sizes, all)
		}
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range []string{
			fmt.Sprintf("%s by the run (%s planned), %s by this process", grouped(all.MovedValues), grouped(killed.Total), grouped(own.MovedValues)),
			"| this process | " + grouped(own.MovedValues) + " values in ", "| the run | begun " + all.Began.UTC().Format(time.RFC3339) + ": " + grouped(all.MovedValues) + " values in ", " of 2 processes (", "values/s",
			"| command line | sqluuid migrate v1-to-v6 ", "--database URL", "| process | ",
		} {
			if !strings.Contains(string(text), want) {
				t.Errorf("the page does not say %q:\n%s", want, text)
			}
		}
	})
}

// grouped writes a number as the command does.
func grouped(n int64) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// Of a run that was stopped, killed or frozen status said running, with the time of its start. A
// watch of it never ended.
func TestStatusKnowsALiveRunFromADeadOne(t *testing.T) {
	t.Parallel()
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 400, false)
		args := lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "20")...)
		c := lab.Start(t, args...)
		for range 3 {
			c.Until(t, `"event":"chunk"`)
		}
		st := oneStatus(t, l)
		if st.Activity != migrate.Working || st.UpdatedAt.Equal(st.StartedAt) || len(st.Workers) != 1 || st.Workers[0].Chunks < 2 {
			t.Errorf("of a live run status says %+v", st)
		}
		if w := st.Workers[0]; !strings.Contains(w.Command, "sqluuid migrate v1-to-v6") || !strings.Contains(w.Who, fmt.Sprint(c.Cmd.Process.Pid)) ||
			(w.Session == 0) != (l.Name == "SQLite") {
			t.Errorf("its worker is %+v", w)
		}
		c.Cmd.Process.Signal(syscall.SIGINT)
		if code, _ := c.End(); code != 5 {
			t.Fatalf("an interrupted run ends with %d, %s", code, c.Err.String())
		}
		if st := oneStatus(t, l); st.Activity != migrate.Idle || st.Workers[0].EndedAt == nil || !strings.Contains(st.Workers[0].Why, "stopped") {
			t.Errorf("of a stopped run status says %+v", st)
		}
		watch := lab.MustRun(t, "migrate", "status", "--watch", "--database", l.URL) // it ends
		if !strings.Contains(watch.Out, "running, stopped") || !strings.Contains(watch.Out, "the same command goes on") {
			t.Errorf("a watch of a stopped run says\n%s", watch.Out)
		}
		if !lab.KillAfter(t, 3, 0, args...) {
			t.Fatal("the run had ended before it was killed")
		}
		if l.Name == "SQLite" { // nothing but the time tells
			l.Exec(t, "UPDATE "+l.StateTables()[6]+" SET heard_at = CASE WHEN ended_at IS NULL THEN '2026-01-02' ELSE '2026-01-01' END || 'T00:00:00Z'")
		}
		watch = lab.MustRun(t, "migrate", "status", "--watch", "--database", l.URL)
		if !strings.Contains(watch.Out, "running, dead") {
			t.Errorf("a watch of a killed run says\n%s", watch.Out)
		}
		// The process after it is stopped, and the killed one is history.
		c = lab.Start(t, args...)
		c.Until(t, `"event":"chunk"`)
		c.Cmd.Process.Signal(syscall.SIGTERM)
		c.End()
		if st := oneStatus(t, l); st.Activity != migrate.Idle {
			t.Errorf("of a run that was killed, resumed and stopped status says %+v", st)
		}
	})
}

// A run whose process was killed while it was paused went on to be called paused.
func TestARunThatWasKilledInAPause(t *testing.T) {
	lab.EachOf(t, lab.Servers, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		args := lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "20")...)
		c := lab.Start(t, args...)
		c.Until(t, `"event":"chunk"`)
		lab.MustRun(t, append([]string{"migrate", "pause"}, l.On()...)...)
		c.Until(t, `"event":"paused"`)
		says := func(want string) {
			t.Helper()
			if text := lab.MustRun(t, "migrate", "status", "--watch", "--database", l.URL).Out; !strings.Contains(text, want) {
				t.Errorf("status does not say %q:\n%s", want, text)
			}
		}
		if text := lab.MustRun(t, "migrate", "status", "--database", l.URL).Out; !strings.Contains(text, "running, paused (") {
			t.Errorf("status says\n%s", text)
		}
		c.Cmd.Process.Kill()
		c.Cmd.Wait()
		says("running, dead, pause requested")
		lab.MustRun(t, append([]string{"migrate", "resume"}, l.On()...)...)
		says("running, dead (")
		lab.MustRun(t, args...)
		s.Check(t, "after the run", s.Expected())
	})
}

// A worker that is frozen in a chunk, or cut off, is not heard of. Status names its session.
func TestStatusNamesASessionThatHoldsARange(t *testing.T) {
	lab.EachOf(t, lab.Servers, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 600, false)
		c, ended := freezeInAChunk(t, s)
		var session string
		// As if a minute had gone by. The row of the worker itself is not locked: it is written last.
		l.Exec(t, "UPDATE "+l.StateTables()[6]+" SET heard_at = '2026-01-01T00:00:00Z'")
		st := oneStatus(t, l)
		if len(st.Workers) == 1 {
			session = fmt.Sprintf(", session %d,", st.Workers[0].Session)
		}
		if st.Activity != migrate.Dead || st.Workers[0].State != migrate.Silent || !st.Workers[0].Open {
			t.Errorf("of a frozen worker status says %+v", st)
		}
		text := lab.MustRun(t, "migrate", "status", "--database", l.URL).Out
		if !strings.Contains(text, session) || !strings.Contains(text, "is open and may hold a range") {
			t.Errorf("status says\n%s", text)
		}
		c.Cmd.Process.Signal(syscall.SIGCONT)
		if code := <-ended; code != 0 {
			t.Errorf("the worker ends with %d, %s", code, c.Err.String())
		}
		if st := oneStatus(t, l); st.Activity != "" || st.Status != "done" {
			t.Errorf("of a run that is done status says %+v", st)
		}
	})
}

// The figures of a run tell what all of its workers do, and who waits for whom.
func TestMetricsSayWhatTheWorkersDo(t *testing.T) {
	lab.EachOf(t, lab.Servers, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 400, false)
		h := hold(t, l, "UPDATE orders SET note = note")
		c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "20", "--lock-wait", "60s", "--metrics-address", "127.0.0.1:0")...)...)
		url := regexp.MustCompile(`http://[^"]*`).FindString(c.Until(t, `"event":"serving"`))
		c.Until(t, `"event":"waiting"`)
		ended := make(chan int, 1)
		go func() {
			code, _ := c.End()
			ended <- code
		}()
		for start := time.Now(); ; time.Sleep(50 * time.Millisecond) {
			text := fetch(t, url)
			if strings.Contains(text, `state="waiting"} 1`) && strings.Contains(text, "held up by session "+h.id) {
				break
			}
			if time.Since(start) > 50*time.Second {
				t.Fatalf("the figures never say for whom the worker waits:\n%s", text)
			}
		}
		h.end(t)
		if code := <-ended; code != 0 {
			t.Errorf("the run ends with %d, %s", code, c.Err.String())
		}
	})
}

// fetch returns what a URL answers.
func fetch(t *testing.T, url string) string {
	t.Helper()
	res, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	text, err := io.ReadAll(res.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// A run with 281 named links that could not begin named each of them in a sentence of its own.
func TestAnErrorNamesManyLinksOnce(t *testing.T) {
	lab.EachOf(t, lab.Servers, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 20, false)
		args := []string{"--lock-wait", "1s", "--quiet", "--yes"}
		for n := range 14 {
			var columns strings.Builder
			for i := range 20 {
				fmt.Fprintf(&columns, ", link_%d ID!", i)
				args = append(args, "--also", fmt.Sprintf("links_%d.link_%d", n, i))
			}
			l.Exec(t, fmt.Sprintf("CREATE TABLE links_%d (n integer NOT NULL PRIMARY KEY%s)", n, columns.String()))
			l.Exec(t, fmt.Sprintf("INSERT INTO links_%d SELECT n%s FROM orders", n, strings.Repeat(", id", 20)))
		}
		hold(t, l, "UPDATE orders SET note = 'locked'")
		got := lab.Run(t, lab.Args("v1-to-v6", l.On(args...)...)...)
		lab.WantError(t, got, 1, "locked by another session", "no run is recorded yet: repeat --also (")
		if n := strings.Count(got.Err, "link_"); n > 10 || len(got.Err) > 1000 {
			t.Errorf("the error has %d characters and names %d links: %s", len(got.Err), n, got.Err)
		}
	})
}
