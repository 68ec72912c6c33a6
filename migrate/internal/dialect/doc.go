// Package dialect declares what an engine does for a rewrite, as the core sees it.
//
// A [Dialect] is one engine: it reads its catalogue, takes the next ids of a range, and moves ids
// to their images. [Facts] are what is true of every server of the engine, [Abilities] what some
// engines can do and others cannot. The engines are packages of their own, which know this one and
// not each other.
//
// A [Session] is a prepared connection, on which transactions begin as the engine needs them. A
// [Patience] is how it waits for locks behind which others queue. A [Kind] is what an error of the
// driver means for the run. [Exec], [Scan] and [Each] run a [sqlgen.Statement], and return its own
// error before they send anything.
package dialect
