//go:build unix

package walkthrough_test

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/creack/pty"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A terminal runs the command on a pseudo-terminal and keeps what stands on it.
type terminal struct {
	cmd  *exec.Cmd
	file *os.File
	done chan struct{} // closed when the command has written its last

	height int // how many lines it shows

	mu     sync.Mutex
	lines  []string
	at     int // the cursor's line
	top    int // the first line that it shows
	widest int
	seen   string // all that was written
}

// onTerminal starts the command on a terminal of a size.
func onTerminal(t *testing.T, width, height int, args ...string) *terminal {
	t.Helper()
	x := &terminal{cmd: exec.Command(lab.Command(), args...), done: make(chan struct{}), height: height, lines: []string{""}}
	x.cmd.Env = append(os.Environ(), "TERM=xterm")
	file, err := pty.StartWithSize(x.cmd, &pty.Winsize{Cols: uint16(width), Rows: uint16(height)})
	if err != nil {
		t.Skip("no pseudo-terminal here:", err)
	}
	x.file = file
	go x.read()
	t.Cleanup(func() {
		x.cmd.Process.Kill()
		x.file.Close()
		<-x.done
	})
	return x
}

// read follows the control sequences that the command uses: cursor up, and erase
// to the end of the screen.
func (x *terminal) read() {
	defer close(x.done)
	in := bufio.NewReader(x.file)
	for {
		r, _, err := in.ReadRune()
		if err != nil {
			return
		}
		x.mu.Lock()
		x.seen += string(r)
		switch r {
		case '\x1b':
			x.control(in)
		case '\r':
		case '\n':
			if x.at++; x.at == len(x.lines) {
				x.lines = append(x.lines, "")
			}
			x.top = max(x.top, x.at-x.height+1)
		default:
			x.lines[x.at] += string(r)
			x.widest = max(x.widest, utf8.RuneCountInString(x.lines[x.at]))
		}
		x.mu.Unlock()
	}
}

func (x *terminal) control(in *bufio.Reader) {
	n := 0
	in.ReadRune() // the bracket
	for {
		r, _, err := in.ReadRune()
		switch {
		case err != nil:
			return
		case '0' <= r && r <= '9':
			n = 10*n + int(r-'0')
		case r == 'A':
			x.at = max(x.at-n, x.top) // no further
			return
		case r == 'J':
			x.lines = append(x.lines[:x.at], "")
			return
		default:
			x.lines[x.at] += fmt.Sprintf("<unknown control %c>", r)
			return
		}
	}
}

// screen returns what stands there.
func (x *terminal) screen() string {
	x.mu.Lock()
	defer x.mu.Unlock()
	return strings.Join(x.lines, "\n")
}

// await waits until the screen matches.
func (x *terminal) await(t *testing.T, pattern string) {
	t.Helper()
	re := regexp.MustCompile(pattern)
	for start := time.Now(); !re.MatchString(x.screen()); time.Sleep(20 * time.Millisecond) {
		if time.Since(start) > 2*time.Minute {
			t.Fatalf("the screen never shows %s; it shows\n%s", pattern, x.screen())
		}
	}
}

// end waits for the command and returns its exit code.
func (x *terminal) end(t *testing.T) int {
	t.Helper()
	err := x.cmd.Wait()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	<-x.done // the other end is closed, so that reading has come to its end
	return x.cmd.ProcessState.ExitCode()
}

// tableLines are the lines with a table and its share.
func tableLines(screen string) (out []string) {
	for line := range strings.Lines(screen) {
		if regexp.MustCompile(`^(\S+) .*\d+%`).MatchString(line) {
			out = append(out, strings.TrimRight(line, "\n"))
		}
	}
	return out
}

