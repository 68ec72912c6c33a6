package gorm_test

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	gofrs "github.com/gofrs/uuid/v5"
	"github.com/google/uuid"
	"github.com/jackc/pgx/v5/pgtype"
	mssqldb "github.com/microsoft/go-mssqldb"
	"gorm.io/datatypes"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A JSONDoc is a field of a JSON column, as gorm.io/datatypes has one.
type JSONDoc string

// GormDataType is what datatypes.JSON says.
func (JSONDoc) GormDataType() string { return "json" }

// GormDBDataType is a type that has =.
func (JSONDoc) GormDBDataType(db *gorm.DB, _ *schema.Field) string {
	switch db.Name() {
	case "postgres":
		return "jsonb"
	case "sqlserver": // has no such type before 2025
		return "nvarchar(max)"
	}
	return "json"
}

// A Spot has a column of each kind that an id argument can meet.
type Spot struct {
	ID   int              `gorm:"primaryKey;autoIncrement:false"`
	Bin  sqltype.NullUUID // the engine's own form
	Txt  *sqltype.CharUUID
	Str  *string `gorm:"size:64"`
	Doc  *JSONDoc
	Ser  *sqltype.UUID `gorm:"serializer:json;type:varchar(64)"`
	Num  *int64
	Next *int
}

// spotWith is a row whose column holds the id.
func spotWith(key int, column string, id sqltype.UUID) Spot {
	s := Spot{ID: key}
	text, str, doc, num := sqltype.CharUUID(id), id.String(), JSONDoc(`"`+id.String()+`"`), int64(7)
	switch column {
	case "bin":
		s.Bin = sqltype.NullUUID{UUID: id, Valid: true}
	case "txt":
		s.Txt = &text
	case "str":
		s.Str = &str
	case "doc":
		s.Doc = &doc
	case "ser":
		s.Ser = &id
	case "num":
		s.Num = &num
	}
	return s
}

// Digits is an id of a library that sends 32 digits, and ofPointer one whose Value has a pointer.
type (
	Digits    struct{ text string }
	ofPointer [16]byte
	namedText string // has no Value
	ofText    struct{ text string }
)

func (o *ofText) Value() (driver.Value, error) { return o.text, nil }

func (d Digits) Value() (driver.Value, error) {
	return strings.ReplaceAll(d.text, "-", ""), nil
}

func (d *Digits) Scan(src any) error {
	id, err := uuid.Parse(fmt.Sprintf("%s", src))
	d.text = id.String()
	return err
}

func (p *ofPointer) Value() (driver.Value, error) { return uuid.UUID(*p).String(), nil }

func (p *ofPointer) Scan(src any) error { return (*uuid.UUID)(p).Scan(src) }

// A spotRead is a way to ask for the rows whose column is arg. The rows of a match are
// named by their keys: 1 has the id, 2 another one, 3 NULL.
type spotRead struct {
	name string
	find func(tx *gorm.DB, column string, arg any) *gorm.DB
	want []int // with the id
	null []int // with NULL
}

