package dialect

import "context"

// What old versions of rows take, in tables and in indexes, and how an engine
// gives it back while others read and write.

// A Vacuumer is an engine that keeps the old versions of rows in their tables
// until a statement makes room of them.
type Vacuumer interface {
	// NoVacuum says why the session cannot do so with the tables of the class, ""
	// if it can.
	NoVacuum(ctx context.Context, q Querier, c *Class) (string, error)
	// Vacuuming says that another session does so already, or changes the table,
	// so that a Vacuum would not get at it; "" if not.
	Vacuuming(ctx context.Context, q Querier, t Ref) (string, error)
	// Vacuum returns the statements, which run outside a transaction. They leave the
	// size of the table as it is, and wait for nobody for longer than a moment: an
	// error of KindLock says that somebody was in the way. Unwait must be run
	// afterwards.
	Vacuum(t Ref) ([]Statement, error)
	Unwait() Statement
}

// A Reindexer is an engine that rebuilds an index while others write to its table.
type Reindexer interface {
	// NoReindex says why the session cannot rebuild indexes of the class's tables,
	// "" if it can.
	NoReindex(ctx context.Context, q Querier, c *Class) (string, error)
	// Indexes are those that a column of the class stands in, as one of their
	// columns, in an expression or in a condition.
	Indexes(ctx context.Context, q Querier, c *Class) ([]Index, error)
	// Reindex returns the statement that rebuilds one, outside a transaction, in a session
	// that Wait has prepared and Unwait puts back. When it fails, what Debris finds must be
	// dropped.
	Reindex(ix Index) (Statement, error)
	Wait() Statement
	Unwait() Statement
	// Debris are the indexes that a rebuild which was cut off has left on the
	// tables of the class. Nobody reads them and everybody writes to them. One that
	// is being built looks the same; DropIndex fails for its lock then.
	Debris(ctx context.Context, q Querier, c *Class) ([]Index, error)
	DropIndex(ix Index) (Statement, error)
}

// An Index is one index, with its own name in Ref.
type Index struct {
	Ref
	On    Ref // its table, a partition perhaps
	Bytes int64
}

// Refs returns the tables of a class in its order.
func (c *Class) Refs() []Ref {
	refs, _ := c.tables()
	return refs
}
