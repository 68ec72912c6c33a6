package twin

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// A CutOver says how names are exchanged.
type CutOver struct {
	Back           bool
	Hold           time.Duration // for which followers wait at most
	IgnoreSessions bool          // that do not follow
	// Before runs before the first hold, and keeps the cut-over from it when it fails.
	Before func(context.Context) error
}

// outsiderPatience is how long the session of a command that was killed may take to end.
const outsiderPatience = 2 * time.Second

// mostHolds is how often a cut-over holds at most.
const mostHolds = 3

// The shortest hold, and the longest of all that a cut-over makes together. The last second of each
// is for the followers.
const (
	LeastHold = 2 * time.Second
	MostHeld  = follow.MaxHold
)

// An Exchange is what a cut-over did.
type Exchange struct {
	Already  bool // the names were as they should be
	Holds    int
	HoldTime time.Duration // from the last hold to its end
	LockTime time.Duration // from the locks to the commit
}

// An Outsider is a session that does not follow.
type Outsider struct{ Session, User, Host, Program string }

func (s Outsider) String() string {
	out := "session " + s.Session + " of " + s.User
	if s.Host != "" {
		out += "@" + s.Host
	}
	if s.Program != "" {
		out += " (" + s.Program + ")"
	}
	return out
}

// A gate is one of the gates of a scope, with the epoch of today.
type gate struct {
	follow.Gate
	epoch, next string
}

// makeGates makes the gates and gives them to the run. Their epoch never comes again.
func (j *Job) makeGates(ctx context.Context) error {
	list, err := j.Twinner.Gates(j.Scope)
	if err != nil {
		return err
	}
	readers, err := j.Twinner.Readers(ctx, j.S, j.Scope)
	if err != nil {
		return err
	}
	return j.Retry(ctx, func() error {
		return j.S.InTx(ctx, func(tx dialect.Tx) error {
			for _, g := range list {
				if err := j.makeGate(ctx, tx, g, readers); err != nil {
					return fmt.Errorf("making the gate %s: %w", g.Table(), err)
				}
			}
			return nil
		})
	})
}

func (j *Job) makeGate(ctx context.Context, tx dialect.Tx, g follow.Gate, readers []string) error {
	for _, name := range []follow.Statement{follow.Create, follow.Close} {
		if err := dialect.Within(ctx, tx, g.SQL(name)); err != nil {
			return err
		}
	}
	others, err := dialect.ListNames(ctx, tx, g.SQL(follow.Others), g.Table())
	if err != nil {
		return err
	}
	for _, role := range others {
		text := "REVOKE ALL ON " + g.Table() + " FROM " + role // as the server has quoted it
		if err := dialect.Within(ctx, tx, text); err != nil {
			return err
		}
	}
	for _, role := range readers {
		text, err := g.Grant(role)
		if role == "" {
			text, err = "GRANT SELECT ON "+g.Table()+" TO PUBLIC", nil
		}
		if err == nil {
			err = dialect.Within(ctx, tx, text)
		}
		if err != nil {
			return err
		}
	}
	_, err = tx.ExecContext(ctx, g.SQL(follow.Begin), j.Row.ID, rand.Text())
	return err
}

// gates reads the gates of the run.
func (j *Job) gates(ctx context.Context) (out []gate, err error) {
	list, err := j.Twinner.Gates(j.Scope)
	if err != nil {
		return nil, err
	}
	for _, g := range list {
		var id int64
		one := gate{Gate: g, next: rand.Text()}
		err := dialect.Scan(ctx, j.S, sqlgen.Statement{SQL: "SELECT run_id, epoch FROM " + g.Table()},
			&id, &one.epoch)
		if err == nil && id != j.Row.ID {
			err = fmt.Errorf("%w: the gate %s belongs to run %d", run.ErrRefused, g.Table(), id)
		}
		if err != nil {
			return nil, fmt.Errorf("reading the gate %s: %w", g.Table(), err)
		}
		out = append(out, one)
	}
	return out, nil
}

// Outsiders lists the sessions that do not follow, but not the own ones.
func (j *Job) Outsiders(ctx context.Context) (out []Outsider, err error) {
	list, err := j.gates(ctx)
	if err != nil || len(list) == 0 {
		return nil, err
	}
	all, err := j.sessions(ctx, list[0].SQL(follow.Sessions))
	if err != nil || len(all) == 0 {
		return nil, err
	}
	own, err := j.idleSessions(ctx)
	for _, s := range all {
		if !own[s.Session] {
			out = append(out, s)
		}
	}
	return out, err
}

