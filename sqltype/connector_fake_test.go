package sqltype

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"reflect"
	"slices"
	"sync"
	"testing"
)

// A fakeServer is a driver that answers every query with the same result sets and
// writes down what it is called with. What its connections, statements and rows
// implement is chosen by shape.
type fakeServer struct {
	connShape func(*fakeConn) driver.Conn
	stmtShape func(*fakeStmt) driver.Stmt
	rowsShape func(*fakeRows) driver.Rows

	skip     bool            // direct Exec and Query answer driver.ErrSkip
	check    checkFunc       // what checkers do; nil accepts everything
	convert  checkFunc       // what column converters do
	inputs   int             // the number of placeholders, -1 for unknown
	sets     []fakeSet       // the result sets of every query
	onPrep   func()          // runs in Prepare and Begin
	invalid  bool            // what IsValid denies
	resetErr error           // what ResetSession returns
	raw      func(*fakeConn) // sees every connection made
	pingErr  error           // what Ping returns
	openErr  error           // what Connect returns
	lastArgs []driver.Value  // of the last statement that ran

	mu  sync.Mutex
	log []string
}

type checkFunc func(v any) (any, error)

type fakeSet struct {
	types []string // of the columns
	rows  [][]driver.Value
}

var errFake = errors.New("fake: refused")

func newFakeServer() *fakeServer {
	return &fakeServer{
		inputs:    -1,
		connShape: func(c *fakeConn) driver.Conn { return c },
		stmtShape: func(s *fakeStmt) driver.Stmt { return s },
		rowsShape: func(r *fakeRows) driver.Rows { return r },
		sets:      []fakeSet{{types: []string{"INT"}, rows: [][]driver.Value{{int64(1)}, {int64(2)}}}},
	}
}

func (f *fakeServer) logf(format string, args ...any) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.log = append(f.log, fmt.Sprintf(format, args...))
}

// takeLog returns what was written down since it was last called.
func (f *fakeServer) takeLog() []string {
	f.mu.Lock()
	defer f.mu.Unlock()
	log := f.log
	f.log = nil
	return log
}

func (f *fakeServer) args() []driver.Value {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.lastArgs
}

func (f *fakeServer) setArgs(args []driver.Value) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.lastArgs = slices.Clone(args)
}

func namedValues(args []driver.NamedValue) []driver.Value {
	values := make([]driver.Value, len(args))
	for i, a := range args {
		values[i] = a.Value
	}
	return values
}

func (f *fakeServer) Connect(context.Context) (driver.Conn, error) {
	f.logf("connect")
	if f.openErr != nil {
		return nil, f.openErr
	}
	c := &fakeConn{f}
	if f.raw != nil {
		f.raw(c)
	}
	return f.connShape(c), nil
}

type fakeDriver struct{}

func (fakeDriver) Open(string) (driver.Conn, error) { return nil, errFake }

func (f *fakeServer) Driver() driver.Driver { return fakeDriver{} }

// A closingServer is a fakeServer that is an io.Closer.
type closingServer struct{ *fakeServer }

func (f closingServer) Close() error {
	f.logf("connector close")
	return errFake
}

// fakeConn has nothing optional.
type fakeConn struct{ f *fakeServer }

func (c *fakeConn) prepared(how, query string) (driver.Stmt, error) {
	c.f.logf("%s %s", how, query)
	if c.f.onPrep != nil {
		c.f.onPrep()
	}
	return c.f.stmtShape(&fakeStmt{c.f}), nil
}

func (c *fakeConn) begun(format string, args ...any) (driver.Tx, error) {
	c.f.logf(format, args...)
	if c.f.onPrep != nil {
		c.f.onPrep()
	}
	return fakeTx{c.f}, nil
}

func (c *fakeConn) Prepare(query string) (driver.Stmt, error) { return c.prepared("prepare", query) }
func (c *fakeConn) Close() error                              { c.f.logf("close"); return nil }
func (c *fakeConn) Begin() (driver.Tx, error)                 { return c.begun("begin") }

