package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// planCopyBack plans the undo of a run that copied.
func (p *planner) planCopyBack(ctx context.Context, s *dialect.Session, pl *Plan) error {
	c, err := p.copier()
	if err != nil {
		return err
	}
	was := pl.run.Before.Copy
	pl.look = check.Mover{T: transform.Same}
	pl.move = sqlgen.Move{T: transform.Same}
	pl.copy = &shadow.Copy{Label: was.Label, Notes: was.Notes, Keys: pl.allKeys, Triggers: p.cfg.AllowTriggers || p.cfg.DisableTriggers}
	if len(pl.missing()) > 0 && !was.Gone {
		return nil // to be planned anew, with them
	}
	now := situation{latest: &pl.run}
	if pl.run.Status == state.Running {
		as, err := keptCopy(pl.run)
		if err != nil {
			return err
		}
		if now.swapped, err = c.Swapped(ctx, s, as); err != nil {
			return err
		}
	}
	if len(pl.gone) > 0 || len(pl.Columns) != len(pl.run.Columns) {
		now.other = pl.otherClass()
	} else {
		pl.copyTables(func(col sqlgen.Column) shadow.CopyColumn {
			return shadow.CopyColumn{Name: col.Name, From: col.Form, To: col.Form, T: pl.Rewrite.t}
		})
		if pl.run.Status != state.Running && !was.Gone {
			now.notKept = p.keptForms(ctx, s, pl, c)
			if now.notKept != nil && !errors.Is(now.notKept, errNotKept) {
				return now.notKept
			}
		}
	}
	decided, err := now.backward()
	if err != nil {
		return err
	}
	pl.enter(decided)
	switch pl.phase {
	case undoOther: // it has left the tables as they were, so that only what it made has to go
		as, err := keptCopy(pl.run)
		if err != nil {
			return err
		}
		pl.copy.Tables = as.Tables
	case undo, undoResumed:
		if err := pl.lossless(ctx, s, c); err != nil {
			return err
		}
	}
	return pl.count(ctx, s)
}

func (pl *Plan) otherClass() error {
	return fmt.Errorf("%w: the columns that hold the ids of %s are not those that run %d copied; put the schema back first", ErrRefused, pl.Column, pl.run.ID)
}

// errNotKept occurs when an old table is not where a copy has left it.
const errNotKept Error = "migrate: an old table is not there any more"

// keptForms sets the forms of the columns of the old tables.
func (p *planner) keptForms(ctx context.Context, q dialect.Querier, pl *Plan, c shadow.Copier) error {
	kept := c.Kept(pl.copy)
	for _, t := range pl.copy.Tables {
		old, err := p.d.Table(ctx, q, kept[t.Ref].Schema, kept[t.Ref].Table)
		if errors.Is(err, sql.ErrNoRows) {
			return fmt.Errorf("%w: %w: %q of run %d; a rewrite the other way is %v", ErrRefused, errNotKept, kept[t.Ref].Table, pl.run.ID, pl.Rewrite.Inverse())
		}
		if err != nil {
			return err
		}
		for i := range t.Columns {
			fact, ok := old.Column(t.Columns[i].Name)
			if !ok {
				return fmt.Errorf("%w: the old table %q has no column %q; if another process undoes the run, run the same again",
					ErrRefused, old.Table, t.Columns[i].Name)
			}
			col := []sqlgen.Column{{Ref: old.Ref, Name: fact.Name}}
			forms := p.d.Forms
			if pl.Rewrite.kind == textToBinary {
				forms = c.TextForms
			}
			if err := forms(ctx, q, col, []sqlgen.TableColumn{fact}); err != nil {
				return fmt.Errorf("%w: %w", ErrRefused, err)
			}
			t.Columns[i].From = col[0].Form
		}
	}
	return nil
}
