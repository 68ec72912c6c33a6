package gormplugin_test

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"
	"testing"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

var id = sqltype.MustParse("01902a6e-0000-7000-8000-00000000002a")

// isSent reports whether an argument is sent as the bytes of the id.
func isSent(t *testing.T, v any) bool {
	b, ok := value(t, v).([]byte)
	return ok && string(b) == string(id[:])
}

// other is an id of another row.
var other = sqltype.MustParse("01902a6e-0000-7000-8000-00000000002a")

func TestGuardPutsAnIDTogether(t *testing.T) {
	db := dry(t, engine.MariaDB)
	tests := []struct {
		name string
		tx   *gorm.DB
		want string
	}{
		{"delete", db.Delete(&Thing{}, id), "DELETE FROM `things` WHERE `things`.`id` = ?"},
		{"delete by sixteen bytes", db.Delete(&Thing{}, id[:]), "DELETE FROM `things` WHERE `things`.`id` = ?"},
		{"delete by an id without methods", db.Delete(&Thing{}, foreign(id)), "DELETE FROM `things` WHERE `things`.`id` = ?"},
		{"query", db.Find(&Thing{}, id), "SELECT * FROM `things` WHERE `things`.`id` = ?"},
		{"not", db.Not(id).Find(&Thing{}), "SELECT * FROM `things` WHERE `things`.`id` <> ?"},
		{"or", db.Where("name = ''").Or(id).Find(&Thing{}), "SELECT * FROM `things` WHERE name = '' OR `things`.`id` = ?"},
		{"map", db.Where(map[string]any{"id": foreign(id)}).Find(&Thing{}), "SELECT * FROM `things` WHERE `things`.`id` = ?"},
		{"map with a folded name", db.Where(map[string]any{"Id": foreign(id)}).Find(&Thing{}), "SELECT * FROM `things` WHERE `things`.`Id` = ?"},
		{"update", db.Model(&Thing{}).Where(id).Update("name", "x"), "UPDATE `things` SET `name`=? WHERE `things`.`id` = ?"},
		{"having", db.Group("name").Having(id).Find(&Thing{}), "SELECT * FROM `things` GROUP BY `name` HAVING `things`.`id` = ?"},
		{"list", db.Where("id IN (?)", foreign(id)).Find(&Thing{}), "SELECT * FROM `things` WHERE id IN (?)"},
		{"explicit clause", db.Clauses(clause.Where{Exprs: []clause.Expression{clause.Where{Exprs: []clause.Expression{
			clause.IN{Column: clause.PrimaryColumn, Values: numbers(id[:])}}}}}).Find(&Thing{}),
			"SELECT * FROM `things` WHERE `things`.`id` = ?"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.tx.Error != nil {
				t.Fatal(tt.tx.Error)
			}
			vars := tt.tx.Statement.Vars
			if got := tt.tx.Statement.SQL.String(); got != tt.want || len(vars) == 0 || !isSent(t, vars[len(vars)-1]) {
				t.Errorf("%s %v, want %s with the id", got, vars, tt.want)
			}
		})
	}
}

func TestASliceAfterAColumnsNameIsAList(t *testing.T) {
	db := dry(t, engine.MariaDB)
	ids, pointers := []key{key(id), {1}}, []*key{{1}, {2}}
	tests := []struct {
		name string
		tx   *gorm.DB
		want string
		vars int
	}{
		{"ids", db.Where("id", ids).Find(&Thing{}), "SELECT * FROM `things` WHERE `id` IN (?,?)", 2},
		{"pointers", db.Where("id", pointers).Find(&Thing{}), "SELECT * FROM `things` WHERE `id` IN (?,?)", 2},
		{"bare ids", db.Where("id", []foreign{foreign(id), {1}}).Find(&Thing{}), "SELECT * FROM `things` WHERE `id` IN (?,?)", 2},
		{"not", db.Not("id", ids).Find(&Thing{}), "SELECT * FROM `things` WHERE `id` NOT IN (?,?)", 2},
		{"none", db.Where("id", []key{}).Find(&Thing{}), "SELECT * FROM `things` WHERE `id` IN (NULL)", 0},
		{"unequal", db.Clauses(clause.Neq{Column: "id", Value: ids}).Find(&Thing{}), "SELECT * FROM `things` WHERE `id` NOT IN (?,?)", 2},
		{"other values", db.Where("name", []string{"a", "b"}).Find(&Thing{}), "SELECT * FROM `things` WHERE `name` IN (?,?)", 2},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.tx.Statement.SQL.String(); tt.tx.Error != nil || got != tt.want || len(tt.tx.Statement.Vars) != tt.vars {
				t.Errorf("%s %v, %v, want %s", got, tt.tx.Statement.Vars, tt.tx.Error, tt.want)
			}
		})
	}
}

