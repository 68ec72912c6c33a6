package run

import (
	"context"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// beatEvery is how often a worker that commits no chunk says in the state that it is alive.
const beatEvery = 10 * time.Second

// A member is a worker of this process, as the state knows it and as it is now.
type member struct {
	state.Worker
	toldState state.Worker // as it was written
	heard     time.Time    // when it was
}

// SignOn writes into the state that worker n of this process, from 1, works with a session.
func (p *Part) SignOn(ctx context.Context, s *dialect.Session, n int) error {
	p.mu.Lock()
	known := p.crew[n]
	began := p.began
	p.mu.Unlock()
	if known != nil { // in another pass
		p.mu.Lock()
		known.Session, known.Doing, known.Why = s.Number(ctx, p.D), state.Working, ""
		p.mu.Unlock()
		p.beat(ctx, s)
		return nil
	}
	m := &member{Worker: state.Worker{Session: s.Number(ctx, p.D), Who: p.Who, Command: p.Command,
		StartedAt: began, Doing: state.Working}}
	if err := p.Retry(ctx, func() error {
		return p.Store.SignOn(ctx, s, p.Row.ID, &m.Worker)
	}); err != nil {
		return err
	}
	m.toldState, m.heard = m.Worker, time.Now()
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.crew == nil {
		p.crew = map[int]*member{}
	}
	p.crew[n], p.began = m, m.StartedAt
	return nil
}

// Position is the number in the run that worker n of this process has, 0 before it has signed on.
func (p *Part) Position(n int) int64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	if m := p.crew[n]; m != nil {
		return m.Position
	}
	return 0
}

// SignOff writes that worker n has ended, and why. n is 0 for all workers.
func (p *Part) SignOff(ctx context.Context, s *dialect.Session, n int, why string) error {
	p.does(n, state.Ended, why)
	return p.beat(ctx, s)
}

// does says what worker n does from now on. n is 0 for all workers.
func (p *Part) does(n int, doing state.Doing, why string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.note(n, doing, why)
}

// note is does under the lock.
func (p *Part) note(n int, doing state.Doing, why string) {
	for k, m := range p.crew {
		if (n == 0 || k == n) && (m.Doing != state.Ended || doing == state.Working) {
			m.Doing, m.Why = doing, why
		}
	}
}

// noteEvent learns from an event what a worker does.
func (p *Part) noteEvent(e Event) {
	switch e.Kind {
	case Waiting, HeldAgain:
		p.note(max(e.Worker, 1), state.Waiting, e.Note)
	case Paused:
		p.note(0, state.Paused, e.Note)
	case Verifying:
		p.note(1, state.Verifying, "")
	case Resumed:
		p.note(0, state.Working, "")
	case Pass:
		p.note(1, state.Working, "")
	case Chunk:
		if m := p.crew[e.Worker]; m != nil { // the chunk has said so
			m.Doing, m.Why = state.Working, ""
			m.toldState, m.heard = m.Worker, time.Now()
		}
	}
}

// due lists the workers whose work the state does not have, or that it has not heard for long.
func (p *Part) due() (out []*member) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, m := range p.crew {
		ended := m.Doing == state.Ended
		if m.Worker != m.toldState || !ended && time.Since(m.heard) >= beatEvery {
			out = append(out, m)
		}
	}
	return out
}

// beat says in the state what the workers do. What could not be written is written next time.
func (p *Part) beat(ctx context.Context, s *dialect.Session) error {
	for _, m := range p.due() {
		p.mu.Lock()
		now := m.Worker
		p.mu.Unlock()
		if err := p.Store.Beat(ctx, s, p.Row.ID, now); err != nil {
			return err
		}
		p.mu.Lock()
		m.toldState, m.heard = now, time.Now()
		p.mu.Unlock()
	}
	return nil
}

// Heartbeat says until stop that workers with a long statement are alive. It takes a connection of
// its own, and where there is none to be had nobody hears of them.
func (p *Part) Heartbeat(ctx context.Context) (stop func()) {
	if p.S.DB == nil {
		return func() {}
	}
	own, cancel := context.WithCancel(ctx)
	over := make(chan struct{})
	go func() {
		defer close(over)
		for dialect.Pause(own, beatEvery) == nil {
			if len(p.due()) > 0 {
				p.beatAside(own)
			}
		}
	}()
	return func() {
		cancel()
		<-over
	}
}

func (p *Part) beatAside(ctx context.Context) {
	brief, cancel := context.WithTimeout(ctx, beatEvery/2)
	defer cancel()
	if s, err := p.D.Open(brief, p.DB); err == nil {
		_ = p.beat(brief, s)
		s.Close()
	}
}
