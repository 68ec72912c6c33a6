package shadow

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A Past is the copy that a recorded run has made. nil is that of a run in place: it has nothing.
type Past struct {
	D      dialect.Dialect
	Copier Copier // nil: the engine makes no copies
	Row    state.Run
	Copy   *Copy // of tables without their columns
}

// PastOf returns the copy of a run.
func PastOf(d dialect.Dialect, row state.Run) (*Past, error) {
	if row.Before.Copy == nil {
		return nil, nil
	}
	p := &Past{D: d, Row: row,
		Copy: &Copy{Label: row.Before.Copy.Label, Notes: row.Before.Copy.Notes}}
	p.Copier, _ = d.(Copier)
	for _, name := range row.Columns {
		col, ok := state.ParseColumn(name)
		if !ok {
			return nil, fmt.Errorf("the state of run %d is damaged: %q is no column", row.ID, name)
		}
		if ref := (sqlgen.Ref{Schema: col.Schema, Table: col.Table}); !RefIn(p.Copy, ref) {
			p.Copy.Tables = append(p.Copy.Tables, &CopyTable{Ref: ref})
		}
	}
	return p, nil
}

func (p *Past) is(status ...state.Status) bool {
	return p != nil && p.Copier != nil && slices.Contains(status, p.Row.Status)
}

// renamer returns the engine as a [Renamer] if the run has a status, else nil.
func (p *Past) renamer(status ...state.Status) Renamer {
	if !p.is(status...) {
		return nil
	}
	r, _ := p.D.(Renamer)
	return r
}

// Swapped reports whether a run under way has come to its swap.
func (p *Past) Swapped(ctx context.Context, q dialect.Querier) (bool, error) {
	if !p.is(state.Running, state.Undoing) {
		return false, nil
	}
	return p.Copier.Swapped(ctx, q, p.Copy)
}

// A KeptTable is an old table that is there. Package migrate says what its fields are.
type KeptTable struct {
	Table string `json:"table"`
	Was   string `json:"was"`
	Bytes int64  `json:"bytes"`
	Rows  int64  `json:"rows"`
}

// Kept lists the old tables of a run that is done. With count it counts their rows.
func (p *Past) Kept(ctx context.Context, q dialect.Querier, count bool) ([]KeptTable, error) {
	if !p.is(state.Done) {
		return nil, nil
	}
	tables := p.Copier.Kept(p.Copy)
	there, err := catalogOf(ctx, p.D, q, tables)
	if err != nil {
		return nil, err
	}
	var out []KeptTable
	for _, was := range sqlgen.Refs(tables) {
		ref := tables[was]
		if there.Tables[ref] == nil {
			continue
		}
		k := KeptTable{Table: state.TableName(ref.Schema, ref.Table),
			Was: state.TableName(was.Schema, was.Table), Rows: -1}
		if k.Bytes, err = dialect.Size(ctx, p.D, q, ref); err != nil {
			return nil, err
		}
		if count {
			if err := dialect.Scan(ctx, q, sqlgen.Rows(p.D, ref), &k.Rows); err != nil {
				return nil, fmt.Errorf("counting the rows of %s: %w", k.Table, err)
			}
		}
		out = append(out, k)
	}
	slices.SortFunc(out, func(a, b KeptTable) int { return cmp.Compare(a.Table, b.Table) })
	return out, nil
}

// Renamed lists the names of a run that is done which Drop will give back, or leave.
func (p *Past) Renamed(ctx context.Context, q dialect.Querier) ([]Renamed, error) {
	r := p.renamer(state.Done)
	if r == nil {
		return nil, nil
	}
	return r.Renamed(ctx, q, p.Copy)
}

