package twin

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// outsiderPatience is how long the session of a command that was killed may take to end.
const outsiderPatience = 2 * time.Second

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

// Check refuses a cut-over that the run's status or a session does not allow. It reports whether
// the names are as they should be already.
func (j *Job) Check(ctx context.Context, c CutOver) (already bool, err error) {
	if j.Scope.Half {
		return false, nil
	}
	if j.isSettled() && j.Scope.Switched != c.Back {
		return true, nil
	}
	if err := j.refusePaused(); err != nil {
		return false, err
	}
	want := state.Ready
	if c.Back {
		want = state.AfterCutOver
	}
	if j.Row.Status != want {
		return false, fmt.Errorf("%w: run %d is %s, and the cut-over wants it %s; nothing was changed",
			run.ErrRefused, j.Row.ID, j.Row.Status, want)
	}
	if err := j.refuseObstacles(ctx); err != nil || c.IgnoreSessions {
		return false, err
	}
	return false, j.refuseOutsiders(ctx)
}

// refusePaused refuses what would wait in its middle.
func (j *Job) refusePaused() error {
	if j.Row.Request != state.Pause {
		return nil
	}
	return fmt.Errorf("%w: run %d is paused; resume it first; nothing was changed", run.ErrRefused,
		j.Row.ID)
}

// RefuseSuspect refuses to say that a cut-over may come which compares all pairs first.
func (j *Job) RefuseSuspect() error {
	if !j.Row.Before.Twins.Suspect {
		return nil
	}
	return fmt.Errorf("%w: pairs of run %d may differ, by what a verification has found or a cut-"+
		"over was refused for; verify compares them and says what to do; nothing was changed",
		run.ErrRefused, j.Row.ID)
}

// refuseObstacles refuses a cut-over for what has come into its way since the plan: an engine that
// changes no names in a transaction would stop in the middle.
func (j *Job) refuseObstacles(ctx context.Context) error {
	found, err := j.Twinner.Survey(ctx, j.S, j.Scope)
	if err != nil {
		return err
	}
	var all []error
	for _, o := range found.Obstacles {
		all = append(all, o.Refusal())
	}
	if len(all) > 0 {
		all = append(all, j.noteSuspect(ctx, true))
	}
	return errors.Join(all...)
}

// refuseOutsiders refuses a cut-over while a session does not follow. The session of a command that
// was killed has a moment to end.
func (j *Job) refuseOutsiders(ctx context.Context) error {
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
	n := len(outsiders)
	return fmt.Errorf("%w: %s %s not follow the gate, so that %s would send ids as the columns were "+
		"(%w): %s; nothing was changed", run.ErrRefused, thousands.Count(n, "session"),
		thousands.Verb(n, "does", "do"), thousands.Verb(n, "it", "they"), errSessions,
		strings.Join(names, "; "))
}

// errSessions names the way on of who knows the sessions.
var errSessions = errors.New("end them, let them follow, or ignore the sessions")
