package gormplugin_test

import (
	"database/sql"
	"errors"
	"sync"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestNumbersAndIDsAreNotCompared(t *testing.T) {
	type Counted struct {
		ID    uint
		Ratio float64
		On    bool
	}
	type Worded struct{ ID sqltype.CharUUID }
	db, five := dry(t, engine.MariaDB), 5
	for name, tx := range map[string]*gorm.DB{
		"0 for an id":                   db.Delete(&Thing{}, 0),
		"a pointer to a number":         db.Delete(&Thing{}, &five),
		"numbers for ids":               db.Delete(&Thing{}, []int{1, 2}),
		"a number after an id":          db.Delete(&Thing{}, id, 5),
		"a number in a map":             db.Where(map[string]any{"id": 5}).Delete(&Thing{}),
		"a number after a column":       db.Where("id", int64(5)).Delete(&Thing{}),
		"not a number":                  db.Not(map[string]any{"id": 5}).Delete(&Thing{}),
		"a fraction":                    db.Delete(&Thing{}, 0.5),
		"a bool":                        db.Delete(&Thing{}, false),
		"a number that may be NULL":     db.Where(map[string]any{"id": sql.NullInt64{Int64: 5, Valid: true}}).Delete(&Thing{}),
		"a number for an id in text":    db.Delete(&Worded{}, 5),
		"a number in a read":            db.First(&Thing{}, 5),
		"an id for a number":            db.Where(map[string]any{"id": id}).Delete(&Counted{}),
		"ids for numbers":               db.Delete(&Counted{}, []key{id}),
		"pointers to ids for numbers":   db.Delete(&Counted{}, []*key{&id}),
		"two ids for a number":          db.Delete(&Counted{}, id, id),
		"an id in text for a number":    db.Delete(&Counted{}, []string{id.String()}),
		"an id's text type":             db.Delete(&Counted{}, []sqltype.CharUUID{sqltype.CharUUID(id)}),
		"an id for a fraction":          db.Where("ratio", id).Delete(&Counted{}),
		"an id for a bool":              db.Where(map[string]any{"on": id}).Delete(&Counted{}),
		"an id without methods, listed": db.Delete(&Counted{}, []foreign{foreign(id)}),
	} {
		if !errors.Is(tx.Error, gormplugin.ErrIDArgument) {
			t.Errorf("%s: %v, want ErrIDArgument; SQL %s %v", name, tx.Error, tx.Statement.SQL.String(), tx.Statement.Vars)
		}
	}
	for name, tx := range map[string]*gorm.DB{
		"numbers":            db.Delete(&Counted{}, []int{1, 2}),
		"a number in text":   db.Delete(&Counted{}, "5"),
		"NULL for an id":     db.Where(map[string]any{"id": nil}).Delete(&Thing{}),
		"a NULL pointer":     db.Where(map[string]any{"id": (*key)(nil)}).Delete(&Thing{}),
		"a NULL number":      db.Where(map[string]any{"id": sql.NullInt64{}}).Delete(&Thing{}),
		"a nil number":       db.Where(map[string]any{"id": (*int)(nil)}).Delete(&Thing{}),
		"a NULL UUID":        db.Where(map[string]any{"id": sqltype.NullUUID{}}).Delete(&Thing{}),
		"a number elsewhere": db.Where(map[string]any{"name": 5}).Delete(&Thing{}),
	} {
		if tx.Error != nil {
			t.Errorf("%s: %v", name, tx.Error)
		}
	}
}

// The first statements of a program may be those of many goroutines at once. Each is to know the
// models that its own refers to.
func TestTheFirstStatementsAtOnceKnowRelations(t *testing.T) {
	type Owner struct{ ID sqltype.CharUUID }
	type Pet struct {
		ID      sqltype.UUID
		OwnerID sqltype.CharUUID
		Owner   Owner
	}
	for range 50 {
		db := dry(t, engine.MariaDB)
		var begun, ended sync.WaitGroup
		begun.Add(1)
		for range 8 {
			ended.Go(func() {
				begun.Wait()
				tx := db.Joins("JOIN owners ON owners.id = owner_id").Where("owners.id = ?", id).
					Find(&[]Pet{})
				if tx.Error != nil || len(tx.Statement.Vars) != 1 || tx.Statement.Vars[0] != sqltype.CharUUID(id) {
					t.Errorf("%s %v: %v", tx.Statement.SQL.String(), tx.Statement.Vars, tx.Error)
				}
			})
		}
		begun.Done()
		ended.Wait()
	}
}

// A table that no model has by its name is the one of the statement's model in the statement that names
// it, and in no other with the same SQL.
func TestAReadingIsOfTheTableThatAStatementNames(t *testing.T) {
	type Word struct{ ID sqltype.CharUUID }
	db := dry(t, engine.MariaDB)
	for _, table := range []string{"other", "moved", "other"} {
		tx := db.Table(table).Model(&Word{}).Raw("SELECT * FROM moved WHERE id = ?", id).Find(&[]Word{})
		_, isText := tx.Statement.Vars[0].(sqltype.CharUUID)
		if tx.Error != nil || isText != (table == "moved") {
			t.Errorf("of %s: %T, %v", table, tx.Statement.Vars[0], tx.Error)
		}
	}
}

// What a subquery of Raw is given is refused like other arguments of a statement that writes and is not
// read: GORM takes its SQL and its arguments as they are.
func TestARawSubqueryOfAStatementThatIsNotRead(t *testing.T) {
	const unread = "name = 'a' /* /* */"
	db := dry(t, engine.MariaDB)
	for _, arg := range []any{id.String(), foreign(id), id} {
		sub := func() *gorm.DB { return db.Raw("SELECT id FROM things WHERE id = ?", arg) }
		for name, tx := range map[string]*gorm.DB{
			"a condition":   db.Where(unread+" AND id IN (?)", sub()).Delete(&Thing{}),
			"a nested one":  db.Where(unread+" AND id IN ?", gorm.Expr("(?)", sub())).Delete(&Thing{}),
			"a comparison":  db.Where(unread).Where(map[string]any{"id": sub()}).Delete(&Thing{}),
			"an assignment": db.Model(&Thing{}).Where(unread).Update("name", sub()),
		} {
			if _, passes := arg.(key); errors.Is(tx.Error, gormplugin.ErrPlace) == passes {
				t.Errorf("%s with %T: %v; SQL %s %v", name, arg, tx.Error, tx.Statement.SQL.String(), tx.Statement.Vars)
			}
		}
		plain := db.Where(unread+" AND id = ?", arg).Find(&[]Thing{}).Error
		nested := db.Where(unread+" AND id IN (?)", sub()).Find(&[]Thing{}).Error
		if (nested == nil) != (plain == nil) {
			t.Errorf("a SELECT with %T: %v, and without a subquery %v", arg, nested, plain)
		}
	}
}
