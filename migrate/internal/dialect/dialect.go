// Package dialect says what each engine does for a rewrite: how its catalogue is
// read, how a chunk of ids is rewritten, and how its errors are understood. One
// file per engine; [For] is the one list of them.
package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
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
	Target

	// Open takes a connection from the pool and prepares its session for a
	// rewrite. Reading needs no privilege beyond SELECT. Close must be called;
	// it puts the session back or gives the connection up.
	Open(ctx context.Context, db *sql.DB) (*Session, error)

	// Catalog reads.
	Table(ctx context.Context, q Querier, schema, table string) (*Table, error)
	TableNames(ctx context.Context, q Querier, schema string) ([]string, error)
	ForeignKeys(ctx context.Context, q Querier) ([]ForeignKey, error)
	// RowKey returns the columns of the primary key of a table, or of another unique
	// index of columns that are never NULL, none where it has neither. Canonical is an
	// expression over {c} for the value of such a column that reads the same in every
	// session, "" where it changes with the row.
	RowKey(ctx context.Context, q Querier, t Ref) ([]string, error)
	Canonical(col TableColumn) string
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

	// TableLocks returns the statements that a transaction of a chunk begins with, each of
	// which waits for the lock of a whole table; as a rule there are none.
	TableLocks(c *Class) ([]Statement, error)
	// Take returns the next ids of column at of a class, those of a pattern in a range, up to
	// where a column of the class has had so many rows, and locks the rows of those that others
	// refer to.
	Take(ctx context.Context, tx Tx, c *Class, at int, p transform.Pattern, r Range, rows int) (Taken, error)
	// Move turns ids into their images in every column of a class, and returns how many
	// rows it has changed in each. A foreign key of the class holds at its end.
	Move(ctx context.Context, tx Tx, c *Class, m Batch) ([]int64, error)

	// StateDDL returns the statements that create the state tables if they are
	// missing, StateDrop those that remove them.
	StateDDL() []string
	StateDrop() []string
	// RowHint follows the table of a SELECT that locks its rows, and RowLock ends it.
	RowHint() string
	RowLock() string
	// Places returns how the rows of a column's table are walked by their place,
	// nil where they are not.
	Places(ctx context.Context, q Querier, col Column) (*Places, error)
	// StateExists is a query whose one row tells whether the state tables are
	// there, and whether those of the format before are.
	StateExists() string
	// StateFaults says what lets others act through the state tables with the rights of
	// this role: owners who are neither this role nor one that may do anything in the
	// database, and code that the tables run.
	StateFaults(ctx context.Context, q Querier) ([]string, error)
	// StateLock returns the statements that, in a transaction, keep every other
	// session from the state tables.
	StateLock() []string
	// LocksAll reports whether locks hold for all who may write: not for the
	// other nodes of a cluster, say.
	LocksAll(ctx context.Context, q Querier) (bool, error)
	// Writers is how many sessions can write at once; 0 is any number.
	Writers() int
	// Lag is how far the replicas of the server are behind, or with replica the
	// server itself. Load is how many statements it works on beside ours.
	Lag(ctx context.Context, q Querier, replica bool) (time.Duration, error)
	Load(ctx context.Context, q Querier) (int, error)
	// Normaliser returns the statements that install triggers which turn late
	// ids of the source version into the target version before foreign keys are
	// checked, RemoveNormaliser those that remove them. An engine that cannot
	// wraps [errors.ErrUnsupported].
	Normaliser(c *Class, m Move) ([]Statement, error)
	RemoveNormaliser(c *Class, m Move) ([]Statement, error)
	// NormaliserRefusal names what such a trigger would break or replace, "" if
	// nothing.
	NormaliserRefusal(ctx context.Context, q Querier, c *Class) (string, error)
	// Costs are what a rewrite in place needs, Size what a table takes with its
	// indexes, in bytes, -1 if that is not known. CreateIndex makes an index on
	// a column, outside a transaction and with as few locks as can be.
	Costs() Costs
	Size(ctx context.Context, q Querier, t Ref) (int64, error)
	CreateIndex(col Column, name string) ([]Statement, error)
	// Strictly is a verb, UPDATE or INSERT with a blank, that fails on a key which
	// is taken, whatever the table says should then happen.
	Strictly(verb string) string

	// Kind says what an error of the driver means for the run.
	Kind(err error) Kind
}

