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
// sixteen bytes; a [driver.Valuer] that embeds one and nothing else; or one that is a
// struct of either in an exported field and of a field Valid, in this order, as the
// nullable types of google and gofrs and sql.Null are. An unnamed array is a hash or an
// address as likely.
func Of(t reflect.Type) (array reflect.Type, null bool) {
	if array := plain(t); array != nil {
		return array, false
	}
	if t.Kind() != reflect.Struct || t.NumField() != 2 || !isValuer(t) {
		return nil, false
	}
	id, valid := t.Field(0), t.Field(1)
	if array := plain(id.Type); array != nil && id.IsExported() &&
		valid.Name == "Valid" && valid.Type == boolType {
		return array, true
	}
	return nil, false
}

// plain returns the array in a type of an id that cannot be NULL.
func plain(t reflect.Type) reflect.Type {
	switch {
	case IsArray(t) && t.Name() != "":
		return t
	case t.Kind() == reflect.Struct && t.NumField() == 1 && isValuer(t):
		if id := t.Field(0); id.Anonymous && id.IsExported() {
			return plain(id.Type)
		}
	}
	return nil
}

func isValuer(t reflect.Type) bool { return reflect.PointerTo(t).Implements(valuerType) }

// Array returns the sixteen bytes in a value whose type [Of] knows.
func Array(v reflect.Value) reflect.Value {
	for v.Kind() == reflect.Struct {
		v = v.Field(0)
	}
	return v
}
