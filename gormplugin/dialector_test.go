package gormplugin_test

import (
	"errors"
	"testing"

	"gorm.io/gorm"
	"gorm.io/gorm/callbacks"
	"gorm.io/gorm/clause"
	"gorm.io/gorm/logger"
	"gorm.io/gorm/migrator"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A plain dialector writes statements and talks to no server.
type plain struct {
	name      string
	pool      gorm.ConnPool
	returning bool
	migrator  func(db *gorm.DB, d gorm.Dialector) gorm.Migrator
}

func (p plain) Name() string { return p.name }

func (p plain) Initialize(db *gorm.DB) error {
	c := &callbacks.Config{}
	if p.returning {
		c.CreateClauses = []string{"INSERT", "VALUES", "ON CONFLICT", "RETURNING"}
	}
	callbacks.RegisterDefaultCallbacks(db, c)
	db.ConnPool = p.pool
	return nil
}

func (p plain) Migrator(db *gorm.DB) gorm.Migrator {
	if p.migrator != nil {
		return p.migrator(db, p)
	}
	return migrator.Migrator{Config: migrator.Config{DB: db, Dialector: p}}
}

func (plain) DataTypeOf(f *schema.Field) string                   { return string(f.DataType) }
func (plain) DefaultValueOf(*schema.Field) clause.Expression      { return clause.Expr{SQL: "DEFAULT"} }
func (plain) BindVarTo(w clause.Writer, _ *gorm.Statement, _ any) { _ = w.WriteByte('?') }
func (plain) QuoteTo(w clause.Writer, s string)                   { _, _ = w.WriteString("`" + s + "`") }
func (plain) Explain(sql string, vars ...any) string {
	return logger.ExplainSQL(sql, nil, "'", vars...)
}

// Dialectors with the abilities that GORM asks for, one or both.
type saving struct{ plain }

func (saving) SavePoint(*gorm.DB, string) error  { return errSaved }
func (saving) RollbackTo(*gorm.DB, string) error { return nil }

type translating struct{ plain }

func (translating) Translate(error) error { return errTranslated }

type both struct{ plain }

func (both) SavePoint(*gorm.DB, string) error  { return errSaved }
func (both) RollbackTo(*gorm.DB, string) error { return nil }
func (both) Translate(error) error             { return errTranslated }

var errSaved, errTranslated = errors.New("saved"), errors.New("translated")

// dry opens a database that only writes statements, with the plugin for p.
func dry(t testing.TB, p engine.Profile) *gorm.DB {
	t.Helper()
	return open(t, plain{name: "dry"}, gormplugin.Config{Engine: p})
}

func open(t testing.TB, d gorm.Dialector, c gormplugin.Config) *gorm.DB {
	t.Helper()
	db := bare(t, d)
	if err := db.Use(gormplugin.New(c)); err != nil {
		t.Fatalf("Use: %v", err)
	}
	return db
}

func bare(t testing.TB, d gorm.Dialector) *gorm.DB {
	t.Helper()
	db, err := gorm.Open(d, &gorm.Config{DryRun: true, SkipDefaultTransaction: true, Logger: logger.Discard})
	if err != nil {
		t.Fatalf("gorm.Open: %v", err)
	}
	return db
}

func TestWrappedDialectorHasTheAbilitiesOfTheDrivers(t *testing.T) {
	p := plain{name: "dry"}
	tests := []struct {
		d                gorm.Dialector
		saves, translate bool
	}{{p, false, false}, {saving{p}, true, false}, {translating{p}, false, true}, {both{p}, true, true}}
	for _, tt := range tests {
		db := open(t, tt.d, gormplugin.Config{Engine: engine.SQLite})
		sp, saves := db.Dialector.(gorm.SavePointerDialectorInterface)
		et, translates := db.Dialector.(gorm.ErrorTranslator)
		if saves != tt.saves || translates != tt.translate {
			t.Errorf("%T: save points %t, translation %t, want %t, %t", tt.d, saves, translates, tt.saves, tt.translate)
		}
		if saves && sp.SavePoint(db, "x") != errSaved {
			t.Errorf("%T: SavePoint does not reach the driver", tt.d)
		}
		if translates && et.Translate(nil) != errTranslated {
			t.Errorf("%T: Translate does not reach the driver", tt.d)
		}
		u, ok := db.Dialector.(interface{ Unwrap() gorm.Dialector })
		if !ok || u.Unwrap().Name() != "dry" {
			t.Errorf("%T: the driver's dialector cannot be had", tt.d)
		}
	}
}
