package gorm_test

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"slices"
	"strings"
	"testing"

	gofrs "github.com/gofrs/uuid/v5"
	"github.com/google/uuid"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// OddHost has a field of each kind of id.
type OddHost struct {
	ID   sqltype.UUID
	Goo  uuid.UUID
	Gof  *gofrs.UUID
	Nul  uuid.NullUUID
	Bare Bare
	Nat  sqltype.NativeUUID
	Txt  sqltype.CharUUID
	Hex  sqltype.HexUUID
	Swp  sqltype.SwappedUUID
	Str  string `gorm:"size:36" uuid:"none"`
	Raw  []byte `gorm:"size:16" uuid:"none"`
	Num  int
	Name string `gorm:"size:9"`
}

var oddColumns = []string{"goo", "gof", "nul", "bare", "nat", "txt", "hex", "swp", "str", "raw"}

func oddHost(name string, id sqltype.UUID) OddHost {
	return OddHost{Name: name, Goo: uuid.UUID(id), Gof: (*gofrs.UUID)(&id), Nul: uuid.NullUUID{UUID: uuid.UUID(id), Valid: true},
		Bare: Bare(id), Nat: sqltype.NativeUUID(id), Txt: sqltype.CharUUID(id), Hex: sqltype.HexUUID(id), Swp: sqltype.SwappedUUID(id),
		Str: id.String(), Raw: id[:]}
}

// oddArguments are one id as programs have it.
func oddArguments(id sqltype.UUID) []any {
	return []any{id, id.String(), sql.NullString{String: id.String(), Valid: true},
		&sql.Null[string]{V: id.String(), Valid: true}, []byte(id.String()), Bare(id), sqltype.HexUUID(id)}
}

// oddHosts makes two rows.
func oddHosts(t *testing.T, tg target) (e *env, id sqltype.UUID) {
	t.Helper()
	e, id = tg.open(t), sqltype.NewV7()
	e.migrate(t, &OddHost{})
	must(t, "Create", e.Create(&[]OddHost{oddHost("a", id), oddHost("b", sqltype.NewV7())}))
	return e, id
}

