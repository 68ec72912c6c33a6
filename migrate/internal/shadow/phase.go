package shadow

import (
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A Phase is what a copy does to one table, or to all of them. An engine leaves out
// what it does together with something else.
type Phase string

// The phases, in the order in which each table comes to them.
const (
	Filling   Phase = "fill"         // the new table gets its rows
	Indexing  Phase = "index"        // and then its keys and indexes, where it does not get them first
	Linking   Phase = "foreign-keys" // all new tables get them
	Comparing Phase = "check"        // the rows of old and new are compared
	Swapping  Phase = "swap"         // all tables change places
)

// Report says that a phase begins, for one table or, with none, for all.
func (c *Copy) Report(p Phase, t sqlgen.Ref) {
	if c.Tell != nil {
		c.Tell(p, t)
	}
}

// tellPhase reports a phase that begins. Tables that are full count as moved.
func (j *Job) tellPhase(p Phase, ref sqlgen.Ref) {
	refs := j.Copy.Refs()
	at, full := slices.Index(refs, ref), len(refs) // full: the first of them that are
	now := run.Step{Phase: string(p), N: len(refs), Of: len(refs)}
	if at >= 0 {
		now.Table, now.N = state.TableName(ref.Schema, ref.Table), at+1
	}
	switch {
	case p == Filling:
		full = at
	case p == Indexing:
		full = at + 1
	case j.Undo:
		full = 0 // it compares first
	}
	moved := make([]int64, len(j.Class.Columns))
	for i, col := range j.Class.Columns {
		n := slices.Index(refs, col.Ref)
		if n >= 0 && n == at {
			now.Rows = j.Found[i].Rows()
		}
		if n >= 0 && n < full {
			moved[i] = j.Found[i].Moves
		}
	}
	j.SetColumns(moved)
	j.Emit(run.Event{Kind: run.Copying, Copy: &now})
}