func TestGuardKeepsAStructsNamedArgumentsWhole(t *testing.T) {
	db := dry(t, engine.MariaDB)
	type Args struct{ ID foreign }
	for name, args := range map[string]any{
		"struct": Args{foreign(id)}, "pointer": &Args{foreign(id)}, "embedded": struct{ Args }{Args{foreign(id)}},
	} {
		tx := db.Where("id IN (@ID) AND name = @Name", args).Find(&Thing{})
		if tx.Error != nil || len(tx.Statement.Vars) != 1 || !isSent(t, tx.Statement.Vars[0]) {
			t.Errorf("%s: %s %v, %v", name, tx.Statement.SQL.String(), tx.Statement.Vars, tx.Error)
		}
	}
}

// GORM takes an array in a named list apart. GORM 1.30 leaves it whole, and database/sql refuses it.
func TestGuardRefusesBytesInANamedList(t *testing.T) {
	db := dry(t, engine.MariaDB)
	for name, tx := range map[string]*gorm.DB{
		"a map":    db.Where("id IN (@id)", map[string]any{"id": [16]byte(id)}).Delete(&Thing{}),
		"a struct": db.Where("id IN (@ID)", struct{ ID [16]byte }{id}).Find(&Thing{}),
	} {
		err := tx.Error
		if err == nil && len(tx.Statement.Vars) == 1 {
			if _, err = driver.DefaultParameterConverter.ConvertValue(tx.Statement.Vars[0]); err != nil {
				continue
			}
		}
		if !errors.Is(err, gormplugin.ErrIDArgument) {
			t.Errorf("%s: %v, %s", name, err, tx.Statement.SQL.String())
		}
	}
}

func TestGuardGivesANewRowTheIDThatWasLookedFor(t *testing.T) {
	db := dry(t, engine.MariaDB)
	type Other struct {
		ID   foreign
		Name string
	}
	tx := db.Where(map[string]any{"id": foreign(id)}).Find(&Other{})
	where := tx.Statement.Clauses["WHERE"].Expression.(clause.Where)
	if eq, ok := where.Exprs[0].(clause.Eq); !ok || eq.Value != foreign(id) {
		t.Errorf("the condition is %#v, want = and an id of the field's type, which FirstOrCreate takes over", where.Exprs)
	}
}

func TestGuardWithSoftDelete(t *testing.T) {
	db := dry(t, engine.MariaDB)
	type Soft struct {
		ID        key
		DeletedAt gorm.DeletedAt
	}
	tests := map[string]*gorm.DB{
		"UPDATE `softs` SET `deleted_at`=? WHERE `softs`.`id` = ? AND `softs`.`deleted_at` IS NULL": db.Delete(&Soft{}, id),
		"SELECT * FROM `softs` WHERE `softs`.`id` = ? AND `softs`.`deleted_at` IS NULL":             db.Find(&Soft{}, id),
		"DELETE FROM `softs` WHERE `softs`.`id` = ?":                                                db.Unscoped().Delete(&Soft{}, id),
	}
	for want, tx := range tests {
		if got := tx.Statement.SQL.String(); tx.Error != nil || got != want {
			t.Errorf("%s, %v, want %s", got, tx.Error, want)
		}
	}
}

