package gormplugin

import (
	"database/sql/driver"
	"fmt"
	"reflect"
	"strings"

	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
)

// links returns ErrLink if a foreign key of the model, or one that refers to it,
// stores ids in another form than the key does.
func (d *dialector) links(sc *schema.Schema) error {
	var err error
	eachReference(&sc.Relationships, func(rel *schema.Relationship, ref *schema.Reference) {
		if err == nil && ref.PrimaryKey != nil && ref.ForeignKey != nil {
			err = d.link(ref.PrimaryKey, ref.ForeignKey)
		}
	})
	return err
}

func (d *dialector) link(key, foreign *schema.Field) error {
	a, b := d.stored(key), d.stored(foreign)
	if a.unknown || b.unknown || !a.id && !b.id {
		return nil
	}
	if a.sent == b.sent && (a.column == b.column || a.column == "" || b.column == "" ||
		isTextType(a.column) && isTextType(b.column)) {
		return nil
	}
	return fmt.Errorf("%w: %s refers to %s", ErrLink, d.describe(foreign, b), d.describe(key, a))
}

func (d *dialector) describe(f *schema.Field, s storage) string {
	column := s.column
	if column == "" {
		column = "column type by tag"
	}
	return fmt.Sprintf("%s.%s (%v, %s)", f.Schema.Name, f.Name, f.FieldType, column)
}

// storage is how a field's column stores an id.
type storage struct {
	id      bool   // the field's type is that of an id
	unknown bool   // nothing can be said about it
	column  string // its type, "" where a tag says it
	sent    any    // what is sent for one id: a text or sixteen bytes
}

// stored says how the field's column stores an id. A string is its text; a
// []byte and types that are no ids can be anything.
func (d *dialector) stored(f *schema.Field) storage {
	id := sqltype.UUID{0xa0, 0xb1, 0xc2, 0xd3, 0xe4, 0xf5, 0x76, 0x87, 0x98, 0xa9, 0xba, 0xcb, 0xdc, 0xed, 0xfe, 0x0f}
	sh := d.shapes.of(f.IndirectFieldType)
	if f.Serializer != nil || sh == nil {
		if f.Serializer == nil && f.IndirectFieldType.Kind() == reflect.String {
			column := strings.ToLower(f.TagSettings["TYPE"])
			if column == "" {
				column = "text"
			}
			return storage{sent: id.String(), column: column}
		}
		return storage{unknown: true}
	}
	column, _ := d.columnType(f)
	if !sh.stated {
		return storage{id: true, column: column, sent: comparable16(sqltype.Bind(d.profile, id))}
	}
	v := reflect.New(f.IndirectFieldType)
	sh.set(v.Elem(), id)
	if s, ok := v.Elem().Interface().(stating); ok {
		return storage{id: true, column: column, sent: comparable16(s.BindTo(d.profile))}
	}
	if valuer, ok := v.Interface().(driver.Valuer); ok {
		if sent, err := valuer.Value(); err == nil {
			return storage{id: true, column: column, sent: comparable16(sent)}
		}
	}
	return storage{unknown: true}
}

// comparable16 makes bytes comparable.
func comparable16(v any) any {
	if b, ok := v.([]byte); ok && len(b) == 16 {
		return [16]byte(b)
	}
	if _, ok := v.(string); ok {
		return v
	}
	return fmt.Sprint(v)
}
