package gormplugin_test

import (
	"errors"
	"testing"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/internal/sqlmock"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

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
		name, dialector, version string
		config                   engine.Profile
		want                     string
	}{
		{"PostgreSQL by name", "postgres", "", engine.Profile{}, "uuid"},
		{"SQLite by name", "sqlite", "", engine.Profile{}, "blob"},
		{"MariaDB by its version", "mysql", "10.11.19-MariaDB-deb12", engine.Profile{}, "binary(16)"},
		{"MySQL by its version", "mysql", "8.4.2", engine.Profile{}, "binary(16)"},
		{"MariaDB's uuid when stated, without asking", "mysql", "", engine.MariaDBUUID, "uuid"},
		{"an unknown dialector when stated", "cockroach", "", engine.PostgreSQL, "uuid"},
		{"Oracle when stated", "oracle", "", engine.Oracle, "raw(16)"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			pool, mock, err := sqlmock.New()
			if err != nil {
				t.Fatal(err)
			}
			defer pool.Close()
			if tt.version != "" {
				mock.ExpectQuery(`SELECT VERSION\(\)`).WillReturnRows(sqlmock.NewRows([]string{"v"}).AddRow(tt.version))
			}
			db := open(t, plain{name: tt.dialector, pool: pool}, gormplugin.Config{Engine: tt.config})
			if got := keyType(t, db); got != tt.want {
				t.Errorf("key column %s, want %s", got, tt.want)
			}
			if err := mock.ExpectationsWereMet(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestUseRefuses(t *testing.T) {
	pool, mock, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	defer pool.Close()
	down := errors.New("server is down")
	mock.ExpectQuery("SELECT VERSION").WillReturnError(down)
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
		{"a server that does not answer", plain{name: "mysql", pool: pool}, engine.Profile{}, down},
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
