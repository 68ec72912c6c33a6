package pgxtype

import (
	"database/sql/driver"
	"reflect"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/internal/idtype"
	"github.com/sqluuid/sqluuid/sqltype"
)

// idOf returns how t, or what its pointers lead to, holds an id: a [sqltype.ID] of any
// thing, and the types of other packages and of the program. It is nil for one that is
// sent in another form.
func idOf(t reflect.Type) *idtype.Type {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if id := idtype.Of(t); id != nil && !id.OtherForm {
		return id
	}
	return nil
}

// nullableID is nullable for a type that the map is not told.
func nullableID(value any) (n nullForm, ok bool) {
	v := reflect.ValueOf(value)
	if !v.IsValid() {
		return n, false
	}
	id := idOf(v.Type())
	if id == nil {
		return n, false
	}
	for v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return n, true
		}
		v = v.Elem()
	}
	n.id.UUID, n.id.Valid = id.Get(v)
	return n, true
}

// wrapIDs serves slices of ids. The map cannot know their types before it sees a
// value; as a []sqltype.NullUUID they have a default type.
func wrapIDs(value any) (pgtype.WrappedEncodePlanNextSetter, any, bool) {
	ids, ok := nullUUIDs(value)
	if !ok {
		return nil, nil, false
	}
	return &idsEncodePlan{}, ids, true
}

// nullUUIDs returns the ids of a slice of ids, and whether value is one. Slices of this
// package's own types have a default type already. A slice with a Value of its own, which may
// be JSON, is none.
func nullUUIDs(value any) (ids []sqltype.NullUUID, ok bool) {
	list := reflect.ValueOf(value)
	if !list.IsValid() || list.Kind() != reflect.Slice || idOf(list.Type().Elem()) == nil {
		return nil, false
	}
	switch value.(type) {
	case []sqltype.NullUUID, driver.Valuer:
		return nil, false
	}
	if list.IsNil() {
		return nil, true
	}
	ids = make([]sqltype.NullUUID, list.Len())
	for i := range ids {
		n, _ := nullable(list.Index(i).Interface())
		ids[i] = n.id
	}
	return ids, true
}

type idsEncodePlan struct{ next pgtype.EncodePlan }

func (p *idsEncodePlan) SetNext(next pgtype.EncodePlan) { p.next = next }

func (p *idsEncodePlan) Encode(value any, buf []byte) ([]byte, error) {
	ids, _ := nullUUIDs(value) // wrapIDs has seen a value of this type
	return p.next.Encode(ids, buf)
}

// idScanPlan is scanPlan for a pointer to an id whose type cannot scan the text of a uuid. The type
// has no Scan, or one that does not take that text.
type idScanPlan struct {
	decode func([]byte) (sqltype.UUID, error)
	id     *idtype.Type
}

// planID returns the plan for target, nil if its own Scan will do.
func planID(decode func([]byte) (sqltype.UUID, error), target any) pgtype.ScanPlan {
	t := reflect.TypeOf(target)
	if t == nil || t.Kind() != reflect.Pointer || t.Elem().Kind() == reflect.Pointer {
		return nil
	}
	id := idOf(t)
	if id == nil || id.Reads(sqltype.UUID(idtype.Probe).String()) {
		return nil
	}
	return idScanPlan{decode, id}
}

func (p idScanPlan) Scan(src []byte, target any) error {
	dst := reflect.ValueOf(target).Elem()
	if src == nil {
		if !p.id.Null {
			return sqltype.ErrNull
		}
		dst.SetZero()
		return nil
	}
	id, err := p.decode(src)
	if err == nil {
		p.id.Set(dst, id)
	}
	return err
}

// wrapPointerScanID is wrapPointerScan for pointers to pointers to ids.
func wrapPointerScanID(target any) (pgtype.WrappedScanPlanNextSetter, any, bool) {
	t := reflect.TypeOf(target)
	if t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Pointer ||
		t.Elem().Elem().Kind() == reflect.Pointer || idOf(t) == nil {
		return nil, nil, false
	}
	return &idPointerScanPlan{}, reflect.New(t.Elem().Elem()).Interface(), true
}

// idPointerScanPlan is pointerScanPlan for a type that only its target names.
type idPointerScanPlan struct{ next pgtype.ScanPlan }

func (p *idPointerScanPlan) SetNext(next pgtype.ScanPlan) { p.next = next }

func (p *idPointerScanPlan) Scan(src []byte, target any) error {
	dst := reflect.ValueOf(target).Elem()
	dst.SetZero()
	if src == nil {
		return nil
	}
	v := reflect.New(dst.Type().Elem())
	if err := p.next.Scan(src, v.Interface()); err != nil {
		return err
	}
	dst.Set(v)
	return nil
}
