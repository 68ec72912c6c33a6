package plan

import (
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// Forward sets what a run does and what the plan reads.
func (pl *Plan) Forward() {
	pl.Move = sqlgen.Move{T: pl.Rewrite.t, Run: pl.Run.ID}
	pl.Look = check.Mover{T: pl.Rewrite.t}
}

// Listed reports whether the plan follows the ids that its run has written down.
func (pl *Plan) Listed() bool {
	switch {
	case pl.Copy != nil, pl.Run.ID == 0, pl.Phase == retyped, pl.Phase == undone:
		return false // a copy reads old tables and writes new ones
	}
	return pl.Undo || pl.Rewrite.t.Listed()
}

// onceOnly refuses to rewrite by a list what another run has rewritten already.
// It does so when the list of that run is not this one's: the schema has changed since, or
// one of the two is a copy, which keeps no list.
func (pl *Plan) onceOnly(runs []state.Run, latest *state.Run) error {
	if !pl.Rewrite.t.Listed() || latest != nil {
		return nil
	}
	mine := map[string]bool{}
	for _, c := range pl.Columns {
		mine[c.Column.String()] = true
	}
	for _, r := range runs { // the latest first
		for _, c := range r.Columns {
			if !mine[c] || r.Status == state.Undone {
				continue
			}
			if r.Rewrite == pl.Rewrite.Inverse().String() {
				return nil
			}
			if r.Rewrite == pl.Rewrite.String() {
				return refusal("run %d has done %s of %s, under another schema; doing it twice would "+
					"scramble the ids: undo it first, or put the schema back", r.ID, r.Rewrite, c)
			}
		}
	}
	return nil
}

// unlisted warns of ids that came after a run which follows its list.
func (pl *Plan) unlisted() {
	for _, c := range pl.Columns {
		if len(c.Found.Strangers) > 0 {
			pl.warn("%s has ids that came after run %d, such as %s; nothing tells in which order they "+
				"are, so they are left as they are", c.Column, pl.Run.ID, c.Found.Strangers[0])
			return
		}
	}
}

// FreshAnswer is what an undo was told about ids that came after the run, as the state keeps it.
func (c *Config) FreshAnswer() string {
	switch {
	case c.IncludeNew:
		return answerAll
	case !c.CreatedBefore.IsZero():
		return c.CreatedBefore.UTC().Format(time.RFC3339Nano)
	}
	return ""
}

// answerAll takes all of them back.
const answerAll = "all"

// chooseNew decides what an undo does about ids that came after the run.
func (pl *Plan) chooseNew() error {
	t := pl.Rewrite.t
	switch given := pl.Ask.FreshAnswer(); {
	case given == "":
	case t.OneWay() != "":
		return refusal("%v is one way for ids that it did not make: %s; undo without %w and %w",
			pl.Rewrite, t.OneWay(), hint.IncludeNew, hint.CreatedBefore)
	case given == answerAll:
		pl.Look.Late = check.LateAll
	case t.Listed(), t.Timeless():
		return refusal("ids that came after %v carry no time that can be relied on; use %w, or correct "+
			"them first", pl.Rewrite, hint.IncludeNew)
	default:
		pl.Look.Since(pl.Ask.CreatedBefore)
	}
	return nil
}
