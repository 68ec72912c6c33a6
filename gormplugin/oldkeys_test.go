package gormplugin_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"testing"

	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Bill has a key that was a number, and so has its payer's.
type Bill struct {
	ID      sqltype.UUID
	PayerID sqltype.UUID
	OtherID sqltype.NullUUID
	Number  int
}

var (
	first   = sqltype.MustParse("01902a6e-0000-7000-8000-000000000052")
	second  = sqltype.MustParse("01902a6e-0000-7000-8000-000000000053")
	errDown = errors.New("the map is down")
)

// A ledger counts what is looked up.
type ledger struct{ asked []string }

func (l *ledger) find(_ context.Context, old string) (sqltype.UUID, error) {
	l.asked = append(l.asked, old)
	switch old {
	case "82", "cus_82":
		return first, nil
	case "83":
		return second, nil
	case "500":
		return sqltype.UUID{}, errDown
	}
	return sqltype.UUID{}, fmt.Errorf("no row of bills with %s: %w", old, sql.ErrNoRows)
}

// counting is a dialector with the quotes and placeholders of PostgreSQL.
type counting struct{ plain }

func (counting) BindVarTo(w clause.Writer, stmt *gorm.Statement, _ any) {
	_, _ = w.WriteString(fmt.Sprintf("$%d", len(stmt.Vars)))
}

func (counting) QuoteTo(w clause.Writer, name string) {
	_, _ = w.WriteString(`"` + strings.ReplaceAll(name, ".", `"."`) + `"`)
}

var placeholder = regexp.MustCompile(`\$\d+`)

// bills opens a db whose bills and payers have old keys.
func bills(t *testing.T, p engine.Profile) (*gorm.DB, *ledger) {
	t.Helper()
	l := &ledger{}
	var d gorm.Dialector = plain{name: "dry"}
	if p == engine.PostgreSQL {
		d = counting{plain{name: "dry"}}
	}
	db := bare(t, d)
	keys := map[string]gormplugin.Lookup{"bills.id": l.find, "bills.payer_id": l.find}
	if err := db.Use(gormplugin.New(gormplugin.Config{Engine: p, Models: []any{&Bill{}}, OldKeys: keys})); err != nil {
		t.Fatal(err)
	}
	return db, l
}

// legacyBill is the model of a release before the new keys.
type legacyBill struct {
	ID      int
	PayerID int
}

