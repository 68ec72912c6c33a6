package gormplugin

import (
	"database/sql/driver"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A place is where an argument stands in SQL text.
type place struct {
	kind   placeKind
	column string // what the argument is compared with, "" if that is not known
	name   string // of the function, or of the operator
}

type placeKind uint8

const (
	placeUnknown  placeKind = iota
	placeColumn             // compared with a column by =, <>, <, >, IN or BETWEEN
	placeLike               // compared with a column by LIKE
	placeFunction           // the argument of a function that may want either form
	placeComputed           // compared with what a function or a JSON path returns
)

// sameForm are the functions whose result has the form of their arguments.
var sameForm = []string{
	"", "any", "all", "some", "coalesce", "ifnull", "nullif", "isnull", "nvl", "greatest", "least",
	"min", "max",
}

// transparent are the names before a parenthesis that ask for no form of their own:
// sameForm, the words of SQL, and the functions that take an id as bytes.
var transparent = append(slices.Clip(sameForm),
	"in", "values", "row", "array", "and", "or", "not", "on", "where", "when", "then", "else", "select",
	"exists", "union", "from", "join", "as", "by", "set", "having", "returning", "if", "iif",
	"hex", "bin_to_uuid", "length", "octet_length", "typeof", "quote")

// placeOf says where the argument between the two texts stands.
func placeOf(before, after string) place {
	if op := operatorBefore(before); op.kind != noOperator {
		if op.column != "" {
			return place{kind: placeColumn, column: op.column, name: "="}
		}
		if op.kind == inList {
			before = strings.TrimRight(before, " \t\r\n(?,")
			op.at = max(0, len(before)-len("in"))
		}
		return computed(before[:op.at])
	}
	end := strings.TrimRight(before, " \t\r\n")
	if left := strings.TrimRight(end, "<>="); left != end {
		if c := columnAtEnd(left); c != "" {
			return place{kind: placeColumn, column: c, name: end[len(left):]}
		}
		return computed(left)
	}
	if rest, found := cutWord(end, "between"); found {
		return place{placeColumn, columnAtEnd(trimWord(rest, "not")), "BETWEEN"}
	}
	if rest, found := cutWord(end, "and"); found {
		low := strings.TrimRight(rest, " \t\r\n") // ends in the lower bound, ? or @name
		low = strings.TrimRight(low[:strings.LastIndexAny(low, " \t\r\n")+1], " \t\r\n")
		if rest, found = cutWord(low, "between"); found {
			return place{placeColumn, columnAtEnd(trimWord(rest, "not")), "BETWEEN"}
		}
	}
	for _, like := range []string{"like", "ilike", "regexp", "glob", "rlike"} {
		if rest, found := cutWord(end, like); found {
			return place{placeLike, columnAtEnd(trimWord(rest, "not")), strings.ToUpper(like)}
		}
	}
	name, inside := functionAround(end)
	if inside && !slices.Contains(transparent, strings.ToLower(name)) {
		return place{kind: placeFunction, name: name}
	}
	return placeAfter(after)
}

// placeAfter is placeOf for an argument that stands before the column.
func placeAfter(after string) place {
	right := strings.TrimLeft(after, " \t\r\n")
	column := strings.TrimLeft(right, "<>=!")
	if column == right {
		return place{}
	}
	op := right[:len(right)-len(column)]
	column = strings.TrimLeft(column, " \t\r\n")
	n := 0
	for n < len(column) && isNameByte(column[n]) {
		n++
	}
	calls := strings.HasPrefix(strings.TrimLeft(column[n:], " "), "(")
	if n == 0 || calls || '0' <= column[0] && column[0] <= '9' {
		return place{}
	}
	return place{kind: placeColumn, column: column[:n], name: op}
}

// computed is the place of an argument that is compared with what left ends in.
func computed(left string) place {
	left = strings.TrimRight(left, " \t\r\n")
	switch {
	case left == "":
		return place{}
	case strings.HasSuffix(left, "'"): // a JSON path, as in attrs->>'$.owner'
		return place{kind: placeComputed, name: left[strings.LastIndexAny(left, " (")+1:]}
	case !strings.HasSuffix(left, ")"):
		return place{}
	}
	depth := 0
	for i := len(left) - 1; i >= 0; i-- {
		switch left[i] {
		case ')':
			depth++
		case '(':
			if depth--; depth == 0 {
				name := columnAtEnd(left[:i])
				if slices.Contains(sameForm, strings.ToLower(name)) {
					return place{}
				}
				return place{kind: placeComputed, name: name}
			}
		}
	}
	return place{}
}

// functionAround returns the name before the last parenthesis that is still open.
func functionAround(text string) (name string, inside bool) {
	depth := 0
	for i := len(text) - 1; i >= 0; i-- {
		switch text[i] {
		case ')':
			depth++
		case '(':
			if depth == 0 {
				return columnAtEnd(text[:i]), true
			}
			depth--
		}
	}
	return "", false
}

// cutWord returns the text before the word at its end.
func cutWord(text, word string) (string, bool) {
	n := len(text) - len(word)
	if n < 1 || !strings.EqualFold(text[n:], word) {
		return text, false
	}
	if c := text[n-1]; isNameByte(c) && c != '"' && c != '`' {
		return text, false // the end of a longer name
	}
	return strings.TrimRight(text[:n], " \t\r\n"), true
}

func trimWord(text, word string) string {
	rest, _ := cutWord(text, word)
	return rest
}

// placed returns v in the form of the place in which it stands, and whether that
// is something else. It refuses an id where the form cannot be told.
func (w walker) placed(p place, v any) (any, bool, error) {
	switch p.kind {
	case placeColumn:
		field, _, _ := w.field(p.column)
		return w.operand(field, v)
	case placeLike:
		field, _, _ := w.field(p.column)
		return w.likened(field, v)
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

// sentAsBytes reports whether v is an id, or a list of ids, that the engine's form
// sends as sixteen bytes.
func (w walker) sentAsBytes(v any) bool {
	if w.profile.Wire() != engine.WireBytes || v == nil {
		return false
	}
	if list, ok := w.several(v); ok && len(list) > 0 {
		v = list[0]
	}
	if !w.isID(v) {
		return false
	}
	sh := w.shapes.of(pointedTo(reflect.TypeOf(v)))
	return !sh.stated
}

// likened is operand for LIKE, which compares texts.
func (w walker) likened(field *schema.Field, v any) (any, bool, error) {
	if field == nil {
		if w.sentAsBytes(v) {
			return nil, false, fmt.Errorf("%w: LIKE compares texts; pass the String() of %v",
				ErrPlace, shown(v))
		}
		return v, false, nil
	}
	if w.storesID(field) && v != nil && (w.isID(v) || reflect.ValueOf(v).Kind() == reflect.String) {
		sh := w.shapeOf(field)
		bytes := w.storesBytes(field) || sh.kind == kindBytes
		if native := !sh.stated && w.profile.Wire() == engine.WireText; bytes || native {
			return nil, false, fmt.Errorf("%w: LIKE compares texts, and %s of %s is stored as %s; "+
				"compare by = with the id", ErrPlace, field.Name, field.Schema.Name, w.columnOf(field))
		}
	}
	return w.operand(field, v)
}

func (w walker) storesID(f *schema.Field) bool { return f.Serializer == nil && w.shapeOf(f) != nil }

// columnOf names the type of the field's column for a message.
func (d *dialector) columnOf(f *schema.Field) string {
	if c, ok := d.columnType(f); ok {
		return c
	}
	return strings.ToLower(f.TagSettings["TYPE"])
}

// encoded returns an id argument in the form of the field's column, and whether
// that is another value than v. It is the one place that decides.
func (w walker) encoded(field *schema.Field, v any) (any, bool, error) {
	stored := field.Serializer != nil || isJSON(field)
	if !stored && pointedTo(reflect.TypeOf(v)) == field.IndirectFieldType && field.IndirectFieldType.Kind() != reflect.String {
		return v, false, nil
	}
	id, isID := w.idOf(v)
	if stored {
		if isID {
			return nil, false, fmt.Errorf("%w: %s of %s is not stored as an id; "+
				"pass %v in the field's own type", ErrPlace, field.Name, field.Schema.Name, sqlText(id))
		}
		return v, false, nil
	}
	sh := w.shapeOf(field)
	if sh == nil {
		switch {
		case !isID:
		case isText(field):
			return sqlText(id), true, nil
		case isBytes(field):
			b := bytesID(id)
			return &b, true, nil
		}
		return v, false, nil
	}
	text, isString := stringOf(v)
	if isString {
		parsed, err := codec.ParseLenient(text)
		if err != nil {
			own, ok := ownText(field, text)
			return own, ok, nil
		}
		id, isID = parsed, true
	}
	if !isID {
		return v, false, nil
	}
	if from := w.shapeOfValue(v); from != nil && !from.stated && !sh.stated {
		return v, false, nil // both are in the engine's form
	}
	if isString && w.profile.Wire() == engine.WireText && !sh.stated {
		return v, false, nil // the server parses it
	}
	switch sh.kind {
	case kindText:
		return sqlText(id), true, nil
	case kindBytes:
		b := bytesID(id)
		return &b, true, nil
	}
	if field.IndirectFieldType == uuidType {
		return w.value(field, id), true, nil
	}
	n := reflect.New(field.IndirectFieldType).Elem()
	sh.set(n, id)
	return n.Interface(), true, nil
}

func (w walker) shapeOfValue(v any) *shape {
	if v == nil {
		return nil
	}
	return w.shapes.of(pointedTo(reflect.TypeOf(v)))
}

// idOf returns the id that v holds, if its bytes are in network order.
func (w walker) idOf(v any) ([16]byte, bool) {
	switch v := v.(type) {
	case textID:
		return v, true
	case *bytesID:
		if v != nil && w.profile.Layout() == codec.Network {
			return *v, true
		}
		return [16]byte{}, false
	}
	sh := w.shapeOfValue(v)
	if sh == nil {
		return [16]byte{}, false
	}
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer {
		if rv.IsNil() {
			return [16]byte{}, false
		}
		rv = rv.Elem()
	}
	if _, known := rv.Interface().(stating); sh.stated && !known {
		return [16]byte{}, false
	}
	return sh.get(rv)
}

func sqlText(id [16]byte) string { return textID(id).String() }

// stringOf returns v's text if it is a string, or a pointer to one.
func stringOf(v any) (string, bool) {
	if s, ok := v.(string); ok {
		return s, true
	}
	if _, ok := v.(driver.Valuer); ok || v == nil {
		return "", false
	}
	rv := reflect.ValueOf(v)
	for rv.Kind() == reflect.Pointer && !rv.IsNil() {
		rv = rv.Elem()
	}
	if rv.Kind() == reflect.String {
		return rv.String(), true
	}
	return "", false
}

// isText reports whether the field, which holds no id by its type, is stored as
// text.
func isText(f *schema.Field) bool {
	tag := strings.ToLower(f.TagSettings["TYPE"])
	for _, bytes := range []string{"binary", "blob", "bytea"} {
		if strings.Contains(tag, bytes) {
			return false
		}
	}
	return f.IndirectFieldType.Kind() == reflect.String || f.GORMDataType == schema.String
}

func isBytes(f *schema.Field) bool {
	t := f.IndirectFieldType
	return t.Kind() == reflect.Slice && t.Elem() == byteType || f.GORMDataType == schema.Bytes
}

func isJSON(f *schema.Field) bool {
	return strings.HasPrefix(strings.ToLower(string(f.GORMDataType)), "json") ||
		strings.HasPrefix(strings.ToLower(f.TagSettings["TYPE"]), "json")
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
	if rv.Kind() != reflect.Slice || !w.holdsIDs(rv.Type().Elem()) {
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
	out, copied, next := vars, false, 0
	for i := 0; i < len(text) && next < len(vars); i++ {
		if text[i] != '?' {
			continue
		}
		v := vars[next]
		if w.mayPlace(v) {
			n, changed, err := w.placed(placeOf(text[:i], text[i+1:]), v)
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
		next++
	}
	return out, nil
}

// placedName is placed for an argument by name, which may stand in several places.
func (w walker) placedName(text, name string, v any) (any, bool, error) {
	if !w.mayPlace(v) {
		return v, false, nil
	}
	var got any
	found, moved := false, false
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
		n, changed, err := w.placed(placeOf(text[:i], text[from:]), v)
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
	if w.isID(v) || number(v) {
		return true
	}
	if _, ok := stringOf(v); ok {
		return true
	}
	t := reflect.TypeOf(v)
	return t.Kind() == reflect.Slice && w.holdsIDs(t.Elem())
}
