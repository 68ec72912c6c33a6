package gormplugin

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/gormplugin/internal/read"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// textField is the field of a value that is a text and no column.
var textField = &schema.Field{
	Name: "a text", DBName: "text", Schema: &schema.Schema{Name: "SQL"},
	FieldType: stringType, IndirectFieldType: stringType,
	GORMDataType: schema.String, DataType: schema.String, TagSettings: map[string]string{},
}

// place gives the arguments of a statement the form of the columns that they meet. The SQL is
// final: it has all scopes, joins and subqueries. Where it could not be read, nothing is known of
// the arguments that the program wrote SQL for, and GORM names all columns of the others.
func (w walker) place(sql string, vars []any, written [][]any) error {
	var first = -1
	for i := 0; i < len(vars); i++ {
		if r, ok := vars[i].(refusal); ok {
			return r.error
		}
		if n := numbersFrom(vars, i); n >= 16 {
			if w.expandedAt(sql, i, n) || w.expandedAt(sql, i-1, n) { // options have no placeholder
				return fmt.Errorf("%w: sixteen numbers in a list of raw SQL; write = ? or IN ?, "+
					"or pass a sqltype.UUID", ErrIDArgument)
			}
			i += n - 1
		} else if first < 0 && w.mayMeet(vars[i]) {
			first = i
		}
	}
	sets := w.sending.sets
	if first < 0 && !sets {
		return nil
	}
	r := w.reading(w.stmt, sql)
	offset := len(vars) - len(r.Args)
	if !r.Whole || offset < 0 || offset > 0 && !w.stmt.DryRun && w.profile.Placeholder(1) != "$1" {
		for _, v := range slices.Concat(written...) {
			if err := w.refuseUnplaced(r, v); err != nil {
				return err
			}
		}
		return nil
	}
	for i := offset; i < len(vars); i++ {
		if sets && r.Args[i-offset].Is(read.Set) {
			if err := w.idText(r.Args[i-offset].Columns, vars[i]); err != nil {
				return err
			}
		}
		if !w.mayMeet(vars[i]) {
			continue
		}
		n, changed, err := w.placeArg(r, &r.Args[i-offset], vars[i])
		if err != nil {
			return err
		}
		if changed {
			vars[i] = w.sendable(n)
		}
	}
	return nil
}

// sendable returns what is sent for a value in the form of its column.
func (w walker) sendable(v any) any {
	if doc, ok := v.(document); ok {
		if doc.cast {
			return strings.Trim(doc.json, `"`)
		}
		return doc.json
	}
	if _, ok := v.(noRow); ok {
		return w.profile.Null()
	}
	if form, ok := w.bindValue(v); ok {
		return form
	}
	return v
}

// mayMeet reports whether it matters what v meets: an id, or what may be the text of one, or a
// number, which no id is compared with.
func (w walker) mayMeet(v any) bool {
	switch v := v.(type) {
	case nil, wholeText, wholeBytes:
		return false
	case string:
		if len(w.plugin.config.OldKeys) > 0 && !(argument{text: v}).isIDText() {
			return true
		}
		return (w.profile.Wire() == engine.WireBytes || w.models.hasOdd.Load()) && w.mayBeID(v)
	case sqltype.UUID, textID, *bytesID:
		return true
	}
	a := w.look(v)
	return a.shape != nil || a.number || a.isText && w.mayMeet(a.text)
}

// mayBeID reports whether a text may be an id's, or for LIKE a part of one. The id may be spelled
// as a UUID, a ULID or an EUID, or otherwise by a type of the program.
func (w walker) mayBeID(text string) bool {
	if part := strings.Trim(text, "%_"); len(part) < len(text) {
		return len(part) > 2 && strings.Trim(part, "0123456789abcdefABCDEF-") == ""
	}
	n := len(text)
	return w.models.hasOdd.Load() || n >= 20 && n <= 64 && (argument{text: text}.isIDText() ||
		new(sqltype.ULID).UnmarshalText([]byte(text)) == nil || new(sqltype.EUID).UnmarshalText([]byte(text)) == nil)
}

// placeArg returns v in the form of what it meets, and whether that is something else.
func (w walker) placeArg(r *read.Reading, a *read.Arg, v any) (any, bool, error) {
	if !a.Known {
		if err := w.lostInSubquery(a, v); err != nil {
			return nil, false, err
		}
		return v, false, w.refuseUnplaced(r, v)
	}
	n, changed := v, false
	for i, c := range a.Columns {
		one, moved, err := w.meet(c, a, v)
		if err != nil {
			return nil, false, err
		}
		if i > 0 && !reflect.DeepEqual(w.sentFor(one), w.sentFor(n)) {
			return nil, false, fmt.Errorf("%w: %s and %s are stored in two forms; compare %v with each by an "+
				"argument of its own, or name the model that owns the table in Config.Models",
				ErrPlace, nameOf(a.Columns[0]), nameOf(c), w.look(v).display())
		}
		if i == 0 {
			n, changed = one, moved
		}
	}
	return n, changed, w.lostInSubquery(a, n)
}

