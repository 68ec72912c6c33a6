package gormplugin

import (
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"unsafe"

	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
)

// attributes sets once more what Attrs and Assign give the new row of FirstOrCreate. GORM has set
// it before, and drops the error of a field that does not take a value.
func (w walker) attributes() error {
	v := w.stmt.ReflectValue
	if v.Kind() != reflect.Struct || !v.CanAddr() {
		return nil
	}
	set := func(f *schema.Field, value any) error {
		if err := f.Set(w.stmt.Context, v, value); err != nil {
			return fmt.Errorf("gormplugin: field %s of %s does not take the %T of Attrs or Assign: %w",
				f.Name, w.schema.Name, value, err)
		}
		return nil
	}
	return errors.Join(w.eachGiven("attrs", set), w.eachGiven("assigns", set))
}

// initial puts what Attrs and Assign give the row of FirstOrInit in the form of its fields. GORM
// sets it after the query, where no callback sees it.
func (w walker) initial() error {
	for _, name := range []string{"attrs", "assigns"} {
		values, conditions, err := w.attributesOf(name)
		if err != nil {
			return err
		}
		if conditions != nil { // they have no associations
			kept := slices.DeleteFunc(slices.Clone(*values), func(v any) bool {
				return v == nil || pointedTo(reflect.TypeOf(v)) != w.schema.ModelType
			})
			*values = append(kept, conditions)
		}
	}
	return nil
}

// withAssigns adds to the values of an update what Assign gives a row that FirstOrCreate has found.
// GORM drops an array there, which it takes for a list.
func (w walker) withAssigns(values map[string]any) map[string]any {
	out := values
	_ = w.eachGiven("assigns", func(f *schema.Field, v any) error {
		_, byName := values[f.Name]
		if _, byColumn := values[f.DBName]; !byName && !byColumn {
			out = maps.Clone(out) // the map is the program's
			out[f.DBName] = v
		}
		return nil
	})
	return out
}

// eachGiven calls f for each field that Attrs or Assign gives a value.
func (w walker) eachGiven(name string, f func(*schema.Field, any) error) error {
	_, conditions, err := w.attributesOf(name)
	for _, x := range conditions {
		eq, _ := x.(clause.Eq)
		column, ok := eq.Column.(clause.Column)
		if !ok {
			column.Name = fmt.Sprint(eq.Column)
		}
		if field := w.schema.LookUpField(column.Name); field != nil && eq.Value != nil && err == nil {
			err = f(field, eq.Value)
		}
	}
	return err
}

// attributesOf returns what Attrs or Assign gives, which GORM does not export. It also returns the
// conditions that GORM makes of it, with ids in the form of their columns.
func (w walker) attributesOf(name string) (*[]any, []clause.Expression, error) {
	f := reflect.ValueOf(w.stmt).Elem().FieldByName(name)
	if !f.IsValid() || f.Len() == 0 || w.schema == nil {
		return nil, nil, nil
	}
	values, ok := reflect.NewAt(f.Type(), unsafe.Pointer(f.UnsafeAddr())).Interface().(*[]any)
	if !ok {
		return nil, nil, nil
	}
	conditions := w.stmt.BuildCondition((*values)[0], (*values)[1:]...)
	if len(conditions) == 1 {
		if all, ok := conditions[0].(clause.AndConditions); ok {
			conditions = all.Exprs
		}
	}
	for i, x := range conditions {
		eq, ok := x.(clause.Eq)
		if in, isList := x.(clause.IN); isList {
			var numbers []byte
			if numbers, ok = uint8s(in.Values); ok { // an array of a map
				eq = clause.Eq{Column: in.Column, Value: numbers}
			}
			if len(numbers) == 16 {
				eq.Value = sqltype.UUID(numbers)
			}
		}
		if ok {
			eq.Value, _ = w.comparand(eq.Column, eq.Value, w.operand)
			conditions[i] = eq
		}
	}
	return values, conditions, w.sending.firstErr
}