func TestAnOldKeyFindsItsRow(t *testing.T) {
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MariaDB} {
		t.Run(p.Name(), func(t *testing.T) {
			type number int64
			eightyTwo := 82
			for _, tt := range []struct {
				name  string
				query func(db *gorm.DB) *gorm.DB
				where string
				asked string
				sent  []sqltype.UUID
			}{
				{"inline", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, 82) }, "`bills`.`id` = ?", "82", []sqltype.UUID{first}},
				{"inline text", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "82") }, "`bills`.`id` = ?", "82", []sqltype.UUID{first}},
				{"inline list", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, []int{83, 82}) }, "`bills`.`id` IN (?,?)", "83 82", []sqltype.UUID{second, first}},
				{"column", func(db *gorm.DB) *gorm.DB { return db.Where("payer_id", uint(82)).Find(&Bill{}) }, "`payer_id` = ?", "82", []sqltype.UUID{first}},
				{"column and list", func(db *gorm.DB) *gorm.DB { return db.Where("payer_id", []int64{82}).Find(&Bill{}) }, "`payer_id` = ?", "82", []sqltype.UUID{first}},
				{"map", func(db *gorm.DB) *gorm.DB { return db.Where(map[string]any{"payer_id": []int{82, 83}}).Find(&Bill{}) }, "`bills`.`payer_id` IN (?,?)", "82 83", []sqltype.UUID{first, second}},
				{"struct", func(db *gorm.DB) *gorm.DB { return db.Where(&legacyBill{PayerID: 82}).Find(&Bill{}) }, "`bills`.`payer_id` = ?", "82", []sqltype.UUID{first}},
				{"SQL", func(db *gorm.DB) *gorm.DB { return db.Where("number = ? AND payer_id = ?", 82, "cus_82").Find(&Bill{}) }, "number = ? AND payer_id = ?", "cus_82", []sqltype.UUID{first}},
				{"SQL with a list", func(db *gorm.DB) *gorm.DB { return db.Where("payer_id IN ?", []number{82, 83}).Find(&Bill{}) }, "payer_id IN (?,?)", "82 83", []sqltype.UUID{first, second}},
				{"a name", func(db *gorm.DB) *gorm.DB { return db.Where("payer_id = @p", sql.Named("p", &eightyTwo)).Find(&Bill{}) }, "payer_id = ?", "82", []sqltype.UUID{first}},
				{"not", func(db *gorm.DB) *gorm.DB { return db.Not("payer_id", 82).Find(&Bill{}) }, "`payer_id` <> ?", "82", []sqltype.UUID{first}},
				{"a new id", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "id = ?", second) }, "id = ?", "", []sqltype.UUID{second}},
				{"the text of a new id", func(db *gorm.DB) *gorm.DB { return db.Where("payer_id", second.String()).Find(&Bill{}) }, "`payer_id` = ?", "", []sqltype.UUID{second}},
				{"no such key", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, 99) }, "`bills`.`id` = NULL", "99", nil},
				{"no such key by a column", func(db *gorm.DB) *gorm.DB { return db.Where("payer_id", 99).Find(&Bill{}) }, "`payer_id` = NULL", "99", nil},
				{"not by no such key", func(db *gorm.DB) *gorm.DB { return db.Not("payer_id", 99).Find(&Bill{}) }, "`payer_id` <> NULL", "99", nil},
				{"unequal to no such key", func(db *gorm.DB) *gorm.DB { return db.Clauses(clause.Neq{Column: "payer_id", Value: 99}).Find(&Bill{}) }, "`payer_id` <> NULL", "99", nil},
				{"a list with no such key", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, []int{82, 99}) }, "`bills`.`id` IN (?,NULL)", "82 99", []sqltype.UUID{first}},
			} {
				t.Run(tt.name, func(t *testing.T) {
					db, l := bills(t, p)
					tx := tt.query(db)
					if tx.Error != nil {
						t.Fatal(tx.Error)
					}
					if got := strings.ReplaceAll(placeholder.ReplaceAllString(tx.Statement.SQL.String(), "?"), `"`, "`"); !strings.HasSuffix(got, "WHERE "+tt.where) {
						t.Errorf("the SQL is %s, want %s", got, tt.where)
					}
					if got := strings.Join(l.asked, " "); got != tt.asked {
						t.Errorf("looked up %q, want %q", got, tt.asked)
					}
					var sent []sqltype.UUID
					for _, v := range tx.Statement.Vars {
						if n, isNumber := v.(int); isNumber && n == 82 && strings.Contains(tt.where, "number") {
							continue
						}
						var id sqltype.UUID
						if err := id.Scan(value(t, v)); err != nil {
							t.Errorf("an argument is %v: %v", v, err)
						}
						sent = append(sent, id)
					}
					if !reflect.DeepEqual(sent, tt.sent) {
						t.Errorf("sent %v, want %v", sent, tt.sent)
					}
				})
			}
		})
	}
}

func TestAKeyThatNoRowHadIsNULLInSQL(t *testing.T) {
	db, l := bills(t, engine.PostgreSQL)
	stmt := db.Find(&[]Bill{}, "payer_id = ? OR payer_id IN ?", 99, []string{"82", "cus_1"}).Statement
	if got := strings.Join(l.asked, " "); got != "99 82 cus_1" {
		t.Errorf("looked up %q", got)
	}
	if len(stmt.Vars) != 3 || stmt.Vars[0] != nil || value(t, stmt.Vars[1]) != first.String() || stmt.Vars[2] != nil {
		t.Errorf("the arguments are %v", stmt.Vars)
	}
}