func spotReads() []spotRead {
	where := func(text string, args int) func(tx *gorm.DB, column string, arg any) *gorm.DB {
		return func(tx *gorm.DB, column string, arg any) *gorm.DB {
			return tx.Where(strings.ReplaceAll(text, "$c", column),
				slices.Repeat([]any{arg}, args)...)
		}
	}
	one := []int{1}
	return []spotRead{
		{"= ?", where("$c = ?", 1), one, nil},
		{"= (?)", where("$c = (?)", 1), one, nil},
		{"? =", where("? = $c", 1), one, nil},
		{"NOT (= ?)", where("NOT ($c = ?)", 1), []int{2}, nil},
		{"IN (?, ?)", where("$c IN (?, ?)", 2), one, nil},
		{"BETWEEN", where("$c BETWEEN ? AND ?", 2), one, nil},
		{"COALESCE(column) = ?", where("COALESCE($c, $c) = ?", 1), one, nil},
		{"= COALESCE(?)", where("$c = COALESCE(?, $c)", 1), one, []int{1, 2}},
		{"map", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Where(map[string]any{c: arg})
		}, one, []int{3}},
		{"Not map", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Not(map[string]any{c: arg})
		}, []int{2}, []int{1, 2}},
		{"map list", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Where(map[string]any{c: []any{arg}})
		}, one, nil},
		{"IN ?", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Where(c+" IN ?", []any{arg, arg})
		}, one, nil},
		{"IN (?)", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Where(c+" IN (?)", []any{arg, arg})
		}, one, nil},
		{"tuple IN ?", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Where("(id, "+c+") IN ?", [][]any{{1, arg}, {3, arg}})
		}, one, nil},
		{"tuple = (?, ?)", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Where("("+c+", id) = (?, ?)", arg, 1)
		}, one, nil},
		{"tuple IN ((?, ?), (?, ?))", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Where("(id, "+c+") IN ((?, ?), (?, ?))", 1, arg, 3, arg)
		}, one, nil},
		{"named", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Where(c+" = @arg", map[string]any{"arg": arg})
		}, one, nil},
		{"column", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Where(clause.Eq{Column: clause.Column{Table: clause.CurrentTable, Name: c}, Value: arg})
		}, one, []int{3}},
		{"OR", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Where("id = 9").Or(c+" = ?", arg)
		}, one, nil},
		{"join", func(tx *gorm.DB, c string, arg any) *gorm.DB {
			return tx.Joins("JOIN spots AS b ON b.id = spots.id AND spots."+c+" = ?", arg)
		}, one, nil},
		{"LIKE", where("$c LIKE ?", 1), one, nil},
	}
}

// A spotWrite is a way to give row 4 the argument.
type spotWrite struct {
	name string
	run  func(tx *gorm.DB, column string, arg any) error
}

func spotWrites() []spotWrite {
	row2 := func(tx *gorm.DB) *gorm.DB { return tx.Model(&Spot{}).Where("id = 4") }
	return []spotWrite{
		{"Update", func(tx *gorm.DB, c string, arg any) error {
			return row2(tx).Update(c, arg).Error
		}},
		{"UpdateColumn", func(tx *gorm.DB, c string, arg any) error {
			return row2(tx).UpdateColumn(c, arg).Error
		}},
		{"Updates of a map", func(tx *gorm.DB, c string, arg any) error {
			return row2(tx).Updates(map[string]any{c: arg}).Error
		}},
		{"Create of a map", func(tx *gorm.DB, c string, arg any) error {
			m := map[string]any{"id": 4, c: arg}
			err := tx.Delete(&Spot{}, "id = 4").Model(&Spot{}).Create(m).Error
			if err == nil && m[c] != arg {
				return fmt.Errorf("the program's map holds %v now", m[c])
			}
			return err
		}},
		{"Create of maps", func(tx *gorm.DB, c string, arg any) error {
			m := []map[string]any{{"id": 4, c: arg}, {"id": 5, c: arg}}
			err := tx.Delete(&Spot{}, "id = 4").Model(&Spot{}).Create(&m).Error
			if err == nil && m[0][c] != arg {
				return fmt.Errorf("the program's map holds %v now", m[0][c])
			}
			return err
		}},
		{"FirstOrCreate by a map", func(tx *gorm.DB, c string, arg any) error {
			tx.Exec("DELETE FROM spots")
			return tx.Where(map[string]any{c: arg}).FirstOrCreate(&Spot{ID: 4}).Error
		}},
		{"FirstOrCreate with Assign", func(tx *gorm.DB, c string, arg any) error {
			return tx.Where("id = 4").Assign(map[string]any{c: arg}).FirstOrCreate(&Spot{}).Error
		}},
	}
}

