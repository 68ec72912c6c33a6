package dialect

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Querier is what *sql.DB, *sql.Conn and a [Tx] share.
type Querier interface {
	ExecContext(ctx context.Context, query string, args ...any) (sql.Result, error)
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// Tx is a transaction on one connection.
type Tx interface {
	Querier
	Commit() error
	Rollback() error
}

// Claim is how a server lets several sessions claim rows, each another one.
type Claim int

// The ways.
const (
	Skips Claim = iota // a query passes locked rows over
	Fails              // a query for one row fails at once when it is locked
	Sole               // there is one writer
)

// A Session is a prepared connection.
type Session struct {
	*sql.Conn
	// Gaps makes transactions keep others from inserting into the ranges of
	// values that they read for update, where the engine has such locks.
	Gaps bool
	// Claim is how a row is claimed.
	Claim Claim
	// Lists is whether the server cannot read pairs from JSON.
	Lists bool
	// Most is how many pairs a statement may have, 0: any number.
	Most int
	// Patience is how it asks for the locks of tables.
	Patience Patience
	// Ranged returns the tables whose rows the server places by ranges of a column of the
	// class; nil where no server does.
	Ranged    func(ctx context.Context, c *sqlgen.Class) ([]string, error)
	self      int64   // the server's number of it, 0: not asked yet
	DB        *sql.DB // where a second connection is to be had
	DoBegin   func(context.Context) (Tx, error)
	DoRestore func() error
	DoHasten  func(context.Context) error
	DoSettle  func(context.Context) error
	DoRelieve func(context.Context) bool
	DoBetween func(context.Context)
}

// NewSession returns a session without a connection, whose transactions are begun by a
// function. It is for engines that have none.
func NewSession(begin func(context.Context) (Tx, error)) *Session {
	return &Session{DoBegin: begin, DoRestore: func() error { return nil }}
}

// Hasten prepares the session for many writes. Close takes it back.
func (s *Session) Hasten(ctx context.Context) error {
	if s.DoHasten == nil {
		return nil
	}
	return s.DoHasten(ctx)
}

// Settle makes the next commit, and with it everything that was committed on the
// server before it, outlast a crash of the server, where Hasten has left that to a
// moment after the commit, and gives memory back that Hasten has taken.
func (s *Session) Settle(ctx context.Context) error {
	if s.DoSettle == nil {
		return nil
	}
	return s.DoSettle(ctx)
}

// Relieve gives room on the disk back that Hasten has let the session take, as far
// as others let it, and reports whether what failed for want of room may succeed
// when it is tried again.
func (s *Session) Relieve(ctx context.Context) bool { return s.DoRelieve != nil && s.DoRelieve(ctx) }

// Between does what is due between two transactions of a hastened session, so that
// it is not done at the end of one, while others wait for its locks.
func (s *Session) Between(ctx context.Context) {
	if s.DoBetween != nil {
		s.DoBetween(ctx)
	}
}

// Begin starts a transaction that may write.
func (s *Session) Begin(ctx context.Context) (Tx, error) { return s.DoBegin(ctx) }

// Close puts the session back as it was and returns the connection.
func (s *Session) Close() error {
	err := s.DoRestore()
	if s.Conn == nil {
		return err
	}
	if closeErr := s.Conn.Close(); !errors.Is(closeErr, sql.ErrConnDone) {
		err = errors.Join(err, closeErr)
	}
	return err
}

// BeginTx begins transactions of one isolation level on a connection.
func BeginTx(conn *sql.Conn, level sql.IsolationLevel) func(context.Context) (Tx, error) {
	return func(ctx context.Context) (Tx, error) {
		tx, err := conn.BeginTx(ctx, &sql.TxOptions{Isolation: level})
		if err != nil {
			return nil, err
		}
		return tx, nil
	}
}

// Discard gives a connection up, with its session settings, instead of handing
// it back to the pool.
func Discard(conn *sql.Conn) func() error {
	return func() error {
		err := conn.Raw(func(any) error { return driver.ErrBadConn })
		if errors.Is(err, driver.ErrBadConn) || errors.Is(err, sql.ErrConnDone) {
			return nil
		}
		return err
	}
}