func TestATerminalShowsALinePerTable(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 5000, false)
		x := onTerminal(t, 120, 40, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", "100", "--workers", "3")
		x.await(t, `(?m)^\S*orders\S* +\[=*>?-*\] +\d+%  \d\S* left +[\d,]+/s  chunk \d`)
		if code := x.end(t); code != 0 {
			t.Fatalf("exit %d\n%s", code, x.screen())
		}
		lines := tableLines(x.screen())
		if len(lines) != 4 {
			t.Fatalf("%d lines of tables are left, want 4:\n%s", len(lines), x.screen())
		}
		for i, table := range []string{"orders", "items", "shipments", "payments"} {
			if !regexp.MustCompile(table + `\S* +\[=+\] +100%  done +[\d,]+/s  chunk \d`).MatchString(strings.Join(lines, "\n")) {
				t.Errorf("no last line of %s in\n%s", table, strings.Join(lines, "\n"))
			}
			if strings.Index(lines[i], "[") != strings.Index(lines[0], "[") {
				t.Errorf("the bars are not below each other:\n%s", strings.Join(lines, "\n"))
			}
		}
		if s := x.screen(); !strings.Contains(s[strings.LastIndex(s, "100%"):], "Verified: ") {
			t.Errorf("the report does not stand below the bars:\n%s", s)
		}
		if strings.Contains(x.screen(), "unknown control") {
			t.Errorf("control sequences that no test knows:\n%s", x.screen())
		}
	})
}

func TestATerminalShowsPauses(t *testing.T) {
	url, l := pausable(t)
	hold := filepath.Join(t.TempDir(), "hold")
	if err := os.WriteFile(hold, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	x := onTerminal(t, 100, 30, "migrate", "v1-to-v6", "--database", url, "--column", "orders.id", "--yes", "--pause-file", hold)
	x.await(t, `(?m)^\S*orders\S* +\[-+\] +0%  paused`)
	x.await(t, `(?m)^waiting: paused by the file`)
	if err := os.Remove(hold); err != nil {
		t.Fatal(err)
	}
	if code := x.end(t); code != 0 || !regexp.MustCompile(`(?m)^going on`).MatchString(x.screen()) || len(tableLines(x.screen())) != 4 {
		t.Errorf("exit %d, and the screen shows\n%s", code, x.screen())
	}
	lab.Same(t, "orders that are left", l.Dump(t, "SELECT count(*) FROM orders WHERE substr(hex(id), 13, 1) <> '6'"), []string{"0"})
}

func TestAnInterruptLeavesTheLinesOnTheTerminal(t *testing.T) {
	url, _ := pausable(t)
	hold := filepath.Join(t.TempDir(), "hold")
	if err := os.WriteFile(hold, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	x := onTerminal(t, 100, 30, "migrate", "v1-to-v6", "--database", url, "--column", "orders.id", "--yes", "--pause-file", hold)
	x.await(t, `paused`)
	if _, err := x.file.WriteString("\x03"); err != nil { // Ctrl-C
		t.Fatal(err)
	}
	if code := x.end(t); code != 5 {
		t.Errorf("exit %d, want 5", code)
	}
	if s := x.screen(); len(tableLines(s)) != 4 || !strings.Contains(s, "0%  stopped") || !strings.Contains(lab.Whole(s), "run the same command again to go on") {
		t.Errorf("the screen shows\n%s", s)
	}
}

func TestANarrowTerminalIsNeverOverrun(t *testing.T) {
	for _, width := range []int{20, 40, 64} {
		t.Run(fmt.Sprint(width), func(t *testing.T) {
			url, _ := pausable(t)
			x := onTerminal(t, width, 30, "migrate", "v1-to-v6", "--database", url, "--column", "orders.id", "--yes", "--chunk-rows", "100")
			if code := x.end(t); code != 0 {
				t.Fatalf("exit %d\n%s", code, x.screen())
			}
			lines := tableLines(x.screen())
			if len(lines) != 4 {
				t.Fatalf("%d lines of tables are left, want 4:\n%s", len(lines), x.screen())
			}
			for _, line := range lines {
				if n := utf8.RuneCountInString(line); n > width || !strings.Contains(line, "100%") || !strings.Contains(line, "=") {
					t.Errorf("the line has %d columns of %d: %q", n, width, line)
				}
			}
		})
	}
}

// On a terminal of 80 columns a watch left two lines of its header every second, because its table
// was wrapped, and the watch of a killed run never ended.
func TestAWatchOfAKilledRunEnds(t *testing.T) {
	t.Parallel()
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 2000, false)
		c := lab.Start(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", "20")
		c.Until(t, `"event":"chunk"`)
		x := onTerminal(t, 80, 24, "migrate", "status", "--watch", "--database", l.URL)
		x.await(t, `(?m)^Run 1, v1-to-v6 in-place: running, working \(\d+ chunks committed\)$`)
		for range 20 { // while it is drawn again
			c.Until(t, `"event":"chunk"`)
			time.Sleep(100 * time.Millisecond)
		}
		if err := c.Cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		c.Cmd.Wait()
		if l.Name == "SQLite" { // whose sessions have no numbers, so that the time alone tells
			l.Exec(t, "UPDATE sqluuid_migration_worker SET heard_at = '2026-01-01T00:00:00Z'")
		}
		if code := x.end(t); code != 0 {
			t.Errorf("exit %d", code)
		}
		text := x.screen()
		for _, want := range []string{"running, dead", `worker 1 \(`, "was last heard of at|is dead: it was last heard of at", "the same command goes on, and undo takes it back"} {
			if !regexp.MustCompile(want).MatchString(lab.Whole(text)) {
				t.Errorf("the screen does not say %q:\n%s", want, text)
			}
		}
		said := regexp.MustCompile(`(?s)dead \((\d+) chunks committed.*values in (\d+) chunks`).FindStringSubmatch(lab.Whole(text))
		if said == nil || said[1] != said[2] {
			t.Errorf("the chunks of the run are not those of its worker: %q", said)
		}
		if strings.Count(text, "Run 1, ") != 1 || strings.Count(x.seen, "Run 1, ") < 3 || x.widest > 80 || strings.Contains(text, "unknown control") {
			t.Errorf("%d lists, the widest line has %d characters, and the screen shows\n%s", strings.Count(x.seen, "Run 1, "), x.widest, text)
		}
	})
}

