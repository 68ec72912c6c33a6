package dialect

// cockroach is refused as a whole: it has no LOCK TABLE, no ctid and not all of the
// catalogue and the functions on which the statements for PostgreSQL stand. Its
// error for a transaction to be tried again is 40001, as PostgreSQL's.
var cockroach = pgVariant{
	whole: "this is CockroachDB, which lacks LOCK TABLE, ctid and functions that the rewrite needs; rewrite there with statements of your own: " +
		"ranges of 1,000 to 2,000 old ids, for each of them one transaction that updates the parents and then the children, tried again on 40001, " +
		"with the expressions of docs/migrating.md; or load the ids, rewritten by this package's codec, into new tables with IMPORT INTO",
}
