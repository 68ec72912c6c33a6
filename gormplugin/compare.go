package gormplugin

import (
	"database/sql/driver"
	"fmt"
	"reflect"
	"slices"

	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
)

// compared returns what to compare a column with in place of v.
func (w walker) compared(column, v any) (any, bool, error) {
	n, changed, err := w.nestedFor(column, v)
	if err != nil || changed {
		return n, changed, err
	}
	return w.operand(w.fieldFor(column, v), v)
}

// list is compared for the values of a list, which it returns itself when nothing
// changes.
func (w walker) list(field *schema.Field, values []any) ([]any, error) {
	out, copied := values, false
	for i, v := range values {
		n, changed, err := w.nested(v)
		if err == nil && !changed {
			n, changed, err = w.operand(field, v)
		}
		if err != nil {
			return nil, err
		}
		if changed {
			if !copied {
				out, copied = slices.Clone(values), true
			}
			out[i] = n
		}
	}
	return out, nil
}

// operand refuses an id for a column of numbers, and a number for one of ids:
// MySQL and MariaDB compare both by the digits that the id begins with, and so
// find rows of other ids. Every other id takes the form of the column.
func (w walker) operand(field *schema.Field, v any) (any, bool, error) {
	switch {
	case field == nil || v == nil:
		return v, false, nil
	case w.isNull(v):
		return nil, true, nil
	}
	if list, changed, err := w.encodedList(field, v); err != nil || changed {
		return list, changed, err
	}
	switch {
	case isNumberField(field):
		return v, false, w.asNumber(field, v)
	case field.Serializer == nil && w.shapeOf(field) != nil && !w.isID(v) && number(v):
		return nil, false, fmt.Errorf("%w: the %T %v for %s of %s, which is an id", ErrIDArgument, v, shown(v), field.Name, field.Schema.Name)
	}
	return w.encoded(field, v)
}

func isNumberField(f *schema.Field) bool {
	return f.Serializer == nil && isNumber(f.IndirectFieldType.Kind())
}

// asNumber refuses an id, or the text of one, for a field of numbers.
func (w walker) asNumber(field *schema.Field, v any) error {
	if !w.isID(v) && !isIDText(v) {
		return nil
	}
	return fmt.Errorf("%w: the id %v for %s of %s, which is a number",
		ErrIDArgument, shown(v), field.Name, field.Schema.Name)
}

// isIDText reports whether v is the text of an id.
func isIDText(v any) bool {
	text, ok := stringOf(v)
	if !ok {
		return false
	}
	_, err := codec.ParseLenient(text)
	return err == nil
}

// isNull reports whether v is sent as NULL.
func (w walker) isNull(v any) bool {
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer {
		rv = rv.Elem()
	}
	if !rv.IsValid() {
		return true
	}
	sh := w.shapes.of(rv.Type())
	return sh != nil && sh.kind == kindNull && sh.missing(rv)
}

// number reports whether v is sent as a number.
func number(v any) bool {
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer && !rv.IsNil() {
		rv = rv.Elem()
	}
	if valuer, ok := rv.Interface().(driver.Valuer); ok && rv.Kind() != reflect.Pointer {
		sent, err := valuer.Value()
		return err == nil && sent != nil && isNumber(reflect.TypeOf(sent).Kind())
	}
	return isNumber(rv.Kind())
}

func isNumber(k reflect.Kind) bool {
	return reflect.Bool <= k && k <= reflect.Float64 && k != reflect.Uintptr
}