// HasNamesIn reports whether a later copy of a table has the temporary names of this one in its
// notes. The end of that copy gives them back, and without them no name is found again.
func (p *Past) HasNamesIn(later state.Run) bool {
	if p == nil || later.ID <= p.Row.ID || later.Status == state.Undone || later.Before.Copy == nil {
		return false
	}
	if _, ok := p.D.(Renamer); !ok {
		return false
	}
	for _, was := range later.Before.Copy.Notes {
		if strings.Contains(was, p.Copy.Label) {
			return true
		}
	}
	return false
}

// Drop removes the old tables of a run that is done. It gives their names of foreign keys and
// CHECKs to the new ones, and returns those that it could not give back. Killed in the middle, it
// can be done again.
func (p *Past) Drop(ctx context.Context, s *dialect.Session) (left []Renamed, err error) {
	switch {
	case p == nil || p.Row.Status != state.Done:
		return nil, nil
	case p.Copier == nil:
		return nil, fmt.Errorf("%w: copying tables on %s: %w", run.ErrRefused,
			p.D.Profile().Name(), errors.ErrUnsupported)
	}
	if err := p.guard(ctx, s); err != nil {
		return nil, err
	}
	if err := p.unreferenced(ctx, s); err != nil {
		return nil, err
	}
	if !p.Row.Before.Copy.Gone {
		// The row first: a drop that is killed is done again, an undo in
		// between finds that there is nothing to put back.
		gone := *p.Row.Before.Copy
		gone.Gone = true
		p.Row.Before.Copy = &gone
		ok, err := (state.SQL{D: p.D}).Update(ctx, s, &p.Row)
		if err == nil && !ok {
			err = run.ErrChanged(p.Row.ID)
		}
		if err != nil {
			return nil, err
		}
	}
	err = p.Copier.DropKept(ctx, s, p.Copy)
	if r := p.renamer(state.Done); err == nil && r != nil {
		return r.Rename(ctx, s, p.Copy)
	}
	return nil, err
}

func (p *Past) guard(ctx context.Context, s *dialect.Session) error {
	alone, err := p.Copier.Guard(ctx, s, p.Copy)
	if err == nil && !alone {
		err = fmt.Errorf("%w: another process works on the tables of run %d; run the same again "+
			"when it is over", run.ErrRefused, p.Row.ID)
	}
	return err
}

// unreferenced refuses to drop tables that others have come to refer to.
func (p *Past) unreferenced(ctx context.Context, q dialect.Querier) error {
	s, err := p.D.Catalog(ctx, q, dialect.Want{Keys: true})
	if err != nil {
		return err
	}
	old := slices.Collect(maps.Values(p.Copier.Kept(p.Copy)))
	for _, k := range s.Keys {
		if slices.Contains(old, k.Parent) && !slices.Contains(old, k.Child) {
			return fmt.Errorf("%w: the foreign key %q of table %q refers to %s, an old table of "+
				"run %d that would be dropped; drop that key, or let it refer to the new table, "+
				"first", run.ErrRefused, k.Name, k.Child.Table,
				state.TableName(k.Parent.Schema, k.Parent.Table), p.Row.ID)
		}
	}
	return nil
}

// Stranded lists the rows that a run under way has left in tables that were put away.
func (p *Past) Stranded(ctx context.Context, q dialect.Querier) ([]*LostError, error) {
	r := p.renamer(state.Running, state.Undoing)
	if r == nil {
		return nil, nil
	}
	list, err := r.Stranded(ctx, q, p.Copy)
	if errors.As(err, new(*HalfError)) {
		return nil, nil // which the run itself says
	}
	return list, err
}

// Leave ends a run that has left rows in tables that were put away, and returns these.
func (p *Past) Leave(ctx context.Context, s *dialect.Session) ([]*LostError, error) {
	lost, err := p.Stranded(ctx, s)
	if err == nil && len(lost) == 0 { // it has come to need no such end since it was looked at
		err = run.ErrChanged(p.Row.ID)
	}
	if err == nil {
		err = p.guard(ctx, s)
	}
	if err != nil {
		return nil, err
	}
	return lost, p.D.(Renamer).Leave(ctx, s, p.Copy)
}
