package sqltype

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// ErrProfile occurs when [Bind], [Dest] or [NewConnector] was called with the zero
// [engine.Profile]. The statement, the scan or the new connection returns it. State the engine:
// guessing would store wrong ids.
const ErrProfile Error = "sqltype: the zero engine.Profile says nothing about an engine"

// Bind returns id as a query argument for a key column of the engine: a string
// or sixteen bytes. T is any library's UUID type. It knows the engine and not the
// column: a column of another form needs the type that states it, and a value of
// such a type, a [StoredID], is bound in that form whatever the engine is. Only
// [GUID] and [OrderedGUID] look at the engine: where its keys are bytes they are
// sixteen bytes in their layout, else text.
//
// A string bound for PostgreSQL's uuid stores 36 characters in a bytea column,
// and sixteen bytes bound for MySQL find nothing in a CHAR(36) column, neither
// with an error.
func Bind[T ~[16]byte](p engine.Profile, id T) any {
	if f := statedForm(id); f != nil {
		return f.bind(p, id)
	}
	switch {
	case p.IsZero():
		return refusedValue{ErrProfile}
	case p.Wire() == engine.WireText:
		var buf [36]byte
		return string(codec.AppendText(buf[:0], shownBy(p).Encode(id)))
	}
	stored := p.Layout().Encode(id)
	return stored[:]
}

// BindPtr is [Bind] of *id, or NULL as [engine.Profile.Null] has it, if id is nil.
func BindPtr[T ~[16]byte](p engine.Profile, id *T) any {
	if id == nil {
		return p.Null()
	}
	return Bind(p, *id)
}

// BindAll is [Bind] of every id, the arguments of an IN list.
func BindAll[T ~[16]byte](p engine.Profile, ids []T) []any {
	args := make([]any, len(ids))
	for i, id := range ids {
		args[i] = Bind(p, id)
	}
	return args
}

// BindArray returns the ids as one argument. It is for "= any($1)" and for columns of uuid[], and
// of text[] for ids of a text form: the text of an array, which every driver of PostgreSQL sends
// as it is. A nil slice is NULL. With a profile that has no arrays, or an id that is sent as
// bytes, the statement fails with [errors.ErrUnsupported].
func BindArray[T ~[16]byte](p engine.Profile, ids []T) any {
	if err := arraysOf(p, "BindArray"); err != nil {
		return refusedValue{err}
	}
	if ids == nil {
		return nil
	}
	b := append(make([]byte, 0, 2+39*len(ids)), '{')
	for i, id := range ids {
		s, ok := Bind(p, id).(string)
		if !ok {
			return refusedValue{fmt.Errorf("sqltype: BindArray: %T is sent as bytes; use BindAll: %w", id, errors.ErrUnsupported)}
		}
		if i > 0 {
			b = append(b, ',')
		}
		b = append(b, '"') // braces in an array's text need quotes
		b = append(append(b, s...), '"')
	}
	return string(append(b, '}'))
}

// arraysOf is the error of a function for arrays where the engine has none.
func arraysOf(p engine.Profile, function string) error {
	switch {
	case p.IsZero():
		return ErrProfile
	case !p.Arrays():
		return fmt.Errorf("sqltype: %s: %v has no arrays; use BindAll and Dest: %w", function, p, errors.ErrUnsupported)
	}
	return nil
}

// refusedValue is an argument with which no statement runs.
type refusedValue struct{ err error }

func (v refusedValue) Value() (driver.Value, error) { return nil, v.err }

// statedForm returns the form that v's type states, or nil.
func statedForm(v any) *form {
	if s, ok := v.(stating); ok {
		return s.spec()
	}
	return nil
}

// bind is Bind of an id whose type states the form.
func (f *form) bind(p engine.Profile, id [16]byte) any {
	if f.sends == sendsInBytes || f.sends == sendsNative && (p.IsZero() || p.Wire() == engine.WireBytes) {
		return f.appendStored(make([]byte, 0, 16), id)
	}
	var buf [36]byte
	return string(f.appendText(buf[:0], id))
}

// Dest returns a Scan target that fills *id, of any library's UUID type, from a
// key column of the engine: from sixteen raw bytes in the profile's layout or
// from text as the engine shows it. The contract is as for [UUID.Scan]: NULL is
// [ErrNull], and a failed Scan leaves *id as it was. A value that states its form
// scans itself.
func Dest[T ~[16]byte](p engine.Profile, id *T) sql.Scanner { return &dest[T]{p, id} }

// DestPtr is [Dest] for a column that may be NULL: NULL and a failed Scan set
// *id to nil, and a value is a new T that no earlier row shares.
func DestPtr[T ~[16]byte](p engine.Profile, id **T) sql.Scanner { return &destPtr[T]{p, id} }

type dest[T ~[16]byte] struct {
	profile engine.Profile
	id      *T
}

// Scan is [UUID.Scan] in the profile's layout.
func (d *dest[T]) Scan(src any) error {
	id, err := scanFor[T](d.profile, src)
	if err != nil {
		return err
	}
	*d.id = id
	return nil
}

