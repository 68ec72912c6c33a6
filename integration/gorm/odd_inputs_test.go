package gorm_test

import (
	"database/sql"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	gofrs "github.com/gofrs/uuid/v5"
	"github.com/google/uuid"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/sqltype"
)

type (
	// OddBase is embedded, and deletes softly.
	OddBase struct {
		ID        sqltype.UUID
		DeletedAt gorm.DeletedAt
	}
	OddTag struct {
		*OddBase
		Name string `gorm:"uniqueIndex;size:60"`
	}
	OddPhoto struct {
		ID        sqltype.UUID
		OwnerID   sqltype.UUID
		OwnerType string
	}
	// OddLink is a join table of its own.
	OddLink struct {
		PersonID sqltype.UUID `gorm:"primaryKey"`
		TagID    sqltype.UUID `gorm:"primaryKey"`
		Note     string
	}
	OddPerson struct {
		OddBase
		Name   string
		Code   *sqltype.CharUUID
		Boss   *OddPerson
		BossID *sqltype.UUID
		Tags   []OddTag   `gorm:"many2many:odd_links;joinForeignKey:PersonID;joinReferences:TagID"`
		Photos []OddPhoto `gorm:"polymorphic:Owner"`
	}
	OddSpelled struct {
		ID   string         `uuid:"v7" gorm:"size:36"`
		List []sqltype.UUID `gorm:"serializer:json;type:varchar(99)"`
	}
	UserID  uuid.UUID // without methods
	OddPair struct {
		A, B sqltype.UUID `gorm:"primaryKey"`
		N    int
	}
)

// oddPeople makes a boss, and a person with everything.
func oddPeople(t *testing.T, e *env) (boss, p OddPerson) {
	t.Helper()
	if err := e.SetupJoinTable(&OddPerson{}, "Tags", &OddLink{}); err != nil {
		t.Fatal(err)
	}
	e.migrate(t, &OddTag{}, &OddPerson{}, &OddPhoto{}, &OddPair{}, &OddSpelled{})
	boss = OddPerson{Name: "boss"}
	must(t, "Create", e.Create(&boss))
	code := sqltype.CharUUID(sqltype.NewV7())
	p = OddPerson{Name: "p", BossID: &boss.ID, Code: &code, Tags: []OddTag{{Name: "t1"}, {Name: "t2"}}, Photos: []OddPhoto{{}, {}}}
	must(t, "Create", e.Create(&p))
	return boss, p
}

