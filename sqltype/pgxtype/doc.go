// Package pgxtype makes the ids of sqltype native values of pgx. These are [sqltype.UUID],
// [sqltype.NullUUID], the typed ids of [sqltype.ID], the storage forms of [sqltype.StoredID] and
// other types that hold an id. Columns and arrays take and give them, their pointers and their
// slices in the binary and in the text format, in all five query modes, in pipelines and in COPY.
//
//	config.AfterConnect = func(ctx context.Context, conn *pgx.Conn) error {
//		pgxtype.Register(conn.TypeMap())
//		return nil
//	}
//
// Call [Register] for each connection before it is used. [Follow] makes a pool send ids as a column
// has them while a migration changes its type.
//
// A uuid that arrives in binary has sixteen bytes in network order; one that arrives as text has
// the canonical 36 characters. Everything else is an error. pgx's own conversions are laxer: they
// cut or fill a []byte of any length, and take any character for a hyphen. Values of this package's
// types pass through neither.
//
// The contract of Scan in package sqltype holds: a failed scan leaves a sqltype.UUID as it was,
// makes a NullUUID invalid and sets a *UUID to nil. NULL into a sqltype.UUID is [sqltype.ErrNull].
//
// The page docs/start/pgx.md says what a uuid, text or bytea column takes of each type, and what
// pgx does without Register: a sqltype.UUID is then [sqltype.ErrUntyped] in the modes for
// PgBouncer.
package pgxtype
