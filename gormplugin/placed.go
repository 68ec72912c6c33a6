package gormplugin

import (
	"database/sql/driver"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// placed returns v in the form of the place in which it stands, and whether that
// is something else. It refuses an id where the form cannot be told.
func (w walker) placed(p place, v any) (any, bool, error) {
	switch p.kind {
	case placeColumn:
		if p.viaDerived {
			return w.placedInDerived(p, v)
		}
		if p.query != "" {
			w.subquery = p.query
		}
		if p.others != "" {
			return w.besideColumns(append([]string{p.column}, split(p.others)...), v)
		}
		field := w.fieldFor(p.column, v)
		if field == nil && derived.MatchString(w.text) || w.convertsDerived() && valuesList.MatchString(w.text) {
			if n, changed, err := w.unplaced(v); err != nil || field == nil {
				return n, changed, err
			}
		}
		return w.operand(field, v)
	case placeLike:
		return w.likened(w.fieldFor(p.column, v), v)
	case placeTuple:
		return w.tuples(split(p.column), v)
	case placeJSONText, placeJSON, placeJSONList:
		return w.inJSON(p, v)
	case placeUnlisted:
		if w.profile.Wire() == engine.WireBytes && (w.isID(v) || w.isIDText(v)) {
			return nil, false, fmt.Errorf("%w: the INSERT does not name the column of %v; name its columns",
				ErrPlace, shown(v))
		}
	case placeUnknown:
		return w.unplaced(v)
	case placeFunction, placeComputed:
		if !w.sentAsBytes(v) {
			return v, false, nil
		}
		return nil, false, fmt.Errorf("%w: %s can want the text or the bytes of %v; "+
			"pass its String() for the text, or gorm.Expr with %v's KeyLiteral for the bytes",
			ErrPlace, p.name, shown(v), w.profile)
	}
	return v, false, nil
}

// besideColumns is operand for an argument that is compared with each of the columns.
func (w walker) besideColumns(columns []string, v any) (any, bool, error) {
	first := w.fieldFor(columns[0], v)
	n, changed, err := w.operand(first, v)
	for _, c := range columns[1:] {
		f := w.fieldFor(c, v)
		if err != nil || f == nil || f == first {
			continue
		}
		other, moved, otherErr := w.operand(f, v)
		switch {
		case otherErr != nil:
			return nil, false, otherErr
		case first == nil:
			first, n, changed = f, other, moved
		case !reflect.DeepEqual(w.sentFor(other), w.sentFor(n)):
			return nil, false, fmt.Errorf("%w: %s and %s are stored in two forms; "+
				"compare %v with each by =", ErrPlace, columns[0], c, shown(v))
		}
	}
	return n, changed, err
}

// sentFor returns what the driver gets for v.
func (w walker) sentFor(v any) any {
	if form, ok := w.bound(v); ok {
		v = form
	}
	if valuer, ok := v.(driver.Valuer); ok {
		if sent, err := valuer.Value(); err == nil {
			return sent
		}
	}
	return v
}

// tuples returns a list of tuples with each id in the form of its column.
func (w walker) tuples(columns []string, v any) (any, bool, error) {
	rv := reflect.ValueOf(v)
	if !rv.IsValid() || !isList(rv.Type()) {
		return v, false, nil
	}
	rows, changed := elements(rv), false
	for i, row := range rows {
		rv := reflect.ValueOf(row)
		if !rv.IsValid() || !isList(rv.Type()) || rv.Len() != len(columns) {
			return v, false, nil
		}
		values, other := elements(rv), false
		for j, v := range values {
			n, moved, err := w.operand(w.fieldFor(plainName(columns[j]), v), v)
			if err != nil {
				return nil, false, err
			}
			values[j], other = n, other || moved
		}
		if other {
			rows[i], changed = values, true
		}
	}
	if !changed {
		return v, false, nil
	}
	return rows, true, nil
}

// sentAsBytes reports whether v is an id that is sent as sixteen bytes, or a list with one.
func (w walker) sentAsBytes(v any) bool {
	return w.profile.Wire() == engine.WireBytes && anyOf(v, func(v any) bool {
		return w.isID(v) && !w.shapeOfValue(v).stated
	})
}

// likened is operand for LIKE, which compares texts.
func (w walker) likened(field *schema.Field, v any) (any, bool, error) {
	if w.isNull(v) {
		return nil, v != nil, nil
	}
	if field == nil {
		if w.sentAsBytes(v) {
			return nil, false, fmt.Errorf("%w: LIKE compares texts; pass the String() of %v",
				ErrPlace, shown(v))
		}
		return v, false, nil
	}
	if isJSON(field) && (w.isID(v) || w.isIDText(v)) {
		return nil, false, fmt.Errorf("%w: LIKE compares texts, and %s of %s is JSON; "+
			"compare by = with the id", ErrPlace, field.Name, field.Schema.Name)
	}
	if _, text := w.stringOf(v); w.storesID(field) && (text || w.isID(v)) {
		sh := w.shapeOf(field)
		bytes := w.storesBytes(field) || sh.kind == kindBytes
		if native := !sh.stated && w.profile.Wire() == engine.WireText; bytes || native {
			return nil, false, fmt.Errorf("%w: LIKE compares texts, and %s of %s is stored as %s; "+
				"compare by = with the id", ErrPlace, field.Name, field.Schema.Name, w.columnOf(field))
		}
	}
	return w.operand(field, v)
}

// encodedList is operand for the elements of a list, as in "id IN ?". It returns
// v itself when nothing changes.
func (w walker) encodedList(field *schema.Field, v any) (any, bool, error) {
	if v == nil || field == nil {
		return v, false, nil
	}
	if _, ok := v.(driver.Valuer); ok {
		return v, false, nil
	}
	rv := reflect.ValueOf(v)
	if !isList(rv.Type()) || !w.holdsIDs(rv.Type().Elem()) && !isNumbers(rv.Type()) {
		return v, false, nil
	}
	values := elements(rv)
	out, err := w.list(field, values)
	if err != nil || same(out, values) {
		return v, false, err
	}
	return out, true, nil
}

// placedVars returns the arguments of SQL text in the form of the places in which
// they stand. The result is vars itself when nothing changes.
func (w walker) placedVars(text string, vars []any) ([]any, error) {
	return w.placedWithin("", text, "", vars)
}

// placedWithin is placedVars for SQL that stands between two texts.
func (w walker) placedWithin(before, text, after string, vars []any) ([]any, error) {
	var room [8][2]int // on the stack, for most statements
	whole, marks := w.inlined(before, text, after, vars, room[:0])
	out, copied := vars, false
	w.text = whole
	for next, mark := range marks {
		at, end, v := mark[0], mark[1], vars[next]
		n, changed, err := v, false, error(nil)
		if e, ok := v.(clause.Expr); ok {
			inner, err := w.placedWithin(whole[:at], e.SQL, whole[end:], e.Vars)
			if err != nil {
				return nil, err
			}
			changed = !same(inner, e.Vars)
			e.Vars = inner
			n = e
		} else if w.mayPlace(v) {
			w.subquery = subqueryAround(whole, at)
			n, changed, err = w.placed(w.placeIn(whole, at, end), v)
		}
		if err != nil {
			return nil, err
		}
		if changed {
			if !copied {
				out, copied = slices.Clone(vars), true
			}
			out[next] = n
		}
	}
	return out, nil
}

// isSQL reports whether an argument is written out, in the place of a placeholder.
func isSQL(v any) bool {
	switch v.(type) {
	case clause.Expr, clause.Column, clause.Table:
		return true
	}
	return false
}

// inlined returns SQL that stands between two texts, and appends to marks where each of its
// arguments is. Columns and SQL among these are written out.
func (w walker) inlined(before, text, after string, vars []any, marks [][2]int) (string, [][2]int) {
	if before == "" && after == "" && !slices.ContainsFunc(vars, isSQL) {
		for i := range len(text) {
			if text[i] == '?' && len(marks) < len(vars) {
				marks = append(marks, [2]int{i, i + 1})
			}
		}
		return skeleton(text), marks
	}
	var b strings.Builder
	b.Grow(len(before) + len(text) + len(after))
	b.WriteString(before)
	for i := range len(text) {
		if text[i] != '?' || len(marks) == len(vars) {
			b.WriteByte(text[i])
			continue
		}
		at, name := b.Len(), "?"
		switch v := vars[len(marks)].(type) {
		case clause.Expr:
			name = v.SQL
		case clause.Column:
			name = w.nameOf(v)
		case clause.Table:
			name = v.Name
		}
		b.WriteString(name)
		marks = append(marks, [2]int{at, b.Len()})
	}
	b.WriteString(after)
	return skeleton(b.String()), marks
}

// nameOf returns the column as SQL has it.
func (w walker) nameOf(c clause.Column) string {
	if f, name, primary := w.field(c); primary && f != nil {
		c.Name = name
	}
	if c.Table != "" && c.Table != clause.CurrentTable {
		return c.Table + "." + c.Name
	}
	return c.Name
}

// nestedFor is nested for what a column is compared with or set to.
func (w walker) nestedFor(column, v any) (any, bool, error) {
	e, ok := v.(clause.Expr)
	if !ok {
		return w.nested(v)
	}
	name := ""
	switch c := column.(type) {
	case clause.Column:
		name = w.nameOf(c)
	case string:
		name = c
	}
	vars, err := w.placedWithin(name+" = ", e.SQL, "", e.Vars)
	if err != nil {
		return nil, false, err
	}
	placed := !same(vars, e.Vars)
	e.Vars, w.arePlaced = vars, true
	n, changed, err := w.nested(e)
	return n, changed || placed, err
}

// placedName is placed for an argument by name, which may stand in several places.
func (w walker) placedName(text, name string, v any) (any, bool, error) {
	if !w.mayPlace(v) {
		return v, false, nil
	}
	w.arePlaced = false
	var got any
	found, moved := false, false
	text = skeleton(text)
	w.text = text
	for from := 0; ; {
		i := strings.Index(text[from:], "@"+name)
		if i < 0 {
			break
		}
		i += from
		from = i + 1 + len(name)
		if from < len(text) && !strings.ContainsRune(" ,)\"'`\r\n;", rune(text[from])) {
			continue // a longer name
		}
		w.subquery = subqueryAround(text, i)
		n, changed, err := w.placed(w.placeIn(text, i, from), v)
		if err != nil {
			return nil, false, err
		}
		if found && !reflect.DeepEqual(n, got) {
			return nil, false, fmt.Errorf("%w: @%s stands for columns of two forms; "+
				"give it two names", ErrPlace, name)
		}
		got, found, moved = n, true, moved || changed
	}
	if !moved {
		return v, false, nil
	}
	return got, true, nil
}

// mayPlace reports whether the place of v matters: for ids, texts, numbers, and
// lists of them.
func (w walker) mayPlace(v any) bool {
	if v == nil {
		return false
	}
	if w.isID(v) || number(v) || sixteen(v) {
		return true
	}
	if _, ok := w.stringOf(v); ok {
		return true
	}
	t := reflect.TypeOf(v)
	return isList(t) && (w.holdsIDs(t.Elem()) || isList(t.Elem()) && w.holdsIDs(t.Elem().Elem()) || isNumbers(t))
}

// isNumbers reports whether t is a list of numbers, and not bytes.
func isNumbers(t reflect.Type) bool {
	return isList(t) && isNumber(pointedTo(t.Elem()).Kind()) && t.Elem().Kind() != reflect.Uint8
}

// isList reports whether GORM makes a list of a value of the type.
func isList(t reflect.Type) bool { return t.Kind() == reflect.Slice || t.Kind() == reflect.Array }

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
	if err := w.agreed(field, v); err != nil {
		return nil, false, err
	}
	if list, changed, err := w.encodedList(field, v); err != nil || changed {
		return list, changed, err
	}
	switch {
	case isNumberField(field):
		return v, false, w.asNumber(field, v)
	case w.isIDColumn(field) && !w.isID(v) && number(v):
		return nil, false, fmt.Errorf("%w: the %T %v for %s of %s, which is an id", ErrIDArgument, v, shown(v), field.Name, field.Schema.Name)
	}
	return w.encoded(field, v)
}

func isNumberField(f *schema.Field) bool {
	return f.Serializer == nil && isNumber(f.IndirectFieldType.Kind())
}

// asNumber refuses an id, or the text of one, for a field of numbers.
func (w walker) asNumber(field *schema.Field, v any) error {
	if !w.isID(v) && !w.isIDText(v) {
		return nil
	}
	return fmt.Errorf("%w: the id %v for %s of %s, which is a number",
		ErrIDArgument, shown(v), field.Name, field.Schema.Name)
}

// isIDText reports whether v is the text of an id.
func (d *dialector) isIDText(v any) bool {
	text, ok := d.stringOf(v)
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
	if v == nil {
		return false
	}
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

// numbers reports whether v is a number or begins a list of them.
func numbers(v any) bool {
	rv := reflect.ValueOf(v)
	return number(v) || rv.IsValid() && isList(rv.Type()) && rv.Len() > 0 && !sixteen(v) &&
		number(rv.Index(0).Interface())
}

func isNumber(k reflect.Kind) bool {
	return reflect.Bool <= k && k <= reflect.Float64 && k != reflect.Uintptr
}