func TestGuardKeepsTheFormThatAKeyStates(t *testing.T) {
	type Own struct {
		ID   swapped
		Name string
	}
	type Hash struct {
		ID   [16]byte
		Name string
	}
	type Null struct {
		ID sqltype.NullUUID `gorm:"primaryKey"`
	}
	db := dry(t, engine.PostgreSQL)
	if tx := db.Find(&Own{}, swapped(id)); tx.Error != nil || len(tx.Statement.Vars) != 1 {
		t.Errorf("%v, %v", tx.Error, tx.Statement.Vars)
	} else if v, ok := tx.Statement.Vars[0].(swapped); !ok || v != swapped(id) {
		t.Errorf("argument %T %v, want the id as its type sends it", tx.Statement.Vars[0], tx.Statement.Vars[0])
	}
	if tx := db.Find(&Hash{}, [16]byte(id)); tx.Error != nil || len(tx.Statement.Vars) != 1 || string(tx.Statement.Vars[0].([]byte)) != string(id[:]) {
		t.Errorf("%v, %v", tx.Error, tx.Statement.Vars)
	}
	if tx := db.Find(&Null{}, id); tx.Error != nil || len(tx.Statement.Vars) != 1 || fmt.Sprint(tx.Statement.Vars[0]) != id.String() {
		t.Errorf("%v, %v", tx.Error, tx.Statement.Vars)
	}
}

func numbers(b []byte) []any {
	list := make([]any, len(b))
	for i := range b {
		list[i] = b[i]
	}
	return list
}

func TestGuardRefuses(t *testing.T) {
	db := dry(t, engine.MariaDB)
	type Number struct {
		ID   uint
		Name string
	}
	type Word struct {
		ID   string
		Name string
	}
	type Grant struct {
		TenantID, RoleID key `gorm:"primaryKey"`
	}
	fresh := func() *gorm.DB { return db.Session(&gorm.Session{NewDB: true}) }
	tests := []struct {
		name string
		tx   *gorm.DB
		want error
	}{
		{"a number key", db.Delete(&Number{}, id), gormplugin.ErrIDArgument},
		{"a number key inside And, Or and Not", db.Where("1=1").Where(fresh().Where("2=2").Or(fresh().Not(id))).Delete(&Number{}), gormplugin.ErrIDArgument},
		{"a text key", db.Delete(&Word{}, foreign(id)), gormplugin.ErrIDArgument},
		{"a text key, three bytes", db.Delete(&Word{}, []byte("abc")), gormplugin.ErrIDArgument},
		{"the bytes of a text", db.Delete(&Number{}, []byte(id.String())), gormplugin.ErrIDArgument},
		{"a composite key", db.Delete(&Grant{}, id), gormplugin.ErrIDArgument},
		{"a composite key with several ids", db.Delete(&Grant{}, id, id), gormplugin.ErrIDArgument},
		{"fifteen bytes", db.Delete(&Thing{}, id[:15]), gormplugin.ErrIDArgument},
		{"seventeen bytes", db.Delete(&Thing{}, append(id[:], 1)), gormplugin.ErrIDArgument},
		{"a column that is not known", db.Table("x").Where(map[string]any{"ref": foreign(id)}).Delete(&Thing{}), gormplugin.ErrIDArgument},
		{"bytes in a list", db.Where("id IN (?)", id[:]).Delete(&Thing{}), gormplugin.ErrIDArgument},
		{"raw SQL", db.Exec("DELETE FROM things WHERE id IN (?)", foreign(id)), gormplugin.ErrIDArgument},
		{"a raw query", db.Raw("SELECT * FROM things WHERE name = ? AND id IN (?)", "x", id[:]).Find(&[]Thing{}), gormplugin.ErrIDArgument},
		{"raw SQL with two ids", db.Exec("DELETE FROM things WHERE id IN (?, ?)", foreign(id), foreign(id)), gormplugin.ErrIDArgument},
		{"raw SQL with two ids and no space", db.Exec("DELETE FROM things WHERE id IN (?,?)", foreign(id), foreign(id)), gormplugin.ErrIDArgument},
		{"raw SQL with an id and a number", db.Exec("DELETE FROM things WHERE id IN (?, ?)", foreign(id), uint8(1)), gormplugin.ErrIDArgument},
		{"raw values", db.Exec("INSERT INTO things VALUES (?, ?)", foreign(id), "x"), gormplugin.ErrIDArgument},
		{"a text", db.Delete(&Thing{}, id.String()), gormplugin.ErrTextArgument},
		{"a text in braces", db.Delete(&Thing{}, "{"+id.String()+"}"), gormplugin.ErrTextArgument},
		{"a text in quotes", db.Where("'" + id.String() + "'").Delete(&Thing{}), gormplugin.ErrTextArgument},
		{"a subquery", db.Where("name IN (?)", fresh().Model(&Number{}).Where(id)).Delete(&Thing{}), gormplugin.ErrIDArgument},
		{"a subquery in a map", db.Where(map[string]any{"name": fresh().Model(&Number{}).Where(id)}).Delete(&Thing{}), gormplugin.ErrIDArgument},
		{"an update", db.Model(&Number{}).Where(id).Update("name", "x"), gormplugin.ErrIDArgument},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if !errors.Is(tt.tx.Error, tt.want) {
				t.Errorf("error %v, want %v; SQL %s", tt.tx.Error, tt.want, tt.tx.Statement.SQL.String())
			}
		})
	}
	t.Run("a subquery of raw SQL makes SQL that nothing can parse", func(t *testing.T) {
		tx := db.Exec("DELETE FROM things WHERE name NOT IN (?)", fresh().Model(&Number{}).Where(id))
		if got := tx.Statement.SQL.String(); !strings.Contains(got, "!!") {
			t.Errorf("SQL %s", got)
		}
	})
}

