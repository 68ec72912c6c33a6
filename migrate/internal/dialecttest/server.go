package dialecttest

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"testing"
)

// A Server stands for one that cannot be had in a test. It records what it is sent, with the
// words BEGIN, COMMIT and ROLLBACK for what database/sql does itself.
type Server struct {
	// Answer returns the rows of a query, nil for other statements. Without an Answer every
	// statement is an error.
	Answer func(statement string, args []driver.NamedValue) ([][]driver.Value, error)

	SentStatements []string
}

// Open opens a pool of the server for one test.
func (s *Server) Open(t *testing.T) *sql.DB {
	t.Helper()
	db := sql.OpenDB(s)
	t.Cleanup(func() { db.Close() })
	return db
}

// Connect is of [driver.Connector].
func (s *Server) Connect(context.Context) (driver.Conn, error) { return serverConn{s}, nil }

// Driver is of [driver.Connector].
func (s *Server) Driver() driver.Driver { return nil }

func (s *Server) answer(statement string, args []driver.NamedValue) ([][]driver.Value, error) {
	s.SentStatements = append(s.SentStatements, statement)
	if s.Answer == nil {
		return nil, fmt.Errorf("%s: nothing was to be sent", statement)
	}
	return s.Answer(statement, args)
}

// serverConn is a connection and a transaction of a Server.
type serverConn struct{ *Server }

func (serverConn) Prepare(statement string) (driver.Stmt, error) {
	return nil, errors.New("prepared: " + statement)
}
func (serverConn) Close() error { return nil }

func (c serverConn) Begin() (driver.Tx, error) { return c, c.word("BEGIN") }
func (c serverConn) Commit() error             { return c.word("COMMIT") }
func (c serverConn) Rollback() error           { return c.word("ROLLBACK") }

func (c serverConn) word(word string) error {
	_, err := c.answer(word, nil)
	return err
}

func (c serverConn) ExecContext(
	_ context.Context, s string, args []driver.NamedValue,
) (driver.Result, error) {
	_, err := c.answer(s, args)
	return driver.RowsAffected(0), err
}

func (c serverConn) QueryContext(
	_ context.Context, s string, args []driver.NamedValue,
) (driver.Rows, error) {
	all, err := c.answer(s, args)
	if err != nil {
		return nil, err
	}
	return &rows{all}, nil
}

// rows are what a query answers. All have as many columns as the first, and none has one.
type rows struct{ remaining [][]driver.Value }

func (r *rows) Columns() []string {
	if len(r.remaining) == 0 {
		return []string{""}
	}
	return make([]string, len(r.remaining[0]))
}
func (r *rows) Close() error { return nil }

func (r *rows) Next(dest []driver.Value) error {
	if len(r.remaining) == 0 {
		return io.EOF
	}
	copy(dest, r.remaining[0])
	r.remaining = r.remaining[1:]
	return nil
}
