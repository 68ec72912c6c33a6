package dialect

import "slices"

// A Joiner is an engine whose updates of a table lock tables that foreign keys join
// to it.
type Joiner interface {
	// Joined names the locks of a rewrite in place on tables outside the class.
	Joined(tables []Ref, keys []ForeignKey) []string
}

var _ Joiner = mysql{}

// Joined names the tables that an UPDATE opens beside its own: those that refer to
// it, whatever their rules, and also while checks are off.
func (mysql) Joined(tables []Ref, keys []ForeignKey) []string {
	var children []Ref
	for _, k := range keys {
		if slices.Contains(tables, k.Parent) && !slices.Contains(tables, k.Child) && !slices.Contains(children, k.Child) {
			children = append(children, k.Child)
		}
	}
	var out []string
	for _, r := range children {
		out = append(out, "the metadata lock of a writer on "+r.Schema+"."+r.Table+", whose foreign key refers to a table of the class, until a chunk commits: only DDL and LOCK TABLES there wait, and the chunk waits for those")
	}
	return out
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
