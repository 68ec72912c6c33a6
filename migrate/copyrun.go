package migrate

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// copy carries out a plan that copies tables, or takes it back.
func (r *runner) copy(ctx context.Context) (Report, error) {
	c, err := r.pl.planner.copier()
	if err != nil {
		return Report{}, err
	}
	if r.finishedElsewhere {
		return Report{Run: r.run.ID, Moved: r.run.Moved, Changed: endedElsewhere}, nil
	}
	// From its first lock on it waits for nobody's sake.
	if err := r.brake.Hold(ctx, r.s); err != nil {
		return Report{}, err
	}
	r.pl.copy.Tell, r.pl.copy.Keep = r.phase, r.keepNotes
	rep := Report{Run: r.run.ID, Moved: r.pl.ToMove, Identical: true}
	back := r.pl.Undo
	swapped, err := c.Clean(ctx, r.s, r.pl.copy) // what a run that was killed has left
	if err == nil && swapped && r.insertedRun {
		err = fmt.Errorf("%w: tables with the names under which the old ones would be kept are there already; run the same again", ErrRefused)
	}
	if err != nil {
		return rep, fmt.Errorf("clearing away what was left: %w", err)
	}
	if r.pl.Resumes && !back && !swapped {
		if err := r.pl.planner.applies(r.pl); err != nil {
			return rep, err
		}
	}
	done := func(q dialect.Querier) error { return r.closeCopy(ctx, q) }
	check := func(q dialect.Querier, from, to map[sqlgen.Ref]sqlgen.Ref) error {
		r.emit(Event{Kind: Verifying})
		if back {
			return r.refuseWritten(ctx, q, c, from)
		}
		return r.checkCopy(ctx, q, c, from, to, &rep)
	}
	switch {
	case back && r.pl.phase.restored() && !swapped:
		err = done(r.s)
	case r.pl.phase == undoOther:
		err = r.pl.otherClass()
	case back:
		if r.pl.phase.restored() {
			if err := r.pl.planner.keptForms(ctx, r.s, r.pl, c); err != nil {
				return rep, err
			}
		}
		err = changed(r.retry(ctx, func() error { return c.Back(ctx, r.s, r.pl.copy, check, done) }))
	case swapped:
		if err = r.settle(ctx); err != nil {
			break
		}
		if err = r.checkSwapped(ctx, &rep); err == nil {
			err = done(r.s)
		}
	default:
		if r.pl.Online {
			err = r.explainClash(ctx, r.online(ctx, &rep, done))
			break
		}
		err = r.explainClash(ctx, changed(r.retry(ctx, func() error { return c.Fill(ctx, r.s, r.pl.copy, check, done) })))
	}
	if err != nil {
		return rep, err
	}
	r.run.Moved = r.pl.ToMove
	if back {
		err = r.countRestored(ctx, &rep)
		return rep, err
	}
	return rep, nil
}

// lost makes a verification error of a swap that has left rows behind, or tables.
func lost(err error) error {
	if errors.As(err, new(*shadow.LostError)) || errors.As(err, new(*shadow.HalfError)) {
		return fmt.Errorf("%w: %w", ErrVerify, err)
	}
	return err
}

// explainClash says which ids made a unique index of a new table refuse a row: they
// came after the plan, or the run was planned before it was killed.
func (r *runner) explainClash(ctx context.Context, err error) error {
	if err == nil || r.d.Kind(err) != dialect.KindUnique {
		return err
	}
	why := r.pl.collisions(ctx, r.s)
	if why == nil && r.pl.Rewrite.kind == "" {
		why = r.pl.clashes(ctx, r.s, true)
	}
	if why != nil {
		return why
	}
	return fmt.Errorf("%w: two rows would have the same key in a new table: %w; nothing was swapped; run the same again to see which", ErrRefused, err)
}

