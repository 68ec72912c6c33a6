package gormplugin_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"gorm.io/gorm"
	"gorm.io/gorm/migrator"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

type columns struct {
	ID       key
	Null     sqltype.NullUUID
	Pointer  *key `gorm:"not null"`
	Other    textual
	Nullable wrapped
	Foreign  *foreign
	Tagged   key `gorm:"type:uniqueidentifier"`
	Stating  stating
	Labelled labelled
	Swapped  swapped
	Hash     []byte
	Name     string
}

func TestColumnTypes(t *testing.T) {
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MySQL, engine.MariaDB, engine.MariaDBUUID, engine.SQLite} {
		db := dry(t, p)
		stmt := &gorm.Statement{DB: db}
		if err := stmt.Parse(&columns{}); err != nil {
			t.Fatal(err)
		}
		key := p.KeyType()
		for name, want := range map[string]string{
			"ID": key, "Null": key, "Pointer": key + " NOT NULL", "Other": key, "Nullable": key, "Foreign": key,
			"Tagged": "uniqueidentifier", "Stating": "char(36)", "Labelled": "char(36)", "Swapped": "bytes",
			"Hash": "bytes", "Name": "string",
		} {
			if got := db.Migrator().FullDataTypeOf(stmt.Schema.LookUpField(name)).SQL; got != want {
				t.Errorf("%v: %s is %s, want %s", p, name, got, want)
			}
		}
		if f := stmt.Schema.LookUpField("ID"); f.DataType != "uuid" {
			t.Errorf("%v: the shared schema was changed: %s", p, f.DataType)
		}
	}
}

func TestATagThatDoesNotFitIsRefused(t *testing.T) {
	type Text struct {
		ID   textual `gorm:"type:char(36)"`
		Name string
	}
	type Bytes struct {
		ID   textual
		Link key `gorm:"type:bytea"`
	}
	type Native struct {
		ID key `gorm:"type:UUID"`
	}
	type Own struct {
		ID   key
		Link stating `gorm:"type:char(36)"`
	}
	tests := []struct {
		name   string
		p      engine.Profile
		model  any
		refuse bool
	}{
		{"text where bytes are sent", engine.MariaDB, &Text{}, true},
		{"text where text is sent", engine.MariaDBUUID, &Text{}, false},
		{"bytes where text is sent", engine.PostgreSQL, &Bytes{}, true},
		{"bytes where bytes are sent", engine.SQLite, &Bytes{}, false},
		{"a native type where bytes are sent", engine.MariaDB, &Native{}, true},
		{"a native type where text is sent", engine.PostgreSQL, &Native{}, false},
		{"a type that states its form", engine.MariaDB, &Own{}, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			db := dry(t, tt.p)
			for what, err := range map[string]error{
				"Create": db.Create(tt.model).Error,
				"Find":   db.Where("1 = 1").Find(tt.model).Error,
				"Update": db.Model(tt.model).Where("1 = 1").Update("id", id).Error,
				"Delete": db.Where("1 = 1").Delete(tt.model).Error,
			} {
				if got := errors.Is(err, gormplugin.ErrColumnType); got != tt.refuse || !tt.refuse && err != nil {
					t.Errorf("%s = %v, want refused %t", what, err, tt.refuse)
				}
			}
		})
	}
}

