package dialect

import (
	"context"
	"database/sql"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Dialect is what one engine does. Its values hold no state and are safe for
// concurrent use; a connection is not.
type Dialect interface {
	sqlgen.Target

	// Open takes a connection from the pool and prepares its session for a
	// rewrite. Reading needs no privilege beyond SELECT. Close must be called;
	// it puts the session back or gives the connection up.
	Open(ctx context.Context, db *sql.DB) (*Session, error)

	// Catalog reads.
	Table(ctx context.Context, q Querier, schema, table string) (*sqlgen.Table, error)
	TableNames(ctx context.Context, q Querier, schema string) ([]string, error)
	ForeignKeys(ctx context.Context, q Querier) ([]sqlgen.ForeignKey, error)
	// RowKey returns the columns of the primary key of a table, or of another unique
	// index of columns that are never NULL, none where it has neither. Canonical is an
	// expression over {c} for the value of such a column that reads the same in every
	// session, "" where it changes with the row.
	RowKey(ctx context.Context, q Querier, t sqlgen.Ref) ([]string, error)
	Canonical(col sqlgen.TableColumn) string
	// Hidden returns the name of a table of the class that a foreign key refers
	// to which the role cannot see, "" if there is none. An error of
	// KindPrivilege means that the role may not ask.
	Hidden(ctx context.Context, q Querier, cols []sqlgen.Column, keys []sqlgen.ForeignKey) (string, error)
	// Home returns the schema in which the state is kept, "" if it is the same
	// for every connection.
	Home(ctx context.Context, q Querier) (string, error)
	// Forms sets the form of every column of a class, one for all. facts are
	// the columns' catalogue entries, in the same order. The error is a
	// [*NotUUIDError], a [*RefusedError] or the driver's.
	Forms(ctx context.Context, q Querier, cols []sqlgen.Column, facts []sqlgen.TableColumn) error

	// ProbeWrite fails when the session may not update the column. It changes
	// nothing.
	ProbeWrite(t sqlgen.Ref, column string) (sqlgen.Statement, error)

	// TableLocks returns the statements that a transaction of a chunk begins with, each of
	// which waits for the lock of a whole table; as a rule there are none.
	TableLocks(c *sqlgen.Class) ([]sqlgen.Statement, error)
	// Take returns the next ids of column at of a class, those of a pattern in a range, up to
	// where a column of the class has had so many rows, and locks the rows of those that others
	// refer to.
	Take(ctx context.Context, tx Tx, c *sqlgen.Class, at int, p transform.Pattern, r sqlgen.Range, rows int) (Taken, error)
	// Move turns ids into their images in every column of a class, and returns how many
	// rows it has changed in each. A foreign key of the class holds at its end.
	Move(ctx context.Context, tx Tx, c *sqlgen.Class, m sqlgen.Batch) ([]int64, error)

	// StateDDL returns the statements that create the state tables if they are
	// missing, StateDrop those that remove them.
	StateDDL() []string
	StateDrop() []string
	// RowHint follows the table of a SELECT that locks its rows, and RowLock ends it.
	RowHint() string
	RowLock() string
	// Places returns how the rows of a column's table are walked by their place,
	// nil where they are not.
	Places(ctx context.Context, q Querier, col sqlgen.Column) (*sqlgen.Places, error)
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
	Normaliser(c *sqlgen.Class, m sqlgen.Move) ([]sqlgen.Statement, error)
	RemoveNormaliser(c *sqlgen.Class, m sqlgen.Move) ([]sqlgen.Statement, error)
	// NormaliserRefusal names what such a trigger would break or replace, "" if
	// nothing.
	NormaliserRefusal(ctx context.Context, q Querier, c *sqlgen.Class) (string, error)
	// Costs are what a rewrite in place needs, Size what a table takes with its
	// indexes, in bytes, -1 if that is not known. CreateIndex makes an index on
	// a column, outside a transaction and with as few locks as can be.
	Costs() Costs
	Size(ctx context.Context, q Querier, t sqlgen.Ref) (int64, error)
	CreateIndex(col sqlgen.Column, name string) ([]sqlgen.Statement, error)
	// Strictly is a verb, UPDATE or INSERT with a blank, that fails on a key which
	// is taken, whatever the table says should then happen.
	Strictly(verb string) string

	// Kind says what an error of the driver means for the run.
	Kind(err error) Kind
}
