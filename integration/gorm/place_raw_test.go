package gorm_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// TestAnIDIsRightInSQLWithoutAModel finds and stores ids by Raw, Exec and Table, in a
// table of a model and in one that is none's.
func TestAnIDIsRightInSQLWithoutAModel(t *testing.T) {
	id, last := sqltype.NewV7(), sqltype.NewV7()
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			e := tg.open(t)
			e.migrate(t, &Spot{})
			for _, table := range []string{"spots", "unknowns"} {
				for _, column := range []string{"bin", "txt", "str"} {
					must(t, "DELETE", e.Exec("DELETE FROM spots"))
					rows := []Spot{spotWith(1, column, id), spotWith(2, column, last), {ID: 3}}
					must(t, "Create", e.Create(&rows))
					if table != "spots" {
						must(t, "DROP", e.Exec("DROP TABLE IF EXISTS unknowns"))
						must(t, "CREATE", e.Exec("CREATE TABLE unknowns AS SELECT * FROM spots"))
					}
					for _, arg := range []any{id, &id, uuid.UUID(id)} {
						for name, tx := range map[string]*gorm.DB{
							"Raw":   e.Raw("SELECT id FROM "+table+" WHERE "+column+" = ?", arg),
							"alias": e.Raw("SELECT u.id FROM "+table+" AS u WHERE u."+column+" IN ?", []any{arg}),
							"named": e.Raw("SELECT id FROM "+table+" WHERE "+column+" = @id",
								map[string]any{"id": arg}),
							"Table":  e.Table(table).Where(column+" = ?", arg).Select("id"),
							"map":    e.Table(table).Where(map[string]any{column: arg}).Select("id"),
							"AS":     e.Table(table+" AS u").Where("u."+column+" = ?", arg).Select("u.id"),
							"tuples": e.Raw("SELECT id FROM "+table+" WHERE (id, "+column+") IN ((?, ?))", 1, arg),
						} {
							var got []int
							if err := tx.Scan(&got).Error; err != nil || !slices.Equal(got, []int{1}) {
								t.Errorf("%s of %s.%s with %T: %v, %v", name, table, column, arg, got, err)
							}
						}
						for name, write := range map[string]func(tx *gorm.DB) error{
							"UPDATE": func(tx *gorm.DB) error {
								return tx.Exec("UPDATE "+table+" SET "+column+" = ? WHERE id = ?", arg, 3).Error
							},
							"INSERT": func(tx *gorm.DB) error {
								return tx.Exec("INSERT INTO "+table+" (id, "+column+") VALUES (?, ?)", 4, arg).Error
							},
							"Updates": func(tx *gorm.DB) error {
								return tx.Table(table).Where("id = 3").Updates(map[string]any{column: arg}).Error
							},
							"Create": func(tx *gorm.DB) error {
								return tx.Table(table).Create(map[string]any{"id": 4, column: arg}).Error
							},
						} {
							tx := e.Begin()
							err := write(tx)
							var n int64
							if err == nil {
								must(t, "count", tx.Raw("SELECT count(*) FROM "+table+" WHERE "+column+
									" = (SELECT "+column+" FROM "+table+" WHERE id = 1)").Scan(&n))
							}
							must(t, "Rollback", tx.Rollback())
							if n != 2 {
								t.Errorf("%s of %s.%s with %T: %d rows, %v", name, table, column, arg, n, err)
							}
						}
					}
				}
			}
			for name, tx := range map[string]*gorm.DB{
				"Raw":   e.Raw("SELECT id FROM spots WHERE num = ?", id),
				"Table": e.Table("spots").Where("num = ?", id).Select("id"),
				"other": e.Table("unknowns").Where("num = ?", id).Select("id"),
			} {
				var got []int
				if err := tx.Scan(&got).Error; !errors.Is(err, gormplugin.ErrIDArgument) &&
					(name != "other" || tg.profile.Wire() == engine.WireBytes) {
					t.Errorf("%s: %v, %v, want ErrIDArgument", name, got, err)
				}
			}
		})
	}
}

// TestATextForBytesOfNoModel has the text of an id for a column of bytes in SQLite, which takes a
// text too. It found nothing, and was stored beside the bytes.
func TestATextForBytesOfNoModel(t *testing.T) {
	e := targetNamed(t, "SQLite").open(t)
	id := sqltype.NewV7()
	must(t, "CREATE", e.Exec("CREATE TABLE loose (id BLOB, note TEXT)"))
	must(t, "INSERT", e.Exec("INSERT INTO loose (id, note) VALUES (?, ?)", id, id.String()))
	for name, tx := range map[string]*gorm.DB{
		"Raw":     e.Raw("SELECT count(*) FROM loose WHERE id = ?", id.String()).Scan(new(int)),
		"IN":      e.Raw("SELECT count(*) FROM loose WHERE id IN ?", []string{id.String()}).Scan(new(int)),
		"Table":   e.Table("loose").Where("id = ?", id.String()).Scan(new([]map[string]any)),
		"INSERT":  e.Exec("INSERT INTO loose (id) VALUES (?)", id.String()),
		"UPDATE":  e.Exec("UPDATE loose SET id = ?", id.String()),
		"DELETE":  e.Exec("DELETE FROM loose WHERE id <> ?", id.String()),
		"Updates": e.Table("loose").Where("1=1").Updates(map[string]any{"id": id.String()}),
	} {
		if !errors.Is(tx.Error, gormplugin.ErrPlace) || tx.RowsAffected != 0 {
			t.Errorf("%s: %d rows, %v, want ErrPlace", name, tx.RowsAffected, tx.Error)
		}
	}
	for query, arg := range map[string]any{
		"id = ?": id, "note = ?": id.String(), "id <> CAST(? AS TEXT)": id.String(), "id <> ?": "no id",
	} {
		var n int
		if err := e.Raw("SELECT count(*) FROM loose WHERE "+query, arg).Scan(&n).Error; err != nil || n != 1 {
			t.Errorf("%s with %T: %d rows, %v, want 1", query, arg, n, err)
		}
	}
}

