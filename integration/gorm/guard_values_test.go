package gorm_test

import (
	"context"
	"errors"
	"slices"
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// Edge refers to an Item.
type Edge struct {
	ID    sqltype.UUID
	Name  string
	RefID *sqltype.UUID
}

// five is an id that MariaDB and MySQL take for the number 5.
var five = sqltype.UUID([]byte("5\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00\x00\x00"))

// TestSQLWithAnIDTouchesOneRow passes ids in SQL that is an argument itself.
func TestSQLWithAnIDTouchesOneRow(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Item{}, &Edge{})
		list := append(items(), Item{ID: five, Name: "row 999"})
		must(t, "Create", e.Create(&list))
		id := list[6].ID
		for name, arg := range map[string]any{"bare": Bare(id), "google": uuid.UUID(id), "sqltype": id} {
			for _, c := range []struct {
				name string
				run  func(tx *gorm.DB) *gorm.DB
			}{
				{"IN ?", func(tx *gorm.DB) *gorm.DB { return tx.Where("id IN ?", gorm.Expr("(?)", arg)).Delete(&Item{}) }},
				{"a map", func(tx *gorm.DB) *gorm.DB {
					return tx.Where(map[string]any{"name": gorm.Expr("(SELECT x.name FROM (SELECT name FROM items WHERE id IN (?)) AS x)", arg)}).Delete(&Item{})
				}},
			} {
				tx := e.Begin()
				got := must(t, "Delete", c.run(tx))
				if l := left(t, tx, &Item{}); got.RowsAffected != 1 || !slices.Equal(l, append(names(rows, 7), "row 999")) {
					t.Errorf("%s with %s: %d rows affected, want row 007 gone: %v", c.name, name, got.RowsAffected, l)
				}
				tx.Rollback()
			}
			for _, c := range []struct {
				name string
				run  func(value clause.Expr) error
			}{
				{"Update", func(value clause.Expr) error {
					return e.Model(&Edge{}).Where("name = ?", "edge").Update("ref_id", value).Error
				}},
				{"Set", func(value clause.Expr) error {
					_, err := gorm.G[Edge](e.DB).Where("name = ?", "edge").
						Set(clause.Assignment{Column: clause.Column{Name: "ref_id"}, Value: value}).Update(context.Background())
					return err
				}},
				{"OnConflict", func(value clause.Expr) error {
					return e.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "id"}},
						DoUpdates: []clause.Assignment{{Column: clause.Column{Name: "ref_id"}, Value: value}}}).Create(&Edge{ID: zeroes(9), Name: "edge"}).Error
				}},
			} {
				must(t, "Save", e.Save(&Edge{ID: zeroes(9), Name: "edge"}))
				value := gorm.Expr("(?)", arg)
				if err := c.run(value); err != nil {
					t.Errorf("%s with %s: %v", c.name, name, err)
				}
				if got := e.stored(t, "edges", "ref_id", "name = ?", "edge"); got != hexOf(id) {
					t.Errorf("%s with %s stores %s, want %s", c.name, name, got, hexOf(id))
				}
			}
		}
	})
}

