//go:build linux

// Package crash_test breaks everything around the sqluuid command while it
// rewrites ids under live traffic: the command, its connections, the server, the
// disk. Servers are the test's own, started from the installed programs. Each change
// meets a few faults of each kind; the rest wants SQLUUID_CRASH=1 (make nightly-crash).
package crash_test

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	shared "github.com/sqluuid/sqluuid/integration/migrate/lab"
)

func TestMain(m *testing.M) { shared.Build(m) }

// Ids of a version, with what package lab writes.
var newV1, newOf = shared.NewV1, shared.NewOf

// full reports whether the test runs at full length.
func full() bool { return os.Getenv("SQLUUID_CRASH") != "" }

// atNight skips a test that takes long, or starts servers of its own for one question.
func atNight(t *testing.T) {
	t.Helper()
	if !full() {
		t.Skip("SQLUUID_CRASH asks for it")
	}
}

// A process is a started command whose events are read all the time.
type process struct {
	cmd  *exec.Cmd
	done chan struct{} // closed when it has ended

	mu     sync.Mutex
	chunks int
	events strings.Builder
	err    strings.Builder
	woken  chan struct{} // gets a value per chunk, if somebody waits
}

// start runs the command with --json.
func start(t *testing.T, args ...string) *process {
	t.Helper()
	p := &process{cmd: exec.Command(shared.Command(), append(args, "--json")...), done: make(chan struct{}), woken: make(chan struct{}, 1)}
	p.cmd.Stderr = &p.err
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		defer close(p.done)
		sc := bufio.NewScanner(out)
		sc.Buffer(nil, 1<<20)
		for sc.Scan() {
			p.mu.Lock()
			p.events.WriteString(sc.Text() + "\n")
			if strings.Contains(sc.Text(), `"event":"chunk"`) {
				p.chunks++
				select {
				case p.woken <- struct{}{}:
				default:
				}
			}
			p.mu.Unlock()
		}
		p.cmd.Wait()
	}()
	t.Cleanup(func() {
		p.signal(syscall.SIGCONT)
		p.signal(syscall.SIGKILL)
		<-p.done
	})
	return p
}

func (p *process) signal(s os.Signal) {
	if err := p.cmd.Process.Signal(s); err != nil && !errors.Is(err, os.ErrProcessDone) {
		panic(err)
	}
}

// reach waits until it has committed so many chunks, and a moment more; it
// reports false when it ended before.
func (p *process) reach(chunks int, moment time.Duration) bool {
	for {
		p.mu.Lock()
		seen := p.chunks
		p.mu.Unlock()
		if seen >= chunks {
			break
		}
		select {
		case <-p.done:
			return false
		case <-p.woken:
		}
	}
	select {
	case <-p.done:
		return false
	case <-time.After(moment):
		return true
	}
}

// says waits until an event has the words, and reports false when the command ends
// before, or it takes too long.
func (p *process) says(words string, limit time.Duration) bool {
	for end := time.Now().Add(limit); time.Now().Before(end); {
		p.mu.Lock()
		said := strings.Contains(p.events.String(), words)
		p.mu.Unlock()
		if said {
			return true
		}
		if p.ends(10 * time.Millisecond) {
			return false
		}
	}
	return false
}

// ends waits for the end, and reports false when it takes too long.
func (p *process) ends(limit time.Duration) bool {
	select {
	case <-p.done:
		return true
	case <-time.After(limit):
		return false
	}
}

// endsOrWorks waits for the end, and reports false when no chunk was committed for so long. On a
// busy machine a run takes longer than any wait for a lock.
func (p *process) endsOrWorks(limit time.Duration) bool {
	for seen := -1; !p.ends(limit); {
		p.mu.Lock()
		chunks := p.chunks
		p.mu.Unlock()
		if chunks == seen {
			return false
		}
		seen = chunks
	}
	return true
}

// code is the exit code, -1 after a signal. Call it after the end.
func (p *process) code() int { return p.cmd.ProcessState.ExitCode() }

// said is its error, without the breaks of lines. Call it after the end.
func (p *process) said() string { return strings.Join(strings.Fields(p.err.String()), " ") }

func (p *process) String() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	events := p.events.String()
	if len(events) > 1500 {
		events = "…" + events[len(events)-1500:]
	}
	return fmt.Sprintf("exit %d\n%s%s", p.code(), events, p.err.String())
}
