package run

import (
	"context"
	"database/sql"
	"errors"
	"sync"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Part is what one process does of a run, once. Several processes may have a part in one run:
// they share what the state lists, and the lock of a row there is the claim.
type Part struct {
	DB    *sql.DB
	D     dialect.Dialect
	Store state.Store

	// From the plan.
	Column   string // of the class, as it was named
	Class    *sqlgen.Class
	Readings []check.Reading      // by column of the class
	Rewrite  *transform.Transform // of the run
	T        *transform.Transform // what this process applies: Rewrite, or its inverse
	Mover    check.Mover          // what the plan has looked for
	Want     state.Run            // the run's row as it is to be at its start
	Was      state.Run            // the row that the plan goes on from; ID 0: a new run
	LastRun  int64                // the latest run on the class when it was planned
	// Undo takes the run back. Resumes says that this was under way, Reopened that the run had
	// ended before.
	Undo, Resumes, Reopened bool
	SkipOthers              bool // ids that the rewrite does not apply to are left as they are
	// RefuseSchemaChange fails when the schema around the class is not as it was planned for.
	RefuseSchemaChange func(context.Context, *dialect.Session) error
	// Clash returns an error that names two ids if the run would turn both into one.
	Clash func(context.Context, *dialect.Session) error

	Alters       bool // besides its updates: the GRANTs that it needs are more
	LockWait     time.Duration
	Who, Command string // this process and its command line, for the state
	Brake        *throttle.Brake
	Tell         func(Event)

	// Known since the session was opened.
	S     *dialect.Session
	Row   state.Run  // as this process knows it
	Ended bool       // another process brought it to its end
	Prev  *state.Run // what Open changed it from

	requestedUndo bool  // of the run, which goes on until its workers read it
	insertedRun   bool  // the run's row was made here
	insertedSeq   int64 // with this Seq
	createdTables bool  // the state tables were made here

	mu      sync.Mutex // guards what follows, and Tell
	base    int64      // values that were moved before, or by other processes
	own     int64      // by this process
	chunks  int64      // that it has committed
	retries int64
	lag     *time.Duration // as the brake has read it
	columns []int64        // values moved by this process
	crew    map[int]*member
	began   string    // when the first worker signed on, by the server's clock
	start   time.Time // and by this one's
}

// Prepare connects the brake with the run. Call it first.
func (p *Part) Prepare() {
	p.columns = make([]int64, len(p.Class.Columns))
	p.Brake.Control, p.Brake.Count = p.control, p.countAll
	p.Brake.D, p.Brake.ReportLag = p.D, func(lag time.Duration) { // the slowest replica's
		p.mu.Lock()
		defer p.mu.Unlock()
		p.lag = &lag
	}
	p.Brake.Tell = func(ctx context.Context, s *dialect.Session, reason string) {
		e, doing := Event{Kind: Paused, Note: reason}, state.Paused
		if reason == "" {
			e.Kind, doing = Resumed, state.Working
		}
		p.does(0, doing, reason)
		_ = p.beat(ctx, s) // so that a reader of the event finds the same in the state
		p.Emit(e)
	}
}

// MayThrottle refuses a limit of load or lag whose reading the server or the role does not allow.
func (p *Part) MayThrottle(ctx context.Context) error {
	_, err := p.Brake.Busy(ctx, p.S)
	return err
}

// State is the state in the database.
func (p *Part) State() state.SQL { return state.SQL{D: p.D} }

// Begin says that the work begins, when the run's row is open.
func (p *Part) Begin(ctx context.Context) error {
	p.base, p.start = p.Row.MovedValues, time.Now()
	if !p.Ended {
		if err := p.SignOn(ctx, p.S, 1); err != nil {
			return err
		}
	}
	p.Emit(Event{Kind: Started})
	return nil
}

// Measure notes how large the tables are before the run.
func (p *Part) Measure(ctx context.Context) error {
	for _, col := range p.Class.Columns {
		bytes, err := dialect.Size(ctx, p.D, p.S, col.Ref)
		if err != nil {
			return err
		}
		name := check.Name(col)
		if b, ok := p.Want.Before.Columns[name]; ok && b.Bytes == 0 {
			b.Bytes = max(bytes, 0)
			p.Want.Before.Columns[name] = b
		}
	}
	return nil
}

// StartedAs is when this process began, as the state says of its workers.
func (p *Part) StartedAs() string { return p.began }

// Own is what this process has moved, in how many chunks and how long.
func (p *Part) Own() (moved, chunks int64, took time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.own, p.chunks, time.Since(p.start)
}

// Wrote reports whether the process has written anything to the state.
func (p *Part) Wrote() bool { return p.createdTables || p.WroteRow() }

// WroteRow reports whether it has written the run's row.
func (p *Part) WroteRow() bool { return p.insertedRun || p.Prev != nil }

// Inserted reports whether it has made the run's row.
func (p *Part) Inserted() bool { return p.insertedRun }

// control asks whether the run is paused. ErrFenced says that another process has moved it on, and
// ErrUndoRequested that the workers are to end.
func (p *Part) control(ctx context.Context, s *dialect.Session) (paused bool, err error) {
	var requested state.Request
	var seq int64
	err = p.Retry(ctx, func() (err error) {
		requested, seq, err = p.Store.Control(ctx, s, p.Row.ID)
		return err
	})
	if errors.Is(err, sql.ErrNoRows) {
		err = ErrFenced
	}
	if err == nil {
		err = p.MayGoOn(requested, seq)
	}
	return requested == state.Pause, err
}

// MayGoOn fails with ErrFenced or ErrUndoRequested when what the run's row says ends the workers.
func (p *Part) MayGoOn(requested state.Request, seq int64) error {
	switch {
	case seq != p.Row.Seq:
		return ErrFenced
	case requested == state.Undo && !p.Undo:
		return ErrUndoRequested
	}
	return nil
}

// countAll takes over what all processes have moved, for the events to tell.
func (p *Part) countAll(ctx context.Context, s *dialect.Session) {
	if all, err := p.Store.CountMovedValues(ctx, s, p.Row.ID); err == nil {
		p.mu.Lock()
		p.base = all - p.own
		p.mu.Unlock()
	}
	_ = p.beat(ctx, s)
}

// Retry runs f again while other sessions hold its locks and LockWait has not passed.
func (p *Part) Retry(ctx context.Context, f func() error) error {
	start := time.Now()
	for attempt := 0; ; attempt++ {
		err := f()
		if err == nil || !p.D.Kind(err).Retry() && !p.Relieved(ctx, p.S, err) ||
			time.Since(start) > p.LockWait {
			return err
		}
		p.CountRetry(0, err)
		if err := dialect.Pause(ctx, dialect.Gap(attempt, 0)); err != nil {
			return err
		}
	}
}

// Relieved reports whether there was no room on the disk for what failed with err, and there may
// be now.
func (p *Part) Relieved(ctx context.Context, s *dialect.Session, err error) bool {
	return p.D.Kind(err) == dialect.KindFull && s.Relieve(ctx)
}

// Patience is how the session of a worker asks for the locks of tables.
func (p *Part) Patience(worker int) dialect.Patience {
	return dialect.Patience{MaxWait: p.LockWait, Tell: func(err error) { p.CountRetry(worker, err) }}
}
