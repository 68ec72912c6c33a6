package sqlgen

import "github.com/sqluuid/sqluuid/sqltype/engine"

// A Target is an engine that statements are written for.
type Target interface{ Profile() engine.Profile }

// A State says where an engine keeps the state of a run.
type State struct {
	// The quoted names of the state tables.
	Runs, Ranges, Journal, Kept string
	// Form is the form of the ids in them.
	Form *Form
	// ListIDs writes a subquery, or a list, of a batch's ids in that form.
	ListIDs func(b *Builder, m Batch)
}