// TestAnIDIsRightInEveryPlace meets each kind of column with each kind of argument in
// each operation. The server itself compares what is stored with what a struct stores.
func TestAnIDIsRightInEveryPlace(t *testing.T) {
	id, last := sqltype.NewV7(), sqltype.NewV7()
	pointed := ofPointer(id)
	arguments := []struct {
		name string
		arg  any
		null bool
	}{
		{"id", id, false}, {"text", id.String(), false}, {"google", uuid.UUID(id), false},
		{"gofrs", gofrs.UUID(id), false}, {"*google", (*uuid.UUID)(&id), false},
		{"datatypes", datatypes.UUID(id), false}, {"datatypes of bytes", datatypes.BinUUID(id), false},
		{"pgtype", pgtype.UUID{Bytes: id, Valid: true}, false}, {"pgtype NULL", pgtype.UUID{}, true},
		{"mssql", mssqldb.UniqueIdentifier(id), false}, {"digits", Digits{id.String()}, false},
		{"of a pointer", &pointed, false}, {"a named text", namedText(id.String()), false},
		{"a text of a pointer", &ofText{id.String()}, false},
		{"NULL", nil, true}, {"NullUUID", sqltype.NullUUID{}, true},
		{"google NULL", uuid.NullUUID{}, true}, {"nil *UUID", (*sqltype.UUID)(nil), true},
	}
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &Spot{})
			for _, column := range []string{"bin", "txt", "str", "doc", "ser", "num"} {
				must(t, "DELETE", e.Exec("DELETE FROM spots"))
				rows := []Spot{spotWith(1, column, id), spotWith(2, column, last), {ID: 3}, {ID: 4}}
				must(t, "Create", e.Create(&rows))
				same := "= (SELECT " + column + " FROM kept WHERE id = 1)"
				must(t, "kept", e.Exec("DROP TABLE IF EXISTS kept"))
				must(t, "kept", e.Exec("CREATE TABLE kept AS SELECT * FROM spots"))
				for _, a := range arguments {
					at := fmt.Sprintf("%s with %s", column, a.name)
					for _, op := range spotReads() {
						var got []int
						err := op.find(e.Model(&Spot{}).Where("spots.id < 4"), column, a.arg).Order("spots.id").
							Pluck("spots.id", &got).Error
						want := op.want
						if a.null {
							want = op.null
						}
						if err == nil && slices.Equal(got, want) || refusable(column, op.name, a.null, err) {
							continue
						}
						t.Errorf("%s, %s: %v, %v, want %v", at, op.name, got, err, want)
					}
					for _, op := range spotWrites() {
						tx := e.Begin()
						err := op.run(tx, column, a.arg)
						var n int64
						if err == nil {
							cond := "id = 4 AND " + column + " IS NULL"
							if !a.null {
								cond = "id = 4 AND " + column + " " + same
							}
							must(t, "count", tx.Raw("SELECT count(*) FROM spots WHERE "+cond).Scan(&n))
						}
						must(t, "Rollback", tx.Rollback())
						if n == 1 || refusable(column, op.name, a.null, err) {
							continue
						}
						t.Errorf("%s, %s: %d rows, %v", at, op.name, n, err)
					}
				}
			}
		})
	}
}

// refusable reports whether err is a refusal that the column allows: of numbers, and
// of LIKE where the column is no text.
func refusable(column, operation string, null bool, err error) bool {
	like := operation == "LIKE" && (column == "bin" || column == "doc" || column == "num")
	switch {
	case err == nil:
		return false
	case null: // PostgreSQL has no such operator, whatever the argument is
		return like && strings.Contains(err.Error(), "42883")
	case column == "num":
		return errors.Is(err, gormplugin.ErrIDArgument)
	case column == "doc" && strings.Contains("BETWEEN, = COALESCE(?), tuple IN ?, tuple IN ((?, ?), (?, ?))", operation):
		return errors.Is(err, gormplugin.ErrPlace) // MySQL compares a text with JSON by = and IN alone
	}
	return like && errors.Is(err, gormplugin.ErrPlace)
}

// TestCreateOfAMapReturnsTheKey has a map with a value that is encoded.
func TestCreateOfAMapReturnsTheKey(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Placed{})
		id := sqltype.NewV7()
		maps := []map[string]any{{"str": id}, {"str": id}}
		must(t, "Create", e.Model(&Placed{}).Create(maps))
		one := map[string]any{"str": id}
		must(t, "Create", e.Model(&Placed{}).Create(&one))
		for _, m := range append(maps, one) {
			var got Placed
			must(t, "First", e.First(&got, m["id"]))
			if got.Str != id.String() || m["str"] != id {
				t.Errorf("stored %+v of %v", got, m)
			}
		}
	})
}
