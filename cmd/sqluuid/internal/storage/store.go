package storage

import (
	"context"
	"errors"
)

// A Store is a place for the tables of a run on one engine. The functions
// Postgres, MySQL and SQLite make it.
type Store interface {
	// Forms lists the forms that a key column can have, the usual one first.
	Forms() []Form
	// Missing lists the ways of inserting that cannot be used here, and why.
	Missing(context.Context) []SkippedMode
	// Facts reads what the report says of the engine.
	Facts(context.Context) (Facts, error)
	// Begin makes the place. The error is ErrTaken, and nothing was made, when
	// it is there already.
	Begin(context.Context) error
	// Open makes the tables of a lane.
	Open(ctx context.Context, l Lane, seed uint64) (Tables, error)
	// Close drops what the store made, and nothing else. It may be called
	// after an error and again.
	Close(context.Context) error
}

// Tables are the three tables of one lane. They are used from one goroutine.
type Tables interface {
	// Load prepares the items from one number to another, with the orders and
	// customers that come with them. The function inserts them; it alone is
	// timed.
	Load(ctx context.Context, from, to int) (func(context.Context) error, error)
	// Settle does what an engine does in the background sooner or later, so
	// that sizes and reads find a quiet table.
	Settle(context.Context) error
	// Sizes measures what the engine tells.
	Sizes(context.Context) (map[string]float64, error)
	// Counters reads what has been written to the log and what has been read
	// from outside the engine's cache, where it is told.
	Counters(context.Context) (Counters, error)
	// Lookup, Range and Join read: the order with a number, all orders of the
	// time from one to another, the orders and items of a customer. Each
	// returns a checksum, which is the same in every lane.
	Lookup(ctx context.Context, order int) (int64, error)
	Range(ctx context.Context, from, to int) (int64, error)
	Join(ctx context.Context, customer int) (int64, error)
	// Drop drops the tables.
	Drop(context.Context) error
}

// Counters grow; a nil one is not told.
type Counters struct {
	Log    *float64 // bytes of log (WAL, redo)
	Reads  *float64 // pages read from outside the engine's cache
	Splits *float64 // pages split
}

// ErrTaken occurs when the names that a run would use are taken. A run has crashed, or goes on. The
// message says how to remove what is left.
var ErrTaken = errors.New("the benchmark's tables are there already")

// Facts is what a report says of an engine.
type Facts struct {
	Engine   string    `json:"engine"`
	Version  string    `json:"version"`
	Settings []Setting `json:"settings"`
	// Cache is the size of the engine's own page cache in bytes.
	Cache int64 `json:"cache_bytes"`
	// Types are the column types of the forms.
	Types map[Form]string `json:"types"`
	// Notes say what the figures of this engine mean, or why one is missing.
	Notes []string `json:"notes"`
}

// A Setting is one that matters.
type Setting struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}
