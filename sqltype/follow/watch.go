package follow

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A State is what a connection was opened under. Two connections of one state encode ids alike.
// States are comparable with ==.
type State struct {
	Column Column // how the column stores ids
	Gate   bool   // whether there is a gate
	Run    string // the run that has it
	Epoch  string // what is new after each change
}

// A reading is what the server said of the gate and the column at one moment.
type reading struct {
	State
	askedAt  time.Time     // before the question was sent
	phase    string        // of the gate
	holdLeft time.Duration // what is left of the hold
	since    time.Time     // when this hold was seen first
	free     time.Time     // when the last reading without a hold was asked for
	first    State         // the state before, if no change came between the two
	half     bool          // some columns have changed, and others have not
	joint    bool          // the session has a transaction open since it was asked
}

// greatest age of a reading with which a statement is sent.
func (r *reading) limit() time.Duration {
	if r.phase == PhaseAnnounced || r.phase == PhaseSwitching || r.holdLeft > 0 {
		return announcement
	}
	return idle
}

// is reports whether connections of a state encode ids as the column has them. A run that takes the
// gate sets an epoch without a change.
func (r *reading) is(as State) bool { return r.State == as || r.first == as }

// follows notes what the reading before tells. Adopt says whether connections from before may stay
// when a run takes the gate. A change has announced itself for [AnnounceFor] when it comes.
func (r *reading) follows(old *reading, adopt bool) {
	if r.holdLeft <= 0 {
		r.free = r.askedAt
	}
	r.first = r.State
	switch {
	case old == nil:
	case old.State == r.State:
		r.first = old.first
		if r.holdLeft > 0 {
			r.free = old.free
		}
		if r.holdLeft > 0 && old.holdLeft > 0 {
			r.since = old.since
		}
	case adopt && old.Column == r.Column && old.limit() == idle && time.Since(old.askedAt) < AnnounceFor:
		r.first = old.State
	}
}

// precedes reports whether what was answered by now was answered before any change. A change comes
// [HoldFor] after the hold at the earliest, which comes after the last reading without one.
func (r *reading) precedes(now time.Time) bool {
	limit := r.limit()
	if r.holdLeft > 0 {
		limit = HoldFor
	}
	return !r.half && now.Sub(r.free) < limit
}

// waits reports whether statements outside of transactions wait for the end of a hold. The row is
// believed for a time, and not for ever.
func (r *reading) waits() bool { return r.holdLeft > 0 && time.Since(r.since) < MaxHold }

// A Watch reads the gate and the type of a column, for all connections of one pool. It is safe for
// concurrent use. It has a session of its own while the pool is in use, opens it at the first
// question, and opens it anew when it has ended.
type Watch struct {
	profile engine.Profile
	dialect *dialect
	open    func(context.Context) (Session, error)

	place    atomic.Pointer[place] // with its schema, once the server has told it
	gateRead atomic.Bool           // whether the gate has been read
	last     atomic.Pointer[reading]
	mu       sync.Mutex
	flight   *flight // the reading under way
	closed   bool

	session Session // of the flight under way alone
	marked  bool    // whether the session has shown itself
}

// A flight is a reading under way.
type flight struct {
	askedAt time.Time
	done    chan struct{}
	err     error
}

// NewWatch returns a watch of a column, as "users.id" or "shop.users.id". A table without a schema
// is the one that a session finds by that name. Open opens the watch's session. The error is
// [ErrColumn], or [errors.ErrUnsupported] for an engine without gates.
//
// A watch reads one server. A pool whose address leads to several servers that replicate separately
// needs a pool for each.
func NewWatch(open func(context.Context) (Session, error), p engine.Profile, column string) (*Watch, error) {
	d, err := dialectOf(p)
	if err != nil {
		return nil, err
	}
	at, err := parsePlace(column)
	if err != nil {
		return nil, err
	}
	w := &Watch{profile: p, dialect: d, open: open}
	w.place.Store(&at)
	return w, nil
}

// Close ends the session of the watch. Afterwards it answers no more.
func (w *Watch) Close() error {
	w.mu.Lock()
	w.closed = true
	f := w.flight
	w.mu.Unlock()
	if f != nil {
		<-f.done
	}
	return w.Rest()
}

// Rest ends the session of the watch until it is asked again.
func (w *Watch) Rest() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.flight != nil || w.session == nil {
		return nil
	}
	s := w.session
	w.session = nil
	return s.Close()
}

