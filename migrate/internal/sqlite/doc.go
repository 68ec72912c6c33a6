// Package sqlite implements a rewrite on SQLite.
//
// [Dialect] has all of it. There is one writer at a time, so that the transaction of a chunk has
// the file for itself. A rebuild is one transaction: it makes the new tables by the text that made
// the old ones, which must be one CREATE TABLE of that name.
package sqlite
