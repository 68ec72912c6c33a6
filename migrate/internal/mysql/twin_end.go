package mysql

import (
	"context"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// Undo drops the foreign keys of the counterparts before the triggers, without which a cascade
// would follow a stale twin. A counterpart has a default before its trigger goes, and goes itself
// after it: a write fails for a trigger that names a column which is gone.
func (d Dialect) Undo(ctx context.Context, q dialect.Querier, s *twin.Scope) ([]twin.Step, error) {
	t := d.ask(ctx, q)
	return t.end(t.twinTables(s), false), t.err
}

// Ends implements [twin.Twinner].
func (d Dialect) Ends(ctx context.Context, q dialect.Querier, s *twin.Scope) (moved []string,
	late []twin.Obstacle, err error) {
	t := d.ask(ctx, q)
	for _, f := range t.twinTables(s) {
		if len(t.release(f)) > 0 {
			late = append(late, t.offline(f)...)
		}
	}
	moved = t.names("tables with triggers of twins", triggerPrefix(s))
	return slices.DeleteFunc(moved, func(table string) bool {
		return slices.ContainsFunc(s.Refs(), func(r sqlgen.Ref) bool {
			return strings.EqualFold(r.Table, table)
		})
	}), late, t.err
}

// Finish is Undo of the counterparts, which are the old columns then. It gives the foreign keys of
// the new ones their first names.
func (d Dialect) Finish(ctx context.Context, q dialect.Querier,
	s *twin.Scope) ([]twin.Step, error) {
	t := d.ask(ctx, q)
	all := t.twinTables(s)
	if s.Keep == twin.KeepMap {
		var maps []twin.Step
		for _, f := range all {
			maps = append(maps, t.keepMap(f)...)
		}
		if t.err != nil || len(maps) > 0 {
			return maps, t.err
		}
	}
	if !s.Kept {
		return t.end(all, true), t.err
	}
	if late := t.moveLate(all); t.err != nil || len(late) > 0 {
		return late, t.err
	}
	return append(t.settle(all), t.end(all, true)...), t.err
}

// moveLate gives foreign keys that MySQL does not bear twice to the new columns, whose names stay.
func (t *talk) moveLate(all []*twinTable) (out []twin.Step) {
	for _, f := range all {
		var parts []string
		for _, k := range f.keys {
			if !k.has(f.news()) || !isLate(all, f, k) {
				continue
			}
			if called := f.scope.NewName(k.name); !f.hasKey(called) {
				parts = append(parts, t.addKey(all, f, k, called, true))
			}
			parts = append(parts, t.text("DROP FOREIGN KEY %s", name(k.name)))
		}
		if len(parts) > 0 {
			out = append(out, aSecond("move foreign keys of "+f.Ref.Table, "metadata locks on both "+
				"tables, for a moment", t.sql("ALTER TABLE %s %s"+inPlace, f.Ref, list(parts))))
		}
	}
	return out
}

// settle takes from new columns what the server has taken from the old ones alone.
func (t *talk) settle(all []*twinTable) (out []twin.Step) {
	for _, f := range all {
		for _, x := range f.Twins {
			old, fresh := f.scope.Names(x)
			if _, there := f.column(old); !there {
				continue
			}
			where := t.text("%s IS NULL AND %s IS NOT NULL", name(old), name(fresh))
			if len(t.listTexts("SELECT '1' FROM %s WHERE %s LIMIT 1", f.Ref, where)) > 0 {
				out = append(out, aSecond("settle "+f.Ref.Table+"."+fresh, "row locks",
					t.sql("UPDATE %s SET %s = NULL WHERE %s", f.Ref, name(fresh), where)))
			}
		}
	}
	return out
}

// end lists the steps that drop the counterparts of some tables.
func (t *talk) end(all []*twinTable, finishes bool) (out []twin.Step) {
	step := func(what, lock string, st sqlgen.Statement) {
		t.do(st.Err)
		out = append(out, aSecond(what, lock, st))
	}
	const brief = "metadata locks, for a moment"
	for _, f := range all {
		f.scope.Switched = finishes // of a table whose columns are gone nothing tells
		gone := invert(f.counterparts())
		for _, k := range f.keys {
			if k.has(gone) {
				step("drop foreign key "+k.name, brief,
					t.sql("ALTER TABLE %s DROP FOREIGN KEY %s", f.Ref, name(k.name)))
			}
		}
	}
	for _, f := range all {
		if parts := t.release(f); len(parts) > 0 {
			out = append(out, t.online("take the indexes from the counterparts of "+f.Ref.Table, f, parts))
		}
	}
	for _, f := range all {
		for _, trigger := range f.triggers {
			step("drop a trigger of "+f.Ref.Table, brief,
				t.sql("DROP TRIGGER %s", sqlgen.Ref{Schema: f.Schema, Table: trigger}))
		}
	}
	for _, f := range all {
		var drop []string
		for _, x := range f.Twins {
			if _, there := f.column(f.scope.Counterpart(x)); there && !f.scope.IsLeft(x) {
				drop = append(drop, t.text("DROP COLUMN %s", name(f.scope.Counterpart(x))))
			}
		}
		for _, x := range f.indexes {
			if f.numbers(x) && !f.finds(x) && len(drop) > 0 {
				drop = append(drop, t.text("DROP INDEX %s", name(x.name)))
			}
		}
		if len(drop) > 0 {
			step("drop columns of "+f.Ref.Table, rebuilds,
				t.sql("ALTER TABLE %s %s", f.Ref, list(drop)))
		}
	}
	for _, f := range all {
		var parts []string
		for _, x := range f.indexes {
			kept := f.scope.KeptName(x.name, func(name string) bool { _, is := f.index(name); return is })
			if finishes && f.finds(x) && kept != x.name {
				parts = append(parts, t.text("RENAME INDEX %s TO %s", name(x.name), name(kept)))
			}
		}
		if len(parts) > 0 {
			step("rename indexes of "+f.Ref.Table, brief,
				t.sql("ALTER TABLE %s %s"+inPlace, f.Ref, list(parts)))
		}
	}
	// Two foreign keys of the same columns would refuse a parent another id, where one of them takes
	// it to the children: no key stands next to the one whose name it gets.
	for _, f := range all {
		var parts []string
		for _, k := range f.keys {
			first := f.scope.FirstName(k.name)
			i := slices.IndexFunc(f.keys, func(k tableKey) bool { return k.name == first })
			taken := i >= 0 && f.keys[i].has(invert(f.counterparts()))
			if !finishes || first == k.name || !k.has(f.counterparts()) || taken {
				continue // a key of the old columns has the name until the next round
			}
			parts = append(parts, t.text("DROP FOREIGN KEY %s", name(k.name)))
			if i < 0 {
				parts = append(parts, t.defineKey(first, k.table, k.child, k.parent, k.rules))
			}
		}
		if len(parts) > 0 {
			step("name the foreign keys of "+f.Ref.Table, brief,
				t.sql("ALTER TABLE %s %s"+inPlace, f.Ref, list(parts)))
		}
	}
	return out
}

func invert(m map[string]string) map[string]string {
	out := map[string]string{}
	for k, v := range m {
		out[v] = k
	}
	return out
}

// release lists what takes its indexes from the counterparts of a table, and gives them a default:
// writes go on when the triggers are gone.
func (t *talk) release(f *twinTable) (parts []string) {
	gone := invert(f.counterparts())
	for _, x := range f.indexes {
		if !x.has(gone) || f.numbers(x) || f.finds(x) {
			continue
		}
		if x.kind != primaryKey {
			parts = append(parts, t.text("DROP INDEX %s", name(x.name)))
			continue
		}
		parts = append(parts, "DROP PRIMARY KEY", "ADD "+t.defineIndex(x, "", gone),
			t.text("DROP INDEX %s", name(f.oldPrimary())))
	}
	for _, x := range f.Twins {
		if known, _ := f.column(x.Name); x.Draw != nil && f.scope.Switched && known.value != "" {
			parts = append(parts, t.text("ALTER COLUMN %s DROP DEFAULT", name(known.name)))
		}
		c, there := f.column(f.scope.Counterpart(x))
		if !there || !c.notNull || isNumbered(c) {
			continue
		}
		if f.scope.IsLeft(x) { // what stands for no value may be in one row of a unique index
			c.notNull, c.value = false, ""
			parts = append(parts, "MODIFY "+t.define(c, c.name))
			continue
		}
		if c.value != "" {
			continue
		}
		value := "''"
		switch {
		case isNumber(c.typ):
			value = "0"
		case !isText(c.typ):
			value = "x'" + strings.Repeat("0", 32) + "'"
		}
		parts = append(parts, t.text("ALTER COLUMN %s SET DEFAULT %s", name(c.name), value))
	}
	return parts
}

// finds reports whether an index begins with a column that stays, by which old keys are found.
func (f *twinTable) finds(x tableIndex) bool {
	return slices.ContainsFunc(f.Twins, func(y twin.Twin) bool {
		return f.scope.IsLeft(y) && x.parts[0].column == f.scope.Counterpart(y)
	})
}

// numbers reports whether an index begins with an old key that the server numbers, which must have
// one. It goes with the column.
func (f *twinTable) numbers(x tableIndex) bool {
	c, _ := f.column(x.parts[0].column)
	_, goes := invert(f.counterparts())[c.name]
	return f.scope.Switched && goes && isNumbered(c)
}

// isText reports whether a type is one of text.
func isText(typ string) bool {
	base := strings.ToLower(typ)
	return strings.Contains(base, "char") || strings.Contains(base, "text")
}
