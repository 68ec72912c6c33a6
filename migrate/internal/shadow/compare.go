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

// compare returns the check of a copy that is held against writers: every id by its value, every
// row by a sum, every link.
func (j *Job) compare(ctx context.Context) CopyCheck {
	return func(q dialect.Querier, from, to names) error {
		j.Emit(run.Event{Kind: run.Verifying})
		j.report.Columns = nil
		old, renewed := j.classUnder(from, false), j.classUnder(to, true)
		for i := range j.Class.Columns {
			if err := j.compareColumn(ctx, q, i, old.Columns[i], renewed.Columns[i]); err != nil {
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
		if err := j.compareLinks(ctx, q, old, renewed); err != nil {
			return err
		}
		orphans, err := check.Orphans(ctx, q, j.D, renewed.Keys)
		if err != nil {
			return err
		}
		for i, n := range orphans {
			if n > 0 {
				return fmt.Errorf("%w: %d rows of the new %q have no parent; nothing was swapped",
					run.ErrVerify, n, renewed.Keys[i].Child.Table)
			}
		}
		return nil
	}
}

func (j *Job) compareColumn(ctx context.Context, q dialect.Querier, i int,
	from, to sqlgen.Column) error {
	col := j.Class.Columns[i]
	name := check.Name(col)
	old, err := check.Read(ctx, q, j.D, from, j.Look, false)
	if err != nil {
		return fmt.Errorf("reading %s: %w", name, err)
	}
	if old.Others > j.Found[i].Others && !j.SkipOthers || old.NoUUID > 0 && j.Retypes {
		return j.Mismatch(col, old.Counts)
	}
	now, err := check.Read(ctx, q, j.D, to, check.Mover{T: transform.Same}, false)
	if err != nil {
		return fmt.Errorf("reading the new %s: %w", name, err)
	}
	if now.Now != old.Then || now.Null != old.Null {
		return fmt.Errorf("%w: the new %s does not hold the ids that it should, in the rows in "+
			"which they should stand; nothing was swapped", run.ErrVerify, name)
	}
	if j.Online { // what was counted in this snapshot is what the run began with
		counted := check.Before(col, old, now.Now)
		counted.Bytes = j.Row.Before.Columns[name].Bytes
		j.Row.Before.Columns[name] = counted
	}
	j.count(now)
	return nil
}

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
// An application may have written such ids after the plan, until the tables were locked.
func (j *Job) compareLinks(ctx context.Context, q dialect.Querier,
	old, renewed *sqlgen.Class) error {
	if !j.Strays {
		return nil
	}
	var strays [2]int64
	for i, class := range []*sqlgen.Class{old, renewed} {
		list, err := check.Strays(ctx, q, j.D, class, j.Rewrite.From(), j.Rewrite.To())
		if err != nil {
			return err
		}
		for _, n := range list {
			strays[i] += n
		}
	}
	if was, now := strays[0], strays[1]; now > was {
		return fmt.Errorf("%w: %d ids of columns without a foreign key would stand in no other "+
			"new table of the class, and %d did before; nothing was swapped", run.ErrVerify, now, was)
	}
	return nil
}

// untouched returns the check of an undo: the new tables were not written to since.
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

// classUnder returns the class under other names of its tables, with the forms of new ones.
func (j *Job) classUnder(tables names, isNew bool) *sqlgen.Class {
	c := &sqlgen.Class{Columns: slices.Clone(j.Class.Columns), Keys: slices.Clone(j.Class.Keys)}
	rename := func(ref *sqlgen.Ref) {
		if name, ok := tables[*ref]; ok {
			*ref = name
		}
	}
	for i := range c.Columns {
		if isNew {
			c.Columns[i] = j.renewed(c.Columns[i])
		}
		rename(&c.Columns[i].Ref)
	}
	for i := range c.Keys {
		rename(&c.Keys[i].Child)
		rename(&c.Keys[i].Parent)
	}
	return c
}

// renewed returns a column with its form in the new table, and those of the row's identity.
func (j *Job) renewed(col sqlgen.Column) sqlgen.Column {
	form := func(name string, was *sqlgen.Form) *sqlgen.Form {
		if c, ok := j.Copy.column(col.Ref, name); ok {
			return c.To
		}
		return was
	}
	col.Form = form(col.Name, col.Form)
	col.Identity = slices.Clone(col.Identity)
	for i, m := range col.Identity {
		if m.Form != nil {
			col.Identity[i].Form = form(m.Name, m.Form)
		}
	}
	return col
}
