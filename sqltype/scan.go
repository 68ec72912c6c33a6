package sqltype

import (
	"database/sql"
	"database/sql/driver"
	"fmt"

	"github.com/sqluuid/sqluuid/codec"
)

var (
	_ sql.Scanner   = (*UUID)(nil)
	_ driver.Valuer = UUID{}
)

// Value returns the sixteen bytes in network order, on every engine. It is what
// PostgreSQL uuid (through pgx), BINARY(16) and BLOB columns take.
func (u UUID) Value() (driver.Value, error) { return u[:], nil }

// Scan takes sixteen raw bytes in network order, as a []byte or a string, or text in
// a form that [ParseLenient] takes, and refuses everything else by name. NULL is [ErrNull].
// On an error u is left as it was; bytes from the driver are copied.
func (u *UUID) Scan(src any) error {
	// What most drivers give, first: every step less shows in a result of
	// a million rows.
	if b, ok := src.([]byte); ok && len(b) == 36 {
		if id, err := codec.ParseBytes(b); err == nil {
			*u = id
			return nil
		}
	}
	id, err := scanNetwork(src)
	if err != nil {
		return err
	}
	*u = id
	return nil
}

func scanNetwork(src any) (UUID, error) {
	switch v := src.(type) {
	case []byte:
		if len(v) == 16 {
			return UUID(v), nil
		}
		id, err := codec.ParseLenientBytes(v)
		return wrapScan(id, err)
	case string:
		if len(v) == 16 { // a reader of MySQL's binlog delivers BINARY(16) as a string
			return UUID([]byte(v)), nil
		}
		id, err := codec.ParseLenient(v)
		return wrapScan(id, err)
	case [16]byte:
		return v, nil
	case UUID:
		return v, nil
	case nil:
		return UUID{}, ErrNull
	}
	return UUID{}, fmt.Errorf("%w: %T", ErrScanType, src)
}

func wrapScan(id [16]byte, err error) (UUID, error) {
	if err != nil {
		return UUID{}, fmt.Errorf("sqltype: scan of a UUID: %w", err)
	}
	return id, nil
}