// TestNumbersAndIDsAreNotCompared has rows whose ids MariaDB and MySQL take for numbers.
func TestNumbersAndIDsAreNotCompared(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Item{}, &Number{})
		list := append(items(), Item{ID: five, Name: "row 999"})
		must(t, "Create", e.Create(&list))
		for i := range 6 {
			must(t, "Create", e.Create(&Number{ID: uint(i + 1), Name: names(6)[i]}))
		}
		for name, run := range map[string]func(tx *gorm.DB) *gorm.DB{
			"0":           func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Item{}, 0) },
			"5":           func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Item{}, 5) },
			"an id and 5": func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Item{}, list[0].ID, 5) },
			"5 in a map": func(tx *gorm.DB) *gorm.DB {
				return tx.Model(&Item{}).Where(map[string]any{"id": 5}).Update("name", "x")
			},
			"false":           func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Item{}, false) },
			"ids for numbers": func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Number{}, []uuid.UUID{uuid.UUID(five)}) },
			"an id in a map":  func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Number{}, map[string]any{"id": five}) },
			"texts of ids": func(tx *gorm.DB) *gorm.DB {
				return tx.Delete(&Number{}, []string{"5e000000-0000-7000-8000-000000000000"})
			},
			"an id, read":          func(tx *gorm.DB) *gorm.DB { return tx.First(&Number{}, uuid.UUID(five)) },
			"a number, read":       func(tx *gorm.DB) *gorm.DB { return tx.First(&Item{}, 5) },
			"a google id in a map": func(tx *gorm.DB) *gorm.DB { return tx.Delete(&Number{}, map[string]any{"id": uuid.UUID(five)}) },
		} {
			tx := e.Begin()
			got := run(tx)
			if !errors.Is(got.Error, gormplugin.ErrIDArgument) || got.RowsAffected != 0 {
				t.Errorf("%s: %d rows, %v, want ErrIDArgument", name, got.RowsAffected, got.Error)
			}
			tx.Rollback()
		}
		if n, m := e.count(t, "items"), e.count(t, "numbers"); n != rows+1 || m != 6 {
			t.Errorf("%d items and %d numbers are left", n, m)
		}
	})
}

// TestATextForAnIDIsStoredAsTheID is what a program does that has its values from
// JSON.
func TestATextForAnIDIsStoredAsTheID(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Edge{})
		id := zeroes(4)
		must(t, "Create", e.Create(&[]Edge{{ID: id, Name: "edge"}, {ID: five, Name: "other"}}))
		must(t, "Updates", e.Model(&Edge{}).Where(map[string]any{"id": id.String()}).Updates(map[string]any{"ref_id": id.String()}))
		if got := e.stored(t, "edges", "ref_id", "name = ?", "edge"); got != hexOf(id) {
			t.Errorf("stored %s, want %s", got, hexOf(id))
		}
		if got := e.stored(t, "edges", "ref_id", "name = ?", "other"); got != "" {
			t.Errorf("the other row has %s", got)
		}
		err := e.Model(&Edge{}).Create(map[string]any{"id": zeroes(5).String(), "name": "new"}).Error
		var n int64
		must(t, "Count", e.Model(&Edge{}).Where("id = ?", zeroes(5)).Count(&n))
		if refused := errors.Is(err, gormplugin.ErrTextValue); err == nil && n != 1 || err != nil && (!refused || e.count(t, "edges") != 2) {
			t.Errorf("Create of a map: %v, and %d rows have the id", err, n)
		}
		if got := must(t, "Delete", e.Delete(&Edge{}, []string{id.String()})); got.RowsAffected != 1 {
			t.Errorf("%d rows deleted, want 1", got.RowsAffected)
		}
	})
}

// TestAnEmptyListOfIDs shows what GORM makes of one: nothing inline, and no row by
// IN ?.
func TestAnEmptyListOfIDs(t *testing.T) {
	e := targets()[0].open(t)
	e.migrate(t, &Item{})
	list := items()
	must(t, "Create", e.Create(&list))
	if got := e.Delete(&Item{}, []sqltype.UUID{}); !errors.Is(got.Error, gorm.ErrMissingWhereClause) {
		t.Errorf("inline alone: %v", got.Error)
	}
	if got := must(t, "Delete", e.Where("name <> ?", "").Where("id IN ?", []sqltype.UUID{}).Delete(&Item{})); got.RowsAffected != 0 {
		t.Errorf("IN ?: %d rows", got.RowsAffected)
	}
	if got := must(t, "Delete", e.Where("name <> ?", "").Delete(&Item{}, []sqltype.UUID{})); got.RowsAffected != rows {
		t.Errorf("inline: %d rows, and the page of GORM says all %d", got.RowsAffected, rows)
	}
}
