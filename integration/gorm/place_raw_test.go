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

// TestAnIDIsRightInSQLWithoutAModel finds and stores ids by Raw, Exec and Table, in the
// table of a model.
func TestAnIDIsRightInSQLWithoutAModel(t *testing.T) {
	id, last := sqltype.NewV7(), sqltype.NewV7()
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &Spot{})
			const table = "spots"
			{
				for _, column := range []string{"bin", "txt", "str"} {
					must(t, "DELETE", e.Exec("DELETE FROM spots"))
					rows := []Spot{spotWith(1, column, id), spotWith(2, column, last), {ID: 3}}
					must(t, "Create", e.Create(&rows))
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
			} {
				var got []int
				if err := tx.Scan(&got).Error; !errors.Is(err, gormplugin.ErrIDArgument) {
					t.Errorf("%s: %v, %v, want ErrIDArgument", name, got, err)
				}
			}
		})
	}
}

// TestATableWithoutAModel is what the contract says of one: the Go type decides in a read. A write
// refuses what would be sent as text without the plugin.
func TestATableWithoutAModel(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		if e.profile.Wire() == engine.WireText {
			t.Skip("every id is sent as text")
		}
		id := sqltype.NewV7()
		must(t, "DROP", e.Exec("DROP TABLE IF EXISTS loose"))
		must(t, "CREATE", e.Exec("CREATE TABLE loose (id "+e.profile.KeyType()+", note varchar(36))"))
		must(t, "INSERT", e.Exec("INSERT INTO loose (id, note) VALUES (?, ?)", id, id.String()))
		for query, want := range map[string]struct {
			arg  any
			rows int
		}{
			"id = ? /* UUID */":     {id, 1},
			"id = ? /* google */":   {uuid.UUID(id), 1},
			"note = ? /* text */":   {id.String(), 1},
			"note = ? /* google */": {uuid.UUID(id), 0},
			"id = ? /* text */":     {id.String(), 0},
		} {
			var n int
			if err := e.Raw("SELECT count(*) FROM loose WHERE "+query, want.arg).Scan(&n).Error; err != nil || n != want.rows {
				t.Errorf("%s: %d rows, %v, want %d", query, n, err, want.rows)
			}
		}
		for name, tx := range map[string]*gorm.DB{
			"INSERT":  e.Exec("INSERT INTO loose (id) VALUES (?)", uuid.UUID(id)),
			"UPDATE":  e.Exec("UPDATE loose SET id = ?", uuid.UUID(id)),
			"DELETE":  e.Exec("DELETE FROM loose WHERE id <> ?", uuid.UUID(id)),
			"Updates": e.Table("loose").Where("1=1").Updates(map[string]any{"id": uuid.UUID(id)}),
			"Create":  e.Table("loose").Create(map[string]any{"id": uuid.UUID(id)}),
			"Delete":  e.Table("loose").Where("id <> ?", uuid.UUID(id)).Delete(nil),
		} {
			if !errors.Is(tx.Error, gormplugin.ErrPlace) || tx.RowsAffected != 0 {
				t.Errorf("%s with a google UUID: %d rows, %v, want ErrPlace", name, tx.RowsAffected, tx.Error)
			}
		}
		tx := e.Exec("UPDATE loose SET note = ? WHERE id = ?", sqltype.NewString(), id)
		if tx.Error != nil || tx.RowsAffected != 1 {
			t.Errorf("a text and a UUID: %d rows, %v", tx.RowsAffected, tx.Error)
		}
	})
}

// A OddForm has ids in the forms that types state.
type OddForm struct {
	ID    int `gorm:"primaryKey;autoIncrement:false"`
	Swp   sqltype.SwappedUUID
	Hex   sqltype.HexUUID
	Short sqltype.ULID
	Bin   sqltype.UUID
}

// TestFormsInSQL has ids for columns of other forms.
func TestFormsInSQL(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		if e.profile == engine.MariaDBUUID {
			t.Skip("its uuid takes few ULIDs")
		}
		id, short := sqltype.NewV7(), sqltype.NewULID()
		e.migrate(t, &OddForm{})
		row := OddForm{1, sqltype.SwappedUUID(id), sqltype.HexUUID(id), short, id}
		must(t, "Create", e.Create(&row))
		for name, tx := range map[string]*gorm.DB{
			"Raw":        e.Raw("SELECT * FROM odd_forms WHERE short = ?", short.String()),
			"Table":      e.Table("odd_forms").Where("short = ?", short.String()),
			"a list":     e.Table("odd_forms").Where("short IN ?", []string{sqltype.NewULID().String(), short.String()}),
			"swapped":    e.Raw("SELECT * FROM odd_forms WHERE swp = ? AND hex = ?", id, id),
			"from texts": e.Raw("SELECT * FROM odd_forms WHERE swp = ? AND hex = ?", id.String(), id.String()),
			"each":       e.Raw("SELECT * FROM odd_forms WHERE bin IN ? AND swp = ?", []any{row.Swp, row.Hex}, row.Hex),
		} {
			var got []OddForm
			if err := tx.Scan(&got).Error; err != nil || len(got) != 1 {
				t.Errorf("%s: %d rows, %v", name, len(got), err)
			}
		}
		for name, tx := range map[string]*gorm.DB{
			"Exec":  e.Exec("DELETE FROM odd_forms WHERE bin = ?", 0),
			"Table": e.Table("odd_forms").Where("bin IN ?", []int{0}).Delete(nil),
		} {
			if !errors.Is(tx.Error, gormplugin.ErrIDArgument) || tx.RowsAffected != 0 {
				t.Errorf("a number in %s: %d rows, %v, want ErrIDArgument", name, tx.RowsAffected, tx.Error)
			}
		}
	})
}
