package shadow

import (
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// tellPhase reports a phase that begins. In its report, tables that are full count as moved;
// nobody else sees them before the swap.
func (j *Job) tellPhase(p Phase, ref sqlgen.Ref) {
	tables := j.Copy.Tables
	now := run.Step{Phase: string(p), N: len(tables), Of: len(tables)}
	full := len(tables) // the first of them that are
	if j.Undo {
		full = 0 // it compares first
	}
	for i, t := range tables {
		if t.Ref != ref {
			continue
		}
		now.Table, now.N = state.TableName(ref.Schema, ref.Table), i+1
		switch p {
		case Filling:
			full = i
		case Indexing:
			full = i + 1
		}
	}
	moved := make([]int64, len(j.Class.Columns))
	for i, col := range j.Class.Columns {
		if now.Table != "" && col.Ref == ref {
			now.Rows = j.Found[i].Rows()
		}
		for _, t := range tables[:full] {
			if t.Ref == col.Ref {
				moved[i] = j.Found[i].Moves
			}
		}
	}
	j.SetColumns(moved)
	j.Emit(run.Event{Kind: run.Copying, Copy: &now})
}
