package sqlgen

import "github.com/sqluuid/sqluuid/sqltype/engine"

// A Target is what the statements of all engines need to know of one.
type Target interface {
	// Profile returns the facts about the engine.
	Profile() engine.Profile
	// State has the quoted names of the state tables, StateForm is the form of the ids there.
	State() StateTables
	StateForm() *Form
	// listIDs writes a subquery, or a list, of a batch's ids as the state's type.
	ListIDs(b *Builder, m Batch)
}

// StateTables are the quoted names of the state tables.
type StateTables struct{ Runs, Ranges, Journal, Kept string }
