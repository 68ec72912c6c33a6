package plan

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/inplace"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A recalled is what became of the columns and the tables of runs.
type recalled struct {
	// there are the columns of runs that the class has not, and that are there.
	there []string
	// swapped is whether a copy under way has changed places with its tables.
	swapped bool
	// kept are the old tables of a copy, by those that have their place.
	kept map[sqlgen.Ref]oldTable
	// label ends the names of what a new copy makes.
	label string
	// text is the form of the type of text that was asked for, noText why it is none.
	text     *sqlgen.Form
	textType string
	noText   error
}

// An oldTable is an old table, nil where it is not there any more, and where it should be.
type oldTable struct {
	at    sqlgen.Ref
	table *sqlgen.Table
}

// recall reads what became of the runs on the class of a plan.
func (pl Attached) recall(ctx context.Context, s *dialect.Session,
	runs []state.Run) (was recalled, err error) {
	was.label = newLabel()
	c, _ := pl.D.(shadow.Copier)
	asked := pl.Ask.Type
	for _, r := range runs {
		if !pl.Shares(r) {
			continue
		}
		if pl.Ask.Undo {
			if r.Status == state.Undone || pl.also.run != 0 && r.ID != pl.also.run {
				continue
			}
			return was, pl.recallCopy(ctx, s, c, r, &was)
		}
		var names []string
		for _, lost := range pl.lost(r) {
			names = append(names, lost.String())
		}
		if len(names) > 0 && (r.Status == state.Undone || r.PlanHash != pl.PlanHash) {
			there, err := Present(ctx, s, pl.D, r.ID, names)
			if err != nil {
				return was, err
			}
			was.there = append(was.there, there...)
		}
		if c == nil || r.Status != state.Running || r.Rewrite != pl.Ask.Rewrite.String() ||
			r.Before.Copy == nil {
			continue
		}
		if asked == "" {
			asked = r.Before.Copy.Type
		}
		past, err := shadow.PastOf(pl.D, r)
		if err == nil {
			was.swapped, err = past.Swapped(ctx, s)
		}
		if err != nil {
			return was, err
		}
	}
	if c != nil && asked != "" && pl.Ask.Rewrite.kind == binaryToText {
		t, err := shadow.ParseTextType(asked)
		if err != nil {
			was.noText = fmt.Errorf("%w: %w: %w", run.ErrConfig, hint.Type, err)
			return was, nil
		}
		was.text, was.textType, err = c.TextOf(ctx, s, t)
		if err != nil {
			was.noText = refusal("%w %q: %w", hint.Type, asked, err)
		}
	}
	return was, nil
}

// recallCopy reads what became of the tables of a run that copied.
func (pl Attached) recallCopy(ctx context.Context, q dialect.Querier, c shadow.Copier, r state.Run,
	was *recalled) error {
	past, err := shadow.PastOf(pl.D, r)
	switch {
	case c == nil || past == nil || err != nil || r.Before.Copy.Gone:
	case r.Status == state.Running:
		was.swapped, err = past.Swapped(ctx, q)
	default:
		was.kept, err = pl.readKept(ctx, q, c.Kept(past.Copy), r.Columns)
	}
	return err
}

// readKept reads the old tables of a copy.
func (pl Attached) readKept(ctx context.Context, q dialect.Querier,
	names map[sqlgen.Ref]sqlgen.Ref, columns []string) (map[sqlgen.Ref]oldTable, error) {
	out := map[sqlgen.Ref]oldTable{}
	for _, was := range sqlgen.Refs(names) {
		ref := names[was]
		w := dialect.Want{Tables: []sqlgen.Ref{ref}}
		for _, name := range columns {
			c, err := ParseColumn(name)
			if err == nil && (sqlgen.Ref{Schema: c.Schema, Table: c.Table}) == was {
				w.Values = append(w.Values, c.Column)
			}
		}
		s, err := pl.D.Catalog(ctx, q, w)
		if err != nil {
			return nil, err
		}
		out[was] = oldTable{ref, s.Tables[ref]}
	}
	return out, nil
}

// KeptForms sets the forms of the columns of the old tables, as they are now.
func (pl Attached) KeptForms(ctx context.Context, q dialect.Querier) error {
	c, err := pl.copier()
	if err != nil {
		return err
	}
	var columns []string
	for _, col := range pl.Columns {
		columns = append(columns, col.Column.String())
	}
	kept, err := pl.readKept(ctx, q, c.Kept(pl.Copy), columns)
	if err != nil {
		return err
	}
	return pl.keptForms(kept)
}

