package recorder

import (
	"context"
	"database/sql/driver"
	"errors"
	"io"
)

// Wrap returns a connector whose connections are those of parent and write what they are
// asked for into log.
func Wrap(parent driver.Connector, log *Log) driver.Connector {
	return &connector{parent, log}
}

// Open returns a connector for a data source name of any driver.
func Open(d driver.Driver, dsn string) (driver.Connector, error) {
	if dc, ok := d.(driver.DriverContext); ok {
		return dc.OpenConnector(dsn)
	}
	return plainConnector{d, dsn}, nil
}

type plainConnector struct {
	driver driver.Driver
	dsn    string
}

func (c plainConnector) Driver() driver.Driver { return c.driver }

func (c plainConnector) Connect(context.Context) (driver.Conn, error) {
	return c.driver.Open(c.dsn)
}

type connector struct {
	parent driver.Connector
	log    *Log
}

func (c *connector) Connect(ctx context.Context) (driver.Conn, error) {
	dc, err := c.parent.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &conn{dc, c.log, c.log.conn()}, nil
}

func (c *connector) Driver() driver.Driver { return c.parent.Driver() }

func (c *connector) Close() error {
	if p, ok := c.parent.(io.Closer); ok {
		return p.Close()
	}
	return nil
}

// A conn has every optional interface that database/sql looks for. Where its parent lacks
// one, it does what database/sql does without it.
type conn struct {
	parent driver.Conn
	log    *Log
	n      int
}

var _ interface {
	driver.Conn
	driver.Pinger
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.ConnBeginTx
	driver.SessionResetter
	driver.Validator
	driver.NamedValueChecker
} = (*conn)(nil)

func (c *conn) Close() error { return c.parent.Close() }

func (c *conn) Ping(ctx context.Context) error {
	if p, ok := c.parent.(driver.Pinger); ok {
		return p.Ping(ctx)
	}
	return nil
}

func (c *conn) ResetSession(ctx context.Context) error {
	if p, ok := c.parent.(driver.SessionResetter); ok {
		return p.ResetSession(ctx)
	}
	return nil
}

func (c *conn) IsValid() bool {
	p, ok := c.parent.(driver.Validator)
	return !ok || p.IsValid()
}

func (c *conn) CheckNamedValue(v *driver.NamedValue) error {
	if p, ok := c.parent.(driver.NamedValueChecker); ok {
		return p.CheckNamedValue(v)
	}
	return driver.ErrSkip
}

func (c *conn) Prepare(query string) (driver.Stmt, error) {
	return c.PrepareContext(context.Background(), query)
}

func (c *conn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	s, err := c.prepare(ctx, query)
	if err != nil {
		c.log.add(&Entry{Kind: Prepare, Conn: c.n, Text: query, Err: err})
		return nil, err
	}
	return &stmt{s, c, query}, nil
}

func (c *conn) prepare(ctx context.Context, query string) (driver.Stmt, error) {
	if p, ok := c.parent.(driver.ConnPrepareContext); ok {
		return p.PrepareContext(ctx, query)
	}
	s, err := c.parent.Prepare(query)
	if err == nil && ctx.Err() != nil {
		return nil, errors.Join(ctx.Err(), s.Close())
	}
	return s, err
}

