package gorm_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// TestAutoMigrateKeepsTheTextsOfATable is a program that has stored texts and then
// uses the plugin.
func TestAutoMigrateKeepsTheTextsOfATable(t *testing.T) {
	for _, tg := range targets() {
		for _, column := range []string{"char(36)", "varchar(36)", "text", "uuid"} {
			if column == "uuid" && tg.profile != engine.SQLite {
				continue // a type of the server's own, or none
			}
			t.Run(tg.name+"/"+column, func(t *testing.T) {
				tg.byDay(t, targets())
				e := tg.open(t)
				mysql := strings.HasPrefix(tg.name, "M")
				must(t, "sql_mode", e.Exec(map[bool]string{true: "SET sql_mode = ''", false: "SELECT 1"}[mysql]))
				must(t, "CREATE", e.Exec("CREATE TABLE keeps (id "+column+", name varchar(9))"))
				id := "7182d337-b29b-4c5a-8c0d-0123456789ab"
				must(t, "INSERT", e.Exec("INSERT INTO keeps VALUES ('"+id+"', 'a')"))
				type Keep struct {
					ID   uuid.UUID `gorm:"type:uuid"`
					Name string    `gorm:"size:9"`
				}
				type Plain struct {
					ID   sqltype.UUID
					Name string `gorm:"size:9"`
				}
				model := any(&Plain{})
				if column == "uuid" {
					model = &Keep{}
				}
				before := e.typeOf(t, "keeps", "id")
				verified := gormplugin.Verify(e.Table("keeps"), model)
				err := e.Table("keeps").AutoMigrate(model)
				if (verified == nil) != (err == nil) {
					t.Errorf("Verify: %v, AutoMigrate: %v", verified, err)
				}
				if tg.profile.Wire() == engine.WireText {
					if err != nil {
						t.Fatalf("AutoMigrate: %v", err)
					}
					var got Plain
					must(t, "First", e.Table("keeps").First(&got, sqltype.MustParse(id)))
					must(t, "UPDATE", e.Exec("UPDATE keeps SET id = UPPER(id)"))
					err := e.Table("keeps").AutoMigrate(model)
					if !mysql && !errors.Is(err, gormplugin.ErrColumnType) || mysql && err != nil { // finds any case
						t.Errorf("AutoMigrate of texts in upper case: %v", err)
					}
					must(t, "UPDATE", e.Exec("UPDATE keeps SET id = LOWER(id)"))
				} else if !errors.Is(err, gormplugin.ErrColumnType) ||
					!strings.Contains(err.Error(), "keeps.id") || !strings.Contains(err.Error(), "text-to-binary") {
					t.Errorf("AutoMigrate: %v, want ErrColumnType with the column and the remedy", err)
				}
				var kept string
				if err := e.Raw("SELECT id FROM keeps").Row().Scan(&kept); err != nil || kept != id {
					t.Errorf("%q is left, %v, want %q", kept, err, id)
				}
				if after := e.typeOf(t, "keeps", "id"); after != before {
					t.Errorf("the column is %s, and was %s", after, before)
				}
			})
		}
	}
}

