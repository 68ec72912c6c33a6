package gorm_test

import (
	"slices"
	"strings"
	"sync"
	"testing"

	gofrs "github.com/gofrs/uuid/v5"
	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Note has a key that is a string, and a field of each other kind.
type Note struct {
	ID       string               `uuid:"v7"`
	Raw      []byte               `uuid:"v4"`
	Google   uuid.UUID            `uuid:"v4"`
	Gofrs    gofrs.UUID           `uuid:"v6"`
	Pointer  *sqltype.UUID        `uuid:"v1"`
	Null     sqltype.NullUUID     `uuid:"v7"`
	Text     sqltype.NullCharUUID `uuid:"v7"`
	Own      sqltype.UUID         `uuid:"numbers"`
	Name     string               `gorm:"size:20"`
	Comments []Comment
}

// Comment refers to the string.
type Comment struct {
	ID     sqltype.UUID `uuid:"v4"`
	NoteID string       `uuid:"none" gorm:"size:36"`
	Name   string
}

func (tg target) openWith(t *testing.T, c gormplugin.Config) *env {
	t.Helper()
	e := tg.bare(t)
	c.Engine = tg.engine
	if err := e.Use(gormplugin.New(c)); err != nil {
		t.Fatal(err)
	}
	return e
}

func TestTaggedFields(t *testing.T) {
	for _, tg := range targets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, targets())
			var mu sync.Mutex
			last := byte(0)
			e := tg.openWith(t, gormplugin.Config{Models: []any{&Note{}, Comment{}}, Generators: map[string]gormplugin.Generator{
				"numbers": func(n int) ([]sqltype.UUID, error) {
					mu.Lock()
					defer mu.Unlock()
					ids := make([]sqltype.UUID, n)
					for i := range ids {
						last++
						ids[i] = sqltype.UUID{6: 0x80, 8: 0x81, 15: last}
					}
					return ids, nil
				},
			}})
			e.migrate(t, &Note{}, &Comment{})
			for _, s := range e.log.during(func() { e.migrate(t, &Note{}, &Comment{}) }) {
				if strings.Contains(strings.ToUpper(s), "ALTER TABLE") {
					t.Errorf("the second AutoMigrate sends %s", s)
				}
			}
			notes := []Note{{Name: "a", Comments: []Comment{{Name: "x"}, {Name: "y"}}}, {Name: "b"}, {Name: "c"}}
			must(t, "Create", e.Create(&notes))
			if !slices.IsSortedFunc(notes, func(a, b Note) int { return strings.Compare(a.ID, b.ID) }) {
				t.Errorf("keys %v", notes)
			}
			for i, want := range notes {
				var got Note
				must(t, "First", e.Preload("Comments").First(&got, "id = ?", want.ID))
				if got.Google != want.Google || got.Gofrs != want.Gofrs || *got.Pointer != *want.Pointer || got.Null != want.Null || got.Text != want.Text ||
					got.Own != want.Own || string(got.Raw) != string(want.Raw) || len(got.Comments) != len(want.Comments) {
					t.Errorf("row %d is %+v, want %+v", i, got, want)
				}
				if got.Google.Version() != 4 || got.Gofrs.Version() != 6 || got.Pointer.Version() != 1 || got.Own[15] != byte(i+1) || len(got.Raw) != 16 {
					t.Errorf("row %d: %+v", i, got)
				}
				for _, c := range got.Comments {
					if c.NoteID != want.ID || c.ID.Version() != 4 {
						t.Errorf("comment %+v", c)
					}
				}
				var n int64
				must(t, "Count", e.Model(&Note{}).Where("raw = ?", want.Raw).Count(&n))
				if n != 1 {
					t.Errorf("%d rows by the bytes, want 1", n)
				}
			}
			one := Note{Name: "generic"}
			if err := gorm.G[Note](e.DB).Create(t.Context(), &one); err != nil || one.ID == "" {
				t.Errorf("key %q, %v", one.ID, err)
			}
			if tx := e.Delete(&notes[1]); tx.Error != nil || tx.RowsAffected != 1 {
				t.Errorf("Delete: %d, %v", tx.RowsAffected, tx.Error)
			}
		})
	}
}

