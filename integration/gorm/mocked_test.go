package gorm_test

import (
	"errors"
	"testing"

	"github.com/DATA-DOG/go-sqlmock"
	"gorm.io/driver/mysql"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// mocked is GORM for MySQL and MariaDB without a server.
func mocked(t *testing.T, config gorm.Config) (*gorm.DB, sqlmock.Sqlmock) {
	t.Helper()
	pool, mock, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { pool.Close() })
	config.Logger, config.DisableAutomaticPing = logger.Discard, true
	db, err := gorm.Open(mysql.New(mysql.Config{Conn: pool, SkipInitializeWithVersion: true}), &config)
	if err != nil {
		t.Fatal(err)
	}
	return db, mock
}

// Versions of servers that are not here.
func TestMySQLAndMariaDBAreToldByTheirVersion(t *testing.T) {
	type Thing struct{ ID sqltype.UUID }
	for version, want := range map[string]string{"10.11.19-MariaDB-deb12": "binary(16)", "8.4.2": "binary(16)"} {
		t.Run(version, func(t *testing.T) {
			db, mock := mocked(t, gorm.Config{DryRun: true})
			mock.ExpectQuery(`SELECT VERSION\(\)`).WillReturnRows(sqlmock.NewRows([]string{"v"}).AddRow(version))
			if err := db.Use(gormplugin.New(gormplugin.Config{})); err != nil {
				t.Fatal(err)
			}
			stmt := &gorm.Statement{DB: db}
			if err := stmt.Parse(&Thing{}); err != nil {
				t.Fatal(err)
			}
			if got := db.Migrator().FullDataTypeOf(stmt.Schema.LookUpField("ID")).SQL; got != want {
				t.Errorf("key column %s, want %s", got, want)
			}
			if err := mock.ExpectationsWereMet(); err != nil {
				t.Error(err)
			}
		})
	}
}

func TestUseReturnsTheErrorOfAServerThatDoesNotAnswer(t *testing.T) {
	db, mock := mocked(t, gorm.Config{})
	down := errors.New("server is down")
	mock.ExpectQuery("SELECT VERSION").WillReturnError(down)
	if err := db.Use(gormplugin.New(gormplugin.Config{})); !errors.Is(err, down) {
		t.Errorf("Use = %v, want %v", err, down)
	}
	if db.Callback().Create().Get("sqluuid:fill") != nil {
		t.Error("the pool was changed all the same")
	}
}

func TestRefusedStatementsAreNotSent(t *testing.T) {
	db, mock := mocked(t, gorm.Config{})
	if err := db.Use(gormplugin.New(gormplugin.Config{Engine: engine.MariaDB})); err != nil {
		t.Fatal(err)
	}
	type Number struct {
		ID   uint
		Name string
	}
	type foreign [16]byte
	id := sqltype.NewV7()
	for range 2 { // no other statement is expected, so any other is an error
		mock.ExpectBegin()
		mock.ExpectRollback()
	}
	for name, refused := range map[string]func() error{
		"Delete": func() error { return db.Delete(&Number{}, id).Error },
		"Update": func() error { return db.Model(&Number{}).Where(id).Update("name", "x").Error },
		"Find":   func() error { return db.Find(&Number{}, id).Error },
		"Exec":   func() error { return db.Exec("DELETE FROM numbers WHERE id IN (?)", foreign(id)).Error },
		"Rows": func() error {
			rows, err := db.Model(&Number{}).Where(id).Rows()
			if err == nil {
				rows.Close()
			}
			return err
		},
	} {
		if err := refused(); !errors.Is(err, gormplugin.ErrIDArgument) {
			t.Errorf("%s = %v, want ErrIDArgument", name, err)
		}
	}
	if err := mock.ExpectationsWereMet(); err != nil {
		t.Error(err)
	}
}
