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

// keyType is the column type of a key with the plugin in use.
func keyType(t *testing.T, db *gorm.DB) string {
	t.Helper()
	stmt := &gorm.Statement{DB: db}
	if err := stmt.Parse(&Thing{}); err != nil {
		t.Fatal(err)
	}
	return db.Migrator().FullDataTypeOf(stmt.Schema.LookUpField("ID")).SQL
}

func TestDetect(t *testing.T) {
	tests := []struct {
		name, dialector string
		config          engine.Profile
		want            string
	}{
		{"PostgreSQL by name", "postgres", engine.Profile{}, "uuid"},
		{"SQLite by name", "sqlite", engine.Profile{}, "blob"},
		{"MariaDB's uuid when stated, without asking", "mysql", engine.MariaDBUUID, "uuid"},
		{"an unknown dialector when stated", "cockroach", engine.PostgreSQL, "uuid"},
		{"Oracle when stated", "oracle", engine.Oracle, "raw(16)"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			db := open(t, plain{name: tt.dialector}, gormplugin.Config{Engine: tt.config})
			if got := keyType(t, db); got != tt.want {
				t.Errorf("key column %s, want %s", got, tt.want)
			}
		})
	}
}

func TestUseRefuses(t *testing.T) {
	unpatchable := func(db *gorm.DB, _ gorm.Dialector) gorm.Migrator { return struct{ gorm.Migrator }{} }
	tests := []struct {
		name   string
		d      plain
		config engine.Profile
		want   error
	}{
		{"a dialector that is not known", plain{name: "clickhouse"}, engine.Profile{}, gormplugin.ErrDialector},
		{"SQL Server that is not stated", plain{name: "sqlserver"}, engine.Profile{}, gormplugin.ErrDialector},
		{"another engine than the dialector's", plain{name: "postgres"}, engine.MariaDB, gormplugin.ErrEngine},
		{"no connection to ask", plain{name: "mysql"}, engine.Profile{}, gormplugin.ErrDialector},
		{"a migrator that is not built on GORM's", plain{name: "postgres", migrator: unpatchable}, engine.Profile{}, gormplugin.ErrDialector},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			db := bare(t, tt.d)
			before := db.Dialector.Name()
			err := db.Use(gormplugin.New(gormplugin.Config{Engine: tt.config}))
			if !errors.Is(err, tt.want) {
				t.Errorf("Use = %v, want %v", err, tt.want)
			}
			if _, ok := db.Dialector.(plain); !ok || db.Callback().Create().Get("sqluuid:fill") != nil {
				t.Errorf("%s was changed all the same", before)
			}
		})
	}
}