// look reads the rows of the class, as far as the plan uses them.
func (pl Attached) look(ctx context.Context, s *dialect.Session) (f found, err error) {
	if pl.Phase == undone {
		return f, nil
	}
	if pl.Listed() {
		f.list, f.known, err = inplace.Recorded(ctx, s, pl.Store(), pl.Rewrite.t, pl.Run, pl.Undo)
		if err != nil {
			return f, err
		}
		pl.Look.List, pl.Look.Kept = f.list, f.known
	}
	if pl.Phase == undo && pl.Copy == nil {
		if err := pl.lookLater(ctx, s, &f); err != nil {
			return f, err
		}
	}
	if pl.Copy != nil {
		if err := pl.lookCopy(ctx, s, &f); err != nil {
			return f, err
		}
	}
	inPlace := pl.Copy == nil && pl.Phase != retyped
	if inPlace {
		if err := pl.trial(ctx, s); err != nil {
			return f, err
		}
	}
	start := time.Now()
	var moves int64
	for _, col := range pl.Class.Columns {
		n, err := check.Read(ctx, s, pl.D, col, pl.Look, false)
		if err != nil {
			return f, fmt.Errorf("reading %s: %w", NameOf(col), err)
		}
		f.counts = append(f.counts, n)
		moves += n.Moves
	}
	f.took = time.Since(start)
	if f.orphans, err = check.Orphans(ctx, s, pl.D, pl.Class.Keys); err != nil {
		return f, err
	}
	if inPlace || pl.Copy != nil && !pl.Undo && pl.Phase != Swapped {
		if err := pl.lookFurther(ctx, s, &f, moves); err != nil {
			return f, err
		}
	}
	if pl.Phase == retyped || !pl.Undo && pl.Phase != Swapped && pl.idles(moves) {
		return f, nil
	}
	return f, pl.undeclaredLinks(ctx, s, &f)
}

// idles reports whether nothing is left to do for a run that would move so many values.
func (pl Attached) idles(moves int64) bool {
	return moves == 0 && pl.Phase != resumed && (pl.Rewrite.kind == "" || pl.Phase == Reopened)
}

// lookLater counts the ids that a later run has taken on.
func (pl Attached) lookLater(ctx context.Context, s *dialect.Session, f *found) error {
	runs, err := pl.Store().List(ctx, s)
	if err != nil {
		return err
	}
	f.later, f.common = runs, map[int64]int64{}
	for _, r := range runs {
		if r.ID <= pl.Run.ID || r.Status == state.Undone || r.Before.Copy != nil {
			continue // or it has no record of its ids
		}
		if f.common[r.ID], err = pl.common(ctx, s, r); err != nil {
			return err
		}
	}
	return nil
}

// lookCopy asks what a copy would lose, and how it would go about it.
func (pl Attached) lookCopy(ctx context.Context, s *dialect.Session, f *found) error {
	c, err := pl.copier()
	if err != nil {
		return err
	}
	follower, follows := c.(shadow.Follower)
	if pl.Online && !pl.Undo && pl.Phase != Swapped && follows {
		if f.deaf, err = follower.OnlineRefusal(ctx, s, pl.Copy); err != nil {
			return err
		}
	}
	switch {
	case pl.Phase == undo, pl.Phase == undoResumed, !pl.Undo && !pl.Resumes: // or it is as it was left
		if f.loses, err = c.CopyRefusal(ctx, s, pl.Copy); err != nil {
			return err
		}
	}
	f.keptAs, f.beside, f.costs = c.Kept(pl.Copy), c.OtherLocks(pl.Copy, pl.Undo), c.CopyCosts()
	if follows && pl.Online {
		f.costs = follower.OnlineCosts()
		f.beside = pl.onlineLocks(f.costs.Locks)
	}
	return nil
}

// onlineLocks are the locks of an online copy, with the names of the tables that are not copied.
func (pl *Plan) onlineLocks(locks []string) []string {
	locks = slices.Clone(locks)
	var names []string
	for _, r := range pl.Copy.OutsideParents() {
		names = append(names, TableName(r))
	}
	if len(names) > 0 {
		locks = append(locks,
			"the tables that they refer to and that are not copied are "+strings.Join(names, ", "))
	}
	return locks
}

// lookFurther asks what a run that moves ids needs to know besides.
func (pl Attached) lookFurther(ctx context.Context, s *dialect.Session, f *found,
	moves int64) (err error) {
	if pl.Copy == nil {
		if err := pl.kinds(ctx, s, f); err != nil {
			return err
		}
	}
	if pl.Undeclared() && (pl.Copy == nil || pl.Rewrite.t != transform.Same) {
		t := pl.Move.T
		if f.strays, err = check.Strays(ctx, s, pl.D, pl.Class, t.From(), t.To()); err != nil {
			return err
		}
		if !pl.Undo && !pl.Resumes && !pl.Ask.AllowOrphans {
			if f.moving, err = check.Strays(ctx, s, pl.D, pl.Class, t.From()); err != nil {
				return err
			}
		}
	}
	if pl.Phase == Reopened && moves == 0 || pl.Resumes && pl.Copy != nil {
		return nil
	}
	if !pl.Undo && pl.Phase != resumed {
		if f.torn, err = pl.findTorn(ctx, s, *f); err != nil {
			return err
		}
	}
	if pl.Phase != resumed && pl.Phase != undoResumed {
		f.clash = pl.clash(ctx, s, func(at int) bool { return f.counts[at].Images > 0 })
		if f.clash != nil && !errors.Is(f.clash, run.ErrRefused) {
			return f.clash
		}
	}
	unfit := pl.D.Abilities().Unfit
	if unfit == nil || moves == 0 || pl.Rewrite.kind != "" {
		return nil
	}
	f.unfit, err = unfit(ctx, s, pl.Class, sqlgen.Move{T: pl.Look.T}, pl.Copy != nil)
	if err != nil {
		return fmt.Errorf("trying the new ids with the CHECK constraints of the tables: %w", err)
	}
	return nil
}