type fakeTx struct{ f *fakeServer }

func (t fakeTx) Commit() error   { t.f.logf("commit"); return nil }
func (t fakeTx) Rollback() error { t.f.logf("rollback"); return nil }

// The optional interfaces of a connection.
type (
	fakePinger    struct{ c *fakeConn }
	fakeResetter  struct{ c *fakeConn }
	fakeValidator struct{ c *fakeConn }
	fakeBeginTx   struct{ c *fakeConn }
	fakePrepare   struct{ c *fakeConn }
	fakeExec      struct{ c *fakeConn }
	fakeExecOld   struct{ c *fakeConn }
	fakeQuery     struct{ c *fakeConn }
	fakeQueryOld  struct{ c *fakeConn }
	fakeChecker   struct{ c *fakeConn }
)

func (p fakePinger) Ping(context.Context) error { p.c.f.logf("ping"); return p.c.f.pingErr }

func (r fakeResetter) ResetSession(context.Context) error {
	r.c.f.logf("reset")
	return r.c.f.resetErr
}

func (v fakeValidator) IsValid() bool { v.c.f.logf("valid?"); return !v.c.f.invalid }

func (b fakeBeginTx) BeginTx(_ context.Context, o driver.TxOptions) (driver.Tx, error) {
	return b.c.begun("beginTx %d %v", o.Isolation, o.ReadOnly)
}

func (p fakePrepare) PrepareContext(_ context.Context, query string) (driver.Stmt, error) {
	return p.c.prepared("prepareContext", query)
}

func (e fakeExec) ExecContext(_ context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	return e.c.f.exec("conn execContext "+query, args, namedValues(args), e.c.f.skip)
}

func (e fakeExecOld) Exec(query string, args []driver.Value) (driver.Result, error) {
	return e.c.f.exec("conn exec "+query, args, args, e.c.f.skip)
}

func (q fakeQuery) QueryContext(_ context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	return q.c.f.query("conn queryContext "+query, args, namedValues(args), q.c.f.skip)
}

func (q fakeQueryOld) Query(query string, args []driver.Value) (driver.Rows, error) {
	return q.c.f.query("conn query "+query, args, args, q.c.f.skip)
}

func (c fakeChecker) CheckNamedValue(nv *driver.NamedValue) error {
	return c.c.f.checked("conn check", nv)
}

func (f *fakeServer) exec(how string, args any, values []driver.Value, skip bool) (driver.Result, error) {
	f.logf("%s %v", how, args)
	if skip {
		return nil, driver.ErrSkip
	}
	f.setArgs(values)
	return driver.RowsAffected(7), nil
}

func (f *fakeServer) query(how string, args any, values []driver.Value, skip bool) (driver.Rows, error) {
	f.logf("%s %v", how, args)
	if skip {
		return nil, driver.ErrSkip
	}
	f.setArgs(values)
	return f.rowsShape(&fakeRows{f: f, sets: f.sets}), nil
}

func (f *fakeServer) checked(how string, nv *driver.NamedValue) error {
	f.logf("%s %d %q %T", how, nv.Ordinal, nv.Name, nv.Value)
	if f.check == nil {
		return nil
	}
	v, err := f.check(nv.Value)
	if err == nil {
		nv.Value = v
	}
	return err
}

// fakeStmt has nothing optional.
type fakeStmt struct{ f *fakeServer }

func (s *fakeStmt) Close() error  { s.f.logf("stmt close"); return nil }
func (s *fakeStmt) NumInput() int { return s.f.inputs }

func (s *fakeStmt) Exec(args []driver.Value) (driver.Result, error) {
	return s.f.exec("stmt exec", args, args, false)
}

func (s *fakeStmt) Query(args []driver.Value) (driver.Rows, error) {
	return s.f.query("stmt query", args, args, false)
}

