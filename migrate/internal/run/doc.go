// Package run is the part that one process has in a run. Its [Part] has the run's row as this
// process knows it, a session, what the process has counted, and where it reports that.
//
// A part opens the run's row, or joins a run that another process has opened. Each write of the
// row compares its number of writes, so that a process which was overtaken fails with [ErrFenced]
// and looks again. How the ids change is not its business: inplace, twin and rebuild know that.
//
// The errors that a run ends with stand here too.
package run
