package gorm_test

import (
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
)

func TestQueries(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, models()...)
		o := Owner{Name: "o", Company: &Company{Name: "acme"}, Card: &Card{Number: "1"}, Boss: &Owner{Name: "boss"},
			Pets: []Pet{{Name: "a"}, {Name: "b"}}, Langs: []*Lang{{Code: "go"}, {Code: "c"}}}
		must(t, "Create", e.Create(&o))
		others := owners(t, e, 5)

		t.Run("Where finds the row, however it is written", func(t *testing.T) {
			id := o.ID
			forms := map[string]*gorm.DB{
				"= ?":          e.Where("id = ?", id),
				"= ? pointer":  e.Where("id = ?", &id),
				"= ? nullable": e.Where("id = ?", sqltype.NullUUID{UUID: id, Valid: true}),
				"= @id":        e.Where("id = @id", map[string]any{"id": id}),
				"IN ?":         e.Where("id IN ?", []sqltype.UUID{id, zeroes(250)}),
				"IN (?)":       e.Where("id IN (?)", []sqltype.UUID{id}),
				"IN (?, ?)":    e.Where("id IN (?, ?)", id, zeroes(250)),
				"name, value":  e.Where("id", id),
				"map":          e.Where(map[string]any{"id": id}),
				"map of any":   e.Where(map[any]any{"id": id}),
				"map of list":  e.Where(map[string]any{"id": []sqltype.UUID{id}}),
				"struct":       e.Where(&Owner{ID: id}),
				"foreign key":  e.Where(&Owner{CompanyID: o.CompanyID}),
				"group":        e.Where(e.DB.Where("id = ?", id).Or("id = ?", zeroes(251))),
				"subquery":     e.Where("company_id IN (?)", e.Model(&Company{}).Where(o.Company.ID).Select("id")),
				"raw subquery": e.Where("id IN (?)", e.Raw("SELECT id FROM owners WHERE id IN (?)", id)),
				"not":          e.Not("id IN ?", []sqltype.UUID{others[0].ID, others[1].ID, others[2].ID, others[3].ID, others[4].ID, o.Boss.ID}),
				"joins":        e.Joins("Company").Where(e.quote(t, "Company")+".id = ?", o.Company.ID),
				"joins on":     e.InnerJoins("Company", e.DB.Where(map[string]any{"id": o.Company.ID})),
				"raw join":     e.Joins("JOIN companies ON companies.id = owners.company_id AND companies.id IN (?)", o.Company.ID),
			}
			for name, tx := range forms {
				var got []Owner
				if err := tx.Find(&got).Error; err != nil || len(got) != 1 || got[0].ID != id {
					t.Errorf("%s: %d rows, %v", name, len(got), err)
				}
			}
		})
		t.Run("a join by a map with a bare id", func(t *testing.T) {
			var got []Owner
			must(t, "Find", e.InnerJoins("Company", e.DB.Where(map[string]any{"id": Bare(o.Company.ID)})).Find(&got))
			if len(got) != 1 || got[0].Company == nil || got[0].Company.ID != o.Company.ID {
				t.Errorf("got %v", got)
			}
		})
		t.Run("Preload reads every association", func(t *testing.T) {
			var got Owner
			must(t, "Preload", e.Preload("Company").Preload("Card").Preload("Boss").Preload("Pets", "name <> ?", "b").
				Preload("Langs").First(&got, o.ID))
			if got.Company == nil || got.Card == nil || got.Boss == nil || len(got.Pets) != 1 || len(got.Langs) != 2 {
				t.Errorf("got %+v", got)
			}
			must(t, "Preload with an inline id", e.Preload("Pets", o.Pets[1].ID).First(&got, o.ID))
			if len(got.Pets) != 1 || got.Pets[0].Name != "b" {
				t.Errorf("pets %v", got.Pets)
			}
		})
		t.Run("Scan, Pluck and raw SQL", func(t *testing.T) {
			var ids []sqltype.UUID
			must(t, "Pluck", e.Model(&Owner{}).Where("name = ?", "o").Pluck("id", &ids))
			if len(ids) != 1 || ids[0] != o.ID {
				t.Errorf("Pluck %v", ids)
			}
			var name string
			if err := e.Raw("SELECT name FROM owners WHERE id = ?", o.ID).Row().Scan(&name); err != nil || name != "o" {
				t.Errorf("Raw %q, %v", name, err)
			}
			if err := e.Raw("SELECT name FROM owners WHERE id IN (?)", []sqltype.UUID{o.ID}).Row().Scan(&name); err != nil || name != "o" {
				t.Errorf("Raw IN %q, %v", name, err)
			}
		})
		t.Run("FindInBatches walks the keys", func(t *testing.T) {
			var batch []Owner
			seen := map[sqltype.UUID]bool{}
			must(t, "FindInBatches", e.Model(&Owner{}).FindInBatches(&batch, 2, func(*gorm.DB, int) error {
				for _, b := range batch {
					seen[b.ID] = true
				}
				return nil
			}))
			if len(seen) != 7 {
				t.Errorf("%d owners, want 7", len(seen))
			}
		})
		t.Run("Updates touch the row of the value", func(t *testing.T) {
			if got := must(t, "Updates", e.Model(&Owner{ID: others[1].ID}).Updates(map[string]any{"company_id": o.Company.ID, "boss_id": nil})); got.RowsAffected != 1 {
				t.Errorf("%d rows", got.RowsAffected)
			}
			if got := e.stored(t, "owners", "company_id", "name = ?", "owner 2"); got != hexOf(o.Company.ID) {
				t.Errorf("company_id is %s", got)
			}
			must(t, "Update", e.Model(&others[2]).Update("company_id", Bare(o.Company.ID)))
			if got := e.stored(t, "owners", "company_id", "name = ?", "owner 3"); got != hexOf(o.Company.ID) || others[2].CompanyID == nil {
				t.Errorf("company_id is %s, in memory %v", got, others[2].CompanyID)
			}
		})
		t.Run("associations are appended, replaced, counted and removed", func(t *testing.T) {
			a := func() *gorm.Association { return e.Model(&o).Association("Langs") }
			if err := a().Append(&Lang{Code: "d"}); err != nil || a().Count() != 3 {
				t.Fatalf("Append: %v, %d", err, a().Count())
			}
			var found []Lang
			if err := a().Find(&found, *o.Langs[2].ID); err != nil || len(found) != 1 || found[0].Code != "d" {
				t.Errorf("Find: %v, %v", found, err)
			}
			if err := a().Delete(o.Langs[0]); err != nil || a().Count() != 2 {
				t.Errorf("Delete: %v, %d", err, a().Count())
			}
			if err := a().Replace(&Lang{Code: "e"}); err != nil || a().Count() != 1 || e.count(t, "owner_langs") != 1 {
				t.Errorf("Replace: %v, %d", err, a().Count())
			}
			if err := a().Clear(); err != nil || e.count(t, "owner_langs") != 0 || e.count(t, "langs") != 4 {
				t.Errorf("Clear: %v", err)
			}
			pets := func() *gorm.Association { return e.Model(&o).Association("Pets") }
			if err := pets().Append(&Pet{Name: "c"}); err != nil || pets().Count() != 3 {
				t.Errorf("Append: %v, %d", err, pets().Count())
			}
		})
		t.Run("Delete with Select removes what belongs to the row", func(t *testing.T) {
			must(t, "Delete", e.Select("Pets", "Card").Delete(&Owner{ID: o.ID}))
			if e.count(t, "pets") != 0 || e.count(t, "cards") != 0 || e.count(t, "owners") != 6 {
				t.Errorf("%d pets, %d cards, %d owners", e.count(t, "pets"), e.count(t, "cards"), e.count(t, "owners"))
			}
		})
	})
}
