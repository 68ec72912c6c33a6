package sqltype

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrNull occurs when NULL is scanned into a plain type. Scan into a
	// [NullUUID] or a pointer where the column may be NULL.
	ErrNull Error = "sqltype: NULL in a column that is read as a plain UUID; scan into NullUUID or *UUID"

	// ErrScanType occurs when a driver returns a value that is neither bytes
	// nor text. The column is no UUID column.
	ErrScanType Error = "sqltype: cannot scan this type into a UUID"

	// ErrLength occurs when binary input is not exactly 16 bytes.
	ErrLength Error = "sqltype: a binary UUID has exactly 16 bytes"

	// ErrVersion occurs when a conversion is asked of a UUID whose version or
	// variant it does not apply to. Look at [UUID.Version] and
	// [UUID.Variant] first; the id is unchanged.
	ErrVersion Error = "sqltype: wrong version or variant for this conversion"
)
