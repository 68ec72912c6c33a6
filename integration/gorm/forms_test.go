package gorm_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Formed has a key and a foreign key of one form, and columns of every other.
type Formed struct {
	ID       sqltype.CharUUID
	ParentID *sqltype.CharUUID
	Parent   *Formed
	Hex      sqltype.HexUUID
	Base32   sqltype.CharULID
	GUID     sqltype.GUID
	Ordered  *sqltype.OrderedGUID
	Swapped  sqltype.NullSwappedUUID
}

// SwappedKey has a key whose Value is bytes.
type SwappedKey struct {
	ID   sqltype.SwappedUUID
	Name string
}

func TestForms(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Formed{}, &SwappedKey{})
		again := e.log.during(func() { e.migrate(t, &Formed{}, &SwappedKey{}) })
		if i := slices.IndexFunc(again, func(s string) bool { return strings.Contains(strings.ToUpper(s), "ALTER TABLE") }); i >= 0 {
			t.Errorf("the second AutoMigrate sends %s", again[i])
		}
		u := sqltype.NewV7()
		ordered := sqltype.OrderedGUID(u)
		parent := Formed{Hex: sqltype.HexUUID(u), GUID: sqltype.GUID(u)}
		child := Formed{
			Parent: &parent, Hex: sqltype.HexUUID(u),
			Base32: sqltype.CharULID(u), GUID: sqltype.GUID(u), Ordered: &ordered,
			Swapped: sqltype.NullSwappedUUID{UUID: sqltype.SwappedUUID(u), Valid: true},
		}
		if err := e.Create(&child).Error; err != nil {
			t.Fatal(err)
		}
		if child.ID.IsZero() || parent.ID.IsZero() || child.ParentID == nil || *child.ParentID != parent.ID {
			t.Fatalf("keys %v, %v, %v", child.ID, parent.ID, child.ParentID)
		}
		var got Formed
		if err := e.Preload("Parent").First(&got, child.ID).Error; err != nil {
			t.Fatal(err)
		}
		if got.Parent == nil || got.Parent.ID != parent.ID || got.Hex != child.Hex || got.Base32 != child.Base32 ||
			got.GUID != child.GUID || got.Ordered == nil || *got.Ordered != ordered || got.Swapped != child.Swapped {
			t.Errorf("got %+v, want %+v", got, child)
		}
		if got.Parent != nil && (got.Parent.Ordered != nil || got.Parent.Swapped.Valid) {
			t.Errorf("NULL is read as %+v", got.Parent)
		}
		for _, cond := range []any{
			map[string]any{"hex": child.Hex, "id": child.ID}, map[string]any{"guid": child.GUID, "id": child.ID},
			map[string]any{"ordered": ordered}, map[string]any{"swapped": child.Swapped}, map[string]any{"base32": child.Base32},
		} {
			var n int64
			if err := e.Model(&Formed{}).Where(cond).Count(&n).Error; err != nil || n != 1 {
				t.Errorf("%v finds %d rows, %v, want 1", cond, n, err)
			}
		}

		rows := []SwappedKey{{Name: "a"}, {Name: "b"}, {Name: "c"}}
		if err := e.Create(&rows).Error; err != nil {
			t.Fatal(err)
		}
		var one SwappedKey
		if err := e.First(&one, rows[1].ID).Error; err != nil || one != rows[1] {
			t.Errorf("First = %v, %v, want %v", one, err, rows[1])
		}
		if tx := e.Delete(&SwappedKey{}, rows[1].ID); tx.Error != nil || tx.RowsAffected != 1 {
			t.Errorf("Delete of one of three rows: %d, %v", tx.RowsAffected, tx.Error)
		}
	})
}

// TestTextIsSafeWithoutThePlugin is what docs/start/gorm.md says of inline ids.
func TestTextIsSafeWithoutThePlugin(t *testing.T) {
	type TextKey struct {
		ID   sqltype.CharUUID
		Name string
	}
	for _, tg := range targets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, targets())
			e := tg.bare(t)
			if err := e.AutoMigrate(&TextKey{}); err != nil {
				t.Fatal(err)
			}
			rows := make([]TextKey, 20)
			for i := range rows {
				rows[i] = TextKey{ID: sqltype.CharUUID(sqltype.NewV7()), Name: "row"}
			}
			if err := e.Create(&rows).Error; err != nil {
				t.Fatal(err)
			}
			var got TextKey
			if err := e.First(&got, rows[3].ID).Error; err != nil || got != rows[3] {
				t.Errorf("First = %v, %v, want %v", got, err, rows[3])
			}
			var many []TextKey
			if err := e.Find(&many, []sqltype.CharUUID{rows[1].ID, rows[2].ID}).Error; err != nil || len(many) != 2 {
				t.Errorf("Find of two: %d, %v", len(many), err)
			}
			if tx := e.Delete(&TextKey{}, rows[3].ID); tx.Error != nil || tx.RowsAffected != 1 {
				t.Errorf("Delete of one of twenty rows: %d, %v", tx.RowsAffected, tx.Error)
			}
		})
	}
}
