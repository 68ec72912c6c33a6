package migrate_test

import (
	"bufio"
	"io"
	"os/exec"
	"strings"
	"testing"
)

// started is a command whose events are watched.
type started struct {
	cmd    *exec.Cmd
	events *bufio.Scanner
	err    strings.Builder
}

// startJSON starts the command with --json. It waits whenever nobody reads its
// events, so that it cannot be over before the test has seen them.
func startJSON(t *testing.T, args ...string) *started {
	t.Helper()
	s := &started{cmd: exec.Command(command, append(args, "--json")...)}
	s.cmd.Stderr = &s.err
	out, in := lockstep(t)
	s.cmd.Stdout = in
	err := s.cmd.Start()
	in.Close()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		s.cmd.Process.Kill()
		out.Close()
	})
	s.events = lines(out)
	return s
}

// until reads events up to one with the words, and returns it.
func (s *started) until(t *testing.T, words string) string {
	t.Helper()
	line, ok := s.reaches(words)
	if !ok {
		t.Fatalf("it ended (exit %d) before %s\n%s", s.cmd.ProcessState.ExitCode(), words, s.err.String())
	}
	return line
}

// reaches is until for a command that may end before.
func (s *started) reaches(words string) (line string, ok bool) {
	for s.events.Scan() {
		if strings.Contains(s.events.Text(), words) {
			return s.events.Text(), true
		}
	}
	s.cmd.Wait()
	return "", false
}

// end reads what is left and returns the exit code and the events.
func (s *started) end() (code int, events string) {
	var b strings.Builder
	for s.events.Scan() {
		b.WriteString(s.events.Text() + "\n")
	}
	s.cmd.Wait()
	return s.cmd.ProcessState.ExitCode(), b.String()
}

// lines reads the lines of a pipe that loses what one read has no room for.
func lines(r io.Reader) *bufio.Scanner {
	sc := bufio.NewScanner(bufio.NewReaderSize(r, 1<<16))
	sc.Buffer(make([]byte, 1<<15), 1<<20)
	return sc
}