// TestByteKeys has keys that are a []byte.
func TestByteKeys(t *testing.T) {
	type ByteKey struct {
		ID   []byte `uuid:"v7" gorm:"primaryKey"`
		Name string
	}
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &ByteKey{})
			rows := []ByteKey{{Name: "a"}, {Name: "b"}, {Name: "c"}}
			must(t, "Create", e.Create(&rows))
			var got ByteKey
			must(t, "First", e.First(&got, "id = ?", rows[1].ID))
			if got.Name != "b" {
				t.Errorf("got %v", got)
			}
			if tx := e.Delete(&ByteKey{}, rows[1].ID); tx.Error != nil || tx.RowsAffected != 1 {
				t.Errorf("Delete inline: %d, %v", tx.RowsAffected, tx.Error)
			}
			rows[0].Name = "z"
			must(t, "Save", e.Save(&rows[0]))
			if n := e.count(t, "byte_keys"); n != 2 {
				t.Errorf("%d rows, want 2", n)
			}
		})
	}
}

// ByDatabase leaves its keys to the database.
type ByDatabase struct {
	ID   sqltype.UUID `gorm:"default:made();primaryKey" uuid:"none"`
	Name string       `gorm:"size:20"`
}

// TestTheDatabaseMakesAKeyByTheTag has such a key, which comes back where GORM asks for it.
func TestTheDatabaseMakesAKeyByTheTag(t *testing.T) {
	makes := map[engine.Profile]string{
		engine.SQLite: "(randomblob(16))", engine.PostgreSQL: "gen_random_uuid()",
		engine.MariaDB: "(unhex(replace(uuid(), '-', '')))", engine.MariaDBUUID: "(uuid())",
		engine.MySQL: "(uuid_to_bin(uuid()))",
	}
	onEach(t, func(t *testing.T, e *env) {
		if e.isTSQL() {
			t.Skip("feature_sqlserver_test.go has it")
		}
		must(t, "CREATE", e.Exec("CREATE TABLE by_databases (id "+e.column+" DEFAULT "+makes[e.profile]+
			" PRIMARY KEY, name varchar(20))"))
		list := []ByDatabase{{Name: "a"}, {Name: "b"}}
		must(t, "Create", e.Create(&list))
		for _, d := range list {
			stored := e.stored(t, "by_databases", "id", "name = ?", d.Name)
			if comesBack := e.profile != engine.MySQL; comesBack && stored != hexOf(d.ID) || !comesBack && !d.ID.IsZero() {
				t.Errorf("%v in memory, %s on the server", d.ID, stored)
			}
		}
	})
}

// Defaulted has the tag of most answers about GORM and UUIDs, and its migration is another model's:
// every engine has a function of its own.
type Defaulted struct {
	ID   sqltype.UUID `gorm:"default:gen_random_uuid();primaryKey"`
	Name string       `gorm:"size:20"`
}

// TestADefaultOfTheDatabaseMakesNoKey has keys of version 7 with such a tag, on each engine.
func TestADefaultOfTheDatabaseMakesNoKey(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		type defaulted struct {
			ID   sqltype.UUID
			Name string `gorm:"size:20"`
		}
		if err := e.Table("defaulteds").AutoMigrate(&defaulted{}); err != nil {
			t.Fatal(err)
		}
		list := []Defaulted{{Name: "a"}, {Name: "b"}, {Name: "c"}}
		must(t, "Create", e.Create(&list))
		one := Defaulted{Name: "d"}
		must(t, "Create", e.Create(&one))
		for _, d := range append(list, one) {
			if got := e.stored(t, "defaulteds", "id", "name = ?", d.Name); !isV7(d.ID) || got != hexOf(d.ID) {
				t.Errorf("%v in memory, %s on the server", d.ID, got)
			}
		}
		if !slices.IsSortedFunc(list, func(a, b Defaulted) int { return a.ID.Compare(b.ID) }) {
			t.Errorf("keys %v do not ascend", list)
		}
	})
}
