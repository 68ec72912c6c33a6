// Package hint names the settings that a message offers as the next step.
//
// A [Hint] is a setting in words. A message wraps it with %w, or writes it with %v where it is a
// text. Both then read `the setting "allow orphans"`. The command writes its flag there.
package hint

// A Hint is a setting that a message offers, in words.
type Hint string

// Error is the setting as it stands in a message. [errors.As] finds the hint in that error.
func (h Hint) Error() string { return `the setting "` + string(h) + `"` }

// The settings of a plan, a run, its end and its measure.
const (
	Acknowledge          Hint = "acknowledge"
	AllowOrphans         Hint = "allow orphans"
	AllowSideEffects     Hint = "allow side effects"
	AllowTriggers        Hint = "allow triggers"
	All                  Hint = "all"
	Also                 Hint = "also"
	BucketBits           Hint = "bucket bits"
	ChunkRows            Hint = "chunk rows"
	ChunkTime            Hint = "chunk time"
	Column               Hint = "column"
	CreateMissingIndexes Hint = "create missing indexes"
	CreatedBefore        Hint = "created before"
	Except               Hint = "except"
	DisableTriggers      Hint = "disable triggers"
	IgnoreHiddenKeys     Hint = "ignore hidden keys"
	IncludeNew           Hint = "include new"
	Keep                 Hint = "keep"
	KeepNames            Hint = "keep names"
	MaxLag               Hint = "max lag"
	MaxLoad              Hint = "max load"
	Measure              Hint = "measure"
	NormaliseInserts     Hint = "normalise inserts"
	OnMismatch           Hint = "on mismatch"
	OwnNames             Hint = "own names"
	Reindex              Hint = "reindex"
	Run                  Hint = "run"
	StopAfter            Hint = "stop after"
	TimeColumn           Hint = "time column"
	TimeElse             Hint = "time else"
	TimeOf               Hint = "time of"
	Then                 Hint = "then"
	Type                 Hint = "type"
	Vacuum               Hint = "vacuum"
	Workers              Hint = "workers"
)
