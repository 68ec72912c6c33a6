package gormplugin_test

import (
	"errors"
	"log/slog"
	"strings"
	"sync"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

type key = sqltype.UUID

// foreign is a key type of another library, without a Value.
type foreign [16]byte

func (f *foreign) Scan(src any) error { return (*sqltype.UUID)(f).Scan(src) }

func isV7(id key) bool { return id[6]>>4 == 7 && id[8]>>6 == 2 }

func TestFillKinds(t *testing.T) {
	db := dry(t, engine.SQLite)
	type Pointer struct {
		ID   *key `gorm:"primaryKey"`
		Name string
	}
	type Null struct {
		ID   sqltype.NullUUID `gorm:"primaryKey"`
		Name string
	}
	type Foreign struct {
		ID   foreign
		Name string
	}
	type Base struct{ ID key }
	type Embedded struct {
		*Base
		Name string
	}
	type Named struct {
		Key  key `gorm:"primaryKey"`
		Name string
	}
	t.Run("plain", func(t *testing.T) {
		v := Thing{}
		if err := db.Create(&v).Error; err != nil || !isV7(v.ID) {
			t.Errorf("key %v, %v", v.ID, err)
		}
	})
	t.Run("pointer", func(t *testing.T) {
		v := Pointer{}
		if err := db.Create(&v).Error; err != nil || v.ID == nil || !isV7(*v.ID) {
			t.Errorf("key %v, %v", v.ID, err)
		}
		zero := key{}
		v = Pointer{ID: &zero}
		if err := db.Create(&v).Error; err != nil || v.ID != &zero || zero != (key{}) {
			t.Errorf("a pointer that was set became %v, %v", v.ID, err)
		}
	})
	t.Run("nullable", func(t *testing.T) {
		v := Null{}
		if err := db.Create(&v).Error; err != nil || !v.ID.Valid || !isV7(v.ID.UUID) {
			t.Errorf("key %v, %v", v.ID, err)
		}
		v = Null{ID: sqltype.NullUUID{Valid: true}}
		if err := db.Create(&v).Error; err != nil || v.ID != (sqltype.NullUUID{Valid: true}) {
			t.Errorf("the nil UUID, which is a key, became %v, %v", v.ID, err)
		}
	})
	t.Run("another library's", func(t *testing.T) {
		v := Foreign{}
		if err := db.Create(&v).Error; err != nil || !isV7(key(v.ID)) {
			t.Errorf("key %v, %v", v.ID, err)
		}
	})
	t.Run("in an embedded nil pointer", func(t *testing.T) {
		v := Embedded{}
		if err := db.Create(&v).Error; err != nil || v.Base == nil || !isV7(v.ID) {
			t.Errorf("value %+v, %v", v, err)
		}
	})
	t.Run("with another name", func(t *testing.T) {
		v := Named{}
		if err := db.Create(&v).Error; err != nil || !isV7(v.Key) {
			t.Errorf("key %v, %v", v.Key, err)
		}
	})
	t.Run("nil elements are GORM's to refuse", func(t *testing.T) {
		list := []*Thing{{}, nil}
		if err := db.Create(list).Error; !errors.Is(err, gorm.ErrInvalidData) {
			t.Errorf("error %v, want gorm.ErrInvalidData", err)
		}
	})
}

func TestFillLeavesAlone(t *testing.T) {
	db := dry(t, engine.SQLite)
	t.Run("a key that is set", func(t *testing.T) {
		id := key{1}
		v := Thing{ID: id}
		if err := db.Create(&v).Error; err != nil || v.ID != id {
			t.Errorf("key %v, %v", v.ID, err)
		}
	})
	t.Run("unnamed sixteen bytes", func(t *testing.T) {
		type Hash struct {
			ID   [16]byte `gorm:"primaryKey"`
			Name string
		}
		v := Hash{}
		if db.Create(&v); v.ID != [16]byte{} {
			t.Errorf("key %v", v.ID)
		}
	})
	t.Run("the tenant of a composite key", func(t *testing.T) {
		type Member struct {
			TenantID key `gorm:"primaryKey"`
			ID       key `gorm:"primaryKey"`
		}
		v := Member{}
		if err := db.Create(&v).Error; err != nil || !v.TenantID.IsZero() || !isV7(v.ID) {
			t.Errorf("value %v, %v", v, err)
		}
	})
	t.Run("a composite key without an ID", func(t *testing.T) {
		type Grant struct {
			TenantID key `gorm:"primaryKey"`
			RoleID   key `gorm:"primaryKey"`
		}
		v := Grant{}
		if err := db.Create(&v).Error; err != nil || v != (Grant{}) {
			t.Errorf("value %v, %v", v, err)
		}
	})
	t.Run("a foreign key", func(t *testing.T) {
		type Passport struct {
			ThingID key `gorm:"primaryKey"`
			Thing   *Thing
		}
		v := Passport{}
		if err := db.Create(&v).Error; err != nil || !v.ThingID.IsZero() {
			t.Errorf("value %v, %v", v, err)
		}
	})
	t.Run("a key that may not be created", func(t *testing.T) {
		type ReadOnly struct {
			ID   key `gorm:"<-:false"`
			Name string
		}
		v := ReadOnly{}
		if db.Create(&v); !v.ID.IsZero() {
			t.Errorf("key %v", v.ID)
		}
	})
	t.Run("an omitted key", func(t *testing.T) {
		v := Thing{}
		if db.Omit("ID").Create(&v); !v.ID.IsZero() {
			t.Errorf("key %v", v.ID)
		}
	})
	t.Run("a key of the database, by the tag", func(t *testing.T) {
		type Made struct {
			ID   key `gorm:"default:gen_random_uuid()" uuid:"none"`
			Name string
		}
		with := open(t, plain{name: "dry", returning: true}, gormplugin.Config{Engine: engine.PostgreSQL})
		v := Made{}
		if tx := with.Create(&v); !v.ID.IsZero() || !strings.Contains(tx.Statement.SQL.String(), "RETURNING `id`") {
			t.Errorf("key %v in %s", v.ID, tx.Statement.SQL.String())
		}
	})
	t.Run("a statement without a model", func(t *testing.T) {
		m := map[string]any{"name": "x"}
		if err := db.Table("things").Create(m).Error; err != nil || len(m) != 1 {
			t.Errorf("map %v, %v", m, err)
		}
	})
}

// GORM's most copied tag for keys turned the plugin's version 7 off, without a word.
func TestADefaultOfTheDatabaseMakesNoKey(t *testing.T) {
	type Made struct {
		ID   key `gorm:"type:uuid;default:gen_random_uuid();primaryKey"`
		Name string
	}
	type Other struct {
		ID   key `gorm:"default:uuidv7()"`
		Name string
	}
	type Stated struct {
		ID   key `gorm:"default:gen_random_uuid()" uuid:"v7"`
		Name string
	}
	for _, returning := range []bool{true, false} {
		t.Run(map[bool]string{true: "with RETURNING", false: "without"}[returning], func(t *testing.T) {
			var log strings.Builder
			db := open(t, plain{name: "dry", returning: returning}, gormplugin.Config{
				Engine: engine.PostgreSQL, Logger: slog.New(slog.NewTextHandler(&log, nil)),
			})
			s := Stated{}
			if err := db.Create(&s).Error; err != nil || !isV7(s.ID) || log.Len() != 0 {
				t.Errorf("a tag that states version 7: key %v, %v, and the log has %q", s.ID, err, log.String())
			}
			list := []Made{{Name: "a"}, {Name: "b"}}
			tx := db.Create(&list)
			if text := tx.Statement.SQL.String(); tx.Error != nil || !isV7(list[0].ID) ||
				list[0].ID.Compare(list[1].ID) >= 0 || len(tx.Statement.Vars) != 4 {
				t.Errorf("keys %v in %s %v, %v", list, text, tx.Statement.Vars, tx.Error)
			}
			o := Other{}
			if err := db.Create(&o).Error; err != nil || !isV7(o.ID) {
				t.Errorf("key %v, %v", o.ID, err)
			}
			if n := strings.Count(log.String(), "level=WARN"); n != 1 {
				t.Errorf("%d warnings, want 1: %s", n, log.String())
			}
			for _, want := range []string{"none", "model=Made", "field=ID", "default=gen_random_uuid()", "generator=v7"} {
				if !strings.Contains(log.String(), want) {
					t.Errorf("the warning does not say %q: %s", want, log.String())
				}
			}
		})
	}
}

func TestFillRefusesWhatCannotBeSet(t *testing.T) {
	db := dry(t, engine.SQLite)
	for _, v := range []any{Thing{}, [1]Thing{}} {
		if err := db.Create(v).Error; !errors.Is(err, gorm.ErrInvalidValue) {
			t.Errorf("Create(%T) = %v, want gorm.ErrInvalidValue", v, err)
		}
	}
	if err := db.Create(Thing{ID: key{1}}).Error; err != nil {
		t.Errorf("Create of a value that has its key = %v", err)
	}
}

// A key without a value became the nil UUID, where its type is one that nobody makes up.
func TestAKeyThatIsNotMadeUpIsSet(t *testing.T) {
	type Price struct {
		ID   sqltype.EXTUUID
		Name string
	}
	type Free struct {
		ID   sqltype.EXTUUID `uuid:"none"`
		Name string
	}
	type Other struct {
		ID    key
		Money sqltype.EXTUUID
	}
	for _, p := range []engine.Profile{engine.SQLite, engine.PostgreSQL, engine.MySQL, engine.MariaDB} {
		db := dry(t, p)
		id := sqltype.EXTUUID(sqltype.NewV4())
		for what, v := range map[string]any{
			"a row": &Price{Name: "a"}, "one of two": &[]Price{{ID: id}, {}},
		} {
			err := db.Create(v).Error
			if !errors.Is(err, gormplugin.ErrGenerator) || !strings.Contains(err.Error(), "set it before") {
				t.Errorf("%v, %s: %v, want ErrGenerator", p, what, err)
			}
		}
		for _, v := range []any{&Price{ID: id}, &Free{}, &Other{}} {
			if err := db.Create(v).Error; err != nil {
				t.Errorf("%v, %T: %v", p, v, err)
			}
		}
	}
}

func TestFillSlicesInOrder(t *testing.T) {
	db := dry(t, engine.SQLite)
	list := make([]Thing, 500)
	list[7].ID = sqltype.Max()
	if err := db.Create(&list).Error; err != nil {
		t.Fatal(err)
	}
	if list[7].ID != sqltype.Max() {
		t.Errorf("a key that was set became %v", list[7].ID)
	}
	var ids []key
	for i, v := range list {
		if i != 7 {
			ids = append(ids, v.ID)
		}
	}
	if !sortedKeys(ids) || ids[0].IsZero() || ids[0] == ids[1] {
		t.Errorf("keys do not ascend: %v", ids[:3])
	}
}

func TestFillMaps(t *testing.T) {
	db := dry(t, engine.SQLite).Model(&Thing{}).Session(&gorm.Session{})
	set := key{9}
	tests := []struct {
		name string
		m    map[string]any
		at   string // where the key is afterwards
		keep bool
	}{
		{"no key", map[string]any{"name": "x"}, "id", false},
		{"nil under the column's name", map[string]any{"id": nil}, "id", false},
		{"zero under the field's name", map[string]any{"ID": key{}}, "ID", false},
		{"an empty text", map[string]any{"id": ""}, "id", false},
		{"a key under the field's name", map[string]any{"ID": set}, "ID", true},
		{"a key under the column's name", map[string]any{"id": set}, "id", true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			tx := db.Create(tt.m)
			got, ok := tt.m[tt.at].(key)
			if !ok || tt.keep && got != set || !tt.keep && !isV7(got) || tx.Error != nil {
				t.Errorf("map %v, %v", tt.m, tx.Error)
			}
			if _, two := tt.m["id"]; two && tt.at == "ID" {
				t.Errorf("the column is named twice: %v", tt.m)
			}
			if n := strings.Count(strings.ToLower(tx.Statement.SQL.String()), "`id`"); n != 1 {
				t.Errorf("%d times the key in %s", n, tx.Statement.SQL.String())
			}
		})
	}
	many := []map[string]any{{"name": "a"}, {"name": "b"}}
	for _, dest := range []any{many, &many} {
		if err := db.Create(dest).Error; err != nil {
			t.Fatal(err)
		}
		a, b := many[0]["id"].(key), many[1]["id"].(key)
		if a.Compare(b) >= 0 {
			t.Errorf("keys %v, %v do not ascend", a, b)
		}
		delete(many[0], "id")
		delete(many[1], "id")
	}
}

