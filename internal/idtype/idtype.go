// Package idtype defines which Go types hold an id, once for every package that asks.
package idtype

import (
	"database/sql/driver"
	"reflect"
)

var (
	byteType   = reflect.TypeFor[byte]()
	boolType   = reflect.TypeFor[bool]()
	valuerType = reflect.TypeFor[driver.Valuer]()
)

// IsArray reports whether t is sixteen bytes, named or not.
func IsArray(t reflect.Type) bool {
	return t.Kind() == reflect.Array && t.Len() == 16 && t.Elem() == byteType
}

// Of returns the array in t that is the id, and whether t is a struct that may be
// NULL. The array is nil for a type that holds no id. An id is a named array of
// sixteen bytes; or a [driver.Valuer] that is a struct of one in an exported field and
// of a field Valid, in this order, as the nullable types of google and gofrs and
// sql.Null are. An unnamed array is a hash or an address as likely.
func Of(t reflect.Type) (array reflect.Type, null bool) {
	switch {
	case IsArray(t) && t.Name() != "":
		return t, false
	case t.Kind() == reflect.Struct && t.NumField() == 2:
		id, valid := t.Field(0), t.Field(1)
		if id.IsExported() && IsArray(id.Type) && id.Type.Name() != "" &&
			valid.Name == "Valid" && valid.Type == boolType && reflect.PointerTo(t).Implements(valuerType) {
			return id.Type, true
		}
	}
	return nil, false
}