// Ready waits until a connection may be opened: until no hold is on.
func (w *Watch) Ready(ctx context.Context) error { return w.enter(ctx, nil, false) }

// Enter is called before a statement is sent on a connection of the state. It waits for the end of
// a hold, unless the statement is a part of what had begun before, as of a transaction. The error
// is [ErrSwitched] if the state is not what the server has now. For database/sql it is
// [driver.ErrBadConn], too.
//
// [driver.ErrBadConn]: https://pkg.go.dev/database/sql/driver#ErrBadConn
func (w *Watch) Enter(ctx context.Context, as State, begun bool) error {
	return w.enter(ctx, &as, begun)
}

func (w *Watch) enter(ctx context.Context, as *State, begun bool) error {
	since := time.Now()
	for r := w.last.Load(); ; {
		now := time.Now()
		var age time.Duration
		if r != nil {
			age = now.Sub(r.askedAt)
		}
		if r != nil && age <= r.limit() && r.holdLeft <= 0 && !r.half {
			if age > r.limit()/2 {
				w.refresh()
			}
			if as != nil && !r.is(*as) {
				return switchedUnsent{}
			}
			return nil
		}
		oldest := now
		if r != nil && (r.holdLeft > 0 || r.half) {
			oldest = now.Add(-poll)
		} else if r != nil {
			oldest = now.Add(-r.limit())
		}
		var err error
		if r, err = w.after(ctx, oldest); err != nil {
			return err
		}
		switch {
		case as != nil && !r.is(*as):
			return switchedUnsent{}
		case r.half && time.Since(since) >= MaxHold:
			return w.halfway()
		case !r.half && (begun || !r.waits()):
			return nil
		}
		if err := pause(ctx, poll); err != nil {
			return err
		}
	}
}

// Current reports whether the state is the one that was read last. It asks nobody.
func (w *Watch) Current(as State) bool {
	r := w.last.Load()
	return r == nil || r.is(as)
}

// Exit is called with the result of a statement that was sent on a connection of the state. It
// returns the error of the statement, or [ErrSwitched] if the statement may have met the column
// after a change.
func (w *Watch) Exit(ctx context.Context, as State, result error) error {
	now := time.Now()
	r := w.last.Load()
	if r != nil && r.is(as) && r.precedes(now) {
		return result
	}
	r, err := w.after(ctx, now)
	switch {
	case err != nil && result != nil:
		return result
	case err != nil:
		return unknown{err}
	case !r.is(as):
		return afterwards(result)
	}
	return result
}

// Join returns the state of a new connection, and shows the session to the server as a follower's.
// It waits until the server of the session says the same as the watch's own.
func (w *Watch) Join(ctx context.Context, s Session) (State, error) {
	if err := w.run(ctx, s, "mark first"); err != nil {
		return State{}, err
	}
	for begun := time.Now(); ; {
		own, err := w.ask(ctx, s)
		if err != nil {
			return State{}, err
		}
		if own.joint {
			if _, err := s.Ask(ctx, w.dialect.queries()["finish"]); err != nil {
				return State{}, err
			}
		}
		if r := w.last.Load(); r == nil || r.State != own.State {
			if r, err = w.after(ctx, time.Now()); err != nil {
				return State{}, err
			} else if r.State != own.State {
				if time.Since(begun) >= MaxHold {
					return State{}, fmt.Errorf("%w: a new connection reached a server that says something else "+
						"than the one before; open a pool for each server", ErrGate)
				}
				if err := pause(ctx, poll); err != nil {
					return State{}, err
				}
				continue
			}
		}
		if !own.Gate {
			return own.State, nil
		}
		return own.State, w.run(ctx, s, "mark")
	}
}

// run runs statements of the dialect, but for those that the engine does not have.
func (w *Watch) run(ctx context.Context, s Session, names ...string) error {
	for _, name := range names {
		q := Gate{dialect: w.dialect}.text(name)
		if q == "" {
			continue
		}
		if _, err := s.Ask(ctx, q); err != nil {
			return err
		}
	}
	return nil
}

// refresh begins a reading, if none is under way.
func (w *Watch) refresh() {
	if w.mu.TryLock() {
		if w.flight == nil && !w.closed {
			w.begin()
		}
		w.mu.Unlock()
	}
}