// TestOddConditions has ids and texts of ids in conditions that are seldom written.
func TestOddConditions(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			boss, p := oddPeople(t, e)
			text, upper := p.ID.String(), strings.ToUpper(p.ID.String())
			for _, tt := range []struct {
				name string
				tx   *gorm.DB
				want int
			}{
				{"upper case", e.Where("id = ?", upper), 1},
				{"braces", e.Where("id = ?", "{"+text+"}"), 1},
				{"32 digits in a list", e.Where("id IN ?", []string{strings.ReplaceAll(text, "-", "")}), 1},
				{"upper case of a text", e.Where("code = ?", strings.ToUpper(p.Code.String())), 1},
				{"clause.Expr", e.Clauses(clause.Where{Exprs: []clause.Expression{clause.Expr{SQL: "id = ?", Vars: []any{text}}}}), 1},
				{"gorm.Expr", e.Where("id = ?", gorm.Expr("?", text)), 1},
				{"gorm.Expr of a function", e.Where("id = ?", gorm.Expr("COALESCE(?, id)", text)), 1},
				{"gorm.Expr in a map", e.Where(map[string]any{"id": gorm.Expr("?", text)}), 1},
				{"gorm.Expr in clause.Eq", e.Where(clause.Eq{Column: "code", Value: gorm.Expr("?", uuid.UUID(*p.Code))}), 1},
				{"the bytes of a text", e.Where("id = ?", []byte(text)), 1},
				{"the bytes of a text for a text", e.Where("code = ?", []byte(p.Code.String())), 1},
				{"tuples of texts", e.Where("(name, id) IN ?", [][]string{{"p", text}}), 1},
				{"a common table expression", e.Raw("WITH x AS (SELECT * FROM odd_people) SELECT * FROM x WHERE id = ?", text), 1},
				{"a subquery as the table", e.Table("(?) AS u", e.Model(&OddPerson{})).Where("u.id = ?", text), 1},
				{"before IN", e.Where("? IN (id, boss_id)", boss.ID.String()), 2},
				{"before NOT IN", e.Where("? NOT IN (id)", text), 1},
				{"before IN by name", e.Where("@x IN (boss_id, id)", sql.Named("x", text)), 1},
				{"before BETWEEN", e.Where("? BETWEEN id AND id", text), 1},
				{"before IN with a subquery", e.Where("name = ? AND ? IN (SELECT j.person_id FROM odd_links j)", "p", text), 1},
				{"a tuple before another", e.Where("(?, ?) = (name, id)", "p", text), 1},
				{"before IN with an id", e.Where("? IN (code)", sqltype.UUID(*p.Code)), 1},
				{"Not", e.Not("id = ?", text), 1},
				{"Not a map", e.Not(map[string]any{"id": []string{text}}), 1},
				{"clause.IN", e.Where(clause.IN{Column: "id", Values: []any{text}}), 1},
				{"clause.Neq", e.Where(clause.Neq{Column: "id", Value: text}), 1},
				{"a subquery", e.Where("id IN (?)", e.Model(&OddLink{}).Select("person_id").Where("person_id = ?", text)), 1},
				{"a subquery with an alias", e.Where("id IN (?)", e.Table("odd_links AS j").Select("j.person_id").Where("j.person_id = ?", text)), 1},
				{"EXISTS", e.Where("EXISTS (SELECT 1 FROM odd_links j WHERE j.person_id = odd_people.id AND j.person_id = ?)", text), 1},
				{"EXISTS without an alias", e.Where("EXISTS (SELECT 1 FROM odd_links WHERE person_id = odd_people.id AND person_id = ?)", text), 1},
				{"EXISTS and a list", e.Where("EXISTS (SELECT 1 FROM odd_links j WHERE j.person_id = odd_people.id AND j.person_id IN ?)", []string{text}), 1},
				{"NOT EXISTS and a list", e.Where("NOT EXISTS (SELECT 1 FROM odd_links j WHERE j.person_id = odd_people.id AND j.person_id IN (?))", []string{text}), 1},
				{"a subquery and a list with other texts", e.Where("id IN (SELECT person_id FROM odd_links WHERE person_id IN ?)", []any{boss.ID, text}), 1},
				{"a map and a list with other texts", e.Table("odd_people").Where(map[string]any{"code": []any{"", sqltype.UUID(*p.Code)}}), 1},
				{"a list and a bool", e.Where("COALESCE(id IN ?, ?)", []string{text}, false), 1},
				{"a raw join and a list", e.Joins("JOIN odd_links pt ON pt.person_id = odd_people.id AND pt.person_id IN ?", []*string{&text}), 2},
				{"WHERE on a raw join and a list", e.Joins("JOIN odd_links pt ON pt.person_id = odd_people.id").Where("pt.person_id IN ?", []string{text}), 2},
				{"a raw join", e.Joins("JOIN odd_links pt ON pt.person_id = odd_people.id AND pt.person_id = ?", text), 2},
				{"WHERE on a raw join", e.Joins("JOIN odd_links pt ON pt.person_id = odd_people.id").Where("pt.person_id = ?", text), 2},
				{"a map on a raw join", e.Joins("JOIN odd_links pt ON pt.person_id = odd_people.id").Where(map[string]any{"pt.person_id": text}), 2},
				{"a joined relation", e.Joins("Boss").Where(clause.Eq{Column: clause.Column{Table: "Boss", Name: "id"}, Value: boss.ID.String()}), 1},
				{"CASE", e.Where("CASE WHEN id = ? THEN 1 ELSE 0 END = 1", text), 1},
				{"HAVING", e.Select("id").Group("id").Having("id = ?", text), 1},
				{"a mixed list", e.Where("id IN ?", []any{text, uuid.UUID(boss.ID), gofrs.UUID(boss.ID)}), 2},
				{"an array", e.Where("id IN ?", [2]sqltype.UUID{p.ID, boss.ID}), 2},
				{"a name twice", e.Where("id = @id OR boss_id = @id", map[string]any{"id": text}), 1},
				{"fields as names", e.Where("id = @ID", struct{ ID string }{text}), 1},
				{"NOT <>", e.Where("NOT (id <> ?)", text), 1},
				{"Raw by name", e.Raw("SELECT * FROM odd_people WHERE id = @id", map[string]any{"id": text}), 1},
				{"Raw with a CTE", e.Raw("WITH c AS (SELECT id FROM odd_people WHERE id = ?) SELECT * FROM odd_people WHERE id IN (SELECT id FROM c)", text), 1},
				{"a column of a CTE", e.Raw("WITH c AS (SELECT id FROM odd_people) SELECT p.* FROM odd_people p JOIN c ON c.id = p.id WHERE c.id = ?", text), 1},
				{"FROM a subquery", e.Raw("SELECT * FROM (SELECT * FROM odd_people) s WHERE s.id = ?", text), 1},
				{"Table of a subquery", e.Table("(?) AS s", e.Model(&OddPerson{})).Where("s.id = ?", text), 1},
				{"UNION", e.Raw("SELECT * FROM odd_people WHERE id = ? UNION SELECT * FROM odd_people WHERE id = ?", text, boss.ID.String()), 2},
			} {
				var got []OddPerson
				if err := tt.tx.Find(&got).Error; err != nil || len(got) != tt.want {
					t.Errorf("%s: %d rows, %v, want %d", tt.name, len(got), err, tt.want)
				}
			}
			err := e.Where("LOWER(name) IN ?", []any{"p", p.ID}).Find(&[]OddPerson{}).Error
			if err != nil {
				t.Errorf("a list of any compared with a function of texts: %v", err)
			}
		})
	}
}

