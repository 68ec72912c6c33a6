// Package idgen makes UUIDs of versions 1, 4, 6, 7 and 8 with a clock, a node, randomness,
// a counter and a stored state of the program's own.
//
// Most programs need none of it: sqltype.NewV7 and its like decide these things
// themselves. A [Generator] is for those that have to state one of them in its [Config]:
// a number for the machine, another method of RFC 9562, section 6.2, a test's clock, or
// a [Store], with which versions 1 and 6 keep their state from one process to the next.
// [FileStore] is a Store that survives crashes. docs/rfc9562.md says for each section of the RFC
// which field follows it.
//
// The ids are plain [16]byte in network order, which assigns to the UUID type of any library:
//
//	g, err := idgen.New(idgen.Config{MachineBits: 10, MachineID: 512})
//	var id sqltype.UUID
//	id, err = g.NewV7()
//	ids, err := idgen.Batch[sqltype.UUID](g, 1000)
//
// A generator is safe for concurrent use. It never repeats an id, and its ids ascend, whatever its
// clock does. Where it cannot keep to that and its Config, it returns an error and no id.
//
// [NewV8Bucket] spreads ids over a table that is sharded by ranges of its key; [MinV8Bucket] and
// [Bucket] find them by time. [NewV8Time] and [NewV8UnixNano] are the examples of RFC 9562 and of
// its draft.
package idgen
