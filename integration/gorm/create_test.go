package gorm_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/sqltype"
)

func isV7(id sqltype.UUID) bool { return id[6]>>4 == 7 && id[8]>>6 == 2 }

func TestCreate(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, models()...)

		t.Run("a struct gets a version 7 key that its hook sees and the row has", func(t *testing.T) {
			o := Owner{Name: "one"}
			must(t, "Create", e.Create(&o))
			if !isV7(o.ID) || o.seen != o.ID {
				t.Errorf("key %v, the hook saw %v", o.ID, o.seen)
			}
			if got := e.stored(t, "owners", "id", "name = ?", "one"); got != hexOf(o.ID) {
				t.Errorf("the server has %s, want %s", got, hexOf(o.ID))
			}
		})
		t.Run("a key that is set stays", func(t *testing.T) {
			id := zeroes(99)
			o := Owner{ID: id, Name: "mine"}
			must(t, "Create", e.Create(&o))
			if o.ID != id || e.stored(t, "owners", "id", "name = ?", "mine") != hexOf(id) {
				t.Errorf("key %v, want %v", o.ID, id)
			}
		})
		t.Run("keys of a slice ascend in its order", func(t *testing.T) {
			list := make([]*Owner, 60)
			for i := range list {
				list[i] = &Owner{Name: fmt.Sprintf("slice %02d", i)}
			}
			must(t, "CreateInBatches", e.CreateInBatches(list, 7))
			for i := 1; i < len(list); i++ {
				if list[i-1].ID.Compare(list[i].ID) >= 0 {
					t.Fatalf("key %d %v is not before %v", i-1, list[i-1].ID, list[i].ID)
				}
			}
			for i, o := range list {
				if got := e.stored(t, "owners", "id", "name = ?", o.Name); got != hexOf(o.ID) {
					t.Fatalf("row %d is %s, want %s", i, got, hexOf(o.ID))
				}
			}
		})
		t.Run("a batch by value is filled in place", func(t *testing.T) {
			list := []Company{{Name: "b1"}, {Name: "b2"}, {Name: "b3"}}
			must(t, "CreateInBatches", e.CreateInBatches(list, 2))
			if list[0].ID.IsZero() || list[0].ID.Compare(list[2].ID) >= 0 {
				t.Errorf("keys %v", list)
			}
		})
		t.Run("nullable and pointer keys are filled", func(t *testing.T) {
			o := Owner{Name: "kinds", Pets: []Pet{{Name: "p"}}, Langs: []*Lang{{Code: "kinds"}}}
			must(t, "Create", e.Create(&o))
			if !o.Pets[0].ID.Valid || !isV7(o.Pets[0].ID.UUID) || o.Langs[0].ID == nil || !isV7(*o.Langs[0].ID) {
				t.Errorf("pet %v, lang %v", o.Pets[0].ID, o.Langs[0].ID)
			}
			if got := e.stored(t, "langs", "id", "code = ?", "kinds"); got != hexOf(*o.Langs[0].ID) {
				t.Errorf("the server has %s", got)
			}
		})
		t.Run("every association gets its key and its link", func(t *testing.T) {
			boss := Owner{Name: "boss"}
			o := Owner{Name: "linked", Company: &Company{Name: "acme"}, Boss: &boss, Card: &Card{Number: "4711"},
				Pets: []Pet{{Name: "a"}, {Name: "b"}}, Langs: []*Lang{{Code: "go"}, {Code: "c"}}}
			must(t, "Create", e.Create(&o))
			for what, got := range map[string]sqltype.UUID{
				"company": o.Company.ID, "boss": boss.ID, "card": o.Card.ID, "pet": o.Pets[1].ID.UUID, "lang": *o.Langs[1].ID,
			} {
				if !isV7(got) {
					t.Errorf("%s has the key %v", what, got)
				}
			}
			if got := e.stored(t, "owners", "company_id", "name = ?", "linked"); got != hexOf(o.Company.ID) {
				t.Errorf("company_id is %s, want %s", got, hexOf(o.Company.ID))
			}
			if got := e.stored(t, "owners", "boss_id", "name = ?", "linked"); got != hexOf(boss.ID) {
				t.Errorf("boss_id is %s, want %s", got, hexOf(boss.ID))
			}
			if got := e.stored(t, "pets", "owner_id", "name = ?", "b"); got != hexOf(o.ID) {
				t.Errorf("owner_id is %s, want %s", got, hexOf(o.ID))
			}
			if n := e.count(t, "owner_langs"); n != 3 { // and the one of the test before
				t.Errorf("%d join rows, want 3", n)
			}
			if got := e.stored(t, "owners", "company_id", "name = ?", "boss"); got != "" {
				t.Errorf("a nil foreign key was stored as %s, want NULL", got)
			}
		})
		t.Run("maps are filled each with its own key", func(t *testing.T) {
			one := map[string]any{"Name": "map"}
			must(t, "Create of a map", e.Model(&Company{}).Create(one))
			many := []map[string]any{{"name": "map 1"}, {"name": "map 2"}, {"name": "map 3", "ID": zeroes(77)}}
			// One name per column: GORM inserts the columns of all the maps.
			many[0]["ID"], many[1]["ID"] = nil, sqltype.UUID{}
			must(t, "Create of maps", e.Model(&Company{}).Create(many))
			for _, m := range append(many, one) {
				id, ok := m["ID"].(sqltype.UUID)
				if !ok {
					id, ok = m["id"].(sqltype.UUID)
				}
				name, _ := m["name"].(string)
				if name == "" {
					name = "map"
				}
				if got := e.stored(t, "companies", "id", "name = ?", name); !ok || got != hexOf(id) {
					t.Errorf("%v is stored as %s", m, got)
				}
			}
			if many[2]["ID"] != zeroes(77) {
				t.Errorf("a key that was set became %v", many[2]["ID"])
			}
		})
		t.Run("Save inserts with a key and then updates that row", func(t *testing.T) {
			c := Company{Name: "saved"}
			must(t, "Save", e.Save(&c))
			id := c.ID
			c.Name = "saved twice"
			must(t, "Save", e.Save(&c))
			if !isV7(id) || c.ID != id || e.stored(t, "companies", "id", "name = ?", "saved twice") != hexOf(id) {
				t.Errorf("key %v became %v", id, c.ID)
			}
			list := []Company{{Name: "s1"}, c}
			must(t, "Save of a slice", e.Save(&list))
			if !isV7(list[0].ID) || list[1].ID != id {
				t.Errorf("keys %v and %v", list[0].ID, list[1].ID)
			}
		})
		t.Run("FirstOrCreate makes a key once", func(t *testing.T) {
			var a, b Company
			must(t, "FirstOrCreate", e.FirstOrCreate(&a, Company{Name: "once"}))
			must(t, "FirstOrCreate", e.FirstOrCreate(&b, Company{Name: "once"}))
			if !isV7(a.ID) || a.ID != b.ID {
				t.Errorf("keys %v and %v", a.ID, b.ID)
			}
		})
		t.Run("generics fill the key", func(t *testing.T) {
			c := Company{Name: "generic"}
			if err := gorm.G[Company](e.DB).Create(t.Context(), &c); err != nil {
				t.Fatal(err)
			}
			got, err := gorm.G[Company](e.DB).Where("id = ?", c.ID).First(t.Context())
			if err != nil || got.Name != "generic" || !isV7(c.ID) {
				t.Errorf("got %v, %v by the key %v", got, err, c.ID)
			}
		})
		t.Run("of a composite key only the ID is filled", func(t *testing.T) {
			m := Member{Name: "m"}
			must(t, "Create", e.Create(&m))
			if !m.TenantID.IsZero() || !isV7(m.ID) {
				t.Errorf("tenant %v, id %v", m.TenantID, m.ID)
			}
			g := Grant{Name: "g"}
			must(t, "Create", e.Create(&g))
			if !g.TenantID.IsZero() || !g.RoleID.IsZero() {
				t.Errorf("grant %v", g)
			}
		})
		t.Run("a key that is a foreign key is the owner's", func(t *testing.T) {
			p := Passport{Number: "P1", Owner: Owner{Name: "holder"}}
			must(t, "Create", e.Create(&p))
			if p.OwnerID != p.Owner.ID || !isV7(p.OwnerID) {
				t.Errorf("key %v, owner %v", p.OwnerID, p.Owner.ID)
			}
			var q Passport
			q.Number = "P2"
			if err := e.Create(&q).Error; !q.OwnerID.IsZero() {
				t.Errorf("a foreign key was made up: %v, %v", q.OwnerID, err)
			}
		})
		t.Run("a struct by value is refused, not a panic", func(t *testing.T) {
			before := e.count(t, "companies")
			if err := e.Create(Company{Name: "value"}).Error; !errors.Is(err, gorm.ErrInvalidValue) {
				t.Errorf("error %v, want gorm.ErrInvalidValue", err)
			}
			if err := e.Create([2]Company{}).Error; !errors.Is(err, gorm.ErrInvalidValue) {
				t.Errorf("error %v, want gorm.ErrInvalidValue", err)
			}
			if n := e.count(t, "companies"); n != before {
				t.Errorf("%d rows, want %d", n, before)
			}
		})
		t.Run("Select inserts the key that was filled, Omit leaves it out", func(t *testing.T) {
			c := Company{Name: "selected"}
			must(t, "Create", e.Select("Name").Create(&c))
			if got := e.stored(t, "companies", "id", "name = ?", "selected"); got != hexOf(c.ID) || c.ID.IsZero() {
				t.Errorf("the server has %q, want %s", got, hexOf(c.ID))
			}
			var o Company
			e.Omit("ID").Create(&o)
			if !o.ID.IsZero() {
				t.Errorf("an omitted key was filled: %v", o.ID)
			}
		})
		t.Run("keys of other libraries are filled and stored in the engine's form", func(t *testing.T) {
			ref := uuid.MustParse("00112233-4455-6677-8899-aabbccddeeff")
			o := Order{Note: "google", Parent: &Order{Note: "parent"}, RefID: &ref}
			must(t, "Create", e.Create(&o))
			if !isV7(sqltype.UUID(o.ID)) || o.ParentID.UUID != o.Parent.ID {
				t.Errorf("key %v, parent %v and %v", o.ID, o.ParentID, o.Parent.ID)
			}
			for column, want := range map[string]uuid.UUID{"id": o.ID, "parent_id": o.Parent.ID, "ref_id": ref} {
				if got := e.stored(t, "orders", column, "note = ?", "google"); got != hexOf(sqltype.UUID(want)) {
					t.Errorf("%s is %s, want %s", column, got, hexOf(sqltype.UUID(want)))
				}
			}
			var back Order
			must(t, "Preload", e.Preload("Parent").First(&back, "id = ?", o.ID))
			if back.ID != o.ID || back.Parent == nil || back.Parent.ID != o.Parent.ID || *back.RefID != ref {
				t.Errorf("read back %+v", back)
			}
			ev := Event{Name: "bare"}
			must(t, "Create", e.Create(&ev))
			if got := e.stored(t, "events", "id", "name = ?", "bare"); got != hexOf(sqltype.UUID(ev.ID)) || !isV7(sqltype.UUID(ev.ID)) {
				t.Errorf("the server has %s, want %x", got, ev.ID)
			}
		})
		t.Run("an upsert keeps the row's key", func(t *testing.T) {
			id := sqltype.NewV7()
			must(t, "Create", e.Create(&Lang{ID: &id, Code: "up"}))
			again := Lang{Code: "up"}
			must(t, "upsert", e.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "code"}},
				DoUpdates: clause.AssignmentColumns([]string{"code"})}).Create(&again))
			if got := e.stored(t, "langs", "id", "code = ?", "up"); got != hexOf(id) {
				t.Errorf("the row's key became %s", got)
			}
			byKey := Company{ID: zeroes(50), Name: "v1"}
			must(t, "Create", e.Create(&byKey))
			byKey.Name = "v2"
			must(t, "UpdateAll", e.Clauses(clause.OnConflict{UpdateAll: true}).Create(&byKey))
			if got := e.stored(t, "companies", "id", "name = ?", "v2"); got != hexOf(zeroes(50)) {
				t.Errorf("the row's key became %s", got)
			}
		})
		t.Run("a savepoint rolls back what it holds", func(t *testing.T) {
			err := e.Transaction(func(tx *gorm.DB) error {
				must(t, "Create", tx.Create(&Company{Name: "outer"}))
				_ = tx.Transaction(func(tx *gorm.DB) error {
					must(t, "Create", tx.Create(&Company{Name: "inner"}))
					return errors.New("no")
				})
				return nil
			})
			var n int64
			must(t, "Count", e.Model(&Company{}).Where("name IN ?", []string{"outer", "inner"}).Count(&n))
			if err != nil || n != 1 {
				t.Errorf("%d rows and %v, want the outer one", n, err)
			}
		})
	})
}