// The error about a text tag said what is wrong, and not what to do.
func TestATagOfATextNamesTheNextStep(t *testing.T) {
	type (
		Char36 struct {
			ID foreign `gorm:"type:char(36)"`
		}
		Char32 struct {
			ID foreign `gorm:"type:CHAR(32)"`
		}
		Char20 struct {
			ID foreign `gorm:"type:char(20)"`
		}
		Text struct {
			ID foreign `gorm:"type:text"`
		}
		Bytes struct {
			ID foreign `gorm:"type:bytea"`
		}
	)
	const remove = "remove the type from the tag"
	for _, tt := range []struct {
		p       engine.Profile
		model   any
		want    []string
		without string
	}{
		{engine.MySQL, &Char36{}, []string{"make the field a sqltype.CharUUID", remove, "text-to-binary"}, ""},
		{engine.SQLite, &Text{}, []string{"make the field a sqltype.CharUUID", remove, "text-to-binary"}, ""},
		{engine.MariaDB, &Char32{}, []string{"make the field a sqltype.HexUUID", remove, "text-to-binary"}, ""},
		{engine.MariaDB, &Char20{}, []string{remove}, "sqltype."},
		{engine.PostgreSQL, &Bytes{}, []string{remove}, "text-to-binary"},
	} {
		t.Run(fmt.Sprintf("%v %T", tt.p, tt.model), func(t *testing.T) {
			err := dry(t, tt.p).Create(tt.model).Error
			if !errors.Is(err, gormplugin.ErrColumnType) {
				t.Fatalf("%v, want ErrColumnType", err)
			}
			_, next, _ := strings.Cut(err.Error(), "it is sent as")
			for _, want := range tt.want {
				if !strings.Contains(next, want) {
					t.Errorf("%q does not say %q", err, want)
				}
			}
			if tt.without != "" && strings.Contains(next, tt.without) {
				t.Errorf("%q says %q", err, tt.without)
			}
		})
	}
}

func TestATagOfAFormIsChecked(t *testing.T) {
	type (
		TextInBinary struct {
			ID sqltype.CharUUID `gorm:"type:binary(16)"`
		}
		TextShort struct {
			ID sqltype.CharUUID `gorm:"type:char(32)"`
		}
		TextLong struct {
			ID sqltype.CharUUID `gorm:"type:char(40)"`
		}
		TextVar struct {
			ID sqltype.NullCharUUID `gorm:"type:varchar(40)"`
		}
		TextUUID struct {
			ID sqltype.CharUUID `gorm:"type:uuid"`
		}
		HexUUID struct {
			ID sqltype.HexUUID `gorm:"type:uuid"`
		}
		HexUUIDNotNull struct {
			ID sqltype.HexUUID `gorm:"type:uuid NOT NULL"`
		}
		Base32UUID struct {
			ID sqltype.CharULID `gorm:"type:uuid"`
		}
		HexText struct {
			ID sqltype.HexUUID `gorm:"type:text"`
		}
		SwappedText struct {
			ID sqltype.SwappedUUID `gorm:"type:char(36)"`
		}
		SwappedUUID struct {
			ID sqltype.SwappedUUID `gorm:"type:uuid"`
		}
		SwappedBlob struct {
			ID *sqltype.SwappedUUID `gorm:"type:blob"`
		}
		GUIDText struct {
			ID sqltype.GUID `gorm:"type:char(36)"`
		}
		PlainShort struct {
			ID key `gorm:"type:binary(8)"`
		}
		PlainLong struct {
			ID key `gorm:"type:binary(20)"`
		}
		PlainVar struct {
			ID key `gorm:"type:varbinary(20)"`
		}
		NativeInBinary struct {
			ID sqltype.NativeUUID `gorm:"type:bytea"`
		}
	)
	for _, tt := range []struct {
		model  any
		p      engine.Profile
		refuse bool
	}{
		{&TextInBinary{}, engine.MySQL, true},
		{&TextInBinary{}, engine.SQLite, true},
		{&TextShort{}, engine.MariaDB, true},
		{&TextLong{}, engine.PostgreSQL, true}, // read with spaces
		{&TextLong{}, engine.MySQL, false},
		{&TextVar{}, engine.PostgreSQL, false},
		{&TextUUID{}, engine.PostgreSQL, false},
		{&TextUUID{}, engine.SQLite, false},
		{&HexUUID{}, engine.SQLite, true}, // digits become a number
		{&Base32UUID{}, engine.SQLite, true},
		{&HexUUID{}, engine.PostgreSQL, true}, // read in another spelling
		{&HexUUIDNotNull{}, engine.PostgreSQL, true},
		{&HexText{}, engine.SQLite, false},
		{&SwappedText{}, engine.MySQL, true},
		{&SwappedUUID{}, engine.PostgreSQL, true},
		{&SwappedUUID{}, engine.MariaDB, true},
		{&SwappedBlob{}, engine.SQLite, false},
		{&GUIDText{}, engine.MySQL, true},
		{&GUIDText{}, engine.PostgreSQL, false},
		{&PlainShort{}, engine.MySQL, true},
		{&PlainLong{}, engine.MariaDB, true},
		{&PlainVar{}, engine.MySQL, false},
		{&NativeInBinary{}, engine.PostgreSQL, true},
	} {
		name := "mysql"
		switch tt.p {
		case engine.SQLite:
			name = "sqlite"
		case engine.PostgreSQL:
			name = "postgres"
		}
		err := bare(t, plain{name: name}).Use(gormplugin.New(gormplugin.Config{Engine: tt.p, Models: []any{tt.model}}))
		if got := errors.Is(err, gormplugin.ErrColumnType); got != tt.refuse || !tt.refuse && err != nil {
			t.Errorf("%T on %v: %v, want refused %t", tt.model, tt.p, err, tt.refuse)
		}
	}
}

