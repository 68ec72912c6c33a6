package gorm_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"github.com/go-sql-driver/mysql"
	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

type Item struct {
	ID   sqltype.UUID
	Name string
}

// Number and Word have keys that are no ids.
type Number struct {
	ID   uint
	Name string
}

type Word struct {
	ID   string `gorm:"size:40"`
	Name string
}

// left returns the names of the rows that are left, in order.
func left(t *testing.T, tx *gorm.DB, model any) []string {
	t.Helper()
	var names []string
	must(t, "Pluck", tx.Model(model).Order("name").Pluck("name", &names))
	return names
}

func names(n int, without ...int) []string {
	var list []string
	for i := 1; i <= n; i++ {
		if !slices.Contains(without, i) {
			list = append(list, fmt.Sprintf("row %03d", i))
		}
	}
	return list
}

const rows = 40

func items() []Item {
	list := make([]Item, rows)
	for i := range list {
		list[i] = Item{ID: zeroes(byte(i + 1)), Name: names(rows)[i]}
	}
	return list
}

// A call takes an id and may touch its row only.
type call struct {
	name string
	run  func(tx *gorm.DB, id sqltype.UUID) *gorm.DB
}

func deletes() []call {
	return []call{
		{"Delete(&m, id)", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB { return tx.Delete(&Item{}, id) }},
		{"Delete(&m, &id)", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB { return tx.Delete(&Item{}, &id) }},
		{"Where(id).Delete", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB { return tx.Where(id).Delete(&Item{}) }},
		{"Delete with an And of conditions", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Where("name <> ?", "").Where(tx.Where(id).Or(id)).Delete(&Item{})
		}},
		{"Not(Not(id)).Delete", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Not(tx.Not(id)).Delete(&Item{})
		}},
		{"Delete of a map with a bare id", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Delete(&Item{}, map[string]any{"id": Bare(id)})
		}},
		{"Delete of a map with the column's qualified name", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Delete(&Item{}, map[string]any{"items.id": Bare(id)})
		}},
		{"Delete(&m, bare)", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB { return tx.Delete(&Item{}, Bare(id)) }},
		{"Delete(&m, sixteen bytes)", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB { return tx.Delete(&Item{}, id[:]) }},
		{"Where(id IN (?)) with a bare id", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Where("id IN (?)", Bare(id)).Delete(&Item{})
		}},
		{"Where(id IN (@id)) with a bare id", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Where("id IN (@id)", map[string]any{"id": Bare(id)}).Delete(&Item{})
		}},
		{"Delete(&m, google)", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB { return tx.Delete(&Item{}, uuid.UUID(id)) }},
		{"Delete(&m, NullUUID)", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Delete(&Item{}, sqltype.NullUUID{UUID: id, Valid: true})
		}},
		{"Delete of the value", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB { return tx.Delete(&Item{ID: id}) }},
		{"Delete(&m, []id)", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB { return tx.Delete(&Item{}, []sqltype.UUID{id}) }},
		{bySubquery, func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Where("name IN (?)", tx.Session(&gorm.Session{NewDB: true}).Model(&Item{}).Where(id).Select("name")).Delete(&Item{})
		}},
		{"Delete by a derived table", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			none := tx.Session(&gorm.Session{NewDB: true})
			inner := none.Model(&Item{}).Where(id).Select("name")
			return tx.Where("name IN (?)", none.Table("(?) AS x", inner).Select("name")).Delete(&Item{})
		}},
	}
}

// bySubquery is a DELETE whose subquery reads the table. MySQL refuses it, and MariaDB
// does not.
const bySubquery = "Delete by a subquery"

// mustRefuse fails the test unless the server has answered with that error number.
func mustRefuse(t *testing.T, got *gorm.DB, number uint16) {
	t.Helper()
	var refused *mysql.MySQLError
	if !errors.As(got.Error, &refused) || refused.Number != number || got.RowsAffected != 0 {
		t.Errorf("%d rows affected, %v, want error %d", got.RowsAffected, got.Error, number)
	}
}

