// Package transform says what becomes of an id in a rewrite, as data: which stored values it
// applies to, where each hexadecimal digit of the image comes from, and how the sixteen bytes are
// read before and after. The SQL of every engine is written from it, and [Transform.Apply] is the
// oracle of that SQL. An image may be a Go function instead; then no SQL is written.
package transform