// TestOddPlaces has arguments in places and of types that were not seen: no row was found, and no
// error was given.
func TestOddPlaces(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e, id := oddHosts(t, tg)
			check := func(name, c string, arg any, tx *gorm.DB) {
				t.Helper()
				var got []OddHost
				if err := tx.Find(&got).Error; err != nil || len(got) != 1 || got[0].Name != "a" {
					t.Errorf("%s of %s with a %T: %d rows, %v", name, c, arg, len(got), err)
				}
			}
			for _, c := range oddColumns {
				for _, arg := range oddArguments(id) {
					check("=", c, arg, e.Where(c+" = ?", arg))
					check("IN", c, arg, e.Where(c+" IN ?", []any{arg}))
					check("Raw", c, arg, e.Raw("SELECT * FROM odd_hosts WHERE "+c+" = ?", arg))
				}
				text := id.String()
				check("an array", c, text, e.Where(c+" IN ?", [1]string{text}))
				check("comments", c, text, e.Where("name <> 'a (' AND "+c+" /* = */ = -- (\n ?", text))
				check("a column", c, text, e.Where("? = ?", clause.Column{Name: c}, text))
				check("a column of a table", c, text, e.Where("? IN ?", clause.Column{Table: "odd_hosts", Name: c}, []string{text}))
				check("SQL", c, text, e.Where("? = ?", gorm.Expr(c), text))
				check("a subquery of Raw", c, text, e.Where("id IN (?)", e.Raw("SELECT id FROM odd_hosts WHERE "+c+" = ?", text)))
				check("a list of tables", c, text, e.Raw("SELECT h.* FROM (SELECT 1 AS one) o, odd_hosts h WHERE h."+c+" = ?", text))
				check("Table of a list", c, text, e.Table("odd_hosts h, (SELECT 1 AS one) o").Where("h."+c+" = ?", text))
				if c != "raw" || tg.profile.Wire() == engine.WireBytes { // a bytea is no text
					check("a CASE", c, text, e.Where("(CASE WHEN num = 0 THEN "+c+" END) = ?", text))
				}
				sub := func() *gorm.DB { return e.Model(&OddHost{}) }
				for name, tx := range map[string]*gorm.DB{
					"the table":  e.Table("(?) AS u", sub()).Where("u."+c+" = ?", text),
					"SQL":        e.Table("(?) AS u", e.Raw("SELECT * FROM odd_hosts")).Where(c+" = ?", text),
					"an alias":   e.Table("(?) AS u", sub().Select(c+" AS x")).Where("u.x = ?", text),
					"SQL by Raw": e.Raw("SELECT 1 FROM (SELECT "+c+" AS x FROM odd_hosts) u WHERE x = ?", text),
					"a CTE":      e.Raw("WITH u AS (SELECT "+c+" AS x FROM odd_hosts) SELECT 1 FROM u WHERE u.x = ?", text),
					"a FROM": sub().Clauses(clause.From{Tables: []clause.Table{{Name: "odd_hosts"}},
						Joins: []clause.Join{{Table: clause.Table{Name: "odd_hosts", Alias: "o"}, ON: clause.Where{
							Exprs: []clause.Expression{clause.Eq{Column: clause.Column{Table: "o", Name: c}, Value: text},
								clause.Expr{SQL: "o.id = odd_hosts.id"}}}}}}),
				} {
					var n []map[string]any
					if err := tx.Select("1 AS one").Find(&n).Error; err != nil || len(n) != 1 {
						t.Errorf("a subquery as %s by %s: %d rows, %v", name, c, len(n), err)
					}
				}
				var report []struct{ Goo, Name string }
				if err := e.Table("(?) AS m", sub()).Where("m.goo = ?", id).Find(&report).Error; err != nil || len(report) != 1 {
					t.Errorf("a report of a subquery: %v, %v", report, err)
				}
				var renamed []struct{ X string }
				tx := e.Table("(?) AS m", sub().Select("goo AS x")).Where("x = ?", text)
				if err := tx.Find(&renamed).Error; err != nil || len(renamed) != 1 {
					t.Errorf("a report of a renamed column: %v, %v", renamed, err)
				}
				check("WHEN", c, text, e.Where("CASE "+c+" WHEN ? THEN 1 ELSE 0 END = 1", text))
				if tg.profile != engine.PostgreSQL { // its parameter is a text there
					check("THEN", c, text, e.Where(c+" = CASE WHEN num = 0 THEN ? ELSE NULL END", text))
				}
			}
			check("before columns of one form", "goo", id, e.Where("? IN (goo, gof, nul)", id.String()))
			if err := e.Where("? NOT IN (goo, hex)", id).Delete(&OddHost{}).Error; !errors.Is(err, gormplugin.ErrPlace) {
				t.Errorf("before columns of two forms: %v, want ErrPlace", err)
			}
			if tg.profile == engine.SQLite {
				check("COLLATE", "goo", id.String(), e.Where("goo COLLATE binary = ?", id.String()))
			}
			if tg.profile == engine.MySQL || tg.profile == engine.MariaDB {
				check("BINARY", "goo", id.String(), e.Where("goo = BINARY ?", id.String()))
				other := sqltype.NewV7()
				must(t, "INSERT IGNORE", e.Exec("INSERT IGNORE odd_hosts (id, name, goo) VALUES (?, 'i', ?)",
					other.String(), other.String()))
				must(t, "what it stored", e.Where("goo = ? AND id = ?", other, other).First(&OddHost{}))
				check("IF", "goo", id.String(), e.Where("IF(num = 0, ?, NULL) = goo", id.String()))
				check("IF for a text", "txt", id, e.Where("IF(num = 0, ?, NULL) = txt", id))
				check("FIELD", "goo", id, e.Where("FIELD(goo, ?) = ?", id, 1))
			}
			for name, tx := range map[string]*gorm.DB{
				"a list of numbers":  e.Where("goo IN ?", []int{0}).Delete(&OddHost{}),
				"an array of them":   e.Where("goo IN (?)", [1]int64{0}).Delete(&OddHost{}),
				"by name":            e.Where("goo IN @n", sql.Named("n", []int{0})).Delete(&OddHost{}),
				"Exec":               e.Exec("DELETE FROM odd_hosts WHERE goo = ?", 0),
				"Table":              e.Table("odd_hosts").Where("goo = ?", 0).Delete(nil),
				"an id of no Value":  e.Where(map[string]any{"swp": Bare(id)}).Find(&[]OddHost{}),
				"an id for a number": e.Exec("DELETE FROM odd_hosts WHERE num = ?", id),
			} {
				if !errors.Is(tx.Error, gormplugin.ErrIDArgument) || tx.RowsAffected != 0 {
					t.Errorf("%s: %d rows, %v, want ErrIDArgument", name, tx.RowsAffected, tx.Error)
				}
			}
		})
	}
}