// countRestored counts what stands in the tables that were put back.
func (r *runner) countRestored(ctx context.Context, rep *Report) error {
	for _, col := range r.pl.class.Columns {
		for _, t := range r.pl.copy.Tables {
			for _, c := range t.Columns {
				if t.Ref == col.Ref && c.Name == col.Name {
					col.Form = c.From
				}
			}
		}
		col.Identity = nil // they are counted, and compared with nothing
		found, err := check.Read(ctx, r.s, r.d, col, r.pl.look, false)
		if err != nil {
			return fmt.Errorf("reading %s: %w", columnName(col), err)
		}
		found.Others, found.Examples = 0, nil
		rep.Columns = append(rep.Columns, ColumnCounts{columnName(col), Counts(found.Counts)})
	}
	return nil
}

// closeCopy closes the run's row.
func (r *runner) closeCopy(ctx context.Context, q dialect.Querier) error {
	next := r.withNotes()
	next.Status, next.Moved = state.Done, r.pl.ToMove
	if r.pl.Undo {
		next.Status = state.Undone
	}
	return r.update(ctx, q, &next)
}

// keepNotes records what the copy has written down so far.
func (r *runner) keepNotes(ctx context.Context) error {
	next := r.withNotes()
	if err := r.update(ctx, r.s, &next); err != nil {
		return err
	}
	if r.insertedSeq == r.run.Seq { // still as this process made it, but for the notes
		r.insertedSeq = next.Seq
	}
	r.run = next
	return nil
}

// withNotes returns the run's row with what the copy has written down.
func (r *runner) withNotes() state.Run {
	next := r.run
	next.Before.Copy = &state.Copy{Label: r.pl.copy.Label, Notes: r.pl.copy.Notes, Online: r.run.Before.Copy != nil && r.run.Before.Copy.Online}
	return next
}

// checkCopy compares what was copied with what it was copied from, both of them
// held against writers: every id by its value, every row by a sum, every link.
func (r *runner) checkCopy(ctx context.Context, q dialect.Querier, c shadow.Copier, from, to map[sqlgen.Ref]sqlgen.Ref, rep *Report) error {
	rep.Columns = nil
	for i, col := range r.pl.class.Columns {
		name := columnName(col)
		old, err := check.Read(ctx, q, r.d, under(col, from), r.pl.look, false)
		if err != nil {
			return fmt.Errorf("reading %s: %w", name, err)
		}
		if old.Others > r.pl.Columns[i].Counts.Others && r.pl.OnMismatch != skipOnMismatch || old.NoUUID > 0 && r.pl.Rewrite.kind != "" {
			return &MismatchError{Rewrite: r.pl.Rewrite, Columns: []ColumnCounts{{name, Counts(old.Counts)}}}
		}
		now, err := check.Read(ctx, q, r.d, r.renewed(col, to), check.Mover{T: transform.Same}, false)
		if err != nil {
			return fmt.Errorf("reading the new %s: %w", name, err)
		}
		if now.Now != old.Then || now.Null != old.Null {
			return fmt.Errorf("%w: the new %s does not hold the ids that it should, in the rows in which they should stand; nothing was swapped", ErrVerify, name)
		}
		r.counted(col, old, now)
		now.Others, now.Examples = 0, nil
		rep.Columns = append(rep.Columns, ColumnCounts{name, Counts(now.Counts)})
	}
	for _, t := range r.pl.copy.Tables {
		r.phase(shadow.Comparing, t.Ref)
		differ, err := c.Differ(ctx, q, t, from[t.Ref], to[t.Ref])
		if err != nil {
			return fmt.Errorf("comparing %q: %w", t.Table, err)
		}
		if differ {
			return fmt.Errorf("%w: the new %q does not have the rows that it should; nothing was swapped", ErrVerify, t.Table)
		}
	}
	if err := r.checkLinks(ctx, q, from, to); err != nil {
		return err
	}
	for _, k := range r.pl.class.Keys {
		k.Child, k.Parent = at(k.Child, to), at(k.Parent, to)
		list, err := check.Orphans(ctx, q, r.d, []sqlgen.ForeignKey{k})
		if err != nil {
			return err
		}
		if list[0] > 0 {
			return fmt.Errorf("%w: %d rows of the new %q have no parent; nothing was swapped", ErrVerify, list[0], k.Child.Table)
		}
	}
	return nil
}