// A key is looked up for the comparisons that it is for, and refused as before elsewhere.
func TestWhatNoOldKeyIs(t *testing.T) {
	for _, tt := range []struct {
		name  string
		query func(db *gorm.DB) *gorm.DB
		want  error
	}{
		{"set", func(db *gorm.DB) *gorm.DB { return db.Model(&Bill{}).Where("number = 1").Update("payer_id", 82) }, gormplugin.ErrIDArgument},
		{"set by SQL", func(db *gorm.DB) *gorm.DB { return db.Exec("UPDATE bills SET payer_id = ? WHERE number = 1", 82) }, gormplugin.ErrIDArgument},
		{"inserted", func(db *gorm.DB) *gorm.DB { return db.Exec("INSERT INTO bills (payer_id) VALUES (?)", 82) }, gormplugin.ErrIDArgument},
		{"less", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "payer_id < ?", 82) }, gormplugin.ErrIDArgument},
		{"greater", func(db *gorm.DB) *gorm.DB { return db.Clauses(clause.Gt{Column: "payer_id", Value: 82}).Find(&Bill{}) }, gormplugin.ErrIDArgument},
		{"distinct", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "payer_id IS DISTINCT FROM ?", 99) }, gormplugin.ErrIDArgument},
		{"between", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "payer_id BETWEEN ? AND ?", 82, 83) }, gormplugin.ErrIDArgument},
		{"in a function", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "payer_id = COALESCE(?, payer_id)", 99) }, gormplugin.ErrIDArgument},
		{"in a list of tuples", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "(payer_id, number) IN ((?, ?))", 82, 1) }, gormplugin.ErrIDArgument},
		{"a greater tuple", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "(payer_id, number) > (?, ?)", 82, 1) }, gormplugin.ErrIDArgument},
		{"a column that has none", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "other_id = ?", 82) }, gormplugin.ErrIDArgument},
		{"no integer", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "payer_id = ?", 82.0) }, gormplugin.ErrIDArgument},
		{"a truth", func(db *gorm.DB) *gorm.DB { return db.Find(&Bill{}, "payer_id = ?", true) }, gormplugin.ErrIDArgument},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, l := bills(t, engine.MariaDB)
			if tx := tt.query(db); !errors.Is(tx.Error, tt.want) || len(l.asked) != 0 {
				t.Errorf("%v, and looked up %q", tx.Error, l.asked)
			}
		})
	}
}

func TestALookupThatFailsIsTheStatementsError(t *testing.T) {
	for name, query := range map[string]func(db *gorm.DB) *gorm.DB{
		"inline": func(db *gorm.DB) *gorm.DB { return db.Delete(&Bill{}, 500) },
		"SQL":    func(db *gorm.DB) *gorm.DB { return db.Where("payer_id IN ?", []int{82, 500}).Delete(&Bill{}) },
	} {
		t.Run(name, func(t *testing.T) {
			db, _ := bills(t, engine.PostgreSQL)
			tx := query(db)
			if !errors.Is(tx.Error, gormplugin.ErrOldKey) || !errors.Is(tx.Error, errDown) || !strings.Contains(tx.Error.Error(), `"500" of bills.`) {
				t.Error(tx.Error)
			}
		})
	}
}

// A row that is not found by an old key is not made under another one.
func TestNoRowIsMadeForAKeyThatNoRowHad(t *testing.T) {
	db, _ := bills(t, engine.PostgreSQL)
	for name, tx := range map[string]*gorm.DB{
		"create": db.Where("payer_id", 99).FirstOrCreate(&Bill{}),
		"inline": db.FirstOrCreate(&Bill{}, "payer_id = ?", 99),
		"init":   db.FirstOrInit(&Bill{}, map[string]any{"payer_id": 99}),
	} {
		// GORM wraps the last of several errors alone.
		if tx.Error == nil || !strings.Contains(tx.Error.Error(), string(gormplugin.ErrOldKey)+": no row had") {
			t.Errorf("%s: %v, by %s", name, tx.Error, tx.Statement.SQL.String())
		}
	}
	var b Bill
	if tx := db.Where("payer_id", 82).FirstOrInit(&b); tx.Error != nil || b.PayerID != first {
		t.Errorf("%v, %v", tx.Error, b)
	}
}

func TestOldKeysThatAreNoColumns(t *testing.T) {
	l := &ledger{}
	for name, keys := range map[string]map[string]gormplugin.Lookup{
		"no table":    {"id": l.find},
		"no column":   {"bills.": l.find},
		"no function": {"bills.id": nil},
	} {
		t.Run(name, func(t *testing.T) {
			err := bare(t, plain{name: "dry"}).Use(gormplugin.New(gormplugin.Config{Engine: engine.MariaDB, OldKeys: keys}))
			if !errors.Is(err, gormplugin.ErrOldKey) {
				t.Error(err)
			}
		})
	}
}
