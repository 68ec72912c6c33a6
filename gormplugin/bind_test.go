package gormplugin_test

import (
	"bytes"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Key types as other libraries have them.
type (
	textual [16]byte // google/uuid, gofrs/uuid
	binary  [16]byte // ulid
	wrapped struct { // google's NullUUID
		UUID  textual
		Valid bool
	}
	swapped  [16]byte // sends another order
	stating  [16]byte // names its column by engine
	labelled [16]byte // names its column
	named    [16]byte // names it as this module does
	pair     struct { // looks like a nullable id and is none
		ID    textual
		Valid bool
	}
)

func (x textual) Value() (driver.Value, error) { return sqltype.UUID(x).String(), nil }
func (x binary) Value() (driver.Value, error)  { return x[:], nil }
func (x wrapped) Value() (driver.Value, error) {
	if !x.Valid {
		return nil, nil
	}
	return x.UUID.Value()
}
func (x swapped) Value() (driver.Value, error) {
	y := x
	y[0], y[1] = x[1], x[0]
	return y[:], nil
}

// Scan reads what Value sends.
func (x *swapped) Scan(src any) error {
	b, ok := src.([]byte)
	if !ok || len(b) != 16 {
		return fmt.Errorf("not sixteen bytes: %v", src)
	}
	*x = swapped(b)
	x[0], x[1] = x[1], x[0]
	return nil
}

func (x *textual) Scan(src any) error { return (*sqltype.UUID)(x).Scan(src) }
func (x *stating) Scan(src any) error { return (*sqltype.UUID)(x).Scan(src) }

func (stating) GormDBDataType(*gorm.DB, *schema.Field) string { return "char(36)" }
func (labelled) GormDataType() string                         { return "char(36)" }
func (named) GormDataType() string                            { return "UUID" }

func TestAPointerToAPointerIsTheIDAtItsEnd(t *testing.T) {
	k, null := textual(id), (*textual)(nil)
	p, q := &k, &null
	pp := &p
	for _, v := range []any{pp, &pp} {
		if got := sent(t, engine.SQLite, v); !reflect.DeepEqual(got, id[:]) {
			t.Errorf("SQLite is sent %v for a %T, want the sixteen bytes", got, v)
		}
		if got := sent(t, engine.MariaDBUUID, v); got != id.String() {
			t.Errorf("MariaDB is sent %v for a %T, want the text", got, v)
		}
	}
	if got := sent(t, engine.SQLite, &q); got != nil {
		t.Errorf("%v is sent for a pointer to nil, want NULL", got)
	}
}

// sent returns what a driver would be given for v.
func sent(t *testing.T, p engine.Profile, v any) any {
	t.Helper()
	tx := dry(t, p).Table("t").Where("x = ?", v).Find(&[]map[string]any{})
	if tx.Error != nil || len(tx.Statement.Vars) != 1 {
		t.Fatalf("%v, %v", tx.Error, tx.Statement.Vars)
	}
	return value(t, tx.Statement.Vars[0])
}

// value is what database/sql makes of an argument.
func value(t *testing.T, v any) any {
	t.Helper()
	if rv := reflect.ValueOf(v); rv.Kind() == reflect.Pointer && rv.IsNil() {
		return v
	}
	if valuer, ok := v.(driver.Valuer); ok {
		got, err := valuer.Value()
		if err != nil {
			t.Fatal(err)
		}
		return got
	}
	return v
}

func TestBindIDsInTheEnginesForm(t *testing.T) {
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MySQL, engine.MariaDB, engine.MariaDBUUID, engine.SQLite} {
		want := any(id[:])
		if p.Wire() == engine.WireText {
			want = id.String()
		}
		pointer := id
		google := textual(id)
		for _, v := range []any{
			id, &pointer, sqltype.NullUUID{UUID: id, Valid: true}, &sqltype.NullUUID{UUID: id, Valid: true},
			textual(id), &google, wrapped{textual(id), true}, binary(id), foreign(id), named(id),
			sql.Null[textual]{V: textual(id), Valid: true}, sql.Null[sqltype.UUID]{V: id, Valid: true},
		} {
			if got := sent(t, p, v); !reflect.DeepEqual(got, want) {
				t.Errorf("%v: %T is sent as %T %v, want %T %v", p, v, got, got, want, want)
			}
		}
		for _, v := range []any{(*sqltype.UUID)(nil), sqltype.NullUUID{}, (*sqltype.NullUUID)(nil), (*textual)(nil), wrapped{}, sql.Null[textual]{}} {
			if got := sent(t, p, v); got != nil {
				t.Errorf("%v: a NULL %T is sent as %T %v", p, v, got, got)
			}
		}
	}
}

