package gorm_test

import (
	"strings"
	"testing"

	"github.com/google/uuid"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
)

func (e *env) typeOf(t *testing.T, table, column string) string {
	t.Helper()
	var got string
	if err := e.Raw(e.columnType, table, column).Row().Scan(&got); err != nil {
		t.Fatalf("type of %s.%s: %v", table, column, err)
	}
	return got
}

// Sized has the tags that people put on ids of other libraries, a default, an
// index and a column type of its own.
type Sized struct {
	ID    uuid.UUID    `gorm:"size:36;primaryKey"`
	Other sqltype.UUID `gorm:"size:36;not null;index:idx_other,unique"`
	Maybe *uuid.UUID   `gorm:"index"`
	Plain [16]byte     `gorm:"-"`
}

// Before and After are one table, before and after columns were added.
type Before struct {
	ID   sqltype.UUID
	Name string
}

func (Before) TableName() string { return "grown" }

type After struct {
	ID      sqltype.UUID
	Name    string
	OwnerID *sqltype.UUID
	Owner   *Owner
	Ref     sqltype.NullUUID
	Age     int
}

func (After) TableName() string { return "grown" }

func TestAutoMigrate(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		all := append(models(), &Sized{})
		e.migrate(t, all...)

		t.Run("every column of an id has the engine's key type", func(t *testing.T) {
			for _, c := range []string{
				"owners.id", "owners.company_id", "owners.boss_id", "cards.owner_id", "pets.id", "langs.id",
				"owner_langs.owner_id", "owner_langs.lang_id", "members.tenant_id", "passports.owner_id",
				"orders.id", "orders.parent_id", "orders.ref_id", "events.id", "sizeds.id", "sizeds.other", "sizeds.maybe",
			} {
				table, column, _ := strings.Cut(c, ".")
				if got := e.typeOf(t, table, column); got != e.column {
					t.Errorf("%s is %s, want %s", c, got, e.column)
				}
			}
		})
		t.Run("a second run changes nothing", func(t *testing.T) {
			sent := e.log.during(func() { e.migrate(t, all...) })
			if len(sent) == 0 {
				t.Fatal("no statement was seen")
			}
			for _, s := range sent {
				for _, word := range []string{"ALTER ", "CREATE ", "DROP ", "COMMENT ON"} {
					if strings.Contains(strings.ToUpper(s), word) && !strings.HasPrefix(strings.ToUpper(strings.TrimSpace(s)), "SELECT") {
						t.Errorf("sent %s", s)
					}
				}
			}
		})
		t.Run("columns are added while the pool is in use", func(t *testing.T) {
			e.migrate(t, &Before{})
			b := Before{Name: "old"}
			must(t, "Create", e.Create(&b))
			for range 3 { // fills the caches of prepared statements
				var got []Before
				must(t, "Find", e.Find(&got))
				if _, err := e.DB.Migrator().ColumnTypes(&Before{}); err != nil {
					t.Fatalf("ColumnTypes: %v", err)
				}
			}
			e.migrate(t, &After{})
			again := e.log.during(func() { e.migrate(t, &After{}) })
			for _, s := range again {
				if strings.Contains(strings.ToUpper(s), "ALTER TABLE") {
					t.Errorf("the second run sent %s", s)
				}
			}
			for _, c := range []string{"owner_id", "ref"} {
				if got := e.typeOf(t, "grown", c); got != e.column {
					t.Errorf("%s is %s, want %s", c, got, e.column)
				}
			}
			var all []After // by the very statement that was cached for the old table
			err := e.Find(&all).Error
			if err != nil && strings.Contains(err.Error(), "0A000") {
				err = e.Find(&all).Error // pgx forgets a plan when it fails, with the plugin as without
			}
			if err != nil || len(all) != 1 || all[0].ID != b.ID {
				t.Errorf("%d rows, %v", len(all), err)
			}
			a := After{Name: "new", Owner: &Owner{Name: "of grown"}}
			must(t, "Create", e.Create(&a))
			if got := e.stored(t, "grown", "owner_id", "name = ?", "new"); got != hexOf(a.Owner.ID) {
				t.Errorf("owner_id is %s, want %s", got, hexOf(a.Owner.ID))
			}
			var old After
			must(t, "First", e.First(&old, b.ID))
			if old.Name != "old" || old.OwnerID != nil || old.Ref.Valid {
				t.Errorf("the old row reads %+v", old)
			}
		})
		t.Run("foreign keys hold", func(t *testing.T) {
			id := zeroes(123)
			if err := e.Create(&Owner{Name: "dangling", CompanyID: &id}).Error; err == nil {
				t.Error("a row without its company was inserted")
			}
			if !e.DB.Migrator().HasConstraint(&Owner{}, "Company") {
				t.Error("there is no foreign key on company_id")
			}
		})
		t.Run("the migrator's other abilities are there", func(t *testing.T) {
			m := e.DB.Migrator()
			if !m.HasTable(&Owner{}) || !m.HasColumn(&Owner{}, "company_id") || !m.HasIndex(&Sized{}, "idx_other") {
				t.Error("table, column or index not found")
			}
			if err := m.DropIndex(&Sized{}, "idx_other"); err != nil {
				t.Errorf("DropIndex: %v", err)
			}
			if err := m.CreateIndex(&Sized{}, "idx_other"); err != nil {
				t.Errorf("CreateIndex: %v", err)
			}
			if err := m.AlterColumn(&Sized{}, "Other"); err != nil {
				t.Errorf("AlterColumn: %v", err)
			}
			if got := e.typeOf(t, "sizeds", "other"); got != e.column {
				t.Errorf("after AlterColumn the type is %s", got)
			}
			if err := m.RenameColumn(&Sized{}, "maybe", "perhaps"); err == nil {
				_ = m.RenameColumn(&Sized{}, "perhaps", "maybe")
			}
			if err := m.DropTable(&Sized{}); err != nil {
				t.Errorf("DropTable: %v", err)
			}
		})
		t.Run("an explicit type stays", func(t *testing.T) {
			type Tagged struct {
				ID   sqltype.UUID
				Note sqltype.UUID `gorm:"type:varchar(40)"`
			}
			stmt := &gorm.Statement{DB: e.DB}
			if err := stmt.Parse(&Tagged{}); err != nil {
				t.Fatal(err)
			}
			m := e.DB.Migrator()
			if got := m.FullDataTypeOf(stmt.Schema.LookUpField("Note")).SQL; got != "varchar(40)" {
				t.Errorf("type %s, want that of the tag", got)
			}
		})
	})
}
