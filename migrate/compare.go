package migrate

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// A Choice says whether one strategy is possible, and what it needs.
type Choice struct {
	Strategy Strategy `json:"strategy"`
	Possible bool     `json:"possible"`
	// Taken marks the one that the plan has; Why says why, or why it is not
	// possible.
	Taken bool   `json:"taken"`
	Why   string `json:"why"`
	// Estimate is nil when it is not possible.
	Estimate *Estimate `json:"estimate,omitempty"`
}

// compare does what [Database.Compare] says.
func (p *planner) compare(ctx context.Context, measure bool) (*Plan, []Choice, error) {
	pl, err := p.rewrite(ctx)
	if err != nil && ctx.Err() != nil {
		return pl, nil, err
	}
	if err == nil && (pl.NothingToDo || pl.Resumes) {
		return pl, nil, nil
	}
	var out []Choice
	for _, s := range []Strategy{InPlace, Copy} {
		c := Choice{Strategy: s, Taken: s == p.cfg.Strategy}
		var of *Plan
		var why error
		switch {
		case c.Taken:
			of, why = pl, err
		case p.cfg.Rewrite.kind != "":
			why = fmt.Errorf("%w: %v changes the type of the column, which only a copy can do", ErrRefused, p.cfg.Rewrite)
		default:
			other := *p
			other.cfg.Strategy = s
			of, why = other.rewrite(ctx)
		}
		switch {
		case why != nil:
			c.Why = strings.TrimPrefix(why.Error(), string(ErrRefused)+": ")
		default:
			c.Possible = true
			if c.Estimate, why = of.Estimate(ctx, measure); why != nil {
				return pl, out, why
			}
			c.Why = c.Estimate.Why
		}
		out = append(out, c)
	}
	return pl, out, err
}

// WriteTo writes the choice as text.
func (c Choice) WriteTo(w io.Writer) (int64, error) {
	head := "possible with --strategy " + string(c.Strategy)
	switch {
	case !c.Possible:
		n, err := fmt.Fprintf(w, "Strategy %s: not possible: %s\n", c.Strategy, c.Why)
		return int64(n), err
	case c.Taken:
		head = "taken"
	}
	n, err := fmt.Fprintf(w, "Strategy %s: %s; %s\n", c.Strategy, head, c.Why)
	if err != nil {
		return int64(n), err
	}
	more, err := c.Estimate.needs(w)
	return int64(n) + more, err
}

// onlineLocks are the locks of an online copy, with the names of the tables that are
// not copied.
func (pl *Plan) onlineLocks(f dialect.Follower) []string {
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
func (pl *Plan) estimateCopy(ctx context.Context, s *dialect.Session, measure bool, e *Estimate) error {
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
	if f, ok := c.(dialect.Follower); ok && pl.Online {
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
	if !measure || all == 0 {
		return nil
	}
	for i, t := range pl.copy.Tables {
		fact, err := pl.d.Table(ctx, s, t.Schema, t.Table)
		if err != nil {
			return err
		}
		var names []string
		for _, col := range fact.Columns {
			if !col.Generated {
				names = append(names, col.Name)
			}
		}
		fill, drop, err := c.Sample(t, names, measureRows)
		if err != nil {
			return err
		}
		took, err := timed(func() error {
			_, err := s.ExecContext(ctx, fill)
			return err
		})
		if err != nil {
			return fmt.Errorf("copying a sample of %q: %w", t.Table, err)
		}
		if _, err := s.ExecContext(ctx, drop); err != nil {
			return err
		}
		n := min(rows[i], measureRows)
		if n == 0 {
			continue
		}
		e.Sample += n
		e.Took += took
		e.Duration += time.Duration(2 * float64(took) * float64(rows[i]) / float64(n)) // indexes, keys and the check take about as long
	}
	e.Duration += 2 * e.ReadTime
	return nil
}
