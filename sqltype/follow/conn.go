package follow

import (
	"context"
	"database/sql/driver"
	"errors"
	"time"
)

// conn asks the watch before and after each statement. The connection inside encodes ids.
// database/sql uses a connection and its statements in one goroutine at a time.
type conn struct {
	driver.Conn // encodes ids

	of    *connector
	raw   driver.Conn // the driver's own
	state State

	used    bool        // something was sent since the pool handed it out
	argsOf  driver.Conn // the driver's connection for which the arguments so far were encoded
	tx      *tx         // the transaction under way, or nil
	refused bool        // a statement of the transaction does not count
	lost    bool        // no other transaction may use the connection
	resets  bool        // the driver tells itself whether a connection can be used again
}

var (
	_ driver.ConnPrepareContext = (*conn)(nil)
	_ driver.ConnBeginTx        = (*conn)(nil)
	_ driver.ExecerContext      = (*conn)(nil)
	_ driver.QueryerContext     = (*conn)(nil)
	_ driver.Pinger             = (*conn)(nil)
	_ driver.SessionResetter    = (*conn)(nil)
	_ driver.Validator          = (*conn)(nil)
	_ driver.NamedValueChecker  = (*conn)(nil)
)

func newConn(of *connector, raw driver.Conn, state State) *conn {
	c := &conn{of: of}
	c.set(raw, state)
	return c
}

// set puts a connection of the parent inside.
func (c *conn) set(raw driver.Conn, state State) {
	_, resets := raw.(driver.SessionResetter)
	_, validates := raw.(driver.Validator)
	c.Conn, c.raw, c.state = c.of.wrap(raw, state.Column), raw, state
	c.resets = resets && validates
}

// Raw returns the driver's connection. What is sent on it asks no watch.
func (c *conn) Raw() driver.Conn {
	c.used = true
	if c.tx != nil {
		c.tx.empty = false
	}
	return c.raw
}

// Follows returns how the column that the connection follows stores ids.
func (c *conn) Follows() Column { return c.state.Column }

// CheckNamedValue encodes an id, as the column has it when the statement can be sent.
func (c *conn) CheckNamedValue(nv *driver.NamedValue) error {
	if c.tx != nil && c.tx.empty {
		if err := c.settle(c.tx.ctx); err != nil {
			return err
		}
		if c.argsOf == nil {
			c.argsOf = c.raw
		}
	}
	if checker, ok := c.Conn.(driver.NamedValueChecker); ok {
		return checker.CheckNamedValue(nv)
	}
	return driver.ErrSkip
}

// enter is called before a statement.
func (c *conn) enter(ctx context.Context) error {
	var err error
	switch {
	case c.tx == nil:
		err = c.of.watch.Enter(ctx, c.state, false)
	case c.refused:
		return ErrSwitched
	case c.tx.empty:
		err = c.settle(ctx)
	default:
		err = c.of.watch.Enter(ctx, c.state, true)
	}
	if err == nil {
		c.used = true
		if c.tx != nil {
			c.tx.empty = false
		}
	} else if c.tx != nil && errors.Is(err, ErrSwitched) {
		c.refused = true
	}
	return err
}

// enterWith is enter for a statement with arguments. Arguments that were encoded before the
// transaction was begun anew are not sent: they may have the form from before.
func (c *conn) enterWith(ctx context.Context, args []driver.NamedValue) error {
	err := c.enter(ctx)
	was := c.argsOf
	c.argsOf = nil
	if err == nil && was != nil && was != c.raw && len(args) > 0 {
		c.refused = true
		return ErrSwitched
	}
	return err
}

// settle waits for the end of a hold in a transaction in which nothing was sent. It does not if
// BEGIN has just passed, or an argument of the statement. After a change it begins the transaction
// anew on another connection, which takes the place of this one.
func (c *conn) settle(ctx context.Context) error {
	begun := c.argsOf == c.raw || time.Since(c.tx.passage) <= Lead
	err := c.of.watch.Enter(ctx, c.state, begun)
	if err == nil && !begun {
		c.tx.passage = time.Now()
	}
	if !errors.Is(err, ErrSwitched) {
		return err
	}
	raw, state, err := c.of.join(ctx)
	if err != nil {
		return err
	}
	old := c.raw
	c.set(raw, state)
	old.Close()
	c.tx.passage = time.Now()
	c.tx.Tx, err = c.Conn.(driver.ConnBeginTx).BeginTx(c.tx.ctx, c.tx.opts)
	if err != nil {
		c.tx.Tx, c.lost = endedTransaction{}, true
	}
	return err
}

// endedTransaction is a transaction that could not be begun anew.
type endedTransaction struct{}

func (endedTransaction) Commit() error   { return ErrSwitched }
func (endedTransaction) Rollback() error { return nil }

// afterStatement is called with the error of a statement that was sent.
func (c *conn) afterStatement(ctx context.Context, err error) error {
	if errors.Is(err, driver.ErrSkip) || errors.Is(err, driver.ErrBadConn) {
		return err
	}
	left := c.of.watch.Exit(ctx, c.state, err)
	if left != nil && err == nil || errors.Is(left, ErrSwitched) {
		c.refused, c.lost = true, true
	}
	return left
}

func (c *conn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	if _, ok := c.Conn.(driver.ExecerContext); !ok {
		return nil, driver.ErrSkip
	}
	if err := c.enterWith(ctx, args); err != nil {
		return nil, err
	}
	e := c.Conn.(driver.ExecerContext) // enter may have put another connection inside
	result, err := e.ExecContext(ctx, query, args)
	if err := c.afterStatement(ctx, err); err != nil {
		return nil, err
	}
	return result, nil
}

