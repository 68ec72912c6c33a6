// Package check says what the columns of a class hold, and whether that is what a run has left. It
// reads, and writes nothing.
//
// [Read] streams one column, and counts its ids by version. It makes a fingerprint of them as they
// are, and of what they should become. [Verify] compares these with what was counted before a run.
// A [Mover] says which ids a run, or its undo, has still to move.
package check
