package gormplugin

import (
	"reflect"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"
)

// A hidden is an expression of another package, whose arguments are known only when
// it is built.
type hidden struct {
	clause.Expression
	walker walker
}

// hides reports whether the expression is of another package than GORM's.
func hides(x clause.Expression) bool {
	if _, negates := x.(clause.NegationExpressionBuilder); negates {
		return false
	}
	if _, done := x.(hidden); done || x == nil {
		return false
	}
	path := pointedTo(reflect.TypeOf(x)).PkgPath()
	return path != "gorm.io/gorm/clause" && path != "gorm.io/gorm"
}

// Build builds the expression, and gives its ids the form of their places.
func (h hidden) Build(builder clause.Builder) {
	stmt, ok := builder.(*gorm.Statement)
	if !ok {
		h.Expression.Build(builder)
		return
	}
	from, at := len(stmt.Vars), stmt.SQL.Len()
	h.Expression.Build(builder)
	if err := h.walker.placeBuilt(stmt, at, from); err != nil {
		stmt.AddError(err)
		stmt.SQL.WriteString(refusedSQL)
	}
}

// placeBuilt gives the statement's arguments from the one numbered from on the form
// of their places in the SQL from at on, which is written already.
func (w walker) placeBuilt(stmt *gorm.Statement, at, from int) error {
	text, next := stmt.SQL.String()[at:], 0
	for i := from; i < len(stmt.Vars); i++ {
		mark := w.profile.Placeholder(i + 1)
		start := placeholderAt(text, mark, next)
		if start < 0 {
			return nil // what is left has no placeholder
		}
		end := start + len(mark)
		if mark == "?" {
			next = end
		}
		v := stmt.Vars[i]
		if !w.mayPlaceBuilt(v) {
			continue
		}
		n, changed, err := w.placed(w.placeIn(text, start, end), v)
		if err != nil {
			return err
		}
		if doc, ok := n.(document); ok {
			if n = doc.json; doc.cast {
				n = strings.Trim(doc.json, `"`)
			}
		}
		if changed {
			stmt.Vars[i] = n
		}
	}
	return nil
}

// mayPlaceBuilt is mayPlace for an argument that may be bound already.
func (w walker) mayPlaceBuilt(v any) bool {
	switch v.(type) {
	case textID, *bytesID:
		return true
	}
	return w.isID(v) || isIDText(v)
}

// placeholderAt returns where the placeholder is in the text, outside of quotes.
func placeholderAt(text, mark string, from int) int {
	quote := byte(0)
	for i := from; i < len(text); i++ {
		switch c := text[i]; {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '\'' || c == '"' || c == '`':
			quote = c
		case strings.HasPrefix(text[i:], mark):
			end := i + len(mark)
			if end == len(text) || text[end] < '0' || text[end] > '9' {
				return i
			}
		}
	}
	return -1
}

// placeIn is placeOf in a text that may read JSON as rows, whose columns are texts.
func (w walker) placeIn(text string, start, end int) place {
	p := placeOf(text[:start], text[end:])
	if p.kind != placeColumn || p.column == "" {
		return p
	}
	if field, _, _ := w.field(p.column); field == nil {
		for _, rows := range []string{"json_each", "json_tree", "json_table", "array_elements"} {
			if strings.Contains(strings.ToLower(text), rows) {
				return place{kind: placeJSONText, name: rows}
			}
		}
	}
	return p
}
