package sqltypetest

import "testing"

// A topic is one subtest of the suite.
type topic struct {
	name string
	run  func(t *testing.T, target Target)
}

// topics is the suite. A new topic is one line here.
var topics = []topic{
	{"an id comes back as it was inserted", testRoundTrip},
	{"ids of every version and variant come back and lie in the server byte for byte", testStoredBytes},
	{"the nil UUID and the max UUID are values", testNilAndMax},
	{"WHERE compares an id with =, <>, < and >=", testCompare},
	{"IN finds the ids of a list and no others", testIn},
	{"UPDATE and DELETE touch the row with the id and no other", testChange},
	{"ORDER BY follows the engine's order", testOrder},
	{"a range of keys is found", testRange},
	{"a key is unique", testUnique},
	{"NULL goes in and comes out as NULL", testNull},
	{"NULL into a plain UUID is ErrNull and leaves the value", testNullIntoPlain},
	{"five hundred rows go in with one statement", testBatch},
	{"a prepared statement is used again", testPrepared},
	{"a commit keeps the row", testCommit},
	{"a rollback leaves nothing", testRollback},
	{"bytes of a wrong length are refused", testWrongLength},
	{"wrong text is refused", testWrongText},
	{"a text column is read", testTextColumn},
	{"the next row leaves the ids of earlier rows alone", testNextRow},
	{"Scan copies the driver's buffer", testBuffer},
	{"eight goroutines use the pool at once", testConcurrent},
}

// Run runs the whole suite against the target, each topic as a subtest with a
// table of its own. It fails at once if the target lacks a required field.
//
// Ids of every version and variant, the nil and the max UUID come back as they went in, and lie in
// the server as the Profile's layout says. They compare, sort and are found in lists and ranges of
// keys. NULL, the nil UUID and no value are three things. A failed Scan leaves what the contract in
// package [sqltype] says. Nothing depends on the driver's buffers. Prepared statements, batches,
// transactions and concurrent use change none of it.
func Run(t *testing.T, target Target) {
	t.Helper()
	target, err := target.withDefaults()
	if err != nil {
		t.Fatal(err)
	}
	target = target.withType()
	for _, topic := range topics {
		t.Run(topic.name, func(t *testing.T) { topic.run(t, target) })
	}
}
