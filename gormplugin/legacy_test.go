package gormplugin_test

import (
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

var (
	oldID = sqltype.MustParse("d9d28b00-5c3f-11ee-8c99-0242ac120002")
	newID = func() key { id, _ := oldID.V6(); return id }()
	other = sqltype.MustParse("01902a6e-0000-7000-8000-00000000002a")
)

// withArgs is a statement's SQL with the short name of each argument.
func withArgs(stmt *gorm.Statement) string {
	text := stmt.SQL.String()
	for _, v := range stmt.Vars {
		name := strings.ReplaceAll(fmt.Sprint(v), "&", "")
		for id, short := range map[key]string{oldID: "old", newID: "new", other: "other"} {
			name = strings.ReplaceAll(name, id.String(), short)
		}
		text = strings.Replace(text, "?", name, 1)
	}
	return text
}

func TestLegacyLookup(t *testing.T) {
	db := open(t, plain{name: "dry"}, gormplugin.Config{Engine: engine.SQLite, LegacyLookup: true})
	const from = "SELECT * FROM `things` WHERE "
	two := []key{oldID, other}
	text := sqltype.Text(oldID)
	tests := []struct {
		name string
		tx   func() *gorm.DB
		want string
	}{
		{"inline", func() *gorm.DB { return db.Find(&[]Thing{}, oldID) }, "`things`.`id` IN (old,new)"},
		{"inline pointer", func() *gorm.DB { return db.Find(&[]Thing{}, &oldID) }, "`things`.`id` IN (old,new)"},
		{"inline list", func() *gorm.DB { return db.Find(&[]Thing{}, two) }, "`things`.`id` IN (old,new,other)"},
		{"inline, of another library", func() *gorm.DB { return db.Find(&[]Thing{}, foreign(oldID)) }, "`things`.`id` IN (old,new)"},
		{"another version", func() *gorm.DB { return db.Find(&[]Thing{}, other) }, "`things`.`id` = other"},
		{"equals", func() *gorm.DB { return db.Where("id = ?", oldID).Find(&[]Thing{}) }, "id IN (old,new)"},
		{"equals, another version", func() *gorm.DB { return db.Where("id = ?", other).Find(&[]Thing{}) }, "id = other"},
		{"equals among others", func() *gorm.DB { return db.Where("a = ? AND id=? AND b = ?", 1, oldID, 2).Find(&[]Thing{}) },
			"a = 1 AND id IN (old,new) AND b = 2"},
		{"differs", func() *gorm.DB { return db.Where("id <> ?", oldID).Find(&[]Thing{}) }, "id NOT IN (old,new)"},
		{"differs in C's way", func() *gorm.DB { return db.Where("id != ?", oldID).Find(&[]Thing{}) }, "id NOT IN (old,new)"},
		{"IN ?", func() *gorm.DB { return db.Where("id IN ?", two).Find(&[]Thing{}) }, "id IN (old,new,other)"},
		{"IN (?)", func() *gorm.DB { return db.Where("id in (?)", two).Find(&[]Thing{}) }, "id in (old,new,other)"},
		{"IN (?) of one", func() *gorm.DB { return db.Where("id IN (?)", oldID).Find(&[]Thing{}) }, "id IN (old,new)"},
		{"IN (?, ?)", func() *gorm.DB { return db.Where("id IN (?, ?)", oldID, other).Find(&[]Thing{}) }, "id IN (old,new, other)"},
		{"NOT IN ?", func() *gorm.DB { return db.Where("id NOT IN ?", two).Find(&[]Thing{}) }, "id NOT IN (old,new,other)"},
		{"Not", func() *gorm.DB { return db.Not("id = ?", oldID).Find(&[]Thing{}) }, "NOT id IN (old,new)"},
		{"Not of an id", func() *gorm.DB { return db.Not(oldID).Find(&[]Thing{}) }, "`things`.`id` NOT IN (old,new)"},
		{"Not of a map", func() *gorm.DB { return db.Not(map[string]any{"id": oldID}).Find(&[]Thing{}) }, "`things`.`id` NOT IN (old,new)"},
		{"map", func() *gorm.DB { return db.Where(map[string]any{"id": oldID}).Find(&[]Thing{}) }, "`things`.`id` IN (old,new)"},
		{"map with a list", func() *gorm.DB { return db.Where(map[string]any{"id": two}).Find(&[]Thing{}) }, "`things`.`id` IN (old,new,other)"},
		{"struct", func() *gorm.DB { return db.Where(&Thing{ID: oldID}).Find(&[]Thing{}) }, "`things`.`id` IN (old,new)"},
		{"named", func() *gorm.DB { return db.Where("id = @id", sql.Named("id", oldID)).Find(&[]Thing{}) }, "id IN (old,new)"},
		{"named in a map", func() *gorm.DB {
			return db.Where("id IN @ids OR id = @one", map[string]any{"ids": two, "one": oldID}).Find(&[]Thing{})
		}, "id IN (old,new,other) OR id IN (old,new)"},
		{"text", func() *gorm.DB { return db.Where("id = ?", oldID.String()).Find(&[]Thing{}) }, "id IN (old,new)"},
		{"a form", func() *gorm.DB { return db.Where("id = ?", text).Find(&[]Thing{}) }, "id IN (old,new)"},
		{"less than is left", func() *gorm.DB { return db.Where("id > ?", oldID).Find(&[]Thing{}) }, "id > old"},
		{"at least is left", func() *gorm.DB { return db.Where("id >= ?", oldID).Find(&[]Thing{}) }, "id >= old"},
		{"a function is left", func() *gorm.DB { return db.Where("id = coalesce(?)", oldID).Find(&[]Thing{}) }, "id = coalesce(old)"},
		{"Or", func() *gorm.DB { return db.Where("name = ?", "x").Or("id = ?", oldID).Find(&[]Thing{}) }, "name = x OR id IN (old,new)"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tx := tt.tx()
			if got := withArgs(tx.Statement); got != from+tt.want || tx.Error != nil {
				t.Errorf("got  %s, %v\nwant %s", got, tx.Error, from+tt.want)
			}
		})
	}
	t.Run("the arguments are not changed", func(t *testing.T) {
		if !slices.Equal(two, []key{oldID, other}) {
			t.Errorf("the slice is %v", two)
		}
		base := db.Where("id = ?", oldID).Session(&gorm.Session{})
		a, b := withArgs(base.Find(&[]Thing{}).Statement), withArgs(base.Find(&[]Thing{}).Statement)
		if a != b || a != from+"id IN (old,new)" {
			t.Errorf("a session said %s, then %s", a, b)
		}
	})
	t.Run("raw SQL is left", func(t *testing.T) {
		if got := withArgs(db.Raw("SELECT 1 WHERE id = ?", oldID).Find(&[]Thing{}).Statement); got != "SELECT 1 WHERE id = old" {
			t.Error(got)
		}
	})
	t.Run("a subquery of a write is left", func(t *testing.T) {
		sub := db.Model(&Thing{}).Select("id").Where("id = ?", oldID)
		if got := withArgs(db.Where("id IN (?)", sub).Delete(&Thing{}).Statement); strings.Contains(got, "new") {
			t.Error(got)
		}
	})
	t.Run("off by default", func(t *testing.T) {
		if got := withArgs(dry(t, engine.SQLite).Find(&[]Thing{}, oldID).Statement); got != from+"`things`.`id` = old" {
			t.Error(got)
		}
	})
}

func TestASubqueryOfAWriteKeepsItsLegacyLookup(t *testing.T) {
	db := open(t, plain{name: "dry"}, gormplugin.Config{Engine: engine.SQLite, LegacyLookup: true})
	sub := db.Model(&Thing{}).Where("id = ?", oldID).Select("name")
	write := db.Where("name IN (?)", sub).Delete(&Thing{})
	if got, want := withArgs(write.Statement), "DELETE FROM `things` WHERE name IN (SELECT `name` FROM `things` WHERE id = old)"; write.Error != nil || got != want {
		t.Errorf("%s, %v, want %s", got, write.Error, want)
	}
	read := db.Where("name IN (?)", sub).Find(&[]Thing{})
	if got, want := withArgs(read.Statement), "SELECT * FROM `things` WHERE name IN (SELECT `name` FROM `things` WHERE id IN (old,new))"; read.Error != nil || got != want {
		t.Errorf("%s, %v, want %s", got, read.Error, want)
	}
}