// checkLinks looks for ids of links without a foreign key that have lost the rows
// they belong to.
func (r *runner) checkLinks(ctx context.Context, q dialect.Querier, from, to map[sqlgen.Ref]sqlgen.Ref) error {
	if r.pl.strayIDs == nil {
		return nil
	}
	sets := []transform.Pattern{r.pl.Rewrite.t.From(), r.pl.Rewrite.t.To()}
	old, renewed := *r.pl.class, *r.pl.class
	old.Columns, renewed.Columns = slices.Clone(old.Columns), slices.Clone(old.Columns)
	for i, col := range r.pl.class.Columns {
		old.Columns[i], renewed.Columns[i] = under(col, from), r.renewed(col, to)
	}
	// An application may have written after the plan, until the tables were locked.
	before, err := check.Strays(ctx, q, r.d, &old, sets...)
	if err != nil {
		return err
	}
	var was, now int64
	for _, n := range before {
		was += n
	}
	lost, err := check.Strays(ctx, q, r.d, &renewed, sets...)
	if err != nil {
		return err
	}
	for _, n := range lost {
		now += n
	}
	if now > was {
		return fmt.Errorf("%w: %d ids of columns without a foreign key would stand in no other new table of the class, and %d did before; nothing was swapped", ErrVerify, now, was)
	}
	return nil
}

func at(ref sqlgen.Ref, names map[sqlgen.Ref]sqlgen.Ref) sqlgen.Ref {
	if n, ok := names[ref]; ok {
		return n
	}
	return ref
}

func under(col sqlgen.Column, names map[sqlgen.Ref]sqlgen.Ref) sqlgen.Column {
	col.Ref = at(col.Ref, names)
	return col
}

// renewed returns a column as it is in the new tables.
func (r *runner) renewed(col sqlgen.Column, to map[sqlgen.Ref]sqlgen.Ref) sqlgen.Column {
	out := under(col, to)
	out.Form = r.newForm(col)
	out.Identity = slices.Clone(col.Identity)
	for i, m := range out.Identity {
		if m.Form != nil {
			out.Identity[i].Form = r.newForm(sqlgen.Column{Ref: col.Ref, Name: m.Name, Form: m.Form})
		}
	}
	return out
}

func (r *runner) newForm(col sqlgen.Column) *sqlgen.Form {
	for _, t := range r.pl.copy.Tables {
		for _, c := range t.Columns {
			if t.Ref == col.Ref && c.Name == col.Name {
				return c.To
			}
		}
	}
	return col.Form
}

// refuseWritten refuses to put back old tables when the new ones have been written
// to since.
func (r *runner) refuseWritten(ctx context.Context, q dialect.Querier, c shadow.Copier, kept map[sqlgen.Ref]sqlgen.Ref) error {
	for _, t := range r.pl.copy.Tables {
		r.phase(shadow.Comparing, t.Ref)
		differ, err := c.Differ(ctx, q, t, kept[t.Ref], t.Ref)
		if err != nil {
			return fmt.Errorf("comparing %q: %w", t.Table, err)
		}
		if !differ {
			continue
		}
		var old, now int64
		for _, x := range []struct {
			ref sqlgen.Ref
			n   *int64
		}{{kept[t.Ref], &old}, {t.Ref, &now}} {
			st, err := sqlgen.Rows(r.d, x.ref)
			if err != nil {
				return err
			}
			if err := q.QueryRowContext(ctx, st.SQL).Scan(x.n); err != nil {
				return err
			}
		}
		return fmt.Errorf("%w: table %q has been written to since run %d: it had %d rows and has %d, and putting the old table %q back would lose the difference; "+
			"rewrite the other way instead, which is %v", ErrRefused, t.Table, r.run.ID, old, now, kept[t.Ref].Table, r.pl.Rewrite.Inverse())
	}
	return nil
}
