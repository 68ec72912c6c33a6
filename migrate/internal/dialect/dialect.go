package dialect

import (
	"context"
	"database/sql"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Dialect is what one engine does. It holds no state and is safe for concurrent use.
type Dialect interface {
	sqlgen.Target
	// Facts are what is true of the engine, whatever its server says.
	Facts() *Facts
	// Abilities are what the engine can do and others cannot.
	Abilities() Abilities

	// Open takes a connection from the pool and prepares its session for a rewrite. Reading needs
	// no privilege beyond SELECT. Close must be called.
	Open(ctx context.Context, db *sql.DB) (*Session, error)

	// Catalog reads what is wanted of the catalogue, at once.
	Catalog(ctx context.Context, q Querier, w Want) (*Schema, error)

	// Move turns ids into their images in every column of a class, and returns how many rows it has
	// changed in each. A foreign key of the class holds at its end. Without ids it only takes back
	// what TableLocks did: an update would fire the triggers of statements.
	Move(ctx context.Context, tx Tx, c *sqlgen.Class, m sqlgen.Batch) ([]int64, error)

	// Kind says what an error of the driver means for the run.
	Kind(err error) Kind
}