func (c *conn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (
	driver.Result, error,
) {
	return logged(c.log, c.statement(query, args), func() (driver.Result, error) {
		if p, ok := c.parent.(driver.ExecerContext); ok {
			return p.ExecContext(ctx, query, args)
		}
		return nil, driver.ErrSkip
	})
}

func (c *conn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (
	driver.Rows, error,
) {
	return logged(c.log, c.statement(query, args), func() (driver.Rows, error) {
		if p, ok := c.parent.(driver.QueryerContext); ok {
			return p.QueryContext(ctx, query, args)
		}
		return nil, driver.ErrSkip
	})
}

func (c *conn) statement(query string, args []driver.NamedValue) *Entry {
	return &Entry{Kind: Run, Conn: c.n, Text: query, Args: args}
}

// Begin is never called by database/sql, which prefers BeginTx.
func (c *conn) Begin() (driver.Tx, error) {
	return c.BeginTx(context.Background(), driver.TxOptions{})
}

func (c *conn) BeginTx(ctx context.Context, opts driver.TxOptions) (driver.Tx, error) {
	t, err := logged(c.log, &Entry{Kind: Begin, Conn: c.n, Tx: opts}, func() (driver.Tx, error) {
		if p, ok := c.parent.(driver.ConnBeginTx); ok {
			return p.BeginTx(ctx, opts)
		}
		if opts != (driver.TxOptions{}) {
			return nil, errors.New("recorder: the driver has no options of a transaction")
		}
		//lint:ignore SA1019 a driver without BeginTx has nothing else
		return c.parent.Begin()
	})
	if err != nil {
		return nil, err
	}
	return &tx{t, c}, nil
}

type tx struct {
	parent driver.Tx
	conn   *conn
}

func (t *tx) Commit() error   { return t.end(Commit, t.parent.Commit) }
func (t *tx) Rollback() error { return t.end(Rollback, t.parent.Rollback) }

func (t *tx) end(k Kind, f func() error) error {
	_, err := logged(t.conn.log, &Entry{Kind: k, Conn: t.conn.n}, func() (struct{}, error) {
		return struct{}{}, f()
	})
	return err
}

// A stmt writes its text and its arguments each time that it runs.
type stmt struct {
	parent driver.Stmt
	conn   *conn
	query  string
}

var _ interface {
	driver.StmtExecContext
	driver.StmtQueryContext
	driver.NamedValueChecker
	ColumnConverter(int) driver.ValueConverter
} = (*stmt)(nil)

func (s *stmt) Close() error  { return s.parent.Close() }
func (s *stmt) NumInput() int { return s.parent.NumInput() }

// CheckNamedValue asks the statement first and its connection otherwise, as database/sql
// does.
func (s *stmt) CheckNamedValue(v *driver.NamedValue) error {
	if p, ok := s.parent.(driver.NamedValueChecker); ok {
		return p.CheckNamedValue(v)
	}
	return s.conn.CheckNamedValue(v)
}

func (s *stmt) ColumnConverter(i int) driver.ValueConverter {
	//lint:ignore SA1019 drivers still have it
	if p, ok := s.parent.(driver.ColumnConverter); ok {
		return p.ColumnConverter(i)
	}
	return driver.DefaultParameterConverter
}

// Exec is never called by database/sql, which prefers ExecContext.
func (s *stmt) Exec([]driver.Value) (driver.Result, error) { return nil, errOld }

// Query is never called by database/sql, which prefers QueryContext.
func (s *stmt) Query([]driver.Value) (driver.Rows, error) { return nil, errOld }

var errOld = errors.New("recorder: a call without a context")

func (s *stmt) ExecContext(ctx context.Context, args []driver.NamedValue) (driver.Result, error) {
	return logged(s.conn.log, s.conn.statement(s.query, args), func() (driver.Result, error) {
		if p, ok := s.parent.(driver.StmtExecContext); ok {
			return p.ExecContext(ctx, args)
		}
		list, err := plain(ctx, args)
		if err != nil {
			return nil, err
		}
		//lint:ignore SA1019 a driver without contexts has nothing else
		return s.parent.Exec(list)
	})
}

func (s *stmt) QueryContext(ctx context.Context, args []driver.NamedValue) (driver.Rows, error) {
	return logged(s.conn.log, s.conn.statement(s.query, args), func() (driver.Rows, error) {
		if p, ok := s.parent.(driver.StmtQueryContext); ok {
			return p.QueryContext(ctx, args)
		}
		list, err := plain(ctx, args)
		if err != nil {
			return nil, err
		}
		//lint:ignore SA1019 a driver without contexts has nothing else
		return s.parent.Query(list)
	})
}

// plain takes the names from arguments, for a driver that knows none.
func plain(ctx context.Context, args []driver.NamedValue) ([]driver.Value, error) {
	out := make([]driver.Value, len(args))
	for i, a := range args {
		if a.Name != "" {
			return nil, errors.New("recorder: the driver has no named arguments")
		}
		out[i] = a.Value
	}
	return out, ctx.Err()
}
