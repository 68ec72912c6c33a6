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
	// StatePacked is the quoted name of the table of packed ids, PackedRow how many
	// of them a row has at most. Unpack is the expression for the bytes of the
	// state table's id, at a place in its column ids that is counted from 0. RowHint follows the table of a SELECT that locks
	// its rows, and RowLock ends it.
	StatePacked() string
	PackedRow() int
	Unpack(place string) string
	RowHint() string
	RowLock() string
	// StateForm is the form of the id column there.
	StateForm() *Form
	// Places returns how the rows of a column's table are walked by their place,
	// nil where they are not.
	Places(ctx context.Context, q Querier, col Column) (*Places, error)
	// StateExists is a query whose one row tells whether the state tables are
	// there.
	StateExists() string
	// StateRanges is the quoted name of the table of ranges.
	StateRanges() string
	// StateLock returns the statements that, in a transaction, keep every other
	// session from the state tables.
	StateLock() []string
	// LocksAll reports whether locks hold for all who may write: not for the
	// other nodes of a cluster, say.
	LocksAll(ctx context.Context, q Querier) (bool, error)
	// Clock is an expression for the server's time in milliseconds since 1970.
	Clock() string
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
	// Ignore ends an INSERT … SELECT that may meet ids it has recorded; {kind}
	// stands for theirs. Unrecorded ends its WHERE where that leaves them out:
	// those of x.id that the run g has as this kind.
	Ignore() string
	Unrecorded(kind string) string

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

// A Taker is an engine that finds the rows of a chunk, locks them and reads their ids
// with one statement, in the transaction that rewrites them.
type Taker interface {
	// Takes reports whether it does so for a class and a move.
	Takes(c *Class, m Move) bool
	// Take returns the statement that locks the first rows of a range, as many as are
	// asked for, and returns their ids in the order of the range. Fewer are all there
	// are. Rewrite returns the UPDATE for the range that ends with the last of them.
	Take(c *Class, m Move, r Range, rows int) (Statement, error)
	Rewrite(c *Class, m Move, r Range) (Statement, error)
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
	KindFull           // there is no room on the disk; Session.Relieve may make some
)

// Retry reports whether the same transaction may succeed when it is tried again.
func (k Kind) Retry() bool {
	return k == KindLock || k == KindConflict || k == KindUnready || k == KindTooBig
}

// A Session is a prepared connection.
type Session struct {
	*sql.Conn
	// Gaps makes transactions keep others from inserting into the ranges of
	// values that they read for update, where the engine has such locks.
	Gaps bool
	// Unpacked is true where the server cannot unpack ids: then each is recorded at
	// once.
	Unpacked bool
	// Packet is how many bytes a value may have, 0 where that is not known.
	Packet int64
	// Alone is true where sessions that write at once undo each other's writes.
	Alone bool
	// Patience is how it asks for the locks of tables.
	Patience Patience
	self     int64   // the server's number of it, 0: not asked yet
	db       *sql.DB // where a second connection is to be had
	begin    func(context.Context) (Tx, error)
	restore  func() error
	hasten   func(context.Context) error
	settle   func(context.Context) error
	relieve  func(context.Context) bool
	between  func(context.Context)
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
	// Of is the column of the class that it locks or rewrites, from 1 on; 0: the one
	// after that of the statement before that did the same.
	Of int
	// Raw is whether what it returns are the ids as they stand, not their images.
	Raw bool
}

// Does is what a statement does within a chunk.
type Does int

// What statements do.
const (
	Lock   Does = iota // locks the rows of the range; one row: their number per column
	Record             // records the ids that will be moved
	Update             // rewrites; rows affected is the number of the column's Lock
	Count              // rewrites; one row: how many ids of each column were rewritten
	Exec               // locks a table, or the like; no result
	None               // one row: how many ids of the range came since it was locked
	// Those of a packed move return ids as the state table's bytes: images, or with Raw
	// what they are made of.
	LockPack  // locks the rows of the range; their ids, one or several to a row
	LockGroup // locks them, or only reads them; one row per id, with it and how many rows have it
	Pack      // one row: the ids one after the other, or NULL
	CountPack // as Count, then for each column its images one after the other, or NULL
)
