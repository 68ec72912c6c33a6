package migrate

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A KeptTable is an old table that a run with [Copy] has kept.
type KeptTable struct {
	Table string `json:"table"` // [SCHEMA.]TABLE as in a ColumnName
	Was   string `json:"was"`   // the table in whose place it was
	Bytes int64  `json:"bytes"` // with its indexes; -1 where the engine does not tell
	Rows  int64  `json:"rows"`  // -1 when they were not counted
}

// keptCopy returns what is known of the tables that a run has copied, nil if it
// has copied none.
func keptCopy(r state.Run) (*shadow.Copy, error) {
	if r.Before.Copy == nil {
		return nil, nil
	}
	c := &shadow.Copy{Label: r.Before.Copy.Label, Notes: r.Before.Copy.Notes}
	seen := map[sqlgen.Ref]bool{}
	for _, name := range r.Columns {
		col, err := ParseColumn(name)
		if err != nil {
			return nil, fmt.Errorf("the state of run %d is damaged: %w", r.ID, err)
		}
		if ref := (sqlgen.Ref{Schema: col.Schema, Table: col.Table}); !seen[ref] {
			seen[ref] = true
			c.Tables = append(c.Tables, &shadow.CopyTable{Ref: ref})
		}
	}
	return c, nil
}

// listKept lists the old tables of a run that are there.
func listKept(ctx context.Context, q dialect.Querier, d dialect.Dialect, r state.Run, count bool) ([]KeptTable, error) {
	c, err := keptCopy(r)
	copier, ok := d.(shadow.Copier)
	if c == nil || err != nil || !ok || r.Status != state.Done {
		return nil, err
	}
	var out []KeptTable
	tables := copier.Kept(c)
	for _, was := range sqlgen.Refs(tables) {
		ref := tables[was]
		switch _, err := d.Table(ctx, q, ref.Schema, ref.Table); {
		case errors.Is(err, sql.ErrNoRows):
			continue
		case err != nil:
			return nil, err
		}
		k := KeptTable{Table: tableName(ref), Was: tableName(was), Rows: -1}
		if k.Bytes, err = d.Size(ctx, q, ref); err != nil && !errors.Is(err, errors.ErrUnsupported) {
			return nil, err
		}
		if count {
			st, err := sqlgen.Rows(d, ref)
			if err != nil {
				return nil, err
			}
			if err := q.QueryRowContext(ctx, st.SQL).Scan(&k.Rows); err != nil {
				return nil, fmt.Errorf("counting the rows of %s: %w", k.Table, err)
			}
		}
		out = append(out, k)
	}
	slices.SortFunc(out, func(a, b KeptTable) int { return cmp.Compare(a.Table, b.Table) })
	return out, nil
}

// A RenamedName is a foreign key or a CHECK that has another name for as long as an old
// table is kept: such names are unique in a database.
type RenamedName struct {
	Table string `json:"table"` // [SCHEMA.]TABLE as in a ColumnName
	Now   string `json:"now"`
	Was   string `json:"was"`
	// Statement gives the name back. [Database.Finish] runs it, but for a table that the engine would
	// rebuild for it and that has many rows.
	Statement string `json:"statement,omitempty"`
}

// listRenamed lists the names of a run that is done which [Database.Finish] will give back.
func listRenamed(ctx context.Context, q dialect.Querier, d dialect.Dialect, r state.Run) ([]RenamedName, error) {
	c, err := keptCopy(r)
	namer, ok := d.(shadow.Renamer)
	if c == nil || err != nil || !ok || r.Status != state.Done {
		return nil, err
	}
	list, err := namer.Renamed(ctx, q, c)
	return renamedNames(list), err
}

func renamedNames(list []shadow.Renamed) (out []RenamedName) {
	for _, r := range list {
		out = append(out, RenamedName{Table: tableName(r.Table), Now: r.Now, Was: r.Was, Statement: r.Statement})
	}
	return out
}

func tableName(r sqlgen.Ref) string { return ColumnName{Schema: r.Schema, Table: r.Table}.table() }

// dropKept removes the old tables of a run that is done, if it has any, and gives their
// names of foreign keys and CHECKs to the new ones. It returns those that it could not
// give back. Killed in the middle, it can be done again.
func dropKept(ctx context.Context, s *dialect.Session, d dialect.Dialect, run *state.Run) ([]RenamedName, error) {
	list, err := keptCopy(*run)
	if list == nil || err != nil || run.Status != state.Done {
		return nil, err
	}
	if err := dropTables(ctx, s, d, list, run); err != nil {
		return nil, err
	}
	r, ok := d.(shadow.Renamer)
	if !ok {
		return nil, nil
	}
	left, err := r.Rename(ctx, s, list)
	return renamedNames(left), err
}

func dropTables(ctx context.Context, s *dialect.Session, d dialect.Dialect, list *shadow.Copy, run *state.Run) error {
	c, ok := d.(shadow.Copier)
	if !ok {
		return fmt.Errorf("%w: copying tables on %s: %w", ErrRefused, d.Profile().Name(), errors.ErrUnsupported)
	}
	switch alone, err := c.Guard(ctx, s, list); {
	case err != nil:
		return err
	case !alone:
		return fmt.Errorf("%w: another process works on the tables of run %d; run the same again when it is over", ErrRefused, run.ID)
	}
	if err := unreferenced(ctx, s, d, c.Kept(list), run.ID); err != nil {
		return err
	}
	if !run.Before.Copy.Gone {
		// The row first: a drop that is killed is done again, an undo in
		// between finds that there is nothing to put back.
		gone := *run.Before.Copy
		gone.Gone = true
		next := *run
		next.Before.Copy = &gone
		if ok, err := (state.SQL{D: d}).Update(ctx, s, &next); err != nil || !ok {
			if err == nil {
				err = fmt.Errorf("%w: run %d was changed by another process; look at status, and run the same again", ErrRefused, run.ID)
			}
			return err
		}
		*run = next
	}
	return c.DropKept(ctx, s, list)
}

// unreferenced refuses to drop tables that others have come to refer to.
func unreferenced(ctx context.Context, q dialect.Querier, d dialect.Dialect, kept map[sqlgen.Ref]sqlgen.Ref, run int64) error {
	keys, err := d.ForeignKeys(ctx, q)
	if err != nil {
		return err
	}
	old := map[sqlgen.Ref]bool{}
	for _, r := range kept {
		old[r] = true
	}
	for _, k := range keys {
		if old[k.Parent] && !old[k.Child] {
			return fmt.Errorf("%w: the foreign key %q of table %q refers to %s, an old table of run %d that would be dropped; drop that key, or let it refer to the new table, first",
				ErrRefused, k.Name, k.Child.Table, tableName(k.Parent), run)
		}
	}
	return nil
}