// A turnedID sends its bytes in an order of its own.
type turnedID [16]byte

func (t turnedID) Value() (driver.Value, error) {
	slices.Reverse(t[:])
	return t[:], nil
}

// TestIDsOfUnknownForms has ids of types whose Value does not show the id. They found no row, and
// "<>" found every one.
func TestIDsOfUnknownForms(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e, id := oddHosts(t, tg)
			for _, c := range []string{"goo", "nul", "txt", "swp"} {
				for name, tx := range map[string]*gorm.DB{
					"=":      e.Where(c+" = ?", turnedID(id)).Find(&[]OddHost{}),
					"<>":     e.Where(c+" <> ?", turnedID(id)).Delete(&OddHost{}),
					"IN":     e.Where(c+" IN ?", []turnedID{turnedID(id)}).Find(&[]OddHost{}),
					"Update": e.Model(&OddHost{}).Where("num = 0").Update(c, turnedID(id)),
					"Exec":   e.Exec("DELETE FROM odd_hosts WHERE "+c+" <> ?", turnedID(id)),
				} {
					if !errors.Is(tx.Error, gormplugin.ErrPlace) || tx.RowsAffected != 0 {
						t.Errorf("%s of %s: %d rows, %v, want ErrPlace", name, c, tx.RowsAffected, tx.Error)
					}
				}
			}
		})
	}
}

// The structs of one table: the model, what a report reads, and one that stores other ids.
type (
	OddModel  struct{ ID, Ref sqltype.UUID }
	OddReport struct{ ID, Ref, Extra, More string }
	OddOther  struct {
		ID  sqltype.UUID
		Ref sqltype.CharUUID
	}
	OddString struct{ ID string }
	OddRead   struct {
		ID   uuid.UUID
		Name string
	}
)

func (OddModel) TableName() string  { return "odd_shared" }
func (OddReport) TableName() string { return "odd_shared" }
func (OddOther) TableName() string  { return "odd_shared" }
func (OddString) TableName() string { return "odd_strings" }
func (OddRead) TableName() string   { return "odd_strings" }

// TestStructsOfOneTable has a struct of strings that reads the table of a model. It decided the form
// of the ids in later SQL: none was found, and NOT IN deleted them all.
func TestStructsOfOneTable(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &OddModel{}, &OddString{})
			id, ref := sqltype.NewV7(), sqltype.NewV7()
			must(t, "Create", e.Create(&[]OddModel{{id, ref}, {ref, id}}))
			must(t, "Create", e.Create(&OddString{id.String()}))
			must(t, "Find", e.Select("id").Find(&[]OddReport{}))
			must(t, "Find", e.Select("id").Find(&[]OddRead{}))
			for _, arg := range []any{id, uuid.UUID(id), id.String()} {
				for name, tx := range map[string]*gorm.DB{
					"Raw":        e.Raw("SELECT id FROM odd_shared WHERE id = ?", arg),
					"NOT IN":     e.Raw("SELECT id FROM odd_shared WHERE id NOT IN ?", []any{arg}),
					"a subquery": e.Model(&OddModel{}).Where("id IN (SELECT id FROM odd_shared WHERE id = ?)", arg),
					"Table":      e.Table("odd_shared").Where("id = ?", arg),
					"the report": e.Select("id").Where("id = ?", arg).Model(&OddReport{}),
					"strings":    e.Raw("SELECT id FROM odd_strings WHERE id = ?", arg),
				} {
					var got []sqltype.UUID
					if err := tx.Select("id").Scan(&got).Error; err != nil || len(got) != 1 {
						t.Errorf("%s with a %T: %v, %v", name, arg, got, err)
					}
				}
				tx := e.Begin()
				if tx = tx.Exec("DELETE FROM odd_shared WHERE id NOT IN (?)", []any{arg, ref}); tx.RowsAffected != 0 {
					t.Errorf("NOT IN with a %T deleted %d rows, %v", arg, tx.RowsAffected, tx.Error)
				}
				tx.Rollback()
			}
			must(t, "Find", e.Limit(0).Find(&[]OddOther{}))
			tx := e.Begin()
			if err := tx.Exec("DELETE FROM odd_shared WHERE ref <> ?", id).Error; err != nil {
				t.Errorf("a column that the model which was migrated decides: %v", err)
			}
			tx.Rollback()
			must(t, "of one model", e.Model(&OddModel{}).Where("ref = ?", id).First(&OddModel{}))
		})
	}
}

