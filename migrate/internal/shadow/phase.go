package shadow

import "github.com/sqluuid/sqluuid/migrate/internal/sqlgen"

// A Phase is what a copy does to one table, or to all of them. An engine leaves out
// what it does together with something else.
type Phase string

// The phases, in the order in which each table comes to them.
const (
	Filling   Phase = "fill"         // the new table gets its rows
	Indexing  Phase = "index"        // and then its keys and indexes, where it does not get them first
	Linking   Phase = "foreign-keys" // all new tables get them
	Comparing Phase = "check"        // the rows of old and new are compared
	Swapping  Phase = "swap"         // all tables change places
)

// Report says that a phase begins, for one table or, with none, for all.
func (c *Copy) Report(p Phase, t sqlgen.Ref) {
	if c.Tell != nil {
		c.Tell(p, t)
	}
}
