package gorm_test

import (
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Crew and Ship are linked by many2many; a ship also has a flag.
type (
	Crew struct {
		ID   uuid.UUID
		Name string
	}
	Flag struct {
		ID   sqltype.UUID
		Name string
	}
	Ship struct {
		ID     uuid.UUID
		Name   string
		FlagID *sqltype.UUID
		Flag   *Flag
		Crews  []*Crew `gorm:"many2many:ship_crews"`
	}
)

// harbour makes the tables of the ships empty.
func harbour(t *testing.T, e *env) {
	t.Helper()
	e.migrate(t, &Flag{}, &Crew{}, &Ship{})
	for _, table := range []string{"ship_crews", "ships", "crews", "flags"} {
		must(t, "DELETE", e.Exec("DELETE FROM "+table))
	}
}

func counts(t *testing.T, e *env, want map[string]int) {
	t.Helper()
	for table, n := range want {
		if got := e.count(t, table); got != n {
			t.Errorf("%d rows in %s, want %d", got, table, n)
		}
	}
}

func threadsOfLinks() []thread {
	return []thread{
		{refs: []string{"go-gorm/gorm#6324", "go-gorm/gorm#3419", "go-gorm/gorm#4553"},
			met:   "Appending a row that exists to an association ran its BeforeCreate hook, which gave it another id.",
			holds: "appending a row that exists links it and leaves its id",
			run: func(t *testing.T, e *env) {
				harbour(t, e)
				c, s := Crew{Name: "c"}, Ship{Name: "s"}
				must(t, "Create", e.Create(&c))
				must(t, "Create", e.Create(&s))
				id := c.ID
				for range 2 {
					if err := e.Model(&s).Association("Crews").Append(&c); err != nil {
						t.Fatal(err)
					}
				}
				if c.ID != id || s.Crews[0].ID != id {
					t.Errorf("the id was %v, is %v and in the association %v", id, c.ID, s.Crews[0].ID)
				}
				counts(t, e, map[string]int{"crews": 1, "ship_crews": 1})
			}},
		{refs: []string{"go-gorm/gorm#7019", "go-gorm/gorm#3462"},
			met:   "A row given by its id in an association was inserted again under another id.",
			holds: "a row that is named by its id alone is linked, not inserted again",
			run: func(t *testing.T, e *env) {
				harbour(t, e)
				c, d := Crew{Name: "c"}, Crew{Name: "d"}
				must(t, "Create", e.Create(&c))
				must(t, "Create", e.Create(&d))
				s := Ship{Name: "s", Crews: []*Crew{{ID: c.ID}}}
				must(t, "Create", e.Create(&s))
				if err := e.Model(&s).Association("Crews").Replace([]*Crew{{ID: d.ID}}); err != nil {
					t.Fatal(err)
				}
				counts(t, e, map[string]int{"crews": 2, "ship_crews": 1})
				var got Ship
				must(t, "Preload", e.Preload("Crews").First(&got, s.ID))
				if len(got.Crews) != 1 || *got.Crews[0] != d {
					t.Errorf("linked to %+v, want %+v", got.Crews, d)
				}
			}},
		{refs: []string{"go-gorm/gorm#6375", "go-gorm/gorm#6522"},
			met:   "Updating a row with its association loaded inserted the association again.",
			holds: "saving a row with its association loaded inserts nothing",
			run: func(t *testing.T, e *env) {
				harbour(t, e)
				must(t, "Create", e.Create(&Ship{Name: "s", Flag: &Flag{Name: "f"}, Crews: []*Crew{{Name: "c"}}}))
				var s Ship
				must(t, "First", e.Preload("Flag").Preload("Crews").First(&s))
				flag, crew := s.Flag.ID, s.Crews[0].ID
				s.Name = "renamed"
				must(t, "Save", e.Save(&s))
				must(t, "Updates", e.Model(&s).Updates(&s))
				must(t, "Save", e.Session(&gorm.Session{FullSaveAssociations: true}).Save(&s))
				counts(t, e, map[string]int{"ships": 1, "flags": 1, "crews": 1, "ship_crews": 1})
				if s.Flag.ID != flag || *s.FlagID != flag || s.Crews[0].ID != crew {
					t.Errorf("ids became %v and %v", s.Flag.ID, s.Crews[0].ID)
				}
			}},
		{refs: []string{"go-gorm/gorm#7365"},
			met:   "One new row that several rows refer to was inserted once for each of them.",
			holds: "one new row that several refer to gets one key and is inserted once",
			run: func(t *testing.T, e *env) {
				harbour(t, e)
				f := &Flag{Name: "shared"}
				list := []Ship{{Name: "a", Flag: f}, {Name: "b", Flag: f}, {Name: "c", Flag: f}}
				must(t, "Create", e.Create(&list))
				counts(t, e, map[string]int{"flags": 1, "ships": 3})
				for _, s := range list {
					if *s.FlagID != f.ID || e.stored(t, "ships", "flag_id", "name = ?", s.Name) != hexOf(f.ID) {
						t.Errorf("%s has the flag %v, want %v", s.Name, s.FlagID, f.ID)
					}
				}
			}},
		{refs: []string{"go-gorm/gorm#6208", "go-gorm/gorm#3182", "go-gorm/playground#45", "go-gorm/playground#588"},
			met:   "Create and Append with many2many and UUID keys failed or panicked.",
			holds: "Create and Append with many2many make the rows and the links",
			run: func(t *testing.T, e *env) {
				harbour(t, e)
				s := Ship{Name: "s", Crews: []*Crew{{Name: "a"}, {Name: "b"}}}
				must(t, "Create", e.Create(&s))
				if err := e.Model(&s).Association("Crews").Append(&Crew{Name: "c"}, &Crew{Name: "d"}); err != nil {
					t.Fatal(err)
				}
				counts(t, e, map[string]int{"crews": 4, "ship_crews": 4})
				for _, c := range s.Crews {
					n := 0
					if err := e.Raw("SELECT count(*) FROM ship_crews WHERE ship_id = ? AND crew_id = ?", s.ID, c.ID).Row().Scan(&n); err != nil || n != 1 {
						t.Errorf("%d links to %v, %v", n, c, err)
					}
				}
			}},
	}
}
