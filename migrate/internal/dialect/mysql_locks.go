package dialect

import (
	"context"
	"slices"
)

// A Joiner is an engine whose updates of a table lock tables that foreign keys join
// to it.
type Joiner interface {
	// Joined names the locks of a rewrite in place on tables outside the class.
	Joined(ctx context.Context, q Querier, tables []Ref, keys []ForeignKey) ([]string, error)
}

var _ Joiner = mysql{}

// Joined names the tables that an UPDATE opens beside its own: those that refer to it,
// whatever their rules, and also while checks are off. MySQL opens those that it refers to,
// too.
func (d mysql) Joined(ctx context.Context, q Querier, tables []Ref, keys []ForeignKey) ([]string, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	var out []string
	name := func(r Ref, how string) {
		lock := "the metadata lock of a " + how + ", until a chunk commits: only DDL and LOCK TABLES there wait, and the chunk waits for those"
		if !slices.Contains(tables, r) && !slices.Contains(out, lock) {
			out = append(out, lock)
		}
	}
	for _, k := range keys {
		if slices.Contains(tables, k.Parent) {
			name(k.Child, "writer on "+k.Child.Schema+"."+k.Child.Table+", whose foreign key refers to a table of the class")
		}
		if slices.Contains(tables, k.Child) && v.sight != nil {
			name(k.Parent, "reader on "+k.Parent.Schema+"."+k.Parent.Table+", to which a foreign key of the class refers")
		}
	}
	return out, nil
}

// Beside names the tables whose metadata locks DDL takes on because of a foreign key
// of the table that it is about: to swap the tables, and to make and drop the key. It
// waits for a transaction that has written there, and who wants to write there then
// waits for it. On MySQL the lock is exclusive.
func (mysql) Beside(c *Copy, undo bool) []string {
	moment := "for the moment of the swap and when the old table gives up its foreign key"
	if undo {
		moment = "for the moment in which the tables change places and when the old table gets its foreign key back"
	}
	var out []string
	for _, r := range c.OutsideParents() {
		out = append(out, "a metadata lock on "+r.Schema+"."+r.Table+", to which foreign keys refer, "+moment+
			": transactions that have written there are waited for, its writers wait, and on MySQL its readers too")
	}
	return out
}
