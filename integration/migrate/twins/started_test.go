package twins_test

import (
	"bufio"
	"encoding/json"
	"os/exec"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
)

// A started is a command whose events are read all the time.
type started struct {
	t      *testing.T
	cmd    *exec.Cmd
	events chan migrate.Event // closed at the end
	done   chan struct{}      // closed when it has ended
	out    strings.Builder
	err    lab.Text
}

// start starts the command. It ends with the test.
func start(t *testing.T, args ...string) *started {
	t.Helper()
	s := &started{t: t, cmd: exec.Command(lab.Command(), append(args, "--json")...),
		events: make(chan migrate.Event, 10_000), done: make(chan struct{})}
	s.cmd.Stderr = &s.err
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		defer close(s.done)
		for sc := bufio.NewScanner(out); sc.Scan(); {
			s.out.WriteString(sc.Text() + "\n")
			var e migrate.Event
			if json.Unmarshal(sc.Bytes(), &e) == nil && e.Kind != "" {
				s.events <- e
			}
		}
		close(s.events)
		s.cmd.Wait()
	}()
	t.Cleanup(func() {
		s.signal(syscall.SIGCONT)
		s.kill()
	})
	return s
}

func (s *started) signal(sig syscall.Signal) { _ = s.cmd.Process.Signal(sig) } // it may have ended

// kill ends the command with SIGKILL, and reports whether it was under way.
func (s *started) kill() bool {
	s.signal(syscall.SIGKILL)
	<-s.done
	return !s.cmd.ProcessState.Exited()
}

// end waits for the end and returns the exit code.
func (s *started) end() int {
	s.t.Helper()
	select {
	case <-s.done:
	case <-time.After(2 * time.Minute):
		s.t.Fatalf("the command does not end: %s", s.out.String())
	}
	return s.cmd.ProcessState.ExitCode()
}

// mustEnd wants exit code 0.
func (s *started) mustEnd() {
	s.t.Helper()
	s.endedOr("")
}

// endedWith reports whether a command ended with an exit code and words.
func (s *started) endedWith(code int, words string) bool {
	return s.end() == code && strings.Contains(s.err.String(), words)
}

// endedOr wants exit code 0, and reports whether it was that. It is not where the command says why.
func (s *started) endedOr(why string) bool {
	s.t.Helper()
	code := s.end()
	if code != 0 && (why == "" || !strings.Contains(s.err.String(), why)) {
		s.t.Fatalf("%v: exit %d\n%s%s", s.cmd.Args[1:], code, s.out.String(), s.err.String())
	}
	return code == 0
}

// killBehind ends a command with SIGKILL behind the first step of which where is true, if any.
func killBehind(t *testing.T, where func(step string) bool, args ...string) {
	t.Helper()
	s := start(t, args...)
	for e := range s.events {
		if step := stepOf(e); step != "" && where(step) {
			s.kill()
			return
		}
	}
	s.mustEnd()
}
