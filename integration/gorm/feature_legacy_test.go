package gorm_test

import (
	"errors"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// Link has the keys that it had before they became version 6, and what belongs to it.
type Link struct {
	ID    sqltype.UUID
	Name  string
	Hits  []Hit
	Count int
}

type Hit struct {
	ID     sqltype.UUID
	LinkID sqltype.UUID
}

// oldAndNew is a version 1 id and its version 6 form.
func oldAndNew(t *testing.T) (old, renewed sqltype.UUID) {
	t.Helper()
	old = sqltype.NewV1()
	renewed, err := old.V6()
	if err != nil {
		t.Fatal(err)
	}
	return old, renewed
}

func TestLegacyLookup(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			e := tg.bare(t)
			if err := e.Use(gormplugin.New(gormplugin.Config{Engine: tg.engine, LegacyLookup: true})); err != nil {
				t.Fatal(err)
			}
			e.migrate(t, &Link{}, &Hit{})
			old, renewed := oldAndNew(t)
			stays, _ := oldAndNew(t)          // not migrated yet
			twin, twinRenewed := oldAndNew(t) // there twice
			links := []Link{{ID: renewed, Name: "renewed", Hits: make([]Hit, 2)}, {ID: stays, Name: "stays"},
				{ID: twin, Name: "old twin"}, {ID: twinRenewed, Name: "new twin"}, {Name: "other"}}
			must(t, "Create", e.Create(&links))

			for name, find := range map[string]*gorm.DB{
				"inline": e.Where(old), "= ?": e.Where("id = ?", old), "struct": e.Where(&Link{ID: old}), "IN ?": e.Where("id IN ?", []sqltype.UUID{old, zeroes(1)}),
			} {
				var got []Link
				must(t, name, find.Preload("Hits").Find(&got))
				if len(got) != 1 || got[0].ID != renewed || len(got[0].Hits) != 2 {
					t.Errorf("%s finds %v", name, got)
				}
			}
			var hits []Hit
			must(t, "by the link", e.Find(&hits, "link_id = ?", old))
			if len(hits) != 2 {
				t.Errorf("%d hits, want 2", len(hits))
			}
			var one Link
			must(t, "not migrated", e.First(&one, stays))
			if one.Name != "stays" {
				t.Errorf("got %v", one)
			}

			var found Link
			must(t, "FirstOrCreate", e.FirstOrCreate(&found, Link{ID: old}))
			if found.ID != renewed || found.Name != "renewed" {
				t.Errorf("FirstOrCreate finds %v", found)
			}
			absent := sqltype.NewV1()
			for name, make := range map[string]func(dest *Link) *gorm.DB{
				"FirstOrInit":   func(dest *Link) *gorm.DB { return e.FirstOrInit(dest, Link{ID: absent}) },
				"FirstOrCreate": func(dest *Link) *gorm.DB { return e.Where("name = ?", "").FirstOrCreate(dest, Link{ID: absent}) },
			} {
				var made Link
				must(t, name, make(&made))
				if made.ID != absent {
					t.Errorf("%s of an id that is not there makes %v, want %v", name, made.ID, absent)
				}
			}

			writes := map[string]func(id sqltype.UUID) *gorm.DB{
				"update inline": func(id sqltype.UUID) *gorm.DB {
					return e.Model(&Link{}).Where(id).Update("count", gorm.Expr("count + 1"))
				},
				"update = ?": func(id sqltype.UUID) *gorm.DB {
					return e.Model(&Link{}).Where("id = ?", id).Update("count", gorm.Expr("count + 1"))
				},
				"update IN ?": func(id sqltype.UUID) *gorm.DB {
					return e.Model(&Link{}).Where("id IN ?", []sqltype.UUID{id}).Update("count", gorm.Expr("count + 1"))
				},
				"delete inline": func(id sqltype.UUID) *gorm.DB { return e.Delete(&Link{}, id) },
				"delete = ?":    func(id sqltype.UUID) *gorm.DB { return e.Delete(&Link{}, "links.id = ?", id) },
			}
			for name, write := range writes {
				before := e.count(t, "links")
				if err := write(twin).Error; !errors.Is(err, gormplugin.ErrLegacy) || e.count(t, "links") != before {
					t.Errorf("%s of a row that is there twice: %v, want ErrLegacy", name, err)
				}
				if tx := write(sqltype.NewV1()); tx.Error != nil || tx.RowsAffected != 0 {
					t.Errorf("%s of no row: %d, %v", name, tx.RowsAffected, tx.Error)
				}
				o, n := oldAndNew(t)
				must(t, "Create", e.Create(&Link{ID: n, Name: name}))
				if tx := write(o); tx.Error != nil || tx.RowsAffected != 1 {
					t.Errorf("%s: %d rows, %v", name, tx.RowsAffected, tx.Error)
				}
				o, _ = oldAndNew(t)
				must(t, "Create", e.Create(&Link{ID: o, Name: name}))
				if tx := write(o); tx.Error != nil || tx.RowsAffected != 1 {
					t.Errorf("%s of a row that was not migrated: %d rows, %v", name, tx.RowsAffected, tx.Error)
				}
			}
			// A key of another table, and a subquery, name what they name.
			if tx := e.Where("link_id = ?", old).Delete(&Hit{}); tx.Error != nil || tx.RowsAffected != 0 {
				t.Errorf("hits deleted by the old id of their link: %d, %v", tx.RowsAffected, tx.Error)
			}
			sub := e.Model(&Link{}).Select("id").Where("id = ?", twin)
			if tx := e.Where("link_id IN (?)", sub).Delete(&Hit{}); tx.Error != nil || tx.RowsAffected != 0 {
				t.Errorf("hits deleted by a subquery: %d, %v", tx.RowsAffected, tx.Error)
			}
		})
	}
}
