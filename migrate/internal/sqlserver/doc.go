// Package sqlserver implements a rewrite in place on SQL Server.
//
// [Dialect] has all of it. A chunk disables the foreign keys of its class, moves the ids in one
// batch, and checks the keys again before it commits. The statements for a change of type
// are written out, to be run by hand.
package sqlserver