// after returns a reading that was asked for at the moment or later.
func (w *Watch) after(ctx context.Context, moment time.Time) (*reading, error) {
	for begun := time.Now(); ; {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		w.mu.Lock()
		if r := w.last.Load(); r != nil && !r.askedAt.Before(moment) {
			w.mu.Unlock()
			return r, nil
		}
		if w.closed {
			w.mu.Unlock()
			return nil, errors.New("sqltype: the followed pool is closed")
		}
		f := w.flight
		if f == nil {
			f = w.begin()
		}
		w.mu.Unlock()
		select {
		case <-f.done:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		if f.err == nil || f.askedAt.Before(moment) {
			continue
		}
		if waited := time.Since(begun); !isWait(f.err) {
			return nil, f.err
		} else if waited >= MaxHold-readFor {
			return nil, lockedFor(waited, f.err)
		}
	}
}

// begin begins a reading. The caller holds mu.
func (w *Watch) begin() *flight {
	f := &flight{askedAt: time.Now(), done: make(chan struct{})}
	w.flight = f
	go func() {
		defer close(f.done)
		ctx, cancel := context.WithTimeout(context.Background(), readFor)
		defer cancel()
		r, err := w.read(ctx)
		w.mu.Lock()
		defer w.mu.Unlock()
		if f.err = err; err == nil {
			// A session that has to show itself once there is a gate is opened anew.
			r.follows(w.last.Load(), w.dialect.queries()["mark"] == "")
			w.last.Store(r)
		}
		w.flight = nil
	}()
	return f
}

// read asks on the watch's own session. It tries a second time on a new one, because the server
// ends sessions that were idle for long.
func (w *Watch) read(ctx context.Context) (*reading, error) {
	for {
		fresh := w.session == nil
		if fresh {
			s, err := w.open(ctx)
			if err != nil {
				return nil, err
			}
			if err := w.run(ctx, s, "prepare", "mark first"); err != nil {
				s.Close()
				return nil, err
			}
			w.session, w.marked = s, false
		}
		r, err := w.ask(ctx, w.session)
		if err == nil && r.Gate && !w.marked {
			if err = w.run(ctx, w.session, "mark"); err == nil {
				w.marked = true
			}
		}
		if err == nil || errors.Is(err, ErrGate) || errors.Is(err, ErrColumn) {
			return r, err
		}
		w.session.Close()
		w.session = nil
		if fresh || ctx.Err() != nil {
			return nil, err
		}
	}
}

// ask reads the column and the gate on a session.
func (w *Watch) ask(ctx context.Context, s Session) (*reading, error) {
	at, err := w.locate(ctx, s)
	if err != nil {
		return nil, err
	}
	asked := time.Now()
	known := w.gateRead.Load()
	if known {
		var rows [][]string
		if rows, err = w.askAbout(ctx, s, w.spell("read"), at); err == nil {
			return w.gateOf(ctx, s, at, asked, rows)
		}
	}
	rows, err2 := w.askAbout(ctx, s, w.dialect.queries()["column"], at)
	if err2 != nil {
		return nil, errors.Join(err, err2)
	}
	row, err2 := w.columnRow(at, rows)
	if err2 != nil {
		return nil, err2
	}
	if row[2] != "0" {
		if known {
			return nil, w.gateError(ctx, s, at, err)
		}
		if rows, err = w.askAbout(ctx, s, w.spell("read"), at); err != nil {
			return nil, w.gateError(ctx, s, at, err)
		}
		return w.gateOf(ctx, s, at, asked, rows)
	}
	if known && isDenied(err) { // MySQL hides a table from those who have no right on it
		return nil, w.gateError(ctx, s, at, err)
	}
	w.gateRead.Store(false) // somebody has dropped it
	c, err := column(at, row)
	return &reading{State: State{Column: c}, askedAt: asked, joint: row[3] == "0"}, err
}

// askAbout reads the column. MariaDB leaves a table out of its catalogue while an ALTER TABLE has
// it: one that was there is asked for again.
func (w *Watch) askAbout(ctx context.Context, s Session, query string, at *place) ([][]string,
	error) {
	for begun := time.Now(); ; {
		rows, err := s.Ask(ctx, query, at.schema, at.table, at.column)
		if err != nil || len(rows) > 0 || w.last.Load() == nil || time.Since(begun) > readFor/2 {
			return rows, err
		}
		if err := pause(ctx, poll); err != nil {
			return nil, err
		}
	}
}

// locate finds the schema of the table.
func (w *Watch) locate(ctx context.Context, s Session) (*place, error) {
	at := w.place.Load()
	if at.schema != "" {
		return at, nil
	}
	rows, err := s.Ask(ctx, w.dialect.queries()["locate"], at.table)
	if err != nil {
		return nil, err
	}
	if len(rows) == 0 {
		return nil, fmt.Errorf("%w: there is no table %s that this connection can see; "+
			"name its schema, or follow another column", ErrColumn, at.table)
	}
	full := *at
	full.schema = rows[0][0]
	w.place.CompareAndSwap(at, &full)
	return w.place.Load(), nil
}

func (w *Watch) columnRow(at *place, rows [][]string) ([]string, error) {
	if len(rows) == 0 {
		return nil, fmt.Errorf("%w: there is no column %v that this role can see", ErrColumn, at)
	}
	return rows[0], nil
}

func column(at *place, row []string) (Column, error) {
	length, err := strconv.ParseInt(row[1], 10, 64)
	if err != nil {
		return Column{}, fmt.Errorf("%w: %v has the length %q", ErrColumn, at, row[1])
	}
	return columnOf(at.String(), row[0], int(min(length, 1<<20)))
}

// gateOf makes a reading of the rows of the query read.
func (w *Watch) gateOf(ctx context.Context, s Session, at *place, asked time.Time, rows [][]string) (*reading, error) {
	row, err := w.columnRow(at, rows)
	if err != nil {
		return nil, err
	}
	g := w.gate(at)
	switch {
	case len(rows) > 1 || row[6] == "":
		return nil, fmt.Errorf("%w: %s has not one row; run the migration's command again, which writes it",
			ErrGate, g.table)
	case row[8] != "1":
		return nil, fmt.Errorf("%w: %s belongs to a role that does not own %s, or others can write it; "+
			"let the owner drop it, or revoke their rights", ErrGate, g.table, at.table)
	}
	c, err := column(at, row)
	if err != nil {
		return nil, err
	}
	held, err := strconv.ParseInt(row[7], 10, 64)
	if err != nil {
		return nil, fmt.Errorf("%w: %s has an end of the hold that is none: %q", ErrGate, g.table, row[7])
	}
	w.gateRead.Store(true)
	r := &reading{State: State{Column: c, Gate: true, Run: row[4], Epoch: row[6]}, askedAt: asked,
		phase: row[5], holdLeft: time.Duration(held) * time.Millisecond, since: asked, joint: row[3] == "0"}
	if half := w.dialect.queries()["half"]; r.phase == PhaseSwitching && half != "" {
		rows, err := s.Ask(ctx, half, at.schema)
		if err != nil {
			return nil, err
		}
		r.half = len(rows) > 0 && rows[0][0] == "1"
	}
	return r, nil
}

func (w *Watch) gate(at *place) Gate {
	g, err := NewGate(w.profile, at.schema)
	if err != nil {
		panic("sqltype: a schema of the catalogue cannot be quoted: " + err.Error())
	}
	return g
}

// spell returns a query about the gate of the column, whose schema is known.
func (w *Watch) spell(name string) string { return w.gate(w.place.Load()).text(name) }

// grant returns the statement that lets the role of a session read the gate.
func (w *Watch) grant(ctx context.Context, s Session, g Gate) (string, error) {
	rows, err := s.Ask(ctx, "SELECT CURRENT_USER")
	if err != nil || len(rows) == 0 {
		return "", err
	}
	return g.Grant(rows[0][0])
}

// gateError is the error of a gate that the server did not let the session read.
func (w *Watch) gateError(ctx context.Context, s Session, at *place, err error) error {
	g := w.gate(at)
	switch {
	case isDenied(err):
		grant, err2 := w.grant(ctx, s, g)
		if err2 != nil {
			return fmt.Errorf("%w: %w", ErrGate, errors.Join(err, err2))
		}
		return fmt.Errorf("%w: %w; let the owner of %s run: %s", ErrGate, err, g.table, grant)
	case isOther(err):
		return fmt.Errorf("%w: %s is not a gate; drop what has its name: %w", ErrGate, g.table, err)
	}
	return err
}

func (w *Watch) halfway() error {
	return fmt.Errorf("%w: %s says switching, and the change of the columns has not ended; "+
		"run the same command again", ErrHalf, w.gate(w.place.Load()).table)
}

// pause waits, or returns the error of a context that ended.
func pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}