type destPtr[T ~[16]byte] struct {
	profile engine.Profile
	id      **T
}

// Scan is [NullUUID.Scan] in the profile's layout.
func (d *destPtr[T]) Scan(src any) error {
	*d.id = nil
	if src == nil {
		return nil
	}
	id, err := scanFor[T](d.profile, src)
	if err != nil {
		return err
	}
	*d.id = &id
	return nil
}

func scanFor[T ~[16]byte](p engine.Profile, src any) (T, error) {
	f := statedForm(T{})
	if f == nil {
		if p.IsZero() {
			return T{}, ErrProfile
		}
		f = &form{name: "UUID", bytes: p.Layout(), textLayout: shownBy(p)}
		if v, ok := src.([]byte); ok {
			if _, native := nativeOf(v); native { // of a column that need not be a key's
				f.bytes = p.NativeLayout()
			}
		}
	}
	id, err := f.scan(src)
	return id, err
}

// DestArray returns a Scan target that fills *ids from an array column. That is uuid[] or, for ids
// of a text form, text[]: the inverse of [BindArray]. It reads the text of an array of one
// dimension, which database/sql gets from every driver of PostgreSQL. NULL sets *ids to nil. A NULL
// among the ids is [ErrNull], and a failed Scan leaves *ids as it was. With a profile that has no
// arrays the error is [errors.ErrUnsupported].
func DestArray[T ~[16]byte](p engine.Profile, ids *[]T) sql.Scanner { return &destArray[T]{p, ids} }

// ErrArray occurs when what is scanned into a [DestArray] is not the text of an array of
// one dimension. Cast the column, or select its elements with unnest.
const ErrArray Error = "sqltype: not the text of an array of one dimension"

type destArray[T ~[16]byte] struct {
	profile engine.Profile
	ids     *[]T
}

// Scan reads the text of an array as PostgreSQL writes it.
func (d *destArray[T]) Scan(src any) error {
	if err := arraysOf(d.profile, "DestArray"); err != nil {
		return err
	}
	var text string
	switch src := src.(type) {
	case nil:
		*d.ids = nil
		return nil
	case string:
		text = src
	case []byte:
		text = string(src)
	default:
		return fmt.Errorf("%w: %T", ErrScanType, src)
	}
	inside, ok := strings.CutPrefix(text, "{")
	if inside, ok = cutSuffix(inside, "}", ok); !ok {
		return fmt.Errorf("%w: %.80q", ErrArray, text)
	}
	ids := []T{}
	for rest := inside; rest != "" || len(ids) > 0; {
		element, after, more := strings.Cut(rest, ",") // no text of an id has a comma
		quoted, unquoted := strings.CutPrefix(element, `"`)
		if quoted, unquoted = cutSuffix(quoted, `"`, unquoted); unquoted {
			element = quoted
		}
		switch {
		case strings.ContainsAny(element, `"\`), element == "", !unquoted && element[0] == '{':
			return fmt.Errorf("%w: %.80q", ErrArray, text)
		case !unquoted && strings.EqualFold(element, "NULL"):
			return fmt.Errorf("element %d of the array: %w", len(ids)+1, ErrNull)
		}
		id, err := scanFor[T](d.profile, element)
		if err != nil {
			return fmt.Errorf("element %d of the array: %w", len(ids)+1, err)
		}
		if ids, rest = append(ids, id), after; !more {
			break
		}
	}
	*d.ids = ids
	return nil
}

// cutSuffix is [strings.CutSuffix] where ok says that the prefix was there.
func cutSuffix(s, suffix string, ok bool) (string, bool) {
	before, found := strings.CutSuffix(s, suffix)
	return before, ok && found
}

// An Array is the value of a uuid[] column of PostgreSQL. GORM and every other library that asks
// Value and Scan can use it. A nil Array is NULL. T is any library's UUID type; one of a text form
// is stored in a text[]. Elements are not NULL.
type Array[T ~[16]byte] []T

var (
	_ sql.Scanner   = (*Array[UUID])(nil)
	_ driver.Valuer = Array[UUID]{}
)

// Value returns the text of an array, which every driver of PostgreSQL sends as it is.
func (a Array[T]) Value() (driver.Value, error) {
	v := BindArray(engine.PostgreSQL, []T(a))
	if refused, ok := v.(driver.Valuer); ok {
		return refused.Value()
	}
	return v, nil
}

// Scan reads a list as [DestArray] does.
func (a *Array[T]) Scan(src any) error {
	return DestArray(engine.PostgreSQL, (*[]T)(a)).Scan(src)
}

// GormDataType returns "uuid[]", or "text[]" for ids of a text form.
func (Array[T]) GormDataType() string {
	if f := statedForm(*new(T)); f != nil && f.sends == sendsText {
		return "text[]"
	}
	return "uuid[]"
}

// String returns the ids as fmt prints a slice of texts.
func (a Array[T]) String() string { return fmt.Sprint([]T(a)) }