// TestAutoMigrateNarrowsNoColumn has columns that are wider than the field's would be, on
// servers that cut what does not fit.
func TestAutoMigrateNarrowsNoColumn(t *testing.T) {
	type (
		text  struct{ ID sqltype.CharUUID }
		hex   struct{ ID sqltype.HexUUID }
		plain struct{ ID sqltype.UUID }
	)
	const long = "{7182d337-b29b-4c5a-8c0d-0123456789ab}+"
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			mysql := strings.HasPrefix(tg.name, "M")
			if mysql {
				must(t, "sql_mode", e.Exec("SET sql_mode = ''"))
			}
			for i, tt := range []struct {
				column  string
				model   any
				refuses bool
			}{
				{"varchar(60)", &text{}, false},
				{"char(60)", &text{}, false},
				{"text", &text{}, false},
				{"varchar(60)", &hex{}, false},
				{"varbinary(60)", &plain{}, true}, // texts in columns of bytes
				{"blob", &plain{}, true},
				{"binary(60)", &plain{}, true},
			} {
				if !mysql && tg.profile.Wire() == engine.WireText && strings.Contains(tt.column, "b") ||
					tg.isTSQL() && tt.column == "blob" {
					continue // of MySQL
				}
				table := fmt.Sprint("wides", i)
				must(t, "CREATE", e.Exec("CREATE TABLE "+table+" (id "+tt.column+")"))
				value := "'" + long + "'"
				if tg.isTSQL() && strings.Contains(tt.column, "binary") { // which takes no text by itself
					value = "CONVERT(" + tt.column + ", " + value + ")"
				}
				must(t, "INSERT", e.Exec("INSERT INTO "+table+" VALUES ("+value+")"))
				err := e.Table(table).AutoMigrate(tt.model)
				if errors.Is(err, gormplugin.ErrColumnType) != tt.refuses || !tt.refuses && err != nil {
					t.Errorf("%s for a %T: %v, want refused %v", tt.column, tt.model, err, tt.refuses)
				}
				var kept string
				if err := e.Raw("SELECT id FROM " + table).Row().Scan(&kept); err != nil || strings.Trim(kept, " \x00") != long {
					t.Errorf("%s for a %T: %q is left, %v", tt.column, tt.model, kept, err)
				}
			}
		})
	}
}

// TestAutoMigrateConvertsNoColumn has keys that are no ids, which the servers made bytes or texts of.
func TestAutoMigrateConvertsNoColumn(t *testing.T) {
	type (
		text  struct{ ID sqltype.CharUUID }
		swap  struct{ ID sqltype.SwappedUUID }
		plain struct{ ID sqltype.UUID }
	)
	for _, tg := range matrixTargets() {
		if tg.profile == engine.SQLite {
			continue // alters no type
		}
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			if strings.HasPrefix(tg.name, "M") {
				must(t, "sql_mode", e.Exec("SET sql_mode = ''"))
			}
			columns := map[string]string{"bigint": "7", "int": "7", "decimal(20)": "7", "timestamp": "'2024-01-02 03:04:05'"}
			if strings.HasPrefix(tg.name, "M") {
				columns["enum('7182d337-b29b-4c5a-8c0d-0123456789ab', 'b')"] = "'7182d337-b29b-4c5a-8c0d-0123456789ab'"
				columns["json"] = `'"7182d337-b29b-4c5a-8c0d-0123456789ab"'`
			}
			if tg.profile == engine.PostgreSQL {
				must(t, "TYPE", e.Exec("CREATE TYPE char_of_text AS ENUM "+
					"('7182d337-b29b-4c5a-8c0d-0123456789ab', 'b')"))
				columns["char_of_text"] = "'7182d337-b29b-4c5a-8c0d-0123456789ab'"
			}
			if tg.isTSQL() { // a timestamp counts the changes of its row there, and takes no value
				delete(columns, "timestamp")
				columns["datetime2"] = "'2024-01-02 03:04:05'"
			}
			if tg.profile.KeyType() == "uuid" {
				columns["uuid"] = "'7182d337-b29b-4c5a-8c0d-0123456789ab'"
			}
			for column, value := range columns {
				for name, model := range map[string]any{"plain": &plain{}, "text": &text{}, "swap": &swap{}} {
					if column == "uuid" && name != "text" {
						continue
					}
					if column == "json" && tg.profile != engine.MySQL && (name == "text" || tg.profile == engine.MariaDBUUID) {
						continue // a longtext there
					}
					must(t, "DROP", e.Exec("DROP TABLE IF EXISTS converts"))
					must(t, "CREATE", e.Exec("CREATE TABLE converts (id "+column+" NULL)"))
					must(t, "INSERT", e.Exec("INSERT INTO converts VALUES ("+value+")"))
					before := e.typeOf(t, "converts", "id")
					if err := e.Table("converts").AutoMigrate(model); !errors.Is(err, gormplugin.ErrColumnType) {
						t.Errorf("%s for %s: %v, want ErrColumnType", column, name, err)
					}
					if after := e.typeOf(t, "converts", "id"); after != before {
						t.Errorf("%s for %s: the column is %s, and was %s", column, name, after, before)
					}
				}
			}
		})
	}
}

