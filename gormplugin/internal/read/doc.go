// Package read finds out which columns the arguments of an SQL statement meet.
//
// It reads a statement from left to right, once: a tokenizer ([Dialect] says how an engine reads
// quotes) and a recursive descent parser with scopes. It reads all of a text or nothing of it, so
// that no argument is ever placed by a part of a statement.
//
// The nouns: a [Table] is what the caller knows of a table, a [Column] is one of its columns or a
// kind of value that is no column, such as [Text]. An expression has a value: the columns that it
// can be, the arguments that it can be, and whether it can be something that is not known. One
// operation, meet, says that two values are compared, or that one is assigned to the other: each
// argument of either gets the columns of the other one. COALESCE, CASE, IN, INSERT, USING and a
// column of a subquery are all this operation.
//
// A qualified name is looked up from the innermost scope outwards. A name without a table is of
// the innermost scope alone: a table there may have a column that the caller does not know.
//
// It refuses, by a [Reading] that is not whole: a grammar that it does not know, and a text that
// can be read in two ways, as one with a backslash in front of a quote.
package read