func TestGuardLeavesNumbersAlone(t *testing.T) {
	db := dry(t, engine.MariaDB)
	type Small struct {
		ID    uint8
		Level uint8
	}
	for name, tx := range map[string]*gorm.DB{
		"inline":       db.Find(&[]Small{}, []uint8{1, 2, 3}),
		"map":          db.Where(map[string]any{"level": []uint8{1, 2, 3}}).Find(&[]Small{}),
		"list":         db.Where("level IN (?)", []uint8{1, 2, 3}).Find(&[]Small{}),
		"raw":          db.Raw("SELECT * FROM smalls WHERE level IN (?)", []uint8{1, 2, 3}).Find(&[]Small{}),
		"seventeen":    db.Raw("SELECT * FROM smalls WHERE level IN (?)", append(id[:], 1)).Find(&[]Small{}),
		"many columns": db.Exec("INSERT INTO t VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", numbers(id[:])...),
	} {
		if tx.Error != nil || strings.Contains(tx.Statement.SQL.String(), "!!") {
			t.Errorf("%s: %v, %s", name, tx.Error, tx.Statement.SQL.String())
		}
	}
}

// narrowed adds a condition in its hooks, as a model that knows its tenant does.
type narrowed struct {
	ID    key
	Ref   uint
	Name  string
	where map[string]any
}

func (n *narrowed) BeforeDelete(tx *gorm.DB) error {
	tx.Statement.AddClause(clause.Where{Exprs: tx.Statement.BuildCondition(n.where)})
	return nil
}

func (n *narrowed) BeforeUpdate(tx *gorm.DB) error { return n.BeforeDelete(tx) }

func TestGuardSeesTheConditionsOfHooks(t *testing.T) {
	db := dry(t, engine.MariaDB)
	n := &narrowed{ID: key{1}, where: map[string]any{"id": foreign(id)}}
	for name, tx := range map[string]*gorm.DB{"Delete": db.Delete(n), "Update": db.Model(n).Update("name", "x")} {
		if tx.Error != nil || len(tx.Statement.Vars) > 3 {
			t.Errorf("%s: %v, %s", name, tx.Error, tx.Statement.SQL.String())
		}
	}
	n.where = map[string]any{"ref": foreign(id)}
	for name, tx := range map[string]*gorm.DB{"Delete": db.Delete(n), "Update": db.Model(n).Update("name", "x")} {
		if !errors.Is(tx.Error, gormplugin.ErrIDArgument) {
			t.Errorf("%s: %v, %s", name, tx.Error, tx.Statement.SQL.String())
		}
	}
}

func TestGuardDoesNotChangeASharedSession(t *testing.T) {
	db := dry(t, engine.MariaDB)
	base := db.Where(id).Where("name IN (?)", foreign(id)).Session(&gorm.Session{})
	before := fmt.Sprint(base.Statement.Clauses)
	for range 2 {
		if tx := base.Find(&[]Thing{}); tx.Error != nil || len(tx.Statement.Vars) != 2 {
			t.Errorf("%v, %v", tx.Error, tx.Statement.Vars)
		}
	}
	if after := fmt.Sprint(base.Statement.Clauses); after != before {
		t.Errorf("the session's conditions were %s and are %s", before, after)
	}
}
