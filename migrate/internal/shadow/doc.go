// Package shadow declares how a class is copied into new tables, which then take the place of
// the old ones.
//
// A [Copy] is one such copy, of one [CopyTable] for each table of the class. A [Copier] is an
// engine that makes it while writers wait. A [Follower] also makes it while they go on:
// triggers log the key of each row that is written, and the log is replayed until little is
// left for the moment of the swap.
//
// The engines implement both; what they share stands here. An error of this package names the
// table, and is returned before anything is swapped, unless it says otherwise.
package shadow