// TestOddAssignments sets ids in ways in which they were stored in another form than the column's,
// or not at all, without an error.
func TestOddAssignments(t *testing.T) {
	type texts struct{ Goo, Gof, Nul, Bare, Nat, Txt, Hex, Swp, Str, Raw string }
	type ids struct {
		Goo, Gof, Nul, Bare, Nat sqltype.CharUUID
		Txt, Hex, Swp, Str, Raw  uuid.UUID
	}
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e, _ := oddHosts(t, tg)
			id := sqltype.NewV7()
			want := oddHost("a", id)
			stored := func(what string, tx *gorm.DB, columns ...string) {
				t.Helper()
				var got OddHost
				for _, c := range columns {
					if err := tx.First(&got, "name = ? AND "+c+" = ?", "a", id).Error; err != nil {
						t.Errorf("%s: by %s: %v", what, c, err)
					}
				}
			}
			in := func(what string, run func(tx *gorm.DB) error, columns ...string) {
				t.Helper()
				tx := e.Begin()
				defer tx.Rollback()
				if err := run(tx); err != nil {
					t.Errorf("%s of %v: %v", what, columns, err)
					return
				}
				stored(what, tx, columns...)
			}
			s, u := id.String(), uuid.UUID(id)
			for name, other := range map[string]any{
				"texts": texts{s, s, s, s, s, s, s, s, s, s},
				"ids": &ids{sqltype.CharUUID(id), sqltype.CharUUID(id), sqltype.CharUUID(id), sqltype.CharUUID(id), sqltype.CharUUID(id),
					u, u, u, u, u},
			} {
				in("a struct of "+name, func(tx *gorm.DB) error {
					host := OddHost{Name: "a"}
					err := tx.Model(&host).Where("name = ?", "a").Updates(other).Error
					if host.Goo != want.Goo || host.Txt != want.Txt || host.Swp != want.Swp {
						t.Errorf("a struct of %s: in memory %+v", name, host)
					}
					return err
				}, oddColumns...)
			}
			for _, c := range oddColumns {
				for _, arg := range oddArguments(id) {
					in("Exec", func(tx *gorm.DB) error {
						return tx.Exec("UPDATE odd_hosts SET "+c+" = ? WHERE name = ?", arg, "a").Error
					}, c)
					in("Assign", func(tx *gorm.DB) error {
						return tx.Where("name = ?", "a").Assign(map[string]any{c: arg}).FirstOrCreate(&OddHost{}).Error
					}, c)
					in("FirstOrCreate", func(tx *gorm.DB) error {
						if err := tx.Exec("DELETE FROM odd_hosts").Error; err != nil {
							return err
						}
						return tx.Where("name", "a").Where(clause.Eq{Column: c, Value: arg}).FirstOrCreate(&OddHost{}).Error
					}, c)
					in("INSERT of a SELECT", func(tx *gorm.DB) error {
						if err := tx.Exec("DELETE FROM odd_hosts").Error; err != nil {
							return err
						}
						return tx.Exec("INSERT INTO odd_hosts (id, name, "+c+") SELECT ?, ?, ?", id, "a", arg).Error
					}, c)
				}
			}
			in("a subquery", func(tx *gorm.DB) error {
				if err := tx.Model(&OddHost{}).Where("name = ?", "b").Update("goo", s).Error; err != nil {
					return err
				}
				other := tx.Session(&gorm.Session{NewDB: true}).Table("odd_hosts AS o").Select("o.goo").Where("o.goo = ?", s)
				if tg.name[0] == 'M' { // reads no table that it updates
					other = tx.Session(&gorm.Session{NewDB: true}).Table("(?) AS x", other).Select("x.goo")
				}
				return tx.Model(&OddHost{}).Where("name = ?", "a").Update("goo", other).Error
			}, "goo")
			if tg.profile.Wire() == engine.WireBytes {
				if err := e.Exec("INSERT INTO odd_hosts VALUES (?, ?)", s, s).Error; !errors.Is(err, gormplugin.ErrPlace) {
					t.Errorf("an INSERT without columns: %v, want ErrPlace", err)
				}
			}
			choose := map[bool]string{true: "CASE WHEN 1=1 THEN ? ELSE txt END", false: "IF(1=1, ?, txt)"}[tg.name[0] != 'M']
			in("gorm.Expr of a choice", func(tx *gorm.DB) error {
				return tx.Model(&OddHost{}).Where("name = ?", "a").Update("txt", gorm.Expr(choose, id)).Error
			}, "txt")
			for name, run := range map[string]func(tx *gorm.DB) *gorm.DB{
				"a subquery of Raw": func(tx *gorm.DB) *gorm.DB {
					return tx.Model(&OddHost{}).Where("1=1").Update("txt", e.Raw("SELECT ?", id))
				},
				"by name": func(tx *gorm.DB) *gorm.DB {
					return tx.Where("@id <> 'x'", sql.Named("id", id)).Delete(&OddHost{})
				},
				"UNION": func(tx *gorm.DB) *gorm.DB {
					return tx.Exec("INSERT INTO odd_hosts (name, txt) SELECT 'x', ? UNION ALL SELECT 'y', ?", id, id)
				},
				"a derived table": func(tx *gorm.DB) *gorm.DB {
					return tx.Exec("INSERT INTO odd_hosts (id) SELECT * FROM (SELECT ? AS id) AS x", id)
				},
				"a CTE": func(tx *gorm.DB) *gorm.DB {
					return tx.Exec("INSERT INTO odd_hosts (txt) WITH w AS (SELECT ? AS x) SELECT x FROM w", id)
				},
			} {
				tx := e.Begin()
				got := run(tx)
				lost := name == "a derived table" && tg.profile == engine.MariaDB // it takes the bytes for a text
				if errors.Is(got.Error, gormplugin.ErrPlace) != lost {
					t.Errorf("%s: %d rows, %v, want ErrPlace: %t", name, got.RowsAffected, got.Error, lost)
				}
				tx.Rollback()
			}
			if tg.profile == engine.MariaDB { // it takes these for texts
				for name, tx := range map[string]*gorm.DB{
					"a CTE":  e.Raw("WITH w AS (SELECT ? AS x) SELECT h.* FROM odd_hosts h JOIN w ON w.x = h.goo", id),
					"VALUES": e.Where("(num, goo) IN (VALUES (0, ?))", id),
				} {
					if err := tx.Find(&[]OddHost{}).Error; !errors.Is(err, gormplugin.ErrPlace) {
						t.Errorf("%s: %v, want ErrPlace", name, err)
					}
				}
			}
			if err := e.Model(&OddHost{}).Where("name = ?", "a").Updates(struct{ Goo string }{"no id"}).Error; tg.profile.Wire() == engine.WireBytes && !errors.Is(err, gormplugin.ErrTextValue) {
				t.Errorf("a struct with a text that is no id: %v, want ErrTextValue", err)
			}
		})
	}
}