// TestIDsInStringsAndMapsAreTexts has what was sixteen raw bytes in a string, and base64
// in the JSON of a map, where ids are stored as bytes.
func TestIDsInStringsAndMapsAreTexts(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			boss, p := oddPeople(t, e)
			same := func(what string, got, want any, err error) {
				t.Helper()
				if g, w := fmt.Sprint(got), fmt.Sprint(want); err != nil || g != w {
					t.Errorf("%s: %s, %v, want %s", what, g, err, w)
				}
			}
			ids := []string{boss.ID.String(), p.ID.String()}
			var list []string
			err := e.Model(&OddPerson{}).Order("id").Pluck("id", &list).Error
			same("Pluck", list, ids, err)
			list = nil
			err = e.Table("odd_people").Order("id").Pluck("odd_people.id", &list).Error
			same("Pluck of a table", list, ids, err)
			type dto struct {
				ID, Name string
				BossID   *string
			}
			var dtos []dto
			err = e.Model(&OddPerson{}).Order("id").Find(&dtos).Error
			if err != nil || len(dtos) != 2 || dtos[1].ID != ids[1] || dtos[0].BossID != nil || *dtos[1].BossID != ids[0] {
				t.Errorf("a struct of strings: %+v, %v", dtos, err)
			}
			var aliased []struct{ Key, Who string }
			err = e.Model(&OddPerson{}).Select("id AS " + e.Statement.Quote("key") + ", name AS who").Order("id").Find(&aliased).Error
			same("an alias", aliased, fmt.Sprintf("[{%s boss} {%s p}]", ids[0], ids[1]), err)

			want := fmt.Sprintf(`{"boss_id":%q,"code":%q,"deleted_at":null,"id":%q,"name":"p"}`, ids[0], p.Code, ids[1])
			var m map[string]any
			err = e.Model(&OddPerson{}).Where("id = ?", p.ID).Take(&m).Error
			text, _ := json.Marshal(m)
			same("a map", string(text), want, err)
			var ms []map[string]any
			err = e.Table("odd_people").Where("id = ?", p.ID).Find(&ms).Error
			text, _ = json.Marshal(ms)
			same("maps of a table", string(text), "["+want+"]", err)
			ms = nil
			err = e.Raw("SELECT id FROM odd_people ORDER BY id").Find(&ms).Error
			text, _ = json.Marshal(ms)
			same("maps of SQL", string(text), fmt.Sprintf(`[{"id":%q},{"id":%q}]`, ids[0], ids[1]), err)

			// Scan calls no callback once it has its rows, and takes typed ids.
			var scanned []sqltype.UUID
			err = e.Raw("SELECT id FROM odd_people ORDER BY id").Scan(&scanned).Error
			same("Scan into ids", fmt.Sprint(scanned), fmt.Sprint(ids), err)
			list = nil
			err = e.Raw("SELECT p.id AS x FROM odd_people p ORDER BY id").Find(&list).Error
			same("Find of SQL into strings", list, ids, err)
			first, err := gorm.G[string](e.DB).Raw("SELECT id FROM odd_people WHERE id = ?", p.ID).First(t.Context())
			same("generics into a string", first, ids[1], err)
			var anything []any
			err = e.Model(&OddPerson{}).Order("id").Pluck("id", &anything).Error
			same("Pluck into anything", anything, ids, err)
			var people []OddPerson
			err = e.Model(&OddPerson{}).Order("id").Scan(&people).Error
			if err != nil || len(people) != 2 || people[1].ID != p.ID || *people[1].BossID != boss.ID {
				t.Errorf("Scan into models: %+v, %v", people, err)
			}
			none := map[string]any{}
			tx := e.Model(&OddPerson{}).Where("name = ?", "nobody").Scan(&none)
			same("Scan of no row", fmt.Sprint(none, tx.RowsAffected), "map[] 0", tx.Error)
			pool, _ := e.DB.DB()
			same("connections in use", pool.Stats().InUse, 0, nil)

			m["name"] = "again"
			m["id"], m["boss_id"] = sqltype.NewV7().String(), m["id"]
			must(t, "Create of a map that was read", e.Model(&OddPerson{}).Create(m))
			var n int64
			must(t, "Count", e.Model(&OddPerson{}).Where("boss_id = ?", p.ID).Count(&n))
			same("rows by the map", n, 1, nil)
		})
	}
}

