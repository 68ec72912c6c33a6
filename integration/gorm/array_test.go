package gorm_test

import (
	"slices"
	"testing"

	"github.com/google/uuid"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A Crate has arrays of ids.
type Crate struct {
	ID    sqltype.UUID
	Items sqltype.Array[sqltype.UUID]
	Codes sqltype.Array[sqltype.CharUUID]
	Other sqltype.Array[uuid.UUID]
}

// TestArrays keeps ids in uuid[] columns, and finds them by their elements.
func TestArrays(t *testing.T) {
	for _, name := range []string{"PostgreSQL", "PostgreSQL simple protocol"} {
		t.Run(name, func(t *testing.T) {
			e := targetNamed(t, name).open(t)
			e.migrate(t, &Crate{})
			e.migrate(t, &Crate{}) // nothing to alter
			a, b := sqltype.NewV7(), sqltype.NewV7()
			want := Crate{Items: sqltype.Array[sqltype.UUID]{a, b}, Codes: sqltype.Array[sqltype.CharUUID]{sqltype.CharUUID(a)}}
			must(t, "Create", e.Create(&want))
			var got Crate
			must(t, "First", e.First(&got, "id = ? AND ? = ANY(items)", want.ID, b))
			if !slices.Equal(got.Items, want.Items) || !slices.Equal(got.Codes, want.Codes) || got.Other != nil {
				t.Errorf("got %+v, want %+v", got, want)
			}
			for what, tx := range map[string]int64{
				"contains": e.Where("items @> ?", sqltype.Array[sqltype.UUID]{a}).Find(&[]Crate{}).RowsAffected,
				"any":      e.Where("id = ANY(?)", sqltype.Array[sqltype.UUID]{want.ID}).Find(&[]Crate{}).RowsAffected,
				"equal":    e.Where(&Crate{Items: want.Items}).Find(&[]Crate{}).RowsAffected,
			} {
				if tx != 1 {
					t.Errorf("%s: %d rows", what, tx)
				}
			}
			must(t, "Update", e.Model(&got).Update("items", sqltype.Array[sqltype.UUID]{}))
			must(t, "First", e.First(&got, got.ID))
			if got.Items == nil || len(got.Items) != 0 {
				t.Errorf("after the update %v", got.Items)
			}
		})
	}
}
