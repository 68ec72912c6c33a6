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
// A [Target] is an open database and what the suite cannot know about it. Its DB is [SQL] of a
// [database/sql] pool, or a [DB] that a driver without database/sql implements. Its Type is the Go
// type under test: [sqltype.UUID], or what [Form], [ID] and [BoundType] make.
//
// [Run] says what is proven. The tables of the suite have random names and are dropped at the end
// of each subtest, so the target may be a database with other tables in it. The suite looks for
// nothing to skip: what an engine cannot do, a field of Target or the Profile states, and a query
// that ought to find rows and finds none is a failure. A target without a field that it needs is
// [ErrTarget].
package sqltypetest
