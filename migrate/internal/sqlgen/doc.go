// Package sqlgen writes the SQL of a rewrite as text, and runs none of it.
//
// A [Ref] names a table, and a [Column] one of its columns. A [Class] is every column that the
// same id can stand in. A [Form] says how a column stores an id, as expressions over it. A
// [Builder] writes one [Statement] from front to back, and binds its values, so that no value gets
// into the text.
//
// A question that all engines are asked in the same way is a function here: [ChunkEnd], [Orphans]
// and others. Each takes a [Target], the engine. The SQL of one engine alone is in its own package.
package sqlgen
