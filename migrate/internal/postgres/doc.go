// Package postgres implements a rewrite on PostgreSQL.
//
// [Dialect] has all of it. Arrays carry the ids of a chunk, and tables are walked by the place
// of a row (ctid). Twins are columns next to columns, whose names are exchanged in one
// transaction. Servers that speak the protocol and are not PostgreSQL are refused by name.
package postgres
