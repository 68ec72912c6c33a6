package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// latest returns the newest run on a column of the class that has not been
// undone, or nil. A class that has changed since is refused.
func (pl *Plan) latest(runs []state.Run, was recalled) (*state.Run, error) {
	pl.ClassHash, pl.PlanHash = pl.hashes()
	for _, r := range slices.Backward(runs) {
		if r.ClassHash == pl.ClassHash {
			pl.LastRun, pl.lastSeq = r.ID, r.Seq
			pl.earlier = pl.earlier || r.Status == state.Done && r.Rewrite == pl.Ask.Rewrite.String()
		}
	}
	for _, r := range runs {
		if pl.Undo && pl.also.run != 0 && r.ID != pl.also.run {
			continue // columns of that run are shared with others
		}
		if !pl.Shares(r) {
			continue
		}
		if r.Status == state.Undone {
			if err := pl.together(r, was.there); err != nil {
				return nil, err
			}
			continue
		}
		if !pl.Undo && r.Rewrite == pl.Ask.Rewrite.String() && r.Status == state.Running {
			pl.swapped = was.swapped
		}
		switch {
		case pl.swapped, pl.retyped != nil && r.Before.Copy != nil:
			return &r, nil
		case r.PlanHash == pl.PlanHash, pl.Undo:
			// An undo follows the recorded ids, in whatever columns they stand by now.
			return &r, nil
		case r.Active && len(pl.also.columns) == 0 && len(pl.lost(r)) > 0:
			return &r, nil // it has columns that were named as links
		case r.Status == state.Undoing:
			return nil, underUndo(r.Rewrite)
		case r.Active:
			return nil, refusal("the schema around %s has changed since run %d of %s began (columns or "+
				"foreign keys of the class, or what %w names); put it back, or undo the run", pl.Column, r.ID,
				r.Rewrite, hint.Also)
		}
		// Finished, under another schema: a new run.
		if err := pl.together(r, was.there); err != nil {
			return nil, err
		}
	}
	return nil, nil
}

// together refuses to rewrite a part of the columns that a run has rewritten together.
// A part without the columns that were named to that run as links, or those alone, breaks links
// that no foreign key declares. A foreign key that was dropped since is a link no more.
func (pl *Plan) together(r state.Run, there []string) error {
	if pl.Undo {
		return nil
	}
	link := func(name string) bool { return slices.Contains(r.Before.Also, name) }
	// Columns that foreign keys tie to a link belong to it, and not to the home of the ids.
	whole := slices.ContainsFunc(parts(pl.Class), func(part []int) bool {
		known := false
		for _, at := range part {
			name := pl.Columns[at].Column.String()
			if link(name) {
				return false
			}
			known = known || slices.Contains(r.Columns, name)
		}
		return known
	})
	var lost []string
	for _, c := range pl.lost(r) {
		name := c.String()
		if (!whole || link(name)) && slices.Contains(there, name) {
			lost = append(lost, name)
		}
	}
	if len(lost) == 0 {
		return nil
	}
	return refusal("run %d of %s, which is %s, rewrote %s together with %s, and this rewrite would "+
		"leave that as it is; name it with %w, or, if its ids are no links any more, delete the record "+
		"of that run with finish", r.ID, r.Rewrite, r.Status, strings.Join(lost, " and "), pl.Column,
		hint.Also)
}

// overlaps reports whether two names may be of one value.
func (c ColumnName) overlaps(other ColumnName) bool {
	if c.Schema != other.Schema || c.Table != other.Table || c.Column != other.Column {
		return false
	}
	return c.Discriminator != other.Discriminator || c.Value == other.Value
}

// relied refuses to undo a run when a later run has rewritten a column of it too.
func relied(r state.Run, runs []state.Run) error {
	for _, later := range runs {
		if later.ID <= r.ID || later.Status == state.Undone {
			continue
		}
		if shared := sharedColumns(r, later); len(shared) > 0 {
			return refusal("run %d of %s came after run %d and has rewritten %s too; undo that run first "+
				"(%w %s)", later.ID, later.Rewrite, r.ID, strings.Join(shared, " and "), hint.Column,
				later.Columns[0])
		}
	}
	return nil
}

// shared refuses to undo a run when a later run has rewritten ids which it left.
func (pl *Plan) shared(f found) error {
	for _, later := range f.later {
		if n := f.common[later.ID]; n > 0 {
			return refusal("run %d of %s came after run %d and has rewritten %d of its ids in %s, which "+
				"would lose their links; undo that run first (%w %s)", later.ID, later.Rewrite, pl.Run.ID, n,
				strings.Join(later.Columns, ", "), hint.Column, later.Columns[0])
		}
	}
	return nil
}

// sharedColumns lists the columns that two runs have rewritten.
func sharedColumns(a, b state.Run) (out []string) {
	for _, name := range a.Columns {
		c, err := ParseColumn(name)
		for _, other := range b.Columns {
			if o, otherErr := ParseColumn(other); err == nil && otherErr == nil && c.overlaps(o) {
				out = append(out, name)
				break
			}
		}
	}
	return out
}

// noRun says that there is no run to undo, and which has rewritten some rows of the column.
func (pl *Plan) noRun(runs []state.Run) error {
	for _, r := range runs {
		for _, c := range pl.Columns {
			mine := state.Run{Columns: []string{c.Column.String()}}
			if shared := sharedColumns(r, mine); len(shared) > 0 && r.Status != state.Undone {
				return fmt.Errorf("%w: %s; run %d has rewritten %s: name it so", run.ErrNoRun, pl.Column,
					r.ID, shared[0])
			}
		}
	}
	return fmt.Errorf("%w: %s; see them with status", run.ErrNoRun, pl.Column)
}