// TestAttrsAndAssign has values of other types than the fields of a new row: GORM dropped
// the error, and the row had a nil UUID.
func TestAttrsAndAssign(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			boss, p := oddPeople(t, e)
			upper := strings.ToUpper(p.ID.String())
			id, code := boss.ID, sqltype.CharUUID(p.ID)
			for i, attrs := range [][]any{
				{map[string]any{"boss_id": id.String(), "code": p.ID}},
				{map[string]any{"boss_id": uuid.UUID(id), "code": upper}},
				{map[string]any{"BossID": (*gofrs.UUID)(&id), "Code": uuid.NullUUID{UUID: uuid.UUID(p.ID), Valid: true}}},
				{map[string]any{"boss_id": sqltype.CharUUID(id), "code": sqltype.NativeUUID(p.ID)}},
				{OddPerson{BossID: &id, Code: &code}},
				{struct {
					BossID uuid.UUID
					Code   sqltype.UUID
				}{uuid.UUID(id), p.ID}},
				{map[string]any{"boss_id": id}, map[string]any{"code": p.ID}},
			} {
				for how, tx := range map[string]*gorm.DB{
					"Attrs":  e.Where(OddPerson{Name: fmt.Sprint("attrs", i)}).Attrs(attrs...),
					"Assign": e.Where(OddPerson{Name: fmt.Sprint("assign", i)}).Assign(attrs...),
				} {
					var made, stored OddPerson
					err := tx.FirstOrCreate(&made).Error
					if err == nil {
						err = e.First(&stored, "id = ? AND boss_id = ? AND code = ?", made.ID, id, p.ID).Error
					}
					if err != nil || *made.BossID != id || *made.Code != code {
						t.Errorf("%s of %T: %v %v, %v", how, attrs[0], made.BossID, made.Code, err)
					}
				}
			}
			text := p.ID.String()
			for _, attrs := range [][]any{
				{"name", p.ID}, {map[string]any{"name": &p.ID}}, {map[string]any{"Name": []byte(text), "code": p.ID}},
				{OddPerson{BossID: &id}, map[string]any{"name": UserID(p.ID), "code": UserID(p.ID)}},
				{struct{ Name, Code sqltype.UUID }{p.ID, p.ID}}, {clause.Eq{Column: "name", Value: p.ID}},
			} {
				for how, tx := range map[string]*gorm.DB{
					"Attrs": e.Where("name = 'nobody'").Attrs(attrs...), "Assign": e.Where("name = 'nobody'").Assign(attrs...),
				} {
					code := sqltype.CharUUID(p.ID)
					made := OddPerson{Code: &code}
					if err := tx.FirstOrInit(&made).Error; err != nil || made.Name != text || *made.Code != code {
						t.Errorf("%s of %T for FirstOrInit: %q %v, %v", how, attrs[0], made.Name, made.Code, err)
					}
				}
			}
			for _, wrong := range []any{map[string]any{"code": "no id"}, map[string]any{"boss_id": 7}} {
				if err := e.Where(OddPerson{Name: "wrong"}).Attrs(wrong).FirstOrCreate(&OddPerson{}).Error; err == nil {
					t.Errorf("Attrs(%v): no error", wrong)
				}
			}
			var n int64
			must(t, "Count", e.Model(&OddPerson{}).Where("name = ?", "wrong").Count(&n))
			if n != 0 {
				t.Errorf("%d rows of attributes that do not fit", n)
			}
		})
	}
}

