package programs

import (
	"bufio"
	"encoding/json"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// A Process is a release that runs.
type Process struct {
	t   *testing.T
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Scanner
}

// Start starts the release as a process of the test's own program. It ends with the test.
func (r Release) Start(t *testing.T) *Process {
	t.Helper()
	as, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	p := &Process{t: t, cmd: exec.Command(os.Args[0])}
	p.cmd.Env = append(os.Environ(), releaseVariable+"="+string(as))
	p.cmd.Stderr = os.Stderr
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	p.out = bufio.NewScanner(out)
	p.out.Buffer(nil, 1<<20)
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Stop)
	return p
}

// Signal sends the process a signal.
func (p *Process) Signal(s os.Signal) {
	p.t.Helper()
	if err := p.cmd.Process.Signal(s); err != nil {
		p.t.Fatal(err)
	}
}

// Stop ends the release.
func (p *Process) Stop() {
	if p.cmd.ProcessState != nil {
		return
	}
	p.in.Close()
	if err := p.cmd.Wait(); err != nil {
		p.t.Errorf("the release: %v", err)
	}
}

// Take returns what each worker saw since the last time.
func (p *Process) Take() map[string]Tally {
	p.t.Helper()
	if _, err := io.WriteString(p.in, "\n"); err != nil {
		p.t.Fatal(err)
	}
	if !p.out.Scan() {
		p.t.Fatalf("the release ended: %v", p.out.Err())
	}
	all := map[string]Tally{}
	if err := json.Unmarshal(p.out.Bytes(), &all); err != nil {
		p.t.Fatalf("%v: %s", err, p.out.Text())
	}
	return all
}

// Busy waits until every worker has done something well.
func (p *Process) Busy() {
	p.t.Helper()
	seen := map[string]int{}
	for end := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		waiting := false
		for name, t := range p.Take() {
			if seen[name] += t.OK; t.Failed > 0 {
				p.t.Fatalf("%s: %v", name, t)
			}
			waiting = waiting || seen[name] < 4
		}
		if !waiting {
			return
		}
		if time.Now().After(end) {
			p.t.Fatalf("a worker does nothing: %v", seen)
		}
	}
}

// cutOversVariable has the number of cut-overs of a nightly run.
const cutOversVariable = "SQLUUID_CUTOVERS"

// CutOvers is how often the type changes, there and back.
func CutOvers(t *testing.T) int {
	t.Helper()
	text := os.Getenv(cutOversVariable)
	if text == "" {
		return 2
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("%s is %q, and wants a number", cutOversVariable, text)
	}
	return n
}

// IsNightly reports whether the tests of minutes run, too.
func IsNightly() bool { return os.Getenv(cutOversVariable) != "" }

// Cross changes the type while the release works, and wants it to notice nothing. It stops the
// release. Change makes one cut-over and says what it did. How long a request takes depends on what
// else the machine does: no hold is longer than follow.MaxHold.
func (p *Process) Cross(change func() (did string)) Tally {
	p.t.Helper()
	sum := map[string]Tally{}
	for i := range CutOvers(p.t) {
		p.Take()
		did := change()
		time.Sleep(400 * time.Millisecond)
		for worker, got := range p.Take() {
			all := sum[worker]
			all.Add(got)
			sum[worker] = all
			failed := got.Failed
			if !IsNightly() && got.Switched <= 1 {
				// A busy machine may keep the statement that a worker has under way for longer than
				// the hold. Then it is told so.
				failed -= got.Switched
			}
			if failed+got.Empty+got.Wrong > 0 {
				p.t.Errorf("cut-over %d, %s: %v", i+1, worker, got)
			}
			if got.OK == 0 {
				p.t.Errorf("cut-over %d, %s: nothing was done", i+1, worker)
			}
		}
		p.t.Logf("cut-over %d: %s", i+1, did)
	}
	p.Stop()
	total := Tally{}
	for _, worker := range slices.Sorted(maps.Keys(sum)) {
		p.t.Logf("%-28s %v", worker, sum[worker])
		total.Add(sum[worker])
	}
	if total.Longest > follow.MaxHold {
		p.t.Errorf("the longest stall was %v", total.Longest)
	}
	return total
}