func TestSlicesOfIDs(t *testing.T) {
	type (
		Bare struct {
			ID   key
			Refs []key `gorm:"type:uuid[]"`
		}
		Own struct {
			ID   key
			Refs sqltype.Array[key]
		}
		Document struct {
			ID   key
			Refs []key `gorm:"serializer:json"`
		}
	)
	for _, tt := range []struct {
		model  any
		p      engine.Profile
		refuse bool
	}{
		{&Bare{}, engine.PostgreSQL, true}, {&Bare{}, engine.SQLite, true},
		{&Own{}, engine.PostgreSQL, false}, {&Own{}, engine.MySQL, true}, {&Own{}, engine.SQLite, true},
		{&Document{}, engine.PostgreSQL, false}, {&Document{}, engine.MySQL, false},
	} {
		err := dry(t, tt.p).Migrator().CreateTable(tt.model)
		if got := errors.Is(err, gormplugin.ErrColumnType); got != tt.refuse || !tt.refuse && err != nil {
			t.Errorf("%T on %v: %v, want refused %t", tt.model, tt.p, err, tt.refuse)
		}
	}
}

// own is a driver's migrator that needs its own dialector, as PostgreSQL's does.
type own struct{ migrator.Migrator }

func (o own) ColumnTypes(any) ([]gorm.ColumnType, error) {
	if _, ok := o.Dialector.(plain); !ok {
		return nil, errors.New("not the driver's dialector")
	}
	return []gorm.ColumnType{}, nil
}

func (o own) BuildIndexOptions([]schema.IndexOption, *gorm.Statement) []any { return []any{"own"} }

func TestMigratorIsTheDriversWithTheColumnTypesOfIDs(t *testing.T) {
	value := func(db *gorm.DB, d gorm.Dialector) gorm.Migrator {
		return own{migrator.Migrator{Config: migrator.Config{DB: db, Dialector: d}}}
	}
	pointer := func(db *gorm.DB, d gorm.Dialector) gorm.Migrator {
		return &own{migrator.Migrator{Config: migrator.Config{DB: db, Dialector: d}}}
	}
	none := func(*gorm.DB, gorm.Dialector) gorm.Migrator { return nil }
	for name, m := range map[string]func(*gorm.DB, gorm.Dialector) gorm.Migrator{"value": value, "pointer": pointer} {
		t.Run(name, func(t *testing.T) {
			db := open(t, plain{name: "postgres", migrator: m}, gormplugin.Config{})
			if got := keyType(t, db); got != "uuid" {
				t.Errorf("key column %s", got)
			}
			if _, err := db.Migrator().ColumnTypes(&Thing{}); err != nil {
				t.Errorf("ColumnTypes: %v", err)
			}
			b, ok := db.Migrator().(migrator.BuildIndexOptionsInterface)
			if !ok || len(b.BuildIndexOptions(nil, nil)) != 1 {
				t.Error("BuildIndexOptions is not the driver's")
			}
		})
	}
	if db := open(t, plain{name: "postgres", migrator: none}, gormplugin.Config{}); db.Dialector.Migrator(db) != nil {
		t.Error("a migrator out of nothing")
	}
}
