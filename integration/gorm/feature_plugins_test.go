package gorm_test

import (
	"errors"
	"strings"
	"sync"
	"testing"

	driver "github.com/go-sql-driver/mysql"
	"gorm.io/driver/postgres"
	"gorm.io/driver/sqlite"
	"gorm.io/gorm"
	"gorm.io/gorm/clause"
	"gorm.io/plugin/dbresolver"
	"gorm.io/plugin/optimisticlock"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// TestResolver has a source and a replica: what is written goes to the one, what
// is read comes from the other, and a key is read again where it was written.
func TestResolver(t *testing.T) {
	for _, first := range []string{"plugin first", "resolver first"} {
		for _, prepared := range []bool{false, true} {
			t.Run(first+map[bool]string{true: ", prepared statements"}[prepared], func(t *testing.T) {
				tg := targets()[0]
				tg.prepared = prepared
				e := tg.bare(t)
				_, replica := dbtest.SQLite.Own(t)
				plugin := gormplugin.New(gormplugin.Config{})
				resolver := dbresolver.Register(dbresolver.Config{Replicas: []gorm.Dialector{sqlite.New(sqlite.Config{Conn: replica})}})
				plugins := []gorm.Plugin{plugin, resolver}
				if first == "resolver first" {
					plugins[0], plugins[1] = resolver, plugin
				}
				for _, p := range plugins {
					if err := e.Use(p); err != nil {
						t.Fatalf("Use of %s: %v", p.Name(), err)
					}
				}
				e.migrate(t, &Tag{})
				if err := e.Clauses(dbresolver.Read).Exec("CREATE TABLE tags (id blob PRIMARY KEY, code text, shelf text, slot integer, note text)").Error; err != nil {
					t.Fatal(err)
				}
				tag := Tag{Code: "go"}
				must(t, "Create", e.Create(&tag))
				must(t, "Create on the replica", e.Clauses(dbresolver.Read).Exec("INSERT INTO tags (id, code, shelf, slot, note) VALUES (?, 'replica', NULL, 0, '')", tag.ID))
				var got, written Tag
				must(t, "First", e.First(&got, tag.ID))
				must(t, "First of the source", e.Clauses(dbresolver.Write).First(&written, tag.ID))
				if got.Code != "replica" || written.Code != "go" {
					t.Errorf("read %q from the replica and %q from the source", got.Code, written.Code)
				}
				again := Tag{Code: "go"}
				must(t, "upsert", e.Session(&gorm.Session{SkipDefaultTransaction: true}).Clauses(doNothing()).Create(&again))
				if again.ID != tag.ID {
					t.Errorf("key %v, want that of the source, %v", again.ID, tag.ID)
				}
				if tx := e.Delete(&Tag{}, tag.ID); tx.Error != nil || tx.RowsAffected != 1 {
					t.Errorf("Delete: %d, %v", tx.RowsAffected, tx.Error)
				}
			})
		}
	}
}

// TestResolverOnPostgres opens replicas with dialectors of their own, for which
// the plugin is initialised again.
func TestResolverOnPostgres(t *testing.T) {
	url, _ := dbtest.Postgres.Own(t)
	tg := targets()[1]
	tg.dial = func(*testing.T) gorm.Dialector { return postgresOn(url) }
	e := tg.open(t)
	if err := e.Use(dbresolver.Register(dbresolver.Config{
		Sources: []gorm.Dialector{postgresOn(url)}, Replicas: []gorm.Dialector{postgresOn(url), postgresOn(url)},
	})); err != nil {
		t.Fatal(err)
	}
	e.migrate(t, &Company{})
	for range 5 {
		c := Company{Name: "x"}
		must(t, "Create", e.Create(&c))
		var got Company
		must(t, "First", e.First(&got, c.ID))
		if got != c {
			t.Errorf("got %v, want %v", got, c)
		}
	}
	if tx := e.Where("1 = 1").Find(&[]Company{}); tx.RowsAffected != 5 {
		t.Errorf("%d rows, want 5", tx.RowsAffected)
	}
}

// Doc is deleted softly and has a version.
type Doc struct {
	ID      sqltype.UUID
	Name    string
	Version optimisticlock.Version
	Deleted gorm.DeletedAt
}

func TestSoftDeleteAndOptimisticLock(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Doc{})
		docs := []Doc{{Name: "a"}, {Name: "b"}, {Name: "c"}}
		must(t, "Create", e.Create(&docs))
		var mine, theirs Doc
		must(t, "First", e.First(&mine, docs[0].ID))
		must(t, "First", e.First(&theirs, docs[0].ID))
		if tx := e.Model(&mine).Update("name", "mine"); tx.Error != nil || tx.RowsAffected != 1 {
			t.Errorf("the first update: %d, %v", tx.RowsAffected, tx.Error)
		}
		if tx := e.Model(&theirs).Update("name", "theirs"); tx.Error != nil || tx.RowsAffected != 0 {
			t.Errorf("the stale update: %d, %v, want none", tx.RowsAffected, tx.Error)
		}
		if tx := e.Delete(&Doc{}, docs[1].ID); tx.Error != nil || tx.RowsAffected != 1 {
			t.Errorf("Delete: %d, %v", tx.RowsAffected, tx.Error)
		}
		var left, all int64
		must(t, "Count", e.Model(&Doc{}).Count(&left))
		must(t, "Count", e.Unscoped().Model(&Doc{}).Count(&all))
		if left != 2 || all != 3 {
			t.Errorf("%d of %d rows are left, want 2 of 3", left, all)
		}
		var gone Doc
		if err := e.First(&gone, docs[1].ID).Error; !errors.Is(err, gorm.ErrRecordNotFound) {
			t.Errorf("a deleted row is found: %v", err)
		}
		must(t, "Unscoped", e.Unscoped().First(&gone, docs[1].ID))
		if tx := e.Unscoped().Delete(&Doc{}, docs[1].ID); tx.Error != nil || tx.RowsAffected != 1 {
			t.Errorf("Unscoped Delete: %d, %v", tx.RowsAffected, tx.Error)
		}
	})
}