func TestBindLeavesAlone(t *testing.T) {
	hash := [16]byte(id)
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MariaDB} {
		for _, v := range []any{
			[]byte(id[:]), hash, "text", 7, swapped(id), stating(id), labelled(id), pair{textual(id), true}, [15]byte{}, nil,
		} {
			want := v
			if valuer, ok := v.(driver.Valuer); ok {
				want, _ = valuer.Value()
			}
			if got := sent(t, p, v); !reflect.DeepEqual(got, want) {
				t.Errorf("%v: %T is sent as %T %v, want %v", p, v, got, got, want)
			}
		}
	}
}

func TestBindVarToBearsAStatementWithoutADB(t *testing.T) {
	db := dry(t, engine.PostgreSQL)
	for _, stmt := range []*gorm.Statement{{}, {Vars: []any{id}}, {Vars: []any{id, []byte("other")}}} {
		n := len(stmt.Vars)
		var b strings.Builder
		db.Dialector.BindVarTo(&b, stmt, id)
		if b.String() != "?" || len(stmt.Vars) != n {
			t.Errorf("wrote %q, arguments %v", b.String(), stmt.Vars)
		}
	}
}

func TestArgumentsSurviveBeingBoundTwice(t *testing.T) {
	// GORM builds joins and raw subqueries once, takes the arguments out and
	// binds them again in the statement around them.
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MariaDB} {
		db := dry(t, p)
		tx := db.Where("id IN (?)", db.Raw("SELECT id FROM things WHERE id IN (?)", id)).Find(&[]Thing{})
		if tx.Error != nil || len(tx.Statement.Vars) != 1 {
			t.Errorf("%v: %v, %v", p, tx.Error, tx.Statement.Vars)
		}
	}
}

func TestLogShowsTextWhereTextIsSent(t *testing.T) {
	got := dry(t, engine.PostgreSQL).ToSQL(func(tx *gorm.DB) *gorm.DB { return tx.Find(&Thing{}, id) })
	if want := fmt.Sprintf("'%v'", id); !bytes.Contains([]byte(got), []byte(want)) {
		t.Errorf("log %s, want %s in it", got, want)
	}
}

func TestLogShowsText(t *testing.T) {
	id := sqltype.MustParse("01902a6e-0000-7000-8000-00000000002a")
	const text = "'01902a6e-0000-7000-8000-00000000002a'"
	var none *key
	tests := []struct {
		name string
		arg  any
		want string
	}{
		{"an id", id, text},
		{"a pointer", &id, text},
		{"an id of another library", foreign(id), text},
		{"a nullable id", sqltype.NullUUID{UUID: id, Valid: true}, text},
		{"no id", sqltype.NullUUID{}, "NULL"},
		{"a nil pointer", none, "NULL"},
		{"a form of bytes", sqltype.SwappedUUID(id), text},
		{"a form of text", sqltype.HexUUID(id), "'01902a6e00007000800000000000002a'"},
		{"bytes", []byte{0, 1, 2}, "'<binary>'"},
		{"a text", "x", "'x'"},
		{"a number", 7, "7"},
	}
	for _, p := range []engine.Profile{engine.SQLite, engine.PostgreSQL, engine.MySQL, engine.SQLServer} {
		db := dry(t, p)
		for _, tt := range tests {
			t.Run(p.Name()+" "+tt.name, func(t *testing.T) {
				got := db.ToSQL(func(tx *gorm.DB) *gorm.DB { return tx.Where("a = ?", tt.arg).Find(&[]Thing{}) })
				if want := "SELECT * FROM `things` WHERE a = " + tt.want; got != want {
					t.Errorf("got  %s\nwant %s", got, want)
				}
			})
		}
	}
	t.Run("the arguments stay", func(t *testing.T) {
		db := dry(t, engine.SQLite)
		stmt := db.Where("a = ?", id).Find(&[]Thing{}).Statement
		before := stmt.Vars[0]
		db.Dialector.Explain(stmt.SQL.String(), stmt.Vars...)
		if stmt.Vars[0] != before {
			t.Errorf("the argument %v became %v", before, stmt.Vars[0])
		}
	})
}
