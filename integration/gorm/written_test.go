package gorm_test

import (
	"testing"
	"time"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

type (
	WrittenBase struct {
		ID sqltype.UUID
	}
	WrittenOrg struct {
		ID   sqltype.UUID
		Name string `gorm:"size:60"`
	}
	WrittenUser struct {
		WrittenBase
		Mail   string `gorm:"size:60"`
		MadeAt time.Time
		OrgID  *sqltype.UUID
		Org    *WrittenOrg
	}
	// WrittenKey has ids with a text of their own, and nothing else of the kind.
	WrittenKey struct {
		ID   sqltype.TypeID[WrittenKey]
		Name string `gorm:"size:60"`
	}
	// WrittenEmbedded embeds what may be nil.
	WrittenEmbedded struct {
		*WrittenBase
		Name string `gorm:"size:60"`
	}
	WrittenExtra struct{ OrgID string }
)

func (WrittenKey) TypePrefix() string { return "written" }

// An @ in SQL is not always the name of an argument: structs behind it became maps.
func TestStructsBesideAnAtSign(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &WrittenOrg{}, &WrittenUser{})
			u := WrittenUser{Mail: "a@x.com", MadeAt: time.Now().Add(-time.Hour), Org: &WrittenOrg{Name: "o"}}
			must(t, "Create", e.Create(&u))
			for name, tx := range map[string]*gorm.DB{
				"a time":     e.Where("mail LIKE '%@x.com' AND made_at < ?", time.Now()),
				"a pointer":  e.Where("mail LIKE '%@x.com' AND made_at < ?", new(time.Now())),
				"a subquery": e.Where("mail LIKE '%@x.com' AND org_id IN (?)", e.Model(&WrittenOrg{}).Select("id")),
				"SQL":        e.Where("mail LIKE '%@x.com' AND mail = ?", gorm.Expr("?", "a@x.com")),
				"a name":     e.Where("mail LIKE '%@x.com' AND org_id = @Org", struct{ Org sqltype.UUID }{u.Org.ID}),
			} {
				var got []WrittenUser
				if err := tx.Find(&got).Error; err != nil || len(got) != 1 {
					t.Errorf("%s: %d rows, %v", name, len(got), err)
				}
			}
		})
	}
}

// The text of an id that has a form of its own was sent as it is, where no other model of the program
// had such a form: nothing was found, and <> met each row.
func TestTextsOfTypedIDsInSQL(t *testing.T) {
	for _, tg := range matrixTargets() {
		if tg.engine == engine.MariaDBUUID {
			continue // it refuses some ids that have no version bits
		}
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &WrittenKey{})
			rows := []WrittenKey{{Name: "a"}, {Name: "b"}}
			must(t, "Create", e.Create(&rows))
			text := rows[0].ID.String()
			var got []WrittenKey
			if err := e.Where("id = ?", text).Find(&got).Error; err != nil || len(got) != 1 {
				t.Errorf("%s finds %d rows, %v", text, len(got), err)
			}
			if tx := e.Where("id <> ?", text).Delete(&WrittenKey{}); tx.Error != nil || tx.RowsAffected != 1 {
				t.Errorf("<> deletes %d rows, %v", tx.RowsAffected, tx.Error)
			}
		})
	}
}

// A nil pointer that is embedded, and one to a map, ended in a panic; an id that is NULL made the
// pointer one to an empty struct.
func TestNilPointersAreLeftAlone(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &WrittenOrg{}, &WrittenUser{}, &WrittenEmbedded{})
			if err := e.Create(WrittenEmbedded{Name: "x"}).Error; err == nil {
				t.Error("a value without a place for its id was created")
			}
			var m *map[string]any
			if err := e.Model(&WrittenOrg{}).Create(m).Error; err == nil {
				t.Error("a nil map was created")
			}
			var list *[]map[string]any
			if err := e.Model(&WrittenOrg{}).Create(list).Error; err == nil {
				t.Error("a nil list of maps was created")
			}
			must(t, "Create", e.Create(&WrittenUser{Mail: "m", MadeAt: time.Now()}))
			var dto struct {
				Mail string
				*WrittenExtra
			}
			if err := e.Model(&WrittenUser{}).Where("mail = ?", "m").Find(&dto).Error; err != nil || dto.Mail != "m" || dto.WrittenExtra != nil {
				t.Errorf("read %+v, %v", dto, err)
			}
		})
	}
}

// Attrs and Assign may give FirstOrInit an association.
func TestAssociationsOfFirstOrInit(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &WrittenOrg{}, &WrittenUser{})
			given := WrittenUser{Mail: "n", Org: &WrittenOrg{Name: "new"}}
			for name, tx := range map[string]*gorm.DB{"Attrs": e.Where("mail = 'nobody'").Attrs(given), "Assign": e.Where("mail = 'nobody'").Assign(given)} {
				var u WrittenUser
				if err := tx.FirstOrInit(&u).Error; err != nil || u.Mail != "n" || u.Org == nil || u.Org.Name != "new" {
					t.Errorf("%s: %+v, %v", name, u, err)
				}
			}
		})
	}
}

// WrittenPublic names its table with the schema that statements need not name.
type WrittenPublic struct {
	ID   sqltype.UUID
	Code sqltype.SwappedUUID
}

func (WrittenPublic) TableName() string { return "public.written_publics" }

// The ids of a model whose TableName has the default schema met nothing.
func TestATableNameWithTheDefaultSchema(t *testing.T) {
	for _, tg := range matrixTargets() {
		if tg.profile != engine.PostgreSQL {
			continue
		}
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &WrittenPublic{})
			rows := []WrittenPublic{{Code: sqltype.SwappedUUID(sqltype.NewV7())}, {Code: sqltype.SwappedUUID(sqltype.NewV7())}}
			must(t, "Create", e.Create(&rows))
			id := sqltype.UUID(rows[0].Code)
			for _, arg := range []any{id, id.String()} {
				var got []WrittenPublic
				if err := e.Where("code = ?", arg).Find(&got).Error; err != nil || len(got) != 1 {
					t.Errorf("%T: %d rows, %v", arg, len(got), err)
				}
			}
			if tx := e.Where("code <> ?", id).Delete(&WrittenPublic{}); tx.Error != nil || tx.RowsAffected != 1 {
				t.Errorf("<> deletes %d rows, %v", tx.RowsAffected, tx.Error)
			}
		})
	}
}
