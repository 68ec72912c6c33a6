package pgxtype

import (
	"database/sql"
	"database/sql/driver"
	"reflect"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A typedID is a [sqltype.ID] or NullID of any thing, a pointer to one, or a struct that
// embeds one. No other type has both methods.
type typedID interface {
	driver.Valuer
	sqltype.IDGenerator
}

// nullableID is nullable for a typedID, whose Value is NULL or sixteen bytes.
func nullableID(value any) (n nullForm, ok bool) {
	id, ok := value.(typedID)
	if !ok {
		return n, false
	}
	if p := reflect.ValueOf(value); p.Kind() == reflect.Pointer && p.IsNil() {
		return n, true
	}
	raw, err := id.Value()
	if raw == nil {
		return n, err == nil
	}
	if b, ok := raw.([]byte); ok {
		n.id.UUID, err = sqltype.FromBytes(b)
		n.id.Valid = err == nil
	}
	return n, n.id.Valid
}

// wrapIDs serves slices of typed ids. The map cannot know their types before it sees a
// value; as a []sqltype.NullUUID they have a default type.
func wrapIDs(value any) (pgtype.WrappedEncodePlanNextSetter, any, bool) {
	ids, ok := nullUUIDs(value)
	if !ok {
		return nil, nil, false
	}
	return &idsEncodePlan{}, ids, true
}

// nullUUIDs returns the ids of a slice of typed ids, and whether value is one.
func nullUUIDs(value any) (ids []sqltype.NullUUID, ok bool) {
	list := reflect.ValueOf(value)
	if !list.IsValid() || list.Kind() != reflect.Slice || !list.Type().Elem().Implements(reflect.TypeFor[typedID]()) {
		return nil, false
	}
	if list.IsNil() {
		return nil, true
	}
	ids = make([]sqltype.NullUUID, list.Len())
	for i := range ids {
		n, ok := nullableID(list.Index(i).Interface())
		if !ok {
			return nil, false
		}
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

// wrapPointerScanID is wrapPointerScan for pointers to pointers to typed ids.
func wrapPointerScanID(target any) (pgtype.WrappedScanPlanNextSetter, any, bool) {
	t := reflect.TypeOf(target)
	if t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Pointer ||
		!t.Elem().Implements(reflect.TypeFor[typedID]()) || !t.Elem().Implements(reflect.TypeFor[sql.Scanner]()) {
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
