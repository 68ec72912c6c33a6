package gorm_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/DATA-DOG/go-sqlmock"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// TestSQLServerBinaryKeys has ids in BINARY(16), whose pool sends bytes.
func TestSQLServerBinaryKeys(t *testing.T) {
	type Kept struct {
		ID     sqltype.UUID
		Parent *sqltype.UUID
		Null   sqltype.NullUUID
		Swap   sqltype.NullStoredID[sqltype.FormTimeSwapped]
		Name   string
	}
	id := sqltype.MustParse("01902a6e-0000-7000-8000-00000000002a")
	check := func(t *testing.T, db *gorm.DB, mock sqlmock.Sqlmock) {
		t.Helper()
		mock.ExpectExec(`CREATE TABLE "kepts" ("id" binary(16),"parent" binary(16),"null" binary(16),"swap" binary(16),"name" nvarchar(MAX),PRIMARY KEY ("id"))`).
			WillReturnResult(sqlmock.NewResult(0, 0))
		if err := db.Migrator().CreateTable(&Kept{}); err != nil {
			t.Error(err)
		}
		var key, parent, null, swap keep
		mock.ExpectExec(`INSERT INTO "kepts" ("id","parent","null","swap","name") VALUES (@p1,@p2,@p3,@p4,@p5);`).
			WithArgs(&key, &parent, &null, &swap, "x").WillReturnResult(sqlmock.NewResult(0, 1))
		k := Kept{Name: "x"}
		must(t, "Create", db.Create(&k))
		if b, ok := key.v.([]byte); !ok || string(b) != string(k.ID[:]) || !isV7(k.ID) {
			t.Errorf("key %v was sent as %v", k.ID, key.v)
		}
		for name, v := range map[string]any{"a nil pointer": parent.v, "a NullUUID": null.v, "a form": swap.v} {
			if b, ok := v.([]byte); !ok || b != nil {
				t.Errorf("NULL of %s was sent as %T %v, want a nil []byte", name, v, v)
			}
		}
		mock.ExpectQuery(`SELECT * FROM "kepts" WHERE "kepts"."id" = @p1`).WithArgs(id[:]).
			WillReturnRows(mock.NewRows([]string{"id", "name"}).AddRow(id[:], "x"))
		var got []Kept
		must(t, "Find", db.Find(&got, id))
		if len(got) != 1 || got[0].ID != id {
			t.Errorf("got %+v", got)
		}
		type Text struct {
			ID sqltype.UUID `gorm:"type:uniqueidentifier"`
		}
		if err := db.Migrator().CreateTable(&Text{}); !errors.Is(err, gormplugin.ErrColumnType) ||
			!strings.Contains(err.Error(), "engine.SQLServer ") {
			t.Errorf("an id of a uniqueidentifier: %v", err)
		}
	}
	t.Run("through the connector, which is found", func(t *testing.T) {
		db, mock := onConnector(t, engine.SQLServerBinary, gormplugin.Config{})
		check(t, db, mock)
		type Ordered struct {
			ID sqltype.OrderedGUID
		}
		mock.ExpectExec(`CREATE TABLE "ordereds" ("id" uniqueidentifier,PRIMARY KEY ("id"))`).
			WillReturnResult(sqlmock.NewResult(0, 0)) // in bytes it would not ascend
		if err := db.Migrator().CreateTable(&Ordered{}); err != nil {
			t.Error(err)
		}
	})
	for name, answer := range map[string][16]byte{"the driver": probeWire, "its option": probeID} {
		t.Run("through "+name+", with the engine stated", func(t *testing.T) {
			db, mock, err := mssql(t, answer[:], gormplugin.Config{Engine: engine.SQLServerBinary})
			if err != nil {
				t.Fatal(err)
			}
			check(t, db, mock)
		})
	}
	t.Run("not through a connector that sends text", func(t *testing.T) {
		_, _, err := mssql(t, []byte(sqltype.UUID(probeID).String()), gormplugin.Config{Engine: engine.SQLServerBinary})
		if !errors.Is(err, gormplugin.ErrEngine) {
			t.Errorf("Use = %v, want ErrEngine", err)
		}
	})
	t.Run("and a field of another engine's pool is told the profile", func(t *testing.T) {
		db, _, err := mssql(t, probeID[:], gormplugin.Config{})
		if err != nil {
			t.Fatal(err)
		}
		type Bare struct {
			ID sqltype.UUID `gorm:"type:binary(16)"`
		}
		if err := db.Migrator().CreateTable(&Bare{}); !errors.Is(err, gormplugin.ErrColumnType) ||
			!strings.Contains(err.Error(), "engine.SQLServerBinary") {
			t.Errorf("an id of a binary(16): %v", err)
		}
	})
}
