package sqlmock

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"reflect"
	"regexp"
	"strings"
	"sync"
)

// A QueryMatcherFunc returns nil when a statement is the expected one.
type QueryMatcherFunc func(expected, actual string) error

// QueryMatcherEqual compares statements whose white space is folded.
var QueryMatcherEqual QueryMatcherFunc = func(expected, actual string) error {
	if fold(expected) != fold(actual) {
		return fmt.Errorf("%q is not %q", fold(actual), fold(expected))
	}
	return nil
}

// matchRegexp searches the statement for the expected regular expression.
func matchRegexp(expected, actual string) error {
	re, err := regexp.Compile(fold(expected))
	if err != nil {
		return err
	}
	if !re.MatchString(fold(actual)) {
		return fmt.Errorf("%q does not match %q", fold(actual), re)
	}
	return nil
}

func fold(s string) string { return strings.Join(strings.Fields(s), " ") }

// QueryMatcherOption sets how statements are compared; the default is a regular expression.
func QueryMatcherOption(f QueryMatcherFunc) func(*Sqlmock) {
	return func(m *Sqlmock) { m.script.match = f }
}

// New returns a pool that answers what the Sqlmock expects. Close the pool when done.
func New(options ...func(*Sqlmock)) (*sql.DB, Sqlmock, error) {
	m := Sqlmock{&script{match: matchRegexp}}
	for _, set := range options {
		set(&m)
	}
	return sql.OpenDB(m.script), m, nil
}

// A Sqlmock holds the expectations of one pool. Copies share them.
type Sqlmock struct{ script *script }

// ExpectBegin expects the begin of a transaction.
func (m Sqlmock) ExpectBegin() *Expectation { return m.script.expect("begin", "") }

// ExpectCommit expects a commit.
func (m Sqlmock) ExpectCommit() *Expectation { return m.script.expect("commit", "") }

// ExpectRollback expects a rollback.
func (m Sqlmock) ExpectRollback() *Expectation { return m.script.expect("rollback", "") }

// ExpectExec expects a statement without rows.
func (m Sqlmock) ExpectExec(statement string) *Expectation { return m.script.expect("exec", statement) }

// ExpectQuery expects a statement with rows.
func (m Sqlmock) ExpectQuery(statement string) *Expectation {
	return m.script.expect("query", statement)
}

// ExpectationsWereMet returns an error with the first expectation that was not met.
func (m Sqlmock) ExpectationsWereMet() error {
	m.script.mu.Lock()
	defer m.script.mu.Unlock()
	if len(m.script.left) > 0 {
		return fmt.Errorf("sqlmock: still expected: %s", m.script.left[0])
	}
	return nil
}

// An Expectation is a statement that is expected, and its answer.
type Expectation struct {
	kind, statement string
	args            []driver.Value // nil: any
	rows            *Rows
	result          driver.Result
	err             error
}

func (e *Expectation) String() string { return strings.TrimSpace(e.kind + " " + e.statement) }

// WithArgs sets the arguments that the statement must have.
func (e *Expectation) WithArgs(args ...driver.Value) *Expectation { e.args = args; return e }

// WillReturnRows sets the rows of the answer.
func (e *Expectation) WillReturnRows(r *Rows) { e.rows = r }

// WillReturnResult sets the result of the answer.
func (e *Expectation) WillReturnResult(r driver.Result) { e.result = r }

// WillReturnError lets the statement fail.
func (e *Expectation) WillReturnError(err error) { e.err = err }

// Rows are the rows of an answer.
type Rows struct {
	columns []string
	rows    [][]driver.Value
}

// NewRows returns no rows of these columns.
func NewRows(columns []string) *Rows { return &Rows{columns: columns} }

// AddRow adds a row and panics when it has another number of values than there are columns.
func (r *Rows) AddRow(values ...driver.Value) *Rows {
	if len(values) != len(r.columns) {
		panic(fmt.Sprintf("sqlmock: a row of %d values for %d columns", len(values), len(r.columns)))
	}
	r.rows = append(r.rows, values)
	return r
}

