package gormplugin

import (
	"reflect"

	"github.com/sqluuid/sqluuid/codec"
)

// Explain returns the statement for the log, with the text of each id in place
// of its bytes.
func (d *dialector) Explain(sql string, vars ...any) string {
	shown := vars
	for i, v := range vars {
		text, ok := d.text(v)
		if !ok {
			continue
		}
		if &shown[0] == &vars[0] {
			shown = append([]any(nil), vars...) // those of the statement are still to be sent
		}
		shown[i] = text
	}
	return d.Dialector.Explain(sql, shown...)
}

// text returns the canonical text of v, if v is an id that would not be shown as
// a text.
func (d *dialector) text(v any) (string, bool) {
	if v == nil {
		return "", false
	}
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer {
		if rv.IsNil() {
			return "", false
		}
		rv = rv.Elem()
	}
	sh := d.shapes.of(rv.Type())
	if sh == nil || sh.stated && !sendsBytes(v) {
		return "", false
	}
	id, ok := sh.get(rv)
	if !ok {
		return "", false
	}
	return string(codec.AppendText(nil, id)), true
}
