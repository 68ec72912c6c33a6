package state

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Store is what the workers of a run ask of its state. Whatever takes a transaction is
// part of it: work, journal and progress are committed together or not at all.
type Store interface {
	// Control returns whether a run is paused and how often its row was written.
	Control(ctx context.Context, q dialect.Querier, run int64) (paused bool, seq int64, err error)
	// ClaimRange locks a range that nobody has, until the transaction ends; nil: there is none.
	ClaimRange(ctx context.Context, tx dialect.Tx, how dialect.Claim, run int64) (*Range, error)
	// Advance moves the beginning of a range on, or removes it where to is nil.
	Advance(ctx context.Context, tx dialect.Tx, run int64, r Range, to *string) error
	// Record writes an entry of the journal.
	Record(ctx context.Context, tx dialect.Tx, run int64, e Entry) error
	// ClaimEntry locks an entry that is to do, until the transaction ends; nil: there is none.
	ClaimEntry(ctx context.Context, tx dialect.Tx, how dialect.Claim, run int64) (*Entry, error)
	// Done marks an entry as done: it has the first n of its ids, and has moved so many values.
	// A new entry has the other ids.
	Done(ctx context.Context, tx dialect.Tx, run int64, e Entry, n int, moved int64) error
	// Left counts what is left, with what other workers have claimed.
	Left(ctx context.Context, q dialect.Querier, run int64) (Left, error)
	// Moved counts the values that were moved.
	Moved(ctx context.Context, q dialect.Querier, run int64) (int64, error)
	// Keeps returns one of the images of a batch that the run keeps, "" if there is none.
	Keeps(ctx context.Context, tx dialect.Tx, run int64, m sqlgen.Batch) (string, error)
}

var _ Store = SQL{}

// Left is what is left of a run: ranges to be walked, and entries of the journal that are to
// do. Done are the others of the journal.
type Left struct{ Ranges, Todo, Done int64 }

// A Range is a part of a pass over a class that is not walked yet. Its row is the claim, and
// its lower end is the cursor.
type Range struct {
	No int
	// Walk is the column of the class whose ids it is of, counted from 0, or ByPlace.
	Walk   int
	Lo, Hi *string // as dialect.Range has them
}

// ByPlace is the Walk of a range of places of the first column's rows.
const ByPlace = -1

// An Entry is a row of the journal: the ids of one chunk as they were before the run.
type Entry struct {
	No   int64
	Todo bool // of a list: not moved yet; of an undo: not taken back yet
	IDs  [][16]byte
	Odd  []string // texts of ids that are neither in lower nor in upper case
	// Mixed is whether some are not in lower case.
	Mixed bool
	Moved int64 // values, over all columns
}