// Rows that are there have no id for a column that comes later.
func TestANotNullColumnNeedsIDs(t *testing.T) {
	type (
		before struct{ N int64 }
		after  struct {
			N   int64
			Ref sqltype.UUID `gorm:"not null"`
		}
		texts struct {
			N   int64
			Ref sqltype.CharUUID `gorm:"not null"`
		}
		nullable struct {
			N   int64
			Ref *sqltype.UUID
		}
	)
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			must(t, "CREATE", e.Exec("CREATE TABLE grows (n bigint)"))
			must(t, "INSERT", e.Exec("INSERT INTO grows VALUES (1)"))
			for _, model := range []any{&after{}, &texts{}} {
				err := e.Table("grows").AutoMigrate(model)
				if !errors.Is(err, gormplugin.ErrColumnType) || e.Migrator().HasColumn("grows", "ref") {
					t.Errorf("%T: %v, want ErrColumnType and no column", model, err)
				}
			}
			if err := e.Table("grows").AutoMigrate(&nullable{}); err != nil {
				t.Errorf("without NOT NULL: %v", err)
			}
			must(t, "CREATE", e.Exec("CREATE TABLE empties (n bigint)"))
			for _, model := range []any{&before{}, &after{}} {
				err := e.Table("empties").AutoMigrate(model)
				if err != nil && tg.profile != engine.SQLite { // which adds none, with rows or without
					t.Errorf("%T of a table without rows: %v", model, err)
				}
			}
		})
	}
}

// SQLite keeps bytes in a column of text, which a field of text finds by no id.
func TestBytesInAColumnOfText(t *testing.T) {
	type text struct{ ID sqltype.CharUUID }
	for _, tg := range matrixTargets() {
		if tg.profile != engine.SQLite {
			continue
		}
		e := tg.open(t)
		for _, column := range []string{"text", "char(36)", "uuid"} {
			must(t, "DROP", e.Exec("DROP TABLE IF EXISTS mixed"))
			must(t, "CREATE", e.Exec("CREATE TABLE mixed (id "+column+" PRIMARY KEY)"))
			must(t, "INSERT", e.Exec("INSERT INTO mixed VALUES ('7182d337-b29b-4c5a-8c0d-0123456789ab')"))
			if err := e.Table("mixed").AutoMigrate(&text{}); err != nil {
				t.Errorf("%s with a text: %v", column, err)
			}
			must(t, "INSERT", e.Exec("INSERT INTO mixed VALUES (x'7182d337b29b4c5a8c0d0123456789ac')"))
			err := e.Table("mixed").AutoMigrate(&text{})
			if !errors.Is(err, gormplugin.ErrColumnType) ||
				!strings.Contains(err.Error(), "with bytes in it") {
				t.Errorf("%s: %v, want ErrColumnType that names the bytes", column, err)
			}
		}
	}
}

// The advice was sqltype.CharUUID, which is refused for a native column, too.
func TestAUUIDColumnOfMariaDBNamesItsEngine(t *testing.T) {
	type plain struct{ ID sqltype.UUID }
	for _, tg := range matrixTargets() {
		if tg.profile != engine.MariaDB {
			continue
		}
		e := tg.open(t)
		must(t, "CREATE", e.Exec("CREATE TABLE natives (id uuid PRIMARY KEY)"))
		err := e.Table("natives").AutoMigrate(&plain{})
		if !errors.Is(err, gormplugin.ErrColumnType) || !strings.Contains(err.Error(), "engine.MariaDBUUID") {
			t.Errorf("%v, want ErrColumnType that names engine.MariaDBUUID", err)
		}
	}
}

