package sqltypetest

import "context"

// A Querier runs statements: a pool or a transaction. The arguments and the
// scan destinations reach the driver as they are.
type Querier interface {
	// Exec runs a statement and returns how many rows it changed.
	Exec(ctx context.Context, query string, args ...any) (int64, error)
	// Query runs a statement that returns rows. An error may also come from
	// Rows.Err.
	Query(ctx context.Context, query string, args ...any) (Rows, error)
}

// DB is a pool of connections that goroutines share. [SQL] makes one of a [database/sql.DB]. A
// driver that is used without database/sql implements DB over its own pool. It passes the suite's
// arguments and destinations on as it gets them: to convert them would test the adapter.
type DB interface {
	Querier
	// Begin starts a transaction.
	Begin(ctx context.Context) (Tx, error)
	// Prepare has the server prepare the statement.
	Prepare(ctx context.Context, query string) (Stmt, error)
}

// Tx is a transaction. It ends with Commit or with Rollback, whichever is called
// first.
type Tx interface {
	Querier
	Commit(ctx context.Context) error
	Rollback(ctx context.Context) error
}

// Stmt is a prepared statement that is run again and again until it is closed.
type Stmt interface {
	Exec(ctx context.Context, args ...any) (int64, error)
	Query(ctx context.Context, args ...any) (Rows, error)
	Close(ctx context.Context) error
}

// Rows is the part of [database/sql.Rows] that the suite uses.
type Rows interface {
	Next() bool
	Scan(dest ...any) error
	Err() error
	Close() error
}
