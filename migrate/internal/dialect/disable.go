package dialect

import (
	"context"
	"fmt"
	"slices"
	"strings"
)

// A Disabler is an engine that can disable the triggers of an application in the
// transaction of a chunk.
type Disabler interface {
	// TriggerLocks returns the statements that keep other writers off tables whose triggers
	// are disabled; as those of TableLocks.
	TriggerLocks(refs []Ref) ([]Statement, error)
	// Disabling returns the statements that disable the triggers which an update of the
	// class fires, and those that then put them back as they are. The error is a
	// [*RefusedError] where one cannot be disabled.
	Disabling(ctx context.Context, q Querier, c *Class) (off, on []string, err error)
}

// Fired lists the triggers of a table that an update of its columns of the class fires. The
// run's own are not among them.
func Fired(t *Table, c *Class) (out []Trigger) {
	for _, g := range t.Triggers {
		hit := len(g.Of) == 0
		for _, col := range c.Columns {
			hit = hit || col.Ref == t.Ref && (slices.Contains(g.Of, col.Name) || slices.ContainsFunc(col.Keep, func(k string) bool { return slices.Contains(g.Of, k) }))
		}
		if hit && g.Name != NormaliserName && !strings.HasPrefix(g.Name, FollowerName) {
			out = append(out, g)
		}
	}
	return out
}

// updateTriggers counts those of deleting and inserting for a partitioned table: a row that
// moves to another partition is deleted and inserted there. Before version 15 the triggers
// that partitions have from their table are the server's own.
func (postgres) updateTriggers(ctx context.Context, q Querier, t Ref) ([]Trigger, error) {
	const is = "NOT g.tgisinternal AND g.tgenabled <> 'D'"
	return triggers(ctx, q, `
SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.oid), n.nspname, c.relname, CASE g.tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE' END,
 CASE WHEN NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') THEN 'only role ' || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(c.relowner)) || ', which owns the table, can disable it'
  WHEN x.parted AND pg_catalog.current_setting('server_version_num')::int < 150000 THEN 'this server cannot disable the triggers of partitions' ELSE '' END
FROM (SELECT g.oid, COALESCE(a.attname, '') AS attname, false AS parted FROM pg_catalog.pg_trigger g JOIN pg_catalog.pg_class c ON c.oid = g.tgrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
 LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = g.tgrelid AND a.attnum = ANY (g.tgattr)
 WHERE `+is+` AND (g.tgtype & 16) <> 0 AND n.nspname = $1 AND c.relname = $2 AND c.relkind <> 'p'
UNION
 SELECT g.oid, COALESCE(a.attname, ''), true FROM pg_catalog.pg_trigger g
 LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = g.tgrelid AND a.attnum = ANY (g.tgattr) AND (g.tgtype & 12) = 0
 WHERE `+is+` AND (g.tgtype & 28) <> 0
  AND g.tgrelid IN (SELECT y.relid FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace, pg_catalog.pg_partition_tree(c.oid) y
                    WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p')) x
JOIN pg_catalog.pg_trigger g ON g.oid = x.oid JOIN pg_catalog.pg_class c ON c.oid = g.tgrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
ORDER BY 1, 4, 5, 2`, t.Schema, t.Table)
}

// TriggerLocks is the lock that ALTER TABLE would wait for.
func (d postgres) TriggerLocks(refs []Ref) (out []Statement, err error) {
	for _, ref := range refs {
		b := newBuilder(d.Profile())
		b.w("LOCK TABLE ", b.table(ref), " IN SHARE ROW EXCLUSIVE MODE")
		s, err := b.done(Exec)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// Disabling needs the ownership of the tables alone, and leaves foreign keys in force. Checks
// that were put off to the end of the transaction keep ALTER TABLE from its work.
func (d postgres) Disabling(ctx context.Context, q Querier, c *Class) (off, on []string, err error) {
	b := newBuilder(d.Profile())
	on = []string{"SET CONSTRAINTS ALL IMMEDIATE"}
	for _, ref := range c.Refs() {
		list, err := d.updateTriggers(ctx, q, ref)
		if err != nil {
			return nil, nil, err
		}
		for _, g := range Fired(&Table{Ref: ref, Triggers: list}, c) {
			if g.Stays != "" {
				return nil, nil, &RefusedError{Ref: g.On, Reason: fmt.Sprintf("trigger %q: %s", g.Name, g.Stays)}
			}
			alter := func(do string) string {
				return "ALTER TABLE ONLY " + b.table(g.On) + " " + do + " TRIGGER " + b.q(g.Name)
			}
			off, on = append(off, alter("DISABLE")), append(on, alter(g.Mode))
		}
	}
	return off, on, b.err
}

// TriggerLocks is none: a transaction of ours is the only writer.
func (sqlite) TriggerLocks([]Ref) ([]Statement, error) { return nil, nil }

// Disabling drops the triggers and makes them again, in their order, by the text of the
// catalogue.
func (d sqlite) Disabling(ctx context.Context, q Querier, c *Class) (off, on []string, err error) {
	b := newBuilder(d.Profile())
	for _, ref := range c.Refs() {
		list, err := updateTriggers(ctx, q, ref.Table)
		if err != nil {
			return nil, nil, err
		}
		for _, g := range Fired(&Table{Ref: ref, Triggers: list}, c) {
			if err := soleCreate(g.Definition, "TRIGGER", g.Name); err != nil {
				return nil, nil, &RefusedError{Ref: ref, Reason: err.Error()}
			}
			off, on = append(off, "DROP TRIGGER "+b.table(Ref{"main", g.Name})), append(on, g.Definition)
		}
	}
	return off, on, b.err
}