// idleSessions are the sessions of this process that nobody uses.
func (j *Job) idleSessions(ctx context.Context) (map[string]bool, error) {
	out := map[string]bool{}
	w := j.D.Abilities().Watcher
	for range j.DB.Stats().Idle {
		conn, err := j.DB.Conn(ctx)
		if err != nil {
			return nil, err
		}
		defer conn.Close()
		id, err := w.Self(ctx, conn)
		if err != nil {
			return nil, err
		}
		out[strconv.FormatInt(id, 10)] = true
	}
	return out, nil
}

func (j *Job) sessions(ctx context.Context, query string) ([]Outsider, error) {
	return dialect.Rows(ctx, j.S, func(s *Outsider) []any {
		return []any{&s.Session, &s.User, &s.Host, &s.Program}
	}, query)
}

// MayCutOver refuses a cut-over that the run's status or a session does not allow.
func (j *Job) MayCutOver(ctx context.Context, c CutOver) error {
	want := state.Ready
	if c.Back {
		want = state.AfterCutOver
	}
	if j.Row.Status != want {
		return fmt.Errorf("%w: run %d is %s, and the cut-over wants it %s; nothing was changed",
			run.ErrRefused, j.Row.ID, j.Row.Status, want)
	}
	if c.IgnoreSessions {
		return nil
	}
	var outsiders []Outsider
	for start := time.Now(); ; {
		var err error
		if outsiders, err = j.Outsiders(ctx); err != nil || len(outsiders) == 0 {
			return err
		}
		if time.Since(start) > outsiderPatience {
			break
		}
		if err := dialect.Pause(ctx, throttle.PollEvery); err != nil {
			return err
		}
	}
	var names []string
	for _, s := range outsiders {
		names = append(names, s.String())
	}
	return fmt.Errorf("%w: %d sessions do not follow the gate, so that they would send ids as the "+
		"columns were (%w): %s; nothing was changed", run.ErrRefused, len(outsiders), errSessions,
		strings.Join(names, "; "))
}

// errSessions names the way on of who knows the sessions.
var errSessions = errors.New("end them, let them follow, or ignore the sessions")

// CutOver exchanges the names. It announces itself, holds the followers, and commits within the
// hold. What it could not do in three holds, or in 10 seconds of them, it leaves as it was, and
// names the blocker.
func (j *Job) CutOver(ctx context.Context, c CutOver) (done Exchange, err error) {
	settled := j.Row.Status == state.Ready || j.Row.Status == state.AfterCutOver
	if settled && j.Scope.Switched != c.Back {
		done.Already = true
		return done, j.settle(ctx)
	}
	if err := j.MayCutOver(ctx, c); err != nil {
		return done, err
	}
	if err := j.steps(ctx, j.Twinner.Constrain); err != nil { // a spare index, say
		return done, err
	}
	if c.Before != nil {
		if err := c.Before(ctx); err != nil {
			return done, fmt.Errorf("%w: the command before the cut-over failed: %w; nothing was changed",
				run.ErrRefused, err)
		}
	}
	gates, err := j.gates(ctx)
	if err != nil {
		return done, err
	}
	if err := j.tell(ctx, gates, follow.Announce); err != nil {
		return done, err
	}
	if err := dialect.Pause(ctx, follow.AnnounceFor); err != nil {
		return done, errors.Join(err, j.endHold(ctx, gates))
	}
	for left := MostHeld; ; {
		done.Holds++
		c.Hold = min(c.Hold, left)
		held := time.Now()
		done.LockTime, err = j.exchange(ctx, c, gates)
		if done.HoldTime = time.Since(held); err == nil {
			break
		}
		err = errors.Join(err, j.endHold(ctx, gates))
		left -= done.HoldTime
		if done.Holds == mostHolds || left < LeastHold || !j.passes(err) || ctx.Err() != nil {
			return done, err
		}
		j.Retried(1, err)
		if err := dialect.Pause(ctx, dialect.Gap(done.Holds, done.HoldTime)); err != nil {
			return done, err
		}
	}
	j.Scope.Switched = !j.Scope.Switched
	j.Emit(run.Event{Kind: run.Swapped, Took: done.LockTime})
	return done, j.settle(ctx)
}

// settle makes what a cut-over has left for later: it validates keys, and builds what the way back
// needs. A failure leaves the names as they are.
func (j *Job) settle(ctx context.Context) error {
	return j.steps(ctx, j.Twinner.Constrain)
}

// passes reports whether another hold may help.
func (j *Job) passes(err error) bool {
	return errors.Is(err, errUnquiet) || j.D.Kind(err).Retry()
}

