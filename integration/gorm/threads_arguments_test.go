package gorm_test

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// BareBook has a key of a type without methods, as the standard library's is.
type BareBook struct {
	ID    Bare
	Title string
}

// GoogleHost has keys of google/uuid, one of which may be NULL.
type GoogleHost struct {
	ID      uuid.UUID
	Name    string
	GroupID *uuid.UUID
}

func threadsOfArguments() []thread {
	return []thread{
		{refs: []string{"go-gorm/gorm#7842", "go-gorm/gorm#7848", "go-gorm/playground#859"},
			met:   "The standard library's uuid.UUID became sixteen placeholders.",
			holds: "an id of a type without methods is one argument, or refused in raw SQL where GORM has taken it apart already",
			run: func(t *testing.T, e *env) {
				e.migrate(t, &BareBook{})
				books := []BareBook{{Title: "a"}, {Title: "b"}, {Title: "c"}}
				must(t, "Create", e.Create(&books))
				id := books[1].ID
				for name, tx := range map[string]*gorm.DB{
					"inline": e.Where(id), "=": e.Where("id = ?", id), "map": e.Where(map[string]any{"id": id}), "IN (?)": e.Where("id IN (?)", id),
					"IN ?": e.Where("id IN ?", []Bare{id}), "struct": e.Where(&BareBook{ID: id}),
				} {
					tx = tx.Model(&BareBook{}).Session(&gorm.Session{})
					var got []string
					must(t, name, tx.Pluck("title", &got))
					dry := tx.Session(&gorm.Session{DryRun: true}).Find(&[]BareBook{}).Statement
					if len(got) != 1 || got[0] != "b" || len(dry.Vars) != 1 {
						t.Errorf("%s: read %v by %d arguments: %s", name, got, len(dry.Vars), dry.SQL.String())
					}
				}
				for _, sql := range []string{"INSERT INTO bare_books (id, title) VALUES (?, ?)", "INSERT INTO bare_books (id, title) VALUES (?, ?) RETURNING id"} {
					if err := e.Exec(sql, id, "d").Error; !errors.Is(err, gormplugin.ErrIDArgument) {
						t.Errorf("%s: %v, want ErrIDArgument", sql, err)
					}
				}
				must(t, "Exec", e.Exec("INSERT INTO bare_books (id, title) VALUES (?, ?)", sqltype.NewV7(), "d"))
				if n := e.count(t, "bare_books"); n != 4 {
					t.Errorf("%d rows, want 4", n)
				}
			}},
		{refs: []string{"go-gorm/gorm#6887"},
			met:   "The first of several binary arguments of IN (?, ?, ?) became sixteen numbers.",
			holds: "the first of several ids in a list is one argument, and sixteen bytes there are refused",
			run: func(t *testing.T, e *env) {
				e.migrate(t, &Item{})
				list := []Item{{Name: "6887 a"}, {Name: "6887 b"}, {Name: "6887 c"}}
				must(t, "Create", e.Create(&list))
				var got []Item
				must(t, "Find", e.Where("id IN (?, ?)", Bare(list[0].ID), list[1].ID).Find(&got))
				if len(got) != 2 {
					t.Errorf("read %v", got)
				}
				tx := e.Where("id IN (?, ?)", list[0].ID[:], list[1].ID[:]).Find(&got)
				if !errors.Is(tx.Error, gormplugin.ErrIDArgument) {
					t.Errorf("sixteen bytes: %v, want ErrIDArgument", tx.Error)
				}
			}},
		{refs: []string{"go-gorm/datatypes#296"},
			met:   "An id of a type for binary columns was an array of numbers in JSON.",
			holds: "an id that is stored as bytes is text in JSON, and comes back",
			run: func(t *testing.T, e *env) {
				e.migrate(t, &Item{})
				item := Item{Name: "json"}
				must(t, "Create", e.Create(&item))
				data, err := json.Marshal(item)
				if err != nil || !strings.Contains(string(data), `"`+item.ID.String()+`"`) {
					t.Fatalf("%s, %v", data, err)
				}
				var back, got Item
				if err := json.Unmarshal(data, &back); err != nil || back != item {
					t.Fatalf("%v, %v", back, err)
				}
				must(t, "First", e.First(&got, back.ID))
				if got != item {
					t.Errorf("read %v", got)
				}
			}},
		{refs: []string{"go-gorm/datatypes#264"},
			met:   "With the binary type that this added, Delete(&M{}, id) deleted other rows of a MariaDB table, and First read another row.",
			holds: "an inline condition with an id that is stored as bytes touches its row alone",
			run: func(t *testing.T, e *env) {
				type BinItem Item
				e.migrate(t, &BinItem{})
				for _, it := range items() {
					must(t, "Create", e.Create(&BinItem{ID: it.ID, Name: it.Name}))
				}
				var got BinItem
				must(t, "First", e.First(&got, zeroes(7)))
				if tx := must(t, "Delete", e.Delete(&BinItem{}, zeroes(7))); got.ID != zeroes(7) || tx.RowsAffected != 1 || e.count(t, "bin_items") != rows-1 {
					t.Errorf("read %v, %d rows deleted", got, tx.RowsAffected)
				}
			}},
		{refs: []string{"go-gorm/gorm#2051", "gofrs/uuid#107"},
			met:   "A nil *uuid.UUID as an argument panicked.",
			holds: "a nil pointer to an id is NULL, or an error, in every argument",
			run: func(t *testing.T, e *env) {
				e.migrate(t, &GoogleHost{})
				h := GoogleHost{Name: "2051"}
				must(t, "Create", e.Create(&h))
				var none *uuid.UUID
				var got []GoogleHost
				must(t, "Find", e.Where("group_id = ?", none).Find(&got))
				if len(got) != 0 {
					t.Errorf("= NULL finds %v", got)
				}
				must(t, "Find", e.Where(map[string]any{"name": "2051", "group_id": none}).Find(&got))
				if len(got) != 1 {
					t.Errorf("a map with nil finds %v", got)
				}
				must(t, "Exec", e.Exec("UPDATE google_hosts SET group_id = ? WHERE id = ?", none, h.ID))
				must(t, "Updates", e.Model(&h).Updates(map[string]any{"group_id": none}))
				if s := e.stored(t, "google_hosts", "group_id", "name = ?", "2051"); s != "" {
					t.Errorf("group_id is %s", s)
				}
			}},
		{refs: []string{"go-gorm/gorm#3212", "go-gorm/gorm#2926", "go-gorm/gorm#1833"},
			met:   "Reading rows whose foreign key is NULL panicked, or compared addresses.",
			holds: "a NULL foreign key reads as nil, and is preloaded as nothing",
			run: func(t *testing.T, e *env) {
				e.migrate(t, &Company{}, &Owner{})
				c := Company{Name: "3212"}
				must(t, "Create", e.Create(&c))
				must(t, "Create", e.Create(&[]Owner{{Name: "3212 a"}, {Name: "3212 b", CompanyID: &c.ID}}))
				var got []Owner
				must(t, "Find", e.Preload("Company").Preload("Boss").Where("name LIKE ?", "3212%").Order("name").Find(&got))
				if len(got) != 2 || got[0].CompanyID != nil || got[0].Company != nil || got[0].BossID.Valid ||
					got[1].Company == nil || got[1].Company.ID != c.ID {
					t.Errorf("read %+v", got)
				}
			}},
		{refs: []string{"go-gorm/gorm#6016"},
			met:   "Preload by two foreign keys panicked when one was a nil pointer.",
			holds: "Preload by two foreign keys of type NullUUID bears NULL; with nil pointers to a type whose Value has a value receiver GORM itself still panics",
			run: func(t *testing.T, e *env) {
				if e.isTSQL() {
					t.Skip("T-SQL compares no pairs, which GORM preloads two keys by")
				}
				type Prop struct {
					ID        sqltype.UUID
					CompanyID sqltype.NullUUID
					ManagerID sqltype.NullUUID
					Value     string
				}
				type Staff struct {
					ID        sqltype.UUID
					Name      string
					CompanyID sqltype.NullUUID
					ManagerID sqltype.NullUUID
					Prop      *Prop `gorm:"foreignKey:CompanyID,ManagerID;references:CompanyID,ManagerID"`
				}
				e.Config.DisableForeignKeyConstraintWhenMigrating = true
				defer func() { e.Config.DisableForeignKeyConstraintWhenMigrating = false }()
				e.migrate(t, &Staff{}, &Prop{})
				a, b := sqltype.NullUUID{UUID: sqltype.NewV7(), Valid: true}, sqltype.NullUUID{UUID: sqltype.NewV7(), Valid: true}
				must(t, "Create", e.Create(&Prop{CompanyID: a, ManagerID: b, Value: "v"}))
				must(t, "Create", e.Omit("Prop").Create(&[]Staff{{Name: "full", CompanyID: a, ManagerID: b}, {Name: "half", CompanyID: a}}))
				var got []Staff
				must(t, "Preload", e.Preload("Prop").Order("name").Find(&got))
				if len(got) != 2 || got[0].Prop == nil || got[0].Prop.Value != "v" || got[1].Prop != nil {
					t.Errorf("read %+v", got)
				}
			}},
		{refs: []string{"go-gorm/gorm#7466", "go-gorm/playground#803"},
			met:   "Scanning ids into a slice failed in the generic API.",
			holds: "ids are scanned into a slice by the generic API, by Scan and by Pluck",
			run: func(t *testing.T, e *env) {
				type Scanned Item
				e.migrate(t, &Scanned{})
				list := []Scanned{{Name: "a"}, {Name: "b"}}
				must(t, "Create", e.Create(&list))
				var g, s, p []sqltype.UUID
				if err := gorm.G[Scanned](e.DB).Select("id").Order("name").Scan(t.Context(), &g); err != nil {
					t.Errorf("generic Scan: %v", err)
				}
				must(t, "Scan", e.Model(&Scanned{}).Select("id").Order("name").Scan(&s))
				must(t, "Pluck", e.Model(&Scanned{}).Order("name").Pluck("id", &p))
				for name, got := range map[string][]sqltype.UUID{"generic": g, "Scan": s, "Pluck": p} {
					if len(got) != 2 || got[0] != list[0].ID || got[1] != list[1].ID {
						t.Errorf("%s: %v", name, got)
					}
				}
			}},
		{refs: []string{"go-gorm/gorm#6017", "go-gorm/gorm#6018", "go-gorm/gorm#6019"},
			met:   "The log showed a binary id as <binary>, or as broken text.",
			holds: "the log shows an id as text",
			run: func(t *testing.T, e *env) {
				e.migrate(t, &Item{})
				item := Item{ID: sqltype.MustParse("41424344-4546-4748-8941-4b4c4d4e4f50"), Name: "printable"}
				sent := strings.Join(e.log.during(func() {
					must(t, "Create", e.Create(&item))
					must(t, "First", e.First(&Item{}, item.ID))
					must(t, "Delete", e.Delete(&item))
				}), "\n")
				if n := strings.Count(sent, item.ID.String()); n != 3 || strings.Contains(sent, "<binary>") {
					t.Errorf("the id is in the log %d times, want 3:\n%s", n, sent)
				}
			}},
	}
}
