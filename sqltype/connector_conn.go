package sqltype

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
)

// The fallbacks in this file and in connector_stmt.go do as database/sql does. They serve a
// parent that lacks an optional interface which the wrapper has. The messages are the same too.
var (
	errIsolation = errors.New("sql: driver does not support non-default isolation level")
	errReadOnly  = errors.New("sql: driver does not support read-only transactions")
	errNamed     = errors.New("sql: driver does not support the use of Named Parameters")
)

// The methods that database/sql/driver has deprecated are what drivers without
// the newer ones have; under these names they can be called without a warning.
type (
	beginner interface{ Begin() (driver.Tx, error) }
	execer   interface {
		Exec(query string, args []driver.Value) (driver.Result, error)
	}
	queryer interface {
		Query(query string, args []driver.Value) (driver.Rows, error)
	}
)

// conn is what every wrapped connection has: the interfaces that database/sql
// cannot tell from its own fallbacks, and the NamedValueChecker.
type conn struct {
	driver.Conn // the parent

	ids     *idCodec
	checker driver.NamedValueChecker // the parent, or nil
}

var (
	_ driver.ConnPrepareContext = (*conn)(nil)
	_ driver.ConnBeginTx        = (*conn)(nil)
	_ driver.Pinger             = (*conn)(nil)
	_ driver.NamedValueChecker  = (*conn)(nil)
)

// Raw returns the parent's connection.
func (c *conn) Raw() driver.Conn { return c.Conn }

// CheckNamedValue encodes an id. It leaves other values to the parent's checker or, without one,
// to the rules of database/sql.
func (c *conn) CheckNamedValue(nv *driver.NamedValue) error {
	if err := c.ids.bind(nv); err != nil {
		return err
	}
	if c.checker == nil {
		return driver.ErrSkip
	}
	return c.checker.CheckNamedValue(nv)
}

func (c *conn) Prepare(query string) (driver.Stmt, error) {
	s, err := c.Conn.Prepare(query)
	if err != nil {
		return nil, err
	}
	return c.wrapStmt(s, query), nil
}

func (c *conn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	p, ok := c.Conn.(driver.ConnPrepareContext)
	if !ok {
		s, err := c.Prepare(query)
		if err == nil && ctx.Err() != nil {
			s.Close()
			return nil, ctx.Err()
		}
		return s, err
	}
	s, err := p.PrepareContext(ctx, query)
	if err != nil {
		return nil, err
	}
	return c.wrapStmt(s, query), nil
}

// wrapStmt wraps a statement. One that copies rows in bulk checks its arguments itself, because it
// takes the stored bytes where others take text.
func (c *conn) wrapStmt(parent driver.Stmt, query string) driver.Stmt {
	if !c.ids.bulks(query) {
		return wrapStmt(parent, c.ids)
	}
	ids := c.ids.forBulk()
	s := struct {
		*stmt
		bulkChecker
	}{&stmt{Stmt: parent, ids: ids}, bulkChecker{c, ids}}
	return s
}

// bulkChecker is the checker of a statement that copies rows in bulk.
type bulkChecker struct {
	conn *conn
	ids  *idCodec
}

// CheckNamedValue encodes an id as its stored bytes, and leaves the rest to the parent.
func (b bulkChecker) CheckNamedValue(nv *driver.NamedValue) error {
	if err := b.ids.bind(nv); err != nil {
		return err
	}
	if b.conn.checker == nil {
		return driver.ErrSkip
	}
	return b.conn.checker.CheckNamedValue(nv)
}

func (c *conn) BeginTx(ctx context.Context, opts driver.TxOptions) (driver.Tx, error) {
	if b, ok := c.Conn.(driver.ConnBeginTx); ok {
		return b.BeginTx(ctx, opts)
	}
	switch {
	case opts.Isolation != driver.IsolationLevel(sql.LevelDefault):
		return nil, errIsolation
	case opts.ReadOnly:
		return nil, errReadOnly
	}
	tx, err := beginner(c.Conn).Begin()
	if err == nil && ctx.Err() != nil {
		tx.Rollback()
		return nil, ctx.Err()
	}
	return tx, err
}

// Ping asks the parent. Without a Pinger, database/sql takes a connection that it
// could get for alive.
func (c *conn) Ping(ctx context.Context) error {
	if p, ok := c.Conn.(driver.Pinger); ok {
		return p.Ping(ctx)
	}
	return nil
}