// errUnquiet occurs when transactions do not end within a hold.
const errUnquiet run.Error = "migrate: the cut-over did not end"

// tell runs a statement of each gate that takes the run and the epoch.
func (j *Job) tell(ctx context.Context, gates []gate, what follow.Statement) error {
	return j.Retry(ctx, func() error {
		for _, g := range gates {
			if _, err := j.S.ExecContext(ctx, g.SQL(what), j.Row.ID, g.epoch); err != nil {
				return err
			}
		}
		return nil
	})
}

// endHold ends a hold without a change, also for a context that has ended.
func (j *Job) endHold(ctx context.Context, gates []gate) error {
	clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), run.CleanUp)
	defer cancel()
	phase := follow.PhaseOld
	if j.Scope.Switched {
		phase = follow.PhaseNew
	}
	for _, g := range gates {
		if _, err := j.S.ExecContext(clean, g.SQL(follow.Leave), phase, j.Row.ID, g.epoch); err != nil {
			return err
		}
	}
	return nil
}

// exchange holds, waits until the followers rest, and changes names and gate in one transaction.
func (j *Job) exchange(ctx context.Context, c CutOver, gates []gate) (locked time.Duration,
	err error) {
	until := time.Now().Add(c.Hold - time.Second) // the last second is for the followers
	for _, g := range gates {
		n, err := dialect.Affected(ctx, j.S, sqlgen.Statement{SQL: g.SQL(follow.Hold),
			Args: []any{c.Hold.Milliseconds(), j.Row.ID, g.epoch}})
		if err == nil && n != 1 {
			err = fmt.Errorf("%w: another process has changed the gate %s", run.ErrRefused, g.Table())
		}
		if err != nil {
			return 0, err
		}
	}
	if err := dialect.Pause(ctx, follow.HoldFor); err != nil {
		return 0, err
	}
	if !c.IgnoreSessions {
		if err := j.quiet(ctx, gates[0], until); err != nil {
			return 0, err
		}
	}
	var began time.Time
	err = j.S.TryPatiently(ctx, j.D, dialect.Patience{Bound: max(time.Until(until), time.Millisecond)},
		nil, func(attempt int) error {
			began = time.Now()
			return j.change(ctx, gates, attempt)
		})
	return time.Since(began), err
}

// quiet waits for the end of the transactions under way.
func (j *Job) quiet(ctx context.Context, g gate, until time.Time) error {
	for {
		busy, err := j.sessions(ctx, g.SQL(follow.Busy))
		switch {
		case err != nil || len(busy) == 0:
			return err
		case time.Now().After(until):
			return fmt.Errorf("%w within the hold: %s has a transaction open; end it, then run the "+
				"same again", errUnquiet, busy[0])
		}
		if err := dialect.Pause(ctx, 10*time.Millisecond); err != nil {
			return err
		}
	}
}

// change is the transaction. Its last statement fails where the hold is about to end.
func (j *Job) change(ctx context.Context, gates []gate, attempt int) error {
	next := j.Row
	phase := follow.PhaseNew
	if next.Status = state.AfterCutOver; j.Scope.Switched {
		next.Status, phase = state.Ready, follow.PhaseOld
	}
	err := j.S.InTx(ctx, func(tx dialect.Tx) error {
		if err := dialect.Within(ctx, tx, j.D.Facts().Briefly(attempt)); err != nil {
			return err
		}
		if err := j.Twinner.CutOver(ctx, tx, j.Scope); err != nil {
			return err
		}
		if err := j.Update(ctx, tx, &next); err != nil {
			return err
		}
		for _, g := range gates {
			n, err := dialect.Affected(ctx, tx, sqlgen.Statement{SQL: g.SQL(follow.Change),
				Args: []any{phase, g.next, j.Row.ID, g.epoch}})
			if err == nil && n != 1 {
				err = fmt.Errorf("%w within the hold: the exchange took too long; nothing was changed; allow "+
					"a longer hold, of at most %v", errUnquiet, MostHeld)
			}
			if err != nil {
				return err
			}
			var zero int
			if err := tx.QueryRowContext(ctx, g.SQL(follow.Assert), g.next).Scan(&zero); err != nil {
				return err
			}
		}
		return dialect.Within(ctx, tx, j.D.Facts().Briefly(-1))
	})
	if err != nil && j.D.Kind(err) == dialect.KindLost {
		err = dialect.SettledError{Err: err}
	}
	if err == nil {
		j.Row = next
	}
	if errors.Is(err, sql.ErrTxDone) {
		err = fmt.Errorf("%w; status shows whether the names have changed", err)
	}
	return err
}
