package pgxtype

import (
	"context"
	"errors"
	"fmt"
	"net"
	"reflect"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// Follow makes a pool send ids as a column has them, also while a migration changes its type. Call
// it before [pgxpool.NewWithConfig], after the hooks of the program were set:
//
//	config, err := pgxpool.ParseConfig(url)
//	…
//	if err := pgxtype.Follow(config, "users.id"); err != nil {
//		return err
//	}
//	pool, err := pgxpool.NewWithConfig(ctx, config)
//
// It does for pgx what [sqltype.Follow] does for database/sql, and the types are registered as by
// [Register]. A statement of a transaction, or of a connection that the program keeps, from before
// a change fails with [sqltype.ErrSwitched], and nothing is sent; the connection is closed.
// Connections of the pool are replaced without an error, which also ends the statements that pgx
// has cached with the type from before.
//
// Ids go as the text of 36 characters into char, varchar and text, and a column of another spelling
// is [follow.ErrColumn]. In exec mode pgx sends the ids of other libraries as text, which a uuid
// column refuses: pass a sqltype.UUID there, or choose another mode. A value that states another
// form than the column's is [sqltype.ErrForm].
//
// The error is [follow.ErrColumn] for what is no name of a column.
func Follow(config *pgxpool.Config, column string) error {
	f := &follower{dial: config.ConnConfig.DialFunc}
	parent := config.ConnConfig.Copy()
	var err error
	before, after, closing := config.BeforeConnect, config.AfterConnect, config.BeforeClose
	f.watch, err = follow.NewWatch(func(ctx context.Context) (follow.Session, error) {
		own := parent.Copy()
		if before != nil { // it may set a password that changes
			if err := before(ctx, own); err != nil {
				return nil, err
			}
		}
		c, err := pgx.ConnectConfig(ctx, own)
		if err != nil {
			return nil, err
		}
		return session{c}, nil
	}, engine.PostgreSQL, column)
	if err != nil {
		return err
	}
	config.ConnConfig.DialFunc = f.dialWire
	config.BeforeConnect = func(ctx context.Context, c *pgx.ConnConfig) error {
		if err := f.watch.Ready(ctx); err != nil || before == nil {
			return err
		}
		return before(ctx, c)
	}
	config.AfterConnect = func(ctx context.Context, c *pgx.Conn) error {
		if err := f.join(ctx, c); err != nil || after == nil {
			return err
		}
		err := after(ctx, c)
		if err != nil { // the pool closes it without BeforeClose
			f.beforeClose(c)
		}
		return err
	}
	config.BeforeClose = func(c *pgx.Conn) {
		if closing != nil {
			closing(c)
		}
		f.beforeClose(c)
	}
	return f.acquire(config)
}

// A follower is the watch of a pool with its connections.
type follower struct {
	watch *follow.Watch
	dial  pgconn.DialFunc
	wires sync.Map // *pgx.Conn to *wire
	open  atomic.Int64
}

// acquire has the pool ask before it hands out a connection. Newer versions of pgx have
// PrepareConn, which takes the place of BeforeAcquire.
func (f *follower) acquire(config *pgxpool.Config) error {
	if field := reflect.ValueOf(config).Elem().FieldByName("PrepareConn"); field.IsValid() && !field.IsNil() {
		prepare, ok := field.Interface().(func(context.Context, *pgx.Conn) (bool, error))
		if !ok {
			return fmt.Errorf("pgxtype: PrepareConn is a %v: %w", field.Type(), errors.ErrUnsupported)
		}
		field.Set(reflect.ValueOf(func(ctx context.Context, c *pgx.Conn) (bool, error) {
			if !f.ready(ctx, c) {
				return false, nil
			}
			return prepare(ctx, c)
		}))
		return nil
	}
	//lint:ignore SA1019 pgx 5.7, the lowest version, has nothing else
	acquire := config.BeforeAcquire
	//lint:ignore SA1019 pgx 5.7, the lowest version, has nothing else
	config.BeforeAcquire = func(ctx context.Context, c *pgx.Conn) bool {
		return f.ready(ctx, c) && (acquire == nil || acquire(ctx, c))
	}
	return nil
}

// ready waits for the end of a hold, and reports whether the connection can be used.
func (f *follower) ready(ctx context.Context, c *pgx.Conn) bool {
	found, ok := f.wires.Load(c)
	if !ok {
		return false
	}
	w := found.(*wire)
	if f.watch.Enter(ctx, *w.state.Load(), false) != nil {
		return false
	}
	w.lend()
	return true
}

// join is called with each new connection.
func (f *follower) join(ctx context.Context, c *pgx.Conn) error {
	state, err := f.watch.Join(ctx, session{c})
	if err != nil {
		return err
	}
	if !state.Column.Bytes && state.Column.Digits != 36 {
		return fmt.Errorf("%w: it is %v, and pgxtype follows texts of 36 characters; "+
			"use database/sql with sqltype.Follow", follow.ErrColumn, state.Column)
	}
	registerFollowed(c.TypeMap(), state.Column)
	w := wireOf(c.PgConn().Conn())
	if w == nil {
		return fmt.Errorf("pgxtype: the connection is a %T, over which statements cannot be held back: %w",
			c.PgConn().Conn(), errors.ErrUnsupported)
	}
	w.server = c.PgConn()
	w.state.Store(&state)
	f.wires.Store(c, w)
	f.open.Add(1)
	return nil
}

// beforeClose is called before a connection is closed. The watch rests with the last one.
func (f *follower) beforeClose(c *pgx.Conn) {
	if w, ok := f.wires.LoadAndDelete(c); ok {
		w.(*wire).state.Store(nil)
		if f.open.Add(-1) == 0 {
			f.watch.Rest()
		}
	}
}

func (f *follower) dialWire(ctx context.Context, network, address string) (net.Conn, error) {
	c, err := f.dial(ctx, network, address)
	if err != nil {
		return nil, err
	}
	return &wire{Conn: c, watch: f.watch, expiry: make(chan struct{})}, nil
}

// session is a connection of pgx that is asked about the gate.
type session struct{ c *pgx.Conn }

func (s session) Close() error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	return s.c.Close(ctx)
}

