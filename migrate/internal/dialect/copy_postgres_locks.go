package dialect

import (
	"context"
	"errors"
	"slices"
)

// patiently runs statements that wait for locks, all of them or none. What was
// copied is not lost because somebody takes his time, within the session's patience:
// between two attempts the locks of the first are given up.
func (d postgres) patiently(ctx context.Context, s *Session, tx Tx, steps ...string) error {
	return s.Patiently(ctx, d, func(attempt int) error {
		if err := within(ctx, tx, "SAVEPOINT sqluuid_locks", d.Briefly(attempt)); err != nil {
			return err
		}
		err := within(ctx, tx, append(slices.Clone(steps), d.Briefly(-1), "RELEASE SAVEPOINT sqluuid_locks")...)
		if err != nil && d.Kind(err).Retry() && ctx.Err() == nil {
			err = errors.Join(err, within(ctx, tx, "ROLLBACK TO SAVEPOINT sqluuid_locks"))
		}
		return err
	})
}

// exclusively takes the last lock: on the tables, and on those to which their foreign
// keys refer, which are made or dropped then.
func (d postgres) exclusively(ctx context.Context, s *Session, tx Tx, b *builder, c *Copy, more ...Ref) error {
	return d.patiently(ctx, s, tx, d.lock(b, slices.Concat(c.refs(), more, c.OutsideParents()), "ACCESS EXCLUSIVE"))
}

// letGo takes from the old tables the foreign keys to tables that are not copied:
// kept, they would hold rows of those.
func (postgres) letGo(b *builder, c *Copy) []string {
	var steps []string
	for _, k := range c.outside() {
		steps = append(steps, "ALTER TABLE "+b.table(k.Child)+" DROP CONSTRAINT "+b.q(k.Name))
	}
	return steps
}

// outside are the foreign keys of the copied tables to others.
func (c *Copy) outside() []ForeignKey {
	var out []ForeignKey
	for _, k := range c.Keys {
		if refIn(c, k.Child) && !refIn(c, k.Parent) {
			out = append(out, k)
		}
	}
	return out
}

// OutsideParents are the tables to which those keys refer, each once.
func (c *Copy) OutsideParents() (out []Ref) {
	for _, k := range c.outside() {
		if !slices.Contains(out, k.Parent) {
			out = append(out, k.Parent)
		}
	}
	return out
}

// Beside names what a foreign key is made and dropped with.
func (postgres) Beside(c *Copy, undo bool) []string {
	var out []string
	for _, r := range c.OutsideParents() {
		name := r.Schema + "." + r.Table
		if undo {
			out = append(out, "ACCESS EXCLUSIVE on "+name+", to which foreign keys refer, for the moment in which the tables change places")
			continue
		}
		out = append(out, "SHARE ROW EXCLUSIVE on "+name+", to which foreign keys refer, from when the new tables are full: its readers go on, its writers wait",
			"ACCESS EXCLUSIVE on "+name+" for the moment of the swap")
	}
	return out
}

func (sqlite) Beside(*Copy, bool) []string { return nil }
