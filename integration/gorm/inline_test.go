package gorm_test

import (
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

type (
	// Shelf has books, and its key in a struct in a struct.
	Shelf struct {
		ShelfBase
		Name  string
		Books []Book
	}
	ShelfBase struct{ ShelfKey }
	ShelfKey  struct {
		ID sqltype.UUID `gorm:"primaryKey"`
	}
	// Book is deleted softly.
	Book struct {
		ID      sqltype.ID[Book] `gorm:"primaryKey"`
		ShelfID sqltype.UUID
		Name    string
		Gone    gorm.DeletedAt
	}
)

// TestInlineIDsInEveryCall has inline ids wherever GORM takes a condition, with the plugin and
// without it.
func TestInlineIDsInEveryCall(t *testing.T) {
	for _, tg := range matrixTargets() {
		if tg.profile.NativeLayout() != codec.Network {
			continue
		}
		for _, with := range []string{"with the plugin", "bare"} {
			if with == "bare" && (tg.profile == engine.MariaDBUUID || tg.name == "PostgreSQL simple protocol") {
				continue // these refuse bytes
			}
			t.Run(tg.name+", "+with, func(t *testing.T) {
				e := tg.bare(t)
				if with == "bare" {
					for _, ddl := range []string{
						"CREATE TABLE shelves (id " + tg.column + " PRIMARY KEY, name varchar(20))",
						"CREATE TABLE books (id " + tg.column + " PRIMARY KEY, shelf_id " + tg.column +
							", name varchar(20), gone timestamp NULL)",
					} {
						must(t, ddl, e.Exec(ddl))
					}
				} else {
					e = tg.open(t)
					e.migrate(t, &Shelf{}, &Book{})
				}
				shelves, book := make([]Shelf, 3), [3]sqltype.ID[Book]{}
				for i := range shelves {
					book[i] = sqltype.ID[Book](sqltype.NewV7())
					shelves[i].ID, shelves[i].Name = sqltype.NewV7(), string(rune('a'+i))
					shelves[i].Books = []Book{{ID: book[i], ShelfID: shelves[i].ID, Name: shelves[i].Name}}
				}
				must(t, "Create", e.Create(&shelves))
				id, other := shelves[1].ID, shelves[2].ID
				names := func(tx *gorm.DB) string {
					var got []string
					must(t, "Pluck", tx.Order("name").Pluck("name", &got))
					text := ""
					for _, name := range got {
						text += name
					}
					return text
				}
				m := func() *gorm.DB { return e.Model(&Shelf{}) }
				null := sqltype.NullUUID{UUID: id, Valid: true}
				for name, tt := range map[string]struct {
					tx   *gorm.DB
					want string
				}{
					"Where":          {m().Where(id), "b"},
					"Not":            {m().Not(id), "ac"},
					"Or":             {m().Where(id).Or(other), "bc"},
					"a list":         {m().Where([]sqltype.UUID{id, other}), "bc"},
					"Not of a list":  {m().Not([]sqltype.UUID{id, other}), "a"},
					"a pointer":      {m().Where(&id), "b"},
					"a nullable id":  {m().Where(&null), "b"},
					"a group":        {m().Where(e.Where(id).Or(e.Where(other))), "bc"},
					"a group of Not": {m().Not(e.Where(id).Or(other)), "a"},
					"a scope":        {m().Scopes(func(tx *gorm.DB) *gorm.DB { return tx.Where(id) }), "b"},
					"a subquery":     {m().Where("id IN (?)", m().Select("id").Where(id)), "b"},
					"Having":         {m().Group("id, name").Having(id), "b"},
					"several":        {m().Where(id, other), "bc"},
					"a soft delete":  {e.Model(&Book{}).Where(book[1]), "b"},
					"Unscoped":       {e.Unscoped().Model(&Book{}).Where(book[1]), "b"},
				} {
					if got := names(tt.tx); got != tt.want {
						t.Errorf("%s: %q, want %q", name, got, tt.want)
					}
				}
				var got []Shelf
				must(t, "Preload", e.Preload("Books", book[1]).Order("name").Find(&got))
				if len(got) != 3 || len(got[0].Books)+len(got[2].Books) != 0 || len(got[1].Books) != 1 {
					t.Errorf("Preload with an id: %+v", got)
				}
				var one Shelf
				must(t, "FirstOrInit", e.FirstOrInit(&one, id))
				if one.ID != id {
					t.Errorf("FirstOrInit: %v, want %v", one.ID, id)
				}
				var found []Book
				err := e.Model(&shelves[1]).Association("Books").Find(&found, book[1])
				if err != nil || len(found) != 1 || found[0].ID != book[1] {
					t.Errorf("Association.Find: %v, %v", found, err)
				}
				err = e.Model(&shelves[1]).Association("Books").Find(&found, book[2])
				if err != nil || len(found) != 0 {
					t.Errorf("Association.Find of another's: %v, %v", found, err)
				}
				if tx := e.Delete(&Book{}, book[0]); tx.Error != nil || tx.RowsAffected != 1 {
					t.Errorf("a soft delete: %d, %v", tx.RowsAffected, tx.Error)
				}
				if tx := e.Unscoped().Delete(&Book{}, book[0]); tx.Error != nil || tx.RowsAffected != 1 {
					t.Errorf("Unscoped.Delete: %d, %v", tx.RowsAffected, tx.Error)
				}
				if tx := m().Where(id).Updates(map[string]any{"name": "z"}); tx.Error != nil || tx.RowsAffected != 1 {
					t.Errorf("Updates: %d, %v", tx.RowsAffected, tx.Error)
				}
				if left := names(m()) + names(e.Model(&Book{})); left != "aczbc" {
					t.Errorf("left are %q, want aczbc", left)
				}
			})
		}
	}
}