func (s session) Ask(ctx context.Context, query string, args ...string) ([][]string, error) {
	values := make([]any, len(args))
	for i, a := range args {
		values[i] = a
	}
	rows, err := s.c.Query(ctx, query, values...)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, func(row pgx.CollectableRow) ([]string, error) {
		texts := make([]string, len(row.FieldDescriptions()))
		dest := make([]any, len(texts))
		for i := range texts {
			dest[i] = &texts[i]
		}
		return texts, row.Scan(dest...)
	})
}

// wire is a connection to the server below the protocol. It is where nothing passes by: statements,
// batches, pipelines and COPY, in a transaction and outside.
type wire struct {
	net.Conn

	watch  *follow.Watch
	server *pgconn.PgConn
	state  atomic.Pointer[follow.State] // nil while the connection is set up and taken down

	mu     sync.Mutex
	expiry chan struct{} // closed when the deadline was set into the past
	past   bool
	lent   time.Time // when the pool handed the connection out
}

func (w *wire) lend() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.lent = time.Now()
}

// isLate reports whether the connection was handed out too long ago to send during a hold. In time
// are the two writes of a statement, which is prepared first, or BEGIN.
func (w *wire) isLate() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return time.Since(w.lent) > follow.Lead
}

// wireOf returns the wire below a connection.
func wireOf(c net.Conn) *wire {
	for {
		switch x := c.(type) {
		case *wire:
			return x
		case interface{ NetConn() net.Conn }: // of TLS
			c = x.NetConn()
		default:
			return nil
		}
	}
}

// Write sends if the server still has the state.
func (w *wire) Write(b []byte) (int, error) {
	if s := w.state.Load(); s != nil {
		begun := w.server.TxStatus() != 'I' || !w.isLate()
		if err := w.watch.Enter(w.waiting(), *s, begun); err != nil {
			return 0, wireError(err)
		}
	}
	return w.Conn.Write(b)
}

