package gorm_test

import (
	"testing"

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
