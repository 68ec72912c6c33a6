package gormplugin

import (
	"context"
	"database/sql/driver"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
)

// A document is an id that is sent as JSON, its text in quotes. GORM gives its Value
// to the field of a row that FirstOrCreate makes.
type document struct {
	json, field string
	cast        bool // the engine takes a text beside a JSON column for a string in it
}

// Value returns what the field takes.
func (j document) Value() (driver.Value, error) { return j.field, nil }

// GormValue returns the JSON that is sent.
func (j document) GormValue(context.Context, *gorm.DB) clause.Expr {
	if j.cast {
		return clause.Expr{SQL: "CAST(? AS JSON)", Vars: []any{j.json}}
	}
	return clause.Expr{SQL: "?", Vars: []any{j.json}}
}

// document returns the JSON of an id, or of its text, for a field that is stored as
// JSON, and whether v is one. It refuses an id for a field of another serializer.
func (w walker) document(field *schema.Field, v any) (any, bool, error) {
	text, isString := stringOf(v)
	if isString {
		id, err := codec.ParseLenient(text)
		if err != nil || json.Valid([]byte(text)) {
			return v, false, nil // it is JSON, or no id
		}
		if w.shapes.of(field.IndirectFieldType) != nil {
			text = sqlText(id)
		}
	} else {
		id, isID := w.idOf(v)
		if !isID {
			return v, false, nil
		}
		text = sqlText(id)
	}
	if field.Serializer != nil && reflect.TypeOf(field.Serializer) != jsonSerializer {
		if isString {
			return v, false, nil
		}
		return nil, false, fmt.Errorf("%w: %s of %s is not stored as an id; "+
			"pass %v in the form that its serializer stores", ErrPlace, field.Name, field.Schema.Name, text)
	}
	doc := document{json: `"` + text + `"`, field: text}
	if field.Serializer == nil {
		doc.field = doc.json
	}
	doc.cast = isJSON(field) && slices.Contains(w.known.castsJSON, w.profile)
	return doc, true, nil
}

// inJSON returns an id, or a list of ids, as the text that it is in JSON.
func (w walker) inJSON(p place, v any) (any, bool, error) {
	if rv := reflect.ValueOf(v); rv.Kind() == reflect.Slice {
		values, changed := elements(rv), false
		for i, one := range values {
			n, moved, err := w.inJSON(p, one)
			if err != nil {
				return nil, false, err
			}
			values[i], changed = n, changed || moved
		}
		if !changed {
			return v, false, nil
		}
		return values, true, nil
	}
	id, isID := w.idOf(v)
	if !isID {
		return v, false, nil
	}
	text := sqlText(id)
	if p.kind == placeJSONList && slices.Contains(w.known.quotesInLists, w.profile) {
		return nil, false, fmt.Errorf("%w: in a list %s is compared with its quotes; "+
			"compare it with %v by =, or use JSON_VALUE", ErrPlace, p.name, text)
	}
	if p.kind == placeJSON || p.name == "->" && w.known.arrowQuotes {
		text = `"` + text + `"`
	}
	return text, true, nil
}

var jsonSerializer = reflect.TypeFor[schema.JSONSerializer]()
