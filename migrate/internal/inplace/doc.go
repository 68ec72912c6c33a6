// Package inplace rewrites ids in the rows where they are, and takes that back, while an
// application goes on.
//
// A [Job] lists what it has to do in the transaction that opens the run: ranges of the class to be
// walked, or the ids themselves. Its workers then move chunk after chunk. A chunk is one
// transaction: it locks a row of that list, which is the claim, moves ids, writes them into the
// journal, and moves the row on. An undo makes the journal the list. When nothing is left to be
// claimed the pass is over: ids that came behind it make another one, and otherwise the class is
// verified and the run closed.
//
// No id is moved to an image that the run has found and keeps, and no chunk commits after the run
// was changed by another process.
package inplace
