package gormplugin_test

import (
	"cmp"
	"database/sql"
	"database/sql/driver"
	"errors"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

type (
	TextParent          struct{ ID sqltype.CharUUID }
	NativeStringOfThing struct {
		ID      key
		ThingID string `gorm:"type:uuid"`
		Thing   Thing
	}
	PlainChild struct {
		ID       key
		ParentID key
		Parent   *TextParent
	}
	NullTextChild struct {
		ID       key
		ParentID sqltype.NullCharUUID
		Parent   *TextParent
	}
	StringChild struct {
		ID       key
		ParentID string
		Parent   *TextParent
	}
	StringOfThing struct {
		ID      key
		ThingID string
		Thing   *Thing
	}
	ForeignOfThing struct {
		ID      key
		ThingID *foreign
		Thing   *Thing
	}
	GUIDOfThing struct {
		ID      key
		ThingID sqltype.GUID
		Thing   *Thing
	}
	OrderedOfThing struct {
		ID      key
		ThingID sqltype.OrderedGUID
		Thing   *Thing
	}
	// ManyOfThings has its foreign keys in the join table and in the children.
	ManyOfThings struct {
		ID       key
		Things   []Thing     `gorm:"many2many:of_things"`
		Children []PlainMany `gorm:"foreignKey:OwnerID"`
	}
	PlainMany struct {
		ID      key
		OwnerID sqltype.HexUUID
	}
	NumberOfThing struct {
		ID      key
		ThingID uint
		Thing   *Thing
	}
	Numbered struct {
		ID   int64
		Name string
	}
	IDOfNumbered struct {
		ID         key
		NumberedID key
		Numbered   *Numbered
	}
	TaggedChild struct {
		ID       key
		ParentID string `uuid:"none" gorm:"size:36"`
		Parent   *TextParent
	}
)

func TestForeignKeysHaveTheFormOfTheKey(t *testing.T) {
	tests := []struct {
		name   string
		model  any
		engine engine.Profile
		names  []string // in the error, none if there is no error
	}{
		{"a text key and a plain foreign key", &PlainChild{}, engine.SQLite, []string{"PlainChild.ParentID", "TextParent.ID", "blob", "char(36)"}},
		{"on PostgreSQL too", &PlainChild{}, engine.PostgreSQL, []string{"PlainChild.ParentID", "TextParent.ID", "uuid", "char(36)"}},
		{"a text key and a nullable text", &NullTextChild{}, engine.MySQL, nil},
		{"a text key and a string", &StringChild{}, engine.MySQL, nil},
		{"a text key and a string that is tagged", &TaggedChild{}, engine.MySQL, nil},
		{"a plain key and a string", &StringOfThing{}, engine.MySQL, []string{"StringOfThing.ThingID", "Thing.ID"}},
		{"a native key and a string", &StringOfThing{}, engine.PostgreSQL, []string{"StringOfThing.ThingID", "Thing.ID"}},
		{"a native key and a string on MariaDB", &StringOfThing{}, engine.MariaDBUUID, []string{"StringOfThing.ThingID", "Thing.ID"}},
		{"a native key and a string of its type", &NativeStringOfThing{}, engine.PostgreSQL, nil},
		{"two libraries", &ForeignOfThing{}, engine.SQLite, nil},
		{"a GUID on SQL Server", &GUIDOfThing{}, engine.SQLServer, nil},
		{"a GUID with the ordered connector", &GUIDOfThing{}, engine.SQLServerOrdered, []string{"GUIDOfThing.ThingID"}},
		{"an OrderedGUID with the ordered connector", &OrderedOfThing{}, engine.SQLServerOrdered, nil},
		{"an OrderedGUID on SQL Server", &OrderedOfThing{}, engine.SQLServer, []string{"OrderedOfThing.ThingID"}},
		{"a number and a key", &NumberOfThing{}, engine.MySQL, []string{"NumberOfThing.ThingID (uint, a number)", "Thing.ID"}},
		{"a number and a native key", &NumberOfThing{}, engine.PostgreSQL, []string{"NumberOfThing.ThingID (uint, a number)", "Thing.ID"}},
		{"an id and a key of numbers", &IDOfNumbered{}, engine.SQLite, []string{"IDOfNumbered.NumberedID", "Numbered.ID (int64, a number)"}},
		{"a child's", &ManyOfThings{}, engine.SQLite, []string{"PlainMany.OwnerID", "ManyOfThings.ID"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			err := bare(t, plain{name: "dry"}).Use(gormplugin.New(gormplugin.Config{Engine: tt.engine, Models: []any{tt.model}}))
			if errors.Is(err, gormplugin.ErrLink) != (tt.names != nil) || tt.names == nil && err != nil {
				t.Fatalf("Use = %v", err)
			}
			for _, name := range tt.names {
				if !strings.Contains(err.Error(), name) {
					t.Errorf("%q does not name %s", err, name)
				}
			}
			if err := dry(t, tt.engine).Migrator().CreateTable(tt.model); errors.Is(err, gormplugin.ErrLink) != (tt.names != nil) {
				t.Errorf("CreateTable = %v", err)
			}
		})
	}
}

type (
	bareID  [16]byte
	bytesOf [16]byte // as ulid.ULID
)

func (b bytesOf) Value() (driver.Value, error) { return b[:], nil }

func (b *bytesOf) Scan(src any) error {
	id, ok := src.([]byte)
	if !ok || len(id) != 16 {
		return errors.New("bad data size")
	}
	*b = bytesOf(id)
	return nil
}

// A stringOf sends a text, and scans no bytes.
type stringOf [16]byte

func (s stringOf) Value() (driver.Value, error) { return sqltype.UUID(s).String(), nil }

func (s *stringOf) Scan(src any) error {
	text, ok := src.(string)
	if !ok {
		return errors.New("no string")
	}
	return (*sqltype.UUID)(s).Scan(text)
}

// TestATypeThatCannotReadBackIsRefused has ids that were written, and could not be read.
func TestATypeThatCannotReadBackIsRefused(t *testing.T) {
	for _, tt := range []struct {
		name  string
		model any
		as    engine.Profile
		names string // "" if the model is taken
	}{
		{"no Scan", &struct{ ID bareID }{}, engine.SQLite, "bareID"},
		{"no Scan, in a field", &struct {
			ID  sqltype.UUID
			Ref *bareID
		}{}, engine.PostgreSQL, "bareID"},
		{"no Scan, nullable", &struct{ ID sql.Null[bareID] }{}, engine.MySQL, "bareID"},
		{"a Scan of bytes, sent as text", &struct{ ID bytesOf }{}, engine.PostgreSQL, "bytesOf"},
		{"a Scan of bytes, sent as text", &struct{ ID bytesOf }{}, engine.MariaDBUUID, "bytesOf"},
		{"a Scan of bytes", &struct{ ID bytesOf }{}, engine.MariaDB, ""},
		{"a pointer to a pointer", &struct {
			ID  sqltype.UUID
			Ref **sqltype.UUID
		}{}, engine.SQLite, "**sqltype.UUID"},
		{"embedded", &struct{ ID struct{ sqltype.UUID } }{}, engine.PostgreSQL, ""},
		{"a Scan of strings", &struct {
			ID stringOf `gorm:"type:char(36)"`
		}{}, engine.MySQL, "stringOf"},
		{"a Scan of strings", &struct {
			ID stringOf `gorm:"type:char(36)"`
		}{}, engine.MariaDBUUID, "stringOf"},
		{"a Scan of strings", &struct {
			ID stringOf `gorm:"type:uuid"`
		}{}, engine.PostgreSQL, ""},
		{"a Scan of strings, in a column of bytes", &struct {
			ID stringOf `gorm:"type:bytea"`
		}{}, engine.PostgreSQL, "stringOf"},
		{"no column", &struct {
			ID  sqltype.UUID
			Ref bareID `gorm:"-"`
		}{}, engine.SQLite, ""},
	} {
		t.Run(tt.name+" on "+tt.as.String(), func(t *testing.T) {
			name := map[engine.Profile]string{engine.MySQL: "mysql", engine.MariaDBUUID: "mysql"}[tt.as]
			err := bare(t, plain{name: cmp.Or(name, "dry")}).Use(gormplugin.New(
				gormplugin.Config{Engine: tt.as, Models: []any{tt.model}}))
			if tt.names == "" {
				if err != nil {
					t.Errorf("Use = %v", err)
				}
				return
			}
			if !errors.Is(err, gormplugin.ErrUnreadable) || !strings.Contains(err.Error(), tt.names) {
				t.Errorf("Use = %v, want ErrUnreadable that names %s", err, tt.names)
			}
		})
	}
}
