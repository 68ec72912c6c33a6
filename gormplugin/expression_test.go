package gormplugin_test

import (
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Linked refers to a thing.
type Linked struct {
	ID    key
	Name  string
	RefID *key
}

// coalesce is SQL in which GORM expands an id, since it follows a parenthesis.
func coalesce(v any) clause.Expr { return gorm.Expr("COALESCE(?, ref_id)", v) }

func TestSQLAsAnArgumentKeepsIDsWhole(t *testing.T) {
	db := dry(t, engine.MariaDB)
	bare := foreign(id)
	on := clause.OnConflict{Columns: []clause.Column{{Name: "id"}}, DoUpdates: clause.Assignments(map[string]any{"ref_id": coalesce(bare)})}
	tests := []struct {
		name string
		run  func() *gorm.DB
	}{
		{"IN ?", func() *gorm.DB { return db.Where("id IN ?", gorm.Expr("(?)", bare)).Delete(&Linked{}) }},
		{"= ?", func() *gorm.DB { return db.Where("id = ?", coalesce(bare)).Delete(&Linked{}) }},
		{"SQL in SQL", func() *gorm.DB { return db.Where("id = ?", gorm.Expr("?", coalesce(bare))).Delete(&Linked{}) }},
		{"a map", func() *gorm.DB { return db.Where(map[string]any{"id": coalesce(bare)}).Delete(&Linked{}) }},
		{"a list", func() *gorm.DB { return db.Delete(&Linked{}, []any{coalesce(bare)}) }},
		{"a named argument", func() *gorm.DB {
			return db.Where("id = @id", map[string]any{"id": coalesce(bare)}).Delete(&Linked{})
		}},
		{"a named argument of a struct", func() *gorm.DB {
			return db.Where("id = @ID", struct{ ID any }{coalesce(bare)}).Delete(&Linked{})
		}},
		{"greater than", func() *gorm.DB { return db.Clauses(clause.Gt{Column: "id", Value: coalesce(bare)}).Find(&[]Linked{}) }},
		{"not greater than", func() *gorm.DB { return db.Clauses(clause.Lte{Column: "id", Value: coalesce(bare)}).Find(&[]Linked{}) }},
		{"less than", func() *gorm.DB { return db.Clauses(clause.Lt{Column: "id", Value: coalesce(bare)}).Find(&[]Linked{}) }},
		{"not less than", func() *gorm.DB { return db.Clauses(clause.Gte{Column: "id", Value: coalesce(bare)}).Find(&[]Linked{}) }},
		{"unequal", func() *gorm.DB { return db.Clauses(clause.Neq{Column: "id", Value: coalesce(bare)}).Find(&[]Linked{}) }},
		{"Update", func() *gorm.DB { return db.Model(&Linked{}).Where("1=1").Update("ref_id", coalesce(bare)) }},
		{"Updates", func() *gorm.DB {
			return db.Model(&Linked{}).Where("1=1").Updates(map[string]any{"ref_id": coalesce(bare)})
		}},
		{"UpdateColumn of no model", func() *gorm.DB {
			return db.Table("linkeds").Where("1=1").UpdateColumns(&map[string]any{"ref_id": coalesce(bare)})
		}},
		{"Set", func() *gorm.DB {
			return db.Model(&Linked{}).Where("1=1").Clauses(clause.Set{{Column: clause.Column{Name: "ref_id"}, Value: coalesce(bare)}}).Updates(map[string]any{})
		}},
		{"OnConflict", func() *gorm.DB { return db.Clauses(on).Create(&Linked{ID: other}) }},
		{"OnConflict's condition", func() *gorm.DB {
			return db.Clauses(clause.OnConflict{DoUpdates: clause.AssignmentColumns([]string{"name"}),
				Where: clause.Where{Exprs: []clause.Expression{gorm.Expr("id IN (?)", bare)}}}).Create(&Linked{ID: other})
		}},
		{"Create of a map", func() *gorm.DB { return db.Model(&Linked{}).Create(map[string]any{"ref_id": coalesce(bare)}) }},
		{"Create of maps", func() *gorm.DB {
			return db.Model(&Linked{}).Create(&[]map[string]any{{}, {"ref_id": gorm.Expr("?", coalesce(bare))}})
		}},
		{"Select", func() *gorm.DB { return db.Model(&Linked{}).Select("id IN (?)", bare).Find(&[]int{}) }},
		{"Select of several", func() *gorm.DB {
			return db.Model(&Linked{}).Clauses(clause.Select{Expression: clause.CommaExpression{Exprs: []clause.Expression{
				gorm.Expr("name"), coalesce(bare)}}}).Find(&[]int{})
		}},
		{"Order", func() *gorm.DB {
			return db.Clauses(clause.OrderBy{Expression: gorm.Expr("id IN (?)", bare)}).Find(&[]Linked{})
		}},
		{"Table", func() *gorm.DB { return db.Table("(SELECT COALESCE(?) AS id) AS t", bare).Find(&[]Linked{}) }},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			for range 2 { // what the program has given may be given again
				tx := tt.run()
				if tx.Error != nil {
					t.Fatal(tx.Error)
				}
				vars := tx.Statement.Vars
				if !slices.ContainsFunc(vars, func(v any) bool { return reflect.DeepEqual(value(t, v), id[:]) }) || slices.ContainsFunc(vars, func(v any) bool { _, ok := v.(uint8); return ok }) {
					t.Errorf("%s %v, want one argument for the id", tx.Statement.SQL.String(), vars)
				}
			}
			if got := on.DoUpdates[0].Value.(clause.Expr).Vars[0]; got != bare {
				t.Errorf("the program's own SQL has %v, want %v", got, bare)
			}
		})
	}
}

