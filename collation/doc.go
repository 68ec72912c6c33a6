// Package collation knows how databases order 16-byte identifiers, and makes identifiers that sort
// there.
//
// A time-ordered key is worth having only where the index agrees with it. PostgreSQL compares a
// uuid byte by byte. SQL Server begins with the last six bytes, ClickHouse with the last eight, and
// Cassandra takes some of them for signed numbers.
//
// An [Order] compares two ids and makes a key whose plain byte comparison is the order; its comment
// lists all orders, from [Bytes] to [LettersFirst]. Both methods take the bytes of the text, in
// network order, whatever the engine stores. [Explain] draws which byte counts first. [ForProfile]
// returns the order of a key column of package engine.
//
// [Catalogue] says for each engine and column type which order it has, where that is from, and
// whether it was run here. docs/orders.md is the same as a page. [Probe] asks a live database to
// sort a fixed sample in the key type of an [engine.Profile]. The result says whether it agrees,
// and which order it follows if not.
//
// [NewSequence] returns a [Sequence], which makes the sequential ids of the ININ Uuid class, for
// SQL Server or for engines that compare bytes. For version 6 and 7 keys in SQL Server use
// [codec.SQLServerOrder]. Package sequential reads the sequential ids of other programs.
//
// Every sentinel is an [Error]: [ErrProfile], [ErrProbe] and [ErrDisagrees] where a database is
// asked, and [ErrConfig], [ErrOrder], [ErrClock], [ErrOverrun] and [ErrRandom] of a sequence.
//
// The orders, the functions and a [Sequence] are safe for concurrent use.
package collation