// TestNumbersOfOtherTables has numbers for columns that are called as one of an id, and are of
// another table or of a subquery. They were refused.
func TestNumbersOfOtherTables(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e, id := oddHosts(t, tg)
			must(t, "CREATE", e.Exec("DROP TABLE IF EXISTS odd_numbers"))
			must(t, "CREATE", e.Exec("CREATE TABLE odd_numbers (id integer, host "+tg.profile.KeyType()+")"))
			defer e.Exec("DROP TABLE odd_numbers")
			var own OddHost
			must(t, "First", e.First(&own, "goo = ?", id))
			must(t, "INSERT", e.Exec("INSERT INTO odd_numbers (id, host) VALUES (?, ?)", 5, own.ID))
			join := "JOIN odd_numbers n ON n.host = odd_hosts.id"
			raw := "SELECT odd_hosts.* FROM odd_hosts "
			for name, tx := range map[string]*gorm.DB{
				"a join":          e.Joins(join).Where("n.id = ?", 5),
				"a Raw join":      e.Raw(raw+join+" WHERE n.id IN ?", []int{5}),
				"Table":           e.Table("odd_hosts").Joins(join).Where("n.id = ?", 5),
				"an alias":        e.Table("odd_hosts AS h").Joins("JOIN odd_numbers n ON n.host = h.id").Where("n.id = ?", 5),
				"a list":          e.Table("odd_hosts h, odd_numbers n").Select("h.*").Where("n.host = h.id AND n.id = ?", 5),
				"a subquery":      e.Where("id IN (SELECT host FROM odd_numbers WHERE id = ?)", 5),
				"by name":         e.Where("id IN (SELECT host FROM odd_numbers WHERE id = @n)", sql.Named("n", 5)),
				"LIMIT":           e.Where("id = (SELECT host FROM odd_numbers LIMIT ?)", 1),
				"a Raw subquery":  e.Raw(raw+"WHERE id IN (SELECT host FROM odd_numbers WHERE id IN ?)", []int{5}),
				"a derived table": e.Raw(raw+"JOIN (SELECT num AS id, name FROM odd_hosts) x ON x.name = odd_hosts.name WHERE x.id = ? AND x.name = 'a'", 0),
				"a CTE":           e.Raw("WITH n AS (SELECT * FROM odd_numbers WHERE id < ?) "+raw+"JOIN n ON n.host = odd_hosts.id WHERE n.id = ?", 6, 5),
			} {
				if name == "LIMIT" && e.isTSQL() { // has none
					continue
				}
				var got []OddHost
				if err := tx.Find(&got).Error; err != nil || len(got) != 1 || got[0].ID != own.ID {
					t.Errorf("%s: %d rows, %v", name, len(got), err)
				}
			}
			for name, tx := range map[string]*gorm.DB{
				"a subquery":       e.Where("id IN (SELECT host FROM odd_numbers) AND odd_hosts.goo = ?", 0).Delete(&OddHost{}),
				"of it":            e.Where("num IN (SELECT num FROM odd_hosts WHERE goo = ?)", 0).Delete(&OddHost{}),
				"Exec":             e.Exec("DELETE FROM odd_hosts WHERE id IN (SELECT host FROM odd_numbers) AND goo = ?", 0),
				"another's column": e.Table("odd_numbers n, odd_hosts h").Where("h.goo = ?", 0).Find(&[]OddHost{}),
			} {
				if !errors.Is(tx.Error, gormplugin.ErrIDArgument) {
					t.Errorf("%s: %v, want ErrIDArgument", name, tx.Error)
				}
			}
		})
	}
}

