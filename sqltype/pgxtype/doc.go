// Package pgxtype makes [sqltype.UUID], [sqltype.NullUUID], the typed ids of
// [sqltype.ID], the storage forms of [sqltype.As] and other types that hold an id native
// values of pgx: columns and arrays of their type take and give them, their pointers and
// their slices in the binary and in the text format, in all five query execution modes, in
// pipelines and in COPY.
//
//	config.AfterConnect = func(ctx context.Context, conn *pgx.Conn) error {
//		pgxtype.Register(conn.TypeMap())
//		return nil
//	}
//
// Without [Register] pgx sends a sqltype.UUID as its Value, sixteen bytes. That
// suits a uuid column only in the three modes that ask the server for the
// parameter's type (cache_statement, cache_describe, describe_exec). In exec and
// simple_protocol mode, the ones for PgBouncer, pgx does not know the parameter's type, and a
// sqltype.UUID is [sqltype.ErrUntyped].
//
// # What is refused
//
// A uuid that arrives in binary has sixteen bytes; one that arrives as text has
// the canonical 36 characters. Everything else is an error. pgx's own
// conversions are laxer: they cut or fill a []byte of any length, and take any
// character for a hyphen. Values of this package's types pass through neither.
//
// The contract of Scan in package sqltype holds: a failed scan leaves a
// sqltype.UUID as it was, makes a NullUUID invalid and sets a *UUID to nil. NULL
// into a sqltype.UUID is [sqltype.ErrNull].
//
// # Forms
//
// A type that states its form has the PostgreSQL type of that form. It is what
// the server is told where nobody has asked it, and of a slice the array:
//
//	Text, Hex, Braced, Base32  bpchar   char(36), char(32), char(38), char(26)
//	EUIDText                   bpchar   char(27)
//	GUID, OrderedGUID          uuid     the text that SQL Server shows
//	Swapped                    bytea    sixteen bytes, swapped
//
// A uuid column takes the id of every form, for OrderedGUID the one that SQL
// Server shows, and a text column the form's text; that of Swapped is the
// canonical one. A bytea column takes the bytes of GUID, OrderedGUID and Swapped
// in their layouts, and a form of text into it is [sqltype.ErrForm]. That needs
// one of the three describing modes; in exec and simple_protocol mode a column of
// another kind than the one above gets what the form's own would, which for text
// in a bytea is its ASCII characters, without an error.
//
// # bytea and text columns
//
// A bytea column takes and gives the sixteen bytes in the three describing
// modes. In exec and simple_protocol mode nobody knows the parameter's type, the
// id travels as text, and a bytea column then stores its 36 ASCII characters
// without an error. Bind id[:] there; a []byte is a bytea in every mode.
//
// A text, varchar or char column takes the canonical text in every mode, of a typed id
// too, whatever text its type has.
package pgxtype