// The optional interfaces of a statement.
type (
	fakeStmtExec      struct{ s *fakeStmt }
	fakeStmtQuery     struct{ s *fakeStmt }
	fakeStmtChecker   struct{ s *fakeStmt }
	fakeStmtConverter struct{ s *fakeStmt }
)

func (e fakeStmtExec) ExecContext(_ context.Context, args []driver.NamedValue) (driver.Result, error) {
	return e.s.f.exec("stmt execContext", args, namedValues(args), false)
}

func (q fakeStmtQuery) QueryContext(_ context.Context, args []driver.NamedValue) (driver.Rows, error) {
	return q.s.f.query("stmt queryContext", args, namedValues(args), false)
}

func (c fakeStmtChecker) CheckNamedValue(nv *driver.NamedValue) error {
	return c.s.f.checked("stmt check", nv)
}

func (c fakeStmtConverter) ColumnConverter(index int) driver.ValueConverter {
	c.s.f.logf("stmt converter %d", index)
	return fakeConverter(c)
}

type fakeConverter struct{ s *fakeStmt }

func (c fakeConverter) ConvertValue(v any) (driver.Value, error) {
	c.s.f.logf("convert %T", v)
	if c.s.f.convert != nil {
		return c.s.f.convert(v)
	}
	return driver.DefaultParameterConverter.ConvertValue(v)
}

// fakeRows has nothing optional. It reuses one buffer for the bytes of all rows.
type fakeRows struct {
	f    *fakeServer
	sets []fakeSet
	n    int
	buf  []byte
}

func (r *fakeRows) Columns() []string {
	names := make([]string, len(r.sets[0].types))
	for i := range names {
		names[i] = fmt.Sprint("c", i)
	}
	return names
}

func (r *fakeRows) Close() error { r.f.logf("rows close"); return nil }

func (r *fakeRows) Next(dest []driver.Value) error {
	if r.n == len(r.sets[0].rows) {
		return io.EOF
	}
	r.buf = r.buf[:0]
	for i, v := range r.sets[0].rows[r.n] {
		if b, ok := v.([]byte); ok {
			start := len(r.buf)
			r.buf = append(r.buf, b...)
			v = r.buf[start:]
		}
		dest[i] = v
	}
	r.n++
	return nil
}

// The optional interfaces of rows.
type (
	fakeNextSet   struct{ r *fakeRows }
	fakeScanType  struct{ r *fakeRows }
	fakeTypeName  struct{ r *fakeRows }
	fakeLength    struct{ r *fakeRows }
	fakeNullable  struct{ r *fakeRows }
	fakePrecision struct{ r *fakeRows }
)

func (n fakeNextSet) HasNextResultSet() bool { return len(n.r.sets) > 1 }

func (n fakeNextSet) NextResultSet() error {
	n.r.f.logf("next result set")
	if len(n.r.sets) == 1 {
		return io.EOF
	}
	n.r.sets, n.r.n = n.r.sets[1:], 0
	return nil
}

func (s fakeScanType) ColumnTypeScanType(int) reflect.Type { return reflect.TypeFor[int16]() }

func (t fakeTypeName) ColumnTypeDatabaseTypeName(i int) string { return t.r.sets[0].types[i] }

func (l fakeLength) ColumnTypeLength(i int) (int64, bool) { return 17 + int64(i), true }

func (n fakeNullable) ColumnTypeNullable(int) (nullable, ok bool) { return true, true }

func (p fakePrecision) ColumnTypePrecisionScale(i int) (int64, int64, bool) {
	return 9, 2 + int64(i), true
}

// typedRows is a shape: rows that know their types and have more result sets.
func typedRows(r *fakeRows) driver.Rows {
	return struct {
		*fakeRows
		fakeTypeName
		fakeNextSet
	}{r, fakeTypeName{r}, fakeNextSet{r}}
}

func openFake(t testing.TB, c driver.Connector) *sql.DB {
	t.Helper()
	db := sql.OpenDB(c)
	t.Cleanup(func() { db.Close() })
	return db
}