// A Suspender is an engine whose chunks suspend the foreign keys of their class.
type Suspender interface {
	// Suspends says what that means for others, "" for a class without keys.
	Suspends(c *Class) string
	// Trust returns the statements that check a key against all rows, so that the
	// engine relies on it again.
	Trust(k ForeignKey) (Statement, error)
}

// A Capper is an engine that locks whole tables for larger chunks than MostRows.
type Capper interface{ MostRows() int }

// For returns the dialect of an engine, or an error that wraps
// [errors.ErrUnsupported]. This is the one list of dialects.
func For(p engine.Profile) (Dialect, error) {
	d, ok := map[engine.Profile]Dialect{
		engine.PostgreSQL:  postgres{},
		engine.MySQL:       newMySQL(engine.MySQL),
		engine.MariaDB:     newMySQL(engine.MariaDB),
		engine.MariaDBUUID: newMySQL(engine.MariaDBUUID),
		engine.SQLite:      sqlite{},
		engine.SQLServer:   sqlserver{},
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
	KindLock           // another session holds a lock for too long: wait and try again
	KindConflict       // deadlock or serialisation failure; rolled back: try again
	KindPrivilege      // the role lacks a privilege
	KindCheck          // a CHECK constraint refused the new value
	KindUnique         // a unique index has the value already
	KindUnready        // the server takes no statements now: wait and try again
	KindTooBig         // COMMIT failed, perhaps because the transaction was too big: try a smaller one
	KindReadOnly       // the server or the transaction takes no writes
	KindPolicy         // row-level security would hide rows from the role
	KindPartition      // no partition takes the new value
	KindPooled         // sessions are handed round among connections
	KindReference      // a foreign key does not hold at the end of a statement
	KindFull           // there is no room on the disk; Session.Relieve may make some
)

// Retry reports whether the same transaction may succeed when it is tried again.
func (k Kind) Retry() bool {
	return k == KindLock || k == KindConflict || k == KindUnready || k == KindTooBig
}

// A Target is what the statements of all engines need to know of one.
type Target interface {
	// Profile returns the facts about the engine.
	Profile() engine.Profile
	// State has the quoted names of the state tables, StateForm is the form of the ids there.
	State() StateTables
	StateForm() *Form
	// listIDs writes a subquery, or a list, of a batch's ids as the state's type.
	listIDs(b *builder, m Batch)
}

// StateTables are the quoted names of the state tables.
type StateTables struct{ Runs, Ranges, Journal, Kept string }

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
	Ranged  func(ctx context.Context, c *Class) ([]string, error)
	self    int64   // the server's number of it, 0: not asked yet
	db      *sql.DB // where a second connection is to be had
	begin   func(context.Context) (Tx, error)
	restore func() error
	hasten  func(context.Context) error
	settle  func(context.Context) error
	relieve func(context.Context) bool
	between func(context.Context)
}

// NewSession returns a session without a connection, whose transactions are begun by a
// function. It is for engines that have none.
func NewSession(begin func(context.Context) (Tx, error)) *Session {
	return &Session{begin: begin, restore: func() error { return nil }}
}

// Hasten prepares the session for many writes. Close takes it back.
func (s *Session) Hasten(ctx context.Context) error {
	if s.hasten == nil {
		return nil
	}
	return s.hasten(ctx)
}

// Settle makes the next commit, and with it everything that was committed on the
// server before it, outlast a crash of the server, where Hasten has left that to a
// moment after the commit, and gives memory back that Hasten has taken.
func (s *Session) Settle(ctx context.Context) error {
	if s.settle == nil {
		return nil
	}
	return s.settle(ctx)
}

// Relieve gives room on the disk back that Hasten has let the session take, as far
// as others let it, and reports whether what failed for want of room may succeed
// when it is tried again.
func (s *Session) Relieve(ctx context.Context) bool { return s.relieve != nil && s.relieve(ctx) }

// Between does what is due between two transactions of a hastened session, so that
// it is not done at the end of one, while others wait for its locks.
func (s *Session) Between(ctx context.Context) {
	if s.between != nil {
		s.between(ctx)
	}
}

// Begin starts a transaction that may write.
func (s *Session) Begin(ctx context.Context) (Tx, error) { return s.begin(ctx) }

// Close puts the session back as it was and returns the connection.
func (s *Session) Close() error {
	err := s.restore()
	if s.Conn == nil {
		return err
	}
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
	Calm bool // nobody queues behind what it waits for
}

// Does is what a statement does.
type Does int

// What statements do.
const (
	Exec Does = iota
	Update
	Count
	Record
)
