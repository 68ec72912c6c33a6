package shadow

import (
	"context"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

type names = map[sqlgen.Ref]sqlgen.Ref // of tables

// compare returns the check of a copy that is held against writers: every id by its value, every
// row by a sum, every link.
func (j *Job) compare(ctx context.Context) CopyCheck {
	return func(q dialect.Querier, from, to names) error {
		j.Emit(run.Event{Kind: run.Verifying})
		j.report.Columns = nil
		for i := range j.Class.Columns {
			if err := j.compareColumn(ctx, q, i, from, to); err != nil {
				return err
			}
		}
		for _, t := range j.Copy.Tables {
			switch differ, err := j.differ(ctx, q, t, from[t.Ref], to[t.Ref]); {
			case err != nil:
				return err
			case differ:
				return fmt.Errorf("%w: the new %q does not have the rows that it should; nothing "+
					"was swapped", run.ErrVerify, t.Table)
			}
		}
		if err := j.compareLinks(ctx, q, from, to); err != nil {
			return err
		}
		for _, k := range j.Class.Keys {
			k.Child, k.Parent = at(k.Child, to), at(k.Parent, to)
			list, err := check.Orphans(ctx, q, j.D, []sqlgen.ForeignKey{k})
			if err != nil {
				return err
			}
			if list[0] > 0 {
				return fmt.Errorf("%w: %d rows of the new %q have no parent; nothing was swapped",
					run.ErrVerify, list[0], k.Child.Table)
			}
		}
		return nil
	}
}

func (j *Job) compareColumn(ctx context.Context, q dialect.Querier, i int, from, to names) error {
	col := j.Class.Columns[i]
	name := check.Name(col)
	old, err := check.Read(ctx, q, j.D, under(col, from), j.Look, false)
	if err != nil {
		return fmt.Errorf("reading %s: %w", name, err)
	}
	if old.Others > j.Found[i].Others && !j.SkipOthers || old.NoUUID > 0 && j.Retypes {
		return j.Mismatch(col, old.Counts)
	}
	now, err := check.Read(ctx, q, j.D, j.renewed(col, to), check.Mover{T: transform.Same}, false)
	if err != nil {
		return fmt.Errorf("reading the new %s: %w", name, err)
	}
	if now.Now != old.Then || now.Null != old.Null {
		return fmt.Errorf("%w: the new %s does not hold the ids that it should, in the rows in "+
			"which they should stand; nothing was swapped", run.ErrVerify, name)
	}
	if j.Online { // what was counted in this snapshot is what the run began with
		j.Row.Before.Columns[name] = check.Before(col, old, now.Now)
	}
	j.count(now)
	return nil
}

// differ reports whether a new table has other rows than it should.
func (j *Job) differ(ctx context.Context, q dialect.Querier, t *CopyTable, from, to sqlgen.Ref) (
	bool, error) {
	j.tellPhase(Comparing, t.Ref)
	differ, err := j.Copier.Differ(ctx, q, t, from, to)
	if err != nil {
		err = fmt.Errorf("comparing %q: %w", t.Table, err)
	}
	return differ, err
}

// compareLinks looks for ids of links without a foreign key that have lost the rows they belong to.
func (j *Job) compareLinks(ctx context.Context, q dialect.Querier, from, to names) error {
	if !j.Strays {
		return nil
	}
	old, renewed := *j.Class, *j.Class
	old.Columns, renewed.Columns = slices.Clone(old.Columns), slices.Clone(old.Columns)
	for i, col := range j.Class.Columns {
		old.Columns[i], renewed.Columns[i] = under(col, from), j.renewed(col, to)
	}
	// An application may have written after the plan, until the tables were locked.
	was, err := j.strays(ctx, q, &old)
	if err != nil {
		return err
	}
	now, err := j.strays(ctx, q, &renewed)
	if err == nil && now > was {
		err = fmt.Errorf("%w: %d ids of columns without a foreign key would stand in no other "+
			"new table of the class, and %d did before; nothing was swapped", run.ErrVerify, now, was)
	}
	return err
}

func (j *Job) strays(ctx context.Context, q dialect.Querier, class *sqlgen.Class) (n int64,
	err error) {
	list, err := check.Strays(ctx, q, j.D, class, j.Rewrite.From(), j.Rewrite.To())
	for _, of := range list {
		n += of
	}
	return n, err
}

// untouched returns the check of an undo. It refuses to put back old tables when the new ones
// have been written to since.
func (j *Job) untouched(ctx context.Context) CopyCheck {
	return func(q dialect.Querier, kept, _ names) error {
		j.Emit(run.Event{Kind: run.Verifying})
		for _, t := range j.Copy.Tables {
			differ, err := j.differ(ctx, q, t, kept[t.Ref], t.Ref)
			if err != nil {
				return err
			}
			if !differ {
				continue
			}
			var old, now int64
			if err := dialect.Scan(ctx, q, sqlgen.Rows(j.D, kept[t.Ref]), &old); err != nil {
				return err
			}
			if err := dialect.Scan(ctx, q, sqlgen.Rows(j.D, t.Ref), &now); err != nil {
				return err
			}
			return fmt.Errorf("%w: table %q has been written to since run %d: it had %d rows and "+
				"has %d, and putting the old table %q back would lose the difference; rewrite "+
				"the other way instead, which is %v", run.ErrRefused, t.Table, j.Row.ID, old, now,
				kept[t.Ref].Table, j.Inverse)
		}
		return nil
	}
}

func at(ref sqlgen.Ref, tables names) sqlgen.Ref {
	if n, ok := tables[ref]; ok {
		return n
	}
	return ref
}

func under(col sqlgen.Column, tables names) sqlgen.Column {
	col.Ref = at(col.Ref, tables)
	return col
}

// renewed returns a column as it is in the new tables.
func (j *Job) renewed(col sqlgen.Column, to names) sqlgen.Column {
	out := under(col, to)
	out.Form = j.newForm(col)
	out.Identity = slices.Clone(col.Identity)
	for i, m := range out.Identity {
		if m.Form != nil {
			out.Identity[i].Form = j.newForm(sqlgen.Column{Ref: col.Ref, Name: m.Name,
				Form: m.Form})
		}
	}
	return out
}

func (j *Job) newForm(col sqlgen.Column) *sqlgen.Form {
	if c, ok := j.Copy.column(col); ok {
		return c.To
	}
	return col.Form
}