// connExec and connQuery are interfaces of a connection whose presence database/sql
// acts upon: it then checks the arguments before it knows the statement.
type (
	connExec  struct{ c *conn }
	connQuery struct{ c *conn }
)

var (
	_ driver.ExecerContext  = connExec{}
	_ driver.QueryerContext = connQuery{}
)

func (e connExec) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	if parent, ok := e.c.Conn.(driver.ExecerContext); ok {
		return parent.ExecContext(ctx, query, args)
	}
	values, err := withoutNames(ctx, args)
	if err != nil {
		return nil, err
	}
	return e.c.Conn.(execer).Exec(query, values)
}

func (q connQuery) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if parent, ok := q.c.Conn.(driver.QueryerContext); ok {
		rows, err := parent.QueryContext(ctx, query, args)
		return wrapRows(rows, q.c.ids), err
	}
	values, err := withoutNames(ctx, args)
	if err != nil {
		return nil, err
	}
	rows, err := q.c.Conn.(queryer).Query(query, values)
	return wrapRows(rows, q.c.ids), err
}

// withoutNames returns the arguments for a method that takes neither names nor a
// context.
func withoutNames(ctx context.Context, args []driver.NamedValue) ([]driver.Value, error) {
	values := make([]driver.Value, len(args))
	for i, arg := range args {
		if arg.Name != "" {
			return nil, errNamed
		}
		values[i] = arg.Value
	}
	return values, ctx.Err()
}

// wrapConn wraps a connection in a type that has a session's interfaces. Where the parent runs a
// query without a statement, so does the type. Of the former, database/sql acts upon the presence:
// only with both does it keep the connection of a transaction whose context has ended.
func wrapConn(parent driver.Conn, ids *idCodec) driver.Conn {
	c := &conn{Conn: parent, ids: ids}
	c.checker, _ = parent.(driver.NamedValueChecker)
	e, q := connExec{c}, connQuery{c}
	r, canReset := parent.(driver.SessionResetter)
	v, canValidate := parent.(driver.Validator)

	type (
		resetter  = driver.SessionResetter
		validator = driver.Validator
	)
	const (
		exec = 1 << iota
		query
		reset
		valid
	)
	_, execContext := parent.(driver.ExecerContext)
	_, execOld := parent.(execer)
	_, queryContext := parent.(driver.QueryerContext)
	_, queryOld := parent.(queryer)
	switch flagIf(execContext || execOld, exec) | flagIf(queryContext || queryOld, query) | flagIf(canReset, reset) | flagIf(canValidate, valid) {
	case exec:
		return struct {
			*conn
			connExec
		}{c, e}
	case query:
		return struct {
			*conn
			connQuery
		}{c, q}
	case exec | query:
		return struct {
			*conn
			connExec
			connQuery
		}{c, e, q}
	case reset:
		return struct {
			*conn
			resetter
		}{c, r}
	case reset | exec:
		return struct {
			*conn
			resetter
			connExec
		}{c, r, e}
	case reset | query:
		return struct {
			*conn
			resetter
			connQuery
		}{c, r, q}
	case reset | exec | query:
		return struct {
			*conn
			resetter
			connExec
			connQuery
		}{c, r, e, q}
	case valid:
		return struct {
			*conn
			validator
		}{c, v}
	case valid | exec:
		return struct {
			*conn
			validator
			connExec
		}{c, v, e}
	case valid | query:
		return struct {
			*conn
			validator
			connQuery
		}{c, v, q}
	case valid | exec | query:
		return struct {
			*conn
			validator
			connExec
			connQuery
		}{c, v, e, q}
	case reset | valid:
		return struct {
			*conn
			resetter
			validator
		}{c, r, v}
	case reset | valid | exec:
		return struct {
			*conn
			resetter
			validator
			connExec
		}{c, r, v, e}
	case reset | valid | query:
		return struct {
			*conn
			resetter
			validator
			connQuery
		}{c, r, v, q}
	case reset | valid | exec | query:
		return struct {
			*conn
			resetter
			validator
			connExec
			connQuery
		}{c, r, v, e, q}
	}
	return c
}

// flagIf is flag if ok holds.
func flagIf(ok bool, flag int) int {
	if ok {
		return flag
	}
	return 0
}
