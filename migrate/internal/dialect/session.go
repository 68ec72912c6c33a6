package dialect

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"math"
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
	DB       *sql.DB  // where a second connection is to be had
	Claim    Claim    // how a row is claimed
	Lists    bool     // the server cannot read pairs from JSON
	Most     int      // how many pairs a statement may have, 0: any number
	Patience Patience // with the locks of tables
	Gaps     bool     // transactions lock the ranges that they read against inserts
	self     int64    // the server's number of it, 0: not asked yet

	// The methods of these names call them. All but the first two may be nil.
	DoBegin            func(context.Context) (Tx, error)
	DoRestore          func() error
	DoHasten, DoSettle func(context.Context) error
	DoRelieve          func(context.Context) bool
	DoBetween          func(context.Context)
}

// Hasten prepares the session for many writes. Close takes it back.
func (s *Session) Hasten(ctx context.Context) error {
	if s.DoHasten == nil {
		return nil
	}
	return s.DoHasten(ctx)
}

// Settle makes the next commit, and all before it, outlast a crash of the server. Hasten may have
// put that off. Settle also gives memory back that Hasten has taken.
func (s *Session) Settle(ctx context.Context) error {
	if s.DoSettle == nil {
		return nil
	}
	return s.DoSettle(ctx)
}

// Relieve gives room on the disk back. It reports whether what failed is worth trying again.
func (s *Session) Relieve(ctx context.Context) bool {
	return s.DoRelieve != nil && s.DoRelieve(ctx)
}

// Between does what is due between two transactions, as at their end others would wait for it.
func (s *Session) Between(ctx context.Context) {
	if s.DoBetween != nil {
		s.DoBetween(ctx)
	}
}

// InTx runs f in a transaction that may write.
func (s *Session) InTx(ctx context.Context, f func(Tx) error) error {
	return InTx(ctx, s.DoBegin, f)
}

// InTx runs f in a transaction that begin begins, as the session's does. It rolls back when f
// fails, and when f panics: a connection with an open transaction cannot be closed, and the process
// would hang.
func InTx(ctx context.Context, begin func(context.Context) (Tx, error), f func(Tx) error) error {
	tx, err := begin(ctx)
	if err != nil {
		return err
	}
	returned := false
	defer func() {
		if !returned {
			tx.Rollback()
		}
	}()
	err = f(tx)
	returned = true
	if err == nil {
		return tx.Commit()
	}
	if undo := tx.Rollback(); !errors.Is(undo, sql.ErrTxDone) {
		err = errors.Join(err, undo)
	}
	return err
}

// Reader returns what reads without a session, and what ends it. It has what Facts.Reading sets, in
// a transaction.
func Reader(ctx context.Context, d Dialect, db *sql.DB) (q Querier, end func(), err error) {
	facts := d.Facts()
	if facts.Serves != nil {
		if err := facts.Serves(ctx, db); err != nil {
			return nil, nil, err
		}
	}
	if facts.RowLimit != "" {
		return readAll(ctx, facts.RowLimit, db)
	}
	if facts.Reading == "" {
		return db, func() {}, nil
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return nil, nil, err
	}
	end = func() { tx.Rollback() }
	if err := Within(ctx, tx, facts.Reading, "SAVEPOINT sqluuid_reader"); err != nil {
		end()
		return nil, nil, err
	}
	return reader{tx}, end, nil
}

// readAll is Reader where a setting may cut answers short. It is taken from one connection
// meanwhile, if there is one.
func readAll(ctx context.Context, setting string, db *sql.DB) (Querier, func(), error) {
	const none = math.MaxUint64
	was := uint64(none)
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, nil, err
	}
	_ = conn.QueryRowContext(ctx, "SELECT @@"+setting).Scan(&was) // else the server has none
	if was == none {
		return db, func() {}, conn.Close()
	}
	set := func(ctx context.Context, to uint64) error {
		_, err := conn.ExecContext(ctx, fmt.Sprintf("SET SESSION %s = %d", setting, to))
		return err
	}
	end := func() { _ = errors.Join(set(context.WithoutCancel(ctx), was), conn.Close()) }
	if err := set(ctx, none); err != nil {
		end()
		return nil, nil, err
	}
	return conn, end, nil
}

// A reader goes on after a query that has failed. Where it could not, the query fails.
type reader struct{ *sql.Tx }

func (r reader) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	r.Tx.ExecContext(ctx, "ROLLBACK TO SAVEPOINT sqluuid_reader")
	return r.Tx.QueryContext(ctx, query, args...)
}

func (r reader) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	r.Tx.ExecContext(ctx, "ROLLBACK TO SAVEPOINT sqluuid_reader")
	return r.Tx.QueryRowContext(ctx, query, args...)
}

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
		return conn.BeginTx(ctx, &sql.TxOptions{Isolation: level})
	}
}

// Discard gives a connection up, with its session settings, instead of handing it back to the pool.
func Discard(conn *sql.Conn) func() error {
	return func() error {
		err := conn.Raw(func(any) error { return driver.ErrBadConn })
		if errors.Is(err, driver.ErrBadConn) || errors.Is(err, sql.ErrConnDone) {
			return nil
		}
		return err
	}
}
