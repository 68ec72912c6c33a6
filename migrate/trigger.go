package migrate

import (
	"context"
	"errors"
	"fmt"
	"hash/maphash"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// triggers refuses triggers that a rewrite would fire, all at once, unless the
// configuration says what to do with them.
func (p *planner) triggers(ctx context.Context, s *dialect.Session, class *sqlgen.Class, tables map[sqlgen.Ref]*sqlgen.Table, pl *Plan) error {
	var found []string
	d, can := p.d.(dialect.Disabler)
	for _, ref := range class.Refs() {
		fired := sqlgen.Fired(tables[ref], class)
		if len(fired) == 0 {
			continue
		}
		var names []string
		for _, g := range fired {
			names = append(names, g.Name)
			one := fmt.Sprintf("an update of table %q fires the trigger %q", ref.Table, g.Name)
			if g.Definition != "" {
				one += " (" + g.Definition + ")"
			}
			found = append(found, one)
		}
		list := strings.Join(names, ", ")
		switch {
		case p.cfg.Strategy == Copy:
			pl.warn("a copy makes the triggers of %q again, by their own text: %s", ref.Table, list)
		case p.cfg.DisableTriggers:
			pl.quieted = append(pl.quieted, ref)
			pl.warn("the triggers of %q are disabled for the time of each chunk, while other writers of the table wait: %s", ref.Table, list)
		default:
			for _, name := range names {
				pl.fired = append(pl.fired, fmt.Sprintf("%s of %q", name, ref.Table))
			}
			pl.warn("the run fires the triggers of %q: %s", ref.Table, list)
		}
	}
	if len(found) == 0 {
		return nil
	}
	all := strings.Join(found, "; ")
	switch {
	case p.cfg.Strategy == Copy && p.cfg.DisableTriggers:
		return nil // a copy updates no row
	case p.cfg.DisableTriggers && !can:
		return fmt.Errorf("%w: %s; %s cannot disable a trigger: drop them, run, and make them again by these statements, while no application writes; or let them fire with --allow-triggers",
			ErrRefused, all, p.d.Profile().Name())
	case p.cfg.DisableTriggers:
		_, _, err := d.Disabling(ctx, s, class)
		if refused := (*dialect.RefusedError)(nil); errors.As(err, &refused) {
			return fmt.Errorf("%w: %w", ErrRefused, err)
		}
		return err
	case p.cfg.AllowTriggers:
		if p.cfg.Strategy != Copy && !p.cfg.AllowSideEffects {
			pl.beside = besides(class, tables)
		}
		return nil
	case can && p.cfg.Strategy != Copy:
		return fmt.Errorf("%w: %s; disable them for the time of each chunk with --disable-triggers, or let them fire with --allow-triggers", ErrRefused, all)
	}
	return fmt.Errorf("%w: %s; allow it with --allow-triggers, or drop it for the run", ErrRefused, all)
}

// besides lists, for each column of a class, the columns of its table that no rewrite changes.
func besides(class *sqlgen.Class, tables map[sqlgen.Ref]*sqlgen.Table) [][]string {
	out := make([][]string, len(class.Columns))
	for i, col := range class.Columns {
		for _, c := range tables[col.Ref].Columns {
			moves := slices.ContainsFunc(class.Columns, func(x sqlgen.Column) bool { return x.Ref == col.Ref && x.Name == c.Name })
			if !moves && !c.Generated {
				out[i] = append(out[i], c.Name)
			}
		}
	}
	return out
}

// triggerLocks returns the locks of a chunk that disables triggers.
func (r *runner) triggerLocks() ([]sqlgen.Statement, error) {
	d, ok := r.d.(dialect.Disabler)
	if !ok || len(r.pl.quieted) == 0 {
		return nil, nil
	}
	return d.TriggerLocks(r.pl.quieted)
}

// moveAlone moves a batch with the triggers of the tables as the configuration says: disabled,
// or watched.
func (r *runner) moveAlone(ctx context.Context, tx dialect.Tx, class *sqlgen.Class, m sqlgen.Batch) (moved []int64, err error) {
	if d, ok := r.d.(dialect.Disabler); ok && len(r.pl.quieted) > 0 {
		off, on, err := d.Disabling(ctx, tx, class)
		if err != nil {
			return nil, err
		}
		if err := execAll(ctx, tx, off); err != nil {
			return nil, fmt.Errorf("disabling the triggers: %w", err)
		}
		if moved, err = r.d.Move(ctx, tx, class, m); err != nil {
			return nil, err
		}
		if err := execAll(ctx, tx, on); err != nil {
			return nil, fmt.Errorf("enabling the triggers: %w", err)
		}
		return moved, nil
	}
	if r.pl.beside == nil {
		return r.d.Move(ctx, tx, class, m)
	}
	from, to := sampled(m)
	both := slices.Concat(from, to)
	seed := maphash.MakeSeed()
	before := make([]dialect.Beside, len(class.Columns))
	for i, col := range class.Columns {
		if before[i], err = dialect.Look(ctx, r.d, tx, col, r.pl.beside[i], both, seed); err != nil {
			return nil, fmt.Errorf("looking at some rows before: %w", err)
		}
	}
	if moved, err = r.d.Move(ctx, tx, class, m); err != nil {
		return nil, err
	}
	for i, col := range class.Columns {
		after, err := dialect.Look(ctx, r.d, tx, col, r.pl.beside[i], both, seed)
		if err != nil {
			return nil, fmt.Errorf("looking at some rows after: %w", err)
		}
		for k, id := range from {
			if err := sideEffect(col, r.pl.beside[i], id, plus(before[i][id], before[i][to[k]]), plus(after[id], after[to[k]])); err != nil {
				return nil, err
			}
		}
	}
	return moved, nil
}

// sampleIDs is how many ids of a chunk are looked at before and after.
const sampleIDs = 100

// sampled chooses ids of a batch, at even distances, with their images.
func sampled(m sqlgen.Batch) (from, to [][16]byte) {
	n := min(len(m.From), sampleIDs)
	for i := range n {
		at := i * len(m.From) / n
		from, to = append(from, m.From[at]), append(to, m.To[at])
	}
	return from, to
}

// sideEffect compares what stands beside an id with what stood there. The first sum is the
// number of rows.
func sideEffect(col sqlgen.Column, others []string, id [16]byte, before, after []uint64) error {
	if len(before) == 0 && len(after) == 0 {
		return nil
	}
	at := columnName(col)
	if len(before) != len(after) || before[0] != after[0] {
		return &SideEffectError{Column: at, ID: readable(fmt.Sprintf("%x", id))}
	}
	for i, name := range others {
		if before[i+1] != after[i+1] {
			return &SideEffectError{Column: at, ID: readable(fmt.Sprintf("%x", id)), Changed: name}
		}
	}
	return nil
}

// plus adds what is beside an id to what is beside its image: a trigger may keep an id.
func plus(a, b []uint64) []uint64 {
	if len(a) == 0 {
		return b
	}
	for i := range b {
		a[i] += b[i]
	}
	return a
}

func execAll(ctx context.Context, tx dialect.Tx, statements []string) error {
	for _, st := range statements {
		if _, err := tx.ExecContext(ctx, st); err != nil {
			return err
		}
	}
	return nil
}

// A SideEffectError occurs when a trigger changed something else in a row whose id was rewritten.
// The chunk was taken back.
type SideEffectError struct {
	Column  ColumnName // that was rewritten
	ID      string     // that the row had in it before
	Changed string     // the column that changed too; empty: the number of rows
}

// Error names the table, the row and the column, and what to do.
func (e *SideEffectError) Error() string {
	what := "the number of rows changed too"
	if e.Changed != "" {
		what = fmt.Sprintf("the column %q changed too", e.Changed)
	}
	return fmt.Sprintf("%v: in table %q, where %s is %s, %s; this chunk was taken back; disable the triggers with --disable-triggers, or accept all that they change with --allow-side-effects",
		errSideEffect, e.Column.Table, e.Column.Column, e.ID, what)
}

// Unwrap returns an [Error].
func (e *SideEffectError) Unwrap() error { return errSideEffect }