// A OddForm has ids in the forms that types state.
type OddForm struct {
	ID    int `gorm:"primaryKey;autoIncrement:false"`
	Swp   sqltype.Swapped
	Gui   sqltype.GUID
	Hex   sqltype.Hex
	Short sqltype.ULID
	Bin   sqltype.UUID
}

// TestFormsInSQLWithoutAModel has ids of types that state a form, before the model of their table is
// known: they were stored in the engine's form. Numbers deleted every row on MariaDB.
func TestFormsInSQLWithoutAModel(t *testing.T) {
	for _, tg := range matrixTargets() {
		if tg.profile.Wire() == engine.WireText {
			continue // reads no columns there, and each form is sent as it is
		}
		t.Run(tg.name, func(t *testing.T) {
			e := tg.open(t)
			id, short := sqltype.NewV7(), sqltype.NewULID()
			e.migrate(t, &OddForm{})
			row := OddForm{1, sqltype.Swapped(id), sqltype.GUID(id), sqltype.Hex(id), short, id}
			must(t, "Create", e.Create(&row))
			must(t, "DROP", e.Exec("DROP TABLE IF EXISTS formless"))
			must(t, "CREATE", e.Exec("CREATE TABLE formless AS SELECT * FROM odd_forms"))
			for column, arg := range map[string]any{"swp": row.Swp, "gui": row.Gui, "hex": row.Hex, "bin": id} {
				same := "(SELECT " + column + " FROM odd_forms)"
				must(t, "NULL", e.Exec("UPDATE formless SET "+column+" = NULL WHERE id IS NOT NULL"))
				for name, write := range map[string]*gorm.DB{
					"Exec":   e.Exec("UPDATE formless SET "+column+" = ?", arg),
					"Table":  e.Table("formless").Where("1=1").Updates(map[string]any{column: arg}),
					"Create": e.Table("formless").Create(map[string]any{"id": 2, column: arg}),
				} {
					var n, found int64
					must(t, "count", e.Raw("SELECT count(*) FROM formless WHERE "+column+" = "+same).Scan(&n))
					must(t, "count", e.Table("formless").Where(column+" = ?", arg).Count(&found))
					if n == 0 || n != found || write.Error != nil {
						t.Errorf("%s of %s: %d rows, %d are found, %v", name, column, n, found, write.Error)
					}
				}
				must(t, "DELETE", e.Exec("DELETE FROM formless WHERE id = 2"))
			}
			for name, tx := range map[string]*gorm.DB{
				"Raw":    e.Raw("SELECT * FROM odd_forms WHERE short = ?", short.String()),
				"Table":  e.Table("odd_forms").Where("short = ?", short.String()),
				"a list": e.Table("odd_forms").Where("short IN ?", []string{"", short.String()}),
				"a join": e.Table("formless").Joins("JOIN odd_forms o ON o.id > 0").Select("o.*").Where("o.short IN ?", []string{short.String()}),
			} {
				var got []OddForm
				if err := tx.Scan(&got).Error; err != nil || len(got) != 1 {
					t.Errorf("the text of a ULID by %s: %d rows, %v", name, len(got), err)
				}
			}
			if tg.profile == engine.SQLite {
				return // no number equals bytes there
			}
			tx := e.Exec("UPDATE formless SET id = 8 WHERE bin = ?", id.String())
			if tx.Error != nil || tx.RowsAffected != 1 {
				t.Errorf("the text of an id: %d rows, %v", tx.RowsAffected, tx.Error)
			}
			for name, tx := range map[string]*gorm.DB{
				"Exec":        e.Exec("DELETE FROM formless WHERE bin = ?", 0),
				"Table":       e.Table("formless").Where("bin IN ?", []int{0}).Delete(nil),
				"Table by =":  e.Table("formless").Where("bin = ?", 0).Delete(nil),
				"Exec UPDATE": e.Exec("UPDATE formless SET id = 7 WHERE bin IN (?)", []int{0}),
			} {
				if !errors.Is(tx.Error, gormplugin.ErrIDArgument) || tx.RowsAffected != 0 {
					t.Errorf("a number in %s: %d rows, %v, want ErrIDArgument", name, tx.RowsAffected, tx.Error)
				}
			}
		})
	}
}
