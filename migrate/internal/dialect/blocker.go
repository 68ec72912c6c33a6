package dialect

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Blocker is a session that holds, or may hold, what another one waits for. Its statement is not
// said, which may have values in it.
type Blocker struct {
	ID          int64 // 0: a transaction that no session has, such as a prepared one
	User        string
	Application string
	State       string
	Since       time.Duration // of its transaction; less than 0: not known
}

func (b Blocker) String() string {
	if b.ID == 0 {
		return "a prepared transaction, which no session has: see pg_prepared_xacts, or XA RECOVER, " +
			"and commit it or roll it back"
	}
	out := fmt.Sprintf("session %d", b.ID)
	if b.User != "" {
		out += fmt.Sprintf(" of user %q", b.User)
	}
	if b.Application != "" {
		out += fmt.Sprintf(" (%s)", b.Application)
	}
	if b.State != "" {
		out += ", " + b.State
	}
	if b.Since >= 0 {
		out += ", since " + b.Since.Round(time.Second).String()
	}
	return out
}

// A HeldError is what a lock was waited for in vain, with those who hold it.
type HeldError struct {
	By   []Blocker // the likeliest first
	Sure bool      // the server names them; else they are those who have a transaction open
	Err  error
}

const (
	MostNamed  = 3                     // blockers in a message
	watchEvery = 20 * time.Millisecond // and more and more seldom
	lookFor    = 2 * time.Second       // at most, for one question
)

func (e *HeldError) Error() string {
	var who []string
	for _, b := range e.By[:min(len(e.By), MostNamed)] {
		who = append(who, b.String())
	}
	if more := len(e.By) - len(who); more > 0 {
		who = append(who, fmt.Sprintf("and %d more", more))
	}
	by := "held up by "
	if !e.Sure {
		by = "held up by one of these, perhaps, which have a transaction open: "
	}
	return fmt.Sprintf("%v (%s%s)", e.Err, by, strings.Join(who, "; "))
}

func (e *HeldError) Unwrap() error { return e.Err }

// A Watcher tells which sessions block another one.
type Watcher interface {
	// Self is the server's number of a session.
	Self(ctx context.Context, q Querier) (int64, error)
	// Holders are the sessions that block one at this moment, none if the role may not know.
	Holders(ctx context.Context, q Querier, waiter int64) ([]Blocker, error)
	// Likely are those with an open transaction, for an attempt for which Holders found none.
	Likely(ctx context.Context, q Querier) ([]Blocker, error)
	// IsOpen reports whether the server has a session of that number.
	IsOpen(ctx context.Context, q Querier, session int64) (bool, error)
}

// WatchLocks runs f, which waits for locks with this session, and adds to its error who held them.
// Where no second connection is to be had, or the role may not see it, the error is what it was.
func (s *Session) WatchLocks(ctx context.Context, d Dialect, after time.Duration,
	f func() error) error {
	w := d.Abilities().Watcher
	if w == nil || s.DB == nil || s.Conn == nil {
		return f()
	}
	if s.Number(ctx, d) == 0 {
		return f() // which tells what is wrong
	}
	var by []Blocker
	err := s.whileLooking(ctx, w, after, f, func(_ context.Context, list []Blocker) { by = list })
	if err == nil || d.Kind(err) != KindLock || errors.As(err, new(*HeldError)) {
		return err
	}
	if len(by) > 0 {
		return &HeldError{By: by, Sure: true, Err: err}
	}
	if by, likely := w.Likely(ctx, s); likely == nil && len(by) > 0 {
		return &HeldError{By: by, Err: err}
	}
	return err
}

// errWaits describes a statement that goes on waiting.
var errWaits = errors.New("waiting for older transactions to end, while nobody waits behind it")

// Number is the server's number of the session, 0 where there is none to be had.
func (s *Session) Number(ctx context.Context, d Dialect) int64 {
	w := d.Abilities().Watcher
	if w == nil || s.Conn == nil {
		return 0
	}
	if s.self == 0 {
		if id, err := w.Self(ctx, s); err == nil {
			s.self = id
		}
	}
	return s.self
}

// noticing runs f, which may wait for as long as it takes, and tells once for whom.
func (s *Session) noticing(ctx context.Context, d Dialect, f func() error) error {
	w := d.Abilities().Watcher
	if w == nil || s.DB == nil || s.self == 0 || s.Patience.Tell == nil {
		return f()
	}
	return s.whileLooking(ctx, w, TellEvery, f, func(ctx context.Context, by []Blocker) {
		if ctx.Err() == nil {
			s.Patience.Tell(&HeldError{By: by, Sure: true, Err: errWaits})
		}
	})
}

// whileLooking runs f. After a while another connection of the pool looks who holds the session up,
// until it has an answer for found, or f ends and with it the context of found.
func (s *Session) whileLooking(ctx context.Context, w Watcher, after time.Duration,
	f func() error, found func(context.Context, []Blocker)) error {
	own, cancel := context.WithCancel(ctx)
	defer cancel()
	over := make(chan struct{})
	go func() {
		defer close(over)
		if by := s.look(own, w, after); len(by) > 0 {
			found(own, by)
		}
	}()
	err := f()
	cancel()
	<-over
	return err
}

// look asks who holds the session up until it has an answer or the context ends. A question that is
// under way then is answered: a driver closes a connection whose question is cancelled, and on
// a busy server the next attempt would be over, too, before there is another one.
func (s *Session) look(ctx context.Context, w Watcher, after time.Duration) []Blocker {
	if Pause(ctx, after) != nil {
		return nil
	}
	whole, cancel := context.WithTimeout(context.WithoutCancel(ctx), lookFor)
	conn, err := s.DB.Conn(whole)
	cancel()
	if err != nil {
		return nil
	}
	defer conn.Close()
	for every := watchEvery; ; every = min(2*every, mostGap) {
		whole, cancel := context.WithTimeout(context.WithoutCancel(ctx), lookFor)
		list, err := w.Holders(whole, conn, s.self)
		cancel()
		if err != nil || len(list) > 0 {
			return list
		}
		if Pause(ctx, every) != nil {
			return nil
		}
	}
}

// Blockers reads rows of a number, a user, an application, a state and seconds.
func Blockers(ctx context.Context, q Querier, query string, args ...any) ([]Blocker, error) {
	var out []Blocker
	var b Blocker
	var seconds float64
	err := Each(ctx, q, sqlgen.Statement{SQL: query, Args: args}, func() error {
		b.Since = time.Duration(seconds * float64(time.Second))
		out = append(out, b)
		return nil
	}, &b.ID, &b.User, &b.Application, &b.State, &seconds)
	return out, err
}