func updates() []call {
	return []call{
		{"Where(id).Update", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Model(&Item{}).Where(id).Update("name", "changed")
		}},
		{"Where(map).Updates", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Model(&Item{}).Where(map[string]any{"id": Bare(id)}).Updates(Item{Name: "changed"})
		}},
		{"Model(value).UpdateColumn", func(tx *gorm.DB, id sqltype.UUID) *gorm.DB {
			return tx.Model(&Item{ID: id}).UpdateColumn("name", "changed")
		}},
	}
}

func TestAnIDArgumentTouchesOneRow(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Item{})
		list := items()
		must(t, "Create", e.Create(&list))
		id := list[6].ID
		for _, c := range deletes() {
			t.Run(c.name, func(t *testing.T) {
				tx := e.Begin()
				defer tx.Rollback()
				got := c.run(tx, id)
				if e.profile == engine.MySQL && c.name == bySubquery {
					mustRefuse(t, got, 1093)
					return
				}
				must(t, "Delete", got)
				if l := left(t, tx, &Item{}); got.RowsAffected != 1 || !slices.Equal(l, names(rows, 7)) {
					t.Errorf("%d rows affected, %d left, want row 007 gone: %v", got.RowsAffected, len(l), l)
				}
			})
		}
		for _, c := range updates() {
			t.Run(c.name, func(t *testing.T) {
				tx := e.Begin()
				defer tx.Rollback()
				got := must(t, "Update", c.run(tx, id))
				if l := left(t, tx, &Item{}); got.RowsAffected != 1 || !slices.Equal(l, append([]string{"changed"}, names(rows, 7)...)) {
					t.Errorf("%d rows affected, want row 007 changed: %v", got.RowsAffected, l)
				}
			})
		}
		t.Run("First, Take, Last and Find read the one row", func(t *testing.T) {
			reads := map[string]func(dst any, args ...any) *gorm.DB{"First": e.First, "Take": e.Take, "Last": e.Last, "Find": e.Find}
			for name, read := range reads {
				for _, arg := range []any{id, &id, id[:], Bare(id), uuid.UUID(id), []any{id}, map[string]any{"id": Bare(id)}, &Item{ID: id}} {
					var got Item
					if err := read(&got, arg).Error; err != nil || got != list[6] {
						t.Errorf("%s with a %T = %v, %v, want %v", name, arg, got, err, list[6])
					}
				}
				var got Item
				if err := read(&got, zeroes(200)).Error; name != "Find" && !errors.Is(err, gorm.ErrRecordNotFound) || got.Name != "" {
					t.Errorf("%s of an id that is not there = %v, %v", name, got, err)
				}
			}
		})
		t.Run("Not, Count, Rows and several ids", func(t *testing.T) {
			var n int64
			must(t, "Count", e.Model(&Item{}).Not(id).Count(&n))
			if n != rows-1 {
				t.Errorf("Not(id) counts %d, want %d", n, rows-1)
			}
			must(t, "Count", e.Model(&Item{}).Where(id).Or(list[2].ID).Count(&n))
			if n != 2 {
				t.Errorf("Where(a).Or(b) counts %d, want 2", n)
			}
			var got []Item
			must(t, "Find", e.Find(&got, id, list[2].ID))
			if len(got) != 2 {
				t.Errorf("Find(a, b) = %v", got)
			}
			var sixteen []sqltype.UUID
			for _, i := range list[:16] {
				sixteen = append(sixteen, i.ID)
			}
			must(t, "Find", e.Find(&got, sixteen))
			if len(got) != 16 {
				t.Errorf("sixteen ids find %d rows", len(got))
			}
			r, err := e.Model(&Item{}).Where(id).Rows()
			if err != nil {
				t.Fatal(err)
			}
			defer r.Close()
			for n = 0; r.Next(); n++ {
			}
			if n != 1 || r.Err() != nil {
				t.Errorf("Rows read %d rows, %v", n, r.Err())
			}
		})
		t.Run("the nil id names its row", func(t *testing.T) {
			tx := e.Begin()
			defer tx.Rollback()
			if got := must(t, "Delete", tx.Delete(&Item{}, sqltype.Nil())); got.RowsAffected != 0 {
				t.Errorf("%d rows affected by an id that is not there", got.RowsAffected)
			}
		})
		t.Run("a session is not changed by the statements made from it", func(t *testing.T) {
			base := e.Where(id).Session(&gorm.Session{})
			for range 3 {
				var got []Item
				must(t, "Find", base.Find(&got))
				if len(got) != 1 || got[0] != list[6] {
					t.Errorf("got %v", got)
				}
			}
		})
	})
}

