package gormplugin

import (
	"database/sql"
	"database/sql/driver"
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/sqltype"
)

// vars returns the arguments of a condition that is written as SQL. GORM then expands no id that
// follows a parenthesis, as in "id IN (?)": an id of another library becomes one that GORM leaves
// whole. Sixteen bytes of no named type may be a list of numbers that is meant, and are refused
// there. The result is vars itself when nothing changes.
func (w walker) vars(text string, vars []any, everywhere bool) ([]any, error) {
	vars, err := w.placedVars(text, vars)
	if err != nil {
		return nil, err
	}
	w.arePlaced = true
	out, copied := vars, false
	set := func(i int, v any) {
		if !copied {
			out, copied = slices.Clone(vars), true
		}
		out[i] = v
	}
	for i, v := range vars {
		n, changed, err := w.nested(v)
		if err != nil {
			return nil, err
		}
		if changed {
			set(i, n)
			continue
		}
		switch v := v.(type) {
		case sql.NamedArg:
			placed, moved, err := w.placedName(text, v.Name, v.Value)
			if err != nil {
				return nil, err
			}
			if n, changed, err := w.wholeOrNested(placed); err != nil {
				return nil, err
			} else if changed || moved {
				set(i, sql.Named(v.Name, n))
			} else if sixteen(v.Value) && strings.Contains(text, "(@"+v.Name) {
				return nil, fmt.Errorf("%w: %s", ErrIDArgument, text)
			}
		case map[string]any:
			m, changed, err := w.namedVars(text, v)
			if err != nil {
				return nil, err
			}
			if changed {
				set(i, m)
			}
		default:
			if n, ok := w.whole(v); ok {
				set(i, n)
			} else if fields := w.namedFields(text, v); fields != nil {
				m, _, err := w.namedVars(text, fields)
				if err != nil {
					return nil, err
				}
				set(i, m)
			}
		}
	}
	if expands(text, out, everywhere) {
		return nil, fmt.Errorf("%w: %s", ErrIDArgument, text)
	}
	return out, nil
}

// expands reports whether GORM expands one of the arguments to sixteen numbers.
func expands(text string, vars []any, everywhere bool) bool {
	next, parenthesis := 0, false
	for _, c := range []byte(text) {
		if c == '?' && next < len(vars) {
			if (parenthesis || everywhere) && sixteen(vars[next]) {
				return true
			}
			next++
			continue
		}
		parenthesis = c == '('
	}
	return false
}

// namedVars returns the arguments by name, and whether one of them is another.
func (w walker) namedVars(text string, vars map[string]any) (map[string]any, bool, error) {
	out, copied := vars, false
	for _, name := range slices.Sorted(maps.Keys(vars)) {
		v, moved, err := w.placedName(text, name, vars[name])
		if err != nil {
			return nil, false, err
		}
		n, changed, err := w.wholeOrNested(v)
		changed = changed || moved
		switch {
		case err != nil:
			return nil, false, err
		case changed:
			if !copied {
				out, copied = maps.Clone(vars), true
			}
			out[name] = n
		case sixteen(v) && strings.Contains(text, "(@"+name):
			return nil, false, fmt.Errorf("%w: %s", ErrIDArgument, text)
		}
	}
	return out, copied, nil
}

func (w walker) wholeOrNested(v any) (any, bool, error) {
	if n, ok := w.whole(v); ok {
		return n, true, nil
	}
	return w.nested(v)
}

// namedFields returns the fields of a struct whose names are arguments, if GORM would expand one
// of them. Such a struct stands in Where("id IN (@ID)", struct{ ID UUID }{id}); nil if there is
// nothing to change.
func (w walker) namedFields(text string, v any) map[string]any {
	if v == nil || !strings.Contains(text, "@") {
		return nil
	}
	if _, ok := v.(driver.Valuer); ok {
		return nil
	}
	fields, expands := map[string]any{}, false
	var collect func(rv reflect.Value)
	collect = func(rv reflect.Value) {
		rv = reflect.Indirect(rv)
		if rv.Kind() != reflect.Struct {
			return
		}
		for i := range rv.NumField() {
			f := rv.Type().Field(i)
			if !f.IsExported() {
				continue
			}
			fields[f.Name] = rv.Field(i).Interface()
			_, whole := w.whole(fields[f.Name])
			whole = whole || w.mayPlace(fields[f.Name])
			_, sql := fields[f.Name].(clause.Expr)
			expands = expands || whole || sql || sixteen(fields[f.Name])
			if f.Anonymous {
				collect(rv.Field(i))
			}
		}
	}
	collect(reflect.ValueOf(v))
	if !expands {
		return nil
	}
	return fields
}

// whole returns an id that GORM would expand as one that it does not.
func (w walker) whole(v any) (any, bool) {
	if v == nil || reflect.TypeOf(v).Kind() != reflect.Array {
		return nil, false
	}
	if _, ok := v.(driver.Valuer); ok {
		return nil, false
	}
	rv := reflect.ValueOf(v)
	sh := w.shapes.of(rv.Type())
	if sh == nil {
		return nil, false
	}
	if sh.stated {
		return asValuer(rv)
	}
	id, _ := sh.get(rv)
	return sqltype.UUID(id), true
}