type result struct{ id, rows int64 }

func (r result) LastInsertId() (int64, error) { return r.id, nil }
func (r result) RowsAffected() (int64, error) { return r.rows, nil }

// NewResult returns the result of a statement without rows.
func NewResult(lastInsertID, rowsAffected int64) driver.Result {
	return result{lastInsertID, rowsAffected}
}

// A script is the connector of a pool: the list of what is still expected.
type script struct {
	mu    sync.Mutex
	match QueryMatcherFunc
	left  []*Expectation
}

func (s *script) expect(kind, statement string) *Expectation {
	s.mu.Lock()
	defer s.mu.Unlock()
	e := &Expectation{kind: kind, statement: statement}
	s.left = append(s.left, e)
	return e
}

// next takes the next expectation if it is for this statement.
func (s *script) next(kind, statement string, args []driver.NamedValue) (*Expectation, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	got := strings.TrimSpace(kind + " " + statement)
	if len(s.left) == 0 {
		return nil, fmt.Errorf("sqlmock: %s: nothing more was expected", got)
	}
	e := s.left[0]
	if e.kind != kind {
		return nil, fmt.Errorf("sqlmock: %s: expected %s", got, e)
	}
	if kind == "query" || kind == "exec" {
		if err := s.match(e.statement, statement); err != nil {
			return nil, fmt.Errorf("sqlmock: %s: expected %s: %w", got, e, err)
		}
	}
	if e.args != nil {
		values := make([]driver.Value, len(args))
		for i, a := range args {
			values[i] = a.Value
		}
		if !reflect.DeepEqual(values, e.args) {
			return nil, fmt.Errorf("sqlmock: %s: arguments %v, expected %v", got, values, e.args)
		}
	}
	s.left = s.left[1:]
	return e, e.err
}

func (s *script) Connect(context.Context) (driver.Conn, error) { return conn{s}, nil }
func (s *script) Driver() driver.Driver                        { return refusing{} }

type refusing struct{}

func (refusing) Open(string) (driver.Conn, error) {
	return nil, errors.New("sqlmock: opened by name; use New")
}

type conn struct{ *script }

func (c conn) Close() error { return nil }

func (c conn) Prepare(statement string) (driver.Stmt, error) {
	return nil, fmt.Errorf("sqlmock: prepare %s: not expected", statement)
}

func (c conn) Begin() (driver.Tx, error) {
	_, err := c.next("begin", "", nil)
	return c, err
}

func (c conn) Commit() error {
	_, err := c.next("commit", "", nil)
	return err
}

func (c conn) Rollback() error {
	_, err := c.next("rollback", "", nil)
	return err
}

func (c conn) ExecContext(_ context.Context, s string, args []driver.NamedValue) (driver.Result, error) {
	e, err := c.next("exec", s, args)
	if err != nil {
		return nil, err
	}
	if e.result == nil {
		return nil, fmt.Errorf("sqlmock: exec %s: the test gives it no result", s)
	}
	return e.result, nil
}

func (c conn) QueryContext(_ context.Context, s string, args []driver.NamedValue) (driver.Rows, error) {
	e, err := c.next("query", s, args)
	if err != nil {
		return nil, err
	}
	if e.rows == nil {
		return nil, fmt.Errorf("sqlmock: query %s: the test gives it no rows", s)
	}
	return &cursor{Rows: *e.rows}, nil
}

// A cursor reads a copy of the rows of an answer.
type cursor struct{ Rows }

func (c *cursor) Columns() []string { return c.columns }
func (c *cursor) Close() error      { return nil }

func (c *cursor) Next(dest []driver.Value) error {
	if len(c.rows) == 0 {
		return io.EOF
	}
	copy(dest, c.rows[0])
	c.rows = c.rows[1:]
	return nil
}
