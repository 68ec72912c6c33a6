package plan

import (
	"context"
	"fmt"
	"slices"
	"strconv"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// Pairs are where old keys stand next to new ids: in two columns of a table.
type Pairs struct {
	Table sqlgen.Ref
	Old   sqlgen.TableColumn
	New   string
}

// Takes reports whether a text may be an old key.
func (p Pairs) Takes(key string) bool {
	_, err := strconv.ParseInt(key, 10, 64)
	return err == nil || !isNumber(p.Old)
}

// FindPairs finds the pairs of a column by the catalogue: next to it, or in the table that a finish
// has left.
func FindPairs(ctx context.Context, q dialect.Querier, d dialect.Dialect, c ColumnName,
	mapOf func(sqlgen.Ref) sqlgen.Ref) (p Pairs, err error) {
	kept := mapOf(c.ref())
	s, err := d.Catalog(ctx, q, dialect.Want{Tables: []sqlgen.Ref{c.ref(), kept}, Keys: true})
	if err != nil {
		return p, err
	}
	t, err := findTable(s, c)
	if err != nil {
		return p, err
	}
	known, err := findColumn(t, c.Column)
	if err != nil {
		return p, err
	}
	usual := &twin.Scope{}
	for _, names := range []*twin.Scope{usual, ownNames(ctx, q, d, t.Ref, c.Column)} {
		if old, is := t.Column(names.OldName(c.Column)); is {
			return Pairs{t.Ref, old, c.Column}, nil
		}
		if _, is := t.Column(names.NewName(c.Column)); is {
			return Pairs{t.Ref, known, names.NewName(c.Column)}, nil
		}
	}
	for _, k := range s.Keys { // it has the keys of another table
		if k.Child == t.Ref && len(k.Columns) == 1 && k.Columns[0].Child == c.Column &&
			(k.Parent != t.Ref || k.Columns[0].Parent != c.Column) {
			return FindPairs(ctx, q, d, NameOf(sqlgen.Column{Ref: k.Parent, Name: k.Columns[0].Parent}),
				mapOf)
		}
	}
	if m := s.Tables[kept]; m != nil && known.Unique {
		if old, is := m.Column("old"); is {
			return Pairs{m.Ref, old, "new"}, nil
		}
	}
	return p, fmt.Errorf("%w: old keys of %s: there is no %s or %s next to it, and no table %s",
		run.ErrNotFound, c, usual.OldName(c.Column), usual.NewName(c.Column), TableName(kept))
}

// ownNames are the names of a run that is under way on a column. A role that may not read the state
// knows of none.
func ownNames(ctx context.Context, q dialect.Querier, d dialect.Dialect, t sqlgen.Ref,
	column string) *twin.Scope {
	out := &twin.Scope{}
	st := state.SQL{D: d}
	if there, err := st.Usable(ctx, q); err != nil || !there {
		return out
	}
	runs, _ := st.List(ctx, q)
	name := NameOf(sqlgen.Column{Ref: t, Name: column}).String()
	for _, r := range runs {
		if r.Active && r.Before.Twins != nil && slices.Contains(r.Columns, name) {
			out.Ending = r.Before.Twins.Ending
		}
	}
	return out
}
