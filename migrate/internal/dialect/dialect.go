// Package dialect says what each engine does for a rewrite: how its catalogue is
// read, how a chunk of ids is rewritten, and how its errors are understood. One
// file per engine; [For] is the one list of them.
package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype/engine"
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

// A Dialect is what one engine does. Its values hold no state and are safe for
// concurrent use; a connection is not.
type Dialect interface {
	// Profile returns the facts about the engine.
	Profile() engine.Profile

	// Open takes a connection from the pool and prepares its session for a
	// rewrite. Reading needs no privilege beyond SELECT. Close must be called;
	// it puts the session back or gives the connection up.
	Open(ctx context.Context, db *sql.DB) (*Session, error)

	// Catalog reads.
	Table(ctx context.Context, q Querier, schema, table string) (*Table, error)
	TableNames(ctx context.Context, q Querier, schema string) ([]string, error)
	ForeignKeys(ctx context.Context, q Querier) ([]ForeignKey, error)
	// Hidden returns the name of a table of the class that a foreign key refers
	// to which the role cannot see, "" if there is none. An error of
	// KindPrivilege means that the role may not ask.
	Hidden(ctx context.Context, q Querier, cols []Column, keys []ForeignKey) (string, error)
	// Home returns the schema in which the state is kept, "" if it is the same
	// for every connection.
	Home(ctx context.Context, q Querier) (string, error)
	// Forms sets the form of every column of a class, one for all. facts are
	// the columns' catalogue entries, in the same order. The error is a
	// [*NotUUIDError], a [*RefusedError] or the driver's.
	Forms(ctx context.Context, q Querier, cols []Column, facts []TableColumn) error

	// ProbeWrite fails when the session may not update the column. It changes
	// nothing.
	ProbeWrite(t Ref, column string) (Statement, error)

	// Chunk returns the statements that rewrite one range of values in every
	// column of the class, in the order in which they run in one transaction.
	Chunk(c *Class, m Move, r Range) ([]Statement, error)

	// StateDDL returns the statements that create the state tables if they are
	// missing, StateDrop those that remove them; StateTable and StateIDs are
	// their quoted names.
	StateDDL() []string
	StateDrop() []string
	StateTable() string
	StateIDs() string
	// StateForm is the form of the id column there.
	StateForm() *Form
	// StateExists is a query whose one row tells whether the state tables are
	// there.
	StateExists() string
	// Ignore ends an INSERT … SELECT that may meet ids it has recorded.
	Ignore() string

	// Kind says what an error of the driver means for the run.
	Kind(err error) Kind
}

// For returns the dialect of an engine, or an error that wraps
// [errors.ErrUnsupported]. This is the one list of dialects.
func For(p engine.Profile) (Dialect, error) {
	d, ok := map[engine.Profile]Dialect{
		engine.PostgreSQL:  postgres{},
		engine.MySQL:       mysql{engine.MySQL},
		engine.MariaDB:     mysql{engine.MariaDB},
		engine.MariaDBUUID: mysql{engine.MariaDBUUID},
		engine.SQLite:      sqlite{},
	}[p]
	if !ok {
		return nil, fmt.Errorf("migrate: rewriting a column on %v: %w", p, errors.ErrUnsupported)
	}
	return d, nil
}

// Kind is what an error means for a run.
type Kind int

// The kinds of errors.
const (
	KindOther     Kind = iota
	KindLock           // lock wait, deadlock, busy, serialisation: try again
	KindPrivilege      // the role lacks a privilege
)

// A Session is a prepared connection.
type Session struct {
	*sql.Conn
	begin   func(context.Context) (Tx, error)
	restore func() error
}

// Begin starts a transaction that may write.
func (s *Session) Begin(ctx context.Context) (Tx, error) { return s.begin(ctx) }

// Close puts the session back as it was and returns the connection.
func (s *Session) Close() error {
	err := s.restore()
	if closeErr := s.Conn.Close(); !errors.Is(closeErr, sql.ErrConnDone) {
		err = errors.Join(err, closeErr)
	}
	return err
}

// A Statement is SQL with its arguments, and what its result says.
type Statement struct {
	SQL  string
	Args []any
	Does Does
}

// Does is what a statement does within a chunk.
type Does int

// What statements do.
const (
	Lock   Does = iota // locks the rows of the range; one row: their number per column
	Record             // records the ids that will be moved
	Update             // rewrites; rows affected is the number of the last Lock
	Count              // rewrites; one row: how many ids were rewritten
)
