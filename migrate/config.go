package migrate

import (
	"cmp"
	"database/sql"
	"fmt"
	"time"
)

// RunConfig says how a plan is carried out. The zero value works.
type RunConfig struct {
	// ChunkRows is the most rows of each column that one transaction rewrites;
	// only a single id with more rows than that makes a larger one. It
	// defaults to 50,000 and is at most 1,000,000. The first chunk has 2000, or
	// this if it is less.
	ChunkRows int
	// ChunkTime is how long one chunk should take at most, its locks included. The
	// chunks grow and shrink towards two fifths of it. It defaults to 500 milliseconds.
	ChunkTime time.Duration
	// LockWait is how long one chunk, or a step that needs the lock of a whole
	// table, is tried again while other sessions hold locks it needs; an online
	// copy tries for sixty times as long. It defaults to 10 seconds. See the
	// package comment for how long others can be held up meanwhile.
	LockWait time.Duration

	// Workers is how many chunks this process works on at once, each on a
	// connection of its own; at most 64. An engine with one writer, which is
	// SQLite, has one. It defaults to 1. Other processes, also on other machines, may run
	// the same plan beside it.
	Workers int
	// StopAfter, when more than 0, is after how long the run stops between two chunks with
	// an [ErrStopped], counted from its first chunk, pauses included. The same plan made
	// anew resumes it. One chunk is done at least, unless the run is paused. A copy is
	// refused.
	StopAfter time.Duration
	// Paused, when set, is asked before each chunk, on several goroutines at
	// once with several Workers. While it returns a reason, the run waits.
	Paused func() string
	// MaxLag, when more than 0, is the replication lag above which the run
	// waits: of Replicas, or where there are none of those that the server
	// itself knows. A lag that cannot be read is an error, not a lag of 0.
	MaxLag time.Duration
	// Replicas are the replicas to ask, opened by the caller.
	Replicas []*sql.DB
	// MaxLoad, when more than 0, is the number of statements that the server
	// may be working on; above it the run waits.
	MaxLoad int

	// NormaliseInserts installs a trigger on every table of the class that turns
	// late ids of the source version into the target version before foreign
	// keys are checked. [Database.Finish] and an undo remove it.
	NormaliseInserts bool

	// CreateMissingIndexes makes an index for every column of the class that
	// none begins with, before the first chunk. It stays. On PostgreSQL it is
	// made CONCURRENTLY.
	CreateMissingIndexes bool

	// Vacuum frees the old versions of rewritten rows between chunks, so that the
	// later chunks use their space: each table once a twentieth of its values has
	// been rewritten (10,000 at the least), and before the verification. One worker
	// of a process does so while the others go on, and no chunk is larger than that
	// share. It waits for nobody; what cannot be vacuumed is told as an event. It is
	// for PostgreSQL 12 and later, and roles that own the tables. It defaults to
	// false: autovacuum frees them when it comes to it.
	Vacuum bool

	// OnEvent, when set, is called for each event, one at a time.
	OnEvent func(Event)
}

// MaxChunkRows is the largest RunConfig.ChunkRows.
const MaxChunkRows = 1_000_000

const (
	defaultChunkRows = 50_000
	defaultChunkTime = 500 * time.Millisecond
	defaultLockWait  = 10 * time.Second
	maxWorkers       = 64
)

func (c *RunConfig) validate() error {
	switch {
	case c.ChunkRows < 0 || c.ChunkRows > MaxChunkRows:
		return fmt.Errorf("%w: ChunkRows is %d, want 1 to %d", ErrConfig, c.ChunkRows, MaxChunkRows)
	case c.ChunkTime < 0:
		return fmt.Errorf("%w: ChunkTime is negative", ErrConfig)
	case c.LockWait < 0:
		return fmt.Errorf("%w: LockWait is negative", ErrConfig)
	case c.StopAfter < 0:
		return fmt.Errorf("%w: StopAfter is negative", ErrConfig)
	case c.Workers < 0 || c.Workers > maxWorkers:
		return fmt.Errorf("%w: Workers is %d, want 1 to %d", ErrConfig, c.Workers, maxWorkers)
	case c.MaxLag < 0:
		return fmt.Errorf("%w: MaxLag is negative", ErrConfig)
	case c.MaxLoad < 0:
		return fmt.Errorf("%w: MaxLoad is negative", ErrConfig)
	case len(c.Replicas) > 0 && c.MaxLag == 0:
		return fmt.Errorf("%w: Replicas are of use with MaxLag only", ErrConfig)
	}
	c.ChunkRows = cmp.Or(c.ChunkRows, defaultChunkRows)
	c.ChunkTime = cmp.Or(c.ChunkTime, defaultChunkTime)
	c.LockWait = cmp.Or(c.LockWait, defaultLockWait)
	if c.OnEvent == nil {
		c.OnEvent = func(Event) {}
	}
	return nil
}