func TestFillSelectsTheKeyThatItFilled(t *testing.T) {
	db := dry(t, engine.SQLite)
	v := Thing{Name: "x"}
	base := db.Select("Name").Session(&gorm.Session{})
	tx := base.Create(&v)
	if text := tx.Statement.SQL.String(); !strings.Contains(text, "`id`") || len(tx.Statement.Vars) != 2 {
		t.Errorf("%s %v", text, tx.Statement.Vars)
	}
	if got := base.Statement.Selects; len(got) != 1 {
		t.Errorf("the session now selects %v", got)
	}
}

type hooked struct {
	ID   key
	Name string
	seen key
}

func (h *hooked) BeforeCreate(*gorm.DB) error { h.seen = h.ID; return nil }

func TestHooksSeeTheKey(t *testing.T) {
	db := dry(t, engine.SQLite)
	v := hooked{}
	if err := db.Create(&v).Error; err != nil || v.seen != v.ID || v.ID.IsZero() {
		t.Errorf("the hook saw %v, the key is %v, %v", v.seen, v.ID, err)
	}
	v = hooked{}
	if err := db.Session(&gorm.Session{SkipHooks: true}).Create(&v).Error; err != nil || v.ID.IsZero() {
		t.Errorf("without hooks the key is %v, %v", v.ID, err)
	}
}

func TestConcurrentStatements(t *testing.T) {
	db := dry(t, engine.PostgreSQL)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 50 {
				v := Thing{}
				if err := db.Create(&v).Error; err != nil || v.ID.IsZero() {
					t.Errorf("key %v, %v", v.ID, err)
				}
				var f struct{ ID foreign }
				db.Table("f").Find(&f, foreign(v.ID))
				db.Where(v.ID).Delete(&Thing{})
			}
		})
	}
	wg.Wait()
}
