// Package plan decides what a run may do. A Planner reads the catalogue and the rows of a class;
// a Plan is what comes of it.
//
// Reading and deciding take turns, in files of their own. What decides has values alone: a Config,
// a Schema, what became of earlier runs, and what the rows hold. The cases in testdata show it
// without a server. A Plan holds no connection; an AttachedPlan is a plan with its database.
//
// A plan writes nothing. It refuses what a run would refuse before its first write, all reasons at
// once, and warns of what cannot be tried.
package plan