// OddText has a text and bytes under names that are of other forms in OddHost.
type OddText struct {
	Goo string `gorm:"size:36"`
	Num sqltype.UUID
}

// TestIDsOfASubquery has ids for columns of a subquery's table, which are called as other columns
// of the model: no row was found, or the id was refused.
func TestIDsOfASubquery(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e, id := oddHosts(t, tg)
			must(t, "DROP", e.Exec("DROP TABLE IF EXISTS odd_texts"))
			e.migrate(t, &OddText{})
			must(t, "INSERT", e.Exec("INSERT INTO odd_texts (goo, num) VALUES (?, ?)", id.String(), id))
			raw := "SELECT * FROM odd_hosts WHERE "
			for _, arg := range []any{id, id.String()} {
				for name, tx := range map[string]*gorm.DB{
					"a text":         e.Where("goo IN (SELECT num FROM odd_texts WHERE goo = ?)", arg),
					"a join":         e.Table("odd_texts").Select("h.*").Joins("JOIN odd_hosts h ON h.goo = odd_texts.num").Where("h.goo = ?", arg),
					"a join's own":   e.Table("odd_texts").Select("h.*").Joins("JOIN odd_hosts h ON h.goo = odd_texts.num").Where("odd_texts.goo = ?", arg),
					"an alias":       e.Where("goo IN (SELECT t.num FROM odd_texts t WHERE t.goo = ?)", arg),
					"by name":        e.Where("goo IN (SELECT num FROM odd_texts WHERE goo = @id)", sql.Named("id", arg)),
					"Raw":            e.Raw(raw+"goo IN (SELECT num FROM odd_texts WHERE goo = ?)", arg),
					"after it":       e.Raw(raw+"goo IN (SELECT num FROM odd_texts) AND goo = ?", arg),
					"that is nested": e.Where("EXISTS (SELECT 1 FROM odd_texts t WHERE (t.goo = ?) AND t.num = odd_hosts.goo)", arg),
					"for a number":   e.Where("goo IN (SELECT num FROM odd_texts WHERE num IN ?)", []any{id}),
					"its outer":      e.Where("EXISTS (SELECT 1 FROM odd_texts t WHERE odd_hosts.gof = ?)", arg),
				} {
					if name == "for a number" && tg.profile.Wire() == engine.WireText {
						continue // no table is read there, and the id is refused
					}
					var got []OddHost
					if err := tx.Find(&got).Error; err != nil || len(got) != 1 || got[0].Name != "a" {
						t.Errorf("%s with a %T: %d rows, %v", name, arg, len(got), err)
					}
				}
			}
		})
	}
}

