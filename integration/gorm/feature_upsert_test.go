package gorm_test

import (
	"errors"
	"slices"
	"testing"

	"gorm.io/driver/mysql"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Tag can conflict on its code, and on a slot of a shelf.
type Tag struct {
	ID    sqltype.UUID
	Code  string  `gorm:"size:20;uniqueIndex"`
	Shelf *string `gorm:"size:8;uniqueIndex:idx_slot"`
	Slot  int     `gorm:"uniqueIndex:idx_slot"`
	Note  string  `gorm:"size:20"`
}

// Post has many tags, and no row of a join table without its tag.
type Post struct {
	ID   sqltype.UUID
	Tags []Tag `gorm:"many2many:post_tags"`
}

// Loose has a key that the database would make without the plugin.
type Loose struct {
	ID   sqltype.UUID `gorm:"default:(gen_random_uuid())"`
	Code string       `gorm:"size:20;unique"`
}

func doNothing() clause.OnConflict { return clause.OnConflict{DoNothing: true} }

func updateNote() clause.OnConflict {
	return clause.OnConflict{Columns: []clause.Column{{Name: "code"}}, DoUpdates: clause.AssignmentColumns([]string{"note"})}
}

// withoutReturning is MariaDB as it was before 10.5: an insert returns nothing.
func withoutReturning(t *testing.T) target {
	tg := targetNamed(t, "MariaDB")
	tg.name += " without RETURNING"
	tg.dial = func(t *testing.T) gorm.Dialector {
		url, _ := dbtest.MariaDB.Own(t)
		return mysql.New(mysql.Config{DSN: dbtest.MySQLDSN(t, url), DisableWithReturning: true})
	}
	return tg
}

func TestUpsertKeepsTheKeysOfTheRows(t *testing.T) {
	each := func(test func(t *testing.T, e *env)) {
		onEach(t, test)
		tg := withoutReturning(t)
		t.Run(tg.name, func(t *testing.T) { test(t, tg.open(t)) })
	}
	each(func(t *testing.T, e *env) {
		e.migrate(t, &Tag{}, &Post{})
		shelf := "a"
		kept := []Tag{{Code: "go", Note: "1"}, {Code: "c", Shelf: &shelf, Slot: 7}}
		must(t, "Create", e.Create(&kept))
		dangling := func(t *testing.T) {
			t.Helper()
			var n int
			if err := e.Raw("SELECT count(*) FROM post_tags WHERE tag_id NOT IN (SELECT id FROM tags)").Row().Scan(&n); err != nil || n != 0 {
				t.Errorf("%d rows of the join table have no tag, %v", n, err)
			}
		}
		note := func(code string) string {
			var tag Tag
			must(t, "Take", e.Take(&tag, "code = ?", code))
			return tag.Note
		}
		for name, on := range map[string]func() clause.OnConflict{"DoNothing": doNothing, "DoUpdates": updateNote} {
			t.Run(name+" of one", func(t *testing.T) {
				again := Tag{Code: "go", Note: name}
				must(t, "upsert", e.Clauses(on()).Create(&again))
				if again.ID != kept[0].ID {
					t.Errorf("key %v, want that of the row, %v", again.ID, kept[0].ID)
				}
				fresh := Tag{Code: name + " one"}
				must(t, "upsert", e.Clauses(on()).Create(&fresh))
				if got := e.stored(t, "tags", "id", "code = ?", fresh.Code); got != hexOf(fresh.ID) {
					t.Errorf("the server has %s, want %v", got, fresh.ID)
				}
			})
			t.Run(name+" of some of a slice", func(t *testing.T) {
				list := []*Tag{{Code: name + " x"}, {Code: "c", Note: name}, {Code: name + " y"}, {Code: "go"}}
				must(t, "upsert", e.Clauses(on()).Create(&list))
				if list[1].ID != kept[1].ID || list[3].ID != kept[0].ID {
					t.Errorf("keys %v and %v, want %v and %v", list[1].ID, list[3].ID, kept[1].ID, kept[0].ID)
				}
				for _, l := range list {
					if got := e.stored(t, "tags", "id", "code = ?", l.Code); got != hexOf(l.ID) {
						t.Errorf("%s: the server has %s, in memory is %v", l.Code, got, l.ID)
					}
				}
			})
			t.Run(name+" of maps", func(t *testing.T) {
				list := []map[string]any{{"code": name + " map", "note": "m", "slot": 0}, {"code": "go", "note": name, "slot": 0}}
				must(t, "upsert", e.Model(&Tag{}).Clauses(on()).Create(list))
				if list[1]["id"] != kept[0].ID {
					t.Errorf("key %v, want %v", list[1]["id"], kept[0].ID)
				}
				if got := e.stored(t, "tags", "id", "code = ?", name+" map"); got != hexOf(list[0]["id"].(sqltype.UUID)) {
					t.Errorf("the server has %s, want %v", got, list[0]["id"])
				}
			})
			t.Run(name+" of a key of the program's own", func(t *testing.T) {
				again := Tag{ID: zeroes(1), Code: "go", Note: name}
				must(t, "upsert", e.Clauses(on()).Create(&again))
				if again.ID != kept[0].ID {
					t.Errorf("key %v, want that of the row, %v", again.ID, kept[0].ID)
				}
			})
			if got, want := note("go"), map[string]string{"DoUpdates": "DoUpdates"}[name]; want != "" && got != want {
				t.Errorf("note %q, want %q", got, want)
			}
		}
		t.Run("a conflict on two columns", func(t *testing.T) {
			again := Tag{Code: "other", Shelf: &shelf, Slot: 7}
			must(t, "upsert", e.Clauses(doNothing()).Create(&again))
			if again.ID != kept[1].ID {
				t.Errorf("key %v, want %v", again.ID, kept[1].ID)
			}
		})
		t.Run("a conflict with two rows is an error", func(t *testing.T) {
			again := Tag{Code: "go", Shelf: &shelf, Slot: 7}
			if err := e.Clauses(doNothing()).Create(&again).Error; !e.updates() && !errors.Is(err, gormplugin.ErrUpsert) {
				t.Errorf("error %v, want ErrUpsert", err)
			}
		})
		t.Run("associations link the rows that are there", func(t *testing.T) {
			p := Post{Tags: []Tag{{Code: "go"}, {Code: "new"}, {Code: "c"}}}
			must(t, "Create", e.Create(&p))
			if p.Tags[0].ID != kept[0].ID || p.Tags[2].ID != kept[1].ID {
				t.Errorf("tags %v", p.Tags)
			}
			dangling(t)
			if err := e.Model(&p).Association("Tags").Append(&Tag{Code: "go"}, &Tag{Code: "newer"}); err != nil {
				t.Error(err)
			}
			dangling(t)
			var back Post
			must(t, "Preload", e.Preload("Tags").First(&back, p.ID))
			var codes []string
			for _, tag := range back.Tags {
				codes = append(codes, tag.Code)
			}
			if slices.Sort(codes); !slices.Equal(codes, []string{"c", "go", "new", "newer"}) {
				t.Errorf("tags %v", codes)
			}
			if err := e.Model(&p).Association("Tags").Replace([]Tag{{Code: "c"}, {Code: "newest"}}); err != nil {
				t.Error(err)
			}
			if n := e.Model(&p).Association("Tags").Count(); n != 2 || e.count(t, "post_tags") != 2 {
				t.Errorf("%d tags, %d join rows", n, e.count(t, "post_tags"))
			}
			dangling(t)
		})
		t.Run("in a transaction", func(t *testing.T) {
			if err := e.Transaction(func(tx *gorm.DB) error {
				again := Tag{Code: "go"}
				err := tx.Clauses(doNothing()).Create(&again).Error
				if again.ID != kept[0].ID {
					t.Errorf("key %v, want %v", again.ID, kept[0].ID)
				}
				return err
			}); err != nil {
				t.Error(err)
			}
		})
		t.Run("no statement more where nothing can conflict", func(t *testing.T) {
			sent := e.log.during(func() {
				c := Tag{Code: "alone"}
				must(t, "Create", e.Create(&c))
				c.Note = "2"
				must(t, "Save", e.Save(&c))
			})
			if len(sent) != 2 {
				t.Errorf("%d statements: %q", len(sent), sent)
			}
		})
	})
}

// updates reports whether an insert that conflicts with two rows is an update of
// one of them.
func (e *env) updates() bool { return e.profile == engine.MariaDB || e.profile == engine.MariaDBUUID }

// Slot has a key of two columns.
type Slot struct {
	TenantID sqltype.UUID `gorm:"primaryKey"`
	ID       sqltype.UUID `gorm:"primaryKey"`
	Code     string       `gorm:"size:20;uniqueIndex"`
}

func TestUpsertOfKeysInOtherShapes(t *testing.T) {
	for _, tg := range append(matrixTargets(), withoutReturning(t)) {
		t.Run(tg.name, func(t *testing.T) {
			e := tg.open(t)
			e.migrate(t, &Tag{}, &Slot{})
			a, b := sqltype.NewV4(), sqltype.NewV4()
			kept := []Slot{{TenantID: a, Code: "x"}, {TenantID: b, Code: "y"}}
			must(t, "Create", e.Create(&kept))
			// The id is there, but with the other tenant; the row that conflicts is x.
			again := []Slot{{TenantID: a, ID: kept[1].ID, Code: "x"}, {TenantID: a, Code: "z"}}
			must(t, "upsert", e.Clauses(doNothing()).Create(&again))
			if again[0].ID != kept[0].ID {
				t.Errorf("key %v, want %v", again[0].ID, kept[0].ID)
			}
			// The row that conflicts is the other tenant's, and the whole key is its.
			for name, on := range map[string]clause.OnConflict{
				"DoNothing": doNothing(), "DoUpdates": {Columns: []clause.Column{{Name: "code"}}, DoUpdates: clause.AssignmentColumns([]string{"code"})},
			} {
				mine := Slot{TenantID: a, Code: "y"}
				must(t, "upsert", e.Clauses(on).Create(&mine))
				if mine != kept[1] {
					t.Errorf("%s: in memory %v, want %v", name, mine, kept[1])
				}
			}
			must(t, "Create", e.Create(&Tag{ID: zeroes(3), Code: "kept"}))
			for name, id := range map[string]any{"text": zeroes(3).String(), "pointer": &again[0].ID} {
				m := map[string]any{"id": id, "code": "kept", "slot": 0}
				if tx := e.Model(&Tag{}).Clauses(doNothing()).Create(m); tx.Error != nil || tx.RowsAffected != 0 {
					continue // the engine or its driver refuses that type, or takes it for another key
				}
				if got := m["id"]; got != id && got != zeroes(3) {
					t.Errorf("%s: key %v, want %v", name, got, zeroes(3))
				}
			}
			must(t, "a value in place of a pointer", e.Clauses(doNothing()).Create(Tag{ID: zeroes(4), Code: "kept"}))
			if n := e.count(t, "tags"); n != 1 {
				t.Errorf("%d rows, want 1", n)
			}
		})
	}
}

// refusesNewerRows reports whether a write to a row that is newer than the transaction's
// snapshot is an error.
func (e *env) refusesNewerRows(t *testing.T) (on bool) {
	t.Helper()
	if e.profile != engine.MariaDB && e.profile != engine.MariaDBUUID {
		return false
	}
	var n int
	must(t, "variables", e.Raw("SELECT COUNT(*) FROM information_schema.SESSION_VARIABLES WHERE "+
		"VARIABLE_NAME = 'innodb_snapshot_isolation' AND VARIABLE_VALUE = 'ON'").Scan(&n))
	return n == 1
}

// TestUpsertSeesWhatItsSnapshotDoesNot conflicts with a row that was inserted
// after the transaction's first read. MariaDB refuses that by error 1020 where
// innodb_snapshot_isolation is on, as it is by default from 11.6 on.
func TestUpsertSeesWhatItsSnapshotDoesNot(t *testing.T) {
	for _, tg := range append(matrixTargets(), withoutReturning(t)) {
		if tg.profile == engine.SQLite {
			continue // one writer, no such row
		}
		t.Run(tg.name, func(t *testing.T) {
			e := tg.open(t)
			e.migrate(t, &Tag{})
			refuses := e.refusesNewerRows(t)
			if err := e.Transaction(func(tx *gorm.DB) error {
				var n int64
				must(t, "Count", tx.Model(&Tag{}).Count(&n))
				late := Tag{Code: "late"}
				must(t, "Create elsewhere", e.Create(&late))
				mine := Tag{Code: "late"}
				got := tx.Clauses(doNothing()).Create(&mine)
				if refuses {
					mustRefuse(t, got, 1020)
					return nil
				}
				if mine.ID != late.ID {
					t.Errorf("key %v, want %v", mine.ID, late.ID)
				}
				return got.Error
			}); err != nil && !refuses { // the server has ended the transaction by itself
				t.Error(err)
			}
		})
	}
}

func TestUpsertOfKeysThatTheDatabaseWouldMake(t *testing.T) {
	for _, tg := range targets()[1:3] { // PostgreSQL
		t.Run(tg.name, func(t *testing.T) {
			e := tg.open(t)
			e.migrate(t, &Loose{})
			kept := Loose{Code: "go"}
			must(t, "Create", e.Create(&kept))
			if !isV7(kept.ID) {
				t.Errorf("key %v, want one of the plugin's", kept.ID)
			}
			list := []Loose{{Code: "go"}, {Code: "c"}}
			must(t, "upsert", e.Clauses(doNothing()).Create(&list))
			for _, l := range list {
				if got := e.stored(t, "looses", "id", "code = ?", l.Code); got != hexOf(l.ID) {
					t.Errorf("%s: the server has %s, in memory is %v", l.Code, got, l.ID)
				}
			}
		})
	}
}