func (c *conn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if _, ok := c.Conn.(driver.QueryerContext); !ok {
		return nil, driver.ErrSkip
	}
	if err := c.enterWith(ctx, args); err != nil {
		return nil, err
	}
	q := c.Conn.(driver.QueryerContext) // as in ExecContext
	rows, err := q.QueryContext(ctx, query, args)
	return c.answer(ctx, rows, err)
}

// answer is leave for rows.
func (c *conn) answer(ctx context.Context, rows driver.Rows, err error) (driver.Rows, error) {
	left := c.afterStatement(ctx, err)
	if left == nil {
		return rows, nil
	}
	if err == nil {
		rows.Close()
	}
	return nil, left
}

func (c *conn) Prepare(query string) (driver.Stmt, error) {
	return c.PrepareContext(context.Background(), query)
}

func (c *conn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	if err := c.enter(ctx); err != nil {
		return nil, err
	}
	var s driver.Stmt
	var err error
	if p, ok := c.Conn.(driver.ConnPrepareContext); ok {
		s, err = p.PrepareContext(ctx, query)
	} else {
		s, err = c.Conn.Prepare(query)
	}
	if err != nil {
		return nil, err
	}
	return &stmt{s, c, c.raw}, nil
}

func (c *conn) Begin() (driver.Tx, error) {
	return c.BeginTx(context.Background(), driver.TxOptions{})
}

func (c *conn) BeginTx(ctx context.Context, opts driver.TxOptions) (driver.Tx, error) {
	b, ok := c.Conn.(driver.ConnBeginTx)
	if !ok {
		return nil, errors.New("sqltype: a driver without BeginTx cannot be followed")
	}
	used := c.used
	if err := c.enter(ctx); err != nil {
		return nil, err
	}
	passage := time.Now()
	inner, err := b.BeginTx(ctx, opts)
	if err != nil {
		return nil, err
	}
	c.refused, c.argsOf = false, nil
	c.tx = &tx{Tx: inner, conn: c, ctx: ctx, opts: opts, empty: !used, passage: passage}
	return c.tx, nil
}

// Ping asks the server, during a hold too: it sends no statement.
func (c *conn) Ping(ctx context.Context) error {
	if p, ok := c.Conn.(driver.Pinger); ok {
		return p.Ping(ctx)
	}
	return nil
}

// ResetSession is called before a connection of the pool is used again.
func (c *conn) ResetSession(ctx context.Context) error {
	if c.lost || !c.of.watch.Current(c.state) {
		return driver.ErrBadConn
	}
	c.used = false
	if r, ok := c.Conn.(driver.SessionResetter); ok {
		return r.ResetSession(ctx)
	}
	return nil
}

// IsValid is called when a connection is put back.
func (c *conn) IsValid() bool {
	if c.lost || !c.of.watch.Current(c.state) {
		return false
	}
	v, ok := c.Conn.(driver.Validator)
	return !ok || v.IsValid()
}

// stmt is a statement that the program prepared.
type stmt struct {
	driver.Stmt

	conn *conn
	of   driver.Conn // the driver's connection that it was prepared on
}

var (
	_ driver.StmtExecContext   = (*stmt)(nil)
	_ driver.StmtQueryContext  = (*stmt)(nil)
	_ driver.NamedValueChecker = (*stmt)(nil)
)

// enter is called before the statement. A transaction that was begun anew has no statements.
func (s *stmt) enter(ctx context.Context) error {
	if err := s.conn.enter(ctx); err != nil {
		return err
	}
	if s.of != s.conn.raw {
		s.conn.refused = true
		return switchedUnsent{}
	}
	return nil
}

// CheckNamedValue asks the statement's own checker, or the connection's.
func (s *stmt) CheckNamedValue(nv *driver.NamedValue) error {
	if checker, ok := s.Stmt.(driver.NamedValueChecker); ok {
		return checker.CheckNamedValue(nv)
	}
	return s.conn.CheckNamedValue(nv)
}

func (s *stmt) ExecContext(ctx context.Context, args []driver.NamedValue) (driver.Result, error) {
	e, ok := s.Stmt.(driver.StmtExecContext)
	if !ok {
		return nil, errors.New("sqltype: a driver without ExecContext cannot be followed")
	}
	if err := s.enter(ctx); err != nil {
		return nil, err
	}
	result, err := e.ExecContext(ctx, args)
	if err := s.conn.afterStatement(ctx, err); err != nil {
		return nil, err
	}
	return result, nil
}

func (s *stmt) QueryContext(ctx context.Context, args []driver.NamedValue) (driver.Rows, error) {
	q, ok := s.Stmt.(driver.StmtQueryContext)
	if !ok {
		return nil, errors.New("sqltype: a driver without QueryContext cannot be followed")
	}
	if err := s.enter(ctx); err != nil {
		return nil, err
	}
	rows, err := q.QueryContext(ctx, args)
	return s.conn.answer(ctx, rows, err)
}

// tx is a transaction.
type tx struct {
	driver.Tx

	conn    *conn
	ctx     context.Context // of BeginTx
	opts    driver.TxOptions
	empty   bool      // nothing was sent, nor before it on a connection that the program keeps
	passage time.Time // when the watch let BEGIN pass, or what came after it outside of a hold
}

// Commit rolls back if a statement's result did not count.
func (t *tx) Commit() error {
	t.conn.tx = nil
	if t.conn.refused {
		if err := t.Tx.Rollback(); err != nil {
			return errors.Join(ErrSwitched, err)
		}
		return ErrSwitched
	}
	return t.Tx.Commit()
}

// Rollback ends the transaction. After a context that ended database/sql uses the connection again
// only if the driver tells whether it can.
func (t *tx) Rollback() error {
	t.conn.tx = nil
	t.conn.lost = t.conn.lost || !t.conn.resets && t.ctx.Err() != nil
	return t.Tx.Rollback()
}
