package sqltype

import (
	"database/sql"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dest returns a Scan target that fills *id, of any library's UUID type, from a
// key column of the engine: from sixteen raw bytes in the profile's layout or
// from text as the engine shows it. The contract is that of [UUID.Scan]: NULL is
// [ErrNull], and a failed Scan leaves *id as it was. A value that states its form
// scans itself.
func Dest[T ~[16]byte](p engine.Profile, id *T) sql.Scanner { return &dest[T]{p, id} }

// DestPtr is [Dest] for a column that may be NULL: NULL and a failed Scan set
// *id to nil, and a value is a new T that no earlier row shares.
func DestPtr[T ~[16]byte](p engine.Profile, id **T) sql.Scanner { return &destPtr[T]{p, id} }

type dest[T ~[16]byte] struct {
	profile engine.Profile
	id      *T
}

// Scan is [UUID.Scan] in the profile's layout.
func (d *dest[T]) Scan(src any) error {
	id, err := scanFor[T](d.profile, src)
	if err != nil {
		return err
	}
	*d.id = id
	return nil
}

type destPtr[T ~[16]byte] struct {
	profile engine.Profile
	id      **T
}

// Scan is [NullUUID.Scan] in the profile's layout.
func (d *destPtr[T]) Scan(src any) error {
	*d.id = nil
	if src == nil {
		return nil
	}
	id, err := scanFor[T](d.profile, src)
	if err != nil {
		return err
	}
	*d.id = &id
	return nil
}

func scanFor[T ~[16]byte](p engine.Profile, src any) (T, error) {
	f := statedForm(T{})
	if f == nil {
		if p.IsZero() {
			return T{}, ErrProfile
		}
		f = &form{name: "UUID", bytes: p.Layout(), shown: shownBy(p)}
		if v, ok := src.([]byte); ok {
			if _, native := nativeOf(v); native { // of a column that need not be a key's
				f.bytes = p.NativeLayout()
			}
		}
	}
	id, err := f.scan(src)
	return id, err
}
