//go:build unix

package metamorphic

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

	"github.com/sqluuid/sqluuid/internal/fold"
)

// patience is how long a command may take. It is a bound against hanging, no measure.
const patience = 3 * time.Minute

// A process is a started command whose events are read all the time.
type process struct {
	cmd  *exec.Cmd
	done chan struct{} // closed when it has ended

	mu     sync.Mutex
	chunks int
	events bytes.Buffer
	err    bytes.Buffer
	news   chan struct{} // gets a value per event, if somebody waits
}

func start(binary string, args ...string) (*process, error) {
	p := &process{cmd: exec.Command(binary, args...), done: make(chan struct{}),
		news: make(chan struct{}, 1)}
	p.cmd.Stderr = &p.err
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := p.cmd.Start(); err != nil {
		return nil, err
	}
	go func() {
		defer close(p.done)
		sc := bufio.NewScanner(out)
		sc.Buffer(nil, 1<<22)
		for sc.Scan() {
			p.mu.Lock()
			p.events.WriteString(sc.Text() + "\n")
			if strings.Contains(sc.Text(), `"event":"chunk"`) {
				p.chunks++
			}
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

// seen is how many chunks it has told of.
func (p *process) seen() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.chunks
}

// reach waits until it has committed so many chunks, and a moment more.
func (p *process) reach(chunks int, moment time.Duration) {
	for p.seen() < chunks {
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

// await waits for an event that has the text, until the process has ended, for patience at the most.
func (p *process) await(text string, patience time.Duration) {
	for over := time.After(patience); !p.told(text); {
		select {
		case <-p.done:
			return
		case <-over:
			return
		case <-p.news:
		}
	}
}

func (p *process) signal(s os.Signal) {
	if err := p.cmd.Process.Signal(s); err != nil && !errors.Is(err, os.ErrProcessDone) {
		panic(err)
	}
}

// end waits for the end, and makes one when it takes too long.
func (p *process) end() (code int, err error) {
	select {
	case <-p.done:
		return p.cmd.ProcessState.ExitCode(), nil
	case <-time.After(patience):
		p.signal(syscall.SIGQUIT) // it prints what it waits for
		select {
		case <-p.done:
		case <-time.After(5 * time.Second):
			p.signal(syscall.SIGKILL)
			<-p.done
		}
		return -1, fmt.Errorf("%s did not end in %v\n%s", strings.Join(p.cmd.Args[1:], " "), patience, p)
	}
}

// killed reports whether a signal ended it.
func (p *process) killed() bool { return !p.cmd.ProcessState.Exited() }

// told reports whether an event has the text.
func (p *process) told(text string) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return strings.Contains(p.events.String(), text)
}

// errText is what it wrote to the standard error. Call it after the end.
func (p *process) errText() string { return fold.Join(p.err.String(), 80) }

// String is the command with its end. Call it after the end.
func (p *process) String() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	events := p.events.String()
	if len(events) > 3000 {
		events = "…" + events[len(events)-3000:]
	}
	text := p.errText()
	if len(text) > 3000 {
		text = text[:3000] + "…"
	}
	return fmt.Sprintf("%s: exit %d\n%s%s", strings.Join(p.cmd.Args[1:], " "),
		p.cmd.ProcessState.ExitCode(), events, text)
}
