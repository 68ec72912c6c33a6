package gorm_test

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// Link has the keys that it had before they became version 6.
type Link struct {
	ID   sqltype.UUID
	Name string
}

// TestBoth finds a row by the id that it had before the migration, and one that was not migrated.
func TestBoth(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Link{})
		old, stays := sqltype.NewV1(), sqltype.NewV1()
		renewed, err := old.V6()
		if err != nil {
			t.Fatal(err)
		}
		must(t, "Create", e.Create(&[]Link{{ID: renewed, Name: "renewed"}, {ID: stays, Name: "stays"}, {Name: "other"}}))
		for want, id := range map[string]sqltype.UUID{"renewed": old, "stays": stays} {
			var got []Link
			must(t, want, e.Find(&got, "id IN ?", gormplugin.Both(id)))
			if len(got) != 1 || got[0].Name != want {
				t.Errorf("Both(%v) finds %v, want %s", id, got, want)
			}
		}
		if got := gormplugin.Both(renewed); len(got) != 1 || got[0] != renewed {
			t.Errorf("Both of a version 6 id is %v", got)
		}
	})
}

// A Payment has keys that were numbers. One payment is nobody's.
type Payment struct {
	ID      sqltype.UUID
	PayerID sqltype.NullUUID
	Name    string
}

// A formerPayment is the model of a release before the new keys.
type formerPayment struct {
	ID      int
	PayerID int
}

// TestOldKeys finds rows by the numbers that their keys were, in each of GORM's ways to say so, and
// deletes no row by a number that no row had.
func TestOldKeys(t *testing.T) {
	down := errors.New("the map is down")
	ids := map[string]sqltype.UUID{"81": sqltype.NewV7(), "82": sqltype.NewV7(), "7": sqltype.NewV7(), "cus_7": sqltype.NewV7()}
	ids["cus_7"] = ids["7"]
	find := func(_ context.Context, old string) (sqltype.UUID, error) {
		if old == "500" {
			return sqltype.UUID{}, down
		}
		id, ok := ids[old]
		if !ok {
			return id, sql.ErrNoRows
		}
		return id, nil
	}
	for _, tg := range targets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, targets())
			e := tg.bare(t)
			keys := map[string]gormplugin.Lookup{"payments.id": find, "payments.payer_id": find}
			if err := e.Use(gormplugin.New(gormplugin.Config{Engine: tg.engine, OldKeys: keys})); err != nil {
				t.Fatal(err)
			}
			e.migrate(t, &Payment{})
			payer := sqltype.NullUUID{UUID: ids["7"], Valid: true}
			must(t, "Create", e.Create(&[]Payment{{ID: ids["81"], PayerID: payer, Name: "a"}, {ID: ids["82"], PayerID: payer, Name: "b"}, {Name: "c"}}))
			for name, c := range map[string]struct {
				where func(db *gorm.DB) *gorm.DB
				want  string
			}{
				"First":                 {func(db *gorm.DB) *gorm.DB { return db.Where(82) }, "b"},
				"text":                  {func(db *gorm.DB) *gorm.DB { return db.Where("82") }, "b"},
				"list":                  {func(db *gorm.DB) *gorm.DB { return db.Where([]int{81, 99}) }, "a"},
				"column":                {func(db *gorm.DB) *gorm.DB { return db.Where("payer_id", 7) }, "a b"},
				"text of the program":   {func(db *gorm.DB) *gorm.DB { return db.Where("payer_id = ?", "cus_7") }, "a b"},
				"struct":                {func(db *gorm.DB) *gorm.DB { return db.Where(&formerPayment{PayerID: 7}) }, "a b"},
				"map":                   {func(db *gorm.DB) *gorm.DB { return db.Where(map[string]any{"payer_id": []int{7, 8}}) }, "a b"},
				"SQL":                   {func(db *gorm.DB) *gorm.DB { return db.Where("name <> ? AND payer_id IN ?", "a", []int64{7, 99}) }, "b"},
				"not":                   {func(db *gorm.DB) *gorm.DB { return db.Not("id", []int{81, 82}) }, "c"},
				"a new id":              {func(db *gorm.DB) *gorm.DB { return db.Where("id = ?", ids["81"]) }, "a"},
				"the text of a new id":  {func(db *gorm.DB) *gorm.DB { return db.Where("id = ?", ids["81"].String()) }, "a"},
				"no row":                {func(db *gorm.DB) *gorm.DB { return db.Where(99) }, ""},
				"no row of a column":    {func(db *gorm.DB) *gorm.DB { return db.Where("payer_id", 99) }, ""},
				"no row of a struct":    {func(db *gorm.DB) *gorm.DB { return db.Where(&formerPayment{PayerID: 99}) }, ""},
				"no row in SQL":         {func(db *gorm.DB) *gorm.DB { return db.Where("payer_id = ?", 99) }, ""},
				"no row, not":           {func(db *gorm.DB) *gorm.DB { return db.Not("payer_id", 99) }, ""},
				"no row, unequal":       {func(db *gorm.DB) *gorm.DB { return db.Where("payer_id <> ?", 99) }, ""},
				"no row, not in a list": {func(db *gorm.DB) *gorm.DB { return db.Where("id NOT IN ?", []string{"82", "cus_8"}) }, ""},
				"a number of its own":   {func(db *gorm.DB) *gorm.DB { return db.Where("name = ?", "7") }, ""},
			} {
				var got []string
				must(t, name, c.where(e.Model(&Payment{})).Order("name").Pluck("name", &got))
				if s := strings.Join(got, " "); s != c.want {
					t.Errorf("%s finds %q, want %q", name, s, c.want)
				}
			}
			var b Payment
			if err := e.First(&b, 82).Error; err != nil || b.ID != ids["82"] {
				t.Errorf("First(&b, 82) is %v, %v", b, err)
			}
			if err := e.First(&Payment{}, 99).Error; !errors.Is(err, gorm.ErrRecordNotFound) {
				t.Errorf("First(&b, 99): %v", err)
			}
			if err := e.First(&Payment{}, "payer_id = ?", 500).Error; !errors.Is(err, down) {
				t.Errorf("a map that is down: %v", err)
			}
			if err := e.Model(&b).Update("payer_id", 7).Error; !errors.Is(err, gormplugin.ErrIDArgument) {
				t.Errorf("an old key is set: %v", err)
			}
			for key, want := range map[int]int64{99: 0, 81: 1} {
				if tx := e.Delete(&Payment{}, key); tx.Error != nil || tx.RowsAffected != want {
					t.Errorf("Delete by %d: %v, %d rows", key, tx.Error, tx.RowsAffected)
				}
			}
		})
	}
}