// sixteen reports whether GORM would expand v to sixteen numbers.
func sixteen(v any) bool {
	if v == nil {
		return false
	}
	if _, ok := v.(driver.Valuer); ok {
		return false
	}
	t := reflect.TypeOf(v)
	return isArray(t) || t.Kind() == reflect.Slice && t.Elem() == byteType && reflect.ValueOf(v).Len() == 16
}

// rawSQL gives the ids of a statement that was written as SQL the form of their
// places. It refuses one into which GORM has expanded an id already: of "id IN (?, ?)" it has made
// "id IN (?,?,…, ?)", and the arguments there are sixteen numbers and the second id.
func (d *dialector) rawSQL(db *gorm.DB) error {
	stmt := db.Statement
	for i := 0; i < len(stmt.Vars); {
		n := 0
		for i+n < len(stmt.Vars) && isUint8(stmt.Vars[i+n]) {
			n++
		}
		// A driver's option among the arguments has no placeholder of its own.
		if n >= 16 && (d.expandedAt(stmt.SQL.String(), i, n) || d.expandedAt(stmt.SQL.String(), i-1, n)) {
			return fmt.Errorf("%w: sixteen numbers in a list of raw SQL; write = ? or IN ?, or pass a sqltype.UUID", ErrIDArgument)
		}
		i += max(n, 1)
	}
	w := walker{dialector: d, stmt: stmt}
	if !slices.ContainsFunc(stmt.Vars, w.mayPlaceBuilt) {
		return nil
	}
	w.noRead = !slices.ContainsFunc(stmt.Vars, w.carriesBuiltID) && !w.readsForNumbers()
	return w.inText(db, stmt.SQL.String()).placeBuilt(stmt, 0, 0)
}

// rawSubquery is subqueryOf for one of Raw, whose ids take the form of their places.
func (w walker) rawSubquery(sub *gorm.DB) (*gorm.DB, bool, error) {
	if !slices.ContainsFunc(sub.Statement.Vars, w.mayPlaceBuilt) {
		return sub, false, nil
	}
	w.arePlaced = false
	sub = sub.Session(&gorm.Session{}).Set(exactName, true) // a copy, the other is the program's
	err := w.inText(sub, sub.Statement.SQL.String()).placeBuilt(sub.Statement, 0, 0)
	return sub, true, err
}

func isUint8(v any) bool { _, ok := v.(uint8); return ok }

// expandedAt reports whether the SQL has a list that begins with the sixteen arguments from the
// i-th on. They are of a run of n numbers, written as GORM writes an expanded id: the list ends
// there, or what follows is no number of the run. What GORM itself writes has no space after a
// comma.
func (d *dialector) expandedAt(text string, i, n int) bool {
	var list strings.Builder
	for j := range 16 {
		list.WriteByte("(,"[min(j, 1)])
		list.WriteString(d.profile.Placeholder(i + j + 1))
	}
	for {
		_, rest, found := strings.Cut(text, list.String())
		if !found {
			return false
		}
		if next := strings.TrimLeft(rest, " "); strings.HasPrefix(next, ")") ||
			strings.HasPrefix(next, ",") && (n == 16 || !strings.HasPrefix(rest, ","+d.profile.Placeholder(i+17))) {
			return true
		}
		text = rest
	}
}

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

// placeBuilt gives arguments the form of their places in SQL that is written already. It starts
// with argument number from, and at byte at of the SQL.
func (w walker) placeBuilt(stmt *gorm.Statement, at, from int) error {
	text, next := skeleton(stmt.SQL.String()[at:]), 0
	w.text = text
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
		w.subquery = subqueryAround(text, start)
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
			if form, ok := w.bound(n); ok {
				n = form
			}
			stmt.Vars[i] = n
		}
	}
	return nil
}

// mayPlaceBuilt is mayPlace for an argument that may be bound already.
func (w walker) mayPlaceBuilt(v any) bool {
	return w.carriesBuiltID(v) || number(v) || w.isOwnText(v)
}

// carriesBuiltID is carriesID for an argument that may be bound already.
func (w walker) carriesBuiltID(v any) bool {
	switch v.(type) {
	case textID, *bytesID:
		return true
	}
	return w.isID(v) || w.isIDText(v) || sixteen(v)
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

// jsonRows are functions that read JSON as rows.
var jsonRows = regexp.MustCompile(`(?i)json_each|json_tree|json_table|array_elements`)

// placeIn is placeOf in a text that may read JSON as rows, whose columns are texts.
func (w walker) placeIn(text string, start, end int) place {
	p := placeOf(text[:start], text[end:])
	if p.kind == placeUnknown {
		p = placeInDerived(text, start, end)
	}
	if p.viaDerived {
		return p
	}
	if p.kind != placeColumn || p.column == "" {
		return p
	}
	if rows := jsonRows.FindString(text); rows != "" {
		if field, _, _ := w.field(p.column); field == nil {
			return place{kind: placeJSONText, name: strings.ToLower(rows)}
		}
	}
	return p
}