// TestTextsNamedAsIDs reads texts of sixteen bytes, and ids, under other names than their columns'.
// Such a text became one of an id.
func TestTextsNamedAsIDs(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e, id := oddHosts(t, tg)
			const token = "sixteencharacter"
			must(t, "UPDATE", e.Exec("UPDATE odd_hosts SET str = ? WHERE goo = ?", token, id))
			for columns, want := range map[string]string{
				"str AS id": token, "UPPER(str) AS goo": strings.ToUpper(token), "odd_hosts.str as gof": token,
				"goo AS other": id.String(), "COALESCE(goo, gof) AS other": id.String(), "gof AS id": id.String(),
				"CASE WHEN num = 0 THEN goo END AS gof": id.String(), "goo other": id.String(),
				"(SELECT h.goo FROM odd_hosts h WHERE h.id = odd_hosts.id) AS other": id.String(),
				"coalesce(goo,gof)": id.String(), "goo AS " + e.Statement.Quote("the id"): id.String(),
			} {
				tx := e.Table("odd_hosts").Select(columns).Where("name = ?", "a")
				var list []string
				var rows []map[string]any
				if err := tx.Session(&gorm.Session{}).Find(&list).Error; err != nil || len(list) != 1 || list[0] != want {
					t.Errorf("%s: Find of strings gives %q, %v, want %q", columns, list, err, want)
				}
				var nulls []sql.NullString
				if err := tx.Session(&gorm.Session{}).Find(&nulls).Error; err != nil || len(nulls) != 1 || nulls[0].String != want {
					t.Errorf("%s: Find of NullStrings gives %v, %v, want %q", columns, nulls, err, want)
				}
				if err := tx.Session(&gorm.Session{}).Find(&rows).Error; err != nil || len(rows) != 1 {
					t.Errorf("%s: %d rows, %v", columns, len(rows), err)
				}
				for name, v := range rows[0] {
					if p, ok := v.(*any); ok { // SQLite's of an expression
						v = *p
					}
					if v != want {
						t.Errorf("%s: Find gives %s %v, want %q", columns, name, v, want)
					}
				}
			}
		})
	}
}

