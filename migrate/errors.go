package migrate

import (
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
)

// The sentinel errors are constants, so no program can reassign them; match them with [errors.Is].
// Where one is wrapped, the message names the table and column and what to do.
const (
	// ErrNotFound occurs when the table or the column does not exist, or is
	// not visible to the role. Nothing was changed.
	ErrNotFound = run.ErrNotFound

	// ErrNotUUID occurs when the column's type or values are no UUIDs. The message
	// has one of them. Nothing was changed.
	ErrNotUUID = run.ErrNotUUID

	// ErrRefused occurs when a check says that a rewrite would not be safe. Nothing was changed.
	ErrRefused = run.ErrRefused

	// ErrBusy occurs when workers went on with a run while its undo was planned. It is an ErrRefused
	// as well, and nothing was changed. [Database.RequestUndo] ends the workers.
	ErrBusy = run.ErrBusy

	// ErrUndoRequested occurs when somebody has requested an undo of the run. It is an ErrRefused as
	// well. What had been committed stays.
	ErrUndoRequested = run.ErrUndoRequested

	// ErrNoRun occurs when there is nothing to undo.
	ErrNoRun = run.ErrNoRun

	// ErrPrivilege occurs when the role may not do what the run needs. Before the
	// first write it is an ErrRefused as well, and nothing was changed.
	ErrPrivilege = run.ErrPrivilege

	// ErrLocked occurs when other sessions held locks for too long. The message names them where the
	// role may see them. What had been committed stays; run the same again to go on.
	ErrLocked = run.ErrLocked

	// ErrVerify occurs when the tables are not what the run should have left. Every id was visited and
	// the run is closed; look before you go on. A rewrite can still be undone.
	ErrVerify = run.ErrVerify

	// ErrStopped occurs when the context ended, or when ids of the source version arrive as fast as
	// they are rewritten. What had been committed stays; run the same again to go on.
	ErrStopped = run.ErrStopped

	// ErrConfig occurs when a configuration has a value out of its bounds. A text that names no
	// column or no rewrite is one too.
	ErrConfig = run.ErrConfig
)

// A MismatchError says which ids a rewrite does not apply to. It wraps [ErrRefused]. Its message
// names each column with its counts by version. Nothing was changed.
//
//	Rewrite Rewrite
//	Columns []ColumnCounts
type MismatchError = plan.MismatchError

// A NewIDsError occurs when an undo finds ids of the target version that the run did not make. It
// wraps [ErrRefused]. Nothing was changed.
//
//	Rewrite  Rewrite
//	Column   string   // the first column that has some
//	Examples []string // up to ten of them
type NewIDsError = plan.NewIDsError

// A ScriptError offers statements as the next step: GRANTs that the role lacks, triggers to make
// again, or what no run does. Print SQL as it stands, as for the engine's own client: its comments
// end with their lines.
//
//	Err error  // why, without the statements
//	SQL string // the statements
type ScriptError = run.ScriptError

// A Hint is a setting that an error offers as the next step: the words of a field of a
// configuration in small letters, as "allow orphans" is [PlanConfig].AllowOrphans. [errors.As]
// finds the first one. In a message it reads `the setting "allow orphans"`, so that a program
// with names of its own can put those in.
type Hint = hint.Hint
