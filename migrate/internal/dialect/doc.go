// Package dialect declares what an engine does for a rewrite, as the core sees it.
//
// A [Dialect] is one engine: it reads its catalogue, takes the next ids of a range, and moves
// ids to their images. What only some engines can do is an interface of its own, which the core
// asserts on the Dialect: [Checker], [Vacuumer], [Disabler] and others.
//
// A [Session] is a prepared connection, on which transactions begin as the engine needs them. A
// [Patience] is how it waits for locks behind which others queue. A [Kind] is what an error of
// the driver means for the run.
//
// What several engines share stands here too: the trial of CHECK constraints, the choice of a
// row's key, and readers of catalogue rows. The engines are packages beside this one, which
// know it and not each other; package engines has the list of them.
package dialect