// TestTenants has one session per tenant, with a condition of its own.
func TestTenants(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Member{})
		tenants := []sqltype.UUID{sqltype.NewV4(), sqltype.NewV4()}
		var wg sync.WaitGroup
		for _, tenant := range tenants {
			wg.Go(func() {
				session := e.Where("tenant_id = ?", tenant).Session(&gorm.Session{})
				for range 5 {
					m := Member{TenantID: tenant, Name: "m"}
					if err := e.Create(&m).Error; err != nil {
						t.Error(err)
						continue
					}
					var got Member
					if err := session.First(&got, "id = ?", m.ID).Error; err != nil || got != m {
						t.Errorf("got %v, %v, want %v", got, err, m)
					}
				}
			})
		}
		wg.Wait()
		mine := e.Where("tenant_id = ?", tenants[0]).Session(&gorm.Session{})
		var theirs Member
		must(t, "Take", e.Take(&theirs, "tenant_id = ?", tenants[1]))
		if tx := mine.Delete(&Member{}, "id = ?", theirs.ID); tx.Error != nil || tx.RowsAffected != 0 {
			t.Errorf("a member of another tenant was deleted: %d, %v", tx.RowsAffected, tx.Error)
		}
		if tx := mine.Delete(&Member{}); tx.Error != nil || tx.RowsAffected != 5 || e.count(t, "members") != 5 {
			t.Errorf("Delete of one tenant: %d, %v", tx.RowsAffected, tx.Error)
		}
	})
}

// TestTwoEngines uses one plugin and the same models on several databases at
// once.
func TestTwoEngines(t *testing.T) {
	plugin := gormplugin.New(gormplugin.Config{})
	var all []*env
	for _, tg := range matrixTargets() {
		if !tg.engine.IsZero() {
			continue // its plugin is configured
		}
		e := tg.bare(t)
		if err := e.Use(plugin); err != nil {
			t.Fatal(err)
		}
		e.migrate(t, models()...)
		all = append(all, e)
	}
	var wg sync.WaitGroup
	for _, e := range all {
		wg.Go(func() {
			for range 5 {
				o := Owner{Name: "o", Company: &Company{Name: "c"}, Pets: []Pet{{Name: "p"}}}
				if err := e.Create(&o).Error; err != nil {
					t.Errorf("%s: %v", e.name, err)
					return
				}
				var got Owner
				if err := e.Preload("Pets").Preload("Company").First(&got, o.ID).Error; err != nil || got.Company == nil || len(got.Pets) != 1 {
					t.Errorf("%s: %v, %v", e.name, got, err)
				}
			}
		})
	}
	wg.Wait()
	for _, e := range all {
		if got := e.typeOf(t, "owners", "id"); got != e.column {
			t.Errorf("%s: the key is %s, want %s", e.name, got, e.column)
		}
	}
}

