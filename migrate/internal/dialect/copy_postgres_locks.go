package dialect

import (
	"context"
	"slices"
	"time"
)

// patiently runs statements that wait for locks, all of them or none. What was
// copied is not lost because somebody takes his time; and nobody waits behind it
// for longer than the lock timeout: between two attempts the locks of the first
// are given up. It gives way before the server looks for deadlocks, which is after
// a second, and could end somebody else's transaction.
func (d postgres) patiently(ctx context.Context, tx Tx, steps ...string) error {
	for start := time.Now(); ; {
		if err := within(ctx, tx, "SAVEPOINT sqluuid_locks"); err != nil {
			return err
		}
		err := within(ctx, tx, append(append([]string{"SET LOCAL lock_timeout = '300ms'"}, steps...), "SET LOCAL lock_timeout = '1s'")...)
		if err == nil || d.Kind(err) != KindLock || time.Since(start) > time.Minute {
			return err
		}
		if err := within(ctx, tx, "ROLLBACK TO SAVEPOINT sqluuid_locks"); err != nil {
			return err
		}
		select {
		case <-ctx.Done():
			return ctx.Err()
		case <-time.After(500 * time.Millisecond):
		}
	}
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
func (c *Copy) OutsideParents() []Ref {
	var out []Ref
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
