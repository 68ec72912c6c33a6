//go:build unix

package twins

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// patience is how long a command may take. It is a bound against hanging, no measure.
const patience = 4 * time.Minute

// A process is a started command. Its progress is read all the time.
type process struct {
	cmd  *exec.Cmd
	done chan struct{} // closed when it has ended
	out  bytes.Buffer

	mu    sync.Mutex
	lines []string
	news  chan struct{}
}

func start(args []string) (*process, error) {
	p := &process{cmd: exec.Command(lab.Command(), args...), done: make(chan struct{}),
		news: make(chan struct{}, 1)}
	p.cmd.Stdout = &p.out
	progress, err := p.cmd.StderrPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		defer close(p.done)
		for sc := bufio.NewScanner(progress); sc.Scan(); {
			p.mu.Lock()
			p.lines = append(p.lines, sc.Text())
			p.mu.Unlock()
			select {
			case p.news <- struct{}{}:
			default:
			}
		}
		p.cmd.Wait()
	}()
	return p, nil
}

func (p *process) seen() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return len(p.lines)
}

// last is the last line of progress.
func (p *process) last() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.lines) == 0 {
		return ""
	}
	return p.lines[len(p.lines)-1]
}

// reach waits until it has printed so many lines of progress, and a moment more.
func (p *process) reach(lines int, moment time.Duration) {
	for p.seen() < lines {
		select {
		case <-p.done:
			return
		case <-p.news:
		}
	}
	select {
	case <-p.done:
	case <-time.After(moment):
	}
}

// send sends a signal, also to a process that has ended.
func (p *process) send(s os.Signal) {
	if err := p.cmd.Process.Signal(s); err != nil && !errors.Is(err, os.ErrProcessDone) {
		panic(err)
	}
}

// end waits for the end, and makes one when it takes too long: when it has printed nothing new for so
// long. A signal's end has the code -1.
func (p *process) end() (code int, err error) {
	for last := ""; ; {
		select {
		case <-p.done:
			return p.cmd.ProcessState.ExitCode(), nil
		case <-time.After(patience):
		}
		if now := p.last(); now != last { // on a busy machine a chunk of one row takes seconds
			last = now
			continue
		}
		p.send(syscall.SIGQUIT) // it prints what it waits for
		select {
		case <-p.done:
		case <-time.After(5 * time.Second):
			p.send(syscall.SIGKILL)
			<-p.done
		}
		return -1, fmt.Errorf("it did not end in %v\n%s", patience, p)
	}
}

// errText is what it printed as errors. Call it after the end.
func (p *process) errText() string { return lab.Whole(strings.Join(p.lines, "\n")) }

// String is the command with its end. Call it after the end.
func (p *process) String() string {
	text := lab.Whole(p.out.String()) + p.errText()
	if at := strings.Index(text, "SIGQUIT"); at > 0 { // what it did last, and what it waits for
		_, main, _ := strings.Cut(text[at:], "goroutine 1 ")
		text = text[max(at-1500, 0):at] + main[:min(len(main), 3500)]
	}
	if len(text) > 5000 {
		text = "…" + text[len(text)-5000:]
	}
	return fmt.Sprintf("%s: exit %d\n%s", strings.Join(p.cmd.Args[1:], " "),
		p.cmd.ProcessState.ExitCode(), text)
}