// Read gives an answer to nobody if it may be from after a change.
func (w *wire) Read(b []byte) (int, error) {
	n, err := w.Conn.Read(b)
	if s := w.state.Load(); s != nil && err == nil {
		if err := w.watch.Exit(w.waiting(), *s, nil); err != nil {
			return 0, wireError(err)
		}
	}
	return n, err
}

// wireError keeps [sqltype.ErrSwitched] and nothing else of an error by which database/sql would
// send a statement once more.
func wireError(err error) error {
	if errors.Is(err, sqltype.ErrSwitched) {
		return sqltype.ErrSwitched
	}
	return err
}

// waiting ends when the deadline is set into the past, by which pgx ends what waits.
func (w *wire) waiting() context.Context {
	w.mu.Lock()
	defer w.mu.Unlock()
	return deadline{context.Background(), w.expiry}
}

// deadline is a context that ends with a channel.
type deadline struct {
	context.Context

	expiry <-chan struct{}
}

// Done is closed when the deadline has passed.
func (d deadline) Done() <-chan struct{} { return d.expiry }

// Err is [context.Canceled] afterwards.
func (d deadline) Err() error {
	select {
	case <-d.expiry:
		return context.Canceled
	default:
		return nil
	}
}

// noteDeadline notes a new deadline.
func (w *wire) noteDeadline(t time.Time) {
	w.mu.Lock()
	defer w.mu.Unlock()
	past := !t.IsZero() && !t.After(time.Now())
	switch {
	case past && !w.past:
		close(w.expiry)
	case !past && w.past:
		w.expiry = make(chan struct{})
	}
	w.past = past
}

// SetDeadline sets the deadline of the connection below, and ends a wait for a hold.
func (w *wire) SetDeadline(t time.Time) error {
	w.noteDeadline(t)
	return w.Conn.SetDeadline(t)
}

// SetWriteDeadline is [wire.SetDeadline] for writes.
func (w *wire) SetWriteDeadline(t time.Time) error {
	w.noteDeadline(t)
	return w.Conn.SetWriteDeadline(t)
}

// registerFollowed is [Register] for a followed column. In the modes in which nobody names a
// parameter's type, ids have the column's.
func registerFollowed(m *pgtype.Map, is follow.Column) {
	Register(m)
	name := is.Type
	if name == "bpchar" {
		name = "text"
	}
	registerDefaults[sqltype.UUID](m, name)
	registerDefaults[sqltype.NullUUID](m, name)
	registerDefaults[sqltype.NativeUUID](m, name)
	registerDefaults[sqltype.NullNativeUUID](m, name)
	m.TryWrapEncodePlanFuncs = append([]pgtype.TryWrapEncodePlanFunc{refusing(is)}, m.TryWrapEncodePlanFuncs...)
}

// refusing returns what refuses a value that states another form than the column's.
func refusing(is follow.Column) pgtype.TryWrapEncodePlanFunc {
	return func(value any) (pgtype.WrappedEncodePlanNextSetter, any, bool) {
		for _, f := range forms {
			n, ok := f.nullable(value)
			if !ok {
				continue
			}
			if !n.id.Valid || n.err != nil && !is.Bytes && len(n.text) == is.Digits {
				return nil, nil, false
			}
			n.refusal = formError(fmt.Sprintf("pgxtype: a %T in a pool that follows a %v; pass a sqltype.UUID, "+
				"which is sent as the column has it", value, is))
			return &encodePlan{wrap: func(nullForm) any { return refusedValue{n} }}, refusedValue{n}, true
		}
		return nil, nil, false
	}
}

// formError is [sqltype.ErrForm] of an argument.
type formError string

func (e formError) Error() string { return string(e) }

func (e formError) Is(target error) bool { return target == sqltype.ErrForm }

// refusedValue is an argument with which no statement is sent.
type refusedValue struct{ of nullForm }

// UUIDValue is the error.
func (v refusedValue) UUIDValue() (pgtype.UUID, error) { return pgtype.UUID{}, v.of.refusal }

// BytesValue is the error.
func (v refusedValue) BytesValue() ([]byte, error) { return nil, v.of.refusal }

// TextValue is the error.
func (v refusedValue) TextValue() (pgtype.Text, error) { return pgtype.Text{}, v.of.refusal }
