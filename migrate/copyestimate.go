package migrate

import (
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
)

// onlineLocks are the locks of an online copy, with the names of the tables that are
// not copied.
func (pl *Plan) onlineLocks(f shadow.Follower) []string {
	locks := slices.Clone(f.OnlineCosts().Locks)
	var names []string
	for _, r := range pl.copy.OutsideParents() {
		names = append(names, tableName(r))
	}
	if len(names) > 0 {
		locks = append(locks, "the tables that they refer to and that are not copied are "+strings.Join(names, ", "))
	}
	return locks
}

// estimateCopy says what a copy needs.
func (pl *Plan) estimateCopy(e *Estimate) error {
	c, err := pl.planner.copier()
	if err != nil {
		return err
	}
	costs := c.CopyCosts()
	e.Why = "new tables are filled in the order of the new keys, which leaves compact indexes; writers wait meanwhile"
	if pl.Rewrite.kind != "" {
		e.Why = "the columns change their type, which only a copy can do; writers wait meanwhile"
	}
	beside := c.Beside(pl.copy, pl.Undo)
	if f, ok := c.(shadow.Follower); ok && pl.Online {
		costs, beside = f.OnlineCosts(), nil
		costs.Locks = pl.onlineLocks(f)
		e.Why = strings.ReplaceAll(e.Why, "writers wait meanwhile", "writers go on until the swap, and triggers follow them")
	}
	if !pl.Undo {
		e.Why += "; it can be undone until " + untilWritten
	}
	e.Locks, e.LogName, e.Ledger = append(slices.Clone(costs.Locks), beside...), costs.LogName, 0
	e.GrowthPercent, e.Growth = 100, max(e.Size, 0)
	rows := map[int]int64{}
	var all int64
	for i, t := range pl.copy.Tables {
		for k, col := range pl.class.Columns {
			if col.Ref == t.Ref {
				rows[i] = pl.Columns[k].Counts.Rows()
			}
		}
		all += rows[i]
	}
	e.Log = all * costs.LogPerValue
	return nil
}
