package gorm_test

import (
	"testing"

	"github.com/google/uuid"

	"github.com/sqluuid/sqluuid/sqltype"
)

func threadsOfCreating() []thread {
	return []thread{
		{refs: []string{"go-gorm/gorm#6475"},
			met:   "Create from a map calls no hook, so the key that a hook makes is missing.",
			holds: "a map gets its key",
			run: func(t *testing.T, e *env) {
				e.migrate(t, &Company{})
				m := map[string]any{"name": "6475"}
				must(t, "Create", e.Model(&Company{}).Create(m))
				id, _ := m["id"].(sqltype.UUID)
				if got := e.stored(t, "companies", "id", "name = ?", "6475"); !isV7(id) || got != hexOf(id) {
					t.Errorf("the map has %v, the server %s", m["id"], got)
				}
			}},
		{refs: []string{"go-gorm/gorm#7292"},
			met:   "The zero id was inserted as it is, where an older version left it to the database.",
			holds: "the zero id of a key is never inserted",
			run: func(t *testing.T, e *env) {
				type Zero struct {
					ID   uuid.UUID
					Name string
				}
				e.migrate(t, &Zero{})
				must(t, "Create", e.Create(&[]Zero{{Name: "a"}, {Name: "b"}}))
				must(t, "Create", e.Create(&Zero{Name: "c"}))
				if n := e.count(t, "zeros"); n != 3 {
					t.Errorf("%d rows", n)
				}
				var zero int64
				must(t, "Count", e.Model(&Zero{}).Where("id = ?", uuid.UUID{}).Count(&zero))
				if zero != 0 {
					t.Errorf("%d rows have the zero id", zero)
				}
			}},
		{refs: []string{"go-gorm/gorm#320", "go-gorm/gorm#1887"}, only: []string{"PostgreSQL"},
			met:   "A key with a database default was not filled, or not returned.",
			holds: "a default that the database makes is used with the tag `uuid:\"none\"`, and returned",
			run: func(t *testing.T, e *env) {
				type Defaulted struct {
					ID   sqltype.UUID `gorm:"default:gen_random_uuid()" uuid:"none"`
					Name string
				}
				e.migrate(t, &Defaulted{})
				list := []Defaulted{{Name: "a"}, {Name: "b"}}
				must(t, "Create", e.Create(&list))
				for _, d := range list {
					if got := e.stored(t, "defaulteds", "id", "name = ?", d.Name); got != hexOf(d.ID) || d.ID.Version() != 4 {
						t.Errorf("%v in memory, %s on the server", d.ID, got)
					}
				}
			}},
		{refs: []string{"go-gorm/gorm#6947", "go-gorm/gorm#4569"}, only: []string{"MariaDB", "MySQL"},
			met:   "With MySQL's default (uuid()) the key was still empty after Create.",
			holds: "after Create the key in memory is the row's, with a default of the database too",
			run: func(t *testing.T, e *env) {
				type Generated struct {
					ID   sqltype.CharUUID `gorm:"type:char(36);default:(uuid())"`
					Name string
				}
				e.migrate(t, &Generated{})
				list := []Generated{{Name: "a"}, {Name: "b"}}
				must(t, "Create", e.Create(&list))
				for _, g := range list {
					var text string
					if err := e.Raw("SELECT id FROM generateds WHERE name = ?", g.Name).Row().Scan(&text); err != nil || text != g.ID.String() || g.ID.IsZero() {
						t.Errorf("%v in memory, %q on the server, %v", g.ID, text, err)
					}
				}
			}},
		{refs: []string{"go-gorm/gorm#3153", "go-gorm/gorm#5477"},
			met:   "Create did not return a key that is no number, above all with Select.",
			holds: "Create returns the key, with Select too",
			run: func(t *testing.T, e *env) {
				e.migrate(t, &Company{})
				a, b := Company{Name: "3153 a"}, Company{Name: "3153 b"}
				must(t, "Create", e.Create(&a))
				must(t, "Create", e.Select("Name").Create(&b))
				for _, c := range []Company{a, b} {
					if got := e.stored(t, "companies", "id", "name = ?", c.Name); c.ID.IsZero() || got != hexOf(c.ID) {
						t.Errorf("%v in memory, %s on the server", c.ID, got)
					}
				}
			}},
		{refs: []string{"go-gorm/gorm#2696"},
			met:   "Save did not insert the key that a hook had made.",
			holds: "Save of a new row inserts its key, and Save of the same row again updates it",
			run: func(t *testing.T, e *env) {
				e.migrate(t, &Company{})
				c := Company{Name: "2696"}
				must(t, "Save", e.Save(&c))
				id := c.ID
				c.Name = "2696 again"
				must(t, "Save", e.Save(&c))
				if got := e.stored(t, "companies", "id", "name = ?", "2696 again"); !isV7(id) || got != hexOf(id) {
					t.Errorf("%v in memory, %s on the server", id, got)
				}
			}},
		{refs: []string{"go-gorm/gorm#613", "go-gorm/gorm#3383"},
			met:   "A callback that fills keys panicked, or filled none, when there were associations.",
			holds: "rows of associations get their keys",
			run: func(t *testing.T, e *env) {
				e.migrate(t, models()...)
				o := Owner{Name: "613", Company: &Company{Name: "613"}, Pets: []Pet{{Name: "613 a"}, {Name: "613 b"}}, Langs: []*Lang{{Code: "613"}}}
				must(t, "Create", e.Create([]*Owner{&o}))
				if o.Company.ID.IsZero() || *o.CompanyID != o.Company.ID || !o.Pets[1].ID.Valid || o.Pets[0].OwnerID != o.ID || o.Langs[0].ID == nil {
					t.Errorf("%+v", o)
				}
				if n := e.count(t, "pets WHERE name LIKE '613%'"); n != 2 {
					t.Errorf("%d pets", n)
				}
			}},
	}
}
