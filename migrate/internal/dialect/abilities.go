package dialect

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A ByHand is a dialect that has the statements for a change of type and does not run them.
type ByHand interface {
	// Retype returns one batch that turns columns of text into sixteen bytes in network order, or
	// the other way round. A value that is no id ends it before the first change.
	Retype(cols []sqlgen.Column) (string, error)
}

// Costs are what a rewrite in place needs on an engine, measured with rows of
// about 150 bytes and one index beside the key.
type Costs struct {
	LogName       string
	LogPerValue   int64 // bytes
	LedgerPerID   int64 // bytes, of the packed record
	GrowthPercent int64 // of tables and indexes
	// VacuumedPercent is GrowthPercent with a Vacuumer at work, IndexPercent by how
	// much the indexes of the ids grow without one; 0 where there is none.
	VacuumedPercent, IndexPercent int64
	// Replicated says that replicas apply the log.
	Replicated bool
	Locks      []string
}

// A Suspender is an engine whose chunks suspend the foreign keys of their class.
type Suspender interface {
	// Suspends says what that means for others, "" for a class without keys.
	Suspends(c *sqlgen.Class) string
	// Trust returns the statements that check a key against all rows, so that the
	// engine relies on it again.
	Trust(k sqlgen.ForeignKey) (sqlgen.Statement, error)
}

// A Capper is an engine that locks whole tables for larger chunks than MostRows.
type Capper interface{ MostRows() int }

// A Disabler is an engine that can disable the triggers of an application in the
// transaction of a chunk.
type Disabler interface {
	// TriggerLocks returns the statements that keep other writers off tables whose triggers
	// are disabled; as those of TableLocks.
	TriggerLocks(refs []sqlgen.Ref) ([]sqlgen.Statement, error)
	// Disabling returns the statements that disable the triggers which an update of the
	// class fires, and those that then put them back as they are. The error is a
	// [*RefusedError] where one cannot be disabled.
	Disabling(ctx context.Context, q Querier, c *sqlgen.Class) (off, on []string, err error)
}

// A Materialiser is an engine that keeps the results of views.
type Materialiser interface {
	// Materialised returns the statements that bring those up to date which were
	// made from a column of the class, in the order in which they must run.
	Materialised(ctx context.Context, q Querier, c *sqlgen.Class) ([]string, error)
}

// A Joiner is an engine whose updates of a table lock tables that foreign keys join
// to it.
type Joiner interface {
	// Joined names the locks of a rewrite in place on tables outside the class.
	Joined(ctx context.Context, q Querier, tables []sqlgen.Ref, keys []sqlgen.ForeignKey) ([]string, error)
}

// A Surveyor is an engine with links that no class shows.
type Surveyor interface {
	// Outside says what an update of the tables of a class would break, or could
	// not take back, because it lies outside of them; "" if nothing. Of a copy it leaves
	// out what a Copier refuses itself.
	Outside(ctx context.Context, q Querier, c *sqlgen.Class, copied bool) (string, error)
}

// A SelfAssigner is an engine whose UPDATE does needless work on the indexes of columns
// that it does not name.
type SelfAssigner interface {
	// SelfAssigned lists columns of a table that can be assigned to themselves so that it
	// does not, none of them of the class. Nothing else follows from the assignment:
	// no trigger fires for it, no generated column is made again, and the role may
	// write to them.
	SelfAssigned(ctx context.Context, q Querier, t *sqlgen.Table, c *sqlgen.Class) ([]string, error)
}

// A Grantee is an engine that can be asked what the role may write.
type Grantee interface {
	// Lacks returns a GRANT for each privilege that a run in place needs and the
	// session's role has not, as far as the server tells of them.
	Lacks(ctx context.Context, q Querier, c *sqlgen.Class) ([]string, error)
}

// A Publisher is an engine whose subscribers follow some of the changes of a run only.
type Publisher interface {
	// Publications says, of each publication that does not bring a run to its
	// subscribers as it is, what they will have and what to do.
	Publications(ctx context.Context, q Querier, c *sqlgen.Class) ([]string, error)
}

// What old versions of rows take, in tables and in indexes, and how an engine
// gives it back while others read and write.

// A Vacuumer is an engine that keeps the old versions of rows in their tables
// until a statement makes room of them.
type Vacuumer interface {
	// NoVacuum says why the session cannot do so with the tables of the class, ""
	// if it can.
	NoVacuum(ctx context.Context, q Querier, c *sqlgen.Class) (string, error)
	// Vacuuming says that another session does so already, or changes the table,
	// so that a Vacuum would not get at it; "" if not.
	Vacuuming(ctx context.Context, q Querier, t sqlgen.Ref) (string, error)
	// Vacuum returns the statements, which run outside a transaction. They leave the
	// size of the table as it is, and wait for nobody for longer than a moment: an
	// error of KindLock says that somebody was in the way. Unwait must be run
	// afterwards.
	Vacuum(t sqlgen.Ref) ([]sqlgen.Statement, error)
	Unwait() sqlgen.Statement
}

// A Reindexer is an engine that rebuilds an index while others write to its table.
type Reindexer interface {
	// NoReindex says why the session cannot rebuild indexes of the class's tables,
	// "" if it can.
	NoReindex(ctx context.Context, q Querier, c *sqlgen.Class) (string, error)
	// Indexes are those that a column of the class stands in, as one of their
	// columns, in an expression or in a condition.
	Indexes(ctx context.Context, q Querier, c *sqlgen.Class) ([]Index, error)
	// Reindex returns the statement that rebuilds one, outside a transaction, in a session
	// that Wait has prepared and Unwait puts back. When it fails, what Debris finds must be
	// dropped.
	Reindex(ix Index) (sqlgen.Statement, error)
	Wait() sqlgen.Statement
	Unwait() sqlgen.Statement
	// Debris are the indexes that a rebuild which was cut off has left on the
	// tables of the class. Nobody reads them and everybody writes to them. One that
	// is being built looks the same; DropIndex fails for its lock then.
	Debris(ctx context.Context, q Querier, c *sqlgen.Class) ([]Index, error)
	DropIndex(ix Index) (sqlgen.Statement, error)
}

// An Index is one index, with its own name in Ref.
type Index struct {
	sqlgen.Ref
	On    sqlgen.Ref // its table, a partition perhaps
	Bytes int64
}
