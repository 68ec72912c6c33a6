package gormplugin_test

import (
	"reflect"
	"strings"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// formed is a model with every form, plain, as a pointer or nullable.
type formed struct {
	ID      sqltype.CharUUID
	Hex     sqltype.NullHexUUID
	Base32  sqltype.CharULID
	GUID    sqltype.GUID
	Ordered *sqltype.OrderedGUID
	Swapped sqltype.NullSwappedUUID
	Tagged  sqltype.CharUUID `gorm:"type:varchar(40)"`
	Sized   sqltype.HexUUID  `gorm:"size:36"`
}

func TestColumnTypesOfForms(t *testing.T) {
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MySQL, engine.MariaDB, engine.MariaDBUUID, engine.SQLite} {
		db := dry(t, p)
		stmt := &gorm.Statement{DB: db}
		if err := stmt.Parse(&formed{}); err != nil {
			t.Fatal(err)
		}
		for name, want := range map[string]string{
			"ID": "char(36)", "Hex": "char(32)", "Base32": "char(26)",
			"GUID": p.KeyType(), "Ordered": p.KeyType(), "Swapped": p.BinaryType(),
			"Tagged": "varchar(40)", "Sized": "char(32)",
		} {
			if got := db.Migrator().FullDataTypeOf(stmt.Schema.LookUpField(name)).SQL; got != want {
				t.Errorf("%v: %s is %s, want %s", p, name, got, want)
			}
		}
	}
}

func TestBindForms(t *testing.T) {
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MySQL, engine.MariaDB, engine.MariaDBUUID, engine.SQLite} {
		text, hex, base32, swapped, guid, ordered := sqltype.CharUUID(id), sqltype.HexUUID(id), sqltype.CharULID(id), sqltype.SwappedUUID(id), sqltype.GUID(id), sqltype.OrderedGUID(id)
		for _, tt := range []struct{ arg, want any }{
			{text, id.String()},
			{&text, id.String()},
			{sqltype.NullCharUUID{UUID: text, Valid: true}, id.String()},
			{hex, strings.ReplaceAll(id.String(), "-", "")},
			{base32, string(base32.AppendStored(nil))},
			{swapped, swapped.AppendStored(nil)},
			{&swapped, swapped.AppendStored(nil)},
			{guid, guid.BindTo(p)},
			{&guid, guid.BindTo(p)},
			{sqltype.NullGUID{UUID: guid, Valid: true}, guid.BindTo(p)},
			{ordered, ordered.BindTo(p)},
			{sqltype.NullGUID{}, nil},
			{(*sqltype.GUID)(nil), nil},
			{(*sqltype.CharUUID)(nil), nil},
			{(*sqltype.NullSwappedUUID)(nil), nil},
		} {
			got := sent(t, p, tt.arg)
			if v := reflect.ValueOf(got); v.Kind() == reflect.Pointer && v.IsNil() {
				got = nil // database/sql sends NULL for a Valuer that is a nil pointer
			}
			if !reflect.DeepEqual(got, tt.want) {
				t.Errorf("%v: %T %v is sent as %T %q, want %T %q", p, tt.arg, tt.arg, got, got, tt.want, tt.want)
			}
		}
	}
}

// The sixteen bytes of a Swapped must not become sixteen numbers, and those of a
// GUID must not be taken for another id, in whatever way GORM is given them.
func TestInlineConditionsWithForms(t *testing.T) {
	type bySwapped struct {
		ID   sqltype.SwappedUUID
		Name string
	}
	type byGUID struct {
		ID   sqltype.GUID
		Name string
	}
	type byText struct {
		ID   sqltype.CharUUID
		Name string
	}
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MariaDB} {
		for _, tt := range []struct {
			model, arg, want any
		}{
			{&bySwapped{}, sqltype.SwappedUUID(id), sqltype.SwappedUUID(id).BindTo(p)},
			{&byGUID{}, sqltype.GUID(id), sqltype.GUID(id).BindTo(p)},
			{&byText{}, sqltype.CharUUID(id), id.String()},
			{&byText{}, id, id.String()}, // a UUID where the key is text
		} {
			for name, tx := range map[string]*gorm.DB{
				"First":    dry(t, p).First(tt.model, tt.arg),
				"Delete":   dry(t, p).Delete(tt.model, tt.arg),
				"a list":   dry(t, p).Delete(tt.model, "id IN ?", []any{tt.arg}),
				"a map":    dry(t, p).Where(map[string]any{"id": tt.arg}).Find(tt.model),
				"subquery": dry(t, p).Where("id IN (?)", dry(t, p).Model(tt.model).Select("id").Where("id = ?", tt.arg)).Find(tt.model),
			} {
				if tx.Error != nil {
					t.Errorf("%v: %s of a %T: %v", p, name, tt.model, tx.Error)
					continue
				}
				if _, plain := tt.arg.(sqltype.UUID); plain && name != "First" && name != "Delete" {
					continue // the form is the argument's, which is not the column's
				}
				vars := tx.Statement.Vars
				if name == "First" && len(vars) > 1 { // LIMIT
					vars = vars[:1]
				}
				if len(vars) != 1 || !reflect.DeepEqual(value(t, vars[0]), tt.want) {
					t.Errorf("%v: %s of a %T: %s with %v, want one %q", p, name, tt.model, tx.Statement.SQL.String(), tx.Statement.Vars, tt.want)
				}
			}
		}
	}
}
