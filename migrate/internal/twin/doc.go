// Package twin changes the type of id columns, and takes that back, while an application goes on.
//
// A [Scope] has the columns of a run with their twins. A twin is a second column next to a column,
// of the other type. Triggers keep both in step in both directions. A [Job] makes the twins, fills
// them, builds their indexes and keys, and verifies them: the run is ready then. A cut-over
// exchanges the names of all columns and their twins. It writes no row and goes back and forth,
// until finish drops the old columns.
//
// The catalogue tells what is done, and the run's row what is requested: a [Twinner] lists the
// steps that are missing, so that a run that was killed goes on where it was. A step may be
// repeated. The twin is the record of the run, which needs no journal.
//
// A cut-over commits under its own hold of the gate of package follow. One process at a time works
// on a run.
package twin