func TestSQLAsAnArgumentIsRefused(t *testing.T) {
	db := dry(t, engine.MariaDB)
	for name, tx := range map[string]*gorm.DB{
		"bytes in Update":      db.Model(&Linked{}).Where("1=1").Update("ref_id", coalesce(id[:])),
		"bytes in a condition": db.Where("id = ?", coalesce([16]byte(id))).Delete(&Linked{}),
		"bytes in Select":      db.Model(&Linked{}).Select("id IN (?)", id[:]).Find(&[]int{}),
		"bytes in OnConflict": db.Clauses(clause.OnConflict{DoUpdates: clause.Assignments(map[string]any{"ref_id": coalesce(id[:])})}).
			Create(&Linked{}),
		"a map":      db.Model(&Linked{}).Create(map[string]any{"ref_id": coalesce(id[:])}),
		"maps":       db.Model(&Linked{}).Create(&[]map[string]any{{}, {"ref_id": gorm.Expr("?", coalesce(id[:]))}}),
		"a raw one":  db.Exec("UPDATE linkeds SET ref_id = ?", coalesce(foreign(id))),
		"a subquery": db.Where("id IN (?)", db.Session(&gorm.Session{NewDB: true}).Model(&Linked{}).Where("id = ?", coalesce(id[:]))).Delete(&Linked{}),
	} {
		if !errors.Is(tx.Error, gormplugin.ErrIDArgument) {
			t.Errorf("%s: %v, want ErrIDArgument; SQL %s", name, tx.Error, tx.Statement.SQL.String())
		}
	}
}

func TestATextForAnIDIsTheIDOrRefused(t *testing.T) {
	db := dry(t, engine.SQLite)
	values := map[string]any{"ref_id": id.String(), "name": id.String()}
	tx := db.Model(&Linked{}).Where("1=1").Updates(values)
	if want := []any{id.String(), id}; tx.Error != nil || !reflect.DeepEqual(tx.Statement.Vars, want) {
		t.Errorf("Updates: %v with %v, want %v", tx.Error, tx.Statement.Vars, want)
	}
	if values["ref_id"] != id.String() {
		t.Errorf("the program's map has %v", values["ref_id"])
	}
	for name, tx := range map[string]*gorm.DB{
		"a map":    db.Where(map[string]any{"id": id.String()}).Delete(&Linked{}),
		"a list":   db.Delete(&Linked{}, []string{id.String()}),
		"a column": db.Where("ref_id", id.String()).Delete(&Linked{}),
	} {
		if want := []any{id}; tx.Error != nil || !reflect.DeepEqual(tx.Statement.Vars, want) {
			t.Errorf("%s: %v with %v, want %v", name, tx.Error, tx.Statement.Vars, want)
		}
	}
	for name, tx := range map[string]*gorm.DB{
		"no id":           db.Model(&Linked{}).Where("1=1").Update("ref_id", "none"),
		"an empty text":   db.Model(&Linked{}).Where("1=1").Update("ref_id", ""),
		"an empty create": db.Model(&Linked{}).Create(map[string]any{"ref_id": ""}),
	} {
		if !errors.Is(tx.Error, gormplugin.ErrTextValue) {
			t.Errorf("%s: %v, want ErrTextValue; SQL %s", name, tx.Error, tx.Statement.SQL.String())
		}
	}
	for name, tx := range map[string]*gorm.DB{
		"a create": db.Model(&Linked{}).Create(map[string]any{"id": other, "ref_id": id.String()}),
		"a key":    db.Model(&Linked{}).Create(&[]map[string]any{{"ID": id.String()}}),
	} {
		if tx.Error != nil || !slices.Contains(tx.Statement.Vars, any(id)) {
			t.Errorf("%s: %v with %v, want the id", name, tx.Error, tx.Statement.Vars)
		}
	}
	text := dry(t, engine.PostgreSQL)
	if tx := text.Model(&Linked{}).Create(map[string]any{"id": id, "ref_id": id.String()}); tx.Error != nil {
		t.Errorf("where ids are sent as text: %v", tx.Error)
	}
}

// Of several values that are refused it is always the same that the error names.
func TestTheFirstOfSeveralRefusedValuesIsNamed(t *testing.T) {
	db := dry(t, engine.MariaDB)
	for range 30 {
		err := db.Model(&Linked{}).Create(map[string]any{"id": "no id", "ref_id": "none", "name": "x"}).Error
		if err == nil || !strings.Contains(err.Error(), "for ID of Linked") {
			t.Fatalf("the error is %v, want one that names ID", err)
		}
	}
}
