package lab

import (
	"bufio"
	"io"
	"os/exec"
	"strings"
	"testing"
	"time"
)

// Started is a command whose events are watched.
type Started struct {
	Cmd    *exec.Cmd
	Events *bufio.Scanner
	Err    Text
}

// A Text is what a command prints. It may be set to be its output.
type Text struct{ strings.Builder }

// String returns the text with its lines whole.
func (x *Text) String() string { return Whole(x.Builder.String()) }

// Start starts the command with --json. It waits whenever nobody reads its
// events, so that it cannot be over before the test has seen them.
func Start(t *testing.T, args ...string) *Started {
	t.Helper()
	s := &Started{Cmd: exec.Command(command, append(args, "--json")...)}
	s.Cmd.Stderr = &s.Err
	out, in := lockstep(t)
	s.Cmd.Stdout = in
	err := s.Cmd.Start()
	in.Close()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		s.Cmd.Process.Kill()
		out.Close()
	})
	s.Events = lines(out)
	return s
}

// Until reads events up to one with the words, and returns it.
func (s *Started) Until(t *testing.T, words string) string {
	t.Helper()
	for s.Events.Scan() {
		if strings.Contains(s.Events.Text(), words) {
			return s.Events.Text()
		}
	}
	s.Cmd.Wait()
	t.Fatalf("it ended (exit %d) before %s\n%s", s.Cmd.ProcessState.ExitCode(), words, s.Err.String())
	return ""
}

// End reads what is left and returns the exit code and the events.
func (s *Started) End() (code int, events string) {
	var b strings.Builder
	for s.Events.Scan() {
		b.WriteString(s.Events.Text() + "\n")
	}
	s.Cmd.Wait()
	return s.Cmd.ProcessState.ExitCode(), b.String()
}

// lines reads the lines of a pipe that loses what one read has no room for.
func lines(r io.Reader) *bufio.Scanner {
	sc := bufio.NewScanner(bufio.NewReaderSize(r, 1<<16))
	sc.Buffer(make([]byte, 1<<15), 1<<20)
	return sc
}

// KillAfter starts the command and ends it with SIGKILL when it has reported some
// chunks, and a moment later if there is one. Without it is still in the middle, if
// there are four chunks more. It reports false when the command had ended before.
func KillAfter(t *testing.T, chunks int, moment time.Duration, args ...string) bool {
	t.Helper()
	cmd := exec.Command(command, append(args, "--json")...)
	out, in := lockstep(t)
	defer out.Close()
	cmd.Stdout = in
	err := cmd.Start()
	in.Close()
	if err != nil {
		t.Fatal(err)
	}
	sc := lines(out)
	for seen := 0; seen < chunks && sc.Scan(); {
		if strings.Contains(sc.Text(), `"event":"chunk"`) {
			seen++
		}
	}
	drained := make(chan struct{})
	drain := func() { // so that it does not wait for us
		defer close(drained)
		for sc.Scan() {
			continue
		}
	}
	if moment > 0 {
		go drain()
		time.Sleep(moment)
	}
	cmd.Process.Kill()
	if moment == 0 {
		go drain()
	}
	cmd.Wait()
	<-drained
	return !cmd.ProcessState.Exited() // ended by a signal
}

// Prompted starts a command that asks, and returns what answers it and waits.
func Prompted(t *testing.T, args ...string) func(answer string) Result {
	t.Helper()
	cmd := exec.Command(command, args...)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	cmd.Stdout = &out
	errOut, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	buf, seen := make([]byte, 1024), ""
	for !strings.Contains(seen, "Go on?") {
		n, err := errOut.Read(buf)
		if err != nil {
			t.Fatalf("it never asked: %v %s%s", err, seen, out.String())
		}
		seen += string(buf[:n])
	}
	return func(answer string) Result {
		io.WriteString(in, answer)
		in.Close()
		rest, _ := io.ReadAll(errOut)
		cmd.Wait()
		return Result{cmd.ProcessState.ExitCode(), Whole(out.String()), Whole(string(rest))}
	}
}
