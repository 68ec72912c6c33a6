package migrate

import (
	"cmp"
	"database/sql"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/plan"
)

// The ways of a run, as [RunStatus] and [Estimate] say them.
const (
	// InPlace updates the rows where they are, chunk by chunk, while the application goes on. A
	// further pass rewrites new ids of the old version that arrive during a run. An insert that brings
	// an old id of a parent from outside gets a foreign key error, unless
	// [RunConfig.NormaliseInserts] is set.
	InPlace = "in-place"
	// ByTwins changes the type of columns by a second column next to each. [Database.PlanTwins] plans
	// it.
	ByTwins = "twins"
	// ByRebuild changes the type of columns on SQLite, whose tables are made anew in one transaction.
	// [Database.PlanTwins] plans it, too.
	ByRebuild = "rebuild"
)

// A ColumnName names a column exactly as the database writes it. As text, which String writes, it
// is what [ParseColumn] reads.
//
//	Schema, Table, Column string // an empty Schema is the connection's own
//	Discriminator, Value  string
//
// Discriminator, when set, is another column of the table, and only the rows that have Value in it
// belong to the class. It is for links to several tables in one column, and for columns without a
// foreign key. Value is compared as text and never part of a statement.
type ColumnName = plan.ColumnName

// ParseColumn reads [SCHEMA.]TABLE.COLUMN, which [COLUMN=VALUE] may follow: the discriminator,
// whose value reaches to the last bracket. Names are taken exactly as written, reserved and
// mixed-case ones too. A part that contains a dot or a double quote stands in double quotes, in
// which a double quote is doubled. Any other text is an [ErrConfig].
func ParseColumn(s string) (ColumnName, error) { return plan.ParseColumn(s) }

// PlanConfig says what is to be planned. Only Column and, but for an undo, Rewrite have no default.
type PlanConfig struct {
	Rewrite Rewrite
	// Undo takes the latest run on the class back, of whatever rewrite it is.
	Undo bool
	// Column is any column of the class; the plan finds the others.
	Column ColumnName
	// SkipOthers leaves ids as they are that the rewrite does not apply to. The default is to
	// refuse when there are some.
	SkipOthers bool
	// RewriteImages goes on where every id looks as if it had been rewritten already, as the ids
	// of one burst may in both orders. It is for rewrites by a list. The default is to refuse.
	RewriteImages bool
	// DisableTriggers disables the tables' own triggers on update within the transaction
	// of each chunk, while other writers wait. Without it and AllowTriggers, a
	// class with such triggers is refused. It is for PostgreSQL and SQLite.
	DisableTriggers bool
	// AllowTriggers lets the run fire the tables' own triggers on update. In each chunk
	// other columns of some rows are compared before and after.
	// AllowSideEffects accepts whatever the triggers change, and compares nothing.
	AllowTriggers    bool
	AllowSideEffects bool

	// IgnoreHiddenKeys goes on when the role may not ask a MySQL or MariaDB server whether tables that
	// it cannot see refer to the class. Their links would be broken.
	IgnoreHiddenKeys bool

	// IncludeNew lets an undo turn back ids created after the run,
	// CreatedBefore only the ids among them whose own time is before it. The default
	// is to refuse when there are such ids. At most one of the two is set.
	IncludeNew    bool
	CreatedBefore time.Time

	// Also are columns that hold ids of the class without a foreign key. They and what refers to them
	// become part of it, and their tables are locked against writes for the time of each chunk. Ids of
	// theirs that stand in no other table of the class are refused, unless AllowOrphans is set: they
	// may belong to a table that was not named, and lose their link to it. A run in place moves each
	// in its own form, such as text next to uuid. An undo is refused where a
	// column of the run is gone, or all its rows of a kind, and a column outside of the class has ids
	// of it. With AllowOrphans it goes on, and leaves those.
	Also         []ColumnName
	AllowOrphans bool

	// CatalogueOnly reads no row of the class: the plan is refused for what the catalogue and the
	// state tell, and cannot be run. It is not for an undo.
	CatalogueOnly bool
}

// RunConfig says how a plan is carried out. The zero value works.
type RunConfig struct {
	// ChunkRows is the most rows of each column that one transaction rewrites; only a single id with
	// more rows than that makes a larger one. It defaults to 50,000 and is at most 1,000,000. The
	// first chunk has 2000, or this if it is less.
	ChunkRows int
	// ChunkTime is how long one chunk should take at most, its locks included. The chunks grow and
	// shrink towards two fifths of it, and halve on lock waits, deadlocks and serialisation failures.
	// It defaults to 500 milliseconds.
	ChunkTime time.Duration
	// LockWait is how long one chunk, or a step that needs the lock of a whole table, is tried again
	// while other sessions hold locks it needs. Then the run fails with [ErrLocked]. It defaults to 10
	// seconds.
	//
	// One attempt waits for the lock of a row for at most a second, and for the lock of a table for at
	// most 300 ms on PostgreSQL and a second elsewhere, with growing, random gaps between. The page
	// docs/migrate/in-place.md says how long each step can hold others up meanwhile.
	LockWait time.Duration

	// Workers is how many chunks this process works on at once, each on a connection of its own; at
	// most 64. An engine with one writer, which is SQLite, has one. It defaults to 1. Other processes,
	// also on other machines, may run the same plan at the same time.
	Workers int
	// StopAfter, when more than 0, is after how long the run stops between two chunks with an
	// [ErrStopped], counted from its first chunk, pauses included. The same plan made anew resumes it.
	// One chunk is done at least, unless the run is paused.
	StopAfter time.Duration
	// PauseReason, when set, is asked before each chunk, on several goroutines at
	// once with several Workers. While it returns a reason, the run waits.
	PauseReason func() string
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

	// CreateMissingIndexes makes an index for every column of the class that none begins with, before
	// the first chunk. It stays. On PostgreSQL it is made CONCURRENTLY.
	CreateMissingIndexes bool

	// Vacuum frees the old versions of rewritten rows between chunks, so that the later chunks use
	// their space: each table once a twentieth of its values has been rewritten (10,000 at the least),
	// and before the verification. One worker of a process does so while the others go on, and no
	// chunk is larger than that share. It waits for nobody; what cannot be vacuumed is told as an
	// event. It is for PostgreSQL and roles that own the tables. It defaults to false: autovacuum
	// frees them in its own time.
	Vacuum bool

	// Process and Command name this process and its command line in the state, for
	// [Database.Status]. Leave passwords out. They default to nothing.
	Process, Command string

	// OnEvent, when set, is called for each event, one at a time.
	OnEvent func(Event)
}

const (
	maxChunkRows     = 1_000_000
	defaultChunkRows = 50_000
	defaultChunkTime = 500 * time.Millisecond
	defaultLockWait  = 10 * time.Second
	maxWorkers       = 64
)

func (c *RunConfig) validate() error {
	switch {
	case c.ChunkRows < 0 || c.ChunkRows > maxChunkRows:
		return fmt.Errorf("%w: ChunkRows is %d, want 1 to %d", ErrConfig, c.ChunkRows, maxChunkRows)
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