// On a terminal of fewer lines than the list has, a watch wrote the list below itself.
func TestAWatchOnALowTerminal(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 2000, false)
	c := lab.Start(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", "5")
	c.Until(t, `"event":"chunk"`)
	x := onTerminal(t, 60, 5, "migrate", "status", "--watch", "--database", l.URL)
	x.await(t, `(?s)Run 1, v1-to-v6 in-place: running.*longer than the terminal`)
	// A few chunks at a time, so that the run does not end before the screen is written anew.
	for first := x.screen(); x.screen() == first; {
		c.Freeze()
		time.Sleep(50 * time.Millisecond)
		c.Cmd.Process.Signal(syscall.SIGCONT)
		c.Until(t, `"event":"chunk"`)
	}
	if err := c.Cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	c.Cmd.Wait()
	l.Exec(t, "UPDATE sqluuid_migration_worker SET heard_at = '2026-01-01T00:00:00Z'")
	if code := x.end(t); code != 0 {
		t.Errorf("exit %d", code)
	}
	if text := x.screen(); strings.Count(text, "Run 1, ") != 1 || strings.Contains(text, "longer than") || strings.Count(text, "\n") < 5 {
		t.Errorf("the screen shows\n%s", text)
	}
}

func TestWithoutATerminalThereAreLines(t *testing.T) {
	url, _ := pausable(t)
	r := lab.MustRun(t, "migrate", "v1-to-v6", "--database", url, "--column", "orders.id", "--yes")
	if strings.ContainsAny(r.Err, "\x1b\r[") || !regexp.MustCompile(
		`(?m)^rewrote ([\d,]+) of ([\d,]+) values \(main\.orders 3,000 of 3,000, .*\), [\d,]+ values/s, 0s left, chunk \d\S*s$`).MatchString(r.Err) {
		t.Errorf("stderr is %q", r.Err)
	}
}

func TestATerminalWithoutACursorOrASizeGetsLines(t *testing.T) {
	url, _ := pausable(t)
	for _, c := range []struct {
		name, term string
		size       pty.Winsize
	}{{"v1-to-v6", "dumb", pty.Winsize{Cols: 80, Rows: 24}}, {"undo", "xterm", pty.Winsize{}}} {
		cmd := exec.Command(lab.Command(), "migrate", c.name, "--database", url, "--column", "orders.id", "--yes")
		cmd.Env = append(os.Environ(), "TERM="+c.term)
		file, err := pty.StartWithSize(cmd, &c.size)
		if err != nil {
			t.Skip("no pseudo-terminal here:", err)
		}
		out, _ := io.ReadAll(file) // which ends with an error where the other end is closed
		if err := cmd.Wait(); err != nil || strings.Contains(string(out), "\x1b") || !strings.Contains(lab.Whole(string(out)), "values/s, ") {
			t.Errorf("%s: %v, and the terminal shows %q", c.name, err, out)
		}
	}
}

// pausable returns a shop of 3000 orders in SQLite.
func pausable(t *testing.T) (string, *lab.Lab) {
	t.Helper()
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 3000, false)
	return l.URL, l
}
