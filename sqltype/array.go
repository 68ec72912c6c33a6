package sqltype

import (
	"database/sql"
	"database/sql/driver"
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// An Array is the value of a uuid[] column of PostgreSQL. GORM and every other library that asks
// Value and Scan can use it. A nil Array is NULL. T is any library's UUID type; one of a text form
// is stored in a text[]. Elements are not NULL.
type Array[T ~[16]byte] []T

var (
	_ sql.Scanner   = (*Array[UUID])(nil)
	_ driver.Valuer = Array[UUID]{}
)

// Value returns the text of an array, which every driver of PostgreSQL sends as it is.
func (a Array[T]) Value() (driver.Value, error) {
	v := BindArray(engine.PostgreSQL, []T(a))
	if refused, ok := v.(driver.Valuer); ok {
		return refused.Value()
	}
	return v, nil
}

// Scan is that of [DestArray].
func (a *Array[T]) Scan(src any) error {
	return DestArray(engine.PostgreSQL, (*[]T)(a)).Scan(src)
}

// GormDataType returns "uuid[]", or "text[]" for ids of a text form.
func (Array[T]) GormDataType() string {
	if f := statedForm(*new(T)); f != nil && f.sends == sendsText {
		return "text[]"
	}
	return "uuid[]"
}

// String returns the ids as fmt prints a slice of texts.
func (a Array[T]) String() string { return fmt.Sprint([]T(a)) }
