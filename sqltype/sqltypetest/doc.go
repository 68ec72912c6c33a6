// Package sqltypetest is the conformance suite that every driver and engine
// must pass before its users can trust a UUID to it. Run it in the tests of a
// driver:
//
//	func TestConformance(t *testing.T) {
//		sqltypetest.Run(t, sqltypetest.Target{
//			Profile: engine.SQLite,
//			DB:      sqltypetest.SQL(db),
//			Hex:     func(column string) string { return "hex(" + column + ")" },
//		})
//	}
//
// # Writing a target
//
// A target is an open database and what the suite cannot know about it.
//
// Profile says how the engine stores and orders an id and how a statement is
// written for it. For a [database/sql] driver, DB is [SQL] of the pool; open
// the pool with the options that a program would use. A driver that is used
// without database/sql implements [DB], four small interfaces, over its own
// pool; it passes the suite's arguments and destinations on as it gets them,
// since converting them would test the adapter.
//
// Hex is an expression with which the server itself shows the stored bytes.
// There is no default: a driver that garbles an id on the way in and again on
// the way out returns what was inserted, and only the server's own view tells
// it from one that works.
//
// The tables that the suite makes have random names and are dropped at the end
// of each subtest, so the target may be a database with other tables in it. The
// suite looks for nothing to skip: what an engine cannot do, a field of
// [Target] or the Profile states, and a query that ought to find rows and finds
// none is a failure.
//
// Type is the Go type under test: [sqltype.UUID] unless it says otherwise. [Form]
// makes it one of the storage forms, and [Bound] another library's type that
// passes through sqltype.Bind and sqltype.Dest; each is a target of its own, with
// a column that holds the form.
//
// # What is proven
//
// Ids of every version and variant, the nil and the max UUID come back as they
// went in and lie in the server as the Profile's layout says; they compare, sort
// and are found in lists and ranges of keys; NULL, the nil UUID and no value are
// three things; a failed Scan leaves what [sqltype]'s contract says; nothing
// depends on the driver's buffers; and prepared statements, batches,
// transactions and concurrent use change none of it.
package sqltypetest
