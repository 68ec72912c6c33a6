package dialect

import (
	"context"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Abilities are what some engines can do. A field that is nil is what this one cannot.
type Abilities struct {
	// TableLocks returns what a chunk begins with. Each waits for the lock of a whole table.
	TableLocks func(c *sqlgen.Class) []sqlgen.Statement
	// Trust returns the check of a foreign key against all rows. A chunk costs the engine's trust.
	Trust func(k sqlgen.ForeignKey) sqlgen.Statement
	// Places reads how the rows of a column's table are walked by their place; nil: they are not.
	Places func(ctx context.Context, q Querier, col sqlgen.Column) (*sqlgen.Places, error)
	// CreateIndex returns the statements that make an index on a column, outside a transaction.
	CreateIndex func(col sqlgen.Column, name string) []sqlgen.Statement
	// Alters reads what the role lacks to alter the tables of a class.
	Alters func(ctx context.Context, q Querier, c *sqlgen.Class, a Altering) (Lacks, error)
	// Grants is the engine's fixed list of GRANTs for a run on a class, which may also alter tables,
	// and why the server has refused it; empty where the list would not help.
	Grants func(ctx context.Context, q Querier, c *sqlgen.Class, alters bool,
		why error) ([]string, error)
	// Size reads how many bytes a table takes with its indexes, -1 if that is not known.
	Size func(ctx context.Context, q Querier, t sqlgen.Ref) (int64, error)
	// Lag reads how far the replicas of the server are behind, or with replica the server itself.
	Lag func(ctx context.Context, q Querier, replica bool) (time.Duration, error)
	// Load reads how many statements the server works on, without ours.
	Load func(ctx context.Context, q Querier) (int, error)
	// HasRemoteWriters reports whether locks of the server do not reach all writers, as in a cluster.
	HasRemoteWriters func(ctx context.Context, q Querier) (bool, error)

	// TextOf returns the form of a type of text that a user names, and the type as SQL. Names that
	// the catalogue does not have are refused.
	TextOf func(ctx context.Context, q Querier, t TextType) (f *sqlgen.Form, columnType string,
		err error)

	Disabler   Disabler
	Normaliser Normaliser
	Reindexer  Reindexer
	Vacuumer   Vacuumer
	Watcher    Watcher
}

// Size reads how many bytes a table takes with its indexes, -1 if that is not known.
func Size(ctx context.Context, d Dialect, q Querier, t sqlgen.Ref) (int64, error) {
	if size := d.Abilities().Size; size != nil {
		return size(ctx, q, t)
	}
	return -1, nil
}

// An Altering says what a run makes or drops of the tables of a class.
type Altering struct{ Triggers, Indexes bool }

// A Normaliser has triggers that turn late ids before foreign keys are checked.
type Normaliser interface {
	// Normaliser returns the statements that install them, RemoveNormaliser those that remove
	// them. What cannot be installed wraps [errors.ErrUnsupported].
	Normaliser(c *sqlgen.Class, m sqlgen.Move) []sqlgen.Statement
	RemoveNormaliser(c *sqlgen.Class, m sqlgen.Move) []sqlgen.Statement
	// NormaliserRefusal names what such a trigger would break or replace, empty if nothing.
	NormaliserRefusal(ctx context.Context, q Querier, c *sqlgen.Class) (string, error)
}

// A Disabler disables the triggers of an application in the transaction of a chunk.
type Disabler interface {
	// TriggerLocks returns the TableLocks for tables whose triggers are disabled.
	TriggerLocks(refs []sqlgen.Ref) []sqlgen.Statement
	// Disabling returns the statements that disable the triggers of an update of the class, and
	// those that put them back. The error is a [*RefusedError] where one cannot be disabled.
	Disabling(ctx context.Context, q Querier, c *sqlgen.Class) (off, on []string, err error)
}

// A Vacuumer frees the room of old versions of rows, while others read and write.
type Vacuumer interface {
	// NoVacuum says why the session cannot do so with the tables of the class, "" if it can.
	NoVacuum(ctx context.Context, q Querier, c *sqlgen.Class) (string, error)
	// Vacuuming says that another session keeps a Vacuum from the table; "" if not.
	Vacuuming(ctx context.Context, q Querier, t sqlgen.Ref) (string, error)
	// Vacuum returns the statements, which run outside a transaction and leave the size of the
	// table as it is. They wait at most 50 ms for a lock: KindLock says that somebody had it.
	// Unwait must be run afterwards.
	Vacuum(t sqlgen.Ref) []sqlgen.Statement
	Unwait() sqlgen.Statement
}

// A Reindexer rebuilds an index while others write to its table.
type Reindexer interface {
	// NoReindex says why the session cannot rebuild indexes of the class's tables, "" if it can.
	NoReindex(ctx context.Context, q Querier, c *sqlgen.Class) (string, error)
	// Indexes are those with a column of the class, also in an expression or in a condition.
	Indexes(ctx context.Context, q Querier, c *sqlgen.Class) ([]Index, error)
	// Reindex returns the statement that rebuilds one, outside a transaction.
	Reindex(ix Index) sqlgen.Statement
}

// An Index is one index, with its own name in Ref.
type Index struct {
	sqlgen.Ref
	On    sqlgen.Ref // its table, a partition perhaps
	Bytes int64
}
