package throttle

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
)

const (
	// PollEvery is how often a worker looks again when there is nothing to do for it yet.
	PollEvery = 250 * time.Millisecond
	// gaugeEvery is how often lag and load are read: a reading holds for the chunks until then.
	gaugeEvery = time.Second
)

// ErrDue ends the work of a process between two chunks.
var ErrDue = errors.New("the time of this process is over")

// A Brake stops the workers before their next chunk. It does so while somebody asks for a pause,
// the server is too busy, or a replica is behind. The workers of a process share one. Its fields
// are set before it is used.
type Brake struct {
	After       time.Duration     // after which no chunk begins, 0: never
	PauseReason func() string     // the reason that the caller has to wait, nil or "": none
	MaxLoad     int               // statements that the server may be working on, 0: any number
	MaxLag      time.Duration     // 0: any
	Replicas    []dialect.Querier // none: those that the server knows

	D dialect.Dialect
	// Control asks the state whether the run is paused. Its error ends the worker.
	Control func(context.Context, *dialect.Session) (paused bool, err error)
	// Count is called once a second, to learn what other processes have done.
	Count func(context.Context, *dialect.Session)
	// ReportLag is told the lag of the slowest replica.
	ReportLag func(lag time.Duration)
	// Tell is called when the reason to wait changes; "" when there is none any more.
	Tell func(ctx context.Context, s *dialect.Session, reason string)

	mu          sync.Mutex
	begunAt     time.Time // the first chunk was about to
	read        time.Time // when load and lag were
	reason      string    // what they said
	shownReason string    // what was told
	countedAt   time.Time // when Count was called
}

// Hold returns when the next chunk may begin, or ErrDue when none may.
func (b *Brake) Hold(ctx context.Context, s *dialect.Session) error {
	for {
		if err := ctx.Err(); err != nil {
			return err
		}
		due, count := b.clock(time.Now())
		if due {
			return ErrDue
		}
		reason, err := b.why(ctx, s, count)
		if err != nil {
			return err
		}
		b.mu.Lock()
		was := b.shownReason
		b.shownReason = reason
		b.mu.Unlock()
		if reason != was {
			b.Tell(ctx, s, reason)
		}
		if reason == "" {
			return nil
		}
		if err := dialect.Pause(ctx, PollEvery); err != nil {
			return err
		}
	}
}

// clock reports whether the time of the process is over, and whether Count is due, by one worker.
func (b *Brake) clock(now time.Time) (over, count bool) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.begunAt.IsZero() {
		b.begunAt = now
	}
	if count = now.Sub(b.countedAt) >= gaugeEvery; count {
		b.countedAt = now
	}
	return b.After > 0 && now.Sub(b.begunAt) >= b.After, count
}

// why returns the reason to wait, "" if there is none.
func (b *Brake) why(ctx context.Context, s *dialect.Session, count bool) (string, error) {
	paused, err := b.Control(ctx, s)
	if err != nil {
		return "", err
	}
	if count {
		b.Count(ctx, s)
	}
	if paused {
		return "paused in the state table; sqluuid migrate resume lets it go on", nil
	}
	if b.PauseReason != nil {
		if reason := b.PauseReason(); reason != "" {
			return reason, nil
		}
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	if time.Since(b.read) >= gaugeEvery {
		b.reason, err = b.Busy(ctx, s)
		b.read = time.Now()
	}
	return b.reason, err
}

// Busy reads load and lag, and returns a reason to wait, "" if there is none. What cannot be read
// is an error: a throttle that fails open is none.
func (b *Brake) Busy(ctx context.Context, s *dialect.Session) (string, error) {
	can, name := b.D.Abilities(), b.D.Profile().Name()
	if b.MaxLoad > 0 {
		n, err := 0, fmt.Errorf("%s has none: %w", name, errors.ErrUnsupported)
		if can.Load != nil {
			n, err = can.Load(ctx, s)
		}
		if err != nil {
			return "", &UnreadError{fmt.Errorf("the load of the server cannot be read, which "+
				"%w needs: %w", hint.MaxLoad, err)}
		}
		if n > b.MaxLoad {
			return fmt.Sprintf("the server works on %d statements, more than %d", n, b.MaxLoad), nil
		}
	}
	if b.MaxLag == 0 {
		return "", nil
	}
	ask := b.Replicas
	if len(ask) == 0 {
		ask = []dialect.Querier{s}
	}
	var most time.Duration
	for i, q := range ask {
		lag, err := time.Duration(0), fmt.Errorf("%s has no replicas: %w", name, errors.ErrUnsupported)
		if can.Lag != nil {
			lag, err = can.Lag(ctx, q, len(b.Replicas) > 0)
		}
		if err != nil {
			return "", &UnreadError{fmt.Errorf("the replication lag cannot be read, which "+
				"%w needs (replica %d): %w", hint.MaxLag, i+1, err)}
		}
		most = max(most, lag)
	}
	b.ReportLag(most)
	if most > b.MaxLag {
		return fmt.Sprintf("a replica is %v behind, more than %v", most.Round(time.Millisecond),
			b.MaxLag), nil
	}
	return "", nil
}

// An UnreadError occurs when load or lag cannot be read.
type UnreadError struct{ Err error }

func (e *UnreadError) Error() string { return e.Err.Error() }
func (e *UnreadError) Unwrap() error { return e.Err }