func TestTransactions(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Tag{})
		refused := errors.New("refused")
		err := e.Transaction(func(tx *gorm.DB) error {
			outer := Tag{Code: "outer"}
			must(t, "Create", tx.Create(&outer))
			err := tx.Transaction(func(tx *gorm.DB) error {
				if tx := tx.Delete(&Tag{}, outer.ID); tx.Error != nil || tx.RowsAffected != 1 {
					t.Errorf("Delete: %d, %v", tx.RowsAffected, tx.Error)
				}
				return refused
			})
			if !errors.Is(err, refused) {
				t.Errorf("the inner transaction: %v", err)
			}
			must(t, "SavePoint", tx.SavePoint("here"))
			must(t, "Create", tx.Create(&Tag{Code: "gone"}))
			must(t, "RollbackTo", tx.RollbackTo("here"))
			var got Tag
			must(t, "First", tx.First(&got, outer.ID))
			// A session of the transaction that prepares its statements.
			prepared := tx.Session(&gorm.Session{PrepareStmt: true})
			must(t, "upsert", prepared.Clauses(clause.OnConflict{DoNothing: true}).Create(&Tag{Code: "outer"}))
			must(t, "Update", prepared.Model(&Tag{}).Where(outer.ID).Update("note", "seen"))
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
		var tags []Tag
		must(t, "Find", e.Find(&tags))
		if len(tags) != 1 || tags[0].Code != "outer" || tags[0].Note != "seen" {
			t.Errorf("tags %v", tags)
		}
	})
}

// TestLogsAreText is what GORM's own logger prints.
func TestLogsAreText(t *testing.T) {
	onEach(t, func(t *testing.T, e *env) {
		e.migrate(t, &Company{})
		c := Company{ID: zeroes(1), Name: "x"}
		sent := e.log.during(func() {
			must(t, "Create", e.Create(&c))
			must(t, "First", e.First(&Company{}, c.ID))
			must(t, "Delete", e.Delete(&c))
		})
		for _, s := range sent {
			if strings.Contains(s, "binary") || !strings.Contains(s, c.ID.String()) {
				t.Errorf("logged %q", s)
			}
		}
		if len(sent) != 3 {
			t.Errorf("%d statements", len(sent))
		}
	})
}

// TestWithoutThePluginAutoMigrateIsLoud is what happens to a model with a
// sqltype.UUID on an engine that has no such type: the name that GORM is given
// for it is one that nothing else has.
func TestWithoutThePluginAutoMigrateIsLoud(t *testing.T) {
	t.Run("MySQL", mySQLHasNoUUID)
	t.Run("MariaDB", mariaDBRefusesBytes)
}

func mySQLHasNoUUID(t *testing.T) {
	e := targetNamed(t, "MySQL").bare(t)
	var refused *driver.MySQLError
	err := e.Migrator().CreateTable(&Company{})
	if !errors.As(err, &refused) || refused.Number != 1064 {
		t.Errorf("CREATE TABLE: %v, want error 1064", err)
	}
	if e.Migrator().HasTable(&Company{}) {
		t.Error("the table was made")
	}
}

// mariaDBRefusesBytes has a table, since MariaDB has the type. The first insert fails.
func mariaDBRefusesBytes(t *testing.T) {
	e := targetNamed(t, "MariaDB").bare(t)
	e.migrate(t, &Company{})
	if got := e.typeOf(t, "companies", "id"); got != "uuid" {
		t.Errorf("the key is %s, want uuid", got)
	}
	if err := e.Create(&Company{ID: zeroes(1), Name: "x"}).Error; err == nil {
		t.Error("sixteen bytes were inserted into a uuid column")
	}
	if n := e.count(t, "companies"); n != 0 {
		t.Errorf("%d rows, want none", n)
	}
}

func postgresOn(url string) gorm.Dialector { return postgres.New(postgres.Config{DSN: url}) }