// TestOddWrites has upserts, associations, keys of several columns by texts, and other spellings.
func TestOddWrites(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			boss, p := oddPeople(t, e)
			rows := func(what string, tx *gorm.DB, want int64) {
				t.Helper()
				if tx.Error != nil || tx.RowsAffected != want {
					t.Errorf("%s: %d rows, %v, want %d", what, tx.RowsAffected, tx.Error, want)
				}
			}
			must(t, "Updates by gorm.Expr", e.Model(&p).Updates(map[string]any{
				"boss_id": gorm.Expr("COALESCE(?, boss_id)", boss.ID.String()), "code": gorm.Expr("?", p.ID)}))
			rows("what it stored", e.Where("boss_id = ? AND code = ?", boss.ID, p.ID).Find(&[]OddPerson{}), 1)
			tag := OddTag{Name: "t1"}
			must(t, "an upsert by a text", e.Clauses(clause.OnConflict{Columns: []clause.Column{{Name: "name"}},
				DoUpdates: clause.Assignments(map[string]any{"id": p.Tags[0].ID.String()})}).Create(&tag))
			if tag.ID != p.Tags[0].ID {
				t.Errorf("the upsert has the key %v, want %v", tag.ID, p.Tags[0].ID)
			}
			if err := e.Model(&p).Association("Tags").Replace(&OddTag{Name: "t3"}); err != nil {
				t.Error(err)
			}
			var loaded OddPerson
			must(t, "Preload", e.Preload("Tags", "name = ?", "t3").Preload("Photos", "owner_id = ?", p.ID.String()).
				Preload("Boss").First(&loaded, "id = ?", strings.ToUpper(p.ID.String())))
			if len(loaded.Tags) != 1 || len(loaded.Photos) != 2 || loaded.Boss == nil {
				t.Errorf("loaded %+v", loaded)
			}
			loaded.Name = "saved"
			must(t, "Save", e.Save(&loaded))
			rows("after Save", e.Find(&[]OddPerson{}), 2)
			pairs := []OddPair{{sqltype.NewV7(), sqltype.NewV7(), 1}, {sqltype.NewV7(), sqltype.NewV7(), 2}, {sqltype.NewV7(), sqltype.NewV7(), 3}}
			must(t, "CreateInBatches", e.CreateInBatches(&pairs, 2))
			rows("an update of a key", e.Model(&OddPair{}).Where(map[string]any{"a": pairs[0].A.String(), "b": uuid.UUID(pairs[0].B)}).
				Updates(map[string]any{"n": 9, "b": pairs[1].B.String()}), 1)
			rows("by the new key", e.Where(&OddPair{A: pairs[0].A, B: pairs[1].B}).Find(&[]OddPair{}), 1)
			spelled := OddSpelled{ID: strings.ToUpper(sqltype.NewV7().String())}
			must(t, "Create", e.Create(&spelled))
			must(t, "First", e.First(&spelled))
			rows("by what was read", e.Where("id = ?", spelled.ID).Find(&[]OddSpelled{}), 1)
			rows("by a map of it", e.Where(map[string]any{"id": []string{spelled.ID}}).Find(&[]OddSpelled{}), 1)
			rows("by a struct of it", e.Where(&OddSpelled{ID: spelled.ID}).Find(&[]OddSpelled{}), 1)
			must(t, "Save of it", e.Save(&spelled))
			rows("after the Save", e.Find(&[]OddSpelled{}), 1)
			list := []sqltype.UUID{boss.ID, p.ID}
			must(t, "Updates of a list in JSON", e.Model(&spelled).Updates(OddSpelled{List: list}))
			var got OddSpelled
			if err := e.First(&got).Error; err != nil || fmt.Sprint(got.List) != fmt.Sprint(list) {
				t.Errorf("a list in JSON: %v, %v", got.List, err)
			}
			made, other := OddSpelled{}, sqltype.NewV7().String()
			must(t, "Attrs", e.Where(OddSpelled{ID: other}).Attrs(OddSpelled{List: list}).FirstOrCreate(&made))
			if got := (OddSpelled{}); e.First(&got, "id = ?", other).Error != nil || len(got.List) != 2 {
				t.Errorf("a list of Attrs: %v", got.List)
			}
			rows("a delete by it", e.Delete(&OddSpelled{}, "id = ?", spelled.ID), 1)
			rows("a soft delete", e.Where("id = ?", p.ID.String()).Delete(&OddPerson{}), 1)
			rows("Unscoped", e.Unscoped().Where("id = ?", p.ID.String()).Find(&[]OddPerson{}), 1)
		})
	}
}