// idText refuses a text that is set and is no id, for a column that stores ids as bytes. SQLite
// would store the text.
func (w walker) idText(columns []*read.Column, v any) error {
	a := w.look(v)
	for _, c := range columns {
		f, isField := c.Of.(*schema.Field)
		if !a.isText || !isField || !w.storesBytes(f) {
			continue
		}
		if _, err := codec.ParseLenient(a.text); err != nil {
			return fmt.Errorf("%w: %q for %s of %s, which is no %v", ErrTextValue, a.text, f.Name, f.Schema.Name, f.FieldType)
		}
	}
	return nil
}

// nameOf returns the name of what an argument meets, with the name of its model.
func nameOf(c *read.Column) string {
	if f, ok := c.Of.(*schema.Field); ok {
		return f.Name + " of " + f.Schema.Name
	}
	return c.Name
}

// meet returns v in the form of one column, or of what else it meets.
func (w walker) meet(c *read.Column, a *read.Arg, v any) (any, bool, error) {
	f, ok := c.Of.(*schema.Field)
	switch {
	case c == read.JSON || c == read.JSONArrow || c == read.JSONDoc:
		return w.inJSON(c, a.Is(read.List), w.look(v))
	case !ok:
		f = textField
	case !a.Is(read.Like) && w.ownsColumn(f):
		switch v.(type) {
		case sqltype.UUID, textID, *bytesID: // in the engine's form already
			return v, false, nil
		}
	}
	if a.Is(read.Like) {
		return w.likeOperand(f, v)
	}
	operand := w.operand
	if !a.Is(elsewhere) {
		operand = w.current
	}
	n, changed, err := operand(f, v)
	doc, ok := n.(document)
	if ok && doc.cast && a.Is(read.Set) {
		doc.cast = false
		return doc, true, nil
	}
	if ok && doc.cast && a.Is(read.Nested) {
		return nil, false, fmt.Errorf("%w: %v compares a text with JSON by = and IN alone; compare %s of %s so, or "+
			"write CAST(? AS JSON)", ErrPlace, w.profile, f.Name, f.Schema.Name)
	}
	return n, changed, err
}

// lostInSubquery refuses bytes that a subquery selects, where the engine takes them for a text. It
// puts question marks in their place.
func (w walker) lostInSubquery(a *read.Arg, v any) error {
	if !a.Is(read.Derived|read.Values) || !slices.Contains(w.dialect.convertsDerived, w.profile) {
		return nil
	}
	if _, bytes := w.sentFor(v).([]byte); !bytes && !(a.Is(read.Values) && w.look(v).meansID()) {
		return nil
	}
	return fmt.Errorf("%w: %v takes the bytes of %v in a subquery for a text; "+
		"compare the column itself, or write UNHEX(?) and pass the 32 digits", ErrPlace, w.profile, w.look(v).display())
}

// refuseUnplaced refuses what would be stored, or would choose rows, in a form that nobody knows.
// In a statement that writes this is an id of another library, which would be sent as text without
// the plugin, and the text of an id, if the SQL names a table whose ids are bytes. In a SELECT that
// was not read it is such a text, if the SQL compares by <> or NOT.
func (w walker) refuseUnplaced(r *read.Reading, v any) error {
	if w.profile.Wire() != engine.WireBytes || !r.Writes && (r.Whole || !r.Negates) {
		return nil
	}
	if r.Writes && anyOf(v, func(v any) bool { return w.look(v).isForeign() }) {
		return fmt.Errorf("%w: nothing says what column %v meets; name the model of its table in "+
			"Config.Models, or pass a sqltype.UUID for bytes, or its String() for a text", ErrPlace, w.look(v).display())
	}
	if !anyOf(v, func(v any) bool { return w.look(v).isIDText() }) || !w.touchesBytes(w.stmt, r.Names) {
		return nil
	}
	return fmt.Errorf("%w: nothing says what column %v meets; pass the id for a column of bytes, "+
		"or a sqltype.CharUUID for one of text", ErrPlace, w.look(v).display())
}

// numbersFrom returns how many of the arguments are numbers that GORM may have made of an id.
func numbersFrom(vars []any, i int) (n int) {
	for ; i+n < len(vars); n++ {
		if _, ok := vars[i+n].(uint8); !ok {
			break
		}
	}
	return n
}

// expandedAt reports whether the SQL has a list that begins with sixteen arguments from the i-th
// on. They are of a run of n numbers, written as GORM writes an expanded id, without spaces. The
// list ends there, or what follows is no number of the run.
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

// A refusal is the argument of a subquery that was refused. GORM drops the error of a subquery, and
// keeps its arguments.
type refusal struct{ error }

// refuse makes a statement fail. Its SQL is one that no engine can parse.
func refuse(db *gorm.DB, err error) {
	_ = db.AddError(err)
	db.Statement.SQL.WriteString("!! refused by sqluuid !!")
	db.Statement.Vars = append(db.Statement.Vars, refusal{err})
}