// OddName has names that SQL must quote.
type OddName struct {
	ID   int                 `gorm:"autoIncrement:false"`
	Goo  uuid.UUID           `gorm:"column:the id"`
	Text sqltype.CharUUID    `gorm:"column:usr$text"`
	Next *sqltype.UUID       `gorm:"column:select"`
	Hash sqltype.SwappedUUID `gorm:"column:größe"`
}

func (OddName) TableName() string { return "odd names" }

// TestOddNames has columns and tables with blanks, and columns with the name of their database. No
// row was found by the text of an id.
func TestOddNames(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e := tg.open(t)
			e.migrate(t, &OddName{})
			id := sqltype.NewV7()
			row := func(n int, id sqltype.UUID) OddName {
				return OddName{n, uuid.UUID(id), sqltype.CharUUID(id), &id, sqltype.SwappedUUID(id)}
			}
			must(t, "Create", e.Create(&[]OddName{row(1, id), row(2, sqltype.NewV7())}))
			q := func(name string) string { return e.quote(t, name) }
			database := map[bool]string{true: "main", false: "public"}[strings.HasPrefix(tg.name, "SQLite")]
			switch {
			case tg.isTSQL():
				database = "dbo"
			case tg.name[0] == 'M':
				must(t, "DATABASE", e.Raw("SELECT database()").Scan(&database))
			}
			for _, c := range []string{"the id", "usr$text", "select", "größe"} {
				own := q("odd names") + "." + q(c)
				conditions := []string{q(c) + " = ?", own + " = ?", q(database) + "." + own + " = ?", "? = " + q(c),
					"EXISTS (SELECT 1 FROM " + q("odd names") + " AS " + q("a b") + " WHERE " + q("a b") + "." + q(c) + " = ?" +
						" AND " + q("a b") + ".id = " + q("odd names") + ".id)"}
				if strings.HasPrefix(tg.name, "SQLite") {
					conditions = append(conditions, "["+c+"] = ?", "[odd names].["+c+"] = ?")
				}
				for _, arg := range []any{id, id.String(), gofrs.UUID(id)} {
					for _, cond := range conditions {
						for how, tx := range map[string]*gorm.DB{
							"Where": e.Model(&OddName{}).Where(cond, arg).Select("id"),
							"Raw":   e.Raw("SELECT id FROM "+q("odd names")+" WHERE "+cond, arg),
						} {
							var got []int
							if err := tx.Scan(&got).Error; err != nil || !slices.Equal(got, []int{1}) {
								t.Errorf("%s(%s) with a %T: %v, %v", how, cond, arg, got, err)
							}
						}
					}
				}
			}
		})
	}
}

// OddPath has ids within a text, as the path of a tree.
type OddPath struct {
	ID   sqltype.UUID
	Path string `gorm:"size:200"`
}

// An id within a text is its text, however the texts are joined.
func TestAnIDWithinAPathIsItsText(t *testing.T) {
	for _, tg := range matrixTargets() {
		t.Run(tg.name, func(t *testing.T) {
			tg.byDay(t, matrixTargets())
			e, id := tg.open(t), sqltype.NewV7()
			e.migrate(t, &OddPath{})
			other := sqltype.NewV7()
			must(t, "Create", e.Create(&[]OddPath{{Path: "/" + id.String() + "/" + other.String() + "/"}, {Path: "/" + other.String() + "/"}}))
			pattern := "CONCAT('%/', ?, '/%')"
			if p := e.Dialector.Name(); p == "sqlite" || p == "postgres" { // || is OR elsewhere
				pattern = "'%/' || ? || '/%'"
			}
			for _, arg := range oddArguments(id) {
				if _, is := arg.([]byte); is && tg.profile == engine.PostgreSQL {
					continue // a bytea there, whatever it holds
				}
				var got, raw []OddPath
				must(t, "Find", e.Where("path LIKE "+pattern, arg).Find(&got))
				must(t, "Scan", e.Raw("SELECT * FROM odd_paths WHERE path LIKE "+pattern, arg).Scan(&raw))
				if len(got) != 1 || len(raw) != 1 {
					t.Errorf("with a %T: %d rows, and %d by Raw", arg, len(got), len(raw))
				}
			}
		})
	}
}