func TestAnIDArgumentIsRefusedWhereItNamesNoRow(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Item{}, &Number{}, &Word{}, &Grant{})
		list := items()
		must(t, "Create", e.Create(&list))
		for i := range 20 {
			must(t, "Create", e.Create(&Number{ID: uint(i + 1), Name: names(20)[i]}))
			must(t, "Create", e.Create(&Word{ID: fmt.Sprint("f", i), Name: names(20)[i]}))
			must(t, "Create", e.Create(&Grant{TenantID: zeroes(1), RoleID: zeroes(byte(i)), Name: names(20)[i]}))
		}
		id := zeroes(1)
		none := func(tx *gorm.DB) *gorm.DB { return tx.Session(&gorm.Session{NewDB: true}) }
		tests := []struct {
			name  string
			want  error
			model any
			run   func(tx *gorm.DB) *gorm.DB
		}{
			{"a number key", gormplugin.ErrIDArgument, &Number{}, func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Number{}, id) }},
			{"a text key", gormplugin.ErrIDArgument, &Word{}, func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Word{}, id[:]) }},
			{"a text key and a text in bytes", gormplugin.ErrIDArgument, &Word{}, func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Word{}, []byte(id.String())) }},
			{"a number key inside Not", gormplugin.ErrIDArgument, &Number{}, func(tx *gorm.DB) *gorm.DB { return tx.Not(id).Delete(&Number{}) }},
			{"a number column in a map", gormplugin.ErrIDArgument, &Number{}, func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Number{}, map[string]any{"id": Bare(id)}) }},
			{"a number key in an update", gormplugin.ErrIDArgument, &Number{}, func(tx *gorm.DB) *gorm.DB {
				return tx.Model(&Number{}).Where(id).Update("name", "changed")
			}},
			{"a composite key", gormplugin.ErrIDArgument, &Grant{}, func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Grant{}, id) }},
			{"a composite key and an id of another library", gormplugin.ErrIDArgument, &Grant{}, func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Grant{}, uuid.UUID(id)) }},
			{"fifteen bytes", gormplugin.ErrIDArgument, &Item{}, func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Item{}, id[:15]) }},
			{"raw SQL", gormplugin.ErrIDArgument, &Item{}, func(tx *gorm.DB) *gorm.DB { return tx.Exec("DELETE FROM items WHERE id IN (?)", Bare(id)) }},
			{"bytes in a list of a condition", gormplugin.ErrIDArgument, &Item{}, func(tx *gorm.DB) *gorm.DB { return tx.Where("id IN (?)", id[:]).Delete(&Item{}) }},
			{"the text of an id", gormplugin.ErrTextArgument, &Item{}, func(tx *gorm.DB) *gorm.DB {
				return tx.Delete(&Item{}, "12345678-1234-1234-1234-123456789012")
			}},
			{"the text of an id in quotes", gormplugin.ErrTextArgument, &Item{}, func(tx *gorm.DB) *gorm.DB {
				return tx.Delete(&Item{}, "'12345678-1234-1234-1234-123456789012'")
			}},
			{"digits of an id", gormplugin.ErrTextArgument, &Item{}, func(tx *gorm.DB) *gorm.DB {
				return tx.Delete(&Item{}, "12345678123412341234123456789012")
			}},
			{"a subquery", gormplugin.ErrIDArgument, &Item{}, func(tx *gorm.DB) *gorm.DB {
				return tx.Where("name NOT IN (?)", none(tx).Model(&Number{}).Where(id).Select("name")).Delete(&Item{})
			}},
			{"a subquery in raw SQL, by the server", nil, &Item{}, func(tx *gorm.DB) *gorm.DB {
				return tx.Exec("DELETE FROM items WHERE name NOT IN (?)", none(tx).Model(&Number{}).Where(id).Select("name"))
			}},
		}
		for _, tt := range tests {
			t.Run(tt.name, func(t *testing.T) {
				before := left(t, e.DB, tt.model)
				got := tt.run(e.Session(&gorm.Session{NewDB: true}))
				if got.Error == nil || tt.want != nil && !errors.Is(got.Error, tt.want) {
					t.Errorf("error %v, want %v", got.Error, tt.want)
				}
				if after := left(t, e.DB, tt.model); !slices.Equal(before, after) {
					t.Errorf("%d of %d rows are left", len(after), len(before))
				}
			})
		}
		t.Run("numbers that are meant still work", func(t *testing.T) {
			var got []Number
			must(t, "Find", e.Find(&got, []uint8{3, 4, 5}))
			if len(got) != 3 {
				t.Errorf("got %v", got)
			}
			must(t, "Find", e.Where("id IN (?)", []uint8{3, 4}).Find(&got))
			if len(got) != 2 {
				t.Errorf("got %v", got)
			}
			must(t, "Find", e.Where(map[string]any{"id": []uint8{3, 4}}).Find(&got))
			if len(got) != 2 {
				t.Errorf("got %v", got)
			}
		})
	})
}