// TestAutoMigrateKeepsWhatTaggedFieldsFind has strings and bytes that a uuid tag makes ids, whose
// columns the servers altered and cut.
func TestAutoMigrateKeepsWhatTaggedFieldsFind(t *testing.T) {
	const id, long = "7182d337-b29b-4c5a-8c0d-0123456789ab", "{7182d337-b29b-4c5a-8c0d-0123456789ab}"
	type (
		textRef struct {
			PK  int64  `gorm:"primaryKey"`
			Ref string `uuid:"v7"`
		}
		bytesRef struct {
			PK  int64  `gorm:"primaryKey"`
			Ref []byte `uuid:"v7"`
		}
	)
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			if strings.HasPrefix(tg.name, "M") {
				must(t, "sql_mode", e.Exec("SET sql_mode = ''"))
			}
			for i, tt := range []struct {
				column, value string
				model         any
				refuses       bool
			}{
				{"char(36)", id, &textRef{}, false},
				{"varchar(60)", long, &textRef{}, false},
				{tg.profile.BinaryType(), id[:16], &textRef{}, true},
				{"char(36)", id, &bytesRef{}, true},
				{"varchar(60)", long, &bytesRef{}, true},
				{tg.profile.BinaryType(), id[:16], &bytesRef{}, false},
				{"uuid", id, &textRef{}, false},
			} {
				if tt.column == "uuid" && tg.profile.KeyType() != "uuid" {
					continue
				}
				table, value := fmt.Sprint("tagged", i), "'"+tt.value+"'"
				if tg.profile == engine.SQLite && tt.column == "blob" {
					value = "CAST(" + value + " AS blob)"
				}
				if tg.isTSQL() && tt.column == tg.profile.BinaryType() {
					value = "CONVERT(" + tt.column + ", " + value + ")"
				}
				must(t, "CREATE", e.Exec("CREATE TABLE "+table+
					" (pk bigint PRIMARY KEY, ref "+tt.column+" NULL)"))
				must(t, "INSERT", e.Exec("INSERT INTO "+table+" VALUES (1, "+value+")"))
				before := e.typeOf(t, table, "ref")
				err := e.Table(table).AutoMigrate(tt.model)
				if errors.Is(err, gormplugin.ErrColumnType) != tt.refuses || !tt.refuses && err != nil {
					t.Errorf("%s for a %T: %v, want refused %v", tt.column, tt.model, err, tt.refuses)
				}
				var kept string
				if err := e.Raw("SELECT ref FROM " + table).Row().Scan(&kept); err != nil || kept != tt.value {
					t.Errorf("%s for a %T: %q is left of %q, %v", tt.column, tt.model, kept, tt.value, err)
				}
				if after := e.typeOf(t, table, "ref"); tg.profile != engine.SQLite && after != before {
					t.Errorf("%s for a %T: the column is %s, and was %s", tt.column, tt.model, after, before)
				}
			}
		})
	}
}

// TestAutoMigrateReadsTheColumnsOfItsOwnTable has tables in another schema than the connection's,
// beside one of the same name that holds other values.
func TestAutoMigrateReadsTheColumnsOfItsOwnTable(t *testing.T) {
	const id = "7182d337-b29b-4c5a-8c0d-0123456789ab"
	type own struct{ ID sqltype.UUID }
	e := targetNamed(t, "PostgreSQL").open(t)
	must(t, "SCHEMA", e.Exec("CREATE SCHEMA other"))
	for _, table := range []string{"owns", "other.owns", "other.alone"} {
		must(t, "CREATE", e.Exec("CREATE TABLE "+table+" (id varchar(60))"))
		must(t, "INSERT", e.Exec("INSERT INTO "+table+" VALUES ('"+id+"')"))
	}
	must(t, "UPDATE", e.Exec("UPDATE owns SET id = '{' || id || '}'"))
	for _, table := range []string{"owns", "other.owns", "other.alone"} {
		err := e.Table(table).AutoMigrate(&own{})
		if refused := errors.Is(err, gormplugin.ErrColumnType); refused != (table == "owns") ||
			err != nil && !refused {
			t.Errorf("%s: %v", table, err)
		}
	}
	var got own
	must(t, "First", e.Table("other.owns").First(&got, sqltype.MustParse(id)))
}

// TestAColumnNamedAsAField has a column that is named as the field of another one.
func TestAColumnNamedAsAField(t *testing.T) {
	type owner struct {
		PK   int64        `gorm:"primaryKey"`
		Code sqltype.UUID `gorm:"column:uid"`
	}
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			must(t, "CREATE", e.Exec("CREATE TABLE owners (pk bigint PRIMARY KEY, uid "+tg.column+", "+
				e.quote(t, "Code")+" bigint)"))
			if err := e.Table("owners").AutoMigrate(&owner{}); err != nil {
				t.Errorf("AutoMigrate: %v", err)
			}
		})
	}
}
