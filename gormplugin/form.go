package gormplugin

import (
	"database/sql/driver"
	"reflect"
	"strings"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A stating type is one of sqltype's storage forms: it knows its column type
// and what to send on each engine.
type stating interface {
	ColumnType(engine.Profile) string
	BindTo(engine.Profile) any
}

var _ stating = sqltype.Text{}

// formColumn returns the column type of a field whose type is a storage form.
func (d *dialector) formColumn(field *schema.Field) (string, bool) {
	if field.Serializer != nil || d.shapes.of(field.IndirectFieldType) == nil {
		return "", false
	}
	f, ok := reflect.Zero(field.IndirectFieldType).Interface().(stating)
	if !ok {
		return "", false
	}
	return f.ColumnType(d.profile), true
}

// boundForm returns what is sent for a value that states its form, and whether
// that is anything but the value itself: the forms of SQL Server are text, and
// bytes where the engine's keys are. Those are bound as an id that has the same
// bytes in network order, which such an engine is sent as it is.
func (d *dialector) boundForm(v any) (any, bool) {
	f, ok := v.(stating)
	if !ok {
		return nil, false
	}
	stored, ok := f.BindTo(d.profile).([]byte)
	if ok && stored == nil {
		return nullBytes{}, true
	}
	if !ok || len(stored) != 16 {
		return nil, false
	}
	if sendsBytes(v) {
		return nil, false
	}
	return sqltype.UUID(d.profile.Layout().Decode([16]byte(stored))), true
}

// sendsBytes reports whether what v's own Value method returns is bytes.
func sendsBytes(v any) bool {
	valuer, ok := v.(driver.Valuer)
	if !ok {
		return false
	}
	value, err := valuer.Value()
	_, bytes := value.([]byte)
	return err == nil && bytes
}

// fixed is the type of a text of one length, on every engine.
const fixed = "char"

// fixedChar is a column whose type is called char, if it is that by another name,
// such as bpchar: GORM knows only some of these names, and alters a column that it
// takes for one of another type at every run.
type fixedChar struct{ reported }

// reported is embedded under a name that is not that of one of its methods.
type reported = gorm.ColumnType

func (c fixedChar) DatabaseTypeName() string {
	name := c.reported.DatabaseTypeName()
	if lower := strings.ToLower(name); strings.HasSuffix(lower, fixed) && !strings.Contains(lower, "var") {
		return fixed
	}
	return name
}