// Without the plugin the bytes of an id, as types of other libraries send them, touch rows that were
// not asked for. This is what shows that the tests above can fail.
func TestWithoutThePluginAnIDArgumentTouchesOtherRows(t *testing.T) {
	for _, tg := range targets() {
		if tg.name != "MariaDB" && tg.name != "MySQL" {
			continue
		}
		t.Run(tg.name, func(t *testing.T) {
			e := tg.bare(t)
			must(t, "CREATE TABLE", e.Exec("CREATE TABLE items (id binary(16) PRIMARY KEY, name varchar(40))"))
			list := items()
			must(t, "Create", e.Create(&list))
			id := list[6].ID
			tx := e.Begin()
			got := tx.Delete(&Item{}, id[:])
			n := len(left(t, tx, &Item{}))
			if tg.profile == engine.MySQL { // in strict mode it does not delete by such a comparison
				mustRefuse(t, got, 1292)
				must(t, "SET", tx.Exec("SET SESSION sql_mode = ''"))
				got = tx.Delete(&Item{}, id[:])
				n = len(left(t, tx, &Item{}))
				must(t, "SET", tx.Exec("SET SESSION sql_mode = DEFAULT"))
			}
			must(t, "Delete", got)
			if got.RowsAffected <= 1 || n >= rows-1 {
				t.Errorf("%d rows affected, %d left: GORM no longer expands ids, and this test proves nothing", got.RowsAffected, n)
			}
			tx.Rollback()
			var first Item
			if err := e.First(&first, id[:]).Error; err != nil || first.ID == id {
				t.Errorf("First = %v, %v: want a wrong row and no error", first, err)
			}
			tx = e.Begin()
			got = must(t, "Delete", tx.Delete(&Item{}, "12345678-1234-1234-1234-123456789012"))
			if got.RowsAffected != rows {
				t.Errorf("the text of an id deleted %d rows, want all %d", got.RowsAffected, rows)
			}
			tx.Rollback()

			if err := e.Use(gormplugin.New(gormplugin.Config{})); err != nil {
				t.Fatal(err)
			}
			tx = e.Begin()
			defer tx.Rollback()
			if got = must(t, "Delete", tx.Delete(&Item{}, id[:])); got.RowsAffected != 1 {
				t.Errorf("with the plugin %d rows affected, want 1", got.RowsAffected)
			}
			if l := left(t, tx, &Item{}); !slices.Equal(l, names(rows, 7)) {
				t.Errorf("left: %v", l)
			}
		})
	}
}
